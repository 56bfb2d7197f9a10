"""Stepping through a recorded game: forward, back, to the ends, and nothing is ever written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

MOVES = "e2\ne8\nc3h\nundo\ne3\nresign\ny\n"  # three moves stand, then a resignation
LAST = 4


@pytest.fixture
def record(ask: Any, home: Any) -> Path:
    """A finished game of Quoridor."""
    path: Path = home.folder / "game.tgrec"
    words = ("play", "quoridor", "--seed", "1", "--seat", "1=human:Anna", "--record", str(path))
    assert ask(*words, typed=MOVES).code == 0
    return path


def heard(ask: Any, record: Path, *lines: str) -> list[str]:
    """What each line is answered with; one line each."""
    before = record.read_bytes()
    said = ask("replay", str(record), typed="\n".join(lines))
    assert (said.code, said.err) == (0, "")
    assert record.read_bytes() == before
    opening, *answers = said.lines
    assert opening.startswith("Replay of Quoridor: 4 moves.")
    assert answers.pop() == "Bye."
    return answers


def test_forward_to_the_end_and_no_further(ask: Any, record: Path) -> None:
    assert heard(ask, record, *["forward"] * 5) == [
        "Anna to e2. 1 of 4.",
        "North to e8. 2 of 4.",
        "Anna to e3. 3 of 4.",
        "North resigns. Anna wins. 4 of 4.",
        "The end of the record.",
    ]


def test_all_says_the_same_and_ends(ask: Any, record: Path) -> None:
    said = ask("replay", str(record), "--all", typed="forward\n")
    assert said.code == 0
    assert said.lines[1:] == heard(ask, record, *["forward"] * 5)


@pytest.mark.parametrize("words", [("forward", "backward"), ("redo", "undo"), ("enter", "back")])
def test_every_pair_of_words_goes_on_and_back(
    ask: Any, record: Path, words: tuple[str, str]
) -> None:
    on, back = words
    answers = heard(ask, record, on, on, back, back, back, on)
    assert answers[0] == answers[-1] == "Anna to e2. 1 of 4."
    assert answers[2] == "Back to 1 of 4. Anna to e2."
    assert answers[3] == "The beginning."
    assert answers[4].rstrip(".") == "The beginning"


def test_to_both_ends(ask: Any, record: Path) -> None:
    answers = heard(ask, record, "first", "final", "final", "first", "forward")
    assert answers == [
        "The beginning.",
        "The end of the record. North resigns. Anna wins. 4 of 4.",
        "The end of the record.",
        "The beginning.",
        "Anna to e2. 1 of 4.",
    ]


def test_what_is_new_since_the_last_jump(ask: Any, record: Path) -> None:
    answers = heard(ask, record, "new", "forward", "final", "new", "first", "new")
    assert answers[0] == "Nothing since your last move."
    assert answers[3].startswith("North to e8. Anna to e3. North resigns.")
    assert answers[5] == "Nothing since your last move."


def test_questions_are_answered_from_that_position(ask: Any, record: Path) -> None:
    answers = heard(ask, record, "turn", "forward", "turn", "last", "square e2", "final", "turn")
    assert answers[0] == "Anna to move."
    assert answers[2] == "North to move."
    assert answers[3] == "Anna to e2."
    assert "Anna" in answers[4]
    assert "over" in answers[6]


def test_hints_for_whoever_was_to_move(ask: Any, record: Path) -> None:
    answers = heard(ask, record, "hint", "hint more", "forward", "hint more", "final", "hint")
    assert answers[1].startswith("Try e2")
    assert answers[3].startswith("Try e8")
    assert "over" in answers[5]


@pytest.mark.parametrize("line", ["resign", "draw", "rematch", "seats 1 Olga", "save"])
@pytest.mark.parametrize("before", [[], ["forward"], ["final"]])
def test_nothing_can_be_changed(
    ask: Any, home: Any, record: Path, before: list[str], line: str
) -> None:
    answers = heard(ask, record, *before, "turn", line, "turn")
    *_, first, said, second = answers
    assert said == "A replay changes nothing."
    assert first.rstrip(".") == second.rstrip(".")
    assert not home.settings.exists()


def test_no_move_can_be_made(ask: Any, record: Path) -> None:
    answers = heard(ask, record, "d1", "turn", "forward", "d9", "turn")
    assert answers == [
        "A replay changes nothing.",
        "Anna to move.",
        "Anna to e2. 1 of 4.",
        "A replay changes nothing.",
        "North to move.",
    ]


def test_a_game_without_moves(ask: Any, home: Any) -> None:
    path = home.folder / "empty.tgrec"
    ask("play", "pathagon", "--record", str(path))
    said = ask("replay", str(path), typed="forward\nbackward\nfinal\nhint\n")
    assert said.code == 0
    assert said.lines[1] == "The end of the record."
    assert said.lines[2] == "The beginning."
    everything = ask("replay", str(path), "--all")
    assert everything.lines[1:] == ["The end of the record."]


def test_a_saved_game_by_its_name(ask: Any, home: Any) -> None:
    ask("play", "pathagon", typed="d4\n")
    (saved,) = home.records
    assert "Light d4. 1 of 1." in ask("replay", saved.name, "--all").lines


def test_in_another_language(ask: Any, record: Path) -> None:
    said = ask("replay", str(record), "--all", "--lang", "ru")
    words = re.findall("[A-Za-z]{3,}", said.out)
    assert set(words) == {"Anna"}


def test_a_seat_hears_it_again_as_it_heard_it(ask: Any, record: Path, refused: Any) -> None:
    said = ask("replay", str(record), "--all", "--seat", "1")
    assert said.lines[1] == "You to e2. 1 of 4."
    assert refused(ask("replay", str(record), "--seat", "3"), 2) == (
        "No seat 3: seats are counted from 1 to 2."
    )


def test_a_review_is_read_whole_and_ends(ask: Any, home: Any) -> None:
    """The engine process judges each move; the same is said every time, and nothing is written."""
    path = home.folder / "lost.tgrec"
    words = ("--option", "size=5", "--option", "fences=3", "--record", str(path))
    ask("play", "quoridor", *words, typed="c2\nc4\nc3\nc2\nc4\nc1\n")
    before = path.read_bytes()
    said = ask("replay", str(path), "--review")
    assert (said.code, said.err) == (0, "")
    first, *rest = said.lines
    assert first.startswith("1 of ")
    assert "Review of 6 moves. 1 turning point. Move 5, South: c4." in first
    assert len(rest) == int(first.split()[2].rstrip(":")) - 1
    assert ask("replay", str(path), "--review").lines == said.lines
    assert path.read_bytes() == before


def test_a_maze_that_is_still_hidden_is_not_reviewed(ask: Any, home: Any) -> None:
    path = home.folder / "maze.tgrec"
    ask("play", "pathfinder", "--option", "play=search", "--record", str(path), typed="enter:A1\n")
    said = ask("replay", str(path), "--review")
    assert said.lines == ["A review comes after the game. A hint comes now."]
