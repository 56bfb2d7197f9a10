"""The whole games that are kept as scripts, played again as one listener hears them.

They are those that the transcripts in the tests hold word for word, so that what is counted here is
what was listened to there. A wheel has them beside the program; a checkout, where its tests are.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator

import tactilegrid
from tactilegrid.app.config import Settings
from tactilegrid.app.host import Host
from tactilegrid.app.play import first_words
from tactilegrid.app.setup import make_desk
from tactilegrid.core.commands import HUMAN, AgreeDraw, Command, Play, Player, Redo, Resign, Undo
from tactilegrid.core.options import settle
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.core.session import Session
from tactilegrid.core.value import Value
from tactilegrid.frontends.line import Held
from tactilegrid.games import load_game

PACKAGE = os.path.dirname(tactilegrid.__file__)
FOLDERS = (
    os.path.join(PACKAGE, "whole_games"),
    os.path.join(PACKAGE, os.pardir, os.pardir, "tests", "data", "games"),
)


class WholeGame(Value):
    """One script: a table, and what is done there, step by step.

    A step is a move, `undo`, `redo`, `draw` or `resign` of whoever's turn it is, or `resign:3`.
    `listeners` are those who hear it at each verbosity: `seat1`, `spectator`.
    """

    name: str
    game: str
    steps: tuple[str, ...]
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    position: str
    listeners: tuple[str, ...]


class Watching(Host):
    """A host whose listener has the ears of any seat, or only watches."""

    ears: Viewer = SPECTATOR

    @property
    def viewer(self) -> Viewer:
        """Whoever was chosen."""
        return self.ears

    @property
    def shared(self) -> bool:
        """Nobody else listens here."""
        return False


def whole_games() -> Iterator[WholeGame]:
    """Every script that somebody hears at each verbosity; none where there are no scripts."""
    folder = next(filter(os.path.isdir, FOLDERS), "")
    for game in sorted(os.listdir(folder)) if folder else ():
        for file in sorted(os.listdir(os.path.join(folder, game))):
            with open(os.path.join(folder, game, file), "rb") as script:
                told = tomllib.load(script)
            if told.get("lengths"):
                yield WholeGame(
                    file.removesuffix(".toml"),
                    game,
                    tuple(" ".join(step.split()) for step in told["moves"].split(";")),
                    tuple(told.get("players", ("", ""))),
                    tuple(told.get("options", {}).items()),
                    told.get("position", ""),
                    tuple(told["lengths"]),
                )


def listen(whole: WholeGame, language: str, verbosity: str, who: str) -> list[str]:
    """Every line that one listener of the game is told, from the opening on."""
    game = load_game(whole.game)
    options = settle(game.options, dict(whole.options))
    players = tuple(map(player, whole.players))
    session = Session.begin(game, options, 1, players, whole.position)
    settings = Settings("")
    settings.for_now = {"language": language, "verbosity": verbosity}
    host = Watching(session, settings, None)
    host.ears = SPECTATOR if who == "spectator" else Seat(int(who.removeprefix("seat")))
    said = Held()
    desk = make_desk(host, settings, said, "line")
    first_words(host, desk, ())
    for step in whole.steps:
        host.submit(*command(host.session, step))
        desk.flush()
    return said.lines


def player(who: str) -> Player:
    """Who sits in a seat: a person's name, nobody known, or `engine:LEVEL`."""
    kind, _, level = who.partition(":")
    return Player(level) if kind == "engine" else Player(HUMAN, who)


def command(session: Session, step: str) -> tuple[Seat, Command]:
    """Who asks what of the session; raises MoveError for a step that is none."""
    word, _, number = step.partition(":")
    seat = session.to_move or session.seats[0]
    plain: dict[str, Command] = {
        "undo": Undo(session.ply),
        "redo": Redo(session.ply),
        "resign": Resign(session.ply),
        "draw": AgreeDraw(session.ply),
    }
    if word in plain:
        return Seat(int(number)) if number else seat, plain[word]
    return seat, Play(session.ply, session.game.parse_move(step, session.observe(seat)))
