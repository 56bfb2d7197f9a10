"""A puzzle while it is built: what is known of it beside the board, its moves and its events."""

from __future__ import annotations

from tactilegrid.core.geometry import Cell
from tactilegrid.core.value import Value
from tactilegrid.games.escort_quest.field import NAMES, NOWHERE, Puzzle

EMPTY = "empty"
SIDE = "side"
SIDES = tuple(f"{SIDE}-{name}" for name in NAMES)


class Draft(Value):
    """A puzzle of one's own: its start, how many plies were made before this phase, and its phase.

    In `start` a token that is not on the board yet is NOWHERE. `open` while the puzzle is built;
    in play it waits to be gone back to. `seed` decides what the program builds.
    """

    start: tuple[int, int, int]
    plies: int
    seed: int
    open: bool


class Lay(Value):
    """Put something on a square: a token, a tile, a barrier with its closed sides, or nothing.

    A barrier replaces the one before; `side-N` closes one side of the barrier there or opens it.
    """

    cell: Cell
    what: str
    sides: int = 0


class Start(Value):
    """The building ends and play begins; `anyway`: though nobody can win."""

    anyway: bool = False


class Reopen(Value):
    """Play ends and the building goes on."""


class Build(Value):
    """The program lays a puzzle whose shortest way home has that many turns."""

    length: int


class Spread(Value):
    """A whole sheet is laid at once, in place of what was there."""

    puzzle: Puzzle


Change = Lay | Start | Build | Spread | Reopen


class Laid(Value):
    """Something was put on a square, or taken off it; `origin` is where it was before."""

    square: int
    what: str
    origin: int = NOWHERE


class Started(Value):
    """Play begins."""


class Reopened(Value):
    """The building goes on."""


class Built(Value):
    """The program laid a puzzle of `length` turns where one of `wanted` was asked for.

    A length of 0: it found none, and all is as it was.
    """

    length: int
    wanted: int


class Replaced(Value):
    """A whole sheet was laid."""


Changed = Laid | Started | Reopened | Built | Replaced
