"""Where the places of a game lie on a board that is as big, bigger or smaller, and may be turned.

The game lies at the corner that is nearest to the person on the left: the board's cut corner, as
long as the board is not turned. What a smaller board has no room for is played by keys.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tactilegrid.board.driver import CELLS, CROSSINGS, EDGES, Capabilities
from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell, Direction, Edge, Grid
from tactilegrid.core.value import Value, replace

QUARTERS = 4


class Spot(Value):
    """A switch by twice its column and row: squares are even in both, a crossing odd in both.

    `flat` tells the two slots of a crossing apart: the one that lies east and west is flat.
    """

    across: int
    up: int
    flat: bool = False

    def turned(self, across: int) -> Spot:
        """After the board was turned clockwise by a quarter; its last column was at *across*."""
        odd = self.across % 2 == 1 and self.up % 2 == 1
        return Spot(self.up, across - self.across, not self.flat if odd else False)

    @property
    def place(self) -> Place:
        """The square, or the slot by the name that a game has for it."""
        cell = Cell(self.across // 2, self.up // 2)
        beside, above = self.across % 2, self.up % 2
        if beside and above:
            return Edge(cell, Direction.NORTH if self.flat else Direction.EAST)
        if beside or above:
            return Edge(cell, Direction.NORTH if above else Direction.EAST)
        return cell


def spots(board: Capabilities) -> Iterator[Spot]:
    """Where each switch is, in the order of their numbers."""
    cols, rows = board.cols, board.rows
    yield from _between(range(cols), range(rows), 0, 0)
    if board.slot_map == EDGES:
        yield from _between(range(cols), range(rows - 1), 0, 1)
        yield from _between(range(cols - 1), range(rows), 1, 0)
    elif board.slot_map == CROSSINGS:
        for upright in _between(range(cols - 1), range(rows - 1), 1, 1):
            yield replace(upright, flat=True)
            yield upright


def _between(columns: range, rows: range, beside: int, above: int) -> Iterator[Spot]:
    for row in rows:
        for column in columns:
            yield Spot(2 * column + beside, 2 * row + above)


def slot_map(grid: Grid, slots: Collection[Edge]) -> str:
    """Which kind of slots a game needs: for fences two squares long or one, or none."""
    if not slots:
        return CELLS
    reaches = any(
        slot.cell.column == grid.width - 1 or slot.cell.row == grid.height - 1 for slot in slots
    )
    return EDGES if reaches else CROSSINGS


class Placing:
    """A game on a board: which switch is which place, with the board turned so many quarters.

    `columns` and `rows` are how much of the game there is room for.
    """

    def __init__(
        self, board: Capabilities, grid: Grid, slots: Collection[Edge], turns: int = 0
    ) -> None:
        self.board = board
        self.grid = grid
        self.slots = slots
        self.turns = turns % QUARTERS
        width, height = board.cols, board.rows
        found = [*spots(board)]
        for _ in range(self.turns):
            found = [spot.turned(2 * (width - 1)) for spot in found]
            width, height = height, width
        self.columns, self.rows = min(width, grid.width), min(height, grid.height)
        self.bigger = width > grid.width or height > grid.height
        wanted = slots if slot_map(grid, slots) == board.slot_map else ()
        self.places: dict[int, Place] = {}
        for number, spot in enumerate(found):
            place = spot.place
            if place in grid if isinstance(place, Cell) else place in wanted:
                self.places[number] = place
        self.switches = {place: number for number, place in self.places.items()}

    @property
    def whole(self) -> bool:
        """Whether every square of the game is on the board."""
        return self.columns == self.grid.width and self.rows == self.grid.height

    @property
    def has_slots(self) -> bool:
        """Whether the slots of the game, if it has any, can be touched."""
        return not self.slots or any(isinstance(place, Edge) for place in self.switches)

    def occupied(self, closed: Collection[int]) -> frozenset[Place]:
        """The places of the game that these switches are."""
        return frozenset(self.places[number] for number in closed if number in self.places)

    def lamps(self, places: Collection[Place]) -> frozenset[int]:
        """The lamps of these places, as far as there are any."""
        found = (self.switches.get(place, self.board.lamps) for place in places)
        return frozenset(number for number in found if number < self.board.lamps)


def turns_by(board: Capabilities, number: int) -> int | None:
    """How a board is turned whose corner of that number is nearest on the left; None: no corner."""
    right, top = board.cols - 1, (board.rows - 1) * board.cols
    corners = (0, right, top + right, top)
    return corners.index(number) if number in corners else None
