"""The catalogues that front ends need beside those of the game."""

from __future__ import annotations

from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue


def command_catalogues(first: str) -> list[Catalogue]:
    """The words of every language, those of *first* before the others."""
    others = [language for language in LANGUAGES if language != first]
    return [Catalogue.load(language, ("commands",)) for language in (first, *others)]
