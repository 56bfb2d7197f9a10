"""The rules of Quoridor (QD-R, QD-A): what is legal, what a move does, and how a game ends."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Notice, Outcome, Transition
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import replace
from tactilegrid.games.quoridor.listing import Moves
from tactilegrid.games.quoridor.moves import (
    PASS,
    PLANE,
    Fence,
    Move,
    Step,
    cell_of,
)
from tactilegrid.games.quoridor.position import (
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
    position_key,
    setup_of,
    start_squares,
)
from tactilegrid.games.quoridor.refusals import refusal

WON = 1_000_000
BITS = (*(1 << square for square in range(PLANE)), 0)  # BITS[OFF] is 0
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
    pawns = state.pawns
    own = pawns[state.turn]
    others = 0
    for square in pawns:
        others |= BITS[square]
    others ^= BITS[own]
    walls = state.walls
    near = walls.near(own)
    if not near & others:
        return near
    setup = state.setup
    return walls.steps(own, others, setup.edge_is_fence, setup.diagonal)


def may_lay(state: State) -> int:
    """The fences that the seat to move may lay, as a set of bits."""
    return state.walls.allowed(state.pawns) if state.left[state.turn] else 0


def legal_moves(state: State) -> Sequence[Move]:
    """Steps from a1 on, then horizontal and vertical fences from a1 on; or the forced pass."""
    if state.ended is not None:
        return ()
    moves = state.setup.board.step_moves(steps(state))
    fences = may_lay(state)
    if fences:
        return Moves(moves, state.walls, fences)
    return moves or (PASS,)


def is_legal(state: State, move: Move) -> bool:
    """Whether the seat to move may make this move, without listing the others."""
    if state.ended is not None:
        return False
    if isinstance(move, Fence):
        return move.number >= 0 and may_lay(state) >> move.number & 1 == 1
    if isinstance(move, Step):
        return move.number >= 0 and steps(state) >> move.number & 1 == 1
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
    if isinstance(move, Fence):
        return _lay(state, move)
    if isinstance(move, Step):
        return _walk(state, move)
    return _close(state, state.pawns, (Notice(Passed(state.seat), state.setup.audience),))


def _lay(state: State, move: Fence) -> Transition[State, Event]:
    setup, pawns, left, turn = state.setup, state.pawns, state.left, state.turn
    fence, hand, plies = move.number, left[turn] - 1, state.plies + 1
    hands = list(left)
    hands[turn] = hand
    notices = setup.laid.get((turn, fence, hand))
    if notices is None:
        event = Laid(setup.seats[turn], move.edge, hand)
        notices = setup.laid[turn, fence, hand] = (Notice(event, setup.audience),)
    after = State(
        setup,
        pawns,
        tuple(hands),
        state.walls.after(fence),
        turn_after(pawns, turn),
        (),
        plies,
    )
    if plies == setup.ply_cap:
        return _drawn(after, notices, PLY_CAP, plies)
    return Transition(after, notices)


def _walk(state: State, move: Step) -> Transition[State, Event]:
    setup, pawns, turn = state.setup, state.pawns, state.turn
    origin, target = pawns[turn], move.number
    notices = setup.stepped.get((turn, origin, target))
    if notices is None:
        notices = _step_notices(state, origin, move)
    pawns = (*pawns[:turn], target, *pawns[turn + 1 :])
    if setup.goals[turn] >> target & 1:
        return _won(state, pawns, notices)
    return _close(state, pawns, notices)


def _step_notices(state: State, origin: int, move: Step) -> Told:
    """The notices of a pawn move, remembered unless the pawn it passed could be another."""
    setup, seat = state.setup, state.seat
    walls, target = state.walls, move.number
    if walls.near(origin) >> target & 1:
        event = Stepped(seat, cell_of(origin), move.cell, None)
        found = setup.stepped[state.turn, origin, target] = (Notice(event, setup.audience),)
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


def _close(state: State, pawns: tuple[int, ...], notices: Told) -> Transition[State, Event]:
    """Count the ply and the position after a move that laid no fence (QD-A10)."""
    setup, past = state.setup, state.past
    turn = turn_after(pawns, state.turn)
    plies = state.plies + 1
    times = 1
    if setup.repetition:
        past = (*past, position_key(state.pawns, state.turn))
        times += past.count(position_key(pawns, turn))
    after = State(setup, pawns, state.left, state.walls, turn, past, plies)
    if setup.repetition and times >= setup.repetition:
        return _drawn(after, notices, REPETITION, times)
    if plies == setup.ply_cap:
        return _drawn(after, notices, PLY_CAP, plies)
    if times > 1 and times == setup.repetition - 1:
        return _told(after, notices, Repeated(times))
    return Transition(after, notices)


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
