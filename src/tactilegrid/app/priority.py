"""Who goes first on a busy machine: whoever a person waits for, long before an engine that thinks.

Niceness alone does not do it: a program that wakes for a key still waits until the others have had
their slice. Linux (from 6.12 on) lets a program ask for shorter slices of its own, which come
sooner and give it no more time in all. Elsewhere, and where the system refuses, nothing happens.
"""

from __future__ import annotations

import os
import platform
import struct
import sys
from contextlib import suppress

NICENESS = 5  # of what thinks beside a person; a screen reader must not stutter for it
SLICE = 100_000  # nanoseconds, the least that can be asked for
ATTRIBUTES = struct.Struct("=IIQiIQQQ")  # size, policy, flags, nice, priority, slice, two more
NORMAL = 0
NOT_INHERITED = 1  # the flag by which processes that it starts are as others again
CALLS = {  # numbers of sched_setattr and sched_getattr, which the C library may not offer
    "x86_64": (314, 315),
    "aarch64": (274, 275),
    "riscv64": (274, 275),
    "armv7l": (380, 381),
    "armv6l": (380, 381),
}


def stand_back(parent: int) -> None:
    """This process thinks for a person at its parent, which goes before it, as all else does."""
    if parent == os.getppid():
        let_wake_soon(parent)
    nice = getattr(os, "nice", None)
    if nice is not None:
        with suppress(OSError):
            nice(NICENESS)
            _lower_session()


def _lower_session() -> None:
    """Where Linux shares its time among sessions, niceness counts inside one's own only."""
    if os.getsid(0) == os.getpid():  # a session of somebody else's is not ours to lower
        with open("/proc/self/autogroup", "w", encoding="ascii") as group:
            group.write(str(NICENESS))


def let_wake_soon(process: int) -> bool:
    """Have the main thread of a process of ours woken without delay; whether it could be done."""
    numbers = CALLS.get(platform.machine())
    if sys.platform != "linux" or numbers is None:
        return False
    try:
        import ctypes
    except ImportError:
        return False
    call = ctypes.CDLL(None, use_errno=True).syscall
    room = ctypes.create_string_buffer(ATTRIBUTES.size)
    if call(numbers[1], process, room, ATTRIBUTES.size, 0):
        return False
    size, policy, flags, niceness, priority, _, deadline, period = ATTRIBUTES.unpack(room.raw)
    if policy != NORMAL:
        return False  # somebody has arranged it otherwise
    wanted = (size, policy, flags | NOT_INHERITED, niceness, priority, SLICE, deadline, period)
    room.raw = ATTRIBUTES.pack(*wanted)
    return bool(call(numbers[0], process, room, 0) == 0)
