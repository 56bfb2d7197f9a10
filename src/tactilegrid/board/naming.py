"""What the switches of a board are called where no game is played: e5, and e5h for a slot."""

from __future__ import annotations

from tactilegrid.board.driver import CROSSINGS, Capabilities
from tactilegrid.board.mapping import spots
from tactilegrid.core.geometry import LETTERS, Cell, Direction

# The letter behind the square for a slot above it and one on its right: fences as Quoridor writes
# them where slots lie at crossings, else by the side of the square.
FENCES = {Direction.NORTH: "h", Direction.EAST: "v"}
SIDES = {Direction.NORTH: "n", Direction.EAST: "e"}


def names(board: Capabilities) -> list[str]:
    """The name of each switch, in the order of their numbers."""
    found = []
    letters = FENCES if board.slot_map == CROSSINGS else SIDES
    for spot in spots(board):
        place = spot.place
        if isinstance(place, Cell):
            found.append(_cell(place))
        else:
            found.append(_cell(place.cell) + letters[place.side])
    return found


def _cell(cell: Cell) -> str:
    return f"{LETTERS[cell.column]}{cell.row + 1}"
