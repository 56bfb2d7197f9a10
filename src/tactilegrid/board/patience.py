"""Time as a link waits by: it stands still where the clock jumps, and never goes back."""

from __future__ import annotations

JUMP = 2000


class Patience:
    """A count of milliseconds, told of the clock at every look."""

    def __init__(self) -> None:
        self.time = 0
        self._clock: int | None = None

    def look(self, clock: int) -> int:
        """Go on with the clock; the answer is by how much it has jumped, which is not counted.

        A machine that slept, or a program that was held, has waited for nothing.
        """
        passed = 0 if self._clock is None else clock - self._clock
        self._clock = clock
        if passed > JUMP:
            return passed
        self.time += max(passed, 0)
        return 0
