"""A BrlAPI server in a thread of the test: as much of the protocol as a client can ask for."""

from __future__ import annotations

import socket
import struct
import threading
from contextlib import suppress
from typing import NamedTuple


class Written(NamedTuple):
    """One write: the first cell from 1, the characters, the dots that were added, the cursor."""

    begin: int
    text: str
    keep: bytes
    put: bytes
    cursor: int


class BrlServer:
    """Answers one client over a socket; `script` says what it does otherwise than it should."""

    def __init__(self, width: int = 40, height: int = 1, auth: str = "N", **script: object) -> None:
        self.size = (width, height)
        self.auth = auth
        self.script = script
        self.ours, self.theirs = socket.socketpair()
        self.theirs.settimeout(5)
        self.writes: list[Written] = []
        self.kinds: list[str] = []
        self.key = b""
        self.changed = threading.Condition()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def send(self, kind: str, body: bytes = b"") -> None:
        with suppress(OSError):
            self.theirs.sendall(struct.pack(">II", len(body), ord(kind)) + body)

    def press(self, code: int) -> None:
        self.send("k", struct.pack(">II", 0, code))

    def read(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            part = self.theirs.recv(count - len(data))
            if not part:
                raise OSError("the client is gone")
            data += part
        return data

    def run(self) -> None:
        with suppress(OSError):
            if self.script.get("mute"):
                self.theirs.recv(1)
                return
            self.send("v", struct.pack(">I", 8))
            while True:
                size, kind = struct.unpack(">II", self.read(8))
                self.take(chr(kind), self.read(size))

    def take(self, kind: str, body: bytes) -> None:
        with self.changed:
            self.kinds.append(kind)
            if kind == "w":
                self.writes.append(written(body))
            self.changed.notify_all()
        if kind == "v":
            self.send("a", b"".join(struct.pack(">I", ord(way)) for way in self.auth))
        elif kind == "a":
            self.key = body[4:]
            self.send("A" if self.key == self.script.get("key", b"") else "e", b"\0" * 4)
        elif kind == "s":
            if self.kinds.count("s") > self.script.get("sizes", 1_000):  # type: ignore[operator]
                return
            self.send("s", struct.pack(">II", *self.size))
        elif kind in "tL":
            if kind == "t" and "early" in self.script:
                self.press(1)
            self.send("e" if kind == "t" and "busy" in self.script else "A", b"\0" * 4)

    def wait(self, count: int, seconds: float = 5.0) -> list[Written]:
        """The writes, when there are so many."""
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.writes) >= count, seconds)
            return list(self.writes)

    def close(self) -> None:
        with suppress(OSError):
            self.theirs.shutdown(socket.SHUT_RDWR)
        self.theirs.close()


def written(body: bytes) -> Written:
    """The parts of a write packet that has them all."""
    flags, begin, size, length = struct.unpack(">IIII", body[:16])
    assert flags == 0x7E, "region, text, both masks, cursor and character set"
    text = body[16 : 16 + length].decode("utf-8")
    rest = body[16 + length :]
    (cursor,) = struct.unpack(">I", rest[2 * size : 2 * size + 4])
    assert rest[2 * size + 4 :] == b"\x05UTF-8"
    assert len(text) == size
    return Written(begin, text, rest[:size], rest[size : 2 * size], cursor)
