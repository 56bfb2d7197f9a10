"""The number that a puzzle goes by: the turns of a shortest way home."""

from __future__ import annotations

from tactilegrid.core.measures import Tally
from tactilegrid.core.seats import Seat
from tactilegrid.games.escort_quest.position import State
from tactilegrid.games.escort_quest.solver import quick
from tactilegrid.games.escort_quest.thinking import TURN

NOTABLE = TURN
ONE = Seat(1)


def measure(state: State) -> tuple[Tally, ...]:
    """No number where there is no way home, or none is known; nothing while a puzzle is built."""
    if state.outcome is not None:
        return (Tally("turns", 0 if state.outcome.winners else None, ONE, -1),)
    if state.building:
        return ()
    line = quick(state.field, state.tokens, state.immune).line
    return (Tally("turns", len(line) or None, ONE, -1),)
