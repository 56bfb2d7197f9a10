"""Both sides of Quoridor Pac-Man: his own turns, and the ghosts, who hunt together.

The ghosts are one party whoever plays them, and move one after another as the rules say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.engines.pac_man.chase import Chase, position_of, stood
from tactilegrid.engines.pac_man.pursuit import Pursuit
from tactilegrid.engines.search import Budget, Found, Stop, never
from tactilegrid.games.quoridor_pac_man.moves import FIGURES
from tactilegrid.games.quoridor_pac_man.position import State

PAC_MAN = {"club": Budget(nodes=100), "expert": Budget(nodes=1_000)}  # 3,000 did no better
HUNTERS = {"club": Budget(nodes=25), "expert": Budget(nodes=100), "master": Budget(ms=1_000)}


def levels(options: Options, seat: Seat) -> Mapping[str, Budget]:
    """By how far they look; four ghosts think in each round where Pac-Man thinks once."""
    alone = options.number("players") == 1
    return PAC_MAN if seat.number == 1 and not alone else HUNTERS


def search(seen: State, seat: Seat, level: str, seed: int) -> Thought:  # noqa: ARG001
    """A search for the figure that is to move; the levels differ in their budgets only."""
    return Thought(seen, seed)


class Thought:
    """The search of one turn, told in moves of the game."""

    def __init__(self, state: State, seed: int) -> None:
        self.chase = Chase(state.setup, tuple(map(state.owner, FIGURES)))
        figures = state.candidates if state.waiting else ()
        past = stood(state)
        self.pursuit = Pursuit(self.chase, position_of(state), figures, past, seed)

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """As `Search.improve`."""
        for turn, worth, depth in self.pursuit.improve(nodes, stop):
            position, line = self.pursuit.position, []
            for code, after in (turn, *self.pursuit.expected(turn[1])):
                line.append(self.chase.move(position, code))
                position = after
            yield Found(line[0], worth, depth, self.pursuit.nodes, tuple(line))
