"""Whole games through the firmware that boards run: presses in, lamps out, every line heard."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tactilegrid.app.emulator import BUTTON_GRID, FENCE_BOARD
from tactilegrid.core.seats import Seat
from tests.hardware.boarded import Boarded
from tests.hardware.emulated import Emulated

pytestmark = pytest.mark.service

TO_THE_MIDDLE = ("e2", "a2h", "e3", "e8", "a5v", "e7", "e4", "e6", "e5")
ROUND_THE_PAWN = ("e6h", "d6", "e5", "d7", "e4", "d8", "e3", "d9")

Golden = Callable[[str, str], None]


def kept(golden: Golden, name: str, boarded: Boarded) -> None:
    """What both listeners heard, word for word."""
    boarded.wired.close()
    for language, noted in boarded.noted.items():
        boarded.sittings[language].check()
        golden(f"boards/{name}-{language}", "".join(f"{line}\n" for line in noted))


def test_pathagon_on_the_grid_of_buttons(emulated: Emulated, golden: Golden) -> None:
    """Uno, matrix, 7 by 7: Light traps a piece on its way (PG-R5) and joins its borders (PG-R4)."""
    boarded = Boarded(emulated(BUTTON_GRID, stepped=True), "pathagon")
    for square in ["d1", "b6", "d2", "e3", "d3", "f2", "d4", "d5"]:
        boarded.press(square, square)
    boarded.lamps()
    boarded.press("d6", "d6", "d6")  # what it takes is asked; once more is Enter
    boarded.lamps()
    for square in ["a1", "d5", "a2", "d7"]:
        boarded.press(square, square)
    boarded.lamps()
    outcome = boarded.sittings["en"].session.outcome
    assert outcome is not None
    assert outcome.winners == (Seat(1),)
    kept(golden, "pathagon-uno", boarded)


def test_quoridor_on_the_board_with_fence_slots(emulated: Emulated, golden: Golden) -> None:
    """Mega 2560, shift registers, 9 by 9 and 128 slots: fences (QD-R6), aside of a pawn (QD-R9)."""
    boarded = Boarded(emulated(FENCE_BOARD, stepped=True), "quoridor", players=("Anna", "Вера"))
    boarded.press("e1", "e1")
    boarded.lamps()
    for turn in (*TO_THE_MIDDLE, *ROUND_THE_PAWN):
        boarded.press(turn, turn, *([turn] if turn[-1] in "hv" else []))
        if turn in ("a5v", "e6h", "d9"):
            boarded.lamps()
    outcome = boarded.sittings["ru"].session.outcome
    assert outcome is not None
    assert outcome.winners == (Seat(1),)
    kept(golden, "quoridor-mega", boarded)
