"""Several outputs as one: lines, and beside them whatever else a listener has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tactilegrid.speech.utterance import Utterance


class Output(Protocol):
    """What an output does; see `tactilegrid.frontends.teller.Output`."""

    def say(self, utterance: Utterance) -> None:
        """Bring one utterance to the listener."""

    def draw(self, lines: Iterable[str]) -> None:
        """Show lines to eyes."""

    def wipe(self) -> None:
        """Leave nothing of what was said before."""

    def stop(self) -> None:
        """Fall silent."""

    def close(self) -> None:
        """Let go."""


class Several:
    """Hands everything on to each; others can join and leave at any time."""

    def __init__(self, *outputs: Output) -> None:
        self.outputs = list(outputs)

    def say(self, utterance: Utterance) -> None:
        """To each in turn."""
        for output in self.outputs:
            output.say(utterance)

    def draw(self, lines: Iterable[str]) -> None:
        """To each in turn."""
        shown = tuple(lines)
        for output in self.outputs:
            output.draw(shown)

    def wipe(self) -> None:
        """From each."""
        for output in self.outputs:
            output.wipe()

    def stop(self) -> None:
        """Each."""
        for output in self.outputs:
            output.stop()

    def close(self) -> None:
        """Each."""
        for output in self.outputs:
            output.close()
