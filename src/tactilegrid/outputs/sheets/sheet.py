"""What a sheet holds, whatever paper it is for."""

from __future__ import annotations

from tactilegrid.core.value import Value
from tactilegrid.speech.relief import Relief


class Entry(Value):
    """One line of the key: what a token, or a letter beside it, stands for.

    Exactly one of `sign` and `letter` is not empty; `sign` may be `wall` or `unknown` as well.
    """

    sign: str
    letter: str
    text: str


class Sheet(Value):
    """A position as one viewer knows it, in one language, ready to be drawn or set in cells.

    `letters` has a text beside each square, mostly empty, rows from the north like `board`.
    `drawing` is the board in lines of ASCII; `words` is everything in sentences.
    """

    language: str
    title: tuple[str, ...]
    board: Relief
    letters: tuple[tuple[str, ...], ...]
    key: tuple[Entry, ...]
    words: tuple[str, ...]
    drawing: tuple[str, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        """What the columns are called, from the west."""
        grid = self.board.grid
        return tuple(grid.column_name(column).lower() for column in range(grid.width))

    @property
    def rows(self) -> tuple[str, ...]:
        """What the rows are called, from the north."""
        grid = self.board.grid
        return tuple(grid.row_name(row).lower() for row in reversed(range(grid.height)))

    @property
    def letter_width(self) -> int:
        """The most letters beside any square; 0: there are none anywhere."""
        return max(len(letter) for row in self.letters for letter in row)


def letter_of(number: int) -> str:
    """The letter that stands for the text of that number, from 0: a to z, then aa, ab and so on."""
    high, low = divmod(number, 26)
    return (chr(ord("a") + high - 1) if high else "") + chr(ord("a") + low)
