# Что говорится в каждой игре. Значение — обычный текст; .brief, .full и .braille заменяют его,
# когда слушатель хочет короче, подробнее или читает пальцами.

language-name = Русский

## Перечисления

list-next = { $list }, { $item }
list-and = { $list } и { $item }
list-none = нет

## Ответы, которым мало одной строки

part = { $number } из { $count }: { $text }
no-words = Нет слов для сообщения { $name }. Сообщите об этом.

## Места

square = { $cell }, { $what }
square-listed = { $cell } { $what }
empty = пусто
edge = край

direction-north = север
direction-north-east = северо-восток
direction-east = восток
direction-south-east = юго-восток
direction-south = юг
direction-south-west = юго-запад
direction-west = запад
direction-north-west = северо-запад

## Места за столом и очередь

seat-number = Место { $number }
turn = { $who_is ->
    [you] Ваш ход.
   *[other] Ход: { $who }.
}
