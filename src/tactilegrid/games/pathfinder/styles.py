"""Mazes made by the program: four styles, and three strengths measured by a plain searcher.

Every style grows a tree of corridors from one entrance, which takes exactly as many chips as a
maze of that size has by itself (PF-A1), and then opens some of it again.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from tactilegrid.games.pathfinder.aiming import turns_needed
from tactilegrid.games.pathfinder.knowledge import distances
from tactilegrid.games.pathfinder.maze import Maze, door_of
from tactilegrid.games.pathfinder.slots import Ground, Side, numbers

TRIALS, SEARCHES = 7, 3
STRAIGHT = 0.85  # how likely a corridor of a snake goes straight on where it can
OPENED = 0.5  # the share of barriers that an open maze does without


@lru_cache(maxsize=64)  # each is offered several times: asked about, counted, said, chosen
def made(ground: Ground, chips: int, style: str, strength: int, seed: int) -> Maze:
    """A legal maze: of several trials the easiest, the middle one or the hardest to search."""
    dice = Random(seed)
    trials = []
    for number in range(TRIALS):
        maze = _trial(ground, chips, style, dice)
        turns = sum(turns_needed(ground, maze, dice.getrandbits(32)) for _ in range(SEARCHES))
        trials.append((turns, number, maze))
    trials.sort(key=lambda trial: trial[:2])
    return trials[(0, TRIALS // 2, TRIALS - 1)[strength - 1]][2]


def _trial(ground: Ground, chips: int, style: str, dice: Random) -> Maze:
    start = dice.choice(ground.doors)
    tree, parents = _grown(ground, start, style, dice)
    open_slots = tree | 1 << door_of(start)
    far = distances(start, tree)
    order = sorted(ground.spots, key=lambda square: (far[square], dice.random()))
    goal = dice.choice(order[2 * len(order) // 3 :])
    if style == "decoys":
        open_slots = _with_decoys(ground, start, goal, open_slots, parents, dice)
    walls = list(numbers(ground.slots & ~open_slots))
    dice.shuffle(walls)
    if style == "open":
        walls = walls[int(len(walls) * OPENED) :]
    kept = sum(1 << slot for slot in walls[:chips])
    return Maze(goal, kept)


Parents = dict[int, tuple[int, int]]


def _grown(ground: Ground, start: int, style: str, dice: Random) -> tuple[int, Parents]:
    """The open slots of a tree of all squares, and each square's parent with the slot between.

    A snake goes on from its newest square and straight on, other styles bend and branch.
    """
    parents: Parents = {start: (start, -1)}
    live, tree = [start], 0
    last: Side | None = None
    while live:
        place = dice.randrange(len(live)) if style == "branching" else len(live) - 1
        square = live[place]
        fresh = [s for s in ground.sides[square] if s.beyond >= 0 and s.beyond not in parents]
        if not fresh:
            live.pop(place)
            last = None
            continue
        straight = [s for s in fresh if last is not None and s.way is last.way]
        on = style == "snake" and straight and dice.random() < STRAIGHT
        last = straight[0] if on else dice.choice(fresh)
        parents[last.beyond] = (square, last.slot)
        tree |= 1 << last.slot
        live.append(last.beyond)
    return tree, parents


def _with_decoys(
    ground: Ground, start: int, goal: int, open_slots: int, parents: Parents, dice: Random
) -> int:
    """Pockets cut off from the way to the goal, each behind an open entrance (PF-R17).

    A cut takes a chip, and the opened entrance gives one back.
    """
    way = {goal}
    while goal != start:
        goal = parents[goal][0]
        way.add(goal)
    for door in ground.doors:
        if door in way:
            continue
        branch = [door]
        while parents[branch[-1]][0] not in way:
            branch.append(parents[branch[-1]][0])
        cut = parents[dice.choice(branch)][1]
        open_slots = open_slots & ~(1 << cut) | 1 << door_of(door)
    return open_slots
