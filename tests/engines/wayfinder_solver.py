"""Forced wins in Wayfinder for two by trying everything, with the rules alone; made and checked.

    python tests/engines/wayfinder_solver.py

prints positions such as those of tests/data/wayfinder-wins.txt.

A line is the number of plies, the first moves that win within those plies parted by commas, and,
after a bar, the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.wayfinder import search
from tactilegrid.games.wayfinder import GAME
from tactilegrid.games.wayfinder.gems import is_mixed
from tactilegrid.games.wayfinder.position import LATE, Move, State

PLIES = (1, 2, 3, 4, 5)
FEW = 0.6  # the largest share of the moves that may win
THOUGHT = 40


class Solver:
    """Whether a side can force the game to end, won, within so many plies; remembers its proofs."""

    def __init__(self, most: int = 0) -> None:
        self.known: dict[tuple[object, ...], bool] = {}
        self.looked = 0
        self.most = most  # positions looked at before it gives up; 0: no limit

    def wins(self, state: State, seat: Seat, plies: int) -> bool:
        """Whether *seat* wins alone within *plies* whatever the others do."""
        if state.ended is not None:
            return state.ended.winners == (seat,)
        if not plies:
            return False
        key = (state.key, state.scores, seat, plies)
        found = self.known.get(key)
        if found is None:
            every = any if state.seat == seat else all
            found = every(self.proves(state, seat, move, plies) for move in moves_of(state))
            self.known[key] = found
        return found

    def proves(self, state: State, seat: Seat, move: Move, plies: int) -> bool:
        """Whether it still does after this move."""
        self.looked += 1
        if self.looked == self.most:
            raise TimeoutError
        return self.wins(GAME.apply(state, move).state, seat, plies - 1)

    def soonest(self, state: State) -> int:
        """The plies within which who is to move wins; 0: no such win, or not soon."""
        return next((plies for plies in PLIES if self.wins(state, state.seat, plies)), 0)

    def winning(self, state: State, plies: int) -> list[Move]:
        """The first moves that win within *plies*."""
        moves = moves_of(state)
        return [move for move in moves if self.proves(state, state.seat, move, plies)]


def moves_of(state: State) -> list[Move]:
    """What a side may do; being late, which nobody does who can help it, left out."""
    return [move for move in GAME.legal_moves(state) if move != LATE]


def at(position: str) -> State:
    """The position of a line."""
    return GAME.parse_position(position, settle(GAME.options, {"players": "2"}))


def ends(size: int, mode: str) -> Iterator[State]:
    """Positions toward the end of games that are played with some sense."""
    dice = Random(f"{size} {mode}")
    options = settle(GAME.options, {"size": str(size), "turn_mode": mode})
    while True:
        state = GAME.initial(options, 0)
        while state.ended is None and state.plies < 200:
            moves = GAME.legal_moves(state)
            if len(moves) == 1 or dice.random() < 0.1:
                move = moves[dice.randrange(len(moves))]
            else:
                nodes = THOUGHT if sum(map(is_mixed, state.gems)) > 5 else 2 * THOUGHT
                *_, last = search(state, state.seat, "club", dice.getrandbits(30)).improve(nodes)
                move = last.move
            state = GAME.apply(state, move).state
            if state.ended is None and sum(map(is_mixed, state.gems)) <= 4:
                yield at(GAME.format_position(state))


def found(size: int, mode: str, plies: int, most: int) -> Iterator[str]:
    """Positions won in just so many plies, by few of the moves."""
    for state in ends(size, mode):
        solver = Solver(most)
        if len(GAME.legal_moves(state)) < 2:
            continue
        try:
            if solver.soonest(state) != plies:
                continue
            first = solver.winning(state, plies)
            if len(first) <= FEW * len(moves_of(state)):
                names = ",".join(GAME.format_move(move) for move in first)
                yield f"{plies} {names} | {GAME.format_position(state)}"
        except TimeoutError:
            continue


# size, turn mode, plies, how many positions
KINDS = [
    (size, mode, plies, count)
    for size, mode in ((4, "sequential"), (5, "race"), (6, "sequential"))
    for plies, count in ((1, 3), (2, 2), (3, 5), (4, 3), (5, 2))
]


def main() -> None:
    for size, mode, plies, count in KINDS:
        source = found(size, mode, plies, most=20_000)
        for _ in range(count):
            print(next(source), flush=True)


if __name__ == "__main__":
    main()
