# Правила игры «Кормчий» для игроков. Одно сообщение — одна фраза; порядок в файле — порядок чтения.
# Не длиннее 69 знаков, чтобы перед фразой поместилось «12 из 60. ».

rules-wayfinder-title = Кормчий: правила

rules-wayfinder-section-aim = Цель игры
rules-wayfinder-r25 = WF-R25. Деревни дают очки сразу, растущие деревни — в конце.
rules-wayfinder-r25-2 = Выигрывает тот, у кого сумма больше.
rules-wayfinder-a17 = WF-A17. При равной сумме победу делят.

rules-wayfinder-section-setup = Карта и начало
rules-wayfinder-r1 = WF-R1. В игре 144 камня и 24 хижины четырёх цветов.
rules-wayfinder-r1-2 = У каждого есть кормчий: это фигурка, которая плывёт.
rules-wayfinder-a1 = WF-A1. На карте 36 клеток: столбцы от a до f, ряды от 1 до 6.
rules-wayfinder-a2 = WF-A2. На каждой клетке есть метка одного цвета.
rules-wayfinder-a2-2 = Печатные метки нигде не опубликованы; эта карта наша.
rules-wayfinder-a3 = WF-A3. Цвета: зелёный, жёлтый, синий, красный.
rules-wayfinder-a3-2 = В записи это буквы G, Y, B и R.
rules-wayfinder-r2 = WF-R2. Вначале на каждой клетке по камню каждого цвета.
rules-wayfinder-r2-2 = У каждого игрока свой цвет; остальные цвета ничьи.
rules-wayfinder-r2-3 = По очереди каждый выбирает клетку, откуда поплывёт.
rules-wayfinder-a6 = WF-A6. Годится любая клетка, где ещё нет кормчего.

rules-wayfinder-section-voyage = Плавание
rules-wayfinder-r3 = WF-R3. В свой ход вы плывёте с клетки своего кормчего.
rules-wayfinder-r5 = WF-R5. Возьмите оттуда все камни; хижины и кормчий остаются.
rules-wayfinder-r5-2 = Плывите по прямой, повернуть можно один раз.
rules-wayfinder-a4 = WF-A4. Шаг ведёт на клетку рядом, поворот — под прямым углом.
rules-wayfinder-a5 = WF-A5. Чужие кормчие не мешают.
rules-wayfinder-r6 = WF-R6. На каждой клетке оставляйте по камню, пока они есть.
rules-wayfinder-r7 = WF-R7. На пустой клетке годится любой цвет.
rules-wayfinder-r7-2 = Так начинается деревня этого цвета.
rules-wayfinder-r8 = WF-R8. На пустой клетке можно оставить всё и закончить.
rules-wayfinder-a7 = WF-A7. Но не больше пяти камней, если они все одного цвета.
rules-wayfinder-r9 = WF-R9. Клетка с одним цветом принимает только этот цвет.
rules-wayfinder-r9-2 = Без него там нельзя ни встать, ни пройти.
rules-wayfinder-r9-3 = Клетка со смесью цветов принимает любой.
rules-wayfinder-r10 = WF-R10. Если плыть можно, плыть надо.
rules-wayfinder-r11 = WF-R11. Больше одного камня получает только последняя клетка.
rules-wayfinder-r12 = WF-R12. Домой: всё в руке того же цвета, что и деревня.
rules-wayfinder-r12-2 = Если вместе будет не больше пяти, можно оставить всё.
rules-wayfinder-a8 = WF-A8. Это не обязательно; последний камень оставляют просто так.
rules-wayfinder-a18 = WF-A18. Был ли уже поворот, не важно.
rules-wayfinder-r17 = WF-R17. Плавание надо довести до конца, иначе его не начать.
rules-wayfinder-r17-2 = Если плыть некуда, кормчего снимают и ход пропускают.
rules-wayfinder-r18 = WF-R18. После плавания кормчего снимают с карты.

rules-wayfinder-section-villages = Деревни
rules-wayfinder-r13 = WF-R13. Пять камней одного цвета — это деревня.
rules-wayfinder-r13-2 = Они уходят с карты, а на клетке строят хижину их цвета.
rules-wayfinder-a10 = WF-A10. Хижины не кончаются, если нет hut_limit.
rules-wayfinder-r14 = WF-R14. Деревня своего цвета даёт вам 25, чужого 5.
rules-wayfinder-a9 = WF-A9. Деревня ничьего цвета тоже даёт 5.
rules-wayfinder-r15 = WF-R15. Клетка снова считается пустой, для любого цвета.
rules-wayfinder-r16 = WF-R16. Одно плавание может построить несколько деревень.

rules-wayfinder-section-placing = Следующее начало
rules-wayfinder-r20 = WF-R20. Ставьте туда, где камни хотя бы двух цветов.
rules-wayfinder-r20-2 = Другого кормчего там быть не должно.
rules-wayfinder-r21 = WF-R21. Сначала плывите, потом ставьте для следующего раза.
rules-wayfinder-r4 = WF-R4. Когда кому-то некуда поставить, порядок меняется.
rules-wayfinder-r4-2 = С тех пор в свой ход сначала ставят, потом плывут.
rules-wayfinder-a15 = WF-A15. Так остаётся до конца.
rules-wayfinder-r19 = WF-R19. В гонке поставить надо, пока идёт отсчёт.
rules-wayfinder-r19-2 = Кто не успеет, теряет следующий ход.
rules-wayfinder-a13 = WF-A13. Гонки и отсчёта нет, если их не просили.
rules-wayfinder-a13-2 = Он стоит, пока говорит программа; его можно продлить.
rules-wayfinder-a14 = WF-A14. После потерянного хода ставят для следующего.

rules-wayfinder-section-end = Конец
rules-wayfinder-r23 = WF-R23. Игра кончается, когда плыть больше некому.
rules-wayfinder-a11 = WF-A11. То есть ни с одной клетки с двумя цветами плыть нельзя.
rules-wayfinder-r24 = WF-R24. Тогда каждая растущая деревня даёт очки своему цвету.
rules-wayfinder-r24-2 = Сложите её камни, хижины её цвета и 1 за метку.
rules-wayfinder-r24-3 = Метка считается, если цвет тот же; сумму — в квадрат.
rules-wayfinder-r24-4 = Смесь и клетки без камней ничего не дают.
rules-wayfinder-a12 = WF-A12. Когда позиция встаёт в третий раз, игра тоже кончается.
rules-wayfinder-a12-2 = Очки считают как всегда; на второй раз вас предупредят.
rules-wayfinder-resign = Можно сдаться; остальные играют дальше.

rules-wayfinder-section-alone = В одиночку
rules-wayfinder-r22 = WF-R22. В одиночку играют на самый большой счёт.
rules-wayfinder-r22-2 = При level 1 у вас один цвет, при 4 все четыре по очереди.
rules-wayfinder-r22-3 = Их счёт складывают.
rules-wayfinder-a16 = WF-A16. Тогда камни оставляют хотя бы на двух клетках.

rules-wayfinder-section-notation = Как записывают ходы
rules-wayfinder-written = c3 E G Y N B R: с c3 на восток, потом на север; G — зелёный.
rules-wayfinder-written-2 = В скобках всё, что оставляют разом: c3 E G [B R].
rules-wayfinder-written-3 = @d4 ставит на d4; @- значит, что поставить некуда.

rules-wayfinder-section-settings = Настройки
rules-wayfinder-set-size = size: клеток по стороне, от 4 до 8; обычно 6.
rules-wayfinder-set-players = players: сколько игроков, от 1 до 4; обычно 2.
rules-wayfinder-set-level = level: цветов у одиночки, от 1 до 4; обычно 1.
rules-wayfinder-set-mode = turn_mode: sequential или race; обычно sequential.
rules-wayfinder-set-countdown = countdown: секунды в гонке, до 120; 0 — выключено.
rules-wayfinder-set-countdown-2 = В печатных правилах их 5.
rules-wayfinder-set-neutral = neutral_village: очки за ничью деревню; обычно 5.
rules-wayfinder-set-huts = hut_limit: хижин каждого цвета или none; в коробке 6.
rules-wayfinder-set-huts-2 = Когда хижин нет, деревня даёт только очки.
rules-wayfinder-set-map = waypoint_map: house или буквы G, Y, B, R ряд за рядом.
rules-wayfinder-set-map-2 = Начинайте с дальнего ряда, между рядами косая черта.
rules-wayfinder-set-map-3 = Или имя файла: смотрите tactilegrid layouts --help.
rules-wayfinder-set-repetition = repetition: на какой раз повтор кончает игру; обычно 3.
rules-wayfinder-set-repetition-2 = При 0 позиции повторяются без конца.
rules-wayfinder-set-cap = ply_cap: через столько ходов конец; при 0 предела нет.
rules-wayfinder-set-cap-2 = Поставить — тоже ход; у одних программ предел 400.
rules-wayfinder-set-first = first: кто начинает, номер или random; обычно 1.

rules-wayfinder-section-names = Об этом тексте
rules-wayfinder-names = Названия принадлежат их владельцам; слова здесь наши.
rules-wayfinder-names-2 = Пункты с буквой A решают то, о чём печатные правила молчат.
