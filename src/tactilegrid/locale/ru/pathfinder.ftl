# Следопыт. Каждый прячет лабиринт на своём домашнем поле и ищет в чужом; поиск отмечают на общем поле
# поиска. Щель лежит между двумя клетками или у входа в клетку столбца 1; $side — south, east или
# entrance, $cell — клетка, по которой щель названа. Длина пути считается в клетках.

pathfinder-title = Следопыт
pathfinder-seat = { $role ->
    [hider] Прячущий
   *[searcher] Ищущий
}
pathfinder-where = { $side ->
    [south] южнее { $cell }
    [east] восточнее { $cell }
   *[entrance] у входа { $cell }
}
pathfinder-slot-part = { pathfinder-where }
pathfinder-barrier = Преграда { pathfinder-where }
pathfinder-a-thing = { $thing ->
    [barrier] барьер
    [goal] цель
   *[pawn] фишка
}
pathfinder-toward = { $way } { $cell }
pathfinder-layer = { $layer ->
    [tracking] Поле поиска: где ищете вы.
    [home] Домашнее поле: ваш лабиринт.
    [theirs] Лабиринт, в котором вы искали.
    [first] Поле поиска, место 1.
    [second] Поле поиска, место 2.
    [first-maze] Лабиринт, место 1.
   *[second-maze] Лабиринт, в котором искало место 1.
}

## Начало

pathfinder-opening = Следопыт{ $alone ->
    [yes] { " " }на одного
   *[no] { "" }
}, { $rows } на { $cols }.
    .brief = Следопыт.
pathfinder-build = Постройте лабиринт: цель и не больше { $n ->
    [one] { $n } преграды
    [few] { $n } преград
   *[other] { $n } преград
}.
    .brief = Постройте лабиринт.
    .full = Постройте лабиринт: цель, не больше { $n ->
    [one] { $n } преграды
    [few] { $n } преград
   *[other] { $n } преград
}, потом «готово».
pathfinder-builds = { $who_is ->
    [you] Строите вы.
   *[other] Строит { $who }.
}
pathfinder-enter = Войдите в клетку столбца 1.
    .brief = Войдите в столбец 1.
pathfinder-built = { $who_is ->
    [you] Ваш лабиринт готов.
   *[other] Лабиринт готов: { $who }.
}
pathfinder-begun = Поиск начинается. { $who_is ->
    [you] Войдите в клетку столбца 1.
   *[other] Первый ход: { $who }.
}
    .brief = { $who_is ->
    [you] Войдите в столбец 1.
   *[other] Первый ход: { $who }.
}

## Клетки и щели

pathfinder-on = { $goal ->
    [yes] { $on ->
        [pawn] цель, фишка
        [path] цель, путь
        [disc] цель, след
       *[nothing] цель
    }
   *[no] { $on ->
        [pawn] { $who_is ->
            [you] вы
           *[other] { $who }
        }
        [path] путь
       *[disc] след
    }
}
pathfinder-slot-chip = Преграда { pathfinder-where }.
pathfinder-slot-free = Пусто { pathfinder-where }. { $then }
pathfinder-then-no-goal = Цели ещё нет.
pathfinder-then-sealed = Преграда здесь закрывает последний путь.
    .brief = Закрывает последний путь.
pathfinder-then-same = Преграда здесь не меняет лучший путь.
    .brief = Лучший путь прежний.
pathfinder-then-way = С преградой лучший путь { $n }.
    .brief = Тогда путь { $n }.
pathfinder-slot-maze = { $kind ->
    [closed] Преграда { pathfinder-where }, { $found ->
        [yes] найдена
       *[no] не найдена
    }.
   *[open] Проход { pathfinder-where }, { $found ->
        [yes] найден
       *[no] не найден
    }.
}
pathfinder-slot-unknown = Неизвестно: { pathfinder-where }{ $n ->
    [-1] { "" }
    [0] { "" }
    [one] , { $n } шаг назад
    [few] , { $n } шага назад
   *[other] , { $n } шагов назад
}.
pathfinder-slot-known = { $kind ->
    [open] Проход
   *[closed] Преграда
} { pathfinder-where }.
pathfinder-picked = На выбор { $n }: { $labels }.
pathfinder-detail = { $cell }, { $what }.
pathfinder-edges = { $kind ->
    [unknown] Неизвестно: { $sides }.
    [open] Открыто: { $sides }.
    [closed] Закрыто: { $sides }.
   *[border] Край: { $sides }.
}

## Постройка

pathfinder-added = Преграда { pathfinder-where }. Осталось { $left }.
pathfinder-taken = Убрана преграда { pathfinder-where }. Осталось { $left }.
pathfinder-drafted-goal = Цель на { $cell }.
pathfinder-drafted-laid = Выложено: { $n ->
    [one] { $n } преграда
    [few] { $n } преграды
   *[other] { $n } преград
}, цель { $cell }.
pathfinder-no-goal-yet = Цели ещё нет.
pathfinder-sealed-now = К цели нет пути: так ещё нельзя.
    .brief = К цели нет пути.
pathfinder-best-way = Так можно: лучший путь { $n }, от { $cell }.
    .brief = Путь { $n }, от { $cell }.
pathfinder-dead = { $n ->
    [1] { $cells } никуда не ведёт.
   *[other] { $cells } никуда не ведут.
}
    .brief = { "" }
pathfinder-finish = Цель { $cell }, { $n ->
    [one] { $n } преграда
    [few] { $n } преграды
   *[other] { $n } преград
}, лучший путь { $way }. Номер ответа:
    .brief = Цель { $cell }. Номер ответа:
pathfinder-label-ready = готово
pathfinder-label-clear = убрать все преграды
pathfinder-label-lay = выложить лабиринт
pathfinder-build-style = построить: { $style ->
    [snake] змея
    [branching] ветви
    [decoys] обманки
   *[open] простор
}

## Поиск

pathfinder-yes = { $who_is ->
    [you] { $cell }, да.
   *[other] { $who }: { $cell }, да.
}
pathfinder-no = { $who_is ->
    [you] { $cell }, нет. { $barrier }. Ход окончен.
   *[other] { $who }: { $cell }, нет. { $barrier }.
}
    .brief = { $who_is ->
    [you] { $cell }, нет. Ход окончен.
   *[other] { $who }: { $cell }, нет.
}
    .full = { $who_is ->
    [you] { $cell }, нет. { $barrier }{ $known ->
        [yes] , как вы и знали
       *[no] { "" }
    }. Ход окончен.
   *[other] { $who }: { $cell }, нет. { $barrier }. Ход окончен.
}
pathfinder-ahead = Впереди: { $kind ->
    [unknown] неизвестно
    [open] проход
    [closed] преграда
   *[border] край
}.
pathfinder-sides = Неизвестно: { $sides }.
    .brief = { $sides }.
pathfinder-all-known = Здесь всё известно.
pathfinder-went = { $who_is ->
    [you] { $how ->
        [out] Вы снаружи, у { $cell }.
        [back] Назад на { $cell }, { $n ->
            [one] { $n } шаг
            [few] { $n } шага
           *[other] { $n } шагов
        }.
        [enter] Вы входите в { $cell }.
       *[walk] Вы на { $cell }.
    }
   *[other] { $how ->
        [out] { $who } выходит у { $cell }.
        [back] { $who } возвращается на { $cell }.
        [enter] { $who } входит в { $cell }.
       *[walk] { $who } на { $cell }.
    }
}
pathfinder-asked = { $who } спрашивает: { $how ->
    [enter] можно войти в { $cell }?
   *[step] можно с { $origin } на { $cell }?
}
pathfinder-reply = Ваш ответ? По номеру: { $labels }.
pathfinder-label-reply = { $word ->
    [yes] да
    [no] нет
   *[goal] да, это цель
}
pathfinder-leave = Вернуться ко входу и выйти из лабиринта? Enter — выйти.
pathfinder-label-out = выйти
pathfinder-ask-or-back = { $cell }: спросить или вернуться по своему пути? Enter — спросить.
pathfinder-label-ask = спросить
pathfinder-label-back = вернуться
pathfinder-reached = { $who_is ->
    [you] { $cell } — это цель!
   *[other] { $who } на цели, { $cell }.
}
pathfinder-last-turn = { $who_is ->
    [you] У вас последний ход.
   *[other] Последний ход: { $who }.
}
pathfinder-caught = { $who_is ->
    [you] Выхода нет, и здесь всё известно.
   *[other] { $who } больше не может выйти.
}

## Конец

pathfinder-won = { $who_is ->
    [you] Победа за вами
   *[other] Победа: { $who }
}{ $reason ->
    [goal] , ходов: { $n }.
    [turn-limit] : за { $n } ходов цель не найдена.
    [stuck] : искать больше негде.
   *[other] .
}
pathfinder-drawn = { $reason ->
    [shared] Цель нашли оба: ничья.
    [stuck] Дальше некуда: победителя нет.
    [turn-limit] Цель не найдена. Ходов: { $n }.
    [resigned] Поиск прекращён.
    [repetition] Одно и то же, раз: { $n }. Победителя нет.
   *[ply-cap] Предел в { $n } ходов: победителя нет.
}
pathfinder-revealed = { $owner ->
    [seat] { $who_is ->
        [you] Ваша цель
       *[other] Цель, { $who }
    }
   *[program] Цель
}: { $cell }, { $n ->
    [one] { $n } преграда
    [few] { $n } преграды
   *[other] { $n } преград
}.
pathfinder-resigned = { $who_is ->
    [you] Вы сдаётесь.
   *[other] { $who } сдаётся.
}
pathfinder-declares = { $who_is ->
    [you] Теперь выложите лабиринт, за который вы отвечали.
   *[other] Теперь лабиринт выкладывает { $who }.
}
pathfinder-honest = { $who_is ->
    [you] Ваш лабиринт согласен со всеми ответами.
   *[other] Лабиринт согласен со всеми ответами: { $who }.
}
pathfinder-contradiction = { $who_is ->
    [you] Ваш лабиринт противоречит
   *[other] Лабиринт ({ $who }) противоречит
} { $n ->
    [one] { $n } ответу.
    [few] { $n } ответам.
   *[other] { $n } ответам.
}
pathfinder-wrong-goal = По ответам цель в другом месте.
pathfinder-wrong-slots = Неверный ответ: { $slots }.
pathfinder-back-lay = лабиринт с целью на { $cell }
pathfinder-back-goal = цель на { $cell }
pathfinder-back-add = преграда { pathfinder-where }
pathfinder-back-take = снятие преграды { pathfinder-where }
pathfinder-back-ready = готово
pathfinder-back-enter = вход { $cell }
pathfinder-back-step = с { $origin } на { $cell }
pathfinder-back-along = назад на { $cell }
pathfinder-back-out = наружу

## Вопросы

pathfinder-chips = { $n ->
    [one] { $n } преграда
    [few] { $n } преграды
   *[other] { $n } преград
}, осталось { $left }.
pathfinder-goal-on = Цель на { $cell }.
pathfinder-line = { $who_is ->
    [you] Вы
   *[other] { $who }
}: { $place }, ход { $turn }, { $n ->
    [one] найдена { $n } преграда.
    [few] найдено { $n } преграды.
   *[other] найдено { $n } преград.
}
pathfinder-place = на { $cell }
pathfinder-place-outside = снаружи
pathfinder-unknown = Неизвестно { $n ->
    [one] { $n } сторона
    [few] { $n } стороны
   *[other] { $n } сторон
}, ближе всего: { $slots }.
pathfinder-been = { $who_is ->
    [you] Ваш след
   *[other] След, { $who }
}: { $n ->
    [one] { $n } клетка.
    [few] { $n } клетки.
   *[other] { $n } клеток.
}
pathfinder-path = { $n ->
    [0] Путь
   *[other] Дальше
} { $cells }.
pathfinder-entrances = { $kind ->
    [open] Открытые входы
    [closed] Закрытые входы
   *[unknown] Неизвестные входы
}: { $cells }.
pathfinder-run = { $way } { $n }
pathfinder-end = { $end ->
    [more] { "" }
    [pawn] , там фишка
    [fork] , развилка
    [joins] , выходит на другой
    [unknown] , дальше неизвестно
   *[dead] , тупик
}
pathfinder-corridor = { $n ->
    [0] От { $cell } коридор: { $runs }
   *[other] Потом { $runs }
}{ pathfinder-end }.
pathfinder-corridor-none = { $cell }: { $end ->
    [pawn] там фишка
    [unknown] дальше неизвестно
   *[dead] тупик
}.
pathfinder-barriers = { $n ->
    [0] Преград нет.
    [one] { $n } преграда.
    [few] { $n } преграды.
   *[other] { $n } преград.
}
pathfinder-barrier-line = { $side ->
    [south] Южнее
   *[east] Восточнее
} { $squares }.
pathfinder-run-of = { $first } до { $last }
pathfinder-size = Рядов { $rows }, столбцов { $cols }.
pathfinder-moves-build = Ходов { $n }: поставить { $add }, убрать { $take }, целей { $goal }{ $ready ->
    [yes] , готово
   *[no] { "" }
}.
pathfinder-moves = { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[other] { $n } ходов.
}
pathfinder-moves-to = { $how ->
    [enter] Войти: { $cells }.
    [step] На { $cells }.
   *[back] Назад на { $cells }.
}
pathfinder-moves-out = Выйти.

## Отказы

pathfinder-over = Игра окончена.
pathfinder-build-now = Лабиринт ещё строят: преграды, цель, потом «готово».
pathfinder-search-now = Лабиринты готовы: теперь в них ищут.
pathfinder-answer-now = Сначала ответьте: yes, no или goal.
pathfinder-no-question = Никто ни о чём не спрашивает.
pathfinder-no-slot = Нет щели { $given } для преграды.
pathfinder-no-square = Нет клетки { $given }.
pathfinder-chip-there = Преграда { pathfinder-where } уже стоит.
pathfinder-no-chip = Нет преграды { pathfinder-where }.
pathfinder-no-chip-left = Преграды кончились, их { $n }. Сначала уберите одну.
pathfinder-many-chips = PF-R2: преград { $n }, а есть только { $most }.
pathfinder-off-board = Такой клетки на этом поле нет.
pathfinder-goal-there = Цель уже на { $cell }.
pathfinder-goal-can = Цель можно поставить на { $cell }.
pathfinder-finish-here = Здесь можно закончить постройку или выбрать другой лабиринт.
pathfinder-no-goal = Цели ещё нет: выберите клетку для низкой фишки.
pathfinder-no-way = К цели на { $cell } нет пути: уберите преграду.
pathfinder-goalless = PF-R6: нет цели, как в { $example }.
pathfinder-sealed = PF-R8: к цели на { $square } нет пути.
pathfinder-same-maze = Лабиринт уже выложен именно так.
pathfinder-never-chips = Так не бывает: все преграды найдены, их { $n }.
pathfinder-never-closed = Так не бывает: ни к какой цели не было бы пути.
pathfinder-never-goal = Так не бывает: на { $cell } уже были.
pathfinder-must-be-goal = Цель теперь может быть только на { $cell }: ответьте goal.
pathfinder-outside = Вы снаружи. Войдите в клетку столбца 1.
pathfinder-no-way-out = В этой игре из лабиринта не выходят.
pathfinder-inside = Вы в лабиринте, на { $cell }: спросите о соседней клетке или выйдите.
pathfinder-not-entrance = Входы есть только в столбце 1.
pathfinder-known-closed = Известно: преграда { pathfinder-where }. Спросите о другом.
pathfinder-enter-first = Вы снаружи: сначала войдите в клетку столбца 1.
pathfinder-pawn-on = Ваша фишка на { $cell }.
pathfinder-there = Вы уже на { $cell }.
pathfinder-too-far = Не { $cell }: { $how ->
    [diagonal] по диагонали
   *[far] не сосед
}. Отсюда: { $cells }.
pathfinder-not-on-path = { $cell } не на вашем пути назад.
pathfinder-just-walk = { $cell } рядом, и проход открыт: просто идите.
pathfinder-wrong-sign = Уже известно: { $open ->
    [yes] проход
   *[no] преграда
} { pathfinder-where }.
pathfinder-slot-far = Не рядом с вами: { pathfinder-where }. Сначала идите туда.
pathfinder-no-side = В эту сторону ничего нет: { $way }.
pathfinder-bad-move = Не ход: { $given }. Пишите { $phase ->
    [build] B3E, goal E5, build snake или ready
    [search] enter:B1, B1>B2, back:B1 или out
   *[answer] yes, no или goal
}.
pathfinder-no-layout = Нет лабиринта { $given }.
pathfinder-no-style = Нет вида { $given }: { $names }.

## Подсказки

pathfinder-hint-build = Пусть лабиринт построит программа.
pathfinder-hint-ready = Лабиринт уже годится.
pathfinder-hint-out = На этом пути больше нет неизвестного.
pathfinder-hint-enter = Попробуйте вход.
pathfinder-hint-ask = Спросите рядом.
pathfinder-hint-walk = Вернитесь туда, где не всё известно.
pathfinder-hint-other = Один ход за раз.
pathfinder-try-lay = { $n ->
    [one] { $n } преграда
    [few] { $n } преграды
   *[other] { $n } преград
}, цель { $cell }, лучший путь { $way }.
pathfinder-try-ready = Скажите «готово»: ready.
pathfinder-try-out = Выйдите и попробуйте другой вход.
pathfinder-try-other = Ход { $move }
pathfinder-try = { $how ->
    [enter] Войдите в { $cell }.
    [ask] Спросите о { $cell }: там ещё не были.
   *[walk] Идите на { $cell }: за ней известно не всё.
}

## Числа игры

pathfinder-tally-places = Клеток, где может быть цель
pathfinder-tally-barriers = Встречено преград

## Лабиринты, настройки и позиции

pathfinder-layouts-ours = печатные образцы лабиринтов открыто не изданы
pathfinder-layout-long = Текст лабиринта слишком длинный.
pathfinder-layout-binary = Это не простой текст.
pathfinder-layout-none = Лабиринта в тексте нет.
pathfinder-layout-second = второй лабиринт; хватит одного
pathfinder-layout-fault = Строка { $line }: { $why }
pathfinder-layout-form = Не лабиринт: { $given }. Пишите PF 6x6 goal=E5 walls=C1W,D5S.
pathfinder-layout-rows = Рядов и столбцов от { $low } до { $high }.
pathfinder-layout-size = В этом лабиринте рядов { $rows }, столбцов { $cols }.
pathfinder-slot-twice = Щель { $slot } названа дважды.
pathfinder-bad-layout = лабиринт (layout): { $why }
pathfinder-bad-chips = chips: при таком размере щелей только { $n }.
pathfinder-bad-repetition = repetition: 0 или от 2 до 99; один раз — не повторение.
pathfinder-needless = { $option } ничего не меняет при play { $play }: уберите.
pathfinder-position = Не читается { $fault ->
    [form] запись позиции
    [seat] место
    [phase] часть игры
    [field] поле
    [size] размер
    [number] число
    [path] путь
    [question] вопрос
   *[end] конец
}: { $given }.
pathfinder-unsound = Место { $seat }: { $fault ->
    [track] поле поиска не связано.
    [path] путь идёт не по проходам.
    [chips] преград больше, чем есть.
    [first] это место не начинает поиск.
    [turn] ход не может быть за этим местом.
    [question] такого вопроса нет.
    [over] игра была бы окончена.
    [maze] лабиринт лишний, или его нет.
    [answers] лабиринт противоречит ответам.
   *[goal] цель не подходит к поиску.
}
