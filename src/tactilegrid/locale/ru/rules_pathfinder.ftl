# Правила игры «Следопыт» для игроков. Одно сообщение — одна фраза; порядок в файле — порядок чтения.
# Не длиннее 69 знаков, чтобы перед фразой поместилось «12 из 60. ».

rules-pathfinder-title = Следопыт: правила

rules-pathfinder-section-aim = Цель игры
rules-pathfinder-r10 = PF-R10. Выигрывает тот, кто первым дойдёт до чужой низкой фишки.
rules-pathfinder-r1 = PF-R1. Каждый из двоих прячет лабиринт на домашнем поле.
rules-pathfinder-r1-2 = Что узнаёте о чужом лабиринте, отмечено на вашем поле поиска.
rules-pathfinder-r5 = PF-R5. Домашние поля тайные; оба поля поиска видны обоим.

rules-pathfinder-section-grid = Поле
rules-pathfinder-a1 = PF-A1. На поле шесть рядов и шесть столбцов.
rules-pathfinder-r3 = PF-R3. Клетка — буква ряда и число столбца: от A1 до F6.
rules-pathfinder-a2 = PF-A2. Ряд A вверху, на севере; ряд F внизу.
rules-pathfinder-r4 = PF-R4. Преграды стоят в щелях между двумя клетками.
rules-pathfinder-r4-2 = Щель слева от клетки столбца 1 — это вход.
rules-pathfinder-a3 = PF-A3. Всего 66 щелей; на других краях поля их нет.
rules-pathfinder-r2 = PF-R2. У каждого 30 тёмных преград для своего лабиринта.
rules-pathfinder-r2-2 = Светлые преграды и кружки следа отмечают найденное.
rules-pathfinder-r2-3 = Высоких фишек у каждого две, низкая одна.

rules-pathfinder-section-build = Постройка
rules-pathfinder-r6 = PF-R6. Поставьте низкую фишку, то есть цель, на любую клетку.
rules-pathfinder-r7 = PF-R7. Преград ставят сколько угодно: от нуля до всех 30.
rules-pathfinder-r8 = PF-R8. Хотя бы один путь снаружи к цели должен остаться.
rules-pathfinder-a14 = PF-A14. Остальные клетки могут быть закрыты совсем.
rules-pathfinder-r17 = PF-R17. Открытый вход может никуда не вести: это приманка.
rules-pathfinder-build = Сначала строит место 1 и говорит «готово», потом место 2.
rules-pathfinder-build-2 = «Готово» не отменить; всё, что до него, — можно.
rules-pathfinder-a16 = PF-A16. Печатные примеры лабиринтов нигде не опубликованы.
rules-pathfinder-a16-2 = Готовые лабиринты здесь придуманы для этой программы.

rules-pathfinder-section-search = Поиск
rules-pathfinder-r9 = PF-R9. Один из вас начинает.
rules-pathfinder-r11 = PF-R11. Снаружи спросите, можно ли войти в клетку столбца 1.
rules-pathfinder-r11-2 = Если в её щели нет преграды, вы внутри, и ход продолжается.
rules-pathfinder-a9 = PF-A9. Если она есть, ход окончен, и вы всё ещё снаружи.
rules-pathfinder-r12 = PF-R12. Внутри спросите о соседней клетке, но не по диагонали.
rules-pathfinder-r13 = PF-R13. Да: вы идёте туда и можете спрашивать дальше.
rules-pathfinder-r14 = PF-R14. Нет: там отмечают преграду, и ваш ход окончен.
rules-pathfinder-r15 = PF-R15. На каждой оставленной клетке лежит кружок следа.
rules-pathfinder-a6 = PF-A6. Кружки остаются; ваш путь ведёт от входа до вас.
rules-pathfinder-r16 = PF-R16. Вернуться по своим шагам можно всегда.
rules-pathfinder-a5 = PF-A5. Это ничего не стоит, как бы далеко ни было.
rules-pathfinder-a4 = PF-A4. Можно выйти и сразу попробовать другой вход.
rules-pathfinder-a7 = PF-A7. О стороне, про которую известно «нет», не спрашивают.
rules-pathfinder-a7-2 = Вам об этом скажут, и ход продолжится.
rules-pathfinder-a8 = PF-A8. Пропустить ход нельзя: его кончает «нет» или цель.
rules-pathfinder-a13 = PF-A13. Если цель в столбце 1, выиграть можно сразу при входе.
rules-pathfinder-a12 = PF-A12. Второй игрок не получает лишнего хода.
rules-pathfinder-resign = Можно сдаться; тогда выигрывает другой.
rules-pathfinder-end = В конце оба лабиринта показывают обоим.

rules-pathfinder-section-ways = Как ещё можно играть
rules-pathfinder-search = Ищите в одиночку, а прячет программа: play search.
rules-pathfinder-hide = Или прячьте вы, а ищет только другое место: play hide.
rules-pathfinder-a15 = PF-A15. Если лабиринт из картона, отвечаете вы: maze2 answers.
rules-pathfinder-a15-2 = Ответы: yes (да), no (нет) или goal — да, и это цель.
rules-pathfinder-a15-3 = Ответ, невозможный ни в каком лабиринте, не принимается.
rules-pathfinder-a15-4 = В конце выложите лабиринт: его сверят с ответами.

rules-pathfinder-section-notation = Как пишут ходы
rules-pathfinder-written = +B3E ставит преграду восточнее B3; -B3E убирает её.
rules-pathfinder-written-2 = S — южнее клетки; C1W — вход в C1.
rules-pathfinder-written-3 = goal E5 ставит цель; ready кончает постройку.
rules-pathfinder-written-4 = build snake 3 — строит программа; load meadow — готовый.
rules-pathfinder-written-5 = Виды: snake, branching, decoys, open; 1 легко, 3 трудно.
rules-pathfinder-written-6 = enter:B1 просит войти; B1>B2 спрашивает о B2, и просто b2 тоже.
rules-pathfinder-written-7 = back:B1 возвращает на B1, out выводит наружу.

rules-pathfinder-section-settings = Настройки
rules-pathfinder-set-rows = rows: рядов на поле, от 3 до 8; обычно 6.
rules-pathfinder-set-cols = cols: столбцов, от 3 до 8; обычно 6.
rules-pathfinder-set-chips = chips: преграды; обычно на один ряд меньше, чем клеток.
rules-pathfinder-set-play = play: both (оба), search (поиск) или hide; обычно both.
rules-pathfinder-set-maze1 = maze1: hidden (в программе) или answers; обычно hidden.
rules-pathfinder-set-maze2 = maze2: то же для места 2.
rules-pathfinder-set-layout = layout: для play search — random, вид или лабиринт.
rules-pathfinder-set-strength = strength: насколько трудно искать, от 1 до 3; обычно 2.
rules-pathfinder-set-reentry = reentry: withdraw (можно выйти) или none; обычно withdraw.
rules-pathfinder-set-reentry-2 = При none тот, кто вошёл не туда, уже не выйдет.
rules-pathfinder-set-reentry-3 = В такой игре может не быть победителя.
rules-pathfinder-set-reask = reask_blocked: reject или costs_turn; обычно reject.
rules-pathfinder-set-equal = equal_turns: on даёт второму игроку последний ход.
rules-pathfinder-set-equal-2 = Если цель найдут оба, это ничья; обычно off.
rules-pathfinder-set-limit = turn_limit: сколько ходов у одного ищущего; 0 — без предела.
rules-pathfinder-set-repetition = repetition: сколько повторений кончают игру; обычно 0.
rules-pathfinder-set-cap = ply_cap: конец после стольких ходов; 0 — без предела.
rules-pathfinder-set-first = first: какое место ищет первым, или random; обычно 1.

rules-pathfinder-section-names = Об этом тексте
rules-pathfinder-names = Названия принадлежат их владельцам; текст здесь наш.
rules-pathfinder-names-2 = Номера с A — решения там, где печатные правила молчат.
