"""`tactilegrid engine GAME`: every line has its answer, whatever bytes it holds."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.app import serving
from tactilegrid.app.serving import LINE_BYTES, Server
from tactilegrid.core.options import settle
from tactilegrid.games import GAMES, load_game
from tests.app.conftest import next_line, tell

OPEN = [name for name in GAMES if not load_game(name).hides(settle(load_game(name).options, {}))]
REPLIES = ("ok", "error ", "move ", "info ", "legal ", "position ")


class Told(Server):
    """A server that keeps what it says."""

    def __init__(self, name: str, level: str = "casual", **given: str) -> None:
        super().__init__(load_game(name), given, level)
        self.said: list[str] = []

    def say(self, text: str) -> None:
        self.said += text.split("\n")

    def told(self, *lines: str) -> list[str]:
        """What is answered to some lines."""
        self.said = []
        for line in lines:
            assert self.take(line.encode())
        return self.said


@pytest.mark.parametrize("name", OPEN)
def test_a_game_by_lines(name: str) -> None:
    """Told what it plays itself, it plays on until the limit; each move is a legal one."""
    server = Told(name, "novice", ply_cap="6")
    assert server.told(f"new {name}", "option ply_cap 4") == ["ok", "ok"]
    last = ""
    while " over " not in last:
        *_, moved = server.told("go")
        move = moved.removeprefix("move ")
        count, *legal = server.told("legal")
        assert count == f"legal {len(legal)}"
        assert move in legal or server.game.parse_move(move, server.state) is not None
        (last,) = server.told(f"move {move}")
        assert last.startswith("ok")
    assert server.plies <= 4
    assert server.told("go", "move x", "legal") == ["error over", "error over", "legal 0"]
    assert server.told("new", "legal")[:1] == ["ok"]


def test_what_is_found_is_told_before_the_move() -> None:
    said = Told("pathagon", "").told("new pathagon", "go nodes 60")
    assert said[0] == "ok"
    infos, move = said[1:-1], said[-1]
    assert all(line.startswith("info depth ") for line in infos)
    assert move.startswith("move ")
    assert infos[-1].rpartition(" line ")[2].split()[0] == move.removeprefix("move ")
    assert Told("pathagon", "").told("new pathagon", "go nodes 60") == said


@pytest.mark.parametrize("line", ["go", "gone", "go fast"])
def test_a_stop_is_for_the_orders_before_it(line: str) -> None:
    """One that was refused has had its answer; the next one has all its time."""
    server = Told("pathagon", "")
    for each in (line, "stop", "new pathagon", "go nodes 60"):
        server.hear(each.encode())
    assert server.told(line)[0].startswith("error ")
    assert server.told("new pathagon", "go nodes 60") == Told("pathagon", "").told(
        "new pathagon", "go nodes 60"
    )


def test_go_in_milliseconds_ends() -> None:
    *_, move = Told("pathagon", "").told("new pathagon", "go ms 30")
    assert move.startswith("move ")


def test_a_position_is_set_and_told() -> None:
    server = Told("quoridor")
    text = "5x5 c2,c5 10,10 - 2"
    assert server.told("new", "option size 5", f"position {text}", "position") == [
        *("ok", "ok", "ok", f"position {text}"),
    ]
    assert server.told("move c4") == ["ok"]


def test_a_game_that_is_won_says_who_has_won() -> None:
    """QD-R3."""
    server = Told("quoridor")
    server.told("new quoridor", "position e8,d9 10,10 - 1")
    assert server.told("move e9") == ["ok over 1 goal"]


REFUSED = [
    (["legal"], "error no-game"),
    (["new pathagon"], "error game"),
    (["new quoridor", "fly"], "error unknown"),
    (["new quoridor", "go fast"], "error unknown"),
    (["new quoridor", "go ms 0"], "error unknown"),
    (["new quoridor", "go nodes -1"], "error unknown"),
    (["new quoridor", "legal e2"], "error unknown"),
    (["new quoridor", "option colour red"], "error option"),
    (["new quoridor", "option size 8"], "error option"),
    (["new quoridor", "option first 4", "legal"], "error option"),
    (["new quoridor", "move e2", "option size 5"], "error late"),
    (["new quoridor", "position here"], "error position"),
    (["new quoridor", "move e5"], "error illegal QD-R5"),
    (["new quoridor", "move what"], "error notation"),
]


@pytest.mark.parametrize(("lines", "answer"), REFUSED)
def test_what_cannot_be_done_is_refused(lines: list[str], answer: str) -> None:
    assert Told("quoridor").told(*lines)[-1].startswith(answer.rpartition(" QD")[0] or answer)


def test_secrets_are_not_played_by_lines(ask: Any, refused: Any) -> None:
    assert refused(ask("engine", "pathfinder"), 2) == (
        "Pathfinder has secrets: outside engines cannot play it."
    )
    assert "engine: with one of novice, casual" in refused(
        ask("engine", "escort-quest", "--level", "lord"), 2
    )


def test_a_style_is_an_option_at_any_time() -> None:
    server = Told("quoridor", size="5", fences="9")
    server.told("new quoridor", "option style bold", "move b1")
    assert server.told("option style wild", "option style") == ["error option"] * 2
    bold = [server.told("go")[-1] for _ in range(3)]
    assert server.told("option style careful")[-1] == "ok"
    careful = [server.told("go")[-1] for _ in range(3)]
    assert len({*bold}) == len({*careful}) == 1
    assert bold[0] != careful[0]
    assert server.told("option style none")[-1] == "ok"
    assert (server.style, server.level) == ("", "casual")


def test_a_level_with_a_style_or_an_adaptive_strength_serves() -> None:
    for level in ("casual:bold", "adaptive:novice+60"):
        server = Told("quoridor", level, size="5")
        assert server.told("new quoridor", "go")[-1].startswith("move ")


def test_a_maze_that_its_owner_answers_for_is_searched_by_lines() -> None:
    """PF-R9: nothing is kept from anybody here; the driver knows the maze, and we search it."""
    walls = {"A1W", "B1W", "C1W", "A2E", "B2E", "C1E", "C2S"}
    server = Told("pathfinder", "expert", rows="4", cols="4", play="hide", maze1="answers")
    assert server.told("new pathfinder") == ["ok"]
    last, asked = "", 0
    while " over " not in last:
        *_, moved = server.told("go")
        move = moved.removeprefix("move ")
        (last,) = server.told(f"move {move}")
        if server.told("legal")[1:] == ["yes", "no", "goal"]:
            asked += 1
            reply = "goal" if move.endswith("C4") else "yes"
            (last,) = server.told(f"move {'no' if slot(move) in walls else reply}")
    assert last == "ok over 2 goal"
    assert 6 <= asked <= 40


def slot(move: str) -> str:
    """The slot that a question is about, by the square west or north of it."""
    origin, _, square = move.partition(">")
    if not square:
        return f"{origin.removeprefix('enter:')}W"
    first, second = sorted((origin, square))
    return f"{first}{'E' if first[0] == second[0] else 'S'}"


LINES = st.one_of(
    st.binary(max_size=40),
    st.sampled_from([b"new quoridor", b"legal", b"position", b"go nodes 3", b"move e2", b"", b" "]),
    st.text("gone wmv lip123\0\r\t\u2028", max_size=20).map(str.encode),
    st.just(b"position " + b"9" * (LINE_BYTES + 1)),
)


@given(st.lists(LINES, max_size=6))
def test_any_bytes_have_an_answer(lines: list[bytes]) -> None:
    """One line of ours for each line that is not empty, with one of the known first words."""
    server = Told("quoridor", ply_cap="50")
    for line in lines:
        if line.strip() in (b"quit", b"stop") or b"\n" in line:
            continue
        server.said = []
        assert server.take(line)
        assert all(said.startswith(REPLIES) or not said for said in server.said[:1])
        if line.strip() and not server.said:
            assert not line.decode("utf-8", "replace").strip()


def served(home: Any, *words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "tactilegrid", "engine", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=home.environment,
    )


def test_by_a_pipe_every_line_is_answered_before_it_ends(run: Any) -> None:
    typed = b"new pathagon\n\xff\xfe\n" + b"y" * (3 * LINE_BYTES) + b"\ngo nodes 20\nlegal"
    said = run("engine", "pathagon", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert said.lines[:3] == ["ok", "error unknown", "error unknown"]
    moves = [line for line in said.lines if line.startswith("move ")]
    assert len(moves) == 1
    assert said.lines.index("legal 49") == len(said.lines) - 50


def test_the_memory_of_a_search_can_be_set(ask: Any, refused: Any, run: Any) -> None:
    """In MiB; the search goes on when its tables are full."""
    assert refused(ask("engine", "quoridor", "--memory", "8"), 2) == (
        "--memory cannot be 8: a number from 32 to 65536."
    )
    asked = ("engine", "quoridor", "--memory")
    said = [run(*asked, size, typed="new\ngo nodes 60\n").lines[-1] for size in ("32", "64")]
    assert said[0] == said[1]
    assert said[0].startswith("move ")


def test_the_memory_that_was_set_is_what_engines_take(home: Any) -> None:
    code = (
        "import sys\n"
        "from tactilegrid.app.serving import allow\n"
        "from tactilegrid.engines.choose import THINKERS, thinker\n"
        "from tactilegrid.games import load_game\n"
        "allow(32)\n"
        "for name in THINKERS: thinker(load_game(name))\n"
        "print({module.MEMORY for module in sys.modules.values() if hasattr(module, 'MEMORY')})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=home.environment, check=True
    )
    assert done.stdout.strip() == b"{33554432}"


def test_told_to_stop_it_answers_at_once(home: Any) -> None:
    """A hundred milliseconds on a quiet machine; here no more than that it does not go on."""
    with served(home, "pathagon") as program:
        tell(program, "new pathagon")
        assert next_line(program) == "ok"
        tell(program, "go ms 600000")
        assert next_line(program).startswith("info ")
        tell(program, "stop")
        begun = time.monotonic()
        while not (line := next_line(program)).startswith("move "):
            assert line.startswith("info ")
        assert time.monotonic() - begun < 10
        tell(program, "go ms 600000")
        next_line(program)
        tell(program, "quit")
        assert program.wait(20) == 0


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks a pipe for its reader")
def test_with_nobody_left_to_hear_it_ends(home: Any) -> None:
    """Its driver died while it thinks: both ends of its pipes are gone."""
    program = served(home, "pathagon")
    tell(program, "new pathagon")
    next_line(program)
    tell(program, "go ms 600000")
    next_line(program)
    assert program.stdin is not None
    assert program.stdout is not None
    assert program.stderr is not None
    for pipe in (program.stdout, program.stdin):
        pipe.close()
    assert program.wait(20) in (0, 1)
    program.stderr.close()


def test_who_writes_without_reading_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "ENOUGH_LINES", 2)
    server = Told("quoridor")
    waited: list[float] = []

    def rest(seconds: float) -> None:
        waited.append(seconds)
        server.lines.get()  # somebody takes one

    monkeypatch.setattr(serving.time, "sleep", rest)
    for _ in range(5):
        server.hear(b"legal")
    assert len(waited) == 2
    assert server.lines.qsize() == 3


def test_a_kill_leaves_nothing(home: Any) -> None:
    with served(home, "quoridor") as program:
        tell(program, "new quoridor")
        next_line(program)
        os.kill(program.pid, signal.SIGTERM)
        assert program.wait(20) == -signal.SIGTERM
