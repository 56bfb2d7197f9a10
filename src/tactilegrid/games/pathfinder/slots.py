"""Squares and slots as numbers, whatever the size of the maze, and their printed names.

A square is `SPAN * row + column`, rows counted from A at the top (PF-A2), so that its name does not
depend on the size. A slot is one bit: south of a square, east of it, or west of a square of column
1 (PF-R4); each kind has a plane of `PLANE` bits. Sets of squares and of slots are ints. What
`core.paths` calls north is south here, where rows are counted down.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tactilegrid.core.geometry import ORTHOGONAL, Cell, Direction, Edge, Grid, Naming
from tactilegrid.core.value import Value

MOST = 8
SPAN = MOST + 1
PLANE = SPAN * MOST
FULL = (1 << PLANE) - 1
KINDS = "SEW"
SOUTH, EAST, WEST = range(3)
OUTSIDE = -1


class Side(Value):
    """One side of a square: its direction, its slot and the square beyond (OUTSIDE: none).

    `slot` is -1 on the three outer edges that have none (PF-A3).
    """

    way: Direction
    slot: int
    beyond: int


def square_name(square: int) -> str:
    """The square as printed, such as `B3` (PF-R3)."""
    return f"{chr(65 + square // SPAN)}{square % SPAN + 1}"


def slot_name(slot: int) -> str:
    """The slot under its one name: `B3E`, `B3S`, `C1W`."""
    return square_name(slot % PLANE) + KINDS[slot // PLANE]


def numbers(bits: int) -> Iterator[int]:
    """The members of a set, in rising order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def planes(slots: int) -> tuple[int, int, int]:
    """The squares whose south, east and west slot is in the set."""
    return slots & FULL, slots >> PLANE & FULL, slots >> 2 * PLANE


class Ground:
    """Which squares and slots a size has."""

    __slots__ = (
        "cols",
        "door",
        "doors",
        "grid",
        "inside",
        "order",
        "rows",
        "sides",
        "slots",
        "spots",
    )

    def __init__(self, rows: int, cols: int) -> None:
        self.rows, self.cols = rows, cols
        self.grid = Grid(cols, rows, Naming.ROW_LETTER)
        self.spots = tuple(SPAN * row + column for row in range(rows) for column in range(cols))
        self.doors = tuple(SPAN * row for row in range(rows))
        self.sides = {square: tuple(self._sides(square)) for square in self.spots}
        self.slots = 0
        for sides in self.sides.values():
            for side in sides:
                self.slots |= 1 << side.slot if side.slot >= 0 else 0
        self.order = tuple(
            sorted(numbers(self.slots), key=lambda slot: (slot % PLANE, slot_name(slot)))
        )
        self.inside = sum(1 << square for square in self.spots)
        self.door = {square: 2 * PLANE + square for square in self.doors}

    def _sides(self, square: int) -> Iterator[Side]:
        row, column = divmod(square, SPAN)
        for way in ORTHOGONAL:
            match way:
                case Direction.NORTH if row:
                    yield Side(way, square - SPAN, square - SPAN)
                case Direction.EAST if column < self.cols - 1:
                    yield Side(way, PLANE + square, square + 1)
                case Direction.SOUTH if row < self.rows - 1:
                    yield Side(way, square, square + SPAN)
                case Direction.WEST if column:
                    yield Side(way, PLANE + square - 1, square - 1)
                case Direction.WEST:
                    yield Side(way, 2 * PLANE + square, OUTSIDE)
                case _:
                    yield Side(way, -1, OUTSIDE)

    def cell(self, square: int) -> Cell:
        """The square for the explorer."""
        return Cell(square % SPAN, self.rows - 1 - square // SPAN)

    def number(self, cell: Cell) -> int | None:
        """The square of a cell; None outside."""
        return SPAN * (self.rows - 1 - cell.row) + cell.column if cell in self.grid else None

    def edge(self, slot: int) -> Edge:
        """The slot for the explorer."""
        kind, square = divmod(slot, PLANE)
        return Edge.of(self.cell(square), (Direction.SOUTH, Direction.EAST, Direction.WEST)[kind])

    def slot(self, edge: Edge) -> int | None:
        """The slot of an edge; None where there is none (PF-A3)."""
        square = self.number(edge.cell)
        if square is None:
            return None
        for side in self.sides[square]:
            if side.way is edge.side and side.slot >= 0:
                return side.slot
        return None

    def find_square(self, text: str) -> int | None:
        """The square of that name in either case."""
        cell = self.grid.find(text)
        return None if cell is None else self.number(cell)

    def between(self, one: int, other: int) -> int | None:
        """The slot between two neighbours; None where they share no side (PF-R12)."""
        for side in self.sides[one]:
            if side.beyond == other:
                return side.slot
        return None

    def touching(self, slots: int) -> int:
        """The squares on either side of these slots."""
        south, east, west = planes(slots)
        return south | south << SPAN | east | east << 1 | west


@lru_cache(maxsize=64)
def ground_of(rows: int, cols: int) -> Ground:
    """The ground of a size."""
    return Ground(rows, cols)
