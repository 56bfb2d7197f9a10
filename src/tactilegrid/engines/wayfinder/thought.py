"""Look ahead turn by turn, a little wider and a ply deeper each time; everybody for themselves.

Each side is taken to want the most for itself. Where there are two, what one gains the other
loses, and what cannot change the choice any more is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, TypeAlias

from tactilegrid.engines.search import WON, Found, Stop, never
from tactilegrid.engines.wayfinder.chart import Chart
from tactilegrid.engines.wayfinder.sea import Rules, Sea
from tactilegrid.games.wayfinder.gems import is_mixed, total
from tactilegrid.games.wayfinder.position import AWAY, VOYAGE, Move, Placement, State
from tactilegrid.games.wayfinder.voyages import Voyages

SCALE = 40  # worth of a point
POLL = 4
LATE = 3  # mixed squares; with so few, what is dropped on them matters too
SHORT = 6  # gems in hand of which all voyages are listed
MOST = 400
WIDER = 4
LATER = 0.6  # what a voyage within reach counts for whose turn comes after somebody else's
WON_POINTS = WON / SCALE
Values: TypeAlias = tuple[float, ...]
Seen: TypeAlias = tuple[Values, tuple[Move, ...]]


class Width(NamedTuple):
    """How deep to look, and at how many voyages and placements: at first, and further on."""

    depth: int
    voyages: int
    places: int
    replies: int
    squares: int


STEPS = (
    Width(1, 99, 99, 0, 0),
    Width(2, 16, 12, 6, 4),
    Width(3, 12, 10, 6, 3),
    Width(4, 10, 8, 6, 3),
    Width(5, 10, 8, 6, 3),
    Width(5, 24, 12, 10, 5),
    Width(6, 16, 10, 8, 4),
    Width(7, 12, 10, 6, 3),
    Width(8, 40, 20, 12, 6),
    Width(8, MOST, 64, 24, 12),
)


class Stopped(Exception):
    """The search was stopped, or has looked at all positions that it may."""


class Thought:
    """The search of one move."""

    def __init__(self, state: State, seed: int) -> None:
        self.rules = Rules(state)
        self.sea = self.rules.start
        self.chart = Chart(self.rules, self.sea)
        self.side = self.sea.side
        self.two = len(self.rules.playing) == 2
        self.dice = Random(seed)
        self.nodes = self.most = 0
        self.stop: Stop = never
        self.ranks: dict[int, list[int]] = {}
        self.width = STEPS[0]
        self.late = sum(map(is_mixed, self.sea.gems)) <= LATE

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """As `Search.improve`."""
        self.most, self.stop = nodes, never
        sea = self.sea
        forced = self.rules.forced(sea)
        if forced is not None:
            yield Found(forced, line=(forced,))
            return
        moves = self._moves(sea, STEPS[0].voyages, STEPS[0].places)
        yield Found(moves[0], line=(moves[0],))
        if len(moves) == 1:
            return
        self.stop = stop
        try:
            for width in STEPS:
                yield from self._deepen(moves, width)
        except Stopped:
            return

    def _deepen(self, moves: list[Move], width: Width) -> Iterator[Found]:
        """One step; *moves* are put in the order of what was found."""
        self.width = width
        most = width.voyages if self.sea.phase == VOYAGE else width.places
        looked = moves[:most]
        rated: list[tuple[float, int]] = []
        best = -2.0 * WON_POINTS
        bounds = [-2.0 * WON_POINTS] * self.chart.sides
        for place, move in enumerate(looked):
            values, line = self._look(self.rules.play(self.sea, move), width.depth - 1, bounds)
            value = values[self.side]
            rated.append((-value, place))
            if value > best:
                best = value
                bounds[self.side] = max(bounds[self.side], value)
                yield Found(move, round(SCALE * value), width.depth, self.nodes, (move, *line))
        rated.sort()
        moves[: len(looked)] = [looked[place] for _, place in rated]

    def _count(self) -> None:
        self.nodes += 1
        if (self.most and self.nodes > self.most) or (self.nodes % POLL == 0 and self.stop()):
            raise Stopped

    def _look(self, sea: Sea, depth: int, bounds: list[float]) -> Seen:
        """What a position comes to for each side, and the play expected."""
        if sea.ended:
            return self._end(sea), ()
        if depth == 0:
            return self._leaf(sea), ()
        forced = self.rules.forced(sea)
        if forced is not None:
            values, line = self._look(self.rules.play(sea, forced), depth - 1, bounds)
            return values, (forced, *line)
        side = sea.side
        best: Values = ()
        line: tuple[Move, ...] = ()
        bounds = list(bounds)
        for move in self._moves(sea, self.width.replies, self.width.squares):
            values, rest = self._look(self.rules.play(sea, move), depth - 1, bounds)
            if not best or values[side] > best[side]:
                best, line = values, (move, *rest)
                if self.two and best[side] >= -bounds[self._rival(side)]:
                    break
                bounds[side] = max(bounds[side], best[side])
        return best, line

    def _rival(self, side: int) -> int:
        one, other = self.rules.playing
        return other if side == one else one

    def _end(self, sea: Sea) -> Values:
        """What a game that is over is worth to each side."""
        sums = self.rules.totals(sea)
        self._count()
        most = max(sums[side] for side in self.rules.playing)
        first = [side for side in self.rules.playing if sums[side] == most]
        values = [self.chart.scalar(sums, side) for side in range(len(sums))]
        if len(first) < len(self.rules.playing) and not self.chart.alone:
            for side in self.rules.playing:
                values[side] += WON_POINTS - sea.plies if side in first else sea.plies - WON_POINTS
        return tuple(values)

    def _leaf(self, sea: Sea) -> Values:
        """Points, squares and what is within reach."""
        chart, side = self.chart, sea.side
        sums = chart.standing(sea)
        scalars = [chart.scalar(sums, each) for each in range(chart.sides)]
        nearest = True  # whose turn comes first can be sure of what is there
        if sea.phase != VOYAGE:
            order = [each for each in self.rules.following(side) if each != side]
        else:
            order = [side, *(each for each in self.rules.following(side) if each != side)]
        for each in order:
            if sea.ships[each] != AWAY:
                self._count()
                gain = chart.reach(sea, each, sea.ships[each]) * (1 if nearest else LATER)
                for other in range(chart.sides):
                    scalars[other] += gain if other == each or chart.alone else -gain * chart.others
            nearest = False
        return tuple(scalars)

    def _moves(self, sea: Sea, voyages: int, places: int) -> list[Move]:
        """The most promising moves first."""
        chart, side = self.chart, sea.side
        if sea.phase == VOYAGE:
            self._count()
            return self._voyages(sea, voyages)
        rank = self._rank(side)
        squares = self.rules.open(sea)
        order = {square: place for place, square in enumerate(rank)}
        squares.sort(key=lambda square: order.get(square, 99))
        if sea is not self.sea:
            squares = squares[: 2 * places]
            sheet = chart.sheet(sea, side)
            rated = []
            for square in squares:
                self._count()
                rated.append((-chart.reach(sea, side, square, sheet), square))
            rated.sort()
            squares = [square for _, square in rated]
        return [Placement(square) for square in squares[:places]]

    def _voyages(self, sea: Sea, most: int) -> list[Move]:
        """Voyages that differ in more than mixed squares first; toward the end all the others."""
        chart, side, start = self.chart, sea.side, sea.ships[sea.side]
        sheet = chart.sheet(sea, side)
        ends = chart.ends(sea, side, start, sheet)
        ends.sort(reverse=True)
        found: list[Move] = [chart.voyage(sea, start, end, sheet) for end in ends[:most]]
        if not found or ((self.late or sea is self.sea) and total(sea.gems[start]) <= SHORT):
            every = self.rules.sailing(sea)
            others = Voyages(every)
            known = set(found)
            rest = [others[place] for place in range(min(len(others), MOST))]
            rest = [each for each in rest if each not in known]
            rest.sort(key=lambda each: -chart.brings(sea, side, each))
            found += rest
        return found[: most * (WIDER if self.late else 1)] if sea is not self.sea else found

    def _rank(self, side: int) -> list[int]:
        """The squares by what is within reach from them before the search begins."""
        found = self.ranks.get(side)
        if found is None:
            sea, chart = self.sea, self.chart
            sheet = chart.sheet(sea, side)
            rated = []
            for square in self.rules.open(sea):
                self._count()
                rated.append((-chart.reach(sea, side, square, sheet), square))
            rated.sort()
            found = self.ranks[side] = [square for _, square in rated]
        return found
