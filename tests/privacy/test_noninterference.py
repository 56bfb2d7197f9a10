"""What a viewer cannot tell apart stays so on every channel of a game, at every moment of it."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.contract import Rules, every_rules, game_of
from tests.privacy.hiding import HIDING
from tests.privacy.told import leaks_of_moves, leaks_of_states

GAMES, MOMENTS, SEEDS = 3, 4, (11, 12)  # games of each, moments of a game, states like the true one
FEW = 6

every = pytest.mark.parametrize("rules", [*every_rules(), *HIDING])


def leaks(rules: Rules, seed: int, moments: int = MOMENTS) -> set[str]:
    """All leaks found at a few moments of one random game."""
    game, dice, found = rules.game, Random(seed), set()
    whole = list(game_of(rules, seed, 40))
    if not game.hides(rules.options):
        moments = 1  # with nothing hidden there is one state only, and little to find
    for moment in dice.sample(whole, min(moments, len(whole))):
        for viewer in rules.viewers:
            for other in SEEDS if game.hides(rules.options) else SEEDS[:1]:
                like = game.resample(game.observe(moment.state, viewer), seed + other)
                found |= leaks_of_states(game, rules.options, moment.state, like, viewer, seed)
                mover = game.to_move(moment.state)
                if mover is None:
                    continue
                legal = list(game.legal_moves(game.observe(moment.state, mover)))
                moves = dice.sample(legal, min(FEW, len(legal)))
                found |= leaks_of_moves(game, moment.state, like, viewer, moves, seed)
    return found


@every
def test_nothing_tells_two_states_apart_that_are_one_to_the_viewer(rules: Rules) -> None:
    count = GAMES if rules.game.hides(rules.options) else 1
    assert [leaks(rules, seed) for seed in range(count)] == [set()] * count


@pytest.mark.soak
@every
def test_nothing_tells_them_apart_in_many_games(rules: Rules) -> None:
    count = 40 if rules.game.hides(rules.options) else 3
    assert [leaks(rules, seed, 12) for seed in range(count)] == [set()] * count
