"""A log of a port read again, and played to a driver: it must be told the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO

from tactilegrid.board.driver import Driver, Happening
from tactilegrid.board.log import HEADER, LINE, MOST_LINE, BadLog, Entry, told, unescaped
from tactilegrid.core.value import Value


class Replayed(Value):
    """One line of a log, and what a driver tells of it now.

    `happened` is what it tells here; `same` is false where the log says something else.
    """

    entry: Entry
    happened: tuple[Happening, ...] = ()
    same: bool = True


def read_lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file, none longer than a log can have and a byte more."""
    while line := file.readline(MOST_LINE + 1):
        yield line


def read_log(lines: Iterable[bytes]) -> Iterator[tuple[int, Entry]]:
    """The entries of a log and the numbers of their lines; raises BadLog for anything else."""
    number = 0
    for number, data in enumerate(lines, 1):
        if len(data) > MOST_LINE:
            raise BadLog(number)
        if number == 1 and data != HEADER.encode() + b"\n":
            raise BadLog(1)
        if number == 1:
            continue
        if not data.endswith(b"\n"):
            return  # torn off by a crash
        match = LINE.fullmatch(data[:-1].decode("utf-8", "replace"))
        if match is None:
            raise BadLog(number)
        yield number, Entry(int(match[1]), match[2], match[3] or "")
    if number == 0:
        raise BadLog(1)


def replay(lines: Iterable[bytes], driver_for: Callable[[str], Driver]) -> Iterator[Replayed]:
    """Play a log to the driver that it names; raises BadLog."""
    player = Player(driver_for)
    for number, entry in read_log(lines):
        try:
            yield player.play(entry)
        except ValueError:
            raise BadLog(number) from None


class Player:
    """Plays entries one by one; what a driver tells waits for the entry that notes it."""

    def __init__(self, driver_for: Callable[[str], Driver]) -> None:
        self._driver_for = driver_for
        self._driver: Driver | None = None
        self._waiting: list[Happening] = []

    def play(self, entry: Entry) -> Replayed:
        """Play one entry; raises ValueError for one that no log has."""
        word, rest = entry.word, entry.rest
        if word == "driver":
            self._driver = self._driver_for(rest)
            return Replayed(entry)
        driver = self._driver
        if driver is None:
            raise ValueError(word)
        match word:
            case "=":
                return self._noted(entry)
            case ">":
                return Replayed(entry, (), driver.output() == unescaped(rest))
        return self._done(entry, driver)

    def _done(self, entry: Entry, driver: Driver) -> Replayed:
        missed, self._waiting = tuple(self._waiting), []
        at, rest = entry.at, entry.rest
        match entry.word:
            case "start":
                driver.start(at)
            case "closed":
                self._waiting += driver.closed(at)
            case "<":
                self._waiting += driver.received(unescaped(rest), at)
            case "tick":
                self._waiting += driver.tick(at)
                for step in rest.split():
                    at += _count(step)
                    self._waiting += driver.tick(at)
            case "light":
                numbers = [] if rest == "none" else rest.split(",")
                driver.light(frozenset(_count(each) for each in numbers))
            case "beep":
                hertz, lasting = rest.split(" ")
                driver.beep(_count(hertz), _count(lasting))
            case "shake":
                driver.shake(_count(rest))
            case _:
                raise ValueError(entry.word)
        return Replayed(entry, missed, not missed)

    def _noted(self, entry: Entry) -> Replayed:
        if not self._waiting:
            return Replayed(entry, (), False)
        happening = self._waiting.pop(0)
        return Replayed(entry, (happening,), told(happening) == entry.rest)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise ValueError(text[:20])
    return int(text)
