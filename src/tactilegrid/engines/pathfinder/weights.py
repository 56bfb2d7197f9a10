"""What searchers of a maze like: numbers for what is known of a side and of the squares beside it.

LEARNED comes of CMA-ES on 1,600 mazes, 400 of each style of this program and of all strengths, by
the mean over styles of turns against those of a depth-first search; they were tried on other mazes
(docs/reference/engines.md). The first number of a line stands for the side itself; the others say
how much it changes with the share of barriers met, with straight corridors and with forks.
"""

from __future__ import annotations

from functools import cache

# Goes on from where the pawn is, east before north and south before west, and back step by step.
DEEP = (*(0.0,) * 7, -1000.0, *(0.0,) * 7, -100.0, 0.0, 0.0, 1.0, *(0.0,) * 4, -1.0, 0.0, 0.0)

_LINES = (
    (3.50, 3.33, 1.27, 14.96),  # closed sides of the square behind it (border included)
    (-1.47, -4.95, 1.82, -3.81),  # fresh squares behind it
    (-2.67, -5.90, -1.25, -2.00),  # squares met behind it
    (-1.56, -1.78, -1.28, 3.52),  # how far east
    (-2.13, -10.00, 2.21, 3.35),  # on the border
    (4.47, 1.80, 0.35, 4.84),  # nothing unknown behind it
    (-6.36, -3.11, 0.68, -5.43),  # no fresh square behind it
    (-2.20, 5.58, -2.00, -4.35),  # an entrance
    (-1.24, 1.29, 0.15, -5.14),  # entrances found closed
    (0.56, 2.02, -5.64, -1.98),  # entrances found open
    (2.23, -3.76, -0.05, -0.27),  # an entrance after eight turns
    (0.83, 6.87, -0.97, 6.11),  # an entrance when another is open
    (-3.67, 1.83, 0.35, -1.66),  # an entrance, by turns
    (1.67, -5.06, -1.86, -11.12),  # depth of the square before it
    (1.41, -3.67, 1.69, 9.19),  # the deepest square
    (2.99, -1.58, 0.61, 3.46),  # steps from the pawn, tenths
    (-2.26, -6.28, -1.64, 4.74),  # ways out of it
    (1.50, 4.88, -1.04, -3.27),  # closed sides of it
    (2.58, -3.82, 2.05, 7.02),  # to the east
    (6.19, 2.99, 3.46, -1.85),  # from the pawn's square
    (5.48, -5.97, 8.19, -8.27),  # straight on
    (1.49, 5.05, 1.34, 5.63),  # it has ways out
    (-0.55, 5.74, 3.66, -6.85),  # closed sides at the pawn
    (-2.86, -7.28, -3.51, -3.37),  # to the west
    (2.27, -1.29, -1.82, -7.12),  # how deep the deepest is, tenths
    (-1.17, -3.85, -4.96, -8.93),  # three fresh squares behind it
)
LEARNED = tuple(line[place] for place in range(4) for line in _LINES)

# How much more, or less, a style makes of going straight on: as much as costs few turns.
STRAIGHT = 20  # its place in a line of weights
LEANS = {"deep": (DEEP, 1.0), "learned": (LEARNED, 8.0)}


@cache
def leant(name: str, lean: int) -> tuple[float, ...]:
    """Those weights for a bold (1) or careful (-1) searcher, or as they are (0)."""
    weights, much = LEANS[name]
    before, after = weights[:STRAIGHT], weights[STRAIGHT + 1 :]
    return (*before, weights[STRAIGHT] + lean * much, *after)
