"""The lesson as a command: typed through a pipe, left in the middle, asked for wrongly."""

from __future__ import annotations

from typing import Any

import pytest

from tactilegrid.app.lesson import find_lesson
from tactilegrid.games import GAMES, load_game


@pytest.mark.parametrize("game", GAMES)
def test_it_works_through_a_pipe(ask: Any, home: Any, game: str) -> None:
    """Skipped to its end, it says where to go on, and keeps nothing."""
    steps = len(find_lesson(load_game(game)).steps)
    said = ask("lesson", game, typed="forward\n" * steps)
    assert (said.code, said.err) == (0, "")
    assert said.lines[0].startswith("Lesson: ")
    assert any(line.endswith(f"To play: tactilegrid play {game}") for line in said.lines)
    assert said.lines[-1] == "Bye."
    assert home.records == []


def test_it_speaks_the_language_asked_for(ask: Any) -> None:
    said = ask("lesson", "quoridor", "--lang", "ru", typed="иди c2\nвыход\n")
    assert said.lines[0].startswith("Урок: ")
    assert any(line.startswith("Хорошо.") for line in said.lines)
    assert said.lines[-1] == "Пока."


def test_troubles_with_settings_are_told(ask: Any, home: Any) -> None:
    home.configure('verbosity = "loud"\n')
    said = ask("lesson", "quoridor", typed="quit\n")
    assert any("loud" in line for line in said.lines)


def test_an_unknown_game_is_refused(ask: Any, refused: Any) -> None:
    assert "quoridor" in refused(ask("lesson", "quoridr"), 2)


def test_a_lesson_that_is_broken_is_no_missing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a game without a lesson gets the common one; a fault in it is not passed over."""
    from tactilegrid.app import lesson

    def broken(name: str) -> Any:
        raise ModuleNotFoundError(name="elsewhere")

    monkeypatch.setattr(lesson, "import_module", broken)
    with pytest.raises(ModuleNotFoundError):
        find_lesson(load_game("quoridor"))


def test_a_game_without_a_lesson_has_the_common_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from tactilegrid.app import lesson

    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(lesson, "import_module", missing)
    assert find_lesson(load_game("quoridor")).source == "lesson"
