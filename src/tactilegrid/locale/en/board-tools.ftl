# tactilegrid board: for people who build a board, try one, or look for a fault. $place and $where are
# names of squares and slots, $n how many there are of them, $more how many are not named.

## What there is

tools-what = No such thing to do: { $given }. There are: { $known }.
tools-not-with = { $option } is not for board { $what }.
tools-no-log = The log { $path } cannot be written: { $why }
tools-unreadable = { $path } cannot be read: { $why }
tools-bad-log = { $path } is no log of a board: line { $line } is wrong.
tools-board = { $named ->
    [yes] Board { $name }
   *[no] Board
}: { $cols } by { $rows } { $kind ->
    [pieces] places for pieces
   *[buttons] buttons
}{ $again ->
    [yes] , started again
   *[no] { "" }
}.
tools-has = It has { $slots ->
    [0] no slots
    [one] { $slots } slot
   *[other] { $slots } slots
}, { $lamps ->
    [0] no lamps
    [one] { $lamps } lamp
   *[other] { $lamps } lamps
}, { $buzzer ->
    [yes] tones
   *[no] no tones
}, { $haptic ->
    [yes] vibration
   *[no] no vibration
}.
tools-refused = { $why ->
    [denied] No access: your system lets the group { $what } open the port.
    [stranger] Something is there that is no board: it never said who it is.
    [version] The board speaks version { $what } of the protocol, this program version 1.
    [contradiction] The board contradicts itself: { $what }. It is not used.
    [several] Several ports could be a board. Name one: { $what }.
    [no-library] Serial ports need the library pyserial, which is missing.
    [taken] Another program has the port. BRLTTY, perhaps?
    [unplugged] The port breaks off as it is opened.
    [blocked] The port takes nothing.
   *[missing] No board is there yet. I keep looking.
}
ports-none = There are no serial ports.
ports-port = { $port }: { $kind ->
    [ours] a tactilegrid board
    [maybe] Arduino { $make }, perhaps a board
    [grid] a monome grid
    [old-grid] an old grid with another protocol, of no use here
    [adapter] converter { $make }, of anything
   *[other] nothing that is known
}{ $named ->
    [yes] , { $product }
   *[no] { "" }
}.
ports-taken = A game with --board auto takes { $port }.
ports-choose = { $why ->
    [several] Several could be a board: name one, as in --board PORT.
   *[missing] None is taken by itself. Name one if you know it: --board PORT.
}

## Listening to the line

monitor-seconds = --seconds wants a number of seconds, not { $given }.
monitor-hello = Board: hello, protocol { $version }, start number { $boot }.
monitor-event = Board: { $where } { $state ->
    [down] down
   *[up] up
}, event { $seq }.
monitor-switch = { $where } { $state ->
    [down] down
   *[up] up
}.
monitor-state = Board: { $n ->
    [0] all is open
    [one] closed: { $where }
   *[other] { $n } closed: { $where }
}{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}; the next event is { $seq }.
monitor-closed = { $n ->
    [0] All is open.
   *[other] Closed: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
}
monitor-beat = Board: alive for { $seconds } s; { $kept } unconfirmed, { $lost } lost, { $bad } bad lines, { $held } held.
monitor-answer = Board: request { $ident } { $done ->
    [yes] done
   *[no] refused
}.
monitor-unknown = Unknown words: { $word }.
monitor-bad = Wrong line: { $text }
monitor-noise = { $n ->
    [one] Bad line: { $text }
   *[other] { $n } bad lines: { $text }
}
monitor-asks = Program: { $what ->
    [hello] who are you?
    [state] how do all switches stand?
   *[here] I am here.
} Request { $ident }.
monitor-confirms = Program: has all before event { $seq }.
monitor-lights = Program: { $n ->
    [0] all lamps off.
    [one] lamp { $where }.
   *[other] { $n } lamps: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
}
monitor-tone = Program: a tone of { $hertz } Hz for { $lasting } ms.
monitor-shake = Program: a vibration for { $lasting } ms.
monitor-muted = { $n ->
    [one] One more line, not told.
   *[other] { $n } more lines, not told.
}
monitor-lost = The board is gone: { $why ->
    [silent] it says nothing
    [taken] another program took its port
    [blocked] its port takes nothing more
   *[unplugged] it is unplugged
}.
monitor-stuck = Down for too long: { $where }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.
monitor-chatter = { $n ->
    [0] A switch flickers.
   *[other] Flickers: { $where }.
}
monitor-ghost = { $n ->
    [0] Several at once: perhaps a ghost. Press one at a time.
   *[other] Perhaps a ghost: { $where }. Press one at a time.
}
monitor-flood = The board tells far more than hands can do. Not told until it is calm.
monitor-replayed = { $n ->
    [one] One entry
   *[other] { $n } entries
} of the log. { $different ->
    [0] The program is told the same today.
    [one] One of them would be told otherwise today.
   *[other] { $different } of them would be told otherwise today.
}

## A walk over a board

walk-search = I look for the board. q leaves.
walk-nobody = There is nobody at the keyboard: the walk ends.
walk-corner = { $kind ->
    [pieces] Put a piece on
   *[buttons] Press
} the corner { $where ->
    [near-left] near you on the left
    [near-right] near you on the right
   *[far-right] far from you on the right
}: { $place }. Enter goes on.
walk-right = { $place }, right.
walk-wrong = That is { $place }.
walk-all = { $kind ->
    [pieces] Now a piece on each place
   *[buttons] Now each button
}, { $n } left. Enter tells which, twice goes on.
walk-heard = { $place }
walk-rest = { $n ->
    [one] One left: { $where }.
   *[other] { $n } left: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
}
walk-ask = { $what ->
    [lamps] All lamps are on. Are they?
    [tones] Three tones, rising. Did you hear them?
   *[shake] The board shakes. Did you feel it?
} y or n; r for again, Enter to go on.
walk-left = You leave the walk.
walk-lost = The walk ends.
walk-no-corner = { $place } was not tried.
walk-other = Where { $place } should be, { $other } answers.
walk-silent = { $n ->
    [one] Never felt: { $where }.
   *[other] { $n } never felt: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
}
walk-not = { $what ->
    [lamps] Not all lamps are on.
    [tones] The tones are not heard.
   *[shake] The vibration is not felt.
}
walk-so-far = { $n ->
    [0] Nothing amiss so far.
    [one] One thing to look at so far.
   *[other] { $n } things to look at so far.
}
walk-end = { $n ->
    [0] All is well.
    [one] One thing to look at.
   *[other] { $n } things to look at.
}

## A board without a board

sim-port = The board is on { $name }. Type help for what hands can do, quit to end.
sim-no-pty = This system has no pseudo-terminals. Play with --board sim.
sim-no-port = No pseudo-terminal can be made: { $why }
sim-bad-size = No such size: { $given }. As in 9x9, up to { $most } each way.
sim-not-monome = { $option } is not for a monome grid.
sim-help = Words: { $words }, wait, quit.
sim-done = { $where }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
} { $what ->
    [press] pressed
    [hold] held
    [touch] touched
    [down] down
    [up] up
    [put] put
    [lift] lifted
    [stick] stuck
   *[free] free
}.
sim-slid = { $start } slid to { $end }.
sim-lamps = { $n ->
    [0] No lamp is on.
    [one] Lamp on: { $where }.
   *[other] { $n } lamps on: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
}
sim-state = { $n ->
    [0] All is open.
    [one] Closed: { $where }.
   *[other] { $n } closed: { $where }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
}
sim-tone = { $hertz } Hz for { $lasting } ms
sim-shaken = vibration for { $lasting } ms
sim-heard = { $n ->
    [0] Nothing was heard.
   *[other] Heard: { $what }{ $before ->
        [0] { "" }
       *[other] , and { $before } before
    }.
}
sim-line = { $what ->
    [noise] { $n ->
        [one] One byte of noise
       *[other] { $n } bytes of noise
    }
    [drop] { $n ->
        [0] No byte is lost
       *[other] One byte in { $n } is lost
    }
    [flip] { $n ->
        [0] No byte is wrong
       *[other] One byte in { $n } is wrong
    }
   *[flood] { $n ->
        [one] A flood of one press
       *[other] A flood of { $n } presses
    }
}.
sim-plugged = The board is plugged in.
sim-unplugged = The board is unplugged.
sim-restarted = The board starts again.
sim-asleep = The board is silent.
sim-awake = The board answers again.
sim-how = { $what ->
    [places] { $word } wants one or more squares, as in { $word } e2.
    [pair] { $word } wants two squares, as in { $word } e2 e3.
    [count] { $word } wants a number, as in { $word } 41.
   *[alone] { $word } stands alone.
}
sim-nowhere = No such place: { $given }. From { $first } to { $last }.
sim-no-number = No number up to { $most }: { $given }.
sim-unknown = No such word: { $word }. help tells the words.
