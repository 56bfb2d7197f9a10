# The first lesson of Quoridor, on a board of five by five.

quoridor-lesson-about = Две пешки бегут наперегонки. Ваша идёт из ряда 1 в ряд 5.
quoridor-lesson-names = Имена клеток — от a1 до e5: буква с запада на восток, число на север.
quoridor-lesson-up = Вы на c1, и курсор чтения там же. Сдвиньте курсор на север.
quoridor-lesson-walk = Курсор только читает, пешка стоит. Теперь на восток.
quoridor-lesson-home = Верните курсор к своей пешке.
quoridor-lesson-ways = Куда может пойти пешка? Спросите о ней.
quoridor-lesson-step = Пешка идёт на одну клетку: север, восток, юг или запад. Пойдите на c2.
quoridor-lesson-status = Путь — это число шагов до цели. Узнайте оба пути.
quoridor-lesson-fence = Вместо шага можно поставить забор. Перейдите к заборам.
quoridor-lesson-turn = Забор закрывает две клетки. Вы слышите, как меняются пути. Поверните его.
quoridor-lesson-behind = Сопернику нужно в ряд 1. Поставьте забор на пути: над c1 и d1.
quoridor-lesson-place = Сначала его прочтут вам, со второго раза он стоит.
quoridor-lesson-squares = Теперь вернитесь от заборов к клеткам.
quoridor-lesson-moves = Соперник перед вами. Узнайте, что вы можете, сначала шаги.
quoridor-lesson-jump = Через пешку можно прыгнуть. Прыгните на c4.
quoridor-lesson-undo = Перед вами забор. В партии ходы можно брать назад. Попробуйте.
quoridor-lesson-redo = Оба хода взяты назад. Верните их.
quoridor-lesson-edges = Узнайте, какие стороны вашей клетки закрыты.
quoridor-lesson-around = Север закрыт. Обойдите забор: шаг на b4.
quoridor-lesson-win = До ряда 5 один шаг, и он свободен. Выиграйте.
quoridor-lesson-end = Это и есть игра. В настоящей — 81 клетка и по десять заборов.
