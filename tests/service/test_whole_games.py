"""Whole games by keys alone under real screen readers, from the first line to the clean exit.

What must be heard is what a desk in this process said for the same keys.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.core.options import settle
from tactilegrid.games import GAMES, load_game
from tests.frontends.scripts import SESSIONS, KeySession
from tests.service import heard, linediff
from tests.service.sitter import Sitter

pytestmark = pytest.mark.service

WIDTH = 79
PLAY = [sys.executable, "-m", "tactilegrid", "play"]
READERS = ["fenrir", "yasr"]
ENGINE_STARTS = 3.0  # seconds that the program's first move may take, after the first words


def sit(folder: Path, session: KeySession, language: str) -> tuple[Sitter, list[str]]:
    """A session as it goes in this process, and the words that start the same in the program."""
    sitter = Sitter(
        folder,
        session.game,
        *session.players,
        seed=session.seed,
        language=language,
        position=session.position,
        **session.options,
    )
    sitter.perform(session.keys, session.seed)
    sitter.close()
    assert sitter.desk.left, "the keys of a session end with leaving"
    words = [session.game, "--seed", str(session.seed), "--lang", language]
    for number, who in enumerate(session.players, 1):
        if who:
            words += ["--seat", f"{number}={who if ':' in who else f'human:{who}'}"]
    for name, value in session.options.items():
        words += ["--option", f"{name}={value}"]
    if session.position:
        words += ["--position", session.position]
    return sitter, words


def complaints(events: list[heard.Heard], sitter: Sitter) -> list[str]:
    """What a listener would complain about in the whole session, its first line included."""
    for event in events:  # a sign that is a word in one of the readers, as in Shift+E
        event["lines"] = [line.replace(" plus ", "+") for line in event.get("lines", [])]
    opening = heard.spoken_after(events)[0][1]
    found = list(heard.differences(opening, sitter.opening))
    found += heard.problems(events, sitter.noted)
    lines = [*opening, *(line for event in events for line in event.get("lines", []))]
    return found + [f"too long: {line!r}" for line in lines if len(line) > WIDTH]


def kept() -> Iterator[tuple[str, str]]:
    """Each session that is heard under readers, with each of its languages."""
    for name, session in SESSIONS.items():
        for language in session.readers:
            yield name, language


KEPT = list(kept())


def listened() -> Iterator[Any]:
    """The same with each reader. Under each one language is quick, and the longest are not."""
    for name, language in KEPT:
        session = SESSIONS[name]
        for reader, quick in zip(READERS, (session.readers[0], session.readers[-1]), strict=True):
            marks = [] if language == quick and not session.long else [pytest.mark.soak]
            yield pytest.param(name, language, reader, marks=marks)


@pytest.mark.parametrize(("name", "language", "reader"), list(listened()))
def test_a_whole_game_is_heard_once_in_order_and_uncut(
    name: str, language: str, reader: str, tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    require_tool(reader)
    sitter, words = sit(tmp_path, SESSIONS[name], language)
    begins = SESSIONS[name].players[0].startswith("engine:")
    settle = ENGINE_STARTS if begins else 0.3
    events = heard.run(
        heard.READERS[reader], [*PLAY, *words], sitter.keys, patient=True, settle=settle
    )
    assert complaints(events, sitter) == []


@pytest.mark.soak
@pytest.mark.parametrize(("name", "language"), KEPT)
def test_a_whole_game_under_a_reader_that_compares_screens(
    name: str, language: str, tmp_path: Path
) -> None:
    sitter, words = sit(tmp_path, SESSIONS[name], language)
    events = linediff.run([*PLAY, *words], sitter.keys, patient=True, settle=0.3)
    assert complaints(events, sitter) == []
    assert events[-1]["status"] == 0


@pytest.mark.soak
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_person_against_the_program_until_the_end(
    game: str, reader: str, tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    """Of every game there is, with no script for it."""
    require_tool(reader)
    rules = load_game(game)
    others = ["engine:casual" for _ in rules.seats(settle(rules.options, {}))[1:]]
    session = KeySession(game, {"keys": "... q y", "players": ["", *others]})
    sitter, words = sit(tmp_path, session, "en")
    events = heard.run(heard.READERS[reader], [*PLAY, *words], sitter.keys, patient=True)
    assert complaints(events, sitter) == []
