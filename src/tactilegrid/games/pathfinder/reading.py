"""What a person types beyond the notation: `load meadow`, `build snake 3`, `b2`, `n`."""

from __future__ import annotations

import re

from tactilegrid.core.errors import AmbiguousMove, BadNotation
from tactilegrid.core.geometry import Direction
from tactilegrid.core.message import Name, message
from tactilegrid.games.pathfinder.layouts import NAMES, layout_line
from tactilegrid.games.pathfinder.lines import BadLayout, find_slot, parse_layout
from tactilegrid.games.pathfinder.maze import door_of
from tactilegrid.games.pathfinder.notation import (
    back_to,
    bad_move,
    draft_of,
    no_such,
    square_of,
    written_move,
)
from tactilegrid.games.pathfinder.position import (
    ANSWER,
    BUILD,
    DECLARE,
    NO,
    YES,
    Add,
    Enter,
    Lay,
    Move,
    Observation,
    SetGoal,
    Step,
    Take,
)
from tactilegrid.games.pathfinder.refusals import check
from tactilegrid.games.pathfinder.saying import slot_args
from tactilegrid.games.pathfinder.settings import STYLES, USUAL_STRENGTH
from tactilegrid.games.pathfinder.styles import made

SQUARE = re.compile(r"(?:GO TO |TO )?([A-Z]\d{1,2})")
SLOT = re.compile(r"[A-Z]\d{1,2}[NESW]")
BUILD_FOR_ME = re.compile(r"BUILD ([A-Z]+)(?: ([123]))?")
LOAD = re.compile(r"LOAD ([A-Z0-9-]+)")
ANSWERS = ("YES", "NO", "GOAL")
WAYS = {
    name: way
    for way in (Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST)
    for name in (way.name, way.name[0])
}


def read_move(text: str, seen: Observation) -> Move:
    """The legal move that a person means; raises MoveError only."""
    plain = " ".join(text.upper().split()) if len(text) <= 100 and text.isascii() else ""
    if plain in ANSWERS and seen.pending is None:  # words that answer other questions as well
        raise bad_move(text, seen)
    building = seen.phase in (BUILD, DECLARE) and seen.ended is None
    move = _drafting(plain, seen) if building else _asking(plain, seen)
    if move is None:
        move = written_move(text, seen)
    check(move, seen)
    return move


def _drafting(plain: str, seen: Observation) -> Move | None:
    """A layout by its name, a maze made by the program, a chip or the goal by its place alone."""
    if found := LOAD.fullmatch(plain):
        return loaded(found[1].lower(), seen)
    if found := BUILD_FOR_ME.fullmatch(plain):
        style = found[1].lower()
        if style not in STYLES:
            raise BadNotation(
                message("pathfinder-no-style", given=Name(style[:20]), names=_names(STYLES))
            )
        return built(style, int(found[2] or USUAL_STRENGTH), seen)
    if found := SQUARE.fullmatch(plain):
        return SetGoal(square_of(found[1], seen))
    if SLOT.fullmatch(plain):
        slot = _slot(plain, seen)
        return Take(slot) if draft_of(seen).walls >> slot & 1 else Add(slot)
    return None


def _names(names: tuple[str, ...]) -> tuple[Name, ...]:
    return tuple(map(Name, names))


def loaded(name: str, seen: Observation) -> Lay:
    """The shipped layout of that name, if it fits the board."""
    ground = seen.setup.ground
    if name not in NAMES:
        raise BadNotation(no_such(name))
    layout = parse_layout(layout_line(name))
    if (layout.rows, layout.cols) != (ground.rows, ground.cols):
        raise BadNotation(message("pathfinder-layout-size", rows=layout.rows, cols=layout.cols))
    return Lay(layout.maze)


def built(style: str, strength: int, seen: Observation) -> Lay:
    """A maze made by the program, by the builder's own luck; another one at each asking."""
    before = draft_of(seen)
    seed = seen.luck ^ (before.walls * 64 + before.goal + 1)
    ground, chips = seen.setup.ground, seen.setup.chips
    maze = made(ground, chips, style, strength, seed)
    return Lay(maze) if maze != before else Lay(made(ground, chips, style, strength, seed + 1))


def _asking(plain: str, seen: Observation) -> Move | None:
    """A square or a direction alone; a square on the path beyond an unknown side may mean two."""
    track, ground = seen.track, seen.setup.ground
    if seen.phase == ANSWER:
        return {"Y": YES, "N": NO}.get(plain)
    if (way := WAYS.get(plain)) is not None:
        return _by_way(way, plain, seen)
    if SLOT.fullmatch(plain):
        return _by_slot(plain, seen)
    found = SQUARE.fullmatch(plain)
    if found is None:
        return None
    square = square_of(found[1], seen)
    if not track.path:
        return Enter(square)
    step = Step(track.pawn, square)
    if square not in track.path[:-1]:
        return step
    slot = ground.between(track.pawn, square)
    back = back_to(square, seen)
    if slot is None or back == step or (track.blocked >> slot & 1 and not seen.setup.reask):
        return back
    raise AmbiguousMove(message("pathfinder-ask-or-back", cell=ground.cell(square)), (step, back))


def _slot(plain: str, seen: Observation) -> int:
    try:
        return find_slot(plain, seen.setup.ground)
    except BadLayout as error:
        raise BadNotation(error.message) from None


def _by_slot(plain: str, seen: Observation) -> Move:
    """A slot means the square beyond it, or the entrance that it is."""
    slot, track, ground = _slot(plain, seen), seen.track, seen.setup.ground
    if not track.path and slot >= door_of(0):
        return Enter(slot - door_of(0))
    for side in ground.sides[track.pawn] if track.path else ():
        if side.slot == slot and side.beyond >= 0:
            return Step(track.pawn, side.beyond)
    raise BadNotation(message("pathfinder-slot-far", **slot_args(slot, ground)))


def _by_way(way: Direction, plain: str, seen: Observation) -> Move:
    track = seen.track
    if not track.path:
        raise bad_move(plain, seen)
    for side in seen.setup.ground.sides[track.pawn]:
        if side.way is way and side.beyond >= 0:
            return Step(track.pawn, side.beyond)
    raise BadNotation(message("pathfinder-no-side", way=way))
