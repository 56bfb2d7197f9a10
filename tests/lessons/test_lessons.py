"""The lesson of each game, played to its end by somebody who knows only what is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tactilegrid.app.lesson import find_lesson
from tactilegrid.core.lesson import Ask, Lesson, Make, common_lesson
from tactilegrid.core.message import message
from tactilegrid.core.options import settle
from tactilegrid.games import GAMES, load_game
from tactilegrid.locale import LANGUAGES
from tests.lessons.learner import Learner

Golden = Callable[[str, str], None]
WAYS = {"arrows": "grid", "digits": "grid", "typed": "line"}
LATER_WAYS = [pytest.param(way, marks=pytest.mark.soak) for way in ("digits", "typed")]
WORDS_A_SECOND = 3
SECONDS_A_KEY = 4  # to find it, in a first lesson

# a game may come without a lesson of its own: it has the common one
OWN = tuple(game for game in GAMES if find_lesson(load_game(game)).source != "lesson")

EACH = pytest.mark.parametrize("game", OWN)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def learner(game: str, language: str, way: str, **chosen: str) -> Learner:
    keys = "digits" if way == "digits" else "arrows"
    return Learner(game, language=language, mode=WAYS[way], keys=keys, **chosen)


def play(one: Learner) -> list[str]:
    """The lesson to its end; what was pressed or typed stands behind a mark."""
    noted = [*one.lines]
    for _ in range(100):
        if one.over:
            return noted
        if not one.shown:
            noted += ["> hint", *one.hint()]
        noted += one.obey()
    raise AssertionError(f"step {one.step} never ends")


@cache
def played(game: str, language: str, way: str) -> tuple[Learner, tuple[str, ...]]:
    """Somebody at the end of a lesson, and all that was noted of it."""
    one = learner(game, language, way)
    return one, tuple(play(one))


@EACH
@BOTH
@pytest.mark.parametrize("way", WAYS)
def test_it_is_played_to_its_end_from_what_is_heard(game: str, language: str, way: str) -> None:
    one, _ = played(game, language, way)
    one.check()
    assert one.host.outcome is not None
    assert one.host.learner in one.host.outcome.winners
    assert f"tactilegrid play {game}" in one.lines[-1]


@EACH
@BOTH
@pytest.mark.parametrize("way", ["arrows", "typed"])
def test_it_is_heard_word_for_word(golden: Golden, game: str, language: str, way: str) -> None:
    _, noted = played(game, language, way)
    golden(f"lessons/{game}-{language}-{way}", "".join(f"{line}\n" for line in noted))


def test_no_transcript_is_left_over() -> None:
    folder = Path(__file__).parents[1] / "transcripts" / "lessons"
    names = {f"{g}-{lang}-{w}" for g in OWN for lang in LANGUAGES for w in ("arrows", "typed")}
    assert {path.stem for path in folder.glob("*.txt")} == names


@EACH
@BOTH
def test_it_takes_a_few_minutes(game: str, language: str) -> None:
    """Words at three a second and time for each key: three to ten minutes."""
    _, noted = played(game, language, "arrows")
    heard = [line for line in noted if not line.startswith("> ")]
    keys = len(noted) - len(heard)
    seconds = sum(len(line.split()) for line in heard) / WORDS_A_SECOND + keys * SECONDS_A_KEY
    assert 3 <= seconds / 60 <= 10, seconds / 60
    assert 15 <= len(find_lesson(load_game(game)).steps) <= 25


@EACH
@BOTH
@pytest.mark.parametrize("verbosity", ["brief", "full"])
@pytest.mark.parametrize("way", ["arrows", *LATER_WAYS])
def test_other_lengths_teach_as_well(game: str, language: str, verbosity: str, way: str) -> None:
    one = learner(game, language, way, verbosity=verbosity, spelling="phonetic")
    play(one)
    one.check()


@EACH
@BOTH
def test_each_sentence_is_short(game: str, language: str) -> None:
    """At most sixteen words, and one thing at a time: two sentences, three where a game begins."""
    one = learner(game, language, "arrows")
    for number, step in enumerate(one.host.lesson.steps):
        assert len(step.says) <= (3 if number == 0 else 2)
        for key in step.says:
            said = one.desk.teller.catalogue.messages[key]
            assert all(len(form.split()) <= 16 for form in said if isinstance(form, str)), key


@EACH
def test_every_step_can_be_skipped(game: str) -> None:
    """The tutor does what was asked for, so that the rest of the lesson still fits."""
    one = learner(game, "en", "arrows")
    for number in range(len(one.host.lesson.steps)):
        if one.over:
            break
        assert one.step >= number
        assert one.press("F")
    assert one.over
    assert one.host.outcome is not None
    assert one.host.learner in one.host.outcome.winners
    one.check()


@EACH
def test_it_can_be_gone_back_through(game: str) -> None:
    """From the end to the beginning; there the first step is said once more."""
    one = learner(game, "en", "arrows")
    first = one.lines[1:]
    while not one.over:
        one.press("F")
    before = len(one.host.lesson.steps)
    while one.step > 0:
        heard = one.press("R")
        assert heard
        assert one.step < before
        before = one.step
    again = one.press("R")
    assert again == first[1:] or again == first[-len(again) :]
    assert one.host.ply == 0
    one.check()


@EACH
def test_its_data_are_sound(game: str) -> None:
    """It teaches to walk, to read, to ask, to move and to take back, and ends in a win."""
    lesson = find_lesson(load_game(game))
    asked = {name for goal in goals(lesson) for name in goal.intents}
    assert {"square", "again", "board", "more", "status", "undo", "redo"} <= asked
    assert sum(isinstance(step.goal, Make) for step in lesson.steps) >= 3
    assert isinstance(lesson.steps[-1].goal, Make)
    assert not lesson.steps[-1].shown


@pytest.mark.parametrize("game", GAMES)
@BOTH
@pytest.mark.parametrize("way", WAYS)
def test_a_game_without_its_own_has_the_common_one(game: str, language: str, way: str) -> None:
    rules = load_game(game)
    keys = "digits" if way == "digits" else "arrows"
    lesson = common_lesson(rules.hides(settle(rules.options, {})))
    one = Learner(rules, language=language, mode=WAYS[way], keys=keys, lesson=lesson)
    play(one)
    one.check()
    assert one.host.ply == 1


def test_the_games_here_have_lessons_of_their_own() -> None:
    assert len(OWN) >= 6


def test_a_game_with_secrets_is_not_asked_to_take_back() -> None:
    asked = {goal.intents[0] for goal in goals(common_lesson(secrets=True))}
    assert asked == {goal.intents[0] for goal in goals(common_lesson(secrets=False))} - {
        "undo",
        "redo",
    }


def goals(lesson: Lesson) -> list[Ask]:
    return [step.goal for step in lesson.steps if isinstance(step.goal, Ask)]


@BOTH
def test_keys_are_those_of_the_listener(language: str) -> None:
    """Own keys are taught where somebody has them."""
    one = Learner("quoridor", language=language, own_keys={"north": ["Ctrl+T"]})
    assert "Ctrl+T" in one.lines[-1]
    play(one)
    one.check()
    assert not any(re.search("Up arrow|стрелка вверх", line) for line in one.lines)


def test_praise_is_not_always_the_same() -> None:
    one = learner("quoridor", "en", "arrows")
    words = {one.desk.teller.text(message("lesson-praise", n=number)) for number in range(4)}
    play(one)
    assert len(words) == 4
    assert all(any(line.startswith(word) for line in one.lines) for word in words)
