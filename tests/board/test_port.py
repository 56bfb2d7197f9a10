"""The one thread with its port: real pseudo-terminals, and a machine whose port is imagined."""

from __future__ import annotations

import errno
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tactilegrid.board.driver import (
    BLOCKED,
    DENIED,
    MISSING,
    NO_LIBRARY,
    SEVERAL,
    SILENT,
    STRANGER,
    TAKEN,
    UNPLUGGED,
    VERSION,
    Capabilities,
    Connected,
    Happening,
    Lost,
    Refused,
    Switched,
)
from tactilegrid.board.finding import AUTO, Seen
from tactilegrid.board.frames import State, board_line
from tactilegrid.board.hello import Hello
from tactilegrid.board.lines import TO_HOST, checked
from tactilegrid.board.link import Link
from tactilegrid.board.opening import driver_for, open_board
from tactilegrid.board.overhearing import Overheard
from tactilegrid.board.port import Machine, Port, milliseconds
from tactilegrid.board.ports import (
    Stream,
    Unopened,
    list_ports,
    open_port,
    owner_of,
    unopened,
)
from tactilegrid.board.pty_line import PtyLine
from tactilegrid.board.simulated import SimulatedStream, Simulation
from tests.board.wire import SEVEN

serial = pytest.importorskip("serial")
PATIENCE = 10.0


class Told:
    """A port in use: what it tells, in its order; the clock can run fast."""

    def __init__(self, name: str, machine: Machine | None = None, speed: int = 1) -> None:
        self.queue: queue.Queue[Happening] = queue.Queue()
        self.beats = 0
        self.port = Port(
            name,
            driver_for,
            machine or Machine(list_ports, open_port),
            lambda: milliseconds() * speed,
            retry=0.01,
        )

    def start(self) -> Told:
        self.port.start(self.queue.put, self._beat)
        return self

    def _beat(self, _now: int) -> None:
        self.beats += 1

    def next(self) -> Happening:
        """What is told next."""
        return self.queue.get(timeout=PATIENCE)

    def connected(self) -> Connected:
        """The board, and nothing before it."""
        told = self.next()
        assert isinstance(told, Connected), told
        return told

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that no happening tells."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end
            time.sleep(0.002)


@pytest.fixture
def use() -> Iterator[Callable[..., Told]]:
    """Makes ports, and closes them."""
    made: list[Told] = []

    def make(name: str, machine: Machine | None = None, speed: int = 1) -> Told:
        made.append(Told(name, machine, speed).start())
        return made[-1]

    yield make
    for each in made:
        each.port.close()


@pytest.fixture
def line() -> Iterator[PtyLine]:
    """A board on a pseudo-terminal."""
    found = PtyLine(Simulation(SEVEN))
    yield found
    found.close()


Use = Callable[..., Told]

# a machine whose port is imagined


@pytest.mark.parametrize("grid", [False, True])
def test_a_board_is_found_told_and_let_go_of(use: Use, grid: bool) -> None:
    board = Capabilities("m1000", 8, 8, lamps=64, name="m1000")
    simulation = Simulation(board, grid)
    told = use(AUTO, simulation.machine())
    assert told.connected().board == board
    simulation.plan(3, True)
    pressed = told.next()
    assert isinstance(pressed, Switched)
    assert (pressed.number, pressed.closed) == (3, True)
    told.port.light(frozenset({4}))
    told.until(lambda: simulation.board.lamps == {4})
    told.port.close()
    assert simulation.board.lamps == frozenset()
    assert told.queue.empty()
    assert "tactile-board" not in [thread.name for thread in threading.enumerate()]
    assert told.beats > 1


def test_sounds_go_out_at_once(use: Use) -> None:
    simulation = Simulation(SEVEN)
    told = use(AUTO, simulation.machine())
    told.connected()
    told.port.beep(440, 60)
    told.port.shake(70)
    heard: list[int] = []

    def both() -> bool:
        heard.extend(each.milliseconds for each in simulation.heard)  # type: ignore[union-attr]
        return len(heard) == 2

    told.until(both)
    assert heard == [60, 70]


def test_lamps_that_are_wished_for_before_a_board_is_there(use: Use) -> None:
    simulation = Simulation(SEVEN)
    simulation.unplug()
    told = use(AUTO, simulation.machine())
    assert told.next() == Refused(MISSING)
    told.port.light(frozenset({6}))
    simulation.plug()
    told.connected()
    told.until(lambda: simulation.board.lamps == {6})


def test_a_cable_pulled_twenty_times_is_twenty_losses_and_twenty_returns(use: Use) -> None:
    """Each is told once; the board has started again, and the press after it is not lost."""
    simulation = Simulation(SEVEN)
    told = use(AUTO, simulation.machine())
    told.connected()
    for turn in range(20):
        simulation.unplug()
        assert told.next() == Lost(UNPLUGGED)
        simulation.plug()
        assert told.connected().restarted
        simulation.plan(turn, True)
        pressed = told.next()
        assert isinstance(pressed, Switched)
        assert (pressed.number, pressed.closed) == (turn, True)
        simulation.plan(turn, False)
        assert isinstance(told.next(), Switched)


class Broken(SimulatedStream):
    """A stream that fails in the way, and at the place, that a test wants."""

    fail: BaseException | None = None
    place = ""

    def _fail(self, place: str) -> None:
        if self.fail is not None and place == self.place:
            raise self.fail

    @property
    def in_waiting(self) -> int:
        self._fail("in_waiting")
        return super().in_waiting

    def read(self, size: int) -> bytes:
        self._fail("read")
        return super().read(size)

    def write(self, data: bytes) -> int:
        self._fail("write")
        return super().write(data)

    def close(self) -> None:
        self._fail("close")


FAILURES = [
    ("read", serial.SerialException("device reports readiness to read but returned no data")),
    ("write", serial.SerialException("write failed: [Errno 5]")),
    ("in_waiting", OSError(errno.EIO, "Input/output error")),
    ("read", TypeError("'NoneType' object cannot be interpreted as an integer")),
    ("read", ValueError("file descriptor cannot be a negative integer")),
    ("close", OSError(errno.EIO, "Input/output error")),
]


@pytest.mark.parametrize(("place", "error"), FAILURES, ids=lambda each: str(each)[:20])
def test_each_way_of_failing_is_one_loss_and_the_board_comes_back(
    use: Use, place: str, error: BaseException
) -> None:
    simulation = Simulation(SEVEN)
    streams: list[Broken] = []

    def unlock(_device: str) -> Stream:
        streams.append(Broken(simulation))
        return streams[-1]

    told = use(AUTO, Machine(simulation.machine().look, unlock))
    told.connected()
    streams[0].fail, streams[0].place = error, place
    simulation.plan(3, True)
    if place == "close":
        simulation.unplug()
        simulation.plug()
    happened = [told.next()]
    while not isinstance(happened[-1], Connected):
        happened.append(told.next())
    assert [each for each in happened if isinstance(each, Lost)] == [Lost(UNPLUGGED)]


def test_a_port_that_breaks_off_before_anybody_answers_is_told_once(use: Use) -> None:
    simulation = Simulation(SEVEN)
    broken: list[Broken] = []

    def unlock(_device: str) -> Stream:
        stream = Broken(simulation)
        if len(broken) < 3:
            stream.fail, stream.place = OSError(errno.EIO, "gone"), "read"
            broken.append(stream)
        return stream

    told = use(AUTO, Machine(simulation.machine().look, unlock))
    assert told.next() == Refused(UNPLUGGED, AUTO)
    told.connected()


def test_garbage_at_full_speed_leaves_a_board_playable(use: Use) -> None:
    simulation = Simulation(SEVEN)
    told = use(AUTO, simulation.machine())
    told.connected()
    for turn in range(10):
        simulation.noise(4096)
        simulation.plan(turn, True)
        pressed = told.next()
        assert isinstance(pressed, Switched)
        assert (pressed.number, pressed.closed) == (turn, True)


def test_a_reason_is_told_again_only_when_it_changes(use: Use) -> None:
    reasons = [Unopened(TAKEN, "x")] * 3 + [Unopened(DENIED, "dialout")] * 3
    simulation = Simulation(SEVEN)

    def unlock(device: str) -> Stream:
        if reasons:
            raise reasons.pop(0)
        return simulation.machine().unlock(device)

    told = use(AUTO, Machine(simulation.machine().look, unlock))
    assert [told.next() for _ in range(2)] == [Refused(TAKEN, "x"), Refused(DENIED, "dialout")]
    told.connected()


def test_of_two_boards_none_is_taken_until_one_goes(use: Use) -> None:
    simulation = Simulation(SEVEN)
    other = [Seen("other", 2, 2, "2", "", "tactilegrid")]
    machine = simulation.machine()
    told = use(AUTO, Machine(lambda: [*machine.look(), *other], machine.unlock))
    assert told.next() == Refused(SEVERAL, "sim, other")
    other.clear()
    told.connected()


def test_no_library_for_ports_is_told_and_nothing_is_waited_for(
    use: Use, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "serial", None)
    monkeypatch.setitem(sys.modules, "serial.tools.list_ports", None)
    told = use(AUTO)
    assert told.next() == Refused(NO_LIBRARY)
    told.until(lambda: not told.port._thread.is_alive())
    with pytest.raises(Unopened):
        open_port("/dev/null")


# what is not ours


def raw(said: bytes) -> tuple[str, Callable[[], None]]:
    """A pseudo-terminal that says something of its own, and how to shut it."""
    import pty
    import tty

    master, slave = pty.openpty()
    tty.setraw(slave)
    ended = threading.Event()

    def talk() -> None:
        os.set_blocking(master, False)
        while not ended.wait(0.01):
            try:
                os.write(master, said)
                os.read(master, 4096)
            except BlockingIOError:
                continue
            except OSError:
                return

    thread = threading.Thread(target=talk, daemon=True)
    thread.start()

    def shut() -> None:
        ended.set()
        thread.join()
        os.close(master)
        os.close(slave)

    return os.ttyname(slave), shut


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        (b"ok T:23.1 /0.0\n", Refused(STRANGER)),
        (bytes(range(256)) * 8, Refused(STRANGER)),
        (checked("H v=2.0 all=new", TO_HOST), Refused(VERSION, "2.0")),
    ],
)
def test_what_is_no_board_of_ours_is_told_and_left_alone(
    use: Use, said: bytes, refused: Refused
) -> None:
    """A printer, garbage at full speed, a board of the future; all twenty times too fast."""
    name, shut = raw(said)
    try:
        told = use(name, speed=20)
        assert told.next() == refused
        told.until(lambda: not told.port._thread.is_alive())
        open_port(name).close()  # nobody holds it any more
    finally:
        shut()


# real pseudo-terminals


def test_a_board_on_a_pseudo_terminal(use: Use, line: PtyLine) -> None:
    told = use(line.name)
    assert told.connected().board == SEVEN
    line._simulation.plan(11, True)
    pressed = told.next()
    assert isinstance(pressed, Switched)
    assert pressed.number == 11


def test_a_pseudo_terminal_that_ends_is_a_board_unplugged(use: Use, tmp_path: Path) -> None:
    """It comes back as another one under the same link."""
    link = tmp_path / "board"
    line = PtyLine(Simulation(SEVEN), str(link))
    try:
        told = use(str(link))
        told.connected()
        line.unplug()
        line.unplug()
        assert told.next() == Lost(UNPLUGGED)
        assert not link.is_symlink()
        line.plug()
        line.plug()
        assert told.connected().restarted
    finally:
        line.close()
    assert not link.is_symlink()


def test_a_port_that_another_program_has_is_waited_for(use: Use, line: PtyLine) -> None:
    other = open_port(line.name)
    told = use(line.name)
    assert told.next() == Refused(TAKEN, line.name)
    other.close()
    told.connected()
    with pytest.raises(Unopened) as caught:
        open_port(line.name)
    assert caught.value.why == TAKEN


class Wordy(Link):
    """A link that writes more than a port takes that nobody reads."""

    words = False

    def output(self) -> bytes:
        return super().output() + b"x" * 100_000 * self.words


def test_a_port_that_takes_nothing_more_is_lost_and_not_waited_for(use: Use) -> None:
    import pty
    import tty

    master, slave = pty.openpty()
    tty.setraw(slave)
    link = Wordy()
    told = Told(os.ttyname(slave))
    told.port._driver_for = lambda _kind: link
    try:
        told.start()
        os.read(master, 100)
        os.write(master, board_line(Hello(SEVEN, 1, 0)) + board_line(State(0, frozenset(), 7)))
        told.connected()
        link.words = True
        assert told.next() == Lost(BLOCKED)
    finally:
        told.port.close()
        os.close(master)
        os.close(slave)


def test_a_port_that_is_not_there_and_a_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(Unopened) as caught:
        open_port(str(tmp_path / "none"))
    assert caught.value.why == MISSING
    (tmp_path / "file").write_text("")
    with pytest.raises(Unopened) as caught:
        open_port(str(tmp_path / "file"))
    assert caught.value.why == UNPLUGGED


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (PermissionError(errno.EACCES, "denied"), DENIED),
        (OSError(errno.EBUSY, "busy"), TAKEN),
        (OSError(errno.ENXIO, "none"), MISSING),
        (serial.SerialException("could not open port 'COM7': FileNotFoundError(2, ..)"), MISSING),
        (serial.SerialException("could not open port 'COM7': PermissionError(13, ..)"), TAKEN),
        (serial.SerialException("Could not configure port: (5, ..)"), UNPLUGGED),
    ],
)
def test_why_a_port_cannot_be_opened(error: BaseException, why: str, tmp_path: Path) -> None:
    """By numbers, and on Windows by words; who has no access hears which group has."""
    path = tmp_path / "port"
    path.write_text("")
    found = unopened(error, str(path))
    assert found.why == why
    assert found.what == (path.group() if why == DENIED else str(path))
    assert owner_of(str(tmp_path / "none")) == ""


def test_a_device_that_goes_while_ports_are_listed_is_not_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from serial.tools import list_ports as tools

    def vanish() -> list[object]:
        raise TypeError("int() argument must be a string")

    monkeypatch.setattr(tools, "comports", vanish)
    assert list_ports() == []


def test_ports_are_listed_without_what_a_system_leaves_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from serial.tools import list_ports as tools
    from serial.tools.list_ports_common import ListPortInfo

    plain, full = ListPortInfo("/dev/ttyX9"), ListPortInfo("/dev/ttyX1")
    full.vid, full.pid, full.serial_number = 0x2341, 0x8036, "1"
    full.manufacturer, full.product, full.interface = "Arduino", "board", "CDC"
    monkeypatch.setattr(tools, "comports", lambda: [plain, full])
    assert list_ports() == [
        Seen("/dev/ttyX1", 0x2341, 0x8036, "1", "Arduino", "board", "CDC"),
        Seen("/dev/ttyX9"),
    ]


def test_nothing_of_the_port_library_is_loaded_before_it_is_needed() -> None:
    import subprocess

    code = (
        "import sys, tactilegrid.board.opening; "
        "print([m for m in ('serial', 'asyncio', 'pty') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"


def test_what_passes_over_the_line_can_be_overheard() -> None:
    simulation = Simulation(SEVEN)
    heard: dict[bool, bytes] = {True: b"", False: b""}

    def hear(data: bytes, from_board: bool) -> None:
        heard[from_board] += data

    told: queue.Queue[Happening] = queue.Queue()
    board = open_board(
        "sim", machine=simulation.machine(), around=lambda driver: Overheard(driver, hear)
    )
    board.start(told.put, lambda _now: None)
    assert isinstance(told.get(timeout=PATIENCE), Connected)
    board.beep(440, 60)
    board.shake(60)
    board.light(frozenset({1}))
    end = time.monotonic() + PATIENCE
    while simulation.board.lamps != {1} and time.monotonic() < end:
        time.sleep(0.002)
    board.close()
    assert b"H v=1" in heard[True]
    assert [verb in heard[False] for verb in (b" B 440 60*", b" V 60*", b" L 02")] == [True] * 3


def test_a_port_is_opened_in_the_way_that_disturbs_least(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """For us alone, never waiting for ever, never at the 1200 baud that start a bootloader, and
    with DTR as it is: some boards say nothing without it, others start again by it.
    """
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        serial, "Serial", lambda *args, **named: asked.append((*args, named)) or "port"
    )
    assert open_port("COM12") == "port"
    assert asked == [("COM12", 115200, {"timeout": 0.05, "write_timeout": 1.0, "exclusive": True})]


def test_only_its_own_thread_looks_opens_and_closes(use: Use) -> None:
    """Listing takes seconds on some systems; closing under a reader raises from within it."""
    simulation = Simulation(SEVEN)
    machine = simulation.machine()
    by: dict[str, set[str]] = {"look": set(), "open": set(), "close": set()}

    def note(what: str) -> None:
        by[what].add(threading.current_thread().name)

    class Noted(SimulatedStream):
        def close(self) -> None:
            note("close")

    def look() -> Sequence[Seen]:
        note("look")
        return machine.look()

    def unlock(_device: str) -> Stream:
        note("open")
        return Noted(simulation)

    told = use(AUTO, Machine(look, unlock))
    told.connected()
    told.port.close()
    told.port.close()
    assert by == {each: {"tactile-board"} for each in ("look", "open", "close")}


def test_a_board_that_falls_silent_is_lost_and_found_when_it_answers(use: Use) -> None:
    """Its port is closed and opened again and again; twenty times as fast as in life."""
    simulation = Simulation(SEVEN)
    told = use(AUTO, simulation.machine(), speed=20)
    told.connected()
    simulation.asleep = True
    assert told.next() == Lost(SILENT)
    before = told.beats
    told.until(lambda: told.beats > before + 20)
    simulation.asleep = False
    told.connected()
