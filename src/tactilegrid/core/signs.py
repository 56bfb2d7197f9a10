"""What is on a square, or between two, as one token of a small list.

For outputs that show a whole board at once with one shape for each token. A token is chosen from an
observation, like words, so that it can tell no more than they do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tactilegrid.core.geometry import Cell
from tactilegrid.core.seats import Seat

if TYPE_CHECKING:
    from tactilegrid.core.game import Place
    from tactilegrid.core.message import Message

EMPTY, PIECE, FRIEND, FOE = "empty", "piece", "friend", "foe"
GOAL, ITEM, GUARDED, TRAP = "goal", "item", "guarded", "trap"
BUILT, HEAP, PATH, BARRED, SPECIAL = "built", "heap", "path", "barred", "special"
SEATS = ("seat-1", "seat-2", "seat-3", "seat-4")
SIGNS = (
    *(EMPTY, *SEATS, PIECE, FRIEND, FOE, GOAL, ITEM, GUARDED),
    *(TRAP, BUILT, HEAP, PATH, BARRED, SPECIAL),
)
# What can be taken from a board, as it is told by each token: a guarded thing is not gone.
TAKEN: Mapping[str, tuple[str, ...]] = {
    **{sign: (sign,) for sign in (*SEATS, FOE, ITEM)},
    GUARDED: (FOE, ITEM),
}

OPEN, WALL, UNKNOWN = "open", "wall", "unknown"
SIDES = (OPEN, WALL, UNKNOWN)


def seat_sign(seat: Seat) -> str:
    """The token of what belongs to a seat."""
    return SEATS[seat.number - 1]


def seat_of(sign: str) -> Seat | None:
    """The seat whose token it is."""
    return Seat(SEATS.index(sign) + 1) if sign in SEATS else None


def foremost(signs: Iterable[str]) -> str:
    """The token of a square on which there are several things: the first of them."""
    return next(iter(signs), EMPTY)


class WithSigns:
    """The tokens of a game that has none of its own: something or nothing, and open sides."""

    lasting: ClassVar[frozenset[str]] = frozenset()

    if TYPE_CHECKING:

        def describe(self, place: Place, seen: Any, /) -> Message | None:
            """See `core.game`."""

    def sign(self, place: Place, seen: Any, /) -> str:
        """Whether there is anything to describe."""
        if not isinstance(place, Cell):
            return OPEN
        return EMPTY if self.describe(place, seen) is None else PIECE
