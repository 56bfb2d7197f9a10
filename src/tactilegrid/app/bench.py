"""`tactilegrid bench`: how long until something is heard, against a yardstick of the same run.

Machines are noisy, so every figure is a ratio of medians from one interleaved run.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median, quantiles

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.cli import Failed
from tactilegrid.app.config import language_of
from tactilegrid.app.texts import Page
from tactilegrid.core.message import Name, message
from tactilegrid.games import GAMES

RUNS = 11
KEYS = 200
PATIENCE = 20.0
PLAY = ("play", "quoridor", "--seat", "2=engine:casual", "--mode", "grid", "--lang", "en")
YARDSTICK = "import prompt_toolkit"
BENCH_KEYS = {
    "perft(3)": "perft3",
    "legal moves, warm": "warm",
    "replay, fresh": "fresh",
    "random playouts": "playouts",
}
KINDS = (
    *("start", "quoridor", "pathagon", "escort-quest", "wayfinder", "pathfinder"),
    *("speech", "board", "thinking"),
)


def run(arguments: Arguments) -> int:
    """Measure what was named; without a name, the start and the keys."""
    what = arguments.operand(0) or "start"
    if what not in KINDS:
        known = Name(", ".join(KINDS))
        raise BadUsage(message("bench-unknown", given=Name(what[:20]), known=known))
    page = Page(language_of(arguments.flag("lang")))
    timed = {"board": "bench-times", "thinking": "bench-times"}
    title = {"wayfinder": "bench-rates", **timed}.get(what, "bench-title")
    page.line(message(title, what=message(f"bench-{what}")))
    if what == "quoridor":
        bench_quoridor(page)
    elif what == "pathagon":
        bench_pathagon(page)
    elif what == "escort-quest":
        bench_escort_quest(page)
    elif what == "wayfinder":
        bench_wayfinder(page)
    elif what == "pathfinder":
        bench_pathfinder(page)
    elif what == "speech":
        from tactilegrid.app.bench_speech import bench_speech

        bench_speech(page, page.listener.language)
    elif what == "board":
        from tactilegrid.app.bench_board import bench_board

        bench_board(page)
    elif what == "thinking":
        from tactilegrid.app.bench_thinking import bench_thinking

        bench_thinking(Page(page.listener.language, "match", *GAMES))
    else:
        bench_start(page)
    return 0


def ratio_line(page: Page, what: str, ours: float, theirs: float, goal: str, unit: str) -> None:
    """One figure with what it is made of."""
    page.line(
        message(
            "bench-line",
            what=message(f"bench-{what}"),
            ratio=Name(f"{ours / theirs:.2f}"),
            goal=Name(goal),
            ours=Name(f"{ours:.1f} {unit}"),
            theirs=Name(f"{theirs:.1f} {unit}"),
        )
    )


def bench_quoridor(page: Page) -> None:
    """Legal moves, perft and replay against OpenSpiel; raises Failed where it is not installed."""
    from tactilegrid.app.bench_quoridor import ratios

    try:
        measured = ratios()
    except ImportError:
        raise Failed(message("cli-no-judge")) from None
    for figure in measured:
        page.line(
            message(
                "bench-line",
                what=message(f"bench-{BENCH_KEYS[figure.name]}"),
                ratio=Name(f"{figure.ratio:.2f}"),
                goal=Name(f"{figure.goal:.2f}"),
                ours=Name(f"{figure.ours * 1000:.1f} ms"),
                theirs=Name(f"{figure.theirs * 1000:.1f} ms"),
            )
        )


def bench_pathagon(page: Page) -> None:
    """How long a perft of three plies takes, in both ways to capture."""
    from tactilegrid.core.options import settle
    from tactilegrid.core.perft import perft
    from tactilegrid.games import load_game

    game = load_game("pathagon")
    for capture in ("may", "must"):
        state = game.initial(settle(game.options, {"capture": capture}), 0)
        start = time.perf_counter()
        count = perft(game, state, 3)
        took = time.perf_counter() - start
        what = message("bench-perft", rule=Name(capture), n=count)
        page.line(message("bench-time", what=what, ours=Name(f"{took * 1000:.0f} ms")))


def bench_escort_quest(page: Page) -> None:
    """Every position of two sheets against a perft of chess; raises Failed without its rules."""
    from tactilegrid.app.bench_escort_quest import GOAL, ratios

    try:
        measured = ratios()
    except ImportError:
        raise Failed(message("cli-no-chess")) from None
    for positions, figure in measured:
        page.line(
            message(
                "bench-line",
                what=message("bench-positions", n=positions),
                ratio=Name(f"{figure.ratio:.2f}"),
                goal=Name(f"{GOAL:.2f}"),
                ours=Name(f"{figure.ours * 1000:.1f} ms"),
                theirs=Name(f"{figure.theirs * 1000:.1f} ms"),
            )
        )


def bench_wayfinder(page: Page) -> None:
    """How many voyages are listed in a second, on the start map and in games."""
    from tactilegrid.app.bench_wayfinder import GOAL, rates

    for name, count, rate in rates():
        what = message("bench-voyages", where=name, n=count)
        page.line(message("bench-rate", what=what, rate=round(rate), goal=GOAL))


def bench_pathfinder(page: Page) -> None:
    """The turns of searches against a plain search, of mazes built against mazes by chance."""
    from tactilegrid.app import bench_pathfinder as bench

    figures = [(figure, bench.SEARCH_GOAL) for figure in bench.searches()]
    for figure, goal in (*figures, (bench.hiding(), bench.BUILD_GOAL)):
        page.line(
            message(
                "bench-line",
                what=message("bench-mazes", kind=figure.kind, n=figure.mazes),
                ratio=Name(f"{figure.ours / figure.theirs:.2f}"),
                goal=Name(f"{goal:.2f}"),
                ours=Name(f"{figure.ours:.1f}"),
                theirs=Name(f"{figure.theirs:.1f}"),
            )
        )
    took = Name(f"{bench.slowest_question():.1f} ms")
    page.line(message("bench-time", what=message("bench-question"), ours=took))


def bench_start(page: Page) -> None:
    """From the start of the process to the first line, the first answer, and each later one."""
    try:
        import pty  # noqa: F401
    except ImportError:
        raise Failed(message("cli-no-terminal")) from None
    yard: list[float] = []
    first: list[float] = []
    answered: list[float] = []
    memory: list[float] = []
    yard_memory: list[float] = []
    with played() as game:
        game.until(1)  # once for nothing, so that bytecode and disk cache are as on any later day
    for _ in range(RUNS):
        took, size = timed_python(YARDSTICK)
        yard.append(took)
        yard_memory.append(size)
        with played() as game:
            first.append(game.until(1))
            game.send(b"\x1b[A")
            answered.append(game.until(2))
        memory.append(game.memory)
    milli = 1000
    ratio_line(page, "first", median(first) * milli, median(yard) * milli, "0.50", "ms")
    ratio_line(page, "answered", median(answered) * milli, median(yard) * milli, "1.50", "ms")
    ratio_line(page, "memory", median(memory) / 1024, median(yard_memory) / 1024, "1.25", "MiB")
    p95 = key_latency()
    what = message("bench-keys", n=KEYS)
    page.line(message("bench-time", what=what, ours=Name(f"{p95 * milli:.2f} ms")))


def key_latency() -> float:
    """The 95th percentile of the time from a key to the bytes of its line, in seconds."""
    with played() as game:
        game.until(1)
        game.send(b"\x1b[A")
        game.until(2)
        times = []
        for number in range(KEYS):
            heard = game.writes
            start = time.perf_counter()
            game.send((b"\x1b[A", b"\x1b[B", b" ", b"c")[number % 4])
            game.until(heard + 1)
            times.append(time.perf_counter() - start)
    return quantiles(times, n=20)[-1]


def timed_python(code: str) -> tuple[float, float]:
    """How long a Python with that code lives, in seconds, and its peak memory in KiB."""
    start = time.perf_counter()
    child = os.posix_spawn(sys.executable, [sys.executable, "-c", code], os.environ)
    _, _, usage = os.wait4(child, 0)
    return time.perf_counter() - start, usage.ru_maxrss


class Played:
    """A game in a terminal of its own; `writes` counts the pieces of output read so far."""

    def __init__(self, folder: str, words: tuple[str, ...]) -> None:
        import pty

        home = {"HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
        home["TACTILEGRID_SPEECH"] = "console"  # where a reader speaks nothing is looked for
        # an installed package has its bytecode, as the yardstick has: let a checkout have it too
        around = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self.start = time.perf_counter()
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            try:
                command = [sys.executable, "-m", "tactilegrid", *words]
                os.execvpe(command[0], command, {**around, **home})  # noqa: S606
            finally:
                os._exit(127)
        self.writes = 0
        self.heard = b""
        self.memory = 0.0

    def until(self, writes: int) -> float:
        """Read until so many pieces came; the seconds since the start. Raises Failed."""
        while self.writes < writes:
            if not select.select([self.terminal], [], [], PATIENCE)[0]:
                raise Failed(message("bench-silent"))
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                raise Failed(message("bench-silent")) from None
            self.writes += bool(data)
            self.heard += data
        return time.perf_counter() - self.start

    def calm(self, seconds: float) -> None:
        """Read until nothing has come for so long."""
        while select.select([self.terminal], [], [], seconds)[0]:
            self.until(self.writes + 1)

    def send(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self.terminal, keys)

    def close(self) -> None:
        """End the game and note its peak memory in KiB."""
        os.kill(self.child, signal.SIGTERM)
        _, _, usage = os.wait4(self.child, 0)
        self.memory = usage.ru_maxrss
        os.close(self.terminal)


@contextmanager
def played(words: tuple[str, ...] = PLAY) -> Iterator[Played]:
    """A game that ends with the block, in a home of its own."""
    with tempfile.TemporaryDirectory() as folder:
        for data in (folder, os.path.join(folder, "Library", "Application Support")):
            games = os.path.join(data, "tactilegrid", "games")  # one was played: no help is offered
            os.makedirs(os.path.join(games, "before"))
        game = Played(folder, words)
        try:
            yield game
        finally:
            game.close()
