"""What a tracking grid tells: what is known of each slot, what is unknown, how far it is."""

from __future__ import annotations

from collections.abc import Iterator

from tactilegrid.core.paths import layers
from tactilegrid.core.value import Value
from tactilegrid.games.pathfinder.maze import door_of, reached, room
from tactilegrid.games.pathfinder.position import Setup, Track
from tactilegrid.games.pathfinder.slots import OUTSIDE, SPAN, Ground, numbers, planes

OPEN, CLOSED, UNKNOWN, BORDER = "open", "closed", "unknown", "border"


def status(slot: int, track: Track) -> str:
    """What is known of a slot; -1 is the border of the board."""
    if slot < 0:
        return BORDER
    if track.open >> slot & 1:
        return OPEN
    return CLOSED if track.blocked >> slot & 1 else UNKNOWN


def visited(ground: Ground, track: Track) -> int:
    """The squares with a disc or the pawn (PF-R15, A6): those that open slots were crossed to."""
    return ground.touching(track.open)


def near(track: Track) -> Iterator[int]:
    """The squares that the pawn can walk to, as sets by their distance; none outside."""
    if track.pawn == OUTSIDE:
        return
    south, east, _ = planes(track.open)
    north, west = south << SPAN, east << 1
    ring = met = 1 << track.pawn
    while ring:
        yield ring
        ring = (
            (ring & south) << SPAN
            | (ring & north) >> SPAN
            | (ring & east) << 1
            | (ring & west) >> 1
        ) & ~met
        met |= ring


def component(track: Track) -> int:
    """The squares that the pawn can walk to, its own included; none outside."""
    return 0 if track.pawn == OUTSIDE else room(track.pawn, track.open)


class Unknown(Value):
    """A slot that can be asked about, from a square, and where it leads.

    `steps` lead from the pawn to that square; OUTSIDE where the pawn has to be taken out first. An
    entrance is asked about from outside, and leads to `square` itself.
    """

    slot: int
    square: int
    beyond: int
    steps: int


def unknown_slots(ground: Ground, track: Track, withdraw: bool) -> tuple[Unknown, ...]:
    """All that can be asked about, each slot once, nearest first (PF-A4)."""
    found: list[Unknown] = []
    met = 0
    for steps, ring in enumerate(near(track)):
        met |= ring
        for square in numbers(ring):
            found += around(ground, square, track, steps)
    if track.pawn == OUTSIDE or withdraw:
        away = 0 if track.pawn == OUTSIDE else OUTSIDE
        doors = [square for square in ground.doors if not track.known >> door_of(square) & 1]
        found += [Unknown(door_of(square), square, square, away) for square in doors]
        for square in numbers(visited(ground, track) & ~met):
            found += around(ground, square, track, OUTSIDE)
    slots: dict[int, Unknown] = {}
    for entry in found:
        slots.setdefault(entry.slot, entry)
    return tuple(slots.values())


def around(ground: Ground, square: int, track: Track, steps: int) -> list[Unknown]:
    """What can be asked about from one square."""
    known = track.known
    return [
        Unknown(side.slot, square, side.beyond, steps)
        for side in ground.sides[square]
        if side.beyond != OUTSIDE and not known >> side.slot & 1
    ]


def is_stuck(setup: Setup, track: Track) -> bool:
    """Whether nothing is left to ask about, which only happens without withdrawing."""
    return not setup.withdraw and not unknown_slots(setup.ground, track, False)


def goals(ground: Ground, track: Track) -> int:
    """The squares where the goal may still be: not visited, and not shut off by known barriers."""
    return reached(ground, track.blocked) & ~visited(ground, track)


def distances(square: int, open_slots: int) -> dict[int, int]:
    """The steps from one square to all that hang together with it."""
    south, east, _ = planes(open_slots)
    far: dict[int, int] = {}
    for steps, ring in enumerate(layers(1 << square, south, east, SPAN)):
        far |= dict.fromkeys(numbers(ring), steps)
    return far
