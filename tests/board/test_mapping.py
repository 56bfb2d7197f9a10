"""How a game lies on a board of any size, turned any way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.board.driver import CELLS, CROSSINGS, EDGES, Capabilities
from tactilegrid.board.mapping import Placing, slot_map, spots, turns_by
from tactilegrid.core.geometry import Cell, Direction, Edge, Grid
from tactilegrid.core.options import settle
from tactilegrid.games import GAMES, load_game

NORTH, EAST = Direction.NORTH, Direction.EAST
SLOTS = {
    CELLS: lambda cols, rows: 0,
    EDGES: lambda cols, rows: cols * (rows - 1) + (cols - 1) * rows,
    CROSSINGS: lambda cols, rows: 2 * (cols - 1) * (rows - 1),
}


def board(cols: int, rows: int, slots: str = CELLS, lamps: int | None = None) -> Capabilities:
    count = SLOTS[slots](cols, rows)
    every = cols * rows + count
    return Capabilities(
        "X", cols, rows, slot_map=slots, slots=count, lamps=every if lamps is None else lamps
    )


def fences(size: int) -> frozenset[Edge]:
    """The fences of Quoridor."""
    cells = [Cell(column, row) for column in range(size - 1) for row in range(size - 1)]
    return frozenset(Edge(cell, side) for cell in cells for side in (NORTH, EAST))


def barriers(size: int) -> frozenset[Edge]:
    """The inner edges, and the entrances of Pathfinder in the west."""
    grid = Grid(size, size)
    inner = {Edge(c, side) for c in grid.cells() for side in (NORTH, EAST) if c.step(side) in grid}
    return frozenset({*inner, *(Edge(Cell(0, row), Direction.WEST) for row in range(size))})


def test_squares_are_numbered_from_the_cut_corner_row_by_row() -> None:
    placing = Placing(board(9, 9), Grid(9, 9), ())
    assert placing.places[0] == Cell(0, 0)
    assert placing.places[8] == Cell(8, 0)
    assert placing.places[9] == Cell(0, 1)
    assert placing.switches[Cell(4, 8)] == 76
    assert placing.whole
    assert not placing.bigger
    assert placing.has_slots  # none are needed


def test_fences_lie_at_crossings_the_flat_one_first() -> None:
    placing = Placing(board(9, 9, CROSSINGS), Grid(9, 9), fences(9))
    assert placing.places[81] == Edge(Cell(0, 0), NORTH)
    assert placing.places[82] == Edge(Cell(0, 0), EAST)
    assert placing.places[83] == Edge(Cell(1, 0), NORTH)
    assert placing.places[208] == Edge(Cell(7, 7), EAST)
    assert len(placing.places) == 209


def test_barriers_lie_at_edges_those_to_the_north_first() -> None:
    placing = Placing(board(6, 6, EDGES), Grid(6, 6), barriers(6))
    assert placing.places[36] == Edge(Cell(0, 0), NORTH)
    assert placing.places[65] == Edge(Cell(5, 4), NORTH)
    assert placing.places[66] == Edge(Cell(0, 0), EAST)
    assert placing.places[95] == Edge(Cell(4, 5), EAST)
    assert placing.has_slots


@pytest.mark.parametrize(
    ("slots", "kind"), [(frozenset(), CELLS), (fences(9), CROSSINGS), (barriers(6), EDGES)]
)
def test_a_game_tells_by_its_slots_which_it_needs(slots: frozenset[Edge], kind: str) -> None:
    assert slot_map(Grid(9, 9) if kind == CROSSINGS else Grid(6, 6), slots) == kind


def test_every_game_has_a_kind_of_slots() -> None:
    kinds = {}
    for name in GAMES:
        game = load_game(name)
        options = settle(game.options, {})
        kinds[name] = slot_map(game.grid(options), game.slots(options))
    assert kinds == {
        "quoridor": CROSSINGS,
        "quoridor-pac-man": CROSSINGS,
        "pathfinder": EDGES,
        "pathagon": CELLS,
        "escort-quest": CELLS,
        "wayfinder": CELLS,
    }


def test_slots_of_another_kind_are_none() -> None:
    placing = Placing(board(9, 9, EDGES), Grid(9, 9), fences(9))
    assert not placing.has_slots
    assert len(placing.places) == 81


def test_a_smaller_board_has_the_squares_near_its_cut_corner() -> None:
    placing = Placing(board(8, 8), Grid(9, 9), fences(9))
    assert (placing.columns, placing.rows, placing.whole) == (8, 8, False)
    assert placing.places[63] == Cell(7, 7)
    assert Cell(8, 8) not in placing.switches


def test_a_bigger_board_has_the_game_at_its_cut_corner() -> None:
    placing = Placing(board(16, 8), Grid(7, 7), ())
    assert placing.whole
    assert placing.bigger
    assert placing.places[16] == Cell(0, 1)
    assert 7 not in placing.places


def test_a_quarter_clockwise_brings_the_right_corner_to_the_left() -> None:
    placing = Placing(board(9, 9, CROSSINGS), Grid(9, 9), fences(9), 1)
    assert placing.places[8] == Cell(0, 0)
    assert placing.places[0] == Cell(0, 8)
    # the flat slot nearest the right corner stands upright now
    assert placing.places[81 + 2 * 7] == Edge(Cell(0, 0), EAST)


@pytest.mark.parametrize("cols", [3, 4, 8])
@pytest.mark.parametrize("rows", [3, 5])
@pytest.mark.parametrize("turns", range(4))
def test_whichever_corner_is_touched_becomes_the_first_square(
    cols: int, rows: int, turns: int
) -> None:
    there = board(cols, rows)
    width, height = (cols, rows) if turns % 2 == 0 else (rows, cols)
    placing = Placing(there, Grid(width, height), (), turns)
    assert turns_by(there, placing.switches[Cell(0, 0)]) == turns
    assert placing.whole


def test_no_other_square_is_a_corner() -> None:
    assert turns_by(board(4, 3), 1) is None
    assert turns_by(board(4, 3), 5) is None


@pytest.mark.parametrize(
    ("kind", "slots"), [(CROSSINGS, fences(5)), (EDGES, barriers(5))], ids=[CROSSINGS, EDGES]
)
@given(turns=st.integers(0, 3))
def test_a_turned_board_still_has_every_place_once(
    kind: str, slots: frozenset[Edge], turns: int
) -> None:
    straight = Placing(board(5, 5, kind), Grid(5, 5), slots)
    turned = Placing(board(5, 5, kind), Grid(5, 5), slots, turns)
    assert turned.switches.keys() == straight.switches.keys()
    assert len(turned.places) == len(turned.switches)
    # four such turns are none: what was next to each other still is
    for number, place in turned.places.items():
        other = straight.places[number]
        assert isinstance(place, Cell) == isinstance(other, Cell)


def test_spots_are_as_many_as_switches() -> None:
    for kind in SLOTS:
        there = board(4, 3, kind)
        assert len([*spots(there)]) == there.switches


def test_lamps_and_pieces_are_only_told_of_the_game() -> None:
    placing = Placing(board(8, 8, lamps=10), Grid(7, 7), ())
    assert placing.occupied({0, 7, 8, 63}) == {Cell(0, 0), Cell(0, 1)}
    # lamp 8 is there, lamp 16 is not, and the border has none
    assert placing.lamps([Cell(0, 1), Cell(0, 2), Edge(Cell(0, 0), EAST)]) == {8}
