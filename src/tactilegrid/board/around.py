"""A `Driver` around another one: what goes through, for those that change some of it."""

from __future__ import annotations

from tactilegrid.board.driver import Driver, Happening


class Around:
    """Hands everything on, both ways, as it is."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def start(self, now: int) -> None:
        """The port was opened."""
        self.driver.start(now)

    def received(self, data: bytes, now: int) -> list[Happening]:
        """Bytes came."""
        return self.driver.received(data, now)

    def tick(self, now: int) -> list[Happening]:
        """Time passed."""
        return self.driver.tick(now)

    def output(self) -> bytes:
        """What is to be written."""
        return self.driver.output()

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
