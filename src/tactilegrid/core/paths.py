"""Reachability and shortest ways on a grid with walls, all squares of a step at once.

A set of squares is an int, one bit a square: square (column, row) is bit `row * span + column`,
where `span` is at least one more than the number of columns, so that the unused column keeps a
shift from running into the next row. `north` and `east` are the squares whose side of that name
is open; a side is stored once, at its south or west square.
"""

from __future__ import annotations


def connected(start: int, goal: int, north: int, east: int, span: int) -> bool:
    """Whether a walk leads from *start* to any square of *goal* (two sets of squares)."""
    south, west = north << span, east << 1
    reached = start
    while not reached & goal:
        # first sideways, then up and down from there: half the rounds on a winding way
        across = reached | (reached & east) << 1 | (reached & west) >> 1
        grown = across | (across & north) << span | (across & south) >> span
        if grown == reached:
            return False
        reached = grown
    return True


def parted(one: int, other: int, north: int, east: int, span: int) -> int:
    """0 where a walk leads from *one* to *other*, else all squares in the room of one of them.

    Both grow in turn, so that a short way round, or the smaller of two rooms, is found quickly.
    """
    south, west = north << span, east << 1
    while True:
        across = one | (one & east) << 1 | (one & west) >> 1
        grown = across | (across & north) << span | (across & south) >> span
        if grown & other:
            return 0
        if grown == one:
            return one
        one, other = other, grown


def layers(start: int, north: int, east: int, span: int, until: int = 0) -> tuple[int, ...]:
    """The squares at 0, 1, 2, ... steps from the nearest square of *start*, each once.

    The rings end with the first that holds a square of *until*, if there is one.
    """
    south, west = north << span, east << 1
    found = []
    fresh = reached = start
    while fresh:
        found.append(fresh)
        if fresh & until:
            break
        fresh = (
            (fresh & north) << span
            | (fresh & east) << 1
            | (fresh & south) >> span
            | (fresh & west) >> 1
        ) & ~reached
        reached |= fresh
    return tuple(found)


def distance(square: int, rings: tuple[int, ...]) -> int | None:
    """The steps from bit number *square* to the start of *rings* (of `layers`); None: no way."""
    for steps, ring in enumerate(rings):
        if ring >> square & 1:
            return steps
    return None


def trail(
    square: int, rings: tuple[int, ...], north: int, east: int, span: int
) -> tuple[int, int] | None:
    """The sides crossed by one shortest walk from bit number *square* down *rings*.

    Returned as two sets, sides north of and sides east of their squares; None where no walk is.
    """
    steps = distance(square, rings)
    if steps is None:
        return None
    south, west = north << span, east << 1
    here = 1 << square
    over_north = over_east = 0
    for ring in reversed(rings[:steps]):
        if here & north and here << span & ring:
            over_north |= here
            here <<= span
        elif here & south and here >> span & ring:
            here >>= span
            over_north |= here
        elif here & east and here << 1 & ring:
            over_east |= here
            here <<= 1
        else:
            here = (here & west) >> 1
            over_east |= here
    return over_north, over_east
