"""What is said now, what waits, and what is stale: pure, with the time as an argument."""

from __future__ import annotations

from tactilegrid.core.message import Kind
from tactilegrid.core.value import Value
from tactilegrid.speech.utterance import Utterance

ECHO_MS = 150  # the same words of the cursor within this time are one key heard twice
START_MS, CHARACTER_MS = 250, 70  # how long a slow voice takes, where nobody says when it ended


class Outlet(Value):
    """What an output can do: one that is no `voice` (a console) takes every line as it comes.

    `ends` is true where the output tells the queue that an utterance was said to its end.
    """

    voice: bool = False
    ends: bool = False


class Say(Value):
    """To the output: say this, and cut off first what you are saying if `interrupt`."""

    utterance: Utterance
    interrupt: bool = False


class Hush(Value):
    """To the output: be silent now."""


Action = Say | Hush


class Queue:
    """The utterances of one listener on their way to one output.

    All times are milliseconds of one clock that never goes back. Each call returns what the output
    has to do. Whoever drives an output that cannot report ends calls `tick` at the time `due`.
    """

    def __init__(self, outlet: Outlet | None) -> None:
        self.outlet = outlet  # None while there is none: everything waits
        self.running: Utterance | None = None
        self.waiting: list[Utterance] = []
        self.due: int | None = None  # when the running utterance has surely ended
        self._focus = ("", -ECHO_MS)

    def put(self, utterance: Utterance, now: int) -> tuple[Action, ...]:
        """Take an utterance in."""
        if not utterance.text:
            return ()
        if self.outlet is not None and not self.outlet.voice:
            return (Say(utterance),)
        if utterance.kind is Kind.FOCUS and self._is_echo(utterance.text, now):
            return ()
        self._line_up(utterance)
        if self.running is None or self._has_ended(now):
            return self._next(now)
        if not _interrupts(utterance.kind, self.running.kind):
            return ()
        self._take_back(self.running, utterance.key)
        return self._next(now, interrupt=True)

    def done(self, now: int) -> tuple[Action, ...]:
        """The output has said the running utterance to its end."""
        return self._next(now)

    def tick(self, now: int) -> tuple[Action, ...]:
        """Time has passed."""
        return self._next(now) if self._has_ended(now) else ()

    def hush(self) -> tuple[Action, ...]:
        """Silence, as the listener asked: nothing of it comes back, the history has it all."""
        self.waiting.clear()
        self.running = self.due = None
        return (Hush(),) if self.outlet is not None and self.outlet.voice else ()

    def held_up(self) -> None:
        """The output has not taken the running utterance yet: its time does not run."""
        self.due = None

    def taken(self, now: int) -> None:
        """The output has taken the running utterance: only now its time begins."""
        if self.running is not None and self.outlet is not None and not self.outlet.ends:
            self.due = now + START_MS + CHARACTER_MS * len(self.running.text)

    def lose(self) -> None:
        """The output has died in the middle: all waits for another, but what is stale by then."""
        if self.running is not None:
            self._take_back(self.running, "")
        self.waiting = [each for each in self.waiting if each.kind > Kind.FOCUS]
        self.outlet = self.running = self.due = None

    def gain(self, outlet: Outlet, now: int) -> tuple[Action, ...]:
        """An output is there, after a time without."""
        self.outlet = outlet
        return self._next(now)

    def _has_ended(self, now: int) -> bool:
        return self.due is not None and now >= self.due

    def _is_echo(self, text: str, now: int) -> bool:
        before, self._focus = self._focus, (text, now)
        return before[0] == text and now - before[1] < ECHO_MS

    def _line_up(self, utterance: Utterance) -> None:
        """Put it in the place of the waiting one that it makes stale, else behind all."""
        for place, waiting in enumerate(self.waiting):
            same_key = utterance.key and utterance.key == waiting.key
            if same_key or utterance.kind is waiting.kind is Kind.FOCUS:
                self.waiting[place] = utterance
                return
        self.waiting.append(utterance)

    def _take_back(self, cut: Utterance, key: str) -> None:
        """Let what is cut off be said again: heard in part is not heard. The cursor's is stale."""
        if cut.kind <= Kind.FOCUS or (key and key == cut.key):
            return
        self.waiting.insert(len(self.waiting) if cut.kind is Kind.ALERT else 0, cut)

    def _next(self, now: int, interrupt: bool = False) -> tuple[Action, ...]:
        """Start what is most urgent; of equally urgent ones the first that came."""
        self.running = self.due = None
        if not self.waiting or self.outlet is None:
            return ()
        self.running = max(self.waiting, key=lambda each: _RANK[each.kind])
        self.waiting.remove(self.running)
        self.taken(now)
        return (Say(self.running, interrupt),)


# a result is never said before the move that led to it
_RANK = {Kind.HINT: 0, Kind.FOCUS: 1, Kind.MOVE: 2, Kind.RESULT: 2, Kind.ALERT: 3}


def _interrupts(new: Kind, running: Kind) -> bool:
    return new is Kind.ALERT or (new is Kind.FOCUS and running <= Kind.FOCUS)
