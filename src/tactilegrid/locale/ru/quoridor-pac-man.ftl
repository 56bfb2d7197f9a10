# Коридор: Пакман. Фигуры называются по именам. $pac говорит, слушатель ли Пакман (you).
# Путь — сколько клеток в обход заборов; видно по рядам и столбцам.

quoridor-pac-man-figure = { $figure ->
    [blinky] Блинки
    [inky] Инки
    [pinky] Пинки
    [clyde] Клайд
   *[pac-man] Пакман
}
quoridor-pac-man-a-fence = забор
quoridor-pac-man-seat-all = Игрок
quoridor-pac-man-seat-ghosts = Призраки
quoridor-pac-man-seat-some = { $ghosts }
quoridor-pac-man-row = ряду { $name }
quoridor-pac-man-column = столбцу { $name }

## Начало

quoridor-pac-man-opening-pac = Коридор: Пакман. Вы — Пакман на { $cell }: съешьте все шарики.
    .brief = Коридор: Пакман. Вы — Пакман, { $cell }.
quoridor-pac-man-opening-ghosts = Коридор: Пакман. Вы — { $ghosts }.
    .full = Коридор: Пакман. Вы — { $ghosts }: поймайте Пакмана.
quoridor-pac-man-opening-all = Коридор: Пакман. Пакман на { $cell }, за ним четыре призрака.
    .brief = Коридор: Пакман. Пакман { $cell }.
quoridor-pac-man-pellets-on = { $n ->
    [0] Шариков больше нет.
   *[other] Шарики: { $cells }.
}
quoridor-pac-man-lives = Жизней: { $n }.

## Клетки и заборы

quoridor-pac-man-pellet = шарик
quoridor-pac-man-things = { $things }
quoridor-pac-man-along = { $side ->
    [above] над { $first } и { $second }
   *[beside] справа от { $first } и { $second }
}
    .brief = { $side ->
    [above] над { $first }, { $second }
   *[beside] справа от { $first }, { $second }
}
quoridor-pac-man-fence = Забор { quoridor-pac-man-along }.
    .brief = Забор { quoridor-pac-man-along.brief }.
quoridor-pac-man-no-fence = Нет забора { quoridor-pac-man-along }.
    .brief = Открыто { quoridor-pac-man-along.brief }.

## Ход по шагам

quoridor-pac-man-pick = { quoridor-pac-man-figure }, { $count ->
    [1] одна клетка
   *[2] две клетки
}. { $n ->
    [one] { $n } путь: { $ways }.
    [few] { $n } пути: { $ways }.
   *[many] { $n } путей: { $ways }.
}
    .brief = { quoridor-pac-man-figure }, { $count }: { $ways }.
quoridor-pac-man-pick-hold = { quoridor-pac-man-figure }, { $count ->
    [1] одна клетка
   *[2] две клетки
}: { $ways }; Enter здесь — стоять.
    .brief = { quoridor-pac-man-figure }, { $count }: { $ways }.
quoridor-pac-man-pick-which = На { $cell } стоят { $ghosts }. Пути: { $ways }.
    .brief = { $ghosts }: { $ways }.
quoridor-pac-man-only-hold = { quoridor-pac-man-figure }: ходить некуда, Enter здесь — стоять.
quoridor-pac-man-one-more = { $cell }. Ещё одна, { $n ->
    [one] { $n } путь: { $ways }.
    [few] { $n } пути: { $ways }.
   *[many] { $n } путей: { $ways }.
}
    .brief = { $cell }: { $ways }.
quoridor-pac-man-boost = { $cell }{ $ghost ->
    [yes] , добыча: { $met }
   *[no] { "" }
}{ $pellet ->
    [yes] , шарик { $eaten } из { $of }
   *[no] { "" }
}. { $may ->
    [stop] Рывок { $n }: дальше, или Enter здесь — стоп.
   *[go] Рывок { $n }: дальше.
}
    .brief = { $cell }{ $ghost ->
    [yes] , { $met }
   *[no] { "" }
}{ $pellet ->
    [yes] , шарик { $eaten }
   *[no] { "" }
}. Рывок { $n }.
quoridor-pac-man-which = { $about ->
    [ghost] Какой призрак?
   *[eat] Что съесть?
} Enter — { $first }, 2 — { $second }{ $n ->
    [2] { "" }
   *[other] , остальное дальше
}.
quoridor-pac-man-some-pellets = { $n ->
    [1] шарик
    [one] { $n } шарик
    [few] { $n } шарика
   *[many] { $n } шариков
}

## Что произошло

quoridor-pac-man-mover = { $pac ->
    [you] Вы
   *[other] { quoridor-pac-man-figure }
}
quoridor-pac-man-undone = { quoridor-pac-man-figure } на { $ways }
quoridor-pac-man-undone-hold = { quoridor-pac-man-figure } на месте
quoridor-pac-man-undone-far = { quoridor-pac-man-figure } на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[many] { $n } клеток
}
quoridor-pac-man-pac-moved = { quoridor-pac-man-mover }: { $ways }, на { $cell }.
    .brief = { quoridor-pac-man-mover } на { $cell }.
    .full = { quoridor-pac-man-mover } с { $origin }: { $ways }, на { $cell }.
quoridor-pac-man-pac-moved-far = { quoridor-pac-man-mover } на { $cell }, клеток: { $n }.
    .brief = { quoridor-pac-man-mover } на { $cell }.
    .full = { quoridor-pac-man-mover } с { $origin } на { $cell }, клеток: { $n }.
quoridor-pac-man-ghost-moved = { quoridor-pac-man-figure } { $frenzy ->
    [yes] в ярости на { $cell }.
   *[no] на { $cell }.
}
    .brief = { quoridor-pac-man-figure } { $cell }.
    .full = { quoridor-pac-man-figure }{ $frenzy ->
    [yes] , в ярости
   *[no] { "" }
}: { $ways }, на { $cell }.
quoridor-pac-man-held = { $figure ->
    [pac-man] { $pac ->
        [you] Вам некуда идти, вы стоите на { $cell }.
       *[other] Пакману некуда идти, он стоит на { $cell }.
    }
   *[other] { quoridor-pac-man-figure } стоит на { $cell }.
}
    .brief = { quoridor-pac-man-mover }: на месте.
quoridor-pac-man-still = { $left ->
    [0] { "" }
   *[other] , осталось { $left }
}
quoridor-pac-man-ate = { $n ->
    [1] Съеден шарик на { $cells }{ quoridor-pac-man-still }.
   *[other] Съедены шарики на { $cells }{ quoridor-pac-man-still }.
}
    .brief = Съедено шариков: { $n }{ quoridor-pac-man-still }.
quoridor-pac-man-swallowed = { $pac ->
    [you] Вы едите { $n ->
        [1] призрака: { $ghosts }.
       *[other] призраков: { $ghosts }.
    }
   *[other] Пакман ест { $n ->
        [1] призрака: { $ghosts }.
       *[other] призраков: { $ghosts }.
    }
}
quoridor-pac-man-certain = { $pac ->
    [you] Призраков больше нет: победа вам обеспечена.
   *[other] Призраков больше нет: победа Пакмана обеспечена.
}
    .brief = { $pac ->
    [you] Победа вам обеспечена.
   *[other] Победа Пакмана обеспечена.
}
quoridor-pac-man-seen = { $pac ->
    [you] Вас
   *[other] Пакмана
} { $n ->
    [1] видит { $ghosts }.
   *[other] видят { $ghosts }.
}
    .brief = { $n ->
    [1] Видит
   *[other] Видят
}: { $ghosts }.
quoridor-pac-man-unseen = { $pac ->
    [you] Вас никто не видит.
   *[other] Пакмана никто не видит.
}
    .brief = Никто не видит.
quoridor-pac-man-caught = { quoridor-pac-man-figure } ловит { $pac ->
    [you] вас
   *[other] Пакмана
} на { $cell }.
quoridor-pac-man-ran = { $pac ->
    [you] На { $cell } вы попадаетесь. Призрак: { quoridor-pac-man-figure }.
   *[other] На { $cell } Пакман попадается. Призрак: { quoridor-pac-man-figure }.
}
quoridor-pac-man-life-lost = { $n ->
    [0] { "" }
   *[other] Осталось жизней: { $n }. Все на своих местах.
}
    .brief = { $n ->
    [0] Жизней больше нет.
   *[other] Осталось жизней: { $n }.
}
quoridor-pac-man-back = { quoridor-pac-man-figure } снова на { $cell }.
quoridor-pac-man-stays-off = { quoridor-pac-man-figure } пока вне доски: { $cell } занята.
quoridor-pac-man-next = { quoridor-pac-man-figure }, { $count ->
    [1] одна клетка
   *[2] две клетки
}: { $ways }.
    .brief = { quoridor-pac-man-figure }: { $ways }.
quoridor-pac-man-next-frenzy = { quoridor-pac-man-figure } видит { $pac ->
    [you] вас
   *[other] Пакмана
} по { $line }. Ярость: две клетки.
    .brief = { quoridor-pac-man-figure }, ярость по { $line }.
quoridor-pac-man-next-hold = { quoridor-pac-man-figure }: ходить некуда, надо стоять.
    .brief = { quoridor-pac-man-figure }: надо стоять.
quoridor-pac-man-next-ghosts = Ещё не ходили: { $ghosts }.

## Конец

quoridor-pac-man-won = { $side ->
    [ghosts] { $winner ->
        [you] Вы побеждаете{ $reason ->
            [resigned] .
           *[caught] : у Пакмана нет больше жизней.
        }
       *[other] Призраки побеждают{ $reason ->
            [resigned] .
           *[caught] : у Пакмана нет больше жизней.
        }
    }
   *[pac-man] { $winner ->
        [you] Вы побеждаете{ $reason ->
            [resigned] .
           *[pellets] : все шарики съедены.
        }
       *[other] Пакман побеждает{ $reason ->
            [resigned] .
           *[pellets] : все шарики съедены.
        }
    }
}
    .brief = { $winner ->
    [you] Вы побеждаете.
   *[other] { $side ->
        [ghosts] Призраки побеждают.
       *[pac-man] Пакман побеждает.
    }
}
quoridor-pac-man-level-name = { $level ->
    [elite] ас
    [confirmed] знаток
    [promising] подающий надежды
   *[beginner] новичок
}
quoridor-pac-man-level = Уровень Пакмана: { quoridor-pac-man-level-name }, { $n ->
    [one] { $n } шарик.
    [few] { $n } шарика.
   *[many] { $n } шариков.
}
    .brief = Уровень: { quoridor-pac-man-level-name }.
quoridor-pac-man-drawn = { $reason ->
    [repetition] Ничья: позиция стоит { $n }-й раз.
    [resigned] Никто не побеждает.
   *[ply-cap] Ничья: предел игры, ходов { $n }.
}
quoridor-pac-man-gave-up = Сдаётся: { $who }.
quoridor-pac-man-gave-up-to = Сдаётся: { $who }. Призраков получает: { $heir }.
quoridor-pac-man-repeated = { $n ->
    [2] Позиция повторяется: ещё раз — и ничья.
   *[other] Позиция стоит { $n }-й раз: ещё раз — и ничья.
}
    .brief = Ещё раз — и ничья.

## Что спрашивают

quoridor-pac-man-status = Осталось шариков { $pellets }, жизней { $lives }.
quoridor-pac-man-count = { quoridor-pac-man-figure } { $n }
quoridor-pac-man-distances = До шарика { $n }. До Пакмана: { $ways }.
    .brief = Шарик { $n }; { $ways }.
quoridor-pac-man-pac-line = Пакман на { $cell }{ $n ->
    [0] { "" }
   *[other] , до шарика { $n }
}.
quoridor-pac-man-ghost-line = { quoridor-pac-man-figure } на { $cell }, до { $pac ->
    [you] вас
   *[other] Пакмана
} { $n }{ $sees ->
    [yes] , видит
   *[no] { "" }
}.
    .brief = { quoridor-pac-man-figure } { $cell }, { $n }{ $sees ->
    [yes] , видит
   *[no] { "" }
}.
quoridor-pac-man-ghost-eaten = { quoridor-pac-man-figure } вне доски.
quoridor-pac-man-starts = { quoridor-pac-man-figure } { $cell }.
quoridor-pac-man-layout = Расстановка: { $name }.
quoridor-pac-man-stood = Эта позиция стоит { $n }-й раз.
    .brief = Повтор позиции, { $n }.
quoridor-pac-man-fences = { $n ->
    [0] Заборов на доске нет.
    [one] На доске { $n } забор.
    [few] На доске { $n } забора.
   *[many] На доске { $n } заборов.
}
quoridor-pac-man-run = от { $first } до { $last }
quoridor-pac-man-lie = { $side ->
    [above] Над клетками { $squares }.
   *[beside] Справа от клеток { $squares }.
}
quoridor-pac-man-moves = { quoridor-pac-man-figure }: { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}, { $squares ->
    [one] { $squares } клетка.
    [few] { $squares } клетки.
   *[many] { $squares } клеток.
}
quoridor-pac-man-ends = Клетки: { $cells }.
quoridor-pac-man-moves-pellet = Шарик на { $cell }: { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[many] { $n } ходов.
}
quoridor-pac-man-moves-ghost = Добыча { quoridor-pac-man-figure }: { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[many] { $n } ходов.
}
quoridor-pac-man-moves-catch = { quoridor-pac-man-figure } может поймать Пакмана на { $cell }.
quoridor-pac-man-edges = { $has ->
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
quoridor-pac-man-at = { $cell }, { $what }.
quoridor-pac-man-square-seen = Эту клетку { $n ->
    [1] видит { $ghosts }.
   *[other] видят { $ghosts }.
}
    .brief = { $n ->
    [1] Видит
   *[other] Видят
}: { $ghosts }.
quoridor-pac-man-square-unseen = Эту клетку призраки не видят.
    .brief = Никто не видит.
quoridor-pac-man-ways = Отсюда: { $ways }.
    .brief = { $ways }.
quoridor-pac-man-cut-off = Пути сюда нет.

## Подсказки

quoridor-pac-man-hint-win = Последний шарик рядом.
quoridor-pac-man-hint-eat = Есть что съесть.
quoridor-pac-man-hint-near = Можно подойти к шарику.
quoridor-pac-man-hint-risk = Рискованно: призрак может вас поймать.
quoridor-pac-man-hint-away = Держитесь там, где вас не достать.
quoridor-pac-man-hint-lost = Вокруг одни призраки.
quoridor-pac-man-hint-hold = Идти некуда.
quoridor-pac-man-hint-catch = Пакмана можно поймать.
quoridor-pac-man-hint-chase = Догоняйте Пакмана.
quoridor-pac-man-hint-post = Ждите его на хорошем месте.
quoridor-pac-man-turn = { quoridor-pac-man-figure } на { $cell }, { $ways }
    .brief = { $cell }, { $ways }
quoridor-pac-man-turn-far = { quoridor-pac-man-figure } на { $cell }, клеток { $n }
    .brief = { $cell }, клеток { $n }
quoridor-pac-man-turn-hold = стоять на { $cell }
quoridor-pac-man-try = Попробуйте: { $turn }; { $why }.
quoridor-pac-man-because-win = это победа
quoridor-pac-man-because-eats = добыча: { $things }
quoridor-pac-man-because-many = добыча: { $n }
quoridor-pac-man-because-way = до шарика { $n }, станет { $then }
quoridor-pac-man-because-safe = там не достать
quoridor-pac-man-because-hold = больше ничего нельзя
quoridor-pac-man-because-lost = это стоит жизни
quoridor-pac-man-because-catches = Пакман пойман
quoridor-pac-man-because-nearer = до Пакмана { $n }, станет { $then }
quoridor-pac-man-because-post = до Пакмана { $n }

## Отказы

quoridor-pac-man-over = Игра окончена.
quoridor-pac-man-bad-move = Это не ход: { $given }. Шаги, например N.E, или клетка, например e7.
    .brief = Это не ход: { $given }.
quoridor-pac-man-which-figure = Так могут пойти несколько: { $given }. Начните с B, I, K или C.
    .brief = Начните с B, I, K или C.
quoridor-pac-man-no-square = Нет такой клетки: они от { $first } до { $last }.
quoridor-pac-man-gap = { $cell } не рядом с { $before }.
quoridor-pac-man-fences-stay = В этой игре заборы стоят на своих местах.
quoridor-pac-man-marks = Не { $given }: было бы { $right }.
quoridor-pac-man-not-now = Сейчас не { quoridor-pac-man-figure }. Ходит: { $turn }.
quoridor-pac-man-not-eaten = { quoridor-pac-man-figure } вне доски. Ходит: { $turn }.
quoridor-pac-man-no-step = Нельзя: { $why }.
quoridor-pac-man-no-step-first = Нельзя: { $why }. С { $cell }: { $ways }.
    .brief = Нельзя: { $why }.
quoridor-pac-man-no-step-from = С { $cell } дальше нельзя: { $why }. Открыто: { $ways }.
    .brief = Нельзя: { $why }.
quoridor-pac-man-why-over = ход там кончается
quoridor-pac-man-why-edge = край доски: { $way }
quoridor-pac-man-why-fence = перед { $cell } забор
quoridor-pac-man-why-straight = в ярости идут прямо
quoridor-pac-man-why-taken = на { $cell } { quoridor-pac-man-figure }
quoridor-pac-man-why-boost = рывок — 3 клетки
quoridor-pac-man-why-two = Пакман идёт на 2 клетки
quoridor-pac-man-why-frenzy = в ярости идут на 2 клетки
quoridor-pac-man-why-one = призрак идёт на 1 клетку
quoridor-pac-man-must-move = { quoridor-pac-man-figure }: надо ходить, { $ways }.
quoridor-pac-man-too-short = С { $cell } дальше, ещё { $n }: { $ways }.
quoridor-pac-man-not-reached = Не { $cell }: далеко. { quoridor-pac-man-figure } с { $own }: { $ends }.
    .brief = Не { $cell }: далеко.
quoridor-pac-man-not-reached-far = Не { $cell }: туда не дойти. Ходит { quoridor-pac-man-figure }.

## Настройки и позиции

quoridor-pac-man-bad-repetition = repetition={ $n }: слишком рано. Можно 0 или от 3 до 9.
quoridor-pac-man-position-long = В позиции не больше { $n } знаков.
quoridor-pac-man-position-part = Не часть позиции, или она уже есть: { $given }.
quoridor-pac-man-position-missing = В позиции не хватает части: { $given }
quoridor-pac-man-position-square = { quoridor-pac-man-figure }: нет такой клетки: { $given }.
quoridor-pac-man-position-shared = Две фигуры не стоят на одной клетке: { $cell }, PM-A12.
quoridor-pac-man-position-sealed = { quoridor-pac-man-figure }: на { $cell } не попасть, PM-R7.
quoridor-pac-man-position-pellet = Нет такого шарика в расстановке, или он уже есть: { $given }.
quoridor-pac-man-position-pellet-under = Пакман стоит на шарике { $cell }, он уже съеден: PM-R5.
quoridor-pac-man-position-lives = Жизни — число от 0 до { $most }, а не { $given }.
quoridor-pac-man-position-letter = Нет такой фигуры: { $given }. Есть { $known }.
quoridor-pac-man-position-to-eaten = { quoridor-pac-man-figure } вне доски и ходить не может: PM-R6.
quoridor-pac-man-position-to-seat = Ходит место с другими призраками, первый { quoridor-pac-man-figure }.
quoridor-pac-man-position-moved = Эти фигуры ещё не могли сходить: { $given }.
quoridor-pac-man-position-out = Нет такого места, или оно уже есть: { $given }. От 1 до { $n }.
quoridor-pac-man-position-both = Пакман не может и победить, и проиграть: PM-R3.

## Расстановки

quoridor-pac-man-layout-unknown = Нет расстановки { $given }. Есть: { $known }.
quoridor-pac-man-layout-long = Слишком длинно для расстановки: не больше { $n } знаков.
quoridor-pac-man-layout-lines = Слишком длинно для расстановки: строк не больше { $n }.
quoridor-pac-man-layout-binary = Расстановка — простой текст, а это не текст.
quoridor-pac-man-layout-word = Строка { $line }: нет такого слова: { $given }. Есть: { $known }.
quoridor-pac-man-layout-twice = Строка { $line }: уже есть: { $given }.
quoridor-pac-man-layout-missing = Не хватает строки: { $given }, { $rule }.
quoridor-pac-man-layout-one = Строка { $line }: нужна одна клетка для { $given }, { $rule }.
quoridor-pac-man-layout-square = Строка { $line }: нет такой клетки: { $given }. От { $first } до { $last }.
quoridor-pac-man-layout-shared = Строка { $line }: две фигуры на { $cell }, { $rule }.
quoridor-pac-man-layout-pellets = Строка { $line }: шариков 4, а не { $n }, { $rule }.
quoridor-pac-man-layout-pellet-twice = Строка { $line }: два шарика на { $cell }, { $rule }.
quoridor-pac-man-layout-pellet-start = Строка { $line }: Пакман начинает на шарике { $cell }, { $rule }.
quoridor-pac-man-layout-fence = Строка { $line }: нет такого забора: { $given }. Например e3h или e3v.
quoridor-pac-man-layout-fences = Строка { $line }: заборов { $n }, а можно до { $most }, { $rule }.
quoridor-pac-man-layout-unfit = Строка { $line }: ложится на другой забор: { $given }, { $rule }.
quoridor-pac-man-layout-no-way = Строка { $line }: к шарику на { $cell } нет пути, { $rule }.
quoridor-pac-man-layout-sealed = Строка { $line }: с { $cell } нет пути к Пакману, { quoridor-pac-man-figure }, { $rule }.

## Числа игры

quoridor-pac-man-tally-pellets = Осталось шариков
quoridor-pac-man-tally-lives = Жизней
quoridor-pac-man-tally-nearest = Путь до ближайшего шарика

## Название игры

quoridor-pac-man-title = Коридор: Пакман
quoridor-pac-man-layouts-ours = печатный рисунок открыто не издан
