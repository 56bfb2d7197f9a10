"""A `Driver` around another one that lets somebody hear what passes over the line."""

from __future__ import annotations

from collections.abc import Callable

from tactilegrid.board.driver import Driver, Happening

Hear = Callable[[bytes, bool], object]


class Overheard:
    """Gives *hear* the bytes, and whether they came from the board."""

    def __init__(self, driver: Driver, hear: Hear) -> None:
        self.driver = driver
        self._hear = hear

    def start(self, now: int) -> None:
        """The port was opened."""
        self.driver.start(now)

    def received(self, data: bytes, now: int) -> list[Happening]:
        """Bytes came."""
        self._hear(data, True)
        return self.driver.received(data, now)

    def tick(self, now: int) -> list[Happening]:
        """Time passed."""
        return self.driver.tick(now)

    def output(self) -> bytes:
        """What is to be written."""
        data = self.driver.output()
        if data:
            self._hear(data, False)
        return data

    def closed(self, now: int) -> list[Happening]:
        """The port is gone."""
        return self.driver.closed(now)

    def light(self, lamps: frozenset[int]) -> None:
        """These lamps."""
        self.driver.light(lamps)

    def beep(self, hertz: int, milliseconds: int) -> None:
        """A tone."""
        self.driver.beep(hertz, milliseconds)

    def shake(self, milliseconds: int) -> None:
        """A vibration."""
        self.driver.shake(milliseconds)
