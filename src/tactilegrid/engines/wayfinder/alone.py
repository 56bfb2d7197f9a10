"""One player: many lines at once, the best few of them turn after turn, then more and further.

Nobody answers, so that the worth of a line is what it has made and what is within reach at its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tactilegrid.engines.search import Found
from tactilegrid.engines.wayfinder.looking import SCALE, Looking
from tactilegrid.engines.wayfinder.sea import Sea
from tactilegrid.games.wayfinder.position import AWAY, VOYAGE, Move

# lines kept, turns ahead, voyages and placements of each
STEPS = (
    (1, 1, 12, 4),
    (2, 2, 6, 3),
    (3, 3, 8, 3),
    (4, 5, 8, 3),
    (6, 7, 8, 3),
    (10, 10, 10, 4),
    (20, 16, 12, 4),
    (50, 50, 16, 5),
)


class Line(NamedTuple):
    """Moves and where they lead; `worth` in points, what is within reach included."""

    worth: float
    moves: tuple[Move, ...]
    sea: Sea


class Alone(Looking):
    """The search of one move where nobody else plays."""

    def steps(self, moves: list[Move]) -> Iterator[Found]:
        """Wider and further, step by step."""
        del moves
        for kept, turns, voyages, places in STEPS:
            best = self._ahead(kept, turns, voyages, places)
            worth = round(SCALE * best.worth)
            yield Found(best.moves[0], worth, len(best.moves), self.nodes, best.moves)

    def _ahead(self, kept: int, turns: int, voyages: int, places: int) -> Line:
        """The best line of so many turns."""
        live, done = [Line(0.0, (), self.sea)], list[Line]()
        for _ in range(turns):
            grown: dict[tuple[object, ...], Line] = {}
            for line in live:
                for each in self._grown(line, voyages, places):
                    if each.sea.ended:
                        done.append(each)
                        continue
                    key = (each.sea.gems, each.sea.huts, each.sea.ships, each.sea.side)
                    if key not in grown or grown[key].worth < each.worth:
                        grown[key] = each
            if not grown:
                break
            live = sorted(grown.values(), key=lambda line: -line.worth)[:kept]
        return max((*live, *done), key=lambda line: line.worth)

    def _grown(self, line: Line, voyages: int, places: int) -> Iterator[Line]:
        """A line gone on with by a whole turn."""
        sea = line.sea
        forced = self.rules.forced(sea)
        if forced is not None:
            yield self._with(line, forced)
        elif sea.phase == VOYAGE:
            for move in self.moves(sea, voyages, places)[:voyages]:
                after = self._with(line, move)
                if after.sea.ended or after.sea.phase == VOYAGE or self.rules.forced(after.sea):
                    yield after
                else:
                    yield from self._placed(after, places)
        else:
            yield from self._placed(line, places)

    def _placed(self, line: Line, places: int) -> Iterator[Line]:
        for move in self.moves(line.sea, 0, places)[:places]:
            yield self._with(line, move)

    def _with(self, line: Line, move: Move) -> Line:
        after = self.rules.play(line.sea, move)
        return Line(self._worth(after), (*line.moves, move), after)

    def _worth(self, sea: Sea) -> float:
        """All colours together, and what their Wayfinders can reach."""
        if sea.ended:
            return float(sum(self.rules.totals(sea)))
        chart = self.chart
        worth = sum(chart.standing(sea))
        for side, ship in enumerate(sea.ships):
            if ship != AWAY:
                self.count()
                worth += chart.reach(sea, side, ship)
        return worth
