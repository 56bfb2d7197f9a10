"""Slots, squares and sides as parts of messages."""

from __future__ import annotations

from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Arg, Message, message
from tactilegrid.games.pathfinder.position import Observation
from tactilegrid.games.pathfinder.slots import EAST, PLANE, SOUTH, Ground

SIDES = {SOUTH: "south", EAST: "east"}


def slot_args(slot: int, ground: Ground) -> dict[str, Arg]:
    """A slot as `cell` and `side`, which is south, east, or entrance."""
    kind, square = divmod(slot, PLANE)
    return {"cell": ground.cell(square), "side": SIDES.get(kind, "entrance")}


def slot_part(slot: int, ground: Ground) -> Message:
    """A slot as a part of a list."""
    return message("pathfinder-slot-part", **slot_args(slot, ground))


def beyond_squares(seen: Observation) -> tuple[Cell, ...]:
    """The neighbours that the pawn may ask for, or walk to."""
    ground, track = seen.setup.ground, seen.track
    return tuple(
        ground.cell(side.beyond)
        for side in ground.sides[track.pawn]
        if side.slot >= 0
        and side.beyond >= 0
        and (seen.setup.reask or not track.blocked >> side.slot & 1)
    )
