"""The fewest steps to a board that agrees, held against a search that knows no theory."""

from __future__ import annotations

from collections import Counter, deque
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.board.repair import UNKNOWN, Step, fewest, make, plan, wrongs
from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.message import Message, message

LIGHT, DARK, THIRD = message("light"), message("dark"), message("third")
KINDS = (LIGHT, DARK, THIRD)
Standing = dict[Place, Message]
A, B, C, D, E = (Cell(column, 0) for column in range(5))


def searched(there: Standing, wanted: Standing) -> int:
    """The optimum, by looking at every board that any step can lead to, nearest first."""
    places = sorted({*there, *wanted}, key=repr)
    start, goal = (tuple(map(stand.get, places)) for stand in (there, wanted))
    kinds = {kind for kind in (*start, *goal) if kind is not None}
    steps, queue = {start: 0}, deque([start])
    while goal not in steps:
        board = queue.popleft()
        for after in reachable(board, kinds):
            if after not in steps:
                steps[after] = steps[board] + 1
                queue.append(after)
    return steps[goal]


def reachable(
    board: tuple[Message | None, ...], kinds: set[Message]
) -> list[tuple[Message | None, ...]]:
    """All boards that one step makes of one."""
    found = []
    for place, kind in enumerate(board):
        if kind is None:
            found += [(*board[:place], new, *board[place + 1 :]) for new in kinds]
            continue
        bare = (*board[:place], None, *board[place + 1 :])
        found.append(bare)
        found += [
            (*bare[:other], kind, *bare[other + 1 :])
            for other, is_there in enumerate(bare)
            if is_there is None and other != place
        ]
    return found


def follow(there: Standing, wanted: Standing) -> int:
    """Do what the plan says, as a person with a box of pieces beside the board; count the steps."""
    now, box = dict(there), Counter(dict.fromkeys(KINDS, 0))
    spare = Counter(wanted.values()) - Counter(there.values())
    box += spare  # not more of each kind than the game has
    steps = plan(there, wanted)
    for step in steps:
        if step.start is not None:
            assert now[step.start] == step.kind
            box[step.kind] += 1
        if step.end is not None:
            assert step.end not in {*now} - {step.start}
            box[step.kind] -= 1
            assert box[step.kind] >= 0, "a piece is asked for that is still on the board"
        make(now, step)
    assert now == wanted
    return len(steps)


def scattered(random: Random, places: int, kinds: int) -> Standing:
    squares = [Cell(number % 3, number // 3) for number in range(places)]
    return {square: random.choice(KINDS[:kinds]) for square in squares if random.random() < 0.75}


def compare(seed: int, most_places: int) -> None:
    random = Random(seed)
    places, kinds = random.randint(1, most_places), random.randint(1, 3)
    there, wanted = scattered(random, places, kinds), scattered(random, places, kinds)
    assert follow(there, wanted) == searched(there, wanted), (there, wanted)


def test_two_hundred_differences_take_no_step_too_many() -> None:
    for seed in range(200):
        compare(seed, 5)


@pytest.mark.soak
def test_two_thousand_differences_take_no_step_too_many() -> None:
    for seed in range(2000):
        compare(seed, 6)


@pytest.mark.parametrize(
    ("there", "wanted", "steps"),
    [
        ({A: LIGHT}, {A: LIGHT}, ()),
        ({A: LIGHT}, {}, (Step(LIGHT, A),)),
        ({}, {A: LIGHT}, (Step(LIGHT, None, A),)),
        ({A: LIGHT}, {B: LIGHT}, (Step(LIGHT, A, B),)),
        ({A: LIGHT}, {B: DARK}, (Step(LIGHT, A), Step(DARK, None, B))),
        ({A: LIGHT, B: LIGHT}, {B: LIGHT, C: LIGHT}, (Step(LIGHT, A, C),)),
        ({A: LIGHT, B: LIGHT}, {B: LIGHT, C: LIGHT, D: LIGHT}, 2),
        # a chain: each makes room for the next
        ({A: LIGHT, B: DARK}, {B: LIGHT, C: DARK}, (Step(DARK, B, C), Step(LIGHT, A, B))),
        # two that change places: one of them has to wait beside the board
        ({A: LIGHT, B: DARK}, {A: DARK, B: LIGHT}, 3),
        # unless one more of them is wanted elsewhere, or too many are there
        ({A: LIGHT, B: DARK}, {A: DARK, B: LIGHT, C: DARK}, 3),
        ({A: LIGHT, B: DARK, C: LIGHT}, {A: DARK, B: LIGHT}, 3),
        # a ring of three kinds
        ({A: LIGHT, B: DARK, C: THIRD}, {A: DARK, B: THIRD, C: LIGHT}, 4),
        # nobody knows which piece that is, so it comes off
        ({A: UNKNOWN}, {A: LIGHT}, (Step(UNKNOWN, A), Step(LIGHT, None, A))),
    ],
)
def test_the_steps_of_small_differences(
    there: Standing, wanted: Standing, steps: int | tuple[Step, ...]
) -> None:
    if isinstance(steps, int):
        assert follow(there, wanted) == steps
    else:
        assert plan(there, wanted) == steps


def test_a_fence_moves_from_slot_to_slot() -> None:
    fence = message("fence")
    flat, upright = Edge(A, Direction.NORTH), Edge(A, Direction.EAST)
    assert plan({flat: fence}, {upright: fence}) == (Step(fence, flat, upright),)


def test_the_next_step_is_near_the_hand() -> None:
    wanted = {A: LIGHT, C: LIGHT, E: LIGHT}
    assert [step.end for step in plan({}, wanted)] == [A, C, E]
    assert [step.end for step in plan({}, wanted, hand=E)] == [E, C, A]


boards = st.dictionaries(
    st.builds(Cell, st.integers(0, 8), st.integers(0, 8)), st.sampled_from(KINDS), max_size=24
)


@given(boards, boards)
def test_whole_boards_are_put_right_as_fast_as_was_counted(
    there: Standing, wanted: Standing
) -> None:
    """Users: never more steps than squares that differ, and one more for pieces in a ring."""
    steps = follow(there, wanted)
    assert steps == fewest(wrongs(there, wanted))
    differ = [place for place in {*there, *wanted} if there.get(place) != wanted.get(place)]
    rings = min(1, len(differ) // 2)
    both = [place for place in differ if place in there and place in wanted]
    assert steps <= len(differ) + len(both) + rings


def test_every_place_of_a_big_board_is_planned_at_once() -> None:
    """A board that was swept clean, or set up wholly wrong, is planned while a person waits."""
    random = Random(7)
    squares = [Cell(number % 11, number // 11) for number in range(121)]
    there = {square: random.choice(KINDS) for square in squares}
    wanted = {square: random.choice(KINDS) for square in squares}
    assert follow(there, wanted) == fewest(wrongs(there, wanted))
