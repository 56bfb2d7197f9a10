"""Pathagon: who is nearer to a chain, on how many ways, with how many pieces, and what is loose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.engines.pathagon.deepening import Deepening
from tactilegrid.engines.pathagon.play import Play
from tactilegrid.engines.search import Budget, Found, Stop, never
from tactilegrid.games.pathagon.position import State

LEVELS = {"club": Budget(nodes=300), "expert": Budget(nodes=1_500), "master": Budget(ms=1_000)}


def levels(options: Options, seat: Seat) -> Mapping[str, Budget]:  # noqa: ARG001 - all alike
    """Club, expert and master, by how far they look."""
    return LEVELS


def search(seen: State, seat: Seat, level: str, seed: int) -> Thinking:  # noqa: ARG001
    """A search for the side to move; the levels differ in their budgets only."""
    return Thinking(seen)


class Thinking:
    """The search of one move; nothing in it is left to chance."""

    def __init__(self, state: State) -> None:
        self.play = Play(state)
        self.search = Deepening(self.play)

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """As `Search.improve`."""
        for code, worth, depth in self.search.improve(nodes, stop):
            line = self.search.line(code, depth)
            moves = tuple(self.play.move(position, each) for position, each in line)
            yield Found(moves[0], worth, depth, self.search.nodes, moves)
