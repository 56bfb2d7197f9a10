"""The numbers that a game of Wayfinder goes by: what each would have if it ended now."""

from __future__ import annotations

from tactilegrid.core.measures import Tally
from tactilegrid.games.wayfinder.position import State
from tactilegrid.games.wayfinder.scoring import totals
from tactilegrid.games.wayfinder.thinking import SCORED

NOTABLE = 5 * SCORED  # five points


def measure(state: State) -> tuple[Tally, ...]:
    """A player's colours together; points in hand, then with what forming villages bring."""
    setup, sums = state.setup, totals(state)
    return tuple(
        Tally(name, sum(points[side] for side in setup.sides_at(seat)), seat)
        for name, points in (("points", state.scores), ("total", sums))
        for seat in setup.seats
    )
