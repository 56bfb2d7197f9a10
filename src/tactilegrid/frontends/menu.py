"""Menus before a game: numbered lines, answered by a number or a word."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tactilegrid.core.message import Kind, Message, message
from tactilegrid.frontends.teller import Teller
from tactilegrid.frontends.words import fold

ReadLine = Callable[[], str | None]


class Left(Exception):
    """The input ended, or the person wants out."""


class Menu:
    """Asks one thing after another with a teller and a way to read lines."""

    def __init__(
        self,
        teller: Teller,
        read: ReadLine,
        leaving: frozenset[str] = frozenset(),
        asides: Mapping[str, Callable[[], None]] | None = None,
    ) -> None:
        self.teller = teller
        self.read = read
        self.leaving = leaving  # words that leave wherever they are typed
        self.asides = asides or {}  # words that do something wherever, and answer nothing

    def choose(self, title: Message, labels: Sequence[Message], default: int = -1) -> int:
        """The index of the chosen line; Enter takes *default* where there is one. Raises Left."""
        self.teller.say(Kind.RESULT, title)
        for number, label in enumerate(labels, 1):
            self.teller.say(Kind.RESULT, message("menu-line", number=number, label=label))
        while True:
            text = fold(self.line())
            if not text and default >= 0:
                return default
            number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
            if 1 <= number <= len(labels):
                return number - 1
            found = [fold(self.teller.text(label)) for label in labels]
            if text in found:
                return found.index(text)
            for index, words in enumerate(found):
                if text and words.startswith(text) and not words[len(text) :][:1].isalnum():
                    return index
            self.teller.say(Kind.RESULT, message("menu-number", count=len(labels)))

    def ask(self, question: Message) -> str:
        """A line of free text. Raises Left."""
        self.teller.say(Kind.RESULT, question)
        return self.line().strip()

    def line(self) -> str:
        """The next line; raises Left at the end of the input."""
        while True:
            text = self.read()
            if text is None or fold(text) in self.leaving:
                raise Left
            if fold(text) not in self.asides:
                return text
            self.asides[fold(text)]()
