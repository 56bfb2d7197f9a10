"""A `Driver` for grids that speak monome's mext, bought ones and those made from NeoTrellis.

A grid counts no starts, confirms nothing and keeps no events: it is asked its size again and
again, which tells that it is there, and lamps are sent twice.
"""

from __future__ import annotations

from tactilegrid.board.driver import (
    CONTRADICTION,
    SILENT,
    STRANGER,
    UNPLUGGED,
    Capabilities,
    Connected,
    Happening,
    Lost,
    Refused,
    Switched,
)
from tactilegrid.board.hello import MOST_SIDE
from tactilegrid.board.mext import (
    EIGHT,
    FROM_GRID,
    GET_NAME,
    GET_SIZE,
    KEY_DOWN,
    KEY_UP,
    NAME,
    QUERY,
    SECTION,
    SIZE,
    Packet,
    Packets,
    lamp_map,
    name_in,
)
from tactilegrid.board.patience import Patience

ASK_EVERY, ALIVE_EVERY, PAUSE = 250, 1000, 25
NAMELESS_AFTER = 1500  # some grids never say their name or what they have
SIZE_WITHIN, SILENCE = 5000, 3500
LIGHT_AGAIN = 500
MOST_OUTPUT = 4096


class MextGrid:
    """Number 0 is the key nearest on the left: the grid's own rows count from the far side."""

    def __init__(self) -> None:
        self.odd = 0  # packets that cannot be, and bytes that are none
        self._packets = Packets(FROM_GRID)
        self._out = bytearray()
        self._patience = Patience()
        self._open = self._fresh = False
        self._board: Capabilities | None = None  # while it is connected
        self._answers: dict[int, bytes] = {}
        self._sure = False  # the size was told twice, and nothing odd since
        self._known: set[int] = set()
        self._lamps: frozenset[int] = frozenset()
        self._lit: dict[tuple[int, int], bytes] = {}
        self._opened = self._asked = self._good = self._came = 0
        self._light_at: int | None = None
        self._now = 0
        self._happened: list[Happening] = []

    # what a driver is told

    def start(self, now: int) -> None:
        """The port was opened."""
        self._look(now)
        self._open, self._board = True, None
        self._answers.clear()
        self._sure = False
        self._packets.pause()
        self._out.clear()
        self._opened = self._good = self._came = self._patience.time
        self._ask()

    def received(self, data: bytes, now: int) -> list[Happening]:
        """Bytes came."""
        self._look(now)
        if self._open:
            self._fresh, self._came = True, self._patience.time
            before = self._packets.unknown
            for packet in self._packets.feed(data):
                self._take(packet)
            self._doubt(self._packets.unknown - before)
        return self._go_on()

    def tick(self, now: int) -> list[Happening]:
        """Time passed; where nothing came since the last tick, the line was silent."""
        self._look(now)
        if not self._fresh and self._patience.time - self._came > PAUSE:
            self._doubt(int(self._packets.pause()))
        self._fresh = False
        return self._go_on()

    def output(self) -> bytes:
        """What is to be written."""
        data = bytes(self._out)
        self._out.clear()
        return data

    def closed(self, now: int) -> list[Happening]:
        """The port is gone."""
        self._look(now)
        self._lose(UNPLUGGED)
        return self._taken()

    def light(self, lamps: frozenset[int]) -> None:
        """Set the lamps, now or when a grid is there."""
        self._lamps = lamps
        self._show()

    def beep(self, hertz: int, milliseconds: int) -> None:
        """A grid is silent."""

    def shake(self, milliseconds: int) -> None:
        """A grid is still."""

    # time

    def _look(self, now: int) -> None:
        jumped = self._patience.look(now)
        self._now = now
        if jumped:
            self._opened = self._good = self._patience.time

    def _go_on(self) -> list[Happening]:
        time = self._patience.time
        if not self._open:
            return self._taken()
        if self._board is None:
            self._find(time)
        elif time - self._good > SILENCE:
            self._lose(SILENT)
        elif time - self._asked >= ALIVE_EVERY:
            self._ask()
        if self._light_at is not None and time >= self._light_at:
            self._light_at = None
            self._lit.clear()
            self._show(again=False)
        return self._taken()

    def _doubt(self, odd: int) -> None:
        """What comes with noise is no answer: nothing else tells a grid from a printer."""
        self.odd += odd
        if odd and self._board is None:
            self._answers.clear()
            self._sure = False

    def _find(self, time: int) -> None:
        """Connect when the grid has said what is needed, its size twice, or give up."""
        complete = {SECTION, NAME} <= self._answers.keys()
        if self._sure and (complete or time - self._opened > NAMELESS_AFTER):
            self._connect()
        elif time - self._opened > SIZE_WITHIN:
            self._refuse(STRANGER)
        elif time - self._asked >= ASK_EVERY:
            self._ask()

    def _ask(self) -> None:
        """What was not answered; of a grid that is connected only whether it is there."""
        self._asked = self._patience.time
        if self._board is not None:
            self._send(GET_SIZE)
            return
        for question, answer in ((QUERY, SECTION), (GET_NAME, NAME)):
            if answer not in self._answers:
                self._send(question)
        if not self._sure:
            self._send(GET_SIZE)

    def _send(self, data: bytes) -> None:
        if len(self._out) < MOST_OUTPUT:
            self._out += data

    # what happens

    def _taken(self) -> list[Happening]:
        happened, self._happened = self._happened, []
        return happened

    def _connect(self) -> None:
        cols, rows = self._answers[SIZE]
        if not (1 <= cols <= MOST_SIDE and 1 <= rows <= MOST_SIDE):
            self._refuse(CONTRADICTION, f"{cols} x {rows}")
            return
        name = name_in(self._answers.get(NAME, b""))
        self._board = Capabilities(name, cols, rows, lamps=cols * rows, name=name)
        self._known.clear()
        self._lit.clear()
        self._happened.append(Connected(self._board))
        self._show()

    def _refuse(self, why: str, what: str = "") -> None:
        self._open = False
        self._out.clear()
        self._happened.append(Refused(why, what))

    def _lose(self, why: str) -> None:
        self._open = False
        self._out.clear()
        if self._board is not None:
            self._board = None
            self._happened.append(Lost(why))

    def _take(self, packet: Packet) -> None:
        self._good = self._patience.time
        if packet.head in (KEY_UP, KEY_DOWN):
            self._key(packet.body[0], packet.body[1], packet.head == KEY_DOWN)
        elif self._board is None:
            if packet.head == SIZE:
                self._sure = self._answers.get(SIZE) == packet.body
                if not self._sure:
                    self._send(GET_SIZE)
            self._answers[packet.head] = packet.body

    def _key(self, x: int, y: int, down: bool) -> None:
        board = self._board
        if board is None or x >= board.cols or y >= board.rows:
            self.odd += 1
            return
        number = (board.rows - 1 - y) * board.cols + x
        if down and number in self._known:  # the byte that told it went up was lost
            self._happened.append(Switched(number, False, self._now))
        elif down:
            self._known.add(number)
        elif number in self._known:
            self._known.discard(number)
        else:
            self.odd += 1
            return
        self._happened.append(Switched(number, down, self._now))

    # lamps

    def _show(self, again: bool = True) -> None:
        """Send the blocks of 8 by 8 lamps that have changed, and all once more in a while."""
        board = self._board
        if board is None:
            return
        for x in range(0, board.cols, EIGHT):
            for y in range(0, board.rows, EIGHT):
                rows = [self._row(board, x, y + row) for row in range(EIGHT)]
                data = lamp_map(x, y, rows).data
                if self._lit.get((x, y)) != data:
                    self._lit[x, y] = data
                    self._send(data)
        if again:
            self._light_at = self._patience.time + LIGHT_AGAIN

    def _row(self, board: Capabilities, x: int, y: int) -> int:
        """Eight lamps of the grid's own row *y*, from column *x*."""
        first = (board.rows - 1 - y) * board.cols + x
        columns = range(min(EIGHT, board.cols - x)) if y < board.rows else ()
        return sum(1 << bit for bit in columns if first + bit in self._lamps)
