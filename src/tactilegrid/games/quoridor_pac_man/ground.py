"""What follows from the fences alone, which never move (PM-R1): neighbours, sight, distances."""

from __future__ import annotations

from functools import lru_cache

from tactilegrid.core.geometry import Direction
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.fences import Board, Walls, board_of
from tactilegrid.games.quoridor.moves import PLANE, SPAN

SIZE = 9
OFFSETS = {
    Direction.NORTH: SPAN,
    Direction.EAST: 1,
    Direction.SOUTH: -SPAN,
    Direction.WEST: -1,
}
FAR = 99  # further than any way on this board


def board() -> Board:
    """The board of 81 squares, the same as that of Quoridor."""
    return board_of(SIZE)


class Ground:
    """The board with its fences; equal where the fences are. Squares are numbers, sets are bits.

    `near` holds the neighbours of each square, `sight` what is seen from it along rows and columns
    (PM-A14), `grasp` where a ghost on it would catch Pac-Man in its next turn (PM-R7, R8).
    """

    __slots__ = ("_distances", "grasp", "near", "sight", "walls")

    def __init__(self, fences: int) -> None:
        self.walls: Walls = board().walls(fences)
        self.near = [0] * PLANE
        self.sight = [0] * PLANE
        self.grasp = [0] * PLANE
        self._distances: dict[int, list[int]] = {}
        for square in numbers(board().squares):
            self.near[square] = self.walls.near(square)
        for square in numbers(board().squares):
            for offset in OFFSETS.values():
                self._look(square, offset)

    def _look(self, square: int, offset: int) -> None:
        seen, far = square, 0
        while self.near[seen] >> seen + offset & 1 if seen + offset >= 0 else False:
            seen, far = seen + offset, far + 1
            self.sight[square] |= 1 << seen
            if far <= 2:
                self.grasp[square] |= 1 << seen

    def distances(self, square: int) -> list[int]:
        """The steps from every square to this one past fences, as if no figure stood there."""
        found = self._distances.get(square)
        if found is None:
            found = self._distances[square] = [FAR] * PLANE
            for steps, ring in enumerate(self.walls.rings(1 << square)):
                for each in numbers(ring):
                    found[each] = steps
        return found

    def nearest(self, square: int, squares: int) -> int:
        """The steps from a square to the nearest of a set."""
        found = self.distances(square)
        return min((found[each] for each in numbers(squares)), default=FAR)


@lru_cache(maxsize=64)
def ground_of(fences: int) -> Ground:
    """The ground of these fences, which must fit."""
    return Ground(fences)
