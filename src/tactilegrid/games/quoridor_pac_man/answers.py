"""What a viewer may ask in a game of Quoridor Pac-Man, put into words."""

from __future__ import annotations

from collections.abc import Iterable

from tactilegrid.core.game import Place, Topic
from tactilegrid.core.geometry import ORTHOGONAL, Cell, Direction, Edge
from tactilegrid.core.message import Arg, Message, Name, message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import cell_of, edge_of, number_of
from tactilegrid.games.quoridor_pac_man.ground import FAR
from tactilegrid.games.quoridor_pac_man.layouts import GRID, layout_text
from tactilegrid.games.quoridor_pac_man.moves import FIGURES, GHOSTS, PAC, TOKENS
from tactilegrid.games.quoridor_pac_man.position import OFF, State
from tactilegrid.games.quoridor_pac_man.thinking import nearest_pellet, way
from tactilegrid.games.quoridor_pac_man.walks import Walk, setting_out, turns
from tactilegrid.games.quoridor_pac_man.words import (
    describe,
    figures,
    pac_is,
    say,
    seen_by,
)

SQUARES_A_LINE = 10


def summary(
    topic: Topic, viewer: Viewer, state: State, place: Place | None = None
) -> tuple[Message, ...]:
    """The answer to a question, part by part; a question about a place without one has none."""
    match topic:
        case Topic.STATUS:
            return _status(viewer, state)
        case Topic.STATUS_LONG:
            return _status_long(viewer, state)
        case Topic.MINE:
            return tuple(_line(each, viewer, state) for each in _own(viewer, state))
        case Topic.OTHERS:
            own = _own(viewer, state)
            return tuple(_line(each, viewer, state) for each in FIGURES if each not in own)
        case Topic.BOARD:
            return (*_fences(state), *_pellets(state))
        case Topic.MOVES:
            return _moves(state)
        case _:
            return _about(topic, place, state)


# how it stands


def _status(viewer: Viewer, state: State) -> tuple[Message, ...]:
    """Pellets and lives; who sees Pac-Man; how far everything is."""
    said = [say("status", pellets=state.pellets.bit_count(), lives=state.lives)]
    if state.ended is None and state.alive:
        said.append(seen_by(state.watchers, pac_is(viewer, state)))
        said.append(_distances(state))
    return tuple(said)


def _distances(state: State) -> Message:
    ways = tuple(say("count", figure=TOKENS[each], n=way(state, each)) for each in state.alive)
    return say("distances", n=nearest_pellet(state), ways=ways)


def _status_long(viewer: Viewer, state: State) -> tuple[Message, ...]:
    lines = [_line(each, viewer, state) for each in FIGURES]
    said = [say("status", pellets=state.pellets.bit_count(), lives=state.lives), *lines]
    said += _pellets(state)
    said.append(say("level", level=state.level, n=state.eaten))
    layout = state.setup.layout
    name = layout_text(layout)
    said.append(say("layout", name=Name(layout.name or "-" if "=" in name else name)))
    times = state.past.count(state.key) + 1
    return (*said, say("stood", n=times)) if times > 1 else tuple(said)


def _own(viewer: Viewer, state: State) -> tuple[int, ...]:
    """The viewer's figures; who only watches asks for those of the seat to move."""
    return state.mine(viewer if isinstance(viewer, Seat) else state.setup.seats[state.turn])


def _line(number: int, viewer: Viewer, state: State) -> Message:
    """Where a figure stands, and how far from what it is after."""
    if number == PAC:
        return say("pac-line", cell=state.cell(PAC), n=nearest_pellet(state))
    if state.figures[number] == OFF:
        return say("ghost-eaten", figure=TOKENS[number])
    return say(
        "ghost-line",
        figure=TOKENS[number],
        cell=state.cell(number),
        n=way(state, number),
        sees="yes" if state.sees(number) else "no",
        pac=pac_is(viewer, state),
    )


def _pellets(state: State) -> tuple[Message, ...]:
    cells = tuple(cell_of(square) for square in numbers(state.pellets))
    return (say("pellets-on", n=len(cells), cells=cells),)


def _fences(state: State) -> tuple[Message, ...]:
    """How many fences there are; those above each row, those right of each column."""
    lines: dict[tuple[bool, int], list[Arg]] = {}
    for fence in numbers(state.setup.layout.fences):
        edge = edge_of(fence)
        upright = edge.side is Direction.EAST
        line = edge.cell.column if upright else edge.cell.row
        last = edge.cell.step(Direction.NORTH if upright else Direction.EAST)
        run = say("run", first=edge.cell, last=last)
        lines.setdefault((upright, line), []).append(run)
    count = say("fences", n=state.setup.layout.fences.bit_count())
    rows = (
        say("lie", side="beside" if upright else "above", squares=tuple(runs))
        for (upright, _), runs in sorted(lines.items())
    )
    return (count, *rows)


# moves


def _moves(state: State) -> tuple[Message, ...]:
    if state.ended is not None:
        return (say("over"),)
    said: list[Message] = []
    for number in state.candidates:
        said += _moves_of(number, list(turns(setting_out(state, number))), state)
    return tuple(said)


def _moves_of(number: int, walks: list[Walk], state: State) -> Iterable[Message]:
    """How many turns a figure has, where they end, and what they eat."""
    ends = tuple(dict.fromkeys(cell_of(walk.here) for walk in walks))
    yield say("moves", figure=TOKENS[number], n=len(walks), squares=len(ends))
    for start in range(0, len(ends), SQUARES_A_LINE):
        yield say("ends", cells=ends[start : start + SQUARES_A_LINE])
    for square in numbers(state.pellets):
        count = sum(not walk.pellets >> square & 1 for walk in walks)
        if count:
            yield say("moves-pellet", cell=cell_of(square), n=count)
    for ghost in GHOSTS if number == PAC else ():
        count = sum(walk.figures[ghost] != state.figures[ghost] for walk in walks)
        if count:
            yield say("moves-ghost", figure=TOKENS[ghost], n=count)
    if number != PAC and any(walk.over for walk in walks):
        yield say("moves-catch", figure=TOKENS[number], cell=state.cell(PAC))


# one place


def _about(topic: Topic, place: Place | None, state: State) -> tuple[Message, ...]:
    if isinstance(place, Edge):
        said = describe(place, state)
        return () if said is None else (said,)
    if place is None or place not in GRID:
        return ()
    sides = edges(place, state)
    return (sides,) if topic is Topic.EDGES else (*_detail(place, state), sides)


def edges(cell: Cell, state: State) -> Message:
    """Which sides of a square are closed by a fence, are the edge of the board, are open."""
    sides: dict[str, list[Direction]] = {"closed": [], "edge": [], "open": []}
    near = state.setup.ground.near[number_of(cell)]
    for direction in ORTHOGONAL:
        beyond = cell.step(direction)
        if beyond not in GRID:
            sides["edge"].append(direction)
        else:
            sides["open" if near >> number_of(beyond) & 1 else "closed"].append(direction)
    return say(
        "edges",
        has="-".join(kind for kind, ways in sides.items() if ways),
        closed=tuple(sides["closed"]),
        border=tuple(sides["edge"]),
        open=tuple(sides["open"]),
    )


def _detail(cell: Cell, state: State) -> tuple[Message, ...]:
    """What is there, which ghosts see it, how far everybody is from it."""
    square = number_of(cell)
    what = describe(cell, state) or message("empty")
    said = [say("at", cell=cell, what=what)]
    ground = state.setup.ground
    watchers = [ghost for ghost in state.alive if ground.sight[state.figures[ghost]] >> square & 1]
    if watchers:
        said.append(say("square-seen", n=len(watchers), ghosts=figures(watchers)))
    else:
        said.append(say("square-unseen"))
    ways = ground.distances(square)
    if ways[state.pac] == FAR:
        return (*said, say("cut-off"))
    counts = tuple(
        say("count", figure=TOKENS[each], n=ways[state.figures[each]])
        for each in (PAC, *state.alive)
    )
    return (*said, say("ways", ways=counts))
