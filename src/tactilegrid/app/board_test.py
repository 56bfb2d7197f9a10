"""`tactilegrid board test`: a walk over a board by hand and ear, with a report at its end.

The board speaks through its thread and the person through lines; both come in one queue. The walk
ends where the lines end.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread

from tactilegrid.app.arguments import Arguments
from tactilegrid.app.attentive import text_lines
from tactilegrid.app.board_monitor import opened_log
from tactilegrid.app.board_words import Words, connected, refused
from tactilegrid.app.texts import Page
from tactilegrid.board.driver import (
    BUTTONS,
    Attached,
    Capabilities,
    Connected,
    Faulty,
    Happening,
    Lost,
    Refused,
    Snapshot,
    Switched,
)
from tactilegrid.board.finding import AUTO
from tactilegrid.board.opening import open_board
from tactilegrid.board.port import FINAL
from tactilegrid.core.message import Message, message

TONES = ((440, 150), (660, 150), (880, 300))
GAP = 0.05  # seconds, so that a tone does not end the one before
SHAKE = 400
MOST_WAITING = 1000
YES, NO, LEAVE = ("y", "yes", "д", "да"), ("n", "no", "н", "нет"), ("q", "quit")


class Line(str):
    """What the person typed."""

    __slots__ = ()


class Left(Exception):
    """The walk ends before its end; `key` is the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


Came = Line | Happening | None  # None: no more lines


class Walk:
    """One walk; `faults` are the sentences of its report."""

    def __init__(self, page: Page, attached: Attached, lines: Iterable[str]) -> None:
        self.page = page
        self.lines = lines
        self.attached = attached
        self.came: Queue[Came] = Queue(MOST_WAITING)
        self.faults: list[Message] = []
        self.words = Words()
        self.board: Capabilities | None = None
        self.closed: set[int] = set()
        self.seen: set[int] = set()

    def run(self) -> int:
        """Walk; 0 where all is well, 1 where something is not, or no board came."""
        self.attached.start(self._offer, lambda _now: None)
        Thread(target=self._listen, name="answers", daemon=True).start()
        whole = False
        try:
            board = self._meet()
            if board is None:
                return 1
            self._corners(board)
            self._all(board)
            self._lamps(board)
            self._sounds(board)
            whole = True
        except Left as left:
            self.page.line(Message(left.key))
        self.attached.light(frozenset())
        for fault in self.faults:
            self.page.line(fault)
        self.page.line(message("walk-end" if whole else "walk-so-far", n=len(self.faults)))
        return 0 if whole and not self.faults else 1

    # what comes

    def _offer(self, what: Happening) -> None:
        if not self.came.full():
            self.came.put(what)

    def _listen(self) -> None:
        for text in self.lines:
            self.came.put(Line(text.strip().lower()))
        self.came.put(None)

    def _wait(self) -> Came:
        while True:
            with suppress(Empty):  # looked at again and again: else Ctrl+C is not heard everywhere
                return self.came.get(timeout=0.5)

    def _next(self) -> Line | Happening:
        """The next line or happening; what a board tells of itself is noted on the way."""
        came = self._wait()
        if came is None:
            raise Left("walk-nobody")
        if isinstance(came, Line) and came in LEAVE:
            raise Left("walk-left")
        if isinstance(came, Switched):
            (self.closed.add if came.closed else self.closed.discard)(came.number)
            self.seen.add(came.number)
        elif isinstance(came, Snapshot):
            self.seen |= self.closed ^ came.closed
            self.closed = set(came.closed)
        elif isinstance(came, Faulty):
            self.faults.append(self.words.faulty(came))
            self.page.line(self.faults[-1])
        elif isinstance(came, Lost):
            self.faults.append(message("monitor-lost", why=came.why))
            raise Left("walk-lost")
        return came

    # the steps

    def _meet(self) -> Capabilities | None:
        self.page.line(message("walk-search"))
        while True:
            came = self._next()
            if isinstance(came, Refused):
                self.page.line(refused(came))
                if came.why in FINAL:
                    return None
            elif isinstance(came, Connected):
                self.board, self.words = came.board, Words(came.board)
                self.closed = set(came.closed)
                for said in connected(came):
                    self.page.line(said)
                return came.board

    def _corners(self, board: Capabilities) -> None:
        """Whether numbers begin near the left hand, and go on to the right and away."""
        right, last = board.cols - 1, board.cols * board.rows - 1
        for corner, where in ((0, "near-left"), (right, "near-right"), (last, "far-right")):
            self._ask("walk-corner", where, corner)

    def _ask(self, key: str, where: str, wanted: int) -> None:
        """Have one switch pressed; Enter goes on without."""
        place = self.words.name(wanted)
        kind = self.board.kind if self.board else BUTTONS
        self.page.line(message(key, where=where, place=place, kind=kind))
        while True:
            came = self._next()
            if isinstance(came, Line):
                self.faults.append(message("walk-no-corner", place=place))
                return
            if isinstance(came, Switched) and came.closed:
                if came.number == wanted:
                    self.page.line(message("walk-right", place=place))
                    return
                self.page.line(message("walk-wrong", place=self.words.name(came.number)))
                self.faults.append(
                    message("walk-other", place=place, other=self.words.name(came.number))
                )
                return

    def _all(self, board: Capabilities) -> None:
        """Every switch once, in any order; Enter says which are left, twice goes on."""
        everything = frozenset(range(board.switches))
        self.page.line(message("walk-all", n=len(everything - self.seen), kind=board.kind))
        twice = False
        while self.seen < everything:
            came = self._next()
            if isinstance(came, Switched):
                twice = False
                if came.closed:
                    self.page.line(message("walk-heard", place=self.words.name(came.number)))
            elif isinstance(came, Line):
                if twice:
                    break
                twice = True
                self.page.line(self.words.listed("walk-rest", everything - self.seen))
        if everything - self.seen:
            self.faults.append(self.words.listed("walk-silent", everything - self.seen))

    def _lamps(self, board: Capabilities) -> None:
        if not board.lamps:
            return
        self.attached.light(frozenset(range(board.lamps)))
        self._confirm("lamps", lambda: self.attached.light(frozenset(range(board.lamps))))
        self.attached.light(frozenset())

    def _sounds(self, board: Capabilities) -> None:
        if board.buzzer:
            self._confirm("tones", self._sound)
        if board.haptic:
            self._confirm("shake", lambda: self.attached.shake(SHAKE))

    def _sound(self) -> None:
        for hertz, lasting in TONES:
            self.attached.beep(hertz, lasting)
            time.sleep(lasting / 1000 + GAP)

    def _confirm(self, what: str, again: Callable[[], object]) -> None:
        """Ask whether something was seen, heard or felt; `r` does it again, Enter says nothing."""
        again()
        self.page.line(message("walk-ask", what=what))
        while True:
            came = self._next()
            if not isinstance(came, Line):
                continue
            if came in YES or not came:
                return
            if came in NO:
                self.faults.append(message("walk-not", what=what))
                return
            again()
            self.page.line(message("walk-ask", what=what))


def walk(page: Page, arguments: Arguments) -> int:
    """Walk over the board that is named, or the only one that is matched."""
    log = opened_log(arguments)
    attached = open_board(arguments.operand(1) or AUTO, log)
    try:
        return Walk(page, attached, text_lines(sys.stdin)).run()
    finally:
        attached.close()
        if log is not None:
            log.close()
