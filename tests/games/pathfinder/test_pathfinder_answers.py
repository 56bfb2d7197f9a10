"""A maze on the table, for which somebody answers (PF-A15), and engines that do."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tactilegrid.core.errors import IllegalMove
from tactilegrid.engines.choose import choose
from tactilegrid.games.pathfinder import GAME
from tests.games.pathfinder.mazes import (
    ONE,
    OPEN,
    TWO,
    after,
    heard,
    legal,
    options,
    played,
    said,
    seen,
    step,
)


def table(own="lay:A3:A1W,C1W", **given):
    """Seat 1 searches the maze that seat 2 has on the table; A1 and C1 of its own are closed."""
    small = {"rows": "3", "cols": "3"} | given
    return played(own, "ready", maze2="answers", **small)


def refused(state, text):
    with pytest.raises(IllegalMove) as caught:
        step(state, text)
    return caught.value.rule


def test_questions_are_answered_by_the_owner():
    state = after(table(), "enter:A1")
    assert (state.phase, state.side, legal(state)) == ("answer", 1, ["yes", "no", "goal"])
    yes = after(state, "yes")
    assert (yes.phase, yes.side, yes.tracks[0].path) == ("search", 0, (0,))
    no = after(state, "no")
    assert (no.phase, no.side, no.tracks[0].turns) == ("search", 1, 1)
    assert step(state, "yes").reveals
    assert heard(table(), "enter:A1", TWO) == "Seat 1 asks: enter at A1?"
    inside = after(state, "yes")
    assert heard(inside, "A1>A2", TWO) == "Seat 1 asks: from A1 to A2?"


def test_a_closed_side_is_still_known_closed():
    state = after(table(), "enter:B1", "no", "enter:A1")
    assert refused(state, "enter:B1") == "PF-A7"


def test_impossible_answers_are_refused():
    """PF-R7, R8: no way left to any goal; a goal that was visited; a goal that it must be."""
    closing = after(table(), "enter:A1", "no", "enter:A1", "enter:B1", "no", "enter:C1")
    closing = after(closing, "enter:C1")
    assert refused(closing, "no") == "PF-R8"
    assert legal(closing) == ["yes", "goal"]
    few = after(table("lay:A3:A1W", chips="1"), "enter:A1", "no", "enter:A1", "enter:B1")
    assert refused(few, "no") == "PF-R7"
    loop = after(table(), "enter:A1", "yes", "A1>A2", "yes", "A2>B2", "yes", "B2>B1", "yes")
    assert refused(after(loop, "B1>A1"), "goal") == "PF-R10"
    assert "yes" in legal(after(loop, "B1>A1"))


def test_the_last_square_must_be_the_goal():
    moves = ["enter:A1", "yes"]
    way = ["A1", "A2", "A3", "B3", "B2", "B1", "C1", "C2"]
    for here, there in pairwise(way):
        moves += [f"{here}>{there}", "yes"]
    state = after(table(), *moves, "C2>C3")
    assert refused(state, "yes") == "PF-R8"
    assert legal(state) == ["no", "goal"] or legal(state) == ["goal"]


def found(walls, goal="B1"):
    """Seat 1 finds the goal on B1, and seat 2 lays out its maze."""
    state = after(table(), "enter:A1", "no", "enter:A1", "enter:B1", "goal")
    assert (state.phase, state.side, state.ended) == ("declare", 1, None)
    return after(state, f"lay:{goal}:{walls}")


def test_the_declared_maze_is_compared_with_the_answers():
    honest = found("A1W")
    assert heard(honest, "ready", TWO).startswith("Your maze agrees with every answer.")
    over = after(honest, "ready")
    assert (over.ended.reason, over.ended.winners) == ("goal", (ONE,))
    assert heard(honest, "ready", ONE).endswith("Goal of Seat 2: B1, with 1 barrier.")


def test_contradictions_are_named():
    """Each slot, and the goal."""
    text = heard(found("A2S,B1E", "C3"), "ready", ONE)
    assert "The maze of Seat 2 contradicts 2 answers. The goal was said to be elsewhere." in text
    assert "Answered wrongly: at entrance A1." in text


def test_a_goal_where_somebody_has_been_contradicts_as_well():
    """Where the goal was not found, it cannot have been on a square that was visited."""
    state = after(table(), "enter:A1", "yes", "A1>A2", "no")
    won = after(state, "enter:B1", "B1>A1", "A1>A2", "A2>A3")
    assert (won.phase, won.result.winners) == ("declare", (TWO,))
    assert "goal was said to be elsewhere" in heard(after(won, "lay:A1:A1E"), "ready", ONE)
    assert "agrees" in heard(after(won, "lay:C3:A1E"), "ready", ONE)


def test_both_mazes_on_the_table():
    state = played(rows="3", cols="3", maze1="answers", maze2="answers")
    assert (state.phase, state.side) == ("search", 0)
    state = after(state, "enter:A1", "goal")
    assert (state.phase, state.side) == ("declare", 0)
    state = after(state, "lay:C3", "ready")
    assert (state.phase, state.side) == ("declare", 1)
    assert after(state, "lay:A1", "ready").ended.winners == (ONE,)


def test_a_single_searcher_of_a_maze_on_the_table():
    state = played(rows="3", cols="3", play="hide", maze1="answers")
    assert (state.phase, state.side) == ("search", 1)
    over = after(state, "enter:B1", "yes", "B1>B2", "goal", "lay:B2", "ready")
    assert over.ended.winners == (TWO,)


def test_limits_end_the_game_without_a_declaration():
    state = after(table(ply_cap="3"), "enter:A1", "yes")
    assert state.ended.reason == "ply-cap"
    waiting = after(table(ply_cap="2"), "enter:A1")
    assert (waiting.ended.reason, waiting.pending) == ("ply-cap", None)


def test_a_no_in_the_answering_seats_own_search():
    """The one who answers searches the maze of the program as usual."""
    state = played("lay:A3:A1W", "ready", maze2="answers", rows="3", cols="3", first="2")
    assert after(state, "enter:A1").side == 0


TABLES = [
    {},
    {"play": "search"},
    {"play": "hide"},
    {"maze2": "answers"},
    {"maze1": "answers", "maze2": "answers"},
    {"play": "hide", "maze1": "answers"},
    {"reentry": "none", "rows": "4", "cols": "4"},
    {"reask_blocked": "costs_turn", "equal_turns": "on", "rows": "5", "cols": "4"},
]


@pytest.mark.parametrize("given", TABLES, ids=str)
@pytest.mark.parametrize("levels", [("novice", "casual"), ("casual", "novice")], ids="-".join)
@pytest.mark.parametrize("seed", range(3))
def test_games_of_engines_end(given, levels, seed):
    """Whoever has which role; an engine that answers never contradicts itself."""
    state = GAME.initial(options(**given), seed)
    for number in range(3000):
        turn = GAME.to_move(state)
        if turn is None:
            break
        view = seen(state)
        *_, found = choose(GAME, view, turn, levels[turn.number - 1], seed * 1000 + number)
        move = found.move
        made = GAME.apply(state, move)
        for notice in made.notices:
            if type(notice.event).__name__ == "Checked":
                assert (notice.event.slots, notice.event.goal) == ((), False)
        state = made.state
    assert state.ended is not None
    assert state.ended.reason in ("goal", "shared", "stuck")


def test_an_engine_finishes_what_a_person_began():
    """It lays a maze where none can be finished, and is ready where one can."""
    ready = GAME.habit(seen(played("goal A1")), ONE, "novice", 1)
    assert GAME.format_move(ready) == "ready"
    sealed = played("goal A1", "+A1W", "+A1E", "+A1S")
    assert GAME.format_move(GAME.habit(seen(sealed), ONE, "casual", 1)).startswith("lay:")
    assert GAME.habit(seen(sealed), TWO, "casual", 1) is None
    wrong = found("A2S,B1E", "C3")
    assert GAME.format_move(GAME.habit(seen(wrong), TWO, "novice", 1)).startswith("lay:B1")


def test_questions_of_the_owner_can_be_touched():
    state = after(table(), "enter:A1")
    inquiry, answers = GAME.inquire(GAME.legal_moves(seen(state)), seen(state))
    assert said([inquiry.question], state) == [
        "Your answer? By number: yes, no, yes, it is the goal."
    ]
    assert len(answers) == len(inquiry.labels) == 3
    assert GAME.read_move("y", seen(state)) == GAME.read_move("yes", seen(state))
    assert GAME.format_move(GAME.read_move("n", seen(state))) == "no"
    assert said(GAME.summary(*topic_moves(), seen(state)), state) == [
        "Your answer? By number: yes, no, yes, it is the goal."
    ]
    assert OPEN not in legal(state)


def topic_moves():
    from tactilegrid.core.game import Topic

    return Topic.MOVES, TWO


def test_nobody_is_left_in_silence_where_all_lies_on_the_table():
    """PF-A15: the other hears who lays out a maze, not what is laid."""
    state = played(rows="3", cols="3", play="hide", maze1="answers")
    asked = after(state, "enter:B1", "yes", "B1>B2", "goal")
    assert heard(asked, "lay:B2:A1E", TWO) == "Hider lays out the maze now."
    assert "B2" in heard(asked, "lay:B2:A1E", ONE)
