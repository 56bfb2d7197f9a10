"""Typed words: in both languages, in either language's game, on the wrong layout, misspelt."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import BadNotation
from tactilegrid.core.geometry import Direction
from tactilegrid.core.notation import Letters, latin
from tactilegrid.core.options import settle
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.languages import command_catalogues
from tactilegrid.frontends.words import Words, fold, forms, spoken, twin
from tactilegrid.games import GAMES, load_game
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tests.frontends.layouts import at_the_place_of
from tests.frontends.sitting import Sitting

ALL = {language: Words(command_catalogues(language)) for language in LANGUAGES}
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def words_of(language: str, intent: Intent) -> list[str]:
    return spoken(Catalogue.load(language, ("commands",)), f"word-{intent.value}")


@EACH_LANGUAGE
def test_words_of_all_languages_are_known_in_each(language: str) -> None:
    for other in LANGUAGES:
        for intent in Intent:
            for word in words_of(other, intent):
                assert ALL[language].find(word) == (intent, "")
                assert ALL[language].find(f"{word}  E5  Trap") == (intent, "E5 Trap")


@EACH_LANGUAGE
def test_a_word_of_the_other_language_does_the_same_and_answers_in_ones_own(language: str) -> None:
    for english, russian in (("status", "статус"), ("where", "где"), ("board", "доска")):
        sitting = Sitting(language=language)
        heard = sitting.type(english)
        sitting.desk.teller.rest = ()
        assert heard == sitting.type(russian)


@EACH_LANGUAGE
def test_words_on_the_wrong_layout_are_known(language: str) -> None:
    """`ыефегы` is "status" with a Russian layout on, `cnfnec` is "статус" with a Latin one."""
    words = ALL[language]
    assert words.find("ыефегы") == (Intent.STATUS, "")
    assert words.find("cnfnec") == (Intent.STATUS, "")
    assert words.find("пщ у5") == (Intent.GO, "у5")
    assert words.find("blb e5") == (Intent.GO, "e5")
    assert words.find("to` hfp") == (Intent.AGAIN, "")
    assert words.find("tot hfp") == (Intent.AGAIN, "")
    assert words.direction("тщкер") is Direction.NORTH
    assert words.direction("ctdth") is Direction.NORTH
    assert "lf" in words.yes
    assert "нуы" in words.yes
    assert "ytn" in words.no


def test_the_other_layout_is_that_of_the_keyboard() -> None:
    for character in "qwertyuiop[]asdfghjkl;'zxcvbnm,.":
        assert twin(character) == at_the_place_of(character)
        assert twin(twin(character)) == character
    assert twin("`") == at_the_place_of("`")


def test_no_word_on_the_wrong_layout_means_something_else() -> None:
    meanings: dict[str, set[Intent]] = {}
    for language in LANGUAGES:
        for intent in Intent:
            for word in words_of(language, intent):
                for form in forms(word):
                    meanings.setdefault(form, set()).add(intent)
    assert {form: found for form, found in meanings.items() if len(found) > 1} == {}
    assert not ALL["en"].yes & ALL["en"].no


def test_a_single_letter_answers_only_as_it_stands() -> None:
    """The y of a Latin layout lies where a Russian one has the н of "нет"."""
    assert {"y", "д"} <= ALL["en"].yes
    assert {"n", "н"} <= ALL["en"].no
    assert "l" not in ALL["en"].yes
    assert "т" not in ALL["en"].no


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("letters", Letters)
def test_no_word_on_any_layout_is_a_move(game: str, letters: Letters) -> None:
    rules = load_game(game)
    seen = rules.observe(rules.initial(settle(rules.options, {}), 1), SPECTATOR)
    answers = [word for word in (*ALL["en"].yes, *ALL["en"].no) if len(word) > 1]
    for word in [*ALL["en"].intents, *answers]:  # a letter answers only what waits for yes or no
        with pytest.raises(BadNotation):
            rules.read_move(latin(word, letters), seen)


@pytest.mark.parametrize(
    ("language", "typed", "nearest"),
    [
        ("en", "statos", "status"),
        ("en", "undoo", "undo"),
        ("en", "bord e5", "board"),
        ("en", "ыефещы", "status"),
        ("en", "подскаска", "подсказка"),
        ("ru", "подскаска", "подсказка"),
        ("ru", "настройка", "настройки"),
        ("ru", "stauts", "status"),
        ("ru", "yfcnhjqrb", "настройки"),
    ],
)
def test_a_misspelt_word_names_the_nearest(language: str, typed: str, nearest: str) -> None:
    sitting = Sitting(language=language, mode="line")
    (heard,) = sitting.type(typed)
    if ALL[language].find(typed):
        assert typed == "yfcnhjqrb"  # whole words on the wrong layout need no guess
    else:
        assert heard.endswith(f"{nearest}?"), heard
        assert typed in heard
    assert sitting.session.ply == 0


@EACH_LANGUAGE
def test_what_is_like_no_word_is_refused_as_a_move(language: str) -> None:
    sitting = Sitting(language=language, mode="line")
    (heard,) = sitting.type("qqqq 77")
    assert "qqqq 77" in heard
    assert "e2" in heard
    assert "e3h" in heard


def test_more_words_after_a_word_that_takes_none_are_no_command() -> None:
    sitting = Sitting(mode="line")
    assert sitting.type("quit now") == ["Not known: quit now. Did you mean quit?"]
    assert not sitting.desk.left
    (heard,) = sitting.type("resign e2")
    assert "resign?" in heard
    assert sitting.desk.question is None


def test_spaces_capitals_and_full_width_letters_do_not_matter() -> None:
    sitting = Sitting(mode="line")
    assert sitting.type("  STATUS\t") == sitting.type("Ｓtatus") == sitting.type("status")


@pytest.mark.parametrize(
    ("letters", "typed", "cell"),
    [("key", "у2", "e2"), ("shape", "е2", "e2"), ("key", "в2", "d2"), ("key", "Ш9", "i9")],
)
def test_squares_are_read_by_key_or_by_shape(letters: str, typed: str, cell: str) -> None:
    sitting = Sitting(letters=letters, language="ru", mode="line")
    sitting.type(f"иди {typed}")
    assert sitting.type("где") == [cell]


@EACH_LANGUAGE
def test_completion_offers_ones_own_words(language: str) -> None:
    words = ALL[language]
    start = "st" if language == "en" else "ст"
    found = words.beginning(start)
    assert found == sorted(found)
    assert all(fold(word).startswith(start) for word in found)
    assert ("status" if language == "en" else "статус") in found
    assert words.beginning("qqq") == []
