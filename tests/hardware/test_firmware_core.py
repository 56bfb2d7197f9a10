"""The firmware's core on this machine, against the protocol and against a board in Python.

Every script runs under sanitizers, and the desk's own host checks what it hears
(hardware/firmware/desk). Times are simulated: nothing waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.app.emulator import missing_tools
from tactilegrid.board.driver import Capabilities
from tactilegrid.board.frames import Answer, Beat, Event, State, read_from_board
from tactilegrid.board.hello import Hello
from tactilegrid.board.lines import checked, well_formed
from tactilegrid.board.virtual import VirtualBoard
from tests.hardware.desk import (
    DEAF,
    FLOOD,
    READ,
    ROOM,
    TEAR,
    VARIANTS,
    WRAP,
    Desk,
    desk,
    let_pass,
    press,
    raw,
    said,
)

pytestmark = pytest.mark.service

HERE, BEAT = said("9 W"), let_pass(1000)


@pytest.fixture(scope="module")
def boards() -> Iterator[Callable[[str], Desk]]:
    """A running desk for each variant that is asked for."""
    if missing := missing_tools():
        pytest.skip(f"{missing[0]} is not installed")
    running: dict[str, Desk] = {}

    def get(variant: str = "plain") -> Desk:
        if variant not in running:
            running[variant] = Desk(desk(variant))
        return running[variant]

    yield get
    for one in running.values():
        one.__exit__(None, None, None)


@pytest.fixture
def plain(boards: Callable[[str], Desk]) -> Desk:
    return boards("plain")


def events(payloads: list[str]) -> list[Event]:
    return [one for one in map(read_from_board, payloads) if isinstance(one, Event)]


def last_beat(payloads: list[str]) -> Beat:
    return [one for one in map(read_from_board, payloads) if isinstance(one, Beat)][-1]


def test_hello_comes_unasked_and_says_what_the_board_has(plain: Desk) -> None:
    """The first line is hello, and our program reads it as it is meant."""
    hello = read_from_board(plain.play(let_pass(3))[0])
    assert isinstance(hello, Hello)
    assert hello.board == Capabilities(
        hello.board.ident, 7, 7, lamps=49, buzzer=True, haptic=True, name="tactilegrid"
    )
    assert len(hello.board.ident) == 8


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("1 W", "A 1"),
        ("0 W", "A 0"),
        ("9999 W and more", "A 9999"),
        ("1 L 01", "A 1"),
        ("1 L 00000000000080", "A 1"),
        ("1 L 0000000000000000", "N 1"),
        ("1 L 0", "N 1"),
        ("1 L 0g", "N 1"),
        ("1 L ff", "N 1"),
        ("1 L", "N 1"),
        ("0 L 01", "N 0"),
        ("1 B 31 1", "A 1"),
        ("1 B 8000 2000", "A 1"),
        ("1 B 30 100", "N 1"),
        ("1 B 8001 100", "N 1"),
        ("1 B 880 0", "N 1"),
        ("1 B 880 2001", "N 1"),
        ("1 B 0880 100", "N 1"),
        ("1 B 880", "N 1"),
        ("1 B 65567 100", "N 1"),
        ("1 V 1", "A 1"),
        ("1 V 2000", "A 1"),
        ("1 V 0", "N 1"),
        ("1 V -5", "N 1"),
        ("1 Z", "N 1"),
        ("1 HELLO", "N 1"),
        ("1 ~", "N 1"),
        ("1 S", "S 0 00000000000000"),
    ],
)
def test_a_request_gets_the_answer_of_the_protocol(plain: Desk, asked: str, answered: str) -> None:
    assert plain.play(let_pass(1), said(asked), let_pass(5))[1:] == [answered]


@pytest.mark.parametrize(
    "line",
    [
        *("H", "10000 W", "01 W", "-1 W", "1", "1 K", "1 K x", "1 K 65536", "x W", "1  W"),
        *(" 1 W", "1 W ", "1 W*0", "1 W\t", "1 W\x7f", "1 W\0", "ж 1 W"),
    ],
)
def test_what_is_no_request_is_counted_and_not_answered(plain: Desk, line: str) -> None:
    heard = plain.play(let_pass(1), said(line), BEAT)
    assert [one[0] for one in heard] == ["H", "P"]
    assert last_beat(heard).bad == 1


@pytest.mark.parametrize(
    ("noise", "bad"),
    [
        (b"\n\n\r\n", 0),
        (b"AT\r\nATI\r\n", 2),
        (b"~\0x\xf0" + b"A" * 300 + b"\n", 1),
        (b"9 W*0000\n", 1),
        (b"9 W*e4d7\n", 1),
        (b"*FFFF\n", 1),
        (b"A" * 3000, 1),
        (bytes(range(256)) * 2, 3),
    ],
)
def test_noise_is_counted_line_by_line(plain: Desk, noise: bytes, bad: int) -> None:
    """After a line feed, as every host sends, the next request is understood."""
    heard = plain.play(let_pass(1), raw(noise), raw(b"\n"), HERE, BEAT)
    assert "A 9" in heard
    beat = last_beat(heard)
    assert beat.bad == bad


def test_a_line_may_have_a_carriage_return_and_95_characters(plain: Desk) -> None:
    """96 are too many."""
    longest = checked("9 W " + "x" * 86, 95)
    assert len(longest) == 96
    too_long = checked("8 W " + "x" * 87, 96)
    heard = plain.play(raw(longest.replace(b"\n", b"\r\n")), let_pass(20), raw(too_long), BEAT)
    assert [one for one in heard if one[0] in "AN"] == ["A 9"]
    assert last_beat(heard).bad == 1


def test_a_command_that_comes_again_is_answered_and_not_done_again(plain: Desk) -> None:
    """But after hello the same number is another command: the host has begun anew."""
    heard = plain.play(said("7 L 01"), said("7 L 00"), let_pass(3), said("1 H"), said("7 L"), BEAT)
    assert [one for one in heard if one[0] in "AN"] == ["A 7", "A 7", "N 7"]


def test_a_press_is_an_event_after_5_ms_and_comes_again_until_it_is_confirmed(
    plain: Desk,
) -> None:
    start = [let_pass(1), HERE, let_pass(1)]
    assert events(plain.play(*start, press(11), let_pass(5))) == []
    assert events(plain.play(*start, press(11), let_pass(6))) == [Event(0, 11, True)]
    assert len(events(plain.play(*start, press(11), let_pass(156)))) == 2
    confirmed = plain.play(*start, press(11), let_pass(6), said("0 K 1"), BEAT)
    assert len(events(confirmed)) == 1


def test_a_new_press_does_not_put_off_the_repetition_of_an_old_one(plain: Desk) -> None:
    """Hands may be faster than the line is good."""
    quick = b"".join(press(cell) + let_pass(100) for cell in range(4))
    heard = [one.seq for one in events(plain.play(let_pass(1), HERE, let_pass(1), quick))]
    assert heard[:5] == [0, 1, 0, 1, 2]


@pytest.mark.parametrize("seq", [2, 65535, 32768])
def test_what_was_not_sent_cannot_be_confirmed(plain: Desk, seq: int) -> None:
    heard = plain.play(let_pass(1), HERE, press(3), let_pass(10), said(f"0 K {seq}"), BEAT)
    assert last_beat(heard).first == 0
    assert len(events(heard)) > 3


def test_of_17_events_that_nobody_confirms_the_oldest_is_thrown_away(plain: Desk) -> None:
    """And the heartbeat says which is the first that is left; the snapshot knows all."""
    presses = b"".join(press(cell) + let_pass(7) for cell in range(17))
    heard = plain.play(let_pass(1), presses, BEAT, said("1 S"), let_pass(10))
    assert last_beat(heard) == Beat(1000, 1, 17, 1, 0)
    state = read_from_board(next(one for one in heard if one[0] == "S"))
    assert state == State(17, frozenset(range(17)), 7)
    assert heard[1][0] == "P"  # the host had never spoken, so nothing was told to nobody


def test_events_wait_for_the_host_and_come_when_it_speaks(plain: Desk) -> None:
    heard = plain.play(let_pass(1), HERE, let_pass(5200), press(5), let_pass(300), HERE, BEAT)
    first = events(heard)[0]
    assert first == Event(0, 5, True)
    index = next(number for number, one in enumerate(heard) if one == "E 0 5 1")
    assert [one[0] for one in heard[:index]].count("A") <= 2
    assert [one[0] for one in heard[: index - 2]].count("A") == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_spike_is_nothing_and_a_bounce_is_one_press(
    boards: Callable[[str], Desk], variant: str
) -> None:
    spike = press(3) + let_pass(3) + press(3) + let_pass(100)
    bounce = b"".join(press(4) + let_pass(1) for _ in range(7)) + let_pass(60)
    heard = boards(variant).play(let_pass(1), HERE, let_pass(1), spike, bounce)
    assert {(one.number, one.closed) for one in events(heard)} == {(4, True)}


def test_a_switch_that_chatters_is_held_until_it_is_still(plain: Desk) -> None:
    """It cannot flood the line, its neighbour is heard, and in the end its state is true."""
    chatter = (press(8) + let_pass(7)) * 401
    heard = plain.play(let_pass(1), HERE, chatter, BEAT)
    assert 40 < last_beat(heard).seq <= 65
    assert {one.split(" ")[-1] for one in heard if one[0] == "P"} == {"1"}
    confirm = b"".join(said(f"0 K {seq}") + let_pass(2) for seq in range(80))
    calm = plain.play(let_pass(1), HERE, chatter, press(9), confirm, BEAT, HERE, BEAT, BEAT)
    assert (9, True) in {(one.number, one.closed) for one in events(calm)}
    assert [one.split(" ")[-1] for one in calm if one[0] == "P"][-1] == "0"
    still = plain.play(let_pass(1), chatter, BEAT, BEAT, said("1 S"), let_pass(20))
    assert next(one for one in still if one[0] == "S").split(" ")[2] == "00010000000000"


def test_a_finger_as_fast_as_it_can_be_is_no_chatter(plain: Desk) -> None:
    """Ten presses a second for ten seconds."""
    quick = b"".join(
        press(8) + let_pass(50) + said(f"0 K {number + 1}") + let_pass(1) for number in range(200)
    )
    heard = plain.play(let_pass(1), HERE, let_pass(1), quick)
    told = events(heard)
    assert [(one.seq, one.closed) for one in told] == [(n, n % 2 == 0) for n in range(200)]


def test_a_switch_that_is_stuck_says_so_once(plain: Desk) -> None:
    heard = plain.play(let_pass(1), HERE, press(8), let_pass(10), said("0 K 1"), BEAT * 4)
    assert events(heard) == [Event(0, 8, True)]


def test_without_diodes_what_may_be_a_ghost_is_not_told(boards: Callable[[str], Desk]) -> None:
    """Three corners of a rectangle close the fourth; a plain change is told when it is plain."""
    corners = press(0) + let_pass(20) + press(1) + let_pass(20)
    third = press(9) + press(10)  # one of them is a ghost
    board = boards("large")
    doubtful = board.play(let_pass(1), HERE, corners, third, BEAT)
    assert {one.number for one in events(doubtful)} == {0, 1}
    assert {one.split(" ")[-1] for one in doubtful if one[0] == "P"} == {"2"}
    plain_again = board.play(let_pass(1), HERE, corners, third, BEAT, press(1), press(10), BEAT)
    last = {one.number: one.closed for one in events(plain_again)}
    assert last == {0: True, 1: False, 9: True}


def test_a_clock_that_starts_again_from_0_changes_nothing(plain: Desk) -> None:
    """millis() does so after 49 days."""
    wrap = bytes([WRAP, 12])  # 192 ms before
    start = [let_pass(1), HERE, let_pass(20)]
    across = b"".join(press(cell) + let_pass(30) for cell in range(10))

    def told(*script: bytes) -> list[str]:
        heard = plain.play(*script, *start, across, let_pass(2000))
        return [one for one in heard if one[0] in "EA"]

    assert told(wrap) == told()


@pytest.mark.parametrize("room", [1, 3, 14])
def test_a_narrow_line_delays_and_loses_nothing(plain: Desk, room: int) -> None:
    narrow = bytes([ROOM, room])
    presses = b"".join(press(cell) + let_pass(8) for cell in range(10))
    heard = plain.play(let_pass(200), narrow, HERE, presses, said("2 S"), let_pass(2000))
    assert {one.number for one in events(heard)} == set(range(10))
    assert "A 9" in heard


def test_a_line_that_is_shut_blocks_nothing_and_goes_on(plain: Desk) -> None:
    """A USB port that nobody reads takes no byte."""
    shut, open_again = bytes([ROOM, 0]), bytes([ROOM, 64])
    asked = said("1 H") + said("2 S") + said("3 W") + said("4 W") + said("5 W") + said("6 W")
    heard = plain.play(
        let_pass(200), HERE, let_pass(9), shut, asked, press(7), let_pass(3000), open_again, BEAT
    )
    later = heard[heard.index("A 9") + 1 :]
    assert [one for one in later if one[0] == "A"] == ["A 3", "A 4", "A 5", "A 6"]
    assert events(later)[0] == Event(0, 7, True)
    assert [one[0] for one in later].count("P") <= 2


def test_a_host_that_asks_without_end_keeps_no_event_back(plain: Desk) -> None:
    flood = bytes([FLOOD, 250, 1, 0])
    heard = plain.play(let_pass(1), HERE, flood, press(7), flood, let_pass(6), let_pass(500))
    place = next(number for number, one in enumerate(heard) if one.startswith("E "))
    assert place < 12
    assert sum(one.startswith("S ") for one in heard) <= 12


TEARS = [bytes([TEAR, after]) for after in range(12)]


@pytest.mark.parametrize("first", range(12))
def test_power_lost_in_any_write_costs_neither_name_nor_count(plain: Desk, first: int) -> None:
    """Torn at every byte, twice in a row; the desk is aborted where the name changes."""
    for second in TEARS:
        once = plain.play(let_pass(4), TEARS[first], let_pass(4), second, let_pass(4))
        hellos = [read_from_board(one) for one in once]
        boots = [one.boot for one in hellos if isinstance(one, Hello)]
        assert len(set(boots)) == len(boots) == 3
        assert len({one.board.ident for one in hellos if isinstance(one, Hello)}) == 1


def test_a_board_says_the_same_as_one_in_python(plain: Desk) -> None:
    """Two programs from one page: whatever is asked, the answers are the same."""

    @given(st.lists(st.tuples(st.sampled_from([1, 1, 2, 0, 10000]), requests()), max_size=12))
    def same(asked: list[tuple[int, str]]) -> None:
        """Each has its own number and comes once or twice; or its number is none."""
        lines = []
        for own, (times, words) in enumerate(asked, 1):
            lines += [f"{own} {words}"] * times if 0 < times < 3 else [f"{times} {words}"]
        ours = plain.play(let_pass(200), b"".join(said(line) + let_pass(30) for line in lines))
        board = Capabilities("x", 7, 7, lamps=49, buzzer=True, haptic=True)
        other = VirtualBoard(board)
        for line in lines:
            if well_formed(line.encode()):
                other.received(checked(line, 255), 0)
        theirs = [one.rpartition(b"*")[0].decode() for one in other.output().split(b"\n") if one]
        assert [one for one in ours[1:] if one[0] != "H"] == [
            one for one in theirs if one[0] != "H"
        ]

    same()


def requests() -> st.SearchStrategy[str]:
    """Words of a request, most of them nearly right."""
    number = st.one_of(st.integers(0, 70000).map(str), st.sampled_from(["", "00", "x", "2000"]))
    verb = st.sampled_from(["H", "S", "W", "L", "B", "V", "K", "Q", "BB", "l"])
    digits = st.text("0123456789ABCDEFx", max_size=16)
    more = st.lists(st.one_of(number, digits), max_size=3)
    return st.tuples(verb, more).map(lambda words: " ".join([words[0], *words[1]]))


@pytest.mark.parametrize("variant", VARIANTS)
def test_any_script_leaves_the_board_sane(boards: Callable[[str], Desk], variant: str) -> None:
    """Every line is one that our program reads; the rest the desk and the sanitizers watch."""
    board = boards(variant)
    step = st.one_of(
        st.binary(min_size=2, max_size=5),
        st.integers(0, 735).map(press),
        st.integers(1, 600).map(let_pass),
        st.binary(max_size=99).map(said),
        st.binary(max_size=150).map(raw),
        st.tuples(st.integers(0, 9999), requests()).map(lambda each: said(f"{each[0]} {each[1]}")),
        st.sampled_from([bytes([READ, 0]), bytes([DEAF, 0])]),
    )

    @given(st.lists(step, max_size=30))
    def sane(steps: list[bytes]) -> None:
        for payload in board.play(*steps):
            read_from_board(payload)

    sane()


def test_an_answer_is_read_as_it_was_sent(plain: Desk) -> None:
    assert read_from_board(plain.play(let_pass(3), HERE, let_pass(3))[1]) == Answer(9, True)
