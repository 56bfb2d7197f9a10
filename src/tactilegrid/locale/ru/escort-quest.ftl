# «Проводник и гоблин». Игрок — проводник; $token — кто: escort, villager или goblin. На клетке может
# лежать плитка или барьер; на закрытую сторону барьера войти можно, а выйти через неё нельзя.

escort-quest-seat = Проводник
escort-quest-token = { $token ->
    [escort] { $who_is ->
        [you] вы
       *[other] проводник
    }
    [villager] крестьянин
   *[goblin] гоблин
}
escort-quest-a-token = { $token ->
    [escort] проводник
    [villager] крестьянин
   *[goblin] гоблин
}
escort-quest-name = { $token ->
    [escort] { $who_is ->
        [you] Вы
       *[other] Проводник
    }
    [villager] Крестьянин
   *[goblin] Гоблин
}
escort-quest-tile = { $kind ->
    [village] деревня
    [spike] шипы
    [cross] прицел
    [amulet] амулет
    [guardian] страж
   *[snow] снежинка
}
escort-quest-warp = портал, { $way }

## Начало

escort-quest-opening = Проводник и гоблин{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}, { escort-quest-puzzle }.
    .brief = Проводник и гоблин{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}.
escort-quest-puzzle = { $puzzle ->
    [first-steps] «Первые шаги»
    [thorns] «Колючки»
    [low-wall] «Низкая стена»
    [amulet] «Амулет»
    [in-the-sights] «На прицеле»
    [first-snow] «Первый снег»
    [two-doors] «Две двери»
    [guardian] «Страж»
    [hedges] «Изгороди»
    [slippery] «Скользко»
    [marksman] «Стрелок»
    [winter] «Зима»
    [wolf-pit] «Волчья яма»
    [four-winds] «Четыре ветра»
    [old-mill] «Старая мельница»
    [ford] «Брод»
    [narrow-lane] «Узкая тропа»
    [market-day] «Базарный день»
    [watchtower] «Сторожевая башня»
    [frozen-lake] «Замёрзшее озеро»
    [crossroads] «Перекрёсток»
    [charcoal-burners] «У углежогов»
    [witch-garden] «Сад ведьмы»
    [quarry] «Каменоломня»
    [goblin-bridge] «Гоблинов мост»
    [two-villages] «Две деревни»
    [deep-forest] «Дремучий лес»
    [labyrinth] «Лабиринт»
    [full-sheet] «Полный лист»
    [mountain-pass] «Перевал»
    [long-night] «Долгая ночь»
    [goblin-king] «Король гоблинов»
    [way-home] «Дорога домой»
   *[own] своя задача
}
escort-quest-stand = { $who_is ->
    [you] Вы
   *[other] Проводник
} { $escort }, крестьянин { $villager }, гоблин { $goblin }{ $n ->
    [0] .
    [1] , деревня { $villages }.
   *[other] , деревень { $n }.
}
    .brief = { $who_is ->
    [you] Вы
   *[other] Проводник
} { $escort }, крестьянин { $villager }.
escort-quest-best = { "" }
    .brief = { "" }
    .full = Лучшее: { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[other] { $n } ходов.
}

## Клетки

escort-quest-here = { $parts }
    .brief = { $few }
escort-quest-barrier = { $how ->
    [all] барьер, закрыт
    [open] барьер, открыт { $ways }
   *[closed] барьер { $ways }
}
    .brief = барьер
escort-quest-sides = { $side } { $more }
escort-quest-barrier-under = барьер
escort-quest-at = { $cell }, { $what }.
escort-quest-exits = { $how ->
    [all] Закрыто со всех сторон.
    [open] Открыты только: { $ways }.
   *[closed] Закрыты: { $ways }.
}
escort-quest-exits-free = Открыто со всех сторон.
escort-quest-exits-covered = Открыто со всех сторон: на барьере { $tile }.
escort-quest-does = { $kind ->
    [village] Дойдёт крестьянин — победа, дойдёт гоблин — поражение.
    [spike] Смертельно для вас и крестьянина; гоблину шипы нипочём.
    [cross] Кто сюда попал, следующий ход идёт только по диагонали.
    [amulet] Кто сюда попал, скользит ещё на клетку дальше.
    [guardian] Кто бы сюда ни попал, следующий ход плитки не действуют.
   *[snow] Кто сюда попал, пропускает следующий ход.
}
    .brief = { $kind ->
    [village] Крестьянин здесь победит, гоблин погубит.
    [spike] Смертельно, но не гоблину.
    [cross] Потом ход по диагонали.
    [amulet] Скользит ещё на клетку.
    [guardian] Следующий ход без плиток.
   *[snow] Пропускает следующий ход.
}
escort-quest-does-warp = { $n ->
    [1] Единственный портал: он никуда не ведёт.
   *[other] Переносит на портал того направления, в котором пришли.
}
    .brief = { $n ->
    [1] Никуда не ведёт.
   *[other] На портал вашего направления.
}
escort-quest-from-villager = До крестьянина { $n }.
escort-quest-ways = { $n ->
    [8] Открыты все 8 сторон.
    [one] { $n } путь: { $ways }.
    [few] { $n } пути: { $ways }.
   *[other] { $n } путей: { $ways }.
}
    .brief = { $n ->
    [8] Все 8 сторон.
    [1] { $n } путь: { $ways }.
    [2] { $n } пути: { $ways }.
    [3] { $n } пути: { $ways }.
    [one] { $n } путь.
    [few] { $n } пути.
   *[other] { $n } путей.
}
escort-quest-only-hold = { $why ->
    [frozen] Мороз не пускает: в этот ход можно только стоять.
    [crosshairs] В прицеле все пути закрыты: можно только стоять.
   *[barrier] Барьер закрыл все пути: можно только стоять.
}
    .brief = { $why ->
    [frozen] Мороз: только стоять.
   *[other] Пути закрыты: только стоять.
}
escort-quest-answer = { $move }

## Ход

escort-quest-came = { $how ->
    [slide] { $token ->
        [escort] { $who_is ->
            [you] Вы скользите
           *[other] Проводник скользит
        }
        [villager] Крестьянин скользит
       *[goblin] Гоблин скользит
    } на { $cell }.
    [warp] { escort-quest-name } через портал на { $cell }.
   *[step] { escort-quest-name } { $cell }.
}
    .brief = { escort-quest-name } { $cell }.
escort-quest-came-to-tile = { $how ->
    [slide] { $token ->
        [escort] { $who_is ->
            [you] Вы скользите
           *[other] Проводник скользит
        }
        [villager] Крестьянин скользит
       *[goblin] Гоблин скользит
    } на { $cell }, { $tile }.
   *[step] { escort-quest-name } { $cell }, { $tile }.
}
    .brief = { $how ->
    [slide] { escort-quest-name } { $cell }.
   *[step] { escort-quest-name } { $cell }, { $tile }.
}
escort-quest-goblin-came = Гоблин { $cell }, { $way }.
    .brief = Гоблин { $cell }.
    .full = Гоблин { $cell }, { $way }: { $why }.
escort-quest-offset = крестьянин { $legs }
escort-quest-far-by = { $n } { $way }
escort-quest-stays = { $token ->
    [escort] { $who_is ->
        [you] Вы стоите
       *[other] Проводник стоит
    }
    [villager] Крестьянин стоит
   *[goblin] Гоблин стоит
}{ $why ->
    [frozen] : мороз.
    [crosshairs] : прицел.
    [barrier] : закрыто.
    [there] : он на месте.
   *[held] .
}
    .brief = { $token ->
    [escort] { $who_is ->
        [you] Вы стоите.
       *[other] Проводник стоит.
    }
    [villager] Крестьянин стоит.
   *[goblin] Гоблин стоит.
}
escort-quest-stays-closed = { $token ->
    [escort] { $who_is ->
        [you] Вы стоите
       *[other] Проводник стоит
    }
    [villager] Крестьянин стоит
   *[goblin] Гоблин стоит
}: барьер, { $way }.
    .brief = { $token ->
    [escort] { $who_is ->
        [you] Вы стоите.
       *[other] Проводник стоит.
    }
    [villager] Крестьянин стоит.
   *[goblin] Гоблин стоит.
}
escort-quest-then = Затем { escort-quest-token } { $cell }.
    .brief = { escort-quest-name } { $cell }.
escort-quest-then-tile = Затем { escort-quest-token } { $cell }, { $tile }.
    .brief = { escort-quest-name } { $cell }.
escort-quest-near = До крестьянина { $n }.
    .brief = { "" }
    .full = { "" }

escort-quest-why = Гоблин идёт на { $way }: крестьянин от него { $longer ->
    [columns] { $columns } { $east_is ->
        [east] к востоку
       *[west] к западу
    }{ $rows ->
        [0] .
       *[other] , только { $rows } { $north_is ->
            [north] к северу.
           *[south] к югу.
        }
    }
    [rows] { $rows } { $north_is ->
        [north] к северу
       *[south] к югу
    }{ $columns ->
        [0] .
       *[other] , только { $columns } { $east_is ->
            [east] к востоку.
           *[west] к западу.
        }
    }
   *[both] { $columns } { $east_is ->
        [east] к востоку
       *[west] к западу
    } и { $rows } { $north_is ->
        [north] к северу.
       *[south] к югу.
    }
}
    .brief = Гоблин { $way }: { $longer ->
    [columns] { $columns } и { $rows }.
   *[rows] { $rows } и { $columns }.
}
escort-quest-why-aimed = Гоблин идёт на { $way }. В прицеле это диагональ, после которой он ближе всего.
    .brief = Гоблин { $way }: прицел.
escort-quest-why-closed = Гоблин стоит: его направление { $way }, а там закрыто барьером.
    .brief = Гоблин стоит: барьер, { $way }.
escort-quest-why-stays = { $why ->
    [frozen] Гоблин стоит: его держит мороз.
    [crosshairs] Гоблин стоит: в прицеле, а все диагонали закрыты.
   *[there] Гоблин стоит: он рядом с крестьянином, на той же клетке.
}
    .brief = { $why ->
    [frozen] Гоблин стоит: мороз.
    [crosshairs] Гоблин стоит: диагонали закрыты.
   *[there] Гоблин стоит: он на месте.
}

## Конец

escort-quest-ended = { $reason ->
    [home] Крестьянин дома на { $cell }: { $who_is ->
        [you] вы выигрываете
       *[other] победа
    }, EQ-R15.
    [raid] Гоблин входит в деревню { $cell }: поражение, EQ-R15. u вернёт ход.
    [caught] { $token ->
        [goblin] Гоблин настигает крестьянина на { $cell }: поражение, EQ-A8. u вернёт ход.
       *[villager] Крестьянин натыкается на гоблина на { $cell }: поражение, EQ-A8. u вернёт ход.
    }
   *[spike] { $token ->
        [escort] { $who_is ->
            [you] Вы на шипах на { $cell }: поражение, EQ-R16. u вернёт ход.
           *[other] Проводник на шипах на { $cell }: поражение, EQ-R16. u вернёт ход.
        }
       *[villager] Крестьянин на шипах на { $cell }: поражение, EQ-R16. u вернёт ход.
    }
}
    .brief = { $reason ->
    [home] Дома на { $cell }: { $who_is ->
        [you] вы выигрываете.
       *[other] победа.
    }
    [raid] Гоблин в деревне { $cell }. u вернёт ход.
    [caught] Пойман на { $cell }. u вернёт ход.
   *[spike] Шипы на { $cell }. u вернёт ход.
}
    .full = { $reason ->
    [home] Крестьянин дома на { $cell } за { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }: { $who_is ->
        [you] вы выигрываете
       *[other] победа
    }, EQ-R15.
    [raid] Гоблин входит в деревню { $cell }: поражение, EQ-R15. u вернёт ход.
    [caught] { $token ->
        [goblin] Гоблин настигает крестьянина на { $cell }: поражение, EQ-A8. u вернёт ход.
       *[villager] Крестьянин натыкается на гоблина на { $cell }: поражение, EQ-A8. u вернёт ход.
    }
   *[spike] { $token ->
        [escort] { $who_is ->
            [you] Вы на шипах на { $cell }: поражение, EQ-R16. u вернёт ход.
           *[other] Проводник на шипах на { $cell }: поражение, EQ-R16. u вернёт ход.
        }
       *[villager] Крестьянин на шипах на { $cell }: поражение, EQ-R16. u вернёт ход.
    }
}
escort-quest-stopped = { $reason ->
    [turn-limit] Поражение: { $n ->
        [one] предел, { $n } ход, исчерпан.
        [few] предел, { $n } хода, исчерпан.
       *[other] предел, { $n } ходов, исчерпан.
    }
    [repetition] Конец: положение повторяется слишком часто.
    [ply-cap] Конец: { $n ->
        [one] предел, { $n } ход, исчерпан.
        [few] предел, { $n } хода, исчерпан.
       *[other] предел, { $n } ходов, исчерпан.
    }
   *[resigned] { $who_is ->
        [you] Вы сдаётесь.
       *[other] Проводник сдаётся.
    }
}
    .brief = { $reason ->
    [turn-limit] Поражение: ходов больше нет.
    [repetition] Конец: повтор.
    [ply-cap] Конец: предел ходов.
   *[resigned] { $who_is ->
        [you] Вы сдаётесь.
       *[other] Проводник сдаётся.
    }
}
escort-quest-repeated = { $n ->
    [2] Такое положение уже было.
    [few] Такое положение уже { $n } раза.
   *[other] Такое положение уже { $n } раз.
} Ещё раз, и игре конец.
    .brief = Ещё раз, и конец.

## Вопросы

escort-quest-status = Крестьянину { $n } до деревни { $cell }, гоблину до него { $goblin }.
    .brief = До деревни { $n }, гоблину { $goblin }.
escort-quest-status-bare = Гоблину до крестьянина { $goblin }. Деревни нет.
    .brief = Гоблину { $goblin }.
escort-quest-turn = Ход { $n }.
escort-quest-turn-of = Ход { $n } из { $limit }.
escort-quest-immune = { $when ->
    [now] В этот ход плитки не действуют.
   *[next] В следующий ход плитки не действуют.
}
escort-quest-held = { escort-quest-name }: { $when ->
    [now] в этот ход
   *[next] в следующий ход
} { $effect ->
    [frozen] мороз.
   *[diagonal] только диагонали.
}
escort-quest-pending = { escort-quest-name }: { $tile } подействует в начале следующего хода.
escort-quest-size = Столбцов { $width }, рядов { $height }.
escort-quest-stands = { escort-quest-name } { $cell }.
escort-quest-goblin-stands = Гоблин { $cell }, до крестьянина { $n }, на { $way }.
    .brief = Гоблин { $cell }, до крестьянина { $n }.
escort-quest-kind = { $kind ->
    [village] { $n ->
        [one] { $n } деревня
        [few] { $n } деревни
       *[other] { $n } деревень
    }
    [spike] Шипы, { $n }
    [cross] Прицелы, { $n }
    [amulet] { $n ->
        [one] { $n } амулет
        [few] { $n } амулета
       *[other] { $n } амулетов
    }
    [guardian] { $n ->
        [one] { $n } страж
        [few] { $n } стража
       *[other] { $n } стражей
    }
    [snow] { $n ->
        [one] { $n } снежинка
        [few] { $n } снежинки
       *[other] { $n } снежинок
    }
    [warp] { $n ->
        [one] { $n } портал
        [few] { $n } портала
       *[other] { $n } порталов
    }
   *[barrier] { $n ->
        [one] { $n } барьер
        [few] { $n } барьера
       *[other] { $n } барьеров
    }
}: { $cells }.
escort-quest-more-squares = { $cells }.
escort-quest-no-place = Сначала назовите клетку.
escort-quest-would = Шаг на { $way }: { $who_is ->
    [you] вы
   *[other] проводник
} { $escort }, крестьянин { $villager }, гоблин { $goblin }.
escort-quest-would-end = Шаг на { $way }: { $result ->
    [won] крестьянин дома на { $cell }, победа.
    [raid] гоблин в деревне { $cell }, поражение.
    [caught] пойман на { $cell }, поражение.
   *[spike] { escort-quest-token } на шипах на { $cell }, поражение.
}
escort-quest-hold-would = Стоять: { $who_is ->
    [you] вы
   *[other] проводник
} { $escort }, крестьянин { $villager }, гоблин { $goblin }.
escort-quest-hold-would-end = Стоять: { $result ->
    [won] крестьянин дома на { $cell }, победа.
    [raid] гоблин в деревне { $cell }, поражение.
    [caught] пойман на { $cell }, поражение.
   *[spike] { escort-quest-token } на шипах на { $cell }, поражение.
}

## Подсказки

escort-quest-hint-tile = Присмотритесь: { $cell }, { $tile }.
escort-quest-hint-hold = Выбирать здесь не из чего.
escort-quest-hint-hopeless = Отсюда домой не дойти.
escort-quest-try = { $n ->
    [0] Попробуйте на { $way }: это победа.
    [one] Попробуйте на { $way }: потом ещё { $n } ход.
    [few] Попробуйте на { $way }: потом ещё { $n } хода.
   *[other] Попробуйте на { $way }: потом ещё { $n } ходов.
}
escort-quest-try-near = Попробуйте на { $way }: крестьянину останется до деревни { $n }.
    .brief = Попробуйте на { $way }.
escort-quest-back = шаг на { $way }
escort-quest-back-hold = стоянка на месте
escort-quest-try-hold = Стойте.
escort-quest-hint-way = До дома { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}. Начало — { $kind ->
    [slant] по диагонали.
   *[straight] по прямой.
}
    .brief = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}, сначала { $kind ->
    [slant] по диагонали.
   *[straight] по прямой.
}
escort-quest-try-hopeless = { $how ->
    [back] Верните { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }: оттуда дорога домой есть.
    [never] В этой задаче до дома не дойти даже с самого начала.
   *[unknown] Отсюда уже не выиграть. u возвращает ходы.
}
    .brief = { $how ->
    [back] Верните { $n ->
        [one] { $n } ход.
        [few] { $n } хода.
       *[other] { $n } ходов.
    }
    [never] Задачу не выиграть.
   *[unknown] Верните ходы.
}
escort-quest-hint-edit = Задачу можно изменить.
escort-quest-try-edit = Вернитесь к постройке: { $word }.

## Постройка задачи

escort-quest-building = Постройка задачи, { $width } на { $height }.
escort-quest-building-how = Пока ничего нет. Enter на клетке что-нибудь кладёт.
    .brief = Enter что-нибудь кладёт.
escort-quest-thing = { $thing ->
    [escort] проводник
    [villager] крестьянин
    [goblin] гоблин
   *[village] деревня
}
escort-quest-missing = Не хватает: { $things }.
    .brief = Нужны: { $things }.
escort-quest-can-be-won = { $how ->
    [won] До победы { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }, { $grade ->
        [easy] легко.
        [medium] средне.
       *[hard] трудно.
    }
    [never] Выиграть её нельзя.
   *[unknown] Можно ли выиграть, неизвестно.
}
    .brief = { $how ->
    [won] Победа: { $n ->
        [one] { $n } ход.
        [few] { $n } хода.
       *[other] { $n } ходов.
    }
    [never] Выиграть нельзя.
   *[unknown] Исход неизвестен.
}
escort-quest-moved = На { $cell } больше нет.
escort-quest-built = { $how ->
    [none] Задача не нашлась. Повтор пробует другие.
    [exact] Построено: лучшее решение { $n ->
        [one] { $n } ход.
        [few] { $n } хода.
       *[other] { $n } ходов.
    }
   *[shorter] Построено: лучшее решение { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }; на { $wanted } не нашлось.
}
    .brief = { $how ->
    [none] Не нашлось.
    [exact] Построено: { $n ->
        [one] { $n } ход.
        [few] { $n } хода.
       *[other] { $n } ходов.
    }
   *[shorter] Построено: { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }, не { $wanted }.
}
escort-quest-replaced = Весь лист разложен.
    .brief = Разложено.
escort-quest-laying = { $cell }, { $what }
escort-quest-whole-sheet = весь лист
escort-quest-reopened = Снова постройка. { $word } — играть.
    .brief = Снова постройка.
escort-quest-started = Игра. { $who_is ->
    [you] Вы
   *[other] Проводник
} { $escort }, крестьянин { $villager }, гоблин { $goblin }. { $word } — строить дальше.
    .brief = Игра. { $who_is ->
    [you] Вы
   *[other] Проводник
} { $escort }, крестьянин { $villager }.
escort-quest-back-to-building = { $word } возвращает к постройке; Enter на себе дважды — тоже.
    .brief = { $word }: назад к постройке.
escort-quest-hold-or-build = { $why } 2 — строить дальше.
escort-quest-choice = { $choice ->
    [play] играть
    [tile] плитка
    [barrier] барьер
    [snow] снег
    [wall] стена с трёх сторон
    [corridor] коридор
    [side] одна сторона
    [warp] портал
    [escort] проводник
    [villager] крестьянин
    [goblin] гоблин
    [empty] ничего
    [build] построить
   *[edit] строить дальше
}
escort-quest-way = { $way }
escort-quest-number = { $n }
escort-quest-ask = Enter — { $first }, { $answers }.
escort-quest-ask-numbered = { $number } { $label }
escort-quest-ask-on = { $cell }: { $question }
escort-quest-ask-round = { $what ->
    [warp] Портал куда
    [wall] Стена с какой стороны
    [corridor] Коридор в какую сторону
    [side] Какую сторону закрыть или открыть
   *[build] На сколько ходов
}? Enter — { $first }, и так до { $n }, { $last }.
    .brief = Enter — { $first }, и так до { $n }, { $last }.
escort-quest-laid-so-far = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[other] { $tiles } плиток
}, { $barriers ->
    [one] { $barriers } барьер.
    [few] { $barriers } барьера.
   *[other] { $barriers } барьеров.
}
escort-quest-tiles-usual = Обычно плиток { $n }, а клеток здесь { $size }, EQ-R2.
escort-quest-off = { $token ->
    [escort] Проводник
    [villager] Крестьянин
   *[goblin] Гоблин
}: ещё не на доске.
escort-quest-searched = Проверено { $n ->
    [one] { $n } положение.
    [few] { $n } положения.
   *[other] { $n } положений.
}
escort-quest-can-lay = { $line ->
    [any] На любую из { $n } клеток: плитка, барьер, проводник, крестьянин, гоблин, ничего.
    [typed] Пишется: { $words }.
    [sheet] { $ready } — играть; { $build } кладёт задачу на 6 ходов.
   *[files] Слова о файлах сохраняют лист и берут другой.
}
escort-quest-hint-lay = { $what ->
    [escort] Ваше начало — где угодно.
    [villager] Крестьянину до деревни три хода или больше.
    [goblin] Гоблин начинает по диагонали от крестьянина.
    [village] От деревни до крестьянина три хода или больше.
   *[other] Плитки и барьеры удлиняют дорогу.
}
escort-quest-try-lay = Попробуйте: { $cell }, { $thing }.
escort-quest-try-start = { $how ->
    [anyway] Выиграть нельзя: измените что-нибудь или попробуйте, { $word }.
   *[ready] { $word } — играть.
}
escort-quest-try-build = { $n ->
    [0] Разложите другой лист.
   *[other] Пусть построят: { $word }.
}
escort-quest-bad-ply = Класть нечего: { $given }. Клетка и что положить, как { $example }.
    .brief = Класть нечего: { $given }.
escort-quest-lay-what = Что положить на { $cell }?
escort-quest-off-board = { $cell } — не на этой доске.
escort-quest-taken = EQ-R5: на { $cell } уже { $thing }. На клетке одна фишка.
    .brief = На { $cell } уже { $thing }.
escort-quest-same-already = На { $cell } так и есть.
escort-quest-build-length = Строить можно на { $low }–{ $high } ходов, как в { $word }.
escort-quest-other-size = Лист { $w } на { $h }, а доска { $width } на { $height }.
escort-quest-hopeless = EQ-R15: выиграть нельзя, доказано: положений { $n }. Всё же — { $word }.
    .brief = Выиграть нельзя. Всё же — { $word }.
escort-quest-not-hopeless = Выиграть можно: { $word }.
escort-quest-built-now = Вы и так строите.
escort-quest-not-built-now = Эта задача не ваша. Начните с { $word }.
    .brief = Задача не ваша.
escort-quest-build-first = Идёт постройка. { $word } начинает игру.

## Отказы

escort-quest-over = Игра окончена.
escort-quest-bad-move = Это не ход: { $given }. Назовите направление, как { $example }, или клетку.
    .brief = Это не ход: { $given }.
escort-quest-far = До { $cell } не шагнуть: от { $own } до неё { $n }.
    .brief = До { $cell } далеко: { $n }.
escort-quest-no-hold = { $n ->
    [8] Надо идти: открыты все 8 сторон.
    [one] Надо идти: { $n } путь, { $ways }.
    [few] Надо идти: { $n } пути, { $ways }.
   *[other] Надо идти: { $n } путей, { $ways }.
}
    .brief = Надо идти.
escort-quest-closed = Закрыто, { $way }: { $why ->
    [barrier] барьер.
   *[crosshairs] прицел.
} { $n ->
    [one] { $n } путь: { $ways }.
    [few] { $n } пути: { $ways }.
   *[other] { $n } путей: { $ways }.
}
    .brief = Закрыто, { $way }: { $why ->
    [barrier] барьер.
   *[crosshairs] прицел.
}

## Настройки, задачи и позиции

escort-quest-bad-puzzle = Нет задачи { $given }: число от 1 до { $count }, имя или вся задача.
escort-quest-bad-repetition = Настройка repetition: 0 — выключено, иначе от 3.
escort-quest-sheet-no-size = Задача начинается с размера и фигур: { $example }.
escort-quest-sheet-size = Нет такого размера: { $given }. От 5x5 до 16x16, например 8x8.
escort-quest-sheet-too-small = EQ-R7: { $given } — мало, одна из сторон должна быть не меньше { $least }.
escort-quest-sheet-no-token = В задаче нет { $token ->
    [escort] проводника
    [villager] крестьянина
   *[goblin] гоблина
}: напишите { $letter }= и клетку.
escort-quest-sheet-word = Строка { $line }: не плитка и не барьер: { $given }.
escort-quest-sheet-twice = Строка { $line }: { $given } встречается дважды.
escort-quest-sheet-square = Строка { $line }: это не клетка: { $given }.
escort-quest-sheet-outside = Строка { $line }: { $given } вне доски { $size }.
escort-quest-sheet-two-tiles = Строка { $line }, EQ-R2: на { $cell } две плитки.
escort-quest-sheet-two-barriers = Строка { $line }: на { $cell } два барьера.
escort-quest-sheet-two-warps = Строка { $line }, EQ-R4: { $kind } на { $cell } уже второй.
escort-quest-sheet-sides = Строка { $line }: не закрытые стороны: { $given }. Нужно вроде { $example }.
escort-quest-sheet-unfinished = Строка { $line }: { $kind } без клетки или без сторон.
escort-quest-sheet-too-long = В задаче не больше { $most } тысяч знаков.
escort-quest-sheet-too-many-lines = В задаче не больше { $most } строк.
escort-quest-sheet-binary = Строка { $line } — не текст.
escort-quest-sheet-state = Строка { $line }: { $given } бывает в позиции, а не в задаче.
escort-quest-sheet-shared = EQ-R5: на { $cell } начинают двое.
escort-quest-sheet-no-village = EQ-A2: в задаче нужна деревня.
escort-quest-sheet-village-near = EQ-R7: до деревни { $village } от крестьянина на { $villager } только { $n }, а нужно 3.
escort-quest-sheet-not-diagonal = EQ-R8: гоблин { $goblin } не по диагонали от крестьянина на { $villager }.
escort-quest-sheet-state-word = Строка { $line }: в позиции нет слова { $given }.
escort-quest-sheet-state-value = Строка { $line }: { $name } не может быть { $given }.
escort-quest-sheet-pending = На { $cell } для этой фигуры ждать нечему.
escort-quest-sheet-caught = EQ-A8: крестьянин и гоблин вместе на { $cell }.

## Числа игры

escort-quest-tally-turns = Ходов до дома
escort-quest-tally-turns-none = дороги нет

## Название игры

escort-quest-title = Проводник и гоблин
escort-quest-layouts-ours = печатный лист открыто не издан
