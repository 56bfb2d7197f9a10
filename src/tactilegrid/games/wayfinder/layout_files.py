"""Maps as files: the one that is shipped, the value of the setting, and a map read aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.geometry import LETTERS as COLUMNS
from tactilegrid.core.message import Message, message
from tactilegrid.core.options import BadOption
from tactilegrid.games.wayfinder.gems import COLOURS, LETTERS
from tactilegrid.games.wayfinder.waypoints import (
    HOUSE,
    LAYOUTS,
    ROW,
    colours_in,
    parse_layout,
    text_of,
)


def layout_option() -> str:
    """The setting that names the map of the waypoints."""
    return "waypoint_map"


def layouts() -> Mapping[str, str]:
    """The map that everybody gets; for other sizes it goes on in the same way."""
    return LAYOUTS


def read_layout(text: str) -> str:
    """The map in one line; raises BadPosition."""
    try:
        value = parse_layout(text)
    except BadOption as error:
        raise BadPosition(error.message) from None
    colours = colours_in(value, value.count(ROW) + 1)
    return HOUSE if text_of(colours, isqrt(len(colours))) == LAYOUTS[HOUSE] else value


def layout_text(value: str) -> str:
    """A row a line, the far one first."""
    return text_of(*_map(value))


def layout_words(value: str) -> Sequence[Message]:
    """The colours row by row, from the near row to the far one."""
    colours, size = _map(value)
    rows = [colours[start : start + size] for start in range(0, size * size, size)]
    return [
        message(
            "wayfinder-map-row",
            n=number,
            colours=tuple(message("wayfinder-colour", colour=COLOURS[each]) for each in row),
        )
        for number, row in enumerate(rows, 1)
    ]


def layout_draw(value: str) -> Sequence[str]:
    """One letter a square: G green, Y yellow, B blue, R red."""
    colours, size = _map(value)
    head = "   " + " ".join(COLUMNS[:size])
    lines = [head]
    for row in reversed(range(size)):
        letters = (LETTERS[each] for each in colours[row * size : row * size + size])
        lines.append(f"{row + 1:>2} {' '.join(letters)} {row + 1}")
    return (*lines, head)


def _map(value: str) -> tuple[tuple[int, ...], int]:
    """The colours from a1 on, and the size; the map without rows is the house's."""
    size = isqrt(sum(letter in LETTERS for letter in value.upper()))
    if value.lower() == HOUSE:
        size = isqrt(len("".join(LAYOUTS[HOUSE].split())))
    return colours_in(value, size), size
