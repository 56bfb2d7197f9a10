"""The firmware and the program's own thread at a port, in the time of the clock on the wall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue

import pytest

from tactilegrid.app.emulator import BUTTON_GRID, Emulator
from tactilegrid.board.driver import TAKEN, Connected, Happening, Lost, Snapshot, Switched
from tactilegrid.board.opening import open_board
from tactilegrid.board.ports import Unopened, open_port
from tests.hardware.emulated import Emulated

pytestmark = pytest.mark.service

PATIENCE = 30.0


class Heard:
    """A board at a port that keeps its name, and what its thread tells."""

    def __init__(self, board: Emulator, port: Path) -> None:
        self.board = board
        self.told: Queue[Happening] = Queue()
        self.attached = open_board(str(port))
        self.attached.start(self.told.put, lambda _: None)

    def next(self) -> Happening:
        return self.told.get(timeout=PATIENCE)

    def changes(self, count: int) -> list[tuple[int, bool]]:
        """So many changes, and nothing between."""
        found = []
        for _ in range(count):
            one = self.next()
            assert isinstance(one, Switched)
            found.append((one.number, one.closed))
        return found


@pytest.fixture
def heard(emulated: Emulated, tmp_path: Path) -> Iterator[Callable[..., Heard]]:
    """A function that puts a board on a port."""
    made: list[Heard] = []

    def put(**given: int) -> Heard:
        port = tmp_path / "ttyACM0"
        made.append(Heard(emulated(BUTTON_GRID, link=port, **given), port))
        return made[-1]

    yield put
    for one in made:
        one.attached.close()


def test_unplugged_and_plugged_in_again_no_press_is_lost(heard: Callable[..., Heard]) -> None:
    """The board has a supply of its own: what was pressed meanwhile comes in its order."""
    one = heard()
    assert isinstance(one.next(), Connected)
    one.board.bounce(11)
    assert one.changes(1) == [(11, True)]
    one.board.unplug()
    assert isinstance(one.next(), Lost)
    for number in (11, 12, 12):
        one.board.bounce(number)
        before = one.board.now()
        while one.board.now() < before + 30_000:
            pass
    one.board.plug()
    assert isinstance(one.next(), Connected | Snapshot)
    assert one.changes(3) == [(11, False), (12, True), (12, False)]


def test_power_lost_is_another_start_of_the_same_board(heard: Callable[..., Heard]) -> None:
    one = heard()
    first = one.next()
    assert isinstance(first, Connected)
    one.board.down(3)
    assert one.changes(1) == [(3, True)]
    one.board.power()
    assert isinstance(one.next(), Lost)
    again = one.next()
    assert isinstance(again, Connected)
    assert again == Connected(first.board, frozenset({3}), restarted=True)
    one.board.up(3)
    assert one.changes(1) == [(3, False)]


def test_a_boot_loader_that_runs_when_the_port_is_opened_is_waited_for(
    heard: Callable[..., Heard],
) -> None:
    """An Uno: deaf for a second and a half."""
    one = heard(bootloader=1500)
    assert isinstance(one.next(), Connected)
    one.board.down(5)
    assert one.changes(1) == [(5, True)]


def test_a_second_program_is_kept_from_the_port(heard: Callable[..., Heard]) -> None:
    one = heard()
    assert isinstance(one.next(), Connected)
    with pytest.raises(Unopened) as refused:
        open_port(one.board.port)
    assert refused.value.why == TAKEN
