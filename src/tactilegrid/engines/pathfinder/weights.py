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
    (3.81, 0.23, -2.17, 6.15),  # closed sides of the square behind it (border included)
    (-1.75, -4.24, 2.83, -0.50),  # fresh squares behind it
    (-3.48, -3.75, 1.15, 1.25),  # squares met behind it
    (-2.34, -1.73, 2.91, -2.15),  # how far east
    (-2.47, -4.59, -0.34, 0.52),  # on the border
    (1.29, 2.75, -2.67, 6.10),  # nothing unknown behind it
    (-0.83, -0.71, -0.69, -1.08),  # no fresh square behind it
    (-1.18, 1.52, -0.57, -3.11),  # an entrance
    (-3.04, 1.66, 1.44, -2.92),  # entrances found closed
    (-1.05, 0.94, -1.59, -0.79),  # entrances found open
    (1.65, -1.44, 1.18, -1.25),  # an entrance after eight turns
    (1.35, 6.85, -1.20, 6.26),  # an entrance when another is open
    (-2.82, 3.00, -1.10, -2.56),  # an entrance, by turns
    (2.23, -5.09, -3.75, -6.47),  # depth of the square before it
    (2.26, -1.74, -2.79, 5.93),  # the deepest square
    (1.93, -1.23, 1.40, 4.64),  # steps from the pawn, tenths
    (-0.34, -3.06, 0.28, 2.67),  # ways out of it
    (0.64, 2.99, 1.10, -1.05),  # closed sides of it
    (3.62, -1.86, 0.10, 6.01),  # to the east
    (2.68, 2.22, 1.24, 0.53),  # from the pawn's square
    (6.31, -6.79, 5.59, -3.93),  # straight on
    (-1.47, 3.16, 1.47, 0.18),  # it has ways out
    (1.81, 3.24, 2.59, -4.16),  # closed sides at the pawn
    (-5.05, -5.00, -2.07, -0.99),  # to the west
    (5.58, -1.93, -1.90, -6.10),  # how deep the deepest is, tenths
    (-1.53, -0.56, -5.93, -3.65),  # three fresh squares behind it
)
LEARNED = tuple(line[place] for place in range(4) for line in _LINES)
