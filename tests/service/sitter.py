"""A person at a desk in this process, who notes each key pressed and what the desk then said.

It gives the sessions that screen readers are held to: the keys are sent to the program in a
terminal, and what was noted here must be heard there. No console, terminal, front end loop or
reader takes part.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tactilegrid.app.config import Settings
from tactilegrid.app.host import Host
from tactilegrid.app.play import create, first_words
from tactilegrid.app.setup import make_desk
from tactilegrid.core.options import settle
from tactilegrid.core.session import Session
from tactilegrid.frontends.keys import take_key
from tactilegrid.games import load_game
from tactilegrid.speech.utterance import Utterance
from tests.frontends import hand
from tests.frontends.sitting import player


class Notes:
    """An output that keeps what it is given."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, utterance: Utterance) -> None:
        self.lines.append(utterance.text)

    def draw(self, lines: Iterable[str]) -> None:
        self.lines += lines

    def wipe(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass


class Sitter:
    """`noted` is (key, lines) for each key pressed; `opening` what was said before the first.

    `players` holds a person's name, "" or "engine:casual".
    """

    def __init__(
        self,
        folder: Path,
        game: str,
        *players: str,
        seed: int = 1,
        language: str = "en",
        position: str = "",
        **options: str,
    ) -> None:
        self.game = load_game(game)
        given = settle(self.game.options, options)
        seats = tuple(map(player, players))
        session = Session.begin(self.game, given, seed, seats, position)
        settings = Settings(str(folder / "settings.toml"))
        settings.for_now["language"] = language
        self.host = Host(session, settings, create(str(folder / "noted.tgrec"), session))
        self.notes = Notes()
        self.desk = make_desk(self.host, settings, self.notes, "grid")
        self.desk.modes = ("grid", "line")
        self.noted: list[tuple[str, list[str]]] = []
        first_words(self.host, self.desk, ())
        self.host.prepare()
        self.listen()
        self.opening = self.taken()

    def listen(self) -> None:
        """Let engines answer, and hear it."""
        self.host.wait()
        self.desk.flush()

    def taken(self) -> list[str]:
        lines, self.notes.lines = self.notes.lines, []
        return lines

    def press(self, *keys: str) -> None:
        """Press keys one after another, each after the answer to the one before."""
        for key in keys:
            take_key(self.desk, key)
            self.listen()
            self.noted.append((key, self.taken()))

    def make(self, text: str) -> None:
        """Make the move of that notation by touch, answering what is asked."""
        hand.make(self, text)

    def perform(self, script: str, seed: int = 1) -> None:
        """Do what a script says: keys, moves by touch, the rest of the game."""
        hand.perform(self, script, seed)

    def close(self) -> None:
        self.host.close()

    @property
    def keys(self) -> str:
        """The script of what was pressed, as the harness wants it."""
        return " ".join(key for key, _ in self.noted)
