"""The board as tokens for touch: escort, villager, goblin, and the tiles under them."""

from __future__ import annotations

from collections.abc import Mapping

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, message
from tactilegrid.core.signs import (
    BARRED,
    EMPTY,
    FOE,
    FRIEND,
    GOAL,
    OPEN,
    SPECIAL,
    TRAP,
    foremost,
    seat_sign,
)
from tactilegrid.games.escort_quest.field import NOWHERE, SPIKE, VILLAGE
from tactilegrid.games.escort_quest.motion import TOKENS as NAMES
from tactilegrid.games.escort_quest.position import SEAT, State

TILES = {"": EMPTY, VILLAGE: GOAL, SPIKE: TRAP}


def sign(place: Place, state: State) -> str:
    """A token before what it stands on; a barrier lies on a square here, not between two."""
    layout = state.field.layout
    if not isinstance(place, Cell):
        return OPEN
    if place not in layout.grid:
        return EMPTY
    square = layout.square(place)
    tokens = zip((seat_sign(SEAT), FRIEND, FOE), state.tokens, strict=True)
    here = [sign for sign, token in tokens if token.square == square]
    if state.field.closed[square]:
        here.append(BARRED)
    return foremost([*here, TILES.get(state.field.kinds[square], SPECIAL)])


def pieces(state: State) -> Mapping[Place, Message]:
    """The three tokens; tiles and barriers lie flat on their squares."""
    tokens = [*zip(NAMES, state.tokens, strict=True)]
    return {
        state.cell(token.square): message("escort-quest-a-token", token=name)
        for name, token in reversed(tokens)  # of two on one square the first is on top
        if token.square != NOWHERE
    }
