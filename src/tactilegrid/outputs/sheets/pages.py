"""A sheet in cells of six dots, in pages for an embosser or a reader of BRF files.

A square is its pattern, the letters beside it, and the side to the east; a wall below has a line
of its own. Patterns of squares are those of a braille display.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from tactilegrid.core.signs import OPEN, UNKNOWN, WALL
from tactilegrid.outputs.sheets.letters import ascii_text, cells, wrap
from tactilegrid.outputs.sheets.sheet import Entry, Sheet
from tactilegrid.speech.relief import SQUARE_DOTS, dots

Line: TypeAlias = tuple[int, ...]

BESIDE = {OPEN: 0, WALL: dots("123"), UNKNOWN: dots("2")}
BELOW = {OPEN: 0, WALL: dots("25"), UNKNOWN: dots("5")}
FEWEST_CELLS, MOST_CELLS = 20, 100
FEWEST_LINES, MOST_LINES = 10, 100
CELLS, LINES = 40, 25
END_OF_LINE, END_OF_PAGE = "\r\n", "\f"


def brf(sheet: Sheet, width: int = CELLS, height: int = LINES) -> str:
    """The sheet as a file of braille ASCII: lines end as embossers want, pages with a form feed."""
    found = [
        "".join(ascii_text(line) + END_OF_LINE for line in page)
        for page in pages(sheet, width, height)
    ]
    return END_OF_PAGE.join(found) + END_OF_PAGE


def pages(sheet: Sheet, width: int, height: int) -> list[list[Line]]:
    """The lines of each page, the first of which has the number of the page at its end."""
    return numbered(paged(blocks(sheet, width), height - 1), width)


def blocks(sheet: Sheet, width: int) -> Iterator[list[Line]]:
    """What belongs together and is parted by an empty line: title, board, key, words."""
    language = sheet.language
    yield [line for text in sheet.title for line in wrap(text, language, width, 2)]
    yield from board_blocks(sheet, width)
    yield [line for entry in sheet.key for line in key_lines(entry, language, width)]
    yield [line for text in sheet.words for line in wrap(text, language, width, 2)]


def key_lines(entry: Entry, language: str, width: int) -> list[Line]:
    """A pattern, or a letter, and behind it what it stands for."""
    if entry.letter:
        start: Line = cells(entry.letter, "en")
    elif entry.sign in (WALL, UNKNOWN):
        start = (BESIDE[entry.sign], 0, BELOW[entry.sign])
    else:
        start = (SQUARE_DOTS[entry.sign],)
    first, *others = wrap(entry.text, language, width - 4)
    return [(*start, *(0,) * (4 - len(start)), *first), *((0, 0, 0, 0, *line) for line in others)]


def board_blocks(sheet: Sheet, width: int) -> Iterator[list[Line]]:
    """The board; where it is too wide for a line, in parts from the west."""
    names = [cells(name, "en") for name in sheet.columns]
    rows = [cells(name, "en") for name in sheet.rows]
    margin = max(map(len, rows)) + 1
    border = 1 if sheet.board.west else 0
    stride = max(2 + sheet.letter_width, *(len(name) + 1 for name in names))
    most = max(1, (width - margin - border + 1) // stride)
    for start in range(0, len(names), most):
        shown = range(start, min(len(names), start + most))
        head = (0,) * (margin + border)
        lines = [_trimmed((*head, *_joined(_padded(names[c], stride) for c in shown)))]
        for number, row in enumerate(rows):
            label = _padded(row, margin)
            west = (BESIDE[sheet.board.west[number]],) if border and start == 0 else (0,) * border
            squares = _joined(_square(sheet, number, column, stride) for column in shown)
            lines.append(_trimmed((*label, *west, *squares)))
            below = _below(sheet.board.south[number], shown, stride)
            if any(below):
                lines.append(_trimmed((*head, *below)))
        yield lines


def _square(sheet: Sheet, row: int, column: int, stride: int) -> Line:
    pattern = SQUARE_DOTS[sheet.board.squares[row][column]]
    letters = cells(sheet.letters[row][column], "en")
    side = BESIDE[sheet.board.east[row][column]]
    return (*_padded((pattern, *letters), stride - 1), side)


def _below(sides: Sequence[str], shown: Iterable[int], stride: int) -> Line:
    """Walls run on below the gap between two squares; what is unknown is one dot below a square."""
    found: list[int] = []
    for column in shown:
        side = sides[column]
        runs_on = side == WALL and column + 1 < len(sides) and sides[column + 1] == WALL
        rest = BELOW[side] if side == WALL else 0
        found += [BELOW[side], *(rest,) * (stride - 2), rest if runs_on else 0]
    return tuple(found)


def _joined(parts: Iterable[Line]) -> Line:
    return tuple(cell for part in parts for cell in part)


def _padded(line: Line, width: int) -> Line:
    return (*line, *(0,) * (width - len(line)))


def _trimmed(line: Line) -> Line:
    end = len(line)
    while end and not line[end - 1]:
        end -= 1
    return line[:end]


def paged(parts: Iterable[list[Line]], height: int) -> list[list[Line]]:
    """Blocks on pages of so many lines; a block that fits a page is not cut."""
    found: list[list[Line]] = [[]]
    for part in filter(None, parts):
        page = found[-1]
        gap: list[Line] = [()] if page else []
        if len(page) + len(gap) + len(part) <= height:
            page += [*gap, *part]
        elif len(part) <= height:
            found.append(list(part))
        else:
            page += gap if len(page) < height else []
            for line in part:
                if len(found[-1]) == height:
                    found.append([])
                found[-1].append(line)
    return found


def numbered(found: list[list[Line]], width: int) -> list[list[Line]]:
    """Each page below a line with its number on the right."""
    result = []
    for number, page in enumerate(found, 1):
        sign = cells(str(number), "en")
        result.append([(*(0,) * (width - len(sign)), *sign), *page])
    return result
