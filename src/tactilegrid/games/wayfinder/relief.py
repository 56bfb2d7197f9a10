"""The map as tokens for touch: Wayfinders, forming villages, mixed gems, huts."""

from __future__ import annotations

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.signs import BUILT, EMPTY, HEAP, OPEN, SEATS, SPECIAL
from tactilegrid.games.wayfinder.gems import SINGLE
from tactilegrid.games.wayfinder.position import State, number_of


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
