"""Touched places, one after another, until exactly one legal move is meant.

A hand, a button board and a menu all make moves this way. A later touch may come first where only
one thing could be meant: with one pawn that can step to e2, touching e2 alone is enough.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tactilegrid.core.game import AnyGame, Choice, Touch
from tactilegrid.core.value import Value


class Selection(Value):
    """What has been touched so far in the turn, the oldest first."""

    touched: tuple[Touch, ...] = ()

    def back(self) -> Selection:
        """Without the last touch."""
        return Selection(self.touched[:-1])


class Pick(Value):
    """What a touch led to: the selection after it and the moves that still fit.

    No moves: the touch fits nothing and `selection` is the one before it. One move that needs no
    further touch: `move`. `choices` is true where only named alternatives tell the moves apart.
    """

    selection: Selection
    moves: tuple[Any, ...] = ()
    move: Any = None
    choices: bool = False


def touch(selection: Selection, place: Touch, game: AnyGame, seen: Any) -> Pick:
    """The selection after one more touch, matched against the legal moves of an observation.

    Where every legal move begins with a named alternative, such as a forced pass, there is no place
    to touch, so any touch asks for it.
    """
    ways = [(game.touches(move, seen), move) for move in game.legal_moves(seen)]
    begun = len(selection.touched) > 1  # a mistaken touch must not throw away what was put together
    for before in (selection.touched,) if begun else (selection.touched, ()):
        sofar = (*before, place)
        fits = [(touches, move) for touches, move in ways if touches[: len(sofar)] == sofar]
        if not fits and len(sofar) == 1:
            fits = _later(place, ways)
            sofar = fits[0][0][:2] if fits else sofar
        if fits:
            return _pick(Selection(sofar), fits)
    if ways and all(isinstance(touches[0], Choice) for touches, _ in ways):
        return Pick(Selection(), tuple(move for _, move in ways), choices=True)
    return Pick(selection)


def _later(
    place: Touch, ways: Iterable[tuple[tuple[Touch, ...], Any]]
) -> list[tuple[tuple[Touch, ...], Any]]:
    """The moves whose second touch is *place*, if they all begin with the same first touch."""
    fits = [(touches, move) for touches, move in ways if touches[1:2] == (place,)]
    return fits if len({touches[0] for touches, _ in fits}) == 1 else []


def _pick(selection: Selection, fits: list[tuple[tuple[Touch, ...], Any]]) -> Pick:
    moves = tuple(move for _, move in fits)
    depth = len(selection.touched)
    if len(fits) == 1 and len(fits[0][0]) <= depth:
        return Pick(selection, moves, fits[0][1])
    choices = all(isinstance(touches[depth], Choice) for touches, _ in fits)
    return Pick(selection, moves, choices=choices)
