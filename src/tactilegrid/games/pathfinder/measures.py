"""The number that a search goes by: the squares where a seat's goal may still be."""

from __future__ import annotations

from tactilegrid.core.measures import Tally
from tactilegrid.core.seats import Seat
from tactilegrid.games.pathfinder.knowledge import goals
from tactilegrid.games.pathfinder.position import BUILD, Observation

NOTABLE = 1


def measure(seen: Observation) -> tuple[Tally, ...]:
    """Of every seat that searches, as its answers are heard by all; nothing before that."""
    if seen.phase == BUILD:
        return ()
    ground = seen.setup.ground
    return tuple(
        Tally("places", goals(ground, seen.tracks[side]).bit_count(), Seat(side + 1), -1)
        for side in seen.setup.searchers
    )
