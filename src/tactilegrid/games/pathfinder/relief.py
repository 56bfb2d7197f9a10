"""A grid as tokens for touch, from what the viewer knows of it: the grid that is at hand."""

from __future__ import annotations

from collections.abc import Mapping

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, message
from tactilegrid.core.seats import Seat
from tactilegrid.core.signs import BUILT, EMPTY, GOAL, OPEN, PATH, UNKNOWN, WALL, seat_sign
from tactilegrid.games.pathfinder import knowledge
from tactilegrid.games.pathfinder.maze import NOWHERE
from tactilegrid.games.pathfinder.position import Observation
from tactilegrid.games.pathfinder.sheets import sheet_of
from tactilegrid.games.pathfinder.slots import OUTSIDE

SIDES = {
    knowledge.OPEN: OPEN,
    knowledge.CLOSED: WALL,
    knowledge.BORDER: WALL,
    knowledge.UNKNOWN: UNKNOWN,
}


def sign(place: Place, seen: Observation) -> str:
    """The pawn before the goal, its path before discs; what is known of a side."""
    ground, sheet = seen.setup.ground, sheet_of(seen)
    if not isinstance(place, Cell):
        slot = ground.slot(place)
        return WALL if slot is None else SIDES[sheet.slot(slot)]
    square = ground.number(place)
    if square is None:
        return EMPTY
    on = sheet.on(ground, square)
    if on == "pawn":
        return seat_sign(Seat(sheet.searcher + 1))
    if sheet.is_goal(square):
        return GOAL
    return {"path": PATH, "disc": BUILT}.get(on, EMPTY)


def pieces(seen: Observation) -> Mapping[Place, Message]:
    """Of the grid at hand: the barriers that are known, the goal if it is, and the pawn.

    Discs and paths are marks that lie flat.
    """
    ground, sheet = seen.setup.ground, sheet_of(seen)
    barrier = message("pathfinder-a-thing", thing="barrier")
    closed = (slot for slot in ground.order if sheet.slot(slot) == knowledge.CLOSED)
    found: dict[Place, Message] = {ground.edge(slot): barrier for slot in closed}
    if sheet.maze is not None and sheet.maze.goal != NOWHERE:
        found[ground.cell(sheet.maze.goal)] = message("pathfinder-a-thing", thing="goal")
    if sheet.track.pawn != OUTSIDE:
        found[ground.cell(sheet.track.pawn)] = message("pathfinder-a-thing", thing="pawn")
    return found
