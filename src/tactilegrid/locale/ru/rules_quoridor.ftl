# Правила «Коридора» для игроков. Одно сообщение — одна фраза; порядок в файле — порядок чтения.
# Не длиннее 69 знаков, чтобы перед фразой поместилось «12 из 60. ».

rules-quoridor-title = Коридор: правила

rules-quoridor-section-aim = Цель игры
rules-quoridor-r3 = QD-R3. Первым доведите пешку до ряда напротив своего края.
rules-quoridor-r3-2 = Годится любая из девяти клеток этого ряда.
rules-quoridor-a13 = QD-A13. На этом партия кончается, второе место не разыгрывают.

rules-quoridor-section-board = Доска и начало
rules-quoridor-r1 = QD-R1. На доске 81 клетка: столбцы от a до i, ряды от 1 до 9.
rules-quoridor-r1-2 = У каждого игрока одна пешка; заборов на всех двадцать.
rules-quoridor-r2 = QD-R2. Когда играют двое, у каждого 10 заборов.
rules-quoridor-r2-2 = Пешка в начале стоит посередине своего края.
rules-quoridor-r2-3 = Кому ходить первым, может решить жребий: настройка first.
rules-quoridor-a1 = QD-A1. Игрок 1, Юг, начинает с e1 и идёт к ряду 9.
rules-quoridor-a1-2 = Игрок 2, Север, начинает с e9 и идёт к ряду 1.
rules-quoridor-a1-3 = Север для всех там, где ряд 9.

rules-quoridor-section-turn = Ваш ход
rules-quoridor-r4 = QD-R4. За ход можно либо шагнуть пешкой, либо поставить забор.
rules-quoridor-r4-2 = Если заборы кончились, остаётся ходить пешкой.
rules-quoridor-r5 = QD-R5. Пешка шагает на одну клетку: север, юг, восток или запад.
rules-quoridor-r5-2 = Наискосок она не ходит, и через забор тоже.

rules-quoridor-section-fences = Заборы
rules-quoridor-r6 = QD-R6. Забор длиной в две клетки стоит между клетками.
rules-quoridor-r6-2 = Он всегда разделяет две пары соседних клеток.
rules-quoridor-r6-3 = Забор e3h стоит над клетками e3 и f3.
rules-quoridor-r6-4 = Забор e3v стоит справа от клеток e3 и e4.
rules-quoridor-a2 = QD-A2. Заборы могут касаться, но не перекрываться и не скрещиваться.
rules-quoridor-a3 = QD-A3. Поставленный забор больше не двигают.
rules-quoridor-a11 = QD-A11. По краю доски заборы не ставят.
rules-quoridor-r7 = QD-R7. Нельзя закрыть пешке последний путь к её цели.
rules-quoridor-r7-2 = Такой забор поставить не дадут: выберите другой ход.
rules-quoridor-a4 = QD-A4. Путь преграждают только заборы, пешки не в счёт.

rules-quoridor-section-jumps = Прыжки
rules-quoridor-r8 = QD-R8. Через чужую пешку по соседству с вашей можно перепрыгнуть.
rules-quoridor-r8-2 = Вы попадаете на клетку сразу за ней, в том же направлении.
rules-quoridor-r8-3 = Если между пешками забор, прыгать нельзя.
rules-quoridor-a9 = QD-A9. Прыгать не обязательно, а можно в любую из четырёх сторон.
rules-quoridor-r9 = QD-R9. Если за чужой пешкой забор, можно свернуть.
rules-quoridor-r9-2 = Тогда вы попадаете на клетку слева или справа от неё.
rules-quoridor-a5 = QD-A5. Край доски за пешкой считается забором.
rules-quoridor-a6 = QD-A6. Сворачивают, только когда прямой прыжок закрыт.
rules-quoridor-a6-2 = Сбоку не должно быть забора, и клетка должна быть пуста.

rules-quoridor-section-four = Когда играют четверо
rules-quoridor-r10 = QD-R10. Четыре пешки стоят посередине четырёх краёв.
rules-quoridor-r10-2 = У каждого 5 заборов, остальные правила те же.
rules-quoridor-r10-3 = Больше одной пешки за раз перепрыгнуть нельзя.
rules-quoridor-a1-4 = Ходят по часовой стрелке: e1, a5, e9, i5.
rules-quoridor-a1-5 = С a5 идут к столбцу i, а с i5 к столбцу a.
rules-quoridor-a7 = QD-A7. Если сразу за пешкой стоит ещё одна, прыжка в эту сторону нет.
rules-quoridor-a8 = QD-A8. Если заборов нет и шагнуть некуда, ход пропускается.
rules-quoridor-a8-2 = По своей воле пропускать ход нельзя.

rules-quoridor-section-end = Ничья и сдача
rules-quoridor-a10 = QD-A10. Когда позиция встречается в третий раз, это ничья.
rules-quoridor-a10-2 = На второй раз вас предупредят.
rules-quoridor-a14 = QD-A14. Можно сдаться; прежде вас переспросят.
rules-quoridor-a14-2 = У четверых ваша пешка уходит с доски, остальные играют дальше.
rules-quoridor-a14-3 = Ваши заборы на доске остаются, а запас пропадает.

rules-quoridor-section-settings = Настройки
rules-quoridor-set-size = size: клеток по стороне, нечётное число от 3 до 11; обычно 9.
rules-quoridor-set-players = players: сколько игроков, 2 или 4; обычно 2.
rules-quoridor-set-fences = fences: заборов у каждого; у двоих по 10, у четверых по 5.
rules-quoridor-set-edge = edge_is_fence: on — край доски за пешкой считается забором.
rules-quoridor-set-edge-2 = off — у края доски свернуть нельзя.
rules-quoridor-set-behind = pawn_behind: blocked — вторая пешка позади не даёт прыгнуть.
rules-quoridor-set-behind-2 = diagonal — там можно свернуть, как у забора.
rules-quoridor-set-repetition = repetition: на какой раз повтор кончает партию; обычно 3.
rules-quoridor-set-repetition-2 = Годится 3 и больше; при 0 позиции повторяются без конца.
rules-quoridor-set-cap = ply_cap: через столько ходов ничья; при 0 предела нет.
rules-quoridor-set-cap-2 = Когда играют одни программы, на доске 9 предел 324.
rules-quoridor-set-first = first: кто ходит первым, номер или random; обычно 1.

rules-quoridor-section-names = Об этом тексте
rules-quoridor-names = Названия принадлежат их владельцам; слова здесь наши.
rules-quoridor-names-2 = Пункты с буквой A решают то, о чём печатные правила молчат.
