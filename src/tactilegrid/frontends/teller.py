"""Says things to one listener: messages in, lines out, with history and parts of long answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from tactilegrid.core.message import Announcement, Kind, Message
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.history import History
from tactilegrid.speech.listener import Listener
from tactilegrid.speech.queue import CHARACTER_MS, START_MS
from tactilegrid.speech.utterance import WIDTH, Utterance, braille_line, parts, utter


class Output(Protocol):
    """Where utterances go: the console, later a voice or a braille display."""

    def say(self, utterance: Utterance) -> None:
        """Bring one utterance to the listener, after those before it."""

    def draw(self, lines: Iterable[str]) -> None:
        """Print lines as they are, for eyes; an output for ears or fingers lets them pass."""

    def wipe(self) -> None:
        """Leave nothing of what was said before the next utterance, on a screen or a display."""

    def stop(self) -> None:
        """Fall silent."""

    def close(self) -> None:
        """Let go of what the output holds."""


class Watch(Protocol):
    """Who is told beforehand of what is said, such as whoever adds sounds to it."""

    refused: bool  # what is said next is why something cannot be

    def hear(self, messages: Sequence[Message]) -> None:
        """These messages are about to be said."""


class Teller:
    """One listener's ear: renders, remembers and hands on; `count` grows with each thing said."""

    def __init__(self, catalogue: Catalogue, listener: Listener, output: Output) -> None:
        self.catalogue = catalogue
        self.listener = listener
        self.output = output
        self.history = History()
        self.count = 0
        self.speech = 0  # milliseconds that a slow voice takes, until somebody reckons with them
        self.rest: tuple[str, ...] = ()
        self.owner = ""
        self.watch: Watch | None = None

    def text(self, *messages: Message) -> str:
        """The messages as this listener hears them, as one text."""
        return " ".join(self.catalogue.render(part, self.listener) for part in messages)

    def say(self, kind: Kind, *messages: Message) -> None:
        """One announcement; where it is too long for a line it breaks between its messages."""
        if self.watch is not None:
            self.watch.hear(messages)
        line: list[Message] = []
        for part in messages:
            if line and len(self.text(*line, part)) > WIDTH:
                self._utter(kind, line)
                line = []
            line.append(part)
        self._utter(kind, line)

    def refuse(self, kind: Kind, *messages: Message) -> None:
        """Say why something cannot be."""
        if self.watch is not None:
            self.watch.refused = True
        self.say(kind, *messages)

    def _utter(self, kind: Kind, messages: Sequence[Message]) -> None:
        utterance = utter(Announcement(kind, tuple(messages)), self.listener, self.catalogue)
        if len(utterance.text) <= WIDTH:
            self.hand_on(utterance)
            return
        for text in parts([utterance.text], self.listener, self.catalogue):
            self.hand_on(Utterance(kind, text, braille_line(text)))

    def hand_on(self, utterance: Utterance) -> None:
        """Say a finished utterance and remember it."""
        self.history.add(utterance)
        self.repeat(utterance)

    def repeat(self, utterance: Utterance) -> None:
        """Say a finished utterance that the history has already."""
        self.count += 1
        self.speech += START_MS + CHARACTER_MS * len(utterance.text)
        self.output.say(utterance)

    def aside(self, *messages: Message) -> None:
        """Say something about the history itself, which does not become part of it."""
        self.repeat(utter(Announcement(Kind.RESULT, messages), self.listener, self.catalogue))

    def draw(self, lines: Iterable[str]) -> None:
        """Show lines to eyes."""
        self.count += 1
        self.output.draw(lines)

    def say_parts(self, owner: str, messages: Iterable[Message]) -> None:
        """A long answer, its first part now; `more` and the same question give the next."""
        if self.rest and self.owner == owner:
            self.more()
            return
        self.keep(owner, messages)
        self.more()

    def keep(self, owner: str, messages: Iterable[Message]) -> None:
        """Have a long answer ready, whose first part is said by `more`."""
        texts = [self.catalogue.render(part, self.listener) for part in messages]
        self.owner = owner
        self.rest = tuple(parts(texts, self.listener, self.catalogue))

    def more(self) -> bool:
        """The next part of a long answer; False where there is none."""
        if not self.rest:
            return False
        text, self.rest = self.rest[0], self.rest[1:]
        self.hand_on(Utterance(Kind.RESULT, text, braille_line(text)))
        return True
