"""Positions in one line: what is written, and what could not stand in a game."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.value import replace
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.position import ANSWER
from tests.examples import examples
from tests.games.pathfinder.mazes import L1, OPEN, after, legal, options, played, search
from tests.games.pathfinder.test_pathfinder_secrets import TABLES, game

HEAD = "PF 6x6 chips=30 phase=search turn=1 first=1"
FIGURE = "goal=E5 walls=C1W,D5S,E1S,E2S,E3S,E4E,E4S,E5E,E6S"
MIDDLE = f"{HEAD}; 1 goal=E5 walls= luck=0; 2 {FIGURE} luck=0"


def read(text, **given):
    return GAME.parse_position(text, options(**given))


def test_a_position_is_written_and_read():
    state = read(MIDDLE)
    assert GAME.format_position(state) == MIDDLE
    assert state.mazes == search().mazes
    assert legal(state)[0] == "enter:A1"


def test_what_was_found_out_is_in_it():
    state = after(search(OPEN), "enter:F1", "F1>F2", "F2>E2", "E2>E1")
    text = GAME.format_position(state)
    assert " path=F1ENW turns=0" in text
    assert GAME.parse_position(text, options()) == state


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 10**6))
@examples(12)
def test_every_position_of_a_game_can_be_read_again(table, seed):
    """All of it but how often a standing was there before."""
    for state in game(table, seed, 60):
        text = GAME.format_position(state)
        assert GAME.parse_position(text.lower(), options(**table)) == replace(state, past=())


def test_the_longest_positions_fit_a_record():
    """Eight by eight, with every chip, everywhere known."""
    rows = {"rows": "8", "cols": "8"}
    dice = Random(3)
    state = GAME.initial(options(**rows), 1)
    while (turn := GAME.to_move(state)) is not None:
        view = GAME.observe(state, turn)
        move = GAME.habit(view, turn, "casual", dice.getrandbits(32))
        state = GAME.apply(state, move).state
        assert len(GAME.format_position(state)) < 800


@pytest.mark.parametrize(
    "text",
    [
        "",
        "PF",
        "PF 6x6; 1",
        "x" * 2000,
        MIDDLE.replace("6x6", "2x6"),
        MIDDLE.replace("6x6", "6"),
        MIDDLE.replace("chips=30", "chips=99"),
        MIDDLE.replace("chips=30", "chips="),
        MIDDLE.replace("phase=search", "phase=walk"),
        MIDDLE.replace("turn=1", "turn=3"),
        MIDDLE.replace("turn=1", "turn=1 turn=2"),
        MIDDLE.replace("turn=1", "spin=1"),
        MIDDLE.replace("turn=1", "turn=1 reached=3"),
        MIDDLE.replace("turn=1", "turn=1 reached=1"),
        MIDDLE.replace("turn=1", "turn=1 asked=A1"),
        MIDDLE.replace("turn=1", "turn=1 asked=out"),
        MIDDLE.replace("turn=1", "turn=1 asked=enter:A1"),
        MIDDLE.replace("turn=1", "turn=1 end=goal"),
        MIDDLE.replace("turn=1", "turn=1 end=goal:1:declare"),
        MIDDLE.replace("; 2 ", "; 3 "),
        MIDDLE.replace("walls=C1W", "walls=C1Q"),
        MIDDLE.replace("goal=E5 walls=C1W", "goal=E9 walls=C1W"),
        MIDDLE.replace("E6S", "E6S,E5S"),
        MIDDLE.replace("walls= luck", "walls=#FFFFFFFFFFFFFFFFFF luck"),
        MIDDLE.replace("walls= luck", "walls=#zz luck"),
        MIDDLE.replace("walls= luck=0", "walls= luck=0 open=1"),
        MIDDLE.replace("walls= luck=0", "walls= luck=0 open=4 blocked=4"),
        MIDDLE.replace("walls= luck=0", "walls= luck=0 open=4 path=A1E"),
        MIDDLE.replace("walls= luck=0", "walls= luck=0 open=4 path=A9"),
        MIDDLE.replace("walls= luck=0", "walls= luck=0 open=4 path=A1N"),
        MIDDLE.replace("walls= luck=0", "walls= luck=0 open=4 path=A2"),
        MIDDLE.replace("walls= luck=0", "walls= luck=0 blocked=4"),
        MIDDLE.replace("goal=E5 walls= luck=0", "luck=0"),
        MIDDLE.replace("phase=search", "phase=build"),
        MIDDLE.replace("phase=search", "phase=answer"),
        MIDDLE.replace("phase=search", "phase=declare"),
        MIDDLE.replace("first=1", "first=1 end=resigned:1:over").replace("=search", "=answer"),
        "PF 6x6 chips=30 phase=build turn=2; 1 goal=E5 walls= luck=0; 2 luck=0",
        "PF 6x6 chips=30 phase=build turn=2; 1 goal=- walls= luck=0; 2 goal=- walls= luck=0",
        "PF 6x6 chips=30 phase=build turn=1 reached=1; 1 goal=- walls= luck=0; 2 luck=0",
        "PF 6x6 chips=30 phase=build turn=1; 1 goal=- walls=A1Q luck=0; 2 luck=0",
    ],
)
def test_what_could_not_stand_in_a_game_is_refused(text):
    with pytest.raises(BadPosition):
        read(text)


ON_TABLE = (
    "PF 3x3 chips=6 phase=answer turn=2 first=1 asked=enter:A1; 1 goal=A1 walls= luck=0; 2 luck=0"
)


@pytest.mark.parametrize(
    ("text", "given"),
    [
        (ON_TABLE.replace("turn=2", "turn=1"), {"maze2": "answers"}),
        (ON_TABLE.replace("enter:A1;", "A1>A2;"), {"maze2": "answers"}),
        (ON_TABLE.replace(" asked=enter:A1", ""), {"maze2": "answers"}),
        (ON_TABLE.replace("; 2 luck", "; 2 goal=A1 walls= luck"), {"maze2": "answers"}),
        (ON_TABLE, {}),
        (MIDDLE, {"play": "search"}),
        (MIDDLE, {"play": "hide"}),
        (MIDDLE.replace("turn=1", "turn=1 plies=9"), {"ply_cap": "5"}),
        (MIDDLE.replace("turn=1 first=1", "turn=2 first=2"), {"play": "hide"}),
        (MIDDLE.replace("turn=1", "turn=2"), {"play": "search"}),
        (MIDDLE.replace("turn=1", "turn=1 end=resigned:2:over"), {"play": "search"}),
        (
            f"{HEAD}; 1 luck=0 blocked=4 turns=3; 2 {FIGURE} luck=0",
            {"play": "search", "turn_limit": "2"},
        ),
        (MIDDLE, {"play": "search", "layout": "meadow", "rows": "6"}),
        (MIDDLE.replace("6x6", "5x5"), {"play": "search", "layout": "meadow"}),
    ],
)
def test_a_position_has_to_fit_the_settings(text, given):
    with pytest.raises(BadPosition):
        read(text, **given)


def test_a_question_that_waits():
    state = read(ON_TABLE, maze2="answers")
    assert state.phase == ANSWER
    assert GAME.format_position(state) == ON_TABLE
    assert legal(state) == ["yes", "no", "goal"]


def test_many_chips_are_written_as_bits():
    """So that a line of a record has room for both mazes."""
    names = [
        GAME.format_move(m)[1:] for m in GAME.legal_moves(GAME.observe(played(chips="50"), _one()))
    ]
    walls = ",".join(name for name in names[:66] if "W" not in name and "F" not in name)
    state = played(f"lay:F1:{walls}", chips="60")
    text = GAME.format_position(state)
    assert "walls=#" in text
    assert GAME.parse_position(text, options(chips="60")) == state


def _one():
    from tests.games.pathfinder.mazes import ONE

    return ONE


def test_the_position_of_a_game_that_waits_for_a_maze():
    state = after(
        played("lay:A3", "ready", maze2="answers", rows="3", cols="3"), "enter:A1", "goal"
    )
    text = GAME.format_position(state)
    assert "end=goal:1:declare" in text
    assert read(text, maze2="answers") == state
    assert L1.startswith("lay:")
