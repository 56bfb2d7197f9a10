"""Reachability and shortest ways, against a plain search."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.paths import connected, distance, layers, parted, trail

WIDTH, HEIGHT, SPAN = 5, 4, 6
SQUARES = [row * SPAN + column for row in range(HEIGHT) for column in range(WIDTH)]
ALL = sum(1 << square for square in SQUARES)
FAR_ROW = sum(1 << (HEIGHT - 1) * SPAN + column for column in range(WIDTH))
FAR_COLUMN = sum(1 << row * SPAN + WIDTH - 1 for row in range(HEIGHT))

north_sides = st.sets(st.sampled_from(SQUARES)).map(lambda s: sum(1 << q for q in s) & ~FAR_ROW)
east_sides = st.sets(st.sampled_from(SQUARES)).map(lambda s: sum(1 << q for q in s) & ~FAR_COLUMN)
squares = st.sampled_from(SQUARES)


def neighbours(square: int, north: int, east: int) -> list[int]:
    found = []
    if north >> square & 1:
        found.append(square + SPAN)
    if east >> square & 1:
        found.append(square + 1)
    if square >= SPAN and north >> square - SPAN & 1:
        found.append(square - SPAN)
    if square % SPAN and east >> square - 1 & 1:
        found.append(square - 1)
    return found


def plain(start: int, north: int, east: int) -> dict[int, int]:
    steps, queue = {start: 0}, [start]
    for square in queue:
        for beside in neighbours(square, north, east):
            if beside not in steps:
                steps[beside] = steps[square] + 1
                queue.append(beside)
    return steps


@given(squares, squares, north_sides, east_sides)
def test_connected(start: int, goal: int, north: int, east: int) -> None:
    reached = plain(start, north, east)
    assert connected(1 << start, 1 << goal, north, east, SPAN) == (goal in reached)


@given(squares, squares, north_sides, east_sides)
def test_parted(one: int, other: int, north: int, east: int) -> None:
    """Two squares are parted by the whole room of one of them, or not at all."""
    room = parted(1 << one, 1 << other, north, east, SPAN)
    rooms = [sum(1 << q for q in plain(square, north, east)) for square in (one, other)]
    assert room in ([0] if rooms[0] == rooms[1] else rooms)


@given(squares, north_sides, east_sides)
def test_distances(start: int, north: int, east: int) -> None:
    rings = layers(1 << start, north, east, SPAN)
    steps = plain(start, north, east)
    assert {square: distance(square, rings) for square in SQUARES} == {
        square: steps.get(square) for square in SQUARES
    }
    assert sum(rings) == sum(1 << square for square in steps)


@given(squares, squares, north_sides, east_sides)
def test_trail(start: int, goal: int, north: int, east: int) -> None:
    """It crosses as many open sides as the way is long, and they alone lead there."""
    rings = layers(1 << goal, north, east, SPAN)
    walk = trail(start, rings, north, east, SPAN)
    if walk is None:
        assert goal not in plain(start, north, east)
        return
    over_north, over_east = walk
    assert over_north & ~north == over_east & ~east == 0
    assert over_north.bit_count() + over_east.bit_count() == distance(start, rings)
    assert connected(1 << start, 1 << goal, over_north, over_east, SPAN)


def test_nothing_leads_off_the_board() -> None:
    """With every inner side open, all squares are reached and no bit of the gap."""
    rings = layers(1, ALL & ~FAR_ROW, ALL & ~FAR_COLUMN, SPAN)
    assert sum(rings) == ALL
    assert distance(SPAN - 1, rings) is None
