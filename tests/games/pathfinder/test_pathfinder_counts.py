"""Facts about the state space: slots, turns, layouts, and sequences counted in two ways."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.perft import perft
from tactilegrid.engines.choose import choose
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.aiming import turns_needed
from tactilegrid.games.pathfinder.maze import Maze, reached, ways_of
from tactilegrid.games.pathfinder.settings import STYLES
from tactilegrid.games.pathfinder.slots import PLANE, ground_of, numbers
from tactilegrid.games.pathfinder.styles import made
from tests.examples import examples
from tests.games.pathfinder.mazes import L1, OPEN, played, search, seen

sizes = st.tuples(st.integers(3, 8), st.integers(3, 8))


@pytest.mark.parametrize(
    ("rows", "cols", "slots"), [(3, 3, 15), (4, 4, 28), (5, 5, 45), (6, 6, 66), (8, 8, 120)]
)
def test_how_many_slots_there_are(rows, cols, slots):
    """R(C-1) + C(R-1) + R."""
    assert (
        ground_of(rows, cols).slots.bit_count()
        == slots
        == rows * (cols - 1) + cols * (rows - 1) + rows
    )
    assert len(ground_of(rows, cols).order) == slots


def test_how_many_layouts_there_are():
    """36 times the choices of up to 30 of 66 slots."""
    slots = ground_of(6, 6).slots.bit_count()
    assert 36 * sum(comb(slots, k) for k in range(31)) == 715_327_100_457_854_859_216


def by_hand(ground, walls):
    """The squares that can be reached, found one step after another."""
    met = {square for square, slot in ground.door.items() if not walls >> slot & 1}
    live = list(met)
    while live:
        for side in ground.sides[live.pop()]:
            is_open = side.slot >= 0 and side.beyond >= 0 and not walls >> side.slot & 1
            if is_open and side.beyond not in met:
                met.add(side.beyond)
                live.append(side.beyond)
    return met


@given(size=sizes, data=st.data())
@examples(60)
def test_ways_are_those_of_a_search_step_by_step(size, data):
    ground = ground_of(*size)
    walls = data.draw(st.integers(0, 2 ** (3 * PLANE))) & ground.slots
    found = by_hand(ground, walls)
    assert set(numbers(reached(ground, walls))) == found
    goal = data.draw(st.sampled_from(ground.spots))
    ways = ways_of(ground, Maze(goal, walls))
    assert bool(ways.length) == (goal in found)
    assert not set(ways.useful) & set(ways.dead)
    doors = {door for door in ground.doors if not walls >> ground.door[door] & 1}
    assert set(ways.useful) | set(ways.dead) == doors


def test_legal_layouts_of_one_chip_are_as_many_as_can_be_finished():
    """Every layout of a chip and a goal on 3 by 3: counted by being played, and by a search."""
    ground = ground_of(3, 3)
    count = 0
    for slots in combinations(ground.order, 2):
        walls = sum(1 << slot for slot in slots)
        count += len(by_hand(ground, walls))
    total = 0
    start = played(rows="3", cols="3")
    for chip in GAME.legal_moves(seen(start)):
        first = GAME.apply(start, chip).state
        for other in GAME.legal_moves(seen(first)):
            second = GAME.apply(first, other).state
            if second.mazes[0].walls.bit_count() == 2:
                total += sum(
                    bool(ways_of(ground, Maze(goal, second.mazes[0].walls)).length)
                    for goal in ground.spots
                )
    assert total == 2 * count


def test_sequences():
    """102 ways to begin: 66 slots and 36 goals; then one less of a kind, and ready or a chip out.

    After a chip: 65 slots, the chip, 36 goals. After a goal: 66 slots, 35 goals, ready.
    """
    assert perft(GAME, played(), 1) == 66 + 36
    assert perft(GAME, played(), 2) == 66 * (65 + 1 + 36) + 36 * (66 + 35 + 1)
    assert perft(GAME, search(OPEN), 1) == 6
    assert perft(GAME, search(OPEN), 2) == 2 * (2 + 1) + 4 * (3 + 1)


@pytest.mark.parametrize("level", ["novice", "casual"])
@pytest.mark.parametrize(("rows", "cols"), [("3", "3"), ("6", "6")])
@pytest.mark.parametrize("seed", range(4))
def test_each_turn_finds_a_barrier(level, rows, cols, seed):
    """At most one turn more than the chips placed; no question twice; all is known at the end."""
    state = GAME.initial(GAME.settings(played(rows=rows, cols=cols)), seed)
    asked = [0, 0]
    while (turn := GAME.to_move(state)) is not None:
        view = GAME.observe(state, turn)
        *_, found = choose(GAME, view, turn, level, seed)
        move = found.move
        before = state
        state = GAME.apply(state, move).state
        if before.phase == "search":
            side = before.side
            asked[side] += state.tracks[side].known != before.tracks[side].known
            assert len(GAME.legal_moves(view)) <= 6 + len(before.tracks[side].path)
    for side in (0, 1):
        chips = state.mazes[1 - side].walls.bit_count()
        assert state.tracks[side].blocked.bit_count() <= chips
        assert state.tracks[side].turns <= chips + 1 <= 31
        assert asked[side] <= 66
    assert sum(track.turns for track in state.tracks) <= 62


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("chips", [0, 10, 30])
def test_made_mazes_are_legal(style, chips):
    """Whatever the chips; decoys have entrances that lead nowhere, snakes and trees one way."""
    ground = ground_of(6, 6)
    for seed in range(1):
        for strength in (1, 2, 3):
            maze = made(ground, chips, style, strength, seed)
            assert maze.walls.bit_count() <= chips
            assert ways_of(ground, maze).length
            assert maze == made(ground, chips, style, strength, seed)
    if chips == 30:
        bait = sum(len(ways_of(ground, made(ground, 30, style, 2, s)).dead) for s in range(4))
        assert (bait > 2) == (style == "decoys")


@pytest.mark.soak
def test_strength_is_what_a_searcher_has_to_do():
    """On the average a hard maze takes more turns than an easy one of its style."""
    ground = ground_of(6, 6)
    for style in STYLES:
        easy, hard = (
            sum(
                turns_needed(ground, made(ground, 30, style, strength, seed), other)
                for seed in range(12)
                for other in (5, 6, 7)
            )
            for strength in (1, 3)
        )
        assert easy < hard, style


def test_a_first_layout_of_the_rules_is_found_by_the_careful_searcher():
    maze = GAME.parse_move(L1, seen(played())).maze
    assert all(1 <= turns_needed(ground_of(6, 6), maze, seed) <= 10 for seed in range(20))
