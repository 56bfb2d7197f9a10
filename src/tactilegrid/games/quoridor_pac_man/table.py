"""What a hand touches to make a turn, and the few answers of a game that hides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tactilegrid.core.game import Choice, Inquiry, Outcome, Touch
from tactilegrid.core.geometry import Cell, Edge, Grid
from tactilegrid.core.message import Message, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import edge_of, fence_name, fence_number, square_name
from tactilegrid.games.quoridor_pac_man.ground import board
from tactilegrid.games.quoridor_pac_man.layouts import GRID
from tactilegrid.games.quoridor_pac_man.moves import (
    COMPASS,
    HOLDING,
    LETTERS,
    PAC,
    TOKENS,
    Move,
    cells_of,
)
from tactilegrid.games.quoridor_pac_man.position import State
from tactilegrid.games.quoridor_pac_man.walks import follow, setting_out

PAC_MAN_TURNS = 200  # between engines (PM-A17), each with the turns of four ghosts


def grid(options: Options) -> Grid:  # noqa: ARG001 - there is one board only
    """The squares (PM-R1)."""
    return GRID


def slots(options: Options) -> frozenset[Edge]:  # noqa: ARG001
    """Where fences can lie; none is ever laid, but each place can be looked at."""
    return frozenset(map(edge_of, numbers(board().fences)))


def ply_cap(options: Options) -> int:  # noqa: ARG001
    """The limit of a game between engines, in turns of single figures."""
    return PAC_MAN_TURNS * len(LETTERS)


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the game is over."""
    return state.setup.seats[state.turn] if state.ended is None else None


def outcome(state: State) -> Outcome | None:
    """How the game ended."""
    return state.ended


def settings(state: State) -> Options:
    """Those of its setup, to which a position text may have given the layout."""
    return state.setup.options


def reads_back(move: Move) -> bool:  # noqa: ARG001
    """A turn is made with its last touch."""
    return False


# touches


def touches(move: Move, seen: State) -> tuple[Touch, ...]:
    """The figure, each square it enters, and the last one again where it might have gone on.

    A figure that holds is touched twice. Where two ghosts of which one may be chosen share a
    square, the choice comes last.
    """
    cells = (seen.cell(move.figure), *cells_of(move, seen.cell(move.figure)))
    walk = follow(setting_out(seen, move.figure), tuple(step.direction for step in move.steps))
    if walk.onward() or not move.steps:
        cells = (*cells, cells[-1])
    if len(_sharing(move.figure, seen)) > 1:
        return (*cells, Choice(TOKENS[move.figure]))
    return cells


def _sharing(figure: int, seen: State) -> list[int]:
    square = seen.figures[figure]
    return [each for each in seen.candidates if seen.figures[each] == square]


def written(touched: tuple[Touch, ...], seen: State) -> str:
    """The turn so far as a person would type it; a single square by its name."""
    match touched:
        case (Edge() as edge, *_):
            return fence_name(edge) if fence_number(edge) >= 0 else ""
        case (Cell() as cell,):
            return square_name(cell) if cell in GRID else ""
    cells = [touch for touch in touched if isinstance(touch, Cell)]
    if len(cells) < 2 or not all(cell in GRID for cell in cells):
        return ""
    figure = _mover(touched, cells[0], seen)
    signs = [_sign(one, other) for one, other in pairwise(cells)]
    if figure is None or None in signs:
        return ".".join(square_name(cell) for cell in cells[1:])
    walked = ".".join(sign for sign in signs if sign)  # a square touched twice adds nothing
    return f"{LETTERS[figure]}:{walked or HOLDING}"


def _mover(touched: tuple[Touch, ...], cell: Cell, seen: State) -> int | None:
    """Which figure is meant: by the choice at the end, or by its square."""
    here = [each for each in seen.candidates if seen.cell(each) == cell]
    if isinstance(touched[-1], Choice):
        here = [each for each in here if TOKENS[each] == touched[-1].name]
    return here[0] if here else None


def _sign(one: Cell, other: Cell) -> str | None:
    """The letter of the step between two squares; empty where they are one; None: no neighbours."""
    if one == other:
        return ""
    return next((sign for sign, way in COMPASS.items() if one.step(way) == other), None)


# questions


def inquire(moves: Sequence[Move], seen: State) -> tuple[Inquiry, tuple[Move, ...]]:
    """Which ghost is meant, or which of the ways to one square that eat different things."""
    labels = tuple(_label(move, seen) for move in moves)
    about = "eat" if moves[0].figure == PAC else "ghost"
    question = message(
        "quoridor-pac-man-which",
        about=about,
        n=len(moves),
        first=labels[0],
        second=labels[1],
    )
    return Inquiry(question, labels), tuple(moves)


def _label(move: Move, seen: State) -> Message:
    if move.figure != PAC:
        return message("quoridor-pac-man-figure", figure=TOKENS[move.figure])
    return message("quoridor-pac-man-things", things=eaten_in(move, seen))


def eaten_in(move: Move, seen: State) -> tuple[Message, ...]:
    """The pellets, then the ghosts, that Pac-Man eats in a legal turn."""
    walk = follow(setting_out(seen, PAC), tuple(step.direction for step in move.steps))
    pellets = (seen.pellets & ~walk.pellets).bit_count()
    things = [message("quoridor-pac-man-some-pellets", n=pellets)] if pellets else []
    ghosts = [ghost for ghost in seen.alive if walk.figures[ghost] != seen.figures[ghost]]
    things += [message("quoridor-pac-man-figure", figure=TOKENS[ghost]) for ghost in ghosts]
    return tuple(things)
