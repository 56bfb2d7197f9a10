# The first lesson of Pathfinder, on a board of four by four.

pathfinder-lesson-about = Каждый прячет цель в лабиринте. Кто первым найдёт чужую, тот победит.
pathfinder-lesson-names = Клетки — от A1 до D4: ряд A на севере, столбец 1 на западе, там входы.
pathfinder-lesson-south = Курсор чтения на A1. Сдвиньте его на юг.
pathfinder-lesson-walk = Это ваше поле, пока пустое. Теперь на восток.
pathfinder-lesson-hide = Сначала построим лабиринт. Спрячьте цель на B3.
pathfinder-lesson-chips = Преграды ставят между клетками и у входов.
pathfinder-lesson-close = Закройте вход A1.
pathfinder-lesson-undo = Пока вы строите, всё можно взять назад. Попробуйте.
pathfinder-lesson-status = Узнайте, сколько у вас преград и долог ли лучший путь к цели.
pathfinder-lesson-ready = Для малого лабиринта хватит. Скажите, что он готов.
pathfinder-lesson-ask = Чужой лабиринт тоже готов, но его не видно. О нём можно только спросить.
pathfinder-lesson-enter = Спросите, можно ли войти в B1.
pathfinder-lesson-on = «Да» — значит, вы внутри, и ход продолжается. Попробуйте путь на B2.
pathfinder-lesson-edges = Преграда кончает ход. Вы стоите на B1. Узнайте, что известно о сторонах.
pathfinder-lesson-new = Тем временем искал соперник, Место 2. Послушайте ещё раз.
pathfinder-lesson-unknown = Можно прыгать к сторонам, о которых ещё ничего не известно.
pathfinder-lesson-out = Другой вход может быть лучше. Выйти можно даром: выйдите из лабиринта.
pathfinder-lesson-again = Спросите, можно ли войти в C1.
pathfinder-lesson-further = Вы внутри. Дальше на восток: C2.
pathfinder-lesson-win = Цель близко: спросите о C3.
pathfinder-lesson-end = Цель найдена. В настоящем лабиринте 36 клеток и до 30 преград.
