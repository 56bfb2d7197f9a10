# Hide and ask, a toy for tests.

toy-title = Toy
toy-seat = { $number ->
    [1] Fox
   *[2] Hare
}
toy-opening = Toy. Hide on a square, then ask about squares.
    .brief = Toy. Hide, then ask.
toy-opening-all = Toy.
toy-square = { $cell }
toy-hides = { $who_is ->
    [you] you
   *[other] { $who }
}
toy-hides-at = You hide on { $cell }.
toy-hides-not = You do not hide yet.
toy-asked-by = { $who_is ->
    [you] asked
   *[other] asked by { $who }
}
toy-hid = { $who_is ->
    [you] You hide on { $cell }.
   *[other] { $who } hides on { $cell }.
}
toy-hiding = { $who_is ->
    [you] You hide.
   *[other] { $who } hides.
}
toy-asked = { $who_is ->
    [you] You: { $cell }, { $found ->
        [yes] yes.
       *[no] no.
    }
   *[other] { $who }: { $cell }, { $found ->
        [yes] yes.
       *[no] no.
    }
}
toy-won = { $who_is ->
    [you] { $reason ->
        [found] You find and win.
       *[resigned] You win.
    }
   *[other] { $reason ->
        [found] { $who } finds and wins.
       *[resigned] { $who } wins.
    }
}
toy-drawn = Draw by length.
toy-moves = { $n ->
    [one] { $n } square.
   *[other] { $n } squares.
}
toy-cells = { $cells }.
toy-status = Asked: { $one } and { $two }.
toy-plies = { $n ->
    [one] { $n } turn.
   *[other] { $n } turns.
}
toy-nudge = { $kind ->
    [hide] Hide somewhere.
   *[ask] Ask somewhere.
}
toy-try = Try { $cell }.
toy-not-now = Not now: first each hides, then each asks.
    .brief = Not now.
toy-asked-before = You asked about { $cell } before.
toy-bad-move = Not a move: { $given }. A square like b2.
    .brief = Not a move: { $given }.
toy-position = A position has two places, two lists of squares and who gave up.

rules-toy-1 = TY-R1. Each seat hides on a square, seat 1 first.
rules-toy-2 = TY-R2. Then ask by turns; who finds the other wins.
