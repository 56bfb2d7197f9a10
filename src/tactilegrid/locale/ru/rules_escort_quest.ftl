# Правила «Проводника и гоблина» для игроков. Одно сообщение — одна фраза; порядок в файле — порядок
# чтения. Не длиннее 69 знаков, чтобы перед фразой поместилось «12 из 60. ».

rules-escort-quest-title = Проводник и гоблин: правила

rules-escort-quest-section-aim = Цель игры
rules-escort-quest-r1 = EQ-R1. Вы играете в одиночку, и вы проводник.
rules-escort-quest-r1-2 = С вами крестьянин, его надо довести домой, а за ним идёт гоблин.
rules-escort-quest-r15 = EQ-R15. Крестьянин попал в деревню — вы выиграли.
rules-escort-quest-r15-2 = Гоблин попал в деревню — вы проиграли.
rules-escort-quest-a8 = EQ-A8. Гоблин и крестьянин встретились на клетке — тоже проигрыш.
rules-escort-quest-a8-2 = Встреча считается раньше, чем плитка этой клетки.

rules-escort-quest-section-board = Доска
rules-escort-quest-r2 = EQ-R2. На клетке не больше одной плитки; остальные клетки пустые.
rules-escort-quest-r14 = EQ-R14. Кто уходит за край доски, входит с противоположного края.
rules-escort-quest-r6 = EQ-R6. Фигура всегда стоит на одной клетке.
rules-escort-quest-a9 = EQ-A9. Вы можете стоять вместе с крестьянином или с гоблином.
rules-escort-quest-r22 = EQ-R22. У барьера есть закрытые стороны: войти можно отовсюду,
rules-escort-quest-r22-2 = а выйти только через открытую сторону.
rules-escort-quest-r3 = EQ-R3. Плитка на барьере открывает все его стороны.
rules-escort-quest-r5 = EQ-R5. Три фигуры начинают на трёх разных клетках.
rules-escort-quest-r5-2 = Плитка под фигурой в начале не действует.
rules-escort-quest-a4 = EQ-A4. Барьер под фигурой в начале действует.
rules-escort-quest-r7 = EQ-R7. В начале от крестьянина до деревни не меньше трёх ходов.
rules-escort-quest-a5 = EQ-A5. Диагональ — тоже ход, и путь через край доски тоже.
rules-escort-quest-r8 = EQ-R8. Гоблин начинает на диагонали от крестьянина.

rules-escort-quest-section-turn = Ход
rules-escort-quest-r9 = EQ-R9. Первым идёте вы, потом крестьянин, потом гоблин.
rules-escort-quest-r10 = EQ-R10. Вы идёте на клетку в любом из восьми направлений.
rules-escort-quest-r10-2 = Идти надо обязательно, если хоть что-то открыто.
rules-escort-quest-a12 = EQ-A12. Если всё закрыто, вы стоите, и крестьянин тоже.
rules-escort-quest-r11 = EQ-R11. Крестьянин идёт туда же, куда вы, или стоит, если не может.
rules-escort-quest-a13 = EQ-A13. Он повторяет только шаг, а не скольжение и не портал.
rules-escort-quest-r12 = EQ-R12. Потом гоблин идёт на клетку ближе к крестьянину.
rules-escort-quest-r13 = EQ-R13. Он идёт прямо вдоль той стороны, где клеток больше.
rules-escort-quest-r13-2 = Если по столбцам и по рядам одинаково, он идёт по диагонали.
rules-escort-quest-a7 = EQ-A7. Он меряет по доске и через край не смотрит.
rules-escort-quest-a10 = EQ-A10. Если путь ему закрыл барьер, он стоит.

rules-escort-quest-section-tiles = Плитки
rules-escort-quest-r16 = EQ-R16. Шипы: попали вы или крестьянин — вы проиграли.
rules-escort-quest-r16-2 = Гоблину шипы нипочём.
rules-escort-quest-r17 = EQ-R17. Прицел: следующий ход только по диагонали.
rules-escort-quest-r17-2 = Крестьянин в прицеле стоит, если вы идёте прямо.
rules-escort-quest-r17-3 = Гоблин идёт по диагонали, после которой он ближе к крестьянину.
rules-escort-quest-a11 = EQ-A11. Даже если она уводит прочь; из равных сперва северо-восток,
rules-escort-quest-a11-2 = потом юго-восток, юго-запад, северо-запад.
rules-escort-quest-r18 = EQ-R18. Амулет: кто сюда попал, скользит ещё на клетку дальше.
rules-escort-quest-r18-2 = Плитка там действует в следующий ход.
rules-escort-quest-a14 = EQ-A14. Деревня, шипы, портал, амулет — в начале следующего хода.
rules-escort-quest-a14-2 = Это раньше вашего выбора: вы, потом крестьянин, потом гоблин.
rules-escort-quest-a14-3 = Кто до этого ушёл с плитки, на того она не действует.
rules-escort-quest-r19 = EQ-R19. Страж: кто бы ни попал, следующий ход плитки не действуют.
rules-escort-quest-r19-2 = Барьеры действуют всегда.
rules-escort-quest-a16 = EQ-A16. Это весь следующий ход, от вашего шага до гоблина.
rules-escort-quest-a16-2 = Всё, что должно подействовать в тот ход, пропадает.
rules-escort-quest-r20 = EQ-R20. Снежинка: кто сюда попал, в следующий ход стоит.
rules-escort-quest-a17 = EQ-A17. Кто остался на плитке, заново на неё не попадает.
rules-escort-quest-r21 = EQ-R21. Портал переносит на портал того направления, в котором шли.
rules-escort-quest-r21-2 = Если шли в его собственном направлении, ничего не происходит.
rules-escort-quest-a18 = EQ-A18. Если такого портала нет, тоже ничего не происходит.
rules-escort-quest-r4 = EQ-R4. Направление портала — сторона доски, на каждую один портал.

rules-escort-quest-section-end = Пределы и возврат ходов
rules-escort-quest-a20 = EQ-A20. Ходов сколько угодно, и любой можно вернуть.
rules-escort-quest-a20-2 = Для задач, что идут с игрой, кратчайший путь известен.

rules-escort-quest-section-settings = Настройки
rules-escort-quest-set-puzzle = puzzle: от 1 до 33, имя задачи или вся задача одной строкой.
rules-escort-quest-set-puzzle-2 = Как пишется такая строка, сказано в справке о записи ходов.
rules-escort-quest-set-puzzle-3 = Или имя файла: смотрите tactilegrid layouts --help.
rules-escort-quest-set-puzzle-4 = Или new, new:9x7, edit:ford, чтобы построить свою.
rules-escort-quest-set-metric = goblin_metric: flat — гоблин меряет по доске; так обычно.
rules-escort-quest-set-metric-2 = torus — он смотрит и через край, где путь короче.
rules-escort-quest-set-catch = catch: lose — гоблину и крестьянину нельзя встречаться; обычно.
rules-escort-quest-set-catch-2 = ignore — им можно стоять на одной клетке.
rules-escort-quest-set-amulet = amulet: next_turn — плитка за ним ждёт; так обычно.
rules-escort-quest-set-amulet-2 = immediate — она действует сразу.
rules-escort-quest-set-limit = turn_limit: через столько ходов проигрыш; при 0 предела нет.
rules-escort-quest-set-repetition = repetition: на какой раз повтор кончает игру, от 3.
rules-escort-quest-set-repetition-2 = Обычно 0, и положения повторяются без конца.
rules-escort-quest-set-cap = ply_cap: через столько ходов игра кончается; при 0 предела нет.
rules-escort-quest-set-cap-2 = Когда играет одна программа, предел 200.

rules-escort-quest-section-names = Об этом тексте
rules-escort-quest-names = Названия принадлежат их владельцам; слова здесь наши.
rules-escort-quest-names-2 = Пункты с буквой A решают то, о чём печатные правила молчат.
rules-escort-quest-a1 = EQ-A1. Печатный лист не опубликован: все задачи здесь наши.
rules-escort-quest-a1-2 = Сторона доски от 5 до 16 клеток, хотя бы одна от 6.
rules-escort-quest-a3 = EQ-A3. Барьеры тоже наши; в задаче у каждого названы стороны.
