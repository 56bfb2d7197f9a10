"""The puzzles that come with the game, the easiest first; all are this project's own.

`best` is the length of a shortest solution under the usual settings, found by the solver.
"""

from __future__ import annotations

from tactilegrid.core.value import Value


class Shipped(Value):
    """A puzzle in one line, its name in settings and catalogues, and its shortest solution."""

    name: str
    best: int
    text: str


PUZZLES = (
    Shipped(
        "first-steps",
        3,
        "EQ 6x6 E=a6 V=e4 G=d5; village b4",
    ),
    Shipped(
        "thorns",
        4,
        "EQ 6x6 E=c6 V=c2 G=a4; village a5; spike a1 b1 d1 f3 c5",
    ),
    Shipped(
        "low-wall",
        4,
        "EQ 6x6 E=a1 V=c1 G=f4; village a4; spike e4; barrier a2 E,SE,S; barrier b3 NE,E,SE; "
        "barrier f3 W,NW,N; barrier b5 SE,S,SW",
    ),
    Shipped(
        "amulet",
        4,
        "EQ 6x6 E=d5 V=b6 G=e3; village e4; spike a2 d2 a3; amulet c1 c2 b3 e6; barrier a4 SE,S,SW",
    ),
    Shipped(
        "in-the-sights",
        5,
        "EQ 6x6 E=e1 V=e4 G=c2; village b4; spike b1 b5 a6; cross d1 f1 b6 f6; barrier a2 SE,S,SW",
    ),
    Shipped(
        "first-snow",
        5,
        "EQ 6x6 E=f4 V=f1 G=e2; village a4; spike a1 e1 c4; snow f2 b4 c5 e6; "
        "barrier b2 N,NE,E; barrier b5 S,SW,W",
    ),
    Shipped(
        "two-doors",
        5,
        "EQ 6x6 E=e3 V=a6 G=d3; village a3; spike b1 f4 d6 e6; warp-SW e2; warp-NW f5; "
        "barrier c1 E,SE,S; barrier f3 W,NW,N; barrier b5 N,NE,E",
    ),
    Shipped(
        "guardian",
        5,
        "EQ 6x6 E=f2 V=b4 G=d6; village d1; spike c1 c2 d3 c4 b5 b6; guardian d4 c6; "
        "barrier f3 SW,W,NW; barrier a4 S,SW,W",
    ),
    Shipped(
        "hedges",
        6,
        "EQ 7x6 E=f1 V=c1 G=f4; village f3; spike a1 b1 b3; barrier d2 N,NE,E; "
        "barrier f2 b4 e4 pipeSW,W; barrier a6 pipeS,SW; barrier d6 SE,S,SW",
    ),
    Shipped(
        "slippery",
        6,
        "EQ 7x6 E=e6 V=e2 G=b5; village a4; spike f2 f3 f4 b6; amulet d1 e1 a2 d2 c4; "
        "snow g2 d5; barrier f1 NE,E,SE; barrier e3 e6 pipeN,NE",
    ),
    Shipped(
        "marksman",
        6,
        "EQ 7x7 E=e1 V=b5 G=e2; village b2; spike d2 a4 b4 c5; cross g2 c3 e5 f6 d7; "
        "barrier e1 pipeE,SE; barrier a3 S,SW,W; barrier b3 E,SE,S; barrier f3 pipeSW,W",
    ),
    Shipped(
        "winter",
        6,
        "EQ 7x7 E=a1 V=a7 G=f2; village e2; spike e1 f1 c2 g3; cross g5; "
        "snow d1 b2 e3 f3 c5; barrier b6 SW,W,NW; barrier b7 N,NE,E; barrier d7 NW,N,NE; "
        "barrier f7 pipeSE,S",
    ),
    Shipped(
        "wolf-pit",
        7,
        "EQ 7x7 E=f1 V=c1 G=b2; village b4; spike a1 e1 a3 e4 g5 c6 a7; barrier e2 pipeSW,W; "
        "barrier c4 pipeE,SE; barrier d5 E,SE,S; barrier e6 SW,W,NW; barrier e7 NW,N,NE",
    ),
    Shipped(
        "four-winds",
        7,
        "EQ 7x7 E=e2 V=d1 G=b3; village a7; spike b1 f1 c2 c3 c5; warp-NE d4; warp-SE a6; "
        "warp-W f2; warp-NW b2; barrier c1 pipeE,SE; barrier d1 pipeW,NW; "
        "barrier e3 pipeS,SW; barrier f6 SE,S,SW; barrier g7 pipeN,NE",
    ),
    Shipped(
        "old-mill",
        7,
        "EQ 7x7 E=e5 V=d5 G=c6; village a5; spike a1 d1 b2 f4; cross g5 e6; amulet f2 d6; "
        "barrier b1 a4 NW,N,NE; barrier e1 SW,W,NW; barrier g1 N,NE,E; barrier c2 pipeN,NE; "
        "barrier e5 f6 E,SE,S",
    ),
    Shipped(
        "ford",
        8,
        "EQ 7x7 E=g3 V=c3 G=b2; village g7; spike a1 a2 d7 e7 f7; guardian g5; snow g1 f3; "
        "barrier e1 NE,E,SE; barrier a3 b4 pipeNE,E,SE; barrier g3 N,NE,E; "
        "barrier g4 pipeE,SE; barrier c5 pipeE,SE,S; barrier c6 pipeSW,W",
    ),
    Shipped(
        "narrow-lane",
        8,
        "EQ 8x7 E=f5 V=d1 G=a4; village a1; spike c2 h2 a3 d3 c5; barrier c4 pipeSW,W,NW; "
        "barrier d4 pipeNE,E,SE; barrier e4 N,NE,E; barrier f4 pipeN,NE,E; "
        "barrier h4 pipeW,NW; barrier a5 pipeE,SE,S; barrier d5 pipeN,NE; barrier f5 S,SW,W; "
        "barrier h6 pipeS,SW,W; barrier d7 SW,W,NW",
    ),
    Shipped(
        "market-day",
        8,
        "EQ 8x8 E=b5 V=b8 G=c7; village c5 h5; spike h1 f3 c4 h6 d7 e8; cross g1 f4; "
        "amulet d2 f5 a7; guardian c3; snow h3 c6; warp-N b6; warp-E g3; warp-S a3; "
        "warp-W f6; barrier a2 pipeE,SE,S; barrier e3 pipeSE,S; barrier a4 pipeN,NE,E; "
        "barrier b5 pipeNE,E; barrier d5 S,SW,W; barrier e7 pipeW,NW,N; barrier c8 SE,S,SW; "
        "barrier h8 pipeNW,N,NE",
    ),
    Shipped(
        "watchtower",
        9,
        "EQ 8x8 E=g4 V=c8 G=b7; village b5; spike a1 f1 c4 h4 h5 h7; cross e2 g2 b4 d6; "
        "barrier b1 f2 h2 pipeSW,W,NW; barrier d1 pipeE,SE,S; barrier h1 NW,N,NE; "
        "barrier a4 pipeNW,N; barrier g4 pipeE,SE; barrier c5 pipeSE,S,SW; "
        "barrier d5 pipeNE,E",
    ),
    Shipped(
        "frozen-lake",
        9,
        "EQ 8x8 E=h7 V=e5 G=b8; village h3; spike a4 g4 a7 c7 h8; amulet b3 h5 h6; "
        "snow e1 a5 f5 c6 d7 g8; barrier a1 SW,W,NW; barrier a2 d8 pipeS,SW,W; "
        "barrier f3 c8 pipeSW,W; barrier d5 pipeNW,N; barrier a6 pipeW,NW; "
        "barrier d6 pipeE,SE; barrier h7 pipeW,NW,N",
    ),
    Shipped(
        "crossroads",
        10,
        "EQ 8x8 E=c6 V=f3 G=e2; village a8; spike a1 c3 f5 g6 b7 f8; warp-N b8; warp-E f7; "
        "warp-S g7; warp-SW f2; warp-W d6; warp-NW b2; barrier f1 E,SE,S; "
        "barrier d2 pipeSW,W,NW; barrier a3 pipeN,NE; barrier e3 S,SW,W; barrier a4 SE,S,SW; "
        "barrier c5 W,NW,N; barrier c6 pipeW,NW,N; barrier e6 pipeE,SE; "
        "barrier f6 pipeS,SW,W; barrier c7 NE,E,SE",
    ),
    Shipped(
        "charcoal-burners",
        10,
        "EQ 8x8 E=d1 V=b8 G=c7; village e5; spike a3 e3 b4 e4 f6 f8; cross b7 c8; "
        "amulet h3 a5; snow a2 h2; barrier b1 f5 pipeSE,S,SW; barrier d1 pipeS,SW; "
        "barrier h1 NE,E,SE; barrier f2 pipeN,NE; barrier g2 S,SW,W; barrier c3 pipeN,NE,E; "
        "barrier f3 SW,W,NW; barrier f4 pipeNE,E,SE; barrier e6 NW,N,NE; barrier f7 pipeNW,N",
    ),
    Shipped(
        "witch-garden",
        11,
        "EQ 8x8 E=a8 V=c1 G=d2; village d4; spike a1 b1 f2 c3 d3 a7 d8; cross h1 g4; "
        "amulet b4 d6 f6; guardian d5 f7; snow b7 f8; warp-E h6; warp-SE h3; warp-NW f1; "
        "barrier c2 g7 NE,E,SE; barrier a3 pipeW,NW; barrier f3 h8 pipeE,SE,S; "
        "barrier c5 pipeS,SW; barrier g5 pipeSE,S; barrier c6 pipeN,NE,E; "
        "barrier d7 pipeNE,E; barrier e8 pipeW,NW,N",
    ),
    Shipped(
        "quarry",
        11,
        "EQ 8x8 E=g7 V=g1 G=e3; village a4; spike g2 e4 d6 f6 g6 d8; barrier d1 e8 pipeNE,E; "
        "barrier g1 pipeE,SE; barrier h1 b5 e7 W,NW,N; barrier d2 S,SW,W; "
        "barrier h2 pipeW,NW; barrier c4 pipeNW,N,NE; barrier f4 g7 pipeSW,W,NW; "
        "barrier f5 pipeS,SW,W; barrier h6 c8 pipeNE,E,SE; barrier f7 pipeSE,S,SW; "
        "barrier g8 pipeW,NW,N",
    ),
    Shipped(
        "goblin-bridge",
        12,
        "EQ 8x8 E=h4 V=h3 G=f5; village d4; spike a1 a2 c3 d3 e3 b4 a5; cross h2 a4 b5; "
        "snow d1 d7 b8; barrier c1 a3 pipeNE,E; barrier h4 pipeNE,E,SE; barrier f5 pipeSW,W; "
        "barrier b6 W,NW,N; barrier e6 c8 g8 SE,S,SW; barrier h6 NW,N,NE; "
        "barrier f7 a8 pipeW,NW,N; barrier d8 pipeSW,W,NW; barrier h8 pipeE,SE",
    ),
    Shipped(
        "two-villages",
        12,
        "EQ 8x8 E=c1 V=g4 G=d1; village b3 c6; spike a2 e3 g3 a4 b4 f5 h5; cross e5 b6 d7; "
        "amulet a3 c8; snow d3 h7; barrier b1 g1 d8 SW,W,NW; barrier c1 e6 pipeSW,W,NW; "
        "barrier d1 pipeN,NE,E; barrier c2 pipeE,SE; barrier f2 SE,S,SW; "
        "barrier g2 f8 S,SW,W; barrier c3 a8 NW,N,NE; barrier f3 pipeSW,W; "
        "barrier c4 pipeNE,E,SE; barrier c5 pipeSE,S",
    ),
    Shipped(
        "deep-forest",
        13,
        "EQ 8x8 E=f6 V=c3 G=a5; village g3; spike e2 b3 d3 d4 b7 c8 e8; cross a7 c7; "
        "amulet g1 d7; guardian b2; snow d6 h7; warp-N b4; warp-S f8; "
        "barrier a1 f6 pipeSE,S; barrier d2 NE,E,SE; barrier g2 pipeNE,E,SE; "
        "barrier c3 a5 pipeN,NE,E; barrier c4 c6 pipeS,SW; barrier e4 E,SE,S; "
        "barrier g4 pipeNW,N,NE; barrier h4 pipeN,NE; barrier c5 pipeE,SE,S; "
        "barrier g6 NW,N,NE; barrier f7 pipeSW,W,NW; barrier a8 S,SW,W",
    ),
    Shipped(
        "labyrinth",
        13,
        "EQ 8x8 E=c6 V=d6 G=e7; village g2; spike b4 a5 d5 e5 c8 d8; barrier b1 h6 pipeE,SE; "
        "barrier c1 pipeE,SE,S; barrier h1 pipeS,SW; barrier b2 pipeSW,W; "
        "barrier h2 h5 pipeSW,W,NW; barrier a4 pipeW,NW,N; barrier d4 pipeNW,N,NE; "
        "barrier e4 NE,E,SE; barrier h4 a8 SE,S,SW; barrier e6 pipeN,NE; "
        "barrier a7 pipeSE,S,SW; barrier b7 f7 pipeN,NE,E; barrier h7 pipeSE,S; "
        "barrier b8 N,NE,E; barrier f8 NW,N,NE; barrier g8 pipeNE,E",
    ),
    Shipped(
        "full-sheet",
        14,
        "EQ 8x8 E=h7 V=d6 G=a3; village d2 d3; spike a1 c3 d5 e6 d8 g8; cross d1 b3 b8 h8; "
        "amulet b1 h2 a6 b7 c7; guardian b2 a4 g7; snow c2 e5 c6 c8; warp-N g2; warp-NE f8; "
        "warp-E f2; warp-SE e3; warp-S h3; warp-SW f4; warp-W d7; warp-NW h4; "
        "barrier c1 pipeSW,W; barrier f1 pipeSE,S; barrier h1 g4 NE,E,SE; "
        "barrier e2 SW,W,NW; barrier a3 a8 SE,S,SW; barrier f3 f6 g6 pipeNE,E; "
        "barrier g3 pipeNW,N; barrier e4 W,NW,N; barrier g5 pipeE,SE; "
        "barrier d6 pipeSE,S,SW; barrier h6 pipeSW,W,NW; barrier h7 pipeS,SW,W",
    ),
    Shipped(
        "mountain-pass",
        15,
        "EQ 8x8 E=h3 V=g8 G=h7; village b1; spike a1 a2 e2 a3 h4 a8 f8; cross h1 g4 c6; "
        "amulet g1 c2 a5; snow h6 a7 h8; barrier g2 b4 pipeNE,E,SE; barrier h2 NW,N,NE; "
        "barrier d3 b8 pipeE,SE; barrier e3 pipeSE,S; barrier f3 pipeN,NE; "
        "barrier h3 f7 g8 SW,W,NW; barrier a4 d7 pipeS,SW; barrier c4 S,SW,W; "
        "barrier e4 d5 pipeNW,N,NE; barrier c5 f6 SE,S,SW; barrier h5 pipeE,SE,S",
    ),
    Shipped(
        "long-night",
        17,
        "EQ 9x8 E=b3 V=i6 G=h5; village d4; spike g1 c3 d3 a5 i5 f6 g6 a7; cross e1 h4 a8; "
        "amulet i1 d8; snow a1 a3 e3; barrier a2 b4 pipeE,SE,S; barrier h2 i3 i7 pipeE,SE; "
        "barrier i2 pipeN,NE,E; barrier a4 pipeNW,N; barrier i4 h8 pipeSE,S; "
        "barrier b5 pipeNW,N,NE; barrier a6 d7 g7 pipeS,SW,W; barrier b6 h6 NW,N,NE; "
        "barrier i6 S,SW,W; barrier b7 f7 pipeNE,E,SE; barrier c7 pipeW,NW; "
        "barrier h7 pipeSW,W",
    ),
    Shipped(
        "goblin-king",
        19,
        "EQ 8x8 E=d1 V=g7 G=e5; village h3; spike g1 h1 e3 c5 a6 b6 h7 a8; "
        "cross f4 c6 e6 d7; amulet g4 a5 h6; guardian g3; snow e1 b2 a3 h8; warp-E f7; "
        "warp-SE f1; barrier c1 N,NE,E; barrier d1 d2 c7 pipeE,SE,S; barrier f2 g2 S,SW,W; "
        "barrier b3 c4 pipeS,SW; barrier d3 e4 pipeSE,S; barrier a4 pipeW,NW; "
        "barrier b4 h4 g6 pipeN,NE,E; barrier d4 f5 e8 E,SE,S; barrier b5 g5 pipeW,NW,N; "
        "barrier h5 SW,W,NW; barrier a7 pipeSW,W; barrier g8 pipeNE,E",
    ),
    Shipped(
        "way-home",
        23,
        "EQ 9x9 E=b8 V=e7 G=g5; village c1; spike a3 c3 e4 e6 f6 a8 c9 g9 h9; "
        "cross e1 a2 c2 d6; amulet b4 c4 i4 f8; guardian g7; snow e2 b3 e5 d7; warp-NE a7; "
        "warp-E i2; warp-SE h1; warp-NW h6; barrier g2 a9 E,SE,S; barrier h2 b9 pipeE,SE; "
        "barrier i3 pipeSW,W; barrier d4 b7 pipeN,NE,E; barrier h4 NE,E,SE; "
        "barrier a5 pipeNW,N; barrier b5 SE,S,SW; barrier c5 i8 pipeSE,S,SW; "
        "barrier g5 NW,N,NE; barrier h5 f7 pipeS,SW; barrier i5 i9 N,NE,E; "
        "barrier a6 S,SW,W; barrier b6 h7 i7 SW,W,NW; barrier g6 f9 pipeW,NW; "
        "barrier e7 pipeW,NW,N; barrier b8 pipeN,NE; barrier c8 pipeNE,E,SE; "
        "barrier d9 pipeSE,S; barrier e9 pipeSW,W,NW",
    ),
)
