"""The command line: what each word does, and the sentence that a wrong one gets."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tactilegrid import __version__
from tactilegrid.app.arguments import SUBCOMMANDS, BadUsage, read_arguments

COMMANDS = [known.name for known in SUBCOMMANDS]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def test_version(ask: Any) -> None:
    said = ask("--version")
    assert (said.code, said.out, said.err) == (0, f"tactilegrid {__version__}\n", "")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_help_names_every_option(ask: Any, command: str, language: str) -> None:
    words = [command] if command else []
    said = ask(*words, "--help", "--lang", language)
    assert (said.code, said.err) == (0, "")
    subcommand = next(known for known in SUBCOMMANDS if known.name == command)
    for flag in subcommand.flags:
        assert any(line.startswith(f"--{flag.name}") for line in said.lines), flag.name
    assert bool(CYRILLIC.search(said.out)) is (language == "ru")
    assert "{" not in said.out
    if not command:
        assert all(any(line.startswith(f"{name}:") for line in said.lines) for name in COMMANDS[1:])


def test_help_wins_over_what_is_missing(ask: Any) -> None:
    assert ask("perft", "-h").lines == ask("perft", "--help").lines
    assert ask("perft", "-h").code == 0


@pytest.mark.parametrize(
    "words",
    [
        ("--lang", "ru", "rules", "quoridor"),
        ("--lang=ru", "rules", "quoridor"),
        ("rules", "--lang", "ru", "quoridor"),
        ("rules", "quoridor", "--lang=ru"),
        ("rules", "--lang=ru", "--", "quoridor"),
    ],
)
def test_options_stand_anywhere(ask: Any, words: tuple[str, ...]) -> None:
    said = ask(*words)
    assert said.code == 0
    assert CYRILLIC.search(said.lines[0])


WRONG = [
    (("paly", "quoridor"), "No command paly. Did you mean play?"),
    (
        ("frobnicate",),
        "No command frobnicate. There are: play, lesson, resume, replay, games, rules,",
    ),
    (("play", "qoridor"), "No game qoridor. Did you mean quoridor?"),
    (("play", "Quoridor"), "No game Quoridor. Did you mean quoridor?"),
    (("play", "chess"), "No game chess. There are: "),
    (("play",), "GAME is missing. See tactilegrid --help."),
    (("perft", "quoridor"), "DEPTH is missing."),
    (("play", "quoridor", "e2"), "One word too many: e2."),
    (("play", "quoridor", "--sead", "1"), "No option --sead here. There are: --verbosity,"),
    (("play", "quoridor", "-x"), "No option -x here."),
    (("play", "quoridor", "--seed"), "--seed needs a value: --seed NUMBER."),
    (("play", "quoridor", "--seed", "--lang", "en"), "--seed needs a value: --seed NUMBER."),
    (("play", "quoridor", "--seed", "1", "--seed", "2"), "--seed was given twice."),
    (("play", "quoridor", "--seed", "x"), "x is no seed: a whole number of at most 18 digits."),
    (("play", "quoridor", "--seed", "-1"), "-1 is no seed:"),
    (("play", "quoridor", "--seed", "9" * 19), " is no seed:"),
    (("play", "quoridor", "--seat", "1"), "--seat needs NAME=VALUE, not 1."),
    (("play", "quoridor", "--seat", "0=human"), "No seat 0: seats are counted from 1 to 2."),
    (("play", "quoridor", "--seat", "3=human"), "No seat 3: seats are counted from 1 to 2."),
    (("play", "quoridor", "--seat", "٢=human"), "No seat ٢: seats are counted from 1 to 2."),
    (
        ("play", "escort-quest", "--seat", "1=engine:best"),
        "engine:best cannot sit there: human, exec:COMMAND, or engine: with one of novice, casual,",
    ),
    (("play", "quoridor", "--seat", "2=cat"), "cat cannot sit there:"),
    (("play", "quoridor", "--option", "size"), "--option needs NAME=VALUE, not size."),
    (("play", "quoridor", "--option", "sice=9"), "No setting sice. There are: size, players,"),
    (
        ("play", "quoridor", "--option", "size=4"),
        "size cannot be 4: an odd number from 3 to 11.",
    ),
    (("play", "quoridor", "--option", "size=٥"), "size cannot be ٥:"),
    (("play", "pathagon", "--option", "capture=no"), "capture cannot be no. It is one of: "),
    (("play", "quoridor", "--mode", "grid"), "Grid mode needs a terminal for keys and for lines."),
    (("play", "quoridor", "--mode", "text"), "--mode cannot be text. It is one of: line, grid."),
    (
        ("play", "quoridor", "--speech-backend", "festival"),
        "--speech-backend cannot be festival. It is one of: auto, ",
    ),
    (("play", "quoridor", "--position", "e5"), "A position has "),
    (("--lang", "de", "games"), "--lang cannot be de. It is one of: en, ru."),
    (("--version=2",), "--version takes no value."),
    (("--lang",), "--lang needs a value: --lang LANGUAGE."),
    (("perft", "quoridor", "-1"), "No option -1 here."),
    (("perft", "quoridor", "100"), "100 is no depth: a whole number from 0 to 99."),
    (("perft", "quoridor", "1.5"), "1.5 is no depth: a whole number from 0 to 99."),
    (("perft", "quoridor", "٣"), "٣ is no depth: a whole number from 0 to 99."),
    (("show", "quoridor", "--as", "svg"), "--as cannot be svg. It is one of: words, board,"),
    (("show", "quoridor", "--seat", "3"), "No seat 3: seats are counted from 1 to 2."),
    (("show", "quoridor", "--moves", "e2; z9"), "Move z9: "),
    (("show", "quoridor", "--moves", "e3"), "Move e3: "),
    (("bench", "chess"), "Nothing to measure called chess. There are: start, quoridor, pathagon,"),
    (("replay",), "FILE is missing."),
]

IDS = [" ".join(words) for words, _ in WRONG]


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=IDS)
def test_asked_wrongly(ask: Any, refused: Any, words: tuple[str, ...], sentence: str) -> None:
    """What was asked wrongly is told in one line on standard error, and the exit code is 2."""
    said = ask(*words)
    assert sentence in refused(said, 2)
    assert said.out == ""


@pytest.mark.parametrize("words", [words for words, _ in WRONG if "--lang" not in words])
def test_asked_wrongly_in_russian(ask: Any, refused: Any, words: tuple[str, ...]) -> None:
    assert CYRILLIC.search(refused(ask(*words, "--lang=ru"), 2))


FAILURES = [
    (("replay", "/nowhere.tgrec"), "/nowhere.tgrec cannot be read: it is not there."),
    (("replay", "/"), "/ cannot be read: it is a folder."),
    (("resume", "/nowhere.tgrec"), "/nowhere.tgrec cannot be read: it is not there."),
    (("resume",), "No saved game to go on with."),
    (("play", "quoridor", "--record", "/dev/null/x"), "/dev/null/x cannot be written: "),
    (("replay", "x" * 5000), "x cannot be read: the name is too long."),
]


@pytest.mark.parametrize(("words", "sentence"), FAILURES)
def test_failed(ask: Any, refused: Any, words: tuple[str, ...], sentence: str) -> None:
    """What could not be done is told in one line on standard error, and the exit code is 1."""
    said = ask(*words)
    assert sentence in refused(said, 1)
    assert said.out == ""


def test_language_of_the_environment(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for value, russian in (("ru_RU.UTF-8", True), ("C", False), ("de_DE.UTF-8", False)):
        monkeypatch.setenv("LANG", value)
        assert bool(CYRILLIC.search(ask("frob").err)) is russian, value
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert CYRILLIC.search(ask("games").out)


def test_remembered_language_wins_over_the_environment(
    ask: Any, home: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    home.configure('language = "en"\n')
    assert ask("games").out == "No saved games.\n"
    assert CYRILLIC.search(ask("games", "--lang", "ru").out)


WORD = st.one_of(
    st.sampled_from(
        [*COMMANDS[1:], "quoridor", "pathagon", "", "-", "--", "-h", "--help", "0", "1"]
    ),
    st.sampled_from([f"--{flag.name}" for known in SUBCOMMANDS for flag in known.flags]),
    st.sampled_from(["2=engine:novice", "size=5", "e2", "e2; e8", "words", "board", "ru", "full"]),
    st.text(st.characters(blacklist_characters="\0"), max_size=12),
)


@given(st.lists(WORD, max_size=7))
def test_reader_refuses_with_a_sentence_or_understands(words: list[str]) -> None:
    try:
        arguments = read_arguments(words)
    except BadUsage as error:
        sentence = error.message.key
    else:
        sentence = ""
        assert arguments.subcommand in SUBCOMMANDS
    assert not sentence or sentence.startswith("cli-")


# no `bench`, which measures for minutes, and no `--record`, which would write wherever it is told
HARMLESS = WORD.filter(lambda word: not word.startswith(("bench", "--record")))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.lists(HARMLESS, max_size=6))
def test_any_words_get_a_sentence(ask: Any, words: list[str]) -> None:
    """Whatever is asked, the exit code is 0, 1 or 2, and a complaint is one line."""
    said = ask(*words)
    assert said.code in (0, 1, 2)
    assert "in the program" not in said.err
    assert said.err.count("\n") == (said.code != 0)
    assert said.code == 0 or len(said.err) > 1
