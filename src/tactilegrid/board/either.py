"""A `Driver` for a port that was named and says nothing of itself: asked in both languages.

In turns, not at once: each would be noise to a board that speaks the other.
"""

from __future__ import annotations

from tactilegrid.board.driver import Connected, Driver, Happening
from tactilegrid.board.grid import MextGrid
from tactilegrid.board.link import Link, Phase
from tactilegrid.board.patience import Patience

TURN = 1200


class Either:
    """Our own protocol, then mext, then ours for as long as a board may need to start."""

    def __init__(self) -> None:
        self._drivers: list[Driver] = [Link(), MextGrid(), Link()]
        self._found = False
        self._patience = Patience()
        self._since = 0

    @property
    def driver(self) -> Driver:
        """Whose turn it is, or whose board was found."""
        return self._drivers[0]

    def start(self, now: int) -> None:
        """The port was opened."""
        self._patience.look(now)
        if not self._found:
            self._drivers = [Link(), MextGrid(), Link()]
        self._since = self._patience.time
        self.driver.start(now)

    def received(self, data: bytes, now: int) -> list[Happening]:
        """Bytes came."""
        return self._note(self.driver.received(data, now), now)

    def tick(self, now: int) -> list[Happening]:
        """Time passed: perhaps it is the other one's turn."""
        return self._note(self.driver.tick(now), now)

    def output(self) -> bytes:
        """What is to be written."""
        return self.driver.output()

    def closed(self, now: int) -> list[Happening]:
        """The port is gone."""
        return self.driver.closed(now)

    def light(self, lamps: frozenset[int]) -> None:
        """These lamps, whoever is found."""
        for driver in self._drivers:
            driver.light(lamps)

    def beep(self, hertz: int, milliseconds: int) -> None:
        """A tone."""
        self.driver.beep(hertz, milliseconds)

    def shake(self, milliseconds: int) -> None:
        """A vibration."""
        self.driver.shake(milliseconds)

    def _note(self, happened: list[Happening], now: int) -> list[Happening]:
        self._patience.look(now)
        if any(isinstance(each, Connected) for each in happened):
            self._found = True
            del self._drivers[1:]
        over = self._patience.time - self._since > TURN
        if over and self._drivers[1:] and not _answered(self.driver):
            del self._drivers[0]
            self._since = self._patience.time
            self.driver.start(now)
        return happened


def _answered(driver: Driver) -> bool:
    """Whether a board of ours has begun to answer."""
    return isinstance(driver, Link) and driver.phase is Phase.TAKING
