# What the command line says: help, refusals, reports.

cli-no-command = No command { $given }. There are: { $known }.
cli-nearest-command = No command { $given }. Did you mean { $nearest }?
cli-no-option = No option { $given } here. There are: { $known }.
cli-no-value = { $option } takes no value.
cli-needs-value = { $option } needs a value: { $option } { $value }.
cli-bad-value = { $option } cannot be { $given }. It is one of: { $words }.
cli-twice = { $option } was given twice.
cli-no-equals = --{ $option } needs NAME=VALUE, not { $given }.
cli-missing = { $operand } is missing. See tactilegrid --help.
cli-too-many = One word too many: { $given }.
cli-no-game = No game { $given }. There are: { $known }.
cli-nearest-game = No game { $given }. Did you mean { $nearest }?
cli-bad-seat = No seat { $given }: seats are counted from 1 to { $count }.
cli-bad-player = { $given } cannot sit there: human, exec:COMMAND, or engine: with one of { $levels }.
cli-no-program = No program { $given } to start.
cli-match-player = { $given } cannot play here: exec:COMMAND, or one of { $levels }.
cli-match-role = --role and --against go together, in a game of several seats.
cli-match-budgets = Either --ms or --nodes, not both.
cli-match-budget = { $given } is neither ms=NUMBER nor nodes=NUMBER.
cli-resume-seat = { $given }: only exec:COMMAND, for the seat of an outside engine.
engine-hides = { $game } has secrets: outside engines cannot play it.
cli-no-level = No level { $given } for seat { $seat } of this game. There are: { $levels }.
cli-bad-manner = { $given } cannot be played: behind the level comes careful or bold.
cli-no-style = That level is never { $given } in this game.
cli-no-adaptive = A game for one has no opponent that could adapt.
cli-bad-seed = { $given } is no seed: a whole number of at most 18 digits.
cli-long-position = That position is too long: at most { $most } bytes.
cli-bad-depth = { $given } is no depth: a whole number from 0 to { $limit }.
cli-no-terminal = That needs a terminal.
cli-bad-sim = No board { $given }. As in sim, sim:pieces, sim:8x8; up to { $most } each way.
cli-log-alone = --serial-log goes with --board: without one nothing passes.
cli-no-judge = OpenSpiel is not installed: pip install open-spiel.
cli-no-chess = python-chess is not installed: pip install chess.
show-bad-move = Move { $given }: { $why }
interrupted = Interrupted.
system-refused = The system refused: { $why }.
internal-error = Something is wrong in the program, please report it: { $kind } { $text }
option-unknown = No setting { $option }. There are: { $known }.
option-bad-word = { $option } cannot be { $given }. It is one of: { $words }.
option-bad-number = { $option } cannot be { $given }: a number from { $low } to { $high }.
option-bad-odd = { $option } cannot be { $given }: an odd number from { $low } to { $high }.
option-bad-either = { $option } cannot be { $given }: { $low } to { $high }, or { $words }.

## Records

record-exists = { $path } is there already and is not overwritten.
record-failed = { $path } cannot be written: { $why }.
record-unreadable = { $path } cannot be read: { $why }.
record-busy = { $path } is being played in another window.
record-damaged = Damaged in line { $line }: { $why } Nothing was changed.
record-too-long = It is too long.
record-not-ours = It does not begin as a record of this program.
record-not-text = It is not readable text.
record-header = Game, seed or seats are missing.
record-seat = Its seats are not those of the game.
record-game = There is no game { $game }.
record-outcome = The outcome is not that of the moves.
record-line = This cannot be read: { $text }.
record-line-secret = It is no move there.
no-saved-games = No saved game to go on with.
games-none = No saved games.
games-line = { $number }: { $game }, { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}, { $state ->
    [over] finished
   *[open] not finished
}. { $file }
games-damaged = { $number }: damaged. { $file }

## The menu

menu-speech = tactilegrid. Who speaks here?
menu-speech-console = My screen reader: print lines
menu-speech-self = The program's own voice
menu-first-start = tactilegrid. Lesson, game, or settings? Enter is the lesson.
menu-first-lesson = Lesson: a game from its first key
menu-first-game = Game
menu-first-settings = Settings
menu-first-language = По-русски
menu-title = tactilegrid.
menu-line = { $number } { $label }
menu-choose = Choose:
menu-play = Play
menu-again = Play again: { $game }
menu-resume = Go on with the last game
menu-games = Saved games
menu-lesson = Lesson
menu-rules = Rules
menu-names = Names
menu-name = Seat { $number }, { $now }. A name, or Enter to keep it.
menu-name-now = now { $name }
menu-name-none = no name yet
menu-settings = Settings
menu-quit = Leave
menu-which-game = Which game?
menu-which-file = Which game? Enter goes back.
saved-label = { $game }, { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}, { $state ->
    [over] finished
   *[open] not finished
}
menu-opponent = Against whom?
menu-opponent-engine = Against the program: { $level }
menu-opponent-people = People at this keyboard
menu-opponent-adaptive = Against the program: as strong as you
menu-style = How does it play?
menu-style-name = { $style ->
    [careful] Carefully
    [bold] Boldly
   *[none] As it comes
}
menu-first = Who begins?
menu-first-you = Seat 1
menu-first-other = Seat 2
menu-first-random = By chance
menu-options = Other settings, for example size=7, or Enter for the usual ones.
menu-number = A number from 1 to { $count }, or a word of the list.
menu-bye = Bye.

## Help

help-usage = Usage: tactilegrid { $words }
help-option = --{ $option } { $value }: { $does }
help-switch = --{ $option }: { $does }
help-main = Board games to play by ear, by touch and by eye. Without a command: a menu.
help-listening = For the ear: --speech, --verbosity, --spelling, --lang, --mode.
help-listening-2 = Every command prints plain lines. Nothing is drawn unless you ask.
help-commands = Commands:
help-command = { $name }: { $does }
help-games = Games: { $games }.
help-further = tactilegrid COMMAND --help tells more of one.
does-play = play a game
help-play-1 = Levels: novice and casual; some games have club, expert and master too.
help-play-3 = Behind a level may stand a style, careful or bold: engine:club:bold.
help-play-4 = engine:adaptive goes by your results; engine:adaptive:casual begins anew there.
help-play-2 = The command rules GAME ends with those of a game.
does-lesson = a first lesson by ear, a few minutes long
does-resume = go on with a game, the last one if no file is given
does-replay = step through a recorded game by ear
does-games = list the saved games
does-rules = the rules of a game
does-keys = the keys and words
does-legal = the legal moves, one a line
does-perft = count move sequences
does-show = a position in words, drawn, or as text
does-sheet = a position on paper: for swell paper, for a braille embosser, as text
does-layouts = layouts as files: list, check FILE, show FILE or GAME NAME
help-layouts-1 = All layouts here are this project's own.
help-layouts-2 = Not public, so not here: the printed figure of Quoridor Pac-Man,
help-layouts-3 = the colours on the map of Wayfinder, the sheets of Escort Quest,
help-layouts-4 = and the sample mazes of Pathfinder. Who has them can write them down.
does-puzzles = Escort Quest: generate a puzzle of a length, or solve one
help-bench-1 = What: start, thinking, speech, board, or the name of a game.
help-bench-2 = quoridor needs open-spiel, escort-quest chess, board a checkout.
does-engine = our engine for other programs, by lines on standard input and output
help-engine-1 = Lines: new, option, position, move, legal, go ms N, go nodes N, stop, quit.
help-engine-2 = Without a level the best one plays. A style: club:bold, or option style bold.
does-option-level = the level that plays
does-option-memory = MiB that the tables of a search may take, usually 64
does-match = let two engines play many games and say which is stronger
help-match-1 = A and B are levels: novice, casual, and what the game has above them.
help-match-2 = Each opening of 2 to 6 chance moves is played twice, the seats changed.
help-match-4 = A level may have a number of its own: master:nodes=5000, or club:ms=300.
help-match-5 = And before it a style: club:bold. Each pair of a puzzle has another one.
help-match-3 = With the --keep folder of a match that was cut short, it goes on.
does-board = a board on the table: what is connected, a walk over it, its line in words
help-board-1 = list tells what hangs on each port, and opens none.
help-board-2 = test walks over a board by hand and ear, and tells what is amiss.
help-board-3 = monitor tells what passes over the line, at most 20 lines a second.
help-board-4 = sim is a board without a board, on a pseudo-terminal for any program.
does-bench = measure speed
does-doctor = what works here: voices, braille, sounds; a report to send
help-doctor-1 = Nothing private is in the report: no names, and your folder is ~.
does-option-lang = language, en or ru
does-option-verbosity = brief, normal or full announcements
does-option-spelling = squares plain, phonetic or as digits
does-option-mode = line (typed) or grid (single keys)
does-option-speech = who speaks: your screen reader or our own voice
does-option-speech-backend = where our voice comes from, as doctor names it; auto is the first
does-option-speak = let each voice say a sentence
does-option-braille = show all on a braille display of BRLTTY's, taken for the game
does-option-board = play on a real board on that port; auto finds it, sim imagines one
does-option-sounds = short sounds beside the words
does-option-seat = who sits there: human, human:NAME, engine:LEVEL, exec:COMMAND
does-option-games = how many games, 20 if left out
does-option-ms = milliseconds a move
does-option-nodes = positions looked at for a move, the same on every machine
does-option-openings = the number that decides the openings
does-option-role = compare A and B in this seat only, both against a third
does-option-against = the third, in all other seats
does-option-keep = the folder for the records and the results
does-option-option = a setting of the rules; more than once for several
does-option-record = write the game to this new file
does-option-position = begin from this position
does-option-seed = the number that decides all chance
does-option-all = say every move, then end
does-option-review = say the turning points and what was better, then end
does-option-divide = the count for each first move
does-option-moves = moves to make first, with semicolons between
does-option-as = words, board or position
does-option-layouts-as = words, board or text, as in a file
does-option-replay-seat = hear what that seat heard, its secrets too; nobody's if left out
does-option-resume-seat = exec:COMMAND, the outside engine that had the seat
does-option-show-seat = the seat that looks; nobody's if left out
does-option-format = svg for swell paper (the default), text, or brf for embossers
does-option-output = write to this new file; else to standard output
does-option-paper = the paper of a drawing, a4 if left out
does-option-page = which page of a drawing to print, 1 if left out
does-option-cells = cells in a line of brf, 40 if left out
does-option-lines = lines on a page of brf, 25 if left out
does-option-grid = the grid, in a game with several: tracking, home and others
does-option-saved = the position where a saved game stands
does-option-sheet-seat = the seat that looks; nobody's if left out
does-option-length = the turns of its shortest solution, 8 if left out
does-option-size = the board, as in 8x8
does-option-serial-log = note all that passes over the port; a new file
does-option-from = tell what a log holds, and whether it replays the same
does-option-seconds = listen for so long; left out, until Ctrl+C
does-option-board-size = the simulated board, as in 7x7; 9x9 if left out
does-option-board-verbosity = brief tells hands alone, full each line of the protocol
does-option-pieces = the simulated board feels pieces; without, it has buttons
does-option-slots = slots of the simulated board: edges for barriers, crossings for fences
does-option-monome = the simulated board is a monome grid, 8x8 if no size is given
does-option-link = another name for the port of the simulated board
does-option-tries = how many layouts to try, 20000 if left out
does-option-store = keep the puzzle in this new file
does-option-version = the version
levels-of-game = Levels: { $levels }.
levels-of-seat = Levels for seat { $seat }: { $levels }.
settings-of-game = Settings of { $game }:
setting-of-game = { $option }: { $words }, usually { $usual }

## Layouts

layouts-what = No such thing to do: { $given }. There are: { $known }.
layouts-unknown = No layout { $given }. There are: { $known }.
layouts-sound = Sound: { $game }, { $name }.
layouts-ours = All of these are this project's own:
layouts-ours-why = { $game }: { $why }.
layouts-yours = Yours, in { $folder }:

## Puzzles

puzzles-what = No such thing to do: { $given }. There are: { $known }.
puzzles-not-with = { $option } does not go with puzzles { $what }.
puzzles-number = { $option }: { $given } is no number from 1 to { $most }.
puzzles-so-far = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} after { $tries } layouts.
puzzles-found = Shortest win { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}, proven; { $tries } layouts tried, seed { $seed }.
puzzles-none = No puzzle of { $n } turns in { $tries } layouts; the longest had { $best }.
puzzles-exists = { $path } is there already, and is left as it is.
puzzles-not-kept = { $path } cannot be written: { $why }.
puzzles-kept = Kept in { $path }.
puzzles-over = That game is over.
puzzles-no-way = { $how ->
    [never] There is no way home: all { $n } positions that can arise were searched.
   *[unknown] No way home among the first { $n } positions; there are more.
}
puzzles-shortest = Shortest way home: { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}; { $states } positions searched.
puzzles-unbuilt = A puzzle that is still to be built has no solution.

## Benchmarks

bench-title = { $what }, ratios of medians from one run; smaller is better.
bench-line = { $what }: { $ratio }, goal { $goal }. { $ours } against { $theirs }.
bench-quoridor = Quoridor against OpenSpiel
bench-unknown = Nothing to measure called { $given }. There are: { $known }.
bench-silent = The program measured said nothing in time.
bench-first = First announcement
bench-answered = First answered key
bench-memory = Peak memory of a game
bench-keys = Key to line, 95 of 100 of { $n } keys
bench-perft = perft 3, capture { $rule }, { $n }
bench-perft3 = perft 3
bench-warm = Legal moves, known fences
bench-fresh = Replay of new positions
bench-playouts = Random games
bench-start = Start against importing prompt_toolkit
bench-pathagon = Pathagon
bench-escort-quest = Proofs of Escort Quest against perft 4 of chess
bench-positions = All { $n } positions of a sheet of 8x8
bench-rates = { $what }; more is better.
bench-times = { $what }; less is better.
bench-board = From a press on an emulated board to its line
bench-pressed = { $part ->
    [half] Half of { $n } presses
   *[most] 95 of 100 of { $n } presses
}
bench-no-emulator = { $why ->
    [checkout] No board can be emulated here: that takes a checkout of the project.
   *[packages] No board can be emulated here; these packages are missing: { $packages }.
}
bench-emulator-failed = The board cannot be emulated: { $why }
bench-pathfinder = Turns of searches in hidden mazes
bench-mazes = { $kind ->
    [snake] Long corridors
    [branching] Branching mazes
    [decoys] Mazes with decoys
   *[built] Built by master, against chance
}, { $n } { $n ->
    [one] maze
   *[other] mazes
}
bench-question = Slowest question
bench-wayfinder = Voyages of Wayfinder
bench-voyages = { $where ->
    [openings] From each square of the start map
   *[other] In the middle of games
}, { $n }
bench-rate = { $what }: { $rate } a second, goal { $goal }.
bench-time = { $what }: { $ours }.
bench-speech = Our own voice against a bare speech client
bench-listening = { $verbosity ->
    [brief] Brief
    [normal] Normal
   *[full] Full
}, { $games } whole games: { $n } { $n ->
    [one] announcement
   *[other] announcements
}, { $words } words, { $characters } letters, { $seconds } s.
bench-no-games = This copy has no games to listen to.
bench-no-server = The voice was not measured: { $why }.
bench-accepted = Said to accepted, { $part ->
    [half] half of all
   *[most] 95 of 100
}
bench-last-square = Last of quick keys to its sound, the slowest
bench-thinking = Key to line, stop to move, while master thinks and all is busy
bench-stop = { $game }, { $n } stops: half in { $half }, all in { $most }, goal { $goal } ms.
bench-limit = { $what }: { $ours }, goal { $goal } ms.
