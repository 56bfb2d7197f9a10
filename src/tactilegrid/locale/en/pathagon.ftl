# Pathagon. Light and Dark are the two sides; a square without a piece is empty, and it is barred
# for one turn to the owner of a piece that was taken from it.

pathagon-seat = { $colour ->
    [light] Light
   *[dark] Dark
}

## The start

pathagon-opening = Pathagon. You are { $colour ->
    [light] Light
   *[dark] Dark
}, joining { $edges }.
    .brief = Pathagon. You are { $colour ->
        [light] Light
       *[dark] Dark
    }, { $edges }.
pathagon-opening-both = Pathagon. Light joins { $light }, Dark { $dark }.
    .brief = Light: { $light }. Dark: { $dark }.
pathagon-borders-rows = rows { $first } and { $last }
    .brief = rows { $first }, { $last }
pathagon-borders-columns = columns { $first } and { $last }
    .brief = columns { $first }, { $last }
pathagon-pieces-each = { $n ->
    [14] Fourteen
   *[other] { $n }
} pieces each.
    .brief = { "" }

## Squares

pathagon-piece = { $colour ->
    [light] light
   *[dark] dark
}
    .full = { $colour ->
    [light] light
   *[dark] dark, ringed
}{ $who_is ->
    [you] , yours
   *[other] { "" }
}
pathagon-a-piece = { $colour ->
    [light] light piece
   *[dark] dark piece
}
pathagon-piece-resting = { $colour ->
    [light] light, rests
   *[dark] dark, rests
}
    .full = { $colour ->
    [light] light
   *[dark] dark, ringed
}{ $who_is ->
    [you] , yours
   *[other] { "" }
}, rests
pathagon-square-barred = { $who_is ->
    [you] barred this turn
   *[other] { $colour ->
        [light] barred to Light
       *[dark] barred to Dark
    }
}
    .brief = { $who_is ->
    [you] barred
   *[other] { $colour ->
        [light] barred to Light
       *[dark] barred to Dark
    }
}
pathagon-free = empty
pathagon-at = { $cell }, { $what }.
pathagon-picked = Piece on { $cell }. { $n ->
    [one] { $n } square.
   *[other] { $n } squares.
}

## Moves

pathagon-player = { $who_is ->
    [you] You
   *[other] { $who }
}
pathagon-placed = { pathagon-player } { $to }.
pathagon-placed-taking = { pathagon-player } { $to }, takes { $cells }.
    .brief = { pathagon-player } { $to }, takes { $list }.
pathagon-moved = { pathagon-player } { $from } to { $to }.
pathagon-moved-taking = { pathagon-player } { $from } to { $to }, takes { $cells }.
    .brief = { $n ->
    [4] { pathagon-player } to { $to }, takes { $list }.
   *[other] { pathagon-player } { $from } to { $to }, takes { $list }.
}
pathagon-chain = { $who_is ->
    [you] Your chain:
   *[other] Their chain:
} { $lines ->
    [rows] { $n ->
        [one] { $n } row of { $size }.
       *[other] { $n } rows of { $size }.
    }
   *[columns] { $n ->
        [one] { $n } column of { $size }.
       *[other] { $n } columns of { $size }.
    }
}
    .brief = { "" }
pathagon-last-piece = { $who_is ->
    [you] Your last piece.
   *[other] Their last piece.
}
    .brief = { "" }
    .full = { $who_is ->
    [you] Your last piece: next you move.
   *[other] Their last piece.
}

## The end

pathagon-won = { $who_is ->
    [you] You win: you join { $edges }.
   *[other] { $who } wins, joining { $edges }.
}
    .brief = { $who_is ->
    [you] You win.
   *[other] { $who } wins.
}
pathagon-repeated = { $n ->
    [2] This position again: once more is a draw.
   *[other] This position, time number { $n }: once more is a draw.
}
    .brief = Once more is a draw.
pathagon-stood = { $n ->
    [2] This position stood once before.
   *[other] The same position { $n } times now.
}
pathagon-drawn-repetition = { $n ->
    [2] Draw: the same position for the second time.
    [3] Draw: the same position for the third time.
   *[other] Draw: the same position { $n } times.
}
    .brief = Draw: position repeated.
pathagon-drawn-ply-cap = { $n ->
    [one] Draw: the limit of { $n } move is reached.
   *[other] Draw: the limit of { $n } moves is reached.
}
    .brief = Draw: limit of moves.
pathagon-resigned = { $who_is ->
    [you] You resign.
   *[other] { $who } resigns.
}
pathagon-won-by-resigning = { $who_is ->
    [you] You win.
   *[other] { $who } wins.
}

## Taking

pathagon-take-one = Takes { $cell }. Enter takes it, 2 none.
pathagon-take-two = Takes { $first } and { $second }. Enter takes both; 2 { $first }, 3 { $second }, 4 none.
    .brief = Takes { $first }, { $second }. Enter both, 4 none.
pathagon-take-many = Takes { $cells }. Enter takes all; 2 none; more tells the rest.
    .brief = Takes { $n }. Enter all, 2 none, more.
pathagon-answer-none = none
pathagon-answer-all = { $n ->
    [2] both, { $cells }
   *[other] all, { $cells }
}
pathagon-answer-some = { $cells }

## Refusals

pathagon-over = The game is over.
pathagon-must-move = No pieces left to place: choose one to move.
    .brief = None to place: choose one to move.
pathagon-must-move-resting = No pieces left to place: choose one to move. { $cell } moved last turn and must rest.
    .brief = None to place: move one, not { $cell }.
pathagon-return-first = Your taken piece comes back first: place one. { $n } off the board.
    .brief = Place first: { $n } off the board.
pathagon-place-first = Place first: { $n ->
    [one] { $n } piece is
   *[other] { $n } pieces are
} still off the board.
    .brief = Place first: { $n } off the board.
pathagon-not-yours = No piece of yours on { $cell }.
pathagon-must-rest = { $cell } moved last turn and must rest.
    .brief = { $cell } must rest.
pathagon-same-square = A move leads to another square than { $cell }.
    .brief = It is on { $cell } already.
pathagon-off-board = That square is not on this board.
pathagon-occupied = { $cell } is not free: { $colour ->
    [light] a light piece.
   *[dark] a dark piece.
}
    .brief = { $cell } is not free.
pathagon-barred = { $cell } is barred this turn: your piece was taken from it.
    .brief = { $cell } is barred this turn.
pathagon-not-clamped = That move does not trap { $cell }.
pathagon-must-take = Here you must take all: { $cells }.
    .brief = You must take all trapped.
pathagon-record-order = Name each taken piece once, in the order of the columns.
    .brief = Name each taken piece once.
pathagon-bad-move = Not a move: { $given }. Say d4, or a1-d4 to move a piece.
    .brief = No move. Say d4 or a1-d4.
pathagon-no-square = { $given } is not on this board; the far corner is { $last }.
    .brief = Not on this board: { $given }.
pathagon-no-place = Name a square first.

## How it stands

pathagon-status = Chain { $mine } of { $size }, theirs { $theirs }. Pieces left { $left } to { $right }.
    .brief = Chain { $mine } to { $theirs }, left { $left } to { $right }.
pathagon-status-both = Chains: Light { $mine } of { $size }, Dark { $theirs }. Pieces left { $left } to { $right }.
    .brief = Chains { $mine } to { $theirs }, left { $left } to { $right }.
pathagon-way = { $who_is ->
    [you] You need { $n ->
        [one] { $n } more square.
       *[other] { $n } more squares.
    }
   *[other] { $who } needs { $n ->
        [one] { $n } more square.
       *[other] { $n } more squares.
    }
}
pathagon-way-closed = { $who_is ->
    [you] All your ways are closed now.
   *[other] { $who }: all ways are closed now.
}
pathagon-placing = { $who_is ->
    [you] You place; { $n ->
        [one] { $n } piece left.
       *[other] { $n } pieces left.
    }
   *[other] { $who } places; { $n ->
        [one] { $n } piece left.
       *[other] { $n } pieces left.
    }
}
    .brief = { $who_is ->
    [you] You place; { $n } left.
   *[other] { $who } places; { $n } left.
}
pathagon-moving = { $who_is ->
    [you] You move pieces: none left to place.
   *[other] { $who } moves pieces: none left to place.
}
    .brief = { $who_is ->
    [you] You move pieces.
   *[other] { $who } moves pieces.
}
pathagon-moving-resting = { $who_is ->
    [you] You move pieces; { $cell } must rest.
   *[other] { $who } moves pieces; { $cell } must rest.
}
pathagon-barred-list = { $who_is ->
    [you] Barred to you this turn: { $cells }.
   *[other] Barred to { $who } this turn: { $cells }.
}
    .brief = Barred: { $cells }.
pathagon-pieces = { $colour ->
    [light] Light
   *[dark] Dark
}, { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}: { $cells }.
pathagon-squares = { $cells }.
pathagon-left = { $n ->
    [0] None left to place.
   *[other] Left to place: { $n }.
}
pathagon-no-pieces = { $colour ->
    [light] Light
   *[dark] Dark
}, no pieces on the board, { $n } left.
    .brief = No pieces on the board, { $n } left.
pathagon-hands = Left to place: Light { $light }, Dark { $dark }.

## What can be done

pathagon-count-placements = { $n ->
    [one] { $n } placement.
   *[other] { $n } placements.
}
pathagon-count-moves = { $n ->
    [one] { $n } move:
   *[other] { $n } moves:
} { $pieces ->
    [one] { $pieces } piece,
   *[other] { $pieces } pieces,
} { $squares ->
    [one] { $squares } square.
   *[other] { $squares } squares.
}
pathagon-with-captures = { $n } with captures: { $cells }.
pathagon-can-place = You can place here.
pathagon-would-take = { $who_is ->
    [you] Yours here takes { $cells }.
   *[other] { $who } here takes { $cells }.
}
pathagon-would-join = { $who_is ->
    [you] Makes your chain
   *[other] Joins a chain of
} { $lines ->
    [rows] { $n ->
        [one] { $n } row of { $size }.
       *[other] { $n } rows of { $size }.
    }
   *[columns] { $n ->
        [one] { $n } column of { $size }.
       *[other] { $n } columns of { $size }.
    }
}
pathagon-in-chain = Chain of { $n ->
    [one] { $n } piece,
   *[other] { $n } pieces,
} { $lines ->
    [rows] { $width ->
        [one] { $width } row of { $size }.
       *[other] { $width } rows of { $size }.
    }
   *[columns] { $width ->
        [one] { $width } column of { $size }.
       *[other] { $width } columns of { $size }.
    }
}
pathagon-danger = In danger from { $cells }.
pathagon-edges = North { $north }, east { $east }, south { $south }, west { $west }.
pathagon-side-empty = empty
pathagon-side-light = light
pathagon-side-dark = dark
pathagon-side-border-light = Light's edge
pathagon-side-border-dark = Dark's edge

## Hints

pathagon-hint-win = You can win this turn.
pathagon-hint-take = There is a piece to take.
pathagon-hint-near = Your own chain can come nearer.
pathagon-hint-block = Their chain can be held up.
pathagon-hint-quiet = Nothing urgent: a quiet move will do.
pathagon-place-at = { $to }
pathagon-move-to = { $from } to { $to }
pathagon-made = { $n ->
    [0] { $move }
   *[other] { $move } takes { $cells }
}
pathagon-try = Try { $move }: { $why }.
pathagon-reason-win = it wins
pathagon-reason-take = takes { $cells }
    .brief = takes { $n }
pathagon-reason-near = your missing squares { $before }, then { $after }
    .brief = { $after } missing
pathagon-reason-block = their missing squares { $before }, then { $after }
    .brief = they need { $after }
pathagon-reason-block-closed = it closes all their ways
    .brief = closes their ways
pathagon-reason-quiet = it holds the place

## Settings and positions

pathagon-bad-pieces = { $pieces } pieces do not suit size { $size }: take { $size } to { $most }.
pathagon-bad-repetition = Setting repetition: 0 is off, else 2 or more.
pathagon-position-parts = A position has five parts: rows, side, pieces left, barred, resting.
pathagon-position-rows = A position needs { $low } to { $high } rows; here { $n ->
    [one] is { $n }.
   *[other] are { $n }.
}
pathagon-position-row = Row { $row } of the position has { $n } squares instead of { $size }.
pathagon-position-mark = Row { $row } of the position: neither L, D nor a number: { $given }.
pathagon-position-side = The side to move is L or D, not this: { $given }.
pathagon-position-reserves = Pieces left are two numbers like 14,13 and not this: { $given }.
pathagon-position-counts = Light has { $light } pieces in all, Dark { $dark }: they must be equal.
pathagon-position-square = No square of this position: { $given }.
pathagon-position-ban = { $cell } cannot be barred: a piece stands there.
pathagon-position-bans = { $n } squares barred: too many with { $loose } pieces left.
pathagon-position-rests = Resting pieces are two squares or hyphens, not this: { $given }.
pathagon-position-rest = No piece of that side rests on { $cell }.
pathagon-position-joined = The side to move has won already.

## The numbers of the game

pathagon-tally-links = Missing squares
pathagon-tally-links-none = barred
pathagon-tally-pieces = Pieces on the board

## The name of the game

pathagon-title = Pathagon
