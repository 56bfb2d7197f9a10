"""Races without fences in hand, played out exactly: who wins, and in how many plies.

The fences stand, so a position is two squares and whose turn it is. From the won positions back,
every other one is settled once: a move to a position that is lost for the other side wins, and if
all moves lead to won ones, it is lost. What is never settled goes on for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tactilegrid.games.quoridor.bits import numbers

# The squares that the pawn on the first square may move to while the other stands on the second.
Steps: TypeAlias = Callable[[int, int], list[int]]
Place: TypeAlias = "tuple[int, int, int]"  # the squares of both pawns, and whose turn it is
Race: TypeAlias = "dict[Place, int]"


def solve(
    squares: int, goals: tuple[int, ...], steps: Steps, pause: Callable[[], None] = lambda: None
) -> Race:
    """Plies until the end by (square of side 0, square of side 1, side to move).

    Odd where the side to move wins with best play, even where it loses; endless ones are left out.
    *pause* is called now and then, and may raise.
    """
    before, left = _graph(squares, goals, steps, pause)
    settled: Race = {}
    frontier: list[Place] = []
    for place in left:
        own = place[place[2]]
        if any(goals[place[2]] >> to & 1 for to in steps(own, place[1 - place[2]])):
            settled[place] = 1
            frontier.append(place)
    plies = 1
    while frontier:
        plies += 1
        pause()
        after, frontier = frontier, []
        for place in after:
            for earlier in before.get(place, ()):
                if earlier in settled:
                    continue
                left[earlier] -= 1
                if plies % 2 == 1 or not left[earlier]:
                    settled[earlier] = plies
                    frontier.append(earlier)
    return settled


def _graph(
    squares: int, goals: tuple[int, ...], steps: Steps, pause: Callable[[], None]
) -> tuple[dict[Place, list[Place]], dict[Place, int]]:
    """From where each position is reached, and how many moves each has."""
    before: dict[Place, list[Place]] = {}
    left: dict[Place, int] = {}
    for one in numbers(squares & ~goals[0]):
        pause()
        for two in numbers(squares & ~goals[1]):
            if one == two:
                continue
            for turn in (0, 1):
                here = (one, two, turn)
                targets = steps(two, one) if turn else steps(one, two)
                left[here] = len(targets)
                for to in targets:
                    after = (one, to, 0) if turn else (to, two, 1)
                    before.setdefault(after, []).append(here)
    return before, left
