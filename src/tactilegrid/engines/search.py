"""What a search is: better and better moves for one observation, with an account of each.

A search is pure: how many positions it may look at is a number, and the clock, or a person who
does not want to wait, is a function that it asks now and then. So a search with a number of
positions and a seed finds the same moves on every machine, and any search can be stopped at any
moment with a legal move in hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from tactilegrid.core.game import AnyGame
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value

LEVELS = ("novice", "casual", "club", "expert", "master")
MEMORY = 64 * 1024 * 1024  # bytes that the tables of one search may take, unless told otherwise
WON = 1_000_000  # worth of a won game, less the plies until then; above every other worth

Stop = Callable[[], bool]


class Stopped(Exception):
    """A search was stopped, or has looked at all positions that it may; never leaves it."""


def never() -> bool:
    """Nobody stops the search."""
    return False


class Found(Value):
    """The best move so far: `worth` for the seat that asked, `depth` in plies looked ahead.

    `nodes` counts the positions looked at until then; `line` is the play expected, *move* first.
    """

    move: Any
    worth: int = 0
    depth: int = 0
    nodes: int = 0
    line: tuple[Any, ...] = ()


class Budget(Value):
    """What a level may spend on a move: positions, milliseconds, or both; 0 is no limit.

    Of a hundred moves it gives `care` to so many, by chance; the others are as casual's.
    """

    nodes: int = 0
    ms: int = 0
    care: int = 100


class Search(Protocol):
    """A search that was set up for one observation, one seat, one level and one seed."""

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """Moves, each thought better than the one before (or as good, seen further ahead).

        The first, legal one is yielded before *stop* is asked and within 50 ms. The last is the
        choice. Ends when *nodes* positions were looked at (0: no limit), soon after *stop* says so
        (asked at least every 20 ms), or when looking further cannot change the choice.
        """


class Thinker(Protocol):
    """What a module of this package that knows one game offers (modules serve as thinkers)."""

    def levels(self, options: Options, seat: Seat) -> Mapping[str, Budget]:
        """The levels above casual that are proven to be stronger one by one, the weakest first."""

    def search(self, seen: Any, seat: Seat, level: str, seed: int) -> Search:
        """A search for the move of *seat*, whose turn it is in the observation *seen*."""


# A search for a game, what is seen of it, a seat, a level and a seed
SearchFor = Callable[[AnyGame, Any, Seat, str, int], Search]
