"""Typed text made ready for reading, and letters of a Russian layout."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.geometry import LETTERS
from tactilegrid.core.message import Name, message
from tactilegrid.core.notation import LIMIT, Letters, as_typed, latin, squeeze

LOWER = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
CYRILLIC = LOWER + LOWER.upper()


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("e2", "e2"),
        ("  e2 \t e3h \r\n", "e2 e3h"),
        ("e\x002", "e 2"),
        ("\x1b[Ae2", "[Ae2"),
        ("e\u200b2", "e 2"),
        ("\ufeffe2", "e2"),
        ("e\u00a02", "e 2"),
        ("\uff45\uff12", "e2"),
        ("e\u00b2", "e2"),
        ("\ufb01ve", "five"),
        ("e\ud8002", "e 2"),
        ("е2", "е2"),
        ("", ""),
        ("\x00\t \u3000", ""),
    ],
    ids=ascii,
)
def test_squeeze(typed, read):
    assert squeeze(typed) == read


def test_a_long_text_is_cut_with_a_mark():
    assert squeeze("a" * LIMIT) == "a" * LIMIT
    cut = squeeze("a" * (LIMIT + 1))
    assert cut == "a" * LIMIT + " ..."


@pytest.mark.parametrize("sign", ["a", " ", "\x00", "\ufdfa", "\U0001f9d1"], ids=ascii)
def test_ten_thousand_signs_stay_short(sign):
    """U+FDFA is the sign that grows most when its compatibility form is made plain: to 18."""
    text = squeeze(sign * 10_000)
    assert text.endswith("...")
    assert len(text) <= 18 * LIMIT + 4


def test_a_cut_text_never_reads_as_its_beginning():
    assert squeeze("e2" + " " * 10_000) == "e2 ..."


@given(st.text(max_size=300))
def test_squeezed_text_is_one_printable_line(text):
    plain = squeeze(text)
    assert plain.isprintable()
    assert "  " not in plain
    assert plain == plain.strip()


@pytest.mark.parametrize("letters", Letters)
def test_no_two_letters_are_read_as_one(letters):
    """A table is one-to-one, or the square heard back could be reached by two different keys."""
    read = [latin(letter, letters) for letter in CYRILLIC]
    changed = [new for old, new in zip(CYRILLIC, read, strict=True) if new != old]
    assert len(changed) == len(set(changed))
    assert all(new.isascii() and len(new) == 1 for new in changed)


@pytest.mark.parametrize("letters", Letters)
def test_capitals_are_read_as_capitals(letters):
    for letter in LOWER:
        small, large = latin(letter, letters), latin(letter.upper(), letters)
        if small in LETTERS:
            assert large == small.upper()


@pytest.mark.parametrize("letters", Letters)
def test_latin_letters_digits_and_signs_stay(letters):
    text = LETTERS + LETTERS.upper() + "0123456789 -+x.;"
    assert latin(text, letters) == text


def test_by_key_every_latin_letter_can_be_typed():
    typed = {latin(letter, Letters.KEY) for letter in LOWER}
    assert typed >= set(LETTERS)
    assert latin("у2", Letters.KEY) == "e2"
    assert latin("У3Р", Letters.KEY) == "E3H"
    assert latin("в4чс4", Letters.KEY) == "d4xc4"


def test_by_shape_a_letter_is_what_it_looks_like():
    assert latin("е2", Letters.SHAPE) == "e2"
    assert latin("с4", Letters.SHAPE) == "c4"
    assert latin("АВСЕНКМОРТХУ", Letters.SHAPE) == "ABCEHKMOPTXY"
    assert latin("щ", Letters.SHAPE) == "щ"


def test_the_two_tables_collide_so_only_one_can_be_in_force():
    assert latin("с", Letters.KEY) == "c"
    assert latin("в", Letters.KEY) == "d"
    assert latin("в", Letters.SHAPE) == "b"


@pytest.mark.parametrize(
    ("typed", "named"), [("енот", "енот"), ("если Ёж-7", "Ёж"), ("e2?", "e2?")]
)
def test_what_was_typed_is_given_back_in_its_own_letters(typed, named):
    """A player who types a word of their language hears that word, not the keys it lies on."""
    refusal = message("bad", given=Name(latin(named, Letters.KEY)), example=Name("e2"))
    told = as_typed(refusal, typed, Letters.KEY)
    assert told == message("bad", given=Name(named), example=Name("e2"))


@pytest.mark.parametrize("refusal", [message("bad"), message("bad", given=Name("other"))])
def test_a_refusal_that_names_nothing_typed_stays_as_it_is(refusal):
    assert as_typed(refusal, "енот", Letters.KEY) is refusal
