"""The maker's walk: docs/tutorials/build-a-board.md, followed word for word with an emulated board.

Blocks marked `shell-session` hold commands after "$ " and what is heard below; "..." stands for any
lines, "(press a1)" is done to the board, and what comes after "> " is typed. The board's port is
called /dev/ttyACM0 on the page.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO

import pytest

from tactilegrid.app import emulator as emulators
from tactilegrid.app.board_list import print_ports
from tactilegrid.app.emulator import BUILT, BUTTON_GRID, Emulator
from tactilegrid.app.texts import Page
from tactilegrid.board.driver import CROSSINGS, PIECES
from tactilegrid.board.finding import Seen
from tactilegrid.core.geometry import Grid
from tests.hardware.emulated import Emulated
from tests.service.terminal import Terminal

pytestmark = pytest.mark.service

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "tutorials" / "build-a-board.md"
BLOCK = re.compile(r"^```(shell-session|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PORT = "/dev/ttyACM0"
GRID = Grid(7, 7)
PATIENCE = 60.0
PRESS, PAUSE, SWEEP = 20_000, 120_000, 15_000  # microseconds: held, then let alone; in a row
BOOTLOADER = 300  # an Uno begins anew whenever its port is opened

# Stands for the programmer: keeps what would be written to the chip.
PROGRAMMER = """#!/bin/sh
for word in "$@"; do
    case "$word" in flash:w:*:i) file="${word#flash:w:}"; cp "${file%:i}" "$FLASHED";; esac
done
"""


class Follower:
    """Does what the page says, line by line."""

    def __init__(self, board: Emulator, environment: dict[str, str]) -> None:
        self.board = board
        self.environment = environment
        self.process: subprocess.Popen[str] | None = None
        self.terminal: Terminal | None = None
        self.heard: Queue[str | None] = Queue()
        self.pressed: set[int] = set()
        self.anything = False  # whatever comes until the next line of the page
        self.last = ""  # the line of the page that was heard last

    def follow(self, block: str) -> None:
        for line in block.splitlines():
            if line.startswith("$ "):
                self.finish()
                command = line[2:].replace(PORT, self.board.port)
                self.play(command) if " play " in command else self.start(command)
            elif line.startswith("> "):
                self.type(line[2:])
            elif line.startswith("("):
                self.press(line.strip("()").removeprefix("press "))
            elif line == "...":
                self.anything = True
            else:
                self.expect(line)
        self.finish()

    def start(self, command: str) -> None:
        self.process = subprocess.Popen(
            ["bash", "-c", command],
            cwd=ROOT,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.heard, self.anything, self.pressed = Queue(), False, set()
        assert self.process.stdout is not None
        Thread(target=hear, args=(self.process.stdout, self.heard), daemon=True).start()

    def play(self, command: str) -> None:
        """In a terminal, as games are played: keys are answered one by one."""
        words = ["bash", "-c", f"exec {command}"]
        self.terminal = Terminal(words, env=self.environment)

    def type(self, text: str) -> None:
        if self.terminal is not None:
            self.terminal.send(text)
            return
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def press(self, what: str) -> None:
        """One square, or all that were not pressed yet, each as long as a finger does."""
        if what == "all others":
            numbers = [number for number in range(49) if number not in self.pressed]
        else:
            cell = GRID.find(what)
            assert cell is not None, what
            numbers = [cell.row * 7 + cell.column]
        pause = PAUSE if len(numbers) == 1 else SWEEP
        for number in numbers:
            ends = self.board.now() + PRESS + pause
            self.board.pulse(number, PRESS)
            while self.board.now() < ends:
                pass  # the board lives at the pace of the wall
            self.pressed.add(number)

    def expect(self, line: str) -> None:
        if self.terminal is not None:
            self.terminal.until(line, PATIENCE)
            return
        passed = []
        while True:
            try:
                said = self.heard.get(timeout=PATIENCE)
            except Empty:
                pytest.fail(f"{line!r} is not heard; before it: {passed}")
            assert said is not None, f"it ended; {line!r} was not heard; before it: {passed}"
            if said == line:
                self.anything, self.last = False, line
                return
            passed.append(said)
            assert self.anything, f"the page says {line!r}, heard was {said!r}"

    def finish(self) -> None:
        """Let the last command come to its end, which is a good one."""
        if self.terminal is not None:
            assert self.terminal.wait(PATIENCE) == 0
            self.terminal.close()
            self.terminal = None
        if self.process is None:
            return
        assert self.process.stdin is not None
        self.process.stdin.close()
        assert self.process.wait(PATIENCE) == 0
        rest = list(iter(lambda: self.heard.get(timeout=PATIENCE), None))
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        # an event that was confirmed late on a busy machine is told by the monitor once more
        assert self.anything or set(rest) <= {self.last}, f"after the last line of the page: {rest}"

    def __enter__(self) -> Follower:
        return self

    def __exit__(self, *_: object) -> None:
        """End what did not end by itself, after a test that failed."""
        if self.terminal is not None:
            self.terminal.close()
        if self.process is not None:
            self.process.kill()
            self.process.communicate()


def hear(lines: IO[str], heard: Queue[str | None]) -> None:
    for line in lines:
        heard.put(line.rstrip("\n"))
    heard.put(None)


@pytest.fixture
def programmer(tmp_path: Path) -> Path:
    """A folder with a programmer that burns nothing; what it was given is beside it."""
    folder = tmp_path / "programs"
    folder.mkdir()
    script = folder / "avrdude"
    script.write_text(PROGRAMMER)
    script.chmod(0o755)
    return folder


def blocks(kind: str) -> Iterator[str]:
    yield from (text for name, text in BLOCK.findall(PAGE.read_text("utf-8")) if name == kind)


def test_the_walk_to_a_board_is_as_it_is_written(
    emulated: Emulated, at_home: dict[str, str], programmer: Path, tmp_path: Path
) -> None:
    """Drawn, flashed, walked over, listened to, played on."""
    flashed = tmp_path / "flashed.hex"
    path = f"{programmer}{os.pathsep}{at_home['PATH']}"
    environment = {**at_home, "PATH": path, "FLASHED": str(flashed), "PYTHONUNBUFFERED": "1"}
    program = programmer / "tactilegrid"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tactilegrid "$@"\n')
    program.chmod(0o755)
    if "PYTHONPATH" not in environment:
        environment["PYTHONPATH"] = str(ROOT / "src")
    with Follower(emulated(BUTTON_GRID, bootloader=BOOTLOADER), environment) as follower:
        for block in blocks("shell-session"):
            drawn = "hardware/overlay" in block  # what is made stays out of the checkout
            follower.environment["BUILD"] = str(tmp_path if drawn else BUILT)
            follower.follow(block.replace("build/cut", f"{tmp_path}/cut"))
    assert (tmp_path / "cut" / "buttons_7x7.svg").exists()
    assert flashed.read_bytes() == hex_of(emulators.firmware(BUTTON_GRID), tmp_path)


def test_the_firmware_of_the_larger_board_is_made_as_it_is_written(
    emulated: Emulated, at_home: dict[str, str], programmer: Path, tmp_path: Path
) -> None:
    """Pieces and fences, 9 by 9: the last command on the page, with its quotes within quotes."""
    flashed = tmp_path / "flashed.hex"
    path = f"{programmer}{os.pathsep}{at_home['PATH']}"
    text = (ROOT / "hardware" / "flashing.md").read_text("utf-8")
    (command,) = re.findall(r"^make .*BOARD=mega.*\\\n.*$", text, re.MULTILINE)
    board = emulators.Build(
        emulators.MEGA, emulators.HC165, 9, 9, CROSSINGS, PIECES, name="tactilegrid"
    )
    expected = emulators.firmware(board)
    subprocess.run(
        ["bash", "-c", command],
        cwd=ROOT,
        env={**at_home, "PATH": path, "FLASHED": str(flashed), "BUILD": str(BUILT)},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    assert flashed.read_bytes() == hex_of(expected, tmp_path)


def hex_of(elf: Path, folder: Path) -> bytes:
    """What of a firmware is written to a chip."""
    out = folder / "expected.hex"
    subprocess.run(["avr-objcopy", "-O", "ihex", "-R", ".eeprom", str(elf), str(out)], check=True)
    return out.read_bytes()


def test_the_list_of_ports_is_as_it_is_written(capfd: pytest.CaptureFixture[str]) -> None:
    """The page shows what an original Uno is called, beside a port of the machine's own."""
    (text,) = blocks("text")
    ports = [Seen("/dev/ttyS0"), Seen(PORT, 0x2341, 0x0043)]
    assert print_ports(Page("en", "board-tools"), ports) == 0
    assert text.splitlines()[1:] == capfd.readouterr().out.splitlines()
