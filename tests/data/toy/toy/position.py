"""The toy's states, what of them each viewer may know, its moves and events; all are values."""

from __future__ import annotations

from typing import ClassVar

from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.options import Option, Options, always
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.value import Value

GRID = Grid(3, 3)
ONE, TWO = SEATS = (Seat(1), Seat(2))
ENGINE_PLIES = 20
OPTIONS = (Option("ply_cap", always(0), low=0, high=9999),)


class Move(Value):
    """A square named: to hide there in the seat's first turn, to ask about it later."""

    cell: Cell
    hiding: bool = False


class State(Value):
    """Where each seat hid (None: not yet), what each asked in order, and who gave up (0: nobody).

    `hidden` belongs to its seat, entry by entry, until the game is over.
    """

    options: Options
    hidden: tuple[Cell | None, Cell | None] = (None, None)
    asked: tuple[tuple[Cell, ...], tuple[Cell, ...]] = ((), ())
    resigned: int = 0
    secret_fields: ClassVar[tuple[str, ...]] = ("hidden",)


class Seen(Value):
    """The same for one viewer: `known` has None for a place that the viewer may not know.

    `placed` counts the places there are, known or not.
    """

    options: Options
    viewer: Viewer
    placed: int
    known: tuple[Cell | None, Cell | None]
    asked: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    resigned: int
    outcome: Outcome | None


class Hid(Value):
    """For its own seat: where it hid."""

    seat: Seat
    cell: Cell


class Hiding(Value):
    """For all others: that it hid."""

    seat: Seat


class Asked(Value):
    """An answer, which everybody hears."""

    seat: Seat
    cell: Cell
    found: bool


class Ended(Value):
    """The end of the game."""

    outcome: Outcome


Event = Hid | Hiding | Asked | Ended


def plies(state: State | Seen) -> int:
    """How many moves were made."""
    placed = (
        state.placed if isinstance(state, Seen) else len(state.hidden) - state.hidden.count(None)
    )
    return placed + len(state.asked[0]) + len(state.asked[1])


def mover(state: State | Seen) -> Seat:
    """Whose turn it is, or would be."""
    return SEATS[plies(state) % 2]


def outcome(state: State) -> Outcome | None:
    """Found, given up, or the limit reached."""
    for seat, other in (SEATS, (TWO, ONE)):
        if state.resigned == other.number:
            return Outcome((seat,), "resigned")
        if state.hidden[other.number - 1] in state.asked[seat.number - 1]:
            return Outcome((seat,), "found")
    cap = state.options.number("ply_cap")
    return Outcome((), "ply-cap") if cap and plies(state) >= cap else None


def observe(state: State, viewer: Viewer) -> Seen:
    """Its own place only; both once the game is over."""
    ended = outcome(state)
    one, two = state.hidden
    known = (one if ended or viewer == ONE else None, two if ended or viewer == TWO else None)
    placed = 2 - state.hidden.count(None)
    return Seen(state.options, viewer, placed, known, state.asked, state.resigned, ended)
