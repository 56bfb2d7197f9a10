# The tutor of a lesson. $again, $hint and the like are the keys or the words of those commands.

lesson-opening = Урок: { $game }. { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}.
lesson-ways = Задание ещё раз: { $hint }. Пропустить: { $forward }. Уйти: { $quit }.
lesson-press = Нажмите: { $keys }.
lesson-type = Наберите: { $line }
lesson-times = { $key }, { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
lesson-then = { $first }, затем { $following }
lesson-praise = { $n ->
    [0] Хорошо.
    [1] Отлично.
    [2] Верно.
   *[3] Очень хорошо.
}
lesson-astray = По правилам так можно, но урок идёт другим путём.
    .brief = В этом уроке иначе.
lesson-keeps = В партии так берут ход назад. Здесь это делает урок.
    .brief = На этом шаге — нет.
lesson-not-here = В уроке этого нет, в партии есть.
lesson-end = Конец урока. Уйти: { $quit }.
lesson-game = Совет в партии: { $hint }. О чём можно спросить: { $keys }.
lesson-next = Чтобы играть: tactilegrid play { $game }

key-up = стрелка вверх
key-down = стрелка вниз
key-left = стрелка влево
key-right = стрелка вправо

## The lesson that fits every game

lesson-any-board = Доска состоит из клеток. По ней ходит курсор чтения.
lesson-any-walk = Курсор ничего не меняет. Вы слышите клетку и что на ней стоит.
lesson-any-square = Послушайте клетку под курсором ещё раз.
lesson-any-read = Послушайте всю доску. Длинный ответ идёт частями: { $more } — дальше.
lesson-any-moves = Послушайте, какие ходы возможны. { $more } — следующая часть.
lesson-any-status = Послушайте, как идёт игра.
lesson-any-make = Теперь сделайте ход.
lesson-any-undo = Ход можно взять назад.
lesson-any-redo = Теперь верните его.
lesson-any-end = Вы умеете ходить, спрашивать и играть. Остальное — в правилах.

## Said in the lessons of several games

lesson-any-here = Если вы потерялись, спросите, где курсор.
lesson-any-again = Последние слова можно услышать ещё раз.
lesson-any-rows = Теперь послушайте всю доску, ряд за рядом.
lesson-any-more = Это первая часть. Послушайте следующую.
