"""Tables of the ground of a layout, for looking at many positions: steps, sight, distances.

Squares are numbers as in the game, sets are bits.
"""

from __future__ import annotations

from functools import lru_cache

from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import PLANE, SPAN
from tactilegrid.games.quoridor_pac_man.ground import Ground, board, ground_of


class Chart:
    """What the fences of one layout amount to; `steps` and `distances` are by square."""

    __slots__ = ("distances", "east", "grasp", "near", "north", "sight", "south", "steps", "west")

    def __init__(self, ground: Ground) -> None:
        self.near = ground.near
        self.sight = ground.sight
        self.grasp = ground.grasp
        squares = numbers(board().squares)
        self.steps = [tuple(numbers(near)) for near in ground.near]
        self.distances = [
            ground.distances(square) if square in squares else [] for square in range(PLANE)
        ]
        self.north = self._open(squares, SPAN)
        self.south = self._open(squares, -SPAN)
        self.east = self._open(squares, 1)
        self.west = self._open(squares, -1)

    def _open(self, squares: list[int], offset: int) -> int:
        """The squares from which one can step by this offset."""
        return sum(
            1 << square
            for square in squares
            if square + offset >= 0 and self.near[square] >> square + offset & 1
        )

    def around(self, squares: int) -> int:
        """All that is one step from a set."""
        return (
            (squares & self.north) << SPAN
            | (squares & self.south) >> SPAN
            | (squares & self.east) << 1
            | (squares & self.west) >> 1
        )

    def grasped(self, squares: int) -> int:
        """Where ghosts on a set could catch Pac-Man in their next turn: a step, or two straight."""
        up = (squares & self.north) << SPAN
        down = (squares & self.south) >> SPAN
        right = (squares & self.east) << 1
        left = (squares & self.west) >> 1
        return (
            up
            | down
            | right
            | left
            | (up & self.north) << SPAN
            | (down & self.south) >> SPAN
            | (right & self.east) << 1
            | (left & self.west) >> 1
        )


@lru_cache(maxsize=8)
def chart_of(fences: int) -> Chart:
    """The chart of these fences."""
    return Chart(ground_of(fences))
