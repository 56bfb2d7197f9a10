"""`tactilegrid puzzles`: puzzles of a wanted length, and the shortest way home or none."""

from __future__ import annotations

import re

import pytest

from tactilegrid.app.cli import main
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.field import Field, Manner
from tactilegrid.games.escort_quest.motion import Token
from tactilegrid.games.escort_quest.sheet import parse_layout
from tactilegrid.games.escort_quest.solver import search

SIDES = "N,NE,E,SE,S,SW,W,NW"
SHUT = f"EQ 8x8 E=a1 V=c3 G=e5; village g7; barrier a1 {SIDES}"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Nobody's own settings or layouts."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)


def done(capfd, *words):
    """The exit code, and the lines on both streams."""
    code = main(["puzzles", *words])
    printed = capfd.readouterr()
    return code, printed.out.splitlines(), printed.err.strip()


def test_a_puzzle_of_a_length_is_found_and_certified(capfd):
    """Rarely a line on the way; the last ones are a layout file."""
    asked = ("generate", "--length", "5", "--size", "6x6", "--seed", "3")
    code, lines, complaint = done(capfd, *asked)
    assert (code, complaint) == (0, "")
    place = lines.index("tactilegrid-layout 1")
    assert re.fullmatch(
        r"Shortest win 5 turns, proven; \d+ layouts tried, seed 3\.", lines[place - 1]
    )
    puzzle = parse_layout("\n".join(lines[place + 2 :]))
    escort, villager, goblin = map(Token, puzzle.tokens)
    assert len(search(Field(puzzle.layout, Manner()), (escort, villager, goblin)).line) == 5
    assert done(capfd, *asked)[1] == lines


def test_a_puzzle_is_kept_in_a_file_and_can_be_solved_from_it(capfd):
    asked = ("generate", "--length", "4", "--size", "6x6", "--seed", "3", "--store", "./mine.txt")
    code, lines, _ = done(capfd, *asked)
    assert code == 0
    assert lines[-1] == "Kept in ./mine.txt."
    code, lines, _ = done(capfd, "solve", "./mine.txt")
    assert code == 0
    assert lines[0].startswith("Shortest way home: 4 turns; ")
    assert len(lines) == 5
    code, _, complaint = done(capfd, *asked)
    assert (code, complaint) == (1, "./mine.txt is there already, and is left as it is.")
    code, _, complaint = done(capfd, *asked[:-1], "./no/../\0")
    assert code == 1
    code, _, complaint = done(capfd, *asked[:-1], "/proc/nowhere/mine.txt")
    assert code == 1
    assert complaint.startswith("/proc/nowhere/mine.txt cannot be written: ")


def test_none_of_that_length_is_a_failure(capfd):
    code, lines, complaint = done(
        capfd, "generate", "--length", "30", "--size", "6x5", "--tries", "40", "--seed", "1"
    )
    assert code == 1
    assert complaint.startswith("No puzzle of 30 turns in 40 layouts; the longest had ")
    assert all(re.fullmatch(r"\d+ turns? after \d+ layouts\.", line) for line in lines)


def test_a_solution_in_moves_and_words(capfd):
    """EQ, the first oracle: 8x8 E=a1 V=c3 G=e5, village g7, is won in 4."""
    code, lines, _ = done(capfd, "solve", "EQ 8x8 E=a1 V=c3 G=e5; village g7")
    assert code == 0
    assert re.fullmatch(r"Shortest way home: 4 turns; \d+ positions searched\.", lines[0])
    assert lines[-1].startswith("4. ")
    assert lines[-1].endswith("The villager is home on g7: won, EQ-R15.")
    moves = [line.split(":")[0].split(". ")[1] for line in lines[1:]]
    position = "EQ 8x8 E=a1 V=c3 G=e5; village g7; turn=1"
    state = GAME.parse_position(position, GAME.settings(GAME.initial(_options(), 0)))
    for move in moves:
        state = GAME.apply(state, GAME.parse_move(move, state)).state
    assert state.outcome.reason == "home"
    code, lines, _ = done(capfd, "solve", "--lang", "ru", "--position", position)
    assert code == 0
    assert lines[0].startswith("До дома 4 хода; ")


def _options():
    from tactilegrid.core.options import settle

    return settle(GAME.options, {})


def test_the_proof_that_there_is_no_way(capfd):
    code, lines, complaint = done(capfd, "solve", SHUT)
    assert (code, lines) == (1, [])
    assert re.fullmatch(
        r"There is no way home: all \d+ positions that can arise were searched\.", complaint
    )


def test_settings_bear_on_the_solution(capfd):
    """EQ-A14: with amulets at once the win comes a turn earlier or as soon."""
    text = "EQ 8x8 E=a1 V=b3 G=e6; amulet c3; village e3"
    code, lines, _ = done(capfd, "solve", text, "--option", "amulet=immediate")
    assert code == 0
    assert lines[0].startswith("Shortest way home: 2 turns; ")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("dance",), 2, "No such thing to do: dance. There are: generate, solve."),
        (("solve", "1", "--length", "4"), 2, "--length does not go with puzzles solve."),
        (("generate", "--position", "x"), 2, "--position does not go with puzzles generate."),
        (("generate", "name"), 2, None),
        (("generate", "--length", "0"), 2, "--length: 0 is no number from 1 to 99."),
        (("generate", "--tries", "many"), 2, "--tries: many is no number from 1 to 1000000."),
        (("generate", "--size", "2x2"), 2, None),
        (("solve", "new"), 2, "A puzzle that is still to be built has no solution."),
        (("solve", "nowhere"), 2, None),
        (("solve", "--position", "EQ"), 1, None),
        (
            ("solve", "--position", "EQ 8x8 E=a1 V=c3 G=e5; end=resigned"),
            1,
            "That game is over.",
        ),
    ],
)
def test_what_was_asked_wrongly(capfd, words, code, said):
    got, lines, complaint = done(capfd, *words)
    assert (got, lines) == (code, [])
    assert complaint
    assert said is None or complaint == said


def test_what_a_search_cannot_tell(capfd, monkeypatch):
    monkeypatch.setattr(
        "tactilegrid.app.puzzles.solve",
        lambda state: search(state.field, state.tokens, state.immune, 5),
    )
    code, _, complaint = done(capfd, "solve", "33")
    assert code == 1
    assert complaint.startswith("No way home among the first ")
