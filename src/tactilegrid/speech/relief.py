"""A board for the fingers: each square one cell of eight dots, drawn from what a viewer knows.

A square takes the upper six dots. The lowest two are the side between it and the square south of
it; the side to the east has a cell of its own where the display is wide enough for that. All
patterns of squares have an even number of dots, so that any two differ in at least two.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any

from tactilegrid.core.game import AnyGame
from tactilegrid.core.geometry import Cell, Direction, Edge, Grid
from tactilegrid.core.signs import OPEN, UNKNOWN, WALL
from tactilegrid.core.value import Value

# By the numbers of their dots: 1 2 3 7 are the left column from the top, 4 5 6 8 the right one.
SQUARES: Mapping[str, str] = {
    "empty": "36",
    "seat-1": "123456",
    "seat-2": "1346",
    "seat-3": "1245",
    "seat-4": "2356",
    "piece": "1234",
    "friend": "15",
    "foe": "24",
    "goal": "1236",
    "item": "25",
    "guarded": "2345",
    "trap": "34",
    "built": "1235",
    "heap": "1356",
    "path": "14",
    "barred": "2346",
    "special": "1456",
}
BELOW: Mapping[str, str] = {OPEN: "", WALL: "78", UNKNOWN: "7"}
BESIDE: Mapping[str, str] = {OPEN: "", WALL: "1237", UNKNOWN: "2"}


def dots(numbers: str) -> int:
    """The dots of those numbers as bits, the lowest for dot 1, as Unicode has them."""
    return sum(1 << int(number) - 1 for number in numbers)


SQUARE_DOTS = {sign: dots(numbers) for sign, numbers in SQUARES.items()}
BELOW_DOTS = {sign: dots(numbers) for sign, numbers in BELOW.items()}
BESIDE_DOTS = {sign: dots(numbers) for sign, numbers in BESIDE.items()}


class Relief(Value):
    """A whole board in tokens, rows from the north, each from the west; `at` is the cursor.

    `south` and `east` are the sides of each square; the border of the board counts as open. `west`
    are the sides of the westmost squares, where that border has slots; else it is empty.
    """

    grid: Grid
    squares: tuple[tuple[str, ...], ...]
    south: tuple[tuple[str, ...], ...]
    east: tuple[tuple[str, ...], ...]
    at: Cell
    west: tuple[str, ...] = ()


def relief(
    game: AnyGame, grid: Grid, seen: Any, at: Cell, slots: Container[Edge] = frozenset()
) -> Relief:
    """The board as an observation has it."""

    def side(cell: Cell, way: Direction) -> str:
        return game.sign(Edge.of(cell, way), seen) if cell.step(way) in grid else OPEN

    rows = [
        [Cell(column, row) for column in range(grid.width)] for row in reversed(range(grid.height))
    ]
    border = [Edge.of(row[0], Direction.WEST) for row in rows]
    return Relief(
        grid,
        tuple(tuple(game.sign(cell, seen) for cell in row) for row in rows),
        tuple(tuple(side(cell, Direction.SOUTH) for cell in row) for row in rows),
        tuple(tuple(side(cell, Direction.EAST) for cell in row) for row in rows),
        at,
        tuple(game.sign(edge, seen) for edge in border) if border[0] in slots else (),
    )


class Felt(Value):
    """What is at hand for the fingers beside what is said: the board, and the squares by name.

    Names are in small letters, as the listener hears them.
    """

    board: Relief | None
    names: Mapping[str, Cell]


class Spread(Value):
    """Which part of a board is on a display, by its north-west square counted from the north-west.

    `stride` is how many cells a square takes: two where the sides to the east have their own.
    `margin` is 1 where the sides on the west border have cells of their own, too.
    """

    left: int
    top: int
    columns: int
    rows: int
    stride: int
    margin: int = 0

    def cell_of(self, column: int, row: int, grid: Grid) -> Cell | None:
        """The square at a cell of the display; of the side beside it the square west of it."""
        across = max(0, column - self.margin) // self.stride
        if across >= self.columns or row >= self.rows:
            return None
        return Cell(self.left + across, grid.height - 1 - self.top - row)


def spread(
    grid: Grid,
    at: Cell,
    width: int,
    height: int,
    before: Spread | None = None,
    border: bool = False,
) -> Spread:
    """As much of a board as so many cells hold, moved only as far as the cursor asks."""
    stride = 2 if 2 * grid.width - 1 <= width else 1
    columns, rows = min(grid.width, (width + stride - 1) // stride), min(grid.height, height)
    left, top = (before.left, before.top) if before else (0, 0)
    return Spread(
        _window(left, at.column, columns, grid.width),
        _window(top, grid.height - 1 - at.row, rows, grid.height),
        columns,
        rows,
        stride,
        int(border and 2 * grid.width <= width),
    )


def _window(start: int, wanted: int, size: int, whole: int) -> int:
    """Where a window begins that has to show a place."""
    start = min(start, wanted, whole - size)
    return max(start, wanted - size + 1, 0)


def patterns(board: Relief, part: Spread) -> Iterator[tuple[int, int, int]]:
    """The cells of a part of a board: column and row on the display, and the dots."""
    for down in range(part.rows):
        row = part.top + down
        if part.margin:
            yield 0, down, BESIDE_DOTS[board.west[row]]
        for over in range(part.columns):
            column = part.left + over
            here = SQUARE_DOTS[board.squares[row][column]] | BELOW_DOTS[board.south[row][column]]
            place = part.margin + over * part.stride
            yield place, down, here
            if part.stride == 2 and over < part.columns - 1:
                yield place + 1, down, BESIDE_DOTS[board.east[row][column]]


def changes(board: Relief, before: Relief) -> tuple[Cell, ...]:
    """The squares that show something else, or have another side, than on an earlier board."""
    found = []
    for down, (row, old) in enumerate(zip(_rows(board), _rows(before), strict=True)):
        for column, (now, then) in enumerate(zip(row, old, strict=True)):
            if now != then:
                found.append(Cell(column, board.grid.height - 1 - down))
    return tuple(found)


def _rows(board: Relief) -> Iterator[tuple[tuple[str, ...], ...]]:
    west = board.west or ("",) * board.grid.height
    for border, *lines in zip(west, board.squares, board.south, board.east, strict=True):
        first, *rest = zip(*lines, strict=True)
        yield ((*first, border), *rest)
