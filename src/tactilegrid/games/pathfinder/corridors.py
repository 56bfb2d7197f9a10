"""The known ways of a tracking grid as corridors: "From F1 east 3, then north 2, dead end"."""

from __future__ import annotations

from collections.abc import Iterator

from tactilegrid.core.geometry import Direction
from tactilegrid.core.message import Message, message
from tactilegrid.games.pathfinder.knowledge import CLOSED, OPEN, UNKNOWN
from tactilegrid.games.pathfinder.maze import door_of
from tactilegrid.games.pathfinder.sheets import Sheet
from tactilegrid.games.pathfinder.slots import OUTSIDE, Ground, Side

RUNS_A_LINE = 4


def entrances(sheet: Sheet, ground: Ground) -> Iterator[Message]:
    """Which entrances are open, which closed, which unknown."""
    for kind in (OPEN, CLOSED, UNKNOWN):
        doors = [door for door in ground.doors if sheet.slot(door_of(door)) == kind]
        if doors:
            yield message("pathfinder-entrances", kind=kind, cells=tuple(map(ground.cell, doors)))


def corridors(sheet: Sheet, ground: Ground) -> Iterator[Message]:
    """Each corridor from its entrance or fork to its end."""
    met: set[int] = set()
    live = [door for door in ground.doors if sheet.slot(door_of(door)) == OPEN]
    crossed: set[int] = set()
    while live:
        start = live.pop(0)
        ways = [side for side in _onward(sheet, ground, start) if side.slot not in crossed]
        if not ways and start not in met:
            yield from _told(ground, start, [], _end(sheet, ground, start))
        met.add(start)
        for side in ways:
            if side.slot in crossed:
                continue
            runs, last, kind = _follow(sheet, ground, side, crossed, met)
            if kind == "fork":
                live.append(last)
            yield from _told(ground, start, runs, kind)


def _onward(sheet: Sheet, ground: Ground, square: int) -> list[Side]:
    return [
        side
        for side in ground.sides[square]
        if side.beyond != OUTSIDE and sheet.slot(side.slot) == OPEN
    ]


Run = tuple[Direction, int]


def _follow(
    sheet: Sheet, ground: Ground, side: Side, crossed: set[int], met: set[int]
) -> tuple[list[Run], int, str]:
    """Along a corridor until it forks, ends, or comes to where another one went."""
    runs: list[Run] = []
    while True:
        crossed.add(side.slot)
        if runs and runs[-1][0] is side.way:
            runs[-1] = (side.way, runs[-1][1] + 1)
        else:
            runs.append((side.way, 1))
        square = side.beyond
        if square in met:
            return runs, square, "joins"
        met.add(square)
        onward = [each for each in _onward(sheet, ground, square) if each.slot not in crossed]
        if len(onward) > 1:
            return runs, square, "fork"
        if not onward or sheet.track.pawn == square:
            kind = _end(sheet, ground, square)
            return runs, square, "fork" if onward else kind
        (side,) = onward


def _end(sheet: Sheet, ground: Ground, square: int) -> str:
    """What is at the end: the pawn, something unknown, or nothing."""
    if sheet.track.pawn == square:
        return "pawn"
    sides = ground.sides[square]
    unknown = any(sheet.slot(s.slot) == UNKNOWN for s in sides if s.beyond != OUTSIDE)
    return "unknown" if unknown else "dead"


def _told(ground: Ground, start: int, runs: list[Run], kind: str) -> Iterator[Message]:
    """One corridor, a few straight runs a line."""
    parts = tuple(message("pathfinder-run", way=way, n=n) for way, n in runs)
    cell = ground.cell(start)
    if not parts:
        yield message("pathfinder-corridor-none", cell=cell, end=kind)
        return
    for place in range(0, len(parts), RUNS_A_LINE):
        some = parts[place : place + RUNS_A_LINE]
        end = kind if place + RUNS_A_LINE >= len(parts) else "more"
        yield message("pathfinder-corridor", cell=cell, n=place, runs=some, end=end)
