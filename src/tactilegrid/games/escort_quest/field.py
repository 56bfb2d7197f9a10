"""The board of a puzzle: its squares by number, where a step leads, tiles, and closed exits.

A square is an int, row by row from a1; a direction is an int, clockwise from north (`WAYS`). A set
of directions is an int with one bit a direction.
"""

from __future__ import annotations

from functools import lru_cache

from tactilegrid.core.geometry import Cell, Direction, Grid
from tactilegrid.core.value import Value

WAYS = tuple(Direction)
COUNT = len(WAYS)
NAMES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
DIAGONALS = (1, 3, 5, 7)
NOWHERE = -1

VILLAGE, SPIKE, CROSS, AMULET = "village", "spike", "cross", "amulet"
GUARDIAN, SNOW, WARP, BARRIER = "guardian", "snow", "warp", "barrier"
WARPS = tuple(f"{WARP}-{name}" for name in NAMES)
TILES = (VILLAGE, SPIKE, CROSS, AMULET, GUARDIAN, SNOW, *WARPS)

FLAT, TORUS = "flat", "torus"
LOSE, IGNORE = "lose", "ignore"
NEXT_TURN, IMMEDIATE = "next_turn", "immediate"


class Layout(Value):
    """A sheet with its tiles: `tiles` and `barriers` pair squares with kinds and closed sides.

    Both are sorted by square; a tile may lie on a barrier, which then is without effect (EQ-R3).
    """

    width: int
    height: int
    tiles: tuple[tuple[int, str], ...] = ()
    barriers: tuple[tuple[int, int], ...] = ()

    @property
    def grid(self) -> Grid:
        """The rectangle of squares with their names."""
        return Grid(self.width, self.height)

    def cell(self, square: int) -> Cell:
        """The square of that number."""
        return Cell(square % self.width, square // self.width)

    def square(self, cell: Cell) -> int:
        """The number of a square of this board."""
        return cell.row * self.width + cell.column

    def name(self, square: int) -> str:
        """The square as written, such as `e2`."""
        return self.grid.name(self.cell(square))


class Puzzle(Value):
    """A layout with the squares where escort, villager and goblin stand."""

    layout: Layout
    tokens: tuple[int, int, int]


class Manner(Value):
    """The settings that change how tokens move (EQ-A7, EQ-A8, EQ-A14)."""

    metric: str = FLAT
    catch: str = LOSE
    amulet: str = NEXT_TURN


class Field:
    """What follows from layout and manner alone; one object a pair, shared by all states."""

    __slots__ = (
        "catching",
        "closed",
        "hash",
        "height",
        "kinds",
        "layout",
        "manner",
        "size",
        "steps",
        "villages",
        "warps",
        "width",
    )

    def __init__(self, layout: Layout, manner: Manner) -> None:
        self.layout = layout
        self.manner = manner
        self.width, self.height = layout.width, layout.height
        self.size = self.width * self.height
        kinds = [""] * self.size
        for square, kind in layout.tiles:
            kinds[square] = kind
        self.kinds = tuple(kinds)
        closed = [0] * self.size
        for square, sides in layout.barriers:
            closed[square] = 0 if kinds[square] else sides
        self.closed = tuple(closed)
        self.steps = tuple(self._steps(square) for square in range(self.size))
        self.villages = tuple(s for s in range(self.size) if kinds[s] == VILLAGE)
        places = {kind: square for square, kind in layout.tiles}
        self.warps = tuple(places.get(kind, NOWHERE) for kind in WARPS)
        self.catching = manner.catch == LOSE
        self.hash = hash((layout, manner))  # asked for by every table that is kept of a field

    def __repr__(self) -> str:
        return f"Field({self.layout!r}, {self.manner!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Field):
            return NotImplemented
        return self is other or (self.layout, self.manner) == (other.layout, other.manner)

    def __hash__(self) -> int:
        return self.hash

    def __reduce__(self) -> tuple[object, tuple[Layout, Manner]]:
        return field_of, (self.layout, self.manner)

    def _steps(self, square: int) -> tuple[int, ...]:
        """Where a step leads in each direction, around the edges (EQ-R14)."""
        row, column = divmod(square, self.width)
        return tuple(
            (row + rows) % self.height * self.width + (column + columns) % self.width
            for columns, rows in (way.value for way in WAYS)
        )

    def reach(self, start: int, goal: int) -> int:
        """The king moves between two squares, around the edges, barriers aside (EQ-A5)."""
        rows, columns = (
            abs(start // self.width - goal // self.width),
            abs(start % self.width - goal % self.width),
        )
        return max(min(rows, self.height - rows), min(columns, self.width - columns))

    def offset(self, start: int, goal: int) -> tuple[int, int]:
        """How far east and north *goal* lies of *start* as the goblin measures it (EQ-A7)."""
        columns = goal % self.width - start % self.width
        rows = goal // self.width - start // self.width
        if self.manner.metric == FLAT:
            return columns, rows
        return _around(columns, self.width), _around(rows, self.height)


def _around(distance: int, length: int) -> int:
    """The shorter way round; where both are equal, the one that crosses no edge."""
    if 2 * abs(distance) <= length:
        return distance
    return distance - length if distance > 0 else distance + length


@lru_cache(maxsize=64)
def field_of(layout: Layout, manner: Manner) -> Field:
    """The one field of a layout played in a manner."""
    return Field(layout, manner)
