"""How one token moves: what happens where it lands, what waits for it, where the goblin turns.

Nothing here knows of turns or of the other tokens; the referee and the solver put it together.
"""

from __future__ import annotations

from functools import cache, lru_cache

from tactilegrid.core.value import Value, replace
from tactilegrid.games.escort_quest.field import (
    AMULET,
    COUNT,
    CROSS,
    DIAGONALS,
    GUARDIAN,
    NEXT_TURN,
    NOWHERE,
    SNOW,
    SPIKE,
    VILLAGE,
    WARP,
    WAYS,
    Field,
)

ESCORT, VILLAGER, GOBLIN = range(3)
TOKENS = ("escort", "villager", "goblin")
DIAGONAL_ONLY, FROZEN = 1, 2
STEP, SLIDE, TELEPORT = "step", "slide", "warp"
HELD, STAYS_FROZEN, STAYS_AIMED, STAYS_CLOSED, STAYS_THERE = (
    "held",
    "frozen",
    "crosshairs",
    "barrier",
    "there",
)
EVERY_WAY = (1 << COUNT) - 1
ASLANT = sum(1 << way for way in DIAGONALS)


class Token(Value):
    """A token on its square: what holds it this turn and the next, and a tile yet to act.

    `now` and `soon` are sets of DIAGONAL_ONLY and FROZEN. `pending` is the direction in which the
    token slid onto the tile below it, whose effect waits for the start of the next turn (EQ-A14).
    """

    square: int
    now: int = 0
    pending: int = NOWHERE
    soon: int = 0


@lru_cache(maxsize=1 << 14)
def standing(square: int, now: int = 0, pending: int = NOWHERE, soon: int = 0) -> Token:
    """A token, made once: the same few stand on the same squares again and again."""
    return Token(square, now, pending, soon)


class Arrival(Value):
    """What a token meets: each square on its way and how it got there, and what follows.

    `end` is `village` or `spike` where the game is decided unless the token is caught before.
    """

    path: tuple[int, ...] = ()
    hops: tuple[str, ...] = ()
    soon: int = 0
    pending: int = NOWHERE
    guard: bool = False
    end: str = ""


NOTHING = Arrival()


def arrive(field: Field, who: int, square: int, way: int, immune: bool) -> Arrival:
    """What happens to a token that walks onto *square* in direction *way*."""
    if immune or not field.kinds[square]:
        return _plain(square)
    return _arrive(field, who, square, way)


@cache
def _plain(square: int) -> Arrival:
    return Arrival((square,), (STEP,))


@lru_cache(maxsize=1 << 15)
def _arrive(field: Field, who: int, square: int, way: int) -> Arrival:
    first = _effect(field, who, square, way, (square,))
    return replace(first, path=(square, *first.path), hops=(STEP, *first.hops))


def _effect(field: Field, who: int, square: int, way: int, visited: tuple[int, ...]) -> Arrival:
    """What the tile on *square* does at once; the path is what comes after that square."""
    kind = field.kinds[square]
    if not acts(field, who, square, way):
        return Arrival()
    if kind in (VILLAGE, SPIKE):
        return Arrival(end=kind)
    if kind.startswith(WARP):
        return Arrival((field.warps[way],), (TELEPORT,))
    if kind != AMULET:
        soon = {CROSS: DIAGONAL_ONLY, SNOW: FROZEN}.get(kind, 0)
        return Arrival(soon=soon, guard=kind == GUARDIAN)
    return _slide(field, who, field.steps[square][way], way, visited)


def _slide(field: Field, who: int, square: int, way: int, visited: tuple[int, ...]) -> Arrival:
    """What an amulet leads to: the square slid onto, whose effect may have to wait (EQ-R18)."""
    kind = field.kinds[square]
    later = Arrival()
    if kind in (CROSS, SNOW, GUARDIAN):  # these mean the next turn anyway
        later = _effect(field, who, square, way, visited)
    elif field.manner.amulet == NEXT_TURN:
        pending = way if waits(field, who, square, way) else NOWHERE
        later = Arrival(pending=pending)
    elif square not in visited:  # a ring of amulets would never let go
        later = _effect(field, who, square, way, (*visited, square))
    return replace(later, path=(square, *later.path), hops=(SLIDE, *later.hops))


def acts(field: Field, who: int, square: int, way: int) -> bool:
    """Whether the tile on a square does anything to this token coming from there."""
    kind = field.kinds[square]
    if kind == VILLAGE:
        return who != ESCORT
    if kind == SPIKE:
        return who != GOBLIN
    if kind.startswith(WARP):
        return field.warps[way] not in (NOWHERE, square)
    return bool(kind)


def waits(field: Field, who: int, square: int, way: int) -> bool:
    """Whether the effect of a tile that a token slid onto is put off (EQ-A14)."""
    at_once = (CROSS, SNOW, GUARDIAN)
    return field.kinds[square] not in at_once and acts(field, who, square, way)


@lru_cache(maxsize=1 << 12)
def _fire(field: Field, who: int, square: int, way: int) -> Arrival:
    return _effect(field, who, square, way, (square,))


def fire(field: Field, who: int, waiting: Token) -> Arrival:
    """What a pending tile does at the start of a turn (EQ-A14); an empty path: it stays there."""
    if waiting.pending == NOWHERE:
        return NOTHING
    return _fire(field, who, waiting.square, waiting.pending)


def landed(before: Token, arrival: Arrival) -> Token:
    """The token where an arrival took it; what is to hold it next turn adds up."""
    square = arrival.path[-1] if arrival.path else before.square
    return standing(square, before.now, arrival.pending, before.soon | arrival.soon)


def turned(before: Token, immune: bool) -> Token:
    """The token at the start of the next turn; what was pending lapses if that is immune."""
    return standing(before.square, before.soon, NOWHERE if immune else before.pending, 0)


# which ways are open


def held_by(held: Token, immune: bool) -> int:
    """What holds a token in this turn: nothing does while all are immune (EQ-R19)."""
    return 0 if immune else held.now


def open_ways(field: Field, mover: Token, immune: bool) -> int:
    """The directions in which a token may leave its square by its own choice."""
    held = held_by(mover, immune)
    if held & FROZEN:
        return 0
    ways = EVERY_WAY & ~field.closed[mover.square]
    return ways & ASLANT if held & DIAGONAL_ONLY else ways


def hindrance(field: Field, mover: Token, way: int, immune: bool) -> str:
    """Why a token cannot go that way, or nothing where it can (EQ-R11)."""
    held = held_by(mover, immune)
    if held & FROZEN:
        return STAYS_FROZEN
    if held & DIAGONAL_ONLY and way not in DIAGONALS:
        return STAYS_AIMED
    return STAYS_CLOSED if field.closed[mover.square] >> way & 1 else ""


def goblin_way(field: Field, mover: Token, villager: int, immune: bool) -> tuple[int, str]:
    """Where the goblin turns, and why he stays if he does (EQ-R12, EQ-R13, EQ-R17)."""
    held = held_by(mover, immune)
    if held & FROZEN:
        return NOWHERE, STAYS_FROZEN
    if held & DIAGONAL_ONLY:
        way = _nearest_diagonal(field, mover.square, villager)
        return way, "" if way != NOWHERE else STAYS_AIMED
    way = toward(field, mover.square, villager)
    if way == NOWHERE:
        return way, STAYS_THERE
    return way, STAYS_CLOSED if field.closed[mover.square] >> way & 1 else ""


def toward(field: Field, start: int, goal: int) -> int:
    """The direction in which the goblin turns; NOWHERE if he is there."""
    return heading(*field.offset(start, goal))


def heading(columns: int, rows: int) -> int:
    """The direction of the longer side, or the diagonal where both are equal (EQ-R13)."""
    if abs(columns) > abs(rows):
        rows = 0
    elif abs(rows) > abs(columns):
        columns = 0
    if not columns and not rows:
        return NOWHERE
    return _COMPASS[(columns > 0) - (columns < 0), (rows > 0) - (rows < 0)]


_COMPASS = {way.value: number for number, way in enumerate(WAYS)}


def _nearest_diagonal(field: Field, start: int, goal: int) -> int:
    """The open diagonal that ends nearest; the first clockwise from north-east of equals."""
    best, least = NOWHERE, 1 << 30
    for way in DIAGONALS:
        if field.closed[start] >> way & 1:
            continue
        columns, rows = field.offset(field.steps[start][way], goal)
        distance = columns * columns + rows * rows
        if distance < least:
            best, least = way, distance
    return best
