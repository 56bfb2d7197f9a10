"""Corners of the rules that a game seldom comes to, and moves that no text can mean."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.game import Choice
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.aiming import aim, toward
from tactilegrid.games.pathfinder.layouts import layout_line
from tactilegrid.games.pathfinder.maze import Maze
from tactilegrid.games.pathfinder.position import (
    Back,
    Enter,
    Lay,
    SetGoal,
    Setup,
    Step,
    Take,
    Track,
)
from tactilegrid.games.pathfinder.slots import ground_of
from tests.games.pathfinder.mazes import (
    L1,
    ONE,
    OPEN,
    TWO,
    after,
    cell,
    heard,
    options,
    played,
    search,
    seen,
)

FAR = 200  # a square of no board
SMALL = {"rows": "3", "cols": "3", "reentry": "none"}
POCKET = "lay:C3:A1E,A1S"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (SetGoal(FAR), "PF-R6"),
        (Take(3 * 72 - 1), "PF-A3"),
        (Lay(Maze(FAR, 0)), "PF-R6"),
        (Lay(Maze(0, 1 << 71)), "PF-A3"),
    ],
)
def test_what_is_built_off_the_board(move, rule):
    with pytest.raises(IllegalMove) as caught:
        GAME.check(move, seen(played()))
    assert caught.value.rule == rule


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (Step(0, FAR), "PF-R12"),
        (Back(FAR), "PF-A5"),
        (Back(1), "PF-R16"),
        (Enter(FAR), "PF-R11"),
    ],
)
def test_what_is_asked_off_the_board(move, rule):
    """And going back one step, which is written as a step."""
    state = after(search(OPEN), "enter:A1", "A1>A2", "A2>A3")
    move = Step(2, FAR) if isinstance(move, Step) else move
    with pytest.raises(IllegalMove) as caught:
        GAME.check(move, seen(state))
    assert caught.value.rule == rule


def test_a_turn_without_anything_to_ask_passes():
    """PF-A4, reentry none: the other one goes on at once."""
    state = after(search(POCKET, "lay:C3:A1W,C1W", **SMALL), "enter:A1", "A1>A2", "enter:A1")
    state = after(state, "A1>B1")
    assert heard(state, "enter:C1") == (
        "Seat 2: C1, no. Barrier at entrance C1. You cannot come out, and all is known here."
    )
    assert after(state, "enter:C1").side == 1


def test_the_last_turn_of_one_who_cannot_ask():
    """PF-A12: the one who was first wins at once."""
    state = search("lay:C1:A1W,B1W", POCKET, equal_turns="on", **SMALL)
    state = after(state, "enter:A1", "enter:A1", "A1>A2", "enter:B1", "A1>B1")
    text = heard(state, "enter:C1", TWO)
    assert "You have a last turn. You cannot come out" in text
    assert after(state, "enter:C1").ended.winners == (ONE,)


def test_endings_in_words():
    both = after(search(POCKET, POCKET, **SMALL), "enter:A1", "A1>A2", "enter:A1", "A1>A2", "A1>B1")
    assert "Nobody can go on: no winner." in heard(both, "A1>B1")
    table = played(OPEN, "ready", maze2="answers")
    found = after(table, "enter:A1")
    assert "Seat 2 lays out the maze now." in heard(found, "goal")
    declared = after(found, "goal", "lay:A1:F1W")
    assert heard(declared, "ready", TWO).startswith("Your maze agrees")
    false = after(found, "yes", "A1>A2", "goal", "lay:A2:A1E")
    assert "contradicts 1 answer. Answered wrongly: east of A1." in heard(false, "ready", ONE)
    resigned = GAME.resign(search(), ONE)
    said = [GAME.announce(notice.event, TWO, seen(search(), TWO)) for notice in resigned.notices]
    assert said[0][0].key == "pathfinder-resigned"


def test_a_searcher_goes_out_to_where_more_is_known():
    """Two rooms that were entered one after the other: the far one is left first."""
    ground = ground_of(3, 3)
    names = ("A1W", "B1W", "A1E", "A1S", "C1W", "B1E", "B1S", "C1E", "C1S")
    slots = {}
    for name in names:
        if name != "C1S":
            move = GAME.parse_move(f"+{name}", seen(played(rows="3", cols="3")))
            slots[name] = 1 << move.slot
    opened = slots["A1W"] | slots["B1W"]
    closed = slots["A1E"] | slots["A1S"] | slots["C1W"]
    track = Track(opened, closed, (0,))
    target = aim(ground, track, True, Random(1), careful=True)
    assert target.square == 9
    assert GAME.format_move(toward(ground, track, target)) == "out"
    outside = Track(opened, closed, ())
    target = aim(ground, outside, True, Random(1), careful=True)
    assert GAME.format_move(toward(ground, outside, target)) == "enter:B1"


def test_a_mazes_owner_is_unknown_to_others_until_the_end():
    """Both on the table, the first declared: the second one imagines one that fits."""
    state = played(maze1="answers", maze2="answers", rows="3", cols="3")
    state = after(state, "enter:A1", "goal", "lay:C3", "ready")
    view = seen(state, TWO)
    like = GAME.resample(view, 4)
    assert like.mazes[0] is not None
    assert GAME.observe(like, TWO) == view
    text = GAME.format_position(state)
    assert GAME.parse_position(text, options(maze1="answers", maze2="answers")) == state


def test_the_position_of_one_who_hides_a_maze_on_the_table():
    given = {"play": "hide", "maze1": "answers", "rows": "3", "cols": "3"}
    state = after(played(**given), "enter:A1", "goal")
    text = GAME.format_position(state)
    assert GAME.parse_position(text, options(**given)) == state


def test_a_position_without_chips_has_those_of_its_size():
    text = "PF 4x4 phase=build turn=1; 1 goal=- walls= luck=0; 2 luck=0"
    assert GAME.parse_position(text, options()).setup.chips == 12


def test_touches_and_their_texts():
    state = played(L1)
    view = seen(state)
    chip = GAME.parse_move("+B3E", view)
    assert GAME.written(GAME.touches(chip, view), view) == "B3E"
    assert GAME.touches(GAME.parse_move("goal A1", view), view) == (cell("A1"),)
    assert GAME.outcome(state) is None
    assert GAME.written((cell("B3"),), view) == "B3"
    assert GAME.written((Cell(9, 9),), view) == ""
    assert GAME.written((Edge(Cell(0, 5), Direction.NORTH),), view) == ""
    assert GAME.written((), view) == ""
    asked = after(played(OPEN, "ready", maze2="answers"), "enter:A1")
    yes = GAME.parse_move("yes", seen(asked))
    assert GAME.touches(yes, seen(asked)) == (Choice("yes"),)
    assert GAME.written((Choice("yes"),), seen(asked)) == "yes"
    blocked = after(search("lay:F6:A1S", own="lay:E5:A1W"), "enter:A1", "A1>A2", "A2>B2", "B2>B1")
    blocked = after(blocked, "B1>A1", "enter:A1")
    back = GAME.parse_move("back:A1", seen(blocked))
    assert GAME.touches(back, seen(blocked)) == (cell("A1"),)
    assert len(GAME.slots(options())) == 66
    assert GAME.ply_cap(options()) > 0
    assert GAME.turn(seen(GAME.resign(state, ONE).state)) is None


def test_how_a_standing_is_valued():
    """By what is left to search; a won game is above all."""
    state = after(search(OPEN), "enter:A1", "A1>A2")
    assert GAME.worth(seen(state, ONE), ONE) == 2
    assert GAME.worth(seen(state, TWO), TWO) == -2
    over = GAME.resign(state, TWO).state
    assert GAME.worth(seen(over, ONE), ONE) == -GAME.worth(seen(over, TWO), TWO) == 10_000
    drawn = after(search("lay:A1", "lay:A1", equal_turns="on"), "enter:A1", "enter:A1")
    assert GAME.worth(seen(drawn, ONE), ONE) == 0
    hider = played(OPEN, "ready", play="hide")
    assert GAME.worth(seen(hider, ONE), ONE) == 36


def test_what_is_drawn_and_named_of_layouts():
    drawn = GAME.layout_draw(layout_line("doors"))
    assert any("G" in line for line in drawn)
    assert GAME.layout_option() == "layout"
    assert GAME.layout_text(layout_line("doors")) == GAME.layouts()["doors"] + "\n"
    assert GAME.draw(seen(played(L1)))[0] == "home"
    assert GAME.draw(seen(search(), SPECTATOR))[0] == "first"


def test_a_setup_is_what_its_options_are():
    """Two of the same settings are one, also after a journey as bytes."""
    setup = search().setup
    again = pickle.loads(pickle.dumps(search())).setup
    assert again == setup
    assert Setup(options()) == setup
    assert hash(Setup(options())) == hash(setup)
    assert setup != played(rows="3").setup
    assert setup != "a setup"
