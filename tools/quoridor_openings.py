"""Compute the opening book of Quoridor for two by long searches of our own, and print it.

    python tools/quoridor_openings.py [--nodes 150000] [--plies 10] [--aside 3]

It looks at the line that the search expects with best play, and at other moves that a rival may
make early in it: the other steps, and the fences in front of the pawn. What it prints belongs into
`LINES` of src/tactilegrid/engines/quoridor/openings.py; moves in brackets are those others. The
same numbers give the same book on every machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from tactilegrid.core.options import settle
from tactilegrid.engines.quoridor import Search
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.moves import SPAN, Fence, Move, Step
from tactilegrid.games.quoridor.position import State


def start() -> State:
    """The game with its usual settings, South first."""
    return GAME.initial(settle(GAME.options, {"first": "1"}), 0)


def best(state: State, nodes: int) -> Move:
    """The move of a long search that asks no book."""
    *_, last = Search(state, state.seat, 1).improve(nodes)
    move: Move = last.move
    return move


def others(state: State, chosen: Move) -> Iterator[Move]:
    """What else may well be played: steps, and fences in front of the other pawn."""
    waiting = state.pawns[1 - state.turn]
    front = waiting if state.turn else waiting - SPAN  # South goes north, North goes south
    for move in GAME.legal_moves(state):
        fence = isinstance(move, Fence) and move.number == front
        if move != chosen and (isinstance(move, Step) or fence):
            yield move


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--nodes", type=int, default=150_000)
    parser.add_argument("--plies", type=int, default=10)
    parser.add_argument("--aside", type=int, default=3)
    chosen = parser.parse_args()
    state, line = start(), list[str]()
    asides: list[tuple[list[str], State]] = []
    for ply in range(chosen.plies):
        move = best(state, chosen.nodes)
        if ply < chosen.aside:
            for other in others(state, move):
                text = f"({GAME.format_move(other)})"
                asides.append(([*line, text], GAME.apply(state, other).state))
        line.append(GAME.format_move(move))
        state = GAME.apply(state, move).state
    print(f'    "{" ".join(line)}",', flush=True)
    for before, state in asides:
        answer = GAME.format_move(best(state, chosen.nodes))
        print(f'    "{" ".join([*before, answer])}",', flush=True)


if __name__ == "__main__":
    main()
