# The first lesson of Escort Quest, on a sheet of six by six.

escort-quest-lesson-about = Вы ведёте крестьянина домой, в деревню. За ним гонится гоблин.
escort-quest-lesson-tokens = Вы на a1, крестьянин на b2, гоблин на f6, деревня на e3.
escort-quest-lesson-north = Курсор чтения тоже на a1. Сдвиньте его на север.
escort-quest-lesson-walk = Курсор только читает, вы стоите. Теперь на восток.
escort-quest-lesson-things = Можно прыгать от одного предмета на доске к другому.
escort-quest-lesson-turn = Первый шаг ваш. Крестьянин его повторяет, потом подходит гоблин.
escort-quest-lesson-go-north = Шагните на север, на a2.
escort-quest-lesson-far = Вы оба шагнули на север. Узнайте, далеко ли ему до дома.
escort-quest-lesson-goblin = Узнайте, где гоблин и с какой стороны он идёт.
escort-quest-lesson-copy = Он на b3, деревня на e3: ему на восток. Шагните на восток, на b2.
escort-quest-lesson-ahead = Перед ним что-то есть, на d3. Послушайте подробно.
escort-quest-lesson-what-if = Шипы его погубят. Узнайте, что даст каждое направление.
escort-quest-lesson-around = Проведите его мимо шипов: шаг на юго-восток, на c1.
escort-quest-lesson-undo = В этой игре всегда можно взять ход назад. Попробуйте.
escort-quest-lesson-home = Он на d2, деревня на e3: от него на северо-восток. Приведите его домой.
escort-quest-lesson-end = Он спасён. Вас ждут 33 головоломки, и плитки в них бывают разные.
