"""The program's link on an emulated board whose time passes only when a test says so."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress

from tactilegrid.app.emulator import Emulator
from tactilegrid.board.driver import Driver, Happening, Switched
from tactilegrid.board.health import Watched
from tactilegrid.board.link import Link, Phase

STEP_MS = 5
PATIENCE_MS = 10_000


class Line:
    """The program's link on an emulated board; `told` is what a player would hear of."""

    def __init__(
        self, board: Emulator, fault: str = "cut", every: int = 0, watched: bool = False
    ) -> None:
        self.board = board
        self.fault = board.cut if fault == "cut" else board.flip
        self.every = every
        self.link = Link()
        self.driver: Driver = Watched(self.link) if watched else self.link
        self.now = 0
        self.told: list[Happening] = []
        self.changes: list[tuple[int, bool]] = []
        self.plug_in()

    def plug_in(self) -> None:
        """The line is good until both are in step: hello is longer than what comes whole else."""
        self.spoil(0)
        self.file = os.open(self.board.port, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        self.driver.start(self.now)
        self.wait(lambda: self.link.phase is Phase.UP)
        self.spoil(self.every)

    def pull_out(self) -> None:
        os.close(self.file)
        self.tell(self.driver.closed(self.now))

    def spoil(self, every: int) -> None:
        """Every so many-th byte is lost or turned over, both ways; 0: none."""
        for inward in (False, True):
            self.fault(every, inward=inward)

    def run(self, milliseconds: int) -> None:
        """Let so much time pass, connected."""
        for _ in range(0, milliseconds, STEP_MS):
            if data := self.driver.output():
                os.write(self.file, data)
            self.board.step(STEP_MS * 1000)
            self.now += STEP_MS
            with suppress(BlockingIOError):
                self.tell(self.driver.received(os.read(self.file, 65536), self.now))
            self.tell(self.driver.tick(self.now))

    def tell(self, happened: list[Happening]) -> None:
        self.told += happened
        self.changes += [(one.number, one.closed) for one in happened if isinstance(one, Switched)]

    def wait(self, done: Callable[[], object]) -> None:
        until = self.now + PATIENCE_MS
        while not done():
            assert self.now < until
            self.run(STEP_MS)
