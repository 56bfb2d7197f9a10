"""What each game counts for hints and reviews, at the moments where it is not plain."""

from __future__ import annotations

from typing import Any

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.games import GAMES, load_game
from tactilegrid.games.escort_quest.solver import solve
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tests.contract.contract import for_every_game, game_of


def start(name: str, position: str = "", **given: str) -> tuple[Any, Any]:
    game = load_game(name)
    options = settle(game.options, given)
    return game, game.parse_position(position, options) if position else game.initial(options, 1)


def counted(game: Any, state: Any) -> list[tuple[str, int | None]]:
    seen = game.observe(state, SPECTATOR)
    return [(tally.name, tally.value) for tally in game.measure(seen)]


def play(game: Any, state: Any, *moves: str) -> Any:
    for text in moves:
        seen = game.observe(state, game.to_move(state))
        state = game.apply(state, game.parse_move(text, seen)).state
    return state


@pytest.mark.parametrize("name", GAMES)
def test_every_loss_that_is_told_is_worth_telling(name: str) -> None:
    assert load_game(name).notable >= 1


@for_every_game
def test_every_number_has_its_words(rules: Any) -> None:
    """At every moment of some games, to everybody, in each language."""
    game = rules.game
    words = {
        language: Catalogue.load(language, (game.name,)).keys(f"{game.name}-tally-")
        for language in LANGUAGES
    }
    for seed in range(3):
        for moment in game_of(rules, seed, 40):
            for viewer in rules.viewers:
                for tally in game.measure(game.observe(moment.state, viewer)):
                    none = "-none" if tally.value is None else ""
                    for keys in words.values():
                        assert f"{game.name}-tally-{tally.name}{none}" in keys


def test_quoridor_counts_ways_and_fences_of_those_who_play_on() -> None:
    game, state = start("quoridor")
    assert counted(game, state) == [("way", 8), ("way", 8), ("fences", 10), ("fences", 10)]
    game, state = start("quoridor", players="4")
    state = game.resign(state, game.to_move(state)).state
    assert len(counted(game, state)) == 6


def test_pathagon_has_no_number_where_every_way_is_barred() -> None:
    game, state = start("pathagon", "7/7/7/DDDDDDD/7/7/7 L 14,7 - -,-")
    assert counted(game, state)[:2] == [("links", None), ("links", 0)]
    assert counted(game, state)[2:] == [("pieces", 0), ("pieces", 7)]


def test_pac_man_counts_for_nobody_in_particular() -> None:
    game, state = start("quoridor-pac-man")
    assert counted(game, state) == [("pellets", 4), ("lives", 3), ("nearest", 8)]
    assert {tally.seat for tally in game.measure(state)} == {None}


def test_wayfinder_adds_up_the_colours_of_a_player_alone() -> None:
    game, state = start("wayfinder", players="1", size="4")
    assert counted(game, state) == [("points", 0), ("total", 0)]


def test_escort_quest_counts_turns_until_the_end() -> None:
    game, state = start("escort-quest")
    assert counted(game, state) == [("turns", 3)]
    line = [game.format_move(move) for move in solve(state).line]
    won = play(game, state, *line)
    assert game.outcome(won).winners
    assert counted(game, won) == [("turns", 0)]
    lost = play(game, state, "SE", "N")
    assert game.outcome(lost) is not None
    assert counted(game, lost) == [("turns", None)]


def test_escort_quest_counts_nothing_while_a_puzzle_is_built() -> None:
    game, state = start("escort-quest", puzzle="new")
    assert counted(game, state) == []


def test_pathfinder_counts_from_the_first_question_on() -> None:
    """No square is ruled out, and nothing is told of mazes, before somebody asks."""
    game, state = start("pathfinder", rows="3", cols="3", play="search")
    assert counted(game, state) == [("places", 9), ("barriers", 0)]
    game, state = start("pathfinder", rows="3", cols="3")
    assert counted(game, state) == []
