"""How many voyages of Wayfinder are listed in a second, each a move that could be made."""

from __future__ import annotations

from random import Random
from statistics import median

from tactilegrid.app.ratios import ROUNDS, seconds
from tactilegrid.core.options import settle
from tactilegrid.games.wayfinder import GAME
from tactilegrid.games.wayfinder.gems import drops
from tactilegrid.games.wayfinder.position import VOYAGE, State
from tactilegrid.games.wayfinder.voyages import sailing_of

GOAL = 50_000
GAMES = 20
PLY_LIMIT = 60


def openings() -> list[State]:
    """The start map of a game alone, with the only Wayfinder on each of its squares in turn."""
    start = GAME.initial(settle(GAME.options, {"players": "1"}), 0)
    return [GAME.apply(start, move).state for move in GAME.legal_moves(start)]


def random_seas(count: int = GAMES, seed: int = 1) -> list[State]:
    """Positions of random games in which a voyage is to be made."""
    dice, seas = Random(seed), []
    for number in range(count):
        state = GAME.initial(settle(GAME.options, {}), number)
        for _ in range(PLY_LIMIT):
            moves = GAME.legal_moves(state)
            if not moves:
                break
            if state.phase == VOYAGE:
                seas.append(state)
            state = GAME.apply(state, moves[dice.randrange(len(moves))]).state
    return seas


def list_all(states: list[State]) -> int:
    """How many moves there are, every one of them made, and nothing remembered from before."""
    sailing_of.cache_clear()
    drops.cache_clear()
    return sum(len(tuple(iter(GAME.legal_moves(state)))) for state in states)


def rate(states: list[State], rounds: int = ROUNDS) -> tuple[int, float]:
    """The number of moves, and how many are listed in a second."""
    count = list_all(states)
    return count, count / median(seconds(lambda: list_all(states)) for _ in range(rounds))


def rates(rounds: int = ROUNDS, games: int = GAMES) -> list[tuple[str, int, float]]:
    """By name: on the start map, and in the middle of games."""
    found = []
    for name, states in (("openings", openings()), ("games", random_seas(games))):
        found.append((name, *rate(states, rounds)))
    return found
