"""Searchers ask only what helps, builders lay only what is legal, and neither knows a secret."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.pathfinder import levels, search
from tactilegrid.engines.pathfinder.builder import PANEL, built, changed
from tactilegrid.engines.pathfinder.scout import Scout, turns_of
from tactilegrid.engines.pathfinder.weights import DEEP, LEARNED
from tactilegrid.engines.search import never
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.imagining import imagined
from tactilegrid.games.pathfinder.maze import Maze, ways_of
from tactilegrid.games.pathfinder.position import BUILD, READY, Lay, Track, setup_of
from tactilegrid.games.pathfinder.slots import OUTSIDE
from tactilegrid.games.pathfinder.styles import made

LEVELS = ("club", "expert", "master")
SEEDS = st.integers(0, 2**32)


def setup_with(**given: str):
    return setup_of(settle(GAME.options, given))


def state_with(seed: int = 0, **given: str):
    return GAME.initial(settle(GAME.options, given), seed)


def thought(state, level: str, seed: int = 1, nodes: int = 8, stop=never):
    seat = GAME.to_move(state)
    seen = GAME.observe(state, seat)
    return list(search(seen, seat, level, seed).improve(nodes, stop))


@given(
    SEEDS, st.sampled_from((DEEP, LEARNED)), st.sampled_from([("6", "6"), ("3", "5"), ("8", "4")])
)
def test_a_search_ends_within_the_chips_and_one_turn(seed, taste, size) -> None:
    """PF-R14: a no shows a new barrier each time, since nothing known is asked about again."""
    setup = setup_with(rows=size[0], cols=size[1])
    maze = imagined(setup.ground, setup.chips, Track(), OUTSIDE, Random(seed))
    bound = maze.walls.bit_count() + 1
    assert turns_of(setup.ground, maze, taste, seed, bound + 1) <= bound


def test_the_grid_tells_a_searcher_all_that_the_way_there_did() -> None:
    """A scout that reads the tracking grid is the scout that asked every question itself."""
    setup, dice = setup_with(), Random(3)
    for number in range(6):
        maze = made(setup.ground, setup.chips, "branching", 2, dice.getrandbits(64))
        track, asked = Track(), Scout(setup.ground, LEARNED, number)
        for _ in range(25):
            read = Scout.of(setup, track, LEARNED, number)
            assert sorted(read.front) == sorted(asked.front)
            for name in ("met", "depth", "exits", "shut", "came", "walls", "ways", "straight"):
                assert getattr(read, name) == getattr(asked, name)
            for name in ("bends", "forks", "deepest", "doors_shut", "doors_open", "pawn"):
                assert getattr(read, name) == getattr(asked, name)
            side = asked.best()
            bit = 1 << side.slot
            if maze.walls & bit:
                asked.refused(side)
                track = Track(track.open, track.blocked | bit, _path(side.origin))
            else:
                asked.admitted(side)
                track = Track(track.open | bit, track.blocked, (side.beyond,))
            asked.front = asked._edge()


def _path(square: int) -> tuple[int, ...]:
    return () if square == OUTSIDE else (square,)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "given",
    [
        {"rows": "3", "cols": "4"},
        {"rows": "4", "cols": "4", "reentry": "none"},
        {"rows": "4", "cols": "3", "reask_blocked": "costs_turn", "equal_turns": "on"},
        {"rows": "3", "cols": "3", "maze1": "answers", "maze2": "answers"},
        {"rows": "3", "cols": "3", "play": "hide"},
    ],
)
def test_whole_games_are_legal_and_end(level: str, given: dict[str, str]) -> None:
    state = state_with(5, **given)
    for ply in range(300):
        if GAME.outcome(state) is not None:
            break
        move = thought(state, level, ply)[-1].move
        GAME.check(move, GAME.observe(state, GAME.to_move(state)))
        state = GAME.apply(state, move).state
    assert GAME.outcome(state) is not None


def test_where_loops_were_walked_it_still_finds_something_to_ask() -> None:
    """Only sides between squares already met are left: PF-A7 lets them be asked about."""
    setup = setup_with(rows="3", cols="3")
    ground = setup.ground
    track = Track(path=(0,))
    sides = Scout(ground, LEARNED, 1).sides
    inner = {side.slot for square in ground.spots for side in sides[square] if side.beyond >= 0}
    left = max(inner)
    door = sides[0][-1].slot
    track = Track(open=sum(1 << slot for slot in inner - {left}) | 1 << door, path=(0,))
    doors = [side.slot for side in sides[OUTSIDE] if side.slot != door]
    track = Track(track.open, sum(1 << slot for slot in doors), (0,))
    assert Scout.of(setup, track, LEARNED, 1).target().slot == left


def test_it_plays_alike_whatever_the_hidden_maze_is() -> None:
    """Two states that a seat cannot tell apart: the same question, at every level."""
    state = state_with(2, rows="4", cols="4")
    for _ in range(4):
        state = GAME.apply(state, thought(state, "club")[-1].move).state
    for _ in range(6):
        seat = GAME.to_move(state)
        seen = GAME.observe(state, seat)
        other = GAME.resample(seen, 99)
        assert GAME.observe(other, seat) == seen
        for level in LEVELS:
            assert thought(state, level) == thought(other, level)
        state = GAME.apply(state, thought(state, "master")[-1].move).state
        if GAME.outcome(state) is not None:
            break


@given(SEEDS)
def test_changed_mazes_keep_to_the_chips(seed: int) -> None:
    setup, dice = setup_with(rows="4", cols="4", chips="7"), Random(seed)
    maze = imagined(setup.ground, 7, Track(), OUTSIDE, dice)
    for _ in range(5):
        maze = changed(setup, maze, dice)
        assert maze.walls.bit_count() <= 7
        assert not maze.walls & ~setup.ground.slots
        assert maze.goal in setup.ground.spots


def test_without_chips_only_the_goal_can_be_moved() -> None:
    setup = setup_with(chips="0")
    assert changed(setup, Maze(0, 0), Random(1)).walls == 0


def test_a_builder_lays_a_legal_maze_that_gets_harder() -> None:
    setup = setup_with()
    found = list(built(setup, "master", 7, 60, never))
    assert all(ways_of(setup.ground, maze).length for maze, _, _ in found)
    assert [turns for _, turns, _ in found] == sorted(turns for _, turns, _ in found)
    assert max(searches for _, _, searches in found) <= 60
    assert found == list(built(setup, "master", 7, 60, never))


def test_a_builder_that_is_stopped_has_a_legal_maze() -> None:
    state = state_with()
    (only,) = thought(state, "master", stop=lambda: True)
    assert isinstance(only.move, Lay)
    after = GAME.apply(state, only.move).state
    assert after.phase == BUILD
    (then,) = thought(after, "master")
    assert then.move == READY


def test_a_building_seat_has_three_levels() -> None:
    assert tuple(levels(settle(GAME.options, {}), Seat(1))) == LEVELS


@pytest.mark.parametrize("style", ["snake", "branching", "decoys"])
def test_what_was_learned_helps(style: str) -> None:
    """A few of the mazes that `bench pathfinder` measures by the hundred."""
    setup, dice = setup_with(), Random(style)
    mazes = [made(setup.ground, setup.chips, style, 2, dice.getrandbits(64)) for _ in range(12)]
    learned, deep = (
        sum(turns_of(setup.ground, maze, taste, seed, 99) for seed, maze in enumerate(mazes))
        for taste in (LEARNED, DEEP)
    )
    assert learned < deep


def test_a_built_maze_is_harder_than_one_laid_by_chance() -> None:
    setup, dice = setup_with(), Random(8)
    *_, (_, turns, _) = built(setup, "master", 1, 80, never)
    plain = imagined(setup.ground, setup.chips, Track(), OUTSIDE, dice)
    assert turns >= 1.3 * sum(turns_of(setup.ground, plain, taste, 1, 99) for taste in PANEL)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_pawn_on_its_way_never_turns_round(level: str, seed: int) -> None:
    """Between two questions lie no more plies than a way out and in again has squares."""
    state = state_with(seed, rows="5", cols="5", play="search")
    walked, asked = 0, -1
    while GAME.outcome(state) is None:
        known = state.tracks[0].known.bit_count()
        walked, asked = (walked + 1, asked) if known == asked else (0, known)
        assert walked <= 25 + 1
        state = GAME.apply(state, thought(state, level, walked)[-1].move).state
