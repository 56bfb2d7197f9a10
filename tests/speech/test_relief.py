"""A board for the fingers: patterns that can be told apart, and which part of it is shown."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.options import settle
from tactilegrid.core.signs import SIDES, SIGNS
from tactilegrid.core.value import replace
from tactilegrid.games import load_game
from tactilegrid.speech.relief import (
    BELOW,
    BELOW_DOTS,
    BESIDE,
    SQUARE_DOTS,
    SQUARES,
    Relief,
    changes,
    dots,
    patterns,
    relief,
    spread,
)

GRIDS = st.builds(Grid, st.integers(1, 26), st.integers(1, 26))
DISPLAYS = st.sampled_from([(20, 3), (20, 7), (32, 9), (40, 19), (4, 3)])


def at_start(name: str, at: Cell, **options: str) -> tuple[Any, Any, Relief]:
    game = load_game(name)
    settled = settle(game.options, options)
    state = game.initial(settled, 1)
    return game, state, relief(game, game.grid(settled), state, at)


def test_every_token_has_a_pattern_and_no_other_has() -> None:
    assert set(SQUARES) == set(SIGNS)
    assert set(BELOW) == set(BESIDE) == set(SIDES)


def test_any_two_patterns_differ_in_two_dots_at_least() -> None:
    for one, other in combinations(SQUARE_DOTS.values(), 2):
        assert (one ^ other).bit_count() >= 2


def test_squares_leave_the_lowest_two_dots_to_the_sides_below_them() -> None:
    assert all(not pattern & dots("78") for pattern in SQUARE_DOTS.values())
    assert all(not pattern & ~dots("78") for pattern in BELOW_DOTS.values())


def test_dots_are_bits_in_their_order() -> None:
    assert dots("1") == 1
    assert dots("78") == 0b11000000
    assert dots("") == 0


@given(GRIDS, DISPLAYS, st.data())
def test_the_cursor_is_always_on_the_display(
    grid: Grid, display: tuple[int, int], data: st.DataObject
) -> None:
    before = None
    for _ in range(3):
        at = Cell(
            data.draw(st.integers(0, grid.width - 1)), data.draw(st.integers(0, grid.height - 1))
        )
        part = spread(grid, at, *display, before)
        down = grid.height - 1 - at.row - part.top
        across = (at.column - part.left) * part.stride
        assert 0 <= across < display[0]
        assert 0 <= down < display[1]
        assert part.cell_of(across, down, grid) == at
        before = part


def test_a_board_that_fits_is_shown_whole_and_never_moves() -> None:
    grid = Grid(7, 7)
    first = spread(grid, Cell(0, 0), 20, 7)
    assert (first.left, first.top, first.columns, first.rows, first.stride) == (0, 0, 7, 7, 2)
    assert spread(grid, Cell(6, 6), 20, 7, first) == first


def test_a_window_moves_no_further_than_the_cursor_asks() -> None:
    """Nine rows on seven lines: only two of them are ever out of view."""
    grid = Grid(9, 9)
    low = spread(grid, Cell(4, 0), 20, 7)
    assert low.top == 2
    assert spread(grid, Cell(4, 6), 20, 7, low) == low
    assert spread(grid, Cell(4, 7), 20, 7, low).top == 1


def test_sides_have_no_cells_of_their_own_where_the_display_is_too_narrow() -> None:
    part = spread(Grid(11, 11), Cell(0, 0), 20, 7)
    assert (part.stride, part.columns) == (1, 11)
    wide = spread(Grid(26, 5), Cell(25, 0), 20, 7)
    assert (wide.left, wide.columns) == (6, 20)


def test_no_square_is_meant_beside_the_board() -> None:
    part = spread(Grid(7, 5), Cell(0, 0), 20, 7)
    assert part.cell_of(14, 0, Grid(7, 5)) is None
    assert part.cell_of(0, 5, Grid(7, 5)) is None
    assert part.cell_of(1, 0, Grid(7, 5)) == Cell(0, 4)


def test_a_fence_is_felt_below_both_its_squares_and_beside_its_rows() -> None:
    """QD-R4: a fence is as long as two squares."""
    game, state, _ = at_start("quoridor", Cell(4, 0))
    for text in ("e3h", "c2v"):
        state = game.apply(state, game.parse_move(text, state)).state
    shown = relief(game, Grid(9, 9), state, Cell(4, 0))
    assert [row.index("wall") for row in shown.south if "wall" in row] == [4]
    assert [row.count("wall") for row in shown.south if "wall" in row] == [2]
    assert [(row.index("wall"), row.count("wall")) for row in shown.east if "wall" in row] == [
        (2, 1),
        (2, 1),
    ]
    part = spread(shown.grid, shown.at, 20, 9)
    cells = {(column, row): pattern for column, row, pattern in patterns(shown, part)}
    assert cells[8, 8] == SQUARE_DOTS["seat-1"]
    assert cells[8, 5] == SQUARE_DOTS["empty"] | dots("78")
    assert cells[5, 7] == dots("1237")
    assert len(cells) == 9 * 17


def test_what_changed_is_known_square_by_square() -> None:
    game, state, before = at_start("quoridor", Cell(4, 0))
    state = game.apply(state, game.parse_move("e2", state)).state
    after = relief(game, before.grid, state, before.at)
    assert set(changes(after, before)) == {Cell(4, 0), Cell(4, 1)}
    assert changes(replace(after, at=Cell(0, 0)), after) == ()


@pytest.mark.parametrize("name", ["pathagon", "wayfinder"])
def test_a_game_without_walls_shows_none(name: str) -> None:
    _, _, shown = at_start(name, Cell(0, 0))
    assert {sign for row in (*shown.south, *shown.east) for sign in row} == {"open"}


def test_entrances_are_felt_on_the_west_border() -> None:
    """PF-R4: a maze is entered from the west."""
    game = load_game("pathfinder")
    options = settle(game.options, {"play": "search", "rows": "4", "cols": "5"})
    state = game.initial(options, 1)
    viewer = game.seats(options)[0]
    grid, slots, at = game.grid(options), game.slots(options), Cell(0, 3)
    before = relief(game, grid, game.observe(state, viewer), at, slots)
    assert before.west == ("unknown",) * 4
    seen = game.observe(state, viewer)
    after_move = game.apply(
        state, game.parse_move(game.format_move(game.legal_moves(seen)[0]), seen)
    )
    after = relief(game, grid, game.observe(after_move.state, viewer), at, slots)
    assert sum(sign != "unknown" for sign in after.west) == 1
    assert changes(after, before)
    part = spread(grid, at, 20, 7, border=True)
    assert part.margin == 1
    cells = {(column, row): pattern for column, row, pattern in patterns(before, part)}
    assert [cells[0, row] for row in range(4)] == [dots("2")] * 4
    assert cells[1, 0] & ~dots("78") == SQUARE_DOTS["empty"]
    assert part.cell_of(0, 0, grid) == part.cell_of(1, 0, grid) == Cell(0, 3)
    assert part.cell_of(9, 3, grid) == Cell(4, 0)
    assert part.cell_of(11, 3, grid) is None
    assert spread(grid, at, 9, 7, border=True).margin == 0
