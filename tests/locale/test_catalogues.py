"""The words themselves: what Fluent says of every message, in every language, and good manners."""

from __future__ import annotations

import re

import pytest
from babel import Locale

from tactilegrid.games import GAMES, load_game
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Verbosity
from tactilegrid.speech.loader import COMPILER, SPELLING
from tactilegrid.speech.utterance import CELLS, WIDTH
from tests.locale import oracle

BOTH = pytest.mark.parametrize("name", oracle.ALL_NAMES)
EACH = pytest.mark.parametrize(("language", "name"), oracle.FILES)

SQUARE = r"\b(?:[a-z]\d{0,2}[hv]?|[A-H]\d[ESW]?)\b"  # and a slot of Pathfinder
SIZE = r"\b\d+x\d+\b"
RULE = r"\b[A-Z]{2}-[A-Z]\d+(?:-\d+)?\b"
# Typed as they are, in any language.
COMMAND = r"\b(?:tactilegrid(?: [a-z]+)?|pip install [a-z-]+|OpenSpiel)\b|--[a-z]+(?:-[a-z]+)*"
KEYS = r"\b(?:PF|Enter|Backspace|Tab|Escape|Home|End|Page|Up|Down|Shift|Ctrl|[A-Z])\b"
# Settings and their values are typed as they are, so rules and refusals name them so.
OPTIONS = [option for game in GAMES for option in load_game(game).options]
TYPED = {word for option in OPTIONS for word in (option.name, *option.words)}
TYPED |= {"human", "engine"}  # who takes a seat
TYPED |= {"new", "edit", "ford"}  # puzzles of Escort Quest
TYPED |= {"pacman", "blinky", "inky", "pinky", "clyde", "pellets", "fences"}  # in layout files
TYPED |= {"yes", "no", "goal", "ready", "load", "build", "enter", "back", "out", "walls", "meadow"}
SETTINGS = re.compile(rf"\b(?:{'|'.join(sorted(TYPED))})\b")
SETTING_KEYS = re.compile("^option-|^rules-|-bad-|^pathfinder-")
# Offers each language in that language, before one is chosen.
OF_ALL_LANGUAGES = {"menu-first-language"}
NOT_WORDS = re.compile(f"{COMMAND}|{SIZE}|{SQUARE}|{RULE}|{KEYS}|BRLTTY")


def load(language: str, name: str) -> Catalogue:
    return Catalogue.load(language, () if name == "common" else (name,), strict=True)


def tokens(language: str, name: str, key: str) -> set[str]:
    shape = oracle.whole(language, name, key)
    return {each for each in shape.choices if oracle.is_number(each, shape) is False}


@EACH
def test_every_message_says_what_fluent_says(language: str, name: str) -> None:
    """All texts of all messages, with numbers of all plural classes and all tokens they know."""
    says_what_fluent_says(language, name)


@pytest.mark.soak
@EACH
def test_every_message_says_what_fluent_says_however_they_meet(
    language: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many more combinations of numbers and tokens."""
    monkeypatch.setattr(oracle, "MOST_COMBINATIONS", 3000)
    says_what_fluent_says(language, name)


def says_what_fluent_says(language: str, name: str) -> None:
    catalogue, judge = load(language, name), oracle.bundle(language, name)
    for key in oracle.shapes(language, name):
        known = tokens(language, name, key)
        for number, values in enumerate(oracle.every_class(language, name, key)):
            sentence = oracle.as_message(key, values, known)
            # a form that falls back on another one says the same in every class: seen once
            for verbosity, forms in oracle.FORMS.items():
                if number and not oracle.has_own(judge, key, forms[0]):
                    continue
                expected = oracle.render(judge, key, forms, values)
                if verbosity is None:
                    heard = catalogue.braille(sentence, oracle.listener(language))
                else:
                    heard = catalogue.render(sentence, oracle.listener(language, verbosity))
                assert heard == expected, (key, values, verbosity)
                assert "{" not in heard, (key, values, verbosity)


@EACH
def test_catalogue_has_the_keys_of_its_sources(language: str, name: str) -> None:
    shared = list(oracle.shapes(language, "common"))
    own = [] if name == "common" else list(oracle.shapes(language, name))
    assert list(load(language, name).keys()) == shared + own


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language: str) -> None:
    """Whichever catalogues are loaded together, a key means one message."""
    keys = [key for name in oracle.names(language) for key in oracle.shapes(language, name)]
    assert {key for key in keys if keys.count(key) > 1} == set()


@BOTH
def test_languages_have_the_same_messages(name: str) -> None:
    for language in LANGUAGES[1:]:
        assert list(oracle.shapes(language, name)) == list(oracle.shapes(LANGUAGES[0], name))


@BOTH
def test_languages_have_the_same_lengths_and_arguments(name: str) -> None:
    """A language may choose by `$x_is` where another says `$x`, as its grammar needs."""
    first = oracle.shapes(LANGUAGES[0], name)
    for language in LANGUAGES[1:]:
        for key, shape in oracle.shapes(language, name).items():
            assert shape.attributes == first[key].attributes, key
            assert bare(shape.variables) == bare(first[key].variables), key


def bare(variables: set[str]) -> set[str]:
    return {each.removesuffix("_is") for each in variables}


@EACH
def test_every_plural_class_has_its_own_words(language: str, name: str) -> None:
    """Where words depend on a number, at most one class is left to the default.

    Whoever thought of `few` may leave two: 21 and 25 are both "раз".
    """
    rule = Locale.parse(language).plural_form
    classes = {rule(number) for number in range(200)}
    for key, shape in oracle.shapes(language, name).items():
        for variable, choices in shape.choices.items():
            for chosen, default in zip(choices, shape.defaults[variable], strict=True):
                named = chosen - {default}
                if named & oracle.PLURALS:
                    assert len(classes - named) <= 1 or "few" in named, (key, variable, chosen)
                    assert chosen & oracle.PLURALS <= classes, (key, variable, chosen)


def test_numbers_of_the_oracle_reach_every_plural_class() -> None:
    for language in LANGUAGES:
        rule = Locale.parse(language).plural_form
        reached = {rule(number) for number in oracle.NUMBERS}
        assert reached == {rule(number) for number in range(10_000)}


# What these say is about what is typed in a shell and called so in every language.
OF_THE_SHELL = ("cli", "board-tools")


@BOTH
def test_russian_is_russian(name: str) -> None:
    """Cyrillic where there are words, no English but squares, keys and rules, no copy."""
    english = oracle.shapes("en", name)
    for key, shape in oracle.shapes("ru", name).items():
        for text in shape.texts:
            if key in OF_ALL_LANGUAGES:
                continue
            rest = NOT_WORDS.sub("", text)
            if SETTING_KEYS.search(key):
                rest = SETTINGS.sub("", rest)
            assert name in OF_THE_SHELL or not re.search("[A-Za-z]", rest), (key, text)
        words = "".join(shape.texts)
        if key in OF_ALL_LANGUAGES:
            continue
        if any(character.isalpha() for character in NOT_WORDS.sub("", words)):
            assert re.search("[А-Яа-яё]", words), key
            assert words != "".join(english[key].texts), key


@BOTH
def test_english_is_plain_ascii(name: str) -> None:
    """No letter that a speech engine of another country would spell out."""
    for key, shape in oracle.shapes("en", name).items():
        assert key in OF_ALL_LANGUAGES or "".join(shape.texts).isascii(), key


# The longest that an argument of this name usually is; any other is a square or a number.
LONGEST = dict.fromkeys(("who", "name", "winner", "by"), "Margaret")
LONGEST |= dict.fromkeys(("cells", "squares", "list", "moves"), "b10, c10 and d10")
# What is itself the argument of another message, or is cut into parts before it is said.
LONG_BY_NATURE = ("part", "no-words", "list-", "rules-")


@EACH
def test_announcements_fit_a_line(language: str, name: str) -> None:
    """No line over 79 columns, no line of braille that was written for it over 40 cells."""
    catalogue = load(language, name)
    for key in oracle.shapes(language, name):
        if key.startswith(LONG_BY_NATURE):
            continue
        known = tokens(language, name, key)
        for values in oracle.every_class(language, name, key):
            filled = {each: realistic(each, value, known) for each, value in values.items()}
            sentence = oracle.as_message(key, filled, known)
            for verbosity in Verbosity:
                heard = catalogue.render(sentence, oracle.listener(language, verbosity))
                assert len(heard) <= WIDTH, (key, heard)
            if "braille" in oracle.shapes(language, name)[key].attributes:
                felt = catalogue.braille(sentence, oracle.listener(language))
                assert len(felt) <= CELLS, (key, felt)


def realistic(variable: str, value: int | str, known: set[str]) -> int | str:
    if variable in known:
        return value
    if isinstance(value, int):
        return min(value, 99)
    return LONGEST.get(variable, "b10")


@EACH
def test_rules_fit_a_line_behind_their_number(language: str, name: str) -> None:
    if not name.startswith("rules"):
        return
    for key, shape in oracle.shapes(language, name).items():
        assert len("".join(shape.texts)) <= WIDTH - len("12 of 60. "), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete(language: str) -> None:
    assert oracle.names(language) == oracle.ALL_NAMES
    assert len(Catalogue.load(language).alphabet.words) == 26


def test_names_of_files_are_not_taken_twice() -> None:
    """`spelling` is the table of letters; a game of that name would be hidden by it."""
    assert SPELLING not in oracle.ALL_NAMES
    assert COMPILER.endswith("compiler.py")
