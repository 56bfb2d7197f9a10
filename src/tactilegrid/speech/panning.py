"""A line of text in windows as wide as a braille display, each beginning at a word.

Nothing of the text is left out: a window shows the words that fit, the next one begins with the
first that did not. Only a word that no window could hold is broken.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

PAN_KEY = "pan"  # of an utterance about the braille line itself, which does not go onto it

PlaceT = TypeVar("PlaceT")


def windows(text: str, width: int) -> tuple[tuple[int, int], ...]:
    """Where each window begins and ends in *text*, the blanks between two left out; never none."""
    found: list[tuple[int, int]] = []
    start = _skip(text, 0)
    while start < len(text):
        end = _end(text, start, width)
        found.append((start, end))
        start = _skip(text, end)
    return tuple(found) or ((0, 0),)


def _skip(text: str, place: int) -> int:
    """The next place that is no blank."""
    while place < len(text) and text[place] == " ":
        place += 1
    return place


def _end(text: str, start: int, width: int) -> int:
    """Where the last word that fits ends."""
    whole = start + width
    if whole >= len(text):
        return len(text.rstrip(" "))
    blank = text.rfind(" ", start, whole + 1)
    return whole if blank <= start else len(text[:blank].rstrip(" "))


class Line:
    """A text on a display of one line, and which of its windows is shown."""

    def __init__(self, text: str = "", width: int = 40) -> None:
        self.text = text
        self.width = width
        self.windows = windows(text, width)
        self.at = 0

    def pan(self, step: int) -> bool:
        """Show the next (1) or the previous (-1) window; False where there is none."""
        if not 0 <= self.at + step < len(self.windows):
            return False
        self.at += step
        return True

    def home(self) -> None:
        """Show the beginning."""
        self.at = 0

    @property
    def shown(self) -> str:
        """What is on the display."""
        start, end = self.windows[self.at]
        return self.text[start:end]

    @property
    def after(self) -> int:
        """Where the next window begins, or behind all where there is none."""
        last = self.at + 1 == len(self.windows)
        return len(self.text) + 1 if last else self.windows[self.at + 1][0]

    def place(self, cell: int) -> int:
        """The place in the text that is shown at a cell, which may lie behind the text's end."""
        return self.windows[self.at][0] + cell


def spoken_at(text: str, place: int, names: Mapping[str, PlaceT]) -> PlaceT | None:
    """What is named by the word at a place of a text, or by that word with the one beside it.

    *names* are in small letters; a name has one word or two, such as "echo 2".
    """
    words: list[tuple[int, int, str]] = []
    start = 0
    for word in text.split(" "):
        words.append((start, start + len(word), word.strip(".,:;!?()\"'").casefold()))
        start += len(word) + 1
    for number, (first, end, word) in enumerate(words):
        if not first <= place < end:
            continue
        before = words[number - 1][2] if number else ""
        after = words[number + 1][2] if number + 1 < len(words) else ""
        for name in (f"{word} {after}", f"{before} {word}", word):
            if name in names:
                return names[name]
    return None
