"""`tactilegrid board sim`: a board without a board, moved by lines that are typed or piped."""

from __future__ import annotations

import re
import sys
import time

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.board_hands import MOST_NUMBER, BadHand, Hands
from tactilegrid.app.cli import Failed
from tactilegrid.app.reasons import reason
from tactilegrid.app.simulated_board import imagined
from tactilegrid.app.texts import Page
from tactilegrid.board.driver import CELLS, Capabilities
from tactilegrid.board.hello import MOST_SIDE
from tactilegrid.board.pty_line import PtyLine
from tactilegrid.board.simulated import Simulation
from tactilegrid.core.message import Name, message

SIZE = re.compile(r"([1-9][0-9]?)x([1-9][0-9]?)")
USUAL_SIZE = "9x9"
GRIDS = ("8x8", "16x8", "16x16")
WAIT, LEAVE = "wait", ("quit", "exit", "q")


def simulate(page: Page, arguments: Arguments) -> int:
    """Until the lines end; 1 where one of them could not be done."""
    simulation = Simulation(board_of(arguments), arguments.has("monome"))
    try:
        line = PtyLine(simulation, arguments.flag("link"))
    except ImportError:
        raise Failed(message("sim-no-pty")) from None
    except OSError as error:
        why = reason(error)
        raise Failed(message("sim-no-port", why=why)) from None
    try:
        page.line(message("sim-port", name=Name(line.name)))
        return follow(page, Hands(simulation, line))
    finally:
        line.close()


def follow(page: Page, hands: Hands) -> int:
    """Do what the lines of standard input say."""
    failed = 0
    for text in sys.stdin:
        words = text.split("#")[0].split()
        if words and words[0] in LEAVE:
            break
        if not words:
            continue
        if words[0] == WAIT and len(words) == 2 and words[1].isdecimal():
            time.sleep(min(int(words[1]), MOST_NUMBER) / 1000)
            continue
        try:
            page.line(hands.do(" ".join(words)))
        except BadHand as error:
            failed = 1
            page.line(error.message)
    return failed


def board_of(arguments: Arguments) -> Capabilities:
    """The board that was asked for; raises BadUsage."""
    monome = arguments.has("monome")
    text = arguments.flag("size") or (GRIDS[0] if monome else USUAL_SIZE)
    match = SIZE.fullmatch(text)
    cols, rows = (int(match[1]), int(match[2])) if match else (0, 0)
    if not (1 <= cols <= MOST_SIDE and 1 <= rows <= MOST_SIDE):
        raise BadUsage(message("sim-bad-size", given=Name(text[:20]), most=MOST_SIDE))
    for name in ("pieces", "slots"):
        if monome and arguments.has(name):
            raise BadUsage(message("sim-not-monome", option=Name(f"--{name}")))
    if monome:
        return Capabilities("m1000", cols, rows, lamps=cols * rows, name="m1000")
    slots = arguments.flag("slots") or CELLS
    return imagined(cols, rows, arguments.has("pieces"), slots)
