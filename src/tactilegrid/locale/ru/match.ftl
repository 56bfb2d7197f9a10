# Матчи между движками: что играется, как далеко зашло, что выяснилось.

match-begins = { $game }: { $one } против { $other }, { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}.
match-spends = { $how ->
    [nodes] { $n ->
        [one] На ход { $n } позиция.
        [few] На ход { $n } позиции.
       *[many] На ход { $n } позиций.
    }
    [ms] { $n ->
        [one] На ход { $n } миллисекунда.
        [few] На ход { $n } миллисекунды.
       *[many] На ход { $n } миллисекунд.
    }
   *[usual] На ход столько, сколько обычно у каждого уровня.
}
match-own = { $name }: на ход { $how ->
    [nodes] { $n ->
        [one] { $n } позиция
        [few] { $n } позиции
       *[many] { $n } позиций
    }
   *[ms] { $n ->
        [one] { $n } миллисекунда
        [few] { $n } миллисекунды
       *[many] { $n } миллисекунд
    }
}.
match-kept = Дебюты { $seed }. Всё хранится в { $folder }
match-goes-on = Уже { $n ->
    [one] сыграна { $n } партия
    [few] сыграны { $n } партии
   *[many] сыграно { $n } партий
}.
match-minute = Минута { $minute }: партия { $number } из { $games }.
match-score = Побед: { $one } { $won }, { $other } { $lost }, вничью { $drawn }.
match-share = { $name }: { $percent } % очков. Интервал Уилсона, 95 %: от { $low } до { $high }.
match-stronger = Сильнее: { $name }.
match-open = Кто сильнее, не выяснилось.
match-seat = { $name }, место { $seat }: побед { $won }, поражений { $lost }, ничьих { $drawn }.
match-role = Место { $seat }, против: { $third }, с одних и тех же начал; считаются пары.
match-length = Ходов в партии: от { $low } до { $high }, в среднем { $n }.
match-time = { $name }: на ход в среднем { $mean } мс, самое большее { $most }, опозданий { $late }.
match-forfeits = Потеря места, { $name }: { $why ->
    [ended] программа завершилась
    [late] опоздание
    [illegal] ход не по правилам
    [flood] бесконечный вывод
    [unreadable] непонятный ответ
   *[silent] молчание
}, { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}.
match-twin = { $name } { $number }
match-another = В { $path } лежит другой матч или иное начало этого.
match-damaged = { $path }: результат { $n } не читается.
match-no-engine = Движок не запускается.
match-styled = { $level }, { $style ->
    [bold] смелый
   *[careful] осторожный
}
match-busy = Матч в { $path } уже идёт в другой программе.
