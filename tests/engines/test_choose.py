"""Engines choose legal moves from what their seat may know, the same ones for the same seed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tactilegrid.core.seats import Seat
from tactilegrid.engines.choose import EVERYWHERE, Glance, choose, levels, nearest, plan
from tactilegrid.engines.search import LEVELS
from tests.core.tables import CARDS, SETTINGS, begun, dealt, play

TINY = ("quoridor", {"size": 3, "fences": 0})
WINS = [
    # QD-R3: one step from the goal line
    ("quoridor", "e8,d9 10,10 - 1", {"e9"}),
    # ... by a jump over the other pawn too (QD-R8)
    ("quoridor", "e7,e8 10,10 - 1", {"e9"}),
    # PG-R4: one piece is missing in the chain
    ("pathagon", "7/L6/L6/L6/L6/L6/L6 L 8,14 - -,-", {"a7"}),
]


def thoughts(session, level, seed):
    """Every move that a level came to think best, as text."""
    seat = session.to_move
    seen = session.observe(seat)
    return [
        session.game.format_move(found.move)
        for found in choose(session.game, seen, seat, level, seed)
    ]


@pytest.mark.parametrize("level", EVERYWHERE)
@pytest.mark.parametrize(("name", "given"), SETTINGS)
def test_every_thought_is_legal_and_one_comes_at_once(name, given, level):
    """Stopped at any moment, an engine has a legal move in hand."""
    session = begun(name, **given)
    legal = [session.game.format_move(m) for m in session.game.legal_moves(session.state)]
    for seed in range(3):
        moves = choose(session.game, session.state, session.to_move, level, seed)
        assert session.game.format_move(next(moves).move) in legal
        assert set(thoughts(session, level, seed)) <= set(legal)


@pytest.mark.parametrize("level", EVERYWHERE)
@pytest.mark.parametrize("name", ["quoridor", "pathagon"])
def test_the_same_seed_gives_the_same_moves(name, level):
    one, other = begun(name, size=5), begun(name, size=5)
    assert one.state == other.state
    assert all(thoughts(one, level, seed) == thoughts(other, level, seed) for seed in range(5))


@pytest.mark.parametrize("name", ["quoridor", "pathagon"])
def test_another_seed_may_give_another_move(name):
    session = begun(name)
    assert len({thoughts(session, "novice", seed)[-1] for seed in range(20)}) > 1


def test_a_novice_may_make_any_move():
    session = play(begun(TINY[0], **TINY[1]), "b2")
    legal = {session.game.format_move(m) for m in session.game.legal_moves(session.state)}
    assert len(legal) == 3
    assert {thoughts(session, "novice", seed)[-1] for seed in range(60)} == legal
    assert all(len(thoughts(session, "novice", seed)) == 1 for seed in range(5))


@pytest.mark.parametrize(("name", "position", "winning"), WINS)
@pytest.mark.parametrize("seed", range(5))
def test_casual_wins_where_a_move_wins(name, position, winning, seed):
    assert thoughts(begun(name, position=position), "casual", seed)[-1] in winning


@pytest.mark.parametrize("name", ["quoridor", "pathagon"])
def test_each_thought_of_casual_is_better_than_the_one_before(name):
    session = begun(name, size=5)
    game, seat = session.game, session.to_move
    for seed in range(5):
        moves = [found.move for found in choose(game, session.state, seat, "casual", seed)]
        worth = [game.worth(game.apply(session.state, move).state, seat) for move in moves]
        assert all(one < after for one, after in pairwise(worth))
        every = (game.apply(session.state, m).state for m in game.legal_moves(session.state))
        assert worth[-1] == max(game.worth(state, seat) for state in every)


def test_casual_does_not_always_choose_the_same_of_equals():
    session = begun("pathagon")
    assert len({thoughts(session, "casual", seed)[-1] for seed in range(12)}) > 1


@pytest.mark.parametrize("level", EVERYWHERE)
def test_what_a_seat_may_not_know_decides_nothing(level):
    """Two deals that seat 1 cannot tell apart, for it has not seen the other card."""
    one, other = dealt(0), dealt(3)
    assert one.state != other.state
    seat = Seat(1)
    assert one.observe(seat) == other.observe(seat)
    for seed in range(10):
        chosen = [
            list(choose(CARDS, session.observe(seat), seat, level, seed))
            for session in (one, other)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("level", ["", "grandmaster", "human", "Casual"])
def test_there_is_no_such_level(level):
    session = begun()
    with pytest.raises(KeyError):
        choose(session.game, session.state, Seat(1), level, 1)


def test_a_level_that_a_game_does_not_have_plays_as_the_best_one_below():
    """A record of another version may name one; the cards have no level above casual."""
    session = dealt(0)
    offered = levels(CARDS, session.options, Seat(1))
    assert list(offered) == ["novice", "casual"]
    assert [nearest(level, offered) for level in LEVELS] == ["novice", *["casual"] * 4]
    seen = session.observe(Seat(1))
    for seed in range(5):
        one, other = (
            list(choose(CARDS, seen, Seat(1), each, seed)) for each in ("casual", "master")
        )
        assert one == other


def test_casual_stops_when_it_has_looked_at_so_many_moves():
    session = begun("pathagon")
    found = list(choose(session.game, session.state, Seat(1), "casual", 1, nodes=7))
    assert found[-1].nodes <= 7
    whole = list(choose(session.game, session.state, Seat(1), "casual", 1))
    assert whole[: len(found)] == found


def test_casual_stops_when_it_is_told_to_with_a_move_in_hand():
    session = begun("pathagon")
    found = list(choose(session.game, session.state, Seat(1), "casual", 1, stop=lambda: True))
    assert len(found) == 1


def test_a_level_with_less_care_makes_some_moves_as_casual_does():
    """By chance, but the same for a seed; never where a level gives care to all its moves."""
    session = begun("quoridor", players=4)
    game, state = session.game, session.state
    club = levels(game, game.settings(state), Seat(1))["club"]
    assert 0 < club.care < 100
    kinds = [type(plan(game, state, Seat(1), "club", seed)[0]) for seed in range(200)]
    casual = kinds.count(Glance)
    assert abs(casual - 2 * (100 - club.care)) < 40
    assert kinds == [type(plan(game, state, Seat(1), "club", seed)[0]) for seed in range(200)]
    assert all(
        type(plan(game, state, Seat(1), "master", seed)[0]) is not Glance for seed in range(50)
    )
