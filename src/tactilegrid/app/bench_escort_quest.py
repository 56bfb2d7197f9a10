"""How fast the solver proves all there is to prove of a puzzle, against python-chess's perft(4).

A proof that there is no shorter way, or none at all, visits every position that can be reached:
that is what is timed, from cold, on boards of 8 by 8.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from tactilegrid.app.ratios import ROUNDS, Ratio, compare
from tactilegrid.games.escort_quest.field import Field, Manner, Puzzle
from tactilegrid.games.escort_quest.motion import Token
from tactilegrid.games.escort_quest.puzzles import PUZZLES
from tactilegrid.games.escort_quest.sheet import parse_layout
from tactilegrid.games.escort_quest.solver import reachable

GOAL = 4.0
DEPTH = 4
# The 32 tiles of the usual sheet without a barrier, so that hardly a position is out of reach.
OPEN_SHEET = (
    "EQ 8x8 E=a2 V=d3 G=c2; village e6 f8; spike e1 e2 a3 b3 c3 c8; cross f3 c5 e7 a8; "
    "amulet d2 h2 h3 b4 a7; guardian h4 a6 b8; snow f1 e5 h5 b6; warp-N d4; warp-NE c4; "
    "warp-E d1; warp-SE e4; warp-S g3; warp-SW a1; warp-W g4; warp-NW h7"
)
SHIPPED = "market-day"  # of those that are shipped, the one with the most positions


def chess_perft(board: Any, depth: int) -> int:
    """Move sequences of chess, counted at the last ply, as its users count them."""
    if depth == 1:
        return int(board.legal_moves.count())
    count = 0
    for move in board.legal_moves:
        board.push(move)
        count += chess_perft(board, depth - 1)
        board.pop()
    return count


def prove(puzzle: Puzzle) -> int:
    """The positions of a puzzle; nothing is remembered of a field that was just made."""
    one, two, three = (Token(square) for square in puzzle.tokens)
    return reachable(Field(puzzle.layout, Manner()), (one, two, three))


def ratios(rounds: int = ROUNDS) -> list[tuple[int, Ratio]]:
    """The number of positions of each sheet, and the comparison."""
    import chess  # type: ignore[import-not-found,unused-ignore]

    texts = (OPEN_SHEET, next(shipped.text for shipped in PUZZLES if shipped.name == SHIPPED))
    return [
        (
            prove(puzzle),
            compare(
                "escort",
                GOAL,
                partial(prove, puzzle),
                lambda: chess_perft(chess.Board(), DEPTH),
                rounds,
            ),
        )
        for puzzle in map(parse_layout, texts)
    ]
