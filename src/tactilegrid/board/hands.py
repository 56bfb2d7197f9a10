"""What hands do on a board of either kind, out of what its driver tells and of the time.

This runs where the driver runs, so that nobody else is woken by time that passes.
"""

from __future__ import annotations

from tactilegrid.board.driver import (
    PIECES,
    Connected,
    Faulty,
    Happening,
    Lost,
    Refused,
    Snapshot,
    Switched,
)
from tactilegrid.board.fingers import TWICE, Fingers, Touched
from tactilegrid.board.settling import Settled, Settling

Meant = Connected | Faulty | Lost | Refused | Touched | Settled


class Hands:
    """The hands at one board, whichever is connected."""

    def __init__(self, manner: str = TWICE) -> None:
        self.fingers = Fingers(manner)
        self.settling: Settling | None = None  # at a board that feels pieces
        self.now = 0

    def take(self, happening: Happening) -> list[Meant]:
        """Something happened: what it means, as far as that can be told yet."""
        match happening:
            case Connected():
                return self._connected(happening)
            case Switched(number=number, closed=closed, at=at):
                self.now = max(self.now, at)
                if self.settling is not None:
                    self.settling.switched(number, closed, at)
                    return []
                return [*self.fingers.tick(at), *self.fingers.switched(number, closed, at)]
            case Snapshot(closed=closed, at=at):
                self.now = max(self.now, at)
                if self.settling is not None:
                    self.settling.reset(closed, at)
                else:
                    self.fingers.reset(closed, at)
                return []
        if isinstance(happening, Lost):
            self.fingers.reset((), self.now)
            self.settling = None
        return [happening]

    def _connected(self, found: Connected) -> list[Meant]:
        self.settling = None
        if found.board.kind == PIECES:
            self.settling = Settling(found.closed)
        self.fingers.reset(found.closed, self.now)
        return [found]

    @property
    def quiet(self) -> bool:
        """Whether nothing that was done still has to be told."""
        if self.settling is not None:
            return self.settling.changed is None
        return not self.fingers.waiting

    def tick(self, now: int) -> list[Meant]:
        """It is so late."""
        self.now = max(self.now, now)
        if self.settling is not None:
            return [*self.settling.tick(self.now)]
        return [*self.fingers.tick(self.now)]
