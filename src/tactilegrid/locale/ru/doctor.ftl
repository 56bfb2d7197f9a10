# Отчёт команды doctor: по строке о каждой вещи, чтобы слушать и отправлять.

doctor-readers = Найдены читалки: { $readers }.
doctor-no-readers = Читалка не найдена.
doctor-owner = Кто говорит: { $mode ->
    [self] голос программы
   *[console] ваша читалка, по строкам
}; { $why ->
    [asked] так указано
    [environment] так сказано в окружении
    [remembered] так в ваших настройках
    [accessible] задана переменная { $variable }
    [far] вы за другой машиной
    [reader] читалка найдена
    [pipe] терминала нет
   *[none] читалка не найдена
}.
doctor-source = Источник голоса: сначала { $name }, потом остальные.
doctor-voice = Голос { $name }, { $id }: { $said ->
    [yes] работает
   *[no] есть
}.
doctor-voice-can = Голос { $name }, { $id }: { $said ->
    [yes] работает
   *[no] есть
}: { $can }.
doctor-voice-not = Голос { $name }, { $id }: нет. { $why }
doctor-why = { $why ->
    [hangs] Не отвечает.
    [no-sound] Звукового устройства нет.
    [says-nothing] Фразу принимает, но молчит.
    [never-ends] Начинает фразу и не кончает: есть ли звуковое устройство?
   *[same-server] Говорит через тот же сервер.
}
doctor-can = { $what ->
    [ends] сообщает о конце
    [cuts] прерывается
    [language] языки
    [voice] выбор голосов
    [rate] темп
    [pitch] высота
   *[volume] громкость
}
doctor-sentence = Это { $name }. e5, пусто. Стена на севере.
doctor-braille = { $lines ->
    [one] Брайль: дисплей, клеток: { $cells }.
    [few] Брайль: дисплей, { $lines } строки по { $cells } клеток.
   *[many] Брайль: дисплей, { $lines } строк по { $cells } клеток.
}
doctor-braille-not = Брайль: { $why ->
    [absent] программа BRLTTY не запущена.
    [refused] BRLTTY не принимает ключ.
    [size] у BRLTTY нет дисплея.
    [busy] дисплей занят другой программой.
   *[lost] BRLTTY не отвечает.
}
doctor-cues = Короткие звуки: играет { $name }.
doctor-cues-not = Короткие звуки: сыграть ни один не удалось.
doctor-ports = Последовательные порты: { $n }, { $known ->
    [0] доски среди них не видно
   *[other] похожи на доску: { $known }
}.
doctor-ports-late = Последовательные порты: система не успевает их перечислить.
doctor-ports-unknown = Последовательные порты не проверены: нет { $name }.
doctor-settings = Настройки: { $path }, задано: { $count }.
doctor-settings-new = Настройки: { $path }, файла ещё нет.
doctor-settings-bad = Настройки: { $path } не годится.
doctor-terminal = Терминал: { $kind }, { $columns } на { $rows }, { $encoding }.
doctor-pipe = Терминала нет хотя бы с одной стороны. Вид: { $kind }, { $encoding }.
doctor-version = { $program }, { $python }, { $system }.
doctor-library = { $name } { $version }
doctor-library-not = { $name }: нет
doctor-broken = Одна проверка сорвалась: { $what }.
doctor-well = Всё, что нужно, работает.
doctor-ill = Не работает что-то из нужного.
