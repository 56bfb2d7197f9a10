# Escort Quest. The escort is the player; $token is escort, villager or goblin. A square may hold
# a tile or a barrier; the sides of a barrier that are closed can be entered by, but not left.

escort-quest-seat = Escort
escort-quest-token = { $token ->
    [escort] { $who_is ->
        [you] you
       *[other] escort
    }
    [villager] villager
   *[goblin] goblin
}
escort-quest-a-token = { $token ->
    [escort] escort
    [villager] villager
   *[goblin] goblin
}
escort-quest-name = { $token ->
    [escort] { $who_is ->
        [you] You
       *[other] Escort
    }
    [villager] Villager
   *[goblin] Goblin
}
escort-quest-tile = { $kind ->
    [village] village
    [spike] spikes
    [cross] crosshairs
    [amulet] amulet
    [guardian] guardian
   *[snow] snowflake
}
escort-quest-warp = warp { $way }

## The start

escort-quest-opening = Escort Quest{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}, { escort-quest-puzzle }.
    .brief = Escort Quest{ $n ->
    [0] { "" }
   *[other] { " " }{ $n }
}.
escort-quest-puzzle = { $puzzle ->
    [first-steps] First Steps
    [thorns] Thorns
    [low-wall] The Low Wall
    [amulet] The Amulet
    [in-the-sights] In the Sights
    [first-snow] First Snow
    [two-doors] Two Doors
    [guardian] The Guardian
    [hedges] Hedges
    [slippery] Slippery Ground
    [marksman] The Marksman
    [winter] Winter
    [wolf-pit] The Wolf Pit
    [four-winds] Four Winds
    [old-mill] The Old Mill
    [ford] The Ford
    [narrow-lane] The Narrow Lane
    [market-day] Market Day
    [watchtower] The Watchtower
    [frozen-lake] The Frozen Lake
    [crossroads] Crossroads
    [charcoal-burners] The Charcoal Burners
    [witch-garden] The Witch's Garden
    [quarry] The Quarry
    [goblin-bridge] Goblin Bridge
    [two-villages] Two Villages
    [deep-forest] The Deep Forest
    [labyrinth] Labyrinth
    [full-sheet] The Full Sheet
    [mountain-pass] The Mountain Pass
    [long-night] The Long Night
    [goblin-king] The Goblin King
    [way-home] The Way Home
   *[own] a puzzle of your own
}
escort-quest-stand = { $who_is ->
    [you] You
   *[other] Escort
} { $escort }, villager { $villager }, goblin { $goblin }{ $n ->
    [0] .
    [one] , village { $villages }.
   *[other] , { $n } villages.
}
    .brief = { $who_is ->
    [you] You
   *[other] Escort
} { $escort }, villager { $villager }.
escort-quest-best = { "" }
    .brief = { "" }
    .full = Best: { $n ->
    [one] { $n } turn.
   *[other] { $n } turns.
}

## Squares

escort-quest-here = { $parts }
    .brief = { $few }
escort-quest-barrier = { $how ->
    [all] barrier, closed
    [open] barrier open { $ways }
   *[closed] barrier { $ways }
}
    .brief = barrier
escort-quest-sides = { $side } { $more }
escort-quest-barrier-under = barrier
escort-quest-at = { $cell }, { $what }.
escort-quest-exits = { $how ->
    [all] Closed on all sides.
    [open] Open only { $ways }.
   *[closed] Closed { $ways }.
}
escort-quest-exits-free = Open on all sides.
escort-quest-exits-covered = Open on all sides: { $tile } over a barrier.
escort-quest-does = { $kind ->
    [village] Here the villager wins, and the goblin makes you lose.
    [spike] Deadly to you and the villager; the goblin walks over it.
    [cross] Who lands here can only go diagonally next turn.
    [amulet] Who lands here slides one square on.
    [guardian] When anybody lands here, no tile acts next turn.
   *[snow] Who lands here is frozen next turn.
}
    .brief = { $kind ->
    [village] Villager here wins, goblin here loses.
    [spike] Deadly, but not to the goblin.
    [cross] Then diagonals only, for one turn.
    [amulet] Slides one square on.
    [guardian] No tile acts next turn.
   *[snow] Frozen next turn.
}
escort-quest-does-warp = { $n ->
    [one] The only warp: it leads nowhere.
   *[other] Sends you to the warp of the direction you came in.
}
    .brief = { $n ->
    [one] Leads nowhere.
   *[other] To the warp of your direction.
}
escort-quest-from-villager = { $n } from the villager.
escort-quest-ways = { $n ->
    [8] All 8 ways are open.
    [one] { $n } way: { $ways }.
   *[other] { $n } ways: { $ways }.
}
    .brief = { $n ->
    [8] All 8 ways.
    [one] { $n } way: { $ways }.
    [2] { $n } ways: { $ways }.
    [3] { $n } ways: { $ways }.
   *[other] { $n } ways.
}
escort-quest-only-hold = { $why ->
    [frozen] You are frozen this turn: you can only hold.
    [crosshairs] The crosshairs leave no way open: you can only hold.
   *[barrier] The barrier leaves no way open: you can only hold.
}
    .brief = { $why ->
    [frozen] Frozen: only hold.
   *[other] No way open: only hold.
}
escort-quest-answer = { $move }

## A turn

escort-quest-came = { $how ->
    [slide] { $token ->
        [escort] { $who_is ->
            [you] You slide
           *[other] Escort slides
        }
        [villager] Villager slides
       *[goblin] Goblin slides
    } to { $cell }.
    [warp] { $token ->
        [escort] { $who_is ->
            [you] You warp
           *[other] Escort warps
        }
        [villager] Villager warps
       *[goblin] Goblin warps
    } to { $cell }.
   *[step] { escort-quest-name } { $cell }.
}
    .brief = { escort-quest-name } { $cell }.
escort-quest-came-to-tile = { $how ->
    [slide] { $token ->
        [escort] { $who_is ->
            [you] You slide
           *[other] Escort slides
        }
        [villager] Villager slides
       *[goblin] Goblin slides
    } to { $cell }, { $tile }.
   *[step] { escort-quest-name } { $cell }, { $tile }.
}
    .brief = { $how ->
    [slide] { escort-quest-name } { $cell }.
   *[step] { escort-quest-name } { $cell }, { $tile }.
}
escort-quest-goblin-came = Goblin { $cell }, { $way }.
    .brief = Goblin { $cell }.
    .full = Goblin { $cell }, { $way }: { $why }.
escort-quest-offset = villager { $legs }
escort-quest-far-by = { $n } { $way }
escort-quest-stays = { $token ->
    [escort] { $who_is ->
        [you] You hold
       *[other] Escort holds
    }
    [villager] Villager stays
   *[goblin] Goblin stays
}{ $why ->
    [frozen] : frozen.
    [crosshairs] : crosshairs.
    [barrier] : closed in.
    [there] : he is there.
   *[held] .
}
    .brief = { $token ->
    [escort] { $who_is ->
        [you] You hold.
       *[other] Escort holds.
    }
    [villager] Villager stays.
   *[goblin] Goblin stays.
}
escort-quest-stays-closed = { $token ->
    [escort] { $who_is ->
        [you] You hold
       *[other] Escort holds
    }
    [villager] Villager stays
   *[goblin] Goblin stays
}: barrier { $way }.
    .brief = { $token ->
    [escort] { $who_is ->
        [you] You hold.
       *[other] Escort holds.
    }
    [villager] Villager stays.
   *[goblin] Goblin stays.
}
escort-quest-then = Then { escort-quest-token } { $cell }.
    .brief = { escort-quest-name } { $cell }.
escort-quest-then-tile = Then { escort-quest-token } { $cell }, { $tile }.
    .brief = { escort-quest-name } { $cell }.
escort-quest-near = { $n } from the villager.
    .brief = { "" }
    .full = { "" }

escort-quest-why = Goblin goes { $way }: the villager is { $longer ->
    [columns] { $columns } { $east } of him{ $rows ->
        [0] .
       *[other] , only { $rows } { $north }.
    }
    [rows] { $rows } { $north } of him{ $columns ->
        [0] .
       *[other] , only { $columns } { $east }.
    }
   *[both] { $columns } { $east } of him and { $rows } { $north }.
}
    .brief = Goblin { $way }: { $longer ->
    [columns] { $columns } and { $rows }.
   *[rows] { $rows } and { $columns }.
}
escort-quest-why-aimed = Goblin goes { $way }: in the crosshairs, the diagonal that ends nearest.
    .brief = Goblin { $way }: crosshairs.
escort-quest-why-closed = Goblin stays: he wants to go { $way }, and a barrier closes that.
    .brief = Goblin stays: barrier { $way }.
escort-quest-why-stays = { $why ->
    [frozen] Goblin stays: he is frozen.
    [crosshairs] Goblin stays: in the crosshairs, and every diagonal is closed.
   *[there] Goblin stays: he stands with the villager.
}
    .brief = { $why ->
    [frozen] Goblin stays: frozen.
    [crosshairs] Goblin stays: diagonals closed.
   *[there] Goblin stays: he is there.
}

## The end

escort-quest-ended = { $reason ->
    [home] The villager is home on { $cell }: { $who_is ->
        [you] you win
       *[other] won
    }, EQ-R15.
    [raid] The goblin enters the village on { $cell }: lost, EQ-R15. u takes it back.
    [caught] { $token ->
        [goblin] The goblin catches the villager on { $cell }: lost, EQ-A8. u takes it back.
       *[villager] The villager runs into the goblin on { $cell }: lost, EQ-A8. u takes it back.
    }
   *[spike] { $token ->
        [escort] { $who_is ->
            [you] You land on spikes on { $cell }: lost, EQ-R16. u takes it back.
           *[other] Escort on spikes on { $cell }: lost, EQ-R16. u takes it back.
        }
       *[villager] Villager on spikes on { $cell }: lost, EQ-R16. u takes it back.
    }
}
    .brief = { $reason ->
    [home] Home on { $cell }: { $who_is ->
        [you] you win.
       *[other] won.
    }
    [raid] Goblin in village { $cell }: lost. u undoes.
    [caught] Caught on { $cell }: lost. u undoes.
   *[spike] Spikes on { $cell }: lost. u undoes.
}
    .full = { $reason ->
    [home] The villager is home on { $cell } after { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }: { $who_is ->
        [you] you win
       *[other] won
    }, EQ-R15.
    [raid] The goblin enters the village on { $cell }: lost, EQ-R15. u takes it back.
    [caught] { $token ->
        [goblin] The goblin catches the villager on { $cell }: lost, EQ-A8. u takes it back.
       *[villager] The villager runs into the goblin on { $cell }: lost, EQ-A8. u takes it back.
    }
   *[spike] { $token ->
        [escort] { $who_is ->
            [you] You land on spikes on { $cell }: lost, EQ-R16. u takes it back.
           *[other] Escort on spikes on { $cell }: lost, EQ-R16. u takes it back.
        }
       *[villager] Villager on spikes on { $cell }: lost, EQ-R16. u takes it back.
    }
}
escort-quest-stopped = { $reason ->
    [turn-limit] Lost: the limit of { $n } turns is reached.
    [repetition] Over: the same moment once too often.
    [ply-cap] Over: the limit of { $n } moves is reached.
   *[resigned] { $who_is ->
        [you] You give up.
       *[other] Escort gives up.
    }
}
    .brief = { $reason ->
    [turn-limit] Lost: no turns left.
    [repetition] Over: repeated.
    [ply-cap] Over: limit of moves.
   *[resigned] { $who_is ->
        [you] You give up.
       *[other] Escort gives up.
    }
}
escort-quest-repeated = { $n ->
    [2] This moment was there before.
   *[other] The same moment, time number { $n }.
} Once more ends the game.
    .brief = Once more ends it.

## What is asked

escort-quest-status = Villager { $n } from village { $cell }; goblin { $goblin } from him.
    .brief = Village { $n }, goblin { $goblin }.
escort-quest-status-bare = Goblin { $goblin } from the villager. No village.
    .brief = Goblin { $goblin }.
escort-quest-turn = Turn { $n }.
escort-quest-turn-of = Turn { $n } of { $limit }.
escort-quest-immune = { $when ->
    [now] No tile acts this turn.
   *[next] No tile acts next turn.
}
escort-quest-held = { escort-quest-name }: { $effect ->
    [frozen] frozen
   *[diagonal] only diagonals
} { $when ->
    [now] this turn.
   *[next] next turn.
}
escort-quest-pending = { escort-quest-name }: { $tile } acts at the start of next turn.
escort-quest-size = { $width } columns, { $height } rows.
escort-quest-stands = { escort-quest-name } { $cell }.
escort-quest-goblin-stands = Goblin { $cell }, { $n } from the villager, who is { $way } of him.
    .brief = Goblin { $cell }, { $n } away.
escort-quest-kind = { $kind ->
    [village] { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }
    [spike] Spikes, { $n }
    [cross] Crosshairs, { $n }
    [amulet] { $n ->
        [one] { $n } amulet
       *[other] { $n } amulets
    }
    [guardian] { $n ->
        [one] { $n } guardian
       *[other] { $n } guardians
    }
    [snow] { $n ->
        [one] { $n } snowflake
       *[other] { $n } snowflakes
    }
    [warp] { $n ->
        [one] { $n } warp
       *[other] { $n } warps
    }
   *[barrier] { $n ->
        [one] { $n } barrier
       *[other] { $n } barriers
    }
}: { $cells }.
escort-quest-more-squares = { $cells }.
escort-quest-no-place = Name a square first.
escort-quest-would = Going { $way }: { $who_is ->
    [you] you
   *[other] escort
} { $escort }, villager { $villager }, goblin { $goblin }.
escort-quest-would-end = Going { $way }: { $result ->
    [won] villager home on { $cell }, won.
    [raid] goblin in village { $cell }, lost.
    [caught] caught on { $cell }, lost.
   *[spike] { escort-quest-token } on spikes on { $cell }, lost.
}
escort-quest-hold-would = Hold: { $who_is ->
    [you] you
   *[other] escort
} { $escort }, villager { $villager }, goblin { $goblin }.
escort-quest-hold-would-end = Hold: { $result ->
    [won] villager home on { $cell }, won.
    [raid] goblin in village { $cell }, lost.
    [caught] caught on { $cell }, lost.
   *[spike] { escort-quest-token } on spikes on { $cell }, lost.
}

## Hints

escort-quest-hint-tile = Look at the { $tile } on { $cell }.
escort-quest-hint-hold = There is only one thing to do.
escort-quest-hint-hopeless = There is no way home from here.
escort-quest-try = { $n ->
    [0] Try { $way }: that wins.
    [one] Try { $way }: then { $n } more turn.
   *[other] Try { $way }: then { $n } more turns.
}
escort-quest-try-near = Try { $way }: the villager is then { $n } from the village.
    .brief = Try { $way }.
escort-quest-back = { $way }
escort-quest-back-hold = hold
escort-quest-try-hold = Hold.
escort-quest-hint-way = A way home takes { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}. It begins { $kind ->
    [slant] diagonally.
   *[straight] straight.
}
    .brief = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}, first { $kind ->
    [slant] diagonally.
   *[straight] straight.
}
escort-quest-try-hopeless = { $how ->
    [back] Take back { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }: then there is a way home again.
    [never] This puzzle has no way home, not even from its start.
   *[unknown] Nothing wins from here any more. u takes turns back.
}
    .brief = { $how ->
    [back] Take back { $n ->
        [one] { $n } turn.
       *[other] { $n } turns.
    }
    [never] It cannot be won at all.
   *[unknown] Take turns back.
}
escort-quest-hint-edit = You can change the puzzle.
escort-quest-try-edit = Go back to building: { $word }.

## Building a puzzle

escort-quest-building = Building a puzzle, { $width } by { $height }.
escort-quest-building-how = Nothing lies there yet. Enter on a square lays something.
    .brief = Enter lays something.
escort-quest-thing = { $thing ->
    [escort] escort
    [villager] villager
    [goblin] goblin
   *[village] village
}
escort-quest-missing = Still missing: { $things }.
    .brief = Missing: { $things }.
escort-quest-can-be-won = { $how ->
    [won] Shortest win { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }, { $grade ->
        [easy] easy.
        [medium] medium.
       *[hard] hard.
    }
    [never] It cannot be won.
   *[unknown] Whether it can be won is not known.
}
    .brief = { $how ->
    [won] Win: { $n ->
        [one] { $n } turn.
       *[other] { $n } turns.
    }
    [never] Cannot be won.
   *[unknown] Win not known.
}
escort-quest-moved = No longer { $cell }.
escort-quest-built = { $how ->
    [none] No puzzle was found. Once more tries others.
    [exact] Built: { $n ->
        [one] { $n } turn at best.
       *[other] { $n } turns at best.
    }
   *[shorter] Built: { $n ->
        [one] { $n } turn at best
       *[other] { $n } turns at best
    }; none of { $wanted } was found.
}
    .brief = { $how ->
    [none] None found.
    [exact] Built: { $n ->
        [one] { $n } turn.
       *[other] { $n } turns.
    }
   *[shorter] Built: { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }, not { $wanted }.
}
escort-quest-replaced = The whole sheet is laid.
    .brief = Laid.
escort-quest-laying = { $cell }, { $what }
escort-quest-whole-sheet = the whole sheet
escort-quest-reopened = Building again. { $word } plays it.
    .brief = Building again.
escort-quest-started = Play. { $who_is ->
    [you] You
   *[other] Escort
} { $escort }, villager { $villager }, goblin { $goblin }. { $word } builds on.
    .brief = Play. { $who_is ->
    [you] You
   *[other] Escort
} { $escort }, villager { $villager }.
escort-quest-back-to-building = { $word } goes back to the building; so does Enter on you, twice.
    .brief = { $word }: back to building.
escort-quest-hold-or-build = { $why } 2 builds on.
escort-quest-choice = { $choice ->
    [play] play
    [tile] tile
    [barrier] barrier
    [snow] snow
    [wall] wall of three sides
    [corridor] corridor
    [side] one side more or less
    [warp] warp
    [escort] escort
    [villager] villager
    [goblin] goblin
    [empty] nothing
    [build] build
   *[edit] build on
}
escort-quest-way = { $way }
escort-quest-number = { $n }
escort-quest-ask = Enter { $first }, { $answers }.
escort-quest-ask-numbered = { $number } { $label }
escort-quest-ask-on = { $cell }: { $question }
escort-quest-ask-round = { $what ->
    [warp] Warp to where
    [wall] Wall on which side
    [corridor] Corridor along which way
    [side] Close or open which side
   *[build] Of how many turns
}? Enter { $first }, then on to { $n }, { $last }.
    .brief = Enter { $first }, then on to { $n }, { $last }.
escort-quest-laid-so-far = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $barriers ->
    [one] { $barriers } barrier.
   *[other] { $barriers } barriers.
}
escort-quest-tiles-usual = Usual are { $n } tiles on { $size } squares, EQ-R2.
escort-quest-off = { $token ->
    [escort] Escort
    [villager] Villager
   *[goblin] Goblin
}: not on the board.
escort-quest-searched = Searched: { $n ->
    [one] { $n } position.
   *[other] { $n } positions.
}
escort-quest-can-lay = { $line ->
    [any] On any of { $n } squares: tile, barrier, escort, villager, goblin, nothing.
    [typed] Typed: { $words }.
    [sheet] { $ready } plays it; { $build } lays a puzzle of 6 turns.
   *[files] The words for files store it and load another.
}
escort-quest-hint-lay = { $what ->
    [escort] You may start anywhere.
    [villager] The villager starts three moves or more from a village.
    [goblin] The goblin starts diagonally from the villager.
    [village] A village is three moves or more from the villager.
   *[other] Tiles and barriers make the way longer.
}
escort-quest-try-lay = Try { $cell }, { $thing }.
escort-quest-try-start = { $how ->
    [anyway] It cannot be won: change something, or try it by { $word }.
   *[ready] { $word } plays it.
}
escort-quest-try-build = { $n ->
    [0] Lay another sheet.
   *[other] Let it be built: { $word }.
}
escort-quest-bad-ply = Nothing to lay: { $given }. Name square and thing, like { $example }.
    .brief = Nothing to lay: { $given }.
escort-quest-lay-what = Lay what on { $cell }?
escort-quest-off-board = { $cell } is not on this board.
escort-quest-taken = EQ-R5: { $cell } is taken: { $thing }. One token a square.
    .brief = { $cell } is taken: { $thing }.
escort-quest-same-already = { $cell } is like that already.
escort-quest-build-length = { $low } to { $high } turns can be built, as in { $word }.
escort-quest-other-size = That sheet is { $w } by { $h }, this board { $width } by { $height }.
escort-quest-hopeless = EQ-R15: it cannot be won, { $n ->
    [one] { $n } position proves
   *[other] { $n } positions prove
} it. { $word } tries it.
    .brief = It cannot be won. { $word } tries.
escort-quest-not-hopeless = It can be won: { $word }.
escort-quest-built-now = You are building already.
escort-quest-not-built-now = This puzzle is not yours to build. Begin with { $word }.
    .brief = Not yours to build.
escort-quest-build-first = You are building. { $word } begins play.

## Refusals

escort-quest-over = The game is over.
escort-quest-bad-move = Not a move: { $given }. Name a direction, like { $example }, or a square.
    .brief = Not a move: { $given }.
escort-quest-far = Not { $cell }: { $n } squares away from { $own }.
    .brief = Not { $cell }: { $n } away.
escort-quest-no-hold = { $n ->
    [8] You must move: all 8 ways are open.
    [one] You must move: { $n } way, { $ways }.
   *[other] You must move: { $n } ways, { $ways }.
}
    .brief = You must move.
escort-quest-closed = No way { $way }: { $why ->
    [barrier] barrier.
   *[crosshairs] crosshairs.
} { $n ->
    [one] { $n } way: { $ways }.
   *[other] { $n } ways: { $ways }.
}
    .brief = No way { $way }: { $why ->
    [barrier] barrier.
   *[crosshairs] crosshairs.
}

## Settings, puzzles and positions

escort-quest-bad-puzzle = No puzzle { $given }: 1 to { $count }, a name, or a whole puzzle.
escort-quest-bad-repetition = Setting repetition: 0 is off, else 3 or more.
escort-quest-sheet-no-size = A puzzle begins with its size and tokens: { $example }.
escort-quest-sheet-size = No such size: { $given }. 5x5 to 16x16, as in 8x8.
escort-quest-sheet-too-small = EQ-R7: { $given } is too small, one side must have { $least } squares.
escort-quest-sheet-no-token = No { $token ->
    [escort] escort
    [villager] villager
   *[goblin] goblin
} in the puzzle: write { $letter }= and a square.
escort-quest-sheet-word = Line { $line }: neither tile nor barrier: { $given }.
escort-quest-sheet-twice = Line { $line }: { $given } is there twice.
escort-quest-sheet-square = Line { $line }: not a square: { $given }.
escort-quest-sheet-outside = Line { $line }: { $given } is outside the board of { $size }.
escort-quest-sheet-two-tiles = Line { $line }, EQ-R2: two tiles on { $cell }.
escort-quest-sheet-two-barriers = Line { $line }: two barriers on { $cell }.
escort-quest-sheet-two-warps = Line { $line }, EQ-R4: { $kind } on { $cell } is there twice.
escort-quest-sheet-sides = Line { $line }: no closed sides: { $given }. Write { $example }.
escort-quest-sheet-unfinished = Line { $line }: { $kind } lacks its square or its sides.
escort-quest-sheet-too-long = A puzzle has at most { $most } thousand letters.
escort-quest-sheet-too-many-lines = A puzzle has at most { $most } lines.
escort-quest-sheet-binary = Line { $line } is no text.
escort-quest-sheet-state = Line { $line }: { $given } belongs to a position, not to a puzzle.
escort-quest-sheet-shared = EQ-R5: two tokens start on { $cell }.
escort-quest-sheet-no-village = EQ-A2: a puzzle needs a village.
escort-quest-sheet-village-near = EQ-R7: village { $village } is { $n } from the villager on { $villager }, not 3.
escort-quest-sheet-not-diagonal = EQ-R8: goblin { $goblin } is not diagonal to the villager on { $villager }.
escort-quest-sheet-state-word = Line { $line }: no such word in a position: { $given }.
escort-quest-sheet-state-value = Line { $line }: { $name } cannot be { $given }.
escort-quest-sheet-pending = Nothing on { $cell } can be pending for that token.
escort-quest-sheet-caught = EQ-A8: villager and goblin are both on { $cell }.

## The numbers of the game

escort-quest-tally-turns = Turns to the village
escort-quest-tally-turns-none = no way home

## The name of the game

escort-quest-title = Escort Quest
escort-quest-layouts-ours = the printed sheet is not public
