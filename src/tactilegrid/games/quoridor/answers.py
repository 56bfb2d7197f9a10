"""What a viewer may ask in a game of Quoridor, put into words."""

from __future__ import annotations

from collections.abc import Iterable

from tactilegrid.core.game import Place, Topic
from tactilegrid.core.geometry import ORTHOGONAL, Cell, Direction, Edge
from tactilegrid.core.message import Arg, Message, message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import (
    Fence,
    Step,
    edge_of,
    number_of,
)
from tactilegrid.games.quoridor.position import State, occurrences
from tactilegrid.games.quoridor.rules import legal_moves
from tactilegrid.games.quoridor.words import describe, goal_line, hands_of_all, ways_of_all


def summary(
    topic: Topic, viewer: Viewer, state: State, place: Place | None = None
) -> tuple[Message, ...]:
    """The answer to a question, part by part; a question about a place without one has none."""
    match topic:
        case Topic.STATUS:
            return _status(viewer, state)
        case Topic.STATUS_LONG:
            pawns = (_seat_line(seat, state) for seat in state.playing)
            return (*pawns, _fence_count(state), *_standing(state))
        case Topic.MINE:
            return tuple(_seat_line(seat, state) for seat in _own(viewer, state))
        case Topic.OTHERS:
            rest = [seat for seat in state.playing if seat not in _own(viewer, state)]
            return tuple(_seat_line(seat, state) for seat in rest)
        case Topic.BOARD:
            return (*_laid(state), hands_of_all(state))
        case Topic.MOVES:
            return _moves(state)
        case _:
            return _about(topic, place, state)


def _about(topic: Topic, place: Place | None, state: State) -> tuple[Message, ...]:
    if isinstance(place, Edge):
        said = describe(place, state)
        return () if said is None else (said,)
    if place is None:
        return ()
    sides = edges(place, state)
    return (sides,) if topic is Topic.EDGES else (_square(place, state), sides)


# the race


def _status(viewer: Viewer, state: State) -> tuple[Message, ...]:
    if len(state.setup.seats) == 2 and isinstance(viewer, Seat) and len(state.playing) == 2:
        (rival,) = (seat for seat in state.playing if seat != viewer)
        return (
            message(
                "quoridor-status",
                mine=state.way(viewer),
                theirs=state.way(rival),
                my_fences=state.in_hand(viewer),
                their_fences=state.in_hand(rival),
            ),
        )
    return ways_of_all(state), hands_of_all(state)


def _own(viewer: Viewer, state: State) -> tuple[Seat, ...]:
    """The viewer's seat while it plays; who only watches asks for the seat to move."""
    seat = viewer if isinstance(viewer, Seat) else state.seat
    return (seat,) if seat in state.playing else ()


def _seat_line(seat: Seat, state: State) -> Message:
    return message(
        "quoridor-seat-line",
        who=seat,
        cell=state.stand(seat),
        goal=goal_line(seat, state),
        way=state.way(seat),
        n=state.in_hand(seat),
    )


def _fence_count(state: State) -> Message:
    return message("quoridor-on-board", n=state.walls.fences.bit_count())


def _standing(state: State) -> tuple[Message, ...]:
    times = occurrences(state)
    return (message("quoridor-stood", n=times),) if times > 1 else ()


# fences and moves


def _laid(state: State) -> tuple[Message, ...]:
    fences = [Fence(edge_of(fence)) for fence in numbers(state.walls.fences)]
    return (_fence_count(state), *_fence_lines("quoridor-lies", fences))


def _moves(state: State) -> tuple[Message, ...]:
    moves = legal_moves(state)
    cells = tuple(move.cell for move in moves if isinstance(move, Step))
    fences = [move for move in moves if isinstance(move, Fence)]
    if not moves:
        return (message("quoridor-over"),)
    if not cells and not fences:
        return (message("quoridor-only-pass", who=state.seat),)
    first = message(
        "quoridor-moves", n=len(moves), steps=len(cells), cells=cells, fences=len(fences)
    )
    return (first, *_fence_lines("quoridor-may-lie", fences))


def _fence_lines(key: str, fences: Iterable[Fence]) -> tuple[Message, ...]:
    """Fences above each row, then right of each column; neighbours joined as "a3 to d3"."""
    lines: dict[tuple[bool, int], list[Cell]] = {}
    for fence in fences:
        cell, upright = fence.edge.cell, fence.edge.side is Direction.EAST
        line = cell.column if upright else cell.row
        lines.setdefault((upright, line), []).append(cell)
    said = []
    for (upright, _), cells in sorted(lines.items()):
        side = "beside" if upright else "above"
        said.append(message(key, side=side, squares=_runs(cells, upright)))
    return tuple(said)


def _runs(cells: list[Cell], upright: bool) -> tuple[Arg, ...]:
    along = Direction.NORTH if upright else Direction.EAST
    runs: list[list[Cell]] = []
    for cell in cells:
        if runs and runs[-1][-1].step(along) == cell:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    return tuple(
        run[0] if len(run) == 1 else message("quoridor-run", first=run[0], last=run[-1])
        for run in runs
    )


# one square


def edges(cell: Cell, state: State) -> Message:
    """Which sides of a square are closed by a fence, are the edge of the board, are open."""
    closed: list[Direction] = []
    border: list[Direction] = []
    open_sides: list[Direction] = []
    near = state.walls.near(number_of(cell))
    for direction in ORTHOGONAL:
        beyond = cell.step(direction)
        if beyond not in state.setup.grid:
            border.append(direction)
        elif near >> number_of(beyond) & 1:
            open_sides.append(direction)
        else:
            closed.append(direction)
    kinds = {"closed": closed, "edge": border, "open": open_sides}
    return message(
        "quoridor-edges",
        has="-".join(kind for kind, sides in kinds.items() if sides),
        closed=tuple(closed),
        border=tuple(border),
        open=tuple(open_sides),
    )


def _square(cell: Cell, state: State) -> Message:
    what = describe(cell, state) or message("empty")
    if len(state.setup.seats) == 4:
        return message("square", cell=cell, what=what)
    one, two = state.setup.seats
    square = number_of(cell)
    ways = [state.walls.way(square, goal) for goal in state.setup.goals]
    if None in ways:
        return message("quoridor-square-cut-off", cell=cell, what=what)
    return message(
        "quoridor-square",
        cell=cell,
        what=what,
        one=one,
        two=two,
        one_way=ways[0] or 0,
        two_way=ways[1] or 0,
    )
