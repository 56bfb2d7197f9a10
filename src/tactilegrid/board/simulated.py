"""An imagined board under imagined hands: presses that last, pieces, faults, and a port to it.

Its clock is told to it; `Simulation` may be used by several threads.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from random import Random
from threading import Condition

from tactilegrid.board.driver import BUTTONS, MISSING, Capabilities
from tactilegrid.board.finding import Seen
from tactilegrid.board.frames import Command
from tactilegrid.board.port import Machine, milliseconds
from tactilegrid.board.ports import READ_TIMEOUT, Stream, Unopened
from tactilegrid.board.virtual import VirtualBoard
from tactilegrid.board.virtual_grid import VirtualGrid

SETTLES = {BUTTONS: 5}
PIECES_SETTLE = 50
MOST_NOISE = 4096
NAME = "sim"


class Simulation:
    """One board, plugged in or not, and what hands are doing to it."""

    def __init__(
        self,
        board: Capabilities,
        grid: bool = False,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self.board = VirtualGrid(board) if grid else VirtualBoard(board)
        self.kind = "grid" if grid else "ours"
        self.clock = clock
        self.changed = Condition()
        self.plugged = False
        self.plugs = 0
        self.asleep = False
        self.stuck: set[int] = set()
        self.drop = self.flip = 0  # every so manieth byte to the host
        self._touched: set[int] = set()  # what hands hold down, or where pieces stand
        self._plans: list[tuple[int, int, int, bool]] = []  # when, order, which, closed
        self._settling: dict[int, tuple[int, bool]] = {}
        self._order = self._sent = 0
        self._noise = bytearray()
        self._random = Random(1)
        self.plug()

    # the cable

    def plug(self) -> None:
        """Put the plug in: the board starts."""
        with self.changed:
            if not self.plugged:
                self.plugged, self.plugs, self.asleep = True, self.plugs + 1, False
                self.board.closed = set(self._touched) if self.kind == "ours" else set()
                self.board.power(self.clock())
            self.changed.notify_all()

    def restart(self) -> None:
        """Let it start again without pulling the plug."""
        with self.changed:
            self.board.power(self.clock())
            self.changed.notify_all()

    def unplug(self) -> None:
        """Pull the plug out."""
        with self.changed:
            self.plugged = False
            self._noise.clear()
            self.changed.notify_all()

    # hands

    def plan(self, number: int, closed: bool, later: int = 0) -> None:
        """Have a switch closed or opened by a hand, now or so many milliseconds later."""
        with self.changed:
            self._order += 1
            heapq.heappush(self._plans, (self.clock() + later, self._order, number, closed))
            self.changed.notify_all()

    def stick(self, number: int, closed: bool) -> None:
        """Let a switch stay closed whatever hands do, or free it."""
        with self.changed:
            if closed:
                self.stuck.add(number)
                self._touch(number, True, self.clock())
            else:
                self.stuck.discard(number)
                self._touch(number, False, self.clock())
            self.changed.notify_all()

    def noise(self, count: int) -> None:
        """Send garbage."""
        with self.changed:
            room = MOST_NOISE - len(self._noise)
            self._noise += self._random.randbytes(min(count, room))
            self.changed.notify_all()

    def _touch(self, number: int, closed: bool, at: int) -> None:
        if number in self.stuck and not closed:
            return
        (self._touched.add if closed else self._touched.discard)(number)
        settles = SETTLES.get(self.board.board.kind, PIECES_SETTLE)
        if closed == (number in self.board.closed):
            self._settling.pop(number, None)
        else:
            self._settling[number] = (at + settles, closed)

    # the line

    def pass_time(self) -> float:
        """Do what is due; the answer is in how many seconds something more will be."""
        now = self.clock()
        while self._plans and self._plans[0][0] <= now:
            at, _, number, closed = heapq.heappop(self._plans)
            self._settle(at)  # a short press is one, however late it is looked at
            self._touch(number, closed, at)
        self._settle(now)
        self.board.tick(now)
        nexts = [self._plans[0][0]] if self._plans else []
        nexts += [at for at, _ in self._settling.values()]
        return max(min([*nexts, now + int(READ_TIMEOUT * 1000)]) - now, 1) / 1000

    def _settle(self, now: int) -> None:
        for number, (at, closed) in list(self._settling.items()):
            if at <= now:
                del self._settling[number]
                self.board.change(number, closed, now)

    def take(self) -> bytes:
        """What goes to the host now, with the faults of the line."""
        data = b"" if self.asleep else self.board.output()
        if self._noise:
            data = bytes(self._noise) + data
            self._noise.clear()
        if not (self.drop or self.flip):
            return data
        kept = bytearray()
        for byte in data:
            self._sent += 1
            if self.flip and self._sent % self.flip == 0:
                kept.append(byte ^ 1 << self._sent % 7)
            elif not self.drop or self._sent % self.drop:
                kept.append(byte)
        return bytes(kept)

    def give(self, data: bytes) -> None:
        """What comes from the host."""
        if not self.asleep:
            self.board.received(data, self.clock())

    @property
    def busy(self) -> bool:
        """Whether hands still move, a switch has not settled, or an event is still on its way."""
        unconfirmed = self.plugged and getattr(self.board, "unconfirmed", False)
        return bool(self._plans or self._settling) or unconfirmed

    @property
    def heard(self) -> list[Command]:
        """The tones and vibrations since this was last asked."""
        heard = getattr(self.board, "heard", None)
        if heard is None:
            return []
        found = list(heard)
        heard.clear()
        return found

    # a port within this program

    def machine(self) -> Machine:
        """A machine with this board on its only port."""
        return Machine(self._look, self._unlock)

    def _look(self) -> list[Seen]:
        product = "tactilegrid sim"
        serial = "m1000" if self.kind == "grid" else "sim"
        if self.kind == "grid":
            product = ""
        return [Seen(NAME, 1, 1, serial, "", product)] if self.plugged else []

    def _unlock(self, _device: str) -> Stream:
        if not self.plugged:
            raise Unopened(MISSING, NAME)
        return SimulatedStream(self)


class SimulatedStream:
    """A `Stream` to an imagined board, until it is unplugged."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._plugs = simulation.plugs
        self._part = b""
        self._cancelled = False

    def _check(self) -> None:
        if not self._simulation.plugged or self._simulation.plugs != self._plugs:
            raise OSError(5, "unplugged")

    @property
    def in_waiting(self) -> int:
        """How many bytes can be read at once."""
        self._check()
        return len(self._part)

    def read(self, size: int) -> bytes:
        """So many bytes or fewer."""
        simulation = self._simulation
        with simulation.changed:
            until = simulation.clock() + int(READ_TIMEOUT * 1000)
            while not self._part and not self._cancelled:
                self._check()
                wait = simulation.pass_time()
                self._part += simulation.take()
                if self._part or simulation.clock() >= until:
                    break
                simulation.changed.wait(wait)
            self._cancelled = False
            data, self._part = self._part[:size], self._part[size:]
            return data

    def write(self, data: bytes) -> int:
        """Hand the board what the host says."""
        with self._simulation.changed:
            self._check()
            self._simulation.give(data)
            return len(data)

    def cancel_read(self) -> None:
        """Let the reading thread go on."""
        with self._simulation.changed:
            self._cancelled = True
            self._simulation.changed.notify_all()

    def close(self) -> None:
        """Let go."""
