"""What a finger on a button means: hear this square, act on it, or ask what can be done here.

The first press of a square is heard at once. Pressing the same square again acts when it is let go,
however late that is, so that nobody has to be quick; held for long, either press asks instead.
"""

from __future__ import annotations

from collections.abc import Iterable

from tactilegrid.core.value import Value

HEAR, ACT, ASK = "hear", "act", "ask"
TWICE, ONCE, LISTEN = "twice", "once", "listen"  # which press acts: the second, any, none

LONG_MS = 800  # held so long, a press asks
# Pressed again so soon, a finger only trembled. Two quick presses on purpose are further apart,
# even where the line tells of the first one's end late.
TREMBLE_MS = 40
HAND = 3  # so many at once are a hand that lies on the board


class Touched(Value):
    """One thing that a finger meant, at the switch of that number."""

    what: str
    number: int


class Fingers:
    """The presses on one board, in the order of their times, in milliseconds."""

    def __init__(self, manner: str = TWICE) -> None:
        self.manner = manner
        self.heard: int | None = None  # the switch whose next press acts
        self.down: dict[int, int] = {}  # the switches that are down, and since when
        self.waiting: dict[int, bool] = {}  # of these, what may still be asked; and does it act
        self.up: dict[int, int] = {}  # when a switch was last let go

    def reset(self, closed: Iterable[int], at: int) -> None:
        """These are down now, who knows since when; what they meant is not made up for."""
        self.down = dict.fromkeys(closed, at)
        self.waiting.clear()
        self.heard = None

    def forget(self) -> None:
        """Something was said in between: the next press of any square is a first one."""
        self.heard = None

    def switched(self, number: int, closed: bool, at: int) -> list[Touched]:
        """A switch went down or came up."""
        return self._pressed(number, at) if closed else self._released(number, at)

    def tick(self, now: int) -> list[Touched]:
        """It is so late: who is held long enough asks."""
        asked = [number for number in self.waiting if now - self.down[number] >= LONG_MS]
        for number in asked:
            del self.waiting[number]
            self.heard = number
        return [Touched(ASK, number) for number in asked]

    @property
    def due(self) -> int | None:
        """When a press that is held will ask; None where none is."""
        times = [self.down[number] + LONG_MS for number in self.waiting]
        return min(times, default=None)

    def _pressed(self, number: int, at: int) -> list[Touched]:
        if number in self.down:
            return []
        self.waiting.clear()  # a finger that stays while another one presses only marks a place
        self.down[number] = at
        if len(self.down) >= HAND or at - self.up.get(number, at - TREMBLE_MS) < TREMBLE_MS:
            return []
        if self.manner == ONCE or (self.manner == TWICE and self.heard == number):
            self.waiting[number] = True
            return []
        self.waiting[number] = False
        self.heard = number
        return [Touched(HEAR, number)]

    def _released(self, number: int, at: int) -> list[Touched]:
        if self.down.pop(number, None) is None:
            return []
        self.up[number] = at
        if self.waiting.pop(number, False):
            self.heard = number
            return [Touched(ACT, number)]
        return []
