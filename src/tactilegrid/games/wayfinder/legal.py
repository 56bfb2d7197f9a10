"""Which moves are legal."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.countdown import Countdown
from tactilegrid.games.wayfinder.gems import is_mixed
from tactilegrid.games.wayfinder.position import (
    AWAY,
    LATE,
    NO_PLACE,
    PASS,
    PLACE,
    VOYAGE,
    Move,
    Placement,
    State,
)
from tactilegrid.games.wayfinder.voyages import Sailing, Voyages, sailing_of


def any_voyage(state: State) -> bool:
    """Whether some square with two or more colours admits a voyage (WF-R23, A11)."""
    setup, gems = state.setup, state.gems
    return any(
        Sailing(setup.waters, gems, square, setup.shortest).possible()
        for square, heap in enumerate(gems)
        if is_mixed(heap)
    )


def sailing(state: State) -> Sailing | None:
    """The voyages of the side to move; None where it may make none."""
    if state.ended is not None or state.phase != VOYAGE or state.here == AWAY:
        return None
    return sailing_of(state.setup.size, state.gems, state.here, state.setup.shortest)


def open_squares(state: State) -> list[int]:
    """Where a Wayfinder may be placed: two or more colours, no other Wayfinder (WF-R20)."""
    taken = state.wayfinders
    return [
        square for square, heap in enumerate(state.gems) if is_mixed(heap) and square not in taken
    ]


def legal_moves(state: State) -> Sequence[Move]:
    """Placements from a1 on, and being late where a countdown runs; or voyages; or what is forced.

    A voyage has to be made where there is one (WF-R10), a Wayfinder placed where it can be.
    """
    if state.ended is not None:
        return ()
    if state.phase == VOYAGE:
        here = sailing(state)
        return Voyages(here) if here is not None and here.possible() else (PASS,)
    squares = open_squares(state)
    if not squares:
        return (NO_PLACE,)
    placements: list[Move] = [Placement(square) for square in squares]
    return (*placements, LATE) if may_be_late(state) else tuple(placements)


def may_be_late(state: State) -> bool:
    """Whether a countdown can end now: in the race, for the next voyage (WF-R19)."""
    return state.setup.late and state.phase == PLACE and not state.race_over


def countdown(state: State) -> Countdown | None:
    """The time to place for the next voyage, where there is a square to place on (WF-R19, A13)."""
    if state.ended is not None or not may_be_late(state) or not open_squares(state):
        return None
    seconds = state.setup.options.number("countdown")
    return Countdown(1000 * seconds, LATE)
