"""The numbers that a game of Pathagon goes by: missing links, then pieces on the board."""

from __future__ import annotations

from tactilegrid.core.measures import Tally
from tactilegrid.games.pathagon.chains import missing
from tactilegrid.games.pathagon.position import SEATS, State
from tactilegrid.games.pathagon.thinking import STEP

NOTABLE = STEP


def measure(state: State) -> tuple[Tally, ...]:
    """Of both sides; no number of links where the enemy bars every way."""
    board, pieces = state.board, state.pieces
    links = [
        Tally("links", missing(board, pieces[side], pieces[1 - side], state.axis(side)), seat, -1)
        for side, seat in enumerate(SEATS)
    ]
    counts = (Tally("pieces", pieces[side].bit_count(), seat) for side, seat in enumerate(SEATS))
    return (*links, *counts)
