"""What every board driver speaks to the rest of the program: things that happened, and wishes.

A driver is pure and driven by ticks: bytes and the time go in, things that happened and bytes come
out. It keeps no clock, no thread and no port. Numbers of switches and lamps are the board's own:
squares first, row by row from the row and column nearest to the cut corner (`row * cols + column`),
then the slots between squares in the order that `slot_map` names.
"""

from __future__ import annotations

from typing import Protocol

from tactilegrid.core.value import Value

BUTTONS, PIECES = "buttons", "pieces"

# How slots are numbered. CELLS: there are none. EDGES: every inner edge, first the north edges of
# all squares row by row, then the east edges. CROSSINGS: two at each crossing of four squares, row
# by row, the one that lies east and west first (a fence of Quoridor).
CELLS, EDGES, CROSSINGS = "cells", "edges", "crossings"


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


class Lost(Value):
    """The board is gone; `why` is a word: unplugged, silent, or taken by another program."""

    why: str


class Refused(Value):
    """Something answered that cannot be played with; `why` is a word, `what` a detail to say."""

    why: str
    what: str = ""


Happening = Connected | Switched | Snapshot | Lost | Refused


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
