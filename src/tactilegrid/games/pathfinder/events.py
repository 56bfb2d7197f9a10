"""What can happen in a game of Pathfinder; `side` made it, counted from 0."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from tactilegrid.core.value import Value
from tactilegrid.games.pathfinder.position import Question


class Drafted(Value):
    """The builder changed the maze: `what` is added, taken, goal or laid; `place` says where."""

    side: int
    what: str
    place: int
    secret_fields: ClassVar[tuple[str, ...]] = ("place",)


class Built(Value):
    """A side is ready; `then` builds next (NOBODY: the search begins)."""

    side: int
    then: int


class Begun(Value):
    """The search begins, and with it the first turn of a side."""

    side: int


class Asked(Value):
    """A question that the owner of a maze on the table has to answer."""

    side: int
    question: Question


class Answered(Value):
    """A question and its answer; `known` where it was known to be blocked before (PF-A7)."""

    side: int
    question: Question
    slot: int
    yes: bool
    known: bool = False


class Went(Value):
    """The pawn went where the way was known: `how` is walk, back, enter or out."""

    side: int
    how: str
    square: int
    steps: int


class Reached(Value):
    """A side is at the goal, in so many turns."""

    side: int
    square: int
    turns: int


class LastTurn(Value):
    """A side has one more turn, so that both have had as many."""

    side: int


class Caught(Value):
    """A side that cannot come out has nothing left to ask about (reentry none)."""

    side: int


class Declares(Value):
    """A side has to lay out the maze that it answered for."""

    side: int


class Checked(Value):
    """Whether the declared maze agrees with the answers; `slots` and `goal` are what does not."""

    side: int
    slots: tuple[int, ...]
    goal: bool


class Ended(Value):
    """The game is over; a winner of NOBODY is a draw, or a search that failed."""

    winner: int
    reason: str
    count: int


class Revealed(Value):
    """At the end, where the goal of a maze was and how many chips it had."""

    side: int
    square: int
    chips: int


class Resigned(Value):
    """A side gave up."""

    side: int


Event: TypeAlias = (
    Drafted
    | Built
    | Begun
    | Asked
    | Answered
    | Went
    | Reached
    | LastTurn
    | Caught
    | Declares
    | Checked
    | Ended
    | Revealed
    | Resigned
)
