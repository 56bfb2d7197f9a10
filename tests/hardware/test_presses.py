"""Presses on a bad line: contacts bounce, bytes are lost or turned over, the plug is pulled.

The firmware runs in an emulated Uno, the other end is the program's own link; time is simulated,
so that every run is the same. None may be lost, doubled, or told before another that came first.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress

import pytest

from tactilegrid.app.emulator import BUTTON_GRID, Emulator
from tactilegrid.board.driver import Happening, Lost, Switched
from tactilegrid.board.link import Link, Phase
from tests.hardware.emulated import Emulated

pytestmark = pytest.mark.service

PRESSES, MANY = 300, 10_000
UNPLUGGED = 20
EVERY = 41
STEP_MS = 5
PATIENCE_MS = 10_000


class Line:
    """The program's link on an emulated board; `told` is what a player would hear of."""

    def __init__(self, board: Emulator, fault: str) -> None:
        self.board = board
        self.fault = board.cut if fault == "cut" else board.flip
        self.link = Link()
        self.now = 0
        self.told: list[Happening] = []
        self.plug_in()

    def plug_in(self) -> None:
        """The line is good until both are in step: hello is longer than what comes whole else."""
        self.spoil(0)
        self.file = os.open(self.board.port, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        self.link.start(self.now)
        self.wait(lambda: self.link.phase is Phase.UP)
        self.spoil(EVERY)

    def pull_out(self) -> None:
        os.close(self.file)
        self.told += self.link.closed(self.now)

    def spoil(self, every: int) -> None:
        """Every so many-th byte is lost or turned over, both ways; 0: none."""
        for inward in (False, True):
            self.fault(every, inward=inward)

    def run(self, milliseconds: int) -> None:
        """Let so much time pass, connected."""
        for _ in range(0, milliseconds, STEP_MS):
            if data := self.link.output():
                os.write(self.file, data)
            self.board.step(STEP_MS * 1000)
            self.now += STEP_MS
            with suppress(BlockingIOError):
                self.told += self.link.received(os.read(self.file, 65536), self.now)
            self.told += self.link.tick(self.now)

    def wait(self, done: Callable[[], object]) -> None:
        until = self.now + PATIENCE_MS
        while not done():
            assert self.now < until
            self.run(STEP_MS)

    def presses(self) -> list[tuple[int, bool]]:
        return [(one.number, one.closed) for one in self.told if isinstance(one, Switched)]


class Player:
    """Presses square after square, more than ten a second, whatever the line does."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.done: list[tuple[int, bool]] = []

    def change(self, number: int, closed: bool, run: Callable[[int], object]) -> None:
        self.line.board.bounce(number, edges=2 + len(self.done) % 11, us=300)
        self.done.append((number, closed))
        run(45)

    def press(self, turn: int, run: Callable[[int], object]) -> None:
        number = turn * 5 % BUTTON_GRID.cells
        self.change(number, True, run)
        self.change(number, False, run)

    def all_heard(self) -> None:
        self.line.wait(lambda: len(self.line.presses()) >= len(self.done))


def unplug_the_line(player: Player, turn: int) -> None:
    """The line breaks in the middle of a press, and two more are made before it is whole again."""
    line = player.line
    number = turn * 5 % BUTTON_GRID.cells
    player.change(number, True, line.run)
    line.board.unplug()
    line.pull_out()

    def alone(milliseconds: int) -> None:
        line.board.step(milliseconds * 1000)
        line.now += milliseconds

    player.change(number, False, alone)
    for more in (turn + 1, turn + 2):
        player.press(more, alone)
    line.board.plug()
    line.plug_in()


def unplug_the_power(player: Player, _: int) -> None:
    """The board loses its power as well; no hand is on it."""
    line = player.line
    player.all_heard()
    line.board.power()
    line.pull_out()
    line.plug_in()


def play(board: Emulator, fault: str, presses: int) -> Line:
    """So many presses, with so many interruptions; returns the line afterwards."""
    line = Line(board, fault)
    player = Player(line)
    gap = presses // UNPLUGGED
    turn = unplugged = 0
    while turn < presses:
        player.press(turn, line.run)
        turn += 1
        if turn % gap == gap // 2:
            (unplug_the_line, unplug_the_power)[unplugged % 2](player, turn)
            unplugged += 1
            turn += 3 if unplugged % 2 else 0
    player.all_heard()
    line.run(400)
    assert unplugged >= UNPLUGGED
    assert line.presses() == player.done
    return line


@pytest.mark.parametrize("fault", ["cut", "flip"])
def test_no_press_of_300_is_lost_or_doubled(emulated: Emulated, fault: str) -> None:
    """150 on a line that loses bytes, 150 on one that turns bits over; unplugged 20 times each."""
    line = play(emulated(BUTTON_GRID, stepped=True), fault, PRESSES // 2)
    assert sum(isinstance(one, Lost) for one in line.told) >= UNPLUGGED
    assert line.link.bad > 20


@pytest.mark.soak
@pytest.mark.parametrize("fault", ["cut", "flip"])
def test_no_press_of_10_000_is_lost_or_doubled(emulated: Emulated, fault: str) -> None:
    line = play(emulated(BUTTON_GRID, stepped=True), fault, MANY)
    assert line.link.bad > 1000
