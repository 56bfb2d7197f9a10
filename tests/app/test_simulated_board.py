"""`--board sim`: a whole evening without a board, through a pipe, noted in a log that replays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tactilegrid.app.boarding import SIM
from tactilegrid.app.cli import main
from tactilegrid.app.simulated_board import board_for
from tactilegrid.board.driver import BUTTONS, CROSSINGS, PIECES
from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.options import settle
from tactilegrid.games import load_game
from tactilegrid.speech.explorer import Explorer

# Garbage, then every 41st byte lost: nothing is lost, and nothing said of it.
BUTTON_LINES = """\
hand noise 2000
hand drop 41
hand press e1
hand press e1
hand press e2
hand press e2
hand hold d9
real board
hand drop 0
hand unplug
hand wait 100
e8
hand plug
hand nonsense
hand
quit
"""
PIECE_LINES = """\
hand put e1
hand put e9
hand lift e1
hand put e2
confirm
step
hand heard
quit
"""


def play(
    home: dict[str, str], lines: str, *words: str, word: str = "play", game: str = "quoridor"
) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tactilegrid", word, *([game] if game else []), *words],
        input=lines,
        capture_output=True,
        text=True,
        env=home,
        cwd=home["HOME"],
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_buttons_through_a_pipe(at_home: dict[str, str]) -> None:
    log = "board.log"
    heard = play(at_home, BUTTON_LINES, "--board", "sim", "--serial-log", log)
    expected = [
        "Board sim: 9 by 9, buttons.",
        "e1, South",
        "Pawn. 3 ways: d1, f1, e2.",
        "e2, empty",
        "South to e2. North to move.",
        "d9, empty",
        "The board is unplugged. Play on by keys.",
        "North to e8. South to move.",
        "The board is back.",
    ]
    whole = [*expected[:6], expected[0], *expected[6:]]  # asked once more what board it is
    assert [line for line in heard if line in expected] == whole
    again = subprocess.run(
        [sys.executable, "-m", "tactilegrid", "board", "monitor", "--from", log],
        capture_output=True,
        text=True,
        env=at_home,
        cwd=at_home["HOME"],
        check=False,
        timeout=60,
    )
    assert again.returncode == 0, again.stdout[-500:]
    resumed = play(at_home, "hand press e2\nquit\n", "--board", "sim", word="resume", game="")
    assert resumed[-3:-1] == ["e2 pressed.", "e2, South"]
    there = play(at_home, "quit\n", "--board", "sim", "--serial-log", log)
    assert "No serial log: board.log is there already." in there


def test_pieces_through_a_pipe(at_home: dict[str, str]) -> None:
    nowhere = "/nowhere/board.log"
    heard = play(at_home, PIECE_LINES, "--board", "sim:pieces", "--serial-log", nowhere)
    assert any(line.startswith("No serial log: /nowhere/board.log, ") for line in heard)
    expected = [
        "2 steps to agree. Put on e1: pawn of South.",
        "Put on e9: pawn of North.",
        "Board and game agree.",
        "Pawn. 3 ways: d1, f1, e2.",
        "From e1 to e2? confirm or Enter.",
        "South to e2. North to move.",
        "Board and game agree.",
    ]
    assert [line for line in heard if line in expected] == expected


@pytest.mark.parametrize(
    ("name", "size", "kind", "slots"),
    [
        ("sim", (9, 9), BUTTONS, 128),
        ("sim:pieces", (9, 9), PIECES, 128),
        ("sim:8x7", (8, 7), BUTTONS, 84),
        ("sim:pieces:16x4", (16, 4), PIECES, 90),
    ],
)
def test_what_is_imagined_is_a_matter_of_its_name(
    name: str, size: tuple[int, int], kind: str, slots: int
) -> None:
    game = load_game("quoridor")
    options = settle(game.options, {})
    explorer = Explorer(Grid(9, 9), game.slots(options), Cell(0, 0))
    match = SIM.fullmatch(name)
    assert match is not None
    cols, rows = int(match[2] or 9), int(match[3] or 9)
    board = board_for(explorer, cols, rows, bool(match[1]))
    assert ((board.cols, board.rows), board.kind, board.slots) == (size, kind, slots)
    assert board.slot_map == CROSSINGS


@pytest.mark.parametrize("name", ["sim:3", "sim:17x4", "sim:pieces:4x99", "sim:0x0", "sim:Pieces"])
def test_a_board_that_cannot_be_imagined_is_told_before_the_game(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "quoridor", "--board", name]) == 2
    assert capfd.readouterr().err == (
        f"No board {name}. As in sim, sim:pieces, sim:8x8; up to 16 each way.\n"
    )


def test_a_log_without_a_board_is_told_before_the_game(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "board.log"
    assert main(["play", "quoridor", "--serial-log", str(log)]) == 2
    said = capfd.readouterr().err
    assert said == "--serial-log goes with --board: without one nothing passes.\n"
    assert not log.exists()
