"""A voyage put together by hand: touches, questions, what is said meanwhile, and taking back."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import MoveError
from tactilegrid.core.game import Choice
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.games.wayfinder import GAME
from tactilegrid.games.wayfinder.choices import ALL, LATENESS, NOWHERE, PASSING
from tests.games.wayfinder.wayfinder_table import (
    BRIEF,
    YELLOW,
    at,
    cell,
    hear,
    play,
    start,
    touched,
)

G, Y, B, R = (Choice(f"drop-{colour}") for colour in ("green", "yellow", "blue", "red"))
SEA = "a1=GGGYB b1=YR c1=GG d1=B f6=GY"


def said(state, *places, **how):
    """What is heard after these touches: a question with its answers, or where it can go."""
    pick = touched(state, *places)
    assert pick.moves, places
    if pick.choices:
        inquiry, answers = GAME.inquire(pick.moves, state)
        assert GAME.picked(pick.selection.touched, pick.moves, state) == inquiry.question
        labels = [hear(label, state, **how) for label in inquiry.labels]
        return hear(inquiry.question, state, **how), dict(zip(labels, answers, strict=True))
    return hear(GAME.picked(pick.selection.touched, pick.moves, state), state, **how)


def why_not(state, *places, **how):
    """The refusal of a touch, as the front end finds it."""
    assert not touched(state, *places).moves
    touches = tuple(cell(each) if isinstance(each, str) else each for each in places)
    with pytest.raises(MoveError) as caught:
        GAME.read_move(GAME.written(touches, state), state)
    return hear(caught.value.message, state, **how)


def test_the_first_voyage_step_by_step():
    """WF-R5, R6: from the model of how the game should feel."""
    state = play(start(players=4), "@c3", "@a1", "@f6", "@d4")
    assert said(state, "c3") == "c3: green, yellow, blue, red. Choose a neighbour."
    question, answers = said(state, "c3", "d3")
    assert question == "d3 mixed. Drop 1 green, 2 yellow, 3 blue, 4 red."
    assert answers == {"green": G, "yellow": Y, "blue": B, "red": R}
    words = "Yellow on d3. 3 left, going east: e3, d4."
    assert said(state, "c3", "d3", Y) == words
    assert said(state, "c3", "d3", Y, verbosity=BRIEF) == "3 left: e3, d4."
    assert said(state, "c3", "d3", Y, "d4", G) == "Green on d4. 2 left, going north: d5."
    last = "Sail d3 yellow, d4 green, d5 blue, d6 red? Enter again."
    assert said(state, "c3", "d3", Y, "d4", G, "d5", B, "d6") == last
    move = touched(state, "c3", "d3", Y, "d4", G, "d5", B, "d6").move
    assert GAME.format_move(move) == "c3 E Y N G B R"
    assert GAME.reads_back(move), "so that what it scores is heard before it is made"


def test_the_start_need_not_be_touched():
    """With one Wayfinder, only one start can be meant."""
    state = at(SEA)
    assert touched(state, "b1").selection.touched == (cell("a1"), cell("b1"))


def test_only_open_neighbours_are_offered():
    """WF-R9: d1 is closed to who has no blue left."""
    state = at("a1=GY b1=B f6=GY")
    assert said(state, "a1") == "a1: green, yellow. Choose a2."
    assert why_not(state, "a1", "b1") == ("b1 forming blue: only blue, and you hold none.")


def test_a_forced_drop_needs_no_choice():
    """WF-R9: a forming village takes its own colour; the last gem is what it is."""
    state = at(SEA)
    words = "c1 forming: only green. 3 left, going east: d1, c2."
    assert said(state, "a1", "b1", Y, "c1") == words
    state = at("a1=GY b1=GR c1=G b2=G f6=GY")
    assert said(state, "a1", "b1") == "Only yellow fits on b1. 1 left, going east: c1, b2."


def test_on_a_bare_square_all_can_be_dropped():
    """WF-R7, R8."""
    question, answers = said(at(SEA), "a1", "a2")
    assert question == "a2 empty. Drop 1 green, 2 yellow, 3 blue, 4 all 5."
    assert answers["all 5"] == ALL
    assert said(at(SEA), "a1", "a2", ALL) == "Sail a2: 3 green, yellow, blue? Enter again."


def test_homecomings_and_villages_are_told_before_they_are_made():
    """WF-R12, R13, R14: what it scores, at the drop and before the voyage is made."""
    state = at("a1=GGGY b1=YR c1=GG f6=GY")
    question, answers = said(state, "a1", "b1", Y, "c1")
    assert question == "c1 green 2. Drop 1 green, 2 all 3, village 25."
    assert list(answers.values()) == [G, ALL]
    home = "Sail b1 yellow, c1: 3 green? Scores 25. Enter again."
    assert said(state, "a1", "b1", Y, "c1", ALL) == home
    brief = "Sail, scores 25? Enter again."
    assert said(state, "a1", "b1", Y, "c1", ALL, verbosity=BRIEF) == brief
    passing = at("a1=GYY b1=GGGG f6=GY")
    words = "Green on b1, village 25. 2 left, going east: c1, b2."
    assert said(passing, "a1", "b1") == words


def test_backspace_takes_back_one_touch():
    state = at(SEA)
    pick = touched(state, "a1", "b1", Y, "c1")
    back = pick.selection.back()
    assert back.touched == (cell("a1"), cell("b1"), Y)
    fits = [m for m in GAME.legal_moves(state) if GAME.touches(m, state)[:3] == back.touched]
    words = "Yellow on b1. 4 left, going east: c1, b2."
    assert hear(GAME.picked(back.touched, fits, state), state) == words


def test_why_a_touch_leads_nowhere():
    """Each in the rules' own words (WF-R5, R9, R17)."""
    state = at(SEA)
    assert why_not(state, "a1", "e5") == "Not e5: not next to a1. From a1: a2, b1."
    assert why_not(state, "a1", "b1", Y, "c1", "d1", "e2") == (
        "Not e2: not next to d1. From d1: e1, d2."
    )
    bent = ("a1", "b1", Y, "c1", "c2", G)
    assert why_not(state, *bent, "d2") == "Not d2: only one bend. From c2: c3."
    assert why_not(state, *bent, "c1") == "Not c1: there is no way back. From c2: c3."
    assert why_not(state, *bent, "c2") == "Not c2: you are there. From c2: c3."
    assert why_not(state, "b5") == "Your Wayfinder is on a1: begin there."
    dead = at("a1=GYY a2=GR b2=Y c2=B f6=GY")
    assert why_not(dead, "a1", "a2", Y, "b2") == ("By b2 the rest cannot be dropped: no way on.")
    edge = at("e1=GY f1=GR f2=Y f6=GY", "W G=e1")
    assert why_not(edge, "e1", "f1", "e2").startswith("Not e2: not next to f1.")


def test_a_question_that_was_passed_over_is_put_again():
    """A square waits for its drop before the next one can be entered."""
    state = at(SEA)
    touches = (cell("a1"), cell("b1"), cell("c1"))
    assert GAME.written(touches, state) == "a1 b1"


@pytest.mark.parametrize(
    "touches",
    [
        (),
        (Edge(Cell(0, 0), Direction.NORTH),),
        (Cell(9, 9),),
        (Cell(0, 0), Cell(9, 9)),
        (Cell(0, 0), Edge(Cell(0, 0), Direction.NORTH)),
        (Cell(0, 0), Choice("drop-green")),
        (Choice("strange"),),
    ],
)
def test_nothing_can_be_typed_for_strange_touches(touches):
    assert GAME.written(touches, at(SEA)) == ""


def test_a_choice_that_is_not_offered_is_not_made():
    touches = (cell("a1"), cell("b1"), R)
    assert GAME.written(touches, at(SEA)) == ""


def test_placing_is_one_touch():
    """WF-R2, R20."""
    state = start()
    pick = touched(state, "d4")
    assert GAME.format_move(pick.move) == "@d4"
    assert not GAME.reads_back(pick.move)
    assert GAME.written((cell("d4"),), state) == "@d4"
    words = "d4: green, yellow, blue, red. You can place here."
    assert hear(GAME.picked((cell("d4"),), [pick.move], state), state) == words
    taken = play(state, "@d4")
    assert why_not(taken, "d4", viewer=YELLOW) == "The Wayfinder on d4 is Green."


def test_a_forced_pass_is_asked_for_by_any_touch():
    """WF-R17: there is nothing else to do, and no place to touch for it."""
    state = at("a1=GY b1=R a2=B f6=GY", "W G=a1 Y=f6")
    pick = touched(state, "c3")
    assert pick.choices
    inquiry, moves = GAME.inquire(pick.moves, state)
    assert hear(inquiry.question, state) == "No voyage is possible from a1. Enter passes."
    assert [hear(label, state) for label in inquiry.labels] == ["pass"]
    assert GAME.picked((PASSING,), pick.moves, state) == inquiry.question
    assert [GAME.format_move(move) for move in moves] == ["--"]
    assert GAME.touches(moves[0], state) == (PASSING,)
    assert GAME.written((PASSING,), state) == "--"


def test_nowhere_to_place_is_said_and_confirmed():
    """WF-R4."""
    state = at("a1=GY", "W Y=a1 | to=G | phase=place")
    inquiry, _ = GAME.inquire(touched(state, "c3").moves, state)
    assert hear(inquiry.question, state) == "No square to place on. Enter goes on."
    assert [hear(label, state) for label in inquiry.labels] == ["go on"]
    assert GAME.written((NOWHERE,), state) == "@-"
    begin = at("a1=GY", "W Y=a1 | to=G | phase=start")
    inquiry, _ = GAME.inquire(touched(begin, "c3").moves, begin)
    assert hear(inquiry.question, begin) == "No square to start from. Enter goes on."


def test_being_late_is_a_choice_that_no_square_makes():
    """WF-R19: a countdown is the host's; whoever touches a square places there."""
    state = at(
        "a1=GY f6=GY", "W Y=f6 | mode=race | to=G | phase=place", countdown=5, turn_mode="race"
    )
    late = GAME.legal_moves(state)[-1]
    assert GAME.touches(late, state) == (LATENESS,)
    assert GAME.written((LATENESS,), state) == "late"
    assert touched(state, "a1").move == GAME.parse_move("@a1", state)
    inquiry, _ = GAME.inquire([late], state)
    assert [hear(label, state) for label in inquiry.labels] == ["too late"]


def test_the_moves_of_a_question_may_come_in_any_order():
    state = at(SEA)
    moves = touched(state, "a1", "b1").moves
    assert GAME.inquire(moves[::-1], state) == GAME.inquire(moves, state)


def test_no_touches_where_nobody_sails():
    """A voyage of another moment has no touches here."""
    voyage = GAME.legal_moves(at(SEA))[0]
    assert GAME.touches(voyage, start()) == ()
