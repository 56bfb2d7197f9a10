"""How the companions of Escort Quest play: told apart by how far they see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.choose import choose, levels
from tactilegrid.engines.escort_quest import Lookout, search
from tactilegrid.engines.search import LEVELS, WON
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.puzzles import PUZZLES

ONE = Seat(1)


def begun(puzzle: str) -> Any:
    return GAME.initial(settle(GAME.options, {"puzzle": puzzle, "ply_cap": "60"}), 0)


def at(text: str) -> Any:
    return GAME.parse_position(text, settle(GAME.options, {}))


def chosen(state: Any, level: str, seed: int = 1, nodes: int | None = None) -> Any:
    return list(choose(GAME, state, ONE, level, seed, nodes))[-1]


def played(puzzle: int, level: str) -> tuple[bool, int]:
    """Whether the villager came home, and after how many turns."""
    state, turns = begun(str(puzzle)), 0
    while state.outcome is None:
        state = GAME.apply(state, chosen(state, level, turns).move).state
        turns += 1
    return bool(state.outcome.winners), turns


def test_every_level_is_there() -> None:
    assert tuple(levels(GAME, begun("1").options, ONE)) == LEVELS


def test_who_sees_further_comes_home_more_often() -> None:
    """Puzzles of 4 to 8 turns; how master comes home is tested with the solver."""
    puzzles = (2, 5, 9, 16)
    wins = [sum(played(each, level)[0] for each in puzzles) for level in LEVELS[:4]]
    assert wins == sorted(wins)
    assert wins[0] < wins[3]


def test_casual_goes_nearer_to_the_village_and_not_back() -> None:
    state = at("EQ 9x9 E=a1 V=c5 G=i9; village e5")
    first = chosen(state, "casual").move
    after = GAME.apply(state, first).state
    assert "E" in GAME.format_move(first)
    assert chosen(after, "casual").move != GAME.parse_move("W", after)


def test_casual_takes_a_way_home_and_none_onto_spikes() -> None:
    state = at("EQ 8x8 E=a1 V=d4 G=h8; village e4; spike d5")
    assert GAME.format_move(chosen(state, "casual").move) == "E"


def test_a_lookout_finds_a_way_home_some_turns_ahead() -> None:
    state = begun("1")
    *_, found = Lookout(state, 1).improve(600)
    assert found.worth == WON - PUZZLES[0].best
    assert found.depth == PUZZLES[0].best


def test_a_lookout_says_where_it_would_go_if_it_sees_no_end() -> None:
    state = begun("33")
    *_, found = Lookout(state, 1).improve(100)
    assert found.nodes <= 100
    assert found.move in GAME.legal_moves(state)


def test_a_lookout_ends_where_there_is_nothing_left_to_see() -> None:
    """Walled in, nobody moves: the hold is forced, and leads nowhere new."""
    sides = "N,NE,E,SE,S,SW,W,NW"
    state = at(f"EQ 8x8 E=a1 V=d4 G=h8; village a8; barrier a1 {sides}; barrier h8 {sides}")
    *_, found = Lookout(state, 1).improve(0)
    assert GAME.format_move(found.move) == "hold"


def test_master_looks_ahead_where_the_solver_has_no_answer(monkeypatch: Any) -> None:
    """A board too large for a quick look at all of it."""
    monkeypatch.setattr("tactilegrid.games.escort_quest.solver.QUICK", 1)
    state = at("EQ 9x8 E=a1 V=c5 G=i8; village f5; spike f3")
    found = list(choose(GAME, state, ONE, "master", 1, 600))
    assert found[-1].worth == WON - found[-1].depth
    assert found[-1].depth > 1


def test_master_is_done_where_it_was_stopped_or_all_is_lost() -> None:
    state = begun("5")
    assert len(list(search(state, ONE, "master", 1).improve(1))) == 2
    sides = "N,NE,E,SE,S,SW,W,NW"
    lost = at(f"EQ 8x8 E=a1 V=d4 G=h8; village a8; barrier a1 {sides}")
    assert GAME.format_move(chosen(lost, "master").move) == "hold"


@pytest.mark.parametrize("level", ["casual", "club", "master"])
def test_while_a_puzzle_is_built_every_level_lays_something(level: str) -> None:
    state = begun("new")
    move = chosen(state, level, Random(level).randrange(9)).move
    assert GAME.apply(state, move).state != state
