"""The board as tokens for touch: the pieces of both sides, and squares that are barred."""

from __future__ import annotations

from collections.abc import Mapping

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, message
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


def pieces(state: State) -> Mapping[Place, Message]:
    """All that were placed and not taken; those of one side are alike."""
    kinds = [message("pathagon-a-piece", colour=colour) for colour in ("light", "dark")]
    owners = ((cell, state.owner(cell)) for cell in state.board.grid.cells())
    return {cell: kinds[side] for cell, side in owners if side is not None}
