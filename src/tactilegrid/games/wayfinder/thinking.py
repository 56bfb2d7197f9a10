"""How well a seat stands, and what a move is good for: for engines, hints and the words."""

from __future__ import annotations

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
from tactilegrid.games.wayfinder.voyages import SPAN, Voyage

WON = 1_000_000
MOST_WEIGHED = 1000  # voyages that casual looks at: well under a second
SCORED, FORMING = 40, 10  # points in hand count fully, those of the end scoring may still go
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
    """What a move does: `kind` is village, form, place or quiet; `points` what it scores now.

    `gain` is what it adds to the mover's end scoring.
    """

    kind: str
    points: int = 0
    gain: int = 0


def purpose(state: State, move: Move, after: State) -> Purpose:
    """Why a legal move may be a good one; *after* is the state after it."""
    if isinstance(move, Placement):
        return Purpose("place")
    if not isinstance(move, Voyage):
        return Purpose("quiet")
    points = sum(each[2] for each in villages_of(state.setup, state.gems, state.side, move))
    gain = end_scores(after)[state.side][0] - end_scores(state)[state.side][0]
    if points:
        return Purpose("village", points, gain)
    return Purpose("form" if gain > 0 else "quiet", 0, gain)
