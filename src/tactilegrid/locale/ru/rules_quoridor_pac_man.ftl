# Правила игры «Коридор: Пакман» для игроков. Одно сообщение — одна фраза; порядок в файле —
# порядок чтения. Не длиннее 69 знаков.

rules-quoridor-pac-man-title = Коридор: Пакман. Правила

rules-quoridor-pac-man-section-aim = Цель игры
rules-quoridor-pac-man-r2 = PM-R2. Один играет за Пакмана, остальные делят четырёх призраков.
rules-quoridor-pac-man-r2-2 = Впятером у каждого одна фигура; один играющий ведёт всех.
rules-quoridor-pac-man-r3 = PM-R3. Пакман побеждает, когда съедает все четыре шарика.
rules-quoridor-pac-man-r3-2 = Призраки побеждают, если раньше поймают его три раза.

rules-quoridor-pac-man-section-board = Доска и начало
rules-quoridor-pac-man-r1 = PM-R1. На доске 81 клетка и заборы, которые не двигаются.
rules-quoridor-pac-man-r1-2 = Фигуры: Пакман, Блинки, Инки, Пинки, Клайд; ещё четыре шарика.
rules-quoridor-pac-man-r1-3 = У Пакмана три жизни.
rules-quoridor-pac-man-a1 = PM-A1. В расстановке classic6 Пакман начинает на e5.
rules-quoridor-pac-man-a1-2 = Блинки начинает на e9, Инки на a5, Пинки на i5, Клайд на e1.
rules-quoridor-pac-man-a1-3 = Шарики лежат в углах: a1, a9, i1 и i9.
rules-quoridor-pac-man-a1-4 = Заборов шесть: b2h, g2h, b7h, g7h, c4v и f5v.
rules-quoridor-pac-man-a1-5 = Печатной расстановки в открытых источниках нет: здесь только наши.
rules-quoridor-pac-man-a1-6 = У кого есть коробка, тот введёт печатную; см. «Расстановки».

rules-quoridor-pac-man-section-pac-man = Ход Пакмана
rules-quoridor-pac-man-r4 = PM-R4. Пакман начинает. Он идёт на две клетки, не наискосок.
rules-quoridor-pac-man-r4-2 = Между шагами можно повернуть и даже вернуться.
rules-quoridor-pac-man-a2 = PM-A2. Без рывка он не ходит на клетку призрака.
rules-quoridor-pac-man-a2-2 = Если идти некуда, он стоит на месте.
rules-quoridor-pac-man-r5 = PM-R5. На шарике он стоит, съедает его и сразу делает рывок.
rules-quoridor-pac-man-r5-2 = Рывок — ещё до трёх клеток в тот же ход.
rules-quoridor-pac-man-a3 = PM-A3. Если шарик на первой клетке, вторая пропадает.
rules-quoridor-pac-man-a4 = PM-A4. Рывок можно кончить раньше: ещё раз Enter.
rules-quoridor-pac-man-a5 = PM-A5. Шарик, съеденный в рывке, даёт снова три клетки.
rules-quoridor-pac-man-r6 = PM-R6. В рывке он съедает всех призраков на пути.
rules-quoridor-pac-man-a6 = PM-A6. Он может съесть нескольких и идти дальше через их клетки.
rules-quoridor-pac-man-a7 = PM-A7. Последний шарик — сразу победа.
rules-quoridor-pac-man-a8 = PM-A8. Съеденный призрак ждёт вне доски, пока не потеряна жизнь.
rules-quoridor-pac-man-a8-2 = Когда съедены все четыре, Пакман уже не проиграет.

rules-quoridor-pac-man-section-ghosts = Ходы призраков
rules-quoridor-pac-man-r7 = PM-R7. После Пакмана каждый призрак идёт на одну клетку.
rules-quoridor-pac-man-a10 = PM-A10. Порядок такой: Блинки, Инки, Пинки, Клайд.
rules-quoridor-pac-man-a11 = PM-A11. Призрак, которому есть куда идти, обязан идти.
rules-quoridor-pac-man-a12 = PM-A12. Призраки не стоят на одной клетке и не проходят насквозь.
rules-quoridor-pac-man-r8 = PM-R8. Призрак, который в начале хода видит Пакмана, в ярости.
rules-quoridor-pac-man-r8-2 = Тогда он идёт на две клетки вместо одной.
rules-quoridor-pac-man-a13 = PM-A13. Идти надо на обе, можно повернуть; на Пакмане ход кончен.
rules-quoridor-pac-man-r9 = PM-R9. Заборы закрывают вид, призраки не закрывают.
rules-quoridor-pac-man-a14 = PM-A14. Видно вдоль рядов и столбцов, на любое расстояние.

rules-quoridor-pac-man-section-caught = Пойман
rules-quoridor-pac-man-r10 = PM-R10. Призрак, который дошёл до Пакмана, отнимает у него жизнь.
rules-quoridor-pac-man-r10-2 = Все фигуры возвращаются на свои места, съеденные призраки тоже.
rules-quoridor-pac-man-a9 = PM-A9. Съеденные шарики не возвращаются.
rules-quoridor-pac-man-a15 = PM-A15. Начинает снова Пакман, остальные призраки не ходят.

rules-quoridor-pac-man-section-end = Конец
rules-quoridor-pac-man-r11 = PM-R11. Без жизней Пакман проигрывает.
rules-quoridor-pac-man-a16 = PM-A16. Уровень Пакмана — по съеденным шарикам.
rules-quoridor-pac-man-a16-2 = 0 или 1 — новичок, 2 — подающий надежды, 3 — знаток, 4 — ас.
rules-quoridor-pac-man-a17 = PM-A17. Когда позиция встречается в третий раз, это ничья.
rules-quoridor-pac-man-a17-2 = На второй раз вас предупредят.
rules-quoridor-pac-man-resign = Если вы сдаётесь, ваших призраков получает следующий игрок.
rules-quoridor-pac-man-resign-2 = Если за призраков больше некому играть, побеждает Пакман.

rules-quoridor-pac-man-section-notation = Как записывают ходы
rules-quoridor-pac-man-notation = Фигуры: P, B, I, K (Пинки) и C; шаги: N, E, S, W.
rules-quoridor-pac-man-notation-2 = В записи звёздочка — шарик, x — съеден призрак, ! — пойман.
rules-quoridor-pac-man-notation-3 = Буква и знаки не обязательны; можно назвать последнюю клетку.

rules-quoridor-pac-man-section-settings = Настройки
rules-quoridor-pac-man-set-players = players: сколько игроков, от 1 до 5; обычно 2.
rules-quoridor-pac-man-set-layout = layout: название расстановки или она сама в одну строку.
rules-quoridor-pac-man-set-layout-2 = Названия: classic6, pinwheel, halls, rooms, meadow, den.
rules-quoridor-pac-man-set-layout-3 = Или имя файла: смотрите tactilegrid layouts --help.
rules-quoridor-pac-man-set-pac = pac_into_ghost: blocked; dies — войти к призраку стоит жизни.
rules-quoridor-pac-man-set-boost = boost: upto — до трёх клеток; exact — ровно три.
rules-quoridor-pac-man-set-eaten = eaten_return: reset — съеденный ждёт, пока не потеряна жизнь.
rules-quoridor-pac-man-set-eaten-2 = next_turn — к своему ходу он снова на своём месте.
rules-quoridor-pac-man-set-order = ghost_order: fixed; free — призраки сами решают, кто ходит.
rules-quoridor-pac-man-set-hold = ghost_hold: on — призрак может стоять; обычно off.
rules-quoridor-pac-man-set-share = ghosts_share: on — призраки стоят и на одной клетке; обычно off.
rules-quoridor-pac-man-set-frenzy = frenzy: bend; straight — обе клетки в одну сторону.
rules-quoridor-pac-man-set-lives = lives: жизней от 1 до 9; обычно 3.
rules-quoridor-pac-man-set-repetition = repetition: на какой раз повтор кончает партию; обычно 3.
rules-quoridor-pac-man-set-repetition-2 = Годится 3 и больше; при 0 позиции повторяются без конца.
rules-quoridor-pac-man-set-cap = ply_cap: через столько ходов фигур ничья; при 0 предела нет.
rules-quoridor-pac-man-set-cap-2 = Когда играют одни программы, предел 1000, это 200 кругов.

rules-quoridor-pac-man-section-layouts = Расстановки
rules-quoridor-pac-man-layouts = Расстановка — несколько строк: слово и его клетки.
rules-quoridor-pac-man-layouts-2 = Слова: pacman, blinky, inky, pinky, clyde, pellets, fences.
rules-quoridor-pac-man-layouts-3 = Строка выглядит так: pellets a1 a9 i1 i9.
rules-quoridor-pac-man-layouts-4 = Строка layout даёт название; заметка начинается с решётки.
rules-quoridor-pac-man-layouts-5 = В одну строку части пишут через точку с запятой: pacman=e5;blinky=e9.
rules-quoridor-pac-man-layouts-6 = Шариков четыре, заборов не больше 20.
rules-quoridor-pac-man-layouts-7 = От каждого шарика и призрака должен быть путь к Пакману.

rules-quoridor-pac-man-section-names = Об этом тексте
rules-quoridor-pac-man-names = Названия принадлежат их владельцам; слова здесь наши.
rules-quoridor-pac-man-names-2 = Пункты с буквой A решают то, о чём печатные правила молчат.
