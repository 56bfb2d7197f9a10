"""What a hand touches to make a move, and the few answers of a game that hides nothing."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Choice, Inquiry, Outcome, Touch
from tactilegrid.core.geometry import Cell, Edge, Grid
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.fences import board_of
from tactilegrid.games.quoridor.moves import (
    PASSING,
    Fence,
    Move,
    Step,
    cell_of,
    edge_of,
    fence_name,
    fence_number,
    format_move,
    square_name,
)
from tactilegrid.games.quoridor.position import State


def grid(options: Options) -> Grid:
    """The squares of that size."""
    size = options.number("size")
    return Grid(size, size)


def slots(options: Options) -> frozenset[Edge]:
    """Where fences fit on an empty board (QD-A11)."""
    return frozenset(map(edge_of, numbers(board_of(options.number("size")).fences)))


def ply_cap(options: Options) -> int:
    """Four plies a square, the limit of OpenSpiel (QD-A10)."""
    return 4 * options.number("size") ** 2


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the game is over."""
    return state.setup.seats[state.turn] if state.ended is None else None


def outcome(state: State) -> Outcome | None:
    """How the game ended."""
    return state.ended


def settings(state: State) -> Options:
    """Those of its setup, to which a position text may have given size and seats."""
    return state.setup.options


def touches(move: Move, seen: State) -> tuple[Touch, ...]:
    """The pawn and where it goes; the slot of a fence; or the one thing left to do."""
    if isinstance(move, Step):
        return cell_of(seen.pawns[seen.turn]), move.cell
    return (move.edge,) if isinstance(move, Fence) else (Choice(PASSING),)


def written(touched: tuple[Touch, ...], seen: State) -> str:  # noqa: ARG001 - names hold anywhere
    """The name of the place touched last."""
    match touched[-1] if touched else None:
        case Cell() as cell:
            return square_name(cell)
        case Edge() as edge:
            return fence_name(edge) if fence_number(edge) >= 0 else ""
        case Choice(name=name):
            return name
    return ""


def reads_back(move: Move) -> bool:
    """Fences are read back, for they stay (QD-A3)."""
    return isinstance(move, Fence)


def inquire(moves: Sequence[Move], seen: State) -> tuple[Inquiry, tuple[Move, ...]]:  # noqa: ARG001
    """Which of the moves is meant, in their own order; no touch of this game leaves two."""
    labels = tuple(message("quoridor-answer", move=Name(format_move(move))) for move in moves)
    return Inquiry(message("quoridor-which", moves=labels), labels), tuple(moves)
