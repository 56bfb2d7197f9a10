"""Sentences about a real board: what it is, how the game lies on it, what its places are called."""

from __future__ import annotations

from tactilegrid.board.driver import Capabilities
from tactilegrid.board.mapping import Placing
from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.message import Message, Name, message


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


def named(place: Place) -> Message:
    """A place in a sentence about the board."""
    if isinstance(place, Cell):
        return message("board-cell", cell=place)
    side = "above" if place.side is Direction.NORTH else "beside"
    return message("board-slot", cell=place.cell, side=side)
