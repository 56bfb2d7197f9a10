"""The bare `tactilegrid`: numbered questions, asked once, remembered afterwards."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from tactilegrid.core.record import read_record
from tactilegrid.games import load_game

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
BYE = "Bye."


def remembered(home: Any) -> dict[str, Any]:
    return tomllib.loads(home.settings.read_text(encoding="utf-8"))


def menu_of(lines: list[str]) -> dict[str, str]:
    """The last numbered list: label to number."""
    found: dict[str, str] = {}
    for line in lines:
        number, _, label = line.partition(" ")
        if number == "1":
            found = {}
        if number.isdigit():
            found[label] = number
    return found


@pytest.fixture
def known(home: Any) -> Any:
    """A person who has chosen a language before."""
    home.configure('language = "en"\n')
    return home


def test_the_first_question_offers_a_lesson_and_the_other_language(ask: Any, home: Any) -> None:
    """It is asked once, and again in the language chosen; never at a later start."""
    first = ask(typed="?\nПо-русски\n")
    assert first.code == 0
    assert first.lines[0] == "tactilegrid. Lesson, game, or settings? Enter is the lesson."
    assert first.lines[4] == "4 По-русски"
    assert "tactilegrid. Урок, игра или настройки? Enter — урок." in first.lines
    assert CYRILLIC.search(first.lines[-1])
    assert remembered(home) == {"language": "ru"}
    second = ask(typed="")
    assert second.lines[0] == "Это tactilegrid."
    assert CYRILLIC.search(second.lines[-1])


def test_a_lesson_is_two_questions_away_at_the_first_start(ask: Any, home: Any) -> None:
    """Which game is the last thing asked; afterwards there is the menu."""
    said = ask(typed="\nquoridor\ngo c2\nquit\nleave\n")
    assert (said.code, said.err) == (0, "")
    place = said.lines.index("Lesson: Quoridor. 18 steps.")
    assert sum(line.endswith("?") for line in said.lines[:place]) == 1
    assert any(line.startswith("Good. The cursor only reads") for line in said.lines)
    assert "tactilegrid." in said.lines[place:]
    assert said.lines[-1] == BYE
    assert home.records == []
    assert remembered(home) == {"language": "en"}


def test_settings_can_be_the_first_thing(ask: Any, home: Any) -> None:
    said = ask(typed="settings\n2\n\nleave\n")
    assert (said.code, said.err) == (0, "")
    assert remembered(home) == {"language": "en", "verbosity": "brief"}


def test_a_lesson_from_the_menu(ask: Any, known: Any) -> None:
    said = ask(typed="lesson\npathagon\nquit\nleave\n")
    assert (said.code, said.err) == (0, "")
    assert any(line.startswith("Lesson: Pathagon.") for line in said.lines)
    assert said.lines[-1] == BYE


def test_a_first_game_is_three_questions_away(ask: Any, home: Any) -> None:
    """A game, Quoridor, against the program; the person begins, by the usual rules."""
    said = ask(typed="game\nquoridor\n1\ne2\nquit\nleave\n")
    assert (said.code, said.err) == (0, "")
    opening = next(n for n, line in enumerate(said.lines) if line.startswith("Quoridor. You are"))
    assert [line for line in said.lines[:opening] if "?" in line] == [
        "tactilegrid. Lesson, game, or settings? Enter is the lesson.",
        "Which game?",
        "Against whom?",
    ]
    assert any(line.startswith("You to e2. Casual to ") for line in said.lines)
    assert said.lines[-1] == BYE
    kept = remembered(home)
    assert kept["last_game"] == "quoridor"
    assert kept["last_opponent"] == "casual"
    assert kept["language"] == "en"
    assert read_record(home.records[0].read_bytes(), load_game).session.ply == 2


def test_a_first_game_alone_is_two_questions_away(ask: Any, home: Any) -> None:
    said = ask(typed="game\nescort quest\nquit\nleave\n")
    assert (said.code, said.err) == (0, "")
    assert "Against whom?" not in said.lines
    assert remembered(home)["last_game"] == "escort-quest"


def test_play_again_is_the_first_offer_and_remembers_everything(ask: Any, known: Any) -> None:
    ask(typed="1\npathagon\npeople\n2\nsize=5 capture=must\nquit\n")
    said = ask(typed="play again\nquit\n")
    assert said.lines[1] == "1 Play again: Pathagon"
    first, second = (record.read_text() for record in known.records)
    for line in ("option size 5", "option capture must", "option first 2", "seat 2 human"):
        assert line in first.splitlines()
    no_seed = re.compile(r"^seed .*$", re.MULTILINE)
    assert no_seed.sub("", first) == no_seed.sub("", second)


def test_a_whole_label_is_meant_before_the_beginning_of_another(ask: Any, known: Any) -> None:
    """ "play" is Play, not Play again."""
    known.configure('language = "en"\nlast_game = "pathagon"\n')
    assert "Which game?" in ask(typed="play\n").lines


def test_settings_of_another_version_do_not_stop_play_again(ask: Any, known: Any) -> None:
    known.configure(
        'language = "en"\nlast_game = "quoridor"\nlast_opponent = "grandmaster"\n'
        'last_options = "size=99 nonsense"\n'
    )
    said = ask(typed="1\ne2\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert "South to e2. North to move." in said.lines


@pytest.mark.parametrize("last", ['"chess"', "5", "[1]", "true"])
def test_a_last_game_that_is_none_is_not_offered(ask: Any, known: Any, last: str) -> None:
    known.configure(f'language = "en"\nlast_game = {last}\n')
    said = ask(typed="")
    assert (said.code, said.err) == (0, "")
    assert said.lines[1] == "1 Play"


def test_wrong_answers_say_what_is_possible(ask: Any, known: Any) -> None:
    said = ask(typed="\n0\n99\nnonsense\n" + "9" * 5000 + "\nplay\nchess\n")
    assert said.code == 0
    assert sum(line.startswith("A number from 1 to ") for line in said.lines) == 6
    assert said.lines[-1] == BYE


@pytest.mark.parametrize(
    "typed", ["", "1\n", "1\n1\n", "1\n1\n1\n", "1\n1\n1\n1\n", "1\n1\n1\n1\nsize=4\n", "names\n"]
)
@pytest.mark.parametrize("language", ["", 'language = "en"\n'])
def test_the_end_of_input_leaves_at_every_question(
    ask: Any, home: Any, typed: str, language: str
) -> None:
    if language:
        home.configure(language)
    said = ask(typed=typed if language else f"1\n{typed}")
    assert (said.code, said.err) == (0, "")
    assert said.lines[-1] == BYE
    assert home.records == []


def test_other_settings_are_asked_until_they_are_right(ask: Any, known: Any) -> None:
    said = ask(typed="1\nquoridor\npeople\n1\nsize=4\nsice=5\nsize\nsize=5 fences=2\nquit\n")
    assert "size cannot be 4: an odd number from 3 to 11." in said.lines
    assert any("No setting sice. " in line for line in said.lines)
    assert "option size 5\n" in known.records[0].read_text()
    assert "option fences 2\n" in known.records[0].read_text()


def test_the_engine_has_every_seat_but_the_first(ask: Any, known: Any) -> None:
    ask(typed="1\nquoridor\n2\n\n1\nplayers=4 size=5\nquit\n")
    lines = known.records[0].read_text().splitlines()
    assert [line for line in lines if line.startswith("seat ")] == [
        "seat 1 human",
        *(f"seat {number} engine novice" for number in (2, 3, 4)),
    ]


def test_going_on_with_the_last_game(ask: Any, known: Any) -> None:
    assert "No saved game to go on with." in ask(typed="2\n").lines
    ask("play", "quoridor", "--seed", "1", typed="e2\n")
    said = ask(typed="2\ne8\nquit\n")
    assert any(line.startswith("Resumed Quoridor: 1 move played.") for line in said.lines)
    assert known.records[0].read_text().endswith("2 2 e8\n")
    assert said.lines[-1] == BYE


def test_saved_games_as_a_menu(ask: Any, known: Any) -> None:
    number = menu_of(ask(typed="").lines)["Saved games"]
    assert "No saved game to go on with." in ask(typed=f"{number}\n").lines
    ask("play", "quoridor", "--seed", "1", typed="e2\n")
    one = known.records[0].rename(known.games / "20000101-000000-quoridor.tgrec")
    ask("play", "pathagon", typed="d4\na1\n")
    (known.games / "19990101-000000-quoridor.tgrec").write_text("damaged\n")
    listed = ask(typed=f"{number}\n\n").lines
    assert "1 Pathagon, 2 moves, not finished" in listed
    assert "2 Quoridor, 1 move, not finished" in listed
    assert not any(line.startswith("3 ") and "move" in line for line in listed)
    ask(typed=f"{number}\n2\ne8\nquit\n")
    assert one.read_text().endswith("2 2 e8\n")


def test_a_game_that_somebody_plays_elsewhere_is_told(ask: Any, known: Any, start: Any) -> None:
    with start(["play", "quoridor", "--seed", "1"]) as program:
        program.stdin.write(b"e2\n")
        program.stdin.flush()
        program.stdout.readline()
        program.stdout.readline()
        said = ask(typed="2\n")
        heard = " ".join(re.sub(r"^\d of \d: ", "", line) for line in said.lines)
        assert "is being played in another window." in heard
        assert said.lines[-1] == BYE


def test_rules_sentence_by_sentence(ask: Any, known: Any) -> None:
    menu = menu_of(ask(typed="").lines)
    said = ask(typed=f"{menu['Rules']}\npathagon\n")
    sentences = [line for line in said.lines if line.startswith("PG-R")]
    assert len(sentences) > 7
    assert all(len(line) <= 79 for line in said.lines)


def test_settings_go_on_to_the_next_value_and_are_kept(ask: Any, known: Any) -> None:
    menu = menu_of(ask(typed="").lines)
    said = ask(typed=f"{menu['Settings']}\n2\n3\n3\n\n{menu['Leave']}\n")
    assert (said.code, said.err) == (0, "")
    kept = remembered(known)
    assert kept["verbosity"] == "brief"
    assert kept["spelling"] == "digits"
    assert said.lines[-1] == BYE
    russian = ask(typed=f"{menu['Settings']}\n1\n\n")
    assert CYRILLIC.search(russian.lines[-1])
    assert remembered(known)["language"] == "ru"


def test_names_are_asked_for_and_kept(ask: Any, known: Any) -> None:
    menu = menu_of(ask(typed="").lines)
    ask(typed=f"{menu['Names']}\nAnna\nБорис\n\n\n")
    assert remembered(known)["names"] == {"1": "Anna", "2": "Борис"}
    said = ask("play", "quoridor", typed="e2\n")
    assert "Anna to e2. Борис to move." in said.lines
    assert "seat 2 human Борис\n" in known.records[-1].read_text()


def test_what_the_disk_refuses_to_remember_is_said(ask: Any, home: Any) -> None:
    (home.folder / "config").write_text("a file, not a folder")
    said = ask(typed="game\nquoridor\npeople\ne2\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert "The setting holds now, but could not be saved." in " ".join(said.lines)
    assert "South to e2. North to move." in said.lines
    assert said.lines[-1] == BYE


def test_bytes_that_are_no_text(ask: Any, known: Any) -> None:
    said = ask(typed=b"\xff\xfe\n\0\n\xd0\n")
    assert (said.code, said.err) == (0, "")
    assert said.lines[-1] == BYE
