"""The ghosts of Quoridor Pac-Man, who hunt together whoever plays them.

They look some plies ahead, a ply a figure, so that they see who can catch Pac-Man in this round and
where he would have to go. What the tables of distance and sight tell is the game's own `worth`.
For Pac-Man himself such a search was not better than one ply, so he has no level above casual.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.engines.alphabeta import SURE, AlphaBeta
from tactilegrid.engines.search import WON, Budget, Found, Stop, never
from tactilegrid.games.quoridor_pac_man.moves import Move
from tactilegrid.games.quoridor_pac_man.position import State
from tactilegrid.games.quoridor_pac_man.rules import apply
from tactilegrid.games.quoridor_pac_man.thinking import standing
from tactilegrid.games.quoridor_pac_man.walks import legal_walks

LEVELS = {"club": Budget(nodes=150), "expert": Budget(nodes=900)}


def levels(options: Options, seat: Seat) -> Mapping[str, Budget]:  # noqa: ARG001 - all alike
    """Club and expert for ghosts, by how far they look; none for Pac-Man's seat."""
    return LEVELS if seat.number > 1 else {}


def search(seen: State, seat: Seat, level: str, seed: int) -> Hunt:  # noqa: ARG001
    """A search for the ghost that is to move; the levels differ in their budgets only."""
    return Hunt(seen, seed)


class Hunt:
    """The search of one ghost's turn."""

    def __init__(self, state: State, seed: int) -> None:
        self.search = AlphaBeta(Ghosts(), state, seed)

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """As `Search.improve`; codes are moves."""
        return self.search.improve(nodes, stop)


class Ghosts:
    """What the search asks, for all ghosts as one party."""

    def mine(self, position: State) -> bool:
        """Whether a ghost is to move."""
        return bool(position.waiting)

    def ended(self, position: State) -> int | None:
        """Won where Pac-Man has not eaten the last pellet, or drawn."""
        if position.ended is None:
            return None
        if not position.ended.winners:
            return 0
        return WON if position.pellets else -WON

    def worth(self, position: State) -> int:
        """The game's own, from their side."""
        return -max(-SURE, min(SURE, standing(position)))

    def forced(self, position: State) -> bool:  # noqa: ARG002
        """No line is longer than the others."""
        return False

    def moves(self, position: State, top: bool) -> list[Move]:  # noqa: ARG002 - all, everywhere
        """What eats comes first; ghosts by their way to Pac-Man."""
        walks = list(legal_walks(position))
        ways = position.setup.ground.distances(position.pac)
        if position.waiting:
            walks.sort(key=lambda walk: ways[walk.here])
        else:
            walks.sort(key=lambda walk: walk.pellets.bit_count())
        return [walk.move for walk in walks]

    def play(self, position: State, code: Move) -> State:
        """By the rules."""
        return apply(position, code).state

    def key(self, position: State) -> Hashable:
        """All but the plies and the past."""
        return position.figures, position.pellets, position.lives, position.waiting
