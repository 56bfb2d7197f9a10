"""Careful and bold engines: what a person feels of it, and that they play on as good a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.choose import choose, plan
from tactilegrid.engines.styles import Styled, has_styles
from tactilegrid.engines.temper import TEMPERS
from tactilegrid.games import load_game
from tactilegrid.games.quoridor.moves import Fence

ONE, TWO = Seat(1), Seat(2)


def begun(name: str, **given: str) -> tuple[Any, Any]:
    game = load_game(name)
    return game, game.initial(settle(game.options, given), 1)


def played(name: str, manner: str, seed: int, plies: int, nodes: int = 0, **given: str) -> Any:
    """Each move of a game in which all seats play in one manner: before, the move, after."""
    game, state = begun(name, **given)
    dice, told = Random(seed), []
    while len(told) < plies and (seat := game.to_move(state)) is not None:
        seen = game.observe(state, seat)
        if len(told) < 2:
            move = dice.choice(game.legal_moves(seen))
        else:
            *_, found = choose(game, seen, seat, manner, 1000 * seed + len(told), nodes or None)
            move = found.move
        after = game.apply(state, move).state
        told.append((state, move, after))
        state = after
    return told


def boldness(name: str, told: Any) -> float:
    return sum(TEMPERS[name](*each) for each in told) / len(told)


def fences(manner: str, nodes: int = 0, **given: str) -> int:
    games = [played("quoridor", manner, seed, 20, nodes, **given) for seed in range(4)]
    return sum(isinstance(move, Fence) for told in games for _, move, _ in told)


def test_bold_lays_more_fences_in_its_first_moves() -> None:
    """Four games of twenty plies on seven by seven: the numbers a person would count."""
    given = {"size": "7", "fences": "8"}
    careful, bold = (fences(f"casual:{style}", **given) for style in ("careful", "bold"))
    assert bold >= careful + 8


@pytest.mark.parametrize(
    ("name", "given", "plies"),
    [
        ("pathagon", {"size": "5"}, 14),
        ("quoridor-pac-man", {}, 30),
        ("wayfinder", {"size": "4"}, 10),
        ("quoridor", {"size": "5", "players": "4", "fences": "3"}, 20),
    ],
)
def test_in_every_game_with_opponents_the_styles_differ(
    name: str, given: dict[str, str], plies: int
) -> None:
    careful, bold = (
        sum(boldness(name, played(name, f"casual:{style}", n, plies, **given)) for n in (1, 2))
        for style in ("careful", "bold")
    )
    assert bold > careful


def test_a_level_that_searches_differs_too_and_thinks_each_move_through() -> None:
    """Club on five by five squares: a bold move is played on before it is taken."""
    careful, bold = (
        sum(
            boldness("quoridor", played("quoridor", f"club:{style}", n, 12, 60, size="5"))
            for n in (1, 2)
        )
        for style in ("careful", "bold")
    )
    assert bold > careful


def test_bold_goes_straight_on_in_a_hidden_maze() -> None:
    """Of all questions that a searcher asks from inside, those in the direction it came from."""
    from tactilegrid.engines.pathfinder.scout import Scout
    from tactilegrid.engines.pathfinder.weights import leant
    from tactilegrid.games.pathfinder.settings import STYLES
    from tactilegrid.games.pathfinder.slots import OUTSIDE, ground_of
    from tactilegrid.games.pathfinder.styles import made

    ground = ground_of(6, 6)

    def straight(name: str, lean: int) -> float:
        asked = on = 0
        for number in range(8):
            maze = made(ground, 30, STYLES[number % len(STYLES)], 3, number)
            scout = Scout(ground, leant(name, lean), 1)
            while (side := scout.best()).beyond != maze.goal or maze.walls >> side.slot & 1:
                asked += side.origin != OUTSIDE
                on += side.origin != OUTSIDE and scout.came[side.origin] == side.way
                if maze.walls >> side.slot & 1:
                    scout.refused(side)
                    scout.front.remove(side)
                    continue
                scout.admitted(side)
                scout.front = scout._edge()
        return on / asked

    for name in ("deep", "learned"):
        assert straight(name, 1) > straight(name, -1) + 0.05


def test_a_style_takes_a_win_that_the_level_sees() -> None:
    game, _ = begun("quoridor")
    options = settle(game.options, {"size": "5", "fences": "3"})
    state = game.parse_position("5x5 c4,a3 3,3 - 1", options)
    for level in ("casual", "club"):
        *_, found = choose(game, state, ONE, f"{level}:bold", 1)
        assert game.outcome(game.apply(state, found.move).state) is not None


def test_a_style_that_is_stopped_has_a_move_in_hand() -> None:
    game, state = begun("pathagon")
    search, _ = plan(game, state, ONE, "club:bold", 1)
    assert isinstance(search, Styled)
    stopped = list(search.improve(0, lambda: True))
    game.check(stopped[-1].move, state)
    calls = iter([False] * 40)
    told = list(search.improve(20, lambda: next(calls, True)))
    game.check(told[-1].move, state)


def test_it_stops_between_one_move_and_the_next() -> None:
    """However often it may ask before it is told to stop, it has a legal move."""
    game, state = begun("quoridor", size="5", fences="6")
    state = game.apply(state, game.parse_move("b1", state)).state
    search, _ = plan(game, state, TWO, "club:bold", 1)
    for asked in (*range(0, 120, 7), *range(120, 150)):
        calls = iter([False] * asked)
        *_, found = search.improve(12, lambda calls=calls: next(calls, True))
        game.check(found.move, state)


def test_half_of_the_time_is_left_for_the_style() -> None:
    game, state = begun("pathagon", size="4")
    search, _ = plan(game, state, ONE, "club:careful", 1, soon=lambda: True)
    told = list(search.improve(0, lambda: False))
    assert told
    game.check(told[-1].move, state)


def test_novice_has_styles_too() -> None:
    assert fences("novice:bold", size="5", fences="9") > fences(
        "novice:careful", size="5", fences="9"
    )


@pytest.mark.parametrize("manner", ["casual:bold", "club:careful"])
def test_a_style_is_deterministic(manner: str) -> None:
    game, state = begun("pathagon", size="5")
    one, other = (list(choose(game, state, ONE, manner, 3, 40)) for _ in range(2))
    assert one == other


def test_where_there_is_no_style_the_level_plays_as_ever() -> None:
    game, state = begun("escort-quest")
    assert not has_styles(game, state.options, "club")
    plain, bold = (list(choose(game, state, ONE, f"club{style}", 1)) for style in ("", ":bold"))
    assert plain == bold
    maze = load_game("pathfinder")
    options = settle(maze.options, {})
    assert has_styles(maze, options, "club")
    assert not has_styles(maze, options, "casual")
