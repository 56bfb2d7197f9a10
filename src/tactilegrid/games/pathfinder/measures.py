"""The numbers that a search goes by: where the goal may be, and the barriers met."""

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
    ground, sides = seen.setup.ground, seen.setup.searchers
    places = [goals(ground, seen.tracks[side]).bit_count() for side in sides]
    met = [seen.tracks[side].blocked.bit_count() for side in sides]
    return tuple(
        Tally(name, value, Seat(side + 1), -1)
        for name, values in (("places", places), ("barriers", met))
        for side, value in zip(sides, values, strict=True)
    )
