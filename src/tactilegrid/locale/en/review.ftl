# Numbers of a game, advice in steps, questions what a move would do, and the look back at a game.
# $how: `same` is a number as it was, `number` one that changed, `now` one that came or went.

tally = { $what }: { $counts }.
tally-number = { $n }
tally-count = { $how ->
    [same] { $n }
    [number] { $n } to { $then }
   *[now] { $n }, now { $then }
}
tally-seat = { $who_is ->
    [you] you
   *[other] { $who }
} { $how ->
    [same] { $n }
    [number] { $n } to { $then }
   *[now] { $n }, now { $then }
}

## Hints

hint-look = Look in the { $way }.
hint-middle = Look in the middle.
hint-squares = Try { $cells }.
hint-written = Try { $move }.

## What if, and why not

move-now = Type the move, then Enter.
if-how = What if which move? Type it behind: if e4.
if-hidden = What comes of a move is hidden here: only playing it tells.
    .brief = Only playing it tells.
if-move = If { $move }.
if-over = { $how ->
    [won] { $who_is ->
        [you] That wins.
       *[other] That wins for { $who }.
    }
    [lost] { $who_is ->
        [you] That loses.
       *[other] That loses for { $who }.
    }
   *[drawn] That is a draw.
}
why-how = Why not which move? Type it behind: why e4.
why-legal = { $move } is legal.

## After a game

review-looking = Looking back at the game.
review-later = A review comes after the game. A hint comes now.
    .brief = A review comes after the game.
review-head = Review of { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}. { $n ->
    [0] No move stands out.
    [one] { $n } turning point.
   *[other] { $n } turning points.
}
review-move = Move { $ply }, { $who_is ->
    [you] you
   *[other] { $who }
}: { $move }.
review-better = Better: { $move }.
review-instead = Not knowing more, our best engine plays { $move }.
    .brief = Our best engine: { $move }.
review-cost = That cost { $who_is ->
    [you] you
   *[other] { $who }
} { $n }.
review-later-on = Looking { $n } moves ahead. { $what }: { $counts }.
review-later-better = With the better move: { $counts }.

## Unasked, where a person wants it

talk-same = That changes none of the numbers.
    .brief = No number changes.
talk-step = { $n } { $how ->
    [more] more
   *[less] less
}
talk-step-seat = { $who_is ->
    [you] you
   *[other] { $who }
} { $n } { $how ->
    [more] more
   *[less] less
}
talk-turned = { $what }: { $who_is ->
    [you] you are
   *[other] { $who } is
} { $how ->
    [ahead] ahead
   *[behind] behind
} now, by { $n }.
