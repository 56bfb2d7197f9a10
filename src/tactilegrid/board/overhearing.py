"""A `Driver` around another one that lets somebody hear what passes over the line."""

from __future__ import annotations

from collections.abc import Callable

from tactilegrid.board.around import Around
from tactilegrid.board.driver import Driver, Happening

Hear = Callable[[bytes, bool], object]


class Overheard(Around):
    """Gives *hear* the bytes, and whether they came from the board."""

    def __init__(self, driver: Driver, hear: Hear) -> None:
        super().__init__(driver)
        self._hear = hear

    def received(self, data: bytes, now: int) -> list[Happening]:
        """Bytes came."""
        self._hear(data, True)
        return super().received(data, now)

    def output(self) -> bytes:
        """What is to be written."""
        data = super().output()
        if data:
            self._hear(data, False)
        return data
