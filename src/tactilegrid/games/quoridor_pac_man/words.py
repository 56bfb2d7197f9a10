"""What is said of a game of Quoridor Pac-Man: its start, its squares, its events.

Figures go by their own names, whoever plays them. Only Pac-Man is "you" to who plays him, unless
one person plays all five.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tactilegrid.core.game import Place, Touch
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.message import Arg, Both, Message, Name, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import cell_of, edge_of, fence_number, number_of
from tactilegrid.games.quoridor_pac_man.layouts import GRID, PELLETS
from tactilegrid.games.quoridor_pac_man.moves import (
    GHOSTS,
    PAC,
    TOKENS,
    Move,
    cells_of,
)
from tactilegrid.games.quoridor_pac_man.position import (
    OFF,
    Ate,
    Caught,
    Certain,
    Drawn,
    Event,
    GaveUp,
    Moved,
    Next,
    Repeated,
    Returned,
    Seen,
    State,
    Swallowed,
    Won,
    dealt_to,
    seats_of,
)
from tactilegrid.games.quoridor_pac_man.refusals import ways_of
from tactilegrid.games.quoridor_pac_man.walks import Walk, follow, setting_out

MOST_LISTED = 5  # steps of a turn that are said one by one
MOST_HINTED = 3  # where more has to fit the same line


def say(what: str, /, **args: Arg) -> Message:
    """A message of this game."""
    return message(f"quoridor-pac-man-{what}", **args)


def figure(number: int) -> Message:
    """The name of a figure."""
    return say("figure", figure=TOKENS[number])


def figures(some: Iterable[int]) -> Both:
    """The names of several figures."""
    return Both(tuple(map(figure, some)))


def pac_is(viewer: Viewer, state: State) -> str:
    """Whether Pac-Man is `you` to a viewer, or some `other`."""
    seats = state.setup.seats
    return "you" if viewer == seats[0] and len(seats) > 1 else "other"


def seat_name(seat: Seat, options: Options) -> Message:
    """Pac-Man, the ghosts, or the names of the ghosts that a seat was dealt (PM-R2)."""
    players = len(seats_of(options))
    if players == 1:
        return say("seat-all")
    if seat.number == 1:
        return figure(PAC)
    if players == 2:
        return say("seat-ghosts")
    dealt = [ghost for ghost in GHOSTS if dealt_to(ghost, players) == seat.number - 1]
    return say("seat-some", ghosts=figures(dealt))


# the start


def opening(viewer: Viewer, state: State) -> tuple[Message, ...]:
    """Which figures the viewer plays, where the pellets lie, and how many lives there are."""
    mine = state.mine(viewer)
    if mine == (PAC,):
        start = say("opening-pac", cell=state.cell(PAC))
    elif PAC not in mine and mine:
        start = say("opening-ghosts", ghosts=figures(mine), cell=state.cell(PAC))
    else:
        start = say("opening-all", cell=state.cell(PAC))
    return start, _pellets_on(state), say("lives", n=state.lives)


def _pellets_on(state: State) -> Message:
    cells = tuple(cell_of(square) for square in numbers(state.pellets))
    return say("pellets-on", n=len(cells), cells=cells)


# places


def describe(place: Place, state: State) -> Message | None:
    """The figures on a square and its pellet; whether a fence stands in a slot."""
    if isinstance(place, Edge):
        return _slot(place, state)
    if place not in GRID:
        return None
    square = number_of(place)
    things = [figure(each) for each in state.standing(square)]
    if state.pellets >> square & 1:
        things.append(say("pellet"))
    return say("things", things=tuple(things)) if things else None


def _slot(edge: Edge, state: State) -> Message | None:
    fence = fence_number(edge)
    walls = state.setup.ground.walls
    if fence < 0 or not walls.board.fences >> fence & 1:
        return None
    return say("fence" if walls.fences >> fence & 1 else "no-fence", **fence_args(edge))


def fence_args(edge: Edge) -> dict[str, str | Cell]:
    """How a fence is spoken of: above or right of (`beside`) two squares."""
    if edge.side is Direction.NORTH:
        return {"side": "above", "first": edge.cell, "second": edge.cell.step(Direction.EAST)}
    return {"side": "beside", "first": edge.cell, "second": edge.cell.step(Direction.NORTH)}


def points(state: State) -> tuple[Place, ...]:
    """Figures, pellets and fences, from the far row on, each row from the west."""
    squares = state.pellets
    for square in state.figures:
        squares |= 0 if square == OFF else 1 << square
    places: list[Place] = [cell_of(square) for square in numbers(squares)]
    places += [edge_of(fence) for fence in numbers(state.setup.layout.fences)]

    def order(place: Place) -> tuple[int, int, int]:
        cell = place.cell if isinstance(place, Edge) else place
        return -cell.row, cell.column, isinstance(place, Edge)

    return tuple(sorted(places, key=order))


def home(viewer: Viewer, state: State) -> Cell:
    """The viewer's figure that is next, or its first one; else the figure to move."""
    mine = [each for each in state.mine(viewer) if state.figures[each] != OFF]
    ready = [each for each in state.candidates if each in mine]
    return state.cell((ready or mine or state.candidates)[0])


# turns in the making


def picked(touched: tuple[Touch, ...], moves: Sequence[Move], state: State) -> Message:
    """What the figure has come to, and how it can go on or whether it may stop."""
    move = moves[0]
    steps = sum(isinstance(touch, Cell) for touch in touched) - 1
    ways = tuple(step.direction for step in move.steps[:steps])
    walk = follow(setting_out(state, move.figure), ways)
    onward = walk.onward()
    ghosts = dict.fromkeys(each.figure for each in moves)
    if len(ghosts) > 1:
        cell = cell_of(walk.here)
        return say("pick-which", ghosts=figures(ghosts), cell=cell, ways=ways_of(onward))
    if not walk.steps:
        return _setting_out(walk, onward)
    if not walk.boosting:
        return say("one-more", cell=cell_of(walk.here), n=len(onward), ways=ways_of(onward))
    return _boosted(walk, onward, state)


def _setting_out(walk: Walk, onward: list[Walk]) -> Message:
    token = TOKENS[walk.figure]
    if not onward:
        return say("only-hold", figure=token)
    key = "pick-hold" if walk.may_stop(onward) else "pick"
    return say(key, figure=token, count=walk.left, n=len(onward), ways=ways_of(onward))


def _boosted(walk: Walk, onward: list[Walk], state: State) -> Message:
    eats = walk.steps[-1].mark
    before = follow(setting_out(state, PAC), tuple(step.direction for step in walk.steps[:-1]))
    eaten = [ghost for ghost in GHOSTS if walk.figures[ghost] != before.figures[ghost]]
    return say(
        "boost",
        cell=cell_of(walk.here),
        met=figures(eaten),
        pellet="yes" if "*" in eats else "no",
        ghost="yes" if eaten else "no",
        eaten=PELLETS - walk.pellets.bit_count(),
        of=PELLETS,
        n=walk.left,
        may="stop" if walk.may_stop(onward) else "go",
    )


def walked(what: str, move: Move, origin: Cell, **more: Arg) -> Message:
    """A turn in words: its steps while they are few, and where it ends."""
    cells = cells_of(move, origin)
    ways = tuple(step.direction for step in move.steps)
    cell = cells[-1] if cells else origin
    args: dict[str, Arg] = {"figure": TOKENS[move.figure], "cell": cell, "origin": origin}
    if not ways:
        return say(f"{what}-hold", **args, **more)
    key = what if len(ways) <= MOST_HINTED else f"{what}-far"
    return say(key, **args, ways=ways, n=len(ways), **more)


# events


def announce(event: Event, viewer: Viewer, state: State) -> tuple[Message, ...]:
    """What a viewer hears of an event; *state* is the one after it."""
    you = pac_is(viewer, state)
    match event:
        case Moved():
            return (_moved(event, you),)
        case Ate(cells=cells, left=left):
            return (say("ate", n=len(cells), cells=Both(cells), left=left),)
        case Swallowed(ghosts=ghosts):
            return (say("swallowed", pac=you, n=len(ghosts), ghosts=figures(ghosts)),)
        case Certain():
            return (say("certain", pac=you),)
        case Seen(ghosts=ghosts):
            return (seen_by(ghosts, you),)
        case Caught(ghost=ghost, cell=cell, lives=lives, ran=ran):
            key = "ran" if ran else "caught"
            return (say(key, pac=you, figure=TOKENS[ghost], cell=cell), say("life-lost", n=lives))
        case Returned(ghost=ghost, cell=cell, free=free):
            return (say("back" if free else "stays-off", figure=TOKENS[ghost], cell=cell),)
        case Next():
            return (_next(event, you, state),)
        case _:
            return _ending(event, viewer, state)


def _ending(event: Event, viewer: Viewer, state: State) -> tuple[Message, ...]:
    match event:
        case Won(side=side, reason=reason, level=level, eaten=eaten):
            own = "you" if _is_mine(viewer, side, state) else "other"
            return (
                say("won", side=side, winner=own, reason=reason),
                say("level", level=level, n=eaten),
            )
        case Drawn(reason=reason, count=count, level=level):
            said = say("drawn", reason=reason, n=count)
            return said, say("level", level=level, n=state.eaten)
        case GaveUp(seat=seat, heir=heir):
            if heir is None:
                return (say("gave-up", who=seat),)
            return (say("gave-up-to", who=seat, heir=heir),)
        case Repeated(times=times):
            return (say("repeated", n=times),)
    raise AssertionError(event)


def _is_mine(viewer: Viewer, side: str, state: State) -> bool:
    if not isinstance(viewer, Seat) or len(state.setup.seats) == 1:
        return False
    return (viewer.number == 1) == (side == TOKENS[PAC])


def _moved(event: Moved, you: str) -> Message:
    args: dict[str, Arg] = {
        "figure": TOKENS[event.figure],
        "cell": event.cell,
        "origin": event.origin,
        "pac": you if event.figure == PAC else "other",
    }
    if not event.steps:
        return say("held", **args)
    args |= {"ways": event.steps, "n": len(event.steps)}
    if event.figure != PAC:
        return say("ghost-moved", frenzy="yes" if event.frenzy else "no", **args)
    return say("pac-moved" if len(event.steps) <= MOST_LISTED else "pac-moved-far", **args)


def seen_by(ghosts: tuple[int, ...], you: str) -> Message:
    """Who sees Pac-Man."""
    if not ghosts:
        return say("unseen", pac=you)
    return say("seen", pac=you, n=len(ghosts), ghosts=figures(ghosts))


def _next(event: Next, you: str, state: State) -> Message:
    if len(event.figures) > 1:
        return say("next-ghosts", n=len(event.figures), ghosts=figures(event.figures))
    (number,) = event.figures
    walk = setting_out(state, number)
    onward = walk.onward()
    if not onward:
        return say("next-hold", figure=TOKENS[number])
    if number != PAC and state.sees(number):
        return say("next-frenzy", figure=TOKENS[number], pac=you, line=line_of_sight(number, state))
    return say("next", figure=TOKENS[number], count=walk.left, ways=ways_of(onward))


def line_of_sight(ghost: int, state: State) -> Message:
    """The row or column on which a ghost sees Pac-Man."""
    pac, cell = state.cell(PAC), state.cell(ghost)
    if pac.row == cell.row:
        return say("row", name=Name(GRID.row_name(pac.row)))
    return say("column", name=Name(GRID.column_name(pac.column)))


def taken_back(move: Move, mover: Seat, viewer: Viewer, seen: State) -> Message:  # noqa: ARG001
    """Whose turn it was, and where to: the squares one by one where they are few."""
    ways = tuple(step.direction for step in move.steps)
    if not ways:
        return say("undone-hold", figure=TOKENS[move.figure])
    if len(ways) > MOST_HINTED:
        return say("undone-far", figure=TOKENS[move.figure], n=len(ways))
    return say("undone", figure=TOKENS[move.figure], ways=Both(ways))
