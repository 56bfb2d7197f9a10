"""The board as tokens for touch: the pieces of both sides, and squares that are barred."""

from __future__ import annotations

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.signs import BARRED, EMPTY, OPEN, seat_sign
from tactilegrid.games.pathagon.position import SEATS, State


def sign(place: Place, state: State) -> str:
    """The piece on a square, or that none may be put there in this turn; no side is closed."""
    if not isinstance(place, Cell):
        return OPEN
    side = state.owner(place)
    if side is not None:
        return seat_sign(SEATS[side])
    barred = state.board.bit(place) & state.bans and state.outcome is None
    return BARRED if barred else EMPTY
