# Кормчий. Камни лежат на клетках, и их везут в руке; клетка с камнями одного цвета — растущая
# деревня; пять камней — готовая деревня, от которой остаётся хижина. Места зовутся по цветам.
# $who — место за столом или цвет, когда у одного игрока их несколько.

wayfinder-seat = { $colour ->
    [green] Зелёный
    [yellow] Жёлтый
    [blue] Синий
   *[red] Красный
}
wayfinder-seat-alone = Кормчий
wayfinder-colour = { $colour ->
    [green] зелёный
    [yellow] жёлтый
    [blue] синий
   *[red] красный
}
wayfinder-a-wayfinder = { wayfinder-colour } кормчий
wayfinder-colour-many = { $colour ->
    [green] зелёных
    [yellow] жёлтых
    [blue] синих
   *[red] красных
}
wayfinder-colour-village = { $colour ->
    [green] зелёная
    [yellow] жёлтая
    [blue] синяя
   *[red] красная
}
wayfinder-gems = { $n ->
    [1] { wayfinder-colour }
   *[other] { $n } { wayfinder-colour-many }
}
wayfinder-at = { $cell }{ $gems ->
    [1] { "" }
   *[other] :
} { $what }
wayfinder-counted = { $cell } { $n }

## Начало

wayfinder-opening = Кормчий { $n ->
    [2] на двоих
    [3] на троих
   *[4] на четверых
}. Ваш цвет: { wayfinder-colour }.
    .brief = Кормчий. Ваш цвет: { wayfinder-colour }.
wayfinder-opening-alone = Кормчий на одного. Ваши цвета: { $colours }.
wayfinder-opening-seen = Кормчий { $n ->
    [2] на двоих
    [3] на троих
   *[4] на четверых
}.
wayfinder-start-alone = Сначала выберите, откуда плыть{ $n ->
    [1] .
   *[other] , для каждого цвета.
}
    .brief = Выберите начало.
wayfinder-start = Сначала каждый выбирает клетку, откуда плыть.
    .brief = Выберите начало.

## Клетки

wayfinder-mixed = { $built ->
    [0] смесь { $n }
   *[other] смесь { $n } и { $huts }
}
    .brief = смесь { $n }
    .full = смесь, { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}{ $built ->
    [0] { "" }
   *[other] , { $huts }
}
wayfinder-forming = { $built ->
    [0] растёт { wayfinder-colour-village } { $n }
   *[other] { wayfinder-colour-village } { $n } и { $huts }
}
    .brief = { wayfinder-colour-village } { $n }
    .full = растёт { wayfinder-colour-village } деревня, { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}{ $built ->
    [0] { "" }
   *[other] , { $huts }
}
wayfinder-bare = только { $huts }
    .brief = { $built ->
    [1] хижина
    [one] { $built } хижина
    [few] { $built } хижины
   *[other] { $built } хижин
}
wayfinder-hut-count = { $n ->
    [1] { wayfinder-colour-village } хижина
    [one] { $n } { wayfinder-colour-village } хижина
    [few] { $n } { wayfinder-colour-many } хижины
   *[other] { $n } { wayfinder-colour-many } хижин
}
wayfinder-huts = { $n ->
    [1] { wayfinder-hut-count }
    [one] { $n } хижина
    [few] { $n } хижины
   *[other] { $n } хижин
}
    .full = { $colour ->
    [several] { $n ->
        [one] { $n } хижина
        [few] { $n } хижины
       *[other] { $n } хижин
    }
   *[other] { wayfinder-hut-count }
}
wayfinder-with = { $who_is ->
    [you] вы: { $what }
   *[other] { $who }: { $what }
}
    .brief = { $who_is ->
    [you] вы
   *[other] { $who }
}

## Плавание шаг за шагом

wayfinder-picked = { $cell }: { $gems }. Выберите соседнюю клетку.
    .brief = Камней { $n }. Выберите соседнюю клетку.
wayfinder-picked-some = { $cell }: { $gems }. Выберите: { $squares }.
    .brief = Камней { $n }. Выберите: { $squares }.
wayfinder-dropped = { $what } Осталось { $n }, курс { $direction }: { $squares }.
    .brief = Осталось { $n }: { $squares }.
wayfinder-drop = { wayfinder-seat } на { $cell }.
wayfinder-drop-village = { wayfinder-seat } на { $cell }, деревня { $n }.
wayfinder-drop-forming = { $cell } растёт: только { wayfinder-colour }.
wayfinder-drop-only = На { $cell } годится только { wayfinder-colour }.
wayfinder-sail = Плыть { $drops }? Ещё раз Enter.
    .brief = Плыть? Ещё раз Enter.
wayfinder-sail-scoring = Плыть { $drops }? Даёт { $n }. Ещё раз Enter.
    .brief = Плыть, даёт { $n }? Ещё раз Enter.
wayfinder-ask-mixed = { $cell } смесь. Оставить { $answers }.
    .brief = Оставить { $answers }.
wayfinder-ask-bare = { $cell } пусто. Оставить { $answers }.
    .brief = Оставить { $answers }.
wayfinder-ask-forming = { $cell } { wayfinder-colour-village } { $n }. Оставить { $answers }.
    .brief = Оставить { $answers }.
wayfinder-numbered = { $number } { $label }
wayfinder-all = все { $n }
wayfinder-label-village = { $what }, деревня { $n }
wayfinder-place-here = { $cell }: { $gems }. Сюда можно поставить.
    .brief = Камней { $n }. Сюда можно.
wayfinder-pass = { $why } Enter — пропустить.
wayfinder-nowhere = { $first ->
    [yes] Начать неоткуда. Enter — дальше.
   *[no] Поставить некуда. Enter — дальше.
}
wayfinder-answer-pass = пропустить
wayfinder-answer-none = дальше
wayfinder-answer-late = опоздание

## Что произошло

wayfinder-sailed = { $who_is ->
    [you] Плавание: { $drops }.
   *[other] { $who } плывёт: { $drops }.
}
    .brief = { $who_is ->
    [you] { $drops }.
   *[other] { $who }: { $drops }.
}
    .full = { $who_is ->
    [you] Плавание с { $cell }: { $drops }.
   *[other] { $who } плывёт с { $cell }: { $drops }.
}
wayfinder-sailed-on = Дальше { $drops }.
    .brief = { $drops }.
wayfinder-village = Деревня на { $cell }: { $n }.
    .full = На { $cell } { wayfinder-colour-village } деревня: { $n }.
wayfinder-scores = Счёт: { $scores }.
wayfinder-score = { $who_is ->
    [you] вы { $n }
   *[other] { $who } { $n }
}
wayfinder-final = Итог: { $scores }.
wayfinder-outlook = Если кончить сейчас: { $scores }.
    .brief = С итогом: { $scores }.
wayfinder-placed = { $who_is ->
    [you] Вы на { $cell }.
   *[other] { $who } на { $cell }.
}
    .full = { $who_is ->
    [you] Вы ставите кормчего на { $cell }.
   *[other] { $who } встаёт на { $cell }.
}
wayfinder-placed-none = { $who_is ->
    [you] Вам некуда поставить кормчего.
   *[other] { $who }: поставить некуда.
}
wayfinder-race-over = Теперь каждый сначала ставит кормчего, потом плывёт.
    .brief = Теперь сначала ставить, потом плыть.
wayfinder-passed-stuck = { $who_is ->
    [you] С { $cell } плыть некуда, вы пропускаете ход.
   *[other] { $who } пропускает ход: с { $cell } плыть некуда.
}
    .brief = { $who_is ->
    [you] Плыть некуда, пропуск.
   *[other] { $who }: плыть некуда, пропуск.
}
wayfinder-passed-away = { $who_is ->
    [you] Вашего кормчего нет на карте, ход пропущен.
   *[other] { $who }: кормчего нет на карте, ход пропущен.
}
    .brief = { $who_is ->
    [you] Кормчего нет, пропуск.
   *[other] { $who }: кормчего нет, пропуск.
}
wayfinder-passed-lost = { $who_is ->
    [you] Вы теряете этот ход.
   *[other] { $who } теряет этот ход.
}
wayfinder-late = { $who_is ->
    [you] Поздно: вы теряете следующий ход.
   *[other] { $who } не успевает и теряет следующий ход.
}
    .brief = { $who_is ->
    [you] Поздно: следующий ход потерян.
   *[other] { $who } не успевает.
}
wayfinder-now-place = { $who_is ->
    [you] Теперь ставьте.
   *[other] Теперь ставит { $who }.
}
    .brief = { "" }
    .full = { $who_is ->
    [you] Теперь поставьте кормчего.
   *[other] Теперь ставит { $who }.
}
wayfinder-now-sail = { $who_is ->
    [you] Теперь плывите.
   *[other] Теперь плывёт { $who }.
}
    .brief = { "" }
wayfinder-next = Дальше { wayfinder-colour }.
wayfinder-repeated = { $n ->
    [2] Такая позиция уже была. Ещё раз, и игра кончится.
   *[other] Эта позиция стоит { $n }-й раз. Ещё раз, и игра кончится.
}
    .brief = Повтор: ещё раз, и конец.
wayfinder-stood = { $n ->
    [2] Такая позиция уже была.
   *[other] Эта позиция стоит { $n }-й раз.
}

## Конец

wayfinder-ended-end = Плыть больше некому: игра окончена.
    .brief = Плыть больше некому.
wayfinder-ended-repetition = Эта позиция стоит { $n }-й раз: игра окончена.
    .brief = Повтор: игра окончена.
wayfinder-ended-ply-cap = { $n ->
    [one] Предел, { $n } ход, исчерпан
    [few] Предел, { $n } хода, исчерпан
   *[other] Предел, { $n } ходов, исчерпан
}: игра окончена.
    .brief = Предел ходов: игра окончена.
wayfinder-scored = { $who_is ->
    [you] Вы
   *[other] { $who }
}: { $before } и { $added } с { $n ->
    [one] { $n } клетки
    [few] { $n } клеток
   *[other] { $n } клеток
}, всего { $total }.
    .brief = { $who_is ->
    [you] Вы
   *[other] { $who }
}: { $before } и { $added }, всего { $total }.
wayfinder-won = { $who_is ->
    [you] Вы выигрываете: { $n }.
   *[other] Победа: { $who }, { $n }.
}
wayfinder-shared = Победу делят { $winners }, по { $n }.
    .brief = Поровну: { $winners }.
wayfinder-total = Всего { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
   *[other] { $n } очков.
}
wayfinder-resigned = { $who_is ->
    [you] Вы сдаётесь.
   *[other] Сдача: { $who }.
}
wayfinder-won-by-resigning = { $who_is ->
    [you] Вы выигрываете.
   *[other] Победа: { $who }.
}

## Отказы

wayfinder-over = Игра окончена.
wayfinder-bad-move = Это не ход: { $given }. Скажите c3 E G Y N B R, а чтобы поставить, d4.
    .brief = Не ход. Скажите c3 E G Y.
wayfinder-off-map = На этой карте такой клетки нет; дальний угол: { $last }.
    .brief = На карте такой клетки нет.
wayfinder-sail-now = Ставить ещё рано: сначала плывите с { $cell }.
    .brief = Сначала плывите с { $cell }.
wayfinder-place-first = Плыть ещё рано: сначала поставьте кормчего.
    .brief = Сначала поставьте кормчего.
wayfinder-taken = { $who_is ->
    [you] Ваш кормчий уже на { $cell }.
   *[other] На { $cell } чужой кормчий: { $who }.
}
    .brief = { $cell } занята.
wayfinder-place-bare = { $cell } пуста: кормчему нужны камни двух цветов.
    .brief = { $cell } пуста.
wayfinder-place-forming = На { $cell } растёт деревня, { wayfinder-colour }: кормчему нужны два цвета.
    .brief = На { $cell } только { wayfinder-colour }.
wayfinder-can-place = Поставить можно на { $n ->
    [one] { $n } клетку: { $cell }.
    [few] { $n } клетки, например { $cell }.
   *[other] { $n } клеток, например { $cell }.
}
    .brief = Поставить можно, хотя бы на { $cell }.
wayfinder-place-none = Поставить некуда: наберите @-.
    .brief = Поставить некуда.
wayfinder-must-sail = Плыть обязательно: есть { $n ->
    [one] { $n } плавание.
    [few] { $n } плавания.
   *[other] { $n } плаваний.
}
    .brief = Плыть обязательно.
wayfinder-turn-lost = Вы опоздали: этот ход потерян.
    .brief = Этот ход потерян.
wayfinder-no-wayfinder = Вашего кормчего нет на карте.
wayfinder-stuck = С { $cell } плыть некуда.
    .brief = С { $cell } некуда.
wayfinder-no-countdown = Отсчёт сейчас не идёт.
wayfinder-start-here = Ваш кормчий на { $cell }: начинайте оттуда.
    .brief = Начинайте с { $cell }.
wayfinder-unfinished = { $n ->
    [0] Плавание кончается на { $cell }: оставлять больше нечего.
    [one] На { $cell } в руке ещё { $n } камень: плывите дальше.
    [few] На { $cell } в руке ещё { $n } камня: плывите дальше.
   *[other] На { $cell } в руке ещё { $n } камней: плывите дальше.
}
    .brief = На { $cell } осталось { $n }.
wayfinder-hand-empty = В руке пусто: плавание окончено.
    .brief = В руке пусто.
wayfinder-map-ends = За { $cell } карта кончается.
wayfinder-not-next = Не { $cell }: { $why ->
    [here] вы уже там.
    [far] это не рядом с { $here }.
    [back] назад нельзя.
   *[bend] поворот только один.
} С { $here }: { $squares }.
    .brief = Не { $cell }. С { $here }: { $squares }.
wayfinder-not-next-end = Не { $cell }: { $why ->
    [here] вы уже там.
    [far] это не рядом с { $here }.
    [back] назад нельзя.
   *[bend] поворот только один.
}
    .brief = Не { $cell }.
wayfinder-not-in-hand = В руке нет, { wayfinder-colour }. Есть { $held }.
wayfinder-only = На { $cell } растёт { wayfinder-colour-village }: только { wayfinder-colour }.
    .brief = { $cell }: только { wayfinder-colour }.
wayfinder-closed = На { $cell } растёт { wayfinder-colour-village }: только { wayfinder-colour }, а его в руке нет.
    .brief = На { $cell } только { wayfinder-colour }.
wayfinder-one-or-all = Оставьте один камень или всё, что есть: { $held }.
    .brief = Один камень или все.
wayfinder-one-only = { $cell } смесь: оставьте один камень и плывите дальше.
    .brief = { $cell } смесь: один камень.
wayfinder-not-home = На { $cell } растёт { wayfinder-colour-village }: все камни в руке должны быть такими.
    .brief = Не все камни такие.
wayfinder-too-many = На { $cell } станет { $n }, а одного цвета не больше пяти.
    .brief = На { $cell } станет { $n }.
wayfinder-too-short = В одиночку плывут хотя бы две клетки: на { $cell } оставьте один.
    .brief = Хотя бы две клетки.
wayfinder-dead-end = Через { $cell } остальное не развезти: пути дальше нет.
    .brief = Через { $cell } пути нет.
wayfinder-drop-what = Что оставить на { $cell }? В руке: { $held }.
    .brief = В руке: { $held }.
wayfinder-no-place = Сначала назовите клетку.

## Как идёт игра

wayfinder-stands = { $who_is ->
    [you] Ваш кормчий на { $cell }: { $gems }.
   *[other] { $who } на { $cell }: { $gems }.
}
    .brief = { $who_is ->
    [you] Вы на { $cell }.
   *[other] { $who } на { $cell }.
}
wayfinder-stands-nowhere = { $who_is ->
    [you] Ваш кормчий не на карте.
   *[other] { $who } не на карте.
}
wayfinder-loses = { $who_is ->
    [you] Вы теряете следующий ход.
   *[other] { $who } теряет следующий ход.
}
wayfinder-forming-none = { wayfinder-seat }: деревни не растут.
wayfinder-forming-list = { wayfinder-seat }, растут: { $squares }.
wayfinder-nothing-neutral = Деревень других цветов пока нет.
wayfinder-hut-list = { wayfinder-seat }, хижины: { $squares }.
wayfinder-waypoints = { wayfinder-seat }, метки: { $squares }.
wayfinder-squares = { $squares }.

## Что можно сделать

wayfinder-voyages = { $n ->
    [one] { $n } плавание с { $cell }.
    [few] { $n } плавания с { $cell }.
   *[other] { $n } плаваний с { $cell }.
}
wayfinder-voyages-by = По первой клетке: { $squares }.
wayfinder-placements = Поставить можно на { $n ->
    [one] { $n } клетку.
    [few] { $n } клетки.
   *[other] { $n } клеток.
}
wayfinder-voyages-from = Плаваний с каждой: { $squares }.

## Одна клетка

wayfinder-detail = { $cell }: { $gems }. { $waypoint ->
    [green] Зелёная
    [yellow] Жёлтая
    [blue] Синяя
   *[red] Красная
} метка.
    .brief = { $cell }: { $gems }.
wayfinder-detail-bare = { $cell }, камней нет. { $waypoint ->
    [green] Зелёная
    [yellow] Жёлтая
    [blue] Синяя
   *[red] Красная
} метка.
wayfinder-detail-huts = Построено: { $huts }.
wayfinder-here = { $who_is ->
    [you] Здесь ваш кормчий.
   *[other] Здесь кормчий: { $who }.
}
wayfinder-worth = В конце даёт { $n }: { wayfinder-colour }.
wayfinder-worth-nothing = Ничей цвет, { wayfinder-colour }: в конце не даёт ничего.
wayfinder-edges = Север: { $north }; восток: { $east }; юг: { $south }; запад: { $west }.
    .brief = С { $north }; В { $east }; Ю { $south }; З { $west }.

## Подсказки

wayfinder-hint-village = Этим ходом можно построить деревню.
wayfinder-hint-form = Ваши деревни могут подрасти.
wayfinder-hint-quiet = Сразу ничего не выиграть: берегите свои клетки.
wayfinder-hint-deny = Посмотрите, сколько может получить соперник.
wayfinder-hint-place = Ищите клетку рядом с деревнями, которым мало не хватает.
wayfinder-try = Попробуйте { $drops }; { $why }.
wayfinder-try-typed = Попробуйте { $text }: { $why }.
wayfinder-reason-village = даёт { $n }
wayfinder-reason-form = к итогу { $n }
wayfinder-reason-deny = { $who_is ->
    [you] у вас на { $n } меньше
   *[other] { $who }: на { $n } меньше
}
wayfinder-reason-quiet = { $n ->
    [0] итог тот же
   *[other] итог меньше на { $n }
}
wayfinder-try-place = { $n ->
    [0] Попробуйте { $cell }: { $what }.
   *[other] Попробуйте { $cell }: { $what }; оттуда можно получить { $n }.
}
wayfinder-try-forced = Остаётся только одно.

## Настройки, карты и позиции

wayfinder-bad-level = level { $level } годится для players 1, а не { $players }.
wayfinder-bad-race = Для turn_mode race нужны хотя бы двое.
wayfinder-bad-countdown = Для countdown нужен turn_mode race.
wayfinder-bad-first = first { $n }: начинать может { $sides ->
    [one] только { $sides } цвет.
    [few] только { $sides } цвета.
   *[other] только { $sides } цветов.
}
wayfinder-bad-repetition = Настройка repetition: 0 — выключено, иначе от 2.
wayfinder-bad-map-letter = waypoint_map: только буквы G, Y, B, R, а здесь { $given }.
wayfinder-bad-map-size = waypoint_map: { $n ->
    [one] { $n } буква, а при size { $size } рядов { $size }.
    [few] { $n } буквы, а при size { $size } рядов { $size }.
   *[other] { $n } букв, а при size { $size } рядов { $size }.
}
wayfinder-bad-map-rows = waypoint_map: букв в каждом ряду { $size }.
wayfinder-map-row = Ряд { $n }: { $colours }.
wayfinder-layout-long = В карте не больше { $n } строк и { $letters } букв.
wayfinder-layout-binary = Это не текст.
wayfinder-layout-letter = Строка { $line }: только буквы G, Y, B, R, а здесь { $given }.
wayfinder-layout-row = Строка { $line }: букв { $n }, а в первом ряду { $size }.
wayfinder-layout-square = Карта квадратная, а здесь рядов { $rows }, букв в ряду { $wide }.
wayfinder-position-long = В позиции не больше { $n } знаков.
wayfinder-position-field = Это не часть позиции: { $given }.
wayfinder-position-rows = В позиции от { $low } до { $high } рядов, а здесь { $n ->
    [one] { $n } ряд.
    [few] { $n } ряда.
   *[other] { $n } рядов.
}
wayfinder-position-row = Ряд { $row } позиции: клеток { $n }, а нужно { $size }.
wayfinder-position-square = { $cell }: G, Y, B, R — камни, строчные — хижины, а здесь { $given }.
wayfinder-position-village = { $cell }: { $n } камней одного цвета — уже деревня.
wayfinder-position-gems = Камней больше, чем есть, { wayfinder-colour }: { $n } из { $most }.
wayfinder-position-huts = Хижин больше, чем есть, { wayfinder-colour }: { $n } из { $most }.
wayfinder-position-value = Часть { $name }: можно { $known }, а здесь { $given }.
wayfinder-position-colour = Цвет — это G, Y, B или R, а здесь { $given }.
wayfinder-position-neutral = { wayfinder-seat } не играет: { $n ->
    [one] играет { $n } цвет.
    [few] играют { $n } цвета.
   *[other] играют { $n } цветов.
}
wayfinder-position-place = Нет такой клетки в этой позиции: { $given }.
wayfinder-position-shared = На { $cell } два кормчих.
wayfinder-position-unmixed = Кормчему на { $cell } нужны там камни двух цветов.
wayfinder-position-score = Счёт — число от 0 до 9999, а здесь { $given }.
wayfinder-position-out = { wayfinder-seat } не играет и ходить не может.
wayfinder-position-placed = { wayfinder-seat } ставит кормчего, а он уже на карте.
wayfinder-position-gone = { wayfinder-seat }: кормчего на карте быть не может.
wayfinder-position-lost = Ходы теряют только в гонке.
wayfinder-position-waits = { wayfinder-seat } теряет этот ход и ставить не может.
wayfinder-position-alone = Один игрок остаётся только тогда, когда другие сдаются.
wayfinder-position-goes-on = Игра не окончена: плавания ещё есть.

## Числа игры

wayfinder-tally-points = Очки
wayfinder-tally-total = С тем, что растёт

## Название игры

wayfinder-title = Кормчий

# a move taken back, as a part of a list

wayfinder-back-voyage = плавание с { $origin } на { $cell }
wayfinder-back-placement = постановка на { $cell }
wayfinder-back-nowhere = нет свободного места
wayfinder-back-late = опоздание
wayfinder-back-pass = пропуск хода
wayfinder-layouts-ours = печатные цвета меток открыто не изданы
