"""A braille display and sounds without their threads: what they get is there at once, and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tactilegrid.app.host import Host
from tactilegrid.core.seats import Seat
from tactilegrid.outputs.braille_view import Frame, View
from tactilegrid.outputs.cues.sounds import Order
from tactilegrid.outputs.several import Output, Several
from tactilegrid.speech.panning import PAN_KEY
from tactilegrid.speech.utterance import Utterance


class Fingers:
    """Somebody at a display of braille; `frames` is all that was felt, and who had the keyboard.

    The output that everything is said to is `output`: the lines given, and the display.
    """

    def __init__(self, host: Host, lines: Output, width: int = 20, height: int = 1) -> None:
        self.host = host
        self.view = View(width, height)
        self.frames: list[tuple[Seat | None, Frame]] = []
        self.look: Callable[[bool], Any] = host._felt
        self.tell = host._happened
        self.closed = False
        self.output = host.attend(lines)
        assert isinstance(self.output, Several)
        self.output.outputs.append(self)
        host.senses.braille = self  # type: ignore[assignment]

    def feel(self) -> None:
        self.frames.append((self.host.holder, self.view.frame()))

    def say(self, utterance: Utterance) -> None:
        found = self.look(self.view.shows_boards)
        if utterance.key != PAN_KEY:
            self.view.say(utterance.felt or utterance.text)
        self.view.names = found.names
        self.view.show(found.board)
        self.feel()

    def pan(self, step: int) -> str:
        moved = self.view.line.pan(step)
        self.feel()
        return self.view.line.shown if moved else ""

    def draw(self, lines: object) -> None:
        pass

    def wipe(self) -> None:
        self.view.wipe()

    def stop(self) -> None:
        pass

    def close(self) -> None:
        self.closed = True

    @property
    def text(self) -> str:
        """The line as it is felt now."""
        cells, _ = self.view.frame()
        start = self.view.text_line * self.view.width
        return "".join(each for each, _ in cells[start : start + self.view.width]).rstrip()

    def of(self, *holders: Seat | None) -> list[Frame]:
        """What was felt while one of them had the keyboard; None: while nobody had."""
        return [frame for holder, frame in self.frames if holder in holders]


class Box:
    """Takes the place of the player of sounds; `heard` tells who had the keyboard."""

    def __init__(self, host: Host | None = None) -> None:
        self.host = host
        self.orders: list[Order] = []
        self.heard: list[tuple[Seat | None, Order]] = []
        self.there = True
        self.tell: Any = None

    def play(self, *orders: Order) -> bool:
        self.orders += orders
        holder = self.host.holder if self.host else None
        self.heard += [(holder, order) for order in orders]
        return self.there

    def close(self) -> None:
        self.there = False

    def of(self, *holders: Seat | None) -> list[Order]:
        """What was heard while one of them had the keyboard."""
        return [order for holder, order in self.heard if holder in holders]
