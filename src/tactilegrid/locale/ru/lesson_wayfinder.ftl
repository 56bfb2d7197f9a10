# The first lesson of Wayfinder, alone on a map of four by four.

wayfinder-lesson-about = Вы плаваете с камнями четырёх цветов. Ваш цвет — зелёный.
wayfinder-lesson-village = Пять камней одного цвета на клетке — это деревня. За неё дают очки.
wayfinder-lesson-north = Ваш кормчий на b1, курсор чтения там же. Сдвиньте курсор на север.
wayfinder-lesson-walk = Курсор только читает, кормчий стоит. Теперь на восток.
wayfinder-lesson-home = Верните курсор на b1. «Смесь» — это камни разных цветов.
wayfinder-lesson-drop = Вы берёте все камни своей клетки и кладёте по одному на каждую новую.
wayfinder-lesson-ways = Узнайте, что у вас и куда плыть.
wayfinder-lesson-enter = Начните плавание: на c1.
wayfinder-lesson-back = Вас спросили, какой камень положить. Шаг можно взять назад: попробуйте.
wayfinder-lesson-voyage = Теперь плывите: зелёный на c1, жёлтый на d1, красный на d2.
wayfinder-lesson-bend = Плывут прямо, повернуть можно один раз: здесь на d1, на север.
wayfinder-lesson-last = На d1 лежали жёлтые, туда можно только жёлтый. Послушайте ход ещё раз.
wayfinder-lesson-place = Выберите, откуда плыть дальше, клетку с двумя цветами: b3.
wayfinder-lesson-undo = В партии ходы можно брать назад. Попробуйте.
wayfinder-lesson-forming = Узнайте, какие ваши деревни растут.
wayfinder-lesson-status = И узнайте свой счёт, сейчас и в конце.
wayfinder-lesson-win = На c3 четыре зелёных, нужен пятый. Плывите: c3 зелёный, d3 жёлтый.
wayfinder-lesson-end = Деревня построена. На большой карте 36 клеток и 144 камня.
