"""The legal moves of a position, counted at once and listed when they are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from tactilegrid.games.quoridor.fences import Walls
from tactilegrid.games.quoridor.moves import Move

_new = object.__new__


class Moves(Sequence[Move]):
    """Pawn moves, then fences; equal to a tuple of the same moves.

    Whoever only counts sequences, or tries one move, never needs the hundred others as a list.
    """

    __slots__ = ("_fences", "_steps", "_walls")

    _steps: tuple[Move, ...]
    _walls: Walls
    _fences: int

    def __len__(self) -> int:
        return len(self._steps) + self._fences.bit_count()

    def __iter__(self) -> Iterator[Move]:
        return iter([*self._steps, *self._walls.listed(self._fences)])

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, place: int | slice) -> Move | tuple[Move, ...]:
        steps = self._steps
        if isinstance(place, slice) or place < 0:
            return tuple(self)[place]
        if place < len(steps):
            return steps[place]
        return self._walls.board.stretches.pick(self._fences, place - len(steps))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Moves | tuple):
            return tuple(self) == tuple(other)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Moves{tuple(self)!r}"


def listing(steps: tuple[Move, ...], walls: Walls, fences: int) -> Moves:
    """Those steps, then those fences, which must fit; made at half the price of a class called."""
    made = _new(Moves)
    made._steps = steps
    made._walls = walls
    made._fences = fences
    return made
