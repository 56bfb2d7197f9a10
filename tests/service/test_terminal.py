"""The terminal helper: what it sends, what it waits for, what it leaves behind."""

from __future__ import annotations

import signal
import sys

import pytest

from tests.service.terminal import Terminal, TooSlow, started

pytestmark = pytest.mark.service

ECHO = """
import os, termios, tty
tty.setcbreak(0)
size = os.get_terminal_size(0)
os.write(1, b"ready %d %d\\n" % (size.lines, size.columns))
while (key := os.read(0, 1)) != b"q":
    os.write(1, b"key " + key + b"\\n")
os.write(1, b"bye\\n")
raise SystemExit(3)
"""

PARENT = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
print(child.pid, "started", flush=True)
child.wait()
"""


def running(source: str = ECHO, rows: int = 24, cols: int = 80) -> Terminal:
    return Terminal([sys.executable, "-c", source], rows=rows, cols=cols)


def test_keys_go_in_and_lines_come_out() -> None:
    with running(rows=8, cols=40) as terminal:
        assert terminal.until("ready 8 40") == "ready 8 40"
        terminal.send("k")
        assert "key k" in terminal.until("key k")
        terminal.send(b"q")
        assert terminal.wait() == 3
    assert terminal.raw.endswith(b"bye\r\n")
    assert terminal.screen[1] == "key k"


def test_one_write_is_one_chunk() -> None:
    with running() as terminal:
        terminal.until("ready")
        terminal.until_quiet()
        before = len(terminal.chunks)
        for key in "abc":
            terminal.send(key)
            terminal.until_quiet(0.15)
    assert [data for _, data in terminal.chunks[before:]] == [
        b"key a\r\n",
        b"key b\r\n",
        b"key c\r\n",
    ]


def test_a_wait_that_fails_tells_what_was_said() -> None:
    with running() as terminal, pytest.raises(TooSlow, match="ready"):
        terminal.until("never said", seconds=1)


def test_the_end_by_a_signal_is_told() -> None:
    with running() as terminal:
        terminal.until("ready")
        terminal.kill(signal.SIGKILL)
        assert terminal.wait() == -signal.SIGKILL


def test_nothing_is_left_running() -> None:
    with running(PARENT) as terminal:
        child = int(terminal.until("started").split()[0])
    assert started(child) == ""
