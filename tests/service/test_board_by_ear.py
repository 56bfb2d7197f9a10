"""A board on a pseudo-terminal while a screen reader reads: each press is heard once, and uncut."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from tests.service import heard

pytestmark = pytest.mark.service

PROGRAM = [sys.executable, "-m", "tactilegrid"]
HANDS = ("press e1", "press e1", "press e2", "press e2", "unplug")
BETWEEN = 1.2  # seconds from press to press
PATIENCE = 30.0


class Hands(Thread):
    """A simulated board, whose hands wait until a game lights the lamp of the pawn."""

    def __init__(self, port: Path) -> None:
        super().__init__(daemon=True)
        words = ["board", "sim", "--size", "9x9", "--slots", "crossings", "--link", str(port)]
        pipe = subprocess.PIPE
        self.sim = subprocess.Popen([*PROGRAM, *words], stdin=pipe, stdout=pipe, text=True)
        self.ask()

    def ask(self, line: str = "") -> str:
        assert self.sim.stdin is not None
        assert self.sim.stdout is not None
        if line:
            self.sim.stdin.write(f"{line}\n")
            self.sim.stdin.flush()
        return self.sim.stdout.readline()

    def run(self) -> None:
        end = time.monotonic() + PATIENCE
        while "e1" not in self.ask("lamps") and time.monotonic() < end:
            time.sleep(0.2)
        for line in HANDS:
            time.sleep(BETWEEN)
            self.ask(line)

    def close(self) -> None:
        assert self.sim.stdin is not None
        assert self.sim.stdout is not None
        self.join(PATIENCE)
        self.sim.stdin.close()
        self.sim.wait(PATIENCE)
        self.sim.stdout.close()


def test_a_pawn_goes_by_two_fingers_and_the_plug_is_pulled(
    tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    require_tool("fenrir")
    hands = Hands(tmp_path / "port")
    hands.start()
    program = [*PROGRAM, "play", "quoridor", "--board", str(tmp_path / "port")]
    events = heard.run(heard.READERS["fenrir"], program, "+12 V q y", patient=True)
    hands.close()
    before, *after = heard.spoken_after(events)
    assert before[1] == [
        "Quoridor. South on e1, North on e9. Ten fences each. South to move.",
        "Board sim: 9 by 9, buttons.",
        "e1, South",
        "Pawn. 3 ways: d1, f1, e2.",
        "e2, empty",
        "South to e2. North to move.",
        "The board is unplugged. Play on by keys.",
    ]
    assert after[0] == ("V", ["The board is gone. Play by keys."])
