"""The rules of Quoridor Pac-Man (PM-R, PM-A): what a turn does, and how a game ends.

What may be done in a turn is in `walks`.
"""

from __future__ import annotations

from tactilegrid.core.game import Notice, Outcome, Transition
from tactilegrid.core.options import Options
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.core.value import replace
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import cell_of
from tactilegrid.games.quoridor_pac_man.moves import GHOSTS, PAC, Move, figures_in, mask_of
from tactilegrid.games.quoridor_pac_man.position import (
    CAUGHT,
    OFF,
    PELLETS_EATEN,
    PLY_CAP,
    REPETITION,
    RESIGNED,
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
    setup_of,
)
from tactilegrid.games.quoridor_pac_man.refusals import refusal
from tactilegrid.games.quoridor_pac_man.walks import Walk, find

Told = list[Notice[Event]]
PAC_MAN_SIDE, GHOST_SIDE = "pac-man", "ghosts"


def initial(options: Options, seed: int) -> State:  # noqa: ARG001 - nothing is drawn by lot
    """The layout with all lives; Pac-Man begins (PM-R4)."""
    setup = setup_of(options)
    return State(setup, setup.layout.starts, setup.layout.pellets, setup.lives)


def check(move: Move, state: State) -> None:
    """Raise IllegalMove with the rule and what is possible, unless the move is legal."""
    if find(state, move) is None:
        raise refusal(state, move)


def apply(state: State, move: Move) -> Transition[State, Event]:
    """The state after a turn of one figure; raises IllegalMove."""
    walk = find(state, move)
    if walk is None:
        raise refusal(state, move)
    told: Told = []
    caught = _is_caught(walk)
    if not caught:  # or the news is who was caught, and where
        _tell(told, state, _moved(state, walk))
    after = replace(
        state,
        figures=walk.figures,
        pellets=walk.pellets,
        past=_past(state),
        plies=state.plies + 1,
        mover=walk.figure,
    )
    if caught:
        after = _catch(after, walk, told)
    elif walk.figure == PAC:
        after = _fed(state, after, told)
    else:
        after = _turn_over(replace(after, waiting=state.waiting & ~(1 << walk.figure)), told)
    return Transition(_close(state, after, told), told)


def _tell(told: Told, state: State, event: Event) -> None:
    told.append(Notice(event, state.setup.audience))


def _moved(state: State, walk: Walk) -> Moved:
    return Moved(
        walk.figure,
        state.cell(walk.figure),
        tuple(step.direction for step in walk.steps),
        cell_of(walk.here),
        walk.frenzy,
    )


def _past(state: State) -> tuple[int, ...]:
    return (*state.past, state.key) if state.setup.repetition else ()


def _is_caught(walk: Walk) -> bool:
    return any(walk.figures[ghost] == walk.figures[PAC] for ghost in GHOSTS)


def _catch(state: State, walk: Walk, told: Told) -> State:
    """A life is lost and all go back to the start, eaten ghosts too (PM-R10, A9, A15)."""
    pac = state.pac
    ghost = walk.figure
    if ghost == PAC:
        ghost = next(each for each in GHOSTS if state.figures[each] == pac)
    lives = state.lives - 1
    _tell(told, state, Caught(ghost, cell_of(pac), lives, walk.figure == PAC))
    after = replace(state, figures=state.setup.layout.starts, lives=lives, waiting=0, past=())
    return after if lives else _won(after, GHOST_SIDE, CAUGHT, told)


def _fed(before: State, state: State, told: Told) -> State:
    """What Pac-Man's turn did, and the turns of the ghosts that follow (PM-R5 to R7)."""
    pellets = tuple(cell_of(square) for square in numbers(before.pellets & ~state.pellets))
    if pellets:
        _tell(told, state, Ate(pellets, state.pellets.bit_count()))
    ghosts = tuple(ghost for ghost in before.alive if state.figures[ghost] == OFF)
    if ghosts:
        _tell(told, state, Swallowed(ghosts))
    if pellets:
        state = replace(state, past=())
    if not state.pellets:
        return _won(state, PAC_MAN_SIDE, PELLETS_EATEN, told)
    place = len(told)
    waiting = GHOSTS if state.setup.returns else state.alive
    after = _turn_over(replace(state, waiting=mask_of(waiting)), told)
    if state.alive:
        told[place:place] = _sight(state, after)
    elif ghosts and not state.setup.returns:
        _tell(told, state, Certain())
    return after


def _sight(state: State, after: State) -> Told:
    """Who sees Pac-Man, for him; who hears every ghost's turn called hears of a frenzy there."""
    seats = state.setup.seats
    alone, called = len(seats) == 1, after.candidates[0] in state.watchers
    audience: list[Viewer] = [] if alone and called else [seats[0]]
    audience += [] if called else [SPECTATOR]
    return [Notice(Seen(state.watchers), audience)] if audience else []


def _turn_over(state: State, told: Told) -> State:
    """Bring back the eaten ghosts whose turn it is (PM-A8), until a ghost can be moved or none."""
    for ghost in figures_in(state.waiting):
        if state.figures[ghost] == OFF:
            state = _return(state, ghost, told)
        if state.waiting and not state.setup.free_order and ghost in state.candidates:
            break
    return state


def _return(state: State, ghost: int, told: Told) -> State:
    """An eaten ghost comes back to its start square, unless another figure stands there.

    Pac-Man on it is no exception: a ghost has to reach him by a move (PM-R10).
    """
    start = state.setup.layout.starts[ghost]
    taken = state.pac == start or (not state.setup.share and start in state.figures)
    _tell(told, state, Returned(ghost, cell_of(start), not taken))
    if taken:
        return replace(state, waiting=state.waiting & ~(1 << ghost))
    figures = (*state.figures[:ghost], start, *state.figures[ghost + 1 :])
    return replace(state, figures=figures)


def _close(before: State, state: State, told: Told) -> State:
    """Count the ply and the position (PM-A17), and say whose turn it is."""
    if state.ended is not None:
        return state
    setup = state.setup
    times = state.past.count(state.key) + 1
    if setup.repetition and times >= setup.repetition:
        return _drawn(state, REPETITION, times, told)
    if state.plies == setup.ply_cap:
        return _drawn(state, PLY_CAP, state.plies, told)
    # of a whole round that comes back, its start and its first position are warning enough
    fresh = not state.waiting or before.past.count(before.key) + 1 < times
    if setup.repetition and times == setup.repetition - 1 and fresh:
        _tell(told, state, Repeated(times))
    _announce_next(state, told)
    return state


def _announce_next(state: State, told: Told) -> None:
    """Tell who has several figures which of them is next."""
    seat = state.setup.seats[state.turn]
    if state.candidates != (PAC,) or len(state.setup.seats) == 1:
        audience: tuple[Viewer, ...] = (seat, SPECTATOR)
        told.append(Notice(Next(state.candidates), audience))


def winners(state: State, side: str) -> tuple[Seat, ...]:
    """The seats of a side; a seat that plays all figures is on both."""
    seats = state.setup.seats
    return seats[:1] if side == PAC_MAN_SIDE or len(seats) == 1 else seats[1:]


def _won(state: State, side: str, reason: str, told: Told) -> State:
    _tell(told, state, Won(side, reason, state.level, state.eaten))
    return replace(state, ended=Outcome(winners(state, side), reason), waiting=0, past=())


def _drawn(state: State, reason: str, count: int, told: Told) -> State:
    _tell(told, state, Drawn(reason, count, state.level))
    return replace(state, ended=Outcome((), reason))


def resign(state: State, seat: Seat) -> Transition[State, Event]:
    """The state after a seat gave up.

    Pac-Man's seat ends the game. The ghosts of another seat pass to the next that plays ghosts, and
    when there is none left Pac-Man has won. Who plays all alone gives up without a winner.
    """
    index = seat.number - 1
    if state.ended is not None or state.out >> index & 1:
        return Transition(state, ())
    told: Told = []
    seats = state.setup.seats
    after = replace(state, out=state.out | 1 << index)
    left = [each for each in seats[1:] if not after.out >> each.number - 1 & 1]
    if len(seats) == 1:
        _tell(told, after, GaveUp(seat, None))
        return Transition(_drawn(after, RESIGNED, 1, told), told)
    if index == 0 or not left:
        _tell(told, after, GaveUp(seat, None))
        side = PAC_MAN_SIDE if index else GHOST_SIDE
        return Transition(_won(after, side, RESIGNED, told), told)
    heir = next((each for each in left if each.number > seat.number), left[0])
    _tell(told, after, GaveUp(seat, heir))
    if state.turn != after.turn:
        _announce_next(after, told)
    return Transition(after, told)
