"""The numbers that a game of Quoridor goes by: the ways, then the fences in hand."""

from __future__ import annotations

from tactilegrid.core.measures import Tally
from tactilegrid.games.quoridor.position import State
from tactilegrid.games.quoridor.rules import A_STEP

NOTABLE = 2 * A_STEP


def measure(state: State) -> tuple[Tally, ...]:
    """Of the seats that play on."""
    ways = [Tally("way", state.way(seat), seat, -1) for seat in state.playing]
    return (*ways, *(Tally("fences", state.in_hand(seat), seat) for seat in state.playing))
