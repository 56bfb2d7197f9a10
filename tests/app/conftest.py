"""The program in a home of its own: asked in this process, or started as a process."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.app.cli import main

PROGRAM = (sys.executable, "-m", "tactilegrid")


class Said:
    """What the program answered: its exit code, its lines, and what it complained of."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def lines(self) -> list[str]:
        """Standard output, line by line."""
        return self.out.splitlines()

    def __repr__(self) -> str:
        return f"Said({self.code}, {self.out!r}, {self.err!r})"


class Home:
    """A person's folders: where their settings and their games are."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        self.folder = Path(environment["HOME"])
        self.settings = self.folder / "config" / "tactilegrid" / "settings.toml"
        self.games = self.folder / "data" / "tactilegrid" / "games"

    def configure(self, text: str) -> None:
        """Settings as a person may have written them."""
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        self.settings.write_text(text, encoding="utf-8")

    @property
    def records(self) -> list[Path]:
        """The saved games, the oldest first."""
        return sorted(self.games.glob("*.tgrec"), key=lambda path: path.stem)


@pytest.fixture
def home(at_home: dict[str, str]) -> Home:
    """An empty home, with settings and games in folders of known names."""
    folder = at_home["HOME"]
    at_home["XDG_CONFIG_HOME"] = f"{folder}/config"
    at_home["XDG_DATA_HOME"] = f"{folder}/data"
    at_home["PYTHONDONTWRITEBYTECODE"] = "1"
    return Home(at_home)


Ask = Callable[..., Said]


@pytest.fixture
def ask(home: Home, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Ask:
    """`ask("play", "quoridor", typed="e2\\n")`: the command in this process, its input a pipe."""
    for name in [name for name in os.environ if name not in home.environment]:
        monkeypatch.delenv(name)
    for name, value in home.environment.items():
        monkeypatch.setenv(name, value)

    def asked(*words: str, typed: str | bytes = "") -> Said:
        data = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        capfd.readouterr()
        code = main(list(words))
        out, err = capfd.readouterr()
        return Said(code, out, err)

    return asked


@pytest.fixture
def run(home: Home) -> Ask:
    """`run("play", "quoridor", typed="e2\\n")`: the command as a process of its own."""

    def ran(
        *words: str,
        typed: str | bytes = "",
        around: dict[str, str] | None = None,
        limit: Callable[[], Any] | None = None,
    ) -> Said:
        data = typed.encode() if isinstance(typed, str) else typed
        environment = {**home.environment, **(around or {})}
        done = subprocess.run(
            [*PROGRAM, *words],
            input=data,
            capture_output=True,
            env=environment,
            timeout=60,
            preexec_fn=limit,
        )
        out, err = (text.decode("utf-8", "replace") for text in (done.stdout, done.stderr))
        return Said(done.returncode, out, err)

    return ran


@pytest.fixture
def start(home: Home) -> Callable[[Sequence[str]], subprocess.Popen[bytes]]:
    """Start the program with pipes for its input, output and complaints."""

    def started(words: Sequence[str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [*PROGRAM, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=home.environment,
        )

    return started


def next_line(program: subprocess.Popen[bytes]) -> str:
    """What the program says next, without its line feed."""
    assert program.stdout is not None
    return program.stdout.readline().decode().removesuffix("\n")


def tell(program: subprocess.Popen[bytes], line: str) -> None:
    """One line to the program's input."""
    assert program.stdin is not None
    program.stdin.write(f"{line}\n".encode())
    program.stdin.flush()


@pytest.fixture
def refused() -> Callable[[Said, int], str]:
    """`refused(said, 2)`: the one clear line that was complained of, with that exit code."""

    def line(said: Said, code: int) -> str:
        assert said.code == code, said
        assert said.err.count("\n") == 1, said
        assert said.err.endswith("\n"), said
        assert "Traceback" not in said.err, said
        assert "in the program" not in said.err, said
        return said.err.rstrip("\n")

    return line
