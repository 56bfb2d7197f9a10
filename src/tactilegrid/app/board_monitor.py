"""`tactilegrid board monitor`: what passes between a board and the program, in words, as it comes.

At most so many lines a second are told, that a voice or a display can follow; the rest is counted.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.board_words import BRIEF, FULL, NORMAL, Words
from tactilegrid.app.cli import Failed
from tactilegrid.app.reasons import reason
from tactilegrid.app.texts import Page
from tactilegrid.board.driver import Connected, Happening, Refused, Switched
from tactilegrid.board.finding import AUTO
from tactilegrid.board.frames import FromBoard, read_from_board, read_from_host
from tactilegrid.board.hello import Hello
from tactilegrid.board.lines import TO_BOARD, TO_HOST, BadFrame, Lines
from tactilegrid.board.log import BadLog, SerialLog, escaped, unescaped
from tactilegrid.board.opening import driver_for, open_board
from tactilegrid.board.overhearing import Overheard
from tactilegrid.board.port import FINAL, milliseconds
from tactilegrid.board.replaying import Replayed, read_lines, replay
from tactilegrid.core.message import Message, Name, message

LEVELS = {"brief": BRIEF, "normal": NORMAL, "full": FULL}
LINES_A_SECOND = 20
MOST_WAITING = 200


class Teller:
    """Turns bytes and happenings into sentences, no more of them than can be followed."""

    def __init__(self, tell: Callable[[Message], object], level: int) -> None:
        self._tell = tell
        self._level = level
        self._words = Words()
        self._lines = {True: Lines(TO_HOST), False: Lines(TO_BOARD)}
        self._ours = False
        self._second = self._told = self._muted = 0

    def hear(self, now: int, data: bytes, from_board: bool) -> None:
        """Bytes went over the line."""
        lines = self._lines[from_board]
        bad = lines.bad
        for payload in lines.feed(data):
            try:
                if from_board:
                    least, said = self._from_board(read_from_board(payload))
                else:
                    least, said = self._words.from_host(read_from_host(payload))
            except BadFrame:
                least, said = BRIEF, message("monitor-bad", text=Name(payload[:40]))
            self._ours |= from_board
            if least <= self._level:
                self._say(now, said)
        if lines.bad > bad and from_board:
            text = Name(escaped(lines.worst)[:40])
            self._say(now, message("monitor-noise", n=lines.bad - bad, text=text))

    def _from_board(self, said: FromBoard) -> tuple[int, Message]:
        if isinstance(said, Hello):
            self._words = Words(said.board)
        return self._words.from_board(said)

    def happened(self, now: int, what: Happening) -> None:
        """The driver tells something; of our boards the lines have told each switch."""
        if isinstance(what, Connected):
            self._words = Words(what.board)
        if not (self._ours and isinstance(what, Switched)):
            for said in self._words.happened(what):
                self._say(now, said, always=not isinstance(what, Switched))

    def pass_time(self, now: int) -> None:
        """Tell how much was not told in the second before."""
        if now // 1000 != self._second:
            muted, self._second, self._told, self._muted = self._muted, now // 1000, 0, 0
            if muted:
                self._tell(message("monitor-muted", n=muted))

    def _say(self, now: int, said: Message, always: bool = False) -> None:
        self.pass_time(now)
        if self._told >= LINES_A_SECOND and not always:
            self._muted += 1
            return
        self._told += 1
        self._tell(said)


def monitor(page: Page, arguments: Arguments) -> int:
    """Until the time is over or somebody interrupts; or what a log holds."""
    level = LEVELS[arguments.flag("verbosity") or "normal"]
    if arguments.has("from"):
        return monitor_log(page, arguments.flag("from"), level)
    seconds = number(arguments)
    waiting: Queue[Message | Refused] = Queue(MOST_WAITING)

    def offer(said: Message | Refused) -> None:
        with suppress(Full):  # whoever reads our lines has stopped
            waiting.put_nowait(said)

    teller = Teller(offer, level)
    log = opened_log(arguments)
    attached = open_board(
        arguments.operand(1) or AUTO,
        log,
        around=lambda driver: Overheard(
            driver, lambda data, from_board: teller.hear(milliseconds(), data, from_board)
        ),
    )

    def tell(what: Happening) -> None:
        teller.happened(milliseconds(), what)
        if isinstance(what, Refused) and what.why in FINAL:
            offer(what)

    attached.start(tell, teller.pass_time)
    try:
        return follow(page, waiting, seconds)
    finally:
        attached.close()
        if log is not None:
            log.close()


def follow(page: Page, waiting: Queue[Message | Refused], seconds: int) -> int:
    """Print what is told; 1 where no board can come any more."""
    until = milliseconds() + seconds * 1000
    while not seconds or milliseconds() < until:
        try:
            said = waiting.get(timeout=0.1)
        except Empty:
            continue
        if isinstance(said, Refused):
            return 1
        page.line(said)
    return 0


def number(arguments: Arguments) -> int:
    """For how many seconds; 0 is until somebody interrupts. Raises BadUsage."""
    text = arguments.flag("seconds") or "0"
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise BadUsage(message("monitor-seconds", given=Name(text[:20])))
    return int(text)


def opened_log(arguments: Arguments) -> SerialLog | None:
    """The log that was asked for; raises Failed where it cannot be made."""
    path = arguments.flag("serial-log")
    if not path:
        return None
    try:
        return SerialLog(Path(path))
    except OSError as error:
        why = reason(error)
        raise Failed(message("tools-no-log", path=Name(path), why=why)) from None


# a log


def monitor_log(page: Page, path: str, level: int) -> int:
    """What a log holds, and whether the program would be told the same now."""
    teller = Teller(page.line, level)
    different = count = 0
    try:
        with open(path, "rb") as file:
            for each in replay(read_lines(file), driver_for):
                count += 1
                different += not each.same
                _tell_entry(teller, each)
    except BrokenPipeError:
        raise  # it is our reader that has gone
    except OSError as error:
        why = reason(error)
        raise Failed(message("tools-unreadable", path=Name(path), why=why)) from None
    except BadLog as error:
        raise Failed(message("tools-bad-log", path=Name(path), line=error.line)) from None
    page.line(message("monitor-replayed", n=count, different=different))
    return 1 if different else 0


def _tell_entry(teller: Teller, each: Replayed) -> None:
    at, word, rest = each.entry.at, each.entry.word, each.entry.rest
    teller.pass_time(at)
    if word in "<>":
        teller.hear(at, unescaped(rest), word == "<")
    for happening in each.happened:
        teller.happened(at, happening)
