"""Two people, one English and one Russian, at one emulated board whose time a test commands.

Every byte goes through the firmware; both hear the same game, and lamps are what the chips show.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tactilegrid.app.emulator import Emulator
from tactilegrid.app.real_board import RealBoard
from tactilegrid.board.driver import Happening
from tactilegrid.board.finding import OURS
from tactilegrid.board.naming import names
from tactilegrid.board.opening import driver_for
from tactilegrid.locale import LANGUAGES
from tests.frontends.sitting import Sitting

STEP_MS, BEAT_MS = 10, 50
PRESS_MS, PAUSE_MS = 60, 100
PATIENCE_MS = 8000


class Wired:
    """The driver on the emulated board's line, and everybody who listens to it."""

    def __init__(self, emulator: Emulator) -> None:
        self.emulator = emulator
        self.driver = driver_for(OURS)
        self.now = 0
        self.tells: list[Callable[[Happening], object]] = []
        self.beats: list[Callable[[int], object]] = []
        self.wished: list[frozenset[int]] = []
        self.line = os.open(emulator.port, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        self.driver.start(0)

    def close(self) -> None:
        os.close(self.line)

    # one `Attached` for all: they see the same game, so that they wish for the same

    def start(self, tell: Callable[[Happening], object], beat: Callable[[int], object]) -> None:
        self.tells.append(tell)
        self.beats.append(beat)

    def light(self, lamps: frozenset[int]) -> None:
        self.driver.light(lamps)

    def beep(self, hertz: int, milliseconds: int) -> None:
        self.driver.beep(hertz, milliseconds)

    def shake(self, milliseconds: int) -> None:
        self.driver.shake(milliseconds)

    def run(self, milliseconds: int) -> None:
        """Let so much time pass on the board and at the desks."""
        for _ in range(0, milliseconds, STEP_MS):
            if data := self.driver.output():
                os.write(self.line, data)
            self.emulator.ask("step", STEP_MS * 1000)
            self.now += STEP_MS
            data = b""
            with suppress(BlockingIOError):
                data = os.read(self.line, 65536)
            for happening in (*self.driver.received(data, self.now), *self.driver.tick(self.now)):
                for tell in self.tells:
                    tell(happening)
            if self.now % BEAT_MS == 0:
                for beat in self.beats:
                    beat(self.now)


class Boarded:
    """Listeners of both languages at one game; `noted` is what each hears of each press."""

    def __init__(self, emulator: Emulator, game: str, **more: Any) -> None:
        self.wired = Wired(emulator)
        self.sittings = {each: Sitting(game, language=each, **more) for each in LANGUAGES}
        self.noted = {each: [*one.lines] for each, one in self.sittings.items()}
        self.boards = []
        for sitting in self.sittings.values():
            board = RealBoard(self.wired)  # type: ignore[arg-type]
            sitting.host.board = board
            board.sit(sitting.host)
            self.boards.append(board)
        self.note("board", lambda: self.wait(lambda: self.boards[0].thread.met))
        self.names = names(self.boards[0].board)  # type: ignore[arg-type]

    def wait(self, done: Callable[[], object]) -> None:
        until = self.wired.now + PATIENCE_MS
        while not done():
            assert self.wired.now < until
            self.wired.run(STEP_MS)

    def note(self, what: str, act: Callable[[], object]) -> None:
        before = {each: len(one.lines) for each, one in self.sittings.items()}
        act()
        for language, sitting in self.sittings.items():
            sitting.settle()
            self.noted[language] += [f"> {what}", *sitting.lines[before[language] :]]

    def press(self, *places: str) -> None:
        """Each is pressed with a contact that bounces, and let go; then the lamps are read."""
        for place in places:
            number = self.names.index(place)

            def act(number: int = number) -> None:
                self.wired.emulator.bounce(number)
                self.wired.run(PRESS_MS)
                self.wired.emulator.up(number)
                self.wired.run(PAUSE_MS)

            self.note(f"press {place}", act)

    def lamps(self) -> None:
        """Note which lamps shine, once those that were wished for last do."""
        wished = [board.thread.scene for board in self.boards]
        assert wished[0] == wished[1]

        def shining() -> bool:
            lit = self.wired.emulator.lamps()
            return lit == wished[0].steady | wished[0].blinking

        self.wait(shining)
        lit = " ".join(self.names[number] for number in sorted(self.wired.emulator.lamps()))
        for noted in self.noted.values():
            noted.append(f"  ({lit or 'dark'})")
