"""The rules of Quoridor (QD-R, QD-A): what is legal, what a move does, and how a game ends."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Notice, Outcome, Transition
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import replace
from tactilegrid.games.quoridor.listing import listing
from tactilegrid.games.quoridor.moves import (
    PASS,
    Fence,
    Move,
    Step,
    cell_of,
)
from tactilegrid.games.quoridor.position import (
    BITS,
    GOAL,
    OFF,
    PLY_CAP,
    RANDOM,
    REPETITION,
    RESIGNED,
    Drawn,
    Event,
    Laid,
    Passed,
    Repeated,
    Resigned,
    State,
    Stepped,
    Told,
    Won,
    next_state,
    occurrences,
    position_key,
    setup_of,
    start_squares,
)
from tactilegrid.games.quoridor.refusals import refusal

WON = 1_000_000
_new = object.__new__
A_STEP = 100  # what one step of a way is worth; a fence in hand is worth one


def initial(options: Options, seed: int) -> State:
    """The first position; the seed decides who begins where nobody chose (QD-R2)."""
    setup = setup_of(options)
    players = len(setup.seats)
    first = options.choice("first")
    turn = drawn_from(seed, players) if first == RANDOM else int(first) - 1
    pawns = start_squares(setup.board.size, players)
    left = (options.number("fences"),) * players
    return State(setup, pawns, left, setup.board.bare, turn)


def drawn_from(seed: int, count: int) -> int:
    """A number below *count* that seeds reach about equally often (the mixer of splitmix64)."""
    mask = (1 << 64) - 1
    mixed = (seed + 0x9E3779B97F4A7C15) & mask
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & mask
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & mask
    return (mixed ^ mixed >> 31) % count


# what is legal


def steps(state: State) -> int:
    """The squares that the pawn to move may go to, as a set of bits."""
    own, walls, taken = state.pawns[state.turn], state.walls, state.taken
    near = walls.nears.get(own) or walls.near(own)
    if not near & taken:
        return near
    setup = state.setup
    return walls.steps(own, taken ^ BITS[own], setup.edge_is_fence, setup.diagonal)


def may_lay(state: State) -> int:
    """The fences that the seat to move may lay, as a set of bits."""
    return state.walls.allowed(state.pawns) if state.left[state.turn] else 0


def legal_moves(state: State) -> Sequence[Move]:
    """Steps from a1 on, then horizontal and vertical fences from a1 on; or the forced pass."""
    if state.ended is not None:
        return ()
    walls = state.walls
    moves = walls.board.step_moves(steps(state))
    fences = walls.allowed(state.pawns) if state.left[state.turn] else 0
    if fences:
        return listing(moves, walls, fences)
    return moves or (PASS,)


def is_legal(state: State, move: Move) -> bool:
    """Whether the seat to move may make this move, without listing the others."""
    if state.ended is not None:
        return False
    # asked at every ply: `isinstance` takes four times as long to say no
    if type(move) is Step:
        return steps(state) & BITS[move.number] != 0
    if type(move) is Fence:
        return may_lay(state) & BITS[move.number] != 0
    return not steps(state) and not may_lay(state)


def check(move: Move, state: State) -> None:
    """Raise IllegalMove with the rule and what is possible, unless the move is legal."""
    if not is_legal(state, move):
        raise refusal(state, move, steps(state))


# what a move does


def apply(state: State, move: Move) -> Transition[State, Event]:
    """The state after a move; raises IllegalMove."""
    if not is_legal(state, move):
        raise refusal(state, move, steps(state))
    if type(move) is Fence:
        return _lay(state, move)
    if type(move) is Step:
        return _walk(state, move)
    notices = (Notice(Passed(state.seat), state.setup.audience),)
    return _close(state, state.pawns, state.taken, notices)


def _lay(state: State, move: Fence) -> Transition[State, Event]:
    setup, pawns, left, turn = state.setup, state.pawns, state.left, state.turn
    fence, hand = move.number, left[turn] - 1
    key = (hand << 2 | turn) << 9 | fence
    notices = setup.laid.get(key)
    if notices is None:
        event = Laid(setup.seats[turn], move.edge, hand)
        notices = setup.laid[key] = (Notice(event, setup.audience),)
    hands = list(left)
    hands[turn] = hand
    turn = setup.after[turn]
    if pawns[turn] < 0:
        turn = turn_after(pawns, turn)
    walls = state.walls.after(fence)
    after = next_state(state, pawns, tuple(hands), walls, turn, (), state.taken)
    if after.plies == setup.ply_cap:
        return _drawn(after, notices, PLY_CAP, after.plies)
    return _quiet(after, notices)


def _walk(state: State, move: Step) -> Transition[State, Event]:
    setup, pawns, turn = state.setup, state.pawns, state.turn
    origin, target = pawns[turn], move.number
    notices = setup.stepped.get((turn << 8 | origin) << 8 | target)
    if notices is None:
        notices = _step_notices(state, origin, move)
    moved = list(pawns)
    moved[turn] = target
    pawns = tuple(moved)
    if setup.goals[turn] & BITS[target]:
        return _won(state, pawns, notices)
    return _close(state, pawns, state.taken ^ BITS[origin] ^ BITS[target], notices)


def _step_notices(state: State, origin: int, move: Step) -> Told:
    """The notices of a pawn move, remembered unless the pawn it passed could be another."""
    setup, seat = state.setup, state.seat
    walls, target = state.walls, move.number
    if walls.near(origin) >> target & 1:
        event = Stepped(seat, cell_of(origin), move.cell, None)
        found = (Notice(event, setup.audience),)
        setup.stepped[(state.turn << 8 | origin) << 8 | target] = found
        return found
    between = walls.near(origin) & walls.near(target)
    passed = next(pawn for pawn in state.pawns if pawn >= 0 and between >> pawn & 1)
    event = Stepped(seat, cell_of(origin), move.cell, cell_of(passed))
    return (Notice(event, setup.audience),)


def _won(state: State, pawns: tuple[int, ...], notices: Told) -> Transition[State, Event]:
    after = replace(
        state,
        pawns=pawns,
        turn=turn_after(pawns, state.turn),
        past=(),
        plies=state.plies + 1,
        ended=Outcome((state.seat,), GOAL),
    )
    return _told(after, notices, Won(state.seat, GOAL))


def _close(
    state: State, pawns: tuple[int, ...], taken: int, notices: Told
) -> Transition[State, Event]:
    """Count the ply and the position after a move that laid no fence (QD-A10)."""
    setup, past = state.setup, state.past
    turn = setup.after[state.turn]
    if pawns[turn] < 0:
        turn = turn_after(pawns, turn)
    if setup.repetition:
        past = (*past, position_key(state.pawns, state.turn))
    after = next_state(state, pawns, state.left, state.walls, turn, past, taken)
    if setup.repetition:
        times = occurrences(after)
        if times >= setup.repetition:
            return _drawn(after, notices, REPETITION, times)
        if times > 1 and times == setup.repetition - 1 and after.plies != setup.ply_cap:
            return _told(after, notices, Repeated(times))
    if after.plies == setup.ply_cap:
        return _drawn(after, notices, PLY_CAP, after.plies)
    return _quiet(after, notices)


def _quiet(after: State, notices: Told) -> Transition[State, Event]:
    """The usual end of a move, at half the time of a call with arguments to look through."""
    made: Transition[State, Event] = _new(Transition)
    made.state = after
    made.notices = notices
    made.reveals = False
    return made


def _drawn(after: State, notices: Told, reason: str, count: int) -> Transition[State, Event]:
    return _told(replace(after, ended=Outcome((), reason)), notices, Drawn(reason, count))


def _told(state: State, notices: Told, *events: Event) -> Transition[State, Event]:
    audience = state.setup.audience
    return Transition(state, (*notices, *(Notice(event, audience) for event in events)))


def turn_after(pawns: tuple[int, ...], turn: int) -> int:
    """The next seat clockwise whose pawn is on the board."""
    turn = turn + 1 if turn + 1 < len(pawns) else 0
    return turn if pawns[turn] >= 0 else turn_after(pawns, turn)


def resign(state: State, seat: Seat) -> Transition[State, Event]:
    """The state after a seat gave up (QD-A14).

    Its pawn and the fences in its hand are gone; the others play on, and the last one wins. A seat
    that is out already, or a game that is over, stays as it is.
    """
    index = seat.number - 1
    pawns, left = state.pawns, state.left
    if state.ended is not None or pawns[index] == OFF:
        return Transition(state, ())
    pawns = (*pawns[:index], OFF, *pawns[index + 1 :])
    left = (*left[:index], 0, *left[index + 1 :])
    turn = turn_after(pawns, index) if state.turn == index else state.turn
    after = replace(state, pawns=pawns, left=left, turn=turn, past=())
    if len(after.playing) > 1:
        return _told(after, (), Resigned(seat))
    (winner,) = after.playing
    ended = replace(after, ended=Outcome((winner,), RESIGNED))
    return _told(ended, (), Resigned(seat), Won(winner, RESIGNED))


# how well a seat stands


def worth(state: State, seat: Seat) -> int:
    """The best rival's way less one's own, and fences in hand where ways are equal."""
    if state.ended is not None and state.ended.winners:
        return WON if seat in state.ended.winners else -WON
    if state.ended is not None:
        return 0
    if state.pawn(seat) is None:
        return -WON
    rivals = [rival for rival in state.playing if rival != seat]
    nearest = min(state.way(rival) for rival in rivals)
    hands = state.in_hand(seat) - max(map(state.in_hand, rivals))
    return A_STEP * (nearest - state.way(seat)) + hands
