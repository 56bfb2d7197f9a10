"""The three ways a move can be refused, each a different spoken sentence."""

from __future__ import annotations

from typing import Any

from tactilegrid.core.message import Message


class MoveError(ValueError):
    """A move that was not made; nothing changed and no turn was lost."""

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence.key)
        self.message = sentence


class BadNotation(MoveError):
    """A text that is no move of this game."""


class AmbiguousMove(MoveError):
    """A text that fits several legal moves, which `moves` holds, the likeliest first."""

    def __init__(self, sentence: Message, moves: tuple[Any, ...]) -> None:
        super().__init__(sentence)
        self.moves = moves


class IllegalMove(MoveError):
    """A move that the rules forbid here; `rule` is the number of the rule, such as `QD-R7`."""

    def __init__(self, sentence: Message, rule: str) -> None:
        super().__init__(sentence)
        self.rule = rule


class BadPosition(ValueError):
    """A position text that cannot be read or cannot arise; `message` says where and why."""

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence.key)
        self.message = sentence
