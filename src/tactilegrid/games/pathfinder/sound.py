"""Whether a position that was read could stand in a game, so that it can be played on."""

from __future__ import annotations

from itertools import pairwise

from tactilegrid.core.errors import BadPosition, IllegalMove
from tactilegrid.core.message import message
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import replace
from tactilegrid.games.pathfinder.knowledge import goals, is_stuck, visited
from tactilegrid.games.pathfinder.maze import NOWHERE, Maze, door_of, reached
from tactilegrid.games.pathfinder.position import (
    ANSWER,
    BUILD,
    DECLARE,
    GOAL,
    LIMIT,
    PLY_CAP,
    REPETITION,
    RESIGNED,
    SEARCH,
    SHARED,
    STUCK,
    Setup,
    State,
    Track,
)
from tactilegrid.games.pathfinder.refusals import check, check_finished
from tactilegrid.games.pathfinder.rules import observe
from tactilegrid.games.pathfinder.settings import ALONE

REASONS = (GOAL, SHARED, STUCK, LIMIT, REPETITION, PLY_CAP, RESIGNED)


def check_state(state: State) -> State:
    """The state itself; raises BadPosition with what does not go together."""
    setup = state.setup
    for side in (0, 1):
        _need(side in setup.searchers or state.tracks[side] == Track(), "track", side)
        _check_track(state, side)
        maze = state.mazes[side]
        if maze is not None:
            _need(maze.walls.bit_count() <= setup.chips, "chips", side)
    _need(state.starter in setup.searchers, "first", state.starter)
    _need(state.side < len(setup.seats), "turn", state.side)
    _need((state.pending is not None) == (state.phase == ANSWER), "question", state.side)
    if state.ended is not None:
        _need(state.phase in (SEARCH, BUILD, DECLARE), "over", state.side)
        return state
    _need(not setup.ply_cap or state.plies < setup.ply_cap or state.result is not None, "over", 0)
    {BUILD: _check_build, DECLARE: _check_declare}.get(state.phase, _check_search)(state)
    return state


def _need(fits: bool, fault: str, side: int) -> None:
    if not fits:
        raise BadPosition(message("pathfinder-unsound", fault=fault, seat=side + 1))


def _check_track(state: State, side: int) -> None:
    """Open slots hang together with entrances, and the path runs along them."""
    ground, track = state.setup.ground, state.tracks[side]
    _need(not track.open & track.blocked, "track", side)
    _need(reached(ground, ground.slots & ~track.open) == visited(ground, track), "track", side)
    path = track.path
    _need(len(set(path)) == len(path), "path", side)
    if path:
        crossed = [door_of(path[0]) if path[0] in ground.door else -1]
        crossed += [ground.between(*pair) or 0 for pair in pairwise(path)]
        _need(all(slot >= 0 and track.open >> slot & 1 for slot in crossed), "path", side)


def _check_build(state: State) -> None:
    setup = state.setup
    _need(state.side in setup.builders, "turn", state.side)
    _need(state.tracks == (Track(), Track()), "track", state.side)
    _need(not (state.reached or state.result), "over", state.side)
    for side in (0, 1):
        if side in setup.builders and side < state.side:
            _finished(state, side)
        else:
            there = state.mazes[side] is not None
            _need(there == (side == state.side), "maze", side)


def _finished(state: State, side: int) -> Maze:
    maze = state.mazes[side] or Maze(NOWHERE, 0)
    try:
        check_finished(maze, state.setup.ground)
    except IllegalMove as error:
        raise BadPosition(error.message) from None
    return maze


def _check_hidden(state: State) -> None:
    """Whoever hides has a maze that agrees with what the other found out."""
    setup, ground = state.setup, state.setup.ground
    hidden = (1,) if setup.play == ALONE else setup.builders
    for side in (0, 1):
        track = state.tracks[1 - side]
        found = bool(state.reached >> (1 - side) & 1)
        if side in hidden:
            maze = _finished(state, side)
            agrees = not track.open & maze.walls and not track.blocked & ~maze.walls
            _need(agrees, "answers", side)
            been = bool(visited(ground, track) >> maze.goal & 1)
            _need(been == found, "goal", side)
            _need(not found or track.pawn == maze.goal, "goal", side)
        elif side in setup.speakers:
            _need(track.blocked.bit_count() <= setup.chips, "chips", side)
            _need(bool(found and track.path) or bool(goals(ground, track)), "goal", side)
        elif state.phase != DECLARE:
            _need(state.mazes[side] is None, "maze", side)


def _check_search(state: State) -> None:
    setup, side = state.setup, state.side
    _check_hidden(state)
    for speaker in setup.speakers:
        _need(state.mazes[speaker] is None, "maze", speaker)
    asker = 1 - side if state.phase == ANSWER else side
    _need(state.result is None, "over", side)
    _need(asker in setup.searchers, "turn", side)
    waits = setup.equal and state.reached == 1 << state.starter and asker != state.starter
    _need(not state.reached or waits, "over", side)
    turns = state.tracks[asker].turns
    _need(not setup.turn_limit or turns < setup.turn_limit, "over", side)
    _need(not is_stuck(setup, state.tracks[asker]), "over", side)
    if state.phase == ANSWER:
        _check_question(state, asker, setup)


def _check_question(state: State, asker: int, setup: Setup) -> None:
    """The question that waits could be asked, and its answer is not known."""
    _need(state.side in setup.speakers, "question", state.side)
    asking = replace(state, phase=SEARCH, side=asker, pending=None)
    try:
        check(state.pending, observe(asking, Seat(asker + 1)))  # type: ignore[arg-type]
    except IllegalMove as error:
        raise BadPosition(error.message) from None


def _check_declare(state: State) -> None:
    setup, side = state.setup, state.side
    _need(state.result is not None and side in setup.speakers, "turn", side)
    for other in setup.speakers:
        if other < side:
            _finished(state, other)
        else:
            _need((state.mazes[other] is not None) == (other == side), "maze", other)
    _check_hidden(state)
