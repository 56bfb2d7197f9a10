# Числа игры, подсказки по шагам, вопросы «что если» и «почему», разбор партии.
# $how: `same` — число прежнее, `number` — изменилось, `now` — появилось или пропало.

tally = { $what }: { $counts }.
tally-number = { $n }
tally-count = { $how ->
    [same] { $n }
    [number] с { $n } до { $then }
   *[now] { $n }, теперь { $then }
}
tally-seat = { $who_is ->
    [you] вы
   *[other] { $who }
} { $how ->
    [same] { $n }
    [number] с { $n } до { $then }
   *[now] { $n }, теперь { $then }
}

## Подсказки

hint-look = Часть доски: { $way }.
hint-middle = Часть доски: середина.
hint-squares = Попробуйте { $cells }.
hint-written = Попробуйте { $move }.

## Что если, и почему нельзя

move-now = Наберите ход, затем Enter.
if-how = Что если какой ход? Наберите его следом: если e4.
if-hidden = Что выйдет из хода, здесь скрыто: узнать можно, только сыграв.
    .brief = Узнать можно, только сыграв.
if-move = Если { $move }.
if-over = { $how ->
    [won] { $who_is ->
        [you] Это победа.
       *[other] Это победа: { $who }.
    }
    [lost] { $who_is ->
        [you] Это поражение.
       *[other] Это поражение: { $who }.
    }
   *[drawn] Это ничья.
}
why-how = Почему нельзя какой ход? Наберите его следом: почему e4.
why-legal = { $move } — ход по правилам.

## После партии

review-looking = Идёт разбор партии.
review-later = Разбор — после партии. Подсказка — сейчас.
    .brief = Разбор — после партии.
review-head = Разбор, { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[other] { $plies } ходов
}. { $n ->
    [0] Ни один ход не выделяется.
    [one] { $n } переломный момент.
    [few] { $n } переломных момента.
   *[other] { $n } переломных моментов.
}
review-move = Ход { $ply }, { $who_is ->
    [you] вы
   *[other] { $who }
}: { $move }.
review-better = Лучше: { $move }.
review-instead = Зная не больше, наш лучший движок играет { $move }.
    .brief = Наш лучший движок: { $move }.
review-cost = { $who_is ->
    [you] Этот ход стоил вам { $n }.
   *[other] Цена этого хода, { $who }: { $n }.
}
review-later-on = На { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
} вперёд. { $what }: { $counts }.
review-later-better = При лучшем ходе: { $counts }.

## Без спроса, если так хотят

talk-same = Ни одно из чисел не меняется.
    .brief = Числа прежние.
talk-step = на { $n } { $how ->
    [more] больше
   *[less] меньше
}
talk-step-seat = { $who_is ->
    [you] вы
   *[other] { $who }
}, на { $n } { $how ->
    [more] больше
   *[less] меньше
}
talk-turned = { $what }: теперь { $who_is ->
    [you] вы
   *[other] { $who }
} { $how ->
    [ahead] впереди
   *[behind] позади
} на { $n }.
