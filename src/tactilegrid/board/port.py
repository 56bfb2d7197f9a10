"""A driver with its port: one thread that searches, reads, writes, and alone closes the port."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Event, Lock, Thread

from tactilegrid.board.driver import (
    BLOCKED,
    CONTRADICTION,
    NO_LIBRARY,
    SEVERAL,
    STRANGER,
    UNPLUGGED,
    VERSION,
    Connected,
    Driver,
    Happening,
    Lost,
    Refused,
)
from tactilegrid.board.finding import Candidate, Seen, choose
from tactilegrid.board.ports import Stream, Unopened, failures

LOOK_EVERY = 0.05
RETRY = 1.0  # seconds between two looks for a port
MOST_READ = 4096
REST = 0.01  # seconds after so much at once, so that a flood leaves the others their time
MOST_WISHES = 8
# After these nobody is waited for: the person asks again.
FINAL = (CONTRADICTION, NO_LIBRARY, STRANGER, VERSION)

Wish = Callable[[Driver], None]


def milliseconds() -> int:
    """The clock of drivers."""
    return time.monotonic_ns() // 1_000_000


class Gone(Exception):
    """The port failed, in whichever way; `why` is BLOCKED or UNPLUGGED."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def exchange(stream: Stream, data: bytes, listen: bool = True) -> bytes:
    """Write and read what there is; raises Gone, and lets through what is no fault of the port."""
    try:
        if data:
            stream.write(data)
        if not listen:
            return b""
        came = stream.read(1)
        if came and (more := stream.in_waiting):
            came += stream.read(min(more, MOST_READ))
    except failures() as error:
        late = type(error).__name__ == "SerialTimeoutException"
        raise Gone(BLOCKED if late else UNPLUGGED) from error
    return came


class Machine:
    """Where ports come from: the real ones, or those of a test or a simulator."""

    def __init__(self, look: Callable[[], Sequence[Seen]], unlock: Callable[[str], Stream]) -> None:
        self.look = look
        self.unlock = unlock


class Port:
    """An `Attached` board on the port that is named, or on the only one that is matched.

    `driver_for` makes a driver for what is expected on a port (a word of finding.py).
    """

    def __init__(
        self,
        name: str,
        driver_for: Callable[[str], Driver],
        machine: Machine,
        clock: Callable[[], int] = milliseconds,
        retry: float = RETRY,
    ) -> None:
        self.name = name
        self._retry = retry
        self._driver_for = driver_for
        self._machine = machine
        self._clock = clock
        self._driver: Driver | None = None
        self._found: Candidate | None = None
        self._known: Candidate | None = None  # where a board was connected last
        self._stream: Stream | None = None
        self._stop = Event()
        self._lock = Lock()  # of the stream between a wish and its closing
        self._lamps: frozenset[int] | None = None
        self._given: frozenset[int] | None = None  # to the driver that there is
        self._wishes: deque[Wish] = deque(maxlen=MOST_WISHES)
        self._said: Refused | None = None
        self._connected = False
        self._tell: Callable[[Happening], object] = lambda _: None
        self._beat: Callable[[int], object] = lambda _: None
        self._thread = Thread(target=self._run, name="tactile-board", daemon=True)

    # from any thread

    def start(self, tell: Callable[[Happening], object], beat: Callable[[int], object]) -> None:
        """Begin to search."""
        self._tell, self._beat = tell, beat
        self._thread.start()

    def light(self, lamps: frozenset[int]) -> None:
        """Only the newest wish counts."""
        self._lamps = lamps
        self._wake()

    def beep(self, hertz: int, milliseconds: int) -> None:
        """A tone."""
        self._wishes.append(lambda driver: driver.beep(hertz, milliseconds))
        self._wake()

    def shake(self, milliseconds: int) -> None:
        """A vibration."""
        self._wishes.append(lambda driver: driver.shake(milliseconds))
        self._wake()

    def close(self) -> None:
        """Put the lamps out, let go of the port, and end the thread."""
        self._stop.set()
        self._wake()
        if self._thread.is_alive():
            self._thread.join(3)

    def _wake(self) -> None:
        with self._lock, suppress(*failures()):
            if self._stream is not None:
                self._stream.cancel_read()

    # the thread

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                stream, driver = self._open()
            except Unopened as error:
                if self._refuse(Refused(error.why, error.what)):
                    return
                self._wait(self._retry)
                continue
            if self._session(stream, driver):
                return
            self._wait(min(self._retry, LOOK_EVERY * 4))

    def _wait(self, seconds: float) -> None:
        """Let time pass, and tell of it."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and not self._stop.wait(min(seconds, LOOK_EVERY)):
            self._beat(self._clock())

    def _open(self) -> tuple[Stream, Driver]:
        """The port, opened, and who shall drive it; raises Unopened."""
        found = choose(self._machine.look(), self.name, self._known)
        if isinstance(found, Refused):
            raise Unopened(found.why, found.what)
        stream = self._machine.unlock(found.seen.device)
        if self._driver is None or self._found is None or self._found.kind != found.kind:
            self._driver, self._given = self._driver_for(found.kind), None
        self._found = found
        return stream, self._driver

    def _session(self, stream: Stream, driver: Driver) -> bool:
        """Drive the board while it is there; True where nobody is to be searched for any more."""
        with self._lock:
            self._stream = stream
        failed = ""
        driver.start(self._clock())
        try:
            final = self._drive(stream, driver)
        except Gone as gone:
            final, failed = False, gone.why
        finally:
            with self._lock:
                self._stream = None
            with suppress(*failures()):  # a device that has gone may fail even here
                stream.close()
        happened = driver.closed(self._clock())
        if self._stop.is_set():
            return True  # whoever closes a board knows that it is gone
        for happening in happened:
            lost = isinstance(happening, Lost) and failed
            self._happened(Lost(failed) if lost else happening)
        if failed and not happened:  # before anybody answered
            self._refuse(Refused(failed, self.name))
        return final

    def _drive(self, stream: Stream, driver: Driver) -> bool:
        """Bytes to and fro, until the board is lost or refused, or somebody closes."""
        while not self._stop.is_set():
            self._ask(driver)
            came = exchange(stream, driver.output())
            if len(came) >= MOST_READ:
                self._stop.wait(REST)
            now = self._clock()
            happened = driver.received(came, now) if came else []
            happened += driver.tick(now)
            for happening in happened:
                if isinstance(happening, Refused):
                    return self._refuse(happening)
                self._happened(happening)
                if isinstance(happening, Lost):
                    return False
            self._beat(now)
        driver.light(frozenset())
        exchange(stream, driver.output(), listen=False)
        return True

    def _ask(self, driver: Driver) -> None:
        """Hand the driver what was wished by other threads."""
        lamps = self._lamps
        if lamps is not None and lamps is not self._given:
            self._given = lamps
            driver.light(lamps)
        while self._wishes:
            self._wishes.popleft()(driver)

    # what is told

    def _happened(self, happening: Happening) -> None:
        if isinstance(happening, Connected):
            self._connected, self._known, self._said = True, self._found, None
        self._tell(happening)

    def _refuse(self, refused: Refused) -> bool:
        """Tell why there is no board, once for each reason; True where that is the end.

        A board that was there before is waited for: the loss of it was told.
        """
        final = refused.why in FINAL and not (self._connected and refused.why == STRANGER)
        if refused != self._said and (final or not self._connected or refused.why == SEVERAL):
            self._said = refused
            self._tell(refused)
        return final
