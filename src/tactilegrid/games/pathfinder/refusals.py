"""Why a move is not legal: the rule broken, in a sentence that also says what is possible."""

from __future__ import annotations

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.message import Message, Name, message
from tactilegrid.games.pathfinder.knowledge import goals, visited
from tactilegrid.games.pathfinder.maze import NO_MAZE, NOWHERE, Maze, door_of, ways_of
from tactilegrid.games.pathfinder.position import (
    BUILD,
    DECLARE,
    FOUND,
    NO,
    Add,
    Back,
    Enter,
    Lay,
    Move,
    Observation,
    Out,
    Question,
    Ready,
    Reply,
    SetGoal,
    Step,
    Take,
    Track,
)
from tactilegrid.games.pathfinder.saying import beyond_squares, slot_args
from tactilegrid.games.pathfinder.slots import SPAN, Ground, slot_name


def check(move: Move, seen: Observation) -> None:
    """Raise IllegalMove with the rule and what is possible, unless the move is legal."""
    if seen.ended is not None:
        raise IllegalMove(message("pathfinder-over"), "PF-R10")
    builds = isinstance(move, Add | Take | SetGoal | Lay | Ready)
    if seen.phase in (BUILD, DECLARE):
        if not builds:
            raise IllegalMove(message("pathfinder-build-now"), "PF-R7")
        _check_building(move, seen)
    elif builds:
        raise IllegalMove(message("pathfinder-search-now"), "PF-R9")
    elif seen.pending is not None:
        if not isinstance(move, Reply):
            raise IllegalMove(message("pathfinder-answer-now"), "PF-A15")
        check_reply(move, seen.pending, seen)
    else:
        _check_search(move, seen)


# building


def _check_building(move: Move, seen: Observation) -> None:
    maze, ground = seen.draft or NO_MAZE, seen.setup.ground
    match move:
        case Add(slot=slot) | Take(slot=slot):
            _check_chip(move, slot, maze, seen)
        case SetGoal(square=square):
            if square not in ground.sides:
                raise IllegalMove(message("pathfinder-off-board"), "PF-R6")
            if square == maze.goal:
                cell = ground.cell(square)
                raise IllegalMove(message("pathfinder-goal-there", cell=cell), "PF-R6")
        case Lay():
            _check_lay(move.maze, maze, seen)
        case _:
            check_finished(maze, ground)


def _check_chip(move: Move, slot: int, maze: Maze, seen: Observation) -> None:
    ground, chips = seen.setup.ground, seen.setup.chips
    if not ground.slots >> slot & 1:
        raise IllegalMove(message("pathfinder-no-slot", given=Name(slot_name(slot))), "PF-A3")
    there = bool(maze.walls >> slot & 1)
    if isinstance(move, Take):
        if not there:
            raise IllegalMove(message("pathfinder-no-chip", **slot_args(slot, ground)), "PF-R7")
    elif there:
        raise IllegalMove(message("pathfinder-chip-there", **slot_args(slot, ground)), "PF-R7")
    elif maze.walls.bit_count() >= chips:
        raise IllegalMove(message("pathfinder-no-chip-left", n=chips), "PF-R2")


def _check_lay(maze: Maze, before: Maze, seen: Observation) -> None:
    ground, chips = seen.setup.ground, seen.setup.chips
    if maze.goal not in ground.sides:
        raise IllegalMove(message("pathfinder-off-board"), "PF-R6")
    strange = maze.walls & ~ground.slots
    if strange:
        slot = (strange & -strange).bit_length() - 1
        raise IllegalMove(message("pathfinder-no-slot", given=Name(slot_name(slot))), "PF-A3")
    count = maze.walls.bit_count()
    if count > chips:
        raise IllegalMove(message("pathfinder-many-chips", n=count, most=chips), "PF-R2")
    check_finished(maze, ground)
    if maze == before:
        raise IllegalMove(message("pathfinder-same-maze"), "PF-R7")


def check_finished(maze: Maze, ground: Ground) -> None:
    """Raise IllegalMove where the goal is not set or cannot be reached (PF-R6, R8)."""
    if maze.goal == NOWHERE:
        raise IllegalMove(message("pathfinder-no-goal"), "PF-R6")
    if not ways_of(ground, maze).length:
        raise IllegalMove(message("pathfinder-no-way", cell=ground.cell(maze.goal)), "PF-R8")


# answering for a maze on the table


def check_reply(move: Reply, question: Question, seen: Observation) -> None:
    """Only what cannot be true is refused: no maze would fit all answers (PF-A15)."""
    track, ground = seen.track, seen.setup.ground
    cell = ground.cell(question.square)
    if move == NO:
        after = _blocked(track, question, ground)
        if after.blocked.bit_count() > seen.setup.chips:
            raise IllegalMove(message("pathfinder-never-chips", n=seen.setup.chips), "PF-R7")
        if not goals(ground, after):
            raise IllegalMove(message("pathfinder-never-closed"), "PF-R8")
        return
    been = visited(ground, track)
    fresh = not been >> question.square & 1
    if move == FOUND:
        if not fresh:
            raise IllegalMove(message("pathfinder-never-goal", cell=cell), "PF-R10")
        return
    left = goals(ground, track)
    if fresh and left == 1 << question.square:
        raise IllegalMove(message("pathfinder-must-be-goal", cell=cell), "PF-R8")


def _blocked(track: Track, question: Question, ground: Ground) -> Track:
    if isinstance(question, Enter):
        slot = door_of(question.square)
    else:
        slot = ground.between(question.origin, question.square) or 0
    return Track(track.open, track.blocked | 1 << slot)


# searching


def _check_search(move: Move, seen: Observation) -> None:
    match move:
        case Enter(square=square):
            _check_enter(square, seen)
        case Step():
            _check_step(move, seen)
        case Out():
            if not seen.track.path:
                raise IllegalMove(message("pathfinder-outside"), "PF-A4")
            if not seen.setup.withdraw:
                raise IllegalMove(message("pathfinder-no-way-out"), "PF-A4")
        case Back(square=square):
            _check_back(square, seen)
        case _:
            raise IllegalMove(message("pathfinder-no-question"), "PF-A15")


def _check_enter(square: int, seen: Observation) -> None:
    track, ground = seen.track, seen.setup.ground
    if track.path:
        cell = ground.cell(track.pawn)
        raise IllegalMove(message("pathfinder-inside", cell=cell), "PF-R11")
    if square not in ground.door:
        raise IllegalMove(message("pathfinder-not-entrance"), "PF-R11")
    _check_known(door_of(square), seen)


def _check_known(slot: int, seen: Observation) -> None:
    """A slot that is known to be blocked is not asked again, so that no turn is lost (PF-A7)."""
    if seen.track.blocked >> slot & 1 and not seen.setup.reask:
        args = slot_args(slot, seen.setup.ground)
        raise IllegalMove(message("pathfinder-known-closed", **args), "PF-A7")


def _check_step(move: Step, seen: Observation) -> None:
    track, ground = seen.track, seen.setup.ground
    if not track.path:
        raise IllegalMove(message("pathfinder-enter-first"), "PF-R11")
    if move.origin != track.pawn:
        raise IllegalMove(message("pathfinder-pawn-on", cell=ground.cell(track.pawn)), "PF-R12")
    if move.square == move.origin:
        raise IllegalMove(message("pathfinder-there", cell=ground.cell(move.square)), "PF-R12")
    slot = ground.between(move.origin, move.square)
    if slot is None:
        raise IllegalMove(_too_far(move.square, seen), "PF-R12")
    _check_known(slot, seen)


def _too_far(square: int, seen: Observation) -> Message:
    """Not a neighbour: what could be asked instead."""
    ground = seen.setup.ground
    if square not in ground.sides:
        return message("pathfinder-off-board")
    row, column = divmod(square, SPAN)
    pawn_row, pawn_column = divmod(seen.track.pawn, SPAN)
    slanted = abs(row - pawn_row) == abs(column - pawn_column) == 1
    return message(
        "pathfinder-too-far",
        cell=ground.cell(square),
        how="diagonal" if slanted else "far",
        cells=beyond_squares(seen),
    )


def _check_back(square: int, seen: Observation) -> None:
    track, ground = seen.track, seen.setup.ground
    if square not in track.path[:-1]:
        if square not in ground.sides:
            raise IllegalMove(message("pathfinder-off-board"), "PF-A5")
        cell = ground.cell(square)
        raise IllegalMove(message("pathfinder-not-on-path", cell=cell), "PF-A5")
    slot = ground.between(track.pawn, square)
    if slot is not None and track.open >> slot & 1:
        cell = ground.cell(square)
        raise IllegalMove(message("pathfinder-just-walk", cell=cell), "PF-R16")
