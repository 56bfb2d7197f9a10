# Патагон. Светлые и тёмные — две стороны; клетка без фишки пуста, а клетка, с которой фишку сняли,
# на один ход закрыта для её хозяина.

pathagon-seat = { $colour ->
    [light] Светлые
   *[dark] Тёмные
}

## Начало

pathagon-opening = Патагон. Вы играете { $colour ->
    [light] светлыми
   *[dark] тёмными
}, соединяете { $edges }.
    .brief = Патагон. Вы { $colour ->
        [light] светлые
       *[dark] тёмные
    }, { $edges }.
pathagon-opening-both = Патагон. Светлые соединяют { $light }, тёмные { $dark }.
    .brief = Светлые { $light }, тёмные { $dark }.
pathagon-borders-rows = ряды { $first } и { $last }
    .brief = ряды { $first }, { $last }
pathagon-borders-columns = столбцы { $first } и { $last }
    .brief = столбцы { $first }, { $last }
pathagon-pieces-each = У каждого { $n ->
    [one] { $n } фишка.
    [few] { $n } фишки.
   *[other] { $n } фишек.
}
    .brief = { "" }

## Клетки

pathagon-piece = { $colour ->
    [light] светлая
   *[dark] тёмная
}
    .full = { $colour ->
    [light] светлая
   *[dark] тёмная, с кольцом
}{ $who_is ->
    [you] , ваша
   *[other] { "" }
}
pathagon-a-piece = { $colour ->
    [light] светлая фишка
   *[dark] тёмная фишка
}
pathagon-piece-resting = { $colour ->
    [light] светлая, отдыхает
   *[dark] тёмная, отдыхает
}
    .full = { $colour ->
    [light] светлая
   *[dark] тёмная, с кольцом
}{ $who_is ->
    [you] , ваша
   *[other] { "" }
}, отдыхает
pathagon-square-barred = { $who_is ->
    [you] закрыта в этот ход
   *[other] { $colour ->
        [light] закрыта для светлых
       *[dark] закрыта для тёмных
    }
}
    .brief = { $who_is ->
    [you] закрыта
   *[other] { $colour ->
        [light] закрыта для светлых
       *[dark] закрыта для тёмных
    }
}
pathagon-free = пусто
pathagon-at = { $cell }, { $what }.
pathagon-picked = Фишка на { $cell }. { $n ->
    [one] { $n } клетка.
    [few] { $n } клетки.
   *[other] { $n } клеток.
}

## Ходы

pathagon-player = { $who_is ->
    [you] Вы
   *[other] { $who }
}
pathagon-placed = { pathagon-player } { $to }.
pathagon-placed-taking = { pathagon-player } { $to }, снято { $cells }.
    .brief = { pathagon-player } { $to }, снято { $list }.
pathagon-moved = { pathagon-player } с { $from } на { $to }.
pathagon-moved-taking = { pathagon-player } с { $from } на { $to }, снято { $cells }.
    .brief = { $n ->
    [4] { pathagon-player } на { $to }, снято { $list }.
   *[other] { pathagon-player } с { $from } на { $to }, снято { $list }.
}
pathagon-chain = { $who_is ->
    [you] Ваша цепь:
   *[other] Цепь:
} { $lines ->
    [rows] { $n ->
        [one] { $n } ряд из { $size }.
        [few] { $n } ряда из { $size }.
       *[other] { $n } рядов из { $size }.
    }
   *[columns] { $n ->
        [one] { $n } столбец из { $size }.
        [few] { $n } столбца из { $size }.
       *[other] { $n } столбцов из { $size }.
    }
}
    .brief = { "" }
pathagon-last-piece = { $who_is ->
    [you] Ваш запас пуст.
   *[other] Запас пуст.
}
    .brief = { "" }
    .full = { $who_is ->
    [you] Ваш запас пуст: дальше вы двигаете.
   *[other] Запас пуст.
}

## Конец

pathagon-won = { $who_is ->
    [you] Вы выигрываете: цепь соединяет { $edges }.
   *[other] Победа: { $who }. Цепь соединяет { $edges }.
}
    .brief = { $who_is ->
    [you] Вы выигрываете.
   *[other] Победа: { $who }.
}
pathagon-repeated = { $n ->
    [2] Позиция повторилась: ещё раз, и ничья.
    [few] Позиция стоит { $n } раза: ещё раз, и ничья.
   *[other] Позиция стоит { $n } раз: ещё раз, и ничья.
}
    .brief = Ещё раз, и ничья.
pathagon-stood = { $n ->
    [2] Такая позиция уже была.
    [few] Такая позиция уже { $n } раза.
   *[other] Такая позиция уже { $n } раз.
}
pathagon-drawn-repetition = { $n ->
    [2] Ничья: позиция повторяется второй раз.
    [3] Ничья: та же позиция третий раз.
    [few] Ничья: та же позиция { $n } раза.
   *[other] Ничья: та же позиция { $n } раз.
}
    .brief = Ничья: позиция повторяется.
pathagon-drawn-ply-cap = { $n ->
    [one] Ничья: предел, { $n } ход, исчерпан.
    [few] Ничья: предел, { $n } хода, исчерпан.
   *[other] Ничья: предел, { $n } ходов, исчерпан.
}
    .brief = Ничья: предел ходов.
pathagon-resigned = { $who_is ->
    [you] Вы сдаётесь.
   *[other] Сдача: { $who }.
}
pathagon-won-by-resigning = { $who_is ->
    [you] Вы выигрываете.
   *[other] Победа: { $who }.
}

## Снятие

pathagon-take-one = Зажата { $cell }. Enter — снять, 2 — нет.
pathagon-take-two = Зажаты { $first } и { $second }. Enter — обе, 2 — { $first }, 3 — { $second }, 4 — нет.
    .brief = Зажаты { $first }, { $second }. Enter обе, 4 нет.
pathagon-take-many = Зажаты { $cells }. Enter — снять все, 2 — нет; ещё — остальное.
    .brief = Зажаты { $n }. Enter все, 2 нет, ещё.
pathagon-answer-none = ни одной
pathagon-answer-all = { $n ->
    [2] обе, { $cells }
   *[other] все, { $cells }
}
pathagon-answer-some = { $cells }

## Отказы

pathagon-over = Игра окончена.
pathagon-must-move = Запас пуст: выберите, какую фишку двигать.
    .brief = Запас пуст: выберите фишку.
pathagon-must-move-resting = Запас пуст: выберите, какую фишку двигать. { $cell } после хода отдыхает.
    .brief = Запас пуст: двигайте, но не { $cell }.
pathagon-return-first = Сначала верните снятую фишку на доску. В запасе: { $n }.
    .brief = Сначала верните фишку. В запасе { $n }.
pathagon-place-first = Сначала поставьте все фишки. В запасе: { $n }.
    .brief = Сначала поставьте. В запасе { $n }.
pathagon-not-yours = На { $cell } нет вашей фишки.
pathagon-must-rest = { $cell } двигалась прошлым ходом и отдыхает.
    .brief = { $cell } отдыхает.
pathagon-same-square = Ходить надо на другую клетку, не на { $cell }.
    .brief = Она уже на { $cell }.
pathagon-off-board = Такой клетки на этой доске нет.
pathagon-occupied = { $cell } не пуста: там { $colour ->
    [light] светлая фишка.
   *[dark] тёмная фишка.
}
    .brief = { $cell } не пуста.
pathagon-barred = { $cell } закрыта в этот ход: с неё снята ваша фишка.
    .brief = { $cell } закрыта в этот ход.
pathagon-not-clamped = Этот ход не зажимает { $cell }.
pathagon-must-take = Здесь надо снять все зажатые: { $cells }.
    .brief = Надо снять все зажатые.
pathagon-record-order = Назовите каждую снятую фишку один раз, по порядку столбцов.
    .brief = Назовите каждую фишку один раз.
pathagon-bad-move = Это не ход: { $given }. Скажите d4, а чтобы двигать, a1-d4.
    .brief = Не ход. Скажите d4 или a1-d4.
pathagon-no-square = { $given } на этой доске нет; дальний угол: { $last }.
    .brief = На доске нет: { $given }.
pathagon-no-place = Сначала назовите клетку.

## Как идёт игра

pathagon-status = Цепь { $mine } из { $size }, чужая { $theirs }. В запасе { $left }, у соперника { $right }.
    .brief = Цепь { $mine }, чужая { $theirs }. Запас { $left }, { $right }.
pathagon-status-both = Цепи: светлые { $mine } из { $size }, тёмные { $theirs }. Запас { $left } и { $right }.
    .brief = Цепи { $mine } и { $theirs }, запас { $left } и { $right }.
pathagon-way = { $who_is ->
    [you] Вам до цепи: { $n ->
        [one] { $n } клетка.
        [few] { $n } клетки.
       *[other] { $n } клеток.
    }
   *[other] { $who }, до цепи: { $n ->
        [one] { $n } клетка.
        [few] { $n } клетки.
       *[other] { $n } клеток.
    }
}
pathagon-way-closed = { $who_is ->
    [you] Все ваши пути сейчас закрыты.
   *[other] { $who }: все пути сейчас закрыты.
}
pathagon-placing = { $who_is ->
    [you] Вы ставите фишки. В запасе: { $n }.
   *[other] { $who }: фишек в запасе { $n }.
}
    .brief = { $who_is ->
    [you] Вы: в запасе { $n }.
   *[other] { $who }: в запасе { $n }.
}
pathagon-moving = { $who_is ->
    [you] Вы двигаете фишки: запас пуст.
   *[other] { $who }: запас пуст, время двигать.
}
    .brief = { $who_is ->
    [you] Вы двигаете фишки.
   *[other] { $who }: запас пуст.
}
pathagon-moving-resting = { $who_is ->
    [you] Вы двигаете фишки; { $cell } отдыхает.
   *[other] { $who }: запас пуст, { $cell } отдыхает.
}
pathagon-barred-list = { $who_is ->
    [you] Для вас закрыты в этот ход: { $cells }.
   *[other] { $who }, закрыты в этот ход: { $cells }.
}
    .brief = Закрыты: { $cells }.
pathagon-pieces = { $colour ->
    [light] Светлые
   *[dark] Тёмные
}, { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[other] { $n } фишек
}: { $cells }.
pathagon-squares = { $cells }.
pathagon-left = { $n ->
    [0] Запас пуст.
   *[other] В запасе: { $n }.
}
pathagon-no-pieces = { $colour ->
    [light] Светлых
   *[dark] Тёмных
} фишек на доске нет, в запасе { $n }.
    .brief = На доске нет фишек, в запасе { $n }.
pathagon-hands = В запасе: светлые { $light }, тёмные { $dark }.

## Что можно сделать

pathagon-count-placements = { $n ->
    [one] Можно поставить на { $n } клетку.
    [few] Можно поставить на { $n } клетки.
   *[other] Можно поставить на { $n } клеток.
}
pathagon-count-moves = { $n ->
    [one] { $n } ход:
    [few] { $n } хода:
   *[other] { $n } ходов:
} { $pieces ->
    [one] { $pieces } фишка,
    [few] { $pieces } фишки,
   *[other] { $pieces } фишек,
} { $squares ->
    [one] { $squares } клетка.
    [few] { $squares } клетки.
   *[other] { $squares } клеток.
}
pathagon-with-captures = Со снятием { $n }: { $cells }.
pathagon-can-place = Сюда можно поставить.
pathagon-would-take = { $who_is ->
    [you] Ваша здесь зажимает { $cells }.
   *[other] Чужая здесь зажимает { $cells }.
}
pathagon-would-join = { $who_is ->
    [you] Ваша цепь станет:
   *[other] Цепь станет:
} { $lines ->
    [rows] { $n ->
        [one] { $n } ряд из { $size }.
        [few] { $n } ряда из { $size }.
       *[other] { $n } рядов из { $size }.
    }
   *[columns] { $n ->
        [one] { $n } столбец из { $size }.
        [few] { $n } столбца из { $size }.
       *[other] { $n } столбцов из { $size }.
    }
}
pathagon-in-chain = Цепь: { $n ->
    [one] { $n } фишка,
    [few] { $n } фишки,
   *[other] { $n } фишек,
} { $lines ->
    [rows] { $width ->
        [one] { $width } ряд из { $size }.
        [few] { $width } ряда из { $size }.
       *[other] { $width } рядов из { $size }.
    }
   *[columns] { $width ->
        [one] { $width } столбец из { $size }.
        [few] { $width } столбца из { $size }.
       *[other] { $width } столбцов из { $size }.
    }
}
pathagon-danger = Её могут зажать с { $cells }.
pathagon-edges = Север: { $north }, восток: { $east }, юг: { $south }, запад: { $west }.
pathagon-side-empty = пусто
pathagon-side-light = светлая
pathagon-side-dark = тёмная
pathagon-side-border-light = край светлых
pathagon-side-border-dark = край тёмных

## Подсказки

pathagon-hint-win = Этим ходом можно выиграть.
pathagon-hint-take = Есть фишка, которую можно снять.
pathagon-hint-near = Вашу цепь можно приблизить к краю.
pathagon-hint-block = Чужую цепь можно задержать.
pathagon-hint-quiet = Ничего срочного: годится спокойный ход.
pathagon-place-at = { $to }
pathagon-move-to = { $from } на { $to }
pathagon-made = { $n ->
    [0] { $move }
   *[other] { $move } снимает { $cells }
}
pathagon-try = Попробуйте { $move }: { $why }.
pathagon-reason-win = это победа
pathagon-reason-take = снимает { $cells }
    .brief = снимает { $n }
pathagon-reason-near = вам не хватает { $before }, станет { $after }
    .brief = не хватает { $after }
pathagon-reason-block = сопернику не хватает { $before }, станет { $after }
    .brief = сопернику надо { $after }
pathagon-reason-block-closed = у соперника закрыты все пути
    .brief = соперник заперт
pathagon-reason-quiet = ход держит место

## Настройки и позиции

pathagon-bad-pieces = { $pieces ->
    [one] { $pieces } фишка
    [few] { $pieces } фишки
   *[other] { $pieces } фишек
}: не подходит к доске { $size }; можно от { $size } до { $most }.
pathagon-bad-repetition = Настройка repetition: 0 — выключено, иначе от 2.
pathagon-position-parts = В позиции пять частей: ряды, чей ход, запасы, что закрыто, кто отдыхает.
pathagon-position-rows = В позиции от { $low } до { $high } рядов, а здесь { $n ->
    [one] { $n } ряд.
    [few] { $n } ряда.
   *[other] { $n } рядов.
}
pathagon-position-row = Ряд { $row } позиции: клеток { $n }, а нужно { $size }.
pathagon-position-mark = Ряд { $row } позиции: не L, не D и не число: { $given }.
pathagon-position-side = Чей ход: нужно L или D, а здесь { $given }.
pathagon-position-reserves = Запасы — два числа вида 14,13, а здесь { $given }.
pathagon-position-counts = Всего светлых { $light }, тёмных { $dark }, а должно быть поровну.
pathagon-position-square = Нет такой клетки в этой позиции: { $given }.
pathagon-position-ban = { $cell } не может быть закрыта: там фишка.
pathagon-position-bans = Закрытых клеток { $n }: много, если в запасе { $loose }.
pathagon-position-rests = Кто отдыхает: две клетки или дефисы, а здесь { $given }.
pathagon-position-rest = На { $cell } нет отдыхающей фишки этой стороны.
pathagon-position-joined = Сторона, чей ход, уже соединила края.

## Числа игры

pathagon-tally-links = Не хватает фишек
pathagon-tally-links-none = путь закрыт
pathagon-tally-pieces = Фишек на доске

## Название игры

pathagon-title = Патагон
