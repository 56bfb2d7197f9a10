"""Look ahead turn by turn, a little wider and a ply deeper each time; everybody for themselves.

Each side is taken to want the most for itself. Where there are two, what one gains the other
loses, and what cannot change the choice any more is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from tactilegrid.engines.search import WON, Found
from tactilegrid.engines.wayfinder.looking import MOST, SCALE, Looking
from tactilegrid.engines.wayfinder.sea import Sea
from tactilegrid.games.wayfinder.position import AWAY, VOYAGE, Move, State

LATER = 0.6  # what a voyage within reach counts for whose turn comes after somebody else's
WON_POINTS = WON / SCALE
LITTLE = 0.01  # what a point counts for once the game is over: to win sooner counts for more
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
    Width(1, MOST, 64, 0, 0),
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


class Thought(Looking):
    """The search of one move among several players."""

    def __init__(self, state: State, seed: int) -> None:
        super().__init__(state, seed)
        self.two = len(self.rules.playing) == 2
        self.width = STEPS[0]

    def steps(self, moves: list[Move]) -> Iterator[Found]:
        """Step by step."""
        for width in STEPS:
            yield from self._deepen(moves, width)

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

    def _look(self, sea: Sea, depth: int, bounds: list[float]) -> Seen:
        """What a position comes to for each side, and the play expected."""
        if sea.ended:
            return self._end(sea), ()
        if depth == 0:
            return self._leaf(sea), ()
        forced = self.rules.forced(sea)
        if forced is not None:
            values, rest = self._look(self.rules.play(sea, forced), depth - 1, bounds)
            return values, (forced, *rest)
        side = sea.side
        best: Values = ()
        line: tuple[Move, ...] = ()
        bounds = list(bounds)
        for move in self.moves(sea, self.width.replies, self.width.squares):
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
        self.count()
        most = max(sums[side] for side in self.rules.playing)
        first = [side for side in self.rules.playing if sums[side] == most]
        values = [LITTLE * self.chart.scalar(sums, side) for side in range(len(sums))]
        if len(first) < len(self.rules.playing):
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
                self.count()
                gain = chart.reach(sea, each, sea.ships[each]) * (1 if nearest else LATER)
                for other in range(chart.sides):
                    scalars[other] += gain if other == each else -gain * chart.others
            nearest = False
        return tuple(scalars)
