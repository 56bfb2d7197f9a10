"""How likely it is that Pac-Man wins, as far as one look at a position tells.

What comes next is a pellet or a catch: how likely the pellet is, was learned from many games
between searches, from signs such as how soon he can eat and how many squares he can still reach in
safety. From there on it counts how many pellets he needs before his lives are gone.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul

from tactilegrid.engines.pac_man.chart import Chart
from tactilegrid.engines.pac_man.chase import LIVES, PELLETS, WAITING, Position
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor_pac_man.layouts import PELLETS as ALL_PELLETS

CERTAIN = 100_000  # worth where Pac-Man surely wins; half as likely as not: 0
EVEN = 0.4  # how often a pellet comes before a catch, of games between equals
FARTHEST = 16  # steps; what is further counts alike
TURNS = 4  # of Pac-Man, for which his safe squares are followed
ROOMS = (4, 10, 12, 16)  # more safe squares than these count alike, turn by turn
LIMIT = 9.0
WEIGHTS: tuple[float, ...] = (
    *(-1.0, 0.38),  # always; where the ghosts are to move
    *(0.55, 0.95, 2.02),  # one, two, three ghosts eaten
    *(-0.98, -0.58, -0.34),  # one, two, three pellets left
    *(3.51, 3.07, 2.91, 1.61),  # a pellet can be had in safety in this turn, the next, and so on
    *(-0.46, -0.34, -0.17),  # no safe square after one, two, three turns
    *(0.5, 0.16, 0.21, -0.19),  # how many there are after each
    0.35,  # and in all
    *(1.04, 0.01, 0.09, -0.7),  # how far the ghosts are from the pellets
)


def signs(chart: Chart, position: Position) -> list[float]:
    """What the likelihood is told from; see `WEIGHTS`."""
    pac, pellets = position[0], position[PELLETS]
    ghosts = [square for square in position[1:PELLETS] if square >= 0]
    rooms, meal, cover = reach(chart, position)
    gone, left = 4 - len(ghosts), pellets.bit_count()
    return [
        1,
        position[WAITING] > 0,
        gone == 1,
        gone == 2,
        gone == 3,
        left == 1,
        left == 2,
        left == 3,
        meal == 0,
        meal == 1,
        meal == 2,
        meal == 3,
        not rooms[0],
        not rooms[1],
        not rooms[2],
        *(min(room, most) / most for room, most in zip(rooms, ROOMS, strict=True)),
        cover / 20,
        *_guards(chart, pac, pellets, ghosts),
    ]


def _guards(chart: Chart, pac: int, pellets: int, ghosts: list[int]) -> tuple[float, ...]:
    """How badly the pellets are guarded, in steps.

    Of the one that is best for Pac-Man by how much nearer he is, counting a ghost's step twice, and
    how far the second ghost is; how much nearer he is on average; the farthest from any ghost.
    """
    best = far = -FARTHEST
    second = total = count = 0
    for pellet in numbers(pellets):
        ways = chart.distances[pellet]
        near = next_near = FARTHEST
        for ghost in ghosts:
            way = ways[ghost]
            if way < near:
                near, next_near = way, near
            elif way < next_near:
                next_near = way
        lead = 2 * near - ways[pac]
        total += lead
        count += 1
        if lead > best:
            best, second = lead, next_near
        far = max(far, near)
    return best / 8, second / 8, total / count / 8, far / 8


def reach(chart: Chart, position: Position) -> tuple[list[int], int, int]:
    """The safe squares turn by turn, the turn in which a pellet can be had, and all safe squares.

    A square is safe where no ghost could be near enough to catch, wherever they went; they step to
    and fro between light and dark squares, and so does this.
    """
    held = taken = 0
    for square in position[1:PELLETS]:
        if square >= 0:
            held |= 1 << square
    around, pellets = chart.around, position[PELLETS]
    free = ~held
    if position[WAITING]:
        held = around(held)
    safe, cover, meal, rooms = 1 << position[0], 0, TURNS, []
    for turn in range(TURNS):
        first = around(safe)
        if not turn:
            first &= free
        second = around(first)
        if not turn:
            taken = ~free
        if meal == TURNS and (first | second) & pellets & ~taken:
            meal = turn
        safe = second & ~taken & ~chart.grasped(held)
        rooms.append(safe.bit_count())
        cover |= safe
        held = around(held)
        taken = held
    return rooms, meal, cover.bit_count()


@lru_cache(maxsize=1)
def chances() -> list[list[float]]:
    """How likely Pac-Man wins, by his lives and the pellets eaten, if nothing else is known."""
    found = [[0.0] * ALL_PELLETS + [1.0]]
    for _ in range(9):
        row = [0.0] * ALL_PELLETS + [1.0]
        for eaten in reversed(range(ALL_PELLETS)):
            row[eaten] = EVEN * row[eaten + 1] + (1 - EVEN) * found[-1][eaten]
        found.append(row)
    return found


def worth(chart: Chart, position: Position) -> int:
    """How well Pac-Man stands, from -CERTAIN to CERTAIN."""
    told = sum(map(mul, WEIGHTS, signs(chart, position)))
    pellet = 1 / (1 + exp(max(-LIMIT, min(LIMIT, -told))))
    lives, eaten = position[LIVES], ALL_PELLETS - position[PELLETS].bit_count()
    known = chances()
    won = pellet * known[lives][eaten + 1] + (1 - pellet) * known[lives - 1][eaten]
    return int((2 * won - 1) * CERTAIN)
