# Что говорит командная строка: справка, отказы, отчёты.

cli-no-command = Нет команды { $given }. Есть: { $known }.
cli-nearest-command = Нет команды { $given }. Может быть, { $nearest }?
cli-no-option = Здесь нет ключа { $given }. Есть: { $known }.
cli-no-value = У ключа { $option } нет значения.
cli-needs-value = Ключу { $option } нужно значение: { $option } { $value }.
cli-bad-value = { $option } не бывает { $given }. Возможно: { $words }.
cli-twice = Ключ { $option } дан дважды.
cli-no-equals = Для --{ $option } нужно ИМЯ=ЗНАЧЕНИЕ, а не { $given }.
cli-missing = Не хватает { $operand }. Подробнее: tactilegrid --help.
cli-too-many = Лишнее слово: { $given }.
cli-no-game = Нет игры { $given }. Есть: { $known }.
cli-nearest-game = Нет игры { $given }. Может быть, { $nearest }?
cli-bad-seat = Нет места { $given }: места считаются от 1 до { $count }.
cli-bad-player = { $given } там сидеть не может: human, exec:КОМАНДА или engine: с уровнем { $levels }.
cli-no-program = Нет программы { $given }.
cli-match-player = { $given } здесь играть не может. Есть: exec:КОМАНДА, { $levels }.
cli-match-role = --role и --against нужны вместе, в игре на несколько мест.
cli-match-budgets = Либо --ms, либо --nodes, но не оба.
cli-match-budget = { $given }: не ms=ЧИСЛО и не nodes=ЧИСЛО.
cli-resume-seat = { $given }: только exec:КОМАНДА, на место чужого движка.
engine-hides = { $game }: есть тайны, чужие движки в неё не играют.
cli-no-level = На месте { $seat } нет уровня { $given }. Есть: { $levels }.
cli-bad-manner = { $given }: так играть нельзя, после уровня пишут careful или bold.
cli-no-style = В этой игре такой уровень не бывает { $given }.
cli-no-adaptive = В игре для одного нет соперника, который подстраивался бы.
cli-bad-seed = { $given } — не зерно: нужно целое число, не больше 18 цифр.
cli-long-position = Слишком длинная позиция: не больше { $most } байтов.
cli-bad-depth = { $given } — не глубина: нужно целое число от 0 до { $limit }.
cli-no-terminal = Для этого нужен терминал.
cli-bad-sim = Нет доски { $given }. Есть, например, sim, sim:pieces, sim:8x8; не больше { $most }.
cli-log-alone = --serial-log нужен вместе с --board: без доски записывать нечего.
cli-no-judge = OpenSpiel не установлен: pip install open-spiel.
cli-no-chess = python-chess не установлен: pip install chess.
show-bad-move = Ход { $given }: { $why }
interrupted = Прервано.
system-refused = Система отказала, { $why }.
internal-error = Ошибка в самой программе, сообщите о ней: { $kind } { $text }
option-unknown = Нет настройки { $option }. Есть: { $known }.
option-bad-word = { $option } не бывает { $given }. Возможно: { $words }.
option-bad-number = { $option } не бывает { $given }: нужно число от { $low } до { $high }.
option-bad-odd = { $option } не бывает { $given }: нужно нечётное число от { $low } до { $high }.
option-bad-either = { $option } не бывает { $given }: от { $low } до { $high } или { $words }.

## Записи партий

record-exists = Файл { $path } уже есть, перезаписывать его нельзя.
record-failed = Файл { $path } не записать: { $why }.
record-unreadable = Файл { $path } не прочесть: { $why }.
record-busy = Файл { $path }: эта партия идёт в другом окне.
record-damaged = Испорчено в строке { $line }: { $why } Ничего не изменено.
record-too-long = Слишком длинно.
record-not-ours = Начало не такое, как у записей этой программы.
record-not-text = Это не прочесть как текст.
record-header = Нет игры, зерна или мест.
record-seat = Места не те, что в этой игре.
record-game = Нет игры { $game }.
record-outcome = Исход не тот, к которому ведут ходы.
record-line = Это не прочесть: { $text }.
record-line-secret = Там это не ход.
no-saved-games = Продолжать нечего: сохранённых партий нет.
games-none = Сохранённых партий нет.
games-line = { $number }: { $game }, { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
}, { $state ->
    [over] окончена
   *[open] не окончена
}. { $file }
games-damaged = { $number }: испорчено. { $file }

## Меню

menu-speech = tactilegrid. Кто здесь говорит?
menu-speech-console = Моя читалка: печатать строки
menu-speech-self = Голос самой программы
menu-first-start = tactilegrid. Урок, игра или настройки? Enter — урок.
menu-first-lesson = Урок: игра с первой клавиши
menu-first-game = Игра
menu-first-settings = Настройки
menu-first-language = In English
menu-title = Это tactilegrid.
menu-line = { $number } { $label }
menu-choose = Выберите:
menu-play = Играть
menu-again = Играть снова: { $game }
menu-resume = Продолжить последнюю партию
menu-games = Сохранённые партии
menu-lesson = Урок
menu-rules = Правила
menu-names = Имена
menu-name = Место { $number }, { $now }. Имя или Enter, чтобы оставить.
menu-name-now = сейчас { $name }
menu-name-none = имени нет
menu-settings = Настройки
menu-quit = Выйти
menu-which-game = Какая игра?
menu-which-file = Какая партия? Enter — назад.
saved-label = { $game }, { $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
   *[many] { $plies } ходов
}, { $state ->
    [over] окончена
   *[open] не окончена
}
menu-opponent = С кем играть?
menu-opponent-engine = С программой: { $level }
menu-opponent-people = Люди за этой клавиатурой
menu-opponent-adaptive = С программой: вровень с вами
menu-style = Как она играет?
menu-style-name = { $style ->
    [careful] Осторожно
    [bold] Смело
   *[none] Как выйдет
}
menu-first = Кто начинает?
menu-first-you = Место 1
menu-first-other = Место 2
menu-first-random = По жребию
menu-options = Другие настройки, например size=7, или Enter — как обычно.
menu-number = Число от 1 до { $count } или слово из списка.
menu-bye = Пока.

## Справка

help-usage = Вызов: tactilegrid { $words }
help-option = --{ $option } { $value }: { $does }
help-switch = --{ $option }: { $does }
help-main = Настольные игры на слух, на ощупь и на глаз. Без команды — меню.
help-listening = Для слуха: --speech, --verbosity, --spelling, --lang, --mode.
help-listening-2 = Всё печатается простыми строками. Рисунок — только по просьбе.
help-commands = Команды:
help-command = { $name }: { $does }
help-games = Игры: { $games }.
help-further = Подробнее о команде: tactilegrid КОМАНДА --help.
does-play = играть
help-play-1 = Уровни: novice и casual; в некоторых играх ещё club, expert и master.
help-play-3 = После уровня бывает стиль, careful или bold: engine:club:bold.
help-play-4 = engine:adaptive равняется на вас; engine:adaptive:casual — заново оттуда.
help-play-2 = Какие есть у игры, говорит в конце команда rules ИГРА.
does-lesson = первый урок на слух, на несколько минут
does-resume = продолжить партию; без файла — последнюю
does-replay = пройти записанную партию на слух
does-games = перечислить сохранённые партии
does-rules = правила игры
does-keys = клавиши и слова
does-legal = возможные ходы, по одному в строке
does-perft = сосчитать последовательности ходов
does-show = позиция словами, рисунком или строкой
does-sheet = позиция на бумаге: для набухающей бумаги, брайлевского принтера, текстом
does-layouts = файлы расстановок: list, check ФАЙЛ, show ФАЙЛ или ИГРА ИМЯ
help-layouts-1 = Все здешние расстановки — наши собственные.
help-layouts-2 = Не изданы открыто и потому отсутствуют: рисунок Quoridor Pac-Man,
help-layouts-3 = цвета на карте Wayfinder, листы Escort Quest
help-layouts-4 = и образцы лабиринтов Pathfinder. У кого они есть, может их записать.
does-puzzles = Escort Quest: generate ищет задачу нужной длины, solve решает
help-bench-1 = Что: start, thinking, speech, board или название игры.
help-bench-2 = quoridor нужен open-spiel, escort-quest — chess, board — исходники проекта.
does-engine = наш движок для других программ, строками через ввод и вывод
help-engine-1 = Строки: new, option, position, move, legal, go ms N, go nodes N, stop, quit.
help-engine-2 = Без уровня играет самый сильный. Стиль: club:bold или option style bold.
does-option-level = уровень, который играет
does-option-memory = сколько МиБ займут таблицы поиска, обычно 64
does-match = сыграть много партий двух движков и сказать, кто сильнее
help-match-1 = A и B это уровни: novice, casual и те, что выше, если они есть у игры.
help-match-2 = Каждый дебют из 2–6 случайных ходов играется дважды, со сменой мест.
help-match-4 = У уровня может быть своё число: master:nodes=5000 или club:ms=300.
help-match-5 = А перед числом стиль: club:bold. У каждой пары в головоломке она своя.
help-match-3 = С папкой --keep прерванный матч продолжается.
does-board = доска на столе: что подключено, проверка по шагам, её линия словами
help-board-1 = list говорит, что на каком порту, и ни одного не открывает.
help-board-2 = test проверяет доску руками и на слух и говорит, что не так.
help-board-3 = monitor говорит, что идёт по линии, не больше 20 строк в секунду.
help-board-4 = sim — доска без доски, на псевдотерминале для любой программы.
does-bench = измерить скорость
does-doctor = что здесь работает: голоса, брайль, звуки; отчёт, который можно отправить
help-doctor-1 = Личного в отчёте нет: ни имён, ни пути к вашей папке, вместо неё ~.
does-option-lang = язык, en или ru
does-option-verbosity = сообщения: brief кратко, normal обычно, full полно
does-option-spelling = клетки: plain просто, phonetic словами, digits числами
does-option-mode = line (набор строк) или grid (одиночные клавиши)
does-option-speech = кто говорит: ваша читалка или голос программы
does-option-speech-backend = откуда голос программы, как его зовёт doctor; auto — первый
does-option-speak = пусть каждый голос скажет фразу
does-option-braille = показывать всё на брайлевском дисплее BRLTTY, взятом на игру
does-option-board = играть на настоящей доске на этом порту; auto найдёт её, sim вообразит
does-option-sounds = короткие звуки рядом со словами
does-option-seat = кто там сидит: human, human:ИМЯ, engine:УРОВЕНЬ, exec:КОМАНДА
does-option-games = сколько партий; без неё 20
does-option-ms = миллисекунд на ход
does-option-nodes = позиций на ход, на любой машине одинаково
does-option-openings = число, от которого зависят дебюты
does-option-role = сравнить A и B только на этом месте, обоих против третьего
does-option-against = третий, на всех остальных местах
does-option-keep = папка для записей и результатов
does-option-option = настройка правил; можно несколько раз
does-option-record = записать партию в этот новый файл
does-option-position = начать с этой позиции
does-option-seed = число, от которого зависит всякий жребий
does-option-all = назвать все ходы и закончить
does-option-review = назвать переломные моменты и что было лучше, и закончить
does-option-divide = счёт для каждого первого хода
does-option-moves = сначала сделать ходы, через точку с запятой
does-option-as = words словами, board рисунком, position строкой
does-option-layouts-as = words словами, board рисунком, text как в файле
does-option-replay-seat = слышать то, что слышит это место, с его тайнами; иначе ничьё
does-option-resume-seat = exec:КОМАНДА, чужой движок этого места
does-option-show-seat = чьими глазами смотреть; иначе ничьими
does-option-format = svg для набухающей бумаги (по умолчанию), text или brf для принтера
does-option-output = записать в этот новый файл, иначе в стандартный вывод
does-option-paper = бумага рисунка, без ключа a4
does-option-page = какую страницу рисунка напечатать, без ключа 1
does-option-cells = клеток в строке brf, без ключа 40
does-option-lines = строк на странице brf, без ключа 25
does-option-grid = поле, если их в игре несколько: tracking, home и другие
does-option-saved = позиция, на которой стоит сохранённая партия
does-option-sheet-seat = место, которое смотрит; без ключа — никакое
does-option-length = ходов в лучшем решении, без указания 8
does-option-size = доска, например 8x8
does-option-serial-log = записывать всё, что идёт через порт, в новый файл
does-option-from = рассказать, что в журнале и повторяется ли то же
does-option-seconds = слушать столько; без указания — до Ctrl+C
does-option-board-size = воображаемая доска, например 7x7; без указания 9x9
does-option-board-verbosity = brief — только руки, full — каждая строка протокола
does-option-pieces = воображаемая доска чувствует фигуры; без этого на ней кнопки
does-option-slots = пазы воображаемой доски: edges для барьеров, crossings для заборов
does-option-monome = воображаемая доска — сетка monome, без размера 8x8
does-option-link = ещё одно имя для порта воображаемой доски
does-option-tries = сколько раскладов испытать, без указания 20000
does-option-store = сохранить задачу в этот новый файл
does-option-version = версия программы
levels-of-game = Уровни: { $levels }.
levels-of-seat = Уровни для места { $seat }: { $levels }.
settings-of-game = Настройки игры { $game }:
setting-of-game = { $option }: { $words }, обычно { $usual }

## Расстановки

layouts-what = Здесь нет дела { $given }. Есть: { $known }.
layouts-unknown = Нет расстановки { $given }. Есть: { $known }.
layouts-sound = Всё верно: { $game }, { $name }.
layouts-ours = Все они — наши собственные:
layouts-ours-why = { $game }: { $why }.
layouts-yours = Ваши, в папке { $folder }:

## Задачи

puzzles-what = Здесь нет дела { $given }. Есть: { $known }.
puzzles-not-with = { $option } не сочетается с puzzles { $what }.
puzzles-number = { $option }: { $given } — не число от 1 до { $most }.
puzzles-so-far = { $n ->
    [one] { $n } ход,
    [few] { $n } хода,
   *[other] { $n } ходов,
} раскладов испытано: { $tries }.
puzzles-found = Лучшее решение { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}, доказано; раскладов { $tries }, seed { $seed }.
puzzles-none = Задачи на { $n } среди { $tries } раскладов нет; самая длинная на { $best }.
puzzles-exists = { $path } уже есть и остаётся как есть.
puzzles-not-kept = { $path } не записать: { $why }.
puzzles-kept = Сохранено в { $path }.
puzzles-over = Эта игра окончена.
puzzles-no-way = { $how ->
    [never] Домой не дойти: проверены все положения, их { $n }.
   *[unknown] Среди первых { $n } положений дороги нет; есть и другие.
}
puzzles-shortest = До дома { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}; положений проверено: { $states }.
puzzles-unbuilt = У задачи, которую ещё строят, решения нет.

## Измерения

bench-title = { $what }: отношения медиан одного прогона; меньше — лучше.
bench-line = { $what }: { $ratio }, цель { $goal }. { $ours } против { $theirs }.
bench-quoridor = Quoridor рядом с OpenSpiel
bench-unknown = Нечего измерять под именем { $given }. Есть: { $known }.
bench-silent = Измеряемая программа вовремя не ответила.
bench-first = Первое сообщение
bench-answered = Первый ответ на клавишу
bench-memory = Память игры
bench-keys = От клавиши до строки, 95 из 100 при { $n } нажатиях
bench-perft = Счёт до 3, взятие { $rule }, { $n }
bench-perft3 = Счёт до 3
bench-warm = Возможные ходы, заборы знакомы
bench-fresh = Проход новых позиций
bench-playouts = Случайные партии
bench-start = Запуск рядом с импортом prompt_toolkit
bench-pathagon = Скорость Pathagon
bench-escort-quest = Доказательства Escort Quest рядом с perft 4 шахмат
bench-positions = Все позиции листа 8x8, их { $n }
bench-rates = { $what }; больше — лучше.
bench-times = { $what }; меньше — лучше.
bench-board = От нажатия на эмулируемой доске до строки
bench-pressed = { $part ->
    [half] Половина из { $n } нажатий
   *[most] 95 из 100 при { $n } нажатиях
}
bench-no-emulator = { $why ->
    [checkout] Эмуляция доски невозможна: для неё нужны исходники проекта.
   *[packages] Эмуляция доски невозможна, не хватает пакетов: { $packages }.
}
bench-emulator-failed = Эмуляция доски не удалась: { $why }
bench-pathfinder = Ходы поиска в скрытых лабиринтах
bench-mazes = { $kind ->
    [snake] Длинные коридоры
    [branching] Ветвистые лабиринты
    [decoys] Лабиринты с ловушками
   *[built] Построены уровнем «мастер», рядом со случайными
}, { $n } { $n ->
    [one] лабиринт
    [few] лабиринта
   *[many] лабиринтов
}
bench-question = Самый долгий вопрос
bench-wayfinder = Плавания Wayfinder
bench-voyages = { $where ->
    [openings] С каждой клетки начальной карты
   *[other] В середине партий
}, { $n }
bench-rate = { $what }: { $rate } в секунду, цель { $goal }.
bench-time = { $what }: { $ours }.
bench-speech = Свой голос рядом с простым клиентом речи
bench-listening = { $verbosity ->
    [brief] Кратко
    [normal] Обычно
   *[full] Полно
}, целых партий { $games }: { $n } { $n ->
    [one] сообщение
    [few] сообщения
   *[other] сообщений
}, слов { $words }, знаков { $characters }, { $seconds } с.
bench-no-games = В этой копии нет партий, чтобы их прослушать.
bench-no-server = Голос не измерен: { $why }.
bench-accepted = От слова до принятия, { $part ->
    [half] половина
   *[most] 95 из 100
}
bench-last-square = От последней из частых клавиш до звука, самое долгое
bench-thinking = От клавиши до строки и от остановки до хода, пока думает мастер
bench-stop = { $game }, { $n } остановок: половина за { $half }, все за { $most }, цель { $goal } мс.
bench-limit = { $what }: { $ours }, цель { $goal } мс.
