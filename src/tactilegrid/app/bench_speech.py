"""`bench speech`: what listening costs, and how soon our own voice takes what is said.

The voice is measured against the bare client of the same server in the same run, request by
request in turn, so that a busy machine slows both.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from statistics import quantiles
from typing import Any

from tactilegrid.app.cli import Failed
from tactilegrid.app.host import seat_names
from tactilegrid.app.texts import Page
from tactilegrid.core.commands import Play, Player
from tactilegrid.core.message import Announcement, Kind, Name, message
from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.core.value import Value
from tactilegrid.engines.choose import choose
from tactilegrid.games import GAMES, load_game
from tactilegrid.outputs import ssip
from tactilegrid.outputs.conductor import Send, Steps
from tactilegrid.outputs.speech import SpeechProxy
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Verbosity
from tactilegrid.speech.queue import CHARACTER_MS, START_MS
from tactilegrid.speech.utterance import Utterance, utter

SEED = 1
PLIES = 40  # of each game
SAYS = 200
BURSTS, KEYS, KEY_SECONDS = 5, 20, 0.05
PAUSE = 0.02  # between two requests, so that neither waits for the other
PATIENCE = 5.0
RATIO, ACCEPTED_MS, LAST_MS = "2.00", 25, 250  # the goals


class Listening(Value):
    """What one verbosity takes: announcements, words, characters, and seconds of a slow voice."""

    verbosity: Verbosity
    announcements: int
    words: int
    characters: int
    seconds: float


def bench_speech(page: Page, language: str) -> None:
    """Both parts; raises Failed, after the first, where no speech server answers."""
    for each in listening(language):
        page.line(
            message(
                "bench-listening",
                verbosity=each.verbosity.name.lower(),
                n=each.announcements,
                words=each.words,
                characters=each.characters,
                seconds=Name(f"{each.seconds:.0f}"),
            )
        )
    try:
        measured = Measured()
    except ssip.SsipError as error:
        raise Failed(message("bench-no-server", why=Name(str(error)))) from None
    try:
        report(page, measured)
    finally:
        measured.close()


def listening(language: str) -> Iterator[Listening]:
    """Each verbosity over the same games, one of each sheet, as the first seat hears them."""
    heard = [(session, list(announcements(session))) for session in map(opened, GAMES)]
    for verbosity in (Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL):
        texts = [
            text for session, said in heard for text in rendered(session, said, language, verbosity)
        ]
        characters = sum(map(len, texts))
        took = START_MS * len(texts) + CHARACTER_MS * characters
        words = sum(len(text.split()) for text in texts)
        yield Listening(verbosity, len(texts), words, characters, took / 1000)


def opened(name: str) -> Session:
    """The usual game of that name, between novices."""
    game = load_game(name)
    options = settle(game.options, {})
    players = tuple(Player("novice") for _ in game.seats(options))
    return Session.begin(game, options, SEED, players)


def announcements(session: Session) -> Iterator[Announcement]:
    """What the first seat hears in a game of novices, ply by ply; the same in every run."""
    while session.to_move is not None and session.ply < PLIES:
        seat = session.to_move
        seed = SEED + session.ply
        *_, found = choose(session.game, session.observe(seat), seat, "novice", seed)
        answer = session.handle(seat, Play(session.ply, found.move))
        session = answer.session
        yield from (each.announcement for each in answer.updates if each.viewer == Seat(1))


def rendered(
    session: Session, said: list[Announcement], language: str, verbosity: Verbosity
) -> Iterator[str]:
    """The texts of announcements that are not empty at that verbosity."""
    game = session.game
    catalogue = Catalogue.load(language, ("table", game.name))
    listener = Listener(
        language,
        verbosity,
        viewer=Seat(1),
        names=seat_names(session),
        grid=game.grid(session.options),
    )
    texts = (utter(each, listener, catalogue).text for each in said)
    return (text for text in texts if text)


class TimedProxy(SpeechProxy):
    """Notes when the server has accepted a request, and which texts begin when."""

    def __init__(self) -> None:
        super().__init__(lambda _: self.is_ready.set(), ("ssip",))
        self.is_ready = threading.Event()
        self.accepted = threading.Event()
        self.accepted_at = 0.0
        self.begun: dict[int, float] = {}
        self.numbers: dict[str, int] = {}

    def came(self, worker: int, frame: dict[str, Any] | None) -> None:
        """With the time."""
        if frame is not None and "done" in frame:
            self.accepted_at = time.perf_counter()
            self.accepted.set()
        if frame is not None and frame.get("event") == "begin":
            self.begun[frame["number"]] = time.perf_counter()
        super().came(worker, frame)

    def _do(self, step: object) -> Steps:
        if isinstance(step, Send) and step.frame["do"] == "speak":
            self.numbers[step.frame["text"]] = step.frame["number"]
        return super()._do(step)

    def begun_at(self, text: str) -> float:
        """When the text was begun; 0 where it was not."""
        return self.begun.get(self.numbers.get(text, 0), 0.0)


class Measured:
    """A voice and a bare client at the server of this person; raises SsipError without one."""

    def __init__(self) -> None:
        self.client = ssip.Client(ssip.server_address(os.environ))
        self.proxy = TimedProxy()
        self.proxy.start()
        if not self.proxy.is_ready.wait(PATIENCE) or not self.proxy.backend:
            self.close()
            raise ssip.SsipError("the speech process does not answer")

    def close(self) -> None:
        """End both."""
        self.proxy.hush()
        self.proxy.close()
        self.client.close()

    def say(self, text: str) -> float:
        """Seconds from `say` to the server's agreement, through everything; raises Failed."""
        self.proxy.accepted.clear()
        start = time.perf_counter()
        self.proxy.say(Utterance(Kind.FOCUS, text, text), "en")
        if not self.proxy.accepted.wait(PATIENCE):
            raise Failed(message("bench-silent"))
        return self.proxy.accepted_at - start

    def say_bare(self, text: str) -> float:
        """The same by the client alone."""
        start = time.perf_counter()
        self.client.speak(text, interrupt=True, language="en")
        return time.perf_counter() - start

    def in_turn(self, count: int) -> tuple[list[float], list[float]]:
        """Both, one after the other, so often."""
        ours, theirs = [], []
        for number in range(count):
            ours.append(self.say(f"e{number}, empty"))
            time.sleep(PAUSE)
            theirs.append(self.say_bare(f"e{number}, empty"))
            time.sleep(PAUSE)
        self.client.cancel()
        return ours, theirs

    def last_square(self, burst: int) -> float | None:
        """Seconds from the last of many quick keys to the beginning of its square.

        None where the server tells of no beginning: on a busy machine it loses some.
        """
        for number in range(KEYS):
            text = f"square {burst} {number}, and a long name"
            start = time.perf_counter()
            self.proxy.say(Utterance(Kind.FOCUS, text, text), "en")
            time.sleep(KEY_SECONDS)
        while not self.proxy.begun_at(text):
            if self.proxy.conductor.idle:
                return None
            time.sleep(0.001)
        return self.proxy.begun_at(text) - start


def report(page: Page, measured: Measured) -> None:
    """The lines of the second part."""
    ours, theirs = measured.in_turn(SAYS)
    half, most = 9, 18  # of twenty parts
    for part, what in ((half, "half"), (most, "most")):
        mine, bare = (quantiles(times, n=20)[part] * 1000 for times in (ours, theirs))
        page.line(
            message(
                "bench-line",
                what=message("bench-accepted", part=what),
                ratio=Name(f"{mine / bare:.2f}"),
                goal=Name(RATIO),
                ours=Name(f"{mine:.1f} ms"),
                theirs=Name(f"{bare:.1f} ms"),
            )
        )
    limit_line(page, "bench-accepted", quantiles(ours, n=20)[most] * 1000, ACCEPTED_MS)
    lasts = [took for burst in range(BURSTS) if (took := measured.last_square(burst)) is not None]
    if lasts:
        limit_line(page, "bench-last-square", max(lasts) * 1000, LAST_MS)


def limit_line(page: Page, what: str, took: float, goal: int) -> None:
    """A time with the one that it shall not exceed."""
    key = message(what, part="most") if what == "bench-accepted" else message(what)
    page.line(message("bench-limit", what=key, ours=Name(f"{took:.1f} ms"), goal=goal))
