"""Typed words and what they ask for, in every language at once, from the catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.geometry import Direction
from tactilegrid.core.message import Message
from tactilegrid.core.notation import Letters, latin, squeeze
from tactilegrid.frontends.keymap import Intent
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener


def fold(text: str) -> str:
    """A typed word as it is compared: lower case, one kind of ё."""
    return squeeze(text).casefold().replace("ё", "е")


class Words:
    """The words of every catalogue given; the first language's are suggested and shown."""

    def __init__(self, catalogues: Sequence[Catalogue]) -> None:
        self.language = catalogues[0].language
        self.intents: dict[str, Intent] = {}
        self.own: list[str] = []
        self.directions: dict[str, Direction] = {}
        self.yes: set[str] = set()
        self.no: set[str] = set()
        for number, catalogue in enumerate(catalogues):
            for intent in Intent:
                words = spoken(catalogue, f"word-{intent.value}")
                for word in words:
                    self.intents.setdefault(fold(word), intent)
                if number == 0:
                    self.own += words
            for direction in Direction:
                key = direction.name.lower().replace("_", "-")
                for word in spoken(catalogue, f"word-direction-{key}"):
                    self.directions.setdefault(fold(word), direction)
            self.yes |= {fold(word) for word in spoken(catalogue, "word-yes")}
            self.no |= {fold(word) for word in spoken(catalogue, "word-no")}

    def find(self, text: str) -> tuple[Intent, str] | None:
        """The intent that a line begins with and the rest of the line; the longest words win.

        A line typed on the wrong one of two layouts is read by the keys as well.
        """
        for folded in (fold(text), fold(latin(text, Letters.KEY))):
            parts = folded.split(" ")
            for count in range(len(parts), 0, -1):
                intent = self.intents.get(" ".join(parts[:count]))
                if intent is not None:
                    return intent, " ".join(squeeze(text).split(" ")[count:])
        return None

    def direction(self, text: str) -> Direction | None:
        """The direction that a word means."""
        return self.directions.get(fold(text)) or self.directions.get(
            fold(latin(text, Letters.KEY))
        )

    def nearest(self, text: str) -> str:
        """The word of the first language that *text* most likely was meant to be, or nothing."""
        from difflib import get_close_matches

        known = {fold(word): word for word in self.own}
        for typed in (fold(text), fold(text).split(" ")[0]):
            for match in get_close_matches(typed, known, 1, 0.7):
                return known[match]
        return ""

    def beginning(self, text: str) -> list[str]:
        """The words of the first language that begin like *text*, for completion."""
        start = fold(text)
        return sorted(word for word in self.own if fold(word).startswith(start))


def spoken(catalogue: Catalogue, key: str) -> list[str]:
    """The words of one message, which lists them with commas."""
    return [word.strip() for word in catalogue.render(Message(key), Listener()).split(",")]
