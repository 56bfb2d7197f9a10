"""The time of one search, which runs from when it was asked for, its setting up included."""

from __future__ import annotations

import time
from typing import Any

from tactilegrid.core.game import AnyGame
from tactilegrid.core.seats import Seat
from tactilegrid.engines.choose import plan
from tactilegrid.engines.search import Budget, Search

HALF = 0.5


class Spending:
    """What a search may spend, and whether its time is over; nothing limits it until `planned`."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.budget = Budget()

    def over(self, share: float = 1.0) -> bool:
        """Whether so much of the time has passed, if there is a time."""
        passed = 1000 * (time.monotonic() - self.begun)
        return bool(self.budget.ms) and passed >= share * self.budget.ms

    def planned(
        self, game: AnyGame, seen: Any, seat: Seat, manner: str, seed: int, given: Budget | None
    ) -> Search:
        """The search of a manner; without a *given* budget it spends what it usually does."""
        search, usual = plan(game, seen, seat, manner, seed, soon=lambda: self.over(HALF))
        self.budget = usual if given is None else given
        return search
