# Quoridor Pac-Man. Figures go by their names. $pac says whether Pac-Man is the listener (you).
# A way is a number of squares past fences; sight goes along rows and columns.

quoridor-pac-man-figure = { $figure ->
    [blinky] Blinky
    [inky] Inky
    [pinky] Pinky
    [clyde] Clyde
   *[pac-man] Pacman
}
quoridor-pac-man-a-fence = fence
quoridor-pac-man-seat-all = Player
quoridor-pac-man-seat-ghosts = Ghosts
quoridor-pac-man-seat-some = { $ghosts }
quoridor-pac-man-row = row { $name }
quoridor-pac-man-column = column { $name }

## The start

quoridor-pac-man-opening-pac = Quoridor Pac-Man. You are Pacman on { $cell }: eat the pellets.
    .brief = Quoridor Pac-Man. You are Pacman, { $cell }.
quoridor-pac-man-opening-ghosts = Quoridor Pac-Man. You are { $ghosts }.
    .full = Quoridor Pac-Man. You are { $ghosts }: catch Pacman.
quoridor-pac-man-opening-all = Quoridor Pac-Man. Pacman on { $cell }, four ghosts after him.
    .brief = Quoridor Pac-Man. Pacman { $cell }.
quoridor-pac-man-pellets-on = { $n ->
    [0] No pellets left.
   *[other] Pellets: { $cells }.
}
quoridor-pac-man-lives = Lives: { $n }.

## Squares and fences

quoridor-pac-man-pellet = pellet
quoridor-pac-man-things = { $things }
quoridor-pac-man-along = { $side ->
    [above] above
   *[beside] right of
} { $first } and { $second }
    .brief = { $side ->
    [above] above
   *[beside] right of
} { $first }, { $second }
quoridor-pac-man-fence = Fence { quoridor-pac-man-along }.
    .brief = Fence { quoridor-pac-man-along.brief }.
quoridor-pac-man-no-fence = No fence { quoridor-pac-man-along }.
    .brief = Open { quoridor-pac-man-along.brief }.

## A turn in the making

quoridor-pac-man-pick = { quoridor-pac-man-figure }, { $count ->
    [1] one square
   *[2] two squares
}. { $n ->
    [one] { $n } way: { $ways }.
   *[other] { $n } ways: { $ways }.
}
    .brief = { quoridor-pac-man-figure }, { $count }: { $ways }.
quoridor-pac-man-pick-hold = { quoridor-pac-man-figure }, { $count ->
    [1] one square
   *[2] two squares
}: { $ways }; Enter here holds.
    .brief = { quoridor-pac-man-figure }, { $count }: { $ways }.
quoridor-pac-man-pick-which = { $ghosts } are on { $cell }. Ways: { $ways }.
    .brief = { $ghosts }: { $ways }.
quoridor-pac-man-only-hold = { quoridor-pac-man-figure } cannot move: Enter here to hold.
quoridor-pac-man-one-more = { $cell }. One more, { $n ->
    [one] { $n } way: { $ways }.
   *[other] { $n } ways: { $ways }.
}
    .brief = { $cell }: { $ways }.
quoridor-pac-man-boost = { $cell }{ $ghost ->
    [yes] , eats { $met }
   *[no] { "" }
}{ $pellet ->
    [yes] , pellet { $eaten } of { $of }
   *[no] { "" }
}. { $may ->
    [stop] Boost { $n }: go on, or Enter here to stop.
   *[go] Boost { $n }: go on.
}
    .brief = { $cell }{ $ghost ->
    [yes] , { $met }
   *[no] { "" }
}{ $pellet ->
    [yes] , pellet { $eaten }
   *[no] { "" }
}. Boost { $n }.
quoridor-pac-man-which = { $about ->
    [ghost] Which ghost?
   *[eat] Eating what?
} Enter { $first }, 2 { $second }{ $n ->
    [2] { "" }
   *[other] , more tells the rest
}.
quoridor-pac-man-some-pellets = { $n ->
    [1] a pellet
   *[other] { $n } pellets
}

## What happened

quoridor-pac-man-mover = { $pac ->
    [you] You
   *[other] { quoridor-pac-man-figure }
}
quoridor-pac-man-undone = { quoridor-pac-man-figure } { $ways }
quoridor-pac-man-undone-hold = { quoridor-pac-man-figure } holding
quoridor-pac-man-undone-far = { quoridor-pac-man-figure } { $n } squares
quoridor-pac-man-pac-moved = { quoridor-pac-man-mover }: { $ways } to { $cell }.
    .brief = { quoridor-pac-man-mover } to { $cell }.
    .full = { quoridor-pac-man-mover } from { $origin }: { $ways } to { $cell }.
quoridor-pac-man-pac-moved-far = { quoridor-pac-man-mover }: { $n } squares to { $cell }.
    .brief = { quoridor-pac-man-mover } to { $cell }.
    .full = { quoridor-pac-man-mover } from { $origin }: { $n } squares to { $cell }.
quoridor-pac-man-ghost-moved = { quoridor-pac-man-figure } to { $cell }{ $frenzy ->
    [yes] { " " }in frenzy
   *[no] { "" }
}.
    .brief = { quoridor-pac-man-figure } { $cell }.
    .full = { quoridor-pac-man-figure }{ $frenzy ->
    [yes] , in frenzy
   *[no] { "" }
}: { $ways } to { $cell }.
quoridor-pac-man-held = { $figure ->
    [pac-man] { $pac ->
        [you] You are shut in and hold on { $cell }.
       *[other] Pacman is shut in and holds on { $cell }.
    }
   *[other] { quoridor-pac-man-figure } holds on { $cell }.
}
    .brief = { quoridor-pac-man-mover }: hold.
quoridor-pac-man-still = { $left ->
    [0] { "" }
   *[other] , { $left } left
}
quoridor-pac-man-ate = { $n ->
    [1] Pellet
   *[other] Pellets
} on { $cells } eaten{ quoridor-pac-man-still }.
    .brief = { $n ->
    [1] Pellet eaten
   *[other] { $n } pellets eaten
}{ quoridor-pac-man-still }.
quoridor-pac-man-swallowed = { $pac ->
    [you] You eat { $n ->
        [4] all four ghosts.
       *[other] { $ghosts }.
    }
   *[other] Pacman eats { $n ->
        [4] all four ghosts.
       *[other] { $ghosts }.
    }
}
quoridor-pac-man-certain = { $pac ->
    [you] No ghost is left: your win is certain.
   *[other] No ghost is left: Pacman's win is certain.
}
    .brief = { $pac ->
    [you] Your win is certain.
   *[other] Pacman's win is certain.
}
quoridor-pac-man-seen = { $ghosts } { $n ->
    [1] sees
   *[other] see
} { $pac ->
    [you] you.
   *[other] Pacman.
}
    .brief = Seen: { $ghosts }.
quoridor-pac-man-unseen = { $pac ->
    [you] Nobody sees you.
   *[other] Nobody sees Pacman.
}
    .brief = Unseen.
quoridor-pac-man-caught = { quoridor-pac-man-figure } catches { $pac ->
    [you] you
   *[other] Pacman
} on { $cell }.
quoridor-pac-man-ran = { $pac ->
    [you] You run into { quoridor-pac-man-figure } on { $cell }.
   *[other] Pacman runs into { quoridor-pac-man-figure } on { $cell }.
}
quoridor-pac-man-life-lost = { $n ->
    [0] { "" }
    [one] { $n } life left: all back to the start.
   *[other] { $n } lives left: all back to the start.
}
    .brief = { $n ->
    [0] No life left.
    [one] { $n } life left.
   *[other] { $n } lives left.
}
quoridor-pac-man-back = { quoridor-pac-man-figure } is back on { $cell }.
quoridor-pac-man-stays-off = { quoridor-pac-man-figure } stays off: { $cell } is taken.
quoridor-pac-man-next = { quoridor-pac-man-figure }, { $count ->
    [1] one square
   *[2] two squares
}: { $ways }.
    .brief = { quoridor-pac-man-figure }: { $ways }.
quoridor-pac-man-next-frenzy = { quoridor-pac-man-figure } sees { $pac ->
    [you] you
   *[other] Pacman
} along { $line }. Frenzy, two squares.
    .brief = { quoridor-pac-man-figure }, frenzy along { $line }.
quoridor-pac-man-next-hold = { quoridor-pac-man-figure } cannot move and has to hold.
    .brief = { quoridor-pac-man-figure } has to hold.
quoridor-pac-man-next-ghosts = Still to go: { $ghosts }.

## The end

quoridor-pac-man-won = { $side ->
    [ghosts] { $winner ->
        [you] You win{ $reason ->
            [resigned] .
           *[caught] : Pacman has no life left.
        }
       *[other] The ghosts win{ $reason ->
            [resigned] .
           *[caught] : Pacman has no life left.
        }
    }
   *[pac-man] { $winner ->
        [you] You win{ $reason ->
            [resigned] .
           *[pellets] : all pellets are eaten.
        }
       *[other] Pacman wins{ $reason ->
            [resigned] .
           *[pellets] : all pellets are eaten.
        }
    }
}
    .brief = { $winner ->
    [you] You win.
   *[other] { $side ->
        [ghosts] The ghosts win.
       *[pac-man] Pacman wins.
    }
}
quoridor-pac-man-level-name = { $level ->
    [elite] Elite
    [confirmed] Confirmed
    [promising] Promising
   *[beginner] Beginner
}
quoridor-pac-man-level = Pacman's level: { quoridor-pac-man-level-name }, { $n ->
    [one] { $n } pellet.
   *[other] { $n } pellets.
}
    .brief = Level: { quoridor-pac-man-level-name }.
quoridor-pac-man-drawn = { $reason ->
    [repetition] Draw: the same position { $n } times.
    [resigned] Nobody wins.
   *[ply-cap] Draw: { $n ->
        [one] { $n } turn is the limit.
       *[other] { $n } turns are the limit.
    }
}
quoridor-pac-man-gave-up = Given up: { $who }.
quoridor-pac-man-gave-up-to = Given up: { $who }. The ghosts go to: { $heir }.
quoridor-pac-man-repeated = { $n ->
    [2] This position again: once more is a draw.
   *[other] This position, time number { $n }: once more is a draw.
}
    .brief = Once more is a draw.

## What is asked

quoridor-pac-man-status = Pellets left { $pellets }, lives { $lives }.
quoridor-pac-man-count = { quoridor-pac-man-figure } { $n }
quoridor-pac-man-distances = Nearest pellet { $n }. To Pacman: { $ways }.
    .brief = Pellet { $n }; { $ways }.
quoridor-pac-man-pac-line = Pacman on { $cell }{ $n ->
    [0] { "" }
   *[other] , nearest pellet { $n }
}.
quoridor-pac-man-ghost-line = { quoridor-pac-man-figure } on { $cell }, { $n } from { $pac ->
    [you] you
   *[other] Pacman
}{ $sees ->
    [yes] { " " }and in sight
   *[no] { "" }
}.
    .brief = { quoridor-pac-man-figure } { $cell }, { $n }{ $sees ->
    [yes] , sees
   *[no] { "" }
}.
quoridor-pac-man-ghost-eaten = { quoridor-pac-man-figure } is eaten.
quoridor-pac-man-starts = { quoridor-pac-man-figure } { $cell }.
quoridor-pac-man-layout = Layout: { $name }.
quoridor-pac-man-stood = This position stands for time number { $n }.
    .brief = Position repeated, { $n }.
quoridor-pac-man-fences = { $n ->
    [0] No fences on the board.
    [one] { $n } fence on the board.
   *[other] { $n } fences on the board.
}
quoridor-pac-man-run = { $first } to { $last }
quoridor-pac-man-lie = { $side ->
    [above] Above { $squares }.
   *[beside] Right of { $squares }.
}
quoridor-pac-man-moves = { quoridor-pac-man-figure }: { $n ->
    [one] { $n } turn
   *[other] { $n } turns
} to { $squares ->
    [one] { $squares } square.
   *[other] { $squares } squares.
}
quoridor-pac-man-ends = { $cells }.
quoridor-pac-man-moves-pellet = Pellet on { $cell }: { $n ->
    [one] { $n } turn.
   *[other] { $n } turns.
}
quoridor-pac-man-moves-ghost = Eating { quoridor-pac-man-figure }: { $n ->
    [one] { $n } turn.
   *[other] { $n } turns.
}
quoridor-pac-man-moves-catch = { quoridor-pac-man-figure } can catch Pacman on { $cell }.
quoridor-pac-man-edges = { $has ->
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
quoridor-pac-man-at = { $cell }, { $what }.
quoridor-pac-man-square-seen = { $ghosts } { $n ->
    [1] sees
   *[other] see
} this square.
    .brief = Seen: { $ghosts }.
quoridor-pac-man-square-unseen = No ghost sees this square.
    .brief = Unseen.
quoridor-pac-man-ways = From here: { $ways }.
    .brief = { $ways }.
quoridor-pac-man-cut-off = No way leads here.

## Hints

quoridor-pac-man-hint-win = The last pellet is in reach.
quoridor-pac-man-hint-eat = There is something to eat.
quoridor-pac-man-hint-near = A pellet can come nearer.
quoridor-pac-man-hint-risk = It will be close: a ghost may catch you.
quoridor-pac-man-hint-away = Stay where no ghost gets you.
quoridor-pac-man-hint-lost = Only ghosts around you.
quoridor-pac-man-hint-hold = There is nowhere to go.
quoridor-pac-man-hint-catch = Pacman can be caught.
quoridor-pac-man-hint-chase = Go after Pacman.
quoridor-pac-man-hint-post = Wait for him in a good place.
quoridor-pac-man-turn = { quoridor-pac-man-figure } to { $cell }, { $ways }
    .brief = { $cell }, { $ways }
quoridor-pac-man-turn-far = { quoridor-pac-man-figure } to { $cell }, { $n } squares
    .brief = { $cell }, { $n } squares
quoridor-pac-man-turn-hold = holding on { $cell }
quoridor-pac-man-try = Try { $turn }: { $why }.
quoridor-pac-man-because-win = it wins
quoridor-pac-man-because-eats = eats { $things }
quoridor-pac-man-because-many = eats { $n ->
    [one] { $n } thing
   *[other] { $n } things
}
quoridor-pac-man-because-way = nearest pellet { $n }, then { $then }
quoridor-pac-man-because-safe = no ghost gets there
quoridor-pac-man-because-hold = nothing else is possible
quoridor-pac-man-because-lost = costs a life
quoridor-pac-man-because-catches = it catches him
quoridor-pac-man-because-nearer = his distance { $n }, then { $then }
quoridor-pac-man-because-post = { $n } from him

## What is refused

quoridor-pac-man-over = The game is over.
quoridor-pac-man-bad-move = Not a turn: { $given }. Steps like N.E, or a square like e7.
    .brief = Not a turn: { $given }.
quoridor-pac-man-which-figure = Several figures could do that: { $given }. Put B, I, K or C first.
    .brief = Put B, I, K or C first.
quoridor-pac-man-no-square = No such square: they go from { $first } to { $last }.
quoridor-pac-man-gap = { $cell } is not next to { $before }.
quoridor-pac-man-fences-stay = The fences stay where they are in this game.
quoridor-pac-man-marks = Not { $given }: it would be { $right }.
quoridor-pac-man-not-now = Not { quoridor-pac-man-figure } now, but { $turn }.
quoridor-pac-man-not-eaten = { quoridor-pac-man-figure } is eaten. To move: { $turn }.
quoridor-pac-man-no-step = No: { $why }.
quoridor-pac-man-no-step-first = No: { $why }. From { $cell }: { $ways }.
    .brief = No: { $why }.
quoridor-pac-man-no-step-from = Not on from { $cell }: { $why }. Open: { $ways }.
    .brief = No: { $why }.
quoridor-pac-man-why-over = the turn ends there
quoridor-pac-man-why-edge = the board ends { $way }
quoridor-pac-man-why-fence = a fence is before { $cell }
quoridor-pac-man-why-straight = a frenzy goes straight on
quoridor-pac-man-why-taken = { quoridor-pac-man-figure } is on { $cell }
quoridor-pac-man-why-boost = a boost is 3 squares
quoridor-pac-man-why-two = Pacman goes 2 squares
quoridor-pac-man-why-frenzy = a frenzy is 2 squares
quoridor-pac-man-why-one = a ghost goes 1 square
quoridor-pac-man-must-move = { quoridor-pac-man-figure } has to move: { $ways }.
quoridor-pac-man-too-short = On from { $cell }, { $n } more: { $ways }.
quoridor-pac-man-not-reached = Not { $cell }: too far. { quoridor-pac-man-figure } from { $own }: { $ends }.
    .brief = Not { $cell }: too far.
quoridor-pac-man-not-reached-far = Not { $cell }: out of reach for { quoridor-pac-man-figure }.

## Settings and positions

quoridor-pac-man-bad-repetition = repetition={ $n } would end games too soon: 0 is off, 3 to 9 count.
quoridor-pac-man-position-long = A position has { $n } letters at most.
quoridor-pac-man-position-part = No part of a position, or there twice: { $given }.
quoridor-pac-man-position-missing = The position lacks a part: { $given }
quoridor-pac-man-position-square = { quoridor-pac-man-figure } is on no such square: { $given }.
quoridor-pac-man-position-shared = Two figures cannot share { $cell }: PM-A12.
quoridor-pac-man-position-sealed = { quoridor-pac-man-figure } cannot get to { $cell }: PM-R7.
quoridor-pac-man-position-pellet = No pellet of this layout, or twice: { $given }.
quoridor-pac-man-position-pellet-under = Pacman is on the pellet of { $cell } and has eaten it: PM-R5.
quoridor-pac-man-position-lives = Lives are a number from 0 to { $most }, not this: { $given }.
quoridor-pac-man-position-letter = No such figure: { $given }. They are { $known }.
quoridor-pac-man-position-to-eaten = { quoridor-pac-man-figure } is eaten and cannot be to move: PM-R6.
quoridor-pac-man-position-to-seat = The seat to move has other ghosts, first { quoridor-pac-man-figure }.
quoridor-pac-man-position-moved = These cannot have moved already: { $given }.
quoridor-pac-man-position-out = No such seat, or twice: { $given }. It is 1 to { $n }.
quoridor-pac-man-position-both = Pacman cannot have won and lost: PM-R3.

## Layouts

quoridor-pac-man-layout-unknown = No layout called { $given }. There are: { $known }.
quoridor-pac-man-layout-long = Too long for a layout: { $n } letters at most.
quoridor-pac-man-layout-lines = Too long for a layout: { $n } lines at most.
quoridor-pac-man-layout-binary = A layout is plain text, and this is not.
quoridor-pac-man-layout-word = Line { $line }: no such word: { $given }. There are: { $known }.
quoridor-pac-man-layout-twice = Line { $line }: there twice: { $given }.
quoridor-pac-man-layout-missing = A line is missing: { $given }, { $rule }.
quoridor-pac-man-layout-one = Line { $line }: one square for { $given }, { $rule }.
quoridor-pac-man-layout-square = Line { $line }: no such square: { $given }. { $first } to { $last }.
quoridor-pac-man-layout-shared = Line { $line }: two figures on { $cell }, { $rule }.
quoridor-pac-man-layout-pellets = Line { $line }: 4 pellets, not { $n }, { $rule }.
quoridor-pac-man-layout-pellet-twice = Line { $line }: two pellets on { $cell }, { $rule }.
quoridor-pac-man-layout-pellet-start = Line { $line }: Pacman starts on the pellet of { $cell }, { $rule }.
quoridor-pac-man-layout-fence = Line { $line }: no such fence: { $given }. They are like e3h or e3v.
quoridor-pac-man-layout-fences = Line { $line }: { $n } fences, but there are { $most } at most, { $rule }.
quoridor-pac-man-layout-unfit = Line { $line }: overlaps or crosses another fence: { $given }, { $rule }.
quoridor-pac-man-layout-no-way = Line { $line }: no way leads to the pellet on { $cell }, { $rule }.
quoridor-pac-man-layout-sealed = Line { $line }: no way from { quoridor-pac-man-figure } on { $cell } to Pacman, { $rule }.

## The numbers of the game

quoridor-pac-man-tally-pellets = Pellets left
quoridor-pac-man-tally-lives = Lives
quoridor-pac-man-tally-nearest = Way to the nearest pellet

## The name of the game

quoridor-pac-man-title = Quoridor Pac-Man
quoridor-pac-man-layouts-ours = the printed figure is not public
