"""What searchers of a maze like: numbers for what is known of a side and of the squares beside it.

LEARNED comes of CMA-ES on 1,600 mazes, 400 of each style of this program and of all strengths, by
the mean over styles of turns against those of a depth-first search; they were tried on other mazes
(docs/reference/engines.md). The first number of a line stands for the side itself; the others say
how much it changes with the share of barriers met, with straight corridors and with forks.
"""

from __future__ import annotations

# Goes on from where the pawn is, east before north and south before west, and back step by step.
DEEP = (*(0.0,) * 7, -1000.0, *(0.0,) * 7, -100.0, 0.0, 0.0, 1.0, *(0.0,) * 4, -1.0, 0.0, 0.0)

_LINES = (
    (3.89, 3.75, 1.21, 11.45),  # closed sides of the square behind it (border included)
    (-1.28, -5.89, 3.07, -2.10),  # fresh squares behind it
    (-2.13, -5.08, -0.18, 1.10),  # squares met behind it
    (-2.12, -3.83, 0.08, 0.09),  # how far east
    (-2.01, -8.10, 2.27, 3.89),  # on the border
    (3.29, 4.32, -0.58, 3.15),  # nothing unknown behind it
    (-4.74, -0.20, 0.21, -4.90),  # no fresh square behind it
    (-1.56, 1.54, -1.68, -3.23),  # an entrance
    (-1.93, -0.94, 0.71, -4.55),  # entrances found closed
    (-0.37, 0.71, -3.96, -1.23),  # entrances found open
    (0.40, -3.57, 1.11, -0.63),  # an entrance after eight turns
    (1.10, 6.16, -1.71, 7.92),  # an entrance when another is open
    (-3.66, 0.65, 1.15, -1.76),  # an entrance, by turns
    (2.05, -4.60, -3.29, -8.33),  # depth of the square before it
    (-0.07, -3.25, 1.74, 7.61),  # the deepest square
    (3.44, -0.86, -1.04, 4.76),  # steps from the pawn, tenths
    (-2.09, -5.89, -0.72, 1.79),  # ways out of it
    (0.79, 4.35, -0.55, -0.44),  # closed sides of it
    (2.98, -4.45, 0.58, 4.52),  # to the east
    (4.61, 2.32, 4.30, -0.95),  # from the pawn's square
    (5.92, -6.10, 7.74, -7.12),  # straight on
    (1.09, 3.80, 1.36, 5.78),  # it has ways out
    (0.88, 6.58, 3.33, -6.56),  # closed sides at the pawn
    (-3.89, -6.07, -2.36, -2.54),  # to the west
    (3.10, 0.15, -2.55, -5.77),  # how deep the deepest is, tenths
    (-0.56, -4.01, -5.09, -8.13),  # three fresh squares behind it
)
LEARNED = tuple(line[place] for place in range(4) for line in _LINES)
