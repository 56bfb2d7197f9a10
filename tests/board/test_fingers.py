"""A first press is heard, a second one acts, a long one asks; nothing else does anything."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.board.fingers import (
    ACT,
    ASK,
    HEAR,
    LISTEN,
    LONG_MS,
    ONCE,
    TREMBLE_MS,
    Fingers,
    Touched,
)


def press(fingers: Fingers, number: int, at: int, held: int = 100) -> list[str]:
    """What a whole press means."""
    found = fingers.switched(number, True, at)
    found += fingers.tick(at + held)
    found += fingers.switched(number, False, at + held)
    assert {each.number for each in found} <= {number}
    return [each.what for each in found]


def test_the_first_press_is_heard_before_it_is_let_go() -> None:
    assert Fingers().switched(4, True, 0) == [Touched(HEAR, 4)]


def test_the_second_press_acts_however_late() -> None:
    fingers = Fingers()
    assert press(fingers, 4, 0) == [HEAR]
    assert press(fingers, 4, 600_000) == [ACT]
    assert press(fingers, 4, 601_000) == [ACT]  # as Enter again


def test_another_square_is_a_first_press_again() -> None:
    fingers = Fingers()
    assert press(fingers, 4, 0) == [HEAR]
    assert press(fingers, 5, 1000) == [HEAR]
    assert press(fingers, 4, 2000) == [HEAR]


def test_after_something_was_said_no_press_acts() -> None:
    fingers = Fingers()
    press(fingers, 4, 0)
    fingers.forget()
    assert press(fingers, 4, 1000) == [HEAR]


def test_a_long_press_asks_once_and_does_not_act() -> None:
    fingers = Fingers()
    assert press(fingers, 4, 0, held=LONG_MS) == [HEAR, ASK]
    assert press(fingers, 4, 5000, held=LONG_MS * 3) == [ASK]
    assert press(fingers, 4, 9000) == [ACT]


def test_it_is_known_when_a_press_gets_long() -> None:
    fingers = Fingers()
    assert fingers.due is None
    fingers.switched(4, True, 100)
    assert fingers.due == 100 + LONG_MS
    fingers.switched(4, False, 200)
    assert fingers.due is None


def test_a_finger_that_trembles_presses_once() -> None:
    fingers = Fingers()
    assert press(fingers, 4, 0) == [HEAR]
    assert press(fingers, 4, 100 + TREMBLE_MS - 1, held=5) == []
    assert press(fingers, 4, 400) == [ACT]


def test_a_finger_that_rests_on_a_square_only_marks_it() -> None:
    fingers = Fingers()
    assert fingers.switched(4, True, 0) == [Touched(HEAR, 4)]
    assert press(fingers, 9, 300) == [HEAR]
    assert fingers.tick(5000) == []
    assert fingers.switched(4, False, 6000) == []


def test_a_hand_on_the_board_is_no_press() -> None:
    fingers = Fingers()
    fingers.switched(1, True, 0)
    fingers.switched(2, True, 5)
    assert fingers.switched(3, True, 10) == []
    assert fingers.switched(4, True, 15) == []
    for number in (1, 2, 3, 4):
        assert fingers.switched(number, False, 2000) == []


def test_what_is_told_twice_counts_once() -> None:
    fingers = Fingers()
    assert fingers.switched(4, True, 0) == [Touched(HEAR, 4)]
    assert fingers.switched(4, True, 50) == []
    assert fingers.switched(7, False, 60) == []


def test_what_was_down_when_it_all_began_means_nothing() -> None:
    fingers = Fingers()
    fingers.reset({4}, 0)
    assert fingers.tick(5000) == []
    assert fingers.switched(4, False, 6000) == []
    assert press(fingers, 4, 7000) == [HEAR]


def test_where_each_press_acts_it_acts_when_it_is_let_go() -> None:
    fingers = Fingers(ONCE)
    assert press(fingers, 4, 0) == [ACT]
    assert press(fingers, 5, 1000, held=LONG_MS) == [ASK]


def test_where_no_press_acts_all_are_heard() -> None:
    fingers = Fingers(LISTEN)
    assert press(fingers, 4, 0) == [HEAR]
    assert press(fingers, 4, 1000) == [HEAR]


@given(
    st.lists(
        st.tuples(st.integers(0, 5), st.booleans(), st.integers(0, 2000)), min_size=1, max_size=40
    )
)
def test_nothing_acts_that_was_not_heard_first(events: list[tuple[int, bool, int]]) -> None:
    """Whatever switches do, a square is heard or asked about before it acts."""
    fingers, now, heard = Fingers(), 0, None
    for number, closed, later in events:
        now += later
        for touched in (*fingers.tick(now), *fingers.switched(number, closed, now)):
            if touched.what == ACT:
                assert touched.number == heard
            else:
                heard = touched.number
    assert set(fingers.waiting) <= set(fingers.down)
