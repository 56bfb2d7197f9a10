"""How well a seat stands, and what a move is good for: for engines, hints and the words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value
from tactilegrid.games.wayfinder.gems import SINGLE, VILLAGE, count, total
from tactilegrid.games.wayfinder.legal import legal_moves
from tactilegrid.games.wayfinder.position import (
    AWAY,
    LATE,
    RESIGNED,
    Move,
    Placement,
    State,
)
from tactilegrid.games.wayfinder.rules import apply
from tactilegrid.games.wayfinder.scoring import end_scores, totals, village_points, villages_of
from tactilegrid.games.wayfinder.voyages import SPAN, Voyage, sailing_of

WON = 1_000_000
MOST_WEIGHED = 1000  # voyages that casual looks at: well under a second
SCORED, FORMING = 40, 10  # points in hand count fully, those of the end scoring may still go
LONGEST = 12  # gems in hand of which it is counted what they can score
NEAR = {4: 8, 3: 2, 2: 1}  # gems of a village within reach of a Wayfinder, and how much that means


def worth(state: State, seat: Seat) -> int:
    """The seat's points less the best rival's, with what is forming and what is within reach."""
    setup, outcome = state.setup, state.ended
    own = setup.sides_at(seat)
    if outcome is not None:
        return _worth_at_end(state, seat)
    if state.out >> own[0] & 1:
        return -WON
    values = _values(state)
    if len(setup.seats) == 1:
        return sum(values)
    rivals = [values[side] for side in state.playing if side not in own]
    return values[own[0]] - max(rivals)


def _worth_at_end(state: State, seat: Seat) -> int:
    if state.ended is None or not state.ended.winners:
        return -WON
    sums = totals(state)
    sign = 1 if seat in state.ended.winners else -1
    return sign * WON + (
        0
        if state.ended.reason == RESIGNED
        else sum(sums[side] for side in state.setup.sides_at(seat))
    )


def _values(state: State) -> list[int]:
    """What each side has: points, forming villages, and villages that its Wayfinder may make."""
    forming = end_scores(state)
    values = [
        SCORED * score + FORMING * forming[side][0] for side, score in enumerate(state.scores)
    ]
    near = [
        (square, colour, total(state.gems[square]))
        for square in state.setup.squares
        if (colour := SINGLE.get(state.gems[square])) is not None
    ]
    for side, here in enumerate(state.wayfinders):
        if here != AWAY:
            values[side] += max(
                (_within_reach(state, side, here, *each) for each in near), default=0
            )
    return values


def _within_reach(state: State, side: int, here: int, square: int, colour: int, n: int) -> int:
    """What a village may bring that a voyage from *here* could complete, as a guess."""
    hand = state.gems[here]
    across, along = abs(square % SPAN - here % SPAN), abs(square // SPAN - here // SPAN)
    needed = VILLAGE - n
    if count(hand, colour) < needed or total(hand) < across + along + needed - 1:
        return 0
    return NEAR.get(n, 0) * village_points(state.setup, side, colour)


def habit(state: State, seat: Seat, level: str, seed: int) -> Move | None:
    """Never late where there is a square to place on; of very many voyages only some are weighed.

    None where looking at every move in turn takes no time.
    """
    moves, dice = legal_moves(state), Random(seed)
    if moves and moves[-1] == LATE:
        moves = moves[:-1]
    elif level == "novice" or len(moves) <= MOST_WEIGHED:
        return None
    if level == "novice":
        return dice.choice(moves)
    count = len(moves)
    places = dice.sample(range(count), min(count, MOST_WEIGHED))
    return max(
        (moves[place] for place in places), key=lambda move: worth(apply(state, move).state, seat)
    )


class Purpose(Value):
    """What a move does: `kind` is village, form, deny, place or quiet; `points` what it scores now.

    `gain` is what it adds to the mover's end scoring. For a placement `points` is the most that a
    voyage from there could score as things stand; for what denies, how much less `rival` can.
    """

    kind: str
    points: int = 0
    gain: int = 0
    rival: int = -1


def purpose(state: State, move: Move, after: State) -> Purpose:
    """Why a legal move may be a good one; *after* is the state after it."""
    if isinstance(move, Placement):
        square = AWAY if move.square is None else move.square
        return Purpose("place", most_points(state, state.side, square))
    if not isinstance(move, Voyage):
        return Purpose("quiet")
    points = sum(each[2] for each in villages_of(state.setup, state.gems, state.side, move))
    gain = end_scores(after)[state.side][0] - end_scores(state)[state.side][0]
    if points:
        return Purpose("village", points, gain)
    if gain > 0:
        return Purpose("form", 0, gain)
    denied, rival = max(_denied(state, after), default=(0, -1))
    return Purpose("deny", denied, gain, rival) if denied > 0 else Purpose("quiet", 0, gain)


def _denied(state: State, after: State) -> Iterator[tuple[int, int]]:
    """How much less each other side can score in its next voyage, and which side it is."""
    rivals = state.playing if after.ended is None and len(state.setup.seats) > 1 else ()
    for side in rivals:
        here = state.wayfinders[side]
        if side != state.side and here != AWAY:
            yield most_points(state, side, here) - most_points(after, side, here), side


def most_points(state: State, side: int, start: int) -> int:
    """The most that a voyage of a side from a square scores at once.

    0 too where the hand is so long that nobody could wait for the answer.
    """
    setup = state.setup
    if start == AWAY or total(state.gems[start]) > LONGEST:
        return 0
    ways = sailing_of(setup.size, state.gems, start, setup.shortest)
    known: dict[tuple[int, int], int] = {}

    def most(heading: int, hand: int) -> int:
        if (heading, hand) not in known:
            known[heading, hand] = max(
                _points(state, side, heading >> 3, heap)
                + max((most(each, left) for each in ways.onward(heading, left)), default=0)
                for heap, left, _ in ways.entries(heading, hand)
            )
        return known[heading, hand]

    return max((most(each, ways.hand) for each in ways.onward(None, ways.hand)), default=0)


def _points(state: State, side: int, square: int, heap: int) -> int:
    """What a drop scores at once."""
    whole = state.gems[square] + heap
    if whole in SINGLE and total(whole) == VILLAGE:
        return village_points(state.setup, side, SINGLE[whole])
    return 0
