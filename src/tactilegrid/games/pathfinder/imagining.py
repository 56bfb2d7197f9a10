"""A maze that agrees with all answers, drawn by chance: what an honest player may imagine."""

from __future__ import annotations

from random import Random

from tactilegrid.games.pathfinder.knowledge import goals, visited
from tactilegrid.games.pathfinder.maze import NO_MAZE, Maze, door_of
from tactilegrid.games.pathfinder.position import (
    BUILD,
    DECLARE,
    NOBODY,
    Mazes,
    Observation,
    State,
    Track,
)
from tactilegrid.games.pathfinder.slots import OUTSIDE, Ground, numbers


def imagined(ground: Ground, chips: int, track: Track, goal: int, dice: Random) -> Maze:
    """A legal maze that would have answered as *track* has it; *goal* is OUTSIDE where unknown.

    One way from outside to the goal is kept open; the rest of the chips lie where nothing is known.
    """
    unknown = ground.slots & ~track.known
    if goal == OUTSIDE:
        goal = dice.choice(tuple(numbers(goals(ground, track))))
    kept = 0 if visited(ground, track) >> goal & 1 else _way(ground, track, goal, dice)
    free = list(numbers(unknown & ~kept))
    dice.shuffle(free)
    most = min(chips - track.blocked.bit_count(), len(free))
    walls = track.blocked
    for slot in free[: dice.randint(0, most)]:
        walls |= 1 << slot
    return Maze(goal, walls)


def _way(ground: Ground, track: Track, goal: int, dice: Random) -> int:
    """The slots of some way from the goal to an entrance or to where somebody has been."""
    been = visited(ground, track)
    came = {goal: (OUTSIDE, 0)}
    live = [goal]
    while True:
        square = live.pop(dice.randrange(len(live)))
        way = _back(came, square)
        if been >> square & 1:
            return way
        if square in ground.door and not track.blocked >> door_of(square) & 1:
            return way | 1 << door_of(square)
        for side in ground.sides[square]:
            fresh = side.beyond != OUTSIDE and side.beyond not in came
            if fresh and not track.blocked >> side.slot & 1:
                came[side.beyond] = (square, 1 << side.slot)
                live.append(side.beyond)


def _back(came: dict[int, tuple[int, int]], square: int) -> int:
    way = 0
    while square != OUTSIDE:
        square, slot = came[square]
        way |= slot
    return way


def resample(seen: Observation, seed: int) -> State:
    """A state that this viewer cannot tell from the true one."""
    dice = Random(seed)
    luck = [dice.getrandbits(64), dice.getrandbits(64)]
    if seen.viewer != NOBODY:
        luck[seen.viewer] = seen.luck
    one, two = (_maze_of(side, seen, dice) for side in (0, 1))
    mazes: Mazes = (one, two)
    return State(
        seen.setup,
        seen.phase,
        seen.side,
        mazes,
        (luck[0], luck[1]),
        seen.tracks,
        seen.pending,
        seen.starter,
        seen.reached,
        seen.plies,
        seen.past,
        seen.result,
        seen.ended,
    )


def _maze_of(side: int, seen: Observation, dice: Random) -> Maze | None:
    """The maze that is known, or one that might be; None where there is none to be known."""
    known, setup = seen.mazes[side], seen.setup
    if known is not None or seen.ended is not None:
        return known
    if side in setup.speakers:
        return (
            NO_MAZE if seen.phase == DECLARE and seen.side == side else _declared(side, seen, dice)
        )
    if (1 - side) not in setup.searchers:
        return None
    if seen.phase == BUILD and side >= seen.side:
        return NO_MAZE if side == seen.side else None
    return _drawn(side, seen, dice)


def _declared(side: int, seen: Observation, dice: Random) -> Maze | None:
    """A maze on the table is not known until it is declared, one owner after the other."""
    if seen.phase == DECLARE and side < seen.side:
        return _drawn(side, seen, dice)
    return None


def _drawn(side: int, seen: Observation, dice: Random) -> Maze:
    track = seen.tracks[1 - side]
    goal = track.pawn if seen.reached >> (1 - side) & 1 else OUTSIDE
    return imagined(seen.setup.ground, seen.setup.chips, track, goal, dice)
