"""One step at a time, each confirmed by what the board feels, whatever else hands do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.board.guide import DONE, HALF, NEXT, SAME, Guide, tones
from tactilegrid.board.repair import UNKNOWN, Step
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.message import Message, message

LIGHT, DARK = message("light"), message("dark")
A, B, C, D = (Cell(column, 0) for column in range(4))


def guide(there: dict[Cell, Message], wanted: dict[Cell, Message]) -> Guide:
    made = Guide(there)
    made.want(wanted)
    return made


def test_where_all_agrees_there_is_no_step() -> None:
    made = guide({A: LIGHT}, {A: LIGHT})
    assert made.step is None
    assert made.looks({A}) == SAME


def test_a_move_is_half_done_when_the_piece_is_in_the_hand() -> None:
    made = guide({A: LIGHT, C: DARK}, {B: LIGHT, D: DARK})
    assert made.step == Step(LIGHT, A, B)
    assert made.looks({C}) == HALF
    assert made.step == Step(LIGHT, A, B)
    assert made.looks({B, C}) == NEXT
    assert made.step == Step(DARK, C, D)
    assert made.looks({B, D}) == DONE
    assert made.step is None


def test_a_piece_put_on_a_wrong_square_goes_on_from_there() -> None:
    made = guide({}, {A: LIGHT})
    assert made.looks({B}) == NEXT
    assert made.step == Step(LIGHT, B, A)


def test_pieces_put_at_once_are_each_what_the_game_wants_there() -> None:
    made = guide({}, {A: LIGHT, B: DARK, C: LIGHT})
    assert made.step == Step(LIGHT, None, A)
    assert made.looks({A, B, C}) == DONE
    assert made.there == {A: LIGHT, B: DARK, C: LIGHT}


def test_one_of_two_pieces_put_at_once_beside_what_is_wanted_is_what_was_asked_for() -> None:
    made = guide({}, {A: LIGHT, B: DARK})
    assert made.looks({B, D}) == NEXT
    assert made.there == {B: DARK, D: LIGHT}
    assert made.step == Step(LIGHT, D, A)


def test_a_piece_put_back_is_asked_for_again() -> None:
    made = guide({A: LIGHT}, {B: LIGHT})
    assert made.looks(()) == HALF
    assert made.looks({A}) == NEXT
    assert made.step == Step(LIGHT, A, B)


def test_a_taken_piece_may_go_where_one_is_wanted() -> None:
    made = guide({A: LIGHT, B: DARK}, {A: DARK, B: LIGHT})  # change places
    first = made.step
    assert first is not None
    assert first.end is None
    assert made.looks({A, B} - {first.start}) == NEXT
    second = made.step
    assert second is not None
    assert made.looks(() if second.start else {A, B}) == HALF
    assert made.looks({second.end}) == NEXT
    assert made.looks({A, B}) == DONE
    assert made.there == {A: DARK, B: LIGHT}


def test_another_piece_than_asked_may_be_done_first() -> None:
    made = guide({A: LIGHT, C: DARK}, {B: LIGHT, D: DARK})
    assert made.looks({A}) == NEXT  # the dark one was lifted
    assert made.looks({A, D}) == NEXT
    assert made.there[D] == DARK
    assert made.step == Step(LIGHT, A, B)


def test_pieces_of_two_kinds_in_the_hand_are_what_the_game_wants_there() -> None:
    made = guide({A: LIGHT, B: DARK, C: LIGHT}, {C: LIGHT, D: DARK})
    made.looks({C})
    made.looks({C, D})
    assert made.there == {C: LIGHT, D: DARK}


def test_an_unknown_piece_comes_off_and_may_be_the_one_that_lacks() -> None:
    made = guide({B: UNKNOWN}, {A: LIGHT})
    assert made.step == Step(UNKNOWN, B)
    assert made.looks(()) == NEXT
    assert made.looks({A}) == DONE


def test_a_piece_nobody_asked_for_is_unknown() -> None:
    made = guide({A: LIGHT}, {A: LIGHT})
    assert made.looks({A, B}) == NEXT
    assert made.step == Step(UNKNOWN, B)
    assert made.looks({A}) == DONE


def test_what_was_laid_by_hand_is_what_the_game_has_there() -> None:
    made = guide({A: LIGHT}, {A: LIGHT})
    made.looks({A, B})
    made.want({A: LIGHT, B: DARK}, laid=(B, C))
    assert made.step is None
    assert made.there == {A: LIGHT, B: DARK}


def test_a_skipped_step_is_left_until_something_changes_there() -> None:
    made = guide({A: LIGHT}, {C: DARK})
    made.skip()
    assert made.step == Step(DARK, None, C)
    made.skip()
    made.skip()  # nothing is left to skip
    assert made.step is None
    assert made.skipped == {A, C}
    assert made.looks(()) == DONE  # the light one is taken off after all
    assert made.skipped == {C}
    made.want({C: LIGHT})  # the game wants something else there now
    assert made.step == Step(LIGHT, None, C)


def test_two_tones_tell_row_and_column_each_a_whole_tone_higher() -> None:
    assert tones(Cell(0, 0)) == ((262, 120), (262, 120))
    assert tones(Cell(6, 0)) == ((262, 120), (524, 120))
    assert tones(Edge(Cell(1, 2), Direction.NORTH)) == ((330, 120), (294, 120))
    assert len({tones(Cell(c, r)) for c in range(9) for r in range(9)}) == 81


squares = st.builds(Cell, st.integers(0, 3), st.integers(0, 2))
standing = st.dictionaries(squares, st.sampled_from((LIGHT, DARK)), max_size=8)
looks = st.lists(st.frozensets(squares, max_size=8), max_size=6)


@given(standing, standing, looks)
def test_whatever_hands_do_following_the_steps_ends_in_agreement(
    there: dict[Cell, Message], wanted: dict[Cell, Message], seen: list[frozenset[Cell]]
) -> None:
    made = guide(there, wanted)
    for occupied in seen:
        made.looks(occupied)
        assert made.there.keys() == occupied
    for _ in range(40):
        step = made.step
        if step is None:
            break
        felt = {*made.there} - {step.start}
        made.looks(felt)
        if step.end is not None:
            made.looks(felt | {step.end})
    assert made.step is None
    assert made.there == wanted
