"""Whole games by keys alone under real screen readers, from the first line to the clean exit.

What must be heard is what a desk in this process said for the same keys.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.service import heard, linediff
from tests.service.sitter import Sitter

pytestmark = pytest.mark.service

Game = Callable[[Path], tuple[Sitter, list[str]]]

WIDTH = 79
PLAY = [sys.executable, "-m", "tactilegrid", "play"]
READERS = ["fenrir", "yasr"]


def quoridor(folder: Path) -> tuple[Sitter, list[str]]:
    """A lost race against the program: fences read back, one taken back, one refused."""
    sitter = Sitter(folder, "quoridor", "", "casual", seed=1)
    sitter.press("Down", "s")
    sitter.make("e2")
    sitter.make("e7h")
    sitter.press("u")
    sitter.make("e7h")
    sitter.press("r", "Enter", "M")
    sitter.play_out(fences=False)
    sitter.press("l", "q", "y")
    return sitter, ["quoridor", "--seat", "2=engine:casual", "--seed", "1"]


def quoridor_by_two(folder: Path) -> tuple[Sitter, list[str]]:
    """Two people at one keyboard on a small board, one of whom resigns by the menu."""
    sitter = Sitter(folder, "quoridor", "", "", seed=1, size="5", fences="2")
    sitter.make("c2")
    sitter.make("c3h")
    sitter.make("b2v")
    sitter.press("t", "0", "3", "6", "y", "q", "y")
    return sitter, ["quoridor", "--option", "size=5", "--option", "fences=2", "--seed", "1"]


def pathagon(folder: Path) -> tuple[Sitter, list[str]]:
    """A won game against the program, with captures chosen by number."""
    sitter = Sitter(folder, "pathagon", "", "casual", seed=3)
    sitter.play_out(seed=3)
    sitter.press("q", "y")
    return sitter, ["pathagon", "--seat", "2=engine:casual", "--seed", "3"]


def pathagon_in_russian(folder: Path) -> tuple[Sitter, list[str]]:
    """Two people in Russian on a small board, until a chain is closed."""
    sitter = Sitter(folder, "pathagon", "", "", seed=1, language="ru", size="4", pieces="5")
    sitter.play_out(seed=5)
    sitter.press("q", "y")
    rules = ["--option", "size=4", "--option", "pieces=5"]
    return sitter, ["pathagon", *rules, "--seed", "1", "--lang", "ru"]


def complaints(events: list[heard.Heard], sitter: Sitter) -> list[str]:
    """What a listener would complain about in the whole session, its first line included."""
    opening = heard.spoken_after(events)[0][1]
    found = list(heard.differences(opening, sitter.opening))
    found += heard.problems(events, sitter.noted)
    lines = [*opening, *(line for event in events for line in event.get("lines", []))]
    return found + [f"too long: {line!r}" for line in lines if len(line) > WIDTH]


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("game", [quoridor, quoridor_by_two, pathagon, pathagon_in_russian])
def test_a_whole_game_is_heard_once_in_order_and_uncut(
    game: Game, reader: str, tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    require_tool(reader)
    sitter, words = game(tmp_path)
    sitter.close()
    assert sitter.desk.left
    events = heard.run(
        heard.READERS[reader], [*PLAY, *words], sitter.keys, patient=True, settle=0.3
    )
    assert complaints(events, sitter) == []


@pytest.mark.soak
def test_a_whole_game_under_a_reader_that_compares_screens(tmp_path: Path) -> None:
    sitter, words = pathagon_in_russian(tmp_path)
    sitter.close()
    events = linediff.run([*PLAY, *words], sitter.keys, patient=True, settle=0.3)
    assert complaints(events, sitter) == []
    assert events[-1]["status"] == 0


@pytest.mark.soak
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", ["quoridor", "pathagon"])
def test_long_games_with_every_kind_of_move(
    name: str, reader: str, tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    require_tool(reader)
    sitter = Sitter(tmp_path, name, "", "casual", seed=1)
    if name == "quoridor":
        for move in ("e2", "e7h", "c7h", "g7h"):
            sitter.make(move)
    sitter.play_out(seed=1)
    sitter.press("q", "y")
    sitter.close()
    words = [name, "--seat", "2=engine:casual", "--seed", "1"]
    events = heard.run(heard.READERS[reader], [*PLAY, *words], sitter.keys, patient=True)
    assert complaints(events, sitter) == []
