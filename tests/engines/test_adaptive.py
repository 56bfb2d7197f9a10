"""The strength that goes by results: how it moves, and what is played at it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.adaptive import (
    Beginner,
    Strength,
    after,
    level_now,
    place_of,
    read_strength,
)
from tactilegrid.engines.choose import choose, levels
from tactilegrid.games import load_game

ONE = Seat(1)
LADDER = ("novice", "casual", "club")


def test_a_strength_is_read_as_it_is_kept() -> None:
    strength = Strength("casual", 37, 24)
    assert strength.kept == "casual+37 24"
    assert read_strength(strength.kept) == strength
    assert read_strength("club") == Strength("club", 0)


@pytest.mark.parametrize("text", ["", "lord+3", "casual+x", "casual+100 24", "+3"])
def test_what_cannot_be_read_is_the_first_strength(text: str) -> None:
    assert read_strength(text) == Strength()


@pytest.mark.parametrize("step", ["", " x", " 0", " 999", " 24 24"])
def test_a_step_that_cannot_be_is_the_first_one(step: str) -> None:
    assert read_strength(f"casual+3{step}") == Strength("casual", 3)


def test_it_goes_up_after_a_win_and_down_after_a_loss_by_smaller_and_smaller_steps() -> None:
    strength, steps = Strength(), []
    for number in range(24):
        before = place_of(strength, LADDER)
        strength = after(strength, LADDER, 1 if number % 2 == 0 else -1)
        steps.append(abs(place_of(strength, LADDER) - before))
    assert steps == sorted(steps, reverse=True)
    assert (steps[0], steps[-1]) == (60, 8)
    assert after(strength, LADDER, 0) == strength


def test_it_stays_on_the_ladder() -> None:
    assert after(Strength("novice", 20), LADDER, -1).text == "novice+0"
    assert after(Strength("casual", 90), LADDER, 1).text == "club+0"
    assert place_of(Strength("master", 50), LADDER) == 200
    assert place_of(Strength("casual", 50), LADDER[:2]) == 100


def test_above_casual_each_move_is_of_one_of_two_levels() -> None:
    strength = Strength("casual", 30)
    now = [level_now(strength, LADDER, seed) for seed in range(400)]
    assert set(now) == {("casual", 0), ("club", 0)}
    assert 90 < now.count(("club", 0)) < 150
    assert level_now(Strength("club", 0), LADDER, 1) == ("club", 0)
    assert level_now(Strength("novice", 0), LADDER, 1) == ("novice", 0)
    assert level_now(Strength("novice", 40), LADDER, 1) == ("novice", 40)


def begun(name: str, **given: str) -> tuple[Any, Any]:
    game = load_game(name)
    return game, game.initial(settle(game.options, given), 1)


def test_below_casual_a_move_is_among_the_best() -> None:
    game, state = begun("pathagon", size="5")
    worths = sorted(
        (game.worth(game.apply(state, move).state, ONE) for move in game.legal_moves(state)),
        reverse=True,
    )
    lowest = []
    for share in (20, 60, 95):
        chosen = [list(Beginner(game, state, ONE, share, seed).improve())[-1] for seed in range(20)]
        lowest.append(min(found.worth for found in chosen))
    assert lowest == sorted(lowest)
    assert lowest[-1] >= worths[2]


def test_a_game_that_a_move_wins_is_not_let_go() -> None:
    """From a quarter up: to overlook that would seem a gift."""
    game, _ = begun("quoridor")
    options = settle(game.options, {"size": "5", "fences": "3"})
    state = game.parse_position("5x5 c4,a3 3,3 - 1", options)
    for seed in range(20):
        *_, found = Beginner(game, state, ONE, 30, seed).improve()
        assert game.outcome(game.apply(state, found.move).state) is not None


def test_it_stops_when_it_is_told_to_with_a_move_in_hand() -> None:
    game, state = begun("pathagon", size="5")
    search = Beginner(game, state, ONE, 50, 1)
    assert len(list(search.improve(0, lambda: True))) == 1
    assert list(search.improve(3))[-1].nodes == 3


def test_in_a_hidden_game_it_goes_by_what_its_seat_knows() -> None:
    game, state = begun("pathfinder")
    seen = game.observe(state, ONE)
    moves = [list(choose(game, seen, ONE, "adaptive:novice+50", seed)) for seed in range(4)]
    assert all(len(each) == 1 for each in moves)
    other = game.observe(game.resample(seen, 5), ONE)
    assert moves == [
        list(choose(game, other, ONE, "adaptive:novice+50", seed)) for seed in range(4)
    ]


def result_of(game: Any, options: Any, manners: tuple[str, str], seed: int) -> int:
    """1 where seat 1 wins, -1 where seat 2 does."""
    state, ply = game.initial(options, seed), 0
    while (seat := game.to_move(state)) is not None:
        seen = game.observe(state, seat)
        *_, found = choose(game, seen, seat, manners[seat.number - 1], 1000 * seed + ply, 60)
        state, ply = game.apply(state, found.move).state, ply + 1
    outcome = game.outcome(state)
    return 0 if not outcome.winners else 1 if ONE in outcome.winners else -1


def share(name: str, level: str, seed: int, **given: str) -> float:
    """What a player of a fixed level gets of the last 30 of 60 games against one that adapts."""
    game = load_game(name)
    options = settle(game.options, {**given, "ply_cap": "120"})
    ladder = list(levels(game, options, ONE))
    strength, results = Strength(), []
    for number in range(60):
        manners = (level, f"adaptive:{strength.text}")
        person = 1 if number % 2 else -1
        won = person * result_of(game, options, manners[::person], 100 * seed + number)
        strength = after(strength, ladder, won)
        results.append((won + 1) / 2)
    return sum(results[-30:]) / 30


def test_a_casual_player_wins_about_half() -> None:
    assert 0.4 <= share("quoridor", "casual", 1, size="5", fences="4") <= 0.6


@pytest.mark.soak
@pytest.mark.parametrize("level", ["novice", "casual", "club"])
@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("quoridor", {"size": "5", "fences": "4"}),
        ("pathagon", {"size": "5"}),
        ("pathfinder", {"rows": "4", "cols": "4", "chips": "8"}),
    ],
)
def test_players_of_any_strength_win_about_half(
    name: str, given: dict[str, str], level: str
) -> None:
    """Four times 60 games, since 30 games alone are off by more than this by chance."""
    shares = [share(name, level, seed, **given) for seed in range(4)]
    assert 0.4 <= sum(shares) / len(shares) <= 0.6, shares


def test_chance_is_that_of_the_seed() -> None:
    game, state = begun("pathagon", size="5")
    dice = Random(1)
    for _ in range(5):
        seed = dice.randrange(999)
        one, other = (list(choose(game, state, ONE, "adaptive:casual+50", seed, 20)) for _ in "ab")
        assert one == other
