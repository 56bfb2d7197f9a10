"""The program in a real terminal: mode by default, Ctrl-C, hang-up, terminal put back."""

from __future__ import annotations

import signal
import sys
import termios
from collections.abc import Iterator
from typing import Any

import pytest

from tactilegrid.outputs.console import CLEAR
from tests.service.terminal import Terminal

pytestmark = pytest.mark.service
PROGRAM = [sys.executable, "-m", "tactilegrid"]
WORDS = ["play", "quoridor", "--seed", "1", "--lang", "en"]


@pytest.fixture
def sit(home: Any) -> Iterator[Any]:
    """`sit("play", ...)`: the program in a terminal of its own, ended after the test."""
    opened: list[Terminal] = []

    def at(*words: str) -> Terminal:
        opened.append(Terminal([*PROGRAM, *words], env=home.environment))
        return opened[-1]

    yield at
    for terminal in opened:
        terminal.close()


def test_a_game_by_single_keys(sit: Any, home: Any) -> None:
    """Grid mode where both ends are a terminal: no escape sequence is ever written."""
    terminal = sit(*WORDS, "--seat", "2=engine:casual")
    terminal.until("Your move.")
    terminal.send("\x1b[A")
    terminal.until("e2")
    terminal.send("\r")
    terminal.until("Casual to e8. Your move.")
    terminal.send("q")
    terminal.until("Leave")
    terminal.send("y")
    assert terminal.wait() == 0
    assert b"\x1b" not in terminal.raw
    assert home.records[0].read_text().endswith("1 1 e2\n2 2 e8\n")


def test_typed_lines_in_a_terminal(sit: Any, home: Any) -> None:
    terminal = sit(*WORDS, "--mode", "line")
    terminal.until("Move:")
    terminal.send("e2\r")
    terminal.until("South to e2. North to move.")
    terminal.send("quit\r")
    assert terminal.wait() == 0
    assert home.records[0].read_text().endswith("1 1 e2\n")


@pytest.mark.parametrize("mode", ["grid", "line"])
@pytest.mark.parametrize("keys", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_save_and_leave(sit: Any, mode: str, keys: str) -> None:
    terminal = sit(*WORDS, "--mode", mode)
    terminal.until("South to move.")
    terminal.until_quiet()
    terminal.send(keys)
    assert terminal.wait() == 0
    assert "Saved. To go on: tactilegrid resume. Bye." in terminal.text
    assert "Traceback" not in terminal.text


@pytest.mark.parametrize("mode", ["grid", "line"])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_polite_end_puts_the_terminal_back(sit: Any, mode: str, number: int) -> None:
    terminal = sit(*WORDS, "--mode", mode)
    before = termios.ECHO | termios.ICANON
    terminal.until("South to move.")
    terminal.until_quiet()
    assert termios.tcgetattr(terminal.fd)[3] & termios.ECHO == 0
    terminal.kill(number)
    assert terminal.wait() in (0, 130)
    assert termios.tcgetattr(terminal.fd)[3] & before == before
    assert "Traceback" not in terminal.text


def test_keys_typed_before_the_program_reads_are_kept(sit: Any) -> None:
    """And they are not echoed over the first announcement."""
    terminal = sit(*WORDS)
    terminal.until("Quoridor")
    terminal.send("ct")
    terminal.until("e1")
    terminal.until("South to move.")
    terminal.send("\x03")
    assert terminal.wait() == 0


def test_the_mode_is_remembered(sit: Any, home: Any) -> None:
    terminal = sit(*WORDS)
    terminal.until("South to move.")
    terminal.send("w")
    terminal.until("Line mode: type a move or a word.")
    terminal.until("Move:")
    terminal.send("quit\r")
    assert terminal.wait() == 0
    assert 'mode = "line"' in home.settings.read_text()
    again = sit(*WORDS)
    again.until("Move:")
    again.send("quit\r")
    assert again.wait() == 0


def test_changing_modes_and_back_is_one_game(sit: Any, home: Any) -> None:
    terminal = sit(*WORDS)
    terminal.until("South to move.")
    terminal.send("w")
    terminal.until("Move:")
    terminal.send("e2\r")
    terminal.until("South to e2. North to move.")
    terminal.send("grid\r")
    terminal.until("Grid mode: single keys.")
    terminal.send("t")
    terminal.until("North to move.")
    terminal.send("\x03")
    assert terminal.wait() == 0
    assert home.records[0].read_text().endswith("1 1 e2\n")


def test_replay_by_single_keys(sit: Any, ask: Any, home: Any) -> None:
    ask(*WORDS, typed="e2\ne8\n")
    terminal = sit("replay", home.records[0].name, "--lang", "en")
    terminal.until("Enter goes on, Backspace back.")
    terminal.send("\r")
    terminal.until("South to e2. 1 of 2.")
    terminal.send("F")
    terminal.until("North to e8. 2 of 2.")
    terminal.send("\x7f")
    terminal.until("Back to 1 of 2.")
    terminal.send("\x03")
    assert terminal.wait() == 0


def test_the_menu_in_a_terminal(sit: Any, home: Any) -> None:
    terminal = sit()
    terminal.until("Lesson, game, or settings?")
    terminal.until("Choose:")
    terminal.send("game\r")
    terminal.until("Pathagon")
    terminal.send("pathagon\r")
    terminal.until("Against whom?")
    terminal.send("\r")
    terminal.until("Your move.")
    terminal.send("\x03")
    terminal.until("Bye.")
    terminal.until("Play again: Pathagon")
    terminal.until("Choose:")  # before the prompt is there a terminal eats the end of input
    terminal.send("\x04")
    assert terminal.wait() == 0


def test_a_closed_window_loses_nothing(sit: Any, home: Any) -> None:
    terminal = sit(*WORDS)
    terminal.until("South to move.")
    terminal.send("\x1b[A")
    terminal.until("e2")
    terminal.send("\r")
    terminal.until("South to e2. North to move.")
    terminal.close()
    assert home.records[0].read_text().endswith("1 1 e2\n")


def test_grid_mode_with_an_engine_that_dies(sit: Any, home: Any) -> None:
    """The person is told once, after what was made, and plays on."""
    folder = home.folder / "broken"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(
        "import sys\n"
        "if 'tactilegrid.app.engine_worker' in ' '.join(sys.orig_argv):\n"
        "    import os\n"
        "    os._exit(3)\n"
    )
    known = home.environment.get("PYTHONPATH", "")
    home.environment["PYTHONPATH"] = f"{folder}:{known}"
    terminal = sit(*WORDS, "--seat", "2=engine:casual")
    terminal.until("Your move.")
    terminal.send("\x1b[A")
    terminal.until("e2")
    terminal.send("\r")
    terminal.until("You to e2. The opponent stopped working. You play its moves now.")
    terminal.until("Casual to move.")
    terminal.send("ie8\r")
    terminal.until("Casual to e8. Your move.")
    terminal.send("\x03")
    assert terminal.wait() == 0


@pytest.mark.parametrize("kind", ["xterm", "dumb"])
def test_a_screen_is_emptied_between_people_or_they_are_warned(
    sit: Any, home: Any, kind: str
) -> None:
    home.environment["TERM"] = kind
    terminal = sit("play", "pathfinder", "--lang", "en", "--option", "rows=3", "--option", "cols=3")
    terminal.until("press Enter when you alone can hear")
    terminal.until_quiet()
    warned = "This terminal cannot be emptied" in terminal.text
    terminal.send("\r")
    terminal.until("Your move.")
    terminal.send("\r")
    terminal.until("Goal on A1.")
    terminal.send("\r\r")  # the second one comes too soon to be an answer
    terminal.until("1 ready")
    terminal.until_quiet()
    terminal.send("1")
    terminal.until("Enter hands over to Seat 2.")
    terminal.send("\r")
    terminal.until("Hand over to Seat 2.")
    assert ((CLEAR.encode() in terminal.raw), warned) == (kind == "xterm", kind == "dumb")
    terminal.send("\x04")
    assert terminal.wait() == 0


def test_a_lesson_in_a_terminal(sit: Any, home: Any) -> None:
    terminal = sit("lesson", "quoridor")
    terminal.until("Press Up arrow.")
    terminal.send("\x1b[A")
    terminal.until("Press Right arrow.")
    terminal.send("q")
    terminal.until("Leave Quoridor?")
    terminal.send("y")
    assert terminal.wait() == 0
    assert "Bye." in terminal.text
    assert home.records == []


@pytest.mark.parametrize("mode", ["grid", "line"])
def test_ctrl_c_leaves_a_lesson(sit: Any, mode: str) -> None:
    terminal = sit("lesson", "quoridor", "--mode", mode)
    terminal.until("c2" if mode == "line" else "Press Up arrow.")
    terminal.until_quiet()
    terminal.send("\x03")
    assert terminal.wait() == 0
    assert "Bye." in terminal.text
    assert "Traceback" not in terminal.text


def test_the_menu_leads_to_a_lesson_and_goes_on_after_it(sit: Any, home: Any) -> None:
    home.configure('language = "en"\n')
    terminal = sit()
    terminal.until("Choose:")
    terminal.send("lesson\r")
    terminal.until("Pathagon")
    terminal.until("Choose:")
    terminal.send("pathagon\r")
    terminal.until("Press Up arrow.")
    terminal.send("\x1b[A")
    terminal.until("Press Right arrow.")
    terminal.send("q")
    terminal.until("Leave Pathagon?")
    terminal.send("y")
    terminal.until("Bye.")
    terminal.until("Choose:")
    terminal.send("leave\r")
    assert terminal.wait() == 0


@pytest.mark.parametrize(
    ("options", "help_offered"),
    [
        (("--lang", "en"), "k tells the keys."),
        (("--lang", "en", "--mode", "line"), "keys tells the words."),
        (("--lang", "ru"), "Клавиши назовёт k."),
    ],
)
def test_help_is_offered_before_the_first_game_and_never_again(
    sit: Any, home: Any, options: tuple[str, ...], help_offered: str
) -> None:
    terminal = sit("play", "quoridor", *options)
    terminal.until(help_offered)
    again = sit("play", "quoridor", *options)
    again.until("Quoridor" if "en" in options else "Коридор")
    again.until_quiet()
    assert help_offered not in again.text
