"""The games and sessions that are kept as transcripts: a file each in tests/data/games/<game>.

A file is TOML. Beside `players` (a person's name, "" or "engine:novice", one a seat), `options`
and `position` it holds one of these:

- `moves`, with semicolons between: a whole game that every seat and a spectator listen to, where
  `undo`, `redo`, `draw` and `resign` are of whoever's turn it is, or `resign:3`. For the viewers in
  `lengths` it is kept at each verbosity.
- `keys`: a session of one listener, key by key; `(e2)` makes that move by touch, `...` plays on to
  the end. With `readers` it is heard under real screen readers too, in these languages; where it
  is `long`, only in the long tier.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tactilegrid.core.options import settle
from tactilegrid.games import load_game
from tests.frontends.watching import Script

FOLDER = Path(__file__).parents[1] / "data" / "games"
KNOWN = {"players", "options", "position", "moves", "keys", "lengths", "readers", "seed", "long"}


class KeySession:
    """What one person presses at one table; `readers` names the languages heard under readers."""

    def __init__(self, game: str, told: dict[str, Any]) -> None:
        self.game = game
        self.keys: str = told["keys"]
        self.options: dict[str, str] = told.get("options", {})
        rules = load_game(game)
        seats = rules.seats(settle(rules.options, self.options))
        self.players: tuple[str, ...] = tuple(told.get("players", [""] * len(seats)))
        self.position: str = told.get("position", "")
        self.readers: list[str] = told.get("readers", [])
        self.long: bool = told.get("long", False)
        self.seed: int = told.get("seed", 1)


@cache
def read_scripts() -> tuple[dict[str, Script], dict[str, KeySession], dict[str, list[str]]]:
    """Games to be watched, sessions of keys, and who of the first is heard at each length.

    By the names of their files; raises AssertionError for a file that says something else.
    """
    scripts: dict[str, Script] = {}
    sessions: dict[str, KeySession] = {}
    lengths: dict[str, list[str]] = {}
    for path in sorted(FOLDER.glob("*/*.toml")):
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        assert set(told) <= KNOWN, f"{path.name}: unknown {sorted(set(told) - KNOWN)}"
        assert ("moves" in told) != ("keys" in told), f"{path.name}: either moves or keys"
        assert path.stem not in {*scripts, *sessions}, f"{path.name}: two scripts of one name"
        game = path.parent.name
        if "keys" in told:
            sessions[path.stem] = KeySession(game, told)
            continue
        players = tuple(told.get("players", ("", "")))
        position = told.get("position", "")
        scripts[path.stem] = Script(game, told["moves"], players, told.get("options"), position)
        lengths[path.stem] = told.get("lengths", [])
    return scripts, sessions, lengths


SCRIPTS, SESSIONS, LENGTHS = read_scripts()
