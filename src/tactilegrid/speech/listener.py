"""Who listens, and how they like to be spoken to."""

from __future__ import annotations

from enum import Enum, IntEnum

from tactilegrid.core.geometry import Grid
from tactilegrid.core.message import Message, Name
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.core.value import Value

# What a name that a person chose may take of a line of 79 columns.
NAME_LIMIT = 20


class Verbosity(IntEnum):
    """How much is said; the value is the place of its text in a compiled message."""

    NORMAL = 0
    BRIEF = 1
    FULL = 2


class Spelling(Enum):
    """How a square is said: e2, echo 2, or 5 2."""

    PLAIN = "plain"
    PHONETIC = "phonetic"
    DIGITS = "digits"


class Listener(Value):
    """One person's profile at this table.

    `viewer` is who hears "you"; a spectator never does. `names` are those of the seats, as typed by
    a person (`Name`) or as the game calls them (`Message`). `grid` names the squares of this game.
    """

    language: str = "en"
    verbosity: Verbosity = Verbosity.NORMAL
    spelling: Spelling = Spelling.PLAIN
    viewer: Viewer = SPECTATOR
    names: tuple[tuple[Seat, Name | Message], ...] = ()
    grid: Grid = Grid(26, 26)

    def name_of(self, seat: Seat) -> Name | Message | None:
        """What the seat is called, or None where nobody said."""
        return dict(self.names).get(seat)


def clean(text: str, limit: int) -> str:
    """*text* without what cannot be said: no control or format characters, no lone surrogates.

    Runs of blanks become one space; what is longer than *limit* characters is cut.
    """
    kept = (
        character if character.isprintable() else " " if character.isspace() else ""
        for character in text[: limit * 10]
    )
    return " ".join("".join(kept).split())[:limit].rstrip()


def clean_name(text: str) -> str:
    """A name as a person typed it, made fit to be spoken; it may come out empty."""
    return clean(text, NAME_LIMIT)
