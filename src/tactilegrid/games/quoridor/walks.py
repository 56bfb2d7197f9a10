"""Walks that are known to lead a pawn home, and the fences that would cross them.

Most walks that are needed are plain: straight to the goal, with at most one shift aside on the way.
They are tables, and which of them a board leaves free is a set of bits that only shrinks from fence
to fence.
"""

from __future__ import annotations

from typing import TypeAlias

from tactilegrid.games.quoridor.bits import crossing, numbers, plain_walks, whole
from tactilegrid.games.quoridor.moves import PLANE

# One free walk: the fences and the halves of fences that would cross it; then the plain walks that
# were free, and the fences on the board, when it was found.
Known: TypeAlias = "tuple[int, int, int, int]"


class PlainWalks:
    """The plain walks from a square to a goal, by number, those that go aside least first.

    `halves` and `whole` hold the halves of fences and the fences that would cross each; `crossed`
    holds for every fence the walks that it crosses, as a set of bits.
    """

    __slots__ = ("all", "crossed", "halves", "whole")

    def __init__(self, square: int, goal: int, size: int) -> None:
        inside = (1 << 2 * PLANE) - 1
        self.halves = [crossing(*walk) for walk in plain_walks(square, goal, size)]
        self.whole = [whole(halves) for halves in self.halves]
        self.all = (1 << len(self.halves)) - 1
        self.crossed = [0] * (2 * PLANE)
        for number, fences in enumerate(self.whole):
            for fence in numbers(fences & inside):
                self.crossed[fence] |= 1 << number

    def still_free(self, free: int, laid: int) -> int:
        """Those of the walks *free* that the fences *laid* leave free."""
        for fence in numbers(laid):
            free &= ~self.crossed[fence]
        return free
