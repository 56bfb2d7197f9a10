"""The board in ASCII for sighted eyes: figures by their letters, `o` a pellet, `#` a fence."""

from __future__ import annotations

from tactilegrid.core.geometry import LETTERS as COLUMNS
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import edge_of, number_of
from tactilegrid.games.quoridor_pac_man.ground import SIZE
from tactilegrid.games.quoridor_pac_man.moves import FIGURES, LETTERS
from tactilegrid.games.quoridor_pac_man.position import OFF, State

BORDER = "  +" + "---+" * SIZE


def draw(state: State) -> tuple[str, ...]:
    """Columns and rows named on all four sides; below the figures, lives (`x`) and pellets (`o`).

    `*` is to move, `-` eaten; `+` marks a square with more ghosts than there is room for.
    """
    head = "    " + "   ".join(COLUMNS[:SIZE])
    fences = {edge_of(fence) for fence in numbers(state.setup.layout.fences)}
    lines = [head]
    for row in reversed(range(SIZE)):
        lines.append(BORDER if row == SIZE - 1 else _seam(fences, row))
        lines.append(_squares(state, fences, row))
    return (*lines, BORDER, head, _footer(state))


def _squares(state: State, fences: set[Edge], row: int) -> str:
    line = f"{row + 1:>2}|"
    for cell in (Cell(column, row) for column in range(SIZE)):
        below = cell.step(Direction.SOUTH)
        closed = Edge(cell, Direction.EAST) in fences or Edge(below, Direction.EAST) in fences
        last = cell.column == SIZE - 1
        line += _square(state, cell) + ("#" if closed else "|" if last else " ")
    return f"{line}{row + 1}"


def _square(state: State, cell: Cell) -> str:
    square = number_of(cell)
    standing = [LETTERS[figure] for figure in state.standing(square)]
    pellet = "o" if state.pellets >> square & 1 else " "
    if not standing:
        return f" {pellet if pellet == 'o' else '.'} "
    more = "+" if len(standing) > 1 else " "
    return f"{more}{standing[0]}{pellet}"


def _seam(fences: set[Edge], row: int) -> str:
    """The line above a row with the fences that lie on its squares."""
    line = "  +"
    for cell in (Cell(column, row) for column in range(SIZE)):
        own, left = Edge(cell, Direction.NORTH), Edge(cell.step(Direction.WEST), Direction.NORTH)
        line += "###" if own in fences or left in fences else "   "
        line += "#" if own in fences or Edge(cell, Direction.EAST) in fences else "+"
    return line


def _footer(state: State) -> str:
    parts = []
    for figure in FIGURES:
        ready = state.ended is None and figure in state.candidates
        mark = "-" if state.figures[figure] == OFF else "*" if ready else ""
        parts.append(LETTERS[figure] + mark)
    return (
        f"    {' '.join(parts)}   {'x' * state.lives}   {'o' * state.pellets.bit_count()}".rstrip()
    )
