"""The games, found by the one tuple that lists them."""

from __future__ import annotations

from importlib import import_module

from tactilegrid.core.game import AnyGame

GAMES = ("quoridor", "pathagon", "quoridor-pac-man", "wayfinder", "escort-quest", "pathfinder")


def load_game(name: str) -> AnyGame:
    """The game of that name, imported at its first use; raises KeyError for a name not in GAMES."""
    if name not in GAMES:
        raise KeyError(name)
    module = import_module(f"tactilegrid.games.{name.replace('-', '_')}")
    game: AnyGame = module.GAME
    return game
