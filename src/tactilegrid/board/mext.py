"""monome's mext: one header byte, section times 16 plus command, then as many bytes as it says.

Facts from monome's own serial.txt, and from libmonome's mext.h where that text contradicts itself.
There is no check and no mark of a beginning: after a lost byte only a pause tells where a packet
begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tactilegrid.core.value import Value

# How many bytes follow a header.
FROM_GRID: Mapping[int, int] = {
    0x00: 2,  # section, count
    0x01: 32,  # name
    0x02: 3,  # grid, x, y
    0x03: 2,  # columns, rows
    0x04: 2,  # address, kind
    0x0F: 8,  # version
    0x20: 2,  # key up: x, y
    0x21: 2,  # key down: x, y
    0x50: 2,  # encoder, delta
    0x51: 1,
    0x52: 1,
    0x80: 1,
    0x81: 7,
}
TO_GRID: Mapping[int, int] = {
    0x00: 0,  # what have you?
    0x01: 0,  # your name?
    0x02: 32,
    0x03: 0,
    0x04: 3,
    0x05: 0,  # your size?
    0x06: 2,
    0x0F: 0,  # your version?
    0x10: 2,  # lamp off: x, y
    0x11: 2,  # lamp on: x, y
    0x12: 0,  # all off
    0x13: 0,  # all on
    0x14: 10,  # x, y, a byte a row: 8 by 8 lamps
    0x15: 3,  # x, y, a byte: 8 lamps of a row
    0x16: 3,  # x, y, a byte: 8 lamps of a column
    0x17: 1,  # how bright all are
    0x18: 3,  # x, y, level
    0x19: 1,  # one level for all
    0x1A: 34,  # x, y, 64 levels, two a byte, the first in the upper half
    0x1B: 6,  # x, y, 8 levels of a row
    0x1C: 6,  # x, y, 8 levels of a column
}
QUERY, GET_NAME, GET_SIZE = b"\x00", b"\x01", b"\x05"
SECTION, NAME, SIZE, KEY_UP, KEY_DOWN = 0x00, 0x01, 0x03, 0x20, 0x21
MAP, LEVELS, EIGHT, MOST_LEVEL = 0x14, 0x1A, 8, 15
NAME_LENGTH = 32


class Packet(Value):
    """A header and what follows it."""

    head: int
    body: bytes = b""

    @property
    def data(self) -> bytes:
        """As it goes over the line."""
        return bytes([self.head]) + self.body


class Packets:
    """Turns bytes in pieces of any length into packets; holds less than one of them.

    Bytes that can begin none are counted in `unknown` and skipped.
    """

    def __init__(self, lengths: Mapping[int, int]) -> None:
        self.unknown = 0
        self._lengths = lengths
        self._part = b""

    def feed(self, data: bytes) -> list[Packet]:
        """The packets that are whole now, in their order."""
        found, data, place = [], self._part + data, 0
        while place < len(data):
            length = self._lengths.get(data[place])
            if length is None:
                self.unknown += 1
                place += 1
            elif len(data) - place <= length:
                break
            else:
                found.append(Packet(data[place], data[place + 1 : place + 1 + length]))
                place += 1 + length
        self._part = data[place:]
        return found

    def pause(self) -> bool:
        """Drop the half packet after a silence; True where there was one."""
        part, self._part = self._part, b""
        return bool(part)


def name_in(body: bytes) -> str:
    """The name that a grid gives itself."""
    text = body.split(b"\0")[0].decode("ascii", "ignore")
    return "".join(char for char in text if char.isprintable()).strip()


def name_packet(name: str) -> Packet:
    """A grid's answer to the question for its name."""
    return Packet(NAME, name.encode("ascii", "replace")[:NAME_LENGTH].ljust(NAME_LENGTH, b"\0"))


def lamp_map(x: int, y: int, rows: Sequence[int]) -> Packet:
    """8 by 8 lamps from a corner that is a multiple of 8; bit 0 of a row is its first lamp."""
    return Packet(MAP, bytes([x, y, *rows]))


def level_map(x: int, y: int, levels: Sequence[int]) -> Packet:
    """8 by 8 lamps, each from 0 (dark) to 15, row by row."""
    pairs = zip(levels[::2], levels[1::2], strict=True)
    return Packet(LEVELS, bytes([x, y, *(first << 4 | second for first, second in pairs)]))


def levels_in(body: bytes) -> list[int]:
    """The 64 levels of a `level_map`."""
    return [level for byte in body[2:] for level in (byte >> 4, byte & MOST_LEVEL)]


def lamps_in(body: bytes) -> set[tuple[int, int]]:
    """The lamps, as x and y, that a `lamp_map` lights."""
    x, y, *rows = body
    bits = [(bit, row) for row in range(len(rows)) for bit in range(EIGHT) if rows[row] >> bit & 1]
    return {(x + bit, y + row) for bit, row in bits}
