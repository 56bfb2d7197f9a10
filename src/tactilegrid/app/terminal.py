"""The terminal while the program starts: keys that come early are kept, and not echoed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType


@contextmanager
def quiet_terminal() -> Iterator[None]:
    """Echo off until the end, since a reader would speak the bytes of an arrow key.

    A hang-up or a polite kill leaves as Ctrl-C does, so that the terminal is put back.
    """
    try:
        import termios
    except ImportError:  # Windows reads keys without echo by itself
        yield
        return
    if not (os.isatty(0) and os.isatty(1)):
        yield
        return
    before = termios.tcgetattr(0)
    quiet = list(before)
    quiet[3] &= ~(termios.ECHO | termios.ICANON)
    old = {sign: signal.signal(sign, _leave) for sign in (signal.SIGTERM, signal.SIGHUP)}
    termios.tcsetattr(0, termios.TCSANOW, quiet)
    try:
        yield
    finally:
        with suppress(termios.error):  # the terminal may be gone
            termios.tcsetattr(0, termios.TCSANOW, before)
        for sign, handler in old.items():
            signal.signal(sign, handler)


def can_be_emptied() -> bool:
    """Whether lines go to a screen that understands to be emptied."""
    return os.isatty(1) and os.environ.get("TERM") not in ("dumb", "unknown")


def _leave(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
