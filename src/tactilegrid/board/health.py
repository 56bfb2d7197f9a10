"""Switches that cannot be believed, kept from whoever plays: a `Driver` around another one.

A stuck switch is told and left as it is. One that chatters, a ghost and a flood are told once, and
their changes are kept back until they end; then what is true is told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from tactilegrid.board.around import Around
from tactilegrid.board.driver import (
    BUTTONS,
    CHATTER,
    FLOOD,
    GHOST,
    STUCK,
    Capabilities,
    Connected,
    Driver,
    Faulty,
    Happening,
    Snapshot,
    Switched,
)

STUCK_AFTER = 20_000  # no finger rests so long
CHATTER_CHANGES, CHATTER_WITHIN = 40, 1000  # no finger is so quick
CALM_AFTER = 2000
FLOOD_ROOM, FLOOD_EACH = 512, 4  # changes at once, and milliseconds for each that goes on
SETTLES = 20  # on a board without diodes a press and its ghost may be told in any order


class Watched(Around):
    """Hands on what its driver tells, without what no hand can have done."""

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self._begin(Capabilities("", 1, 1), frozenset(), 0)

    def _begin(self, board: Capabilities, closed: frozenset[int], now: int) -> None:
        self._board = board
        self._closed = set(closed)  # as the driver says
        self._told = set(closed)  # as was handed on
        self._since = dict.fromkeys(closed, now)  # closed and not yet told to be stuck
        self._changes: dict[int, deque[int]] = {}
        self._chatters: dict[int, int] = {}  # and when each changed last
        self._ghosts: set[int] = set()
        self._fresh: dict[int, int] = {}  # closed just now, on a board without diodes
        self._flood = False
        self._room, self._room_at, self._flood_at = float(FLOOD_ROOM), now, now

    # a driver

    def received(self, data: bytes, now: int) -> list[Happening]:
        """Bytes came."""
        return self._judge(self.driver.received(data, now), now)

    def tick(self, now: int) -> list[Happening]:
        """Time passed."""
        return [*self._judge(self.driver.tick(now), now), *self._recheck(now)]

    def closed(self, now: int) -> list[Happening]:
        """The port is gone."""
        return self._judge(self.driver.closed(now), now)

    # what is believed

    def _judge(self, happened: Iterable[Happening], now: int) -> list[Happening]:
        said: list[Happening] = []
        for each in happened:
            if isinstance(each, Switched):
                said += self._changed(each.number, each.closed, now)
                continue
            if isinstance(each, Connected):
                self._begin(each.board, each.closed, now)
            elif isinstance(each, Snapshot):
                self._begin(self._board, each.closed, now)
            if each == Faulty(CHATTER) and self._chatters:
                continue  # the board has noticed as well, and cannot say which one
            said.append(each)
        return said

    def _changed(self, number: int, closed: bool, now: int) -> list[Happening]:
        if closed:
            self._closed.add(number)
            self._since[number] = now
        else:
            self._closed.discard(number)
            self._since.pop(number, None)
        if self._flood or self._overflows(now):
            return self._flooded(now)
        if self._chattering(number, now):
            return self._chatter(number, now)
        if not self._board.diodes:
            return self._settle(number, closed, now)
        return self._tell([number], now)

    def _tell(self, numbers: Iterable[int], now: int) -> list[Happening]:
        """What is true of these, where something else was told."""
        said: list[Happening] = []
        for number in sorted(numbers):
            closed = number in self._closed
            if closed != (number in self._told):
                (self._told.add if closed else self._told.discard)(number)
                said.append(Switched(number, closed, now))
        return said

    def _recheck(self, now: int) -> list[Happening]:
        """What time alone tells."""
        said: list[Happening] = []
        if self._flood and now - self._flood_at > CALM_AFTER:
            closed = frozenset(self._closed)
            self._begin(self._board, closed, now)
            return [Snapshot(closed, now)]
        calm = [each for each, at in self._chatters.items() if now - at > CALM_AFTER]
        for number in calm:
            del self._chatters[number], self._changes[number]
        said += self._tell(calm, now)
        settled = [each for each, at in self._fresh.items() if now - at >= SETTLES]
        for number in settled:
            if number in self._fresh:  # not doubted with one before it
                said += self._settled(number, now)
        said += self._stuck(now)
        return said

    # too much of everything

    def _overflows(self, now: int) -> bool:
        passed, self._room_at = now - self._room_at, now
        self._room = min(FLOOD_ROOM, self._room + max(passed, 0) / FLOOD_EACH) - 1
        return self._room < 0

    def _flooded(self, now: int) -> list[Happening]:
        first, self._flood, self._flood_at = not self._flood, True, now
        return [Faulty(FLOOD)] if first else []

    # a switch that chatters

    def _chattering(self, number: int, now: int) -> bool:
        times = self._changes.setdefault(number, deque(maxlen=CHATTER_CHANGES))
        times.append(now)
        return number in self._chatters or (
            len(times) == CHATTER_CHANGES and now - times[0] < CHATTER_WITHIN
        )

    def _chatter(self, number: int, now: int) -> list[Happening]:
        first = number not in self._chatters
        self._chatters[number] = now
        if not first:
            return []
        said: list[Happening] = [Faulty(CHATTER, frozenset({number}))]
        if number in self._told:  # whoever plays takes it for open
            self._told.discard(number)
            said.insert(0, Switched(number, False, now))
        return said

    # stuck switches

    def _stuck(self, now: int) -> list[Happening]:
        if self._board.kind != BUTTONS:
            return []
        stuck = [each for each, at in self._since.items() if now - at > STUCK_AFTER]
        for number in stuck:
            del self._since[number]
        return [Faulty(STUCK, frozenset(stuck))] if stuck else []

    # ghosts

    def _settle(self, number: int, closed: bool, now: int) -> list[Happening]:
        if closed:
            self._fresh[number] = now
            return []
        said: list[Happening] = []
        if number in self._fresh:  # a short press: tell both halves of it, unless it is in doubt
            del self._fresh[number]
            self._closed.add(number)
            said += self._settled(number, now)
            self._closed.discard(number)
        self._ghosts.discard(number)
        said += self._tell([number], now)
        free = [each for each in self._ghosts if not self._corners(each)]
        self._ghosts.difference_update(free)
        return said + self._tell(free, now)

    def _settled(self, number: int, now: int) -> list[Happening]:
        self._fresh.pop(number, None)
        corners = self._corners(number)
        if not corners:
            return self._tell([number], now)
        doubted = {number, *(each for each in corners if each in self._fresh)}
        for each in doubted:
            self._fresh.pop(each, None)
        self._ghosts |= doubted
        return [Faulty(GHOST, frozenset(doubted))]

    def _corners(self, number: int) -> set[int]:
        """The other corners of rectangles whose four corners are all closed."""
        cols, squares = self._board.cols, self._board.cols * self._board.rows
        if number >= squares:
            return set()
        row, col = divmod(number, cols)
        beside = [each for each in self._closed if each // cols == row and each != number]
        above = [
            each
            for each in self._closed
            if each % cols == col and each < squares and each != number
        ]
        found: set[int] = set()
        for one in beside:
            for other in above:
                fourth = other // cols * cols + one % cols
                if one < squares and fourth in self._closed:
                    found |= {one, other, fourth}
        return found
