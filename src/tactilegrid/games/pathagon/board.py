"""The tables of one board size: squares as bits, borders, and the traps that a square closes.

A set of squares is an int with one bit a square; bit 0 is a1 and rows follow one another, so one
step east is a shift by 1 and one step north a shift by `size`.
"""

from __future__ import annotations

from functools import cache

from tactilegrid.core.geometry import Cell, Grid

LIGHT, DARK = 0, 1
COLOURS = ("light", "dark")
ROWS, COLUMNS = "rows", "columns"


def bits(squares: int) -> list[int]:
    """The numbers of the squares in a set, from a1 on."""
    found = []
    while squares:
        lowest = squares & -squares
        found.append(lowest.bit_length() - 1)
        squares ^= lowest
    return found


class Board:
    """What follows from the size alone; one object a size, shared by all states."""

    __slots__ = ("cells", "east", "full", "grid", "inner_east", "inner_west", "size", "west")

    def __init__(self, size: int) -> None:
        self.size = size
        self.grid = Grid(size, size)
        self.cells = tuple(self.grid.cells())
        self.full = (1 << size * size) - 1
        self.west = self._columns(0, 1)
        self.east = self._columns(size - 1, size)
        self.inner_west = self._columns(2, size)
        self.inner_east = self._columns(0, size - 2)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return board_of, (self.size,)  # a state sent to another process is still the same state

    def __repr__(self) -> str:
        return f"Board({self.size})"

    def _columns(self, first: int, end: int) -> int:
        return sum(1 << self.number(cell) for cell in self.cells if first <= cell.column < end)

    def number(self, cell: Cell) -> int:
        """Which bit stands for *cell*, which must lie on the board."""
        return cell.row * self.size + cell.column

    def bit(self, cell: Cell) -> int:
        """The set that holds *cell* alone; empty for a square off the board."""
        return 1 << self.number(cell) if cell in self.grid else 0

    def mask(self, cells: tuple[Cell, ...]) -> int:
        """The set of some squares."""
        return sum(map(self.bit, cells))

    def squares(self, mask: int) -> tuple[Cell, ...]:
        """The squares of a set in reading order: row 1 from its a-end, then row 2."""
        return tuple(self.cells[number] for number in bits(mask))

    def listed(self, mask: int) -> tuple[Cell, ...]:
        """The squares of a set in the order of a record: by letter, then by number."""
        return tuple(sorted(self.squares(mask), key=lambda cell: (cell.column, cell.row)))

    def borders(self, axis: str) -> tuple[int, int]:
        """The two border lines that a side with this axis has to join."""
        if axis == ROWS:
            row = (1 << self.size) - 1
            return row, row << self.size * (self.size - 1)
        return self.west, self.east

    def around(self, mask: int) -> int:
        """The squares that touch a set by a side, and perhaps some of its own."""
        size = self.size
        sideways = (mask & ~self.east) << 1 | (mask & ~self.west) >> 1
        return (mask << size & self.full) | mask >> size | sideways

    def traps(self, own: int, enemy: int) -> int:
        """Every square from which an own piece would clamp some enemy piece (PG-R5, PG-A3)."""
        size = self.size
        return (
            (enemy >> 1 & own >> 2 & self.inner_east)
            | (enemy << 1 & own << 2 & self.inner_west)
            | (enemy >> size & own >> 2 * size)
            | (enemy << size & own << 2 * size & self.full)
        )

    def clamped(self, own: int, enemy: int, at: int) -> int:
        """The enemy pieces that an own piece at bit *at* clamps, at most one a ray (PG-R9)."""
        size = self.size
        taken = 0
        if at & self.inner_east and own & at << 2:
            taken |= at << 1
        if at & self.inner_west and own & at >> 2:
            taken |= at >> 1
        if own & at << 2 * size:
            taken |= at << size
        if own & at >> 2 * size:
            taken |= at >> size
        return taken & enemy


@cache
def board_of(size: int) -> Board:
    """The one board of that size."""
    return Board(size)
