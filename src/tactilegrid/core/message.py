"""What is to be said, in no language: a key and its arguments.

The catalogues in `locale/` turn a message into words. An argument is a number, a literal token
(chosen by `select` in the catalogue, never spoken as it is), a name a person typed, or one of the
core's own types, which are spelled the way the listener wishes.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value


class Kind(IntEnum):
    """How urgent an announcement is, low to high."""

    HINT = 0
    FOCUS = 1
    MOVE = 2
    RESULT = 3
    ALERT = 4


class Name(Value):
    """Text that a person chose or typed: said as it is, in every language."""

    text: str


class Both(Value):
    """A list said with "and" before its last member; a bare tuple is said with commas only."""

    parts: tuple[Arg, ...]


Arg: TypeAlias = "int | str | Cell | Direction | Seat | Name | Both | Message | tuple[Arg, ...]"


class Message(Value):
    """A sentence, or a part of one, by its key in the catalogue and its arguments, sorted."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    def get(self, name: str) -> Arg | None:
        """The argument of that name, or None."""
        return dict(self.args).get(name)


def message(key: str, /, **args: Arg) -> Message:
    """A message with its arguments named."""
    return Message(key, tuple(sorted(args.items())))


class Announcement(Value):
    """Messages that are said together, as one line where they fit."""

    kind: Kind
    messages: tuple[Message, ...]
