"""A line of text in windows as wide as a braille display."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.speech.panning import Line, spoken_at, windows

TEXTS = st.text(alphabet="ab .,-", max_size=120).map(lambda text: " ".join(text.split()))
WIDTHS = st.sampled_from([1, 5, 20, 40, 80])


@given(TEXTS, WIDTHS)
def test_nothing_is_left_out_and_nothing_said_twice(text: str, width: int) -> None:
    shown = [text[start:end] for start, end in windows(text, width)]
    assert "".join(shown).replace(" ", "") == text.replace(" ", "")
    assert all(len(part) <= width for part in shown)


@given(TEXTS, WIDTHS)
def test_a_window_begins_at_a_word_and_breaks_only_what_no_window_holds(
    text: str, width: int
) -> None:
    words = text.split(" ")
    for start, end in windows(text, width)[1:]:
        if start and text[start - 1] != " ":
            word = next(each for each in words if text[start:end].split(" ", maxsplit=1)[0] in each)
            assert max(map(len, words)) > width, word


@given(TEXTS, st.sampled_from([5, 20]))
def test_a_window_is_as_full_as_words_allow(text: str, width: int) -> None:
    for (start, end), (following, _) in pairwise(windows(text, width)):
        broken = end == following
        rest = text[following:].split(" ", maxsplit=1)[0]
        assert broken or end - start + 1 + len(rest) > width


def test_panning_stops_at_both_ends() -> None:
    line = Line("South: above e3, f3. North to move.", 20)
    assert line.shown == "South: above e3, f3."
    assert not line.pan(-1)
    assert line.pan(1)
    assert line.shown == "North to move."
    assert not line.pan(1)
    assert line.shown == "North to move."
    line.home()
    assert line.shown == "South: above e3, f3."


def test_an_empty_line_has_one_empty_window() -> None:
    line = Line()
    assert line.shown == ""
    assert not line.pan(1)


@pytest.mark.parametrize(
    ("text", "word", "found"),
    [
        ("You to e2. Casual to e8.", "e8", "E8"),
        ("You to e2. Casual to e8.", "e2", "E2"),
        ("You to e2. Casual to e8.", "to", None),
        ("(E2), empty", "E2", "E2"),
        ("echo 2, empty", "echo", "ECHO2"),
        ("echo 2, empty", "2,", "ECHO2"),
        ("empty", "empty", None),
    ],
)
def test_the_square_that_is_named_at_a_place_of_a_text(
    text: str, word: str, found: str | None
) -> None:
    names = {"e2": "E2", "e8": "E8", "echo 2": "ECHO2"}
    assert spoken_at(text, text.index(word), names) == found


def test_no_square_is_named_behind_the_end() -> None:
    assert spoken_at("e2", 2, {"e2": 1}) is None
    assert spoken_at("", 0, {"e2": 1}) is None


def test_a_routing_key_counts_from_the_window_that_is_shown() -> None:
    line = Line("South: above e3, f3. North to move.", 20)
    line.pan(1)
    assert line.text[line.place(0) :] == "North to move."


def test_a_caret_behind_a_window_is_in_the_next_one_or_behind_all() -> None:
    line = Line("one two three", 8)
    assert (line.shown, line.after) == ("one two", 8)
    assert line.pan(1)
    assert (line.shown, line.after) == ("three", len("one two three") + 1)
