"""The program's side of the board protocol: hello, events in their order, silence, wishes.

Pure, and driven by ticks. It holds one half line, what the board said last, and a bounded number
of wishes; whatever comes in, and however much.
"""

from __future__ import annotations

from enum import Enum

from tactilegrid.board.driver import (
    CHATTER,
    CONTRADICTION,
    GHOST,
    SILENT,
    STRANGER,
    UNPLUGGED,
    VERSION,
    Capabilities,
    Connected,
    Faulty,
    Happening,
    Lost,
    Refused,
    Snapshot,
    Switched,
)
from tactilegrid.board.frames import (
    MOST_MS,
    SEQUENCES,
    Answer,
    AskHello,
    AskState,
    Beat,
    Confirm,
    Event,
    FromBoard,
    Here,
    Request,
    State,
    Unknown,
    ahead,
    host_line,
    read_from_board,
)
from tactilegrid.board.hello import Contradiction, Hello, OtherVersion
from tactilegrid.board.lines import TO_HOST, BadFrame, Lines
from tactilegrid.board.numbers import bytes_for
from tactilegrid.board.patience import Patience
from tactilegrid.board.wishes import Wishes

ASK_EVERY, HERE_EVERY = 300, 1000
HELLO_WITHIN, SILENCE = 5000, 3500
RESUME_WITHIN = 5000  # older presses are no longer meant
KEPT_EVENTS = 16
MOST_OUTPUT = 4096


class Phase(Enum):
    """How far the two have come."""

    DOWN = "down"
    ASKING = "asking for hello"
    TAKING = "asking for a snapshot"
    UP = "in step"
    REFUSED = "refused"


class Counts:
    """What a link has met, for whoever measures or looks for a fault."""

    def __init__(self) -> None:
        self.events = self.repeats = self.gaps = self.odd = self.snapshots = 0


class Link:
    """A `Driver` for boards that speak our own protocol."""

    def __init__(self) -> None:
        self.counts = Counts()
        self.phase = Phase.DOWN
        self._lines = Lines(TO_HOST)
        self._out = bytearray()
        self._wishes = Wishes()
        self._patience = Patience()
        self._hello: Hello | None = None
        self._board = Capabilities("", 1, 1)
        self._known: set[int] = set()
        self._expected = 0
        self._early: dict[int, Event] = {}  # came before their time: fewer than the board keeps
        self._uptime = self._held = 0
        self._told = False  # the program believes that a board is connected
        self._resumes = False  # events may go on where they stopped
        self._restarted = False
        self._opened = self._asked = self._good = 0
        self._now = self._good_at = 0
        self._happened: list[Happening] = []

    @property
    def bad(self) -> int:
        """How many bad lines have come."""
        return self._lines.bad

    # what a driver is told

    def start(self, now: int) -> None:
        """The port was opened."""
        self._look(now)
        self._lines.clear()
        self._out.clear()
        self._resumes = bool(self._board.ident) and now - self._good_at <= RESUME_WITHIN
        self._begin()

    def received(self, data: bytes, now: int) -> list[Happening]:
        """Bytes came."""
        self._look(now)
        if self.phase in (Phase.DOWN, Phase.REFUSED):
            return []
        confirmed, stale = self._expected, self.counts.repeats
        for payload in self._lines.feed(data):
            self._read(payload)
        repeated = self.counts.repeats != stale
        if self.phase is Phase.UP and (self._expected != confirmed or repeated):
            self._send(Confirm(self._expected))
        return self._go_on()

    def tick(self, now: int) -> list[Happening]:
        """Time passed."""
        self._look(now)
        return self._go_on()

    def output(self) -> bytes:
        """What is to be written."""
        data = bytes(self._out)
        self._out.clear()
        return data

    def closed(self, now: int) -> list[Happening]:
        """The port is gone."""
        self._look(now)
        if self.phase is not Phase.DOWN:
            self._lose(UNPLUGGED)
        return self._taken()

    def light(self, lamps: frozenset[int]) -> None:
        """Set the lamps, now or as soon as a board is in step."""
        self._wishes.light(lamps)
        self._command()

    def beep(self, hertz: int, milliseconds: int) -> None:
        """Sound, if a board is in step."""
        if self.phase is Phase.UP:
            self._wishes.beep(hertz, milliseconds, self._patience.time)
            self._command()

    def shake(self, milliseconds: int) -> None:
        """Vibrate, if a board is in step."""
        if self.phase is Phase.UP:
            self._wishes.shake(milliseconds, self._patience.time)
            self._command()

    # time

    def _look(self, now: int) -> None:
        """Note the time; after a long jump nothing is believed that was known before."""
        jump = self._patience.look(now)
        self._now = now
        if jump:
            self._opened = self._good = self._patience.time
        if jump > RESUME_WITHIN and self.phase in (Phase.ASKING, Phase.TAKING, Phase.UP):
            self._resumes = False
            self._begin()

    def _go_on(self) -> list[Happening]:
        """Ask again what was not answered, notice silence, send what is wished."""
        time = self._patience.time
        if self.phase in (Phase.ASKING, Phase.TAKING):
            if time - self._opened > HELLO_WITHIN:
                self._give_up()
            elif time - self._asked >= ASK_EVERY:
                self._ask()
        elif self.phase is Phase.UP:
            if time - self._good > SILENCE:
                self._lose(SILENT)
            elif time - self._asked >= HERE_EVERY:
                self._ask()
            else:
                self._command()
        return self._taken()

    def _begin(self) -> None:
        """Find out who is there."""
        self.phase = Phase.ASKING
        self._opened = self._good = self._patience.time
        self._wishes.begin()
        self._out += b"\n"  # ends any half line that the board holds
        self._ask()

    def _ask(self) -> None:
        self._asked = self._patience.time
        ident = self._wishes.next_ident()
        match self.phase:
            case Phase.ASKING:
                self._send(AskHello(ident))
            case Phase.TAKING:
                self._send(AskState(ident))
            case _:
                self._send(Here(ident))

    def _command(self) -> None:
        if self.phase is Phase.UP:
            command = self._wishes.due(self._board, self._patience.time)
            if command is not None:
                self._send(command)

    def _send(self, request: Request) -> None:
        """Have a line written, unless nobody takes the lines that wait: it is repeated anyway."""
        if len(self._out) < MOST_OUTPUT:
            self._out += host_line(request)

    # what happens

    def _taken(self) -> list[Happening]:
        happened, self._happened = self._happened, []
        return happened

    def _give_up(self) -> None:
        """Nobody has said who is there."""
        if self._told:
            self._lose(SILENT)
        else:
            self._refuse(STRANGER)

    def _refuse(self, why: str, what: str = "") -> None:
        self.phase, self._told, self._hello = Phase.REFUSED, False, None
        self._out.clear()
        self._happened.append(Refused(why, what))

    def _lose(self, why: str) -> None:
        self.phase = Phase.DOWN
        self._out.clear()
        if self._told:
            self._told = False
            self._happened.append(Lost(why))

    # lines

    def _read(self, payload: str) -> None:
        if self.phase is Phase.REFUSED:
            return
        try:
            said = read_from_board(payload)
        except OtherVersion as error:
            self._refuse(VERSION, error.version)
        except Contradiction as error:
            self._refuse(CONTRADICTION, error.field)
        except BadFrame:
            self._lines.bad += 1
        else:
            self._good, self._good_at = self._patience.time, self._now
            self._take(said)

    def _take(self, said: FromBoard) -> None:
        if isinstance(said, Hello):
            self._greet(said)
        elif isinstance(said, Unknown):
            self.counts.odd += 1
        elif self.phase is Phase.ASKING:
            return  # nothing counts before hello
        elif isinstance(said, Answer):
            self._wishes.answered(said)
        elif isinstance(said, State):
            self._state(said)
        elif self.phase is Phase.UP:
            if isinstance(said, Event):
                self._event(said)
            else:
                self._beat(said)

    def _greet(self, hello: Hello) -> None:
        """A board says who it is: the one that was asked, or one that has just started."""
        before, self._hello, self._board = self._hello, hello, hello.board
        same = before is not None and _same(before, hello)
        if self.phase is not Phase.ASKING:
            if same:
                return  # the answer to a repeated question
            self._resumes = False
        same_start = same and before is not None and before.boot == hello.boot
        if same_start and self._resumes and 0 <= ahead(hello.seq, self._expected) <= KEPT_EVENTS:
            self._in_step()
            return
        if before is not None and before.board == hello.board and before.boot != hello.boot:
            self._restarted = True
        if before is not None and before.board != hello.board:
            self._told = self._restarted = False  # another board on the same port
        self._wishes.begin()
        self.phase, self._uptime, self._held = Phase.TAKING, 0, 0
        self._opened = self._patience.time
        self._ask()

    def _in_step(self) -> None:
        """Events go on from here."""
        self.phase = Phase.UP
        self._asked = self._patience.time
        closed = frozenset(self._known)
        if self._told and not self._restarted:
            self._happened.append(Snapshot(closed, self._now))
        else:
            self._happened.append(Connected(self._board, closed, self._restarted))
        self._told, self._restarted = True, False

    def _state(self, said: State) -> None:
        switches = self._board.switches
        if said.width != bytes_for(switches) or max(said.closed, default=0) >= switches:
            self._lines.bad += 1
        elif self.phase is Phase.TAKING:
            self.counts.snapshots += 1
            self._expected = said.seq
            self._early.clear()
            self._known = set(said.closed)
            self._in_step()
            self._send(Confirm(said.seq))
        elif said.seq == self._expected and said.closed != self._known:
            self._known = set(said.closed)
            self._happened.append(Snapshot(said.closed, self._now))

    def _event(self, said: Event) -> None:
        distance = ahead(said.seq, self._expected)
        if distance < 0:
            self.counts.repeats += 1
        elif distance < KEPT_EVENTS:
            self.counts.gaps += distance > 0
            self._early[said.seq] = said
        while (following := self._early.pop(self._expected, None)) is not None:
            self._expected = (following.seq + 1) % SEQUENCES
            self._change(following)

    def _change(self, said: Event) -> None:
        known = said.number in self._known
        if said.number >= self._board.switches or said.closed == known:
            self.counts.odd += 1
            return
        self.counts.events += 1
        (self._known.add if said.closed else self._known.discard)(said.number)
        self._happened.append(Switched(said.number, said.closed, self._now))

    def _beat(self, said: Beat) -> None:
        wrapped = self._uptime > MOST_MS - 2 * SILENCE > said.uptime
        fell = said.uptime < self._uptime and not wrapped
        self._uptime = said.uptime
        if fell or ahead(said.seq, self._expected) < 0:
            self._restarted, self._resumes = True, False
            self._begin()
            return
        if said.held and not self._held:  # the board keeps their changes back itself
            self._happened.append(Faulty(CHATTER if self._board.diodes else GHOST))
        self._held = said.held
        if ahead(said.first, self._expected) > 0:
            self.phase = Phase.TAKING  # events were thrown away
            self._opened = self._patience.time
            self._ask()


def _same(one: Hello, other: Hello) -> bool:
    """Whether two hellos are of one start of one board."""
    return one.board == other.board and one.boot == other.boot
