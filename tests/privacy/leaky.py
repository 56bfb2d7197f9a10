"""Games with a leak planted on purpose, to see that the suite finds it.

The leak is a number that depends on everything in the true state, which the player's half and the
words of these games have got hold of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

from tactilegrid.core.errors import BadNotation, MoveError
from tactilegrid.core.game import Notice, Transition
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.seats import everyone
from tactilegrid.core.signs import SIGNS
from tactilegrid.core.value import Value
from tests.privacy.told import content


def number_of(state: Any) -> int:
    """What gives a state away."""
    return crc32(repr(content(state)).encode())


def said(number: int) -> Message:
    """The number in a message."""
    return message("plain", text=Name(str(number)))


def picked_by(number: int, options: Any) -> Any:
    """One of several, chosen by the secret."""
    every = list(options)
    return every[number % len(every)] if every else None


class Hole:
    """A game all of whose methods are another's, until one of them is replaced."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.number = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def observe(self, state: Any, viewer: Any) -> Any:
        self.number = number_of(state)
        return self.game.observe(state, viewer)


def answers(name: str, spoil: Callable[[int, Any], Any]) -> Callable[[Any], Any]:
    """A game one of whose answers is spoiled by the secret."""

    def plant(game: Any) -> Any:
        hole = Hole(game)

        def answer(*args: Any) -> Any:
            return spoil(hole.number, getattr(game, name)(*args))

        setattr(hole, name, answer)
        return hole

    return plant


def observation(game: Any) -> Any:
    """One field too many in what a viewer sees, which no comparison of theirs would show."""
    hole = Hole(game)

    def observe(state: Any, viewer: Any) -> Any:
        seen = game.observe(state, viewer)
        kind: Any = type(type(seen).__name__, (type(seen),), {"__annotations__": {"more": "int"}})
        return kind(*(getattr(seen, name) for name in seen._fields), number_of(state))

    hole.observe = observe  # type: ignore[method-assign]
    return hole


def refusal(game: Any) -> Any:
    """A refusal that says more than it should."""
    hole = Hole(game)

    def read_move(text: str, seen: Any) -> Any:
        try:
            return game.read_move(text, seen)
        except MoveError:
            raise BadNotation(said(hole.number)) from None

    hole.read_move = read_move  # type: ignore[attr-defined]
    return hole


def exception_text(game: Any) -> Any:
    """The same sentence, but another text in the exception that a log would show."""
    hole = Hole(game)

    def read_move(text: str, seen: Any) -> Any:
        try:
            return game.read_move(text, seen)
        except MoveError as error:
            error.args = (f"refused in state {hole.number}",)
            raise

    hole.read_move = read_move  # type: ignore[attr-defined]
    return hole


def wrong_audience(game: Any) -> Any:
    """Everybody is told everything of a move."""
    hole = Hole(game)

    def apply(state: Any, move: Any) -> Any:
        step = game.apply(state, move)
        every = everyone(game.seats(game.settings(state)))
        told = [Notice(notice.event, every) for notice in step.notices]
        return Transition(step.state, told, step.reveals)

    hole.apply = apply  # type: ignore[attr-defined]
    return hole


def taken_back(game: Any) -> Any:
    """A move that was taken back is named to everybody."""
    hole = Hole(game)
    hole.taken_back = lambda move, *_: said(number_of(move))  # type: ignore[attr-defined]
    return hole


def loud(state: Any) -> Any:
    """The same state, whose `repr` tells all."""
    kind: Any = type(type(state).__name__, (type(state),), {"secret_fields": ()})
    assert issubclass(kind, Value)
    return kind(*(getattr(state, name) for name in state._fields))


# For each channel a way to spoil it.
PLANTS: dict[str, Callable[[Any], Any]] = {
    "observation": observation,
    "refusal": refusal,
    "announcement": wrong_audience,
    "taken-back": taken_back,
    "legal": answers("legal_moves", lambda n, moves: moves[1:] if n % 2 and moves[1:] else moves),
    "opening": answers("opening", lambda n, _: (said(n),)),
    "home": answers("home", lambda n, _: Cell(n % 3, n % 2)),
    "points": answers("points", lambda n, _: (Cell(n % 3, n % 2),)),
    "describe": answers("describe", lambda n, _: said(n)),
    "felt": answers("sign", lambda n, _: SIGNS[n % len(SIGNS)]),
    "pieces": answers("pieces", lambda n, _: {Cell(n % 3, n % 2): said(n)}),
    "answer-status": answers("summary", lambda n, _: (said(n),)),
    "answer-moves": answers("summary", lambda n, parts: (*parts, said(n))),
    "drawing": answers("draw", lambda n, lines: (*lines, str(n))),
    "why": answers("why", lambda n, parts: (parts[0], said(n))),
    "picked": answers("picked", lambda n, _: said(n)),
    "touches": answers("written", lambda n, text: f"{text}{n}"),
    "hint": lambda game: hint(game),
}


def hint(game: Any) -> Any:
    """An engine that has seen the other side."""
    hole = Hole(game)

    def habit(seen: Any, *_: Any) -> Any:
        return picked_by(hole.number, game.legal_moves(seen))

    hole.habit = habit  # type: ignore[attr-defined]
    return hole
