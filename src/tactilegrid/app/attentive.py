"""Standard input at a game with a real board: between two lines, hands are heard at once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, BinaryIO, TextIO

if TYPE_CHECKING:
    from tactilegrid.app.host import Host

CHUNK = 65536
WAITING = 16  # chunks that are read before the game has come to them


def apart(source: BinaryIO) -> BinaryIO:
    """The same input by a reader of our own, for a thread that may still wait as the program ends.

    Python would wait for the lock of the common one then, and break off.
    """
    with suppress(OSError):
        return open(os.dup(source.fileno()), "rb")
    return source


def text_lines(source: TextIO) -> Iterator[str]:
    """The lines of a text by a reader of our own."""
    own = apart(source.buffer)
    for line in own:
        yield line.decode("utf-8", "replace")
    if own is not source.buffer:
        own.close()


class Attentive:
    """Lines of a pipe; whoever waits for the next one takes in what other threads have to tell.

    One for a run of the program: its thread may hold a line that is for the game after this one.
    """

    def __init__(self, source: BinaryIO) -> None:
        self._source, self._given = apart(source), source
        self._host: Host | None = None
        self._came: SimpleQueue[bytes | None] = SimpleQueue()  # None: something is in the inbox
        self._room: SimpleQueue[None] = SimpleQueue()
        for _ in range(WAITING):
            self._room.put(None)
        Thread(target=self._read, name="lines", daemon=True).start()

    def serve(self, host: Host) -> None:
        """Wait for this game's sake, the first one or one after it."""
        self._host = host
        host.inbox.alarm = lambda: self._came.put(None)

    def _read(self) -> None:
        """By a thread of its own: nothing else can wait for a pipe on every system."""
        line = b"more"
        while line:
            self._room.get()
            line = self._source.readline(CHUNK)
            self._came.put(line)
        if self._source is not self._given:
            self._source.close()

    def readline(self, _size: int = CHUNK) -> bytes:
        """The next line, or its next part; empty at the end."""
        while (line := self._came.get()) is None:
            if self._host is not None and self._host.desk is not None:
                self._host.wait()
                self._host.desk.flush()
        self._room.put(None)
        return line
