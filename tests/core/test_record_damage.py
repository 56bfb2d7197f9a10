"""Records that were torn, edited or scrambled: read as far as they can be trusted, or refused."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.message import message
from tactilegrid.core.record import LINE_LIMIT, SIZE_LIMIT, DamagedRecord, read_record
from tactilegrid.games import load_game
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener
from tests.core.tables import facts

HEADER = (
    "tactilegrid-record 1",
    "game quoridor",
    "option size 5",
    "option players 2",
    "option fences 2",
    "option edge_is_fence on",
    "option pawn_behind blocked",
    "option repetition 3",
    "option ply_cap 0",
    "option first 1",
    "seed 8412",
    "position 5x5 c1,c5 2,2 - 1",
    "seat 1 human Анна",
    "seat 2 engine casual",
)
STEPS = (
    "seat 1 human 名前",
    "1 1 c2",
    "2 2 c4",
    "undo 1",
    "redo 1",
    "undo 1",
    "2 2 d2h",
    "3 1 c3",
    "draw",
    "outcome - agreed",
    "undo 1",
    "4 2 c4",
    "resign 2",
    "outcome 1 resigned",
)
LINES = HEADER + STEPS


def joined(lines):
    return "".join(f"{line}\n" for line in lines).encode()


def load(data):
    return read_record(data, load_game)


def damage(data):
    """Where a record is refused, and the key of the reason."""
    with pytest.raises(DamagedRecord) as caught:
        load(data)
    why = caught.value.message.get("why")
    assert caught.value.message == message("record-damaged", line=caught.value.line, why=why)
    return caught.value.line, why.key


def outcome_of(lines):
    """The line that a changed record is refused for, or None where it is still a game."""
    try:
        load(joined(lines))
    except DamagedRecord as error:
        return error.line
    return None


def test_the_script_is_whole():
    loaded = load(joined(LINES))
    assert loaded.size == len(joined(LINES))
    assert not loaded.torn
    assert loaded.session.ply == 4
    assert [step.what for step in loaded.session.past] == ["play"] * 4 + ["resign"]


def test_a_record_torn_at_any_byte_holds_what_has_its_line_feed():
    """A crash loses at most the line that was being written."""
    data = joined(LINES)
    games = {}
    for count in range(len(HEADER), len(LINES) + 1):
        games[count] = facts(load(joined(LINES[:count])).session)
    for offset in range(len(data)):
        torn = data[:offset]
        whole = torn.count(b"\n")
        if whole < len(HEADER):
            line, _ = damage(torn)
            assert line == max(1, whole + (whole > 0))
            continue
        loaded = load(torn)
        assert loaded.size == torn.rindex(b"\n") + 1
        assert loaded.torn == (loaded.size < offset)
        assert facts(loaded.session) == games[whole]


@pytest.mark.parametrize("text", ["", "?", "game", "seat", "undo x", "9 9 a1", "\x00", "1 1 c2 c2"])
def test_a_line_overwritten_is_named(text):
    for number in range(1, len(LINES) + 1):
        lines = [*LINES]
        lines[number - 1] = text
        assert outcome_of(lines) == number


def test_lines_that_a_record_can_do_without():
    """Options at their default, a position like the start, names, outcomes, a last move."""
    lost = {n for n in range(1, len(LINES) + 1) if outcome_of(LINES[: n - 1] + LINES[n:]) is None}
    told = {LINES[number - 1] for number in lost}
    options = {f"option {each}" for each in ("players 2", "edge_is_fence on")}
    options |= {f"option {each}" for each in ("pawn_behind blocked", "repetition 3")}
    options |= {"option ply_cap 0", "option first 1"}
    assert told == {
        *options,
        *("option fences 2", "option size 5", "position 5x5 c1,c5 2,2 - 1"),
        *("seat 1 human 名前", "outcome - agreed", "4 2 c4", "outcome 1 resigned"),
    }


def test_lines_that_may_stand_twice():
    doubled = [n for n in range(1, len(LINES) + 1) if not outcome_of(LINES[:n] + LINES[n - 1 :])]
    assert [LINES[number - 1] for number in doubled] == [
        "seat 2 engine casual",
        "seat 1 human 名前",
        "outcome - agreed",
        "outcome 1 resigned",
    ]


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_a_line_lost_or_doubled_is_refused_where_it_no_longer_fits(number):
    for lines in (LINES[: number - 1] + LINES[number:], LINES[:number] + LINES[number - 1 :]):
        refused = outcome_of(lines)
        assert refused is None or refused >= number
        if refused is not None and number <= len(HEADER):
            assert refused <= len(HEADER) + 2


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_lines_that_changed_places(number):
    lines = [*LINES]
    lines[number - 1 : number + 1] = reversed(lines[number - 1 : number + 1])
    refused = outcome_of(lines)
    same = range(3, 10)  # options may be in any order
    if number in same:
        assert refused is None
    else:
        assert refused in (number, number + 1, number + 2, None)


BROKEN = [
    (2, "game chess", 2, "record-game"),
    (2, "game Quoridor", 2, "record-game"),
    (2, "game ../../etc/passwd", 2, "record-game"),
    (3, "option size 6", 3, "option-bad-odd"),
    (3, "option size", 3, "record-line"),
    (3, "option  size 5", 3, "record-line"),
    (5, "option players 2", 5, "record-line"),
    (5, "option colour red", 5, "option-unknown"),
    (5, "option fences many", 5, "option-bad-number"),
    (10, "option first 4", 10, "quoridor-bad-first"),
    (8, "option repetition 2", 10, "quoridor-bad-repetition"),
    (11, "seed -1", 11, "record-line"),
    (11, "seed 1234567890123456789", 11, "record-line"),
    (11, "seed ٣", 11, "record-line"),
    (12, "position 5x5 c1,c5 2,2 - 3", 12, "quoridor-position-turn"),
    (12, "position ", 12, "record-seat"),
    (13, "seat 2 human", 13, "record-seat"),
    (13, "seat 01 robot", 13, "record-seat"),
    (14, "seat 2 engine", 14, "record-seat"),
    (14, "seat 2 engine casual\nseat 3 human", 15, "record-seat"),
    (15, "seat 3 human", 15, "record-seat"),
    (16, "seat 3 human", 16, "record-line"),
    (16, "seat 2 robot", 16, "record-line"),
    (16, "1 1 c3", 16, "quoridor-not-there"),
    (16, "1 1 zz", 16, "quoridor-bad-move"),
    (16, "1 2 c4", 16, "record-line"),
    (16, "2 1 c2", 16, "record-line"),
    (16, "01 1 c2", 16, "record-line"),
    (16, "1 1", 16, "quoridor-bad-move"),
    (16, "1", 16, "record-line"),
    (16, "resign 3", 16, "record-line"),
    (16, "resign x", 16, "record-line"),
    (16, "draw 1", 16, "record-line"),
    (16, "tick 100", 16, "record-line"),
    (18, "undo 3", 18, "refused-undo"),
    (18, "undo 0", 18, "refused-undo"),
    (18, "undo 999999999999999999", 18, "refused-undo"),
    (19, "redo 2", 19, "refused-redo"),
    (24, "outcome 1 agreed", 24, "record-outcome"),
    (24, "outcome - agreed ", 24, "record-outcome"),
    (23, "outcome 1 goal", 23, "record-outcome"),
    (28, "outcome 2 resigned", 28, "record-outcome"),
    (28, "5 1 c4", 28, "record-line"),
    (28, "resign 1", 28, "refused-over"),
    (28, "draw", 28, "refused-over"),
]


@pytest.mark.parametrize(("number", "text", "line", "key"), BROKEN)
def test_what_is_wrong_is_said_of_its_line(number, text, line, key):
    lines = [*LINES]
    lines[number - 1] = text
    assert damage(joined(lines)) == (line, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language):
    catalogue = Catalogue.load(language, ("cli", "table", "quoridor"), strict=True)
    for number, text, line, _ in BROKEN:
        lines = [*LINES]
        lines[number - 1] = text
        with pytest.raises(DamagedRecord) as caught:
            load(joined(lines))
        words = catalogue.render(caught.value.message, Listener(language))
        assert str(line) in words


def test_too_few_seats():
    lines = [line.replace("players 2", "players 4") for line in HEADER if "position" not in line]
    assert damage(joined(lines)) == (14, "record-seat")


HEAD = joined(HEADER)


@pytest.mark.parametrize(
    ("data", "line", "key"),
    [
        (b"", 1, "record-not-ours"),
        (b"\n", 1, "record-not-ours"),
        (b"tactilegrid-record 1", 1, "record-not-ours"),
        (b"tactilegrid-record 2\n", 1, "record-not-ours"),
        (b"\xef\xbb\xbf" + HEAD, 1, "record-not-ours"),
        (HEAD.replace(b"\n", b"\r\n"), 1, "record-not-ours"),
        (HEAD.replace(b"\n", b"\r"), 1, "record-not-ours"),
        (HEAD.decode().encode("utf-16"), 1, "record-not-text"),
        (b"\x00" * 1000 + b"\n", 1, "record-not-ours"),
        (b"PK\x03\x04\xff\xfe\n", 1, "record-not-text"),
        (HEAD + b"1 1 c2\r\n", 15, None),
        (HEAD + b"seat 1 human \xff\n", 15, "record-not-text"),
        (HEAD + b"seat 1 human \xed\xa0\x80\n", 15, "record-not-text"),
        (HEAD + b"1 1 c2\n1 1 c2\n\xff\n", 17, "record-not-text"),
        (HEAD + b"\x00\n", 15, "record-line"),
        (HEAD + b"1 1 " + b"c" * LINE_LIMIT + b"\n", 15, "record-too-long"),
        (HEAD + b"seat 1 human " + b"a" * LINE_LIMIT + b"\n", 15, "record-too-long"),
        (b"\n" * (SIZE_LIMIT + 1), 1, "record-too-long"),
        (HEAD + b"x" * 5_000_000, 1, "record-too-long"),
    ],
    ids=lambda value: ascii(value[-12:]) if isinstance(value, bytes) else None,
)
def test_files_that_are_no_records(data, line, key):
    if key is None:  # a carriage return is a space to the readers of moves
        assert load(data).session.ply == 1
    else:
        assert damage(data) == (line, key)


def test_a_torn_line_of_any_bytes_is_cut_off():
    for rest in (b"\xff\xff", b"\x00" * 4096, b"1 1 c", b"x" * 100_000):
        loaded = load(HEAD + b"1 1 c2\n" + rest)
        assert (loaded.session.ply, loaded.torn, loaded.size) == (1, True, len(HEAD) + 7)


def only_damage(data):
    """Whatever the bytes: a game, or a refusal that names a line of the file."""
    with suppress(DamagedRecord):
        loaded = load(data)
        assert facts(load(data[: loaded.size]).session) == facts(loaded.session)
        return
    line, _ = damage(data)
    assert 1 <= line <= data.count(b"\n") + 1


@given(st.data())
def test_scrambled_bytes_are_read_or_refused(data):
    scrambled = bytearray(joined(LINES))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(scrambled) - 1))
        length = data.draw(st.sampled_from((0, 1, 1, 1, 2, 8, 40)))
        scrambled[place : place + length] = data.draw(
            st.one_of(
                st.binary(max_size=3),
                st.sampled_from((b"\n", b" ", b"1", b"9", b"-", b"undo 1\n", b"draw\n", b"\xd0")),
            )
        )
    only_damage(bytes(scrambled))


@given(
    st.lists(st.sampled_from((*STEPS, "undo 2", "redo 2", "resign 1", "3 1 pass", "")), max_size=9)
)
def test_steps_in_any_order_are_read_or_refused(steps):
    only_damage(joined((*HEADER, *steps)))


@given(st.binary(max_size=60), st.booleans())
def test_any_bytes_are_refused_or_read(data, ours):
    only_damage((HEAD if ours else b"") + data)
