"""What goes between the program and its engine process: four bytes of length and a pickle.

Only ever from and to our own parent or child, so what is read is trusted.
"""

from __future__ import annotations

import pickle
import struct
from typing import IO, Any

from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value
from tactilegrid.engines.search import Budget

LENGTH = struct.Struct(">I")


class Request(Value):
    """One question: the move of *seat* in what it sees; without a budget, the level's own.

    Where a move was `made`, the question is what it gave away, and which one was better.
    """

    number: int
    game: str
    seen: Any
    seat: Seat
    level: str
    seed: int
    budget: Budget | None = None
    made: str = ""


def send(stream: IO[bytes], frame: Any) -> None:
    """Write one frame."""
    data = pickle.dumps(frame)
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()


def receive(stream: IO[bytes]) -> Any:
    """Read one frame; EOFError at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    size = LENGTH.unpack(head)[0]
    data = stream.read(size)
    if len(data) < size:
        raise EOFError
    return pickle.loads(data)  # noqa: S301 - from our own parent or child
