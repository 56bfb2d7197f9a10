"""Text for outputs: nothing that stops a voice, no line over 79 columns, 40 cells of braille."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Announcement, Kind, Name, message
from tactilegrid.core.seats import Seat
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener
from tactilegrid.speech.utterance import (
    CELLS,
    LIMIT,
    WIDTH,
    Utterance,
    braille_line,
    columns,
    parts,
    sayable,
    utter,
)

ENGLISH, RUSSIAN = Catalogue.load("en", strict=True), Catalogue.load("ru", strict=True)
LISTENER = Listener("en", viewer=Seat(1))
ANY_TEXT = st.text(st.characters(), max_size=300)
WORDS = st.lists(st.text("abcdёж", min_size=1, max_size=12), min_size=1, max_size=40).map(" ".join)


def test_messages_are_said_together() -> None:
    square = message("square", cell=Cell(4, 1), what=message("empty"))
    said = Announcement(Kind.MOVE, (square, message("turn", who=Seat(1))))
    assert utter(said, LISTENER, ENGLISH) == Utterance(
        Kind.MOVE, *["e2, empty Your move."] * 2, felt="e2, empty Your move."
    )
    assert utter(said, LISTENER, ENGLISH, key="move").key == "move"


def test_long_braille_is_cut_and_speech_is_not() -> None:
    name = Name("a name as long as it is allowed to be, and more")
    made = utter(
        Announcement(Kind.RESULT, (message("square", cell=name, what=name),)), LISTENER, ENGLISH
    )
    assert made.text == f"{name.text}, {name.text}"
    assert made.braille == "a name as long as it is allowed to..."


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (["a  b", " c "], "a b c"),
        (["", "a", ""], "a"),
        (["a\nb\tc\x00d\x1b[0m\x7f"], "a b c d [0m"),
        (["a\ud800b\udfff"], "a\ufffdb\ufffd"),
        (["zero\u200bwidth"], "zero\u200bwidth"),
        ([], ""),
        (["word " * 500], "word " * 398 + "word..."),
        (["x" * 3_000], "x" * 1_997 + "..."),
    ],
)
def test_text_is_made_fit_for_any_output(texts: list[str], said: str) -> None:
    assert sayable(texts) == said


@given(st.lists(ANY_TEXT, max_size=12))
def test_any_text_can_be_said(texts: list[str]) -> None:
    said = sayable(texts)
    assert len(said) <= LIMIT
    assert said == " ".join(said.split())
    assert not any(character < " " or "\x7f" <= character < "\xa0" for character in said)
    said.encode("utf-8")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("e2, empty", "e2, empty"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 37 + "..."),
        ("abcde " * 6 + "f ghijklm", "abcde " * 6 + "f..."),
        ("abcde " * 5 + "abcd, efghijklmnop", "abcde " * 5 + "abcd..."),
        ("abcde " * 6 + "fg hi jk", "abcde " * 5 + "abcde..."),
    ],
)
def test_braille_ends_with_a_word(text: str, line: str) -> None:
    assert braille_line(text) == line


@given(WORDS)
def test_braille_line_fits(text: str) -> None:
    line = braille_line(text)
    assert len(line) <= CELLS
    assert text.startswith(line.removesuffix("..."))


@pytest.mark.parametrize(
    ("text", "count"),
    [("e2", 2), ("север — «юг»", 12), ("日本", 4), ("e\u0301", 1), ("ё", 1), ("", 0), ("ﾊ", 1)],
)
def test_columns_are_those_of_a_terminal(text: str, count: int) -> None:
    assert columns(text) == count


def test_one_line_has_no_number() -> None:
    assert parts(["One.", "Two."], LISTENER, ENGLISH) == ("One. Two.",)
    assert parts(["x" * WIDTH], LISTENER, ENGLISH) == ("x" * WIDTH,)
    assert parts([], LISTENER, ENGLISH) == parts(["", " "], LISTENER, ENGLISH) == ()


def test_sentences_stay_whole_where_they_can() -> None:
    sentence = "Row 9: " + "x" * 34 + "."
    assert parts([sentence, sentence, "Short.", sentence], LISTENER, ENGLISH) == (
        f"1 of 3: {sentence}",
        f"2 of 3: {sentence} Short.",
        f"3 of 3: {sentence}",
    )


def test_numbers_are_in_the_listener_s_language() -> None:
    said = parts(["слово " * 15, "ещё"], Listener("ru"), RUSSIAN)
    assert said == (
        "1 из 2: " + " ".join(["слово"] * 12),
        "2 из 2: " + " ".join(["слово"] * 3) + " ещё",
    )


def test_a_long_list_is_broken_between_its_items() -> None:
    """A square and what is on it stay in one part, unless most of a line would be left empty."""
    row = "Row 8: b8 goblin, c8 barrier open southwest west, d8 barrier open south southwest."
    assert parts([row], LISTENER, ENGLISH) == (
        "1 of 2: Row 8: b8 goblin, c8 barrier open southwest west,",
        "2 of 2: d8 barrier open south southwest.",
    )
    early = "Yes, " + "word " * 20
    assert parts([early], LISTENER, ENGLISH)[0] == "1 of 2: Yes," + " word" * 13
    wide = "item, " * 8 + "last item here " + "x" * 60
    assert parts([wide], LISTENER, ENGLISH)[:2] == (
        "1 of 2: " + "item, " * 8 + "last item here",
        "2 of 2: " + "x" * 60,
    )


def test_long_word_is_broken_only_because_no_line_holds_it() -> None:
    said = parts(["a " + "x" * 100 + " b"], LISTENER, ENGLISH)
    assert said == ("1 of 3: a", "2 of 3: " + "x" * 71, "3 of 3: " + "x" * 29 + " b")


def test_wide_letters_take_two_columns() -> None:
    said = parts(["日" * 100], LISTENER, ENGLISH)
    assert all(columns(line) <= WIDTH for line in said)
    assert "".join(line.partition(": ")[2] for line in said) == "日" * 100


@given(st.lists(WORDS, max_size=40), st.integers(30, WIDTH))
def test_parts_hold_every_word_in_order_on_lines_that_fit(texts: list[str], width: int) -> None:
    said = parts(texts, LISTENER, ENGLISH, width)
    assert all(columns(line) <= width for line in said)
    if len(said) > 1:
        for number, line in enumerate(said, start=1):
            assert line.startswith(f"{number} of {len(said)}: ")
    bare = [line.partition(": ")[2] for line in said] if len(said) > 1 else said
    assert " ".join(bare).split() == " ".join(texts).split()


def test_hundred_parts_still_fit() -> None:
    said = parts(["x" * 60] * 120, LISTENER, ENGLISH)
    assert said[99] == "100 of 120: " + "x" * 60
    assert max(map(len, said)) <= WIDTH
