"""The process in which engines think: requests in, moves out, nothing else of ours around.

Frames on standard input and output are four bytes of length and a pickle, from and to our own
parent only. A request carries an observation, never a state. The end of the input ends the process
at once, wherever it is, so that it cannot outlive the program.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
import threading
from queue import SimpleQueue
from typing import IO, Any

from tactilegrid.engines.choose import choose
from tactilegrid.games import load_game

LENGTH = struct.Struct(">I")


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


class Worker:
    """Answers requests one after another; `stopped` holds the numbers of those to cut short."""

    def __init__(self, source: IO[bytes], sink: IO[bytes]) -> None:
        self.source = source
        self.sink = sink
        self.requests: SimpleQueue[tuple[Any, ...]] = SimpleQueue()
        self.stopped: set[int] = set()

    def listen(self) -> None:
        """Take in frames while the other thread thinks."""
        try:
            while True:
                frame = receive(self.source)
                if frame[0] == "stop":
                    self.stopped.add(frame[1])
                else:
                    self.requests.put(frame)
        except (EOFError, OSError):
            os._exit(0)

    def run(self) -> None:
        """Think, request by request, for ever."""
        threading.Thread(target=self.listen, daemon=True).start()
        while True:
            number, name, seen, seat, level, seed = self.requests.get()
            game = load_game(name)
            best: Any = None
            for move in choose(game, seen, seat, level, seed):
                best = move
                if number in self.stopped:
                    break
            send(self.sink, (number, game.format_move(best)))


def main() -> None:
    """Serve the parent; what anything prints goes to standard error."""
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        Worker(sys.stdin.buffer, sink).run()
    finally:
        os._exit(1)  # at once: a polite end would wait for the thread that reads the input


if __name__ == "__main__":
    main()
