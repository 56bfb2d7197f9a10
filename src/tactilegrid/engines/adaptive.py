"""A strength that goes by results: between two levels, a little up or down after each game.

A strength is a level and how many percent it is on the way to the next, `casual+37`. Above casual
each move is of the one or the other level, by chance. Below it the moves are those of the best by
one ply, among how many says the share, so that a weak move is no foolish one if it can be helped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tactilegrid.core.commands import is_strength
from tactilegrid.core.game import AnyGame
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value
from tactilegrid.engines.search import LEVELS, Found, Stop, never

A_LEVEL = 100
FIRST_STEP, LEAST_STEP = 60, 8
MOST_RATED = 400  # moves that are looked at, well under a second
TAKES_WIN = 25  # the share from which on a game that a move wins is never let go


class Strength(Value):
    """Where an adaptive engine stands, and how far the next result moves it, in percent."""

    level: str = "novice"
    share: int = 50
    step: int = FIRST_STEP

    @property
    def text(self) -> str:
        """As in a record: `casual+37`."""
        return f"{self.level}+{self.share}"

    @property
    def kept(self) -> str:
        """As in the settings: with the step behind it."""
        return f"{self.text} {self.step}"


def read_strength(text: str) -> Strength:
    """A strength as kept or as in a record; the first one where it cannot be read."""
    word, _, step = text.partition(" ")
    level, _, share = word.partition("+")
    if not is_strength(word) or level not in LEVELS:
        return Strength()
    known = step.isascii() and step.isdigit() and LEAST_STEP <= int(step[:4]) <= FIRST_STEP
    return Strength(level, int(share or 0), int(step) if known else FIRST_STEP)


def place_of(strength: Strength, ladder: Sequence[str]) -> int:
    """How far up the levels of a seat that is; no further than the last of them."""
    below = [level for level in ladder if LEVELS.index(level) <= LEVELS.index(strength.level)]
    place = A_LEVEL * (len(below) - 1) + (strength.share if strength.level in ladder else 0)
    return min(place, A_LEVEL * (len(ladder) - 1))


def after(strength: Strength, ladder: Sequence[str], result: int) -> Strength:
    """The strength after a game that the person won (1), lost (-1) or drew (0)."""
    top = A_LEVEL * (len(ladder) - 1)
    place = min(top, max(0, place_of(strength, ladder) + result * strength.step))
    step = max(LEAST_STEP, strength.step * 7 // 8) if result else strength.step
    return Strength(ladder[place // A_LEVEL], place % A_LEVEL, step)


def level_now(strength: Strength, ladder: Sequence[str], seed: int) -> tuple[str, int]:
    """The level of this move and 0; or, below casual, `casual` and the percent toward it."""
    at, share = divmod(place_of(strength, ladder), A_LEVEL)
    if at == 0:
        return ladder[0], share
    higher = Random(f"adaptive {seed}").randrange(A_LEVEL) < share
    return ladder[at + higher], 0


class Beginner:
    """Between novice and casual: any of the best moves by one ply, the fewer the larger *share*."""

    def __init__(self, game: AnyGame, seen: Any, seat: Seat, share: int, seed: int) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.share = share
        self.seed = seed

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """The first move at once, then that of this strength."""
        game, dice = self.game, Random(self.seed)
        level = "casual" if dice.randrange(A_LEVEL) < self.share else "novice"
        habit = game.habit(self.seen, self.seat, level, self.seed)
        moves = game.legal_moves(self.seen)
        if habit is not None or game.hides(game.settings(game.resample(self.seen, 0))):
            move = dice.choice(moves) if habit is None else habit
            yield Found(move, line=(move,))
            return
        first = dice.choice(moves)
        yield Found(first, line=(first,))
        rated: list[tuple[int, Any, bool]] = []
        for move in dice.sample(moves, min(MOST_RATED, len(moves))):
            if stop() or len(rated) == nodes != 0:
                break
            end = game.apply(self.seen, move).state
            rated.append((game.worth(end, self.seat), move, self._wins(end)))
        yield from self._picked(rated, dice)

    def _wins(self, end: Any) -> bool:
        outcome = self.game.outcome(end)
        return outcome is not None and self.seat in outcome.winners

    def _picked(self, rated: list[tuple[int, Any, bool]], dice: Random) -> Iterator[Found]:
        if not rated:
            return
        rated.sort(key=lambda each: -each[0])
        narrowed = (self.share / A_LEVEL) ** 3  # slowly at first: a little goes a long way
        count = max(1, round(len(rated) ** (1 - narrowed)))
        if self.share >= TAKES_WIN and rated[0][2]:
            count = 1
        worth, move, _ = rated[dice.randrange(count)]
        yield Found(move, worth, 1, len(rated), (move,))
