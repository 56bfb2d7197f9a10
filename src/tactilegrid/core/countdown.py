"""Time to move, where the rules of a game set a limit; no clock runs here."""

from __future__ import annotations

from typing import Any

from tactilegrid.core.value import Value


class Countdown(Value):
    """How many milliseconds the seat to move has, and the move that is made once they are over."""

    ms: int
    move: Any


class WithoutCountdown:
    """The answer of a game that never hurries anybody."""

    def countdown(self, seen: Any, /) -> Countdown | None:  # noqa: ARG002
        """None: there is all the time in the world."""
        return None
