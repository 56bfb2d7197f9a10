"""What other threads have for the desk: its own thread takes it in between two keys."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress


class Inbox:
    """Calls that wait to be made; `alarm` is called, by the other thread, for each that comes."""

    def __init__(self) -> None:
        self.waiting: deque[Callable[[], None]] = deque()
        self.alarm: Callable[[], object] | None = None

    def put(self, call: Callable[[], None]) -> None:
        """Have the desk's thread make a call; from any thread, without waiting."""
        self.waiting.append(call)
        alarm = self.alarm
        if alarm is not None:
            with suppress(RuntimeError):  # the loop that it wakes has ended; the next one looks
                alarm()

    def take(self) -> bool:
        """Make the call that waits longest; False where there is none."""
        try:
            call = self.waiting.popleft()
        except IndexError:
            return False
        call()
        return True
