# Что стоит на рельефном листе и что говорится о том, как он делается.

sheet-view = { $who_is ->
    [nobody] Как это знают все.
   *[somebody] Как это видно отсюда: { $who }.
}
sheet-wall = стена
sheet-unknown = неизвестная сторона
sheet-number = Для --{ $option } не годится { $given }: нужно целое число от { $low } до { $high }.
sheet-not-with = Ключ --{ $option } не для { $format }.
sheet-other-game = В этом файле другая игра: { $game }.
sheet-no-grid = Нет поля { $given }. Есть: { $known }.
sheet-one-grid = В этой игре поле одно: --grid не нужен.
sheet-too-small = Слишком много клеток для { $paper }. Возьмите --paper a3 или другой --format.
sheet-no-page = Нет страницы { $given }: на этом листе { $n ->
    [one] { $n } страница
    [few] { $n } страницы
   *[many] { $n } страниц
}.
sheet-exists = Файл { $path } уже есть, он остался как был.
sheet-not-written = Файл { $path } не записать: { $why }.
sheet-written = Записано: { $path }.
sheet-written-pages = Записано: от { $path } до { $last }, { $n ->
    [one] { $n } страница
    [few] { $n } страницы
   *[many] { $n } страниц
}.
