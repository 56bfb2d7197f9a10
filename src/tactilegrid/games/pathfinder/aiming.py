"""A plain searcher: the nearest slot worth asking about, and the next step toward it."""

from __future__ import annotations

from random import Random

from tactilegrid.core.value import replace
from tactilegrid.games.pathfinder.knowledge import (
    UNKNOWN,
    Unknown,
    around,
    component,
    distances,
    near,
    status,
    unknown_slots,
    visited,
)
from tactilegrid.games.pathfinder.maze import Maze, door_of, room
from tactilegrid.games.pathfinder.position import OUT, Back, Enter, Searching, Step, Track
from tactilegrid.games.pathfinder.slots import OUTSIDE, Ground, numbers

FAR = 1000


def aim(ground: Ground, track: Track, withdraw: bool, dice: Random, careful: bool) -> Unknown:
    """The slot to ask about next: a near one behind which nobody has been yet.

    A *careful* searcher takes the side that opens most, another one any near slot.
    """
    been = visited(ground, track) if careful else 0
    for steps, ring in enumerate(near(track)):
        entries = [
            entry
            for square in numbers(ring)
            for entry in around(ground, square, track, steps)
            if not been >> entry.beyond & 1
        ]
        if entries:
            return _best(ground, track, entries, dice) if careful else dice.choice(entries)
    rest = unknown_slots(ground, track, withdraw)
    fresh = [entry for entry in rest if not been >> entry.beyond & 1]
    return dice.choice(fresh or rest)


def _best(ground: Ground, track: Track, entries: list[Unknown], dice: Random) -> Unknown:
    if len(entries) == 1:
        return entries[0]
    promises = [promise(ground, track, entry.beyond) for entry in entries]
    most = max(promises)
    pairs = zip(entries, promises, strict=True)
    return dice.choice([entry for entry, promised in pairs if promised == most])


def promise(ground: Ground, track: Track, square: int) -> int:
    """How many sides of a square may lead on."""
    return sum(
        status(side.slot, track) == UNKNOWN and side.beyond != OUTSIDE
        for side in ground.sides[square]
    )


def toward(ground: Ground, track: Track, target: Unknown) -> Searching:
    """The next ply on the known way to where the slot can be asked about, or the question."""
    pawn, square = track.pawn, target.square
    if target.square == target.beyond:  # an entrance
        return OUT if track.path else Enter(square)
    if pawn == square:
        return Step(pawn, target.beyond)
    if pawn == OUTSIDE:
        hall = room(square, track.open)
        doors = [door for door in ground.doors if track.open >> door_of(door) & 1]
        return Enter(next(door for door in doors if hall >> door & 1))
    if not component(track) >> square & 1:
        return OUT
    far = distances(square, track.open)
    beside = next(
        side.beyond
        for side in ground.sides[pawn]
        if side.slot >= 0 and track.open >> side.slot & 1 and far.get(side.beyond, FAR) < far[pawn]
    )
    on_path = square in track.path and beside != square
    return Back(square) if on_path else Step(pawn, beside)


def turns_needed(ground: Ground, maze: Maze, seed: int) -> int:
    """How many turns the careful searcher takes to find the goal."""
    track, turns, dice = Track(), 1, Random(seed)
    while True:
        target = aim(ground, track, True, dice, True)
        if maze.walls >> target.slot & 1:
            path = () if target.square == target.beyond else (target.square,)
            track = replace(track, blocked=track.blocked | 1 << target.slot, path=path)
            turns += 1
            continue
        track = replace(track, open=track.open | 1 << target.slot, path=(target.beyond,))
        if target.beyond == maze.goal:
            return turns
