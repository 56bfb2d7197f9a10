"""Mazes that are hard to search: bettered chip by chip against searchers of several tastes.

A maze that fools one searcher may be plain to another, so each is tried on all of a panel, and a
change is kept only where they need no fewer turns together.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tactilegrid.engines.pathfinder.scout import turns_of
from tactilegrid.engines.pathfinder.weights import DEEP, LEARNED
from tactilegrid.engines.search import Stop
from tactilegrid.games.pathfinder.imagining import imagined
from tactilegrid.games.pathfinder.maze import Maze, ways_of
from tactilegrid.games.pathfinder.position import Setup, Track
from tactilegrid.games.pathfinder.settings import STYLES
from tactilegrid.games.pathfinder.slots import OUTSIDE, Ground, numbers
from tactilegrid.games.pathfinder.styles import made

PANEL = (LEARNED, LEARNED, LEARNED, DEEP)
NEW_GOAL = 0.15  # how often a change moves the goal and not a chip
TWO_CHIPS = 0.4
# how many mazes a level looks at before it betters one, and the searches that it usually makes
FIRST = {"club": 1, "expert": 5, "master": 6}
Built = tuple[Maze, int, int]


def built(setup: Setup, level: str, seed: int, nodes: int, stop: Stop) -> Iterator[Built]:
    """Mazes, each as hard as the one before or harder, with their turns and the searches so far.

    The turns are those of the whole panel. Only master betters the maze that it begins with.
    """
    dice, ground = Random(seed), setup.ground
    maze = imagined(ground, setup.chips, Track(), OUTSIDE, dice)
    yield maze, 0, 0
    most, searches = 0, 0
    for _ in range(FIRST[level]):
        if stop() or (nodes and searches + len(PANEL) > nodes):
            return
        style = dice.choice(STYLES)
        trial = made(ground, setup.chips, style, 3, dice.getrandbits(64))
        turns = _turns(ground, trial, dice)
        searches += len(PANEL)
        if turns >= most:
            maze, most = trial, turns
            yield maze, most, searches
    while level == "master" and not stop() and (not nodes or searches + len(PANEL) <= nodes):
        trial = changed(setup, maze, dice)
        if not ways_of(ground, trial).length:
            continue
        turns = _turns(ground, trial, dice)
        searches += len(PANEL)
        if turns >= most:
            maze, most = trial, turns
            yield maze, most, searches


def changed(setup: Setup, maze: Maze, dice: Random) -> Maze:
    """The maze with another goal, or with a chip or two in other slots; it need not be legal."""
    if dice.random() < NEW_GOAL:
        return Maze(dice.choice(setup.ground.spots), maze.walls)
    walls = maze.walls
    for _ in range(2 if dice.random() < TWO_CHIPS else 1):
        free = list(numbers(setup.ground.slots & ~walls))
        if walls.bit_count() >= setup.chips and walls:
            walls &= ~(1 << dice.choice(list(numbers(walls))))
        if walls.bit_count() < setup.chips and free:
            walls |= 1 << dice.choice(free)
    return Maze(maze.goal, walls)


def _turns(ground: Ground, maze: Maze, dice: Random) -> int:
    """The turns of all searchers of the panel together."""
    most = ground.slots.bit_count()
    return sum(turns_of(ground, maze, taste, dice.getrandbits(32), most) for taste in PANEL)
