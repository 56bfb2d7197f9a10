"""What the searches of Wayfinder share: counting, and the moves that look promising."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random

from tactilegrid.engines.search import Found, Stop, Stopped, never
from tactilegrid.engines.wayfinder.chart import Chart
from tactilegrid.engines.wayfinder.sea import Rules, Sea
from tactilegrid.games.wayfinder.gems import is_mixed, total
from tactilegrid.games.wayfinder.position import VOYAGE, Move, Placement, State
from tactilegrid.games.wayfinder.voyages import SPAN, Voyage, Voyages

SCALE = 40  # worth of a point
POLL = 4  # looks at all ways from a square between two questions whether to stop
LATE = 3  # mixed squares; with so few, what is dropped on them matters too
SHORT = 9  # gems in hand of which all voyages are listed
MOST = 400  # voyages that are listed
LISTED = 64  # voyages listed between two questions whether to stop
WIDER = 4  # times as many replies are looked at when it is late
LAST = 99


class Looking(ABC):
    """One search for one move; `nodes` counts the looks at all ways from a square."""

    def __init__(self, state: State, seed: int) -> None:
        self.rules = Rules(state)
        self.sea = self.rules.start
        self.chart = Chart(self.rules, self.sea)
        self.side = self.sea.side
        self.late = sum(map(is_mixed, self.sea.gems)) <= LATE
        self.nodes = self.most = 0
        self.stop: Stop = never
        self.ranks: dict[int, dict[int, int]] = {}
        self.whims = Random(seed).sample(range(SPAN * SPAN), SPAN * SPAN)  # to part equals

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """As `Search.improve`."""
        self.most, self.stop = nodes, never
        first = self.rules.forced(self.sea)
        if first is not None:
            yield Found(first, line=(first,))
            return
        if self.sea.phase == VOYAGE:
            first = self._voyages(self.sea, 1)[0]
        else:
            first = Placement(min(self.rules.open(self.sea), key=self.whims.__getitem__))
        yield Found(first, line=(first,))
        self.stop = stop
        try:
            moves = self.moves(self.sea, MOST, MOST)
            if len(moves) > 1:
                yield from self.steps(moves)
        except Stopped:
            return

    @abstractmethod
    def steps(self, moves: list[Move]) -> Iterator[Found]:
        """Better and better of these *moves*, the most promising of which come first."""

    def count(self) -> None:
        """One more look; raises Stopped."""
        self.nodes += 1
        if (self.most and self.nodes > self.most) or (self.nodes % POLL == 0 and self.stop()):
            raise Stopped

    # moves

    def moves(self, sea: Sea, voyages: int, places: int) -> list[Move]:
        """The most promising moves first; of where the search begins, all that may matter."""
        if sea.phase == VOYAGE:
            self.count()
            return self._voyages(sea, voyages)
        side = sea.side
        rank = self._rank(side)
        squares = sorted(self.rules.open(sea), key=lambda square: rank.get(square, LAST))
        if sea is not self.sea:
            squares = self._rated(sea, side, squares[: 2 * places])
        return [Placement(square) for square in squares[:places]]

    def _voyages(self, sea: Sea, most: int) -> list[Move]:
        """Voyages that differ in more than mixed squares first; toward the end all the others."""
        chart, side, start = self.chart, sea.side, sea.ships[sea.side]
        sheet, top = chart.sheet(sea, side), sea is self.sea
        ends = chart.ends(sea, side, start, sheet)
        ends.sort(reverse=True)
        found: list[Move] = [chart.voyage(sea, start, end, sheet) for end in ends[:most]]
        if not found or ((self.late or top) and most > 1 and total(sea.gems[start]) <= SHORT):
            others, known = Voyages(self.rules.sailing(sea)), set(found)
            rest: list[Voyage] = []
            for place in range(min(len(others), MOST)):
                if place % LISTED == 0 and self.stop():
                    raise Stopped
                rest += [] if others[place] in known else [others[place]]
            rest.sort(key=lambda each: -chart.brings(sea, side, each))
            found += rest
        return found if top else found[: most * WIDER if self.late else most]

    def _rank(self, side: int) -> dict[int, int]:
        """The squares by what is within reach from them where the search begins."""
        found = self.ranks.get(side)
        if found is None:
            squares = self._rated(self.sea, side, self.rules.open(self.sea))
            found = self.ranks[side] = {square: place for place, square in enumerate(squares)}
        return found

    def _rated(self, sea: Sea, side: int, squares: list[int]) -> list[int]:
        """Squares by what is within reach from them."""
        sheet = self.chart.sheet(sea, side)
        rated = []
        for square in squares:
            self.count()
            rated.append((-self.chart.reach(sea, side, square, sheet), self.whims[square], square))
        rated.sort()
        return [square for _, _, square in rated]
