"""Keeps a program of somebody else's: passes on what is written to it, never lets it outlive us.

Started as `python -m tactilegrid.app.keeper COMMAND...`. What comes in on standard input goes to
the command; what the command writes goes straight to our standard output. When our input ends, as
it does however the program that started us ends, the command and all that it started in its
session are killed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue

UNREAD = 4 * 1024 * 1024  # bytes that the command may leave unread before it counts as dead
NOT_STARTED = 127


class Keeper:
    """One command, fed by a thread of its own so that it cannot hold us up by not reading."""

    def __init__(self, command: list[str]) -> None:
        self.child = subprocess.Popen(  # noqa: S603 - what the person asked for, without a shell
            command,
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.waiting: SimpleQueue[bytes] = SimpleQueue()
        self.unread = 0

    def feed(self) -> None:
        """Give the command what was written to it, for ever."""
        pipe = self.child.stdin
        with suppress(OSError, ValueError):  # it has gone; its end is heard at its output
            while pipe is not None:
                data = self.waiting.get()
                pipe.write(data)
                pipe.flush()
                self.unread -= len(data)

    def run(self) -> None:
        """Pass on what comes in until it ends."""
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)  # so that the end of the command ends its output
        threading.Thread(target=self.feed, daemon=True).start()
        while data := os.read(0, 65536):
            self.unread += len(data)
            if self.unread > UNREAD:
                break
            self.waiting.put(data)

    def end(self) -> None:
        """Kill the command, and what it started."""
        if hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(self.child.pid, signal.SIGKILL)
        with suppress(OSError):
            self.child.kill()


def main() -> None:
    """Keep one command."""
    for number in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        signal.signal(number, signal.SIG_IGN)  # our input says when it is time
    try:
        keeper = Keeper(sys.argv[1:])
    except (OSError, ValueError):
        os._exit(NOT_STARTED)
    try:
        keeper.run()
    finally:
        keeper.end()
        os._exit(0)


if __name__ == "__main__":
    main()
