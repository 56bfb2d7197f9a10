"""The few answers of a game that hides nothing."""

from __future__ import annotations

from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Edge, Grid
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.games.wayfinder.position import ENGINE_PLIES, Move, State
from tactilegrid.games.wayfinder.voyages import Voyage


def grid(options: Options) -> Grid:
    """The squares of that size."""
    size = options.number("size")
    return Grid(size, size)


def slots(options: Options) -> frozenset[Edge]:  # noqa: ARG001 - no fences on any map
    """No fences here."""
    return frozenset()


def ply_cap(options: Options) -> int:  # noqa: ARG001 - the same on every map
    """The limit for engines among themselves (WF-A12)."""
    return ENGINE_PLIES


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the game is over."""
    return state.seat if state.ended is None else None


def outcome(state: State) -> Outcome | None:
    """How the game ended."""
    return state.ended


def settings(state: State) -> Options:
    """Those of the state, to which a position text may have given size and mode."""
    return state.setup.options


def reads_back(move: Move) -> bool:
    """A voyage put together by hand is read back with what it scores; all else is one touch."""
    return isinstance(move, Voyage)
