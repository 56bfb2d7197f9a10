"""A small client of BrlAPI, by which BRLTTY lends its braille display to programs.

Packets are a length, a type and a body, numbers in network order (protocol 8). Every step ends in
time, with an answer or with BrailleDown. The standard library is all it takes.
"""

from __future__ import annotations

import os
import socket
import struct
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

PROTOCOL = 8
FOLDER = "/var/lib/BrlAPI"
KEY_FILE = "/etc/brlapi.key"
PORT = 4101  # of server 0 on a network; server n listens n further
LONGEST = 1 << 16
STEP_SECONDS = 2.0

REGION, TEXT, AND, OR, CURSOR, CHARSET = 0x02, 0x04, 0x08, 0x10, 0x20, 0x40
CHARACTERS = b"\x05UTF-8"
BRAILLE = 0x2800  # the first of the characters that are patterns of dots

PAN_LEFT, PAN_RIGHT = 0x20000017, 0x20000018
LINE_UP, LINE_DOWN, HOME = 0x20000001, 0x20000002, 0x2000001D
ROUTE, ROUTE_LAST = 0x20010000, 0x2001FFFF


class BrailleDown(OSError):
    """No display can be had, or not any more; `reason` is a token for the sentence that says why.

    `absent`: nothing listens. `refused`: the key is missing or wrong. `size`: BRLTTY has no
    display. `busy`: another program has it. `lost`: the server is gone or does not answer.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def addresses(host: str = "", folder: str = FOLDER) -> list[str | tuple[str, int]]:
    """Where to look for the server that is called *host*, as `:0` or `name:0`; empty: all here."""
    name, _, number = (host or os.environ.get("BRLAPI_HOST", "")).rpartition(":")
    if number and not (number.isascii() and number.isdigit()):
        return []
    if name:
        return [(name, PORT + int(number or 0))]
    if number:
        return [f"{folder}/{number}"]
    try:
        found = sorted(entry for entry in os.listdir(folder) if not entry.startswith("."))
    except OSError:
        found = []
    return [f"{folder}/{entry}" for entry in found]


def key_of(auth: str = "") -> bytes:
    """The key that proves who we are: of the file that BRLAPI_AUTH names, or the usual one."""
    path = (auth or os.environ.get("BRLAPI_AUTH", "")).removeprefix("keyfile:") or KEY_FILE
    try:
        with open(path, "rb") as file:
            return file.read(LONGEST)
    except OSError:
        return b""


def connect(address: str | tuple[str, int], seconds: float) -> socket.socket:
    """A connection to the server there."""
    if not isinstance(address, str):
        return socket.create_connection(address, seconds)
    link = socket.socket(socket.AF_UNIX)
    link.settimeout(seconds)
    try:
        link.connect(address)
    except OSError:
        link.close()
        raise
    return link


class Run:
    """Neighbouring cells to be written: characters, and for each the dots, or None: the table's."""

    __slots__ = ("begin", "cells")

    def __init__(self, begin: int, cells: Sequence[tuple[str, int | None]]) -> None:
        self.begin = begin  # from 0
        self.cells = tuple(cells)


class Display:
    """A braille display that is ours from `open` to `close`; `width` by `height` cells."""

    def __init__(self, link: socket.socket, seconds: float = STEP_SECONDS) -> None:
        self.link = link
        self.seconds = seconds
        self.width = self.height = 0
        self.heard = b""  # of packets that are not whole yet
        self.writes = 0
        self.ours = False
        self.asked: float | None = None  # since when the server owes an answer

    @classmethod
    def open(
        cls, host: str = "", auth: str = "", seconds: float = STEP_SECONDS, take: bool = True
    ) -> Display:
        """The first display that can be had; raises BrailleDown.

        Without *take* it is only looked at, and whoever has it keeps it.
        """
        why = BrailleDown("absent")
        for address in addresses(host):
            try:
                return cls.at(address, key_of(auth), seconds, take)
            except BrailleDown as error:
                why = error
        raise why

    @classmethod
    def at(
        cls, address: str | tuple[str, int], key: bytes, seconds: float, take: bool = True
    ) -> Display:
        """The display of the server there; raises BrailleDown."""
        try:
            link = connect(address, seconds)
        except (OSError, AttributeError):  # no system without such sockets has BRLTTY's either
            raise BrailleDown("absent") from None
        display = cls(link, seconds)
        try:
            display.greet(key)
            display.measure()
            if take:
                display.enter()
        except BaseException:
            link.close()
            raise
        return display

    def greet(self, key: bytes) -> None:
        """Agree on the protocol and prove who we are."""
        kind, _ = self.receive()
        if kind != "v":
            raise BrailleDown("refused")
        self.send("v", struct.pack(">I", PROTOCOL))
        kind, body = self.receive()
        if kind != "a":
            raise BrailleDown("refused")
        ways = {chr(way) for (way,) in struct.iter_unpack(">I", body[: len(body) // 4 * 4])}
        if "N" in ways:
            return
        if "K" not in ways or not key:
            raise BrailleDown("refused")
        self.send("a", struct.pack(">I", ord("K")) + key)
        self.acknowledged("refused")

    def measure(self) -> None:
        """Ask for the size."""
        self.send("s")
        kind, body = self.receive()
        if kind != "s" or len(body) != 8:
            raise BrailleDown("size")
        self.width, self.height = struct.unpack(">II", body)
        if not 0 < self.width * self.height <= LONGEST // 8:
            raise BrailleDown("size")

    def enter(self) -> None:
        """Take the display, whatever is on the screen."""
        self.send("t", struct.pack(">I", 0) + b"\0")
        self.acknowledged("busy")
        self.ours = True

    def acknowledged(self, reason: str) -> None:
        """The server agrees; keys that were pressed meanwhile are none of ours."""
        while True:
            kind, _ = self.receive()
            if kind == "A":
                return
            if kind in "eE":
                raise BrailleDown(reason)

    def write(self, run: Run, cursor: int) -> None:
        """Change neighbouring cells; the *cursor* stands on a cell from 1, or nowhere (0)."""
        text, keep, put = [], bytearray(), bytearray()
        for character, pattern in run.cells:
            text.append(character if pattern is None else chr(BRAILLE + pattern))
            keep.append(0xFF if pattern is None else 0)
            put.append(0 if pattern is None else pattern)
        data = "".join(text).encode("utf-8", "replace")
        self.send(
            "w",
            struct.pack(
                ">III", REGION | TEXT | AND | OR | CURSOR | CHARSET, run.begin + 1, len(put)
            )
            + struct.pack(">I", len(data))
            + data
            + keep
            + put
            + struct.pack(">I", cursor)
            + CHARACTERS,
        )
        self.writes += 1

    def pressed(self) -> list[int]:
        """The codes of the keys that have been pressed, without waiting; raises BrailleDown."""
        self.link.setblocking(False)
        try:
            while data := self.link.recv(4096):
                self.heard += data
            raise BrailleDown("lost")
        except BlockingIOError:
            pass
        except OSError:
            raise BrailleDown("lost") from None
        finally:
            with suppress(OSError):
                self.link.settimeout(self.seconds)
        found = []
        while (packet := self.packet()) is not None:
            kind, body = packet
            if kind == "k" and len(body) == 8:
                found.append(struct.unpack(">II", body)[1])
            elif kind == "s" and len(body) == 8:
                self.asked = None
                if struct.unpack(">II", body) != (self.width, self.height):
                    raise BrailleDown("lost")  # another display: begin anew
            elif kind in "eE":
                raise BrailleDown("lost")
        return found

    def ask(self) -> None:
        """Have the server show that it is there: its answer is taken in by `pressed`."""
        if self.asked is None:
            self.send("s")
            self.asked = monotonic()

    def patience(self) -> float | None:
        """The seconds in which the server still has to answer; None: it owes nothing.

        Raises BrailleDown where it is late.
        """
        if self.asked is None:
            return None
        left = self.asked + self.seconds - monotonic()
        if left <= 0:
            raise BrailleDown("lost")
        return left

    def close(self) -> None:
        """Give the display back."""
        with suppress(OSError):
            if self.ours:
                self.send("L")
                self.acknowledged("lost")
        with suppress(OSError):
            self.link.close()

    # packets

    def send(self, kind: str, body: bytes = b"") -> None:
        """One packet out, in time."""
        try:
            self.link.sendall(struct.pack(">II", len(body), ord(kind)) + body)
        except OSError:
            raise BrailleDown("lost") from None

    def receive(self) -> tuple[str, bytes]:
        """One packet in, in time, however slowly it comes."""
        end = monotonic() + self.seconds
        while (packet := self.packet()) is None:
            try:
                self.link.settimeout(max(0.001, end - monotonic()))
                data = self.link.recv(4096)
            except OSError:
                raise BrailleDown("lost") from None
            if not data:
                raise BrailleDown("lost")
            self.heard += data
        self.link.settimeout(self.seconds)
        return packet

    def packet(self) -> tuple[str, bytes] | None:
        """The next whole packet of what was heard."""
        if len(self.heard) < 8:
            return None
        size, kind = struct.unpack(">II", self.heard[:8])
        if size > LONGEST or kind > 0x7F:
            raise BrailleDown("lost")
        if len(self.heard) < 8 + size:
            return None
        body, self.heard = self.heard[8 : 8 + size], self.heard[8 + size :]
        return chr(kind), body
