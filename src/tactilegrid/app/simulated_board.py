"""A simulated board within the program, moved by lines typed at the desk: `hand press e2`."""

from __future__ import annotations

import time
from collections.abc import Callable

from tactilegrid.app.board_hands import MOST_NUMBER, BadHand, Hands
from tactilegrid.board.driver import BUTTONS, PIECES, Attached, Capabilities, Happening
from tactilegrid.board.hello import MOST_LAMPS, slots_of
from tactilegrid.board.log import SerialLog
from tactilegrid.board.mapping import slot_map
from tactilegrid.board.opening import open_board
from tactilegrid.board.simulated import Simulation
from tactilegrid.core.message import Message, message
from tactilegrid.speech.explorer import Explorer

WAIT = "wait"
LOOK, CALM, PATIENCE = 0.01, 0.2, 6.0  # seconds between looks; of calm; of waiting for it


class SimulatedBoard:
    """An `Attached` board whose other end is here, too."""

    def __init__(self, board: Capabilities, log: SerialLog | None = None) -> None:
        self.simulation = Simulation(board)
        self.hands = Hands(self.simulation)
        self.attached: Attached = open_board("sim", log, self.simulation.machine())

    def start(self, tell: Callable[[Happening], object], beat: Callable[[int], object]) -> None:
        """Begin."""
        self.attached.start(tell, beat)

    def light(self, lamps: frozenset[int]) -> None:
        """These lamps."""
        self.attached.light(lamps)

    def beep(self, hertz: int, milliseconds: int) -> None:
        """A tone."""
        self.attached.beep(hertz, milliseconds)

    def shake(self, milliseconds: int) -> None:
        """A vibration."""
        self.attached.shake(milliseconds)

    def close(self) -> None:
        """No more of it."""
        self.attached.close()

    def do(self, line: str) -> Message:
        """Move the hands as a line says; the answer is what they did, or why they could not."""
        words = line.split()
        if len(words) == 2 and words[0] == WAIT and words[1].isdecimal():
            time.sleep(min(int(words[1]), MOST_NUMBER) / 1000)
            return message("board-waited", n=min(int(words[1]), MOST_NUMBER))
        if not words:
            words = ["help"]
        try:
            return self.hands.do(" ".join(words))
        except BadHand as error:
            return error.message

    def settle(self, quiet: Callable[[bool], bool]) -> None:
        """Wait until hands and switches rest, and all is told.

        *quiet* tells whether it is, by whether the board is plugged in.
        """
        end, calm = time.monotonic() + PATIENCE, time.monotonic()
        while time.monotonic() < end and time.monotonic() - calm < CALM:
            if self.simulation.busy or not quiet(self.simulation.plugged):
                calm = time.monotonic()
            time.sleep(LOOK)


def imagined(cols: int, rows: int, pieces: bool, slots: str) -> Capabilities:
    """A board that has all that a board can have."""
    count = slots_of(slots, cols, rows)
    return Capabilities(
        ident="sim",
        cols=cols,
        rows=rows,
        kind=PIECES if pieces else BUTTONS,
        slot_map=slots,
        slots=count,
        lamps=min(cols * rows + count, MOST_LAMPS),
        buzzer=True,
        haptic=True,
        name="sim",
    )


def board_for(explorer: Explorer, cols: int, rows: int, pieces: bool) -> Capabilities:
    """A board of that size, with slots as the game has them."""
    return imagined(cols, rows, pieces, slot_map(explorer.grid, explorer.slots))
