"""The serial ports of this machine, by pyserial: listed, and opened for ourselves alone."""

from __future__ import annotations

import errno
import os
from typing import Any, Protocol

from tactilegrid.board.driver import DENIED, MISSING, NO_LIBRARY, TAKEN, UNPLUGGED
from tactilegrid.board.finding import Seen

BAUD = 115200  # never 1200: some boards go to their bootloader then
READ_TIMEOUT, WRITE_TIMEOUT = 0.05, 1.0
WHY = {
    errno.ENOENT: MISSING,
    errno.ENXIO: MISSING,
    errno.ENODEV: MISSING,
    errno.EACCES: DENIED,
    errno.EPERM: DENIED,
    errno.EBUSY: TAKEN,
    errno.EAGAIN: TAKEN,
}
# What Windows says in words alone.
WHY_IN_WORDS = {"FileNotFoundError": MISSING, "PermissionError": TAKEN}


class Stream(Protocol):
    """What is used of a port."""

    @property
    def in_waiting(self) -> int:
        """How many bytes can be read at once."""

    def read(self, size: int) -> bytes:
        """So many bytes, or fewer when nothing comes for 50 ms or somebody cancels."""

    def write(self, data: bytes) -> int | None:
        """Write all, or raise after a second."""

    def cancel_read(self) -> None:
        """Let the reading thread go on."""

    def close(self) -> None:
        """Let go of the port."""


class Unopened(Exception):
    """A port cannot be opened; `why` is one of driver.py's words, `what` a detail."""

    def __init__(self, why: str, what: str = "") -> None:
        super().__init__(why)
        self.why, self.what = why, what


def failures() -> tuple[type[BaseException], ...]:
    """All that a port raises when its device goes: three kinds on one system alone.

    A read and a write raise SerialException (an OSError), the count of waiting bytes a plain
    OSError, a port that another thread closed a TypeError, and setting it up termios.error.
    """
    try:
        from termios import error
    except ImportError:
        return (OSError, TypeError, ValueError)
    return (OSError, TypeError, ValueError, error)


def list_ports() -> list[Seen]:
    """The ports of the machine; seconds on some, so never where somebody waits."""
    try:
        from serial.tools.list_ports import comports
    except ImportError:
        raise Unopened(NO_LIBRARY) from None
    try:
        found = comports()
    except failures():  # a device went while it was looked at; the next look sees it gone
        return []
    return sorted((_seen(each) for each in found), key=lambda each: each.device)


def _seen(info: Any) -> Seen:
    """A port without what a system leaves out."""
    return Seen(
        info.device,
        info.vid or 0,
        info.pid or 0,
        info.serial_number or "",
        info.manufacturer or "",
        info.product or "",
        info.interface or "",
    )


def open_port(device: str) -> Stream:
    """The port, for us alone; raises Unopened."""
    try:
        from serial import Serial
    except ImportError:
        raise Unopened(NO_LIBRARY) from None
    try:
        return Serial(
            device, BAUD, timeout=READ_TIMEOUT, write_timeout=WRITE_TIMEOUT, exclusive=True
        )
    except failures() as error:
        raise unopened(error, device) from None


def unopened(error: BaseException, device: str) -> Unopened:
    """Why a port cannot be opened, from what the library or the system raised."""
    why = WHY.get(getattr(error, "errno", None) or 0)
    if why is None:
        text = str(error)
        why = next((each for word, each in WHY_IN_WORDS.items() if word in text), UNPLUGGED)
    if why == DENIED:
        return Unopened(why, owner_of(device))
    return Unopened(why, device)


def owner_of(device: str) -> str:
    """The group that may open a device, where the system has groups."""
    try:
        from grp import getgrgid

        return getgrgid(os.stat(device).st_gid).gr_name
    except (ImportError, OSError, KeyError):
        return ""
