"""The board as lines of ASCII for sighted eyes: pawns by the letter of their side, `#` a fence."""

from __future__ import annotations

from tactilegrid.core.geometry import LETTERS, Cell, Direction, Edge
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import edge_of
from tactilegrid.games.quoridor.position import State, side_of


def draw(state: State) -> tuple[str, ...]:
    """Columns and rows named on all four sides, the fences in hand below; `*` is to move."""
    size = state.setup.board.size
    head = "    " + "   ".join(LETTERS[:size])
    fences = {edge_of(fence) for fence in numbers(state.walls.fences)}
    lines = [head]
    for row in reversed(range(size)):
        lines.append(_seam(state, fences, row))
        lines.append(_squares(state, fences, row))
    lines += ["  +" + "---+" * size, head, _hands(state)]
    return tuple(lines)


def _squares(state: State, fences: set[Edge], row: int) -> str:
    line = f"{row + 1:>2}|"
    for cell in (Cell(column, row) for column in range(state.setup.board.size)):
        owner = state.owner(cell)
        mark = side_of(owner, len(state.setup.seats))[0].upper() if owner else "."
        below = cell.step(Direction.SOUTH)
        closed = Edge(cell, Direction.EAST) in fences or Edge(below, Direction.EAST) in fences
        last = cell.column == state.setup.board.size - 1
        line += f" {mark} " + ("#" if closed else "|" if last else " ")
    return f"{line}{row + 1}"


def _seam(state: State, fences: set[Edge], row: int) -> str:
    """The line above a row: the border, or the fences that lie on its squares."""
    size = state.setup.board.size
    if row == size - 1:
        return "  +" + "---+" * size
    line = "  +"
    for cell in (Cell(column, row) for column in range(size)):
        own, left = Edge(cell, Direction.NORTH), Edge(cell.step(Direction.WEST), Direction.NORTH)
        line += "###" if own in fences or left in fences else "   "
        middle = own in fences or Edge(cell, Direction.EAST) in fences
        line += "#" if middle else "+"
    return line


def _hands(state: State) -> str:
    parts = []
    for seat in state.playing:
        mark = side_of(seat, len(state.setup.seats))[0].upper()
        turn = "*" if seat == state.seat and state.ended is None else ""
        parts.append(f"{mark}{turn} {state.in_hand(seat)}")
    return "    " + "   ".join(parts)
