# A real board on the table. $kind is buttons or pieces. $place, $start and $end are places in the
# board's own words, $what is a thing of the game, $key is how something is asked for.

board-cell = { $cell }
board-slot = { $side ->
    [above] above { $cells }
   *[beside] right of { $cells }
}
board-outside = beside the game
board-unknown = piece

## Here, gone, back

board-found = { $named ->
    [yes] Board { $name }
   *[no] Board
}: { $cols } by { $rows }, { $kind ->
    [pieces] it feels pieces
   *[buttons] buttons
}.
    .brief = Board: { $cols } by { $rows }.
board-is = { board-found }
    .brief = { board-found.brief }
board-back = The board is back.
board-smaller = It is smaller: { $first } to { $last }, the rest by keys.
    .brief = { $first } to { $last }, the rest by keys.
board-bigger = It is bigger: the game is on { $first } to { $last }.
    .brief = The game is on { $first } to { $last }.
board-no-slots = It has no slots: fences by keys.
    .brief = Fences by keys.
board-turned = { $quarters ->
    [0] The board lies straight.
    [1] The board is turned by a quarter, clockwise.
    [2] The board is turned round.
   *[3] The board is turned by a quarter, against the clock.
}
    .brief = { $quarters ->
    [0] Straight.
    [1] A quarter clockwise.
    [2] Turned round.
   *[3] A quarter against the clock.
}
board-perhaps-turned = The board may be turned: "{ $word }" sets it right.
    .brief = Turned? "{ $word }" sets it right.
board-turn = { $kind ->
    [pieces] Put or lift a piece on the corner near you on the left.
   *[buttons] Touch the corner of the board that is near you on the left.
}
    .brief = The near left corner, please.
board-no-corner = That is no corner. The one near you on the left, please.
    .brief = No corner. The near left one.
board-lost = { $why ->
    [silent] The board is silent. Play on by keys.
    [taken] Another program took the board. Play on by keys.
    [blocked] The board takes nothing more. Play on by keys.
   *[unplugged] The board is unplugged. Play on by keys.
}
    .brief = { $why ->
    [silent] The board is silent.
    [taken] Another program took the board.
    [blocked] The board takes nothing more.
   *[unplugged] The board is unplugged.
}
board-refused = { $why ->
    [denied] No access to the board: join the group { $what }.
    [stranger] What is there is no board. Play by keys.
    [version] The board speaks version { $what }: this program is too old for it.
    [contradiction] The board contradicts itself and is not used.
    [several] Several boards: choose one with --board: { $what }.
    [no-library] No board: the library for ports is missing.
    [taken] Another program has the board. Close it, and I take it.
    [unplugged] { $what } does not work as a port. Play by keys; I keep trying.
    [blocked] { $what } takes no bytes. Play by keys; I keep trying.
   *[missing] No board is there yet. Play by keys; I keep looking.
}
    .brief = { $why ->
    [denied] No access: group { $what }.
    [stranger] That is no board.
    [version] The board is too new: version { $what }.
    [contradiction] The board contradicts itself.
    [several] Several boards: { $what }.
    [no-library] The library for ports is missing.
    [taken] Another program has the board.
    [unplugged] { $what } does not work.
    [blocked] { $what } takes no bytes.
   *[missing] No board yet.
}
board-faulty = { $why ->
    [stuck] { $n ->
        [one] Stuck down: { $where }. It does not count until it is free.
       *[other] Stuck down: { $where }. They do not count until they are free.
    }
    [chatter] { $n ->
        [0] A switch flickers and does not count for now.
       *[other] { $where } flickers and does not count for now.
    }
    [ghost] Several at once: one may be a ghost. Press one after another.
   *[flood] The board sends far too much and does not count for now.
}
    .brief = { $why ->
    [stuck] Stuck down: { $where }.
    [chatter] { $n ->
        [0] A switch flickers.
       *[other] Flickers: { $where }.
    }
    [ghost] Press one after another.
   *[flood] The board sends too much.
}
board-away = { $why ->
    [missing] No board is connected. Play by keys.
   *[other] The board is gone. Play by keys.
}

board-log-there = No serial log: { $path } is there already.
board-log-failed = No serial log: { $path }, { $why }.

## Hands

board-own-hands = Only a simulated board has hands here.
    .brief = Only on a simulated board.
board-waited = Waited { $n } milliseconds.
    .brief = Waited.

board-off = Beside the game.
board-not-yours = That is the board of { $who }, whose turn to hear it is not now.
    .brief = Not your board: { $who }.
board-no-pieces = This board has buttons; there is nothing to put right.
    .brief = Nothing to put right.
board-nothing = Nothing was put that waits to be confirmed.
    .brief = Nothing to confirm.
board-everybodys = This board is everybody's: make your moves by keys.
    .brief = Everybody's board: by keys.
board-lifted = Lifted: { $what }, { $place }.
board-put-back = Put back.
board-confirm-move = From { $start } to { $end }? { $key } or Enter.
board-confirm-put = { $on ->
    [square] On { $place }? { $key } or Enter.
   *[slot] There, { $place }? { $key } or Enter.
}
board-confirm-take = { $on ->
    [square] Off { $place }? { $key } or Enter.
   *[slot] Away with the one { $place }? { $key } or Enter.
}
board-ways = { $n } ways lead there. Make one of them by keys.
    .brief = { $n } ways: by keys.

## Putting right, one step at a time

board-differs = { $n ->
    [0] Board and game agree.
    [one] { $n } step to agree.
   *[other] { $n } steps to agree.
}
board-agrees = { $skipped ->
    [0] Board and game agree.
   *[other] Board and game agree, but for what was skipped.
}
    .brief = { $skipped ->
    [0] All agrees.
   *[other] All agrees but what was skipped.
}
board-move = { $on ->
    [square] From { $start } to { $end }: { $what }.
   *[slot] Move the one { $start } to { $end }: { $what }.
}
board-take = { $on ->
    [square] Take off { $place }: { $what }.
   *[slot] Take away, { $place }: { $what }.
}
board-put = { $on ->
    [square] Put on { $place }: { $what }.
   *[slot] Put { $place }: { $what }.
}
