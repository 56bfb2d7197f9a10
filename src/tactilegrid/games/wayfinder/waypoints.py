"""Which colour the waypoint of each square has: the map that everybody gets, and maps as text.

The colours printed on the real map are in no public text, so the map here is this project's own;
whoever owns the real one can write it down, a row a line from the far row to the near one, one
letter G, Y, B or R a square, as in

    # my own map
    BRGYBR
    GYBRGY

with blanks between letters, blank lines and lines after a `#` as one likes. As the value of a
setting the rows stand in one line, joined by `/`.
"""

from __future__ import annotations

from tactilegrid.core.message import Name, message
from tactilegrid.core.options import BadOption
from tactilegrid.games.wayfinder.gems import LETTERS

HOUSE = "house"
ROW = "/"
MOST_LETTERS, MOST_LINES = 20_000, 400


def house(size: int) -> tuple[int, ...]:
    """Nine of each on six rows, and no two neighbours alike (WF-A2): the colours from a1 on."""
    return tuple((column + 2 * row) % 4 for row in range(size) for column in range(size))


def text_of(colours: tuple[int, ...], size: int) -> str:
    """A map as the lines of a file; the inverse of `parse_layout` and `colours_in`."""
    rows = [colours[start : start + size] for start in range(0, size * size, size)]
    return "".join("".join(LETTERS[c] for c in row) + "\n" for row in reversed(rows))


LAYOUTS = {HOUSE: text_of(house(6), 6)}


def parse_layout(text: str) -> str:
    """The value of the setting `waypoint_map` that a file means.

    Raises BadOption with the line and the reason; what is too long or no text is refused at once.
    """
    if len(text) > MOST_LETTERS or text.count("\n") > MOST_LINES:
        raise BadOption(message("wayfinder-layout-long", n=MOST_LINES, letters=MOST_LETTERS))
    if "\0" in text:
        raise BadOption(message("wayfinder-layout-binary"))
    rows: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        row = "".join(line.partition("#")[0].split()).upper()
        if not row:
            continue
        strange = next((letter for letter in row if letter not in LETTERS), None)
        if strange is not None:
            given = Name(strange)
            raise BadOption(message("wayfinder-layout-letter", line=number, given=given))
        if rows and len(row) != len(rows[0]):
            sentence = message("wayfinder-layout-row", line=number, n=len(row), size=len(rows[0]))
            raise BadOption(sentence)
        rows.append(row)
    if not rows or len(rows) != len(rows[0]):
        wide = len(rows[0]) if rows else 0
        raise BadOption(message("wayfinder-layout-square", rows=len(rows), wide=wide))
    return ROW.join(rows)


def colours_in(setting: str, size: int) -> tuple[int, ...]:
    """The colours from a1 on that a value of the setting means; raises BadOption."""
    if setting.lower() == HOUSE:
        return house(size)
    rows = ["".join(part.split()).upper() for part in setting.split(ROW)]
    letters = "".join(rows)
    strange = next((letter for letter in letters if letter not in LETTERS), None)
    if strange is not None:
        raise BadOption(message("wayfinder-bad-map-letter", given=Name(strange)))
    if len(letters) != size * size:
        raise BadOption(message("wayfinder-bad-map-size", n=len(letters), size=size))
    if len(rows) > 1 and any(len(row) != size for row in rows):
        raise BadOption(message("wayfinder-bad-map-rows", size=size))
    lines = [letters[start : start + size] for start in range(0, size * size, size)]
    return tuple(LETTERS.index(letter) for line in reversed(lines) for letter in line)
