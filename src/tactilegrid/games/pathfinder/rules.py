"""The start of a game, what a move does, and what each viewer may know of it."""

from __future__ import annotations

from random import Random
from typing import cast

from tactilegrid.core.game import Notice, Outcome, Transition
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.value import replace
from tactilegrid.games.pathfinder.events import (
    Begun,
    Built,
    Declares,
    Drafted,
    Ended,
    Event,
    Resigned,
)
from tactilegrid.games.pathfinder.maze import NO_MAZE, Maze
from tactilegrid.games.pathfinder.position import (
    BUILD,
    DECLARE,
    FIRST,
    FIRST_MAZE,
    HOME,
    NOBODY,
    RESIGNED,
    SEARCH,
    SECOND,
    SECOND_MAZE,
    THEIRS,
    TRACKING,
    Add,
    Lay,
    Mazes,
    Move,
    Observation,
    Ready,
    Reply,
    Searching,
    SetGoal,
    Setup,
    State,
    Take,
    setup_of,
)
from tactilegrid.games.pathfinder.refusals import check
from tactilegrid.games.pathfinder.searching import close, declared, reply, revealed, search
from tactilegrid.games.pathfinder.settings import ALONE, RANDOM, STYLES, builds, layout_of
from tactilegrid.games.pathfinder.styles import made


def initial(options: Options, seed: int) -> State:
    """Empty grids; the seed chooses who begins (PF-R9), and each side's luck."""
    setup = setup_of(options)
    dice = Random(seed)
    luck = (dice.getrandbits(64), dice.getrandbits(64))
    first = options.choice("first")
    starter = dice.getrandbits(1) if first == RANDOM else int(first) - 1
    starter = starter if len(setup.searchers) > 1 else setup.searchers[0]
    mazes: Mazes = (None, None)
    if setup.play == ALONE:
        mazes = (None, _hidden(setup, luck[1]))
    if not setup.builders:
        return State(setup, SEARCH, starter, mazes, luck, starter=starter)
    side = setup.builders[0]
    return State(setup, BUILD, side, put(mazes, side, NO_MAZE), luck, starter=starter)


def _hidden(setup: Setup, seed: int) -> Maze:
    """What the program hides from a single searcher."""
    options = setup.options
    layout = options.choice("layout")
    if layout in (RANDOM, *STYLES):
        style = Random(seed).choice(STYLES) if layout == RANDOM else layout
        return made(setup.ground, setup.chips, style, options.number("strength"), seed)
    return layout_of(options).maze


def put(mazes: Mazes, side: int, maze: Maze) -> Mazes:
    """The mazes with another one on one side."""
    return (maze, mazes[1]) if side == 0 else (mazes[0], maze)


# who knows what


def layers_of(viewer: int, setup: Setup, over: bool) -> tuple[str, ...]:
    """The grids that a viewer can ask about, the usual one of the search first."""
    if viewer == NOBODY:
        grids = [(FIRST, SECOND)[side] for side in setup.searchers]
        return (*grids, FIRST_MAZE, SECOND_MAZE) if over else tuple(grids)
    searches, owns = viewer in setup.searchers, len(setup.seats) > 1
    hides = owns and (1 - viewer) in setup.searchers
    grids = [TRACKING] * searches + [HOME] * hides + [THEIRS] * (over and searches)
    return tuple(grids)


def observe(state: State, viewer: Viewer) -> Observation:
    """The own maze, both tracking grids, and at the end both mazes."""
    side = viewer.number - 1 if isinstance(viewer, Seat) else NOBODY
    over = state.ended is not None
    one, two = state.mazes
    mazes: Mazes = (
        one if over or side == 0 else None,
        two if over or (side == 1 and len(state.setup.seats) > 1) else None,
    )
    grids = layers_of(side, state.setup, over)
    building = state.phase in (BUILD, DECLARE) and not over
    layer = HOME if building and HOME in grids else grids[0]
    return Observation(
        state.setup,
        side,
        state.phase,
        state.side,
        mazes,
        0 if side == NOBODY else state.luck[side],
        state.tracks,
        state.pending,
        state.starter,
        state.reached,
        state.plies,
        state.past,
        state.result,
        state.ended,
        layer,
    )


# what a move does


def apply(state: State, move: Move) -> Transition[State, Event]:
    """The state after a move; raises IllegalMove."""
    check(move, observe(state, Seat(state.side + 1)))
    if isinstance(move, Reply) and state.pending is not None:
        return reply(state, state.pending, move)
    match move:
        case Ready():
            return _ready(state)
        case Add() | Take() | SetGoal() | Lay():
            return _draft(state, move)
    return search(state, cast(Searching, move))  # a reply to nothing was refused


def _draft(state: State, move: Add | Take | SetGoal | Lay) -> Transition[State, Event]:
    """Another maze; nobody else hears of it, not even that something was done.

    Where all mazes lie on the table, others hear who lays out what was answered for (PF-A15).
    """
    side, maze = state.side, state.mazes[state.side] or NO_MAZE
    match move:
        case Add(slot=slot):
            maze, what, place = Maze(maze.goal, maze.walls | 1 << slot), "added", slot
        case Take(slot=slot):
            maze, what, place = Maze(maze.goal, maze.walls & ~(1 << slot)), "taken", slot
        case SetGoal(square=square):
            maze, what, place = Maze(square, maze.walls), "goal", square
        case _:
            maze, what, place = move.maze, "laid", move.maze.goal
    after = replace(state, mazes=put(state.mazes, side, maze))
    notices: list[Notice[Event]] = [Notice(Drafted(side, what, place), (Seat(side + 1),))]
    if not builds(state.setup.options):  # all lies on the table: nobody is left in silence
        others = state.setup.audience - {Seat(side + 1)}
        notices.append(Notice(Declares(side), others))
    return Transition(after, notices)


def _ready(state: State) -> Transition[State, Event]:
    """The next one builds, or the search begins; what is done cannot be undone."""
    if state.phase == DECLARE:
        return declared(state)
    setup, side = state.setup, state.side
    rest = [other for other in setup.builders if other > side]
    if rest:
        mazes = put(state.mazes, rest[0], NO_MAZE)
        after = replace(state, side=rest[0], mazes=mazes)
        events: list[Event] = [Built(side, rest[0])]
    else:
        after = replace(state, phase=SEARCH, side=state.starter)
        events = [Built(side, NOBODY), Begun(state.starter)]
    return close(after, events, reveals=True)


def resign(state: State, seat: Seat) -> Transition[State, Event]:
    """The other seat wins; a single searcher ends the game without a winner."""
    setup, side = state.setup, seat.number - 1
    if state.ended is not None:
        return Transition(state, ())
    alone = len(setup.seats) == 1
    winners = () if alone else (setup.seats[1 - side],)
    after = replace(state, ended=Outcome(winners, RESIGNED), pending=None)
    winner = NOBODY if alone else 1 - side
    events: list[Event] = [Resigned(side), Ended(winner, RESIGNED, 0), *revealed(after)]
    return Transition(after, [Notice(event, setup.audience) for event in events], reveals=True)
