# Pathfinder. Each hides a maze on a home grid and searches the other's, which is noted on a public
# tracking grid. A slot lies between two squares, or at the entrance of a square of column 1; $side
# is south, east or entrance, $cell the square that names it. A way counts its squares.

pathfinder-title = Pathfinder
pathfinder-seat = { $role ->
    [hider] Hider
   *[searcher] Searcher
}
pathfinder-where = { $side ->
    [south] south of { $cell }
    [east] east of { $cell }
   *[entrance] at entrance { $cell }
}
pathfinder-slot-part = { pathfinder-where }
pathfinder-barrier = Barrier { pathfinder-where }
pathfinder-a-thing = { $thing ->
    [barrier] barrier
    [goal] goal
   *[pawn] pawn
}
pathfinder-toward = { $way } { $cell }
pathfinder-layer = { $layer ->
    [tracking] Tracking grid, your search.
    [home] Home grid, your own maze.
    [theirs] The maze that you searched.
    [first] Tracking grid of seat 1.
    [second] Tracking grid of seat 2.
    [first-maze] Maze of seat 1.
   *[second-maze] Maze that seat 1 searched.
}

## The start

pathfinder-opening = Pathfinder{ $alone ->
    [yes] { " " }alone
   *[no] { "" }
}, { $rows } by { $cols }.
    .brief = Pathfinder.
pathfinder-build = Build your maze: a goal, and up to { $n ->
    [one] { $n } barrier
   *[other] { $n } barriers
}.
    .brief = Build your maze.
    .full = Build your maze: a goal, up to { $n ->
    [one] { $n } barrier
   *[other] { $n } barriers
}, then ready.
pathfinder-builds = { $who_is ->
    [you] You build.
   *[other] { $who } builds.
}
pathfinder-enter = Enter at a square of column 1.
    .brief = Enter in column 1.
pathfinder-built = { $who_is ->
    [you] Your maze is ready.
   *[other] { $who } is ready.
}
pathfinder-begun = The search begins. { $who_is ->
    [you] Enter at a square of column 1.
   *[other] { $who } begins.
}
    .brief = { $who_is ->
    [you] Enter in column 1.
   *[other] { $who } begins.
}

## Squares and slots

pathfinder-on = { $goal ->
    [yes] { $on ->
        [pawn] goal, pawn
        [path] goal, path
        [disc] goal, disc
       *[nothing] goal
    }
   *[no] { $on ->
        [pawn] { $who_is ->
            [you] you
           *[other] { $who }
        }
        [path] path
       *[disc] disc
    }
}
pathfinder-slot-chip = Barrier { pathfinder-where }.
pathfinder-slot-free = Empty { pathfinder-where }. { $then }
pathfinder-then-no-goal = No goal yet.
pathfinder-then-sealed = A barrier here closes the last way.
    .brief = Closes the last way.
pathfinder-then-same = A barrier here leaves the best way as it is.
    .brief = Best way as it is.
pathfinder-then-way = With a barrier: best way { $n }.
    .brief = Best way then { $n }.
pathfinder-slot-maze = { $kind ->
    [closed] Barrier { pathfinder-where }, { $found ->
        [yes] found
       *[no] not found
    }.
   *[open] Open { pathfinder-where }, { $found ->
        [yes] found
       *[no] not found
    }.
}
pathfinder-slot-unknown = Unknown: { pathfinder-where }{ $n ->
    [-1] { "" }
    [0] { "" }
    [one] , { $n } step back
   *[other] , { $n } steps back
}.
pathfinder-slot-known = { $kind ->
    [open] Open
   *[closed] Barrier
} { pathfinder-where }.
pathfinder-picked = { $n ->
    [one] { $n } choice: { $labels }.
   *[other] { $n } choices: { $labels }.
}
pathfinder-detail = { $cell }, { $what }.
pathfinder-edges = { $kind ->
    [unknown] Unknown { $sides }.
    [open] Open { $sides }.
    [closed] Closed { $sides }.
   *[border] Border { $sides }.
}

## Building

pathfinder-added = Barrier { pathfinder-where }. { $left } left.
pathfinder-taken = Barrier out { pathfinder-where }. { $left } left.
pathfinder-drafted-goal = Goal on { $cell }.
pathfinder-drafted-laid = Laid: { $n ->
    [one] { $n } barrier
   *[other] { $n } barriers
}, goal { $cell }.
pathfinder-no-goal-yet = No goal yet.
pathfinder-sealed-now = No way to the goal: not legal yet.
    .brief = No way to the goal.
pathfinder-best-way = Legal: best way { $n }, from { $cell }.
    .brief = Best way { $n }, { $cell }.
pathfinder-dead = { $n ->
    [one] { $cells } leads nowhere.
   *[other] { $cells } lead nowhere.
}
    .brief = { "" }
pathfinder-finish = Goal { $cell }, { $n ->
    [one] { $n } barrier
   *[other] { $n } barriers
}, best way { $way }. By number:
    .brief = Goal { $cell }. By number:
pathfinder-label-ready = ready
pathfinder-label-clear = take all barriers out
pathfinder-label-lay = lay a maze
pathfinder-build-style = build { $style ->
    [snake] snake
    [branching] branching
    [decoys] decoys
   *[open] open
}

## Searching

pathfinder-yes = { $who_is ->
    [you] { $cell }, yes.
   *[other] { $who }: { $cell }, yes.
}
pathfinder-no = { $who_is ->
    [you] { $cell }, no. { $barrier }. Turn over.
   *[other] { $who }: { $cell }, no. { $barrier }.
}
    .brief = { $who_is ->
    [you] { $cell }, no. Turn over.
   *[other] { $who }: { $cell }, no.
}
    .full = { $who_is ->
    [you] { $cell }, no. { $barrier }{ $known ->
        [yes] , as you knew
       *[no] { "" }
    }. Turn over.
   *[other] { $who }: { $cell }, no. { $barrier }. Turn over.
}
pathfinder-ahead = Ahead: { $kind ->
    [unknown] unknown
    [open] open
    [closed] barrier
   *[border] border
}.
pathfinder-sides = Unknown: { $sides }.
    .brief = { $sides }.
pathfinder-all-known = All known here.
pathfinder-went = { $who_is ->
    [you] { $how ->
        [out] Out of { $cell }.
        [back] Back on { $cell }, { $n ->
            [one] { $n } step
           *[other] { $n } steps
        }.
        [enter] In at { $cell }.
       *[walk] On { $cell }.
    }
   *[other] { $how ->
        [out] { $who } goes out of { $cell }.
        [back] { $who } goes back to { $cell }.
        [enter] { $who } goes in at { $cell }.
       *[walk] { $who } to { $cell }.
    }
}
pathfinder-asked = { $who } asks: { $how ->
    [enter] enter at { $cell }?
   *[step] from { $origin } to { $cell }?
}
pathfinder-reply = Your answer? By number: { $labels }.
pathfinder-label-reply = { $word ->
    [yes] yes
    [no] no
   *[goal] yes, it is the goal
}
pathfinder-leave = Withdraw and go out of the maze? Enter is out.
pathfinder-label-out = out
pathfinder-ask-or-back = { $cell }: ask, or go back along your path? Enter asks.
pathfinder-label-ask = ask
pathfinder-label-back = go back
pathfinder-reached = { $who_is ->
    [you] { $cell } is the goal!
   *[other] { $who } is on the goal, { $cell }.
}
pathfinder-last-turn = { $who_is ->
    [you] You have a last turn.
   *[other] { $who } has a last turn.
}
pathfinder-caught = { $who_is ->
    [you] You cannot come out, and all is known here.
   *[other] { $who } cannot come out any more.
}

## The end

pathfinder-won = { $who_is ->
    [you] You win
   *[other] { $who } wins
}{ $reason ->
    [goal] { $n ->
        [one] , in { $n } turn.
       *[other] , in { $n } turns.
    }
    [turn-limit] { $n ->
        [one] : not found in { $n } turn.
       *[other] : not found in { $n } turns.
    }
    [stuck] : the searcher is stuck.
   *[other] .
}
pathfinder-drawn = { $reason ->
    [shared] Both found it: a draw.
    [stuck] Nobody can go on: no winner.
    [turn-limit] { $n ->
        [one] Not found in { $n } turn.
       *[other] Not found in { $n } turns.
    }
    [resigned] The search is given up.
    [repetition] The same standing, { $n } times: no winner.
   *[ply-cap] The limit of { $n } moves is reached: no winner.
}
pathfinder-revealed = { $owner ->
    [seat] { $who_is ->
        [you] Your goal
       *[other] Goal of { $who }
    }
   *[program] The goal
}: { $cell }, with { $n ->
    [one] { $n } barrier
   *[other] { $n } barriers
}.
pathfinder-resigned = { $who_is ->
    [you] You resign.
   *[other] { $who } resigns.
}
pathfinder-declares = { $who_is ->
    [you] Now lay out the maze that you answered for.
   *[other] { $who } lays out the maze now.
}
pathfinder-honest = { $who_is ->
    [you] Your maze agrees with every answer.
   *[other] The maze of { $who } agrees with every answer.
}
pathfinder-contradiction = { $who_is ->
    [you] Your maze contradicts
   *[other] The maze of { $who } contradicts
} { $n ->
    [one] { $n } answer.
   *[other] { $n } answers.
}
pathfinder-wrong-goal = The goal was said to be elsewhere.
pathfinder-wrong-slots = Answered wrongly: { $slots }.
pathfinder-back-lay = the maze with its goal on { $cell }
pathfinder-back-goal = goal on { $cell }
pathfinder-back-add = barrier { pathfinder-where }
pathfinder-back-take = removal { pathfinder-where }
pathfinder-back-ready = ready
pathfinder-back-enter = entrance { $cell }
pathfinder-back-step = { $origin } to { $cell }
pathfinder-back-along = back to { $cell }
pathfinder-back-out = out

## Asked

pathfinder-chips = { $n ->
    [one] { $n } barrier
   *[other] { $n } barriers
}, { $left } left.
pathfinder-goal-on = Goal on { $cell }.
pathfinder-line = { $who_is ->
    [you] You
   *[other] { $who }
}: { $place }, turn { $turn }, { $n ->
    [one] { $n } barrier found.
   *[other] { $n } barriers found.
}
pathfinder-place = on { $cell }
pathfinder-place-outside = outside
pathfinder-unknown = { $n ->
    [one] { $n } unknown side
   *[other] { $n } unknown sides
} in reach: { $slots }.
pathfinder-been = { $who_is ->
    [you] You have been
   *[other] { $who }:
} on { $n ->
    [one] { $n } square.
   *[other] { $n } squares.
}
pathfinder-path = { $n ->
    [0] Path
   *[other] Then
} { $cells }.
pathfinder-entrances = { $kind ->
    [open] Open entrances
    [closed] Closed entrances
   *[unknown] Unknown entrances
}: { $cells }.
pathfinder-run = { $way } { $n }
pathfinder-end = { $end ->
    [more] { "" }
    [pawn] , the pawn
    [fork] , a fork
    [joins] , joins another
    [unknown] , then unknown
   *[dead] , dead end
}
pathfinder-corridor = { $n ->
    [0] From { $cell } a corridor { $runs }
   *[other] Then { $runs }
}{ pathfinder-end }.
pathfinder-corridor-none = { $cell }: { $end ->
    [pawn] the pawn
    [unknown] unknown beyond
   *[dead] dead end
}.
pathfinder-barriers = { $n ->
    [0] No barriers.
    [one] { $n } barrier.
   *[other] { $n } barriers.
}
pathfinder-barrier-line = { $side ->
    [south] South of
   *[east] East of
} { $squares }.
pathfinder-run-of = { $first } to { $last }
pathfinder-size = { $rows } rows, { $cols } columns.
pathfinder-moves-build = { $n } moves: { $add } slots to fill, { $take } to empty, { $goal } goals{ $ready ->
    [yes] , ready
   *[no] { "" }
}.
pathfinder-moves = { $n ->
    [one] { $n } move.
   *[other] { $n } moves.
}
pathfinder-moves-to = { $how ->
    [enter] Enter at { $cells }.
    [step] To { $cells }.
   *[back] Back to { $cells }.
}
pathfinder-moves-out = Out.

## Refusals

pathfinder-over = The game is over.
pathfinder-build-now = The maze is still being built: chips, a goal, then ready.
pathfinder-search-now = The mazes stand: now they are searched.
pathfinder-answer-now = Your answer first: yes, no, or goal.
pathfinder-no-question = Nobody has asked anything.
pathfinder-no-slot = There is no slot { $given } for a barrier.
pathfinder-no-square = There is no square { $given }.
pathfinder-chip-there = A barrier stands { pathfinder-where } already.
pathfinder-no-chip = No barrier stands { pathfinder-where }.
pathfinder-no-chip-left = All { $n } barriers are used. Take one out first.
pathfinder-many-chips = PF-R2: { $n } barriers, but there are only { $most }.
pathfinder-off-board = That square is not on this board.
pathfinder-goal-there = The goal is on { $cell } already.
pathfinder-goal-can = The goal can go to { $cell }.
pathfinder-finish-here = Here you end building, or choose another maze.
pathfinder-no-goal = No goal yet: choose a square for the short pawn.
pathfinder-no-way = No way leads to the goal on { $cell }: take a barrier out.
pathfinder-goalless = PF-R6: the goal is missing, as in { $example }.
pathfinder-sealed = PF-R8: no way leads to the goal on { $square }.
pathfinder-same-maze = The maze is laid like that already.
pathfinder-never-chips = It cannot be: all { $n } barriers are found.
pathfinder-never-closed = It cannot be: then no way would lead to any goal.
pathfinder-never-goal = It cannot be: { $cell } was visited before.
pathfinder-must-be-goal = Only { $cell } can be the goal now: answer goal.
pathfinder-outside = You are outside. Enter at a square of column 1.
pathfinder-no-way-out = This game has no way out of a maze.
pathfinder-inside = You are in the maze, on { $cell }: ask for a neighbour, or go out.
pathfinder-not-entrance = Entrances are in column 1 only.
pathfinder-known-closed = Known to be closed: barrier { pathfinder-where }. Ask elsewhere.
pathfinder-enter-first = You are outside: first enter at a square of column 1.
pathfinder-pawn-on = Your pawn is on { $cell }.
pathfinder-there = You are on { $cell } already.
pathfinder-too-far = Not { $cell }: { $how ->
    [diagonal] diagonal
   *[far] no neighbour
}. From here: { $cells }.
pathfinder-not-on-path = { $cell } is not on your path back.
pathfinder-just-walk = { $cell } is next to you, and open: just walk.
pathfinder-wrong-sign = The side { pathfinder-where } is known to be { $open ->
    [yes] open
   *[no] closed
}.
pathfinder-slot-far = Not beside you: { pathfinder-where }. Go there first.
pathfinder-no-side = Nothing lies { $way } of here.
pathfinder-bad-move = Not a move: { $given }. Write { $phase ->
    [build] B3E, goal E5, build snake or ready
    [search] enter:B1, B1>B2, back:B1 or out
   *[answer] yes, no or goal
}.
pathfinder-no-layout = There is no layout { $given }.
pathfinder-no-style = There is no style { $given }: { $names }.

## Hints

pathfinder-hint-build = Let a maze be built for you.
pathfinder-hint-ready = Your maze can be used.
pathfinder-hint-out = Nothing unknown is left on this way.
pathfinder-hint-enter = Try an entrance.
pathfinder-hint-ask = Ask beside you.
pathfinder-hint-walk = Go back to something unknown.
pathfinder-hint-other = One move at a time.
pathfinder-try-lay = { $n ->
    [one] { $n } barrier
   *[other] { $n } barriers
}, goal { $cell }, best way { $way }.
pathfinder-try-ready = Say ready.
pathfinder-try-out = Go out, and try another entrance.
pathfinder-try-other = { $move }
pathfinder-try = { $how ->
    [enter] Enter at { $cell }.
    [ask] Ask for { $cell }: nobody was there.
   *[walk] Go to { $cell }: beyond it not all is known.
}

## The numbers of the game

pathfinder-tally-places = Squares where the goal can be
pathfinder-tally-barriers = Barriers met

## Layouts, settings and positions

pathfinder-layouts-ours = the printed sample mazes are not public
pathfinder-layout-long = The layout is too long.
pathfinder-layout-binary = The layout is not plain text.
pathfinder-layout-none = There is no layout in it.
pathfinder-layout-second = a second layout; one is enough
pathfinder-layout-fault = Line { $line }: { $why }
pathfinder-layout-form = Not a layout: { $given }. Write PF 6x6 goal=E5 walls=C1W,D5S.
pathfinder-layout-rows = Rows and columns are { $low } to { $high }.
pathfinder-layout-size = This layout has { $rows } rows and { $cols } columns.
pathfinder-slot-twice = The slot { $slot } is named twice.
pathfinder-bad-layout = layout: { $why }
pathfinder-bad-chips = chips: this size has only { $n } slots.
pathfinder-bad-repetition = repetition: 0, or 2 to 99; once is no repetition.
pathfinder-needless = { $option } does nothing with play { $play }: leave it out.
pathfinder-position = Cannot read { $fault ->
    [form] the form of the position
    [seat] the seat
    [phase] the phase
    [field] the field
    [size] the size
    [number] the number
    [path] the path
    [question] the question
   *[end] how it ended
}: { $given }.
pathfinder-unsound = Seat { $seat }: { $fault ->
    [track] the tracking grid does not hang together.
    [path] the path does not run through open slots.
    [chips] there are more barriers than chips.
    [first] that seat does not begin a search.
    [turn] it cannot be that seat's turn.
    [question] no such question waits.
    [over] the game would be over.
    [maze] there is a maze too many, or one is missing.
    [answers] the maze contradicts the answers.
   *[goal] the goal does not fit the search.
}
