"""Touched places, one after another, until exactly one legal move is meant.

A hand, a button board and a menu all make moves this way. A later touch may come first where only
one thing could be meant: with one pawn that can step to e2, touching e2 alone is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tactilegrid.core.fitting import Fits
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
    moves: Sequence[Any] = ()
    move: Any = None
    choices: bool = False


class Finder:
    """Finds the moves that fit touches at one moment; looks through the list of moves once."""

    def __init__(self, game: AnyGame, seen: Any) -> None:
        self.game = game
        self.seen = seen
        self._ways: list[tuple[tuple[Touch, ...], Any]] | None = None

    @property
    def ways(self) -> list[tuple[tuple[Touch, ...], Any]]:
        """Every legal move with its touches."""
        if self._ways is None:
            moves = self.game.legal_moves(self.seen)
            self._ways = [(self.game.touches(move, self.seen), move) for move in moves]
        return self._ways

    def fits(self, touched: tuple[Touch, ...]) -> Fits:
        """The legal moves that begin with these touches."""
        known = self.game.fits(touched, self.seen)
        if known is not None:
            return known
        depth = len(touched)
        found = [way for way in self.ways if way[0][:depth] == touched]
        return _fits(found, depth)

    def later(self, place: Touch) -> tuple[tuple[Touch, ...], Fits]:
        """The moves whose second touch is *place*, if they all begin with the same first one."""
        known = self.game.fits((), self.seen)
        if known is None:
            begins = {touches[0] for touches, _ in self.ways if touches[1:2] == (place,)}
        else:
            begins = {self.game.touches(known.moves[0], self.seen)[0]} if known.moves else set()
        if len(begins) != 1:
            return (), Fits(())
        touched = (*begins, place)
        return touched, self.fits(touched)


def _fits(found: list[tuple[tuple[Touch, ...], Any]], depth: int) -> Fits:
    further = [touches[depth] for touches, _ in found if len(touches) > depth]
    choices = bool(further) and all(isinstance(each, Choice) for each in further)
    return Fits(tuple(move for _, move in found), choices)


def touch(selection: Selection, place: Touch, game: AnyGame, seen: Any) -> Pick:
    """The selection after one more touch, matched against the legal moves of an observation.

    Where every legal move begins with a named alternative, such as a forced pass, there is no place
    to touch, so any touch asks for it.
    """
    finder = Finder(game, seen)
    begun = len(selection.touched) > 1  # a mistaken touch must not throw away what was put together
    for before in (selection.touched,) if begun else (selection.touched, ()):
        touched: tuple[Touch, ...] = (*before, place)
        found = finder.fits(touched)
        if not found.moves and len(touched) == 1:
            touched, found = finder.later(place)
        if found.moves:
            return _pick(touched, found, game, seen)
    forced = finder.fits(())
    if forced.moves and forced.choices:
        return Pick(Selection(), forced.moves, choices=True)
    return Pick(selection)


def _pick(touched: tuple[Touch, ...], found: Fits, game: AnyGame, seen: Any) -> Pick:
    moves, selection = found.moves, Selection(touched)
    if len(moves) == 1 and len(game.touches(moves[0], seen)) <= len(touched):
        return Pick(selection, moves, moves[0])
    return Pick(selection, moves, choices=found.choices)
