"""Squares, the edges between them, directions, and the rectangle they lie in.

North is toward higher row numbers as a player in front of the board counts them. Columns and rows
are counted from 0 inside the program and from 1 (or `a`) in every text; only `Grid` converts.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from tactilegrid.core.value import Value

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Direction(Enum):
    """One of the eight compass directions; the value is (columns, rows) of one step."""

    NORTH = (0, 1)
    NORTH_EAST = (1, 1)
    EAST = (1, 0)
    SOUTH_EAST = (1, -1)
    SOUTH = (0, -1)
    SOUTH_WEST = (-1, -1)
    WEST = (-1, 0)
    NORTH_WEST = (-1, 1)

    @property
    def opposite(self) -> Direction:
        """The direction that undoes a step."""
        columns, rows = self.value
        return Direction((-columns, -rows))


ORTHOGONAL = (Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST)
DIAGONAL = (
    Direction.NORTH_EAST,
    Direction.SOUTH_EAST,
    Direction.SOUTH_WEST,
    Direction.NORTH_WEST,
)


class Cell(Value):
    """A square by its column and row, both from 0; it need not lie on any board."""

    column: int
    row: int

    def step(self, direction: Direction, count: int = 1) -> Cell:
        """The square that many steps away."""
        columns, rows = direction.value
        return Cell(self.column + columns * count, self.row + rows * count)


class Edge(Value):
    """A side of a square, named from its south or west square (`NORTH` or `EAST`).

    Only the outer west and south borders keep `WEST` and `SOUTH`. A fence of two squares' length is
    named by its first edge, the one nearest a1.
    """

    cell: Cell
    side: Direction

    @classmethod
    def of(cls, cell: Cell, side: Direction) -> Edge:
        """The side of *cell* under its one name."""
        if side is Direction.SOUTH and cell.row > 0:
            return cls(cell.step(Direction.SOUTH), Direction.NORTH)
        if side is Direction.WEST and cell.column > 0:
            return cls(cell.step(Direction.WEST), Direction.EAST)
        return cls(cell, side)


class Naming(Enum):
    """How squares are called: column letter and row number, or row letter from the top."""

    COLUMN_LETTER = "a1"
    ROW_LETTER = "A1"


class Grid(Value):
    """A rectangle of squares with names; at most 26 columns and rows."""

    width: int
    height: int
    naming: Naming = Naming.COLUMN_LETTER

    def __contains__(self, cell: object) -> bool:
        return (
            isinstance(cell, Cell) and 0 <= cell.column < self.width and 0 <= cell.row < self.height
        )

    def cells(self) -> Iterator[Cell]:
        """Every square, row by row from the south-west corner."""
        for row in range(self.height):
            for column in range(self.width):
                yield Cell(column, row)

    @property
    def centre(self) -> Cell:
        """The middle square (south-west of the middle where there is none)."""
        return Cell((self.width - 1) // 2, (self.height - 1) // 2)

    def name(self, cell: Cell) -> str:
        """The square as written, such as `e2`; the inverse of `find`."""
        if self.naming is Naming.ROW_LETTER:
            return f"{LETTERS[self.height - 1 - cell.row].upper()}{cell.column + 1}"
        return f"{LETTERS[cell.column]}{cell.row + 1}"

    def row_name(self, row: int) -> str:
        """The part of a square's name that its whole row shares."""
        name = self.name(Cell(0, row))
        return name[0] if self.naming is Naming.ROW_LETTER else name[1:]

    def column_name(self, column: int) -> str:
        """The part of a square's name that its whole column shares."""
        name = self.name(Cell(column, 0))
        return name[1:] if self.naming is Naming.ROW_LETTER else name[0]

    def find(self, text: str) -> Cell | None:
        """The square of that name, in either case, or None where there is none."""
        letter, number = text[:1].lower(), text[1:]
        if not text.isascii() or not letter.isalpha() or len(number) > 2:
            return None
        if not number.isdigit() or number.startswith("0"):
            return None
        place, count = LETTERS.index(letter), int(number) - 1
        if self.naming is Naming.ROW_LETTER:
            cell = Cell(count, self.height - 1 - place)
        else:
            cell = Cell(place, count)
        return cell if cell in self else None
