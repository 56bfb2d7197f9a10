"""The output of a listener whom our own voice speaks to: nothing is printed, all is kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from tactilegrid.speech.utterance import Utterance

TRANSCRIPT_LIMIT = 5_000  # lines


class Mouth(Protocol):
    """What speaks: the proxy of the speech worker."""

    def say(self, utterance: Utterance, language: str = "") -> None:
        """Take an utterance, at once."""

    def hush(self) -> None:
        """Fall silent."""

    def close(self, seconds: float = 0.0) -> None:
        """End, after at most so many seconds of what is still to be said."""


class Lines(Protocol):
    """An output that can take over: the console."""

    def say(self, utterance: Utterance) -> None:
        """One line."""

    def draw(self, lines: Iterable[str]) -> None:
        """Lines for eyes."""

    def wipe(self) -> None:
        """Leave nothing of what was said before."""

    def stop(self) -> None:
        """Fall silent."""

    def close(self) -> None:
        """Let go."""


class Voice:
    """One listener's output: hands on with the language of the moment, and keeps a transcript.

    Several listeners at one table share the mouth; each has a transcript of their own.
    """

    def __init__(
        self, mouth: Mouth, language: Callable[[], str], farewell_seconds: float = 5.0
    ) -> None:
        self.mouth = mouth
        self.language = language
        self.farewell_seconds = farewell_seconds
        self.transcript: deque[str] = deque(maxlen=TRANSCRIPT_LIMIT)
        self.instead: Lines | None = None

    def say(self, utterance: Utterance) -> None:
        """Into the transcript and to the mouth."""
        self.transcript.append(utterance.text)
        if self.instead is not None:
            self.instead.say(utterance)
        else:
            self.mouth.say(utterance, self.language())

    def draw(self, lines: Iterable[str]) -> None:
        """A drawing is for eyes; it is shown only where lines have taken over."""
        if self.instead is not None:
            self.instead.draw(lines)

    def stop(self) -> None:
        """Silence."""
        if self.instead is not None:
            self.instead.stop()
        else:
            self.mouth.hush()

    def wipe(self) -> None:
        """Nothing of the time before can be heard or read here any more."""
        self.transcript.clear()
        self.mouth.hush()
        if self.instead is not None:
            self.instead.wipe()

    def close(self) -> None:
        """Let the last words be heard, then end."""
        if self.instead is not None:
            self.instead.close()
        self.mouth.close(self.farewell_seconds)

    def give_way(self, lines: Lines, unsaid: Iterable[Utterance] = ()) -> None:
        """From now on lines instead, beginning with what the voice owes."""
        self.instead = lines
        for utterance in unsaid:
            lines.say(utterance)

    def take_back(self) -> None:
        """Speak again."""
        self.instead = None
