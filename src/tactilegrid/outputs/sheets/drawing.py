"""A sheet as drawings for swell paper: all that is black rises.

Lengths are millimetres. A line of the grid is 1 wide, a wall 3, what is unknown a broken line of 2;
between any two things are 3 at the least. Braille has the sizes of NLS Specification 800.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tactilegrid.core.signs import OPEN, UNKNOWN, WALL
from tactilegrid.core.value import Value
from tactilegrid.outputs.sheets.letters import cells, wrap
from tactilegrid.outputs.sheets.shapes import shape
from tactilegrid.outputs.sheets.sheet import Entry, Sheet

PAPERS: Mapping[str, tuple[int, int]] = {"a4": (210, 297), "a3": (297, 420), "letter": (216, 279)}
BORDER = 10  # kept free on every side of the paper
DOT, DOT_PITCH, CELL_PITCH, LINE_PITCH = 1.44, 2.34, 6.2, 10.0
CELL_WIDTH, CELL_HEIGHT = DOT_PITCH + DOT, 2 * DOT_PITCH + DOT
LINE, WALL_LINE, UNKNOWN_LINE = 1.0, 3.0, 2.0
GAP = 3.0
CORNER = 6.0  # the slanting line at the lowest row and column
LARGEST, SMALLEST = 24.0, 13.0  # from square to square
LARGEST_SHAPE, SMALLEST_SHAPE = 8.0, 4.0


class Plan(Value):
    """Where the board is on its page: its upper left corner, and how wide squares and shapes are.

    `beside` is the shape beside a letter, 0 where the letter alone has room in a square.
    """

    left: float
    top: float
    pitch: float
    shape: float
    beside: float


def plan(sheet: Sheet, paper: str) -> Plan | None:
    """As large as the paper lets it be; None where it would be too small to be felt."""
    width, height = PAPERS[paper]
    grid = sheet.board.grid
    label = max(len(cells(name, "en")) for name in sheet.rows)
    left = BORDER + letters_width(label) + GAP + WALL_LINE
    top = BORDER + len(title_lines(sheet, paper)) * LINE_PITCH + GAP
    across = (width - BORDER - LINE - left) / grid.width
    down = (height - BORDER - CELL_HEIGHT - CORNER - GAP - top) / grid.height
    pitch = min(LARGEST if not sheet.letter_width else 2 * LARGEST, across, down)
    if pitch < SMALLEST:
        return None
    room = pitch - WALL_LINE - 2 * GAP
    beside = room - GAP - letters_width(sheet.letter_width)
    return Plan(
        left,
        top,
        pitch,
        min(LARGEST_SHAPE, room),
        min(LARGEST_SHAPE, beside) if beside >= SMALLEST_SHAPE else 0,
    )


def letters_width(count: int) -> float:
    """How wide so many cells are."""
    return (count - 1) * CELL_PITCH + CELL_WIDTH if count else 0


def title_lines(sheet: Sheet, paper: str) -> list[tuple[int, ...]]:
    """The title in cells, as wide as the paper lets it be."""
    return [line for text in sheet.title for line in wrap(text, sheet.language, columns(paper))]


def columns(paper: str) -> int:
    """How many cells of braille are in a line."""
    return int((PAPERS[paper][0] - 2 * BORDER - CELL_WIDTH) / CELL_PITCH) + 1


def lines(paper: str) -> int:
    """How many lines of braille are on a page."""
    return int((PAPERS[paper][1] - 2 * BORDER - CELL_HEIGHT) / LINE_PITCH) + 1


def drawings(sheet: Sheet, where: Plan, paper: str) -> list[str]:
    """The board on the first page, then the key and the words on as many as they need."""
    titled = ". ".join(text.rstrip(".") for text in sheet.title)
    first = svg(paper, titled, " ".join(sheet.words), board_page(sheet, where, paper))
    key = [f"{entry.letter or entry.sign}: {entry.text}" for entry in sheet.key]
    others = [
        svg(paper, f"{titled}. {number}", "; ".join(key), page)
        for number, page in enumerate(text_pages(sheet, where, paper), 2)
    ]
    return [first, *others]


def svg(paper: str, title: str, description: str, parts: Iterator[str] | Sequence[str]) -> str:
    """A page of these parts, with what is on it in words for whoever reads the file."""
    width, height = PAPERS[paper]
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    return "\n".join(
        (
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} fill="black">',
            f"<title>{escaped(title)}</title>",
            f"<desc>{escaped(description)}</desc>",
            *parts,
            "</svg>\n",
        )
    )


def escaped(text: str) -> str:
    """The text as it may stand in a document."""
    for sign, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot")):
        text = text.replace(sign, f"&{name};")
    return text


def number(value: float) -> str:
    """A length with as many places as a printer could show."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def braille(line: Sequence[int], left: float, top: float, said: str) -> Iterator[str]:
    """Cells as round dots; `left` and `top` are those of the first cell."""
    yield f'<g class="braille" aria-label="{escaped(said)}">'
    for place, cell in enumerate(line):
        for dot in range(6):
            if cell >> dot & 1:
                x = left + DOT / 2 + place * CELL_PITCH + DOT_PITCH * (dot > 2)
                y = top + DOT / 2 + DOT_PITCH * (dot % 3)
                yield f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(DOT / 2)}"/>'
    yield "</g>"


def bar(x: float, y: float, across: float, down: float, kind: str) -> str:
    """A line as a rectangle, by its upper left corner."""
    measures = (("x", x), ("y", y), ("width", across), ("height", down))
    words = " ".join(f'{name}="{number(value)}"' for name, value in measures)
    return f'<rect class="{kind}" {words}/>'


def board_page(sheet: Sheet, where: Plan, paper: str) -> Iterator[str]:
    """Title, grid, sides, squares, labels, and the slanting line at the corner."""
    for place, line in enumerate(title_lines(sheet, paper)):
        said = " ".join(sheet.title) if not place else ""
        yield from braille(line, BORDER, BORDER + place * LINE_PITCH, said)
    yield from side_lines(sheet, where)
    yield from square_signs(sheet, where)
    yield from labels(sheet, where)
    left, bottom = where.left - WALL_LINE, where.top + sheet.board.grid.height * where.pitch
    yield (
        f'<path class="corner" fill="none" stroke="black" stroke-width="{number(LINE)}" '
        f'd="M{number(left - CORNER)} {number(bottom + WALL_LINE)}'
        f'L{number(left)} {number(bottom + WALL_LINE + CORNER)}"/>'
    )


def side_lines(sheet: Sheet, where: Plan) -> Iterator[str]:
    """Every side of every square once: open, a wall, or unknown."""
    board, pitch = sheet.board, where.pitch
    right_end = where.left + board.grid.width * pitch
    yield from side(OPEN, where.left, where.top, right_end, where.top)
    for row, (south, east) in enumerate(zip(board.south, board.east, strict=True)):
        top, bottom = where.top + row * pitch, where.top + (row + 1) * pitch
        west = board.west[row] if board.west else OPEN
        yield from side(west, where.left, top, where.left, bottom)
        for column, (below, beside) in enumerate(zip(south, east, strict=True)):
            left, right = where.left + column * pitch, where.left + (column + 1) * pitch
            yield from side(below, left, bottom, right, bottom)
            yield from side(beside, right, top, right, bottom)


def side(sign: str, x1: float, y1: float, x2: float, y2: float) -> Iterator[str]:
    """A line from corner to corner, downward or to the right."""
    if sign == UNKNOWN:
        long, half = max(x2 - x1, y2 - y1), UNKNOWN_LINE / 2
        count = max(2, int(long / (2 * GAP)))
        for place in range(count):
            off = (place + 0.5) * long / count - GAP / 2
            x, y = (x1 + off, y1 - half) if y1 == y2 else (x1 - half, y1 + off)
            yield bar(x, y, *(GAP, 2 * half) if y1 == y2 else (2 * half, GAP), UNKNOWN)
        return
    wide = WALL_LINE if sign == WALL else LINE
    half = wide / 2
    yield bar(x1 - half, y1 - half, x2 - x1 + wide, y2 - y1 + wide, sign)


def square_signs(sheet: Sheet, where: Plan) -> Iterator[str]:
    """On each square its shape, and the letter beside it."""
    grid, board = sheet.board.grid, sheet.board
    for row in range(grid.height):
        for column in range(grid.width):
            sign, letter = board.squares[row][column], sheet.letters[row][column]
            name = sheet.columns[column] + sheet.rows[row]
            x = where.left + (column + 0.5) * where.pitch
            y = where.top + (row + 0.5) * where.pitch
            drawn = where.beside if letter else where.shape
            beside = letters_width(len(letter))
            wide = drawn + (GAP if drawn and letter else 0) + beside
            yield f'<g class="square" id="{name}" data-sign="{sign}" data-letter="{letter}">'
            if drawn:
                yield from shape(sign, x - wide / 2 + drawn / 2, y, drawn)
            if letter:
                left = x + wide / 2 - beside
                yield from braille(cells(letter, "en"), left, y - CELL_HEIGHT / 2, letter)
            yield "</g>"


def labels(sheet: Sheet, where: Plan) -> Iterator[str]:
    """Columns below, rows on the left, in the middle of each."""
    below = where.top + sheet.board.grid.height * where.pitch + WALL_LINE / 2 + GAP
    for place, name in enumerate(sheet.columns):
        line = cells(name, "en")
        long = letters_width(len(line))
        middle = where.left + (place + 0.5) * where.pitch
        yield from braille(line, middle - long / 2, below, name)
    for place, name in enumerate(sheet.rows):
        middle = where.top + (place + 0.5) * where.pitch
        yield from braille(cells(name, "en"), BORDER, middle - CELL_HEIGHT / 2, name)


def text_pages(sheet: Sheet, where: Plan, paper: str) -> Iterator[list[str]]:
    """The key, a shape or a letter and what it stands for; an empty line; everything in words."""
    room = columns(paper)
    taken: list[tuple[Entry | None, tuple[int, ...], str]] = []
    for entry in shown_key(sheet, where):
        for place, line in enumerate(wrap(entry.text, sheet.language, room - 3)):
            first = place == 0
            taken.append((entry if first else None, (0, 0, 0, *line), entry.text if first else ""))
    if taken:
        taken.append((None, (), ""))
    for text in sheet.words:
        for place, line in enumerate(wrap(text, sheet.language, room, 2)):
            taken.append((None, line, "" if place else text))
    for start in range(0, len(taken), lines(paper)):
        page: list[str] = []
        for place, (mark, line, said) in enumerate(taken[start : start + lines(paper)]):
            top = BORDER + place * LINE_PITCH
            if mark is not None:
                page += key_mark(mark, top, where.shape)
            page += braille(line, BORDER, top, said)
        yield page


def shown_key(sheet: Sheet, where: Plan) -> Iterator[Entry]:
    """The key without shapes that have given way to letters."""
    alone = {
        sign
        for signs, letters in zip(sheet.board.squares, sheet.letters, strict=True)
        for sign, letter in zip(signs, letters, strict=True)
        if where.beside or not letter
    }
    for entry in sheet.key:
        if entry.letter or entry.sign in (WALL, UNKNOWN) or entry.sign in alone:
            yield entry


def key_mark(entry: Entry, top: float, size: float) -> Iterator[str]:
    """What the key explains, as it is on the board."""
    x, y = BORDER + size / 2, top + CELL_HEIGHT / 2
    yield f'<g class="key" data-sign="{entry.sign}" data-letter="{entry.letter}">'
    if entry.letter:
        yield from braille(cells(entry.letter, "en"), BORDER, top, entry.letter)
    elif entry.sign in (WALL, UNKNOWN):
        yield from side(entry.sign, BORDER, y, BORDER + 2 * CELL_PITCH, y)
    else:
        yield from shape(entry.sign, x, y, size)
    yield "</g>"
