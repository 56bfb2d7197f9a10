"""The fast form of Pathagon is the game of the rules; what is forced is found."""

from __future__ import annotations

from random import Random

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.pathagon import BARRED, Chains, levels, search
from tactilegrid.games import load_game
from tactilegrid.games.pathagon.chains import missing
from tactilegrid.games.pathagon.rules import apply, legal_moves

GAME = load_game("pathagon")


def state_of(position: str, **given: str):
    return GAME.parse_position(position, settle(GAME.options, given))


def chosen(state, nodes: int = 400, seed: int = 1) -> str:
    last = list(search(state, Seat(state.side + 1), "club", seed).improve(nodes))[-1]
    return GAME.format_move(last.move)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("given", [{}, {"size": "5", "capture": "must"}, {"size": "4"}])
def test_it_plays_by_the_rules(seed: int, given: dict[str, str]) -> None:
    """In games by chance, placing and moving: every code is a legal move and does what it does."""
    dice, state = Random(seed), GAME.initial(settle(GAME.options, given), 0)
    for _ in range(32):
        legal = legal_moves(state)
        if not legal:
            break
        thinking = search(state, Seat(state.side + 1), "club", seed)
        model = thinking.model
        for top in (True, False):
            for code in model.moves(model.start, top):
                move = thinking.move(code)
                assert move in legal
                after = apply(state, move).state
                played = model.play(model.start, code)
                assert played == Chains(after).start
                won = after.outcome is not None and after.outcome.reason == "chain"
                assert (model.ended(played) is not None) == won
        state = apply(state, dice.choice(legal)).state


@pytest.mark.parametrize("seed", range(2))
def test_its_distances_are_those_of_the_rules(seed: int) -> None:
    dice, state = Random(seed), GAME.initial(settle(GAME.options, {}), 0)
    while legal_moves(state) and state.ply < 26:
        model = Chains(state)
        for side in (0, 1):
            own, enemy = state.pieces[side], state.pieces[1 - side]
            count = missing(state.board, own, enemy, state.axis(side))
            distance, ways = model.ways(own, enemy, side)
            assert distance == (BARRED if count is None else count)
            for number in range(49):
                if ways >> number & 1:  # a piece there brings the chain nearer
                    nearer = missing(state.board, own | 1 << number, enemy, state.axis(side))
                    assert nearer == distance - 1
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


def test_a_fork_is_seen_three_plies_ahead() -> None:
    """Two squares would each join: one of them must stay open."""
    state = state_of("7/L6/L6/7/L6/L6/L6 L 9,14 - -,-")
    last = list(search(state, Seat(1), "master", 1).improve(600))[-1]
    assert last.worth > 0


@pytest.mark.parametrize("nodes", [50, 400])
def test_the_same_positions_give_the_same_moves(nodes: int) -> None:
    state = state_of("7/7/2D4/3L3/7/7/7 L 13,13 - -,-")
    one, other = (list(search(state, Seat(1), "club", 5).improve(nodes)) for _ in range(2))
    assert one == other
    assert one[-1].nodes <= nodes


def test_the_higher_level_may_look_further() -> None:
    offered = levels(settle(GAME.options, {}), Seat(1))
    assert list(offered) == ["club", "expert", "master"]
    assert offered["club"].nodes < offered["expert"].nodes
    assert offered["master"].ms == 1_000


def test_few_measured_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tactilegrid.engines.pathagon.KEPT", 50)
    state = state_of("7/7/2D4/3L3/7/7/7 L 13,13 - -,-")
    thinking = search(state, Seat(1), "club", 1)
    for _ in thinking.improve(200):
        assert len(thinking.model.known) <= 50
