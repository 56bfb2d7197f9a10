"""What a move gave away, as the engine sees it."""

from __future__ import annotations

from typing import Any

import pytest

from tactilegrid.core.options import settle
from tactilegrid.engines.judging import judge, played
from tactilegrid.games import load_game


def position(name: str, text: str, **given: str) -> tuple[Any, Any]:
    game = load_game(name)
    return game, game.parse_position(text, settle(game.options, given))


def judged(game: Any, state: Any, move: str, **how: Any) -> Any:
    made = game.parse_move(move, state)
    return judge(game, state, game.to_move(state), made, 1, 200, **how)


def test_a_missed_win_is_a_loss_and_the_win_the_better_move() -> None:
    game, state = position("quoridor", "e8,a5 0,0 - 1")
    verdict = judged(game, state, "d8")
    assert game.format_move(verdict.better[0]) == "e9"
    assert verdict.loss >= game.notable
    assert game.outcome(played(game, state, verdict.better)).winners == (game.to_move(state),)


@pytest.mark.parametrize(
    ("name", "text", "move"),
    [
        ("quoridor", "e8,a5 0,0 - 1", "e9"),
        ("escort-quest", "EQ 6x6 E=a6 V=e4 G=d5; village b4", "SE"),
    ],
)
def test_the_best_move_gives_nothing_away(name: str, text: str, move: str) -> None:
    game, state = position(name, text)
    verdict = judged(game, state, move)
    assert verdict.loss == 0
    assert verdict.better == verdict.made == (game.parse_move(move, state),)


def test_both_lines_are_as_long_and_begin_with_the_two_moves() -> None:
    game, state = position("pathagon", "5/5/2L2/5/5 D 9,10 - -,-", size="5", pieces="10")
    verdict = judged(game, state, "a5")
    assert len(verdict.better) == len(verdict.made)
    assert verdict == judged(game, state, "a5"), "the same for the same seed and positions"
    worths = [
        game.worth(played(game, state, line), game.to_move(state))
        for line in (verdict.better, verdict.made)
    ]
    assert worths[0] - worths[1] == verdict.loss


def test_a_judge_can_be_stopped_at_any_moment() -> None:
    game, state = position("pathagon", "5/5/2L2/5/5 D 9,10 - -,-", size="5", pieces="10")
    verdict = judged(game, state, "a5", stop=lambda: True)
    assert verdict.made[0] == game.parse_move("a5", state)
