"""How fast the rules of Quoridor are, as ratios to OpenSpiel's in the same process.

Both sides do the same work in turns, so that a busy machine slows both. OpenSpiel is C++ behind a
Python interface; it is asked the way a Python program would ask it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tactilegrid.app.ratios import Ratio, compare, repeat
from tactilegrid.core.options import settle
from tactilegrid.core.perft import perft
from tactilegrid.core.value import Value
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.fences import board_of
from tactilegrid.games.quoridor.position import State

ROUNDS = 15
GAMES = 40
PLY_LIMIT = 324  # where OpenSpiel ends a game
SIZE = 9
OPTIONS = settle(GAME.options, {"repetition": "0"})


class Played(Value):
    """One random game as both sides write it; in the first `fenced` plies somebody had fences."""

    ours: tuple[Any, ...]
    theirs: tuple[int, ...]
    fenced: int


def forget() -> None:
    """Make the rules cold: no arrangement of fences is remembered."""
    board = board_of(SIZE)
    board.forget()


def start() -> State:
    """The first position without the draw by repetition, which OpenSpiel does not know."""
    state: State = GAME.initial(OPTIONS, 0)
    return state


def openspiel() -> Any:
    """OpenSpiel's game of the same settings."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    return pyspiel.load_game("quoridor")


def convert(action: str) -> str:
    """OpenSpiel's move in our notation: its rows are counted from the top."""
    row = int(action[1])
    fence = action[2:]
    return f"{action[0]}{SIZE - row if fence else SIZE + 1 - row}{fence}"


def random_games(game: Any, count: int, seed: int) -> list[Played]:
    """Games of uniform moves, drawn by OpenSpiel and read by us."""
    dice = Random(seed)
    played = []
    for _ in range(count):
        theirs, ours = game.new_initial_state(), start()
        actions, moves, fenced = [], [], 0
        while not theirs.is_terminal():
            action = dice.choice(theirs.legal_actions())
            move = GAME.parse_move(convert(theirs.action_to_string(action)), ours)
            theirs.apply_action(action)
            fenced += any(ours.left)
            ours = GAME.apply(ours, move).state
            actions.append(action)
            moves.append(move)
        played.append(Played(tuple(moves), tuple(actions), fenced))
    return played


def perft_ratio(game: Any, depth: int = 3, rounds: int = ROUNDS) -> Ratio:
    """The count of move sequences, from cold, counted at the last ply on both sides."""

    def count(state: Any, left: int) -> int:
        actions = state.legal_actions()
        if left == 1:
            return len(actions)
        return sum(count(state.child(action), left - 1) for action in actions)

    return compare(
        f"perft({depth})",
        1.0,
        lambda: perft(GAME, start(), depth),
        lambda: count(game.new_initial_state(), depth),
        rounds,
        forget,
    )


def list_ratio(game: Any, games: list[Played], rounds: int = ROUNDS) -> Ratio:
    """Legal moves of positions with fences in hand whose arrangements have been met before."""
    ours: list[Any] = []
    theirs: list[Any] = []
    for played in games:
        state, other = start(), game.new_initial_state()
        for move, action in list(zip(played.ours, played.theirs, strict=True))[: played.fenced]:
            ours.append(state)
            theirs.append(other.clone())
            state = GAME.apply(state, move).state
            other.apply_action(action)
    for state in ours:
        tuple(GAME.legal_moves(state))
    return compare(
        "legal moves, warm",
        0.85,
        lambda: [tuple(GAME.legal_moves(state)) for state in ours],
        lambda: [state.legal_actions() for state in theirs],
        rounds,
    )


def replay_ratio(game: Any, games: list[Played], rounds: int = ROUNDS) -> Ratio:
    """Games replayed from cold while somebody has fences in hand: every arrangement is new.

    The legal moves are listed before every move, and both sides keep each position as it was, as a
    record that is stepped through needs it: ours always do, OpenSpiel's `child` copies. What
    follows is pawns alone: see the playouts, where OpenSpiel changes its one position in place.
    """

    def ours() -> None:
        for played in games:
            state = start()
            for move in played.ours[: played.fenced]:
                tuple(GAME.legal_moves(state))
                state = GAME.apply(state, move).state

    def theirs() -> None:
        for played in games:
            state = game.new_initial_state()
            for action in played.theirs[: played.fenced]:
                state.legal_actions()
                state = state.child(action)

    return compare("replay, fresh", 2.0, ours, theirs, rounds, forget)


def playout_ratio(game: Any, count: int = GAMES, rounds: int = ROUNDS) -> Ratio:
    """Random games from cold; seconds a ply, since the games are not the same ones."""
    dice = Random(1)
    plies = [0, 0]

    def ours() -> None:
        state = start()
        for _ in range(PLY_LIMIT):
            if state.ended is not None:
                break
            state = GAME.apply(state, dice.choice(GAME.legal_moves(state))).state
            plies[0] += 1

    def theirs() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            plies[1] += 1

    times = compare(
        "random playouts",
        3.0,
        lambda: repeat(ours, count),
        lambda: repeat(theirs, count),
        rounds,
        forget,
    )
    return Ratio(
        times.name, times.ours, times.theirs, times.ratio * plies[1] / plies[0], times.goal
    )


def ratios(rounds: int = ROUNDS, games: int = GAMES) -> list[Ratio]:
    """All comparisons, one after another."""
    game = openspiel()
    played = random_games(game, games, seed=1)
    return [
        perft_ratio(game, rounds=rounds),
        list_ratio(game, played, rounds),
        replay_ratio(game, played, rounds),
        playout_ratio(game, games, rounds),
    ]
