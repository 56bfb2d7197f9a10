"""A person at a table: a real desk over a real session, and all that is heard there.

The opponent's process is left out, not its play: the engine here answers in the same process, when
it is let.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from tactilegrid.app.config import Settings
from tactilegrid.app.engine_frames import Request
from tactilegrid.app.engine_worker import judged
from tactilegrid.app.host import Host
from tactilegrid.app.play import first_words
from tactilegrid.app.setup import make_desk
from tactilegrid.core.commands import HUMAN, Player
from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.engines.choose import choose
from tactilegrid.engines.search import Budget, never
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.keys import take_key
from tactilegrid.frontends.languages import command_catalogues
from tactilegrid.frontends.typed import take_line
from tactilegrid.frontends.words import Words
from tactilegrid.games import load_game
from tactilegrid.speech.utterance import CELLS, WIDTH, Utterance, columns

SLOT = re.compile(r"\{ ?\$")  # a place in a sentence that nothing was put into
NO_WORDS = ("There are no words for", "Нет слов для сообщения")


class Ear:
    """An output that keeps what it is given."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []
        self.drawn: list[str] = []
        self.stops = 0
        self.wiped = 0  # how much of what was said is no longer to be seen

    def say(self, utterance: Utterance) -> None:
        self.said.append(utterance)

    def draw(self, lines: Iterable[str]) -> None:
        self.drawn += lines

    def wipe(self) -> None:
        self.wiped = len(self.said)

    def stop(self) -> None:
        self.stops += 1

    def close(self) -> None:
        pass


class Kept(Settings):
    """Settings whose file is a list of what was saved; `refuses` is a full disk."""

    def __init__(self, chosen: dict[str, Any]) -> None:
        super().__init__("settings.toml")
        self.chosen = chosen
        self.saved: list[dict[str, Any]] = []
        self.refuses = False

    def save(self) -> None:
        if self.refuses:
            raise OSError("the disk is full")
        self.saved.append(dict(self.chosen))


class NearEngine:
    """The engine without its process; `held` is one that thinks and thinks, until hurried."""

    def __init__(self, held: bool = False) -> None:
        self.held = held
        self.number = 0
        self.request: Request | None = None
        self.notify: Any = None
        self.hurried = 0

    def start(self) -> None:
        """There is no process to start."""

    def ask(
        self,
        game: str,
        seen: Any,
        seat: Seat,
        level: str,
        seed: int,
        budget: Budget | None = None,
        made: str = "",
    ) -> int:
        self.number += 1
        self.request = Request(self.number, game, seen, seat, level, seed, budget, made)
        return self.number

    def take(self, _seconds: float) -> tuple[int, str] | None:
        if self.held or self.request is None:
            return None
        request, self.request = self.request, None
        game = load_game(request.game)
        if request.made:
            return self.number, judged(game, request, never)
        nodes = request.budget.nodes if request.budget else None
        *_, found = choose(game, request.seen, request.seat, request.level, request.seed, nodes)
        return self.number, game.format_move(found.move)

    def hurry(self) -> None:
        self.hurried += 1
        self.held = False

    def close(self) -> None:
        pass


class Sitting:
    """One listener at one game. `players` holds a person's name, "" or "engine:novice".

    `noted` is each key pressed, behind a `>`, with what was heard of it below.
    """

    def __init__(
        self,
        game: str = "quoridor",
        *,
        players: tuple[str, ...] = ("", ""),
        options: dict[str, str] | None = None,
        position: str = "",
        moves: str = "",
        language: str = "en",
        verbosity: str = "normal",
        mode: str = "grid",
        held: bool = False,
        seed: int = 1,
        **chosen: Any,
    ) -> None:
        rules = load_game(game)
        settled = settle(rules.options, options or {})
        seats = tuple(map(player, players))
        session = Session.begin(rules, settled, seed, seats, position)
        self.settings = Kept({"language": language, "verbosity": verbosity, "mode": mode, **chosen})
        self.ear = Ear()
        self.host = Host(session, self.settings, None)
        self.engine = NearEngine(held)
        self.host.engine = self.engine
        self.desk = make_desk(self.host, self.settings, self.ear, mode)
        self.desk.modes = ("grid", "line")
        self.desk._words = words(language)  # the same for every sitting, and slow to gather
        first_words(self.host, self.desk, ())
        self.host.prepare()
        self.settle()
        for move in moves.split():
            self.type(move)
        self.place = 0
        self.noted = [*self.lines]

    @property
    def session(self) -> Session:
        return self.host.session

    @property
    def lines(self) -> list[str]:
        """All that was heard, the oldest first."""
        return [utterance.text for utterance in self.ear.said]

    def settle(self) -> None:
        """What a front end does after input: take the engine's answers in, and say them."""
        while self.host.pump():
            pass
        if not self.host.thinking:
            self.desk.flush()

    def press(self, *keys: str) -> list[str]:
        """What is heard of these keys, one after another."""
        before = len(self.ear.said)
        for key in keys:
            now = len(self.ear.said)
            take_key(self.desk, key)
            self.settle()
            self.noted += [f"> {key}", *self.lines[now:]]
        return self.lines[before:]

    def type(self, *lines: str) -> list[str]:
        """What is heard of these lines."""
        before = len(self.ear.said)
        for line in lines:
            take_line(self.desk, line)
            self.settle()
        return self.lines[before:]

    def do(self, intent: Intent, argument: str = "") -> list[str]:
        """What is heard of one intent, however it was asked for."""
        before = len(self.ear.said)
        self.desk.do(intent, argument)
        self.settle()
        return self.lines[before:]

    def check(self, where: object = "") -> None:
        """Nothing that was heard since the last look is unfit to be heard."""
        for said in self.ear.said[self.place :]:
            fit(said, where)
        self.place = len(self.ear.said)


@cache
def words(language: str) -> Words:
    """The typed words of all languages, those of *language* first."""
    return Words(command_catalogues(language))


def player(who: str) -> Player:
    """Who sits in a seat."""
    kind, _, level = who.partition(":")
    return Player(level) if kind == "engine" else Player(HUMAN, who)


def fit(said: Utterance, where: object = "") -> None:
    """One line that a voice can say and a braille line can hold."""
    assert said.text.strip(), where
    assert not SLOT.search(said.text + said.braille), (where, said.text)
    assert not any(words in said.text for words in NO_WORDS), (where, said.text)
    assert columns(said.text) <= WIDTH, (where, said.text)
    assert len(said.braille) <= CELLS, (where, said.braille)
    assert said.text.isprintable(), (where, said.text)
    assert "  " not in said.text, (where, said.text)
