"""How a square is said: by its letter, by a word for its letter, or by two numbers."""

from __future__ import annotations

from tactilegrid.core.geometry import LETTERS, Cell, Grid
from tactilegrid.core.value import Value
from tactilegrid.speech.listener import Spelling


class Alphabet(Value):
    """One language's words for the letters a to z, and what stands between two numbers."""

    words: tuple[str, ...]
    separator: str

    def spell(self, cell: Cell, grid: Grid, style: Spelling) -> str:
        """The square as that style says it: "e2", "echo 2", "5 2"."""
        name = grid.name(cell)
        if style is Spelling.PLAIN:
            return name
        place, number = LETTERS.index(name[0].lower()), name[1:]
        if style is Spelling.PHONETIC:
            return f"{self.words[place]} {number}"
        return f"{place + 1}{self.separator}{number}"
