"""Asking, answering, walking, and when the search is over."""

from __future__ import annotations

from tactilegrid.core.game import Notice, Outcome, Transition
from tactilegrid.core.value import replace
from tactilegrid.games.pathfinder.events import (
    Answered,
    Asked,
    Caught,
    Checked,
    Declares,
    Ended,
    Event,
    LastTurn,
    Reached,
    Revealed,
    Went,
)
from tactilegrid.games.pathfinder.knowledge import is_stuck
from tactilegrid.games.pathfinder.maze import NO_MAZE, NOWHERE, door_of
from tactilegrid.games.pathfinder.position import (
    ANSWER,
    DECLARE,
    FOUND,
    GOAL,
    LIMIT,
    NO,
    NOBODY,
    PLY_CAP,
    REPETITION,
    SEARCH,
    SHARED,
    STUCK,
    Back,
    Enter,
    Mazes,
    Out,
    Question,
    Reply,
    Searching,
    Setup,
    State,
    Track,
    Tracks,
)
from tactilegrid.games.pathfinder.settings import HIDE

Result = tuple[State, list[Event]]


def slot_of(setup: Setup, question: Question) -> int:
    """The slot that a question is about."""
    if isinstance(question, Enter):
        return door_of(question.square)
    slot = setup.ground.between(question.origin, question.square)
    return -1 if slot is None else slot


def extended(path: tuple[int, ...], square: int) -> tuple[int, ...]:
    """The path after one more step, loops left out (PF-A6)."""
    return path[: path.index(square) + 1] if square in path else (*path, square)


def _put(tracks: Tracks, side: int, track: Track) -> Tracks:
    return (track, tracks[1]) if side == 0 else (tracks[0], track)


# plies of the searcher and of the owner of a maze on the table


def search(state: State, move: Searching) -> Transition[State, Event]:
    """Walk where the way is known, or ask (PF-R11 to R16)."""
    side, track = state.side, state.tracks[state.side]
    if isinstance(move, Out):
        path: tuple[int, ...] = ()
        went = Went(side, "out", track.path[0], len(track.path))
    elif isinstance(move, Back):
        path = extended(track.path, move.square)
        went = Went(side, "back", move.square, len(track.path) - len(path))
    else:
        slot = slot_of(state.setup, move)
        if not track.open >> slot & 1:
            return _ask(state, move, slot)
        path = extended(track.path, move.square)
        went = Went(side, "enter" if isinstance(move, Enter) else "walk", move.square, 1)
    tracks = _put(state.tracks, side, replace(track, path=path))
    return close(replace(state, tracks=tracks), [went])


def _ask(state: State, question: Question, slot: int) -> Transition[State, Event]:
    side, track = state.side, state.tracks[state.side]
    if track.blocked >> slot & 1:
        tracks = _put(state.tracks, side, replace(track, turns=track.turns + 1))
        events: list[Event] = [Answered(side, question, slot, yes=False, known=True)]
        return close(*_turn_over(replace(state, tracks=tracks), side, events))
    maze = state.mazes[1 - side]
    if maze is None:
        after = replace(state, phase=ANSWER, side=1 - side, pending=question)
        return close(after, [Asked(side, question)])
    is_open = not maze.walls >> slot & 1
    at_goal = is_open and question.square == maze.goal
    return _answered(state, side, question, is_open, at_goal)


def reply(state: State, question: Question, move: Reply) -> Transition[State, Event]:
    """The answer for a maze on the table (PF-A15)."""
    asked = replace(state, phase=SEARCH, side=1 - state.side, pending=None)
    return _answered(asked, asked.side, question, move != NO, move == FOUND)


def _answered(
    state: State, side: int, question: Question, is_open: bool, at_goal: bool
) -> Transition[State, Event]:
    """Yes moves the pawn, and the turn goes on (PF-R13); no ends it (PF-R14, A9)."""
    track, slot = state.tracks[side], slot_of(state.setup, question)
    events: list[Event] = [Answered(side, question, slot, is_open)]
    if is_open:
        path = extended(track.path, question.square)
        track = replace(track, open=track.open | 1 << slot, path=path)
    else:
        track = replace(track, blocked=track.blocked | 1 << slot)
    if at_goal or not is_open:
        track = replace(track, turns=track.turns + 1)
    after = replace(state, tracks=_put(state.tracks, side, track))
    if at_goal:
        events.append(Reached(side, question.square, track.turns))
        after = replace(after, reached=after.reached | 1 << side)
    if at_goal or not is_open:
        after, events = _turn_over(after, side, events)
    return close(after, events, reveals=True)


# whose turn it is, and the end


def _turn_over(state: State, side: int, events: list[Event]) -> Result:
    """The turn passes on, unless the game is over by it."""
    setup, other = state.setup, 1 - side
    if len(setup.searchers) == 1:
        return _alone(state, side, events)
    fair = not setup.equal or side != state.starter  # PF-A12
    if state.reached and fair:
        return _finish(state, events, *_winner(state))
    after = replace(state, side=other)
    if state.reached:
        events.append(LastTurn(other))
    return after, events


def _winner(state: State) -> tuple[int, str, int]:
    if state.reached == 0b11:
        return NOBODY, SHARED, 0
    side = 0 if state.reached & 1 else 1
    return side, GOAL, state.tracks[side].turns


def _alone(state: State, side: int, events: list[Event]) -> Result:
    setup, turns = state.setup, state.tracks[side].turns
    if state.reached:
        return _finish(state, events, side, GOAL, turns)
    if setup.turn_limit and turns >= setup.turn_limit:
        return _finish(state, events, _hider(setup), LIMIT, turns)
    return state, events


def _hider(setup: Setup) -> int:
    """Who wins where a single searcher fails: whoever hid the maze, if that was somebody."""
    return 0 if setup.play == HIDE else NOBODY


def close(state: State, events: list[Event], reveals: bool = False) -> Transition[State, Event]:
    """Count a ply that all know of, and pass over a side that has nothing left to ask."""
    setup = state.setup
    after = replace(state, plies=state.plies + 1)
    if after.phase == SEARCH and not setup.withdraw and after.result is None:
        after, events = _past_stuck(after, events)
    if setup.repetition and not _is_over(after):
        after, events = _repeated(after, events, reveals)
    if setup.ply_cap and after.plies >= setup.ply_cap and not _is_over(after):
        after, events = _finish(after, events, NOBODY, PLY_CAP, after.plies)
    return Transition(after, [Notice(event, setup.audience) for event in events], reveals)


def _is_over(state: State) -> bool:
    return state.result is not None or state.ended is not None


def _repeated(state: State, events: list[Event], reveals: bool) -> Result:
    """The same turn with both pawns where they were, and nothing learned since."""
    one, two = state.tracks
    now = (state.side, one.path, two.path)
    after = replace(state, past=(now,) if reveals else (*state.past, now))
    times = after.past.count(now)
    if times >= state.setup.repetition:
        return _finish(after, events, NOBODY, REPETITION, times)
    return after, events


def _past_stuck(state: State, events: list[Event]) -> Result:
    """The turn of a side that cannot come out and knows all around it passes (reentry none)."""
    setup, side = state.setup, state.side
    if state.ended is not None or not is_stuck(setup, state.tracks[side]):
        return state, events
    events.append(Caught(side))
    if len(setup.searchers) == 1:
        return _finish(state, events, _hider(setup), STUCK, state.tracks[side].turns)
    if state.reached:
        return _finish(state, events, *_winner(state))
    if is_stuck(setup, state.tracks[1 - side]):
        return _finish(state, events, NOBODY, STUCK, 0)
    return replace(state, side=1 - side), events


def _finish(state: State, events: list[Event], winner: int, reason: str, count: int) -> Result:
    """Who has won; mazes on the table are declared before all is shown."""
    setup = state.setup
    winners = () if winner == NOBODY else (setup.seats[winner],)
    outcome = Outcome(winners, reason)
    events.append(Ended(winner, reason, count))
    after = replace(state, result=outcome, phase=SEARCH, pending=None)
    if setup.speakers and reason not in (PLY_CAP, REPETITION):
        return _declaring(after, setup.speakers[0], events)
    return _over(after, events)


def _declaring(state: State, side: int, events: list[Event]) -> Result:
    mazes: Mazes = (NO_MAZE, state.mazes[1]) if side == 0 else (state.mazes[0], NO_MAZE)
    events.append(Declares(side))
    return replace(state, phase=DECLARE, side=side, mazes=mazes), events


def declared(state: State) -> Transition[State, Event]:
    """Compare a declared maze with what was answered for it (PF-A15)."""
    setup, side = state.setup, state.side
    maze, track = state.mazes[side] or NO_MAZE, state.tracks[1 - side]
    wrong = track.open & maze.walls | track.blocked & ~maze.walls
    slots = tuple(slot for slot in setup.ground.order if wrong >> slot & 1)
    was_found = bool(state.reached >> (1 - side) & 1)
    if was_found:
        goal_wrong = track.pawn != maze.goal
    else:
        goal_wrong = bool(setup.ground.touching(track.open) >> maze.goal & 1)
    events: list[Event] = [Checked(side, slots, goal_wrong)]
    rest = [other for other in setup.speakers if other > side]
    after, events = _declaring(state, rest[0], events) if rest else _over(state, events)
    return Transition(after, [Notice(event, setup.audience) for event in events], reveals=True)


def _over(state: State, events: list[Event]) -> Result:
    after = replace(state, ended=state.result, phase=SEARCH)
    return after, [*events, *revealed(after)]


def revealed(state: State) -> list[Event]:
    """Both mazes, as far as they were built."""
    return [
        Revealed(side, maze.goal, maze.walls.bit_count())
        for side, maze in enumerate(state.mazes)
        if maze is not None and maze.goal != NOWHERE
    ]
