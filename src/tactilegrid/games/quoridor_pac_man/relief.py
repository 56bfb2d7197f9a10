"""The board as tokens for touch: Pac-Man, the ghosts, the pellets, and the closed sides."""

from __future__ import annotations

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.seats import Seat
from tactilegrid.core.signs import EMPTY, FOE, GUARDED, ITEM, OPEN, WALL, seat_sign
from tactilegrid.games.quoridor.moves import number_of
from tactilegrid.games.quoridor_pac_man.ground import board
from tactilegrid.games.quoridor_pac_man.position import State


def sign(place: Place, state: State) -> str:
    """Pac-Man, a ghost, a pellet, or a ghost on a pellet; whether one can step across a side."""
    if isinstance(place, Cell):
        square = number_of(place)
        if square == state.pac:
            return seat_sign(Seat(1))
        pellet = square >= 0 and state.pellets >> square & 1
        if state.standing(square):
            return GUARDED if pellet else FOE
        return ITEM if pellet else EMPTY
    square, beyond = number_of(place.cell), number_of(place.cell.step(place.side))
    if beyond < 0 or not board().squares >> beyond & 1:
        return WALL
    return OPEN if state.setup.ground.near[square] >> beyond & 1 else WALL
