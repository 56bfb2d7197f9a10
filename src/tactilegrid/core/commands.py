"""What a seat may ask of a session; each command carries the ply that it was made for."""

from __future__ import annotations

from typing import Any

from tactilegrid.core.value import Value


class Play(Value):
    """Make a move."""

    ply: int
    move: Any


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


Command = Play | Undo | Redo | Resign | AgreeDraw
