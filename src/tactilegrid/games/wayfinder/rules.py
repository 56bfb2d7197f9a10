"""What moves do, and when the game is over.

A race is told as plies, one seat to move at a time: whoever has sailed places for the next voyage
as the very next ply, which is the soonest that a hand could do it, while a move `late` stands for a
countdown that ended first (WF-R19). So the order of plies is that of the sequential mode (WF-R21)
in both modes, and a record of a race replays without a clock. Two hands that place at once, and
the clock itself, belong to the host. Once somebody cannot place, everybody places before sailing,
for good (WF-R4, A15).
"""

from __future__ import annotations

from tactilegrid.core.game import Notice, Outcome, Transition
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import replace
from tactilegrid.games.wayfinder.gems import ONE_OF_EACH
from tactilegrid.games.wayfinder.legal import any_voyage
from tactilegrid.games.wayfinder.position import (
    AWAY,
    END,
    PLACE,
    PLY_CAP,
    RANDOM,
    REPETITION,
    RESIGNED,
    START,
    VOYAGE,
    Ended,
    Event,
    Missed,
    Move,
    NextColour,
    Pass,
    Passed,
    Placed,
    Placement,
    RaceOver,
    Repeated,
    Resigned,
    Sailed,
    Scored,
    State,
    Won,
    occurrences,
    setup_of,
)
from tactilegrid.games.wayfinder.refusals import check
from tactilegrid.games.wayfinder.scoring import after_voyage, best, end_scores, ended, villages_of
from tactilegrid.games.wayfinder.voyages import CELLS, Voyage


def initial(options: Options, seed: int) -> State:
    """One gem of each colour everywhere, no Wayfinder yet (WF-R2); the seed chooses who begins."""
    setup = setup_of(options)
    first = options.choice("first")
    side = drawn_from(seed, setup.sides) if first == RANDOM else int(first) - 1
    gems = [0] * len(CELLS)
    for square in setup.squares:
        gems[square] = ONE_OF_EACH
    return begin(
        State(
            setup,
            tuple(gems),
            (0,) * len(CELLS),
            (AWAY,) * setup.sides,
            (0,) * setup.sides,
            side,
            START,
        )
    )


def drawn_from(seed: int, count: int) -> int:
    """A number below *count* that seeds reach about equally often (the mixer of splitmix64)."""
    mask = (1 << 64) - 1
    mixed = (seed + 0x9E3779B97F4A7C15) & mask
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & mask
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & mask
    return (mixed ^ mixed >> 31) % count


def begin(state: State) -> State:
    """A position without a past; it is over where no voyage is left (WF-A11)."""
    if state.ended is None and not any_voyage(state):
        state = replace(state, ended=ended(state, END))
    return replace(state, past=(state.key,)) if state.setup.repetition else state


# what a move does


def apply(state: State, move: Move) -> Transition[State, Event]:
    """The state after a move; raises IllegalMove."""
    check(move, state)
    match move:
        case Voyage():
            after, events = _sail(state, move)
        case Placement():
            after, events = _place(state, move)
        case Pass():
            after, events = _pass(state)
        case _:
            lost = state.lost | 1 << state.side
            after, events = _next_turn(replace(state, lost=lost)), [Missed(state.side)]
    return _close(state, after, events)


Result = tuple[State, list[Event]]


def _sail(state: State, voyage: Voyage) -> Result:
    side = state.side
    villages = villages_of(state.setup, state.gems, side, voyage)
    gems, huts = after_voyage(state, voyage)
    scores = list(state.scores)
    scores[side] += sum(points for _, _, points in villages)
    after = replace(
        state,
        gems=gems,
        huts=huts,
        wayfinders=_moved(state, AWAY),
        scores=tuple(scores),
        past=() if villages else state.past,
    )
    return _after_voyage(after), [Sailed(side, voyage, villages, after.scores)]


def _moved(state: State, square: int) -> tuple[int, ...]:
    places = list(state.wayfinders)
    places[state.side] = square
    return tuple(places)


def _pass(state: State) -> Result:
    """No voyage: the turn was lost (WF-R19), or a Wayfinder that is stuck is picked up (WF-R17)."""
    side, lost = state.side, state.lost >> state.side & 1
    reason = "lost" if lost else "away" if state.here == AWAY else "stuck"
    after = replace(state, wayfinders=_moved(state, AWAY), lost=state.lost & ~(1 << side))
    return _after_voyage(after), [Passed(side, reason, state.here)]


def _after_voyage(state: State) -> State:
    """The same side places for its next voyage, unless it will do so on its next turn (WF-R4)."""
    return _next_turn(state) if state.race_over else replace(state, phase=PLACE)


def _place(state: State, move: Placement) -> Result:
    side, square = state.side, move.square
    events: list[Event] = [Placed(side, square)]
    if square is None:
        if not state.race_over:
            events.append(RaceOver())
        started = state.phase == START
        after = replace(state, race_over=True)
        return (_first_turn(after) if started else _next_turn(after)), events
    after = replace(state, wayfinders=_moved(state, square))
    if state.phase == START:
        return _next_start(after), events
    return (replace(after, phase=VOYAGE) if state.race_over else _next_turn(after)), events


def _following(state: State) -> list[int]:
    """The sides that play, clockwise from the one after the side to move, which comes last."""
    sides = state.setup.sides
    order = [(state.side + step) % sides for step in range(1, sides + 1)]
    return [side for side in order if not state.out >> side & 1]


def _next_start(state: State) -> State:
    """The next side without a Wayfinder picks its start, or the first one sails (WF-R2)."""
    for side in _following(state):
        if state.wayfinders[side] == AWAY:
            return replace(state, side=side)
    return _turn_of(state, _following(state)[0])


def _first_turn(state: State) -> State:
    """The start is broken off: who placed first sails, and the others place on their turns."""
    ready = [side for side in _following(state) if state.wayfinders[side] != AWAY]
    return _turn_of(state, ready[0])


def _next_turn(state: State) -> State:
    return _turn_of(state, _following(state)[0])


def _turn_of(state: State, side: int) -> State:
    """The turn of a side: first placing where the race is over and its Wayfinder is not placed."""
    places = state.race_over and state.wayfinders[side] == AWAY and not state.lost >> side & 1
    return replace(state, side=side, phase=PLACE if places else VOYAGE)


# the end


def _close(before: State, after: State, events: list[Event]) -> Transition[State, Event]:
    """Count the ply and the position, and see whether the game is over."""
    setup, plies = after.setup, before.plies + 1
    after = replace(after, plies=plies)
    times = 1
    if setup.repetition:
        after = replace(after, past=(*after.past, after.key))
        times = after.past.count(after.key)
    sailed = after.gems is not before.gems
    if sailed and not any_voyage(after):
        return _finish(after, events, END, 0)
    if setup.repetition and times >= setup.repetition:
        return _finish(after, events, REPETITION, times)
    if setup.ply_cap and plies >= setup.ply_cap:
        return _finish(after, events, PLY_CAP, plies)
    if after.side != before.side and len(setup.seats) == 1:
        events.append(NextColour(after.side))
    # where position after position comes back, the first one and each round's start warn enough
    fresh = times > occurrences(before) or after.side == after.playing[0]
    if times > 1 and times == setup.repetition - 1 and fresh:
        events.append(Repeated(times))
    return Transition(after, notices(after, events))


def _finish(state: State, events: list[Event], reason: str, count: int) -> Transition[State, Event]:
    """Score a game that is over (WF-R24, R25), whatever ended it (WF-A12)."""
    events.append(Ended(reason, count))
    scored = end_scores(state)
    events += [Scored(side, state.scores[side], *scored[side]) for side in state.playing]
    seats, most = best(state)
    events.append(Won(seats, most))
    after = replace(state, ended=Outcome(seats, reason))
    return Transition(after, notices(after, events))


def notices(state: State, events: list[Event]) -> list[Notice[Event]]:
    """Nothing in this game is secret: every event is for everyone."""
    return [Notice(event, state.setup.audience) for event in events]


def resign(state: State, seat: Seat) -> Transition[State, Event]:
    """The state after a seat gave up: its Wayfinder is gone, the others play on.

    The last one wins, whatever the scores; a single player ends the game without a winner. A seat
    that is out already, or a game that is over, stays as it is.
    """
    setup, side = state.setup, seat.number - 1
    if state.ended is not None or state.out >> side & 1:
        return Transition(state, ())
    events: list[Event] = [Resigned(seat)]
    if len(setup.seats) == 1:
        after = replace(state, ended=Outcome((), RESIGNED))
        return Transition(after, notices(after, events))
    places = (*state.wayfinders[:side], AWAY, *state.wayfinders[side + 1 :])
    gone = ~(1 << side)
    after = replace(
        state, wayfinders=places, out=state.out | 1 << side, lost=state.lost & gone, past=()
    )
    if len(after.playing) == 1:
        (last,) = after.playing
        winner = setup.seat(last)
        after = replace(after, side=last, phase=VOYAGE, ended=Outcome((winner,), RESIGNED))
        events.append(Won((winner,), after.scores[last]))
    elif state.side == side:
        after = _next_start(after) if state.phase == START else _next_turn(after)
    if setup.repetition:
        after = replace(after, past=(after.key,))
    return Transition(after, notices(after, events))
