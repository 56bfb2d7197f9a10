"""Whole games as every seat and a spectator hear them, kept word for word, and within budget."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tactilegrid.games import GAMES
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.utterance import WIDTH, columns
from tests.frontends.hand import make, perform
from tests.frontends.scripts import FOLDER, LENGTHS, SCRIPTS, SESSIONS
from tests.frontends.sitting import Sitting
from tests.frontends.watching import made_up

Golden = Callable[[str, str], None]

WORDS = {"brief": 8, "normal": 14, "full": 16}
CURSOR = {"brief": 3, "normal": 6, "full": 16}

NAMES = {"Anna", "Вера", "Борис"}
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile(r"[A-Za-z]+\d*")
SQUARE = re.compile(r"[A-Ha-i](\d|\b)|[a-i]\d[hv]|u\b")  # or the key that takes a turn back
NAMED = re.compile(r"\w+: ")
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]\d+")


def kept() -> Iterator[tuple[str, str, str, str]]:
    """Script, language, who hears, how much is said."""
    for name, script in SCRIPTS.items():
        for language in LANGUAGES:
            for who in script.viewers:
                for verbosity in WORDS if who in LENGTHS[name] else ["normal"]:
                    yield name, language, who, verbosity


KEPT = list(kept())


@pytest.mark.parametrize(
    ("name", "language", "who", "verbosity"), KEPT, ids=["-".join(one) for one in KEPT]
)
def test_a_whole_game_is_heard_word_for_word(
    golden: Golden, name: str, language: str, who: str, verbosity: str
) -> None:
    golden(
        f"{name}-{language}-{who}-{verbosity}", SCRIPTS[name].transcript(language, who, verbosity)
    )

    each_step_is_one_short_announcement(name, language, who, verbosity)
    if language == "ru":
        heard_in_russian(name, who, verbosity)


def each_step_is_one_short_announcement(name: str, language: str, who: str, verbosity: str) -> None:
    """Within the budget of words, in no more lines than a long one needs, none said twice."""
    script = SCRIPTS[name]
    more = max(0, len(script.viewers) - 3)  # a word more for each seat above two
    for heard in script.heard(language, who, verbosity):
        assert heard.lines, heard
        assert len(heard.lines) == len(set(heard.lines)), heard
        assert len(heard.lines) <= len(heard.parts) + 1, heard
        assert all(columns(line) <= WIDTH for line in heard.lines), heard
        assert all(part in " ".join(heard.lines) for part in heard.parts), heard
        for part in heard.parts:
            named = bool(NAMED.match(part))  # who makes an opponent's move is said before it
            assert len(part.split()) <= WORDS[verbosity] + more + named, heard


def heard_in_russian(name: str, who: str, verbosity: str) -> None:
    """No Latin word but squares, numbers of rules and the names of persons."""
    for heard in SCRIPTS[name].heard("ru", who, verbosity):
        for line in heard.lines:
            for word in LATIN.findall(RULE.sub("", line)):
                assert word in NAMES or SQUARE.match(word), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SESSIONS)
def test_a_session_of_keys_is_heard_word_for_word(golden: Golden, name: str, language: str) -> None:
    session = SESSIONS[name]
    sitting = Sitting(
        session.game,
        players=session.players,
        options=session.options,
        position=session.position,
        seed=session.seed,
        language=language,
    )
    perform(sitting, session.keys, session.seed)
    sitting.check()
    golden(f"{name}-{language}", "".join(f"{line}\n" for line in sitting.noted))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verbosity", CURSOR)
@pytest.mark.parametrize("name", SCRIPTS)
def test_the_cursor_is_brief(name: str, verbosity: str, language: str) -> None:
    """Of every square of the last position but one."""
    sitting = SCRIPTS[name].before_the_end(language, verbosity)
    if sitting.desk.curtain.down:
        sitting.press("Enter")
    for cell in sitting.desk.explorer.grid.cells():
        sitting.desk.explorer = sitting.desk.explorer.at(cell) or sitting.desk.explorer
        (heard,) = sitting.press("Space")
        assert len(heard.split()) <= CURSOR[verbosity], heard


# games without a script, and all others as well

QUESTIONS = "Space o c m M N x X j J e l L n t s S p P b b B h H d k 1 N Backspace , ."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_heard_whole_by_everyone(game: str, language: str) -> None:
    """By each seat and a spectator, at each length, in one language and no other."""
    script = made_up(game)
    for who in script.viewers:
        for verbosity in WORDS:
            steps = script.heard(language, who, verbosity)
            assert len(steps) == len(script.steps) + 1
            for heard in steps:
                assert heard.lines or script.game.hides(script.options), heard
                assert len(heard.lines) == len(set(heard.lines)), heard
                for line in heard.lines:
                    assert columns(line) <= WIDTH, line
                    assert "{" not in line, line
                    assert line.isprintable(), line
            whole = " ".join(line for heard in steps for line in heard.lines)
            assert bool(CYRILLIC.search(whole)) is (language == "ru"), whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_by_hand(game: str, language: str) -> None:
    """A person makes the moves of a game by touch, each question answered before and after."""
    script = made_up(game)
    first, *others = script.players
    players = (first, *("engine:novice" for _ in others))
    sitting = Sitting(game, players=players, language=language)
    perform(sitting, QUESTIONS)
    for _ in range(4):
        if sitting.host.turn is None:
            break
        seen, before = sitting.host.seen(), sitting.host.ply
        move = sitting.host.game.legal_moves(seen)[0]
        make(sitting, sitting.host.game.format_move(move))
        assert sitting.host.ply > before, sitting.noted[-20:]
    perform(sitting, f"{QUESTIONS} u U q y")
    silent = [
        key
        for key, after in pairwise([*sitting.noted, "> "])
        if key.startswith("> ") and after.startswith("> ") and key != "> d"
    ]
    assert silent == []
    sitting.check()
    assert sitting.desk.left


def test_scripts_are_of_games_that_there_are() -> None:
    assert {folder.name for folder in FOLDER.iterdir()} <= set(GAMES)


def test_no_transcript_is_left_over() -> None:
    folder = Path(__file__).parents[1] / "transcripts"
    names = {"-".join(one) for one in KEPT}
    names |= {f"{name}-{language}" for name in SESSIONS for language in LANGUAGES}
    assert {path.stem for path in folder.glob("*.txt")} == names
