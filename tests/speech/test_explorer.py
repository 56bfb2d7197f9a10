"""The reading cursor: squares, slots, rays and things, never off the board and never around it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.geometry import DIAGONAL, ORTHOGONAL, Cell, Direction, Edge, Grid
from tactilegrid.core.options import settle
from tactilegrid.games import load_game
from tactilegrid.speech.explorer import Explorer

NORTH, EAST, SOUTH, WEST = ORTHOGONAL
QUORIDOR = load_game("quoridor")
NINE = Grid(9, 9)
SLOTS = QUORIDOR.slots(settle(QUORIDOR.options, {}))


def cell(name):
    found = NINE.find(name)
    assert found is not None
    return found


def at(name, slots=frozenset()):
    return Explorer(NINE, slots, cell(name))


def slot(name):
    """e3h or e3v, as moves name them."""
    return Edge(cell(name[:-1]), NORTH if name[-1] == "h" else EAST)


def on(name):
    return at("e5", SLOTS).on(slot(name))


def name_of(explorer):
    if explorer is None:
        return None
    if explorer.edge is None:
        return NINE.name(explorer.cell)
    return NINE.name(explorer.edge.cell) + ("h" if explorer.edge.side is NORTH else "v")


def test_steps_on_squares():
    steps = [name_of(at("e5").step(direction)) for direction in Direction]
    assert steps == ["e6", "f6", "f5", "f4", "e4", "d4", "d5", "d6"]


@pytest.mark.parametrize(
    ("name", "direction"),
    [("a1", SOUTH), ("a1", WEST), ("i9", NORTH), ("i9", EAST), ("i5", Direction.NORTH_EAST)],
)
def test_nothing_wraps(name, direction):
    assert at(name).step(direction) is None
    assert at(name).far(direction) is None


def test_far_is_the_last_square_that_way():
    assert name_of(at("e5").far(NORTH)) == "e9"
    assert name_of(at("c2").far(Direction.SOUTH_WEST)) == "b1"
    assert name_of(on("e3h").far(WEST)) == "a3h"
    assert name_of(on("e3h").far(NORTH)) == "e8h"
    assert on("e8h").far(NORTH) is None


def test_a_step_among_slots_keeps_their_kind():
    """QD-A11: there is no slot above row 8 or right of column h."""
    assert name_of(on("e3h").step(EAST)) == "f3h"
    assert name_of(on("e3v").step(SOUTH)) == "e2v"
    assert on("h3h").step(EAST) is None
    assert on("e8v").step(NORTH) is None


def test_a_square_leaves_the_slots_and_forgets_the_ray():
    explorer = on("e3h").look(diagonal=False)
    assert explorer.place == slot("e3h")
    assert explorer.ray is NORTH
    back = explorer.at(cell("c4"))
    assert back == Explorer(NINE, SLOTS, cell("c4"))
    assert back.place == cell("c4")
    assert explorer.at(Cell(9, 0)) is None


def test_the_square_follows_the_slot():
    assert on("c7v").cell == cell("c7")


def test_to_a_row_in_the_same_column():
    assert name_of(at("e5").to_row(9)) == "e9"
    assert at("e5").to_row(0) is None
    assert at("e5").to_row(10) is None
    assert name_of(on("e3v").to_row(8)) == "e8v"
    assert on("e3v").to_row(9) is None


@pytest.mark.parametrize(
    ("square", "nearest"),
    [("e5", "e5h"), ("a1", "a1h"), ("i5", "h5h"), ("e9", "e8h"), ("i9", "h8h"), ("i1", "h1h")],
)
def test_into_the_nearest_slot_that_lies_flat(square, nearest):
    assert name_of(at(square, SLOTS).into_slots()) == nearest


def test_a_game_without_slots_has_none_to_go_to():
    assert at("e5").into_slots() is None


def test_only_upright_slots():
    upright = frozenset({slot("b2v"), slot("g7v")})
    assert name_of(at("f6", upright).into_slots()) == "g7v"


def test_turning_a_slot_and_back():
    assert name_of(on("e3h").rotate()) == "e3v"
    assert name_of(on("e3v").rotate()) == "e3h"
    assert at("e5", SLOTS).rotate() is None
    alone = frozenset({slot("b2v")})
    assert at("b2", alone).on(slot("b2v")).rotate() is None


def test_rays_are_looked_along_clockwise():
    explorer, seen = at("e5"), []
    for _ in range(5):
        explorer = explorer.look(diagonal=False)
        seen.append(explorer.ray)
    assert seen == [NORTH, EAST, SOUTH, WEST, NORTH]
    slanted = explorer.look(diagonal=True)
    assert slanted.ray is Direction.NORTH_EAST
    assert slanted.look(diagonal=True).ray is Direction.SOUTH_EAST
    assert slanted.look(diagonal=False).ray is NORTH


def test_rays_without_squares_are_left_out():
    assert at("i9").look(diagonal=False).ray is SOUTH
    assert at("i9").look(diagonal=False).look(diagonal=False).ray is WEST
    assert at("a9").look(diagonal=True).ray is Direction.SOUTH_EAST
    assert at("a9").look(diagonal=True).look(diagonal=True).ray is Direction.SOUTH_EAST
    one = Explorer(Grid(1, 1), frozenset(), Cell(0, 0))
    assert one.look(diagonal=False).ray is NORTH
    assert list(one.along(NORTH)) == []


def test_along_a_ray_to_the_edge():
    squares = [NINE.name(each) for each in at("g7").along(Direction.NORTH_EAST)]
    assert squares == ["h8", "i9"]


def test_from_thing_to_thing():
    things = (cell("e9"), slot("e3h"), cell("e1"))
    forward = at("e9").hop(things, 1)
    assert name_of(forward) == "e3h"
    assert name_of(forward.hop(things, 1)) == "e1"
    assert name_of(forward.hop(things, 1).hop(things, 1)) == "e9"
    assert name_of(at("e9").hop(things, -1)) == "e1"
    assert name_of(at("a5").hop(things, 1)) == "e9"
    assert name_of(at("a5").hop(things, -1)) == "e1"


def test_no_other_thing():
    assert at("e9").hop((), 1) is None
    assert at("e9").hop((cell("e9"),), 1) is None
    assert name_of(at("e1").hop((cell("e9"),), 1)) == "e9"


ACTIONS = st.one_of(
    st.tuples(st.sampled_from(("step", "far")), st.sampled_from(Direction)),
    st.tuples(st.just("to_row"), st.integers(-1, 12)),
    st.tuples(st.sampled_from(("into_slots", "rotate"))),
    st.tuples(st.just("look"), st.booleans()),
)


@given(st.sampled_from((frozenset(), SLOTS)), st.lists(ACTIONS, max_size=30))
def test_the_cursor_never_leaves_the_board(slots, actions):
    explorer = at("e5", slots)
    for name, *args in actions:
        explorer = getattr(explorer, name)(*args) or explorer
        assert explorer.cell in NINE
        assert explorer.edge is None or explorer.edge in slots
        assert explorer.ray in (None, *ORTHOGONAL, *DIAGONAL)


def test_slots_of_the_west_border_come_before_those_of_the_first_column():
    """PF-R4: Pathfinder has slots left of column 1; nothing lies beyond them."""
    grid = Grid(3, 2)
    inner = [Edge(Cell(column, row), Direction.EAST) for column in (0, 1) for row in (0, 1)]
    border = [Edge(Cell(0, row), Direction.WEST) for row in (0, 1)]
    at = Explorer(grid, frozenset((*inner, *border)), Cell(0, 0)).on(inner[0])
    west = at.step(Direction.WEST)
    assert west is not None
    assert west.edge == border[0]
    assert west.step(Direction.WEST) is None
    north = west.step(Direction.NORTH)
    assert north is not None
    assert north.edge == border[1]
    assert west.far(Direction.EAST) == at.far(Direction.EAST)
    back = west.step(Direction.EAST)
    assert back is not None
    assert back.edge == inner[0]


@pytest.mark.parametrize("cell", list(Grid(4, 4).cells()))
def test_of_several_slots_at_one_square_the_first_clockwise_is_chosen(cell: Cell) -> None:
    """Never the one that a set happens to give first, which differs from run to run."""
    sides = (Direction.EAST, Direction.SOUTH, Direction.WEST)
    slots = frozenset(Edge(cell, side) for side in sides)
    explorer = Explorer(Grid(4, 4), slots, cell).into_slots()
    assert explorer is not None
    assert explorer.place == Edge(cell, Direction.EAST)
