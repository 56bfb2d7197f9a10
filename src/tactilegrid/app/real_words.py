"""Sentences about a real board: what it is, how the game lies on it, what its places are called."""

from __future__ import annotations

from tactilegrid.board.driver import CROSSINGS, Capabilities
from tactilegrid.board.mapping import Placing
from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.message import Both, Message, Name, message


def described(key: str, board: Capabilities) -> Message:
    """A board in a sentence: its name, if it has one, its size and its kind."""
    named = "yes" if board.name else "no"
    name, cols, rows = Name(board.name), board.cols, board.rows
    return message(key, kind=board.kind, named=named, name=name, cols=cols, rows=rows)


def how_it_lies(placing: Placing | None) -> list[Message]:
    """How a game lies on a board, where that goes not without saying."""
    said: list[Message] = []
    if placing is None:
        return said
    first = Cell(0, 0)
    if not placing.whole:
        last = Cell(placing.columns - 1, placing.rows - 1)
        said.append(message("board-smaller", first=first, last=last))
    elif placing.bigger:
        last = Cell(placing.grid.width - 1, placing.grid.height - 1)
        said.append(message("board-bigger", first=first, last=last))
    if not placing.has_slots:
        said.append(message("board-no-slots"))
    if placing.turns:
        said.append(message("board-turned", quarters=placing.turns))
    return said


def named(place: Place, placing: Placing) -> Message:
    """A place in a sentence about the board; a slot at a crossing by both squares beside it."""
    if isinstance(place, Cell):
        return message("board-cell", cell=place)
    above = place.side is Direction.NORTH
    cells = [place.cell]
    if placing.board.slot_map == CROSSINGS:
        cells.append(place.cell.step(Direction.EAST if above else Direction.NORTH))
    return message("board-slot", cells=Both(tuple(cells)), side="above" if above else "beside")


def kind_of(place: Place) -> str:
    """Whether a place is a square or a slot, a token."""
    return "square" if isinstance(place, Cell) else "slot"
