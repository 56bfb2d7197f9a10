"""A link and an imagined board on one wire whose time and faults a test commands."""

from __future__ import annotations

from collections.abc import Callable

from tactilegrid.board.driver import Capabilities, Connected, Driver, Happening, Switched
from tactilegrid.board.link import Link
from tactilegrid.board.virtual import VirtualBoard

SEVEN = Capabilities("5F3A09C1", 7, 7, lamps=49, buzzer=True, haptic=True, name="seven")
Fault = Callable[[bytes], bytes]


def whole(data: bytes) -> bytes:
    """A good wire."""
    return data


def drop_each(count: int) -> Fault:
    """A wire that loses every so manieth byte."""
    seen = 0

    def fault(data: bytes) -> bytes:
        nonlocal seen
        kept = bytearray()
        for byte in data:
            seen += 1
            if seen % count:
                kept.append(byte)
        return bytes(kept)

    return fault


def flip_each(count: int) -> Fault:
    """A wire that turns a bit over in every so manieth byte."""
    seen = 0

    def fault(data: bytes) -> bytes:
        nonlocal seen
        kept = bytearray()
        for byte in data:
            seen += 1
            kept.append(byte if seen % count else byte ^ 1 << seen % 7)
        return bytes(kept)

    return fault


class Wire:
    """Steps of 10 ms: bytes go over, both sides are told the time, what happened is kept."""

    def __init__(self, board: VirtualBoard | None = None, driver: Driver | None = None) -> None:
        self.now = 1000
        self.board = board or VirtualBoard(SEVEN)
        self.link = driver or Link()
        self.to_host: Fault = whole
        self.to_board: Fault = whole
        self.happened: list[Happening] = []
        self.written = b""

    def open(self, power: bool = True) -> Wire:
        """Plug it in and open the port."""
        if power:
            self.board.power(self.now)
        self.link.start(self.now)
        return self

    def run(self, milliseconds: int, step: int = 10) -> list[Happening]:
        """What happens in that time."""
        before = len(self.happened)
        for _ in range(0, milliseconds, step):
            self.now += step
            written = self.link.output()
            self.written += written
            self.board.received(self.to_board(written), self.now)
            self.board.tick(self.now)
            self.happened += self.link.received(self.to_host(self.board.output()), self.now)
            self.happened += self.link.tick(self.now)
        return self.happened[before:]

    def connect(self) -> Connected:
        """Open it, and what it is connected to."""
        (found,) = self.open().run(100)
        assert isinstance(found, Connected)
        return found

    def press(self, number: int, closed: bool = True) -> None:
        """A switch closes or opens."""
        self.board.change(number, closed, self.now)

    def switched(self) -> list[tuple[int, bool]]:
        """The changes told so far."""
        return [(each.number, each.closed) for each in self.happened if isinstance(each, Switched)]
