"""Honest opponents: they choose from what their seat may know, and from nothing else.

Each level is a generator of moves, every one better than or as good as the one before, so that it
can be stopped at any moment with a legal move in hand. The same seed gives the same moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tactilegrid.core.game import AnyGame
from tactilegrid.core.seats import Seat

LEVELS = ("novice", "casual")


def choose(game: AnyGame, seen: Any, seat: Seat, level: str, seed: int) -> Iterator[Any]:
    """The moves that a level comes to think best, the last one its choice; KeyError: no level."""
    if level not in LEVELS:
        raise KeyError(level)
    habit = game.habit(seen, seat, level, seed)
    if habit is not None:
        return iter((habit,))
    dice = Random(seed)
    return novice(game, seen, dice) if level == "novice" else casual(game, seen, seat, dice)


def novice(game: AnyGame, seen: Any, dice: Random) -> Iterator[Any]:
    """Any legal move, all equally likely."""
    yield dice.choice(game.legal_moves(seen))


def casual(game: AnyGame, seen: Any, seat: Seat, dice: Random) -> Iterator[Any]:
    """The move after which this seat stands best, one ply deep; among equals a chance one."""
    moves = list(game.legal_moves(seen))
    dice.shuffle(moves)
    best = None
    for move in moves:
        after = game.apply(game.resample(seen, dice.getrandbits(32)), move).state
        worth = game.worth(game.observe(after, seat), seat)
        if best is None or worth > best:
            best = worth
            yield move
