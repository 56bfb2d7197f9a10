"""Squares and their names, edges and their one name, directions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.geometry import (
    DIAGONAL,
    LETTERS,
    ORTHOGONAL,
    Cell,
    Direction,
    Edge,
    Grid,
    Naming,
)

NORTH, EAST, SOUTH, WEST = ORTHOGONAL


def test_eight_directions_and_their_opposites():
    assert {*ORTHOGONAL, *DIAGONAL} == set(Direction)
    for direction in Direction:
        assert direction.opposite is not direction
        assert direction.opposite.opposite is direction
        assert Cell(3, 3).step(direction).step(direction.opposite) == Cell(3, 3)


def test_north_is_toward_higher_rows_and_steps_may_leave_any_board():
    assert Cell(0, 0).step(NORTH) == Cell(0, 1)
    assert Cell(0, 0).step(EAST, 3) == Cell(3, 0)
    assert Cell(0, 0).step(Direction.SOUTH_WEST, 2) == Cell(-2, -2)


@pytest.mark.parametrize("side", ORTHOGONAL)
@pytest.mark.parametrize("cell", [Cell(2, 3), Cell(0, 0), Cell(0, 3), Cell(2, 0)])
def test_an_edge_has_one_name_from_both_squares(cell, side):
    edge = Edge.of(cell, side)
    beyond = cell.step(side)
    if beyond.column < 0 or beyond.row < 0:
        assert edge == Edge(cell, side)
    else:
        assert edge == Edge.of(beyond, side.opposite)
        assert edge.side in (NORTH, EAST)
    assert Edge.of(edge.cell, edge.side) == edge


def test_the_south_and_west_borders_keep_their_side():
    assert Edge.of(Cell(4, 0), SOUTH) == Edge(Cell(4, 0), SOUTH)
    assert Edge.of(Cell(0, 4), WEST) == Edge(Cell(0, 4), WEST)
    assert Edge.of(Cell(4, 1), SOUTH) == Edge(Cell(4, 0), NORTH)
    assert Edge.of(Cell(1, 4), WEST) == Edge(Cell(0, 4), EAST)


@pytest.mark.parametrize("naming", Naming)
@pytest.mark.parametrize("width", [1, 2, 9, 11, 26])
@pytest.mark.parametrize("height", [1, 3, 9, 10, 26])
def test_every_square_is_found_by_its_name(width, height, naming):
    grid = Grid(width, height, naming)
    cells = list(grid.cells())
    names = [grid.name(cell) for cell in cells]
    assert len(cells) == len(set(cells)) == len(set(names)) == width * height
    for cell, name in zip(cells, names, strict=True):
        assert cell in grid
        assert grid.find(name) == grid.find(name.upper()) == grid.find(name.lower()) == cell


def test_reading_order_begins_in_the_south_west():
    assert list(Grid(2, 2).cells()) == [Cell(0, 0), Cell(1, 0), Cell(0, 1), Cell(1, 1)]


def test_names_of_both_kinds():
    chess, rows = Grid(9, 9), Grid(5, 7, Naming.ROW_LETTER)
    assert chess.name(Cell(4, 1)) == "e2"
    assert (chess.row_name(1), chess.column_name(4)) == ("2", "e")
    assert (Grid(11, 11).row_name(10), Grid(11, 11).column_name(10)) == ("11", "k")
    assert rows.name(Cell(0, 6)) == "A1"
    assert rows.name(Cell(4, 0)) == "G5"
    assert (rows.row_name(6), rows.column_name(4)) == ("A", "5")


BAD_NAMES = [
    *("", "e", "2", "2e", "e0", "e02", "e002", "e123", "e12", "l1", "z9", " e2", "e2 ", "e 2"),
    *("e-2", "e+2", "e2.", "e\u0662", "e\uff12", "e\u00b2", "\uff452", "\u04352", "\u212a1"),
    *("ab", "e2e2", "\u01301", "e\n", "[1", "e" + "2" * 10_000),
]


@pytest.mark.parametrize("name", BAD_NAMES, ids=lambda name: ascii(name[:8]))
@pytest.mark.parametrize("naming", Naming)
def test_no_other_name_is_a_square(name, naming):
    """Digits and letters of other alphabets, leading zeros, what lies outside an 11x11 board."""
    assert Grid(11, 11, naming).find(name) is None


@given(st.text(max_size=4), st.sampled_from(Naming))
def test_whatever_is_found_has_that_name(text, naming):
    grid = Grid(26, 26, naming)
    cell = grid.find(text)
    assert cell is None or grid.name(cell).lower() == text.lower()


@pytest.mark.parametrize("cell", [Cell(-1, 0), Cell(0, -1), Cell(5, 0), Cell(0, 4), "a1", None])
def test_what_does_not_lie_on_the_board(cell):
    assert cell not in Grid(5, 4)


@pytest.mark.parametrize(("size", "name"), [(9, "e5"), (7, "d4"), (4, "b2"), (1, "a1")])
def test_centre(size, name):
    grid = Grid(size, size)
    assert grid.name(grid.centre) == name


def test_letters_are_the_alphabet():
    assert len(LETTERS) == len(set(LETTERS)) == 26
    assert sorted(LETTERS) == list(LETTERS)
