"""The board as tokens for touch: whose pawn is where, and which sides are closed."""

from __future__ import annotations

from collections.abc import Mapping

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, message
from tactilegrid.core.signs import EMPTY, OPEN, WALL, seat_sign
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import edge_of, number_of
from tactilegrid.games.quoridor.position import State


def sign(place: Place, state: State) -> str:
    """The pawn on a square; whether one can step across a side."""
    if isinstance(place, Cell):
        owner = state.owner(place)
        return EMPTY if owner is None else seat_sign(owner)
    square, beyond = number_of(place.cell), number_of(place.cell.step(place.side))
    if beyond < 0 or not state.walls.board.squares >> beyond & 1:
        return WALL
    return OPEN if state.walls.near(square) >> beyond & 1 else WALL


def pieces(state: State) -> Mapping[Place, Message]:
    """The pawns, and each fence at its first edge."""
    fence = message("quoridor-a-fence")
    found: dict[Place, Message] = {edge_of(number): fence for number in numbers(state.walls.fences)}
    found |= {state.stand(seat): message("quoridor-a-pawn", who=seat) for seat in state.playing}
    return found
