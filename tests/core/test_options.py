"""Settings are read, refused with what would be possible, and settled in their order."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.message import Name, message
from tactilegrid.core.options import BadOption, Option, Options, always, settle, switch

SIZE = Option("size", always(9), low=3, high=11, odd=True)
PIECES = Option("pieces", lambda chosen: 2 * chosen.number("size"), low=3, high=99)
CAPTURE = Option("capture", always("may"), words=("may", "must"))
FIRST = Option("first", always(1), words=("random",), low=1, high=2)
KNOWN = (SIZE, PIECES, CAPTURE, switch("edge", "on"), FIRST)


def refusal(option: Option, text: str):
    with pytest.raises(BadOption) as caught:
        option.read(text)
    return caught.value.message


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SIZE, "3", 3),
        (SIZE, " 11 ", 11),
        (SIZE, "009", 9),
        (CAPTURE, "MUST", "must"),
        (FIRST, "random", "random"),
        (FIRST, "2", 2),
    ],
)
def test_what_can_be_chosen(option, text, value):
    assert option.read(text) == value


@pytest.mark.parametrize(
    "text", ["2", "12", "4", "-9", "9.0", "nine", "", "٩", "９", "²", "0" * 9 + "9", "9" * 10_000]
)
def test_an_odd_number_is_asked_for(text):
    said = refusal(SIZE, text)
    name, given = Name("size"), Name(text[:20])
    assert said == message("option-bad-odd", option=name, given=given, low=3, high=11)


def test_the_other_refusals():
    number = refusal(PIECES, "100")
    assert number == message(
        "option-bad-number", option=Name("pieces"), given=Name("100"), low=3, high=99
    )
    word = refusal(CAPTURE, "1")
    assert word == message(
        "option-bad-word", option=Name("capture"), given=Name("1"), words=Name("may, must")
    )
    either = refusal(FIRST, "3")
    assert either == message(
        "option-bad-either",
        option=Name("first"),
        given=Name("3"),
        low=1,
        high=2,
        words=Name("random"),
    )


@given(st.text(max_size=30))
def test_no_text_breaks_a_setting(text):
    for option in KNOWN:
        with suppress(BadOption):
            value = option.read(text)
            assert option.read(str(value)) == value


def test_defaults_may_depend_on_what_was_chosen_before():
    assert settle(KNOWN, {}).settings == (
        ("size", 9),
        ("pieces", 18),
        ("capture", "may"),
        ("edge", "on"),
        ("first", 1),
    )
    chosen = settle(KNOWN, {"size": "5", "edge": "off", "first": "random"})
    assert chosen.number("pieces") == 10
    assert not chosen.flag("edge")
    assert chosen.choice("first") == "random"
    assert settle(KNOWN, {"first": "2"}).choice("first") == "2"


def test_the_order_of_what_is_given_does_not_matter():
    one = settle(KNOWN, {"pieces": "5", "size": "5"})
    assert one == settle(KNOWN, {"size": "5", "pieces": "5"})


def test_an_unknown_setting_is_refused_with_the_known_ones():
    with pytest.raises(BadOption) as caught:
        settle(KNOWN, {"colour" * 10: "red"})
    assert caught.value.message == message(
        "option-unknown",
        option=Name(("colour" * 10)[:20]),
        known=Name("size, pieces, capture, edge, first"),
    )


def test_settled_settings_are_asked_by_name():
    with pytest.raises(KeyError):
        Options(()).number("size")
