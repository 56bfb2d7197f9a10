# Что говорится за любым столом, во всякой игре.

plain = { $text }
done = Готово.
prompt = Ход:

## Клетки

square-marked = { $square }, метка { $word }
run-listed = от { $first } до { $last }: { $what }
row-things = Ряд { $name }: { $things }.
row-empty = Ряд { $name } пуст.
rows-empty = Ряды с { $first } по { $last } пусты.
column-things = Столбец { $name }: { $things }.
column-empty = Столбец { $name } пуст.
columns-empty = Столбцы с { $first } по { $last } пусты.
ray = { $direction }: { $squares }.
where = { $cell }
no-square = На этой доске нет клетки { $given }.
no-direction = { $given } — не направление. Север, восток, юг или запад.
no-other-thing = Больше на доске ничего нет.
go-where = На какую клетку?
go-how = Скажите куда: иди e5 или иди север.
marker-put = { $cell }: метка { $word }.
marker-cleared = Метки на { $cell } больше нет.
marker-word = Слово для { $cell }, затем Enter.
marker-how = Назовите клетку и слово: метка e5 ловушка.
no-fences = В этой игре нет заборов.
rotate-where = Поворачивать нечего. f ведёт к заборам.
    .brief = Поворачивать нечего.
rotate-not = Здесь не повернуть.

## Касания

grid-only = В этой игре одно поле.
grid-which = Нет поля { $given }. Скажите «другое поле».
nothing-from-here = Отсюда ходов нет.
move-leads-here = Сюда ведёт ход: { $move }.
moves-lead-here = Сюда { $n ->
    [one] ведёт { $n } ход
    [few] ведут { $n } хода
   *[many] ведут { $n } ходов
}.
touch-nothing = Здесь нечего выбрать.
touch-back = Касание снято.
touch-cleared = Теперь ничего не выбрано.
nothing-chosen = Ничего не выбрано.
question-dropped = Вопрос снят. Ничего не сделано.
    .brief = Снято.
not-done = Отменено.

## Ходы, очередь, время

thinking = { $who }: программа думает.
looking = Ищу подсказку.
hurried = Сейчас.
no-moves-yet = Ходов ещё не было.
nothing-new = После вашего хода ничего нового.
undone = Взято назад: { $moves }.
undone-many = { $n ->
    [one] Взят назад { $n } ход.
    [few] Взято назад { $n } хода.
   *[many] Взято назад { $n } ходов.
}
undone-resign = { $who_is ->
    [you] ваша сдача
   *[other] сдача, { $who }
}
move-written = { $move }
undone-draw = ничья
draw-agreed = Ничья по согласию.
draw-ask = { $who_is ->
    [you] Вы предлагаете ничью.
   *[other] { $who }: предложена ничья.
} Все согласны? д или н, Enter — н.
    .brief = Ничья, все согласны? д или н.
draw-declined = { $who }: отказ, игра идёт дальше.
resign-ask = Сдать эту партию в { $game }? д или н, Enter — н.
    .brief = Сдать { $game }? д или н.
refused-over = Игра окончена.
refused-turn = { $who_is ->
    [you] Сейчас ваш ход.
   *[other] Не сейчас, ход: { $who }.
}
refused-stale = Позиция уже другая. Посмотрите ещё раз.
refused-undo = Брать назад нечего.
refused-undo-secret = Это назад не взять: оно открыло тайну.
refused-redo = Повторять нечего.
refused-out = Вы уже не в игре.
refused-seat = Места { $number } здесь нет.
rematch-later = Реванш — после конца этой партии.
replay-only = Это для повтора партии. u берёт ход назад.
    .brief = Только в повторе партии.
hint-gone = Подсказки сейчас нет: думающая программа остановилась.
engine-gone = Соперник перестал отвечать. Теперь его ходы делаете вы.

## Ответы

answer-numbered = { $number } { $label }.
answer-yes = да
answer-no = нет
answer-more = ещё
answer-please = Это не ответ.
answer-number = Ответьте числом от 1 до { $count } или нажмите Backspace.

## Набор

type-now = Наберите, затем Enter.
type-how = Просто наберите это здесь.
typing-dropped = Набор отменён.
typing-deleted = стёрто { $letter }
typing-how = Буквы, Enter или Backspace.
letter = { $letter }
empty-line = Наберите ход или слово. Слова назовёт «справка».
    .brief = Ход или слово.
line-too-long = Слишком длинно: не больше { $limit } букв.
line-not-text = Это не прочесть как текст.
unknown-nearest = Неизвестно: { $given }. Может быть, { $nearest }?
completions = Слова: { $words }.
completions-none = Нет слов, что начинаются с { $given }.

## Послушать снова

no-more = Больше частей нет.
history-empty = Ещё ничего не сказано.
history-oldest = Это самое раннее.
history-newest = Это самое позднее.
hush-console = Здесь говорит ваша читалка; её клавиша её и остановит.
    .brief = Тишину включает клавиша читалки.
verbosity-brief = Кратко.
verbosity-normal = Обычные сообщения.
verbosity-full = Полные сообщения.
spelling-plain = Клетки просто: { $cell }.
spelling-phonetic = Клетки словами: { $cell }.
spelling-digits = Клетки числами: { $cell }.

## Клавиши

first-help-grid = Клавиши назовёт { $ask }.
first-help-line = Слова назовёт { $ask }.
no-key = Нет такой клавиши. k назовёт клавиши.
keys-which = Клавиши:
keys-group = { $name }:
keys-line = { $key }, { $word }: { $help }.
keys-word = { $word }: { $help }.
describe-on = Нажимайте клавиши и слушайте. Выход — K или Backspace.
describe-off = Клавиши снова работают.
describe-row = В ряд { $number }.
describe-grid-only = В строке клавиши — просто буквы. Слова назовёт «справка».
    .brief = Только в режиме сетки.
key-semicolon = точка с запятой
key-comma = запятая
key-full-stop = точка
key-less = меньше
key-greater = больше
key-question-mark = вопросительный знак
key-slash = косая черта
key-star = звёздочка
key-left-bracket = левая скобка
key-right-bracket = правая скобка
key-plus = плюс
key-minus = минус
key-space = пробел
menu-group = Меню:
menu-command = Что именно?
menu-item = { $word }
mode-grid = Режим сетки: одиночные клавиши.
mode-line = Режим строки: наберите ход или слово.
mode-terminal = Режиму сетки нужен терминал и для клавиш, и для строк.

## Свой голос

voice-own = Теперь говорит голос программы. { $key } — снова ваша читалка.
    .brief = Голос программы.
voice-lines = Теперь строки для вашей читалки. { $key } — голос программы.
    .brief = Строки для читалки.
voice-parting = Голос выключен. Если стало тихо, его вернёт { $key }.
voice-guessed = Это голос самой программы: читалка не найдена. Сменить — { $key }.
voice-guessed-lines = Говорит голос программы. Строки для вашей читалки: { $key }.
voice-why = { $why ->
    [hangs] не отвечает
    [ended] умолкает
    [silent] молчит
   *[failed] не работает
}
voice-changed = Голос теперь { $name }: прежний { $why }.
voice-wished = { $wished } здесь не говорит. Теперь голос: { $name }.
voice-gone = Голоса нет: { $name } { $why }. Теперь строки; вернёт слово «голос».
voice-none = Голоса здесь нет. Теперь строки; слово «голос» — ещё раз.
voice-again = Пробуем голос ещё раз.
voice-back = Голос снова есть: { $name }.
voice-now = { $now }.
voice-how = Скажите число от 0 до 100, например: темп 60.
voice-not-ours = Здесь говорит ваша читалка, как она настроена. { $key } — голос программы.
voice-cannot = У этого голоса нет такой настройки: { $name }.
voice-which = Как говорит голос программы; число меняет одно:
voice-other = другой голос
voice-sources = Какой источник голоса?
voice-offered = { $name }
voices-wait = Ищем голоса.
voices-which = Какой голос?
voices-none = Других голосов у него нет.
transcript-lines = Всё сказанное — в строках на экране.
transcript-done = { $lines ->
    [one] Напечатано: { $lines } строка.
    [few] Напечатано: { $lines } строки.
   *[many] Напечатано: { $lines } строк.
}
picture-done = Доска напечатана.

## Правила, настройки, места

rules-none = В правилах нет слов: { $given }.
board-none = Настоящей доски здесь нет. Чтобы играть на ней, начните с --board.
    .brief = Настоящей доски нет.
settings-which = Настройки; число меняет одну:
setting-name = { $name ->
    [language] язык
    [verbosity] сообщения
    [spelling] клетки
    [keys] клавиши
    [letters] русские буквы
    [hints] подсказки
    [countdown] время отсчёта
    [braille] своя строка брайля
    [sounds] звуки
    [sounds_moving] курсор
    [sounds_playing] ходы
    [sounds_table] стол
    [speech] кто говорит
    [speech_backend] источник голоса
    [board_press] нажатие на доске
    [board_commit] ход на доске
    [board_owner] чья доска
    [manner] голос программы
    [voice] голос
    [rate] темп
    [pitch] высота
    [volume] громкость
   *[newline] перевод строки
}
setting-word = { $value ->
    [en] английский
    [ru] русский
    [brief] кратко
    [normal] обычно
    [full] полно
    [plain] просто
    [phonetic] словами
    [digits] числами
    [arrows] стрелки
    [key] по клавише
    [shape] по виду
    [asked] по просьбе
    [talkative] без спроса
    [usual] как в игре
    [longer] в полтора раза больше
    [double] вдвое больше
    [fivefold] впятеро больше
    [off] нет
    [on] есть
    [stereo] стерео
    [mono] моно
    [twice] действует второе
    [once] действует каждое
    [listen] только слышно
    [confirm] ждёт клавиши
    [still] когда всё замерло
    [shared] общая
    [loud] громко
    [half] вполовину
    [quiet] тихо
    [mute] молча
    [auto] как найдётся
    [console] ваша читалка
    [self] голос программы
    [first] любой
    [by-itself] обычно
    [before] перед
   *[after] после
}
setting-seat = место { $seat }
setting-value = { $name } { $value }
setting-changed = { $name }: { $value }.
seats-which = Места; число даёт имя:
seat-line = { $who }{ $kind ->
    [human] , человек
   *[engine] , программа
}
seat-named = Место { $number }: теперь { $name }.
seat-taken = За место { $number }, { $name }, теперь ходят вручную.
seat-program = За место { $number }, { $name }, теперь ходит программа.
seat-name-type = Имя вместо «{ $who }», затем Enter.
seat-name-how = Назовите место и имя: места 1 Анна.
level-novice = Новичок
level-casual = Любитель
level-club = Разрядник
level-expert = Эксперт
level-master = Мастер
level-external = Чужой движок
level-adaptive = Ровня
opponent-style = { $who } играет { $style ->
    [bold] смело
   *[careful] осторожно
}.
strength-now = { $who }: { $share ->
    [0] сейчас уровень { $level }.
    [one] сейчас между уровнями { $level } и { $next }, пройден { $share } процент.
    [few] сейчас между уровнями { $level } и { $next }, пройдено { $share } процента.
   *[other] сейчас между уровнями { $level } и { $next }, пройдено { $share } процентов.
}
    .brief = { $who }: { $level }{ $share ->
    [0] { "" }
    [one] , плюс { $share } процент
    [few] , плюс { $share } процента
   *[other] , плюс { $share } процентов
}.
strength-moved = В следующий раз { $who } играет { $how ->
    [up] чуть сильнее
    [down] чуть слабее
   *[same] так же
}.
strength-top = { $who } уже играет в полную силу.
review-offer = Разбор этой партии: { $key }.
    .brief = Разбор: { $key }.
strength-bottom = { $who } слабее играть не умеет.
seat-lost = { $who } теряет место: { $why ->
    [ended] программа завершилась
    [flood] программа пишет без конца
    [unreadable] программа отвечает непонятно
    [illegal] программа ходит не по правилам
   *[silent] программа молчит
}.

## Сохранение и выход

save-done = { $plies ->
    [0] Сохранено. Ходов ещё нет.
    [one] Сохранено: { $plies } ход.
    [few] Сохранено: { $plies } хода.
   *[many] Сохранено: { $plies } ходов.
}
save-off = Эта игра не сохраняется.
save-failed = Диск отказал. Сохранять больше не выходит.
leave-ask = Выйти из игры { $game }? д или н, Enter — остаться. k: другое.
    .brief = Выйти? д или н.
leave-leave = выйти
leave-stay = остаться
leave-resign = сдаться
leave-draw = предложить ничью
leave-rules = правила
leave-settings = настройки
leave-seats = места
leave-rematch = реванш
leave-stayed = Остаёмся.
bye = Сохранено. Продолжить: tactilegrid resume. Пока.
    .brief = Сохранено. Пока.
bye-over = Пока.
bye-unsaved = Не сохранено. Пока.
record-full = Диск полон: ход не сделан.
record-none = Эту игру сохранить нельзя. Играть можно.
resumed = Продолжаем { $game }: { $plies ->
    [one] сделан { $plies } ход.
    [few] сделано { $plies } хода.
   *[many] сделано { $plies } ходов.
}
record-torn = Последняя строка оборвана и отрезана.

## Несколько человек за одной клавиатурой, у каждого свои тайны

curtain-warning = Лучше в наушниках: кое-что здесь только для одного из вас.
    .brief = Лучше в наушниках.
curtain-stays = Этот терминал нельзя очистить: сказанное сможет прочесть другой.
curtain-hand = Передайте клавиатуру: { $who }.
curtain-ready = { $who }: нажмите Enter, когда слышите только вы.
    .brief = { $who }: Enter, когда одни.
curtain-done = Enter — передать клавиатуру: { $who }.
curtain-help-1 = Занавес опущен: сейчас ничьи тайны не звучат.
curtain-help-2 = Enter поднимает его для того, кто назван и слышит один.
curtain-help-3 = Можно сохранить игру и выйти, больше ничего.
undo-curtain = Нет: это отменит то, что сделал или узнал другой игрок.
    .brief = Нет: это ход другого игрока.
leave-ask-only = Выйти из игры { $game }? д или н, Enter — остаться.
    .brief = Выйти? д или н.

## Повтор партии

replay-opening = Повтор: { $game }, { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
}. Enter — вперёд, Backspace — назад.
replay-opening-typed = Повтор: { $game }, { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
}. Наберите «вперёд» или «обратно».
replay-at = { $ply } из { $count }.
replay-start = Начало.
replay-end = Конец записи.
replay-back = Снова { $ply } из { $count }.
replay-no-hint = Для подсказки здесь нужны тайны, которые вам не открыты.
replay-still = Повтор партии ничего не меняет.
bye-replay = Пока.

## Негодные настройки

settings-unreadable = Настройки не читаются: { $path }.
settings-damaged = Настройки испорчены и отложены как { $path }.
settings-bad-value = Настройка { $name } не бывает { $given }, только { $words }.
settings-number = число от 0 до 100
settings-bad-table = Настройки в разделе { $name } не годятся.
settings-unsaved = Настройка действует, но сохранить её не вышло.
keys-bad-profile = Нет клавиш с названием { $given }.
keys-bad-intent = Ваши клавиши: нет команды { $given }.
keys-bad-key = Ваши клавиши: { $given } — не клавиша для команд.
keys-taken = Ваши клавиши: { $given } нужна экранной читалке.
keys-conflict = Ваши клавиши: { $given } не может быть и { $first }, и { $second }.

## Расстановки

layout-none = В этой игре расстановок нет.
layout-not-now = Сейчас ничего не строится.
layout-before = До игры: --option { $option }=ФАЙЛ.
layout-which = Какая расстановка? Для файла скажите: загрузи и имя.
layout-load-how = Назовите имя: загрузи мой-лабиринт.
layout-store-how = Назовите имя: храни мой-лабиринт.
layout-store-type = Имя расстановки, затем Enter.
layout-stored = Записано: { $path }.
layout-stored-secret = Записано: { $path }. Кто откроет этот файл, всё увидит.
layout-there = Файл { $path } уже есть. Записать поверх? д или н, Enter — оставить.
    .brief = Файл { $path } уже есть. Поверх? д или н.
layout-unwritten = Файл { $path } не записать: { $why }.
layout-not-ours = Строка { $line }: расстановка начинается строкой «{ $wanted }».
layout-empty = Там ничего нет.
layout-version = Строка { $line }: версия { $given } здесь не известна, только 1.
layout-no-game = Нет строки «{ $word }» с названием игры.
layout-too-long = Длиннее { $most } КиБ: расстановок такой длины нет.
layout-too-many-lines = Больше { $most } строк: в расстановках столько не бывает.
layout-not-text = Строка { $line } не читается как текст.
layout-in-file = { $path }: { $why }
layout-unreadable = Файл не прочесть: { $why }.
layout-no-file = Это не обычный файл.
layout-no-name = Такого имени у файла быть не может.
layout-other-game = Это расстановка для { $given }, а не для { $wanted }.

## В чём отказывает система

system-reason = { $kind ->
    [missing] его нет
    [forbidden] это не разрешено
    [read-only] диск только для чтения
    [folder] это папка
    [no-folder] часть пути — не папка
    [exists] он уже есть
    [full] диск полон
    [loop] путь ведёт по кругу
    [long-name] слишком длинное имя
    [bad-name] такое имя не годится
    [closed] поток закрыт
   *[other] система вернула ошибку { $number }
}

## Отсчёт времени

countdown-first = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[many] { $n } секунд
}; остановить: { $key }.
    .brief = { $n } с.
countdown-begins = { $n ->
    [one] { $n } секунда.
    [few] { $n } секунды.
   *[many] { $n } секунд.
}
countdown-waits = Отсчёт на паузе; дальше: { $key }.
    .brief = На паузе.
    .full = Отсчёт на паузе, { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[many] { $n } секунд
}; дальше: { $key }.
countdown-left = { $n ->
    [one] Осталась { $n } секунда.
    [few] Осталось { $n } секунды.
   *[many] Осталось { $n } секунд.
}
countdown-stopped = Отсчёт на паузе, { $n ->
    [one] осталась { $n } секунда.
    [few] осталось { $n } секунды.
   *[many] осталось { $n } секунд.
}
    .brief = На паузе, осталось { $n }.
countdown-paused = { $n ->
    [0] Отсчёт времени на паузе.
    [one] Отсчёт на паузе, осталась { $n } секунда.
    [few] Отсчёт на паузе, осталось { $n } секунды.
   *[many] Отсчёт на паузе, осталось { $n } секунд.
}
countdown-runs = { $n ->
    [0] Отсчёт времени снова включён.
    [one] Отсчёт идёт, осталась { $n } секунда.
    [few] Отсчёт идёт, осталось { $n } секунды.
   *[many] Отсчёт идёт, осталось { $n } секунд.
}
countdown-longer = Время добавлено: { $n ->
    [one] осталась { $n } секунда.
    [few] осталось { $n } секунды.
   *[many] осталось { $n } секунд.
}
countdown-none = Отсчёт времени не идёт.
countdown-after = Это уже после конца отсчёта.
    .brief = Уже после конца отсчёта.

## Брайль

braille-on = { $lines ->
    [1] Брайль: { $cells } { $cells ->
        [one] клетка
        [few] клетки
       *[other] клеток
    }. BRLTTY получит их, когда вы выйдете.
   *[other] Брайль: { $cells } на { $lines }. BRLTTY получит дисплей, когда вы выйдете.
}
braille-back = Брайль вернулся.
braille-lost = Брайль пропал. Игра идёт дальше.
braille-none = { $why ->
    [absent] Нет брайля: BRLTTY не отвечает.
    [refused] Нет брайля: BRLTTY не даёт ключа.
    [size] Нет брайля: у BRLTTY нет дисплея.
    [busy] Нет брайля: дисплей у другой программы.
   *[other] Нет брайля: связь с BRLTTY прервана.
}
braille-off = Здесь нет своей строки брайля. Её включают настройки.
braille-nowhere = Там клетка не названа.
pan-end = { $way ->
    [on] Конец строки.
   *[back] Начало строки.
}
legend = { $what }: точки { $dots }.
legend-side = { $side ->
    [wall] Стена: под клеткой точки { $below }, справа { $beside }.
   *[unknown] Неизвестно: под клеткой { $below }, справа { $beside }.
}
sign = { $sign ->
    [empty] Пусто
    [piece] Что-то есть
    [friend] Друг
    [foe] Враг
    [goal] Цель
    [item] Добыча
    [guarded] Враг на добыче
    [trap] Ловушка
    [built] След постройки
    [heap] Смесь
    [path] Путь
    [barred] Закрыто
   *[special] Особая клетка
}
sign-seat = { $who_is ->
    [you] Вы
   *[other] { $who }
}
sign-colour = Цвет { $number }

## Звуки

sounds-which = Звуки; номер меняет:
sounds-learn = выучить звуки
sounds-learn-which = Какой звук?
sounds-are-off = Звуки выключены. Включить: слово звуки, потом 2.
sounds-none = Здесь нечем играть звуки.
sounds-how = Скажите: стерео, моно, нет или, например, ходы тихо.
sounds-group = { $name ->
    [sounds_moving] курсор
    [sounds_playing] ходы
   *[sounds_table] стол
}
sound-name = { $sound ->
    [edge] край
    [select] выбор
    [place] ход
    [capture] взятие
    [error] ошибка
    [turn] ваш ход
    [win] победа
    [lose] поражение
    [draw] ничья
    [curtain] занавес
   *[thinking] раздумье
}
sound-meaning = { $sound ->
    [edge] Край: дальше доски нет.
    [select] Выбор: взято касанием.
    [place] Ход: что-то встало на эту клетку.
    [capture] Взятие: здесь чего-то не стало.
    [error] Ошибка: так нельзя.
    [turn] Ваш ход.
    [win] Победа.
    [lose] Поражение.
    [draw] Ничья.
    [curtain] Занавес: садится другой.
   *[thinking] Раздумье: программа думает.
}
