"""What is heard at a game when its board fails: from the port's own failures to the sentence."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from tactilegrid.app.real_board import RealBoard
from tactilegrid.board.driver import DENIED, MISSING, TAKEN, Capabilities
from tactilegrid.board.finding import AUTO, Seen
from tactilegrid.board.lines import TO_HOST, checked
from tactilegrid.board.opening import driver_for
from tactilegrid.board.port import Machine, Port, milliseconds
from tactilegrid.board.ports import Stream, Unopened
from tactilegrid.board.simulated import Simulation
from tactilegrid.locale import LANGUAGES
from tests.board.wire import SEVEN
from tests.frontends.sitting import Sitting

PATIENCE = 20.0
SPEED = 10
BOARD = Seen("port", 1, 1, "1", "", "tactilegrid")


def fast() -> int:
    """A clock by which five seconds of waiting are half a second."""
    return milliseconds() * SPEED


class Saying:
    """A port on which something says the same again and again, whatever it is told."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._waiting = b""

    @property
    def in_waiting(self) -> int:
        return len(self._waiting)

    def read(self, size: int) -> bytes:
        if not self._waiting:
            time.sleep(0.005)
            self._waiting = self._data
        data, self._waiting = self._waiting[:size], self._waiting[size:]
        return data

    def write(self, data: bytes) -> int:
        return len(data)

    def cancel_read(self) -> None:
        """It never waits for long."""

    def close(self) -> None:
        """Nobody else wants it."""


class Failing:
    """Somebody at a game of Pathagon, a board that fails, and what is heard of it."""

    def __init__(self, language: str, machine: Machine | None = None) -> None:
        self.simulation = Simulation(SEVEN, clock=fast)
        self.machine = machine or self.simulation.machine()
        self.sitting = Sitting("pathagon", language=language)
        self.real = RealBoard(Port(AUTO, driver_for, self.machine, fast, retry=0.01))
        self.sitting.host.board = self.real
        self.heard = len(self.sitting.lines)
        self.real.sit(self.sitting.host)

    def wait(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, self.sitting.lines
            time.sleep(0.002)
            self.sitting.settle()

    def next(self) -> str:
        """What is heard next."""
        self.wait(lambda: len(self.sitting.lines) > self.heard)
        self.heard += 1
        return self.sitting.lines[self.heard - 1]

    def press(self, number: int) -> str:
        """What is heard of a press, once it is over."""
        self.simulation.plan(number, True)
        self.simulation.plan(number, False, 300)
        heard = self.next()
        self.wait(lambda: not self.simulation.busy)
        return heard


def saying(data: bytes) -> Machine:
    return Machine(lambda: [BOARD], lambda _device: Saying(data))


def unopened(why: str, what: str) -> Machine:
    def unlock(_device: str) -> Stream:
        raise Unopened(why, what)

    return Machine(lambda: [BOARD], unlock)


OTHER = Seen("other", 2, 2, "2", "", "tactilegrid")
MACHINES: dict[str, Callable[[], Machine]] = {
    "no board": lambda: Machine(list, lambda _device: Saying(b"")),
    "two boards": lambda: Machine(lambda: [BOARD, OTHER], lambda _device: Saying(b"")),
    "not allowed": lambda: unopened(DENIED, "dialout"),
    "taken": lambda: unopened(TAKEN, "port"),
    "went at once": lambda: unopened(MISSING, "port"),
    "a printer": lambda: saying(b"ok T:23.1 /0.0 B:22.0 /0.0\n"),
    "half lines": lambda: saying(b"H v=1 cols=7 ro"),
    "garbage": lambda: saying(bytes(range(256)) * 16),
    "a board of the future": lambda: saying(checked("H v=2.1 all=new", TO_HOST)),
    "a hello that cannot be": lambda: saying(
        checked("H v=1 cols=7 rows=7 boot=1 seq=0 slots=9", TO_HOST)
    ),
}


@pytest.fixture
def sit() -> Iterator[Callable[..., Failing]]:
    made: list[Failing] = []

    def make(language: str, machine: Machine | None = None) -> Failing:
        made.append(Failing(language, machine))
        return made[-1]

    yield make
    for each in made:
        each.real.close()


Sit = Callable[..., Failing]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_heard_where_no_board_can_be_had(
    sit: Sit, golden: Callable[[str, str], None], language: str
) -> None:
    tables = {name: sit(language, machine()) for name, machine in MACHINES.items()}
    heard = [f"{name}: {table.next()}" for name, table in tables.items()]
    golden(f"board/no-board-{language}", "\n".join(heard) + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_heard_of_a_board_that_fails_in_the_middle(
    sit: Sit, golden: Callable[[str, str], None], language: str
) -> None:
    """Each once, and the press after it is heard as ever."""
    table = sit(language)
    simulation = table.simulation
    heard = [f"found: {table.next()}"]

    simulation.unplug()
    heard.append(f"unplugged: {table.next()}")
    simulation.plug()
    heard += [f"plugged in: {table.next()}", f"pressed: {table.press(0)}"]
    simulation.asleep = True
    heard.append(f"silent: {table.next()}")
    simulation.asleep = False
    heard += [f"answers: {table.next()}", f"pressed: {table.press(1)}"]
    simulation.noise(4000)
    heard.append(f"after noise: {table.press(2)}")
    simulation.drop = 41
    heard.append(f"on a bad line: {table.press(3)}")
    simulation.drop = 0
    simulation.restart()
    heard += [f"started again: {table.next()}", f"pressed: {table.press(4)}"]
    golden(f"board/failing-{language}", "\n".join(heard) + "\n")


def test_boards_of_another_size_are_told_to_be(sit: Sit) -> None:
    small = Simulation(Capabilities("small", 4, 5), clock=fast)
    table = sit("en", small.machine())
    assert table.next().startswith("Board: 4 by 5, buttons.")
    assert "smaller" in " ".join(table.sitting.lines) or "smaller" in table.next()
