"""Imagined hands on an imagined board; its clock is the test's."""

from __future__ import annotations

import pytest

from tactilegrid.board.driver import CROSSINGS, EDGES, PIECES, Capabilities
from tactilegrid.board.frames import Confirm, Here, host_line
from tactilegrid.board.naming import names
from tactilegrid.board.simulated import SimulatedStream, Simulation
from tests.board.wire import SEVEN

THREE = Capabilities("three", 3, 3, kind=PIECES, lamps=9)


class Table:
    """A simulation and its clock."""

    def __init__(self, board: Capabilities = SEVEN, grid: bool = False) -> None:
        self.now = 0
        self.simulation = Simulation(board, grid, lambda: self.now)

    @property
    def closed(self) -> set[int]:
        return self.simulation.board.closed

    def run(self, milliseconds: int) -> bytes:
        """What goes to the host in that time."""
        data = b""
        for _ in range(milliseconds):
            self.now += 1
            self.simulation.pass_time()
            data += self.simulation.take()
        return data


@pytest.mark.parametrize(("board", "settles"), [(SEVEN, 5), (THREE, 50)])
def test_switches_settle_as_on_a_real_board(board: Capabilities, settles: int) -> None:
    table = Table(board)
    table.simulation.plan(3, True)
    table.run(settles - 1)
    assert table.closed == set()
    table.run(2)
    assert table.closed == {3}


def test_a_short_press_is_one_however_late_it_is_looked_at() -> None:
    table = Table()
    table.simulation.plan(3, True)
    table.simulation.plan(3, False, 30)
    table.now += 500
    table.simulation.pass_time()
    assert table.simulation.take().count(b"E ") == 0  # no host is there
    table.simulation.give(b"\n1 W*0000\n" + host_line(Here(1)))
    table.now += 500
    table.simulation.pass_time()
    assert table.simulation.take().count(b"E ") == 2


def test_a_place_that_is_only_brushed_is_felt_by_no_sensor_of_pieces() -> None:
    table = Table(THREE)
    table.simulation.plan(3, True)
    table.simulation.plan(3, False, 30)
    table.run(200)
    assert table.closed == set()


def test_plans_are_done_in_their_order_and_tell_when_the_next_is() -> None:
    table = Table()
    table.simulation.plan(1, True, 30)
    table.simulation.plan(2, True, 10)
    assert table.simulation.pass_time() == pytest.approx(0.010)
    assert table.simulation.busy
    table.run(100)
    assert table.closed == {1, 2}
    assert table.simulation.busy  # nobody has taken the events
    table.simulation.give(host_line(Confirm(2)))
    assert not table.simulation.busy
    assert table.simulation.pass_time() == pytest.approx(0.050)


def test_a_stuck_switch_stays_until_it_is_freed() -> None:
    table = Table()
    table.simulation.stick(4, True)
    table.simulation.plan(4, False)
    table.run(50)
    assert table.closed == {4}
    table.simulation.stick(4, False)
    table.run(50)
    assert table.closed == set()


def test_pieces_are_still_there_when_the_board_comes_back() -> None:
    table = Table(THREE)
    table.simulation.plan(4, True)
    table.run(100)
    table.simulation.unplug()
    table.simulation.plan(5, True)
    table.simulation.plug()
    table.run(100)
    assert table.closed == {4, 5}


def test_the_line_can_be_bad() -> None:
    table = Table()
    good = table.run(1).count(b"\n")
    assert good == 1  # hello
    table.simulation.noise(40)
    assert len(table.run(1)) == 40
    table.simulation.drop = 2
    assert len(table.run(1000)) == len(b"P 1000 0 0 0 0*0000\n") // 2
    table.simulation.drop, table.simulation.flip = 0, 2
    assert b"P " not in table.run(1000)


def test_noise_and_its_wish_have_a_limit() -> None:
    table = Table()
    for _ in range(10):
        table.simulation.noise(10_000)
    assert len(table.run(1)) < 5000


def test_a_board_that_sleeps_says_and_hears_nothing() -> None:
    table = Table()
    table.run(1)
    table.simulation.asleep = True
    table.simulation.give(b"\n1 H*F123\n")
    assert table.run(3000) == b""
    table.simulation.asleep = False
    assert table.run(2000) != b""


@pytest.mark.parametrize("grid", [False, True])
def test_a_port_within_the_program_ends_with_its_plug(grid: bool) -> None:
    table = Table(Capabilities("m1", 8, 8), grid)
    machine = table.simulation.machine()
    stream = machine.unlock(machine.look()[0].device)
    assert isinstance(stream, SimulatedStream)
    table.simulation.unplug()
    assert machine.look() == []
    table.simulation.plug()
    with pytest.raises(OSError, match="unplugged"):
        stream.write(b"x")
    again = machine.unlock("sim")
    assert again.in_waiting == 0
    again.cancel_read()
    if grid:
        assert again.read(1) == b""
    again.close()
    assert table.simulation.heard == []


@pytest.mark.parametrize(
    ("slot_map", "slots", "last"),
    [("cells", 0, ["c2"]), (CROSSINGS, 4, ["a1h", "a1v", "b1h", "b1v"])],
)
def test_places_have_names(slot_map: str, slots: int, last: list[str]) -> None:
    board = Capabilities("", 3, 2, slot_map=slot_map, slots=slots)
    found = names(board)
    assert found[:6] == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert found[-len(last) :] == last


def test_edges_are_named_by_their_side() -> None:
    board = Capabilities("", 2, 2, slot_map=EDGES, slots=4)
    assert names(board)[4:] == ["a1n", "b1n", "a1e", "a2e"]
