"""What every game says of its squares by tokens: never more than by words, and never less."""

from __future__ import annotations

import pytest

from tactilegrid.core.geometry import ORTHOGONAL, Edge
from tactilegrid.core.signs import EMPTY, SIDES, SIGNS
from tests.contract.contract import Rules, for_every_game, game_of

SEEDS = range(3)


@for_every_game
def test_a_square_has_a_token_where_it_has_words(rules: Rules) -> None:
    """Where nothing is described nothing is felt; only a square's name is described nowhere."""
    game, grid = rules.game, rules.game.grid(rules.options)
    for seed in SEEDS:
        for step in game_of(rules, seed, 20):
            for viewer in rules.viewers:
                seen = game.observe(step.state, viewer)
                for cell in grid.cells():
                    sign = game.sign(cell, seen)
                    assert sign in SIGNS
                    assert (sign == EMPTY) == (game.describe(cell, seen) is None), (cell, sign)


@for_every_game
def test_a_side_has_a_token_and_is_the_same_from_both_squares(rules: Rules) -> None:
    game, grid = rules.game, rules.game.grid(rules.options)
    *_, last = game_of(rules, 1, 20)
    for viewer in rules.viewers:
        seen = game.observe(last.state, viewer)
        for cell in grid.cells():
            for way in ORTHOGONAL:
                assert game.sign(Edge.of(cell, way), seen) in SIDES


@for_every_game
@pytest.mark.parametrize("way", ORTHOGONAL)
def test_a_square_off_the_board_is_no_place(rules: Rules, way: object) -> None:
    game, grid = rules.game, rules.game.grid(rules.options)
    seen = game.observe(game.initial(rules.options, 1), rules.viewers[0])
    beyond = next(cell.step(way) for cell in grid.cells() if cell.step(way) not in grid)  # type: ignore[arg-type]
    assert game.sign(beyond, seen) == EMPTY
