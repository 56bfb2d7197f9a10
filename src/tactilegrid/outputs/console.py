"""Lines on the terminal, for a screen reader, a braille display, a pipe or eyes.

One announcement is one line and exactly one write, without any escape sequence: readers split or
lose what arrives in pieces. A line equal to the one before it gets or loses its closing full stop,
since readers that compare screens are silent about equal lines.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable

from tactilegrid.speech.utterance import Utterance


def write_out(data: bytes) -> None:
    """All of *data* to standard output, in one write wherever the system takes it whole."""
    while data:
        data = data[os.write(1, data) :]


class Console:
    """The output that is always there.

    `leading` puts the line feed before the text, so that the cursor, and with it a braille display,
    stays on the announcement; the line feed after the last line is written by `close`.
    """

    def __init__(
        self,
        write: Callable[[bytes], None] = write_out,
        encoding: str = "",
        leading: bool = False,
    ) -> None:
        self.write = write
        self.encoding = encoding or getattr(sys.stdout, "encoding", None) or "utf-8"
        self.leading = leading
        self.last = ""
        self.open = False

    def say(self, utterance: Utterance) -> None:
        """One line, never the same bytes twice running."""
        text = utterance.text
        if text == self.last:
            text = text[:-1] if text.endswith(".") else f"{text}."
        self.last = text
        self.line(text)

    def draw(self, lines: Iterable[str]) -> None:
        """Lines as they are, each in one write."""
        for text in lines:
            self.line(text)
        self.last = ""

    def line(self, text: str) -> None:
        """One line with its line feed before or after it; letters the terminal lacks become `?`."""
        if not self.leading:
            line = f"{text}\n"
        elif self.open:
            line = f"\n{text}"
        else:
            line = text
        self.open = self.leading
        self.write(line.encode(self.encoding, "replace"))

    def set_leading(self, leading: bool) -> None:
        """Change sides between two lines, at the cost of one line feed where one is owed."""
        if not leading:
            self.close()
        self.leading = leading

    def stop(self) -> None:
        """Nothing to do: the voice is the screen reader's."""

    def close(self) -> None:
        """End the last line, so that what follows begins on its own."""
        if self.open:
            self.write(b"\n")
            self.open = False
