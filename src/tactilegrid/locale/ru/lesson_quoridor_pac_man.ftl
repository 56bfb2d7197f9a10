# The first lesson of Quoridor Pac-Man, near the end of a game.

quoridor-pac-man-lesson-about = Вы Пакман и победите, съев все шарики. За вами гонятся призраки.
quoridor-pac-man-lesson-start = Вы на b3. Осталось два шарика, на d3 и g3.
quoridor-pac-man-lesson-north = Курсор чтения тоже на b3. Сдвиньте его на север.
quoridor-pac-man-lesson-walk = Курсор только читает, Пакман стоит. Теперь на восток.
quoridor-pac-man-lesson-home = Верните курсор к Пакману.
quoridor-pac-man-lesson-things = Можно прыгать от фигуры к шарику, к забору и так далее.
quoridor-pac-man-lesson-ways = Куда может пойти Пакман? Спросите о нём.
quoridor-pac-man-lesson-two = Он проходит две клетки, вы выбираете их по одной.
quoridor-pac-man-lesson-go-c4 = Пройдите на c3, потом на c4.
quoridor-pac-man-lesson-status = Призраки прошли по одной клетке. Узнайте, как ваши дела.
quoridor-pac-man-lesson-seen = Призрак, который видит вас в ряду или столбце, проходит две. Где они?
quoridor-pac-man-lesson-pellet = Шарик даёт до трёх клеток сверх хода, и тогда вы едите призраков.
quoridor-pac-man-lesson-boost = Идите на d4, к шарику d3, потом e3, e4, и съешьте Блинки на e5.
quoridor-pac-man-lesson-last = Это был рывок. Послушайте последние ходы ещё раз.
quoridor-pac-man-lesson-safe = Остался один шарик, на g3. Пройдите на f5, потом на f4.
quoridor-pac-man-lesson-undo = В партии ходы можно брать назад. Попробуйте.
quoridor-pac-man-lesson-win = В двух клетках от f4 последний шарик, g3. Съешьте его и победите.
quoridor-pac-man-lesson-end = В настоящей игре четыре шарика, четыре призрака и три жизни.
