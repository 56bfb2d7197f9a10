"""Every game under several settings, random games of it, and listeners of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import strategies as st

from tactilegrid.core.game import AnyGame, Notice, Place
from tactilegrid.core.message import Message
from tactilegrid.core.options import Options, settle
from tactilegrid.core.seats import Viewer, everyone
from tactilegrid.games import GAMES, load_game
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Spelling, Verbosity

# Settings that change what a game's rules have to cope with; those of all other games: the default.
SETTINGS: dict[str, tuple[dict[str, str], ...]] = {
    "quoridor": (
        {"size": "3", "fences": "2"},
        {"size": "5", "players": "4", "fences": "2", "first": "random"},
        {"size": "5", "edge_is_fence": "off", "pawn_behind": "diagonal", "ply_cap": "30"},
        {"size": "11", "fences": "15", "repetition": "0"},
    ),
    "pathagon": (
        {"size": "3"},
        {"size": "4", "pieces": "4"},
        {"size": "5", "pieces": "5", "light_axis": "horizontal", "ply_cap": "30"},
        {"size": "5", "pieces": "6", "capture": "must", "first": "2", "repetition": "0"},
        {"size": "11"},
    ),
    "quoridor-pac-man": (
        {"players": "1", "layout": "den", "ghost_hold": "on", "lives": "1"},
        {"players": "3", "ghost_order": "free", "ghosts_share": "on", "eaten_return": "next_turn"},
        {"players": "4", "layout": "meadow", "ghost_order": "free", "frenzy": "straight"},
        {"players": "5", "layout": "rooms", "boost": "exact", "pac_into_ghost": "dies"},
        {
            "layout": "pacman=e5;blinky=e6;inky=d5;pinky=f5;clyde=e4;pellets=e7,c7,h2,b2",
            "eaten_return": "next_turn",
            "repetition": "0",
            "ply_cap": "20",
        },
    ),
    "wayfinder": (
        {"size": "4", "players": "1", "level": "3", "repetition": "2"},
        {"size": "4", "players": "4", "turn_mode": "race", "countdown": "5", "first": "random"},
        {"size": "5", "players": "3", "hut_limit": "1", "neutral_village": "0", "ply_cap": "30"},
        {"size": "4", "repetition": "0", "waypoint_map": "GYBR" * 4},
    ),
    "pathfinder": (
        {"rows": "3", "cols": "3", "chips": "9", "first": "random", "equal_turns": "on"},
        {"rows": "3", "cols": "4", "maze2": "answers", "ply_cap": "60"},
        {"rows": "4", "cols": "4", "play": "hide", "maze1": "answers", "turn_limit": "9"},
        {"play": "search", "layout": "decoys", "turn_limit": "6", "strength": "3"},
        {"rows": "3", "cols": "5", "reentry": "none", "reask_blocked": "costs_turn", "first": "2"},
    ),
    "escort-quest": (
        {"puzzle": "29", "goblin_metric": "torus", "amulet": "immediate"},
        {"puzzle": "market-day", "catch": "ignore", "repetition": "3", "turn_limit": "9"},
        {"puzzle": "EQ 9x7 E=a1 V=c3 G=e5; village g7; snow d4; amulet c4", "ply_cap": "30"},
        {"puzzle": "new:6x5", "ply_cap": "40"},
        {"puzzle": "edit:market-day", "repetition": "3"},
    ),
}


# Which choice the quick tier has, where it is not the default: hundreds of voyages take their time.
QUICK = {"wayfinder": 1}


class Rules(NamedTuple):
    """A game with one choice of settings."""

    game: AnyGame
    options: Options

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return everyone(self.game.seats(self.options))


def every_rules() -> list[Any]:
    """A parameter for each game and choice of settings, the defaults first.

    The quick tier has one choice of each game, the long one all of them.
    """
    found = []
    for name in GAMES:
        game = load_game(name)
        for number, given in enumerate(({}, *SETTINGS.get(name, ()))):
            options = settle(game.options, given)
            game.check_options(options)
            words = "-".join(f"{key}-{value}" for key, value in given.items())
            marks = [] if number == QUICK.get(name, 0) else [pytest.mark.soak]
            name_of = f"{name}-{words or 'usual'}"
            found.append(pytest.param(Rules(game, options), id=name_of, marks=marks))
    return found


for_every_game = pytest.mark.parametrize("rules", every_rules())


def every_table(other_settings: bool = False) -> list[Any]:
    """A parameter for each game and each number of seats or sharing of roles; or for each choice of
    settings instead.
    """
    found = []
    for name in GAMES:
        game = load_game(name)
        tables = [{key: value} for key in ("players", "play") for value in values(game, key)]
        for given in SETTINGS.get(name, ()) if other_settings else tables or [{}]:
            words = "-".join(f"{key}-{value}" for key, value in given.items())
            rules = Rules(game, settle(game.options, given))
            found.append(pytest.param(rules, id=f"{name}-{words or 'usual'}"))
    return found


def values(game: AnyGame, name: str) -> list[str]:
    """What an option of a game can be set to; none where the game has no such option."""
    return [
        value
        for option in game.options
        if option.name == name
        for value in (*option.words, *map(str, range(option.low, option.high + 1)))
    ]


def limited(rules: Rules, cap: int) -> Rules:
    """The same rules with a limit of plies, 0 for the one that the game declares for engines."""
    texts = {key: str(value) for key, value in rules.options.settings}
    if not cap and rules.options.number("ply_cap"):
        return rules
    texts["ply_cap"] = str(cap or rules.game.ply_cap(rules.options))
    return Rules(rules.game, settle(rules.game.options, texts))


class Moment(NamedTuple):
    """A state, and how it came about: `notices` of the move before, `move` that comes next."""

    state: Any
    notices: tuple[Notice[Any], ...]
    move: Any


def game_of(rules: Rules, seed: int, longest: int) -> Iterator[Moment]:
    """A random game, its last moment without a move.

    Moves that do not look like each other are mixed: among hundreds of fences a pawn would hardly
    ever be moved, and among plain placements hardly ever a piece be taken.
    """
    dice = Random(seed)
    game = rules.game
    state, notices = game.initial(rules.options, seed), ()
    for _ in range(longest):
        turn = game.to_move(state)
        if turn is None:
            break
        if dice.random() < 0.04:
            step = game.resign(state, dice.choice((turn, *game.seats(rules.options))))
            if game.to_move(step.state) is not None:
                state, notices = step.state, step.notices
                continue
        seen = game.observe(state, turn)
        kinds: dict[object, list[Any]] = {}
        for move in game.legal_moves(seen):
            shape = tuple(type(touch) for touch in game.touches(move, seen))
            kinds.setdefault(shape, []).append(move)
        move = dice.choice(dice.choice(list(kinds.values())))
        yield Moment(state, notices, move)
        step = game.apply(state, move)
        state, notices = step.state, step.notices
    yield Moment(state, notices, None)


def seen_by_mover(rules: Rules, moment: Moment) -> Any:
    turn = rules.game.to_move(moment.state)
    return rules.game.observe(moment.state, turn or rules.viewers[0])


def places(rules: Rules) -> list[Place]:
    """Every square and slot, and one of each that lies outside the board."""
    grid = rules.game.grid(rules.options)
    slots = sorted(rules.game.slots(rules.options), key=repr)
    return [*grid.cells(), *slots]


seeds = st.integers(0, 2**32)


# listeners


@cache
def catalogue(language: str, name: str) -> Catalogue:
    return Catalogue.load(language, ("table", name), strict=True)


@cache
def listener(rules: Rules, language: str, verbosity: Verbosity, viewer: Viewer) -> Listener:
    game, options = rules
    names = tuple((seat, game.seat_name(seat, options)) for seat in game.seats(options))
    return Listener(language, verbosity, Spelling.PLAIN, viewer, names, game.grid(options))


def heard(rules: Rules, viewer: Viewer, said: Message) -> Iterator[tuple[str, str]]:
    """The message in each language at each length, and on a braille line; with what it is."""
    for language in LANGUAGES:
        words = catalogue(language, rules.game.name)
        for verbosity in Verbosity:
            who = listener(rules, language, verbosity, viewer)
            yield f"{language} {verbosity.name}", words.render(said, who)
        yield f"{language} BRAILLE", words.braille(said, who)
