# Правила «Патагона» для игроков. Одно сообщение — одна фраза; порядок в файле — порядок чтения.
# Не длиннее 69 знаков, чтобы перед фразой поместилось «12 из 60. ».

rules-pathagon-title = Патагон: правила

rules-pathagon-section-aim = Цель игры
rules-pathagon-r4 = PG-R4. Соедините два своих края доски цепью из своих фишек.
rules-pathagon-r4-2 = Фишки в цепи соприкасаются сторонами, а не углами.
rules-pathagon-r4-3 = Цепь может изгибаться; кто первым её замкнёт, тот выигрывает.
rules-pathagon-a10 = PG-A10. Выиграть может только тот, кто сейчас ходит.

rules-pathagon-section-board = Доска и начало
rules-pathagon-r1 = PG-R1. На доске 49 клеток: столбцы от a до g, ряды от 1 до 7.
rules-pathagon-r1-2 = У одного игрока 14 светлых фишек, у другого 14 тёмных.
rules-pathagon-r3 = PG-R3. Два противоположных края светлые, два других тёмные.
rules-pathagon-a1 = PG-A1. Светлые соединяют ряды 1 и 7, тёмные — столбцы a и g.
rules-pathagon-a1-2 = Угловая клетка принадлежит обоим своим краям.
rules-pathagon-r16 = PG-R16. На настоящей доске один цвет помечен на ощупь: кольцом.

rules-pathagon-section-placing = Как ставят фишки
rules-pathagon-r2 = PG-R2. Решите, кто начинает, и ходите по очереди.
rules-pathagon-r2-2 = Пока фишки есть в запасе, ставьте по одной на пустую клетку.
rules-pathagon-a14 = PG-A14. Начинают светлые, если настройка first не велит иначе.

rules-pathagon-section-traps = Зажим
rules-pathagon-r5 = PG-R5. Чужая фишка между двумя вашими на одной линии зажата.
rules-pathagon-r5-2 = Линия — это ряд или столбец, и все три фишки стоят подряд.
rules-pathagon-r5-3 = В конце хода зажатую фишку можно снять.
rules-pathagon-a2 = PG-A2. Снимать не обязательно; вы сами говорите, какие снимаете.
rules-pathagon-a3 = PG-A3. Одна из двух зажимающих фишек — та, которой вы сейчас пошли.
rules-pathagon-a3-2 = Самому встать между двумя чужими фишками безопасно.
rules-pathagon-a3-3 = Если вы не сняли фишку сразу, позже этот зажим уже не в счёт.
rules-pathagon-r8 = PG-R8. За ход можно зажать несколько фишек, и в ряду, и в столбце.
rules-pathagon-r9 = PG-R9. В каждом направлении снимают не больше одной фишки за ход.
rules-pathagon-a4 = PG-A4. Направлений четыре, значит, и фишек не больше четырёх.
rules-pathagon-r10 = PG-R10. Две чужие фишки подряд на одной линии зажать нельзя.

rules-pathagon-section-return = Снятая фишка
rules-pathagon-r6 = PG-R6. Снятая фишка возвращается в запас к своему хозяину.
rules-pathagon-r6-2 = Следующим ходом хозяин обязан поставить фишку на доску.
rules-pathagon-r6-3 = Ставить можно куда угодно, кроме клетки, с которой её сняли.
rules-pathagon-r7 = PG-R7. После этого хода клетка снова открыта обоим.
rules-pathagon-a5 = PG-A5. Если снято несколько фишек, закрыты все их клетки.
rules-pathagon-a5-2 = Закрыты они на один ход и только для хозяина.
rules-pathagon-r11 = PG-R11. Если снято несколько, за ход возвращают только одну.
rules-pathagon-a6 = PG-A6. Возвращённая фишка может и зажать, и выиграть.

rules-pathagon-section-moving = Как двигают фишки
rules-pathagon-r12 = PG-R12. Когда запас пуст, переставляйте фишки, стоящие на доске.
rules-pathagon-r12-2 = Берите любую свою фишку и ставьте на любую пустую клетку.
rules-pathagon-r13 = PG-R13. Пока не все ваши фишки на доске, двигать их нельзя.
rules-pathagon-r14 = PG-R14. Если вашу фишку сняли, сначала поставьте её обратно.
rules-pathagon-a9 = PG-A9. Один может уже двигать фишки, пока другой ещё ставит.
rules-pathagon-r15 = PG-R15. Одну и ту же фишку два хода подряд двигать нельзя.
rules-pathagon-a8 = PG-A8. Она снова свободна, когда вы поставите или сдвинете другую.

rules-pathagon-section-end = Ничья и сдача
rules-pathagon-a12 = PG-A12. Когда позиция встречается в третий раз, это ничья.
rules-pathagon-a12-2 = На второй раз вас предупредят.
rules-pathagon-resign = Можно сдаться; прежде вас переспросят.

rules-pathagon-section-settings = Настройки
rules-pathagon-set-size = size: клеток по стороне, от 3 до 11; обычно 7.
rules-pathagon-set-pieces = pieces: фишек у каждого; на доске 7 их 14.
rules-pathagon-set-pieces-2 = PG-A11. Когда стоят все, пустых клеток не меньше пяти.
rules-pathagon-set-pieces-3 = Если не задать: на доске 4 их 5, на прочих вдвое больше size.
rules-pathagon-set-capture = capture: may — вы выбираете, что снять; так обычно и играют.
rules-pathagon-set-capture-2 = must — всё зажатое снимается.
rules-pathagon-set-axis = light_axis: vertical — светлые соединяют первый ряд с последним.
rules-pathagon-set-axis-2 = horizontal — светлые соединяют крайние столбцы, тёмные — ряды.
rules-pathagon-set-repetition = repetition: на какой раз повтор кончает партию; обычно 3.
rules-pathagon-set-repetition-2 = При 0 позиции могут повторяться без конца.
rules-pathagon-set-cap = ply_cap: через столько ходов ничья; при 0 предела нет.
rules-pathagon-set-cap-2 = Когда играют одни программы, предел 180.
rules-pathagon-set-first = first: кто ходит первым, номер или random; обычно 1.

rules-pathagon-section-names = Об этом тексте
rules-pathagon-names = Названия принадлежат их владельцам; слова здесь наши.
rules-pathagon-names-2 = Пункты с буквой A решают то, о чём печатные правила молчат.
