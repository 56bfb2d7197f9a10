"""How long searches of hidden mazes are, and how much longer a good builder makes them.

All searchers look through the very same mazes. A search is as long as its turns: wrong guesses,
and the turn in which the goal is found.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tactilegrid.core.options import settle
from tactilegrid.engines.pathfinder.builder import built
from tactilegrid.engines.pathfinder.scout import Scout, turns_of
from tactilegrid.engines.pathfinder.weights import DEEP, LEARNED
from tactilegrid.engines.search import never
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.imagining import imagined
from tactilegrid.games.pathfinder.maze import Maze
from tactilegrid.games.pathfinder.position import Setup, Track, setup_of
from tactilegrid.games.pathfinder.slots import OUTSIDE
from tactilegrid.games.pathfinder.styles import made

STYLES = ("snake", "branching", "decoys")
MAZES, BUILT = 170, 20
SEARCH_GOAL, BUILD_GOAL, TIME_GOAL = 0.9, 1.3, 300.0
SEED, MOST = 4242, 99
SPEND = 400


class Turns(NamedTuple):
    """Turns on average, ours and the yardstick's, over so many mazes of a kind."""

    kind: str
    mazes: int
    ours: float
    theirs: float


def setup() -> Setup:
    """The printed game: 6 by 6, 30 chips."""
    return setup_of(settle(GAME.options, {}))


def of_style(style: str, count: int, seed: int = SEED) -> Iterator[Maze]:
    """Mazes of one style, of the three strengths in turn."""
    dice, game = Random(f"{style} {seed}"), setup()
    for number in range(count):
        yield made(game.ground, game.chips, style, 1 + number % 3, dice.getrandbits(64))


def searches(mazes: int = MAZES) -> Iterator[Turns]:
    """Master's turns beside those of a search that goes deep and prefers the right."""
    ground = setup().ground
    for style in STYLES:
        ours = theirs = 0
        for number, maze in enumerate(of_style(style, mazes)):
            ours += turns_of(ground, maze, LEARNED, number, MOST)
            theirs += turns_of(ground, maze, DEEP, number, MOST)
        yield Turns(style, mazes, ours / mazes, theirs / mazes)


def hiding(count: int = BUILT, spend: int = SPEND) -> Turns:
    """Master's turns in mazes that master built, beside those in legal mazes laid by chance."""
    game, dice = setup(), Random(SEED)
    ours = theirs = 0
    for number in range(count):
        *_, (hard, _, _) = built(game, "master", dice.getrandbits(64), spend, never)
        plain = imagined(game.ground, game.chips, Track(), OUTSIDE, dice)
        ours += turns_of(game.ground, hard, LEARNED, number, MOST)
        theirs += turns_of(game.ground, plain, LEARNED, number, MOST)
    return Turns("built", count, ours / count, theirs / count)


def slowest_question(mazes: int = 10) -> float:
    """The longest that one question took, in milliseconds, the grid read anew each time."""
    game, slowest = setup(), 0.0
    for number, maze in enumerate(of_style("branching", mazes)):
        track = Track()
        while True:
            start = time.perf_counter()
            target = Scout.of(game, track, LEARNED, number).target()
            slowest = max(slowest, time.perf_counter() - start)
            if maze.walls >> target.slot & 1:
                path = () if target.square == target.beyond else (target.square,)
                track = Track(track.open, track.blocked | 1 << target.slot, path)
                continue
            if target.beyond == maze.goal:
                break
            track = Track(track.open | 1 << target.slot, track.blocked, (target.beyond,))
    return slowest * 1000
