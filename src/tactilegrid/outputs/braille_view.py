"""What is on a braille display: a line of text in windows and, where there is room, the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tactilegrid.core.geometry import Cell
from tactilegrid.outputs.brlapi import Run
from tactilegrid.speech.panning import Line, spoken_at
from tactilegrid.speech.relief import Relief, Spread, patterns, spread

LEAST_LINES = 4  # with fewer there is no room for a board
BLANK: tuple[str, int | None] = (" ", 0)

Frame = tuple[tuple[tuple[str, int | None], ...], int]  # the cells, and the cursor from 1; 0: none
NOTHING: Mapping[str, Cell] = {}


class View:
    """The content of one display; the text has the last line where there is a board above it.

    `names` are the squares as the text names them, in small letters.
    """

    def __init__(self, width: int = 40, height: int = 1) -> None:
        self.width = width
        self.height = height
        self.line = Line("", width)
        self.typed: Line | None = None  # in its place, while somebody types
        self.caret = 0  # where the next letter comes, in what is typed
        self.board: Relief | None = None
        self.part: Spread | None = None
        self.names: Mapping[str, Cell] = NOTHING

    @property
    def shows_boards(self) -> bool:
        """Whether the display has lines for a board."""
        return self.height >= LEAST_LINES

    @property
    def text_line(self) -> int:
        """The line of the text, from 0."""
        return self.height - 1 if self.shows_boards else 0

    def resize(self, width: int, height: int) -> None:
        """The same content on another display."""
        self.width, self.height = width, height
        self.line = Line(self.line.text, width)
        self.type(self.typed.text if self.typed is not None else "", self.caret)
        self.part = None
        self.show(self.board)

    def say(self, text: str) -> None:
        """A new text, from its beginning."""
        self.line, self.typed = Line(text, self.width), None

    def type(self, text: str, caret: int) -> None:
        """What somebody types instead of the text, with the window of the caret in view."""
        self.typed, self.caret = Line(text, self.width) if text else None, caret
        while self.typed is not None and self.typed.after <= caret and self.typed.pan(1):
            pass

    @property
    def text(self) -> Line:
        """What the line of text shows."""
        return self.line if self.typed is None else self.typed

    def show(self, board: Relief | None) -> None:
        """The board as it is now, the cursor in view; None: none is to be felt."""
        self.board = board
        if board is None or not self.shows_boards:
            self.part = None
            return
        before = self.part or None
        room, border = (self.width, self.height - 1), bool(board.west)
        self.part = spread(board.grid, board.at, *room, before, border)

    def wipe(self) -> None:
        """Nothing of what was there can be felt or panned back to."""
        self.say("")
        self.names, self.board, self.part = NOTHING, None, None

    def frame(self) -> Frame:
        """Every cell of the display, line by line."""
        cells = [BLANK] * (self.width * self.height)
        cursor = 0
        if self.board is not None and self.part is not None:
            for column, row, dots in patterns(self.board, self.part):
                cells[row * self.width + column] = (" ", dots)
            at, grid = self.board.at, self.board.grid
            across = self.part.margin + (at.column - self.part.left) * self.part.stride
            cursor = (grid.height - 1 - at.row - self.part.top) * self.width + across + 1
        start = self.text_line * self.width
        for place, character in enumerate(self.text.shown.ljust(self.width)):
            cells[start + place] = (character, None)
        if self.typed is not None:
            cursor = start + min(max(self.caret - self.typed.place(0), 0), self.width - 1) + 1
        return tuple(cells), cursor

    def touched(self, cell: int) -> Cell | None:
        """The square that a routing key means: that on the board, or that named in the text."""
        row, column = divmod(cell, self.width)
        if row == self.text_line:
            if self.typed is not None:
                return None
            return spoken_at(self.line.text, self.line.place(column), self.names)
        if self.board is None or self.part is None:
            return None
        return self.part.cell_of(column, row, self.board.grid)

    def typed_at(self, cell: int) -> int | None:
        """The place in what is typed that a routing key means; None where nothing is typed."""
        row, column = divmod(cell, self.width)
        if self.typed is None or row != self.text_line:
            return None
        return min(self.typed.place(column), len(self.typed.text))


def runs(now: Frame, before: Frame | None) -> Sequence[Run]:
    """The neighbouring cells that differ; all of them where nothing is known of before.

    Changes of one text go together, so that it is never read half old and half new. Where only the
    cursor has moved, the cell that it moved to, as it is.
    """
    cells, cursor = now
    if before is None or len(before[0]) != len(cells):
        return (Run(0, cells),)
    spans: list[tuple[int, int]] = []
    for place, (new, old) in enumerate(zip(cells, before[0], strict=True)):
        if new != old:
            if spans and all(dots is None for _, dots in cells[spans[-1][1] : place]):
                spans[-1] = (spans[-1][0], place + 1)
            else:
                spans.append((place, place + 1))
    found = [Run(start, cells[start:end]) for start, end in spans]
    if not found and cursor != before[1]:
        place = max(cursor - 1, 0)
        found.append(Run(place, cells[place : place + 1]))
    return found
