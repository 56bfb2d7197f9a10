# The first lesson of Pathagon, on a board of five by five.

pathagon-lesson-about = У вас светлые фишки. Цепь из них от ряда 1 до ряда 5 выигрывает.
pathagon-lesson-names = Имена клеток — от a1 до e5: буква с запада на восток, число на север.
pathagon-lesson-north = Курсор чтения в середине, на c3. Сдвиньте его на север.
pathagon-lesson-walk = Доска ещё пуста. Курсор только читает. Теперь на восток.
pathagon-lesson-home = Верните курсор на c3.
pathagon-lesson-place = Поставьте первую фишку, на c3.
pathagon-lesson-chain = Фишки рядом — это цепь. Узнайте, сколько рядов в каждой цепи.
pathagon-lesson-clamp = Фишку между двумя чужими можно снять. Снимите c4, встав на c5.
pathagon-lesson-last = c4 снята, и соперник не может туда встать один ход. Повторите ходы.
pathagon-lesson-gap = Вам c4 открыта. Закройте там просвет.
pathagon-lesson-moves = Ряды 3, 4 и 5 соединены. Узнайте, сколько у вас ходов.
pathagon-lesson-on = Дальше на юг: поставьте фишку на c2.
pathagon-lesson-barred = Её сняли. Этот ход c2 для вас закрыта. Послушайте её подробно.
pathagon-lesson-end-piece = Тогда сначала другой конец: c1.
pathagon-lesson-undo = Соперник играет в стороне. В партии ходы можно брать назад. Попробуйте.
pathagon-lesson-win = Одна фишка соединит все пять рядов. Вы знаете где. Выиграйте.
pathagon-lesson-end = В настоящей игре семь рядов. Кто поставил все фишки, двигает их.
