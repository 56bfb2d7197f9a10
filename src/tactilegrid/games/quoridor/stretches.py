"""Lists of fences put together from stretches of two rows instead of made move by move.

A stretch has few arrangements that ever come up, and a fence touches one or two stretches, so most
parts of a list have been made before.
"""

from __future__ import annotations

from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import PLANE, SPAN, Fence, Move, edge_of

ROWS = 2
LIMIT = 4096  # lists remembered a stretch


class Stretches:
    """The laying of every fence of a board as values, and lists of any set of them."""

    def __init__(self, fences: int) -> None:
        self._fences: dict[int, Move] = {
            number: Fence(edge_of(number)) for number in numbers(fences)
        }
        width = ROWS * SPAN
        self._stretches: list[tuple[int, int, dict[int, tuple[Move, ...]]]] = []
        for plane in (0, PLANE):
            for start in range(plane, plane + PLANE, width):
                mask = (1 << min(width, plane + PLANE - start)) - 1
                if fences >> start & mask:
                    self._stretches.append((start, mask, {}))

    def listed(self, fences: int) -> list[Move]:
        """The laying of each of these fences: horizontal before vertical, row by row."""
        moves: list[Move] = []
        for start, mask, known in self._stretches:
            part = fences >> start & mask
            found = known.get(part)
            if found is None:
                if len(known) >= LIMIT:
                    known.clear()
                found = tuple(self._fences[start + number] for number in numbers(part))
                known[part] = found
            moves += found
        return moves
