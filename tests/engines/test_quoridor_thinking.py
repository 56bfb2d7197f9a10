"""The fast form of Quoridor is the game of the rules; what is won by force is found."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.quoridor import Search, levels, search
from tactilegrid.engines.quoridor.grounds import Ground
from tactilegrid.engines.quoridor.pvs import ENTRY_BYTES, GROUND_BYTES, POLL, SURE
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.moves import Fence, Step
from tactilegrid.games.quoridor.position import State
from tactilegrid.games.quoridor.rules import steps
from tests.engines.quoridor_solver import OPTIONS, Solver

WINS = (Path(__file__).parents[1] / "data" / "quoridor-wins.txt").read_text().splitlines()
MASTER = 2_000  # positions: a tenth of what master sees in its second


def at(text: str, **given: str) -> State:
    return GAME.parse_position(text, settle(GAME.options, {"repetition": "0", **given}))


def chosen(state: State, nodes: int, seed: int = 1) -> str:
    last = list(Search(state, state.seat, seed).improve(nodes))[-1]
    return GAME.format_move(last.move)


def ground_of(state: State) -> Ground:
    walls = state.walls
    return Ground(walls.board, walls.fences, walls.fitting, walls.north, walls.east, {})


# the rules


@pytest.mark.parametrize(
    "given",
    [{}, {"size": "5", "fences": "4"}, {"edge_is_fence": "off"}, {"pawn_behind": "diagonal"}],
)
def test_it_plays_by_the_rules(given: dict[str, str]) -> None:
    """QD-R4 to R9: in games by chance every move that it tries is legal, and so are its ways."""
    dice = Random(3)
    for _ in range(3):
        state = GAME.initial(settle(GAME.options, given), 0)
        while state.ended is None and state.plies < 40:
            legal = list(GAME.legal_moves(state))
            thinking = Search(state, state.seat, 1)
            side, own, rival = state.turn, state.pawns[state.turn], state.pawns[1 - state.turn]
            ground = thinking.ground
            found = thinking.table.steps(ground, own, rival)
            assert sum(1 << square for square in found) == steps(state)
            for code in thinking._top():
                assert thinking._move(code) in legal
            if state.left[side]:
                check_layings(state, thinking.ground, legal)
            fences = [move for move in legal if isinstance(move, Fence)]
            state = GAME.apply(
                state, dice.choice(fences if dice.random() < 0.6 and fences else legal)
            ).state


def check_layings(state: State, ground: Ground, legal: list) -> None:
    """Just the legal fences that lengthen the rival's way, with what they gain."""
    own, rival = state.seat, Seat(2 - state.turn)
    gains = {}
    for move in legal:
        if isinstance(move, Fence):
            walls = state.walls.after(move.number)
            longer = state.way(rival, walls) - state.way(rival)
            if longer:
                gains[move.number] = longer - (state.way(own, walls) - state.way(own))
                assert walls.north == state.walls.north & state.walls.board.keep_north[move.number]
    side, squares = state.turn, state.pawns
    layings = ground.layings(side, squares[side], squares[1 - side])
    assert {fence: gain for gain, fence in layings} == gains
    for _, fence in layings:
        walls, after = state.walls.after(fence), ground.after(fence)
        assert (after.fences, after.fitting) == (walls.fences, walls.fitting)
        assert (after.north, after.east) == (walls.north, walls.east)


def test_ways_inherited_from_fence_to_fence_are_those_of_the_rules() -> None:
    dice, state = Random(8), GAME.initial(OPTIONS, 0)
    ground = ground_of(state)
    while any(state.left):
        move = dice.choice([m for m in GAME.legal_moves(state) if isinstance(m, Fence)])
        state = GAME.apply(state, move).state
        ground = ground.after(move.number)
        for side, goal in enumerate(state.setup.goals):
            for square in (state.pawns[side], dice.randrange(9) * 12 + dice.randrange(9)):
                way = state.walls.way(square, goal)
                assert ground.way(side, square)[0] == (999 if way is None else way)
                assert ground.near(square) == state.walls.near(square)


# what is won


def test_the_suite_is_large_and_of_many_kinds() -> None:
    assert len(WINS) >= 40
    assert len(set(WINS)) == len(WINS)
    assert sum("x" not in line for line in WINS) >= 15, "the full board"
    assert len({line.split()[0] for line in WINS}) >= 4, "lengths"


@pytest.mark.parametrize("line", WINS[::4])
def test_a_quarter_of_the_suite_is_won_by_trying_everything(line: str) -> None:
    prove(line)


@pytest.mark.soak
@pytest.mark.parametrize("line", WINS)
def test_the_suite_is_won_by_trying_everything(line: str) -> None:
    prove(line)


def prove(line: str) -> None:
    """The rules alone say who wins: in so many plies, no sooner, by these first moves."""
    plies, names, position = line.split(" ", 2)
    state, solver = at(position), Solver()
    assert not solver.wins(state, int(plies) - 2)
    for name in names.split(","):
        assert solver.proves(state, GAME.parse_move(name, state), int(plies))


def test_what_is_won_by_force_is_found() -> None:
    """At least 95 of 100 within what master looks at."""
    missed = []
    for line in WINS:
        _, names, position = line.split(" ", 2)
        if chosen(at(position), MASTER) not in names.split(","):
            missed.append(line)
    assert len(missed) <= len(WINS) // 20, missed


def test_a_race_without_fences_is_played_out_exactly() -> None:
    """Its worth is the number of plies that the rules need, whoever wins."""
    dice = Random(11)
    for _ in range(12):
        state = at(f"5x5 {'abcde'[dice.randrange(5)]}2,{'abcde'[dice.randrange(5)]}4 0,0 b2h,c3v 1")
        last = list(Search(state, Seat(1), 1).improve())[-1]
        solver = Solver()
        won = next((n for n in range(1, 12, 2) if solver.wins(state, n)), 0)
        assert (last.worth > SURE) == bool(won)
        if won:
            assert 1_000_000 - last.worth == won


# manners


@pytest.mark.parametrize("nodes", [1, 60, 700])
def test_the_same_positions_give_the_same_moves(nodes: int) -> None:
    state = at("e4,e6 8,8 d5h,e3h,c3h,d6v 1")
    one, other = (list(Search(state, Seat(1), 5).improve(nodes)) for _ in range(2))
    assert one == other
    assert one[-1].nodes <= nodes
    for found in one:
        GAME.check(found.move, state)
        after = state
        for move in found.line:
            after = GAME.apply(after, move).state
    assert [found.depth for found in one] == sorted(found.depth for found in one)


def test_told_to_stop_it_has_a_move_in_hand() -> None:
    for text in ("e1,e9 10,10 - 1", "e4,d6 0,0 a3h,c3h,e3h 2"):
        state = at(text)
        thinking = Search(state, state.seat, 1)
        found = list(thinking.improve(0, lambda: True))
        GAME.check(found[-1].move, state)
        assert found[-1].nodes <= POLL


def test_a_step_home_is_taken_and_the_only_move_made() -> None:
    assert chosen(at("e8,e2 3,3 - 1"), 50) == "e9"
    assert chosen(at("e4,e5 0,0 d4v,d5h,e4v 1"), 50) == "e3"


def test_who_is_behind_at_the_end_lays_a_fence() -> None:
    """QD-R3: North would be home next turn, so it has to be held up."""
    move = GAME.parse_move(chosen(at("e5,e2 2,0 - 1"), 200), at("e5,e2 2,0 - 1"))
    assert isinstance(move, Fence)
    assert isinstance(GAME.parse_move(chosen(at("e8,e3 0,9 - 1"), 200), at("e8,e3 0,9 - 1")), Step)


def test_memory_is_capped() -> None:
    """What is remembered is dropped when it would take more than it may."""
    state = at("e4,e6 8,8 d5h,e3h 1")
    thinking = Search(state, Seat(1), 1, memory=200 * (ENTRY_BYTES + GROUND_BYTES))
    most = 0
    for found in thinking.improve(3_000):
        GAME.check(found.move, state)
        most = max(most, len(thinking.ground.grounds))
    assert thinking.table.entries <= 2_300
    assert most < 500


def test_the_higher_level_may_look_further() -> None:
    offered = levels(settle(GAME.options, {}), Seat(1))
    assert list(offered) == ["club", "expert", "master"]
    assert offered["club"].nodes < offered["expert"].nodes
    assert offered["master"].ms == 1_000
    state = at("e1,e9 10,10 - 1")
    assert next(search(state, Seat(1), "club", 1).improve()).move in list(GAME.legal_moves(state))
