"""The numbers that a chase goes by: pellets, lives, and Pac-Man's way to the nearest pellet."""

from __future__ import annotations

from tactilegrid.core.measures import Tally
from tactilegrid.games.quoridor_pac_man.position import State
from tactilegrid.games.quoridor_pac_man.thinking import A_PELLET, nearest_pellet

NOTABLE = A_PELLET // 3


def measure(state: State) -> tuple[Tally, ...]:
    """Nobody's own, since one side's gain is the other's loss."""
    return (
        Tally("pellets", state.pellets.bit_count(), better=-1),
        Tally("lives", state.lives),
        Tally("nearest", nearest_pellet(state), better=-1),
    )
