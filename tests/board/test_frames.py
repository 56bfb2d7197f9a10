"""The lines of the board protocol, both ways: docs/reference/board-protocol.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.board.crc import crc16
from tactilegrid.board.driver import BUTTONS, CELLS, CROSSINGS, EDGES, PIECES, Capabilities
from tactilegrid.board.frames import (
    Answer,
    AskHello,
    AskState,
    Beat,
    Confirm,
    Event,
    FromBoard,
    Here,
    Improper,
    Light,
    Request,
    Shake,
    State,
    Tone,
    Unknown,
    ahead,
    board_line,
    host_line,
    read_from_board,
    read_from_host,
)
from tactilegrid.board.hello import Contradiction, Hello, OtherVersion, slots_of
from tactilegrid.board.lines import TO_BOARD, TO_HOST, BadFrame, Lines, checked
from tactilegrid.board.numbers import bytes_for

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "board-protocol.md"
SEQ = st.integers(0, 65535)
IDENT = st.integers(0, 9999)


@st.composite
def boards(draw: st.DrawFn) -> Capabilities:
    """Any board that can say what it has."""
    cols, rows = draw(st.integers(1, 16)), draw(st.integers(1, 16))
    slot_map = draw(st.sampled_from([CELLS, EDGES, CROSSINGS]))
    return Capabilities(
        ident=draw(st.from_regex(r"[A-Za-z0-9-]{0,16}", fullmatch=True)),
        cols=cols,
        rows=rows,
        kind=draw(st.sampled_from([BUTTONS, PIECES])),
        slot_map=slot_map,
        slots=slots_of(slot_map, cols, rows),
        lamps=draw(st.integers(0, 328)),
        buzzer=draw(st.booleans()),
        haptic=draw(st.booleans()),
        name=draw(st.from_regex(r"([A-Za-z0-9.-]( ?[A-Za-z0-9.-]){0,11})?", fullmatch=True)),
        diodes=draw(st.booleans()),
    )


@st.composite
def bits(draw: st.DrawFn, most: int) -> tuple[frozenset[int], int]:
    """Numbers, and how many bytes say them."""
    width = draw(st.integers(1, most))
    return frozenset(draw(st.sets(st.integers(0, width * 8 - 1), max_size=20))), width


FROM_BOARD = st.one_of(
    st.builds(
        Hello,
        boards(),
        SEQ,
        SEQ,
        st.from_regex(r"[A-Za-z0-9.-]{0,16}", fullmatch=True),
        st.sampled_from(["1", "1.1"]),
    ),
    st.builds(Event, SEQ, st.integers(0, 9999), st.booleans()),
    bits(92).flatmap(lambda each: st.builds(State, SEQ, st.just(each[0]), st.just(each[1]))),
    st.builds(Beat, st.integers(0, 2**32 - 1), SEQ, SEQ, SEQ, SEQ, SEQ),
    st.builds(Answer, IDENT, st.booleans()),
    st.builds(Unknown, st.from_regex(r"[F-GI-MQ-RT-Z][!-)+-~]{0,20}", fullmatch=True)),
)
COMMAND_IDENT = st.integers(1, 9999)
FROM_HOST = st.one_of(
    st.builds(AskHello, IDENT),
    st.builds(AskState, IDENT),
    st.builds(Here, IDENT),
    st.builds(Confirm, SEQ, IDENT),
    bits(41).flatmap(lambda each: st.builds(Light, COMMAND_IDENT, *map(st.just, each))),
    st.builds(Tone, COMMAND_IDENT, st.integers(31, 8000), st.integers(1, 2000)),
    st.builds(Shake, COMMAND_IDENT, st.integers(1, 2000)),
    st.builds(Unknown, st.from_regex(r"[X-Z][!-)+-~]{0,20}", fullmatch=True), IDENT),
)


def payload(line: bytes, limit: int = TO_HOST) -> str:
    """What one good line carries."""
    lines = Lines(limit)
    (found,) = lines.feed(line)
    assert lines.bad == 0
    return found


# the page


def test_the_check_value_is_the_one_of_the_page() -> None:
    assert crc16(b"123456789") == 0x29B1
    assert "is 29B1" in PAGE.read_text("utf-8")


def test_the_example_of_the_page_is_spoken_by_both_sides() -> None:
    """Each line has its right check, is understood, and is written so again."""
    block = re.search(r"^```text\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert block is not None
    for line in block[1].splitlines():
        data = line.strip().encode() + b"\n"
        if line.startswith(" "):
            said = read_from_host(payload(data, TO_BOARD))
            assert not isinstance(said, Improper)
            assert host_line(said) == data
        else:
            heard = read_from_board(payload(data))
            assert isinstance(heard, Hello) or board_line(heard) == data
            assert not isinstance(heard, Unknown)


@pytest.mark.parametrize(
    ("slot_map", "cols", "rows", "count"),
    [(CELLS, 7, 7, 0), (EDGES, 6, 6, 60), (CROSSINGS, 9, 9, 128), (EDGES, 16, 16, 480)],
)
def test_slots_are_as_many_as_the_page_says(
    slot_map: str, cols: int, rows: int, count: int
) -> None:
    assert slots_of(slot_map, cols, rows) == count


# there and back


@given(FROM_BOARD)
def test_what_a_board_says_is_read_as_it_was_said(said: FromBoard) -> None:
    line = board_line(said)
    assert len(line) <= TO_HOST + 1
    assert read_from_board(payload(line)) == said


@given(FROM_HOST)
def test_what_a_host_says_is_read_as_it_was_said(said: Request | Unknown) -> None:
    line = host_line(said)
    assert len(line) <= TO_BOARD + 1
    assert read_from_host(payload(line, TO_BOARD)) == said


@given(st.text(st.characters(max_codepoint=0x7E), max_size=80))
def test_any_payload_is_understood_or_refused_by_one_family_of_errors(text: str) -> None:
    for read, write in ((read_from_board, board_line), (read_from_host, host_line)):
        try:
            said = read(text)
        except BadFrame:
            continue
        if isinstance(said, Improper | Unknown):
            continue
        assert read(payload(write(said))) == said  # type: ignore[operator]


@given(st.lists(FROM_BOARD, max_size=4), st.data())
def test_lines_come_through_in_pieces_of_any_length(
    said: list[FromBoard], data: st.DataObject
) -> None:
    """With noise before them, and a carriage return that a terminal program adds."""
    noise = data.draw(st.binary(max_size=30)).replace(b"\n", b"")
    ends = data.draw(st.sampled_from([b"\n", b"\r\n"]))
    stream = noise + b"\n" + b"".join(board_line(each)[:-1] + ends for each in said)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=5)))
    lines, found = Lines(TO_HOST), []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        found += lines.feed(stream[start:end])
    assert [read_from_board(each) for each in found] == said
    assert lines.bad <= 1


@given(FROM_BOARD, st.data())
def test_a_line_with_one_bit_wrong_is_never_taken_for_another(
    said: FromBoard, data: st.DataObject
) -> None:
    line = bytearray(board_line(said))
    place = data.draw(st.integers(0, len(line) - 2))
    line[place] ^= 1 << data.draw(st.integers(0, 7))
    assert Lines(TO_HOST).feed(bytes(line) + b"\n") in ([], [payload(board_line(said))])


@given(st.binary(max_size=2000), st.integers(1, 300))
def test_garbage_is_counted_and_never_kept(data: bytes, size: int) -> None:
    """No buffer grows beyond one line, and the next good line is heard."""
    lines = Lines(TO_HOST)
    for place in range(0, len(data), size):
        lines.feed(data[place : place + size])
        assert len(lines._part) <= TO_HOST + 1
    lines.feed(b"\n")
    assert lines.feed(board_line(Event(1, 2, True))) == ["E 1 2 1"]


@pytest.mark.parametrize("limit", [TO_HOST, TO_BOARD])
def test_a_line_of_just_the_limit_is_heard_and_a_longer_one_is_one_bad_line(limit: int) -> None:
    lines = Lines(limit)
    most = checked("X" * (limit - 5), limit)
    assert lines.feed(most[:-1] + b"\r\n") == ["X" * (limit - 5)]
    longer = checked("X" * (limit - 4), limit + 1)
    assert lines.feed(longer) == []
    assert lines.feed(longer[:-1] + b"X" * 500) == []
    assert lines.feed(b"\n" + most) == ["X" * (limit - 5)]
    assert lines.bad == 2
    with pytest.raises(BadFrame):
        checked("X" * (limit - 4), limit)


def test_a_half_line_is_forgotten_where_another_stream_begins() -> None:
    lines = Lines(TO_HOST)
    assert lines.feed(b"E 1 2") == []
    lines.clear()
    assert lines.feed(board_line(Event(1, 2, True))) == ["E 1 2 1"]


@pytest.mark.parametrize(
    "line",
    [
        b"E 1 2 1",
        b"E 1 2 1*0000",
        b"*29B1",
        b"E 1  2 1*",
        b"E 1 2 1*e0ff",
        b" E 1*",
        b"\x00\xff*1D0F",
    ],
)
def test_a_bad_line_is_told_by_its_beginning(line: bytes) -> None:
    lines = Lines(TO_HOST)
    assert lines.feed(line + b"\n\n\r\n") == []
    assert (lines.bad, lines.worst) == (1, line)


@pytest.mark.parametrize("text", ["", " E", "E ", "E  1", "a*b", "caf\xe9", "a\nb", "a\x7f"])
def test_no_line_carries_what_would_not_come_back(text: str) -> None:
    with pytest.raises(BadFrame):
        checked(text, TO_HOST)


# what is refused


@pytest.mark.parametrize(
    "text",
    [
        "E 1 2",
        "E 1 2 2",
        "E 01 2 1",
        "E +1 2 1",
        "E 65536 2 1",
        "E 1 10000 1",
        "S 1",
        "S 1 0",
        "S 1 0g",
        "S 1 0a",
        "P 1 2 3 4",
        "P 4294967296 0 0 0 0",
        "A",
        "A 10000",
        "N x",
        "",
    ],
)
def test_a_board_cannot_say_what_the_page_does_not_allow(text: str) -> None:
    with pytest.raises(BadFrame):
        read_from_board(text)


@pytest.mark.parametrize("text", ["", "1", "x H", "10000 H", "1 K", "1 K 65536", "-1 S", "1 K x"])
def test_what_a_board_has_no_answer_to(text: str) -> None:
    with pytest.raises(BadFrame):
        read_from_host(text)


@pytest.mark.parametrize(
    "text",
    [
        "0 L 00",
        "5 L",
        "5 L 0",
        "5 L 0G",
        "5 B",
        "5 B 30 100",
        "5 B 8001 100",
        "5 B 440 0",
        "5 B 440 2001",
        "5 B 440",
        "5 V",
        "5 V 2001",
    ],
)
def test_commands_that_are_answered_with_a_refusal(text: str) -> None:
    assert read_from_host(text) == Improper(int(text.split(maxsplit=1)[0]))


def test_words_of_later_versions_do_no_harm() -> None:
    assert read_from_board("E 1 2 1 and more") == Event(1, 2, True)
    assert read_from_board("Q 1") == Unknown("Q")
    assert read_from_host("7 Z 1") == Unknown("Z", 7)
    assert read_from_host("7 B 440 60 loud") == Tone(7, 440, 60)
    hello = read_from_board("H v=1.7 cols=2 rows=3 boot=1 seq=0 scent=roses new")
    assert isinstance(hello, Hello)
    assert (hello.board.cols, hello.board.rows, hello.version) == (2, 3, "1.7")


@pytest.mark.parametrize("version", ["2", "0", "10.3"])
def test_another_main_version_is_told_by_its_number(version: str) -> None:
    with pytest.raises(OtherVersion) as caught:
        read_from_board(f"H v={version} all=new")
    assert caught.value.version == version


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ("", "v"),
        ("cols=2 v=1", "v"),
        ("v=x", "v"),
        ("v=1 rows=3 boot=1 seq=0", "cols"),
        ("v=1 cols=0 rows=3 boot=1 seq=0", "cols"),
        ("v=1 cols=17 rows=3 boot=1 seq=0", "cols"),
        ("v=1 cols=2 rows=3 seq=0", "boot"),
        ("v=1 cols=2 rows=3 boot=1", "seq"),
        ("v=1 cols=2 rows=3 boot=1 seq=0 cols=3", "cols"),
        ("v=1 cols=2 rows=3 boot=1 seq=0 kind=x", "kind"),
        ("v=1 cols=2 rows=3 boot=1 seq=0 map=hexes", "map"),
        ("v=1 cols=2 rows=3 boot=1 seq=0 slots=4", "slots"),
        ("v=1 cols=2 rows=3 boot=1 seq=0 map=edges slots=6", "slots"),
        ("v=1 cols=2 rows=3 boot=1 seq=0 leds=329", "leds"),
        ("v=1 cols=2 rows=3 boot=1 seq=0 buzzer=2", "buzzer"),
        ("v=1 cols=2 rows=3 boot=1 seq=0 id=a/b", "id"),
        ("v=1 cols=2 rows=3 boot=1 seq=0 name=" + "x" * 25, "name"),
    ],
)
def test_a_hello_that_cannot_be_true_is_told_by_its_field(fields: str, wrong: str) -> None:
    with pytest.raises(Contradiction) as caught:
        read_from_board(f"H {fields}".rstrip())
    assert caught.value.field == wrong


@pytest.mark.parametrize(
    "said",
    [
        Event(65536, 0, True),
        Event(0, 10000, True),
        State(0, frozenset({8}), 1),
        State(0, frozenset(), 0),
        Beat(-1, 0, 0),
        Answer(10000, True),
        Hello(Capabilities("a b", 2, 2), 0, 0),
        Hello(Capabilities("", 2, 2, name="_"), 0, 0),
        Unknown(""),
    ],
)
def test_no_board_can_be_made_to_say_what_cannot_be_read(said: FromBoard) -> None:
    with pytest.raises(BadFrame):
        board_line(said)


@pytest.mark.parametrize(
    "said",
    [
        AskHello(10000),
        Tone(0, 440, 60),
        Tone(1, 30, 60),
        Shake(1, 2001),
        Light(1, frozenset({8}), 1),
        Light(9999, frozenset(), 42),
        Confirm(65536),
    ],
)
def test_no_host_can_be_made_to_say_what_cannot_be_read(said: Request) -> None:
    with pytest.raises(BadFrame):
        host_line(said)


@given(SEQ, st.integers(-32768, 32767))
def test_numbers_of_events_are_compared_round_the_end(seq: int, distance: int) -> None:
    assert ahead((seq + distance) % 65536, seq) == distance


@pytest.mark.parametrize(("count", "width"), [(1, 1), (8, 1), (9, 2), (49, 7), (736, 92)])
def test_bits_take_as_few_bytes_as_hold_them(count: int, width: int) -> None:
    assert bytes_for(count) == width
