"""The fast form of Pathagon is the game of the rules; what is forced is found."""

from __future__ import annotations

import tracemalloc
from random import Random
from typing import Any

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.pathagon import levels, search
from tactilegrid.engines.pathagon.deepening import ENTRY_BYTES, Deepening
from tactilegrid.engines.pathagon.play import KEPT, KEPT_BYTES, Play
from tactilegrid.engines.pathagon.ways import DEAR
from tactilegrid.engines.search import WON
from tactilegrid.games import load_game
from tactilegrid.games.pathagon.chains import missing
from tactilegrid.games.pathagon.rules import apply, legal_moves

GAME = load_game("pathagon")
GIVEN: list[dict[str, str]] = [{}, {"size": "5", "capture": "must"}, {"size": "4"}]


def state_of(position: str, **given: str) -> Any:
    return GAME.parse_position(position, settle(GAME.options, given))


def chosen(state: Any, nodes: int = 400, seed: int = 1) -> str:
    last = list(search(state, Seat(state.side + 1), "club", seed).improve(nodes))[-1]
    return GAME.format_move(last.move)


def joins(state: Any) -> bool:
    return state.outcome is not None and state.outcome.reason == "chain"


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("given", GIVEN)
def test_it_plays_by_the_rules(seed: int, given: dict[str, str]) -> None:
    """In games by chance, placing and moving: a code is a legal move and does what it does."""
    dice, state = Random(seed), GAME.initial(settle(GAME.options, given), 0)
    while state.ply < 32 and (legal := legal_moves(state)):
        play = Play(state)
        measure = play.measure(*play.start[:3])
        lists = [play.moves(play.start, measure, wide, False) for wide in (True, False)]
        codes = list(dict.fromkeys((*play.all_moves(play.start, measure), *lists[0], *lists[1])))
        for code in (*codes[:8], *dice.sample(codes, min(8, len(codes)))):
            move = play.move(play.start, code)
            assert move in legal
            after = apply(state, move).state
            assert play.play(play.start, code) == Play(after).start
            assert (play.measure(*play.play(play.start, code)[:3])[2] == 0) == joins(after)
        state = apply(state, dice.choice(legal)).state


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("given", GIVEN[1:])
def test_what_wins_at_once_is_seen_without_looking(seed: int, given: dict[str, str]) -> None:
    """PG-R4: placing and moving, the closed squares and the resting piece left out."""
    dice, state = Random(seed), GAME.initial(settle(GAME.options, given), 0)
    while state.ply < 36 and (legal := legal_moves(state)):
        play = Play(state)
        own, enemy, side, bans, rest, _ = play.start
        near, ways, *_ = play.measure(own, enemy, side)
        win = play.joint(own, side, rest, ways & ~bans) if near == 1 else None
        wins = {move for move in legal if joins(apply(state, move).state)}
        assert (win is not None) == bool(wins)
        if win is not None:
            assert GAME.format_move(play.move(play.start, win)).split("x")[0] in {
                GAME.format_move(move).split("x")[0] for move in wins
            }
            legal = tuple(move for move in legal if move not in wins) or legal
        state = apply(state, dice.choice(legal)).state


@pytest.mark.parametrize("seed", range(2))
def test_its_distances_are_those_of_the_rules(seed: int) -> None:
    """As far as they lead through no enemy piece, which costs as much as two pieces or more."""
    dice, state = Random(seed), GAME.initial(settle(GAME.options, {}), 0)
    while legal_moves(state) and state.ply < 26:
        play = Play(state)
        near, ways, far, theirs, _ = play.measure(*play.start[:3])
        for distance, squares, side in ((near, ways, state.side), (far, theirs, 1 - state.side)):
            own, enemy = state.pieces[side], state.pieces[1 - side]
            count = missing(state.board, own, enemy, state.axis(side))
            assert distance == count or count is None or 2 <= distance < count
            for number in range(49):
                wide = play.lanes.wide(1 << number)
                if squares & wide and distance == count:  # a piece there brings the chain nearer
                    nearer = missing(state.board, own | 1 << number, enemy, state.axis(side))
                    assert nearer in (count - 1, count), "or a way that takes a piece"
                if squares & wide and distance < DEAR - 1:
                    nearer = missing(state.board, own | 1 << number, enemy, state.axis(side))
                    assert nearer == distance - 1 or distance > 1
        state = apply(state, dice.choice(legal_moves(state))).state


FORCED = [
    # PG-R4: one piece is missing in the chain
    ("7/L6/L6/L6/L6/L6/L6 L 8,14 - -,-", "a7"),
    # ... and of the enemy's chain: Dark closes it
    ("7/L6/L6/L6/L6/L6/L6 D 8,14 - -,-", "a7"),
]


@pytest.mark.parametrize(("position", "move"), FORCED)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_forced_is_found(position: str, move: str, seed: int) -> None:
    assert chosen(state_of(position), seed=seed).startswith(move)


def test_a_win_at_once_needs_one_look() -> None:
    state = state_of("7/L6/L6/L6/L6/L6/L6 L 8,14 - -,-")
    (found,) = search(state, Seat(1), "master", 1).improve()
    assert (found.worth, found.depth) == (WON - 1, 1)
    assert GAME.format_move(found.move) == "a7"


def test_a_chain_that_needs_every_other_piece_lends_one_of_its_own() -> None:
    """PG-R12: where the spare piece rests, a piece of the chain that is not needed moves."""
    state = state_of("3L/LL2/L2D/LDDD L 0,1 - d4,-")
    play = Play(state)
    own, _, side, bans, rest, _ = play.start
    near, ways, *_ = play.measure(*play.start[:3])
    assert near == 1
    win = play.joint(own, side, rest, ways & ~bans)
    assert win is not None
    assert joins(apply(state, play.move(play.start, win)).state)


def test_a_fork_is_seen_three_plies_ahead() -> None:
    """Two squares would each join: one of them must stay open."""
    state = state_of("7/L6/L6/7/L6/L6/L6 L 9,14 - -,-")
    last = list(search(state, Seat(1), "master", 1).improve(600))[-1]
    assert last.worth > 0


def test_the_play_expected_is_legal_to_its_end() -> None:
    """Every move of every line, up to the one that wins."""
    for position in ("7/7/2D4/3L3/7/7/7 L 13,13 - -,-", "1L2/4/1LD1/L1LD L 1,3 - -,-"):
        state = state_of(position, capture="must")
        for found in search(state, Seat(1), "master", 1).improve(800):
            after = state
            for move in found.line:
                after = apply(after, move).state
            assert found.line[0] == found.move
        assert len(found.line) <= max(found.depth, 1)


@pytest.mark.parametrize("nodes", [50, 400])
def test_the_same_positions_give_the_same_moves(nodes: int) -> None:
    state = state_of("7/7/2D4/3L3/7/7/7 L 13,13 - -,-")
    one, other = (list(search(state, Seat(1), "club", 5).improve(nodes)) for _ in range(2))
    assert one == other
    assert one[-1].nodes <= nodes


@pytest.mark.parametrize("after", [0, 1, 5])
def test_told_to_stop_it_has_a_move_in_hand(after: int) -> None:
    told: list[int] = []

    def stop() -> bool:
        told.append(1)
        return len(told) > after

    state = state_of("7/7/2D4/3L3/7/7/7 L 13,13 - -,-")
    assert list(search(state, Seat(1), "master", 1).improve(stop=stop))
    assert len(told) == after + 1


def test_a_position_that_stood_before_is_worth_a_draw() -> None:
    """PG-A12: a look at it ends at once, so nobody is led round in a ring by it."""
    state = GAME.initial(settle(GAME.options, {}), 0)
    for text in ("d4", "c3"):
        state = apply(state, GAME.parse_move(text, state)).state
    deepening = Deepening(Play(state))
    deepening.path = set(deepening.play.past)
    assert len(deepening.path) == 2
    for position in deepening.path:
        assert deepening._look(position, 3, -WON, WON, 2, 0) == 0


def test_the_higher_level_may_look_further() -> None:
    offered = levels(settle(GAME.options, {}), Seat(1))
    assert list(offered) == ["club", "expert", "master"]
    assert offered["club"].nodes < offered["expert"].nodes
    assert offered["master"].ms == 1_000


def test_few_measured_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tactilegrid.engines.pathagon.play.KEPT", 50)
    state = state_of("7/7/2D4/3L3/7/7/7 L 13,13 - -,-")
    thinking = search(state, Seat(1), "club", 1)
    for _ in thinking.improve(200):
        assert len(thinking.play.known) <= 50


def test_its_tables_take_no_more_memory_than_they_may() -> None:
    """What is measured and what is found share it."""
    state = state_of("3D3/7/2D1L2/3L3/2LD3/4D2/L6 L 10,10 - -,-")
    memory = KEPT * KEPT_BYTES + 300 * ENTRY_BYTES
    deepening = Deepening(Play(state), memory)
    tracemalloc.start()
    for _ in deepening.improve(2_500, lambda: False):
        assert len(deepening.table) <= 300
    held = sum(
        stat.size
        for stat in tracemalloc.take_snapshot().statistics("filename")
        if "engines/pathagon" in stat.traceback[0].filename
    )
    tracemalloc.stop()
    assert len(deepening.play.known) > 1_000
    assert held <= len(deepening.play.known) * KEPT_BYTES + 300 * ENTRY_BYTES
