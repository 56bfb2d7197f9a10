"""Lines on the terminal, for a screen reader, a braille display, a pipe or eyes.

One announcement is one line and exactly one write: readers split or lose what arrives in pieces.
There is no escape sequence in it but where a screen is emptied for somebody else to sit down at it.
A line that a reader would pass over gets or loses its closing full stop: readers that compare
screens are silent about a line equal to the one before, and fenrir takes a line for the echo of
typed keys if the cursor moved by as many columns as it has.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable

from tactilegrid.speech.utterance import Utterance

# To the first place, the screen emptied, and then all that could be scrolled back to.
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


# Between two lines, so that they are read one by one: yasr takes 256 bytes at a time, and cut the
# second of two Russian lines in its middle where they came together.
PAUSE_SECONDS = 0.004


def write_out(data: bytes) -> None:
    """All of *data* to standard output, in one write wherever the system takes it whole."""
    while data:
        data = data[os.write(1, data) :]


class Paced:
    """Writes to a terminal with a short rest after each write, if the next one comes so soon."""

    def __init__(self) -> None:
        self.rested = 0.0

    def __call__(self, data: bytes) -> None:
        """Write it, as soon as the one before had its time."""
        if (early := self.rested - time.monotonic()) > 0:
            time.sleep(early)
        write_out(data)
        self.rested = time.monotonic() + PAUSE_SECONDS


class Console:
    """The output that is always there.

    While `stays` is true the line feed comes before the text, so that the cursor, and with it a
    braille display, stays on the announcement. A line said when it is no longer true gets both line
    feeds in its one write: a line feed by itself is read as "blank", over what was just said.
    """

    def __init__(
        self,
        write: Callable[[bytes], None] | None = None,
        encoding: str = "",
        stays: Callable[[], bool] = bool,
        screen: bool = False,
    ) -> None:
        self.write = write or (Paced() if os.isatty(1) else write_out)
        self.encoding = encoding or getattr(sys.stdout, "encoding", None) or "utf-8"
        self.stays = stays
        self.screen = screen  # whether lines stay to be seen or felt; a pipe's do not
        self.wiping = False
        self.last = ""
        self.open = False  # the last line has no line feed yet
        self.column = 0  # where the cursor stands

    def say(self, utterance: Utterance) -> None:
        """One line, in words that a reader says."""
        text = utterance.text
        if text == self.last or self.like_an_echo(text):
            text = text[:-1] if text.endswith(".") else f"{text}."
        self.last = text
        self.line(text)

    def draw(self, lines: Iterable[str]) -> None:
        """Lines as they are, each in one write."""
        for text in lines:
            self.line(text)
        self.last = ""

    def line(self, text: str) -> None:
        """One line with the line feeds that it needs; letters the terminal lacks become `?`."""
        before = "\n" if self.open else ""
        if self.wiping:
            before, self.wiping = CLEAR, False
        self.open = self.stays()
        after = "" if self.open else "\n"
        self.column = len(text) if self.open else 0
        self.write(f"{before}{text}{after}".encode(self.encoding, "replace"))

    def like_an_echo(self, text: str) -> bool:
        """Whether the cursor would move by the columns of *text* and the blank after it."""
        column = len(text) if self.stays() else 0
        return abs(column - self.column) == len(text) + 1

    def wipe(self) -> None:
        """Empty the screen, in one write with the next line, so that a reader finds that line."""
        self.wiping = self.screen
        if self.wiping:
            self.column = 0

    def empty(self) -> None:
        """Empty the screen now, where no next line may come."""
        if self.screen:
            self.write(CLEAR.encode("ascii"))
            self.open, self.column, self.last = False, 0, ""

    def stop(self) -> None:
        """Nothing to do: the voice is the screen reader's."""

    def close(self) -> None:
        """End a line that was not said to be the last, so that what follows begins on its own."""
        if self.open:
            self.write(b"\n")
            self.open, self.column = False, 0
