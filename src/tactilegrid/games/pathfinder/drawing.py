"""A grid in ASCII: `#` a barrier, `?` unknown, G the goal, @ the pawn, + its path, o a disc."""

from __future__ import annotations

from tactilegrid.games.pathfinder.knowledge import BORDER, CLOSED, OPEN, UNKNOWN
from tactilegrid.games.pathfinder.maze import door_of
from tactilegrid.games.pathfinder.position import Observation
from tactilegrid.games.pathfinder.sheets import Sheet, sheet_of
from tactilegrid.games.pathfinder.slots import PLANE, SPAN, Ground

MARKS = {"pawn": "@", "path": "+", "disc": "o", "nothing": "."}
UPRIGHT = {CLOSED: "#", UNKNOWN: "?", OPEN: " ", BORDER: "|"}
FLAT = {CLOSED: "###", UNKNOWN: " ? ", OPEN: "   ", BORDER: "---"}


def draw(seen: Observation) -> tuple[str, ...]:
    """Rows named at the left, columns above; the layer that the observation has."""
    return (seen.layer, *drawn(sheet_of(seen), seen.setup.ground))


def drawn(sheet: Sheet, ground: Ground) -> tuple[str, ...]:
    """One grid."""
    head = "   " + "".join(f"  {column + 1} " for column in range(ground.cols))
    border = "  +" + "---+" * ground.cols
    lines = [head.rstrip(), border]
    for door in ground.doors:
        lines.append(_squares(sheet, ground, door))
        is_last = door == ground.doors[-1]
        lines.append(border if is_last else _seam(sheet, ground, door))
    return tuple(lines)


def _squares(sheet: Sheet, ground: Ground, door: int) -> str:
    line = f"{chr(65 + door // SPAN)} {UPRIGHT[sheet.slot(door_of(door))]}"
    for square in range(door, door + ground.cols):
        mark = MARKS[sheet.on(ground, square)]
        if sheet.is_goal(square):
            mark = "G"
        is_last = square == door + ground.cols - 1
        line += f" {mark} {UPRIGHT[BORDER if is_last else sheet.slot(PLANE + square)]}"
    return line


def _seam(sheet: Sheet, ground: Ground, door: int) -> str:
    squares = range(door, door + ground.cols)
    return "  +" + "".join(f"{FLAT[sheet.slot(square)]}+" for square in squares)
