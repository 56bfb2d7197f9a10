"""What a viewer may ask in a game of Pathfinder, put into words."""

from __future__ import annotations

from collections.abc import Iterable

from tactilegrid.core.game import Place, Topic
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.message import Message, message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.pathfinder.corridors import corridors, entrances
from tactilegrid.games.pathfinder.knowledge import BORDER, CLOSED, OPEN, UNKNOWN, visited
from tactilegrid.games.pathfinder.legal import legal_moves
from tactilegrid.games.pathfinder.maze import NOWHERE, Maze
from tactilegrid.games.pathfinder.position import (
    ANSWER,
    BUILD,
    DECLARE,
    NOBODY,
    READY,
    Add,
    Back,
    Enter,
    Observation,
    Out,
    Ready,
    SetGoal,
    Step,
    Take,
    Track,
)
from tactilegrid.games.pathfinder.saying import slot_part
from tactilegrid.games.pathfinder.sheets import building, sheet_of
from tactilegrid.games.pathfinder.slots import OUTSIDE, PLANE, SOUTH, Ground, numbers
from tactilegrid.games.pathfinder.table import label
from tactilegrid.games.pathfinder.words import describe, nearest_unknown, standing

A_LINE = 6


def summary(
    topic: Topic, viewer: Viewer, seen: Observation, place: Place | None = None
) -> tuple[Message, ...]:
    """The answer to a question, part by part; a question about a place without one has none."""
    side = viewer.number - 1 if isinstance(viewer, Seat) else NOBODY
    others = [other for other in (0, 1) if other != side]
    match topic:
        case Topic.STATUS:
            return tuple(_status(seen))
        case Topic.STATUS_LONG:
            return (*_status(seen), *_unknown(seen), *_long(seen))
        case Topic.MINE:
            mine = seen.side if side == NOBODY else side
            return (*_search(mine, seen), *_maze(mine, seen))
        case Topic.OTHERS:
            found = [
                part for other in others for part in (*_search(other, seen), *_maze(other, seen))
            ]
            return tuple(found)
        case Topic.BOARD:
            return tuple(_board(seen))
        case Topic.MOVES:
            return _moves(seen) if place is None else _moves_at(place, seen)
        case _:
            return _about(topic, place, seen)


# how things stand


def _status(seen: Observation) -> Iterable[Message]:
    """The maze under construction; or where every searcher is."""
    draft = building(seen)
    if draft is not None:
        yield _chips(draft, seen)
        yield from standing(draft, seen.setup.ground)
        return
    if seen.phase in (BUILD, DECLARE) and seen.ended is None:
        yield message("pathfinder-builds", who=seen.seat)
    for side in seen.setup.searchers:
        yield _line(side, seen)


def _line(side: int, seen: Observation) -> Message:
    track = seen.tracks[side]
    ground = seen.setup.ground
    over = seen.reached >> side & 1
    return message(
        "pathfinder-line",
        who=Seat(side + 1),
        place=_place(track, ground),
        n=track.blocked.bit_count(),
        turn=track.turns + (0 if over else 1),
    )


def _place(track: Track, ground: Ground) -> Message:
    if track.pawn == OUTSIDE:
        return message("pathfinder-place-outside")
    return message("pathfinder-place", cell=ground.cell(track.pawn))


def _chips(maze: Maze, seen: Observation) -> Message:
    n = maze.walls.bit_count()
    return message("pathfinder-chips", n=n, left=seen.setup.chips - n)


def _unknown(seen: Observation) -> Iterable[Message]:
    """How much of the grid at hand is unknown, and the nearest of it."""
    sheet = sheet_of(seen)
    found = nearest_unknown(sheet, seen)
    if sheet.maze is not None or seen.ended is not None or not found:
        return
    parts = tuple(slot_part(each.slot, seen.setup.ground) for each in found[:2])
    yield message("pathfinder-unknown", n=len(found), slots=parts)


def _long(seen: Observation) -> Iterable[Message]:
    for side in seen.setup.searchers:
        been = visited(seen.setup.ground, seen.tracks[side]).bit_count()
        yield message("pathfinder-been", who=Seat(side + 1), n=been)


def _search(side: int, seen: Observation) -> Iterable[Message]:
    """Where a side is in its search, and the way it came."""
    if side not in seen.setup.searchers:
        return
    yield _line(side, seen)
    ground = seen.setup.ground
    path = tuple(map(ground.cell, seen.tracks[side].path))
    for start in range(0, len(path), A_LINE):
        yield message("pathfinder-path", cells=path[start : start + A_LINE], n=start)


def _maze(side: int, seen: Observation) -> Iterable[Message]:
    """A maze that the viewer may know."""
    maze, ground = seen.mazes[side], seen.setup.ground
    if maze is None:
        return
    yield _chips(maze, seen)
    if maze.goal != NOWHERE:
        yield message("pathfinder-goal-on", cell=ground.cell(maze.goal))
    yield from standing(maze, ground)


# the grid


def _board(seen: Observation) -> Iterable[Message]:
    """The known way as corridors, then the barriers, of the grid at hand."""
    sheet, ground = sheet_of(seen), seen.setup.ground
    yield message("pathfinder-layer", layer=seen.layer, who=Seat(sheet.searcher + 1))
    yield from entrances(sheet, ground)
    if sheet.maze is None:
        yield from corridors(sheet, ground)
    yield from barriers(sheet.maze.walls if sheet.maze else sheet.track.blocked, ground)


def barriers(walls: int, ground: Ground) -> Iterable[Message]:
    """Barriers between squares: south of each row, then east of each column, runs joined."""
    yield message("pathfinder-barriers", n=walls.bit_count())
    lines: dict[tuple[int, int], list[Cell]] = {}
    for slot in numbers(walls & (1 << 2 * PLANE) - 1):
        kind, square = divmod(slot, PLANE)
        cell = ground.cell(square)
        lines.setdefault((kind, -cell.row if kind == SOUTH else cell.column), []).append(cell)
    for (kind, _), cells in sorted(lines.items()):
        upright = kind != SOUTH
        along = Direction.SOUTH if upright else Direction.EAST
        cells.sort(key=lambda cell: (-cell.row, cell.column))
        side = "east" if upright else "south"
        yield message("pathfinder-barrier-line", side=side, squares=_runs(cells, along))


def _runs(cells: list[Cell], along: Direction) -> tuple[Cell | Message, ...]:
    runs: list[list[Cell]] = []
    for cell in cells:
        if runs and runs[-1][-1].step(along) == cell:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    return tuple(
        run[0] if len(run) == 1 else message("pathfinder-run-of", first=run[0], last=run[-1])
        for run in runs
    )


# what can be done


def _moves(seen: Observation) -> tuple[Message, ...]:
    moves, ground = legal_moves(seen), seen.setup.ground
    if seen.ended is not None:
        return (message("pathfinder-over"),)
    if seen.phase in (BUILD, DECLARE):
        if seen.draft is None:
            return (message("pathfinder-builds", who=seen.seat),)
        kinds = {kind: sum(isinstance(m, kind) for m in moves) for kind in (Add, Take, SetGoal)}
        ready = any(isinstance(move, Ready) for move in moves)
        return (
            message(
                "pathfinder-moves-build",
                n=len(moves),
                add=kinds[Add],
                take=kinds[Take],
                goal=kinds[SetGoal],
                ready="yes" if ready else "no",
            ),
        )
    if seen.phase == ANSWER:
        return (message("pathfinder-reply", labels=tuple(map(label, moves))),)
    said = [message("pathfinder-moves", n=len(moves))]
    asking = [move for move in moves if isinstance(move, Enter | Step | Back)]
    for kind, how in ((Enter, "enter"), (Step, "step"), (Back, "back")):
        cells = [ground.cell(move.square) for move in asking if isinstance(move, kind)]
        for start in range(0, len(cells), A_LINE):
            some = tuple(cells[start : start + A_LINE])
            said.append(message("pathfinder-moves-to", how=how, cells=some))
    if any(isinstance(move, Out) for move in moves):
        said.append(message("pathfinder-moves-out"))
    return tuple(said)


def _moves_at(place: Place, seen: Observation) -> tuple[Message, ...]:
    """What a touch of a place would do."""
    ground = seen.setup.ground
    if isinstance(place, Edge):
        said = describe(place, seen)
        return () if said is None else (said,)
    square = ground.number(place)
    if seen.draft is not None:
        if square != seen.draft.goal:
            return (message("pathfinder-goal-can", cell=place),)
        ready = READY in legal_moves(seen)
        return (message("pathfinder-finish-here"),) if ready else _moves(seen)
    for move in legal_moves(seen):
        if isinstance(move, Enter | Step | Back) and move.square == square:
            how = {Enter: "enter", Step: "step"}.get(type(move), "back")
            return (message("pathfinder-moves-to", how=how, cells=(place,)),)
    return _moves(seen)


# one place


def _about(topic: Topic, place: Place | None, seen: Observation) -> tuple[Message, ...]:
    if place is None:
        return ()
    if isinstance(place, Edge):
        said = describe(place, seen)
        return () if said is None else (said,)
    sides = edges(place, seen)
    if topic is Topic.EDGES:
        return sides
    what = describe(place, seen) or message("empty")
    return message("pathfinder-detail", cell=place, what=what), *sides


def edges(cell: Cell, seen: Observation) -> tuple[Message, ...]:
    """Which sides of a square are unknown, open, closed, or the edge of the board."""
    ground, sheet = seen.setup.ground, sheet_of(seen)
    kinds: dict[str, list[Direction]] = {UNKNOWN: [], OPEN: [], CLOSED: [], BORDER: []}
    square = ground.number(cell)
    for side in ground.sides[square] if square is not None else ():
        kinds[sheet.slot(side.slot)].append(side.way)
    return tuple(
        message("pathfinder-edges", kind=kind, sides=tuple(ways))
        for kind, ways in kinds.items()
        if ways
    )
