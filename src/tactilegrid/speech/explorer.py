"""The reading cursor: a square, or a slot where a fence could lie, moved without touching the game.

A move that would leave the board gives None; the caller says "edge". Nothing wraps.
"""

from __future__ import annotations

from collections.abc import Iterator

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import DIAGONAL, ORTHOGONAL, Cell, Direction, Edge, Grid
from tactilegrid.core.value import Value, replace

_ROTATION = (Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST)


class Explorer(Value):
    """Where one listener's cursor is; `edge` is set while slots are explored.

    `ray` remembers the last ray looked along: diagonal or not, and its direction.
    """

    grid: Grid
    slots: frozenset[Edge]
    cell: Cell
    edge: Edge | None = None
    ray: Direction | None = None

    @property
    def place(self) -> Place:
        """The square or slot under the cursor."""
        return self.edge or self.cell

    def step(self, direction: Direction) -> Explorer | None:
        """One square, or one slot of the same kind, further."""
        if self.edge is None:
            return self.at(self.cell.step(direction))
        edge = self._beside(self.edge, direction)
        return self.on(edge) if edge in self.slots else None

    def _beside(self, edge: Edge, direction: Direction) -> Edge:
        """The next edge of the same kind, which may be the border, or come after it."""
        cell = edge.cell.step(direction)
        is_border = edge.side in (Direction.SOUTH, Direction.WEST)
        if edge.side is direction.opposite and (is_border or cell not in self.grid):
            return Edge(edge.cell, direction)
        return Edge(cell, edge.side)

    def far(self, direction: Direction) -> Explorer | None:
        """The last square or slot that way; None where the cursor is there already."""
        last, further = None, self.step(direction)
        while further is not None:
            last, further = further, further.step(direction)
        return last

    def at(self, cell: Cell) -> Explorer | None:
        """On that square, out of the slots."""
        if cell not in self.grid:
            return None
        return replace(self, cell=cell, edge=None, ray=None)

    def on(self, edge: Edge) -> Explorer:
        """On that slot; the square follows it."""
        return replace(self, cell=edge.cell, edge=edge, ray=None)

    def to_row(self, number: int) -> Explorer | None:
        """The place of this column in the row called *number*."""
        cell = Cell(self.cell.column, number - 1)
        if self.edge is None:
            return self.at(cell)
        edge = Edge(cell, self.edge.side)
        return self.on(edge) if edge in self.slots else None

    def into_slots(self) -> Explorer | None:
        """On the slot nearest this square, one that lies flat if there is one; None: no slots."""
        if not self.slots:
            return None

        def far(edge: Edge) -> tuple[int, ...]:
            columns = abs(edge.cell.column - self.cell.column)
            rows = abs(edge.cell.row - self.cell.row)
            flat = 0 if edge.side is Direction.NORTH else 1
            side = _ROTATION.index(edge.side)  # one cell may have several, in no order of a set
            return (columns + rows, flat, edge.cell.row, edge.cell.column, side)

        return self.on(min(self.slots, key=far))

    def rotate(self) -> Explorer | None:
        """The next slot of the same square, clockwise; None where there is no other."""
        if self.edge is None:
            return None
        start = _ROTATION.index(self.edge.side)
        for turn in range(1, 4):
            edge = Edge(self.edge.cell, _ROTATION[(start + turn) % 4])
            if edge in self.slots:
                return self.on(edge)
        return None

    def look(self, diagonal: bool) -> Explorer:
        """The next ray of its kind that has any square on it, clockwise from north."""
        rays = DIAGONAL if diagonal else ORTHOGONAL
        start = rays.index(self.ray) + 1 if self.ray in rays else 0
        for turn in range(len(rays)):
            direction = rays[(start + turn) % len(rays)]
            if self.cell.step(direction) in self.grid:
                return replace(self, ray=direction)
        return replace(self, ray=rays[0])

    def along(self, direction: Direction) -> Iterator[Cell]:
        """The squares from here to the edge of the board, this one left out."""
        cell = self.cell.step(direction)
        while cell in self.grid:
            yield cell
            cell = cell.step(direction)

    def hop(self, points: tuple[Place, ...], step: int) -> Explorer | None:
        """On the next (1) or previous (-1) of *points*, around the end; None: no other one."""
        if not points:
            return None
        here: Place = self.place
        if here in points:
            place = points[(points.index(here) + step) % len(points)]
        else:
            place = points[0 if step > 0 else -1]
        if place == here:
            return None
        return self.on(place) if isinstance(place, Edge) else self.at(place)
