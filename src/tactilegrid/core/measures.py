"""The numbers that a game goes by, for reviews, hints and questions what a move would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value


class Tally(Value):
    """One number: what is counted (a token), of which seat; `value` None: there is no number.

    `better` is 1 where more is better for the seat, -1 where less is.
    """

    name: str
    value: int | None
    seat: Seat | None = None
    better: int = 1


class WithoutMeasures:
    """The answers of a game that goes by no numbers that could be said."""

    notable: ClassVar[int] = 1

    def measure(self, seen: Any, /) -> Sequence[Tally]:  # noqa: ARG002
        """None."""
        return ()


def lead(tallies: Sequence[Tally], seat: Seat) -> int | None:
    """How far *seat* is ahead of its best rival by the first number of a game, or of nobody.

    None where a number is missing, or is nobody's own.
    """
    first = [tally for tally in tallies if tally.name == tallies[0].name]
    worths = {each.seat: each.value * each.better for each in first if each.value is not None}
    if len(worths) < len(first) or seat not in worths:
        return None
    rivals = [value for other, value in worths.items() if other != seat]
    return worths[seat] - max(rivals, default=0)


def cost(made: Sequence[Tally], better: Sequence[Tally], seat: Seat) -> int:
    """How much of its lead *seat* gave away by a move, against a better one; 0 where unknown."""
    now, then = lead(made, seat), lead(better, seat)
    return 0 if now is None or then is None else max(0, then - now)
