"""A board that is only imagined: the board's side of the protocol, for the simulator and tests.

It keeps the protocol as the firmware does, by the same lines, and knows no game either.
"""

from __future__ import annotations

from collections import deque

from tactilegrid.board.driver import Capabilities
from tactilegrid.board.frames import (
    MOST_COUNT,
    MOST_MS,
    SEQUENCES,
    Answer,
    AskHello,
    AskState,
    Beat,
    Command,
    Confirm,
    Event,
    FromBoard,
    FromHost,
    Here,
    Improper,
    Light,
    Shake,
    State,
    Tone,
    Unknown,
    ahead,
    board_line,
    read_from_host,
)
from tactilegrid.board.hello import Hello
from tactilegrid.board.lines import TO_BOARD, BadFrame, Lines
from tactilegrid.board.numbers import bytes_for

KEPT, REPEAT_EVERY, BEAT_EVERY, HOST_GONE = 16, 150, 1000, 5000
MOST_OUTPUT = 2048
FIRMWARE = "virtual"


class VirtualBoard:
    """Switches, lamps and a line; times are milliseconds that never go back."""

    def __init__(self, board: Capabilities, boot: int = 1) -> None:
        self.board = board
        self.boot = boot
        self.closed: set[int] = set()
        self.lamps: frozenset[int] = frozenset()
        self.heard: deque[Command] = deque(maxlen=64)  # tones and vibrations, newest last
        self.lost = 0
        self._lines = Lines(TO_BOARD)
        self._out = bytearray()
        self._clear(0)

    def _clear(self, now: int) -> None:
        """What no start remembers."""
        self._events: deque[Event] = deque()
        self._next = 0
        self._last: Answer | None = None
        self._host_here = False
        self._started = self._beat_at = self._heard_at = self._sent_at = now

    @property
    def unconfirmed(self) -> bool:
        """Whether the host has not taken every event yet."""
        return bool(self._events)

    # what is done to it

    def power(self, now: int) -> None:
        """It starts, for the first time or again."""
        self.boot = (self.boot + 1) % SEQUENCES
        self.lamps = frozenset()
        self.lost = 0
        self._out.clear()
        self._lines = Lines(TO_BOARD)
        self._clear(now)
        self._say(self._hello())

    def change(self, number: int, closed: bool, now: int) -> None:
        """A switch has settled as closed or opened."""
        if closed == (number in self.closed) or not 0 <= number < self.board.switches:
            return
        (self.closed.add if closed else self.closed.discard)(number)
        if len(self._events) == KEPT:
            self._events.popleft()
            self.lost = min(self.lost + 1, MOST_COUNT)
        event = Event(self._next, number, closed)
        self._events.append(event)
        self._next = (self._next + 1) % SEQUENCES
        if self._host_here:
            self._say(event)
            if len(self._events) == 1:
                self._sent_at = now

    def received(self, data: bytes, now: int) -> None:
        """Bytes came from the host."""
        for payload in self._lines.feed(data):
            try:
                said = read_from_host(payload)
            except BadFrame:
                self._lines.bad += 1
                continue
            self._host_here, self._heard_at = True, now
            self._obey(said)

    def tick(self, now: int) -> None:
        """Time passed."""
        if self._host_here and now - self._heard_at > HOST_GONE:
            self._host_here, self.lamps = False, frozenset()
        if self._host_here and self._events and now - self._sent_at > REPEAT_EVERY:
            for event in self._events:
                self._say(event)
            self._sent_at = now
        if now - self._beat_at >= BEAT_EVERY:
            self._beat_at = now
            first = self._events[0].seq if self._events else self._next
            uptime = (now - self._started) % (MOST_MS + 1)
            bad = min(self._lines.bad, MOST_COUNT)
            self._say(Beat(uptime, first, self._next, self.lost, bad))

    def output(self) -> bytes:
        """What is to be written."""
        data = bytes(self._out)
        self._out.clear()
        return data

    # what it does

    def _hello(self) -> Hello:
        return Hello(self.board, self.boot, self._next, FIRMWARE)

    def _say(self, said: FromBoard) -> None:
        """What does not fit is left out whole."""
        line = board_line(said)
        if len(self._out) + len(line) <= MOST_OUTPUT:
            self._out += line

    def _obey(self, said: FromHost) -> None:
        match said:
            case AskHello():
                self._last = None
                self._say(self._hello())
            case AskState():
                width = bytes_for(self.board.switches)
                self._say(State(self._next, frozenset(self.closed), width))
            case Confirm():
                self._confirm(said.seq)
            case Here():
                self._say(Answer(said.ident, True))
            case Improper() | Unknown():
                self._say(Answer(said.ident, False))
            case _:
                if self._last is None or self._last.ident != said.ident:
                    self._last = Answer(said.ident, self._carry_out(said))
                self._say(self._last)

    def _confirm(self, seq: int) -> None:
        if 0 <= ahead(self._next, seq) <= len(self._events):
            while len(self._events) > ahead(self._next, seq):
                self._events.popleft()

    def _carry_out(self, said: Command) -> bool:
        if isinstance(said, Light):
            if not self.board.lamps or said.width > bytes_for(self.board.lamps):
                return False
            self.lamps = frozenset(lamp for lamp in said.lamps if lamp < self.board.lamps)
            return True
        if isinstance(said, Tone) and not self.board.buzzer:
            return False
        if isinstance(said, Shake) and not self.board.haptic:
            return False
        self.heard.append(said)
        return True
