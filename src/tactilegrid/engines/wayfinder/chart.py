"""What squares are worth, and the voyages that come into question.

All that a voyage changes is worth the sum of what it changes on each square. So the voyages of one
square are looked through by their ways only: forming villages leave no choice, what is dropped on
mixed squares makes no difference, and on bare ones the best is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from tactilegrid.engines.wayfinder.sea import Rules, Sea
from tactilegrid.engines.wayfinder.weights import value_of
from tactilegrid.games.wayfinder.gems import EACH, SINGLE, UNIT, VILLAGE, count, is_mixed, total
from tactilegrid.games.wayfinder.position import AWAY
from tactilegrid.games.wayfinder.voyages import SPAN, Voyage

BARE, MIXED = 0, -1
PLAIN, HOME, DUMP = -1, -2, -3  # how a voyage ends; a colour: all of that on a bare square
MANY = UNIT[0] + UNIT[1]  # a mixed heap, as good as any other
SHIFTS = tuple(8 * colour for colour in EACH)

# What it gains for who makes it, the square where it ends, how it came there (its heading) and
# ends, and the gems that are free for bare and mixed squares.
End: TypeAlias = tuple[float, int, int, int]
# A square to sail over: the colour that it takes (EVERY: any, BARE: any, and all at once), and what
# a gem of each colour gains there.
Stop: TypeAlias = tuple[int, tuple[float, float, float, float]]
ONLY_BARE, ANY = 4, 5
FREE: Stop = (ANY, (0.0, 0.0, 0.0, 0.0))


@cache
def rays(size: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Of every square, for each direction (N, E, S, W), the squares from its neighbour on."""
    found = []
    for square in range(SPAN * SPAN):
        row, column = divmod(square, SPAN)
        north = tuple(range(square + SPAN, SPAN * size, SPAN))
        east = tuple(range(square + 1, SPAN * row + size))
        south = tuple(range(square - SPAN, -1, -SPAN))
        west = tuple(range(square - 1, SPAN * row - 1, -1))
        found.append((north, east, south, west) if max(row, column) < size else ((),) * 4)
    return tuple(found)


class Chart:
    """The values of one game at one time of it; gains are those of the side that sails."""

    def __init__(self, rules: Rules, sea: Sea) -> None:
        setup = rules.setup
        self.rules = rules
        self.setup = setup
        self.sides = setup.sides
        self.alone = len(setup.seats) == 1
        mixed = sum(map(is_mixed, sea.gems))
        self.time = mixed / (setup.size * setup.size)
        self.squares = setup.squares
        self.rays = rays(setup.size)
        self.shortest = setup.shortest
        self.waypoints = tuple(setup.waypoints.get(square, -1) for square in range(SPAN * SPAN))
        self.known: dict[tuple[int, int, int], tuple[float, ...]] = {}
        self.stops: tuple[dict[tuple[int, int, int], Stop], ...] = tuple({} for _ in range(4))
        self.gains: dict[tuple[int, int, int, int, int], float] = {}
        self.others = 1 / max(1, len(rules.playing) - 1)

    # values

    def values(self, heap: int, huts: int, waypoint: int) -> tuple[float, ...]:
        """What a square is worth to each side; any mixed heap is the same."""
        kind = heap if heap in SINGLE else MIXED if heap else BARE
        key = (kind, huts, waypoint)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = tuple(
                self._value(kind, huts, waypoint, side) for side in range(self.sides)
            )
        return found

    def _value(self, kind: int, huts: int, waypoint: int, side: int) -> float:
        if side not in self.rules.playing or (kind > 0 and SINGLE[kind] != side):
            return 0.0
        extra = count(huts, side) + (waypoint == side)
        if kind > 0:
            return value_of(self.alone, total(kind), extra, self.time)
        return value_of(self.alone, kind, extra, self.time)

    def standing(self, sea: Sea) -> list[float]:
        """Points and squares of each side."""
        sums = [float(score) for score in sea.scores]
        gems, huts, waypoints, known = sea.gems, sea.huts, self.waypoints, self.known
        for square in self.squares:
            here = gems[square]
            key = (
                here if here in SINGLE else MIXED if here else BARE,
                huts[square],
                waypoints[square],
            )
            for side, value in enumerate(known.get(key) or self.values(*key)):
                sums[side] += value
        return sums

    def scalar(self, values: Sequence[float], side: int) -> float:
        """What values of all sides are to one of them."""
        if self.alone:
            return sum(values)
        own = values[side]
        return own - self.others * (sum(values) - own)

    def gain(self, here: int, heap: int, huts: int, waypoint: int, side: int) -> float:
        """What it brings a side to drop a heap on a square, points included."""
        key = (here, heap, huts, waypoint, side)
        found = self.gains.get(key)
        if found is None:
            found = self.gains[key] = self._gain(here, heap, huts, waypoint, side)
        return found

    def _gain(self, here: int, heap: int, huts: int, waypoint: int, side: int) -> float:
        points, whole = 0, here + heap
        built, colour = huts, SINGLE.get(whole)
        if colour is not None and total(whole) == VILLAGE:
            points = self.rules.points[4 * side + colour]
            whole, built = 0, huts + UNIT[colour]
        return points + self._change(here, huts, whole, built, waypoint, side)

    def _change(
        self, here: int, huts: int, whole: int, built: int, waypoint: int, side: int
    ) -> float:
        before = self.values(here, huts, waypoint)
        after = self.values(whole, built, waypoint)
        return self.scalar([new - old for old, new in zip(before, after, strict=True)], side)

    def _stop(self, here: int, huts: int, waypoint: int, side: int) -> Stop:
        own = SINGLE.get(here)
        colour = ONLY_BARE if own is None else own
        gains = [
            self.gain(here, UNIT[each], huts, waypoint, side) if own in (None, each) else 0.0
            for each in EACH
        ]
        return colour, (gains[0], gains[1], gains[2], gains[3])

    # voyages

    def sheet(self, sea: Sea, side: int) -> list[Stop]:
        """What each square of the map takes, and gains a side."""
        known, found = self.stops[side], [FREE] * len(sea.gems)
        gems, huts, waypoints = sea.gems, sea.huts, self.waypoints
        for square in self.squares:
            here = gems[square]
            if not here or here in SINGLE:
                key = (here, huts[square], waypoints[square])
                stop = known.get(key)
                if stop is None:
                    stop = known[key] = self._stop(*key, side)
                found[square] = stop
        return found

    def ends(self, sea: Sea, side: int, start: int, sheet: list[Stop] | None = None) -> list[End]:
        """The ways for a side to sail from a square, not in order."""
        sheet = sheet or self.sheet(sea, side)
        hand = sea.gems[start]
        base = self._change(hand, sea.huts[start], 0, sea.huts[start], self.waypoints[start], side)
        walk = Walk(self, sea, side, sheet, total(hand))
        for way, ray in enumerate(self.rays[start]):
            walk.along(ray, way, 0, hand, walk.full, base, ())
        return walk.found

    def reach(self, sea: Sea, side: int, start: int, sheet: list[Stop] | None = None) -> float:
        """The best that a side could gain from a square; 0 where it cannot sail."""
        if start == AWAY:
            return 0.0
        ends = self.ends(sea, side, start, sheet)
        return max(ends)[0] if ends else 0.0

    def voyage(self, sea: Sea, start: int, end: End, sheet: list[Stop]) -> Voyage:
        """The voyage of an end."""
        _, heading, how, free = end
        squares, heaps = self._path(start, heading), list[int]()
        route = squares if how == PLAIN else squares[:-1]
        bares = [square for square in route if not sea.gems[square]]
        sown, free = sow(bares, free, sheet)
        colours = dict(zip(bares, sown, strict=True))
        for square in route:
            colour = SINGLE.get(sea.gems[square])
            if square in colours:
                colour = colours[square]
            elif colour is None:  # what is left stays as mixed as can be
                colour = _most(free)
                free -= UNIT[colour]
            heaps.append(UNIT[colour])
        if how != PLAIN:
            heaps.append(sea.gems[start] - sum(heaps))
        return Voyage((start, *squares), tuple(heaps))

    def brings(self, sea: Sea, side: int, voyage: Voyage) -> float:
        """What a voyage brings a side but for leaving its start."""
        gems, huts, waypoints = sea.gems, sea.huts, self.waypoints
        worth = 0.0
        for square, heap in zip(voyage.squares[1:], voyage.heaps, strict=True):
            here = gems[square]
            if not here or here in SINGLE:
                what = heap if heap in SINGLE else MANY
                worth += self.gain(here, what, huts[square], waypoints[square], side)
        return worth

    def _path(self, start: int, heading: int) -> list[int]:
        """The squares after the start up to the one of a heading."""
        square, way, bent = heading >> 3, heading >> 1 & 3, heading & 1
        corner = square
        if bent and way % 2:
            corner = SPAN * (square // SPAN) + start % SPAN
        elif bent:
            corner = SPAN * (start // SPAN) + square % SPAN
        return [*_line(start, corner), *_line(corner, square)]


class Walk:
    """One look through all the ways from a square."""

    __slots__ = ("chart", "found", "full", "gems", "huts", "longer", "rays", "sheet", "side")

    def __init__(self, chart: Chart, sea: Sea, side: int, sheet: list[Stop], full: int) -> None:
        self.chart = chart
        self.gems = sea.gems
        self.huts = sea.huts
        self.side = side
        self.sheet = sheet
        self.rays = chart.rays
        self.full = full
        self.longer = chart.shortest > 1
        self.found: list[End] = []

    def along(
        self,
        ray: tuple[int, ...],
        way: int,
        bent: int,
        rest: int,
        left: int,
        worth: float,
        bares: tuple[int, ...],
    ) -> None:
        """Go on in one direction, and where there was no bend, to either side from each square."""
        sheet, rays = self.sheet, self.rays
        one, other = (way + 1) & 3, (way - 1) & 3
        for square in ray:
            colour, gains = sheet[square]
            heading = 8 * square + 2 * way + bent
            if colour != ANY:
                more = left > 1 and (left < self.full or not self.longer)
                if colour != ONLY_BARE:
                    here = rest >> SHIFTS[colour] & 255
                    if not here:
                        return
                    if more and here >= left:
                        self._home(square, heading, rest, left, worth, bares)
                    rest -= UNIT[colour]
                    worth += gains[colour]
                else:
                    if more:
                        self._dumps(square, heading, rest, left, worth, bares)
                    bares = (*bares, square)
            left -= 1
            if not left:
                if self.full > 1 or not self.longer:
                    self._end(worth, heading, PLAIN, rest, bares)
                return
            if not bent:
                across = rays[square]
                self.along(across[one], one, 1, rest, left, worth, bares)
                self.along(across[other], other, 1, rest, left, worth, bares)

    def _home(
        self, square: int, heading: int, rest: int, left: int, worth: float, bares: tuple[int, ...]
    ) -> None:
        """All that is left on a forming village (WF-R12)."""
        here = self.gems[square]
        if left + total(here) <= VILLAGE:
            heap = left * UNIT[SINGLE[here]]
            worth += self._gain(square, heap)
            self._end(worth, heading, HOME, rest - heap, bares)

    def _gain(self, square: int, heap: int) -> float:
        return self.chart.gain(
            self.gems[square], heap, self.huts[square], self.chart.waypoints[square], self.side
        )

    def _dumps(
        self, square: int, heading: int, rest: int, left: int, worth: float, bares: tuple[int, ...]
    ) -> None:
        """All that is left on a bare square: of one colour where that can be, or of several."""
        if left <= VILLAGE:
            for colour in EACH:
                if rest >> SHIFTS[colour] & 255 >= left:
                    heap = left * UNIT[colour]
                    self._end(worth + self._gain(square, heap), heading, colour, rest - heap, bares)
        if rest not in SINGLE:
            self._end(worth + self._gain(square, MANY), heading, DUMP, rest, bares)

    def _end(self, worth: float, heading: int, how: int, rest: int, bares: tuple[int, ...]) -> None:
        if bares:
            colours, free = sow(bares, rest, self.sheet)
            if how == DUMP and free in SINGLE:
                return  # as good as all of that colour
            for square, colour in zip(bares, colours, strict=True):
                worth += self.sheet[square][1][colour]
        self.found.append((worth, heading, how, rest))


def sow(bares: Sequence[int], free: int, sheet: list[Stop]) -> tuple[list[int], int]:
    """The colours for bare squares that bring the most, and what is left of the gems."""
    if len(bares) == 1:
        gains = sheet[bares[0]][1]
        best, most = 0, -1e9
        for colour in EACH:
            if free >> SHIFTS[colour] & 255 and gains[colour] > most:
                best, most = colour, gains[colour]
        return [best], free - UNIT[best]
    pairs = [
        (sheet[square][1][colour], place, colour)
        for colour in EACH
        if free >> SHIFTS[colour] & 255
        for place, square in enumerate(bares)
    ]
    pairs.sort(reverse=True)
    colours = [-1] * len(bares)
    for _, place, colour in pairs:
        if colours[place] < 0 and free >> SHIFTS[colour] & 255:
            colours[place] = colour
            free -= UNIT[colour]
    return colours, free


@lru_cache(maxsize=1 << 12)
def _most(heap: int) -> int:
    """The colour of which there are the most, the last one of equals."""
    return max(EACH, key=lambda each: (count(heap, each), each))


def _line(start: int, end: int) -> range:
    """The squares of a straight line after its start."""
    step = SPAN if start % SPAN == end % SPAN else 1
    step = step if end >= start else -step
    return range(start + step, end + step, step)
