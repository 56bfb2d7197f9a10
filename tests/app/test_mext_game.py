"""Monome grids on a pseudo-terminal at a game: keys in, lamps out, through a real port."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence

import pytest

from tactilegrid.app.attentive import Attentive
from tactilegrid.app.board_hands import Hands
from tactilegrid.app.real_board import RealBoard
from tactilegrid.board.driver import Capabilities
from tactilegrid.board.finding import GRID
from tactilegrid.board.opening import driver_for
from tactilegrid.board.port import Machine, Port, milliseconds
from tactilegrid.board.ports import list_ports, open_port
from tactilegrid.board.pty_line import PtyLine
from tactilegrid.board.simulated import Simulation
from tests.app.conftest import next_line, tell
from tests.frontends.sitting import Sitting

GRIDS = [(8, 8), (16, 8), (16, 16)]
MOVES = ("c1 c2", "c5 d5", "c2 c3", "d5 e5", "c3 c4", "e5 d5", "c4 c5")
PATIENCE = 10.0
REST = 85  # a finger that comes again sooner only trembles


class GridTable:
    """Somebody at a game of Quoridor, small and without fences, with an imagined grid."""

    def __init__(self, cols: int, rows: int) -> None:
        name = "m4676123"
        board = Capabilities(name, cols, rows, lamps=cols * rows, name=name)
        self.simulation = Simulation(board, grid=True)
        self.line = PtyLine(self.simulation)
        self.hands = Hands(self.simulation)
        self.sitting = Sitting(options={"size": "5", "fences": "0"}, mode="line")
        machine = Machine(list_ports, open_port)
        self.real = RealBoard(Port(self.line.name, lambda _kind: driver_for(GRID), machine))
        self.sitting.host.board = self.real
        self.real.sit(self.sitting.host)
        self.wait(lambda: len(self.sitting.lines) > 1)

    def close(self) -> None:
        self.real.close()
        self.line.close()

    def wait(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, self.sitting.lines
            time.sleep(0.002)
            self.sitting.settle()

    def touch(self, place: str) -> None:
        """A key goes down and up, and something is heard of it; then the finger rests."""
        before = len(self.sitting.lines)
        self.hands.do(f"touch {place}")
        self.wait(lambda: len(self.sitting.lines) > before and not self.simulation.busy)
        rested = milliseconds() + REST
        self.wait(lambda: milliseconds() > rested)


@pytest.fixture
def sit() -> Iterator[Callable[[int, int], GridTable]]:
    pytest.importorskip("serial")
    made: list[GridTable] = []

    def make(cols: int, rows: int) -> GridTable:
        made.append(GridTable(cols, rows))
        return made[-1]

    yield make
    for each in made:
        each.close()


def test_a_grid_plays_a_whole_game(
    sit: Callable[[int, int], GridTable], golden: Callable[[str, str], None]
) -> None:
    """Each key twice: heard, then meant."""
    table = sit(8, 8)
    for move in MOVES:
        for place in move.split():
            table.touch(place)
            table.touch(place)
    assert table.sitting.session.outcome is not None
    golden("board/mext-game", "\n".join(table.sitting.lines) + "\n")


def test_a_press_is_heard_through_a_pipe_that_says_nothing(
    start: Callable[[Sequence[str]], subprocess.Popen[bytes]],
) -> None:
    """The program as a process, and no line typed until the end."""
    pytest.importorskip("serial")
    board = Capabilities("seven", 7, 7, lamps=49, name="seven")
    simulation = Simulation(board)
    line = PtyLine(simulation)
    program = start(("play", "pathagon", "--board", line.name))
    try:
        heard = [next_line(program) for _ in range(3)]
        Hands(simulation).do("press d4")
        heard.append(next_line(program))
        tell(program, "d4")
        heard.append(next_line(program))
        tell(program, "quit")
        assert program.wait(20) == 0  # though more lines might come
        out, err = program.communicate()
    finally:
        program.kill()
        line.close()
    assert heard[2:] == [
        "Board seven: 7 by 7, buttons.",
        "d4, empty",
        "Light d4. Dark to move.",
    ]
    assert err == b""
    assert out.decode().startswith("Saved.")


def test_lines_come_one_by_one_and_go_on_to_the_game_after() -> None:
    """Of an endless line its parts; what another thread has is told while nothing comes."""
    told: list[str] = []
    reading, writing = os.pipe()
    with open(reading, "rb") as source, open(writing, "wb", buffering=0) as pipe:
        attentive = Attentive(source)
        for turn in ("first", "second"):
            sitting = Sitting()
            attentive.serve(sitting.host)
            sitting.host.inbox.put(lambda turn=turn: told.append(turn))
            sitting.host.inbox.put(lambda: pipe.write(b"e2\ne8\n"))
            assert attentive.readline() == b"e2\n"
            assert told[-1] == turn
            assert attentive.readline(5) == b"e8\n"
        pipe.close()
        assert attentive.readline() == b""
    assert told == ["first", "second"]


@pytest.mark.parametrize(("cols", "rows"), GRIDS)
def test_a_grid_of_each_size_shows_where_a_pawn_can_go(
    sit: Callable[[int, int], GridTable], cols: int, rows: int
) -> None:
    table = sit(cols, rows)
    table.touch("c1")
    table.touch("c1")
    ways = {1, 3, cols + 2}
    table.wait(lambda: ways <= table.simulation.board.lamps)
    table.real.close()
    table.wait(lambda: not table.simulation.board.lamps)
