"""Keeps a program of somebody else's: passes on what is written to it, never lets it outlive us.

Started as `python -m tactilegrid.app.keeper COMMAND...`. What comes in on standard input goes to
the command; what the command writes goes straight to our standard output. When our input ends, as
it does however the program that started us ends, the command and all that it started in its
session are killed; on Linux also what it started elsewhere, since orphans come to us there.
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
MOST_ORPHANS = 1000  # that are killed before we give up
TAKE_ORPHANS = 36  # of Linux's prctl


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
        end_orphans()


def take_orphans() -> None:
    """Where the system can: whoever loses its parent below us becomes our child."""
    if sys.platform == "linux":
        with suppress(ImportError, AttributeError):
            import ctypes

            ctypes.CDLL(None).prctl(TAKE_ORPHANS, 1, 0, 0, 0)


def end_orphans() -> None:
    """Kill our children until none is left: those of the killed ones come to us in turn."""
    if sys.platform != "linux":
        return
    with suppress(OSError):  # no child is left, or they cannot be read
        for _ in range(MOST_ORPHANS):
            with open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as file:
                for number in file.read().split():
                    os.kill(int(number), signal.SIGKILL)
            os.waitpid(-1, 0)


def main() -> None:
    """Keep one command."""
    for number in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        signal.signal(number, signal.SIG_IGN)  # our input says when it is time
    take_orphans()
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
