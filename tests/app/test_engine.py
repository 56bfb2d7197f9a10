"""The process in which engines think: it answers, dies, is started again, never stays behind."""

from __future__ import annotations

import os
import pickle
import select
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tactilegrid.app.engine as engine_module
from tactilegrid.app import engine_worker
from tactilegrid.app.config import Settings
from tactilegrid.app.engine import Engine, EngineDown
from tactilegrid.app.engine_frames import Request, receive, send
from tactilegrid.app.host import Host
from tactilegrid.app.setup import make_desk
from tactilegrid.core.commands import Player
from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.engines.search import Budget, Found
from tactilegrid.frontends.typed import take_line
from tactilegrid.games import load_game
from tactilegrid.outputs.console import Console
from tests.app.conftest import next_line, tell

PATIENCE = 20.0
GONE = "The opponent stopped working. You play its moves now."
LINUX = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")


@pytest.fixture
def engine(home: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Engine]:
    """An engine process that is gone after the test."""
    if "PYTHONPATH" in home.environment:
        monkeypatch.setenv("PYTHONPATH", home.environment["PYTHONPATH"])
    process = Engine()
    yield process
    process.close()


def question(name: str, size: str = "5") -> tuple[Any, Any]:
    game = load_game(name)
    return game, game.initial(settle(game.options, {"size": size}), 0)


def answer(engine: Engine) -> tuple[int, str]:
    """The next answer; deaths on the way are survived as `take` does."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        taken = engine.take(1.0)
        if taken is not None:
            return taken
    raise AssertionError("no answer")


@pytest.mark.parametrize("name", ["quoridor", "pathagon"])
@pytest.mark.parametrize("level", ["novice", "casual"])
def test_a_legal_move_and_the_same_for_the_same_seed(engine: Engine, name: str, level: str) -> None:
    game, seen = question(name)
    legal = {game.format_move(move) for move in game.legal_moves(seen)}
    first = engine.ask(name, seen, Seat(1), level, 5)
    second = engine.ask(name, seen, Seat(1), level, 5)
    one, two = answer(engine), answer(engine)
    assert (one[0], two[0]) == (first, second)
    assert one[1] == two[1]
    assert one[1] in legal


def test_of_a_move_that_was_made_the_answer_is_what_it_gave_away(engine: Engine) -> None:
    """How much, and both lines of play, each as long as the other."""
    game = load_game("quoridor")
    seen = game.parse_position("e8,a5 0,0 - 1", settle(game.options, {}))
    engine.ask("quoridor", seen, Seat(1), "master", 1, Budget(nodes=50), "d8")
    loss, better, made = answer(engine)[1].split("\t")
    assert int(loss) >= game.notable
    assert better.split(";")[0] == "e9"
    assert made.split(";")[0] == "d8"
    assert better.count(";") == made.count(";")


def test_nothing_comes_unasked(engine: Engine) -> None:
    engine.start()
    assert engine.take(0) is None
    assert engine.take(0.01) is None


def test_hurry_gives_a_legal_move(engine: Engine) -> None:
    game, seen = question("quoridor", "11")
    engine.hurry()  # nothing was asked, nothing happens
    number = engine.ask("quoridor", seen, Seat(1), "casual", 5)
    engine.hurry()
    got, text = answer(engine)
    assert got == number
    assert game.parse_move(text, seen) in set(game.legal_moves(seen))
    engine.hurry()  # it has answered already
    assert engine.take(0.05) is None


def test_a_long_search_is_stopped_with_a_move_in_hand(engine: Engine) -> None:
    """Ten minutes it has, and answers as soon as it is to: soon after, not when they are over."""
    game, seen = question("pathagon", "7")
    number = engine.ask("pathagon", seen, Seat(1), "master", 5, Budget(ms=600_000))
    assert engine.take(0.2) is None
    begun = time.monotonic()
    engine.hurry()
    got, text = answer(engine)
    assert got == number
    assert time.monotonic() - begun < 10
    assert game.parse_move(text, seen) in set(game.legal_moves(seen))


class Deaf:
    """A search that never asks whether it is to stop."""

    over = threading.Event()

    def improve(self, nodes: int = 0, stop: Any = None) -> Any:
        yield Found("a move")
        self.over.wait(PATIENCE)


def test_each_better_move_is_told_as_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a number below zero; so a search that does not listen need not be waited for."""
    monkeypatch.setattr(engine_worker, "thoughts", lambda *_: Deaf().improve())
    monkeypatch.setattr(engine_worker, "load_game", lambda _: Spoken())
    requests, (source, answers) = os.pipe(), os.pipe()
    with os.fdopen(requests[0], "rb") as ask, os.fdopen(answers, "wb") as tell:
        worker = engine_worker.Worker(ask, tell)
        request = Request(7, "spoken", None, Seat(1), "casual", 5)
        threading.Thread(target=worker.think, args=(request,), daemon=True).start()
        with os.fdopen(source, "rb") as replies:
            assert receive(replies) == (-7, "a move")
            Deaf.over.set()
            assert receive(replies) == (7, "a move")
    os.close(requests[1])


def test_who_hurries_has_the_best_move_by_then_and_it_once(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it was found before or comes after; what the search says later is not heard."""
    sent: list[Any] = []
    monkeypatch.setattr(engine, "_send", sent.append)
    for number, early in ((1, True), (2, False)):
        engine.request = Request(number, "spoken", None, Seat(1), "casual", 5)
        if early:
            engine._heard(-number, "a")
            engine._heard(-number, "b")
        assert engine.take(0) is None
        engine.hurry()
        engine.hurry()
        if not early:
            assert engine.take(0) is None
            engine._heard(-number, "b")
        engine._heard(-number, "c")
        engine._heard(number, "c")
        assert engine.take(0) == (number, "b")
        assert engine.take(0) is None
    assert sent == [("stop", 1), ("stop", 2)]


class Spoken:
    """A game whose moves are their own notation."""

    def format_move(self, move: str) -> str:
        return move


def test_notified_after_each_answer(engine: Engine) -> None:
    told = threading.Event()
    engine.notify = told.set
    _, seen = question("pathagon")
    engine.ask("pathagon", seen, Seat(1), "novice", 5)
    assert told.wait(PATIENCE)
    assert engine.take(0) is not None


def test_killed_while_thinking_it_is_asked_again(engine: Engine) -> None:
    _, seen = question("quoridor", "11")
    number = engine.ask("quoridor", seen, Seat(1), "casual", 5)
    assert engine.process is not None
    engine.process.kill()
    assert answer(engine)[0] == number


def test_killed_while_idle_it_is_started_for_the_next_request(engine: Engine) -> None:
    _, seen = question("pathagon")
    for seed in range(5):
        engine.ask("pathagon", seen, Seat(1), "novice", seed)
        answer(engine)
        assert engine.process is not None
        os.kill(engine.process.pid, signal.SIGKILL)
        engine.process.wait()


def test_dying_again_and_again_is_given_up(engine: Engine) -> None:
    _, seen = question("quoridor", "11")
    engine.ask("quoridor", seen, Seat(1), "no such level", 5)  # every worker dies of it
    with pytest.raises(EngineDown):
        answer(engine)


def test_what_cannot_be_started_is_down(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(EngineDown):
        engine.ask("quoridor", question("quoridor")[1], Seat(1), "casual", 5)


GARBAGE = [
    b"Traceback (most recent call last):\n",
    struct.pack(">I", 5) + b"hello",
    struct.pack(">I", 0),
    struct.pack(">I", 9) + pickle.dumps(None).ljust(9, b"."),
    struct.pack(">I", 3) + b"\x80\x05.",
    b"\0",
]


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_instead_of_an_answer_is_as_a_death(engine: Engine, garbage: bytes) -> None:
    """The process that wrote it is ended, and the request goes to another one."""
    child = subprocess.Popen(
        [sys.executable, "-c", f"import sys; sys.stdout.buffer.write({garbage!r})"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    engine.process = child
    threading.Thread(target=engine._listen, args=(child,), daemon=True).start()
    _, seen = question("pathagon")
    number = engine.ask("pathagon", seen, Seat(1), "novice", 5)
    assert answer(engine)[0] == number
    assert child.poll() is not None


def test_the_worker_ends_with_its_input(home: Any) -> None:
    """Even in the middle of a request."""
    with subprocess.Popen(
        [sys.executable, "-m", "tactilegrid.app.engine_worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=home.environment,
    ) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        _, seen = question("quoridor", "11")
        for number in range(1, 50):
            send(worker.stdin, Request(number, "quoridor", seen, Seat(1), "casual", 5))
        assert receive(worker.stdout)[0] == -1
        worker.stdin.close()
        assert worker.wait(PATIENCE) == 0


class Veiled(type(load_game("quoridor"))):  # type: ignore[misc]
    """Quoridor whose viewers know only who they are."""

    def observe(self, state: Any, viewer: Any) -> Any:
        return ("what may be known by", viewer)


def test_only_an_observation_goes_to_an_engine(
    home: Any, monkeypatch: pytest.MonkeyPatch, engine: Engine
) -> None:
    """The frame holds what that seat may know, and no session, no state and no record."""
    frames: list[Any] = []
    monkeypatch.setattr(engine_module, "send", lambda _stream, frame: frames.append(frame))
    game = Veiled()
    options = settle(game.options, {})
    session = Session.begin(game, options, 123_456, (Player("casual"), Player()))
    host = Host(session, Settings("/dev/null/none"), None)
    host.engine = engine
    host.prepare()
    host.hint(strong=True)
    (move, hint) = frames
    assert (move.game, move.seen) == ("quoridor", ("what may be known by", Seat(1)))
    assert (move.seat, move.level) == (Seat(1), "casual")
    assert (hint.game, hint.seen) == ("quoridor", ("what may be known by", host.actor))
    assert hint.seat == host.actor
    for frame in frames:
        data = pickle.dumps(frame)
        assert b"Session" not in data
        assert type(session.state).__name__.encode() not in data
    host.close()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(number) for number in text.split()]


def begin(start: Any, *words: str) -> tuple[subprocess.Popen[bytes], int]:
    """A game against an engine that has answered once, and the engine's process."""
    program = start(["play", "quoridor", "--seed", "1", "--seat", "2=engine:casual", *words])
    next_line(program)
    tell(program, "e2")
    assert next_line(program) == "You to e2. Casual to e8. Your move."
    (child,) = children(program.pid)
    return program, child


@LINUX
@pytest.mark.parametrize("how", ["quit", "end of input", "SIGTERM", "SIGKILL", "SIGINT"])
def test_the_engine_never_outlives_the_program(start: Any, how: str) -> None:
    program, child = begin(start)
    watched = os.pidfd_open(child)  # can be read from once the process has ended
    with program:
        if how == "quit":
            tell(program, "quit")
        elif how == "end of input":
            program.stdin.close()
        else:
            program.send_signal(getattr(signal, how))
        program.wait(PATIENCE)
        assert select.select([watched], [], [], 2.0)[0], "it is still there"
        os.close(watched)


@LINUX
def test_a_master_that_thinks_does_not_outlive_a_program_that_is_killed(
    start: Any,
) -> None:
    program = start(["play", "pathagon", "--seed", "1", "--seat", "2=engine:master"])
    with program:
        next_line(program)
        tell(program, "d4")
        while not (found := children(program.pid)):
            threading.Event().wait(0.01)
        watched = os.pidfd_open(found[0])
        threading.Event().wait(0.3)  # it is at work by now
        program.kill()
        assert select.select([watched], [], [], PATIENCE)[0], "it is still there"
        os.close(watched)


@LINUX
def test_a_game_survives_the_death_of_its_engine(start: Any, home: Any) -> None:
    """Killed once, it is started again, and its answer is the same as ever."""
    program, child = begin(start)
    with program:
        os.kill(child, signal.SIGKILL)
        tell(program, "e3")
        assert next_line(program) == "You to e3. Casual to e7. Your move."
        assert children(program.pid) != [child]
        tell(program, "quit")
        assert b"Bye" in program.stdout.read()
        assert program.stderr.read() == b""


def break_engines(home: Any) -> None:
    """From now on every engine process of this home dies as soon as it starts to think."""
    folder = home.folder / "broken"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(
        "import sys\n"
        "if 'tactilegrid.app.engine_worker' in ' '.join(sys.orig_argv):\n"
        "    import os\n"
        "    os._exit(3)\n"
    )
    paths = [str(folder), *filter(None, [home.environment.get("PYTHONPATH")])]
    home.environment["PYTHONPATH"] = os.pathsep.join(paths)


def test_an_engine_that_cannot_live_leaves_its_moves_to_the_person(run: Any, home: Any) -> None:
    break_engines(home)
    said = run(
        *("play", "quoridor", "--seed", "1", "--seat", "2=engine:casual"),
        typed="e2\ne8\ne3\nstatus\nquit\n",
    )
    assert (said.code, said.err) == (0, "")
    assert said.out.count(GONE) == 1
    heard = " ".join(said.lines)
    assert heard.index("You to e2.") < heard.index(GONE) < heard.index("to e8.")
    assert home.records[0].read_text().splitlines()[-4:] == [
        *("1 1 e2", "seat 2 human", "2 2 e8", "3 1 e3")
    ]


def test_engines_alone_that_cannot_live_end_the_game(run: Any, home: Any) -> None:
    break_engines(home)
    said = run(
        *("play", "quoridor", "--seed", "1"),
        *("--seat", "1=engine:casual", "--seat", "2=engine:novice"),
    )
    assert (said.code, said.err) == (0, "")
    assert said.out.count(GONE) == 1
    assert said.lines[-1].endswith("Bye.")


def test_a_hint_that_cannot_come_is_answered(run: Any, home: Any) -> None:
    break_engines(home)
    said = run("play", "pathagon", "--seed", "1", typed="hint\nd4\nhint more\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert sum(line.startswith("No hint now: ") for line in said.lines) == 2
    assert GONE not in said.out
    assert home.records[0].read_text().splitlines()[-1] == "1 1 d4"


def test_an_answer_for_a_position_that_was_left_is_ignored(
    home: Any, engine: Engine, tmp_path: Path
) -> None:
    """An undo while the engine thinks: its late move is not made, and it may be asked again."""
    game = load_game("quoridor")
    session = Session.begin(game, settle(game.options, {}), 1, (Player(), Player("casual")))
    settings = Settings(str(tmp_path / "settings.toml"))
    host = Host(session, settings, None)
    host.engine = engine
    lines: list[bytes] = []
    desk = make_desk(host, settings, Console(lines.append), "line")
    take_line(desk, "e2")
    (late,) = host.wanted
    take_line(desk, "undo")
    desk.flush()
    assert not host.thinking
    number, text = answer(engine)
    assert number == late
    host._answered(number, text)
    assert host.session.ply == 0
    take_line(desk, "d1")
    host.wait()
    desk.flush()
    assert host.session.ply == 2
    assert lines[-1].startswith(b"You to d1. Casual to ")
