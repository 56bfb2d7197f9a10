"""Every legal move in a fixed order, but for whole layouts, which are too many to be listed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from tactilegrid.core.errors import IllegalMove
from tactilegrid.games.pathfinder.maze import NO_MAZE, NOWHERE, Maze, door_of, ways_of
from tactilegrid.games.pathfinder.position import (
    BUILD,
    DECLARE,
    FOUND,
    NO,
    OUT,
    READY,
    YES,
    Add,
    Back,
    Enter,
    Move,
    Observation,
    Question,
    Reply,
    SetGoal,
    Step,
    Take,
)
from tactilegrid.games.pathfinder.refusals import check_reply


def legal_moves(seen: Observation) -> Sequence[Move]:
    """Chips, goals and being ready; or answers; or questions, and ways back."""
    if seen.ended is not None:
        return ()
    if seen.phase in (BUILD, DECLARE):
        return tuple(_building(seen.draft or NO_MAZE, seen))
    if seen.pending is not None:
        return replies(seen.pending, seen)
    return tuple(_entering(seen) if not seen.track.path else _inside(seen))


def _building(maze: Maze, seen: Observation) -> Iterator[Move]:
    ground = seen.setup.ground
    if maze.walls.bit_count() < seen.setup.chips:
        for slot in ground.order:
            if not maze.walls >> slot & 1:
                yield Add(slot)
    for slot in ground.order:
        if maze.walls >> slot & 1:
            yield Take(slot)
    for square in ground.spots:
        if square != maze.goal:
            yield SetGoal(square)
    if maze.goal != NOWHERE and ways_of(ground, maze).length:
        yield READY


def replies(question: Question, seen: Observation) -> tuple[Reply, ...]:
    """The answers that may be true."""
    found = []
    for move in (YES, NO, FOUND):
        with suppress(IllegalMove):
            check_reply(move, question, seen)
            found.append(move)
    return tuple(found)


def _asks(slot: int, seen: Observation) -> bool:
    return seen.setup.reask or not seen.track.blocked >> slot & 1


def _entering(seen: Observation) -> Iterator[Move]:
    for square in seen.setup.ground.doors:
        if _asks(door_of(square), seen):
            yield Enter(square)


def _inside(seen: Observation) -> Iterator[Move]:
    ground, track = seen.setup.ground, seen.track
    walked = set()
    for side in ground.sides[track.pawn]:
        if side.beyond >= 0 and _asks(side.slot, seen):
            yield Step(track.pawn, side.beyond)
            if track.open >> side.slot & 1:
                walked.add(side.beyond)
    for square in track.path[:-1]:
        if square not in walked:
            yield Back(square)
    if seen.setup.withdraw:
        yield OUT
