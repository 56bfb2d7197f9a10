"""What a seat may ask of a session; each command carries the ply that it was made for."""

from __future__ import annotations

from typing import Any, ClassVar

from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value

HUMAN = "human"
EXTERNAL = "external"  # a program of somebody else's; its command is in no record


class Player(Value):
    """Who sits in a seat: `kind` is `human` or an engine's level; an empty name is the seat's."""

    kind: str = HUMAN
    name: str = ""

    @property
    def is_engine(self) -> bool:
        """Whether moves come from a program."""
        return self.kind != HUMAN


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
