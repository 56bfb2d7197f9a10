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


class Lines(Protocol):
    """Where lines go while we do not speak, and what eyes asked to see at any time: the console."""

    def say(self, utterance: Utterance) -> None:
        """One line."""

    def draw(self, lines: Iterable[str]) -> None:
        """Lines for eyes."""

    def wipe(self) -> None:
        """Leave nothing of what was said before, once there is a next line."""

    def empty(self) -> None:
        """Leave nothing of what was said before, now."""

    def stop(self) -> None:
        """Fall silent."""

    def close(self) -> None:
        """Let go."""


class Aloud:
    """Lines and a mouth at once: only for the question which of them shall speak from now on."""

    def __init__(self, mouth: Mouth, lines: Lines, language: Callable[[], str]) -> None:
        self.mouth = mouth
        self.lines = lines
        self.language = language

    def say(self, utterance: Utterance) -> None:
        """As a line and aloud."""
        self.lines.say(utterance)
        self.mouth.say(utterance, self.language())

    def draw(self, lines: Iterable[str]) -> None:
        """Nothing is aloud that is for eyes."""
        self.lines.draw(lines)

    def stop(self) -> None:
        """Silence."""
        self.mouth.hush()

    def wipe(self) -> None:
        """There are no secrets in that question."""

    def close(self) -> None:
        """End the lines."""
        self.lines.close()


class Voice:
    """One listener's output: all that is said goes to the mouth or into lines, never to both.

    The mouth gets the language of the moment. It is not closed with this output: it may speak for
    another one afterwards. `shown` is whether there are lines that a wipe has to take away.
    """

    def __init__(
        self, mouth: Mouth, lines: Lines, language: Callable[[], str], shown: bool = False
    ) -> None:
        self.mouth = mouth
        self.lines = lines
        self.language = language
        self.transcript: deque[str] = deque(maxlen=TRANSCRIPT_LIMIT)
        self.speaks = True
        self.shown = shown

    def say(self, utterance: Utterance) -> None:
        """Into the transcript, and to whoever speaks."""
        self.transcript.append(utterance.text)
        if self.speaks:
            self.mouth.say(utterance, self.language())
        else:
            self.print(utterance)

    def print(self, utterance: Utterance) -> None:
        """As a line, whoever speaks: what the voice owes."""
        self.shown = True
        self.lines.say(utterance)

    def draw(self, lines: Iterable[str]) -> None:
        """Show what eyes asked for."""
        self.shown = True
        self.lines.draw(lines)

    def stop(self) -> None:
        """Silence."""
        if self.speaks:
            self.mouth.hush()
        else:
            self.lines.stop()

    def wipe(self) -> None:
        """Nothing of the time before can be heard or read here any more."""
        self.transcript.clear()
        self.mouth.hush()
        if not self.speaks:
            self.lines.wipe()
        elif self.shown:
            self.lines.empty()
            self.shown = False

    def close(self) -> None:
        """End the lines; the mouth may have last words."""
        self.lines.close()

    def give_way(self) -> None:
        """Lines from now on."""
        self.speaks = False

    def take_back(self, mouth: Mouth | None = None) -> None:
        """Speak again, with another mouth where one is given."""
        self.mouth = mouth or self.mouth
        self.speaks = True
