"""When what stands on a board is meant: hands slide pieces, brush them, and change their mind.

Nothing counts before all switches have rested for a while. What has been put back by then was
never told.
"""

from __future__ import annotations

from collections.abc import Iterable

from tactilegrid.core.value import Value

SETTLE_MS = 400  # so long nothing may change before it counts
REST_MS = 3000  # so long it stays before it is no move that is only half made


class Settled(Value):
    """The switches that are closed, unchanged for SETTLE_MS; `rested`: for REST_MS."""

    closed: frozenset[int]
    rested: bool = False


class Settling:
    """The switches of one board and how long they have rested; times are milliseconds."""

    def __init__(self, closed: Iterable[int]) -> None:
        self.closed = set(closed)
        self.told = frozenset(self.closed)
        self.changed: int | None = None  # when something last changed that was not told yet
        self.resting: int | None = None  # since when what was told has rested, until that is told

    def reset(self, closed: Iterable[int], at: int) -> None:
        """So it is now, however it came to that."""
        self.closed = set(closed)
        self.changed = at

    def switched(self, number: int, closed: bool, at: int) -> None:
        """A piece came or went."""
        if closed:
            self.closed.add(number)
        else:
            self.closed.discard(number)
        self.changed = at

    def tick(self, now: int) -> list[Settled]:
        """It is so late."""
        state = frozenset(self.closed)
        if self.changed is not None and now - self.changed >= SETTLE_MS:
            since, self.changed = self.changed, None
            if state != self.told:
                self.told, self.resting = state, since
                return [Settled(state)]
        if self.changed is None and self.resting is not None and now - self.resting >= REST_MS:
            self.resting = None
            return [Settled(state, rested=True)]
        return []
