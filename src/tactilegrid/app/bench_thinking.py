"""`bench thinking`: what a person waits for while an engine thinks and every core has other work.

Keys are pressed in a whole game in a terminal of its own, in the seconds in which master thinks
about its move. Engines are stopped in the middle of a search that would go on for ten minutes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median, quantiles
from typing import Any

from tactilegrid.app.bench import Played, played
from tactilegrid.app.cli import Failed
from tactilegrid.app.engine import Engine, EngineDown
from tactilegrid.app.priority import let_wake_soon
from tactilegrid.app.texts import Page
from tactilegrid.core.game import AnyGame
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import settle
from tactilegrid.engines.search import Budget
from tactilegrid.games import GAMES, load_game

KEYS, KEY_MS = 200, 5
STOPS, STOP_MS = 50, 100
ROUNDS = 100  # of moves that master may be asked for
PLAY = ("play", "pathagon", "--seat", "2=engine:master", "--mode", "grid", "--lang", "en")
PRESSED = (b"\x1b[A", b"\x1b[B", b" ", b"c")
PLACE, UNDO = b"\r", b"u"
PAUSE, CALM = 0.03, 0.3  # seconds: between two keys, and once a move was made
LONG = Budget(ms=600_000)
SOON, LATE = 0.02, 0.3  # seconds of thought before a stop
PLIES = 12  # at most, before an engine is asked
WORK = "import os\np = os.getppid()\nwhile os.getppid() == p: sum(range(9999))"  # ends with us


def bench_thinking(page: Page) -> None:
    """The keys, then a line for each game; raises Failed where nothing can be measured."""
    let_wake_soon(os.getpid())  # so that it is not our own waiting that is measured
    with busy_cores():
        with played(PLAY) as game:
            times = key_times(game)
        took = Name(f"{1000 * quantiles(times, n=20)[-1]:.2f} ms")
        page.line(
            message("bench-limit", what=message("bench-keys", n=KEYS), ours=took, goal=KEY_MS)
        )
        for name in GAMES:
            stops = stop_times(load_game(name))
            page.line(
                message(
                    "bench-stop",
                    game=message(f"{name}-title"),
                    n=STOPS,
                    half=Name(f"{1000 * median(stops):.0f} ms"),
                    most=Name(f"{1000 * max(stops):.0f} ms"),
                    goal=STOP_MS,
                )
            )


@contextmanager
def busy_cores() -> Iterator[None]:
    """Other work for every core."""
    command = [sys.executable, "-c", WORK]
    workers = [
        subprocess.Popen(command, start_new_session=True)  # noqa: S603 - our own
        for _ in range(os.cpu_count() or 1)
    ]  # in sessions of their own, since some systems share out the time by sessions
    try:
        yield
    finally:
        for worker in workers:
            worker.kill()
            worker.wait()


def key_times(game: Played) -> list[float]:
    """Seconds from a key to its line, each while master thinks; raises Failed."""
    times: list[float] = []
    game.until(1)
    game.calm(CALM)
    for _ in range(ROUNDS):
        game.send(PLACE)
        game.until(game.writes + 1)
        while len(times) < KEYS:
            before, start = len(game.heard), time.perf_counter()
            game.send(PRESSED[len(times) % len(PRESSED)])
            game.until(game.writes + 1)
            took = time.perf_counter() - start
            game.calm(PAUSE)
            if b"Master" in game.heard[before:]:
                break
            times.append(took)
        if len(times) == KEYS:
            return times
        game.calm(CALM)
        game.send(UNDO)
        game.calm(CALM)
    raise Failed(message("bench-silent"))


def stop_times(game: AnyGame) -> list[float]:
    """Seconds from a stop to the move, of the best level there is, at different positions."""
    dice, times = Random(1), []
    engine = Engine(beside=True)
    try:
        for seed in range(STOPS + 1):
            state = some_state(game, dice)
            seat = game.to_move(state)
            if seat is None:
                raise AssertionError("the game goes on")
            engine.ask(game.name, game.observe(state, seat), seat, "master", seed, LONG)
            time.sleep(dice.uniform(SOON, LATE))
            start = time.perf_counter()
            engine.hurry()
            while engine.take(60.0) is None:
                pass
            times.append(time.perf_counter() - start)
    except EngineDown as error:
        raise Failed(message("match-no-engine")) from error
    finally:
        engine.close()
    return times[1:]  # by the first one the process is started


def some_state(game: AnyGame, dice: Random) -> Any:
    """A state after some moves by chance."""
    state = game.initial(settle(game.options, {}), dice.getrandbits(32))
    for _ in range(dice.randrange(PLIES)):
        seat = game.to_move(state)
        if seat is None:
            break
        after = game.apply(state, dice.choice(game.legal_moves(game.observe(state, seat)))).state
        if game.outcome(after) is not None:
            break
        state = after
    return state
