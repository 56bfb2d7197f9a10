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
from tactilegrid.app.texts import Page
from tactilegrid.app.whole_games import listen, whole_games
from tactilegrid.core.message import Kind, Name, message
from tactilegrid.core.value import Value
from tactilegrid.outputs import ssip
from tactilegrid.outputs.conductor import Send, Steps
from tactilegrid.outputs.speech import SpeechProxy
from tactilegrid.speech.listener import Verbosity
from tactilegrid.speech.queue import CHARACTER_MS, START_MS
from tactilegrid.speech.utterance import Utterance

SAYS = 200
BURSTS, KEYS, KEY_SECONDS = 5, 20, 0.05
PAUSE = 0.02  # between two requests, so that neither waits for the other
PATIENCE = 5.0
RATIO, ACCEPTED_MS, LAST_MS = "2.00", 25, 250  # the goals


class Listening(Value):
    """What one verbosity takes: announcements, words, characters, and seconds of a slow voice."""

    verbosity: Verbosity
    games: int
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
                games=each.games,
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
    """Each verbosity over the whole games that are kept word for word, as each listener hears them.

    Raises Failed where this copy of the program has none.
    """
    heard = [(whole, who) for whole in whole_games() for who in whole.listeners]
    if not heard:
        raise Failed(message("bench-no-games"))
    for verbosity in (Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL):
        word = verbosity.name.lower()
        texts = [text for whole, who in heard for text in listen(whole, language, word, who)]
        characters = sum(map(len, texts))
        took = START_MS * len(texts) + CHARACTER_MS * characters
        words = sum(len(text.split()) for text in texts)
        games = len({whole.name for whole, _ in heard})
        yield Listening(verbosity, games, len(texts), words, characters, took / 1000)


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
