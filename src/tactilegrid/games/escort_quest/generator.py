"""Puzzles of a wanted length: a walk through layouts that keeps what lengthens the way.

Layouts laid at random are mostly easy, so the length of a shortest solution is driven up step by
step, each step certified by the solver. The same arguments always give the same puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.value import Value, replace
from tactilegrid.games.escort_quest.field import (
    AMULET,
    COUNT,
    CROSS,
    GUARDIAN,
    SNOW,
    SPIKE,
    VILLAGE,
    WARPS,
    Field,
    Layout,
    Manner,
    Puzzle,
)
from tactilegrid.games.escort_quest.motion import Token
from tactilegrid.games.escort_quest.sheet import check_puzzle
from tactilegrid.games.escort_quest.solver import search

TRIES = 20_000
PATIENCE = 600  # layouts without a gain before the walk begins anew
STATES = 400_000  # a layout that takes more to solve is passed over


class Mix(Value):
    """How many of each kind to lay; `warps` of different directions, at most eight.

    `sides` are the numbers of sides, next to one another, that a barrier may have closed.
    """

    villages: int = 1
    spikes: int = 0
    crosses: int = 0
    amulets: int = 0
    guardians: int = 0
    snow: int = 0
    warps: int = 0
    barriers: int = 0
    sides: tuple[int, ...] = (3, 5, 6)

    def kinds(self, dice: Random) -> list[str]:
        """The tiles to lay."""
        kinds = [VILLAGE] * self.villages + [SPIKE] * self.spikes + [CROSS] * self.crosses
        kinds += [AMULET] * self.amulets + [GUARDIAN] * self.guardians + [SNOW] * self.snow
        return kinds + dice.sample(WARPS, self.warps)


# tiles on half of eight by eight squares (EQ-R2, EQ-A2), printed barriers on half of the others:
# it is barriers that make a way long
USUAL = Mix(villages=2, spikes=6, crosses=4, amulets=5, guardians=3, snow=4, warps=8, barriers=16)


class Found(Value):
    """A puzzle with its certified shortest length, and how many layouts were tried for it."""

    puzzle: Puzzle
    length: int
    tries: int


def mix_for(width: int, height: int) -> Mix:
    """The usual mix in proportion to a board's size."""
    share = width * height / 64
    counts = {name: max(1, round(getattr(USUAL, name) * share)) for name in COUNTED}
    counts["warps"] = min(counts["warps"], len(WARPS))
    return replace(USUAL, **counts)


COUNTED = ("villages", "spikes", "crosses", "amulets", "guardians", "snow", "warps", "barriers")


def climb(
    seed: int,
    length: int,
    width: int = 8,
    height: int = 8,
    mix: Mix | None = None,
    tries: int = TRIES,
    states: int = STATES,
) -> Iterator[Found]:
    """Ever longer puzzles, none beyond *length* turns; ends there, or when the tries ran out.

    A layout that takes more than that many *states* to solve is passed over.
    """
    dice, mix = Random(seed), mix or mix_for(width, height)
    puzzle, best, idle, longest = None, 0, PATIENCE, 0
    for count in range(1, tries + 1):
        if puzzle is None or idle >= PATIENCE:
            puzzle, best, idle = lay(dice, width, height, mix), 0, 0
        changed = puzzle if best == 0 else vary(dice, puzzle)
        reached = certify(changed, length, states)
        idle = 0 if reached > best else idle + 1
        if reached >= max(best, 1):
            puzzle, best = changed, reached
        elif best == 0:
            puzzle = None
        if best > longest:
            longest = best
            yield Found(changed, best, count)
        if best == length:
            return


def generate(
    seed: int,
    length: int,
    width: int = 8,
    height: int = 8,
    mix: Mix | None = None,
    tries: int = TRIES,
) -> Found | None:
    """A puzzle whose shortest solution has exactly *length* turns; None if the tries ran out."""
    for found in climb(seed, length, width, height, mix, tries):
        if found.length == length:
            return found
    return None


def certify(puzzle: Puzzle, most: int, states: int = STATES) -> int:
    """The shortest length of a puzzle; 0 for none, one beyond *most*, or one broken or too wide.

    A tile under a token at the start does nothing and only misleads (EQ-R5): it counts as broken.
    """
    if any(square in puzzle.tokens for square, _ in puzzle.layout.tiles):
        return 0
    try:
        check_puzzle(puzzle)
    except BadPosition:
        return 0
    escort, villager, goblin = map(Token, puzzle.tokens)
    field = Field(puzzle.layout, Manner())
    turns = len(search(field, (escort, villager, goblin), limit=states).line)
    return turns if turns <= most else 0


def lay(dice: Random, width: int, height: int, mix: Mix) -> Puzzle:
    """A layout at random; it need not be a puzzle yet."""
    squares = list(range(width * height))
    kinds = mix.kinds(dice)
    places = dice.sample(squares, len(kinds) + mix.barriers)
    tiles = tuple(sorted(zip(places, kinds, strict=False)))
    barriers = sorted((square, closed(dice, mix.sides)) for square in places[len(kinds) :])
    bare = [square for square in squares if square not in places[: len(kinds)]]
    escort, villager = dice.sample(bare, 2)
    layout = Layout(width, height, tiles, tuple(barriers))
    return Puzzle(layout, (escort, villager, beside(dice, layout, villager)))


def closed(dice: Random, sides: tuple[int, ...]) -> int:
    """The closed sides of a barrier, next to one another so that they are easy to keep in mind."""
    first, count = dice.randrange(COUNT), dice.choice(sides)
    return sum(1 << (first + side) % COUNT for side in range(count))


def beside(dice: Random, layout: Layout, villager: int) -> int:
    """A square for the goblin, on a slant from the villager (EQ-R8)."""
    row, column = divmod(villager, layout.width)
    slants = [
        square
        for square in range(layout.width * layout.height)
        if abs(square // layout.width - row) == abs(square % layout.width - column) > 0
    ]
    return dice.choice(slants)


# changes


def vary(dice: Random, puzzle: Puzzle) -> Puzzle:
    """The puzzle with one or two things changed."""
    for _ in range(dice.choice((1, 1, 2))):
        puzzle = dice.choice(CHANGES)(dice, puzzle)
    return puzzle


def _free(puzzle: Puzzle) -> list[int]:
    layout = puzzle.layout
    taken = {square for square, _ in (*layout.tiles, *layout.barriers)}
    return [square for square in range(layout.width * layout.height) if square not in taken]


def _move_tile(dice: Random, puzzle: Puzzle) -> Puzzle:
    """One tile on another square."""
    layout = puzzle.layout
    gone = dice.choice(layout.tiles)
    tiles = [tile for tile in layout.tiles if tile != gone]
    tiles.append((dice.choice(_free(puzzle)), gone[1]))
    return replace(puzzle, layout=replace(layout, tiles=tuple(sorted(tiles))))


def _swap_tiles(dice: Random, puzzle: Puzzle) -> Puzzle:
    """Two tiles change places."""
    layout = puzzle.layout
    one, other = dice.choice(layout.tiles), dice.choice(layout.tiles)
    tiles = dict(layout.tiles)
    tiles[one[0]], tiles[other[0]] = other[1], one[1]
    return replace(puzzle, layout=replace(layout, tiles=tuple(sorted(tiles.items()))))


def _change_barrier(dice: Random, puzzle: Puzzle) -> Puzzle:
    """One barrier turned, or laid elsewhere."""
    layout = puzzle.layout
    if not layout.barriers:
        return _move_tile(dice, puzzle)
    gone = dice.choice(layout.barriers)
    barriers = [barrier for barrier in layout.barriers if barrier != gone]
    square = dice.choice((gone[0], dice.choice(_free(puzzle))))
    barriers.append((square, closed(dice, (gone[1].bit_count(),))))
    return replace(puzzle, layout=replace(layout, barriers=tuple(sorted(barriers))))


def _move_escort(dice: Random, puzzle: Puzzle) -> Puzzle:
    size = puzzle.layout.width * puzzle.layout.height
    return replace(puzzle, tokens=(dice.randrange(size), *puzzle.tokens[1:]))


def _move_others(dice: Random, puzzle: Puzzle) -> Puzzle:
    """The villager and the goblin elsewhere, or the goblin alone."""
    size = puzzle.layout.width * puzzle.layout.height
    villager = dice.choice((puzzle.tokens[1], dice.randrange(size)))
    goblin = beside(dice, puzzle.layout, villager)
    return replace(puzzle, tokens=(puzzle.tokens[0], villager, goblin))


CHANGES: tuple[Callable[[Random, Puzzle], Puzzle], ...] = (
    _move_tile,
    _move_tile,
    _swap_tiles,
    _change_barrier,
    _move_escort,
    _move_others,
)
