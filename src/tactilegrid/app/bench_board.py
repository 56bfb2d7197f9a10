"""`bench board`: from a press on an emulated board to the line that tells what was pressed.

The board's own firmware runs in the emulator, as fast as a real chip; the program is a whole one in
a terminal of its own. So all is measured but the contact and the USB cable.
"""

from __future__ import annotations

import time
from statistics import quantiles

from tactilegrid.app.bench import played
from tactilegrid.app.cli import Failed
from tactilegrid.app.emulator import Emulator, NoEmulator, Wrong
from tactilegrid.app.texts import Page
from tactilegrid.core.message import Name, message

PRESSES = 150
HALF_MS, MOST_MS = 12, 25  # the goals: of half of them, and of 95 of 100
HALF, MOST = 9, 18  # of twenty parts
DOWN, UP, CALM = 0.06, 0.06, 0.15  # seconds: a button is held, and let go; nothing is said
SQUARE_STEP = 5  # another square each time, and never the same twice in a row


def bench_board(page: Page) -> None:
    """Two lines; raises Failed where nothing can be emulated here."""
    try:
        with Emulator() as board:
            times = quantiles(press_times(board), n=20)
    except NoEmulator as error:
        packages = Name(", ".join(error.missing))
        why = "packages" if error.missing else "checkout"
        raise Failed(message("bench-no-emulator", why=why, packages=packages)) from None
    except Wrong as error:
        raise Failed(message("bench-emulator-failed", why=Name(last_line(error)))) from None
    for part, took, goal in (("half", times[HALF], HALF_MS), ("most", times[MOST], MOST_MS)):
        what = message("bench-pressed", part=part, n=PRESSES)
        page.line(message("bench-limit", what=what, ours=Name(f"{took:.1f} ms"), goal=goal))


def last_line(error: Wrong) -> str:
    """What a tool said last, in one short line."""
    lines = str(error).strip().splitlines()
    return lines[-1][:60] if lines else type(error).__name__


def press_times(board: Emulator) -> list[float]:
    """Milliseconds of each press, in a game that is ready to be explored."""
    words = ("play", "pathagon", "--mode", "line", "--lang", "en", "--board", board.port)
    times = []
    with played(words) as game:
        game.until(1)
        game.calm(1.0)
        for number in range(PRESSES + 1):
            square = number * SQUARE_STEP % board.build.squares
            heard = game.writes
            start = time.perf_counter()
            board.down(square)
            game.until(heard + 1)
            times.append((time.perf_counter() - start) * 1000)
            time.sleep(DOWN)
            board.up(square)
            time.sleep(UP)
            game.calm(CALM - DOWN)
    return times[1:]  # the first one loads what all need
