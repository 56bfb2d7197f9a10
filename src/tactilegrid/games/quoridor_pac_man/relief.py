"""The board as tokens for touch: Pac-Man, the ghosts, the pellets, and the closed sides."""

from __future__ import annotations

from collections.abc import Mapping

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, message
from tactilegrid.core.seats import Seat
from tactilegrid.core.signs import EMPTY, FOE, GUARDED, ITEM, OPEN, WALL, seat_sign
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import edge_of, number_of
from tactilegrid.games.quoridor_pac_man.ground import board
from tactilegrid.games.quoridor_pac_man.moves import FIGURES, TOKENS
from tactilegrid.games.quoridor_pac_man.position import OFF, State


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


def pieces(state: State) -> Mapping[Place, Message]:
    """The figures, and the fences of the layout; pellets lie flat, and ghosts stand on them."""
    fence = message("quoridor-pac-man-a-fence")
    found: dict[Place, Message] = {
        edge_of(number): fence for number in numbers(state.setup.layout.fences)
    }
    for figure in reversed(FIGURES):  # of several on one square the first is on top
        if state.figures[figure] != OFF:
            found[state.cell(figure)] = message("quoridor-pac-man-figure", figure=TOKENS[figure])
    return found
