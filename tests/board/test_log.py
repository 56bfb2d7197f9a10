"""The log of a port: read by people, replayed by the program, and never in the way of a game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.board.driver import (
    Capabilities,
    Connected,
    Faulty,
    Happening,
    Lost,
    Refused,
    Snapshot,
    Switched,
)
from tactilegrid.board.log import (
    HEADER,
    MOST_LINE,
    BadLog,
    Entry,
    Logged,
    SerialLog,
    escaped,
    told,
    unescaped,
)
from tactilegrid.board.opening import driver_for
from tactilegrid.board.replaying import read_lines, read_log, replay
from tests.board.wire import Wire, drop_each


@given(st.binary(max_size=200))
def test_bytes_are_one_line_of_text_and_come_back(data: bytes) -> None:
    text = escaped(data)
    assert text.isascii()
    assert text.isprintable()
    assert unescaped(text) == data


@pytest.mark.parametrize("text", ["\\", "\\q", "\\x0", "\\x0G", "\n", "\x7f", "é"])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        unescaped(text)


@pytest.mark.parametrize(
    ("happening", "words"),
    [
        (Switched(3, True, 9), "switched 3 closed"),
        (Switched(3, False, 9), "switched 3 open"),
        (Snapshot(frozenset(), 9), "snapshot none"),
        (Snapshot(frozenset({10, 9}), 9), "snapshot 9,10"),
        (Faulty("stuck", frozenset({1})), "faulty stuck 1"),
        (Lost("silent"), "lost silent"),
        (Refused("version", "2"), "refused version 2"),
        (Refused("missing"), "refused missing"),
    ],
)
def test_what_the_program_was_told_is_the_same_words_each_time(
    happening: Happening, words: str
) -> None:
    assert told(happening) == words


def test_a_board_is_told_with_all_that_it_has() -> None:
    board = Capabilities("A1", 2, 3, name="my board", lamps=6)
    assert told(Connected(board, frozenset({1}), restarted=True)) == (
        "restarted 1 ident=A1 cols=2 rows=3 kind=buttons slot_map=cells slots=0 lamps=6 "
        "buzzer=False haptic=False name=my_board diodes=True"
    )


def played(path: Path, kind: str = "other") -> tuple[Wire, SerialLog]:
    """A log of a while with a board on a bad line, lost and found again."""
    log = SerialLog(path)
    wire = Wire(driver=Logged(driver_for(kind), log, kind))
    wire.connect()
    wire.to_host = drop_each(41)
    for step in range(30):
        for closed in (True, False):
            wire.press(step * 5 % 49, closed)
            wire.run(50)
        if step == 10:
            wire.link.light(frozenset({1, 2}))
            wire.link.beep(440, 100)
            wire.link.shake(50)
        if step == 20:
            wire.happened += wire.link.closed(wire.now)
            wire.now += 3000
            wire.link.light(frozenset())
            wire.open()
    wire.run(5000, 500)
    return wire, log


def test_a_replay_gives_the_same_happenings(tmp_path: Path) -> None:
    """Dropped bytes, a loss and lamps included; the words of the log agree with what happens."""
    path = tmp_path / "board.log"
    wire, log = played(path)
    log.close()
    with path.open("rb") as file:
        entries = [*replay(read_lines(file), driver_for)]
    assert all(each.same for each in entries)
    assert [what for each in entries for what in each.happened] == wire.happened
    assert any(isinstance(each, Lost) for each in wire.happened)


def test_a_log_is_text_that_begins_with_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "board.log"
    _, log = played(path)
    log.close()
    lines = path.read_text("ascii").splitlines()
    assert lines[:3] == [HEADER, "1000 driver other", "1000 start"]
    assert any(line.endswith("switched 5 closed") for line in lines)


def test_a_line_that_was_torn_off_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "board.log"
    played(path)[1].close()
    data = path.read_bytes()
    whole = [*replay(io.BytesIO(data), driver_for)]
    torn = [*replay(io.BytesIO(data[:-3]), driver_for)]
    assert torn == whole[:-1]


def test_a_log_that_was_changed_replays_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "board.log"
    played(path)[1].close()
    data = path.read_bytes()
    for old, new in (
        (b"switched 5 closed", b"switched 6 closed"),
        (b" = switched 5 closed\n", b" = switched 5 closed\n2000 = switched 5 closed\n"),
        (b"> 2 S", b"> 3 S"),
    ):
        assert old in data
        changed = data.replace(old, new, 1)
        assert not all(each.same for each in replay(io.BytesIO(changed), driver_for))
    lines = data.splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if b" = switched" in line)
    del lines[place]
    assert not all(each.same for each in replay(lines, driver_for))


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"nonsense\n", 1),
        (HEADER.encode(), 1),
        (HEADER.encode() + b"\n\n", 2),
        (HEADER.encode() + b"\nx start\n", 2),
        (HEADER.encode() + b"\n1 start\n", 2),
        (HEADER.encode() + b"\n1 driver ours\n1 dance\n", 3),
        (HEADER.encode() + b"\n1 driver ours\n1 < \\q\n", 3),
        (HEADER.encode() + b"\n1 driver ours\n1 light 1,x\n", 3),
        (HEADER.encode() + b"\n1 driver ours\n1 beep 440\n", 3),
        (HEADER.encode() + b"\n1 driver ours\n1 shake -1\n", 3),
        (HEADER.encode() + b"\n1 driver ours\n1 tick 5 x\n", 3),
        (HEADER.encode() + b"\n1 driver ours\n1 < " + b"x" * MOST_LINE + b"\n", 3),
    ],
)
def test_what_is_no_log_is_told_by_its_line(data: bytes, line: int) -> None:
    with pytest.raises(BadLog) as caught:
        [*replay(read_lines(io.BytesIO(data)), driver_for)]
    assert caught.value.line == line


def test_the_entries_of_a_log_have_numbers() -> None:
    lines = [HEADER.encode() + b"\n", b"12 start\n", b"13 < a b\n"]
    assert [*read_log(lines)] == [(2, Entry(12, "start")), (3, Entry(13, "<", "a b"))]


def test_a_log_never_writes_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "there"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        SerialLog(path)
    assert path.read_text() == "mine"


def test_a_disk_that_is_full_ends_the_log_and_not_the_game(tmp_path: Path) -> None:
    """What cannot be written is told once; the board goes on."""
    resource = pytest.importorskip("resource")
    failed: list[OSError] = []
    log = SerialLog(tmp_path / "board.log", failed.append)
    wire = Wire(driver=Logged(driver_for("ours"), log, "ours"))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))  # no file may grow beyond
    try:
        wire.connect()
        wire.press(3)
        wire.run(100)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert wire.switched() == [(3, True)]
    assert len(failed) == 1
    log.close()


def test_looks_at_the_clock_are_told_in_few_lines(tmp_path: Path) -> None:
    path = tmp_path / "board.log"
    log = SerialLog(path)
    for now in range(0, 7000, 50):
        log.tick(now)
    log.close()
    lines = path.read_text().splitlines()[1:]
    assert len(lines) == 3
    assert lines[0].startswith("0 tick 50 50 ")
