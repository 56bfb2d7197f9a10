"""What every board driver speaks to the rest of the program: things that happened, and wishes.

A driver is pure and driven by ticks: bytes and the time go in, things that happened and bytes come
out. It keeps no clock, no thread and no port. Numbers of switches and lamps are the board's own:
squares first, row by row from the row and column nearest to the cut corner (`row * cols + column`),
then the slots between squares in the order that `slot_map` names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tactilegrid.core.value import Value

BUTTONS, PIECES = "buttons", "pieces"

# How slots are numbered. CELLS: there are none. EDGES: every inner edge, first the north edges of
# all squares row by row, then the east edges. CROSSINGS: two at each crossing of four squares, row
# by row, the one that lies east and west first (a fence of Quoridor).
CELLS, EDGES, CROSSINGS = "cells", "edges", "crossings"

# Why a board is gone: its port broke, nothing came for too long, another program holds the port,
# or the port takes no more bytes.
UNPLUGGED, SILENT, TAKEN, BLOCKED = "unplugged", "silent", "taken", "blocked"

# Why a board cannot be played with: no port of a board is there, or not the one that was named;
# the system does not let us (`what` is the group that may); it never said who it is; its protocol
# is another one (`what` is its version); what it says of itself cannot be; several boards are
# there and none was named (`what` is their ports); the library for ports is missing. TAKEN too.
MISSING, DENIED, STRANGER, VERSION = "missing", "denied", "stranger", "version"
CONTRADICTION, SEVERAL, NO_LIBRARY = "contradiction", "several", "no-library"

# What is wrong with switches that are not believed for now: closed for longer than any hand stays,
# opened and closed faster than a hand can, closed with three others so that it may be their ghost,
# or more of all of them than anybody could do.
STUCK, CHATTER, GHOST, FLOOD = "stuck", "chatter", "ghost", "flood"


class Capabilities(Value):
    """What a board says it has; `name` is for people, `ident` tells two boards apart."""

    ident: str
    cols: int
    rows: int
    kind: str = BUTTONS
    slot_map: str = CELLS
    slots: int = 0
    lamps: int = 0
    buzzer: bool = False
    haptic: bool = False
    name: str = ""
    diodes: bool = True

    @property
    def switches(self) -> int:
        """How many numbered switches there are, squares and slots together."""
        return self.cols * self.rows + self.slots


class Connected(Value):
    """A board answered; `closed` are the switches that are down, or the places that hold a piece.

    `restarted` is true where the same board had been connected and lost its memory since.
    """

    board: Capabilities
    closed: frozenset[int] = frozenset()
    restarted: bool = False


class Switched(Value):
    """One switch closed or opened; each change is told once and in its order."""

    number: int
    closed: bool
    at: int
    """Milliseconds on the clock that the driver was given."""


class Snapshot(Value):
    """The state of all switches, where single changes could not be told; what was known is void."""

    closed: frozenset[int]
    at: int


class Faulty(Value):
    """Something is wrong with these switches (none: with all); they are not told for a while.

    `why` is STUCK, CHATTER, GHOST or FLOOD. A `Switched` or a `Snapshot` tells what is true
    when they are believed again.
    """

    why: str
    numbers: frozenset[int] = frozenset()


class Lost(Value):
    """The board is gone; `why` is UNPLUGGED, SILENT, TAKEN or BLOCKED. It is searched for again."""

    why: str


class Refused(Value):
    """There is no board that can be played with; `why` is a word, `what` a detail to say.

    After MISSING, TAKEN, DENIED and SEVERAL the search goes on, so `Connected` may follow; a reason
    is told again only when it changes.
    """

    why: str
    what: str = ""


Happening = Connected | Switched | Snapshot | Faulty | Lost | Refused


class Driver(Protocol):
    """A board's side of the program. Times are milliseconds that never go back."""

    def start(self, now: int) -> None:
        """The port was opened, for the first time or again."""

    def received(self, data: bytes, now: int) -> list[Happening]:
        """Bytes came, in pieces of any length and with any noise."""

    def tick(self, now: int) -> list[Happening]:
        """Time passed: repeat what was not answered, notice silence."""

    def output(self) -> bytes:
        """Take the bytes that wait to be written."""

    def closed(self, now: int) -> list[Happening]:
        """The port is gone."""

    def light(self, lamps: frozenset[int]) -> None:
        """These lamps on, all others off; only the newest wish counts."""

    def beep(self, hertz: int, milliseconds: int) -> None:
        """A tone, where the board has a buzzer."""

    def shake(self, milliseconds: int) -> None:
        """A vibration, where the board has a motor."""


class Attached(Protocol):
    """A driver together with the port that it drives, in a thread of its own.

    Wishes may come from any thread, and before anything is connected; they never wait.
    """

    def start(self, tell: Callable[[Happening], object], beat: Callable[[int], object]) -> None:
        """Begin: *tell* gets what happens, *beat* the time, again and again, both by the thread.

        Times are the milliseconds of the driver, told at least every 50 of them.
        """

    def light(self, lamps: frozenset[int]) -> None:
        """See `Driver`."""

    def beep(self, hertz: int, milliseconds: int) -> None:
        """See `Driver`."""

    def shake(self, milliseconds: int) -> None:
        """See `Driver`."""

    def close(self) -> None:
        """Put the lamps out, let go of the port, and end the thread."""
