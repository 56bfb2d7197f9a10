"""Who sits at the table, and who only watches."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.value import Value


class Seat(Value):
    """A place at the table, counted from 1 everywhere."""

    number: int


class Spectator(Value):
    """Somebody who sees what is public, and two people who share one keyboard."""


SPECTATOR = Spectator()
Viewer = Seat | Spectator


def everyone(seats: Sequence[Seat]) -> tuple[Viewer, ...]:
    """The audience of a fact that nobody may miss."""
    return (*seats, SPECTATOR)
