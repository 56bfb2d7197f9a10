"""The link and the imagined board on one wire, in good and bad conditions; no clock is real."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.board.driver import (
    CHATTER,
    CONTRADICTION,
    CROSSINGS,
    GHOST,
    PIECES,
    SILENT,
    STRANGER,
    UNPLUGGED,
    VERSION,
    Capabilities,
    Connected,
    Faulty,
    Lost,
    Refused,
    Snapshot,
    Switched,
)
from tactilegrid.board.frames import Beat, Event, Shake, State, Tone, Unknown, board_line
from tactilegrid.board.hello import Hello
from tactilegrid.board.lines import TO_BOARD, TO_HOST, checked
from tactilegrid.board.link import MOST_OUTPUT, Link, Phase
from tactilegrid.board.virtual import VirtualBoard
from tests.board.wire import SEVEN, Fault, Wire, drop_each, flip_each, whole

NINE = Capabilities(
    "9", 9, 9, kind=PIECES, slot_map=CROSSINGS, slots=128, lamps=209, buzzer=True, name="nine"
)


def dead(_data: bytes) -> bytes:
    """A wire that is cut."""
    return b""


def hello(boot: int = 7, seq: int = 0, board: Capabilities = SEVEN) -> bytes:
    """A board's hello."""
    return board_line(Hello(board, boot, seq))


# connecting


@pytest.mark.parametrize("board", [SEVEN, NINE])
def test_hello_and_a_snapshot_make_a_connection(board: Capabilities) -> None:
    wire = Wire(VirtualBoard(board))
    wire.press(3)
    found = wire.connect()
    assert found == Connected(board, frozenset({3}))


def test_presses_are_told_once_and_in_their_order() -> None:
    wire = Wire()
    wire.connect()
    for number in (11, 3, 48):
        wire.press(number)
        wire.press(number, closed=False)
        wire.run(20)
    assert wire.switched() == [(n, closed) for n in (11, 3, 48) for closed in (True, False)]
    assert wire.link.counts.repeats == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("fault", [drop_each, flip_each])
@pytest.mark.parametrize("way", ["to_host", "to_board", "both"])
def test_a_bad_line_loses_doubles_and_turns_nothing(
    fault: Callable[[int], Fault], way: str
) -> None:
    """Every 41st byte dropped or flipped, in quick play: 0 lost, 0 doubled, 0 out of order."""
    wire = Wire()
    wire.connect()
    if way != "to_board":
        wire.to_host = fault(41)
    if way != "to_host":
        wire.to_board = fault(41)
    wanted = []
    for step in range(60):
        for closed in (True, False):
            number = step * 5 % 49
            wire.press(number, closed)
            wanted.append((number, closed))
            wire.run(100)
    wire.to_host = wire.to_board = whole
    wire.run(1000)
    assert wire.switched() == wanted
    assert wire.board.lost == 0


@given(st.integers(3, 40), st.integers(0, 2**32))
def test_whatever_the_line_loses_the_truth_is_told_in_the_end(rate: int, seed: int) -> None:
    """Presses while random bytes are lost both ways: no change twice, and the end is true."""
    wire = Wire()
    wire.connect()
    random = Random(seed)

    def lossy(sent: bytes) -> bytes:
        return bytes(byte for byte in sent if random.randrange(rate))

    wire.to_host = wire.to_board = lossy
    for _ in range(20):
        number = random.randrange(49)
        wire.press(number, number not in wire.board.closed)
        wire.run(random.randrange(20, 200), 25)
    wire.to_host = wire.to_board = whole
    wire.run(8000, 100)
    if isinstance(wire.happened[-1], Lost | Refused):
        wire.open(power=False).run(500)
    known: set[int] = set()
    for each in wire.happened:
        if isinstance(each, Connected | Snapshot):
            known = set(each.closed)
        elif isinstance(each, Switched):
            assert each.closed == (each.number not in known)
            (known.add if each.closed else known.discard)(each.number)
    assert known == wire.board.closed


def test_more_presses_than_a_board_keeps_end_in_the_state_that_is_true() -> None:
    wire = Wire()
    wire.connect()
    wire.to_host = dead
    for number in range(30):
        wire.press(number)
        wire.run(20)
    wire.to_host = whole
    happened = wire.run(2500)
    assert wire.board.lost > 0
    assert Snapshot(frozenset(range(30)), happened[-1].at) in happened  # type: ignore[union-attr]
    assert wire.link.phase is Phase.UP  # type: ignore[attr-defined]


def test_numbers_of_events_go_round() -> None:
    wire = Wire()
    wire.board._next = 65530
    wire.open(power=False).run(100)
    for number in range(12):
        wire.press(number)
        wire.run(20)
    assert [number for number, _ in wire.switched()] == [*range(12)]


# what is asked again


def test_every_request_is_repeated_until_it_is_answered() -> None:
    """The board is deaf at first, then its answers are lost, and yet it is found."""
    wire = Wire()
    wire.open()
    wire.to_board = dead
    wire.to_host = dead
    assert wire.run(1500) == []
    assert wire.written.count(b" H*") >= 4
    wire.to_board = whole
    assert wire.run(600) == []
    wire.to_host = whole
    assert [type(each) for each in wire.run(700)] == [Connected]


def test_the_newest_lamps_win_and_a_tone_is_heard_once() -> None:
    """Answers are lost, so both are repeated; the board carries each out a single time."""
    wire = Wire()
    wire.connect()
    wire.to_host = dead
    wire.link.beep(880, 60)
    wire.link.light(frozenset({1}))
    wire.run(600)
    wire.link.light(frozenset({2, 48, 99}))
    wire.to_host = whole
    wire.run(500)
    assert wire.board.lamps == {2, 48}
    assert [each.hertz for each in wire.board.heard if isinstance(each, Tone)] == [880]


def test_a_vibration_and_a_tone_are_made_possible_ones() -> None:
    wire = Wire()
    wire.connect()
    wire.link.beep(5, 9000)
    wire.link.shake(0)
    wire.run(100)
    heard = [each.milliseconds for each in wire.board.heard if isinstance(each, Tone | Shake)]
    assert heard == [2000, 1]


def test_a_tone_that_comes_too_late_is_not_sounded() -> None:
    wire = Wire()
    wire.connect()
    wire.to_board = dead
    wire.link.beep(880, 60)
    for _ in range(20):
        wire.link.beep(440, 60)
    wire.run(2000)
    wire.to_board = whole
    wire.run(500)
    assert list(wire.board.heard) == []


def test_a_board_without_lamps_and_sounds_is_asked_for_none() -> None:
    wire = Wire(VirtualBoard(Capabilities("plain", 3, 3)))
    wire.connect()
    wire.written = b""
    wire.link.light(frozenset({1}))
    wire.link.beep(440, 60)
    wire.link.shake(60)
    wire.run(900)
    assert wire.written == b""


def test_what_is_wished_before_a_board_is_there() -> None:
    """Lamps are set as soon as one is; tones would be about something long past."""
    wire = Wire()
    wire.link.light(frozenset({4}))
    wire.link.beep(440, 60)
    wire.link.shake(60)
    wire.connect()
    wire.run(100)
    assert wire.board.lamps == {4}
    assert list(wire.board.heard) == []


def test_a_refused_command_is_not_repeated() -> None:
    """A board that says N to its own lamps."""
    wire = Wire()
    wire.connect()
    wire.board.board = Capabilities(SEVEN.ident, 7, 7)
    wire.link.light(frozenset({4}))
    wire.run(600)
    assert wire.written.count(b" L ") == 1


def test_output_that_nobody_takes_does_not_grow() -> None:
    link = Link()
    link.start(0)
    link.received(hello() + board_line(State(0, frozenset(), 7)), 10)
    for now in range(10, 600_000, 1000):
        link.received(board_line(Beat(now, 0, 0)), now)
        link.light(frozenset({now // 1000 % 49}))
    assert len(link.output()) < MOST_OUTPUT + TO_BOARD + 1


# silence and loss


def test_a_silent_board_is_lost_once() -> None:
    wire = Wire()
    wire.connect()
    wire.to_host = dead
    assert wire.run(3000) == []
    assert wire.run(1500) == [Lost(SILENT)]
    assert wire.run(9000) == []
    assert wire.link.closed(wire.now) == []


def test_a_port_that_breaks_off_loses_the_board_once() -> None:
    wire = Wire()
    wire.connect()
    assert wire.link.closed(wire.now) == [Lost(UNPLUGGED)]
    assert wire.link.closed(wire.now) == []
    assert wire.run(9000) == []


def test_a_port_that_breaks_off_before_hello_is_no_loss() -> None:
    wire = Wire()
    wire.to_host = dead
    wire.open().run(300)
    assert wire.link.closed(wire.now) == []


def test_the_heartbeat_of_the_host_keeps_the_lamps_and_its_silence_puts_them_out() -> None:
    wire = Wire()
    wire.connect()
    wire.link.light(frozenset({5}))
    wire.run(8000)
    assert wire.board.lamps == {5}
    wire.to_board = dead
    wire.run(5100)
    assert wire.board.lamps == frozenset()


def test_lamps_are_set_again_after_the_board_was_lost() -> None:
    wire = Wire()
    wire.connect()
    wire.link.light(frozenset({5}))
    wire.run(100)
    wire.link.closed(wire.now)
    wire.open()
    wire.run(300)
    assert wire.board.lamps == {5}


def test_events_go_on_where_they_stopped_after_a_short_loss() -> None:
    """The cable was out, the board was not: what was pressed just before is not lost."""
    wire = Wire()
    wire.connect()
    wire.to_host = dead
    wire.press(8)
    wire.press(8, closed=False)
    wire.run(30)
    wire.happened += wire.link.closed(wire.now)
    wire.now += 1500
    wire.to_host = whole
    wire.open(power=False)
    happened = wire.run(400)
    assert happened[0] == Connected(SEVEN)
    assert wire.switched() == [(8, True), (8, False)]


def test_events_of_a_board_that_cannot_be_told_apart_do_not_go_on() -> None:
    """Without an `id` it may be another one that has started as often."""
    wire = Wire(VirtualBoard(Capabilities("", 7, 7)))
    wire.connect()
    wire.to_host = dead
    wire.press(8)
    wire.press(8, closed=False)
    wire.run(30)
    wire.link.closed(wire.now)
    wire.to_host = whole
    wire.open(power=False)
    assert wire.run(400) == [Connected(Capabilities("", 7, 7))]


def test_presses_of_long_ago_are_not_told_after_a_long_loss() -> None:
    wire = Wire()
    wire.connect()
    wire.to_host = dead
    wire.press(8)
    wire.press(8, closed=False)
    wire.press(9)
    wire.run(30)
    wire.link.closed(wire.now)
    wire.to_host = whole
    wire.now += 60_000
    wire.open(power=False)
    assert wire.run(400) == [Connected(SEVEN, frozenset({9}))]


def test_a_board_that_kept_less_than_was_lost_is_asked_for_its_state() -> None:
    """Within the short loss more was pressed than it keeps."""
    wire = Wire()
    wire.connect()
    wire.to_host = dead
    for number in range(20):
        wire.press(number)
    wire.link.closed(wire.now)
    wire.now += 100
    wire.to_host = whole
    wire.open(power=False)
    assert wire.run(400) == [Connected(SEVEN, frozenset(range(20)))]


# a board that starts again


def test_a_board_that_starts_again_says_so_itself() -> None:
    wire = Wire()
    wire.connect()
    wire.link.light(frozenset({5}))
    wire.run(100)
    wire.press(7)
    wire.run(100)
    wire.board.power(wire.now)
    happened = wire.run(300)
    assert happened == [Connected(SEVEN, frozenset({7}), restarted=True)]
    assert wire.board.lamps == {5}


@pytest.mark.parametrize("pressed", [0, 3])
def test_a_restart_is_noticed_though_its_hello_was_lost_and_its_count_torn(pressed: int) -> None:
    """Power was lost while the count was written: the same `boot`, but its time falls."""
    wire = Wire()
    wire.connect()
    for number in range(pressed):
        wire.press(number)
        wire.run(20)
    wire.run(2000)
    wire.board.boot -= 1
    wire.board.power(wire.now)
    wire.board.output()
    happened = wire.run(1600)
    assert happened == [Connected(SEVEN, frozenset(range(pressed)), restarted=True)]


def test_time_that_goes_round_is_no_restart() -> None:
    link = Link()
    link.start(0)
    link.received(hello() + board_line(State(0, frozenset(), 7)), 10)
    link.received(board_line(Beat(2**32 - 200, 0, 0)), 20)
    assert link.received(board_line(Beat(800, 0, 0)), 1020) == []
    assert link.phase is Phase.UP


@pytest.mark.parametrize(("diodes", "why"), [(True, CHATTER), (False, GHOST)])
def test_switches_that_the_board_itself_does_not_believe_are_told_once(
    diodes: bool, why: str
) -> None:
    """HELD in the heartbeat; without diodes it is a ghost, else one that flickers."""
    link = Link()
    link.start(0)
    board = Capabilities("", 7, 7, diodes=diodes)
    link.received(hello(board=board) + board_line(State(0, frozenset(), 7)), 10)
    said = [link.received(board_line(Beat(each, 0, 0, held=each)), each) for each in (20, 30, 40)]
    assert said == [[Faulty(why)], [], []]


def test_another_board_on_the_same_port_is_another_board() -> None:
    wire = Wire()
    wire.connect()
    other = Capabilities("other", 9, 9)
    wire.board = VirtualBoard(other)
    wire.board.power(wire.now)
    assert wire.run(200) == [Connected(other)]


# what is no board of ours


def test_whoever_never_says_hello_is_a_stranger() -> None:
    link = Link()
    link.start(0)
    happened = []
    for now in range(0, 6000, 10):
        happened += link.received(b"ok T:23.1 /0.0 B:22.0\n", now) + link.tick(now)
    assert happened == [Refused(STRANGER)]
    link.output()
    assert link.received(hello(), 7000) == []
    assert link.output() == b""


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("H v=2.1 everything=new", Refused(VERSION, "2.1")),
        ("H v=1 cols=7 rows=7 boot=1 seq=0 slots=5", Refused(CONTRADICTION, "slots")),
    ],
)
def test_a_hello_that_cannot_be_played_with_is_refused_and_nothing_more_is_written(
    text: str, refused: Refused
) -> None:
    link = Link()
    link.start(0)
    link.output()
    assert link.received(checked(text, TO_HOST) * 3, 10) == [refused]
    assert (link.tick(500), link.output()) == ([], b"")
    assert link.closed(600) == []


def test_a_line_whose_words_are_wrong_is_a_bad_line() -> None:
    link = Link()
    link.start(0)
    assert link.received(checked("E 1 2", TO_HOST), 10) == []
    assert link.bad == 1


def test_a_snapshot_of_the_wrong_width_is_a_bad_line() -> None:
    link = Link()
    link.start(0)
    link.received(hello(), 10)
    assert link.received(board_line(State(0, frozenset(), 6)), 20) == []
    assert link.received(board_line(State(0, frozenset({55}), 7)), 20) == []
    assert link.bad == 2


def test_hello_that_repeats_itself_but_never_a_snapshot_is_given_up() -> None:
    link = Link()
    link.start(0)
    happened = []
    for now in range(0, 7000, 100):
        happened += link.received(hello(), now) + link.tick(now)
    assert happened == [Refused(STRANGER)]


def test_events_of_switches_that_are_not_there_are_confirmed_and_not_told() -> None:
    link = Link()
    link.start(0)
    link.received(hello() + board_line(State(0, frozenset(), 7)), 10)
    link.output()
    twice = board_line(Event(0, 77, True)) + board_line(Event(1, 4, False))
    assert link.received(twice + board_line(Unknown("Q")), 20) == []
    assert b"K 2" in link.output()
    assert link.counts.odd == 3


def test_a_snapshot_in_step_that_says_otherwise_is_believed() -> None:
    link = Link()
    link.start(0)
    link.received(hello() + board_line(State(4, frozenset(), 7)), 10)
    assert link.received(board_line(State(4, frozenset(), 7)), 20) == []
    assert link.received(board_line(State(5, frozenset({1}), 7)), 20) == []
    told = link.received(board_line(State(4, frozenset({1}), 7)), 30)
    assert told == [Snapshot(frozenset({1}), 30)]


def test_a_bootloader_that_swallows_what_is_said_first_is_waited_for() -> None:
    """Opening an Uno starts it again: nothing is heard for 1.6 s, and that is normal."""
    wire = Wire()
    wire.to_board = wire.to_host = dead
    wire.open().run(1600)
    wire.to_board = wire.to_host = whole
    wire.board.power(wire.now)
    assert wire.run(400) == [Connected(SEVEN)]


# bad conditions


@given(st.binary(max_size=3000))
def test_garbage_at_full_speed_changes_nothing(noise: bytes) -> None:
    wire = Wire()
    wire.connect()
    wire.to_host = lambda data: noise + b"\n" + data
    wire.run(100)
    wire.press(3)
    wire.run(100)
    assert wire.switched() == [(3, True)]


def test_at_commands_and_half_lines_to_the_board_do_nothing() -> None:
    """What ModemManager sends; and half a line of a host that died."""
    wire = Wire()
    wire.connect()
    wire.board.received(b"AT\r\nATI\r\n~\x00x\xf0" + b"A" * 300 + b"\n12 L 01", wire.now)
    wire.link.closed(wire.now)
    wire.open(power=False)
    assert wire.run(300) == [Connected(SEVEN)]
    assert wire.board.lamps == frozenset()


def test_a_clock_that_jumps_a_little_is_no_silence_and_keeps_events() -> None:
    wire = Wire()
    wire.connect()
    wire.press(4)
    wire.now += 4000
    assert [type(each) for each in wire.run(100)] == [Switched]


def test_after_a_long_sleep_only_the_state_is_told() -> None:
    """The machine slept: presses of that time are no presses now."""
    wire = Wire()
    wire.connect()
    for closed in (True, False, True):
        wire.press(4, closed)
    wire.now += 3_600_000
    happened = wire.run(600)
    assert happened == [Snapshot(frozenset({4}), happened[0].at)]  # type: ignore[union-attr]


def test_a_clock_that_goes_back_stands_still() -> None:
    wire = Wire()
    wire.connect()
    wire.link.tick(wire.now - 500)
    wire.press(4)
    assert [type(each) for each in wire.run(100)] == [Switched]


def test_a_link_that_was_told_but_never_answers_after_sleep_is_lost() -> None:
    wire = Wire()
    wire.connect()
    wire.now += 60_000
    wire.to_host = dead
    assert wire.run(5500) == [Lost(SILENT)]


# the imagined board keeps the page's rules for boards


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("3 W", b"A 3*"),
        ("3 Q", b"N 3*"),
        ("3 B 20 60", b"N 3*"),
        ("3 L " + "00" * 8, b"N 3*"),
        ("3 L 01", b"A 3*"),
        ("3 V 60", b"A 3*"),
        ("x H", b""),
        ("3 K 9", b""),
    ],
)
def test_a_board_answers_as_the_page_says(asked: str, answer: bytes) -> None:
    board = VirtualBoard(SEVEN)
    board.received(checked(asked, TO_BOARD), 0)
    assert board.output().startswith(answer)
    assert bool(answer) or board.output() == b""


def test_a_board_without_buzzer_and_motor_refuses_both() -> None:
    board = VirtualBoard(Capabilities("", 2, 2))
    board.received(checked("1 B 440 60", TO_BOARD) + checked("2 V 60", TO_BOARD), 0)
    assert board.output().count(b"N ") == 2


def test_a_board_that_nobody_reads_leaves_lines_out_whole() -> None:
    board = VirtualBoard(SEVEN)
    for now in range(0, 200_000, 1000):
        board.tick(now)
    assert all(line.count(b"*") == 1 for line in board.output().splitlines())


def test_a_switch_that_does_not_change_is_no_event() -> None:
    board = VirtualBoard(SEVEN)
    board.change(1, False, 0)
    board.change(49, True, 0)
    board.tick(1000)
    assert b"P 1000 0 0 0 0*" in board.output()
