"""The record on disk: a full disk, a second window, a torn end, damage."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.app.recorder import RecordBusy, Recorder
from tactilegrid.core.record import read_record
from tactilegrid.games import load_game
from tests.app.conftest import next_line, tell

QUORIDOR = ("play", "quoridor", "--seed", "1")
FULL = "The disk is full: the move was not made."
HEAD = (
    "tactilegrid-record 1\ngame quoridor\noption size 9\noption players 2\noption fences 10\n"
    "option edge_is_fence on\noption pawn_behind blocked\noption repetition 3\n"
    "option ply_cap 0\noption first 1\nseed 1\nseat 1 human\nseat 2 human\n"
)


def small_disk(size: int) -> Callable[[], None]:
    """No file may grow beyond *size* bytes; more is refused, as a full disk does."""

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return limit


def test_a_new_record_makes_its_folder_and_holds_its_head(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "game"
    recorder = Recorder.create(str(path), HEAD)
    recorder.append("1 1 e2\n")
    recorder.sync()
    recorder.close()
    assert path.read_text() == HEAD + "1 1 e2\n"
    with pytest.raises(FileExistsError):
        Recorder.create(str(path), HEAD)
    assert path.read_text() == HEAD + "1 1 e2\n"


def test_a_file_in_the_way_of_the_folder_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("")
    with pytest.raises(NotADirectoryError):
        Recorder.create(str(tmp_path / "a" / "game"), HEAD)


def test_a_record_that_was_not_begun_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game"
    child = os.fork()
    if child == 0:  # a process of its own, since the limit cannot be lifted again
        small_disk(20)()
        try:
            Recorder.create(str(path), HEAD)
        except OSError:
            os._exit(0)
        os._exit(1)
    assert os.waitpid(child, 0)[1] == 0
    assert not path.exists()


def test_two_windows_do_not_write_one_record(tmp_path: Path) -> None:
    path = tmp_path / "game"
    first = Recorder.create(str(path), HEAD)
    with pytest.raises(RecordBusy):
        Recorder.reopen(str(path), len(HEAD))
    first.close()
    Recorder.reopen(str(path), len(HEAD)).close()


def test_reopening_cuts_a_torn_end_and_appends(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(HEAD + "1 1 e2\n2 2 e")
    recorder = Recorder.reopen(str(path), len(HEAD) + 7)
    recorder.append("2 2 e8\n")
    recorder.close()
    assert path.read_text() == HEAD + "1 1 e2\n2 2 e8\n"


@pytest.mark.parametrize("room", [0, 1, 6, 7, 10, 13])
def test_a_full_disk_while_playing(run: Any, home: Any, room: int) -> None:
    """The move that finds no room is not made, that is said, and the game goes on."""
    move = "1 1 e2\n"
    made = room // len(move)
    said = run(
        *QUORIDOR,
        typed="e2\n" * (made == 0) + "e2\ne8\n" * made + "status\nundo\nquit\n",
        limit=small_disk(len(HEAD) + room),
    )
    assert (said.code, said.err) == (0, "")
    undo = FULL if made else "Nothing to take back."  # there is no room for that either
    status = said.lines[2 + made]
    assert f"8, theirs {8 - made}" in status
    assert said.lines[1:] == [
        *["South to e2. North to move."] * made,
        FULL,
        status,
        undo,
        "Saved. To go on: tactilegrid resume. Bye.",
    ]
    assert home.records[0].read_text() == HEAD + move * made


def test_a_full_disk_for_the_move_of_an_engine(run: Any, home: Any) -> None:
    """What was made is told first; the engine tries again with each line, and that is heard."""
    said = run(
        *(*QUORIDOR, "--seat", "2=engine:casual"),
        typed="e2\ne3\nundo\nquit\n",
        limit=small_disk(len(HEAD) + len("engine casual") - len("human") + 7),
    )
    assert (said.code, said.err) == (0, "")
    assert said.lines[1:3] == ["You to e2. Casual to move.", FULL]
    assert "Not now: Casual to move." in said.lines
    assert home.records[0].read_text().endswith("1 1 e2\n")


def test_an_engine_moves_once_there_is_room_again(start: Any, home: Any) -> None:
    """A limit that is lifted while the program runs stands for a disk that was cleared."""
    program = start([*QUORIDOR, "--seat", "2=engine:casual"])
    with program:
        assert next_line(program).startswith("Quoridor.")
        size = len(HEAD) + len("engine casual") - len("human") + 7
        wide = resource.prlimit(program.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, (size, wide[1]))
        tell(program, "e2")
        assert next_line(program) == "You to e2. Casual to move."
        assert next_line(program) == FULL
        resource.prlimit(program.pid, resource.RLIMIT_FSIZE, wide)
        tell(program, "save")
        assert next_line(program).startswith("Saved: 1 move.")
        assert next_line(program) == "Casual to e8. Your move."
        tell(program, "quit")
    assert home.records[0].read_text().endswith("1 1 e2\n2 2 e8\n")


def test_engines_alone_leave_where_the_disk_is_full(run: Any, home: Any) -> None:
    said = run(
        *(*QUORIDOR, "--seat", "1=engine:casual", "--seat", "2=engine:casual"),
        limit=small_disk(len(HEAD) + 40),
    )
    assert (said.code, said.err) == (0, "")
    assert said.lines[-2:] == [FULL, "Saved. To go on: tactilegrid resume. Bye."]
    assert not read_record(home.records[0].read_bytes(), load_game).torn


def test_a_disk_too_small_for_the_head(run: Any, home: Any) -> None:
    said = run(*QUORIDOR, typed="e2\nquit\n", limit=small_disk(10))
    assert said.code == 0
    assert said.lines[1] == "This game cannot be saved. You can play on."
    assert said.lines[2] == "South to e2. North to move."
    assert home.records == []


def test_a_game_in_another_window_is_not_resumed(ask: Any, start: Any, home: Any, refused: Any):
    with start(QUORIDOR) as program:
        next_line(program)
        tell(program, "e2")
        next_line(program)
        (record,) = home.records
        said = ask("resume", typed="e8\n")
        assert refused(said, 1) == f"{record} is being played in another window."
        # to look at it is no harm
        assert ask("replay", str(record), "--all").lines[1] == "South to e2. 1 of 1."
        tell(program, "quit")
    assert record.read_text() == HEAD + "1 1 e2\n"


def save(home: Any, rest: str | bytes, head: str = HEAD) -> Path:
    """A saved game with those lines after its head."""
    home.games.mkdir(parents=True, exist_ok=True)
    path: Path = home.games / "20000101-000000-quoridor.tgrec"
    path.write_bytes(head.encode() + (rest.encode() if isinstance(rest, str) else rest))
    return path


@pytest.mark.parametrize("torn", ["2", "2 2 e8", "undo", "\0\0\0\0"])
def test_a_torn_line_is_cut_off_with_a_word(ask: Any, home: Any, torn: str) -> None:
    path = save(home, f"1 1 e2\n{torn}")
    assert ask("replay", str(path), "--all").code == 0
    assert path.read_text().endswith(torn)  # a replay writes nothing
    said = ask("resume", typed="e8\n")
    assert (said.code, said.err) == (0, "")
    opening = " ".join(said.lines[:2])
    assert opening.startswith("Resumed Quoridor: 1 move played.")
    assert "The last line was torn and is cut off." in opening
    assert path.read_text() == HEAD + "1 1 e2\n2 2 e8\n"


DAMAGED = [
    ("1 1 e9\n", 14),
    ("1 1 e2\n1 2 e8\n", 15),
    ("1 1 e2\n3 2 e8\n", 15),
    ("1 1 e2\n2 1 e3\n", 15),
    ("1 1 e2\n\n2 2 e8\n", 15),
    ("1 1 e2\nundo 2\n", 15),
    ("1 1 e2\nredo 1\n", 15),
    ("resign 3\n", 14),
    ("1 1 e2\noutcome 1 goal\n", 15),
    ("1 1 e2\nresign 1\noutcome 1 resigned\n", 16),
    ("1 1 e2\ntick 500\n", 15),
    ("seat 3 human\n", 14),
    ("1 1 " + "e" * 2000 + "\n", 14),
    (b"1 1 \xff\n", 14),
]


@pytest.mark.parametrize(("rest", "line"), DAMAGED, ids=lambda value: repr(value)[:30])
def test_a_damaged_record_is_refused_and_left_alone(
    ask: Any, home: Any, refused: Any, rest: str | bytes, line: int
) -> None:
    path = save(home, rest)
    before = path.read_bytes()
    for words in (("resume", str(path)), ("replay", path.name), ("replay", str(path), "--all")):
        sentence = refused(ask(*words, typed="e2\n"), 1)
        assert sentence.startswith(f"Damaged in line {line}: ")
        assert sentence.endswith("Nothing was changed.")
    assert refused(ask("resume"), 1) == "No saved game to go on with."
    assert ask("games").lines == [f"1: damaged. {path.name}"]
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b"", 1),
        (b"\0" * 100, 1),
        (b"tactilegrid-record 1", 1),
        (b"tactilegrid-record 2\n", 1),
        (b"tactilegrid-record 1\ngame chess\nseed 1\nseat 1 human\n", 2),
        (HEAD.replace("size 9", "size 8").encode(), 3),
        (HEAD.replace("seat 2 human\n", "").encode(), 13),
        (b"x" * (4 * 1024 * 1024 + 1), 1),
    ],
    ids=["empty", "zeros", "torn", "later", "chess", "option", "seat", "long"],
)
def test_a_file_that_is_no_record(
    ask: Any, home: Any, refused: Any, text: bytes, line: int
) -> None:
    path = home.folder / "file"
    path.write_bytes(text)
    for words in (("resume", str(path)), ("replay", str(path))):
        assert refused(ask(*words), 1).startswith(f"Damaged in line {line}: ")
    assert path.read_bytes() == text


def test_a_finished_game_is_resumed_for_its_end(ask: Any, home: Any) -> None:
    path = save(home, "1 1 e2\nresign 2\noutcome 1 resigned\n")
    assert "finished" in ask("games").out
    said = ask("resume", str(path), typed="e8\nundo\ne8\n")
    assert "The game is over." in said.lines
    assert path.read_text() == HEAD + "1 1 e2\nresign 2\noutcome 1 resigned\nundo 1\n2 2 e8\n"


def test_resume_takes_the_newest_that_is_not_over(ask: Any, home: Any) -> None:
    old = save(home, "1 1 e2\n").rename(home.games / "19990101-000000-quoridor.tgrec")
    save(home, "resign 1\noutcome 2 resigned\n")
    ask("resume", typed="e8\n")
    assert old.read_text() == HEAD + "1 1 e2\n2 2 e8\n"


def test_resumed_games_keep_their_people_and_engines(ask: Any, home: Any) -> None:
    ask(*QUORIDOR, "--seat", "1=human:Anna", "--seat", "2=engine:casual", typed="e2\n")
    said = ask("resume", typed="undo\ne2\nd2\n")
    assert said.lines[0].startswith("Resumed Quoridor: 2 moves played. ")
    assert "Taken back: e8, e2. Your move." in said.lines
    assert any(line.startswith("You to e2. Casual to e8.") for line in said.lines)
