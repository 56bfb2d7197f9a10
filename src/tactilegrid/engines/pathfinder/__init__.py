"""How to search a hidden maze, and how to build one that is hard to search.

Yes costs nothing and no ends the turn, so that a search is as long as its wrong guesses. Three
levels stand above casual: club goes deep like a careful person with a pencil, expert weighs every
side that could be asked about by what was learned from thousands of mazes, master also builds its
maze against such searchers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tactilegrid.core.commands import BOLD
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.engines.pathfinder.builder import built
from tactilegrid.engines.pathfinder.scout import Scout
from tactilegrid.engines.pathfinder.weights import leant
from tactilegrid.engines.search import Budget, Found, Search, Stop, never
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.aiming import toward
from tactilegrid.games.pathfinder.maze import NOWHERE, ways_of
from tactilegrid.games.pathfinder.notation import draft_of
from tactilegrid.games.pathfinder.position import BUILD, DECLARE, READY, Lay, Observation

LEVELS: Mapping[str, Budget] = {
    "club": Budget(nodes=40),
    "expert": Budget(nodes=40),
    "master": Budget(nodes=600, ms=2000),
}


def levels(options: Options, seat: Seat) -> Mapping[str, Budget]:
    """The same three for either side; `nodes` counts whole searches of a maze being built."""
    del options, seat
    return LEVELS


def search(seen: Observation, seat: Seat, level: str, seed: int) -> Search:
    """A search for a move: of a maze to lay, or of a side to ask about."""
    return Thought(seen, seat, level, seed)


def leaning(seen: Observation, seat: Seat, level: str, seed: int, style: str) -> Search:
    """A search in a style: bold asks straight on, careful into the bends; mazes are as ever."""
    return Thought(seen, seat, level, seed, 1 if style == BOLD else -1)


class Thought:
    """One move of one side; building takes time, asking takes none.

    *lean* is 1 for who goes straight on, -1 for who looks into every bend first.
    """

    def __init__(self, seen: Observation, seat: Seat, level: str, seed: int, lean: int = 0) -> None:
        self.seen = seen
        self.seat = seat
        self.level = level
        self.seed = seed
        self.lean = lean

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """A maze, then harder ones; or the one question, or the next step toward it."""
        seen = self.seen
        if seen.phase == BUILD:
            yield from self._build(nodes, stop)
        elif seen.phase == DECLARE or seen.pending is not None:
            move = GAME.habit(seen, self.seat, "casual", self.seed)
            yield Found(move, line=(move,))
        else:
            weights = leant("deep" if self.level == "club" else "learned", self.lean)
            setup, track = seen.setup, seen.track
            target = Scout.of(setup, track, weights, self.seed).target()
            move = toward(setup.ground, track, target)
            yield Found(move, line=(move,))

    def _build(self, nodes: int, stop: Stop) -> Iterator[Found]:
        setup, draft = self.seen.setup, draft_of(self.seen)
        if draft.goal != NOWHERE and ways_of(setup.ground, draft).length:
            yield Found(READY, line=(READY,))
            return
        for maze, turns, searches in built(setup, self.level, self.seed, nodes, stop):
            move = Lay(maze)
            yield Found(move, turns, 0, searches, (move,))
