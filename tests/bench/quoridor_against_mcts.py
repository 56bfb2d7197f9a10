"""Play the search for Quoridor against OpenSpiel's MCTSBot at equal time; run by hand.

    python tests/bench/quoridor_against_mcts.py [--ms 1000] [--games 20] [--seed 1]

Each random opening of a few plies is played twice, once by each side. The time is that of the
processor, so that a busy machine takes from both alike. Prints one line a game: who won, and the
result so far with its Wilson interval.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from time import process_time
from typing import Any

from tactilegrid.app.bench_quoridor import PLY_LIMIT, convert, openspiel, start
from tactilegrid.engines.quoridor import Search
from tactilegrid.games.quoridor import GAME


def wilson(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval in which the true share lies, 19 times of 20."""
    share = won / games
    middle = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


class Judge:
    """Both programs' positions side by side."""

    def __init__(self) -> None:
        self.ours = start()
        self.theirs = openspiel().new_initial_state()

    def actions(self) -> dict[str, int]:
        """OpenSpiel's actions by our notation."""
        state = self.theirs
        return {convert(state.action_to_string(action)): action for action in state.legal_actions()}

    def play(self, text: str) -> None:
        """Make a move in both."""
        action = self.actions()[text]
        self.ours = GAME.apply(self.ours, GAME.parse_move(text, self.ours)).state
        self.theirs.apply_action(action)


def searched(judge: Judge, seconds: float, seed: int) -> str:
    """The move of our search in that time."""
    begin = process_time()
    move = None
    search = Search(judge.ours, judge.ours.seat, seed)
    for found in search.improve(0, lambda: process_time() - begin >= seconds):
        move = found.move
    return GAME.format_move(move)


class Mcts:
    """Their bot with its own C++ random rollouts, kept to a time by simulations a second."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.seed = seed
        self.rate = 1_000.0

    def move(self, judge: Judge) -> str:
        """Their move; the number of simulations follows from how fast the last ones were."""
        import pyspiel  # type: ignore[import-not-found]

        count = max(10, int(self.rate * self.seconds))
        self.seed += 1
        bot = pyspiel.MCTSBot(
            openspiel(),
            pyspiel.RandomRolloutEvaluator(1, self.seed),
            1.4,
            count,
            500,
            True,
            self.seed,
            False,
        )
        begin = process_time()
        action = bot.step(judge.theirs)
        spent = process_time() - begin
        if spent > self.seconds / 4:  # sooner it has proved its move, which tells no rate
            self.rate = min(count / spent, 2 * self.rate)
        return convert(judge.theirs.action_to_string(action))


def game(opening: int, ours_first: bool, seconds: float) -> tuple[float, int, float]:
    """Our score, the plies, and the longest time of one of our moves."""
    judge, dice = Judge(), Random(opening)
    for _ in range(2 + 2 * dice.randrange(3)):
        judge.play(dice.choice(sorted(judge.actions())))
    bot: Any = Mcts(seconds, opening)
    longest = 0.0
    while not judge.theirs.is_terminal() and judge.ours.plies < PLY_LIMIT:
        if (judge.ours.turn == 0) == ours_first:
            begin = process_time()
            text = searched(judge, seconds, opening)
            longest = max(longest, process_time() - begin)
        else:
            text = bot.move(judge)
        judge.play(text)
    score = judge.theirs.returns()[0 if ours_first else 1]
    return (score + 1) / 2, judge.ours.plies, longest


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--ms", type=int, default=1000)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    total = 0.0
    for number in range(chosen.games):
        opening = chosen.seed * 1000 + number // 2
        score, plies, longest = game(opening, number % 2 == 0, chosen.ms / 1000)
        total += score
        low, high = wilson(total, number + 1)
        print(
            f"game {number + 1}: {score:g} in {plies} plies, longest move {longest:.2f} s; "
            f"{total:g} of {number + 1}, {low:.0%} to {high:.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
