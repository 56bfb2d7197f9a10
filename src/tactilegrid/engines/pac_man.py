"""Quoridor Pac-Man: both sides by one search, ply by ply; ghosts of several seats stand together.

A round is five plies, so a search that looks a round ahead sees who can be caught in it and where
Pac-Man comes to a pellet. What the tables of distance and sight tell is the game's own `worth`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.engines.alphabeta import SURE, AlphaBeta
from tactilegrid.engines.search import WON, Budget, Found, Stop, never
from tactilegrid.games.quoridor_pac_man.moves import Move
from tactilegrid.games.quoridor_pac_man.position import OFF, State
from tactilegrid.games.quoridor_pac_man.rules import apply
from tactilegrid.games.quoridor_pac_man.thinking import standing
from tactilegrid.games.quoridor_pac_man.walks import legal_walks


def levels(options: Options, seat: Seat) -> Mapping[str, Budget]:  # noqa: ARG001 - all alike
    """Club, expert and master, by how far they look."""
    return {"club": Budget(nodes=150), "expert": Budget(nodes=900), "master": Budget(ms=1_000)}


def search(seen: State, seat: Seat, level: str, seed: int) -> Thinking:  # noqa: ARG001
    """A search for the figure that is to move; the levels differ in their budgets only."""
    return Thinking(seen, seed)


class Thinking:
    """The search of one turn."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.search = AlphaBeta(Chase(not state.waiting), state, seed)

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """As `Search.improve`; codes are moves."""
        return self.search.improve(nodes, stop)


class Chase:
    """What the search asks, for Pac-Man or for all ghosts."""

    def __init__(self, pac_man: bool) -> None:
        self.pac_man = pac_man

    def mine(self, position: State) -> bool:
        """Whether the side that searches is to move."""
        return self.pac_man == (not position.waiting)

    def ended(self, position: State) -> int | None:
        """Won, lost or drawn; who plays all figures has each side's wins."""
        if position.ended is None:
            return None
        if not position.ended.winners:
            return 0
        return WON if self.pac_man == (not position.pellets) else -WON

    def worth(self, position: State) -> int:
        """The game's own, from that side."""
        value = max(-SURE, min(SURE, standing(position)))
        return value if self.pac_man else -value

    def forced(self, position: State) -> bool:  # noqa: ARG002
        """No line is longer than the others."""
        return False

    def moves(self, position: State, top: bool) -> list[Move]:  # noqa: ARG002 - all, everywhere
        """What eats or catches first; then ghosts by their way to Pac-Man."""
        walks = list(legal_walks(position))
        ways = position.setup.ground.distances(position.pac)
        if position.waiting:
            walks.sort(key=lambda walk: ways[walk.here])
        else:
            walks.sort(key=lambda walk: (walk.pellets.bit_count(), -walk.figures.count(OFF)))
        return [walk.move for walk in walks]

    def play(self, position: State, code: Move) -> State:
        """By the rules."""
        return apply(position, code).state

    def key(self, position: State) -> Hashable:
        """All but the plies and the past."""
        return position.figures, position.pellets, position.lives, position.waiting
