"""Typed words and what they ask for, in every language at once, from the catalogues."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.geometry import Direction
from tactilegrid.core.message import Message
from tactilegrid.core.notation import Letters, latin, squeeze
from tactilegrid.frontends.keymap import Intent
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener

_RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбю"
_LATIN = latin(_RUSSIAN, Letters.KEY)
_TWINS = str.maketrans(f"{_RUSSIAN}ё{_LATIN}`", f"{_LATIN}`{_RUSSIAN}ё")


def fold(text: str) -> str:
    """A typed word as it is compared: lower case, one kind of ё."""
    return squeeze(text).casefold().replace("ё", "е")


def twin(text: str) -> str:
    """What the same keys type on the other one of a Latin and a Russian layout."""
    return squeeze(text).casefold().translate(_TWINS)


def forms(word: str) -> set[str]:
    """A word as it may be typed, on the wrong layout too; of one letter only as it is."""
    folded = fold(word)
    return {folded, twin(word), twin(folded)} if len(folded) > 1 else {folded}


class Words:
    """The words of every catalogue given; the first language's are suggested and shown."""

    def __init__(self, catalogues: Sequence[Catalogue]) -> None:
        self.language = catalogues[0].language
        self.intents: dict[str, Intent] = {}
        self.own: list[str] = []
        self.others: list[str] = []
        self.directions: dict[str, Direction] = {}
        self.yes: set[str] = set()
        self.no: set[str] = set()
        self.ready: set[str] = set()
        for number, catalogue in enumerate(catalogues):
            for intent in Intent:
                words = spoken(catalogue, f"word-{intent.value}")
                for word in words:
                    self.intents.update(dict.fromkeys(forms(word), intent))
                (self.others if number else self.own).extend(words)
            for direction in Direction:
                key = direction.name.lower().replace("_", "-")
                for word in spoken(catalogue, f"word-direction-{key}"):
                    self.directions.update(dict.fromkeys(forms(word), direction))
            self.yes |= {form for word in spoken(catalogue, "word-yes") for form in forms(word)}
            self.no |= {form for word in spoken(catalogue, "word-no") for form in forms(word)}
            ready = spoken(catalogue, "word-ready")
            self.ready |= {form for word in ready for form in forms(word)}

    def find(self, text: str) -> tuple[Intent, str] | None:
        """The intent that a line begins with and the rest of the line; the longest words win."""
        parts = fold(text).split(" ")
        for count in range(len(parts), 0, -1):
            intent = self.intents.get(" ".join(parts[:count]))
            if intent is not None:
                return intent, " ".join(squeeze(text).split(" ")[count:])
        return None

    def direction(self, text: str) -> Direction | None:
        """The direction that a word means."""
        return self.directions.get(fold(text))

    def is_ready(self, text: str) -> bool:
        """Whether *text* says that the one who is waited for is there."""
        return fold(text) in self.ready

    def nearest(self, text: str) -> str:
        """The word that *text* was most likely meant to be, or nothing; the first language wins."""
        from difflib import get_close_matches

        folded = fold(text)
        for words in (self.own, self.others):
            known = {fold(word): word for word in words}
            for typed in (folded, folded.split(" ")[0], twin(folded)):
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
