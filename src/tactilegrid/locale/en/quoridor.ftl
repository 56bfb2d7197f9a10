# Quoridor. A way is the number of steps a pawn needs to its goal line if nobody stands in front of
# it. A fence lies above two squares, or right of two squares: $side is above or beside, $first and
# $second are the squares. $way tells h from v in the name of a fence.

quoridor-seat = { $side ->
    [south] South
    [north] North
    [west] West
   *[east] East
}
quoridor-goal-row = row { $name }
quoridor-goal-column = column { $name }
quoridor-along = { $side ->
    [above] above
   *[beside] right of
} { $first } and { $second }
    .brief = { $side ->
    [above] above
   *[beside] right of
} { $first }, { $second }
quoridor-name = { $cell }{ $way ->
    [h] h
   *[v] v
}

## The start

quoridor-opening = { $n ->
    [2] Quoridor.
   *[other] Quoridor for four.
} You are { $side ->
    [south] south
    [north] north
    [west] west
   *[east] east
} on { $cell }, going to { $goal }.
    .brief = Quoridor. You { $cell }, to { $goal }.
quoridor-opening-all = { $n ->
    [2] Quoridor.
   *[other] Quoridor for four.
}
quoridor-pawns = { $pawns }.
quoridor-pawn-on = { $n ->
    [2] { $who } on { $cell }
   *[other] { $who } { $cell }
}
    .brief = { $who } { $cell }
quoridor-each = { $n ->
    [0] No fences.
    [one] One fence each.
    [5] Five fences each.
    [10] Ten fences each.
   *[other] { $n } fences each.
}
    .brief = { $n ->
    [one] { $n } fence.
   *[other] { $n } fences.
}

## Squares and slots

quoridor-pawn = { $who_is ->
    [you] you
   *[other] { $who }
}
quoridor-a-pawn = { $who_is ->
    [you] your pawn
   *[other] pawn of { $who }
}
quoridor-a-fence = fence
quoridor-stands = A fence stands { quoridor-along }.
    .brief = Fence { quoridor-along.brief }.
quoridor-slot-two = Fence { quoridor-along }. { $one_is ->
    [you] Your way { $one_way }, theirs { $two_way }.
   *[other] { $two_is ->
        [you] Your way { $two_way }, theirs { $one_way }.
       *[other] { $one } { $one_way }, { $two } { $two_way }.
    }
}
    .brief = { $side ->
    [above] Above
   *[beside] Right of
} { $first }, { $second }. { $changes }
quoridor-slot = Fence { quoridor-along }. { $changes }
    .brief = { $side ->
    [above] Above
   *[beside] Right of
} { $first }, { $second }. { $changes }
quoridor-slot-closed = Fence { quoridor-along }: { $why }.
    .brief = { $side ->
    [above] Above
   *[beside] Right of
} { $first }, { $second }: { $why }.
quoridor-number = { $n }
quoridor-number-then = { $n }, then { $then }
quoridor-no-change = No way changes.
    .brief = No change.
quoridor-new-way = { $who_is ->
    [you] yours { $n }
   *[other] { $who } { $n }
}
quoridor-some-change = Then { $ways }.
quoridor-many-change = { $n } ways grow: { $first }.
quoridor-place = Place { quoridor-along }? Enter again.
    .brief = Place { quoridor-along.brief }?
quoridor-picked = Pawn. { $n ->
    [one] { $n } way: { $cells }.
   *[other] { $n } ways: { $cells }.
}
quoridor-only-pass = { $who_is ->
    [you] You can only pass.
   *[other] { $who } can only pass.
}

## What happened

quoridor-stepped = { $who_is ->
    [you] You to { $cell }.
   *[other] { $who } to { $cell }.
}
    .full = { $who_is ->
    [you] You from { $origin } to { $cell }.
   *[other] { $who } from { $origin } to { $cell }.
}
quoridor-jumped = { $who_is ->
    [you] You jump to { $cell }.
   *[other] { $who } jumps to { $cell }.
}
    .full = { $who_is ->
    [you] You jump from { $origin } past { $over } to { $cell }.
   *[other] { $who } jumps from { $origin } past { $over } to { $cell }.
}
quoridor-laid = { $who_is ->
    [you] You
   *[other] { $who }
}: fence { quoridor-along }.
    .brief = { $who_is ->
    [you] You
   *[other] { $who }
}: { quoridor-along.brief }.
    .full = { $who_is ->
    [you] You
   *[other] { $who }
}: fence { quoridor-along }, { $left } left.
quoridor-ways = Your way { $mine }, theirs { $theirs }.
    .brief = { "" }
quoridor-ways-best = Your way { $mine }, { $who } { $n }.
    .brief = { "" }
quoridor-ways-seen = Ways: { $ways }.
    .brief = { "" }
quoridor-ways-all = Ways: { $ways }.
    .brief = { $ways }.
quoridor-count = { $who_is ->
    [you] you { $n }
   *[other] { $who } { $n }
}
quoridor-passed = { $who_is ->
    [you] You cannot move and pass.
   *[other] { $who } cannot move and passes.
}
    .brief = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
quoridor-resigned = { $who_is ->
    [you] You resign.
   *[other] { $who } resigns.
}
quoridor-repeated = { $n ->
    [2] This position again: once more is a draw.
   *[other] This position, time number { $n }: once more is a draw.
}
    .brief = Once more is a draw.
quoridor-won = { $who_is ->
    [you] { $reason ->
        [goal] You reach the goal line and win.
       *[resigned] You win.
    }
   *[other] { $reason ->
        [goal] { $who } reaches the goal line and wins.
       *[resigned] { $who } wins.
    }
}
    .brief = { $who_is ->
    [you] You win.
   *[other] { $who } wins.
}
quoridor-drawn = { $reason ->
    [repetition] Draw: the same position { $n } times.
   *[ply-cap] Draw: { $n } moves are the limit.
}
    .brief = { $reason ->
    [repetition] Draw by repetition.
   *[ply-cap] Draw by length.
}

## What is asked

quoridor-status = Your way { $mine }, theirs { $theirs }. Fences { $my_fences } to { $their_fences }.
    .brief = Ways { $mine } to { $theirs }, fences { $my_fences } to { $their_fences }.
quoridor-hands = Fences: { $hands }.
quoridor-seat-line = { $who_is ->
    [you] You
   *[other] { $who }
} on { $cell }, to { $goal }: way { $way }, { $n ->
    [0] no fences.
    [one] { $n } fence.
   *[other] { $n } fences.
}
quoridor-on-board = { $n ->
    [0] No fences on the board.
    [one] { $n } fence on the board.
   *[other] { $n } fences on the board.
}
quoridor-stood = This position stands for time number { $n }.
    .brief = Position repeated, { $n }.
quoridor-lies = { $side ->
    [above] Above { $squares }.
   *[beside] Right of { $squares }.
}
quoridor-may-lie = { $side ->
    [above] Fences above { $squares }.
   *[beside] Fences right of { $squares }.
}
    .brief = { $side ->
    [above] Above { $squares }.
   *[beside] Right of { $squares }.
}
quoridor-run = { $first } to { $last }
quoridor-moves = { $n ->
    [one] { $n } move.
   *[other] { $n } moves.
} { $steps ->
    [0] No step.
    [one] { $steps } step: { $cells }.
   *[other] { $steps } steps: { $cells }.
} { $fences ->
    [0] No fences.
    [one] { $fences } fence.
   *[other] { $fences } fences.
}
    .brief = { $n ->
    [one] { $n } move.
   *[other] { $n } moves.
} { $steps ->
    [0] No step.
   *[other] { $cells }.
}
quoridor-edges = { $has ->
    [closed] Closed on all sides.
    [closed-open] Closed { $closed }. Open { $open }.
    [closed-edge-open] Closed { $closed }. Edge { $border }. Open { $open }.
    [edge-open] Edge { $border }. Open { $open }.
   *[open] Open on all sides.
}
    .brief = { $has ->
    [closed] Closed on all sides.
    [closed-open] Closed { $closed }.
    [closed-edge-open] Closed { $closed }.
    [edge-open] Open { $open }.
   *[open] Open on all sides.
}
quoridor-square = { $cell }, { $what }. { $one_is ->
    [you] From here to your line { $one_way }, to theirs { $two_way }.
   *[other] { $two_is ->
        [you] From here to your line { $two_way }, to theirs { $one_way }.
       *[other] From here { $one } { $one_way }, { $two } { $two_way }.
    }
}
    .brief = { $cell }, { $what }.
quoridor-square-cut-off = { $cell }, { $what }. No way leads from here to both lines.
    .brief = { $cell }, { $what }, cut off.

## Hints

quoridor-hint-step = A pawn step.
quoridor-hint-fence = A fence.
quoridor-hint-pass = Neither a step nor a fence.
quoridor-try-step = { $how ->
    [wins] Try { $cell }: it wins.
    [same] Try { $cell }: your way stays { $n }.
   *[changed] Try { $cell }: your way { $n }, then { $then }.
}
quoridor-try-fence = Try { quoridor-along }: { $seats ->
    [2] their way
   *[other] { $who }
} { $n }, then { $then }.
quoridor-try-fence-only = Try { quoridor-along }: no rival's way changes.
quoridor-which = Which one: { $moves }?
quoridor-answer = { $move }

## What is refused

quoridor-over = The game is over.
quoridor-bad-move = Not a move: { $given }. A square like e2, a fence like e3h or e3v.
    .brief = Not a move: { $given }.
quoridor-no-square = No square { $given }: they go from { $first } to { $last }.
quoridor-no-slot = No fence fits there: they go from { $first } to { $last }.
quoridor-no-fence = No fence { quoridor-along }: { $why }.
    .brief = No: { $why }.
quoridor-no-fences = No fences left to place. From { $own }: { $squares }.
    .brief = No fences left.
quoridor-no-fences-stuck = No fences left to place, and the pawn on { $own } cannot move.
    .brief = No fences left.
quoridor-no-pass = You can only pass when there is nothing else to do.
    .brief = No pass: you can move.
quoridor-not-there = Not { $cell }: { $why }. From { $own }: { $squares }.
    .brief = Not { $cell }: { $why }.
quoridor-not-there-stuck = Not { $cell }: { $why }. The pawn on { $own } cannot move.
    .brief = Not { $cell }: { $why }.
quoridor-why-there = a fence stands there already
quoridor-why-crosses = crosses { quoridor-name }
quoridor-why-overlaps = overlaps { quoridor-name }
quoridor-why-closes = { $who_is ->
    [you] closes your last way
   *[other] closes { $who }'s last way
}
quoridor-why-none = { $who_is ->
    [you] no fences left
   *[other] { $who } has no fences left
}
quoridor-why-own = your pawn stands there
quoridor-why-taken = { $who } stands there
quoridor-why-fence = a fence is between
quoridor-why-fence-before = a fence is before { $cell }
quoridor-why-fence-behind = a fence is behind { $cell }
quoridor-why-fence-beside = a fence is beside { $cell }
quoridor-why-edge = only a fence behind { $cell } opens its sides
quoridor-why-two-pawns = two pawns in a row are not jumped
quoridor-why-straight = the jump to { $cell } is open
quoridor-why-far = { $n ->
    [2] two squares away
   *[other] { $n } squares away
}

## Settings and positions

quoridor-bad-first = Seat { $n } cannot begin: there are { $players } seats.
quoridor-bad-repetition = repetition={ $n } would end games too soon: 0 is off, 3 to 9 count.
quoridor-position-parts = A position has pawns, fences left, fences or -, and the seat to move.
quoridor-position-size = No such board: { $given }. 3x3 to 11x11, odd sizes, as in 5x5.
quoridor-position-pawns = A position has 2 or 4 pawns, not { $n }.
quoridor-position-square = No such square for a pawn: { $given }.
quoridor-position-shared = Two pawns cannot share { $cell }.
quoridor-position-empty = A position needs a pawn.
quoridor-position-left = Fences left: { $n } numbers up to { $most }, with commas.
quoridor-position-left-off = A seat without a pawn has no fences left.
quoridor-position-fence = No such fence: { $given }.
quoridor-position-unfit = This fence overlaps or crosses another: { $given }.
quoridor-position-turn = No such seat to move: { $given }. It is 1 to { $n }.
quoridor-position-turn-off = Seat { $n } has no pawn and cannot be to move.
quoridor-position-closed = { $who } has no way to the goal line.
quoridor-position-two-won = Two pawns cannot both be on their goal lines.

## The numbers of the game

quoridor-tally-way = Ways
quoridor-tally-fences = Fences

## The name of the game

quoridor-title = Quoridor
