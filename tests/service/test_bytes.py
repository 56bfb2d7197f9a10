"""What the program writes to a terminal, byte by byte, and how it leaves the terminal behind."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.service import heard
from tests.service.sitter import Sitter
from tests.service.terminal import Terminal, descendants, started

pytestmark = pytest.mark.service

PLAY = [sys.executable, "-m", "tactilegrid", "play", "quoridor", "--seed", "1"]
GRID = [*PLAY, "--seat", "2=engine:casual", "--mode", "grid"]
LINE = [*PLAY, "--seat", "2=engine:casual", "--mode", "line"]
FAREWELL = "Saved. To go on: tactilegrid resume. Bye."


@pytest.fixture
def run(at_home: dict[str, str]) -> Iterator[Callable[..., Terminal]]:
    """A function that starts a command in a terminal; its first line has been said."""
    with contextlib.ExitStack() as open_terminals:

        def begin(argv: list[str], first: str = "Your move.") -> Terminal:
            terminal = Terminal(argv, at_home)
            open_terminals.enter_context(terminal)
            if first:
                terminal.until(first)
                terminal.until_quiet(0.5)  # its engine and its key reader are there too
            return terminal

        yield begin


def attributes() -> list[object]:
    """The settings of a terminal that nobody has touched."""
    master, slave = pty.openpty()
    try:
        return termios.tcgetattr(master)
    finally:
        os.close(master)
        os.close(slave)


def play(terminal: Terminal, sitter: Sitter) -> list[tuple[str, bytes]]:
    """Press what the sitter pressed; returns each key with all that it brought, read by read."""
    brought = []
    for (key, data, _), (_, lines) in zip(heard.parse_keys(sitter.keys), sitter.noted, strict=True):
        before = len(terminal.chunks)
        terminal.send(data)
        terminal.until(lines[-1].rstrip("."))
        terminal.until_quiet(0.1)
        brought.append((key, b"|".join(chunk for _, chunk in terminal.chunks[before:])))
    return brought


def test_grid_mode_writes_one_line_a_key_and_no_escape_sequence(
    run: Callable[..., Terminal], tmp_path: Path
) -> None:
    sitter = Sitter(tmp_path, "quoridor", "", "engine:casual", seed=1)
    sitter.press("Down", "Down", "s", "Space", "k", "Backspace")
    sitter.make("e2")
    sitter.make("e7h")
    sitter.press("f", "i", "e", "3", "Enter", "h", "b", "b", "v", "y", "Escape", "q", "y")
    sitter.close()
    terminal = run(GRID)
    for key, brought in play(terminal, sitter):
        assert re.fullmatch(rb"\r\n[^\r\n|\x1b]+(\r\n)?", brought), (key, brought)
    assert terminal.wait() == 0
    assert b"\x1b" not in terminal.raw
    assert terminal.raw.endswith(b"Bye.\r\n")
    assert max(map(len, terminal.text.split("\r\n"))) <= 79


@pytest.mark.parametrize(
    ("command", "seconds"),
    [
        pytest.param(GRID, 10, id="grid"),
        pytest.param(LINE, 5, id="line"),
        pytest.param(GRID, 60, id="grid-long", marks=pytest.mark.soak),
        pytest.param(LINE, 60, id="line-long", marks=pytest.mark.soak),
    ],
)
def test_an_idle_game_writes_nothing(
    command: list[str], seconds: int, run: Callable[..., Terminal]
) -> None:
    terminal = run(command)
    before = len(terminal.raw)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        terminal.pump(1.0)
    assert terminal.raw[before:] == b""


def test_line_mode_asks_and_says_nothing_that_a_reader_would_stumble_over(
    run: Callable[..., Terminal],
) -> None:
    terminal = run(LINE)
    for text, answer in (
        ("e2", "Casual to e8. Your move."),
        ("status", "Fences 10 to 10."),
        ("hlep", "Did you mean help?"),
        ("e3h", "fence above e3 and f3"),
        ("moves", "1 of "),
        ("more", "2 of "),
        ("", "Type a move or a word."),
    ):
        terminal.send(text)
        terminal.until_quiet(0.2)
        terminal.send("\r")
        terminal.until(answer)
        terminal.until("Move:")
    terminal.send("quit\r")
    assert terminal.wait() == 0
    assert b"\x1b[6n" not in terminal.raw
    assert b"\x1b]" not in terminal.raw
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", terminal.text)
    assert "\n\n" not in plain.replace("\r", "")


@pytest.mark.parametrize("command", [GRID, LINE], ids=["grid", "line"])
def test_keys_typed_during_the_start_are_kept_and_not_echoed(
    command: list[str], run: Callable[..., Terminal]
) -> None:
    terminal = run(command, first="")
    while not terminal.chunks:
        terminal.pump(0.001)
    first = terminal.text
    grid = command is GRID
    terminal.send("ss" if grid else "status\rturn\r")
    terminal.until("Fences 10 to 10")
    terminal.until("Fences 10 to 10" if grid else "Your move.")
    assert first.startswith("Quoridor.")
    if grid:
        said = [line.rstrip(".") for line in terminal.text.split("\r\n")[1:]]
        assert said[0] == "k tells the keys"  # the first game here
        assert said[1:] == ["Your way 8, theirs 8. Fences 10 to 10"] * 2


@pytest.mark.parametrize("command", [GRID, LINE], ids=["grid", "line"])
def test_keys_typed_before_the_program_runs_are_kept(
    command: list[str], run: Callable[..., Terminal]
) -> None:
    terminal = run(command, first="")
    terminal.send("s" if command is GRID else "status\r")
    terminal.until("Fences 10 to 10")


@pytest.mark.soak
def test_each_announcement_is_one_write(
    at_home: dict[str, str], tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    """What one read of the terminal brings may have been written in pieces; the kernel knows."""
    trace = tmp_path / "writes"
    strace = [require_tool("strace"), "-qq", "-s", "200", "-e", "trace=write", "-o", str(trace)]
    sitter = Sitter(tmp_path, "quoridor", "", "engine:casual", seed=1)
    sitter.press("Down", "Down", "s", "b", "b")
    sitter.make("e2")
    sitter.make("e7h")
    sitter.press("q", "y")
    sitter.close()
    with Terminal([*strace, *GRID], at_home) as terminal:
        terminal.until("Your move.")
        terminal.until_quiet(1.0)
        play(terminal, sitter)
        assert terminal.wait() == 0
    written = re.findall(r'^write\(1, "(.*)", \d+\)', trace.read_text(), re.MULTILINE)
    plain = [text.replace("\\n", "").rstrip(".") for text in written]
    answers = [sitter.opening, *(lines for _, lines in sitter.noted)]
    said = [line.rstrip(".") for lines in answers for line in lines]
    assert plain == said


@pytest.mark.parametrize("how", ["leaves", "interrupts", "SIGTERM", "SIGINT"])
@pytest.mark.parametrize("command", [GRID, LINE], ids=["grid", "line"])
def test_the_terminal_is_put_back(
    command: list[str], how: str, run: Callable[..., Terminal]
) -> None:
    terminal = run(command)
    assert termios.tcgetattr(terminal.fd) != attributes()
    if how == "leaves":
        terminal.send("q" if command is GRID else "quit\r")
        if command is GRID:
            terminal.until("Leave")
            terminal.send("y")
    elif how == "interrupts":
        terminal.send(b"\x03")
    else:
        terminal.kill(getattr(signal, how))
    terminal.until(FAREWELL)
    assert terminal.wait() == 0
    assert termios.tcgetattr(terminal.fd) == attributes()
    assert terminal.text.endswith(f"{FAREWELL}\r\n")


@pytest.mark.parametrize("command", [GRID, LINE], ids=["grid", "line"])
def test_a_new_window_size_changes_nothing(
    command: list[str], run: Callable[..., Terminal]
) -> None:
    terminal = run(command)
    before = len(terminal.raw)
    for rows, cols in ((40, 120), (10, 60), (24, 80)):
        fcntl.ioctl(terminal.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cols, 0, 0))
        terminal.until_quiet(0.3)
    if command is GRID:
        assert terminal.raw[before:] == b""
    terminal.send("s" if command is GRID else "status\r")
    terminal.until("Fences 10 to 10.")


@pytest.mark.parametrize("command", [GRID, LINE], ids=["grid", "line"])
def test_a_hang_up_leaves_nobody_behind(command: list[str], run: Callable[..., Terminal]) -> None:
    terminal = run(command)
    terminal.send("i" if command is GRID else "")
    terminal.until_quiet(0.2)
    terminal.send("e2\r")
    terminal.until("Casual to e8. Your move.")
    family = descendants(terminal.pid)
    assert len(family) == 2  # the program and its engine
    os.close(terminal.fd)
    terminal.fd = -1
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline and any(started(pid) == at for pid, at in family):
        terminal.reap()
        time.sleep(0.02)
    assert [who for who in family if started(who[0]) == who[1]] == []
