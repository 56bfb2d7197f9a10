"""The map as tokens for touch: Wayfinders, forming villages, mixed gems, huts."""

from __future__ import annotations

from collections.abc import Mapping

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, message
from tactilegrid.core.signs import BUILT, EMPTY, HEAP, OPEN, SEATS, SPECIAL
from tactilegrid.games.wayfinder.gems import COLOURS, SINGLE
from tactilegrid.games.wayfinder.position import AWAY, State, number_of
from tactilegrid.games.wayfinder.voyages import CELLS


def sign(place: Place, state: State) -> str:
    """A Wayfinder by its colour; else a village that is forming, mixed gems, or only huts."""
    if not isinstance(place, Cell) or place not in state.setup.grid:
        return EMPTY if isinstance(place, Cell) else OPEN
    square = number_of(place)
    owner = state.owner(square)
    if owner is not None:
        return SEATS[owner]
    gems = state.gems[square]
    if gems:
        return SPECIAL if gems in SINGLE else HEAP
    return BUILT if state.huts[square] else EMPTY


def pieces(state: State) -> Mapping[Place, Message]:
    """The Wayfinders; gems and huts lie beside them in any number, which no sensor can count."""
    return {
        CELLS[square]: message("wayfinder-a-wayfinder", colour=COLOURS[side])
        for side, square in enumerate(state.wayfinders)
        if square != AWAY
    }
