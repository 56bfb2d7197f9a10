"""The three kinds of moves, their notation (rules, 5.3), and numbers for squares and fences.

Inside the rules a square is the number `row * SPAN + column`, on every size of board, and a fence
is the number of the square nearest a1 among the four it touches, plus PLANE where it is vertical,
so that all fences of a board are one set of bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tactilegrid.core.geometry import LETTERS, Cell, Direction, Edge
from tactilegrid.core.value import Value

SPAN = 12  # one more than the widest board: bits shifted past a row's end fall into this gap
PLANE = SPAN * (SPAN - 1)
_set = object.__setattr__
NORTH, EAST = Direction.NORTH, Direction.EAST  # looking up members of an enum takes its time


def number_of(cell: Cell) -> int:
    """The number of a square; -1 for one that lies on no board."""
    column, row = cell.column, cell.row
    if 0 <= column < SPAN - 1 and 0 <= row < SPAN - 1:
        return row * SPAN + column
    return -1


def cell_of(number: int) -> Cell:
    """The square of that number."""
    return Cell(number % SPAN, number // SPAN)


def fence_number(edge: Edge) -> int:
    """The number of a fence; -1 for one that lies on no board."""
    square = number_of(edge.cell)
    if square < 0 or edge.side is NORTH:
        return square
    return square + PLANE if edge.side is EAST else -1


class Step(Value):
    """The pawn goes to a square, by a step, a jump, or round another pawn (QD-R5, R8, R9).

    `number` is that of the square, kept because moves are made far more often than built.
    """

    cell: Cell

    _extra_slots = ("number",)

    def __init__(self, cell: Cell) -> None:
        _set(self, "cell", cell)
        _set(self, "number", number_of(cell))

    if TYPE_CHECKING:

        @property
        def number(self) -> int:
            """See above."""


class Fence(Value):
    """A fence is laid: above its square and the next one east, or right of it and the next north.

    The edge is that of the square nearest a1; its side is NORTH or EAST (QD-R6). `number` is that
    of the fence.
    """

    edge: Edge

    _extra_slots = ("number",)

    def __init__(self, edge: Edge) -> None:
        _set(self, "edge", edge)
        _set(self, "number", fence_number(edge))

    if TYPE_CHECKING:

        @property
        def number(self) -> int:
            """See above."""


class Pass(Value):
    """Nothing, where nothing else is legal (QD-A8)."""


Move: TypeAlias = "Step | Fence | Pass"
PASS = Pass()
PASSING = "pass"


def edge_of(fence: int) -> Edge:
    """The first edge of the fence of that number."""
    if fence >= PLANE:
        return Edge(cell_of(fence - PLANE), EAST)
    return Edge(cell_of(fence), NORTH)


def square_name(cell: Cell) -> str:
    """The square as written, such as `e2`."""
    return f"{LETTERS[cell.column]}{cell.row + 1}"


def fence_name(edge: Edge) -> str:
    """The fence as written, such as `e3h`."""
    return square_name(edge.cell) + ("h" if edge.side is NORTH else "v")


def format_move(move: Move) -> str:
    """The move as written in a record: `e2`, `e3h` or `pass`."""
    if isinstance(move, Step):
        return square_name(move.cell)
    return fence_name(move.edge) if isinstance(move, Fence) else PASSING
