"""Forced wins in Quoridor by trying everything, with the rules alone; made and checked.

    python -m tests.engines.quoridor_solver

prints positions such as those of tests/data/quoridor-wins.txt, and takes its time for the last.

A line is the number of plies, the first moves that win within them, and the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tactilegrid.core.options import settle
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.moves import Fence, Move, Step
from tactilegrid.games.quoridor.position import State
from tests.engines.proving import Duel

OPTIONS = settle(GAME.options, {"repetition": "0"})


class Solver(Duel):
    """Whether the seat to move can force its pawn home."""

    def __init__(self, most: int = 0) -> None:
        super().__init__(GAME, most)

    def too_far(self, state: State, plies: int) -> bool:
        return state.way(state.seat) > plies + 1  # a jump is two steps at most

    def key(self, state: State) -> State:
        return bare(state)

    def hopes(self, state: State, plies: int) -> list[Move]:
        del plies
        return ordered(state)

    def replies(self, state: State) -> list[Move]:
        return ordered(state)[::-1]


def bare(state: State) -> State:
    """The position without its history."""
    return State(state.setup, state.pawns, state.left, state.walls, state.turn)


def ordered(state: State) -> list[Move]:
    """Steps that shorten the way first, then fences near the other pawn, then the rest."""
    seat = state.turn
    other = state.pawns[1 - seat]
    goal = state.setup.goals[seat]

    def promise(move: Move) -> tuple[int, int]:
        if isinstance(move, Step):
            return 0, state.walls.way(move.number, goal) or 0
        if isinstance(move, Fence):
            square = move.number % 132
            return 1, abs(square // 12 - other // 12) + abs(square % 12 - other % 12)
        return 2, 0

    return sorted(GAME.legal_moves(state), key=promise)


def played(size: int, fences: int, dice: Random) -> State:
    """A position after sensible chance moves: mostly ahead, sometimes a fence near the other."""
    options = settle(GAME.options, {"repetition": "0", "size": str(size), "fences": str(fences)})
    state: State = GAME.initial(options, 0)
    for _ in range(dice.randrange(4, 6 * size)):
        moves = ordered(state)
        steps = [move for move in moves if isinstance(move, Step)]
        move = dice.choice(steps[:2]) if dice.random() < 0.6 else dice.choice(moves[:24])
        after = GAME.apply(state, move).state
        if after.ended is not None:
            break
        state = after
    return bare(state)


def found(size: int, fences: int, plies: int, armed: bool, most: int) -> Iterator[str]:
    """Positions won in just so many plies, won by few moves; *armed*: with fences left."""
    dice = Random(100 * size + plies)
    while True:
        state = played(size, fences, dice)
        if any(state.left) != armed:
            continue
        solver = Solver(most)
        try:
            if solver.wins(state, plies - 2) or not solver.wins(state, plies):
                continue
            first = [m for m in ordered(state) if solver.proves(state, m, plies)]
        except TimeoutError:
            continue
        if len(first) <= max(1, len(GAME.legal_moves(state)) // 3):
            names = ",".join(GAME.format_move(move) for move in first)
            yield f"{plies} {names} {GAME.format_position(state)}"


# size, fences in hand at the start, plies, whether some are left, how many positions
KINDS = [
    *((5, 3, 3, True, 3), (5, 3, 5, True, 6), (5, 3, 7, True, 5), (5, 1, 9, True, 2)),
    *((7, 6, 3, True, 3), (7, 4, 5, True, 4), (7, 2, 7, False, 3)),
    *((9, 0, 9, False, 3), (9, 0, 11, False, 2), (9, 8, 5, False, 2)),
    *((9, 10, 3, True, 5), (9, 10, 5, True, 1)),
]


def main() -> None:
    for size, fences, plies, armed, count in KINDS:
        source = found(size, fences, plies, armed, 150_000)
        for _ in range(count):
            print(next(source), flush=True)


if __name__ == "__main__":
    main()
