"""Count the move sequences of a length: one number that every rule of a game has a part in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tactilegrid.core.game import AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of *depth* moves start here; none go on after the end of a game."""
    if depth == 0:
        return 1
    turn = game.to_move(state)
    if turn is None:
        return 0
    moves = game.legal_moves(game.observe(state, turn))
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        count += perft(game, game.apply(state, move).state, depth - 1)
    return count


def divide(game: AnyGame, state: Any, depth: int) -> Iterator[tuple[str, int]]:
    """Each first move with its share of the count: where two programs differ, go on from there."""
    turn = game.to_move(state)
    if turn is None or depth == 0:
        return
    for move in game.legal_moves(game.observe(state, turn)):
        yield game.format_move(move), perft(game, game.apply(state, move).state, depth - 1)
