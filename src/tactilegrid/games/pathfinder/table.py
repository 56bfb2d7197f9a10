"""What a hand touches to make a move, what it is asked, and the few answers about the table."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Choice, Inquiry, Outcome, Touch
from tactilegrid.core.geometry import Cell, Edge, Grid
from tactilegrid.core.message import Message, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.value import replace
from tactilegrid.games.pathfinder.maze import Maze, ways_of
from tactilegrid.games.pathfinder.notation import draft_of
from tactilegrid.games.pathfinder.position import (
    Add,
    Back,
    Enter,
    Lay,
    Move,
    Observation,
    Out,
    Ready,
    Reply,
    SetGoal,
    State,
    Step,
    Take,
)
from tactilegrid.games.pathfinder.reading import built
from tactilegrid.games.pathfinder.rules import layers_of
from tactilegrid.games.pathfinder.settings import (
    ALONE,
    ENGINE_PLIES,
    STYLES,
    USUAL_STRENGTH,
    builds,
)
from tactilegrid.games.pathfinder.slots import ground_of, numbers, slot_name, square_name

ASK, BACK, LEAVE, DONE = map(Choice, ("ask", "back", "out", "ready"))


def grid(options: Options) -> Grid:
    """The squares of that size, named by row letter and column number (PF-R3)."""
    return ground_of(options.number("rows"), options.number("cols")).grid


def slots(options: Options) -> frozenset[Edge]:
    """Between neighbours, and west of column 1 (PF-R4, A3)."""
    ground = ground_of(options.number("rows"), options.number("cols"))
    return frozenset(map(ground.edge, numbers(ground.slots)))


def ply_cap(options: Options) -> int:  # noqa: ARG001 - the same at every size
    """A limit for engines that walk about; they never need as many."""
    return ENGINE_PLIES


def hides(options: Options) -> bool:
    """A maze is what one side knows and the other does not; mazes on the table are nobody's here.

    Where all mazes are on the table (PF-A15), everybody at the keyboard may hear all that is said.
    """
    return options.choice("play") == ALONE or bool(builds(options))


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the game is over."""
    return Seat(state.side + 1) if state.ended is None else None


def turn(seen: Observation) -> Seat | None:
    """`to_move`, from an observation."""
    return seen.seat if seen.ended is None else None


def outcome(state: State) -> Outcome | None:
    """How the game ended."""
    return state.ended


def settings(state: State) -> Options:
    """Those of its setup, to which a position text may have given the size."""
    return state.setup.options


def layers(viewer: Viewer, seen: Observation) -> tuple[str, ...]:
    """The tracking grid, the home grid, and at the end the maze that was searched."""
    side = viewer.number - 1 if isinstance(viewer, Seat) else -1
    grids = layers_of(side, seen.setup, seen.ended is not None)
    return (seen.layer, *(each for each in grids if each != seen.layer))


def layered(seen: Observation, layer: str) -> Observation:
    """The same knowledge, with another grid to talk about."""
    return replace(seen, layer=layer)


# touches


def touches(move: Move, seen: Observation) -> tuple[Touch, ...]:
    """The slot of a chip, a goal's or neighbour's square; for the rest the goal or pawn again."""
    ground = seen.setup.ground
    match move:
        case Add(slot=slot) | Take(slot=slot):
            return (ground.edge(slot),)
        case SetGoal(square=square) | Enter(square=square):
            return (ground.cell(square),)
        case Step(square=square):
            both = square in seen.track.path[:-1] and not _open_between(move, seen)
            cell = ground.cell(square)
            return (cell, ASK) if both else (cell,)
        case Back(square=square):
            cell = ground.cell(square)
            beside = ground.between(seen.track.pawn, square)
            asked = beside is not None and (
                seen.setup.reask or not seen.track.blocked >> beside & 1
            )
            return (cell, BACK) if asked else (cell,)
        case Out():
            return ground.cell(seen.track.pawn), LEAVE
        case Reply(word=word):
            return (Choice(word),)
        case Lay():
            return (Choice("lay"),)
    return ground.cell(draft_of(seen).goal), DONE


def _open_between(step: Step, seen: Observation) -> bool:
    slot = seen.setup.ground.between(step.origin, step.square)
    return slot is not None and bool(seen.track.open >> slot & 1)


def written(touched: tuple[Touch, ...], seen: Observation) -> str:
    """The move that the touches make, or the name of the place touched last."""
    ground = seen.setup.ground
    match touched:
        case (*_, Choice(name="ask")) if len(touched) > 1 and isinstance(touched[0], Cell):
            return f"{square_name(seen.track.pawn)}>{ground.grid.name(touched[0])}"
        case (*_, Choice(name="back")) if len(touched) > 1 and isinstance(touched[0], Cell):
            return f"back:{ground.grid.name(touched[0])}"
        case (*_, Choice(name=name)):
            return name
        case (*_, Cell() as cell):
            return ground.grid.name(cell) if cell in ground.grid else ""
        case (*_, Edge() as edge):
            slot = ground.slot(edge)
            return "" if slot is None else slot_name(slot)
    return ""


def reads_back(move: Move) -> bool:  # noqa: ARG001 - chips come out again, questions are meant
    """Nothing is asked for twice: being ready and going out are chosen from a question."""
    return False


def inquire(moves: Sequence[Move], seen: Observation) -> tuple[Inquiry, tuple[Move, ...]]:
    """Ready, or another maze; out; asking or going back; or an answer."""
    options = tuple(moves)
    if isinstance(moves[0], Ready):
        options = (*moves, *_others(seen))
        question = message("pathfinder-finish", **_draft_args(seen))
    elif isinstance(moves[0], Reply):
        question = message("pathfinder-reply", labels=tuple(map(label, moves)))
    elif isinstance(moves[0], Out):
        question = message("pathfinder-leave")
    else:
        cell = seen.setup.ground.cell(_square(moves[0]))
        question = message("pathfinder-ask-or-back", cell=cell)
    labels = [label(move) for move in options]
    default: int | None = 0
    if isinstance(moves[0], Ready):
        default = None  # being ready is for good, so that an Enter too many must not do it
        names = [message("pathfinder-build-style", style=style) for style in STYLES]
        labels = [labels[0], *names, *labels[1 + len(STYLES) :]]
    return Inquiry(question, tuple(labels), default), options


def _others(seen: Observation) -> tuple[Move, ...]:
    """What else a builder may want without typing: a maze made by the program, or none at all."""
    draft = draft_of(seen)
    styles = [built(style, USUAL_STRENGTH, seen) for style in STYLES]
    return (*styles, Lay(Maze(draft.goal, 0))) if draft.walls else tuple(styles)


def _draft_args(seen: Observation) -> dict[str, int | Cell]:
    ground, draft = seen.setup.ground, draft_of(seen)
    return {
        "cell": ground.cell(draft.goal),
        "n": draft.walls.bit_count(),
        "way": ways_of(ground, draft).length,
    }


def _square(move: Move) -> int:
    return move.square if isinstance(move, Step | Back) else 0


def label(move: Move) -> Message:
    """A move as an answer to a question."""
    match move:
        case Ready():
            return message("pathfinder-label-ready")
        case Lay():
            return message("pathfinder-label-clear")
        case Reply(word=word):
            return message("pathfinder-label-reply", word=word)
        case Step():
            return message("pathfinder-label-ask")
        case Back():
            return message("pathfinder-label-back")
    return message("pathfinder-label-out")
