"""Engines of others: told the game, believed in nothing, ended with the program."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from tactilegrid.app import outside
from tactilegrid.app.outside import Outside, script
from tactilegrid.core.commands import Play, Player, Resign
from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.engines.search import Budget
from tactilegrid.games import load_game
from tests.app.conftest import next_line, tell

LINUX = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
PATIENCE = 30.0
# An engine in a few lines: it answers by what its argument says when it is to move.
ENGINE = """\
import os, sys, time
open(sys.argv[2], "a").write(f"{os.getpid()}\\n")
for line in sys.stdin:
    open(sys.argv[2], "a").write(line)
    if line.split()[0] != "go":
        print("ok", flush=True)
        continue
    what = sys.argv[1]
    if what == "leaves":
        import subprocess
        away = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(1000)"],
                                start_new_session=True, stdout=subprocess.DEVNULL)
        open(sys.argv[2], "a").write(f"{away.pid}\\n")
    if what == "dies":
        sys.exit(3)
    if what == "floods":
        while True:
            print("info " + "x" * 1000)
    if what == "one line":
        sys.stdout.write("x" * 100000)
        sys.stdout.flush()
    if what in ("silent", "one line"):
        time.sleep(1000)
    if what == "bytes":
        sys.stdout.buffer.write(bytes(range(256)) + b"\\n")
    else:
        print("info thinking")
        print(what)
    sys.stdout.flush()
"""


@pytest.fixture
def command(tmp_path: Path) -> Any:
    """`command("move e8")`: an engine that answers so; `.heard` is what was said to it."""
    program, log = tmp_path / "engine.py", tmp_path / "heard"
    program.write_text(ENGINE)

    def made(what: str) -> tuple[str, ...]:
        return (sys.executable, "-S", str(program), what, str(log))

    made.log = log  # type: ignore[attr-defined]
    return made


def session_of(name: str = "quoridor", players: int = 2, **given: str) -> Session:
    game = load_game(name)
    options = settle(game.options, {"players": str(players), **given})
    return Session.begin(game, options, 1, (Player("external", "x"),) * players)


def asked(engine: Outside, session: Session, budget: Budget | None = None) -> str:
    engine.ask(7, session, budget)
    number, text = engine.answers.get(timeout=PATIENCE)
    assert number == 7
    return text


@pytest.fixture
def engine(command: Any, request: pytest.FixtureRequest) -> Any:
    """`engine("move e8")`: it has a seat, and is gone after the test."""

    def invited(what: str) -> Outside:
        found = Outside(command(what), SimpleQueue())
        request.addfinalizer(found.close)
        return found

    return invited


def test_it_is_told_the_game_and_answers_with_a_move(engine: Any, command: Any) -> None:
    """First all of the game, later only what is new; the time is that of its own thinking."""
    session = session_of()
    found = engine("move e2")
    assert asked(found, session, Budget(ms=500)) == "e2"
    assert 0 < found.seconds < PATIENCE
    session = session.handle(Seat(1), Play(0, session.game.parse_move("e2", session.state))).session
    assert asked(found, session, Budget(nodes=50)) == "e2"
    _, *lines = command.log.read_text().splitlines()
    begin = lines.index("go ms 500")
    assert lines[0] == "new quoridor"
    assert "option size 9" in lines[:begin]
    assert lines[begin - 1].startswith("position ")
    assert lines[begin + 1 :] == ["move e2", "go nodes 50"]


def test_after_a_move_was_taken_back_it_is_told_all_anew(engine: Any, command: Any) -> None:
    start = session_of()
    moved = start.handle(Seat(1), Play(0, start.game.parse_move("e2", start.state))).session
    found = engine("move e2")
    asked(found, moved)
    asked(found, start)
    lines = command.log.read_text().splitlines()
    assert lines.count("new quoridor") == 2
    assert lines[-1] == "go ms 1000"
    assert lines[-2].startswith("position ")


def test_a_resignation_is_told_as_the_position_after_it() -> None:
    """QD-A14: the seat that gave up is off the board; no line says so, the position does."""
    session = session_of(players=4)
    after = session.handle(Seat(2), Resign(0)).session
    begin, moves = script(after)
    assert moves == ()
    told = begin[-1].removeprefix("position ")
    assert session.game.parse_position(told, after.options).pawns == after.state.pawns


BAD = [
    ("dies", "ended"),
    ("floods", "flood"),
    ("one line", "flood"),
    ("bytes", "unreadable"),
    ("hello", "unreadable"),
    ("ok", "unreadable"),
    ("silent", "silent"),
]


@pytest.mark.parametrize(("what", "why"), BAD)
def test_what_is_no_answer_loses_the_seat(
    engine: Any, command: Any, monkeypatch: pytest.MonkeyPatch, what: str, why: str
) -> None:
    """And the engine is killed, whatever it is doing."""
    monkeypatch.setattr(outside, "SILENCE_SECONDS", 0.2)
    found = engine(what)
    assert asked(found, session_of(), Budget(ms=10)) == ""
    assert found.lost == why
    assert (found.seconds > 0.2) == (why == "silent")
    assert gone(int(command.log.read_text().split()[0]))


def gone(process: int) -> bool:
    """Whether a process ends within the patience of a test."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.kill(process, 0)
            if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        select.select([], [], [], 0.01)
    return False


def test_what_does_not_even_take_the_game_in_is_silent(
    engine: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "READY_SECONDS", 0.2)
    found = Outside((sys.executable, "-S", "-c", "import time; time.sleep(99)"), SimpleQueue())
    assert asked(found, session_of()) == ""
    assert found.lost == "silent"
    found.close()


@pytest.mark.parametrize("words", [("/nowhere/engine",), ("/",)])
def test_what_cannot_be_started_has_ended(words: tuple[str, ...]) -> None:
    found = Outside(words, SimpleQueue())
    assert asked(found, session_of()) == ""
    assert found.lost == "ended"
    found.close()


def sat_down(start: Any, command: Any, what: str, *words: str) -> Any:
    """The program, with an engine of somebody else's in seat 2."""
    words = words or ("quoridor", "--seed", "1")
    text = " ".join(f"'{word}'" for word in command(what))
    return start(["play", *words, "--seat", f"2=exec:{text}"])


def test_it_loses_its_seat_with_one_sentence_and_the_game_goes_on(
    run: Any, command: Any, home: Any
) -> None:
    text = " ".join(f"'{word}'" for word in command("move e5"))
    said = run(
        *("play", "quoridor", "--seed", "1", "--option", "players=4"),
        *("--seat", f"2=exec:{text}"),
        typed="e2\ne8\nquit\n",
    )
    assert (said.code, said.err) == (0, "")
    assert said.out.count("loses the seat: its program made an illegal move.") == 1
    record = home.records[0].read_text().splitlines()
    assert "seat 2 engine external " + Path(sys.executable).name in record
    assert record[-3:] == ["1 1 e2", "resign 2", "2 3 e8"]
    assert not any("heard" in line for line in record), "the command is in no record"


def test_a_record_is_gone_on_with_by_a_person_or_the_engine(
    run: Any, command: Any, home: Any
) -> None:
    text = " ".join(f"'{word}'" for word in command("move e8"))
    run("play", "quoridor", "--seed", "1", "--seat", f"2=exec:{text}", typed="e2\nquit\n")
    again = run("resume", "--seat", f"2=exec:{text}", typed="status\nquit\n")
    assert (again.code, again.err) == (0, "")
    alone = run("resume", typed="e3\nquit\n")
    assert "You play its moves now." in alone.out
    assert home.records[0].read_text().splitlines()[-1].startswith("seat 2 human")


NO_LEVEL = (
    "engine:lord cannot sit there: human, exec:COMMAND, or engine: with one of novice, casual,"
    " club, expert, master."
)
WRONG = [
    (
        ("play", "pathfinder"),
        "2=exec:cat",
        "Pathfinder has secrets: outside engines cannot play it.",
    ),
    (("play", "quoridor"), "2=exec:nowhere", "No program nowhere to start."),
    (("play", "quoridor"), "2=exec:", "No program exec: to start."),
    (
        ("play", "escort-quest"),
        "1=engine:lord",
        NO_LEVEL,
    ),
]


@pytest.mark.parametrize(("words", "seat", "sentence"), WRONG)
def test_who_cannot_sit_there_is_refused(
    ask: Any, refused: Any, words: tuple[str, ...], seat: str, sentence: str
) -> None:
    assert refused(ask(*words, "--seat", seat), 2) == sentence


def test_a_seat_can_only_be_given_back_to_its_engine(ask: Any, refused: Any) -> None:
    ask("play", "quoridor", "--seed", "1", typed="e2\nquit\n")
    for who in ("2=engine:casual", "2=exec:cat", "1=human"):
        assert "only exec:COMMAND" in refused(ask("resume", "--seat", who), 2)


@LINUX
def test_what_it_started_in_another_session_ends_with_it(engine: Any, command: Any) -> None:
    found = engine("leaves")
    assert asked(found, session_of()) == ""
    assert found.lost == "unreadable"
    first, *_, last = command.log.read_text().splitlines()
    assert gone(int(first))
    assert gone(int(last))


@LINUX
@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM"])
def test_it_never_outlives_the_program(start: Any, command: Any, how: str) -> None:
    """Neither while it thinks; it does not look at its input again."""
    program = sat_down(start, command, "silent")
    with program:
        next_line(program)
        tell(program, "e2")
        while not command.log.exists() or "go " not in command.log.read_text():
            select.select([], [], [], 0.01)
        child = int(command.log.read_text().split()[0])
        program.send_signal(getattr(signal, how))
        assert gone(child)
        program.kill()
