"""Text ready for an output: cleaned, with its line of braille, cut into parts where it is long."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tactilegrid.core.message import Announcement, Kind, Name, message
from tactilegrid.core.value import Value
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener

WIDTH = 79  # a longer line is heard backwards by one screen reader
CELLS = 40
LIMIT = 2_000
CUT = "..."


class Utterance(Value):
    """What an output says, shows on a braille line of `CELLS`, and how urgently.

    An utterance replaces a waiting one of the same `key`; an empty key replaces nothing. `felt` is
    all that the line of braille is the beginning of, for a display that can be panned; where it is
    empty, the text is.
    """

    kind: Kind
    text: str
    braille: str
    key: str = ""
    felt: str = ""


def utter(
    announcement: Announcement, listener: Listener, catalogue: Catalogue, key: str = ""
) -> Utterance:
    """The announcement as this listener gets it, on one line however long."""
    spoken = (catalogue.render(part, listener) for part in announcement.messages)
    felt = sayable(catalogue.braille(part, listener) for part in announcement.messages)
    return Utterance(announcement.kind, sayable(spoken), braille_line(felt), key, felt)


def sayable(texts: Iterable[str]) -> str:
    """The texts as one line that no output can stumble over.

    Lone surrogates (which end a speech server's stream) become U+FFFD, control characters and runs
    of blanks one space; what is longer than `LIMIT` characters is cut at the end of a word.
    """
    text = " ".join(texts)
    if not text.isprintable():
        text = "".join(map(_safe, text))
    text = " ".join(text.split())
    return text if len(text) <= LIMIT else _cut(text, LIMIT)


def _safe(character: str) -> str:
    if "\ud800" <= character <= "\udfff":
        return "\ufffd"
    return " " if character < " " or "\x7f" <= character < "\xa0" else character


def braille_line(text: str, cells: int = CELLS) -> str:
    """The text, or as many of its first words as leave room to say that there are more."""
    return text if len(text) <= cells else _cut(text, cells)


def _cut(text: str, limit: int) -> str:
    room = limit - len(CUT)
    end = text.rfind(" ", 0, room + 1)
    return text[: end if end > 0 else room].rstrip(" ,;:.") + CUT


def columns(text: str) -> int:
    """How many columns of a terminal the text takes: wide characters two, combining ones none."""
    if all(character < "\u0300" or "\u0400" < character < "\u0460" for character in text):
        return len(text)
    from unicodedata import combining, east_asian_width  # only names need it, and rarely

    return sum(
        0 if combining(character) else 1 + (east_asian_width(character) in "WF")
        for character in text
    )


def parts(
    texts: Sequence[str], listener: Listener, catalogue: Catalogue, width: int = WIDTH
) -> tuple[str, ...]:
    """Sentences packed into as few lines as they need, each numbered where there are several.

    A sentence is broken only where it is longer than a line by itself: behind a comma, or at the
    end of a word; a word only where no line could hold it.
    """

    def numbered(number: int, count: int, text: str) -> str:
        return catalogue.render(
            message("part", number=number, count=count, text=Name(text)), listener
        )

    clean = [sayable([text]) for text in texts]
    lines = list(_pack(clean, width))
    if len(lines) <= 1:
        return tuple(lines)
    widest = 9
    while True:
        room = width - columns(numbered(widest, widest, ""))
        lines = list(_pack(clean, max(room, 2)))
        if len(lines) <= widest:
            return tuple(numbered(place, len(lines), line) for place, line in enumerate(lines, 1))
        widest = widest * 10 + 9


def _pack(texts: Iterable[str], width: int) -> Iterator[str]:
    line = ""
    for text in texts:
        pieces = list(split(text, width))
        for piece in pieces:
            if line and columns(line) + 1 + columns(piece) <= width and len(pieces) == 1:
                line = f"{line} {piece}"
            else:
                if line:
                    yield line
                line = piece
    if line:
        yield line


def split(text: str, width: int = WIDTH) -> Iterator[str]:
    """The text in pieces that fit, broken between words, behind a comma where one is near."""
    piece = ""
    for word in _words(text, width):
        longer = f"{piece} {word}" if piece else word
        if columns(longer) > width:
            whole, begun = _at_comma(piece)
            if columns(begun) + 1 + columns(word) > width:
                whole, begun = piece, ""
            yield whole
            longer = f"{begun} {word}" if begun else word
        piece = longer
    if piece:
        yield piece


def _at_comma(piece: str) -> tuple[str, str]:
    """A full line up to its last comma, and what was begun behind it; all where that is most."""
    end = piece.rfind(", ") + 1
    return (piece[:end], piece[end + 1 :]) if end > len(piece) // 2 else (piece, "")


def _words(text: str, width: int) -> Iterator[str]:
    for word in text.split():
        rest = word
        while columns(rest) > width:
            # at worst each character is two columns wide
            end = width if columns(rest[:width]) <= width else width // 2
            yield rest[:end]
            rest = rest[end:]
        yield rest
