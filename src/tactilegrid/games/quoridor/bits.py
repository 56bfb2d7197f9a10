"""Sets of squares, posts and fences as ints: what is in them, and what follows at once.

Posts are the corners of squares: post (column, row) is bit `row * SPAN + column`, from the
south-west corner of a1.
"""

from __future__ import annotations

from tactilegrid.games.quoridor.moves import PLANE, SPAN

HALF = 2 * PLANE  # a fence is two halves: its own bit for the first, and so many further the second
POSTS_BELOW = SPAN + 1  # the post in the middle of fence s is post s + SPAN + 1


def numbers(squares: int) -> list[int]:
    """The numbers of the bits set, lowest first."""
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return found


def ring_closers(line: int) -> int:
    """The halves of fences that would be part of a ring with *line*, a set of posts.

    A half is part of it where both its posts lie on the line, or where only the outer two do.
    Misfits are included.
    """
    west, east, south, north = line << 1, line >> 1, line << SPAN, line >> SPAN
    level, upright = west & east, south & north
    first = line & west | level | (line & south | upright) << PLANE
    second = line & east | level | (line & north | upright) << PLANE
    return (first | second << HALF) >> POSTS_BELOW


def crossing(north: int, east: int) -> int:
    """The halves of fences that would cross any of these sides.

    The sides are given by the squares south and west of them.
    """
    return north | east << PLANE | north >> 1 << HALF | east >> SPAN << HALF + PLANE


def whole(halves: int) -> int:
    """The fences of which at least one half is in the set; bits beyond those of fences are left."""
    return halves | halves >> HALF


def plain_walks(square: int, goal: int, size: int) -> list[tuple[int, int]]:
    """Walks straight to a *goal* row or column with at most one shift aside, the shortest first.

    Each is two sets, sides crossed north of and sides crossed east of their squares.
    """
    rank, file = divmod(square, SPAN)
    goals = numbers(goal)
    upright = goals[-1] - goals[0] < SPAN  # a goal row is reached along a column
    here, away = (file, rank) if upright else (rank, file)
    end = goals[0] // SPAN if upright else goals[0] % SPAN
    onward, aside = (_upright, _level) if upright else (_level, _upright)
    walks = []
    for lane in sorted(range(size), key=lambda lane: abs(lane - here)):
        step = 1 if end > away else -1
        bends = range(away, end + step, step) if lane != here else (away,)
        for bend in bends:
            ahead = onward(here, away, bend) | onward(lane, bend, end)
            across = aside(bend, here, lane)
            walks.append((ahead, across) if upright else (across, ahead))
    return walks


def _level(rank: int, start: int, end: int) -> int:
    """The sides crossed along a row, by the squares west of them."""
    return sum(1 << rank * SPAN + file for file in range(min(start, end), max(start, end)))


def _upright(file: int, start: int, end: int) -> int:
    """The sides crossed along a column, by the squares south of them."""
    return sum(1 << rank * SPAN + file for rank in range(min(start, end), max(start, end)))
