"""What depends on the size of a board alone: masks, goals, and tables of fences."""

from __future__ import annotations

from tactilegrid.games.quoridor.bits import POSTS_BELOW, numbers
from tactilegrid.games.quoridor.moves import PLANE, SPAN


class Tables:
    """Squares, open sides and goals as sets of bits; lists by the number of a fence.

    `unfit` are the fences that it rules out (QD-A2), `posts` its three posts, `sides` the squares
    on both sides of it and the sides inside each pair, `keep_north` and `keep_east` the sides that
    it leaves open.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        row = (1 << size) - 1
        column = sum(1 << rank * SPAN for rank in range(size))
        self.squares = sum(row << rank * SPAN for rank in range(size))
        far_row, far_column = row << (size - 1) * SPAN, column << (size - 1)
        # seats go round clockwise from the south side; goals lie opposite (QD-A1)
        self._goals = {2: (far_row, row), 4: (far_row, far_column, row, column)}
        shorter = (1 << size - 1) - 1
        level = sum(shorter << rank * SPAN for rank in range(size - 1))
        self.fences = level | level << PLANE
        self.open_north = self.squares & ~far_row
        self.open_east = self.squares & ~far_column
        top = max(numbers(self.fences)) + 1
        self.unfit = [0] * top
        self.posts = [0] * top
        self.sides = [(0, 0, 0)] * top
        self.keep_north = [-1] * top
        self.keep_east = [-1] * top
        for fence in numbers(self.fences):
            self._tabulate(fence)

    def _border(self) -> int:
        edge = (1 << self.size + 1) - 1
        sides = 1 | 1 << self.size
        middle = sum(sides << rank * SPAN for rank in range(1, self.size))
        return edge | middle | edge << self.size * SPAN

    def _tabulate(self, fence: int) -> None:
        square, upright = fence % PLANE, fence >= PLANE
        along, own, other = (SPAN, PLANE, 0) if upright else (1, 0, PLANE)
        before = 1 << own + square - along if square >= along else 0
        self.unfit[fence] = self.fences & (
            before | 1 << own + square | 1 << own + square + along | 1 << other + square
        )
        post = square + POSTS_BELOW
        self.posts[fence] = 1 << post - along | 1 << post | 1 << post + along
        closed = 1 << square | 1 << square + along
        across = 1 if upright else SPAN
        self.sides[fence] = (closed, closed << across, 1 << square | 1 << square + across)
        if upright:
            self.keep_east[fence] = ~closed
        else:
            self.keep_north[fence] = ~closed

    def goals(self, players: int) -> tuple[int, ...]:
        """The squares each seat has to reach, in seat order (QD-R3, A1)."""
        return self._goals[players]
