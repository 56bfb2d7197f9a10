# tactilegrid board: для тех, кто собирает доску, пробует её или ищет неполадку. $place и $where —
# имена клеток и пазов, $n — сколько их, $more — сколько не названо.

## Что есть

tools-what = Такого дела нет: { $given }. Есть: { $known }.
tools-not-with = { $option } не для { $what }.
tools-no-log = Журнал { $path } не записать: { $why }
tools-unreadable = Файл { $path } не прочитать: { $why }
tools-bad-log = { $path } — не журнал доски: ошибка в строке { $line }.
tools-board = { $named ->
    [yes] Доска { $name }
   *[no] Доска
}: { $cols } на { $rows }, { $kind ->
    [pieces] места для фигур
   *[buttons] кнопки
}{ $again ->
    [yes] , перезапуск
   *[no] { "" }
}.
tools-has = На ней { $slots ->
    [0] нет пазов
    [one] { $slots } паз
    [few] { $slots } паза
   *[many] { $slots } пазов
}, { $lamps ->
    [0] нет ламп
    [one] { $lamps } лампа
    [few] { $lamps } лампы
   *[many] { $lamps } ламп
}, { $buzzer ->
    [yes] есть звук
   *[no] нет звука
}, { $haptic ->
    [yes] есть вибрация
   *[no] нет вибрации
}.
tools-refused = { $why ->
    [denied] Нет доступа: открывать порт система разрешает группе { $what }.
    [stranger] Там не доска: устройство так и не сказало, что оно такое.
    [version] У доски протокол версии { $what }, у программы — версии 1.
    [contradiction] Доска сама себе противоречит: { $what }. Она не используется.
    [several] Доской может быть не один порт. Назовите нужный: { $what }.
    [no-library] Для портов нужна библиотека pyserial, её нет.
    [taken] Порт занят другой программой. Может быть, BRLTTY?
    [unplugged] Порт пропадает, едва открывшись.
    [blocked] Порт ничего не принимает.
   *[missing] Доски пока нет. Ищу дальше.
}
ports-none = Последовательных портов нет.
ports-port = { $port }: { $kind ->
    [ours] доска tactilegrid
    [maybe] Arduino { $make }, может быть, доска
    [grid] сетка monome
    [old-grid] старая сетка с другим протоколом, здесь не годится
    [adapter] переходник { $make }, неизвестно чей
   *[other] ничего известного
}{ $named ->
    [yes] , { $product }
   *[no] { "" }
}.
ports-taken = Игра с --board auto возьмёт { $port }.
ports-choose = { $why ->
    [several] Доской могут быть несколько: назовите одну, --board PORT.
   *[missing] Сама программа не возьмёт ни один. Назовите, если знаете: --board PORT.
}

## Слушаем линию

monitor-seconds = Для --seconds нужно число секунд, а не { $given }.
monitor-hello = Доска: здравствуйте, протокол { $version }, запуск номер { $boot }.
monitor-event = Доска: { $where } { $state ->
    [down] вниз
   *[up] вверх
}, событие { $seq }.
monitor-switch = { $where } { $state ->
    [down] вниз
   *[up] вверх
}.
monitor-state = Доска: { $n ->
    [0] всё разомкнуто
    [one] замкнут { $n }: { $where }
    [few] замкнуты { $n }: { $where }
   *[many] замкнуто { $n }: { $where }
}{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}; следующее событие — { $seq }.
monitor-closed = { $n ->
    [0] Всё разомкнуто.
   *[other] Замкнуто: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }.
}
monitor-beat = Доска: { $seconds } с; ждут { $kept }, потеряно { $lost }, плохих строк { $bad }, под сомнением { $held }.
monitor-answer = Доска: просьба { $ident } { $done ->
    [yes] исполнена
   *[no] отклонена
}.
monitor-unknown = Незнакомые слова: { $word }.
monitor-bad = Неверная строка: { $text }
monitor-noise = { $n ->
    [one] { $n } плохая строка: { $text }
    [few] { $n } плохие строки: { $text }
   *[many] { $n } плохих строк: { $text }
}
monitor-asks = Программа: { $what ->
    [hello] кто вы?
    [state] в каком положении все кнопки?
   *[here] я здесь.
} Просьба { $ident }.
monitor-confirms = Программа: всё до события { $seq } получено.
monitor-lights = Программа: { $n ->
    [0] погасить все лампы.
    [one] { $n } лампа: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }.
    [few] { $n } лампы: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }.
   *[many] { $n } ламп: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }.
}
monitor-tone = Программа: звук { $hertz } Гц, { $lasting } мс.
monitor-shake = Программа: вибрация, { $lasting } мс.
monitor-muted = { $n ->
    [one] Не названа ещё { $n } строка.
    [few] Не названы ещё { $n } строки.
   *[many] Не названо ещё { $n } строк.
}
monitor-lost = Доска пропала: { $why ->
    [silent] молчит
    [taken] её порт занят другой программой
    [blocked] её порт больше ничего не принимает
   *[unplugged] кабель отключён
}.
monitor-stuck = Слишком долго внизу: { $where }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}.
monitor-chatter = { $n ->
    [0] Один из датчиков дребезжит.
   *[other] Дребезжит: { $where }.
}
monitor-ghost = { $n ->
    [0] Сразу несколько, одно может быть ложным. Нажимайте по одному.
   *[other] Может быть ложным: { $where }. Нажимайте по одному.
}
monitor-flood = Доска сообщает больше, чем под силу рукам. До затишья не называю.
monitor-replayed = В журнале { $n ->
    [one] { $n } запись
    [few] { $n } записи
   *[many] { $n } записей
}. { $different ->
    [0] Сегодня программе было бы сказано то же.
   *[other] Сегодня иначе: { $different }.
}

## Проверка доски шаг за шагом

walk-search = Ищу доску. q — выйти.
walk-nobody = За клавиатурой никого нет: проверка окончена.
walk-corner = { $kind ->
    [pieces] Поставьте фигуру в угол
   *[buttons] Нажмите кнопку в углу
} { $where ->
    [near-left] рядом с вами слева
    [near-right] рядом с вами справа
   *[far-right] далеко от вас справа
}: { $place }. Enter — дальше.
walk-right = { $place }, верно.
walk-wrong = Это { $place }.
walk-all = { $kind ->
    [pieces] Теперь по фигуре на каждое место
   *[buttons] Теперь каждую кнопку
}, осталось { $n }. Enter — какие, дважды — дальше.
walk-heard = { $place }
walk-rest = { $n ->
    [one] Осталась { $n }: { $where }
    [few] Остались { $n }: { $where }
   *[many] Осталось { $n }: { $where }
}{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}.
walk-ask = { $what ->
    [lamps] Включены все лампы. Горят?
    [tones] Три звука, всё выше. Слышно?
   *[shake] Доска дрожит. Чувствуется?
} y или n; r — ещё раз, Enter — дальше.
walk-left = Проверка прервана.
walk-lost = Проверка окончена.
walk-no-corner = Не проверено: { $place }.
walk-other = На месте { $place } отвечает { $other }.
walk-silent = { $n ->
    [one] Ни разу не отозвалась { $n }: { $where }
    [few] Ни разу не отозвались { $n }: { $where }
   *[many] Ни разу не отозвалось { $n }: { $where }
}{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}.
walk-not = { $what ->
    [lamps] Горят не все лампы.
    [tones] Звуков не слышно.
   *[shake] Вибрации не чувствуется.
}
walk-so-far = { $n ->
    [0] Пока всё в порядке.
    [one] Пока требует внимания { $n } пункт.
    [few] Пока требуют внимания { $n } пункта.
   *[many] Пока требуют внимания { $n } пунктов.
}
walk-end = { $n ->
    [0] Всё в порядке.
    [one] Требует внимания: { $n } пункт.
    [few] Требуют внимания: { $n } пункта.
   *[many] Требуют внимания: { $n } пунктов.
}

## Доска без доски

sim-port = Доска на { $name }. help — что умеют руки, quit — конец.
sim-no-pty = В этой системе нет псевдотерминалов. Играйте с --board sim.
sim-no-port = Псевдотерминал не создать: { $why }
sim-bad-size = Такого размера нет: { $given }. Например, 9x9, не больше { $most } в каждую сторону.
sim-not-monome = { $option } — не для сетки monome.
sim-help = Слова: { $words }, wait, quit.
sim-done = { $where }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}: { $what ->
    [press] нажатие
    [hold] долгое нажатие
    [touch] касание
    [down] вниз
    [up] вверх
    [put] фигура стоит
    [lift] фигура снята
    [stick] застревает
   *[free] свободно
}.
sim-slid = С { $start } на { $end } фигура сдвинута.
sim-lamps = { $n ->
    [0] Ни одна лампа не горит.
    [one] Горит { $n } лампа: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }.
    [few] Горят { $n } лампы: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }.
   *[many] Горят { $n } ламп: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }.
}
sim-state = { $n ->
    [0] Всё разомкнуто.
   *[other] Замкнуто { $n }: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }.
}
sim-tone = { $hertz } Гц { $lasting } мс
sim-shaken = вибрация, { $lasting } мс
sim-heard = { $n ->
    [0] Ничего не слышно.
   *[other] Слышно: { $what }{ $before ->
        [0] { "" }
       *[other] , а до того ещё { $before }
    }.
}
sim-line = { $what ->
    [noise] Шум, { $n ->
        [one] { $n } байт
        [few] { $n } байта
       *[many] { $n } байт
    }
    [drop] { $n ->
        [0] Байты не теряются
       *[other] Теряется один байт из { $n }
    }
    [flip] { $n ->
        [0] Байты не портятся
       *[other] Портится один байт из { $n }
    }
   *[flood] Поток, { $n ->
        [one] { $n } нажатие
        [few] { $n } нажатия
       *[many] { $n } нажатий
    }
}.
sim-plugged = Доска подключена.
sim-unplugged = Доска отключена.
sim-restarted = Доска запускается заново.
sim-asleep = Доска молчит.
sim-awake = Доска снова отвечает.
sim-how = { $what ->
    [places] { $word }: нужна клетка или несколько, например { $word } e2.
    [pair] { $word }: нужны две клетки, например { $word } e2 e3.
    [count] { $word }: нужно число, например { $word } 41.
   *[alone] { $word } пишется без добавлений.
}
sim-nowhere = Такого места нет: { $given }. Есть от { $first } до { $last }.
sim-no-number = Нужно число не больше { $most }, а не { $given }.
sim-unknown = Нет такого слова: { $word }. Слова называет help.
