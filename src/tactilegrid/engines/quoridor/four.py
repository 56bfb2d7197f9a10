"""Quoridor for four: each seat has its share of the chances, and wants the largest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from tactilegrid.core.seats import Seat
from tactilegrid.engines.quoridor.four_fields import Field
from tactilegrid.engines.quoridor.four_looking import (
    PASSING,
    AllAgainstOne,
    EachForItself,
    Looker,
)
from tactilegrid.engines.quoridor.four_shares import LEAST, WHOLE
from tactilegrid.engines.quoridor.pvs import FENCE
from tactilegrid.engines.search import MEMORY, WON, Budget, Found, Stop, never
from tactilegrid.games.quoridor.moves import PASS, Fence, Move, Step, cell_of, edge_of
from tactilegrid.games.quoridor.position import State

# Within one round 12 positions won as much as 60, so club takes care of every other move only.
LEVELS: Mapping[str, Budget] = {
    "club": Budget(nodes=60, care=50),
    "expert": Budget(nodes=60),
    "master": Budget(nodes=2_000, ms=1_000),
}


class Search:
    """The search of one move; *memory* in bytes caps what it remembers.

    While more than two play it is everybody for itself. With two left, the others having resigned,
    all against one is exact, and prunes more.
    """

    def __init__(self, seen: State, seat: Seat, seed: int, memory: int = MEMORY) -> None:
        self.dice = Random(seed)
        fields: dict[int, Field] = {}
        field = fields[seen.walls.fences] = Field(seen.walls, seen.setup.goals, fields)
        here = (field, seat.number - 1, seen.pawns, seen.left)
        kind: type[Looker] = AllAgainstOne if len(seen.playing) == 2 else EachForItself
        self.looker = kind(here, seen.setup, seen.past, memory)

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """As `engines.search.Search.improve`."""
        looker = self.looker
        codes = looker.top(self.dice)
        move = move_of(codes[0])
        yield Found(move, line=(move,))
        if len(codes) == 1:
            return
        for code, share, depth in looker.improve(codes, nodes, stop):
            line = tuple(map(move_of, looker.line(code, depth)))
            yield Found(line[0], worth_of(share), depth, looker.nodes, line)


def move_of(code: int) -> Move:
    """The move of that number."""
    if code == PASSING:
        return PASS
    return Fence(edge_of(code - FENCE)) if code >= FENCE else Step(cell_of(code))


def worth_of(share: int) -> int:
    """A share as the worth of a search: a game that is won or lost counts by its plies."""
    if share < LEAST:
        return share - WON
    return WON - (WHOLE - share) // 3 if share > WHOLE - LEAST else share
