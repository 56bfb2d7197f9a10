"""Who may know what: states that differ in a hidden maze are one state to those who do not know."""

from __future__ import annotations

import time
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.errors import MoveError
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.core.value import replace
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.maze import ways_of
from tests.examples import examples
from tests.games.pathfinder.mazes import L1, ONE, OPEN, TWO, after, options, played, search, seen

TABLES = [
    {},
    {"rows": "4", "cols": "4", "equal_turns": "on", "reask_blocked": "costs_turn"},
    {"rows": "3", "cols": "4", "maze2": "answers"},
    {"rows": "4", "cols": "3", "play": "hide"},
    {"rows": "4", "cols": "4", "play": "search"},
    {"rows": "3", "cols": "3", "reentry": "none", "repetition": "4"},
]
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)


def game(given, seed, length):
    """States of a game by chance, in which mazes are laid at once half of the time."""
    dice = Random(seed)
    state = GAME.initial(options(**given), seed)
    for _ in range(length):
        yield state
        turn = GAME.to_move(state)
        if turn is None:
            return
        view = seen(state)
        habit = GAME.habit(view, turn, "novice", dice.getrandbits(32))
        move = habit if dice.random() < 0.5 else dice.choice(GAME.legal_moves(view))
        state = GAME.apply(state, move).state


def moves_of(view):
    return [GAME.format_move(move) for move in GAME.legal_moves(view)]


def refusal(text, view):
    try:
        return GAME.read_move(text, view)
    except MoveError as error:
        return error.message


@given(table=tables, seed=seeds, other=seeds)
@examples(15)
def test_an_imagined_state_is_the_same_to_its_viewer(table, seed, other):
    """Observation, legal moves and refusals; the imagined maze is legal and fits all answers."""
    for state in game(table, seed, 40):
        for viewer in (ONE, TWO, SPECTATOR):
            if viewer == TWO and table.get("play") == "search":
                continue
            view = GAME.observe(state, viewer)
            like = GAME.resample(view, other)
            assert GAME.observe(like, viewer) == view
            assert moves_of(GAME.observe(like, viewer)) == moves_of(view)
            for text in ("enter:A1", "A1>A2", "out", "back:A1", "ready", "a1", "n"):
                assert refusal(text, GAME.observe(like, viewer)) == refusal(text, view)
            if state.phase == "search" and state.ended is None:
                for maze in like.mazes:
                    assert maze is None or ways_of(like.setup.ground, maze).length


@given(table=tables, seed=seeds, other=seeds)
@examples(15)
def test_what_the_searcher_is_told_depends_on_the_answer_only(table, seed, other):
    """The same move in the true and in an imagined state: if it is answered alike, all is alike."""
    for state in game(table, seed, 30):
        turn = GAME.to_move(state)
        if turn is None:
            return
        like = GAME.resample(seen(state), other)
        for move in GAME.legal_moves(seen(state))[:8]:
            true, false = GAME.apply(state, move), GAME.apply(like, move)
            views = [GAME.observe(each.state, turn) for each in (true, false)]
            if views[0] == views[1]:
                told = [
                    [note.event for note in each.notices if turn in note.audience]
                    for each in (true, false)
                ]
                assert told[0] == told[1]
                assert true.reveals == false.reveals


@pytest.mark.parametrize("text", ["+B3E", "goal A1", L1, "lay:A6:A1S"])
def test_nobody_hears_of_building(text):
    """Not what, not how much, not that: the others' observations do not change at all."""
    state = played("goal C1")
    made = GAME.apply(state, GAME.parse_move(text, seen(state)))
    for viewer in (TWO, SPECTATOR):
        assert GAME.observe(made.state, viewer) == GAME.observe(state, viewer)
        assert not any(viewer in notice.audience for notice in made.notices)
    assert any(ONE in notice.audience for notice in made.notices)
    assert text[1:] not in repr(GAME.parse_move(text, seen(state)))


@pytest.mark.parametrize("walls", ["", ":B3E", ":B3E,C1W,A4S"])
def test_everybody_hears_the_same_of_being_ready(walls):
    """Whatever was built."""
    plain = GAME.apply(played(OPEN), GAME.parse_move("ready", seen(played(OPEN))))
    state = played(f"lay:E5{walls}")
    other = GAME.apply(state, GAME.parse_move("ready", seen(state)))
    for viewer in (TWO, SPECTATOR):
        assert GAME.observe(other.state, viewer) == GAME.observe(plain.state, viewer)
    assert [n.event for n in other.notices] == [n.event for n in plain.notices]


def test_luck_is_each_seats_own():
    """A seat's own chance tells nothing of the other's."""
    state = GAME.initial(options(), 5)
    assert seen(state, ONE).luck != seen(state, TWO).luck
    assert seen(state, SPECTATOR).luck == 0
    changed = replace(state, luck=(state.luck[0], 99))
    assert seen(changed, ONE) == seen(state, ONE)


def test_imagining_is_quick():
    """At most some milliseconds, so that an engine can imagine many."""
    view = seen(after(search(), "enter:E1", "E1>F1", "enter:A1", "A1>A2"))
    start = time.process_time()
    for seed in range(100):
        GAME.resample(view, seed)
    assert time.process_time() - start < 0.5
    assert len({GAME.resample(view, seed).mazes for seed in range(20)}) > 10


def test_all_grids_of_the_end_are_shown():
    over = GAME.resign(search(), ONE).state
    assert GAME.layers(ONE, seen(over, ONE)) == ("tracking", "home", "theirs")
    assert GAME.layers(SPECTATOR, seen(over, SPECTATOR)) == (
        *("first", "second", "first-maze", "second-maze"),
    )
    assert GAME.layers(ONE, seen(played(), ONE)) == ("home", "tracking")
    assert GAME.layers(ONE, seen(search(), ONE)) == ("tracking", "home")
    alone = played(play="search")
    assert GAME.layers(ONE, seen(alone, ONE)) == ("tracking",)
    hider = played(OPEN, "ready", play="hide")
    assert GAME.layers(ONE, seen(hider, ONE)) == ("home",)
    assert GAME.layers(TWO, seen(hider, TWO)) == ("tracking",)
    assert GAME.hides(options())


def test_mazes_on_the_table_are_hidden_from_nobody():
    """PF-A15: where people answer for all mazes, all that the program knows may be heard."""
    assert GAME.hides(options(play="search"))
    assert GAME.hides(options(maze2="answers"))
    assert not GAME.hides(options(maze1="answers", maze2="answers"))
    assert not GAME.hides(options(play="hide", maze1="answers"))
