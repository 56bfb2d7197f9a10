"""Typed text made ready for reading: spaces, width forms, and letters of another layout.

A Russian layout gives two readings of the letters that board squares need: by the key under the
finger (у is on the e key) or by the shape on the paper (е looks like e). They collide, so exactly
one table is in force at a time, and the answer to every move restates the square.
"""

from __future__ import annotations

from enum import Enum
from unicodedata import normalize

from tactilegrid.core.message import Message, Name, message

LIMIT = 200  # the longest move of any game is far shorter


class Letters(Enum):
    """Which Latin letter a Cyrillic one stands for in moves and squares."""

    KEY = "key"
    SHAPE = "shape"


_KEYS = str.maketrans(
    "йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ",
    "qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>",
)
_SHAPES = str.maketrans("авсенкмортхуАВСЕНКМОРТХУ", "abcehkmoptxyABCEHKMOPTXY")
_TABLES = {Letters.KEY: _KEYS, Letters.SHAPE: _SHAPES}


def squeeze(text: str) -> str:
    """One line with single spaces, full-width and other compatibility forms made plain.

    Control characters count as spaces; anything beyond `LIMIT` characters is left off with a mark
    that no notation has, so that a cut text is never taken for a move.
    """
    if len(text) > LIMIT:
        text = text[:LIMIT] + " ..."
    plain = normalize("NFKC", text)
    return " ".join("".join(c if c.isprintable() else " " for c in plain).split())


def latin(text: str, letters: Letters) -> str:
    """The text with each Cyrillic letter read as the Latin one of the table in force."""
    return text.translate(_TABLES[letters])


def as_typed(sentence: Message, text: str, letters: Letters) -> Message:
    """A refusal that gives back what was typed in its own letters, not in those it was read as."""
    given = sentence.get("given")
    if not isinstance(given, Name):
        return sentence
    place = latin(text, letters).find(given.text)
    if place < 0:
        return sentence
    own = Name(text[place : place + len(given.text)])
    return message(sentence.key, **dict(sentence.args) | {"given": own})
