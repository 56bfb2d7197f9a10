"""Presses on a bad line: contacts bounce, bytes are lost or turned over, the plug is pulled.

The firmware runs in an emulated Uno, the other end is the program's own link; time is simulated,
so that every run is the same. None may be lost, doubled, or told before another that came first.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tactilegrid.app.emulator import BUTTON_GRID, Emulator
from tactilegrid.board.driver import Lost
from tests.hardware.emulated import Emulated
from tests.hardware.stepped import Line

pytestmark = pytest.mark.service

PRESSES, MANY = 150, 10_000  # on each of two kinds of bad lines
UNPLUGGED, OFTEN = 10, 20
EVERY = 41
AHEAD = 8


class Player:
    """Presses square after square, ten a second, never more than four ahead of what is heard."""

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

    def heard(self, ahead: int) -> None:
        """All but so many changes."""
        self.line.wait(lambda: len(self.line.changes) >= len(self.done) - ahead)


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
    player.heard(0)
    line.board.power()
    line.pull_out()
    line.plug_in()


def play(board: Emulator, fault: str, presses: int, unplug: int) -> Line:
    """So many presses, with so many interruptions; returns the line afterwards."""
    line = Line(board, fault, EVERY)
    player = Player(line)
    gap = presses // unplug
    turn = unplugged = 0
    while turn < presses:
        player.press(turn, line.run)
        player.heard(AHEAD)
        turn += 1
        if turn % gap == gap // 2:
            (unplug_the_line, unplug_the_power)[unplugged % 2](player, turn)
            unplugged += 1
            turn += 3 if unplugged % 2 else 0
    player.heard(0)
    line.run(400)
    assert unplugged >= unplug
    assert line.changes == player.done
    return line


@pytest.mark.parametrize("fault", ["cut", "flip"])
def test_no_press_of_300_is_lost_or_doubled(emulated: Emulated, fault: str) -> None:
    """150 on a line that loses bytes, 150 on one that turns bits over; unplugged 10 times each."""
    line = play(emulated(BUTTON_GRID, stepped=True), fault, PRESSES, UNPLUGGED)
    assert sum(isinstance(one, Lost) for one in line.told) >= UNPLUGGED
    assert line.link.bad > 20


@pytest.mark.soak
@pytest.mark.parametrize("fault", ["cut", "flip"])
def test_no_press_of_10_000_is_lost_or_doubled(emulated: Emulated, fault: str) -> None:
    line = play(emulated(BUTTON_GRID, stepped=True), fault, MANY, OFTEN)
    assert line.link.bad > 1000
