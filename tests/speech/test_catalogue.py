"""From messages to words: each kind of argument, each kind of listener, and what goes wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.geometry import Cell, Direction, Grid, Naming
from tactilegrid.core.message import Arg, Both, Message, Name, message
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.speech.catalogue import Catalogue, CatalogueError
from tactilegrid.speech.listener import NAME_LIMIT, Listener, Spelling, clean, clean_name

CATALOGUES = {language: Catalogue.load(language, strict=True) for language in ("en", "ru")}
E2, C4, D5, E6 = Cell(4, 1), Cell(2, 3), Cell(3, 4), Cell(4, 5)
NAMES = ((Seat(1), message("direction-south")), (Seat(2), Name("Анна")))


def say(what: Arg, language: str = "en", listener: Listener | None = None) -> str:
    """What is heard of one argument."""
    heard = CATALOGUES[language].render(
        message("square", cell=Name("-"), what=what), listener or Listener(language)
    )
    return heard.removeprefix("-, ")


@pytest.mark.parametrize(
    ("what", "english", "russian"),
    [
        (7, "7", "7"),
        (-12, "-12", "-12"),
        (2_062_264, "2062264", "2062264"),
        (Name("Anna"), "Anna", "Anna"),
        (E2, "e2", "e2"),
        (Direction.NORTH_EAST, "northeast", "северо-восток"),
        (message("empty"), "empty", "пусто"),
        (message("square", cell=E2, what=message("empty")), "e2, empty", "e2, пусто"),
        (Seat(3), "Seat 3", "Место 3"),
        ((), "none", "нет"),
        ((E2,), "e2", "e2"),
        ((C4, D5, E6), "c4, d5, e6", "c4, d5, e6"),
        (Both(()), "none", "нет"),
        (Both((C4,)), "c4", "c4"),
        (Both((C4, D5)), "c4 and d5", "c4 и d5"),
        (Both((C4, D5, E6)), "c4, d5 and e6", "c4, d5 и e6"),
        ((1, Direction.WEST, message("edge")), "1, west, edge", "1, запад, край"),
    ],
)
def test_each_argument_has_its_words(what: Arg, english: str, russian: str) -> None:
    assert say(what) == english
    assert say(what, "ru") == russian


def test_every_direction_has_words_in_every_language() -> None:
    for language in CATALOGUES:
        words = [say(direction, language) for direction in Direction]
        assert len(set(words)) == 8


@pytest.mark.parametrize(
    ("viewer", "english", "russian"),
    [
        (Seat(2), "Your move.", "Ваш ход."),
        (Seat(1), "Анна to move.", "Ход: Анна."),
        (SPECTATOR, "Анна to move.", "Ход: Анна."),
    ],
)
def test_you_is_who_listens(viewer: Viewer, english: str, russian: str) -> None:
    """A spectator, and two people at one keyboard, hear names only."""
    sentence = message("turn", who=Seat(2))
    for language, expected in (("en", english), ("ru", russian)):
        listener = Listener(language, viewer=viewer, names=NAMES)
        assert CATALOGUES[language].render(sentence, listener) == expected


def test_seat_without_a_person_s_name_has_the_game_s(tmp_path: object) -> None:
    listener = Listener("ru", names=NAMES)
    assert say((Seat(1), Seat(2), Seat(4)), "ru", listener) == "юг, Анна, Место 4"


@pytest.mark.parametrize(
    ("style", "english", "russian"),
    [
        (Spelling.PLAIN, "e2", "e2"),
        (Spelling.PHONETIC, "echo 2", "Ева 2"),
        (Spelling.DIGITS, "5 2", "5 2"),
    ],
)
def test_square_is_spelled_as_the_listener_likes(
    style: Spelling, english: str, russian: str
) -> None:
    assert say(E2, "en", Listener("en", spelling=style)) == english
    assert say(E2, "ru", Listener("ru", spelling=style)) == russian


def test_square_is_named_as_its_game_does() -> None:
    """Rows by letter from the top: B3 is the third square of the second row."""
    grid = Grid(6, 6, Naming.ROW_LETTER)
    heard = [say(Cell(2, 4), "en", Listener(spelling=style, grid=grid)) for style in Spelling]
    assert heard == ["B3", "bravo 3", "2 3"]


@given(st.sampled_from(sorted(CATALOGUES)), st.sampled_from(list(Spelling)))
def test_no_two_squares_sound_alike(language: str, style: Spelling) -> None:
    listener = Listener(language, spelling=style)
    heard = [say(cell, language, listener) for cell in Grid(26, 26).cells()]
    assert len(set(heard)) == 26 * 26


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (message("no-such"), "en: no message no-such"),
        (message("turn", cell=E2), r"en: turn needs \$who_is"),
        (message("square", what=message("turn"), cell=E2), r"en: turn needs \$who_is"),
        (message("square", cell="token", what=1), r"en: \$cell is a token, never said"),
        (message("square", cell=("token",), what=1), "en: 'token' is a token, never said"),
        (message("square", cell=Cell(9, 0), what=1), "lies outside"),
        (message("square", cell=Cell(0, -1), what=1), "lies outside"),
    ],
)
def test_what_cannot_be_said_is_an_error_for_us_and_a_sentence_for_a_listener(
    wrong: Message, reason: str
) -> None:
    listener = Listener("en", grid=Grid(9, 9))
    for rendered in (CATALOGUES["en"].render, CATALOGUES["en"].braille):
        with pytest.raises(CatalogueError, match=reason):
            rendered(wrong, listener)
    lenient = Catalogue.load("en")
    expected = f"There are no words for {wrong.key}. Please report it."
    assert lenient.render(wrong, listener) == expected
    assert lenient.braille(wrong, listener) == expected


def test_catalogue_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(CatalogueError, match=r"chess\.ftl does not exist"):
        Catalogue.load("en", ("chess",))


def test_keys_are_in_the_order_of_the_files() -> None:
    keys = Catalogue.load("en", ("rules_quoridor",)).keys("rules-quoridor-")
    assert keys[0] == "rules-quoridor-title"
    assert CATALOGUES["en"].keys()[0] == "language-name"


def test_languages_name_themselves() -> None:
    heard = {
        language: catalogue.render(message("language-name"), Listener(language))
        for language, catalogue in CATALOGUES.items()
    }
    assert heard == {"en": "English", "ru": "Русский"}


@given(st.text())
def test_name_that_a_person_typed_is_fit_to_be_said(typed: str) -> None:
    name = clean_name(typed)
    assert len(name) <= NAME_LIMIT
    assert name.isprintable()
    assert name == name.strip()
    assert "  " not in name
    assert clean_name(name) == name
    name.encode("utf-8")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna\tMaria \n", "Anna Maria"),
        ("Иван\ud800\x00", "Иван"),
        ("\u202eevil\u200b", "evil"),
        ("x" * 10_000, "x" * 20),
        ("\x1b[31m", "[31m"),
        ("", ""),
    ],
)
def test_names_lose_what_no_voice_can_say(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_text_in_a_message_is_cleaned_as_well() -> None:
    """Whoever forgets the border is caught here: a name never splits or reverses a line."""
    assert say(Name("a\nb\ud800\u202e" + "c" * 500)) == "a b" + "c" * 197
    assert clean("abc", 2) == "ab"
