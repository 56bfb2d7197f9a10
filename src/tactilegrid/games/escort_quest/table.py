"""The few answers of a game for one that hides nothing."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Choice, Inquiry, Outcome
from tactilegrid.core.geometry import Edge, Grid
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.games.escort_quest.notation import format_move
from tactilegrid.games.escort_quest.position import SEAT, SEATS, AnyMove, Move, State
from tactilegrid.games.escort_quest.refusals import only_hold
from tactilegrid.games.escort_quest.settings import ENGINE_TURNS, puzzle_of


def grid(options: Options) -> Grid:
    """The board of the puzzle that the options name."""
    return puzzle_of(options).layout.grid


def slots(options: Options) -> frozenset[Edge]:  # noqa: ARG001 - on no board
    """No fences here: barriers lie on squares."""
    return frozenset()


def settings(state: State) -> Options:
    """The options of a state, with the puzzle of a position text."""
    return state.options


def seats(options: Options) -> tuple[Seat, ...]:  # noqa: ARG001 - of every puzzle
    """The escort alone (EQ-R1)."""
    return SEATS


def ply_cap(options: Options) -> int:  # noqa: ARG001 - for every puzzle
    """The limit for engines (EQ-A20)."""
    return ENGINE_TURNS


def to_move(state: State) -> Seat | None:
    """The escort, until the game is over."""
    return SEAT if state.outcome is None else None


def outcome(state: State) -> Outcome | None:
    """How the game ended."""
    return state.outcome


def reads_back(move: AnyMove) -> bool:  # noqa: ARG001 - `u` takes any turn back
    """A step is made at once."""
    return False


def inquire(moves: Sequence[AnyMove], seen: State) -> tuple[Inquiry, tuple[AnyMove | Choice, ...]]:
    """Whether to hold, where nothing else is possible, or to build again; no other question."""
    labels = tuple(
        message("escort-quest-answer", move=Name(format_move(move)))
        if isinstance(move, Move)
        else message("escort-quest-choice", choice="edit")
        for move in moves
    )
    question = only_hold(seen)
    if len(moves) > 1:
        question = message("escort-quest-hold-or-build", why=question)
    return Inquiry(question, labels), tuple(moves)
