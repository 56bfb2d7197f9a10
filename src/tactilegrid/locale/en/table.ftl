# What is said at every table, whatever the game.

plain = { $text }
done = Done.
prompt = Move:

## Squares

square-marked = { $square }, mark { $word }
run-listed = { $first } to { $last } { $what }
row-things = Row { $name }: { $things }.
row-empty = Row { $name } empty.
rows-empty = Rows { $first } to { $last } empty.
column-things = Column { $name }: { $things }.
column-empty = Column { $name } empty.
columns-empty = Columns { $first } to { $last } empty.
ray = { $direction }: { $squares }.
where = { $cell }
no-square = No square { $given } on this board.
no-direction = { $given } is no direction. Say north, east, south or west.
no-other-thing = No other thing on the board.
go-where = Go to which square?
go-how = Say where: go e5, or go north.
marker-put = { $cell } marked { $word }.
marker-cleared = Mark on { $cell } cleared.
marker-word = A word for { $cell }, then Enter.
marker-how = Say the square and a word: mark e5 trap.
no-fences = This game has no fences.
rotate-where = Nothing to turn. f goes to the fences.
    .brief = Nothing to turn.
rotate-not = No room to turn here.

## Touching

grid-only = This game has one grid only.
grid-which = There is no grid { $given }. Say other grid.
nothing-from-here = Nothing to do from here.
move-leads-here = A move leads here: { $move }.
moves-lead-here = { $n } { $n ->
    [one] move leads
   *[other] moves lead
} here.
touch-nothing = Nothing to choose here.
touch-back = Took back.
touch-cleared = Nothing chosen now.
nothing-chosen = Nothing is chosen.
question-dropped = Question dropped. Nothing was done.
    .brief = Dropped.
not-done = Not done.

## Moves, turns, time

thinking = { $who } is thinking.
looking = Looking for a hint.
hurried = At once.
no-moves-yet = No moves yet.
nothing-new = Nothing since your last move.
undone = Taken back: { $moves }.
undone-many = { $n ->
    [one] Taken back: { $n } move.
   *[other] Taken back: { $n } moves.
}
undone-resign = { $who_is ->
    [you] your resignation
   *[other] { $who } resigning
}
move-written = { $move }
undone-draw = the draw
draw-agreed = Draw agreed.
draw-ask = { $who_is ->
    [you] You offer
   *[other] { $who } offers
} a draw. Do all agree? y or n, Enter is no.
    .brief = Draw, all agreed? y or n.
draw-declined = { $who } declines and plays on.
resign-ask = Resign this game of { $game }? y or n, Enter is no.
    .brief = Resign { $game }? y or n.
refused-over = The game is over.
refused-turn = { $who_is ->
    [you] It is your turn.
   *[other] Not now: { $who } to move.
}
refused-stale = The position has changed meanwhile. Please look again.
refused-undo = Nothing to take back.
refused-undo-secret = That cannot be taken back: it showed a secret.
refused-redo = Nothing to make again.
refused-out = You are out of the game already.
refused-seat = There is no seat { $number }.
rematch-later = A rematch comes after the end of this game.
replay-only = That is for replays. u takes back a move.
    .brief = For replays only.
hint-gone = No hint now: the program that thinks has stopped.
engine-gone = The opponent stopped working. You play its moves now.

## Answers

answer-numbered = { $number } { $label }.
answer-yes = yes
answer-no = no
answer-more = more
answer-please = That is no answer.
answer-number = Answer with a number from 1 to { $count }, or Backspace.

## Typing

type-now = Type, then Enter.
type-how = Just type it here.
typing-dropped = Typing dropped.
typing-deleted = deleted { $letter }
typing-how = Letters, Enter or Backspace.
letter = { $letter }
empty-line = Type a move or a word. "keys" tells the words.
    .brief = A move or a word.
line-too-long = Too long: { $limit } letters at most.
line-not-text = That was not readable text.
unknown-nearest = Not known: { $given }. Did you mean { $nearest }?
completions = { $words }.
completions-none = No word begins with { $given }.

## Hearing again

no-more = No more parts.
history-empty = Nothing was said yet.
history-oldest = That was the oldest.
history-newest = That was the newest.
hush-console = Your screen reader speaks here; its own key silences it.
    .brief = Use your reader's own silence key.
verbosity-brief = Brief.
verbosity-normal = Normal announcements.
verbosity-full = Full announcements.
spelling-plain = Plain squares: { $cell }.
spelling-phonetic = Phonetic squares: { $cell }.
spelling-digits = Squares by numbers: { $cell }.

## Keys

first-help-grid = { $ask } tells the keys.
first-help-line = { $ask } tells the words.
no-key = No such key here. k tells keys.
keys-which = Keys:
keys-group = { $name }:
keys-line = { $key }, { $word }: { $help }.
keys-word = { $word }: { $help }.
describe-on = Press keys to hear them. K or Backspace ends.
describe-off = Keys work again.
describe-row = To row { $number }.
describe-grid-only = In line mode, keys are just letters. "keys" tells the words.
    .brief = Only in grid mode.
key-semicolon = semicolon
key-comma = comma
key-full-stop = full stop
key-less = less than
key-greater = greater than
key-question-mark = question mark
key-slash = slash
key-star = star
key-left-bracket = left bracket
key-right-bracket = right bracket
key-plus = plus
key-minus = minus
key-space = space
menu-group = Menu:
menu-command = Which one?
menu-item = { $word }
mode-grid = Grid mode: single keys.
mode-line = Line mode: type a move or a word.
mode-terminal = Grid mode needs a terminal for keys and for lines.

## Our own voice

voice-own = Our own voice speaks now. { $key } gives it back to your reader.
    .brief = Our own voice.
voice-lines = Lines for your screen reader now. { $key } is our own voice.
    .brief = Lines for your reader.
voice-parting = Our voice is off. If nothing speaks now, { $key } brings it back.
voice-guessed = This is our own voice: no screen reader was found. { $key } changes that.
voice-guessed-lines = Our own voice speaks. For lines to your screen reader: { $key }.
voice-why = { $why ->
    [hangs] does not answer
    [ended] broke off
    [silent] stays silent
   *[failed] failed
}
voice-changed = The voice is { $name } now: the one before { $why }.
voice-wished = { $wished } cannot speak here. The voice is { $name } now.
voice-gone = Voice gone: { $name } { $why }. Lines now; the word voice tries again.
voice-none = No voice can be had here. Lines now; the word voice tries again.
voice-again = The voice is tried again.
voice-back = The voice is back: { $name }.
voice-now = { $now }.
voice-how = Say a number from 0 to 100, for example rate 60.
voice-not-ours = Your screen reader speaks here, as it is set. { $key } is our own voice.
voice-cannot = This voice has no setting for that: { $name }.
voice-which = How our voice speaks; a number changes one:
voice-other = another voice
voice-sources = Which voice source?
voice-offered = { $name }
voices-wait = Voices are looked for.
voices-which = Which voice?
voices-none = This voice has no other.
transcript-lines = The lines on the screen are all that was said.
transcript-done = { $lines ->
    [one] Printed: one line.
   *[other] Printed: { $lines } lines.
}
picture-done = The board is printed.

## Rules, settings, seats

rules-none = No rule speaks of { $given }.
board-none = There is no real board here. Begin with --board to play on one.
    .brief = No real board here.
settings-which = Settings; a number changes one:
setting-name = { $name ->
    [language] language
    [verbosity] announcements
    [spelling] squares
    [keys] keys
    [letters] Russian letters
    [hints] hints
    [countdown] countdown time
    [braille] own braille line
    [sounds] sounds
    [sounds_moving] moving
    [sounds_playing] moves
    [sounds_table] table
    [speech] who speaks
    [speech_backend] voice source
    [board_press] a press on the board
    [board_commit] a move put on the board
    [board_owner] whose board
    [manner] our voice
    [voice] voice
    [rate] rate
    [pitch] pitch
    [volume] volume
   *[newline] line feed
}
setting-word = { $value ->
    [en] English
    [ru] Russian
    [brief] brief
    [normal] normal
    [full] full
    [plain] plain
    [phonetic] phonetic
    [digits] digits
    [arrows] arrows
    [key] by key
    [shape] by shape
    [asked] when asked for
    [talkative] talkative
    [usual] as the game says
    [longer] one and a half times
    [double] twice
    [fivefold] five times
    [off] off
    [on] on
    [stereo] stereo
    [mono] mono
    [twice] the second acts
    [once] each acts
    [listen] only heard
    [confirm] waits for a key
    [still] counts when it rests
    [shared] everybody's
    [loud] loud
    [half] half
    [quiet] quiet
    [mute] mute
    [auto] as it seems
    [console] your screen reader
    [self] our own voice
    [first] automatic
    [by-itself] usual
    [before] before
   *[after] after
}
setting-seat = seat { $seat }
setting-value = { $name } { $value }
setting-changed = { $name }: { $value }.
seats-which = Seats; a number names one:
seat-line = { $who }{ $kind ->
    [human] , a person
   *[engine] , the program
}
seat-named = Seat { $number } is now { $name }.
seat-taken = Seat { $number }, { $name }, is played by hand now.
seat-program = Seat { $number }, { $name }, is played by the program now.
seat-name-type = A name for { $who }, then Enter.
seat-name-how = Say a seat and a name: seats 1 Anna.
level-novice = Novice
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master
level-external = Outside engine
level-adaptive = Adaptive
opponent-style = { $who } plays { $style ->
    [bold] boldly
   *[careful] carefully
}.
strength-now = { $who } { $share ->
    [0] is as strong as { $level } now.
   *[other] stands between { $level } and { $next } now, { $share } percent up.
}
    .brief = { $who }: { $level }{ $share ->
    [0] { "" }
   *[other] , { $share } percent up
}.
strength-moved = Next time { $who } plays { $how ->
    [up] a little stronger
    [down] a little weaker
   *[same] as now
}.
strength-top = { $who } is as strong as it can be.
review-offer = For a review of this game: { $key }.
    .brief = Review: { $key }.
strength-bottom = { $who } is as weak as it can be.
seat-lost = { $who } loses the seat: { $why ->
    [ended] its program ended
    [flood] its program wrote without end
    [unreadable] its program was not understood
    [illegal] its program made an illegal move
   *[silent] its program was silent
}.

## Saving and leaving

save-done = { $plies ->
    [0] Saved. No moves yet.
    [one] Saved: { $plies } move.
   *[other] Saved: { $plies } moves.
}
save-off = This game is not being saved.
save-failed = The disk refused. Nothing more can be saved now.
leave-ask = Leave { $game }? y or n, Enter stays. k tells more.
    .brief = Leave? y or n.
leave-leave = leave
leave-stay = stay
leave-resign = resign
leave-draw = offer a draw
leave-rules = rules
leave-settings = settings
leave-seats = seats
leave-rematch = rematch
leave-stayed = Still here.
bye = Saved. To go on: tactilegrid resume. Bye.
    .brief = Saved. Bye.
bye-over = Bye.
bye-unsaved = Not saved. Bye.
record-full = The disk is full: the move was not made.
record-none = This game cannot be saved. You can play on.
resumed = Resumed { $game }: { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
} played.
record-torn = The last line was torn and is cut off.

## Several people at one keyboard, each with secrets

curtain-warning = Headphones are wise: some of this is for one of you only.
    .brief = Headphones are wise.
curtain-stays = This terminal cannot be emptied: the other could read what was said.
curtain-hand = Hand over to { $who }.
curtain-ready = { $who }, press Enter when you alone can hear.
    .brief = { $who }: Enter when alone.
curtain-done = Enter hands over to { $who }.
curtain-help-1 = The curtain is down: nobody's secrets are told now.
curtain-help-2 = Enter lifts it for the one who is named and hears alone.
curtain-help-3 = Saving and leaving work; nothing else does.
undo-curtain = No: that would take back what another player did or learned.
    .brief = No: another player did that.
leave-ask-only = Leave { $game }? y or n, Enter stays.
    .brief = Leave? y or n.

## A replay

replay-opening = Replay of { $game }: { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}. Enter goes on, Backspace back.
replay-opening-typed = Replay of { $game }: { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}. "forward" goes on, "backward" back.
replay-at = { $ply } of { $count }.
replay-start = The beginning.
replay-end = The end of the record.
replay-back = Back to { $ply } of { $count }.
replay-no-hint = A hint here would need secrets that are not yours.
replay-still = A replay changes nothing.
bye-replay = Bye.

## Settings that cannot be used

settings-unreadable = The settings cannot be read: { $path }.
settings-damaged = The settings were damaged and set aside as { $path }.
settings-bad-value = The setting { $name } cannot be { $given }, only { $words }.
settings-number = a number from 0 to 100
settings-bad-table = The settings under { $name } cannot be used.
settings-unsaved = The setting holds now, but could not be saved.
keys-bad-profile = There are no keys called { $given }.
keys-bad-intent = Your keys: there is no command { $given }.
keys-bad-key = Your keys: { $given } is no key that can be used.
keys-taken = Your keys: { $given } belongs to the screen reader.
keys-conflict = Your keys: { $given } cannot be both { $first } and { $second }.

## Layouts

layout-none = This game has no layouts.
layout-not-now = Nothing is being built now.
layout-before = Before the game: --option { $option }=FILE.
layout-which = Which layout? For a file say load and its name.
layout-load-how = Say a name: load my-maze.
layout-store-how = Say a name: store my-maze.
layout-store-type = A name for the layout, then Enter.
layout-stored = Stored: { $path }.
layout-stored-secret = Stored: { $path }. Who opens that file can see it.
layout-there = { $path } is there already. Write over it? y or n, Enter keeps it.
    .brief = { $path } is there. Overwrite? y or n.
layout-unwritten = { $path } cannot be written: { $why }.
layout-not-ours = Line { $line }: a layout begins with the line "{ $wanted }".
layout-empty = There is nothing in it.
layout-version = Line { $line }: version { $given } is not known here, only 1.
layout-no-game = The line "{ $word }" with the name of the game is missing.
layout-too-long = It is longer than { $most } KiB; no layout is.
layout-too-many-lines = It has more than { $most } lines; no layout has.
layout-not-text = Line { $line } is not readable text.
layout-in-file = { $path }: { $why }
layout-unreadable = It cannot be read: { $why }.
layout-no-file = It is no plain file.
layout-no-name = No file can have that name.
layout-other-game = It is a layout of { $given }, not of { $wanted }.

## What the system refuses

system-reason = { $kind ->
    [missing] it is not there
    [forbidden] that is not allowed
    [read-only] the disk is read-only
    [folder] it is a folder
    [no-folder] a part of the path is no folder
    [exists] it is there already
    [full] the disk is full
    [loop] the path leads in a circle
    [long-name] the name is too long
    [bad-name] the name cannot be used
    [closed] the stream is closed
   *[other] the system gave error { $number }
}

## Countdowns

countdown-first = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}; { $key } stops the clock.
    .brief = { $n } seconds.
countdown-begins = { $n ->
    [one] { $n } second.
   *[other] { $n } seconds.
}
countdown-waits = Countdown paused; { $key } starts it.
    .brief = Paused.
    .full = Countdown of { $n ->
    [one] { $n } second
   *[other] { $n } seconds
} paused; { $key } starts it.
countdown-left = { $n ->
    [one] { $n } second left.
   *[other] { $n } seconds left.
}
countdown-stopped = Countdown paused, { $n ->
    [one] { $n } second left.
   *[other] { $n } seconds left.
}
    .brief = Paused, { $n } left.
countdown-paused = { $n ->
    [0] Countdowns are paused.
    [one] Countdown paused, { $n } second left.
   *[other] Countdown paused, { $n } seconds left.
}
countdown-runs = { $n ->
    [0] Countdowns will run again.
    [one] Countdown runs, { $n } second left.
   *[other] Countdown runs, { $n } seconds left.
}
countdown-longer = More time: { $n ->
    [one] { $n } second left.
   *[other] { $n } seconds left.
}
countdown-none = No countdown is running.
countdown-after = That came after the end of the countdown.
    .brief = After the end of the countdown.

## Braille

braille-on = { $lines ->
    [1] Braille: { $cells } cells. BRLTTY has them again when you leave.
   *[other] Braille: { $cells } by { $lines }. BRLTTY has the display again when you leave.
}
braille-back = Braille is back.
braille-lost = Braille is gone. Play goes on.
braille-none = { $why ->
    [absent] No braille: BRLTTY does not answer.
    [refused] No braille: BRLTTY refuses the key.
    [size] No braille: BRLTTY has no display.
    [busy] No braille: another program has the display.
   *[other] No braille: BRLTTY broke off.
}
braille-off = No braille line of our own here. Settings turn it on.
braille-nowhere = No square is named there.
pan-end = { $way ->
    [on] End of the line.
   *[back] Beginning of the line.
}
legend = { $what }: dots { $dots }.
legend-side = { $side ->
    [wall] Wall: dots { $below } below a square, { $beside } to the right.
   *[unknown] Unknown: { $below } below a square, { $beside } to the right.
}
sign = { $sign ->
    [empty] Empty
    [piece] Something
    [friend] Friend
    [foe] Enemy
    [goal] Goal
    [item] Prey
    [guarded] Enemy on prey
    [trap] Trap
    [built] Left behind
    [heap] Mixed
    [path] Path
    [barred] Barred
   *[special] Special
}
sign-seat = { $who_is ->
    [you] You
   *[other] { $who }
}
sign-colour = Colour { $number }

## Sounds

sounds-which = Sounds; a number changes one:
sounds-learn = learn the sounds
sounds-learn-which = Which sound?
sounds-are-off = Sounds are off. To turn them on: the word sounds, then 2.
sounds-none = Nothing here can play sounds.
sounds-how = Say stereo, mono, off or, for example, moves quiet.
sounds-group = { $name ->
    [sounds_moving] moving
    [sounds_playing] moves
   *[sounds_table] table
}
sound-name = { $sound ->
    [edge] edge
    [select] choice
    [place] move
    [capture] capture
    [error] mistake
    [turn] your turn
    [win] win
    [lose] loss
    [draw] draw
    [curtain] curtain
   *[thinking] thinking
}
sound-meaning = { $sound ->
    [edge] Edge: the board ends here.
    [select] Choice: touched and taken.
    [place] Move: something is on this square now.
    [capture] Capture: something here is gone.
    [error] Mistake: that cannot be.
    [turn] Your turn.
    [win] You win.
    [lose] You lose.
    [draw] A draw.
    [curtain] Curtain: somebody else sits down.
   *[thinking] Thinking: the program is at it.
}
