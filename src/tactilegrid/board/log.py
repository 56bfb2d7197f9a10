r"""A log of all that passes between a driver and its port, to be read by people and replayed.

Lines of text: the milliseconds of the driver's clock, a sign or word, and the rest.

    tactilegrid-serial-log 1
    1000 driver ours
    1000 start
    1000 > \n1 H*AAB9\n            written to the port
    1008 < H v=1 ..*0000\n         read from it
    1008 = switched 11 closed      what the program was told
    1008 tick 50 50                looks at the clock: at 1008, 1058 and 1108
    1120 light 3 4
    1120 beep 440 60
    1120 shake 50
    1130 closed

Bytes that are no printable ASCII, and backslashes, are written as in `\n`, `\x00`, `\\`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from tactilegrid.board.driver import (
    Connected,
    Driver,
    Faulty,
    Happening,
    Lost,
    Refused,
    Snapshot,
    Switched,
)
from tactilegrid.core.value import Value

HEADER = "tactilegrid-serial-log 1"
MOST_TICKS = 60
MOST_LINE = 65_536
LINE = re.compile(r"([0-9]{1,15}) ([a-z<>=]{1,10})(?: (.*))?")
ESCAPED = re.compile(rb"\\(?:n|\\|x[0-9a-f]{2})|[\x20-\x5b\x5d-\x7e]")


class BadLog(ValueError):
    """This is no log, or a damaged one; `line` is the number of the first bad line."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Entry(Value):
    """One line of a log."""

    at: int
    word: str
    rest: str = ""


def escaped(data: bytes) -> str:
    """Bytes as text on one line."""
    found = []
    for byte in data:
        if byte == 0x0A:
            found.append("\\n")
        elif byte == 0x5C:
            found.append("\\\\")
        else:
            found.append(chr(byte) if 0x20 <= byte < 0x7F else f"\\x{byte:02x}")
    return "".join(found)


def unescaped(text: str) -> bytes:
    """The bytes again; raises ValueError for a text that `escaped` never makes."""
    data = text.encode("ascii")
    found, place = bytearray(), 0
    while place < len(data):
        match = ESCAPED.match(data, place)
        if match is None:
            raise ValueError(text[:40])
        piece, place = match[0], match.end()
        if len(piece) > 2:
            found += bytes.fromhex(piece[2:].decode())
        else:
            found.append({b"\\n": 0x0A, b"\\\\": 0x5C}.get(piece, piece[0]))
    return bytes(found)


def told(happening: Happening) -> str:
    """What the program was told, as words that are the same every time."""
    match happening:
        case Switched():
            return f"switched {happening.number} {'closed' if happening.closed else 'open'}"
        case Snapshot():
            return f"snapshot {_numbers(happening.closed)}"
        case Faulty():
            return f"faulty {happening.why} {_numbers(happening.numbers)}"
        case Lost():
            return f"lost {happening.why}"
        case Refused():
            return f"refused {happening.why} {happening.what}".rstrip()
        case Connected():
            board = happening.board
            has = " ".join(
                f"{name}={str(getattr(board, name)).replace(' ', '_')}" for name in board._fields
            )
            again = "restarted" if happening.restarted else "connected"
            return f"{again} {_numbers(happening.closed)} {has}"


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(str(each) for each in sorted(numbers)) or "none"


class SerialLog:
    """A file that is only appended to; when it cannot be written, `failed` is called and it ends.

    Raises OSError where the file cannot be made or is there already.
    """

    def __init__(self, path: Path, failed: Callable[[OSError], object] = lambda _: None) -> None:
        self._file = path.open("xb", buffering=0)
        self._failed = failed
        self._ticks: list[int] = []
        self._write(HEADER)

    def note(self, at: int, word: str, rest: str = "") -> None:
        """One line, after the looks at the clock before it."""
        self._end_ticks()
        self._write(f"{at} {word} {rest}" if rest else f"{at} {word}")

    def tick(self, at: int) -> None:
        """A look at the clock."""
        self._ticks.append(at)
        if len(self._ticks) >= MOST_TICKS:
            self._end_ticks()

    def close(self) -> None:
        """Nothing more comes."""
        self._end_ticks()
        self._file.close()

    def _end_ticks(self) -> None:
        if self._ticks:
            first, steps = self._ticks[0], []
            for before, after in zip(self._ticks, self._ticks[1:], strict=False):
                steps.append(str(after - before))
            self._ticks = []
            self._write(" ".join([f"{first} tick", *steps]))

    def _write(self, line: str) -> None:
        if self._file.closed:
            return
        try:
            self._file.write(line.encode("utf-8") + b"\n")
        except OSError as error:
            self._file.close()
            self._failed(error)


class Logged:
    """A `Driver` around another one that notes what goes in and comes out."""

    def __init__(self, driver: Driver, log: SerialLog, kind: str) -> None:
        self.driver, self.log, self.kind = driver, log, kind
        self._now = 0
        self._named = False

    def start(self, now: int) -> None:
        """The port was opened."""
        self._now = now
        if not self._named:
            self._named = True
            self.log.note(now, "driver", self.kind)
        self.log.note(now, "start")
        self.driver.start(now)

    def received(self, data: bytes, now: int) -> list[Happening]:
        """Bytes came."""
        self._now = now
        self.log.note(now, "<", escaped(data))
        return self._told(self.driver.received(data, now))

    def tick(self, now: int) -> list[Happening]:
        """Time passed."""
        self._now = now
        self.log.tick(now)
        return self._told(self.driver.tick(now))

    def output(self) -> bytes:
        """What is to be written."""
        data = self.driver.output()
        if data:
            self.log.note(self._now, ">", escaped(data))
        return data

    def closed(self, now: int) -> list[Happening]:
        """The port is gone."""
        self._now = now
        self.log.note(now, "closed")
        return self._told(self.driver.closed(now))

    def light(self, lamps: frozenset[int]) -> None:
        """These lamps."""
        self.log.note(self._now, "light", _numbers(lamps))
        self.driver.light(lamps)

    def beep(self, hertz: int, milliseconds: int) -> None:
        """A tone."""
        self.log.note(self._now, "beep", f"{hertz} {milliseconds}")
        self.driver.beep(hertz, milliseconds)

    def shake(self, milliseconds: int) -> None:
        """A vibration."""
        self.log.note(self._now, "shake", str(milliseconds))
        self.driver.shake(milliseconds)

    def _told(self, happened: list[Happening]) -> list[Happening]:
        for each in happened:
            self.log.note(self._now, "=", told(each))
        return happened
