"""The games that are kept as transcripts."""

from __future__ import annotations

from tests.frontends.watching import Script

# Fences, a jump past a fence to the side, a move taken back and made again, a win.
QUORIDOR = Script(
    "quoridor",
    "e2 e8 e3 e7 e4 e6 a3v e5 g6h e5h d5 e4 e3h d4 undo redo d6 d3 d7 d2 d8 d8h c8 d1",
)

# Jumps among four, one of whom gives up when it is another's turn.
QUORIDOR_FOUR = Script(
    "quoridor",
    "d2 b4 d6 f4 d3 c4 d5 e4 d4 d4h c5 e3 resign:3 b4 d4 d3 b5 e4 c3 b6 f4 b3 b7",
    players=("Anna", "", "Вера", ""),
    options={"players": "4", "size": "7"},
)

# Captures of one and of several pieces, all pieces placed, pieces moved, a win.
PATHAGON = Script(
    "pathagon",
    "d1 d3 e3 f3xe3 b3 b4 b5xb4 b2 b1xb2 b4 c4 d4xc4 a4 b2xb3 a5 a2 b3xb2xb4 e3 b2 c2xb2 a6 b2 g3"
    " g4 g5xg4 g2 g1xg2 g4 f4 g2xg3 f2xf3 e4xf4 g3xg2xg4 d2 g4 g6 g7xg6 f4 g6 g2 b1-f3 e2xf2 b1xb2"
    " f2xf3 b2 a7 g1-b7 c7xb7 g1xg2 c5 a4-g2",
)

# The same position three times, with a word of warning before.
PATHAGON_DRAW = Script(
    "pathagon",
    "a4-b4 d1-d2 a1-a2 b1-c2 b4-a4 d2-d1 a2-a1 c2-b1 a4-b4 d1-d2 undo redo a1-a2 b1-c2 b4-a4 d2-d1"
    " a2-a1 c2-b1 a4-b4 d1-d2",
    position="L1D1/LD2/4/LDLD L 0,0 - -,-",
)

# A short game given up, and one that ends as both sides wish.
RESIGNED = Script("pathagon", "d4 c4 resign:2 undo d5 resign", players=("Anna", ""))
AGREED = Script("quoridor", "e2 e8 draw", players=("", "Борис"))

SCRIPTS = {
    "quoridor": QUORIDOR,
    "quoridor4": QUORIDOR_FOUR,
    "pathagon": PATHAGON,
    "pathagon_draw": PATHAGON_DRAW,
    "pathagon_resigned": RESIGNED,
    "quoridor_agreed": AGREED,
}
