"""A monome grid that is only imagined: the grid's side of mext, for the simulator and tests."""

from __future__ import annotations

from tactilegrid.board.driver import Capabilities
from tactilegrid.board.mext import (
    EIGHT,
    GET_NAME,
    GET_SIZE,
    KEY_DOWN,
    KEY_UP,
    LEVELS,
    MAP,
    QUERY,
    SIZE,
    TO_GRID,
    Packet,
    Packets,
    lamps_in,
    levels_in,
    name_packet,
)

LAMP_ON, ALL_ON = 0x11, 0x13
SECTIONS = ((1, 1), (2, 1))  # one grid of lamps, one of keys
MOST_OUTPUT = 2048


class VirtualGrid:
    """Keys and lamps by the numbers that a driver gives them, from the key nearest on the left."""

    def __init__(self, board: Capabilities) -> None:
        self.board = board
        self.closed: set[int] = set()
        self.lamps: frozenset[int] = frozenset()
        self._packets = Packets(TO_GRID)
        self._out = bytearray()

    def power(self, _now: int) -> None:
        """It starts: dark, and silent until it is asked."""
        self.lamps = frozenset()
        self._packets.pause()
        self._out.clear()

    def change(self, number: int, closed: bool, _now: int) -> None:
        """A key goes down or up."""
        if closed == (number in self.closed) or not 0 <= number < self.board.switches:
            return
        (self.closed.add if closed else self.closed.discard)(number)
        row, column = divmod(number, self.board.cols)
        at = bytes([column, self.board.rows - 1 - row])
        self._say(Packet(KEY_DOWN if closed else KEY_UP, at))

    def received(self, data: bytes, _now: int) -> None:
        """Bytes came from the host."""
        for packet in self._packets.feed(data):
            self._obey(packet)

    def tick(self, _now: int) -> None:
        """A grid does nothing by itself."""

    def output(self) -> bytes:
        """What is to be written."""
        data = bytes(self._out)
        self._out.clear()
        return data

    def _say(self, packet: Packet) -> None:
        if len(self._out) + len(packet.data) <= MOST_OUTPUT:
            self._out += packet.data

    def _obey(self, packet: Packet) -> None:
        body = packet.body
        match packet.head:
            case head if head == QUERY[0]:
                for section, count in SECTIONS:
                    self._say(Packet(head, bytes([section, count])))
            case head if head == GET_NAME[0]:
                self._say(name_packet(self.board.name or self.board.ident))
            case head if head == GET_SIZE[0]:
                self._say(Packet(SIZE, bytes([self.board.cols, self.board.rows])))
            case 0x12 | 0x13 as head:
                everything = range(self.board.lamps) if head == ALL_ON else ()
                self.lamps = frozenset(everything)
            case 0x10 | 0x11 as head:
                self._set({(body[0], body[1])} if head == LAMP_ON else set(), {(body[0], body[1])})
            case head if head == MAP:
                self._set(lamps_in(body), _block(body))
            case head if head == LEVELS:
                block = sorted(_block(body), key=lambda at: (at[1], at[0]))
                lit = {at for at, level in zip(block, levels_in(body), strict=True) if level}
                self._set(lit, set(block))

    def _set(self, lit: set[tuple[int, int]], of: set[tuple[int, int]]) -> None:
        lamps = self.lamps.difference(self._numbers(of))
        self.lamps = lamps.union(self._numbers(lit))

    def _numbers(self, places: set[tuple[int, int]]) -> list[int]:
        cols, rows = self.board.cols, self.board.rows
        return [(rows - 1 - y) * cols + x for x, y in places if x < cols and y < rows]


def _block(body: bytes) -> set[tuple[int, int]]:
    """The 8 by 8 lamps from a corner, which counts as the multiple of 8 below it."""
    left, top = body[0] // EIGHT * EIGHT, body[1] // EIGHT * EIGHT
    return {(left + x, top + y) for x in range(EIGHT) for y in range(EIGHT)}
