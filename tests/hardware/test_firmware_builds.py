"""Three boards with three kinds of inputs: built, run, every switch pressed, every part used."""

from __future__ import annotations

import pytest

from tactilegrid.app.emulator import (
    BUILDS,
    BUTTON_GRID,
    HC165,
    LEONARDO,
    MATRIX,
    MCP23017,
    MEGA,
    PIECE_BOARD,
    UNO,
    Build,
)
from tactilegrid.board.driver import (
    BUTTONS,
    CHATTER,
    CROSSINGS,
    GHOST,
    Capabilities,
    Connected,
    Faulty,
    Snapshot,
    Switched,
)
from tactilegrid.board.link import Phase
from tests.hardware.emulated import Emulated
from tests.hardware.stepped import Line

pytestmark = pytest.mark.service

AT_ONCE = 8  # a whole column is never pressed alone


def test_each_board_is_tried_with_each_kind_of_inputs() -> None:
    assert {(build.chip, build.inputs) for build in BUILDS} == {
        (chip, inputs) for chip in (UNO, MEGA, LEONARDO) for inputs in (MATRIX, MCP23017, HC165)
    }


@pytest.mark.parametrize("build", BUILDS, ids=lambda build: f"{build.chip}-{build.inputs}")
def test_every_switch_lamp_and_sound_of_a_board(emulated: Emulated, build: Build) -> None:
    board = emulated(build, stepped=True)
    line = Line(board)
    connected = line.told[0]
    assert isinstance(connected, Connected)
    haptic = build.inputs != MATRIX or build.chip == MEGA
    assert connected.board == Capabilities(
        connected.board.ident,
        build.cols,
        build.rows,
        build.kind,
        build.slot_map,
        build.cells - build.squares,
        lamps=build.lamp_count,
        buzzer=True,
        haptic=haptic,
        name=(build.name or "tactilegrid").replace("_", " "),
    )
    every_switch(line)
    lamps = frozenset({0, build.cols, build.lamp_count - 1})
    line.link.light(lamps)
    line.link.beep(880, 100)
    line.link.shake(150)
    line.run(100)
    assert board.motor() is haptic
    line.run(200)
    assert board.lamps() == lamps
    assert not board.motor()
    tone = board.tone()
    assert tone is not None
    assert tone.hertz == pytest.approx(880, rel=0.01)
    assert tone.milliseconds == pytest.approx(100, abs=5)


def every_switch(line: Line) -> None:
    """Closed and opened, some at a time; each is told once, as what it is."""
    board = line.board
    numbers = range(board.build.cells)
    hold = 40 if board.build.kind == BUTTONS else 80
    for start in numbers[::AT_ONCE]:
        for change in (board.down, board.up):
            for number in numbers[start : start + AT_ONCE]:
                change(number)
            line.run(hold)
    line.run(200)
    heard = line.changes
    assert sorted(heard) == sorted((number, closed) for number in numbers for closed in (0, 1))
    order = [number // AT_ONCE for number, _ in heard]
    assert order == sorted(order)


def test_a_ghost_of_a_matrix_without_diodes_is_not_told(emulated: Emulated) -> None:
    """Current flows back through three closed corners: the board keeps what it cannot know."""
    line = Line(emulated(Build(UNO, MATRIX, diodes=False), stepped=True), watched=True)
    for number in (0, 1, 7):
        line.board.down(number)
        line.run(100)
    assert line.changes == [(0, True), (1, True)]
    assert [one for one in line.told if isinstance(one, Faulty)] == [Faulty(GHOST)]
    line.board.up(1)
    line.run(100)
    assert line.changes[2:] == [(1, False), (7, True)]


def test_a_ghost_of_diodes_that_were_forgotten_is_told_as_read(emulated: Emulated) -> None:
    """The board says that it has diodes; `board test` is what finds the mistake."""
    line = Line(emulated(BUTTON_GRID, stepped=True, diodes=False), watched=True)
    for number in (0, 1, 7):
        line.board.down(number)
        line.run(100)
    assert {number for number, _ in line.changes} == {0, 1, 7, 8}


def test_a_switch_that_chatters_is_told_and_then_left_alone(emulated: Emulated) -> None:
    """Its neighbour is heard meanwhile; when it is still again, it is believed again."""
    board = emulated(BUTTON_GRID, stepped=True)
    line = Line(board, watched=True)
    board.bounce(5, 400, 8000)
    line.run(1500)
    board.down(6)
    line.run(3000)
    faults = [one for one in line.told if isinstance(one, Faulty)]
    assert faults == [Faulty(CHATTER, frozenset({5}))]
    assert (6, True) in line.changes
    assert line.link.counts.events < 80
    line.run(2500)
    assert line.changes[-1] == (5, True)


def test_an_expander_that_loses_its_power_presses_nothing(emulated: Emulated) -> None:
    """It forgets its pull-ups: without them every input reads as pressed when it is back."""
    board = emulated(Build(UNO, MCP23017), stepped=True)
    line = Line(board)
    board.down(20)
    line.run(60)
    board.expander(1, power=False)
    line.run(200)
    board.down(3)
    board.up(20)
    line.run(60)
    assert line.changes == [(20, True), (3, True)]
    board.expander(1, power=True)
    line.run(60)
    assert line.changes[2:] == [(20, False)]


def test_sensors_of_pieces_settle_in_50_ms(emulated: Emulated) -> None:
    """A hand that brushes a piece, or a magnet that passes, is nothing."""
    line = Line(emulated(PIECE_BOARD, stepped=True))
    line.board.pulse(7, 40_000)
    line.run(200)
    assert line.changes == []
    line.board.bounce(8, 12, 3000)
    line.run(60)
    assert line.changes == []
    line.run(60)
    assert line.changes == [(8, True)]


def test_a_held_switch_and_a_start_again_tell_no_press(emulated: Emulated) -> None:
    """What is closed while the board starts is part of the snapshot."""
    line = Line(emulated(BUTTON_GRID, stepped=True))
    line.board.down(5)
    line.run(60)
    line.board.reset()
    line.run(1500)
    line.board.up(5)
    line.run(60)
    assert line.changes == [(5, True), (5, False)]
    again = [one for one in line.told if isinstance(one, Connected)][1:]
    assert [(one.closed, one.restarted) for one in again] == [(frozenset({5}), True)]
    assert not any(isinstance(one, Snapshot) for one in line.told)


def test_the_name_of_a_board_outlives_power_lost_at_any_moment(emulated: Emulated) -> None:
    """The start is broken off every 400 microseconds, also where the memory is being written."""
    board = emulated(BUTTON_GRID, stepped=True)
    line = Line(board)
    first = line.told[0]
    for us in range(0, 12_000, 400):
        board.reset()
        board.step(us)
    board.reset()
    line.run(1500)
    connected = [one for one in line.told if isinstance(one, Connected)]
    assert len(connected) == 2
    assert isinstance(first, Connected)
    assert connected[1].board.ident == first.board.ident


def test_the_chips_clock_may_start_again_from_0(emulated: Emulated) -> None:
    """After 49 days; nobody hears of it."""
    board = emulated(BUTTON_GRID, stepped=True)
    line = Line(board)
    board.poke("timer0_millis", 0xFFFFFF38)
    line.run(100)
    told = len(line.told)
    for turn in range(8):
        (board.up if turn % 2 else board.down)(3)
        line.run(50)
    line.run(2000)
    assert line.told[told:] == [
        Switched(3, turn % 2 == 0, one.at)
        for turn, one in enumerate(line.told[told:])
        if isinstance(one, Switched)
    ]
    assert len(line.told) == told + 8
    assert line.link.counts.repeats == 0


def test_slots_may_lie_on_a_matrix_of_another_shape(emulated: Emulated) -> None:
    """4 by 4 squares and 18 places for fences: 34 switches on 5 rows of 7 wires."""
    line = Line(emulated(Build(UNO, MATRIX, 4, 4, CROSSINGS, matrix_columns=7), stepped=True))
    every_switch(line)


def test_lamps_go_out_where_the_host_has_gone(emulated: Emulated) -> None:
    board = emulated(BUTTON_GRID, stepped=True)
    line = Line(board)
    line.link.light(frozenset({0, 48}))
    line.run(100)
    board.step(4_800_000)
    assert board.lamps() == {0, 48}
    board.step(400_000)
    assert board.lamps() == set()
    line.run(500)
    assert line.link.phase is Phase.UP


@pytest.mark.parametrize(
    "noise", [b"AT\r\nATI\r\n", b"\0\xff\xfe*****\n", b"~\0x\xf0" + b"A" * 300, bytes(range(256))]
)
def test_noise_in_both_directions_costs_nothing(emulated: Emulated, noise: bytes) -> None:
    """As a boot loader makes, or a modem manager."""
    import os

    board = emulated(BUTTON_GRID, stepped=True)
    line = Line(board)
    os.write(line.file, noise + b"\n")
    board.noise(noise + b"\n")
    board.down(3)
    line.run(60)
    assert line.changes == [(3, True)]
