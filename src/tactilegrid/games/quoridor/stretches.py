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
        self._stretches: list[tuple[int, dict[int, tuple[Move, ...]]]] = []
        for plane in (0, PLANE):
            for start in range(plane, plane + PLANE, width):
                mask = (1 << min(start + width, plane + PLANE)) - (1 << start)
                if fences & mask:
                    self._stretches.append((mask, {}))

    def listed(self, fences: int) -> list[Move]:
        """The laying of each of these fences: horizontal before vertical, row by row."""
        moves: list[Move] = []
        for mask, known in self._stretches:
            part = fences & mask  # not shifted down: a key may be large, and a shift takes time
            moves += known.get(part) or self._make(part, known)
        return moves

    def pick(self, fences: int, place: int) -> Move:
        """One of that list, without the others; IndexError: the list is shorter."""
        for mask, known in self._stretches:
            part = fences & mask
            count = part.bit_count()
            if place < count:
                return (known.get(part) or self._make(part, known))[place]
            place -= count
        raise IndexError(place)

    def _make(self, part: int, known: dict[int, tuple[Move, ...]]) -> tuple[Move, ...]:
        if len(known) >= LIMIT:
            known.clear()
        made = known[part] = tuple(self._fences[number] for number in numbers(part))
        return made
