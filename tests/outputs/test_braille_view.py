"""What is on a braille display: the line, the board above it, and the smallest change of both."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.options import settle
from tactilegrid.core.value import replace
from tactilegrid.games import load_game
from tactilegrid.outputs.braille_view import BLANK, Frame, View, runs
from tactilegrid.speech.relief import SQUARE_DOTS, Relief, relief

TEXT = "South: above e3, f3. North to move."


def quoridor(at: Cell, *moves: str) -> Relief:
    game = load_game("quoridor")

    options = settle(game.options, {})
    state = game.initial(options, 1)
    for text in moves:
        state = game.apply(state, game.parse_move(text, state)).state
    return relief(game, game.grid(options), state, at)


def text_of(view: View) -> str:
    cells, _ = view.frame()
    start = view.text_line * view.width
    return "".join(character for character, _ in cells[start : start + view.width]).rstrip()


def cells_written(now: Frame, before: Frame | None) -> int:
    return sum(len(run.cells) for run in runs(now, before))


def test_a_line_is_shown_from_its_beginning() -> None:
    view = View(20, 1)
    view.say(TEXT)
    assert text_of(view) == "South: above e3, f3."
    view.line.pan(1)
    assert text_of(view) == "North to move."
    view.say("e2, empty")
    assert text_of(view) == "e2, empty"
    assert view.frame()[1] == 0


def test_what_is_typed_is_shown_with_its_caret_until_something_is_said() -> None:
    view = View(20, 1)
    view.say(TEXT)
    view.type("fence e3", 8)
    assert (text_of(view), view.frame()[1]) == ("fence e3", 9)
    view.type("fence e3", 0)
    assert view.frame()[1] == 1
    assert view.touched(6) is None  # the name of a square there is only being typed
    assert [view.typed_at(cell) for cell in (0, 7, 19)] == [0, 7, 8]
    view.type("", 0)
    assert (text_of(view), view.frame()[1]) == ("South: above e3, f3.", 0)
    assert view.typed_at(0) is None
    view.type("sta", 3)
    view.say("Your way 8.")
    assert (text_of(view), view.frame()[1]) == ("Your way 8.", 0)


def test_the_window_of_the_caret_is_shown() -> None:
    """A line of twenty cells, then the next."""
    view = View(20, 1)
    typed = "option fences twelve please"
    view.type(typed, len(typed))
    assert (text_of(view), view.frame()[1]) == ("please", 7)
    view.type(typed, 3)
    assert (text_of(view), view.frame()[1]) == ("option fences twelve", 4)
    view.type("x" * 20, 20)
    assert view.frame()[1] == 20  # behind the last cell there is none
    view.type(typed, len(typed))
    view.resize(40, 1)
    assert (text_of(view), view.frame()[1]) == (typed, len(typed) + 1)
    view.wipe()
    assert text_of(view) == ""
    assert view.typed is None


def test_on_many_lines_a_square_is_touched_while_one_types() -> None:
    view = View(20, 8)
    view.show(quoridor(Cell(4, 0)))
    view.type("sta", 3)
    assert view.typed_at(0) is None
    assert view.touched(0) == Cell(0, 6)
    assert view.frame()[1] == 7 * 20 + 4


@pytest.mark.parametrize(("width", "height"), [(40, 1), (20, 3)])
def test_a_display_of_few_lines_has_no_board(width: int, height: int) -> None:
    view = View(width, height)
    view.show(quoridor(Cell(4, 0)))
    view.say("e1, you")
    cells, cursor = view.frame()
    assert (text_of(view), cursor) == ("e1, you", 0)
    assert set(cells[width:]) <= {BLANK}
    assert view.touched(width * height - 1) is None


def test_a_display_of_many_lines_has_the_board_above_the_text() -> None:
    view = View(20, 8)
    view.show(quoridor(Cell(4, 0)))
    view.say("e1, you")
    cells, cursor = view.frame()
    assert text_of(view) == "e1, you"
    assert cursor == 6 * 20 + 8 + 1
    assert cells[cursor - 1] == (" ", SQUARE_DOTS["seat-1"])
    assert cells[0] == (" ", SQUARE_DOTS["empty"])
    assert cells[19] == BLANK


def test_routing_keys_mean_squares_of_the_board_or_of_the_text() -> None:
    view = View(20, 8)
    view.names = {"e3": Cell(4, 2), "f3": Cell(5, 2)}
    view.show(quoridor(Cell(4, 0)))
    view.say(TEXT)
    assert view.touched(0) == Cell(0, 6)
    assert view.touched(6 * 20 + 8) == Cell(4, 0)
    assert view.touched(18) is None
    assert view.touched(7 * 20 + 13) == Cell(4, 2)
    assert view.touched(7 * 20) is None
    view.wipe()
    assert view.touched(0) is None
    assert view.touched(7 * 20 + 13) is None


def test_a_curtain_leaves_nothing() -> None:
    """Neither in view nor to be panned back to, on this display or another one."""
    view = View(20, 8)
    view.show(quoridor(Cell(4, 0)))
    view.say(TEXT)
    view.wipe()
    bare = View(20, 8).frame()
    assert view.frame() == bare
    assert not view.line.pan(1)
    view.resize(40, 8)
    assert view.frame() == View(40, 8).frame()
    view.show(None)
    assert view.frame() == View(40, 8).frame()


def test_the_same_is_shown_on_another_display() -> None:
    view = View(40, 1)
    view.show(quoridor(Cell(4, 0)))
    view.say(TEXT)
    view.resize(20, 8)
    assert text_of(view) == "South: above e3, f3."
    assert view.frame()[1] == 6 * 20 + 9


def test_of_an_unknown_display_every_cell_is_written() -> None:
    now = View(20, 8).frame()
    assert cells_written(now, None) == 160
    assert cells_written(now, View(40, 1).frame()) == 160


def test_a_pawn_step_changes_two_cells_of_the_board() -> None:
    view = View(20, 10)
    view.show(quoridor(Cell(4, 1)))
    before = view.frame()
    view.show(quoridor(Cell(4, 1), "e2"))
    now = view.frame()
    assert [(run.begin, len(run.cells)) for run in runs(now, before)] == [(148, 1), (168, 1)]


def test_nothing_is_written_where_nothing_has_changed() -> None:
    view = View(20, 10)
    view.show(quoridor(Cell(4, 1)))
    assert runs(view.frame(), view.frame()) == []


def test_the_cursor_alone_is_one_cell() -> None:
    view = View(20, 10)
    view.show(quoridor(Cell(4, 1)))
    before = view.frame()
    view.show(replace(quoridor(Cell(4, 1)), at=Cell(5, 1)))
    (one,) = runs(view.frame(), before)
    assert (one.begin, len(one.cells)) == (150, 1)
    view.show(None)
    bare = View(20, 10).frame()
    (gone,) = runs((bare[0], 0), (bare[0], 5))
    assert (gone.begin, len(gone.cells)) == (0, 1)


def test_a_text_is_never_half_old_and_half_new() -> None:
    view = View(20, 1)
    view.say("South to move.")
    before = view.frame()
    view.say("No square is so named")
    assert len(runs(view.frame(), before)) == 1


@given(
    st.lists(
        st.sampled_from([(" ", 0), ("a", None), (" ", 7), ("b", None)]), min_size=12, max_size=12
    ),
    st.lists(st.sampled_from([(" ", 0), ("a", None)]), min_size=12, max_size=12),
    st.integers(0, 12),
    st.integers(0, 12),
)
def test_what_is_written_makes_the_old_into_the_new(
    new: list[tuple[str, int | None]], old: list[tuple[str, int | None]], at: int, was: int
) -> None:
    now, before = (tuple(new), at), (tuple(old), was)
    shown = list(old)
    for run in runs(now, before):
        shown[run.begin : run.begin + len(run.cells)] = run.cells
    assert shown == new
    assert bool(runs(now, before)) == (now != before)


def test_a_grid_wider_than_the_display_is_felt_in_part() -> None:
    view = View(20, 8)
    game = load_game("pathagon")

    options = settle(game.options, {"size": "11"})
    view.show(relief(game, Grid(11, 11), game.initial(options, 1), Cell(10, 10)))
    assert view.part is not None
    assert (view.part.left, view.part.top, view.part.stride) == (0, 0, 1)
