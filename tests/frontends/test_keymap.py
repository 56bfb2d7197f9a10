"""The key table: what it binds, what it leaves alone, and what other layouts make of it."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import BadNotation
from tactilegrid.core.message import Message
from tactilegrid.core.notation import Letters, latin
from tactilegrid.core.options import settle
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.frontends.keymap import (
    GROUPS,
    NAMED_KEYS,
    PROFILES,
    TAKEN_KEYS,
    BadKeys,
    Intent,
    Keymap,
)
from tactilegrid.frontends.languages import command_catalogues
from tactilegrid.frontends.words import Words, fold, spoken
from tactilegrid.games import GAMES, load_game
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener
from tests.frontends.layouts import LAYOUTS, US, at_the_place_of, typed

BOTH_PROFILES = pytest.mark.parametrize("profile", PROFILES)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
WORDS = {language: Words(command_catalogues(language)) for language in LANGUAGES}


def catalogue(language: str) -> Catalogue:
    return Catalogue.load(language, ("commands", "table"), strict=True)


def message_of(error: pytest.ExceptionInfo[BadKeys], language: str = "en") -> str:
    return catalogue(language).render(error.value.message, Listener(language))


# the table by itself


def test_every_intent_is_in_exactly_one_group() -> None:
    grouped = [intent for _, intents in GROUPS for intent in intents]
    assert sorted(grouped, key=str) == sorted(Intent, key=str)


@BOTH_PROFILES
def test_no_key_is_bound_twice(profile: str) -> None:
    keys = [key for keys in PROFILES[profile].values() for key in keys]
    assert len(keys) == len(set(keys))
    assert set(Keymap(profile).intents) == set(keys)


@BOTH_PROFILES
def test_keys_that_readers_and_terminals_want_are_left_alone(profile: str) -> None:
    """No Alt, no function key, no bare modifier, no chord that a reader or a terminal takes."""
    for keys in PROFILES[profile].values():
        for key in keys:
            assert len(key) == 1 or key in NAMED_KEYS, key
            assert "Alt" not in key, key
            assert not (key.startswith("F") and key[1:].isdigit()), key
            assert key not in TAKEN_KEYS, key
            assert key not in ("Insert", "CapsLock"), key
    assert {"Ctrl+A", "Ctrl+L", "Ctrl+N", "Ctrl+X"} <= set(TAKEN_KEYS)
    assert not set(TAKEN_KEYS) & set(NAMED_KEYS)


@BOTH_PROFILES
def test_no_intent_hangs_on_a_key_that_is_hard_to_press(profile: str) -> None:
    """Escape, which some readers keep, is never alone; Shift with a digit has a word beside it."""
    shifted = {"*": Intent.MARK}
    for intent, keys in PROFILES[profile].items():
        assert set(keys) != {"Escape"}, intent
        for key in keys:
            assert key not in "!@#$%^&*()" or shifted[key] is intent, key
    assert words_of("en", Intent.MARK) == ["mark"]


def test_rows_have_digits_where_the_profile_leaves_them_free() -> None:
    arrows, digits = Keymap("arrows"), Keymap("digits")
    assert [arrows.row(key) for key in "123456789"] == list(range(1, 10))
    assert [digits.row(key) for key in "123456789"] == [None] * 9
    assert arrows.row("0") is None
    assert arrows.row("١") is None
    assert arrows.row("10") is None


def test_digits_walk_in_eight_directions() -> None:
    keymap = Keymap("digits")
    assert {key: keymap.intents[key].value for key in "12346789"} == {
        "1": "south-west",
        "2": "south",
        "3": "south-east",
        "4": "west",
        "6": "east",
        "7": "north-west",
        "8": "north",
        "9": "north-east",
    }
    assert keymap.intents["5"] is Intent.SQUARE


@BOTH_PROFILES
def test_the_first_key_of_an_intent_is_the_one_that_help_names(profile: str) -> None:
    keymap = Keymap(profile)
    for intent in Intent:
        keys = PROFILES[profile].get(intent, ())
        assert keymap.key_of(intent) == (keys[0] if keys else "")


# other layouts


@BOTH_PROFILES
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_layout_types_every_key(profile: str, layout: str) -> None:
    """Bare or with Shift, letters of a Russian layout counting by their place.

    Where a layout lacks a bracket, the same is asked for by a letter.
    """
    characters = typed(layout)
    reached = characters | {latin(each, Letters.KEY) for each in characters}
    for keys in PROFILES[profile].values():
        lacking = {key for key in keys if len(key) == 1 and key not in reached}
        assert lacking <= set("[]"), keys
        assert set(keys) - lacking, keys


def test_what_layouts_hide_in_other_places_has_a_word_as_well() -> None:
    """Signs wander between layouts: nothing is asked for by a sign alone."""
    for keys in (PROFILES["arrows"], PROFILES["digits"]):
        signs = [
            i for i, keys in keys.items() if any(len(k) == 1 and not k.isalnum() for k in keys)
        ]
        assert Intent.MARK in signs
        assert Intent.AGAIN in signs
        for intent in signs:
            assert words_of("en", intent), intent
            assert words_of("ru", intent), intent


@BOTH_PROFILES
def test_a_russian_layout_means_the_same_places(profile: str) -> None:
    """Every letter key does on a Russian layout what it does on a Latin one."""
    keymap = Keymap(profile)
    for character in "".join(row for rows in US for row in rows):
        if character.isalpha() and character.isascii():
            assert keymap.intent(at_the_place_of(character)) is keymap.intent(character)


def test_ctrl_s_saves_wherever_it_is() -> None:
    assert Keymap().intent("Ctrl+S") is Intent.SAVE


# a person's own keys


def test_own_keys_replace_those_of_the_profile() -> None:
    keymap = Keymap("arrows", {"status": ("Ctrl+T", "s"), "touch": ("Space",), "square": ()})
    assert keymap.intent("Ctrl+T") is Intent.STATUS
    assert keymap.intent("Space") is Intent.TOUCH
    assert keymap.intent("Enter") is None
    assert keymap.key_of(Intent.SQUARE) == ""
    assert PROFILES["arrows"][Intent.TOUCH] == ("Enter",)


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ({"status": ("t",)}, ("t", "turn", "status")),
        ({"dance": ("t",)}, ("dance",)),
        ({"status": ("Ctrl+L",)}, ("Ctrl+L", "screen reader")),
        ({"status": ("F5",)}, ("F5",)),
        ({"status": ("Alt+S",)}, ("Alt+S",)),
        ({"status": ("ы",)}, ("ы",)),
        ({"status": (" ",)}, ("no key",)),
        ({"status": ("",)}, ("no key",)),
        ({"status": ("\x1b[31m",)}, ("no key",)),
    ],
)
@EACH_LANGUAGE
def test_keys_that_cannot_be_are_refused_with_a_sentence(
    own: dict[str, tuple[str, ...]], words: tuple[str, ...], language: str
) -> None:
    with pytest.raises(BadKeys) as error:
        Keymap("arrows", own)
    sentence = message_of(error, language)
    assert sentence.startswith("Your keys" if language == "en" else "Ваши клавиши")
    if language == "en":
        assert all(word in sentence for word in words), sentence


@EACH_LANGUAGE
def test_an_unknown_profile_is_refused_with_its_name(language: str) -> None:
    with pytest.raises(BadKeys) as error:
        Keymap("emacs")
    assert "emacs" in message_of(error, language)


# words


def words_of(language: str, intent: Intent) -> list[str]:
    return spoken(catalogue(language), f"word-{intent.value}")


@EACH_LANGUAGE
def test_every_intent_has_words_and_help(language: str) -> None:
    texts = catalogue(language)
    for intent in Intent:
        assert all(words_of(language, intent)), intent
        help_text = texts.render(Message(f"help-{intent.value}"), Listener(language))
        assert help_text, intent
        assert not help_text.endswith("."), intent  # it stands inside a sentence


def test_no_word_means_two_things() -> None:
    """Not within a language and not across the two; nor is it a direction of another intent."""
    meanings: dict[str, set[Intent]] = {}
    for language in LANGUAGES:
        for intent in Intent:
            for word in words_of(language, intent):
                meanings.setdefault(fold(word), set()).add(intent)
    assert {word: all_ for word, all_ in meanings.items() if len(all_) > 1} == {}


@EACH_LANGUAGE
def test_no_word_is_one_letter(language: str) -> None:
    """A letter is a key; typed, it would be a slip of the finger."""
    for intent in Intent:
        assert all(len(word) > 1 for word in words_of(language, intent)), intent


@EACH_LANGUAGE
def test_help_shows_a_word_that_can_be_typed(language: str) -> None:
    for intent in Intent:
        for word in words_of(language, intent):
            assert WORDS[language].find(word) == (intent, ""), word
            assert WORDS[language].find(f"  {word.upper()} ") == (intent, ""), word


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("letters", Letters)
def test_no_word_is_a_move(game: str, letters: Letters) -> None:
    rules = load_game(game)
    seen = rules.observe(rules.initial(settle(rules.options, {}), 1), SPECTATOR)
    for language in LANGUAGES:
        for intent in Intent:
            for word in words_of(language, intent):
                with pytest.raises(BadNotation):
                    rules.read_move(latin(word, letters), seen)


def test_yes_is_never_no() -> None:
    for language in LANGUAGES:
        assert not WORDS[language].yes & WORDS[language].no
        texts = catalogue(language)
        assert fold(texts.render(Message("answer-yes"), Listener(language))) in WORDS["en"].yes
        assert fold(texts.render(Message("answer-no"), Listener(language))) in WORDS["en"].no
