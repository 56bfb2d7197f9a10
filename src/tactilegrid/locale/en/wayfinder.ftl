# Wayfinder. Gems lie on squares and are carried in hand; a square with gems of one colour is a
# forming village; five of them are a village, which leaves a hut. The seats are called by their
# colours. $who is a seat, or a colour where one player has several.

wayfinder-seat = { $colour ->
    [green] Green
    [yellow] Yellow
    [blue] Blue
   *[red] Red
}
wayfinder-seat-alone = Wayfinder
wayfinder-colour = { $colour ->
    [green] green
    [yellow] yellow
    [blue] blue
   *[red] red
}
wayfinder-a-wayfinder = { wayfinder-colour } Wayfinder
wayfinder-colour-many = { $colour ->
    [green] green
    [yellow] yellow
    [blue] blue
   *[red] red
}
wayfinder-colour-village = { $colour ->
    [green] green
    [yellow] yellow
    [blue] blue
   *[red] red
}
wayfinder-gems = { $n ->
    [1] { wayfinder-colour }
   *[other] { $n } { wayfinder-colour-many }
}
wayfinder-at = { $cell }{ $gems ->
    [1] { "" }
   *[other] :
} { $what }
wayfinder-counted = { $cell } { $n }

## The start

wayfinder-opening = Wayfinder for { $n ->
    [2] two
    [3] three
   *[4] four
}. You are { wayfinder-colour }.
    .brief = Wayfinder. You are { wayfinder-colour }.
wayfinder-opening-alone = Wayfinder alone. You play { $colours }.
wayfinder-opening-seen = Wayfinder for { $n ->
    [2] two
    [3] three
   *[4] four
}.
wayfinder-start-alone = First choose { $n ->
    [1] a square to start from.
   *[other] a square for each colour to start from.
}
    .brief = Choose a start.
wayfinder-start = First, each chooses a square to start from.
    .brief = Choose a start.

## Squares

wayfinder-mixed = { $built ->
    [0] mixed { $n }
   *[other] mixed { $n } with { $huts }
}
    .brief = mixed { $n }
    .full = { $built ->
    [0] mixed, { $n } gems
   *[other] mixed, { $n } gems, { $huts }
}
wayfinder-forming = { $built ->
    [0] { wayfinder-colour-village } forming { $n }
   *[other] { wayfinder-colour-village } forming { $n }, { $huts }
}
    .brief = { wayfinder-colour-village } { $n }
    .full = { wayfinder-colour-village } village forming, { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}{ $built ->
    [0] { "" }
   *[other] , { $huts }
}
wayfinder-bare = empty with { $huts }
    .brief = { $built ->
    [one] hut
   *[other] { $built } huts
}
wayfinder-hut-count = { $n ->
    [1] { wayfinder-colour-village } hut
   *[other] { $n } { wayfinder-colour-many } huts
}
wayfinder-huts = { $n ->
    [1] { wayfinder-hut-count }
   *[other] { $n } huts
}
    .full = { $colour ->
    [several] { $n } huts
   *[other] { wayfinder-hut-count }
}
wayfinder-with = { $who_is ->
    [you] you on { $what }
   *[other] { $who } on { $what }
}
    .brief = { $who_is ->
    [you] you
   *[other] { $who }
}

## A voyage by hand

wayfinder-picked = { $cell }: { $gems }. Choose a neighbour.
    .brief = { $n } gems. Choose a neighbour.
wayfinder-picked-some = { $cell }: { $gems }. Choose { $squares }.
    .brief = { $n } gems. Choose { $squares }.
wayfinder-dropped = { $what } { $n } left, going { $direction }: { $squares }.
    .brief = { $n } left: { $squares }.
wayfinder-drop = { wayfinder-seat } on { $cell }.
wayfinder-drop-village = { wayfinder-seat } on { $cell }, village { $n }.
wayfinder-drop-forming = { $cell } forming: only { wayfinder-colour }.
wayfinder-drop-only = Only { wayfinder-colour } fits on { $cell }.
wayfinder-sail = Sail { $drops }? Enter again.
    .brief = Sail? Enter again.
wayfinder-sail-scoring = Sail { $drops }? Scores { $n }. Enter again.
    .brief = Sail, scores { $n }? Enter again.
wayfinder-ask-mixed = { $cell } mixed. Drop { $answers }.
    .brief = Drop { $answers }.
wayfinder-ask-bare = { $cell } empty. Drop { $answers }.
    .brief = Drop { $answers }.
wayfinder-ask-forming = { $cell } { wayfinder-colour } { $n }. Drop { $answers }.
    .brief = Drop { $answers }.
wayfinder-numbered = { $number } { $label }
wayfinder-all = all { $n }
wayfinder-label-village = { $what }, village { $n }
wayfinder-place-here = { $cell }: { $gems }. You can place here.
    .brief = { $n } gems. You can place here.
wayfinder-pass = { $why } Enter passes.
wayfinder-nowhere = { $first ->
    [yes] No square to start from. Enter goes on.
   *[no] No square to place on. Enter goes on.
}
wayfinder-answer-pass = pass
wayfinder-answer-none = go on
wayfinder-answer-late = too late

## What happened

wayfinder-sailed = { $who_is ->
    [you] Voyage: { $drops }.
   *[other] { $who } sails: { $drops }.
}
    .brief = { $who_is ->
    [you] { $drops }.
   *[other] { $who }: { $drops }.
}
    .full = { $who_is ->
    [you] Voyage from { $cell }: { $drops }.
   *[other] { $who } sails from { $cell }: { $drops }.
}
wayfinder-sailed-on = Then { $drops }.
    .brief = { $drops }.
wayfinder-village = Village on { $cell }: { $n }.
    .full = { wayfinder-seat } village on { $cell }: { $n }.
wayfinder-scores = Scores: { $scores }.
wayfinder-score = { $who_is ->
    [you] you { $n }
   *[other] { $who } { $n }
}
wayfinder-final = Final scores: { $scores }.
wayfinder-outlook = If it ended now: { $scores }.
    .brief = Now worth { $scores }.
wayfinder-placed = { $who_is ->
    [you] You on { $cell }.
   *[other] { $who } on { $cell }.
}
    .full = { $who_is ->
    [you] You place your Wayfinder on { $cell }.
   *[other] { $who } places on { $cell }.
}
wayfinder-placed-none = { $who_is ->
    [you] You have no square to place on.
   *[other] { $who } has no square to place on.
}
wayfinder-race-over = From now on each places first and then sails.
    .brief = From now on place, then sail.
wayfinder-passed-stuck = { $who_is ->
    [you] You have no voyage from { $cell } and pass.
   *[other] { $who } has no voyage from { $cell } and passes.
}
    .brief = { $who_is ->
    [you] You pass: no voyage.
   *[other] { $who } passes: no voyage.
}
wayfinder-passed-away = { $who_is ->
    [you] You have no Wayfinder on the map and pass.
   *[other] { $who } has no Wayfinder on the map and passes.
}
    .brief = { $who_is ->
    [you] You pass: no Wayfinder.
   *[other] { $who } passes: no Wayfinder.
}
wayfinder-passed-lost = { $who_is ->
    [you] You lose this turn.
   *[other] { $who } loses this turn.
}
wayfinder-late = { $who_is ->
    [you] Too late: you lose your next turn.
   *[other] { $who } is too late and loses the next turn.
}
    .brief = { $who_is ->
    [you] Too late: next turn lost.
   *[other] { $who } is too late.
}
wayfinder-now-place = { $who_is ->
    [you] Now place.
   *[other] Now { $who } places.
}
    .brief = { "" }
    .full = { $who_is ->
    [you] Now place your Wayfinder.
   *[other] Now { $who } places.
}
wayfinder-now-sail = { $who_is ->
    [you] Now sail.
   *[other] Now { $who } sails.
}
    .brief = { "" }
wayfinder-next = { wayfinder-seat } next.
wayfinder-repeated = { $n ->
    [2] This position stood once before. Once more ends the game.
   *[other] The same position, time number { $n }. Once more ends the game.
}
    .brief = Position repeated: once more ends it.
wayfinder-stood = { $n ->
    [2] This position stood once before.
   *[other] This position stands for time number { $n }.
}

## The end

wayfinder-ended-end = No voyage is left: the game ends.
    .brief = No voyage is left.
wayfinder-ended-repetition = The same position, time number { $n }: the game ends.
    .brief = Position repeated: the game ends.
wayfinder-ended-ply-cap = The limit of { $n ->
    [one] { $n } move
   *[other] { $n } moves
} is reached: the game ends.
    .brief = Limit of moves: the game ends.
wayfinder-scored = { $who_is ->
    [you] You
   *[other] { $who }
}: { $before } and { $added } from { $n ->
    [one] { $n } square
   *[other] { $n } squares
}, in all { $total }.
    .brief = { $who_is ->
    [you] You
   *[other] { $who }
}: { $before } and { $added }, in all { $total }.
wayfinder-won = { $who_is ->
    [you] You win with { $n }.
   *[other] { $who } wins with { $n }.
}
wayfinder-shared = { $winners } share the win, { $n } each.
    .brief = Shared: { $winners }.
wayfinder-total = { $n ->
    [one] { $n } point in all.
   *[other] { $n } points in all.
}
wayfinder-resigned = { $who_is ->
    [you] You resign.
   *[other] { $who } resigns.
}
wayfinder-won-by-resigning = { $who_is ->
    [you] You win.
   *[other] { $who } wins.
}

## Refusals

wayfinder-over = The game is over.
wayfinder-bad-move = Not a move: { $given }. Say c3 E G Y N B R, or d4 to place.
    .brief = No move. Say c3 E G Y.
wayfinder-off-map = That square is not on this map; the far corner is { $last }.
    .brief = Not on this map.
wayfinder-sail-now = No placing now: sail from { $cell } first.
    .brief = Sail from { $cell } first.
wayfinder-place-first = No voyage now: place your Wayfinder first.
    .brief = Place your Wayfinder first.
wayfinder-taken = { $who_is ->
    [you] Your Wayfinder is on { $cell } already.
   *[other] The Wayfinder on { $cell } is { $who }.
}
    .brief = { $cell } is taken.
wayfinder-place-bare = { $cell } is empty: a Wayfinder needs two colours there.
    .brief = { $cell } is empty.
wayfinder-place-forming = { $cell } is a forming { wayfinder-colour } village: a Wayfinder needs two colours.
    .brief = { $cell } has only { wayfinder-colour }.
wayfinder-can-place = You can place on { $n ->
    [one] { $n } square: { $cell }.
   *[other] { $n } squares, such as { $cell }.
}
    .brief = You can place, as on { $cell }.
wayfinder-place-none = No square to place on: write @- or pass.
    .brief = No square to place on.
wayfinder-must-sail = You must sail: there { $n ->
    [one] is { $n } voyage.
   *[other] are { $n } voyages.
}
    .brief = You must sail.
wayfinder-turn-lost = You were too late: this turn is lost.
    .brief = This turn is lost.
wayfinder-no-wayfinder = Your Wayfinder is not on the map.
wayfinder-stuck = No voyage is possible from { $cell }.
    .brief = No voyage from { $cell }.
wayfinder-no-countdown = No countdown is running.
wayfinder-start-here = Your Wayfinder is on { $cell }: begin there.
    .brief = Begin on { $cell }.
wayfinder-unfinished = { $n ->
    [0] The voyage ends on { $cell }; nothing is left to drop.
    [one] { $n } gem left on { $cell }: the voyage goes on.
   *[other] { $n } gems left on { $cell }: the voyage goes on.
}
    .brief = { $n } left on { $cell }.
wayfinder-hand-empty = Nothing is left in hand: the voyage is over.
    .brief = Nothing left in hand.
wayfinder-map-ends = The map ends beyond { $cell }.
wayfinder-not-next = Not { $cell }: { $why ->
    [here] you are there.
    [far] not next to { $here }.
    [back] there is no way back.
   *[bend] only one bend.
} From { $here }: { $squares }.
    .brief = Not { $cell }. From { $here }: { $squares }.
wayfinder-not-next-end = Not { $cell }: { $why ->
    [here] you are there.
    [far] not next to { $here }.
    [back] there is no way back.
   *[bend] only one bend.
}
    .brief = Not { $cell }.
wayfinder-not-in-hand = No { wayfinder-colour } in hand: { $held }.
wayfinder-only = { $cell } forming { wayfinder-colour }: only { wayfinder-colour }.
    .brief = { $cell }: only { wayfinder-colour }.
wayfinder-closed = { $cell } forming { wayfinder-colour }: only { wayfinder-colour }, and you hold none.
    .brief = { $cell } takes only { wayfinder-colour }.
wayfinder-one-or-all = Drop one gem, or all that is left: { $held }.
    .brief = Drop one, or all.
wayfinder-one-only = { $cell } is mixed: drop one gem there and go on.
    .brief = { $cell } is mixed: one gem.
wayfinder-not-home = { $cell } forming { wayfinder-colour }: all you hold must be { wayfinder-colour }.
    .brief = Not all { wayfinder-colour }.
wayfinder-too-many = { $cell } would hold { $n }: five of one colour at most.
    .brief = { $cell } would hold { $n }.
wayfinder-too-short = Alone, a voyage takes two squares at least: drop one on { $cell }.
    .brief = Two squares at least.
wayfinder-dead-end = By { $cell } the rest cannot be dropped: no way on.
    .brief = No way on by { $cell }.
wayfinder-drop-what = Drop what on { $cell }? In hand: { $held }.
    .brief = In hand: { $held }.
wayfinder-no-place = Name a square first.

## How it stands

wayfinder-stands = { $who_is ->
    [you] Your Wayfinder is on { $cell }: { $gems }.
   *[other] { $who } on { $cell }: { $gems }.
}
    .brief = { $who_is ->
    [you] You on { $cell }.
   *[other] { $who } on { $cell }.
}
wayfinder-stands-nowhere = { $who_is ->
    [you] Your Wayfinder is not placed.
   *[other] { $who } is not placed.
}
wayfinder-loses = { $who_is ->
    [you] You lose your next turn.
   *[other] { $who } loses the next turn.
}
wayfinder-forming-none = { wayfinder-seat }: no village forming.
wayfinder-forming-list = { wayfinder-seat } forming: { $squares }.
wayfinder-nothing-neutral = No village of another colour is forming.
wayfinder-hut-list = { wayfinder-seat } huts: { $squares }.
wayfinder-waypoints = { wayfinder-seat } waypoints: { $squares }.
wayfinder-squares = { $squares }.

## What can be done

wayfinder-voyages = { $n ->
    [one] { $n } voyage from { $cell }.
   *[other] { $n } voyages from { $cell }.
}
wayfinder-voyages-by = By first square: { $squares }.
wayfinder-placements = { $n ->
    [one] { $n } square to place on.
   *[other] { $n } squares to place on.
}
wayfinder-voyages-from = Voyages from each: { $squares }.

## One square

wayfinder-detail = { $cell }: { $gems }. { $waypoint ->
    [green] Green
    [yellow] Yellow
    [blue] Blue
   *[red] Red
} waypoint.
    .brief = { $cell }: { $gems }.
wayfinder-detail-bare = { $cell }, no gems. { $waypoint ->
    [green] Green
    [yellow] Yellow
    [blue] Blue
   *[red] Red
} waypoint.
wayfinder-detail-huts = Built: { $huts }.
wayfinder-here = { $who_is ->
    [you] Your Wayfinder is here.
   *[other] Wayfinder: { $who }.
}
wayfinder-worth = Worth { $n } to { wayfinder-colour } at the end.
wayfinder-worth-nothing = Neutral { wayfinder-colour } scores for nobody.
wayfinder-edges = North { $north }; east { $east }; south { $south }; west { $west }.
    .brief = N { $north }; E { $east }; S { $south }; W { $west }.

## Hints

wayfinder-hint-village = You can make a village this turn.
wayfinder-hint-form = Your own villages can grow.
wayfinder-hint-quiet = Nothing to gain at once: keep your squares safe.
wayfinder-hint-deny = Look at what can be scored next.
wayfinder-hint-place = Look for a square near villages that lack little.
wayfinder-try = Try { $drops }; { $why }.
wayfinder-try-typed = Try { $text }: { $why }.
wayfinder-reason-village = scores { $n }
wayfinder-reason-form = end scoring { $n } more
wayfinder-reason-deny = { $who_is ->
    [you] you can score { $n } less next
   *[other] { $who } can score { $n } less next
}
wayfinder-reason-quiet = { $n ->
    [0] end scoring unchanged
   *[other] end scoring { $n } less
}
wayfinder-try-place = { $n ->
    [0] Try { $cell }: { $what }.
   *[other] Try { $cell }: { $what }; from there { $n } can be scored.
}
wayfinder-try-forced = There is only one thing to do.

## Settings, layouts and positions

wayfinder-bad-level = level { $level } is for players 1, not { $players }.
wayfinder-bad-race = turn_mode race needs two players or more.
wayfinder-bad-countdown = countdown needs turn_mode race.
wayfinder-bad-first = first { $n }: there { $sides ->
    [one] is only { $sides } colour to begin.
   *[other] are only { $sides } colours to begin.
}
wayfinder-bad-repetition = Setting repetition: 0 is off, else 2 or more.
wayfinder-bad-map-letter = waypoint_map: letters G, Y, B, R only, and not { $given }.
wayfinder-bad-map-size = waypoint_map has { $n ->
    [one] { $n } letter, but size { $size } needs { $size } rows.
   *[other] { $n } letters, but size { $size } needs { $size } rows.
}
wayfinder-bad-map-rows = waypoint_map: each row needs { $size } letters.
wayfinder-map-row = Row { $n }: { $colours }.
wayfinder-layout-long = A map has { $n } lines and { $letters } letters at most.
wayfinder-layout-binary = This is not a text.
wayfinder-layout-letter = Line { $line }: letters G, Y, B, R only, and not { $given }.
wayfinder-layout-row = Line { $line } has { $n } letters, the first row { $size }.
wayfinder-layout-square = A map is square: here are { $rows } rows of { $wide }.
wayfinder-position-long = A position has { $n } characters at most.
wayfinder-position-field = Not a part of a position: { $given }.
wayfinder-position-rows = A position needs { $low } to { $high } rows; here { $n ->
    [one] is { $n }.
   *[other] are { $n }.
}
wayfinder-position-row = Row { $row } of the position has { $n } squares instead of { $size }.
wayfinder-position-square = { $cell }: G, Y, B, R for gems, small for huts, not { $given }.
wayfinder-position-village = { $cell }: { $n } or more of one colour are a village, not gems.
wayfinder-position-gems = More { wayfinder-colour } gems than there are: { $n } of { $most }.
wayfinder-position-huts = More { wayfinder-colour } huts than there are: { $n } of { $most }.
wayfinder-position-value = Part { $name }: { $known }, not { $given }.
wayfinder-position-colour = A colour is G, Y, B or R, not { $given }.
wayfinder-position-neutral = { wayfinder-seat } is not played: { $n ->
    [one] { $n } colour is.
   *[other] { $n } colours are.
}
wayfinder-position-place = No square of this position: { $given }.
wayfinder-position-shared = Two Wayfinders on { $cell }.
wayfinder-position-unmixed = A Wayfinder on { $cell } needs two colours there.
wayfinder-position-score = A score is a number from 0 to 9999, not { $given }.
wayfinder-position-out = { wayfinder-seat } gave up and cannot be to move.
wayfinder-position-placed = { wayfinder-seat } is to place, but stands on the map already.
wayfinder-position-gone = { wayfinder-seat } has no Wayfinder on the map after that.
wayfinder-position-lost = Turns are lost in a race only.
wayfinder-position-waits = { wayfinder-seat } loses this turn and cannot place now.
wayfinder-position-alone = One player is left, which can only be the end by resigning.
wayfinder-position-goes-on = The game is not at its end: there are voyages.

## The numbers of the game

wayfinder-tally-points = Points
wayfinder-tally-total = With what is forming

## The name of the game

wayfinder-title = Wayfinder

# a move taken back, as a part of a list

wayfinder-back-voyage = the voyage from { $origin } to { $cell }
wayfinder-back-placement = placed on { $cell }
wayfinder-back-nowhere = no square to place on
wayfinder-back-late = too late
wayfinder-back-pass = pass
wayfinder-layouts-ours = the printed colours of the waypoints are not public
