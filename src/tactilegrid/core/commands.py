"""What a seat may ask of a session; each command carries the ply that it was made for."""

from __future__ import annotations

from typing import Any, ClassVar

from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value

HUMAN = "human"
EXTERNAL = "external"  # a program of somebody else's; its command is in no record
ADAPTIVE = "adaptive"  # an engine whose strength goes by the results of the person
CAREFUL, BOLD = STYLES = ("careful", "bold")


class Player(Value):
    """Who sits in a seat: `kind` is `human` or an engine's level; an empty name is the seat's.

    An engine may have a `style`. The `strength` of one that adapts is a level and, after a plus,
    how many percent it is on the way to the next: `casual+37`.
    """

    kind: str = HUMAN
    name: str = ""
    style: str = ""
    strength: str = ""

    @property
    def is_engine(self) -> bool:
        """Whether moves come from a program."""
        return self.kind != HUMAN

    @property
    def manner(self) -> str:
        """How an engine plays, in one word: `club`, `club:bold`, `adaptive:casual+37`."""
        return ":".join(filter(None, (self.kind, self.strength, self.style)))


def read_manner(text: str) -> Player:
    """The engine that plays in that manner, the inverse of `manner`; raises ValueError."""
    kind, *rest = text.split(":")
    found = {"style": "", "strength": ""}
    for word in rest:
        field = "style" if word in STYLES else "strength"
        if found[field] or not (field == "style" or (kind == ADAPTIVE and is_strength(word))):
            raise ValueError(text)
        found[field] = word
    if not kind:
        raise ValueError(text)
    return Player(kind, **found)


def is_strength(word: str) -> bool:
    """Whether that is a level, with or without a share of the way to the next one."""
    level, plus, share = word.partition("+")
    percent = share.isascii() and share.isdigit() and len(share) <= 2
    return level.isascii() and level.isalpha() and (percent or not plus)


class Play(Value):
    """Make a move."""

    ply: int
    move: Any
    secret_fields: ClassVar[tuple[str, ...]] = ("move",)


class Undo(Value):
    """Take back the last steps (a move, a resignation or an agreed draw is one step each)."""

    ply: int
    steps: int = 1


class Redo(Value):
    """Make again what was taken back."""

    ply: int
    steps: int = 1


class Resign(Value):
    """Give the game up for the sender's seat."""

    ply: int


class AgreeDraw(Value):
    """End the game as a draw that every seat has agreed to."""

    ply: int


class Reseat(Value):
    """Give a seat another name, or another kind of player."""

    ply: int
    seat: Seat
    player: Player


Command = Play | Undo | Redo | Resign | AgreeDraw | Reseat
