"""What thinks beside a person lets everything else go first."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.app import priority
from tactilegrid.app.engine import Engine
from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.games import load_game

LINUX = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")


def niceness(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[16])


@LINUX
@pytest.mark.parametrize("beside", [True, False])
def test_an_engine_beside_a_person_is_nice(
    home: Any, monkeypatch: pytest.MonkeyPatch, beside: bool
) -> None:
    """In a match it is not: there nobody waits for anything else."""
    if "PYTHONPATH" in home.environment:
        monkeypatch.setenv("PYTHONPATH", home.environment["PYTHONPATH"])
    game = load_game("quoridor")
    seen = game.initial(settle(game.options, {"size": "5"}), 0)
    engine = Engine(beside)
    engine.ask("quoridor", seen, Seat(1), "novice", 1)
    assert engine.take(30.0) is not None
    assert engine.process is not None
    more = priority.NICENESS if beside else 0
    assert niceness(engine.process.pid) == min(19, niceness(os.getpid()) + more)
    group = Path(f"/proc/{engine.process.pid}/autogroup")
    if group.exists():  # sessions share the time, and each process of ours has its own
        assert group.read_text().split()[-1] == str(more)
    engine.close()


def in_a_process(code: str, home: Any) -> str:
    done = subprocess.run(
        [sys.executable, "-c", f"from tactilegrid.app.priority import *\n{code}"],
        capture_output=True,
        env=home.environment,
        timeout=60,
        check=True,
    )
    return done.stdout.decode().strip()


@LINUX
def test_who_is_woken_soon_keeps_all_else(home: Any) -> None:
    """The slice alone is another one, and what the process starts has the usual one again."""
    code = (
        "import os\n"
        "kept = os.nice(3), os.sched_getscheduler(0)\n"
        "done = let_wake_soon(os.getpid())\n"
        "print(done in (True, False), kept == (os.nice(0), os.sched_getscheduler(0) & 0xff))\n"
    )
    assert in_a_process(code, home) == "True True"


def test_what_is_not_ours_or_not_there_is_left_alone(home: Any) -> None:
    code = "print(let_wake_soon(2**22 + 1), stand_back(2**22 + 1))"
    assert in_a_process(code, home) == "False None"


@pytest.mark.parametrize(
    ("where", "name", "value"),
    [
        (platform, "machine", lambda: "abacus"),
        (sys, "platform", "plan9"),
    ],
    ids=["machine", "system"],
)
def test_where_it_cannot_be_done_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, value: Any
) -> None:
    monkeypatch.setattr(where, name, value)
    assert not priority.let_wake_soon(os.getpid())


def test_where_the_library_cannot_be_called_nothing_happens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ctypes", None)
    assert not priority.let_wake_soon(os.getpid())


def test_a_system_that_refuses_is_not_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int) -> int:
        raise PermissionError

    monkeypatch.setattr(os, "nice", refuse)
    priority.stand_back(-1)
