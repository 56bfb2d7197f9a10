"""Switches that no hand can have moved: what is kept back, what is told, and when it ends."""

from __future__ import annotations

import pytest

from tactilegrid.board.driver import (
    CHATTER,
    FLOOD,
    GHOST,
    PIECES,
    STUCK,
    Capabilities,
    Connected,
    Faulty,
    Happening,
    Snapshot,
    Switched,
)
from tactilegrid.board.frames import Beat, board_line
from tactilegrid.board.health import CALM_AFTER, FLOOD_ROOM, SETTLES, STUCK_AFTER, Watched
from tactilegrid.board.link import Link
from tactilegrid.board.virtual import VirtualBoard
from tests.board.wire import SEVEN, Wire

LOOSE = Capabilities("loose", 6, 6, diodes=False)


def watched(board: Capabilities = SEVEN) -> Wire:
    """A board on a wire, with somebody who watches its switches."""
    wire = Wire(VirtualBoard(board), Watched(Link()))
    wire.connect()
    return wire


def press(wire: Wire, *numbers: int, closed: bool = True) -> list[Happening]:
    """Several at the same moment, and what is told then."""
    for number in numbers:
        wire.press(number, closed)
    return wire.run(SETTLES + 30)


def told(happened: list[Happening]) -> list[tuple[int, bool]]:
    return [(each.number, each.closed) for each in happened if isinstance(each, Switched)]


def faults(happened: list[Happening]) -> list[Faulty]:
    return [each for each in happened if isinstance(each, Faulty)]


def test_what_hands_do_is_handed_on() -> None:
    wire = watched()
    wire.link.light(frozenset({3}))
    wire.link.beep(440, 60)
    wire.link.shake(60)
    assert told(press(wire, 3, 4)) == [(3, True), (4, True)]
    assert (wire.board.lamps, len(wire.board.heard)) == ({3}, 2)
    assert len(wire.link.closed(wire.now)) == 1


# stuck


def test_a_stuck_button_is_told_once_and_its_end_as_ever() -> None:
    wire = watched()
    press(wire, 3)
    assert faults(wire.run(STUCK_AFTER + 1500, 500)) == [Faulty(STUCK, frozenset({3}))]
    assert wire.run(STUCK_AFTER, 500) == []
    assert told(press(wire, 3, closed=False)) == [(3, False)]
    press(wire, 3)
    assert faults(wire.run(STUCK_AFTER + 1500, 500)) == [Faulty(STUCK, frozenset({3}))]


def test_a_button_that_is_down_as_the_board_comes_may_be_stuck_too() -> None:
    wire = Wire(driver=Watched(Link()))
    wire.press(5)
    assert wire.connect().closed == {5}
    assert faults(wire.run(STUCK_AFTER + 1500, 500)) == [Faulty(STUCK, frozenset({5}))]


def test_a_piece_stands_as_long_as_it_likes() -> None:
    wire = watched(Capabilities("pieces", 7, 7, kind=PIECES))
    press(wire, 3)
    assert wire.run(2 * STUCK_AFTER, 500) == []


# one that flickers


def chatter(wire: Wire, number: int, changes: int) -> list[Happening]:
    """A contact that flickers every 20 ms."""
    happened: list[Happening] = []
    for _ in range(changes):
        wire.press(number, number not in wire.board.closed)
        happened += wire.run(20)
    return happened


@pytest.mark.parametrize("more", [0, 1])
def test_one_that_flickers_is_told_once_and_counts_as_open_until_it_is_calm(more: int) -> None:
    wire = watched()
    happened = chatter(wire, 3, 100 + more)
    assert faults(happened) == [Faulty(CHATTER, frozenset({3}))]
    assert told(happened)[-1] == (3, False)
    assert len(told(happened)) <= 40
    assert told(press(wire, 4)) == [(4, True)]
    assert told(wire.run(CALM_AFTER + 100, 100)) == ([(3, True)] if more else [])
    assert told(press(wire, 3, closed=not more)) == [(3, not more)]


@pytest.mark.parametrize("named", [False, True])
def test_a_board_that_notices_it_as_well_is_heard_only_where_nothing_was_told(named: bool) -> None:
    """HELD in the heartbeat says how many there are, and not which."""
    wire = watched()
    if named:
        chatter(wire, 3, 100)
    seq = 100 if named else 0
    beat = board_line(Beat(wire.now, seq, seq, held=1))
    assert wire.link.received(beat, wire.now) == ([] if named else [Faulty(CHATTER)])


def test_a_quick_finger_does_not_flicker() -> None:
    """Ten presses a second, for ten seconds."""
    wire = watched()
    happened: list[Happening] = []
    for _ in range(200):
        wire.press(3, 3 not in wire.board.closed)
        happened += wire.run(50)
    assert (len(told(happened)), faults(happened)) == (200, [])


# far too much


def test_a_flood_is_told_once_and_ends_with_the_state_that_is_true() -> None:
    """A board that tells 2,000 changes a second: none of what follows grows with it."""
    wire = watched()
    happened: list[Happening] = []
    for step in range(2 * FLOOD_ROOM):
        wire.press(step % 49, step % 49 not in wire.board.closed)
        if step % 10 == 9:
            happened += wire.run(10)
    assert faults(happened) == [Faulty(FLOOD)]
    assert len(happened) <= FLOOD_ROOM + 250
    assert wire.run(CALM_AFTER - 100, 100) == []
    (calm,) = wire.run(1000, 100)
    assert calm == Snapshot(frozenset(wire.board.closed), calm.at)  # type: ignore[union-attr]
    assert told(press(wire, 3, closed=3 not in wire.board.closed)) != []


def test_clearing_a_whole_board_at_once_is_no_flood() -> None:
    wire = watched(Capabilities("pieces", 9, 9, kind=PIECES))
    happened: list[Happening] = []
    for closed in (True, False):
        for number in range(81):
            wire.press(number, closed)
            happened += wire.run(10)
    assert (len(told(happened)), faults(happened)) == (162, [])


# ghosts: three corners of a rectangle close the fourth


@pytest.mark.parametrize("last", [(1,), (6,), (0, 1, 6, 7)])
def test_on_a_board_without_diodes_a_ghost_is_not_told(last: tuple[int, ...]) -> None:
    """Two are held, a third is pressed; the fourth closes with it, before it or after it."""
    wire = watched(LOOSE)
    held = {0, 1, 6} - set(last)
    assert told(press(wire, *held)) == [(each, True) for each in sorted(held)]
    happened = press(wire, *sorted({*last, 7}))
    assert len(faults(happened)) == 1
    doubted = faults(happened)[0].numbers
    assert {*last, 7} - doubted == set()
    assert told(happened) == []


def test_a_ghost_that_was_none_is_told_when_that_is_plain() -> None:
    wire = watched(LOOSE)
    press(wire, 0, 1)
    press(wire, 6)
    happened = press(wire, 7)
    assert faults(happened) == [Faulty(GHOST, frozenset({7}))]
    assert told(press(wire, 0, closed=False)) == [(0, False), (7, True)]


def test_a_ghost_that_opens_was_never_there() -> None:
    wire = watched(LOOSE)
    press(wire, 0, 1, 6)
    press(wire, 7)
    assert told(press(wire, 7, closed=False)) == []
    assert told(press(wire, 7)) == []


def test_a_press_shorter_than_the_doubt_is_told_whole() -> None:
    wire = watched(LOOSE)
    wire.press(8)
    wire.press(8, closed=False)
    assert told(wire.run(60)) == [(8, True), (8, False)]


def test_with_diodes_four_corners_are_four_switches() -> None:
    wire = watched()
    assert told(press(wire, 0, 1, 7, 8)) == [(n, True) for n in (0, 1, 7, 8)]


def test_slots_of_a_board_without_diodes_have_no_corners() -> None:
    board = Capabilities("loose", 2, 2, slot_map="crossings", slots=2, diodes=False)
    wire = watched(board)
    assert told(press(wire, 0, 1, 2, 5)) == [(n, True) for n in (0, 1, 2, 5)]


def test_a_board_that_comes_again_is_believed_anew() -> None:
    wire = watched()
    chatter(wire, 3, 100)
    wire.board.power(wire.now)
    (again,) = [each for each in wire.run(300) if isinstance(each, Connected)]
    assert again.restarted
    assert told(press(wire, 3)) == [(3, True)]


def test_a_snapshot_says_anew_what_is_closed() -> None:
    """More was pressed than the board keeps: what was known is void, doubts too."""
    wire = watched()
    wire.to_host = lambda _data: b""
    for number in range(20):
        wire.press(number)
    wire.run(100)
    wire.to_host = lambda data: data
    assert [type(each) for each in wire.run(1500)] == [Snapshot]
    assert told(press(wire, 3, closed=False)) == [(3, False)]
