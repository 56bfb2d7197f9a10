"""Killed or interrupted at any instant: nothing that was announced is lost."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tactilegrid.core.record import Loaded, read_record
from tactilegrid.games import load_game

# Each line and what the record gets for it; every line is answered with one announcement.
SCRIPT: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("e2", ("1 1 e2",)),
    ("e8", ("2 2 e8",)),
    ("c3h", ("3 1 c3h",)),
    ("status", ()),
    ("undo", ("undo 1",)),
    ("undo", ("undo 1",)),
    ("redo", ("redo 1",)),
    ("redo", ("redo 1",)),
    ("e7", ("4 2 e7",)),
    ("seats 2 Olga", ("seat 2 human Olga",)),
    ("z9", ()),
    ("e3", ("5 1 e3",)),
    ("resign", ()),
    ("y", ("resign 2", "outcome 1 resigned")),
    ("undo", ("undo 1",)),
    ("e6", ("6 2 e6",)),
    ("b2v", ("7 1 b2v",)),
    ("e5", ("8 2 e5",)),
    ("resign", ()),
    ("y", ("resign 1", "outcome 2 resigned")),
)
WORDS = ("play", "quoridor", "--seed", "1", "--lang", "en")
HEAD_LINES = 13
TYPED = "".join(f"{line}\n" for line, _ in SCRIPT).encode()


def lines_after(count: int) -> list[str]:
    """The record after the first *count* lines of the script, without its head."""
    return [line for _, written in SCRIPT[:count] for line in written]


def check_resumed(ask: Any, record: Path, heard: int) -> None:
    """The record is a beginning of the whole one, at least as long as what was heard."""
    kept = record.read_text().splitlines()
    body = kept[HEAD_LINES:]
    assert len(body) >= len(lines_after(heard))
    assert body == lines_after(len(SCRIPT))[: len(body)]
    loaded = read_record(record.read_bytes(), load_game)
    said = ask("resume", str(record), typed="quit\n")
    assert (said.code, said.err) == (0, "")
    plies = loaded.session.ply
    assert said.lines[0].startswith(f"Resumed Quoridor: {plies} move{'s' * (plies != 1)} played.")
    # whatever was torn is cut, and every step is there to be taken back or made again
    back = len(loaded.session.past)
    forth = len(loaded.session.undone)
    said = ask("resume", str(record), typed="undo\n" * back + "redo\n" * (back + forth))
    assert "Nothing to" not in said.out
    assert len(read_record(record.read_bytes(), load_game).session.past) == back + forth


def killed(start: Any, after: int, delay: float) -> int:
    """Kill the program *delay* seconds after its line number *after*; how many answers came."""
    with start(WORDS) as program:
        program.stdin.write(TYPED)
        program.stdin.flush()
        lines = [program.stdout.readline() for _ in range(after)]
        if delay:
            time.sleep(delay)
        program.kill()
        lines += program.stdout.readlines()
        assert b"Traceback" not in program.stderr.read()
    whole = [line for line in lines if line.endswith(b"\n")]
    return max(0, len(whole) - 1)  # the first line is the opening


INSTANTS = random.Random(20_240_601)


def instants(count: int) -> list[tuple[int, float]]:
    """Instants spread over the start and over every line, some of them a moment later."""
    found = []
    for number in range(count):
        after = number % (len(SCRIPT) + 1)
        delay = INSTANTS.uniform(0, 0.15) if after == 0 else INSTANTS.choice([0, 0, 0.0005, 0.002])
        found.append((after, delay))
    INSTANTS.shuffle(found)
    return found


def check_killed(ask: Any, start: Any, home: Any, after: int, delay: float) -> None:
    heard = killed(start, after, delay)
    for record in home.records:
        if record.stat().st_size < 200 and heard == 0:
            continue  # killed before its head was whole; nothing was played
        check_resumed(ask, record, heard)
    assert home.records or heard == 0


@pytest.mark.parametrize(
    ("after", "delay"), [(0, 0.08), (1, 0), (2, 0), (4, 0.0005), (6, 0), (9, 0), (14, 0), (19, 0)]
)
def test_killed(ask: Any, start: Any, home: Any, after: int, delay: float) -> None:
    check_killed(ask, start, home, after, delay)


@pytest.mark.soak
@pytest.mark.parametrize(("after", "delay"), instants(50))
def test_killed_again_and_again(ask: Any, start: Any, home: Any, after: int, delay: float) -> None:
    check_killed(ask, start, home, after, delay)


def test_the_script_is_what_it_says(ask: Any, home: Any) -> None:
    said = ask(*WORDS, typed=TYPED)
    assert len(said.lines) == len(SCRIPT) + 2
    assert home.records[0].read_text().splitlines()[HEAD_LINES:] == lines_after(len(SCRIPT))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("after", [2, 3, 9])
def test_ended_by_a_signal(ask: Any, start: Any, home: Any, number: int, after: int) -> None:
    """A polite end: no traceback, the record as it was heard, and Ctrl-C says goodbye."""
    with start(WORDS) as program:
        program.stdin.write(b"".join(f"{line}\n".encode() for line, _ in SCRIPT[: after - 1]))
        program.stdin.flush()
        for _ in range(after):
            assert program.stdout.readline()
        program.send_signal(number)
        rest = program.stdout.read()
        assert program.stderr.read() == b""
    assert home.records[0].read_text().splitlines()[HEAD_LINES:] == lines_after(after - 1)
    if number == signal.SIGINT:
        assert program.returncode == 0
        assert rest == b"Saved. To go on: tactilegrid resume. Bye.\n"
    else:
        assert program.returncode == -signal.SIGTERM


class Interrupted:
    """Raises KeyboardInterrupt at one call of a function of ours, as Ctrl-C does anywhere."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.calls = 0

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if event != "call" or "/tactilegrid/" not in frame.f_code.co_filename:
            return
        self.calls += 1
        if self.calls == self.at:
            sys.setprofile(None)
            raise KeyboardInterrupt


@contextmanager
def profiled(hook: Callable[[FrameType, str, object], None]) -> Iterator[None]:
    """With that profile hook."""
    before = sys.getprofile()
    sys.setprofile(hook)
    try:
        yield
    finally:
        sys.setprofile(before)


def interrupted(ask: Any, at: int, *words: str, typed: bytes) -> tuple[Any, int]:
    hook = Interrupted(at)
    with profiled(hook):
        said = ask(*words, typed=typed)
    return said, hook.calls


def test_ctrl_c_at_any_moment_of_a_game(ask: Any, home: Any) -> None:
    """Left with 0 and a goodbye, or with 130 and one line; what was heard is in the record."""
    _, calls = interrupted(ask, 0, *WORDS, typed=TYPED)
    spread = random.Random(7)
    for at in sorted({*range(2, 12), *(spread.randint(2, calls) for _ in range(60))}):
        for old in home.records:
            old.unlink()
        said, _ = interrupted(ask, at, *WORDS, typed=TYPED)
        assert said.code in (0, 130), (at, said)
        assert said.err == ("Interrupted.\n" if said.code else ""), (at, said)
        answers = [line for line in said.lines[1:] if "Bye." not in line]
        for record in home.records:
            body = record.read_text().splitlines()[HEAD_LINES:]
            assert body == lines_after(len(SCRIPT))[: len(body)], at
            assert len(body) >= len(lines_after(min(len(answers), len(SCRIPT)))), (at, said)


@pytest.mark.parametrize("words", ["games", "rules quoridor", "perft quoridor 1", "--help", "frob"])
def test_ctrl_c_at_any_moment_of_a_report(ask: Any, words: str) -> None:
    _, calls = interrupted(ask, 0, *words.split(), typed=b"")
    spread = random.Random(7)
    for at in {2, 3, *(spread.randint(2, calls) for _ in range(6))}:
        said, _ = interrupted(ask, at, *words.split(), typed=b"")
        assert (said.code, said.err) == (130, "Interrupted.\n") or said.code == 2, (at, said)


def test_ctrl_c_at_a_question_of_the_menu(start: Any) -> None:
    with start([]) as program:
        assert program.stdout.readline()
        program.send_signal(signal.SIGINT)
        program.wait(10)
        assert program.stderr.read() in (b"", b"Interrupted.\n")
        assert program.returncode in (0, 130)


CAUGHT = """
from tactilegrid.app import cli

def main(words):
    try:
        exec("raise KeyboardInterrupt")
    except KeyboardInterrupt:
        return 7

cli.main = main
cli.run()
"""


def test_an_interrupt_while_text_is_compiled_ends_as_any_other(home: Any) -> None:
    """As while prompt_toolkit is imported: Python would end `-m` by SIGINT, caught or not."""
    (home.folder / "caught.py").write_text(CAUGHT)
    around = {**home.environment, "PYTHONPATH": os.pathsep.join([str(home.folder), *sys.path])}
    done = subprocess.run([sys.executable, "-m", "caught"], env=around, timeout=60)
    assert done.returncode == 7


def torn_everywhere(whole: bytes) -> Iterator[bytes]:
    """The record cut at each byte after its head."""
    head = whole.index(b"seat 2 human\n") + len(b"seat 2 human\n")
    for size in range(head, len(whole) + 1):
        yield whole[:size]


def test_a_record_cut_at_any_byte_is_read_up_to_there(ask: Any, home: Any) -> None:
    ask(*WORDS, typed=TYPED)
    whole = home.records[0].read_bytes()
    for data in torn_everywhere(whole):
        loaded: Loaded = read_record(data, load_game)
        assert loaded.torn is not data.endswith(b"\n")
        assert loaded.size == data.rindex(b"\n") + 1
    assert re.search(rb"outcome 2 resigned\n$", whole)


def test_two_programs_never_share_a_name(home: Any, start: Any) -> None:
    """Games begun in the same second have records of their own."""
    programs: list[subprocess.Popen[bytes]] = [start(WORDS) for _ in range(3)]
    for program in programs:
        program.communicate(b"e2\nquit\n", timeout=30)
    assert len(home.records) == 3
    assert all(record.read_text().endswith("1 1 e2\n") for record in home.records)
