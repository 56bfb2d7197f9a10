"""What holds for every level of every game, whatever it thinks with."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.choose import choose, levels, search_for
from tactilegrid.engines.search import LEVELS, never
from tactilegrid.games import GAMES, load_game

EVERY = [
    (name, seat, level)
    for name in GAMES
    for game in (load_game(name),)
    for seat in game.seats(settle(game.options, {}))
    for level in levels(game, settle(game.options, {}), seat)
    if seat == Seat(1) or name == "quoridor-pac-man"
]
IDS = [f"{name}-{seat.number}-{level}" for name, seat, level in EVERY]


def at_turn(name: str, seat: Seat) -> tuple[Any, Any]:
    """The game and what the seat sees when it has its first turn."""
    game = load_game(name)
    state = game.initial(settle(game.options, {}), 5)
    while game.to_move(state) != seat:
        turn = game.to_move(state)
        assert turn is not None
        state = game.apply(state, game.legal_moves(game.observe(state, turn))[0]).state
    return game, game.observe(state, seat)


@pytest.mark.parametrize(("name", "seat", "level"), EVERY, ids=IDS)
def test_a_level_is_deterministic_for_a_seed_and_a_number_of_positions(
    name: str, seat: Seat, level: str
) -> None:
    game, seen = at_turn(name, seat)
    one, other = (list(choose(game, seen, seat, level, 3, nodes=30)) for _ in range(2))
    assert one == other
    legal = set(game.legal_moves(seen))
    assert all(
        found.move in legal or game.parse_move(game.format_move(found.move), seen) for found in one
    )


@pytest.mark.parametrize(("name", "seat", "level"), EVERY, ids=IDS)
def test_told_to_stop_at_once_a_level_has_a_move_in_hand(name: str, seat: Seat, level: str) -> None:
    game, seen = at_turn(name, seat)
    found = list(choose(game, seen, seat, level, 3, stop=lambda: True))
    assert found
    game.check(found[-1].move, seen)


@pytest.mark.parametrize("name", GAMES)
def test_levels_are_named_once_for_all_games_and_come_in_order(name: str) -> None:
    game = load_game(name)
    options = settle(game.options, {})
    for seat in game.seats(options):
        offered = levels(game, options, seat)
        assert list(offered)[:2] == ["novice", "casual"]
        assert list(offered) == [level for level in LEVELS if level in offered]
        for level in list(offered)[2:]:
            assert offered[level].nodes or offered[level].ms, "a level has an end"
            assert offered[level].ms <= 2_000


@pytest.mark.parametrize(
    ("name", "seat", "level"),
    [each for each in EVERY if load_game(each[0]).hides(settle(load_game(each[0]).options, {}))],
)
def test_indistinguishable_positions_are_played_alike(name: str, seat: Seat, level: str) -> None:
    """Two states between which the seat cannot tell, as far apart as resampling finds them."""
    game, seen = at_turn(name, seat)
    states = [game.resample(seen, seed) for seed in range(3)]
    assert len({pickle.dumps(state) for state in states}) > 1
    chosen = [
        list(choose(game, game.observe(state, seat), seat, level, 9, nodes=30)) for state in states
    ]
    assert chosen[0] == chosen[1] == chosen[2]


def test_a_search_is_made_for_a_level_and_asks_nobody_to_stop_it() -> None:
    game, seen = at_turn("pathagon", Seat(1))
    search = search_for(game, seen, Seat(1), "club", 1)
    assert next(search.improve()).move in set(game.legal_moves(seen))
    assert never() is False
