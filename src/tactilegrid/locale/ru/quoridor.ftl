# Quoridor. Путь — сколько шагов нужно пешке до своей цели, если никто не стоит на дороге.
# Забор лежит над двумя клетками или справа от двух клеток: $side — above или beside, клетки
# называются $first и $second. $way различает h и v в записи забора.

quoridor-seat = { $side ->
    [south] Юг
    [north] Север
    [west] Запад
   *[east] Восток
}
quoridor-goal-row = ряд { $name }
quoridor-goal-column = столбец { $name }
quoridor-along = { $side ->
    [above] над { $first } и { $second }
   *[beside] справа от { $first } и { $second }
}
    .brief = { $side ->
    [above] над { $first }, { $second }
   *[beside] справа от { $first }, { $second }
}
quoridor-name = { $cell }{ $way ->
    [h] h
   *[v] v
}

## Начало

quoridor-opening = { $n ->
    [2] Коридор.
   *[other] Коридор на четверых.
} Вы { $side ->
    [south] юг
    [north] север
    [west] запад
   *[east] восток
}, на { $cell }, цель: { $goal }.
    .brief = Коридор. Вы на { $cell }, цель: { $goal }.
quoridor-opening-all = { $n ->
    [2] Коридор.
   *[other] Коридор на четверых.
}
quoridor-pawns = { $pawns }.
quoridor-pawn-on = { $n ->
    [2] { $who } на { $cell }
   *[other] { $who } { $cell }
}
    .brief = { $who } { $cell }
quoridor-each = { $n ->
    [0] Без заборов.
    [1] У каждого один забор.
    [5] У каждого пять заборов.
    [10] У каждого десять заборов.
    [one] У каждого { $n } забор.
    [few] У каждого { $n } забора.
   *[many] У каждого { $n } заборов.
}
    .brief = { $n ->
    [one] { $n } забор.
    [few] { $n } забора.
   *[many] { $n } заборов.
}

## Клетки и места для заборов

quoridor-pawn = { $who_is ->
    [you] вы
   *[other] { $who }
}
quoridor-a-pawn = { $who_is ->
    [you] ваша пешка
   *[other] пешка, { $who }
}
quoridor-a-fence = забор
quoridor-stands = Забор стоит { quoridor-along }.
    .brief = Забор { quoridor-along.brief }.
quoridor-slot-two = Забор { quoridor-along }. { $one_is ->
    [you] Ваш путь { $one_way }, соперника { $two_way }.
   *[other] { $two_is ->
        [you] Ваш путь { $two_way }, соперника { $one_way }.
       *[other] { $one } { $one_way }, { $two } { $two_way }.
    }
}
    .brief = { $side ->
    [above] Над { $first }, { $second }.
   *[beside] Справа от { $first }, { $second }.
} { $changes }
quoridor-slot = Забор { quoridor-along }. { $changes }
    .brief = { $side ->
    [above] Над { $first }, { $second }.
   *[beside] Справа от { $first }, { $second }.
} { $changes }
quoridor-slot-closed = Забор { quoridor-along }: { $why }.
    .brief = { $side ->
    [above] Над { $first }, { $second }: { $why }.
   *[beside] Справа от { $first }, { $second }: { $why }.
}
quoridor-number = { $n }
quoridor-number-then = { $n }, станет { $then }
quoridor-no-change = Пути не меняются.
    .brief = Без перемен.
quoridor-new-way = { $who_is ->
    [you] ваш { $n }
   *[other] { $who } { $n }
}
quoridor-some-change = Станет: { $ways }.
quoridor-many-change = Длиннее у { $n }: { $first }.
quoridor-place = Поставить { quoridor-along }? Ещё раз Enter.
    .brief = Поставить { quoridor-along.brief }?
quoridor-picked = Пешка. { $n ->
    [one] { $n } ход: { $cells }.
    [few] { $n } хода: { $cells }.
   *[many] { $n } ходов: { $cells }.
}
quoridor-only-pass = { $who_is ->
    [you] Можно только пропустить ход.
   *[other] { $who }: можно только пропустить ход.
}

## Что произошло

quoridor-stepped = { $who_is ->
    [you] Вы на { $cell }.
   *[other] { $who } на { $cell }.
}
    .full = { $who_is ->
    [you] Вы с { $origin } на { $cell }.
   *[other] { $who } с { $origin } на { $cell }.
}
quoridor-jumped = { $who_is ->
    [you] Вы прыгаете на { $cell }.
   *[other] { $who } прыгает на { $cell }.
}
    .full = { $who_is ->
    [you] Вы прыгаете с { $origin } мимо { $over } на { $cell }.
   *[other] { $who } прыгает с { $origin } мимо { $over } на { $cell }.
}
quoridor-laid = { $who_is ->
    [you] Вы
   *[other] { $who }
}: забор { quoridor-along }.
    .brief = { $who_is ->
    [you] Вы
   *[other] { $who }
}: { quoridor-along.brief }.
    .full = { $who_is ->
    [you] Вы
   *[other] { $who }
}: забор { quoridor-along }, ещё { $left }.
quoridor-ways = Ваш путь { $mine }, соперника { $theirs }.
    .brief = { "" }
quoridor-ways-best = Ваш путь { $mine }, { $who } { $n }.
    .brief = { "" }
quoridor-ways-seen = Пути: { $ways }.
    .brief = { "" }
quoridor-ways-all = Пути: { $ways }.
    .brief = { $ways }.
quoridor-count = { $who_is ->
    [you] вы { $n }
   *[other] { $who } { $n }
}
quoridor-passed = { $who_is ->
    [you] Ходить некуда, вы пропускаете ход.
   *[other] { $who } пропускает ход: ходить некуда.
}
    .brief = { $who_is ->
    [you] Вы пропускаете ход.
   *[other] { $who } пропускает ход.
}
quoridor-resigned = { $who_is ->
    [you] Вы сдаётесь.
   *[other] { $who } сдаётся.
}
quoridor-repeated = Эта позиция стоит { $n }-й раз: ещё раз, и ничья.
    .brief = Ещё раз, и ничья.
quoridor-won = { $who_is ->
    [you] { $reason ->
        [goal] Вы доходите до цели. Победа!
       *[resigned] Вы побеждаете.
    }
   *[other] { $reason ->
        [goal] { $who } доходит до цели и побеждает.
       *[resigned] { $who } побеждает.
    }
}
    .brief = { $who_is ->
    [you] Вы побеждаете.
   *[other] { $who } побеждает.
}
quoridor-drawn = { $reason ->
    [repetition] Ничья: позиция стоит { $n }-й раз.
   *[ply-cap] Ничья: предел игры, ходов { $n }.
}
    .brief = { $reason ->
    [repetition] Ничья: повторение.
   *[ply-cap] Ничья: предел ходов.
}

## Ответы на вопросы

quoridor-status = Ваш путь { $mine }, соперника { $theirs }. Заборы { $my_fences } и { $their_fences }.
    .brief = Пути { $mine } и { $theirs }, заборы { $my_fences } и { $their_fences }.
quoridor-hands = Заборы: { $hands }.
quoridor-seat-line = { $who_is ->
    [you] Вы
   *[other] { $who }
} на { $cell }, цель: { $goal }, путь { $way }, { $n ->
    [0] заборов нет.
    [one] { $n } забор.
    [few] { $n } забора.
   *[many] { $n } заборов.
}
quoridor-on-board = { $n ->
    [0] На доске нет заборов.
    [one] На доске { $n } забор.
    [few] На доске { $n } забора.
   *[many] На доске { $n } заборов.
}
quoridor-stood = Эта позиция стоит { $n }-й раз.
    .brief = Повтор, { $n }-й раз.
quoridor-lies = { $side ->
    [above] Над: { $squares }.
   *[beside] Справа: { $squares }.
}
quoridor-may-lie = { $side ->
    [above] Заборы над: { $squares }.
   *[beside] Заборы справа: { $squares }.
}
    .brief = { $side ->
    [above] Над: { $squares }.
   *[beside] Справа: { $squares }.
}
quoridor-run = от { $first } до { $last }
quoridor-moves = { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[many] { $n } ходов.
} { $steps ->
    [0] Шагов нет.
    [one] { $steps } шаг: { $cells }.
    [few] { $steps } шага: { $cells }.
   *[many] { $steps } шагов: { $cells }.
} { $fences ->
    [0] Заборов нет.
    [one] { $fences } забор.
    [few] { $fences } забора.
   *[many] { $fences } заборов.
}
    .brief = { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[many] { $n } ходов.
} { $steps ->
    [0] Шагов нет.
   *[other] { $cells }.
}
quoridor-edges = { $has ->
    [closed] Закрыто со всех сторон.
    [closed-open] Закрыто: { $closed }. Открыто: { $open }.
    [closed-edge-open] Закрыто: { $closed }. Край: { $border }. Открыто: { $open }.
    [edge-open] Край: { $border }. Открыто: { $open }.
   *[open] Открыто со всех сторон.
}
    .brief = { $has ->
    [closed] Закрыто со всех сторон.
    [closed-open] Закрыто: { $closed }.
    [closed-edge-open] Закрыто: { $closed }.
    [edge-open] Открыто: { $open }.
   *[open] Открыто со всех сторон.
}
quoridor-square = { $cell }, { $what }. { $one_is ->
    [you] Отсюда до вашей цели { $one_way }, до чужой { $two_way }.
   *[other] { $two_is ->
        [you] Отсюда до вашей цели { $two_way }, до чужой { $one_way }.
       *[other] Отсюда: { $one } { $one_way }, { $two } { $two_way }.
    }
}
    .brief = { $cell }, { $what }.
quoridor-square-cut-off = { $cell }, { $what }. Отсюда нет пути к обеим целям.
    .brief = { $cell }, { $what }, отрезано.

## Подсказки

quoridor-hint-step = Шаг пешкой.
quoridor-hint-fence = Забор.
quoridor-hint-pass = Ни шаг, ни забор.
quoridor-try-step = { $how ->
    [wins] Попробуйте { $cell }: это победа.
    [same] Попробуйте { $cell }: ваш путь останется { $n }.
   *[changed] Попробуйте { $cell }: ваш путь { $n }, станет { $then }.
}
quoridor-try-fence = Попробуйте { quoridor-along }: { $seats ->
    [2] путь соперника
   *[other] { $who }
} { $n }, станет { $then }.
quoridor-try-fence-only = Попробуйте { quoridor-along }: чужие пути не меняются.
quoridor-which = Какой ход: { $moves }?
quoridor-answer = { $move }

## Отказы

quoridor-over = Игра окончена.
quoridor-bad-move = Это не ход: { $given }. Клетка, как e2, или забор, как e3h и e3v.
    .brief = Это не ход: { $given }.
quoridor-no-square = Клетки { $given } нет: они от { $first } до { $last }.
quoridor-no-slot = Забор там не встанет: они от { $first } до { $last }.
quoridor-no-fence = Нельзя { quoridor-along }: { $why }.
    .brief = Нельзя: { $why }.
quoridor-no-fences = Заборы кончились. С { $own }: { $squares }.
    .brief = Заборы кончились.
quoridor-no-fences-stuck = Заборы кончились, и пешке на { $own } ходить некуда.
    .brief = Заборы кончились.
quoridor-no-pass = Пропустить ход можно, только когда ходить нечем.
    .brief = Нельзя: ходы есть.
quoridor-not-there = Не { $cell }: { $why }. С { $own }: { $squares }.
    .brief = Не { $cell }: { $why }.
quoridor-not-there-stuck = Не { $cell }: { $why }. Пешке на { $own } ходить некуда.
    .brief = Не { $cell }: { $why }.
quoridor-why-there = забор там уже стоит
quoridor-why-crosses = пересекает { quoridor-name }
quoridor-why-overlaps = ложится на { quoridor-name }
quoridor-why-closes = { $who_is ->
    [you] закрывает ваш последний путь
   *[other] закрывает последний путь: { $who }
}
quoridor-why-none = { $who_is ->
    [you] заборы кончились
   *[other] заборы кончились: { $who }
}
quoridor-why-own = там ваша пешка
quoridor-why-taken = там { $who }
quoridor-why-fence = мешает забор
quoridor-why-fence-before = перед { $cell } забор
quoridor-why-fence-behind = за { $cell } забор
quoridor-why-fence-beside = сбоку от { $cell } забор
quoridor-why-edge = обход открывает только забор за { $cell }
quoridor-why-two-pawns = через две пешки не прыгают
quoridor-why-straight = открыт прыжок на { $cell }
quoridor-why-far = { $n ->
    [2] до неё два шага
    [one] до неё { $n } шаг
    [few] до неё { $n } шага
   *[many] до неё { $n } шагов
}

## Настройки и позиции

quoridor-bad-first = Место { $n } не может начинать: за столом мест { $players }.
quoridor-bad-repetition = repetition={ $n }: слишком рано. Можно 0 или от 3 до 9.
quoridor-position-parts = В позиции пешки, запас заборов, заборы или -, и чей ход.
quoridor-position-size = Нет такой доски: { $given }. От 3x3 до 11x11, нечётные, например 5x5.
quoridor-position-pawns = В позиции 2 или 4 пешки, а не { $n }.
quoridor-position-square = Нет такой клетки для пешки: { $given }.
quoridor-position-shared = Две пешки не стоят на одной клетке: { $cell }.
quoridor-position-empty = В позиции нужна пешка.
quoridor-position-left = Запас заборов: чисел { $n }, каждое до { $most }, через запятую.
quoridor-position-left-off = У места без пешки нет заборов в запасе.
quoridor-position-fence = Нет такого забора: { $given }.
quoridor-position-unfit = Этот забор ложится на другой или пересекает его: { $given }.
quoridor-position-turn = Нет такого места: { $given }. Ходить может место от 1 до { $n }.
quoridor-position-turn-off = Место { $n } без пешки и ходить не может.
quoridor-position-closed = { $who }: нет пути к цели.
quoridor-position-two-won = Две пешки не могут обе дойти до цели.

## Числа игры

quoridor-tally-way = Пути
quoridor-tally-fences = Заборы

## Название игры

quoridor-title = Коридор
