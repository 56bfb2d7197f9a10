"""The fewest steps that make a board stand as the game does.

A step takes a piece off, puts one on, or moves one; a square has to be empty before a piece comes
onto it, and pieces of one kind are alike. Three things decide how many steps it takes:

- Every wrong piece has to leave its place, and every place that lacks one has to get it.
- Each time that a wrong piece goes where one of its kind is lacking, one step does both.
- Where pieces only have to change places in a ring, so that every place waits for another one,
  one of them has to be taken off and put on again: one step more for each such group of kinds.

`fewest` counts by that; `plan` always takes a step after which it is one less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, message
from tactilegrid.core.value import Value

UNKNOWN = message("board-unknown")  # a piece of which nobody knows which it is: no game wants it

Standing: TypeAlias = "Mapping[Place, Message]"  # what stands where
# how many places there are of each kind of wrong: what stands there, and what should; None: nothing
Wrongs: TypeAlias = "Counter[tuple[Message | None, Message | None]]"


class Step(Value):
    """One thing to do: a piece of a kind from a place, to a place, or both."""

    kind: Message
    start: Place | None = None
    end: Place | None = None

    @property
    def places(self) -> tuple[Place, ...]:
        """Where a hand goes, in this order."""
        return tuple(place for place in (self.start, self.end) if place is not None)


def wrongs(there: Standing, wanted: Standing) -> Wrongs:
    """What is wrong, by its kind."""
    places = {*there, *wanted}
    found = Counter((there.get(place), wanted.get(place)) for place in places)
    return Counter({pair: count for pair, count in found.items() if pair[0] != pair[1]})


def fewest(wrong: Wrongs) -> int:
    """How many steps it takes to put all of it right."""
    leaving: Counter[Message] = Counter()
    lacking: Counter[Message] = Counter()
    for (is_there, should), count in wrong.items():
        if is_there is not None:
            leaving[is_there] += count
        if should is not None:
            lacking[should] += count
    both = leaving & lacking
    return leaving.total() + lacking.total() - both.total() + _rings(wrong, leaving, lacking)


def _rings(wrong: Wrongs, leaving: Counter[Message], lacking: Counter[Message]) -> int:
    """In how many groups of kinds that change places nothing leaves, comes, or is left over."""
    group: dict[Message, Message] = {}

    def of(kind: Message) -> Message:
        while group.setdefault(kind, kind) != kind:
            kind = group[kind]
        return kind

    for is_there, should in wrong:
        if is_there is not None and should is not None:
            group[of(is_there)] = of(should)
    free = {of(kind) for kind in group if leaving[kind] != lacking[kind]}
    for is_there, should in wrong:
        kind = is_there if should is None else should if is_there is None else None
        if kind is not None and kind in group:
            free.add(of(kind))
    return len({of(kind) for kind in group} - free)


def plan(there: Standing, wanted: Standing, hand: Place | None = None) -> tuple[Step, ...]:
    """The steps in their order, each near the one before; *hand* is where the hand is now."""
    now, wrong, steps = dict(there), wrongs(there, wanted), []
    left = fewest(wrong)
    while left:
        step = _best(now, wanted, wrong, hand, left - 1)
        make(now, step)
        wrong = wrongs(now, wanted)
        hand, left = step.places[-1], left - 1
        steps.append(step)
    return tuple(steps)


def make(there: dict[Place, Message], step: Step) -> None:
    """Change what stands where as a step does."""
    if step.start is not None:
        del there[step.start]
    if step.end is not None:
        there[step.end] = step.kind


def _best(now: Standing, wanted: Standing, wrong: Wrongs, hand: Place | None, left: int) -> Step:
    """The best of the steps after which so many are left.

    Pieces are put on from beside the board last, so that those that come off are there for it.
    """
    good: dict[tuple[object, ...], bool] = {}

    def order(step: Step) -> tuple[object, ...]:
        first, last = step.places[0], step.places[-1]
        kind = 0 if first != last else 1 if step.start is not None else 2
        return kind, far(hand or first, first) + far(first, last), key(first), key(last)

    def is_good(step: Step) -> bool:
        change = _change(step, wanted)
        if change not in good:
            good[change] = fewest(_after(wrong, change)) == left
        return good[change]

    return next(filter(is_good, sorted(_possible(now, wanted), key=order)))


def _possible(now: Standing, wanted: Standing) -> Iterator[Step]:
    """Every step that puts something right."""
    leaving = [(place, kind) for place, kind in now.items() if wanted.get(place) != kind]
    lacking = [(place, kind) for place, kind in wanted.items() if place not in now]
    for place, kind in leaving:
        yield Step(kind, start=place)
        yield from (Step(kind, place, end) for end, needed in lacking if needed == kind)
    for end, kind in lacking:
        yield Step(kind, end=end)


def _change(step: Step, wanted: Standing) -> tuple[object, ...]:
    """What a step changes in the count of what is wrong; the same for many steps."""
    should = wanted.get(step.start) if step.start is not None else None
    return step.kind, step.start is not None, should, step.end is not None


def _after(wrong: Wrongs, change: tuple[object, ...]) -> Wrongs:
    kind, leaves, should, comes = change
    after = Counter(wrong)
    if leaves:
        after[kind, should] -= 1  # type: ignore[index]
        if should is not None:
            after[None, should] += 1  # type: ignore[index]
    if comes:
        after[None, kind] -= 1  # type: ignore[index]
    return +after


def far(one: Place, other: Place) -> int:
    """How far a hand goes from place to place, in squares."""
    a, b = cell_of(one), cell_of(other)
    return abs(a.column - b.column) + abs(a.row - b.row)


def key(place: Place) -> tuple[int, ...]:
    """Places in reading order, from a1."""
    cell = cell_of(place)
    return (cell.row, cell.column, *(() if isinstance(place, Cell) else place.side.value))


def cell_of(place: Place) -> Cell:
    """The square of a place; of a slot the one that it is named by."""
    return place if isinstance(place, Cell) else place.cell
