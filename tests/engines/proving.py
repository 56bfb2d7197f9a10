"""Forced wins of two sides that move in turn, by trying everything: what such solvers share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from tactilegrid.core.game import AnyGame


class Duel(ABC):
    """Whether the side to move can force a win within so many plies; remembers what it proved."""

    def __init__(self, game: AnyGame, most: int = 0) -> None:
        self.game = game
        self.known: dict[tuple[Any, int], bool] = {}
        self.looked = 0
        self.most = most  # positions looked at before it gives up; 0: no limit

    @abstractmethod
    def too_far(self, state: Any, plies: int) -> bool:
        """Whether so few plies cannot be enough, whatever the other does."""

    @abstractmethod
    def key(self, state: Any) -> Any:
        """What a position is known by."""

    @abstractmethod
    def hopes(self, state: Any, plies: int) -> list[Any]:
        """The moves after which *plies* can be enough, the likeliest first."""

    @abstractmethod
    def replies(self, state: Any) -> list[Any]:
        """Every move of the other, those first that are likely to hold."""

    def wins(self, state: Any, plies: int) -> bool:
        """Whether some move wins within *plies*, an odd number, whatever the other does."""
        if plies < 1 or self.too_far(state, plies):
            return False
        key = (self.key(state), plies)
        found = self.known.get(key)
        if found is None:
            moves = self.hopes(state, plies)
            found = self.known[key] = any(self.proves(state, move, plies) for move in moves)
        return found

    def proves(self, state: Any, move: Any, plies: int) -> bool:
        """Whether this move does."""
        self.looked += 1
        if self.looked == self.most:
            raise TimeoutError
        after = self.game.apply(state, move).state
        outcome = self.game.outcome(after)
        if outcome is not None:
            return self.game.to_move(state) in outcome.winners
        return plies > 2 and all(
            self._answered(after, reply, plies - 1) for reply in self.replies(after)
        )

    def _answered(self, state: Any, reply: Any, plies: int) -> bool:
        after = self.game.apply(state, reply).state
        return self.game.outcome(after) is None and self.wins(after, plies - 1)
