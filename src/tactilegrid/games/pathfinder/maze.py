"""A hidden maze: a goal and barriers, what it is worth, and whether it may be used."""

from __future__ import annotations

from typing import ClassVar

from tactilegrid.core.paths import distance, layers
from tactilegrid.core.value import Value
from tactilegrid.games.pathfinder.slots import PLANE, SPAN, Ground, planes

NOWHERE = -1


class Maze(Value):
    """The short pawn's square (NOWHERE: not set yet) and the slots that hold a chip."""

    goal: int
    walls: int
    secret_fields: ClassVar[tuple[str, ...]] = ("goal", "walls")


NO_MAZE = Maze(NOWHERE, 0)


class Ways(Value):
    """Where a maze is open: `length` counts the squares of the best way, both ends included.

    `best` is its entrance, `useful` those entrances that lead to the goal, `dead` the open ones
    that lead nowhere. `length` is 0 where the goal is sealed.
    """

    length: int
    best: int
    useful: tuple[int, ...]
    dead: tuple[int, ...]


def ways_of(ground: Ground, maze: Maze) -> Ways:
    """The open entrances and the best way to a goal that is set (PF-R8, R17)."""
    south, east, west = planes(ground.slots & ~maze.walls)
    doors = [square for square in ground.doors if west >> square & 1]
    rings = layers(1 << maze.goal, south, east, SPAN)
    far = {square: steps for square in doors if (steps := distance(square, rings)) is not None}
    dead = tuple(square for square in doors if square not in far)
    if not far:
        return Ways(0, NOWHERE, (), dead)
    best = min(far, key=lambda square: (far[square], square))
    return Ways(far[best] + 1, best, tuple(far), dead)


def reached(ground: Ground, walls: int) -> int:
    """The squares that a searcher can get to from outside."""
    south, east, west = planes(ground.slots & ~walls)
    return union(layers(west, south, east, SPAN))


def union(rings: tuple[int, ...]) -> int:
    """All squares of the rings."""
    found = 0
    for ring in rings:
        found |= ring
    return found


def room(square: int, slots: int) -> int:
    """The squares that hang together with one by these open slots."""
    south, east, _ = planes(slots)
    return union(layers(1 << square, south, east, SPAN))


def door_of(square: int) -> int:
    """The slot west of a square of column 1."""
    return 2 * PLANE + square
