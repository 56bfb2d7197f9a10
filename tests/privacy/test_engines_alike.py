"""Engines think alike in two games that their seat cannot tell apart, however these came about."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tactilegrid.app.host import HINT_LEVEL, engine_seed
from tactilegrid.core.game import AnyGame
from tactilegrid.core.seats import Seat
from tactilegrid.engines.choose import levels, plan
from tests.contract.contract import Rules
from tests.privacy.hiding import for_every_hiding_game
from tests.privacy.twins import twins

FEW = 12  # positions, or searches of a maze that is being built


MANNERS = ("expert:bold", "expert:careful", "adaptive:novice+50", "adaptive:casual+50")


def thoughts(game: AnyGame, seen: Any, seat: Seat, manner: str, seed: int) -> Any:
    """All that an engine in that seat comes to think."""
    search, _ = plan(game, seen, seat, manner, seed)
    return [
        (found.move, found.worth, found.depth, found.nodes, found.line)
        for found in search.improve(FEW)
    ]


@for_every_hiding_game
@settings(max_examples=20, suppress_health_check=[HealthCheck.filter_too_much])
@given(seed=st.integers(0, 10_000), number=st.integers(1, 2), longest=st.integers(1, 30))
def test_two_games_that_are_one_to_a_seat_are_played_alike(
    rules: Rules, seed: int, number: int, longest: int
) -> None:
    """In every manner, for moves and hints: what differs is the other side's business only.

    One game went otherwise where the seat heard nothing of it; a third has other secrets by chance.
    """
    game, seats = rules.game, rules.game.seats(rules.options)
    seat = seats[min(number, len(seats)) - 1]
    pair = twins(rules, seed, seat, longest)
    assume(pair.one.to_move == seat and pair.one.outcome is None)
    seen = pair.one.observe(seat)
    others = pair.other.observe(seat), game.observe(game.resample(seen, seed), seat)
    assert engine_seed(pair.one, seat) == engine_seed(pair.other, seat)
    chance = engine_seed(pair.one, seat)
    for manner in {*levels(game, rules.options, seat), HINT_LEVEL, *MANNERS}:
        told = thoughts(game, seen, seat, manner, chance)
        for other in others:
            assert other == seen
            assert thoughts(game, other, seat, manner, chance) == told
