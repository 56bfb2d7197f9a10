"""Wayfinder for one to four: what squares are worth, learned from games, and a look ahead.

The levels differ in how many positions they look at, and in how often they look at all.
"""

from __future__ import annotations

from collections.abc import Mapping

from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.engines.search import Budget, Search
from tactilegrid.engines.wayfinder.alone import Alone
from tactilegrid.engines.wayfinder.thought import Thought
from tactilegrid.games.wayfinder.position import State

TWO: Mapping[str, Budget] = {
    "club": Budget(nodes=60),
    "expert": Budget(nodes=200),
    "master": Budget(ms=1_000),
}
# Where looking at more than 60 positions was not shown to win more, care tells levels apart.
SEVERAL: Mapping[str, Budget] = {
    "club": Budget(nodes=60, care=34),
    "expert": Budget(nodes=60, care=80),
    "master": Budget(nodes=300, ms=1_000),
}


def levels(options: Options, seat: Seat) -> Mapping[str, Budget]:
    """Two seats look further level by level; with one, three and four they slip less often."""
    del seat
    return TWO if options.number("players") == 2 else SEVERAL


def search(seen: State, seat: Seat, level: str, seed: int) -> Search:
    """A search for the side to move; the levels differ in their budgets only."""
    del seat, level
    return (Alone if len(seen.setup.seats) == 1 else Thought)(seen, seed)
