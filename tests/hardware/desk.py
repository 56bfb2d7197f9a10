"""The firmware's core on this machine: scripts of what happens, and what the board says to it."""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import TracebackType

from tactilegrid.app.emulator import BUILT, make
from tactilegrid.board.lines import payload_of

PLAIN = ("-DTG_HAPTIC=1",)
# Without diodes only as an example: nobody builds so large a board of buttons.
LARGE = (
    *("-DTG_COLS=9", "-DTG_ROWS=9", "-DTG_SLOTS=TG_CROSSINGS", "-DTG_LAMPS=209"),
    "-DTG_DIODES=0",
)
VARIANTS = {"plain": PLAIN, "large": LARGE}

# The happenings of desk.cpp, in its order.
PASS, LEAP, PRESS, BYTES, PAYLOAD, ORDER, ROOM = range(7)
TEAR, BOUNCE, READ, DEAF, WRAP, SPOIL, FLOOD = range(7, 14)


def desk(variant: str) -> Path:
    """The program, built where it is not or is old."""
    name = f"desk-{variant}"
    make("firmware", f"NAME={name}", f"DEFS={' '.join(VARIANTS[variant])}", "desk")
    return BUILT / name / "desk"


def let_pass(milliseconds: int) -> bytes:
    """So many looks, a millisecond apart."""
    whole, rest = divmod(milliseconds, 256)
    return bytes([PASS, 255]) * whole + (bytes([PASS, rest - 1]) if rest else b"")


def press(number: int) -> bytes:
    """The other state of a switch."""
    return bytes([PRESS, number & 255, number >> 8])


def said(payload: str | bytes) -> bytes:
    """A line with a good check, of at most 99 characters."""
    raw = payload.encode() if isinstance(payload, str) else payload
    return bytes([PAYLOAD, len(raw)]) + raw


def raw(data: bytes) -> bytes:
    """Bytes as they are."""
    pieces = [data[at : at + 127] for at in range(0, len(data), 127)]
    return b"".join(bytes([BYTES, len(piece)]) + piece for piece in pieces)


class Desk:
    """A running desk; `play` gives the payloads that came, and raises where it was aborted."""

    def __init__(self, program: Path) -> None:
        self.program = program
        self.start()

    def start(self) -> None:
        """Another process."""
        self.process = subprocess.Popen(
            [str(self.program), "scripts"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def __enter__(self) -> Desk:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def bytes_of(self, script: bytes) -> bytes:
        """All that the board has sent."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(len(script).to_bytes(4, "little") + script)
        self.process.stdin.flush()
        head = self.process.stdout.read(4)
        if len(head) < 4:
            _, why = self.process.communicate()
            self.start()
            raise AssertionError(why.decode("utf-8", "replace")[-3000:])
        return self.process.stdout.read(int.from_bytes(head, "little"))

    def play(self, *script: bytes) -> list[str]:
        """The payloads of what the board has said, one for each good line."""
        lines = self.bytes_of(b"".join(script)).split(b"\n")
        # what a start has cut short has no good check
        payloads = (payload_of(line) for line in lines)
        return [payload for payload in payloads if payload is not None]
