"""Every voyage from one square: counted at once, listed when looked at, found by its place.

A long hand has more voyages than anybody lists (WF-R5 to R12), but what may follow on a square
depends only on the heading and on what is still in hand, so that each such pair is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import TypeAlias, overload

from tactilegrid.core.game import Touch
from tactilegrid.core.geometry import ORTHOGONAL, Cell
from tactilegrid.core.value import Value
from tactilegrid.games.wayfinder.choices import ALL, DROPS
from tactilegrid.games.wayfinder.gems import drops

# Squares are numbered row by row as on the largest map, so that a move means the same on every map:
# a1 is 0, a2 is SPAN. A heading is 8 * square + 2 * direction + 1 if the bend is behind; directions
# are N, E, S, W.
SPAN = 8
CELLS = tuple(Cell(column, row) for row in range(SPAN) for column in range(SPAN))
DIRECTIONS = ORTHOGONAL
STEPS = tuple(direction.value for direction in DIRECTIONS)


class Voyage(Value):
    """The squares from the start on, and the heap dropped on each of them after the start.

    Only the last heap may have more than one gem.
    """

    squares: tuple[int, ...]
    heaps: tuple[int, ...]

    def __init__(self, squares: tuple[int, ...], heaps: tuple[int, ...]) -> None:
        _put_squares(self, squares)  # thousands are made at a time
        _put_heaps(self, heaps)

    def __hash__(self) -> int:
        return hash((self.squares, self.heaps))


_put_squares, _put_heaps = (Voyage.__dict__[field].__set__ for field in Voyage._fields)


class Waters:
    """The ways over a map of one size: `first` of a square, `onward` of a heading."""

    __slots__ = ("first", "onward", "size", "squares")

    def __init__(self, size: int) -> None:
        self.size = size
        self.squares = tuple(SPAN * row + column for row in range(size) for column in range(size))
        squares = range(SPAN * SPAN)
        self.first = tuple(tuple(self._ways(square, range(4), 0)) for square in squares)
        self.onward = tuple(
            tuple(self._onward(square, way, bent))
            for square in squares
            for way in range(4)
            for bent in range(2)
        )

    def beyond(self, square: int, way: int) -> int:
        """The neighbour in a direction; -1 where the map ends."""
        row, column = divmod(square, SPAN)
        column, row = column + STEPS[way][0], row + STEPS[way][1]
        inside = 0 <= column < self.size and 0 <= row < self.size
        return SPAN * row + column if inside else -1

    def way(self, square: int, beyond: int) -> int | None:
        """The direction from a square to a neighbour; None where they are no neighbours."""
        ways = (way for way in range(4) if self.beyond(square, way) == beyond >= 0)
        return next(ways, None)

    def _ways(self, square: int, ways: range | tuple[int, ...], bent: int) -> Iterator[int]:
        for way in ways:
            beyond = self.beyond(square, way)
            if beyond >= 0:
                yield 8 * beyond + 2 * way + bent

    def _onward(self, square: int, way: int, bent: int) -> Iterator[int]:
        yield from self._ways(square, (way,), bent)
        if not bent:  # a quarter turn to either side, once (WF-R5, WF-A4)
            yield from self._ways(square, ((way - 1) % 4, (way + 1) % 4), 1)


@cache
def waters_of(size: int) -> Waters:
    """The waters of that size."""
    return Waters(size)


# A drop with what is left after it, and in how many ways the voyage can go on to its end.
Way: TypeAlias = tuple[int, int, int]
# The squares and the heaps of a voyage from some square on.
End: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]


class Beginning(Value):
    """How a voyage begins: squares from the start on, heaps dropped, headings open, what is left.

    Where the last of the squares waits for its drop, its own heading is the one that is open.
    """

    squares: tuple[int, ...]
    heaps: tuple[int, ...]
    ahead: tuple[int, ...]
    hand: int


class Sailing:
    """What may be done from one square of one sea; `shortest` is the fewest squares (WF-R22)."""

    __slots__ = (
        "_counts",
        "_lists",
        "_voyages",
        "_ways",
        "gems",
        "hand",
        "shortest",
        "start",
        "waters",
    )

    def __init__(self, waters: Waters, gems: tuple[int, ...], start: int, shortest: int) -> None:
        self.waters = waters
        self.gems = gems
        self.start = start
        self.hand = gems[start]
        self.shortest = shortest
        self._counts: dict[tuple[int, int], int] = {}
        self._ways: dict[tuple[int, int], tuple[Way, ...]] = {}
        self._lists: dict[tuple[int, int], list[End]] = {}
        self._voyages: tuple[Voyage, ...] | None = None

    def entries(self, heading: int, hand: int) -> tuple[Way, ...]:
        """What can be dropped on entering a square, leaving out what leads to no end (WF-R17)."""
        key = (heading, hand)
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = tuple(self._find(heading, hand))
        return ways

    def _find(self, heading: int, hand: int) -> Iterator[Way]:
        onward = self.waters.onward[heading]
        alone = hand == self.hand and self.shortest > 1  # the first square of a longer voyage
        for heap, left in drops(self.gems[heading >> 3], hand):
            if left:
                ways = sum(self.ways(further, left) for further in onward)
                if ways:
                    yield heap, left, ways
            elif not alone:
                yield heap, 0, 1

    def ways(self, heading: int, hand: int) -> int:
        """In how many ways a voyage can end that enters this square with this hand."""
        key = (heading, hand)
        ways = self._counts.get(key)
        if ways is None:
            ways = self._counts[key] = sum(way[2] for way in self.entries(heading, hand))
        return ways

    def onward(self, heading: int | None, hand: int) -> tuple[int, ...]:
        """The headings, of those from here (None: from the start), that lead to some end."""
        waters = self.waters
        ahead = waters.first[self.start] if heading is None else waters.onward[heading]
        return tuple(further for further in ahead if self.ways(further, hand))

    def count(self) -> int:
        """How many voyages there are."""
        return sum(self.ways(heading, self.hand) for heading in self.waters.first[self.start])

    def possible(self) -> bool:
        """Whether there is any voyage; stops at the first one, so it is cheap."""
        shut: set[tuple[int, int]] = set()
        return any(self._open(way, self.hand, shut) for way in self.waters.first[self.start])

    def _open(self, heading: int, hand: int, shut: set[tuple[int, int]]) -> bool:
        if (heading, hand) in shut:
            return False
        alone = hand == self.hand and self.shortest > 1
        onward = self.waters.onward[heading]
        for _, left in drops(self.gems[heading >> 3], hand):
            if not left and not alone:
                return True
            if left and any(self._open(further, left, shut) for further in onward):
                return True
        shut.add((heading, hand))
        return False

    def all(self) -> tuple[Voyage, ...]:
        """Every voyage in its fixed order: by heading, then colour by colour, all at once last."""
        if self._voyages is None:
            begin = (self.start,)
            self._voyages = tuple(
                Voyage(begin + squares, heaps)
                for heading in self.waters.first[self.start]
                for squares, heaps in self._ends(heading, self.hand)
            )
            self._lists.clear()
        return self._voyages

    def touched(self, voyage: Voyage) -> tuple[Touch, ...]:
        """What a hand touches to make a voyage from here: see `choices`."""
        touches: list[Touch] = [CELLS[self.start]]
        ahead, hand = self.waters.first[self.start], self.hand
        for square, heap in zip(voyage.squares[1:], voyage.heaps, strict=True):
            (heading,) = (heading for heading in ahead if heading >> 3 == square)
            touches.append(CELLS[square])
            if len(self.entries(heading, hand)) > 1:
                touches.append(DROPS.get(heap, ALL))
            ahead, hand = self.waters.onward[heading], hand - heap
        return tuple(touches)

    def _ends(self, heading: int, hand: int) -> list[End]:
        """What remains of the voyages that enter a square with this hand, however they began."""
        key = (heading, hand)
        if key in self._lists:
            return self._lists[key]
        square = heading >> 3
        found: list[End] = []
        for heap, left, _ in self.entries(heading, hand):
            if not left:
                found.append(((square,), (heap,)))
            for further in self.waters.onward[heading] if left else ():
                if self.ways(further, left):
                    found += [
                        ((square, *squares), (heap, *heaps))
                        for squares, heaps in self._ends(further, left)
                    ]
        self._lists[key] = found
        return found

    @property
    def beginning(self) -> Beginning:
        """Before the first step."""
        return Beginning((self.start,), (), self.waters.first[self.start], self.hand)

    def rest(self, begun: Beginning) -> int:
        """In how many ways a voyage that begins so can go on to its end."""
        return sum(self.ways(each, begun.hand) for each in begun.ahead) if begun.hand else 1

    def at(self, place: int, begun: Beginning) -> Voyage:
        """The voyage at a place of those that begin so, without listing the others.

        Raises IndexError.
        """
        heaps, hand, ahead = [*begun.heaps], begun.hand, begun.ahead
        squares = [*begun.squares[: len(heaps) + 1]]
        while hand:
            heading, heap, hand, place = self._choice_at(ahead, hand, place)
            squares.append(heading >> 3)
            heaps.append(heap)
            ahead = self.waters.onward[heading]
        if place:
            raise IndexError(place)
        return Voyage(tuple(squares), tuple(heaps))

    def _choice_at(self, ahead: tuple[int, ...], hand: int, place: int) -> tuple[int, ...]:
        """Heading, heap and what is left of the voyage at a place, and its place among those."""
        for heading, heap, left, ways in self._choices(ahead, hand):
            if place < ways:
                return heading, heap, left, place
            place -= ways
        raise IndexError(place)

    def _choices(self, ahead: tuple[int, ...], hand: int) -> Iterator[tuple[int, int, int, int]]:
        """Heading, heap, what is left, and the number of voyages, in the order of `all`."""
        for heading in ahead:
            for way in self.entries(heading, hand):
                yield heading, *way


@lru_cache(maxsize=16)
def sailing_of(size: int, gems: tuple[int, ...], start: int, shortest: int) -> Sailing:
    """The sailing from a square, remembered for the questions that come one after another."""
    return Sailing(waters_of(size), gems, start, shortest)


class Voyages(Sequence[Voyage]):
    """The voyages of a sailing, or those that begin in one way; equal to a tuple of the same."""

    __slots__ = ("_sailing", "begun")

    def __init__(self, sailing: Sailing, begun: Beginning | None = None) -> None:
        self._sailing = sailing
        self.begun = begun or sailing.beginning

    def __len__(self) -> int:
        return self._sailing.rest(self.begun)

    def __iter__(self) -> Iterator[Voyage]:
        if self.begun.heaps or len(self.begun.squares) > 1:
            return (self[place] for place in range(len(self)))
        return iter(self._sailing.all())

    @overload
    def __getitem__(self, place: int) -> Voyage: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Voyage, ...]: ...
    def __getitem__(self, place: int | slice) -> Voyage | tuple[Voyage, ...]:
        if isinstance(place, slice):
            return tuple(self[each] for each in range(len(self))[place])
        if place < 0:
            place += len(self)
        if place < 0:
            raise IndexError(place)
        return self._sailing.at(place, self.begun)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Voyages | tuple):
            return tuple(self) == tuple(other)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"<{len(self)} voyages>"
