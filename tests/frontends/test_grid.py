"""Grid mode: keys in, lines out, nothing in between; what waits and what never waits.

A pipe stands for the keyboard; no test sleeps: what time would bring is called when it is due.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from tactilegrid.frontends import grid
from tactilegrid.frontends.grid import ESCAPE_SECONDS, THINKING_SECONDS, GridLoop, key_name
from tests.frontends.sitting import Sitting

ENGINE = ("", "engine:casual")
Player = Callable[[GridLoop, PipeInput], Awaitable[None]]


def play(sitting: Sitting, steps: Player) -> None:
    """Run a grid loop at this sitting while *steps* types, and leave at the end."""

    async def both() -> None:
        with create_pipe_input() as pipe:
            loop = GridLoop(sitting.desk, pipe)
            running = asyncio.ensure_future(loop.run())
            await turn()
            await steps(loop, pipe)
            if not sitting.desk.left and sitting.desk.mode == "grid":
                pipe.send_text("\x03")
            await asyncio.wait_for(running, 20)

    asyncio.run(both())


async def turn() -> None:
    """Let the loop take in all that has been sent."""
    for _ in range(4):
        await asyncio.sleep(0)


async def send(pipe: PipeInput, text: str) -> None:
    pipe.send_text(text)
    await turn()


def typed(sitting: Sitting, *texts: str) -> list[str]:
    """What is heard of these texts, each sent as one piece."""
    heard: list[str] = []

    async def steps(_loop: GridLoop, pipe: PipeInput) -> None:
        for text in texts:
            await send(pipe, text)
        heard.extend(sitting.lines[1:])

    play(sitting, steps)
    return heard


def keys(*names: str) -> list[KeyPress]:
    """Key presses that came together."""
    return [KeyPress(Keys(name) if len(name) > 1 else name, name) for name in names]


# names of keys


@pytest.mark.parametrize(
    ("bytes_", "heard"),
    [
        ("\x1b[A", "Up, north: one square north."),
        ("\x1b[B", "Down, south: one square south."),
        ("\x1bOA", "Up, north: one square north."),
        ("\x1b[C", "Right, east: one square east."),
        ("\x1b[D", "Left, west: one square west."),
        ("\x1b[H", "Home, row start: to the first square of the row."),
        ("\x1b[F", "End, row end: to the last square of the row."),
        ("\x1b[5~", "PgUp, column top: to the far end of the column."),
        ("\x1b[6~", "PgDn, column bottom: to the near end of the column."),
        ("\r", "Enter, touch: choose here, then act."),
        ("\n", "Enter, touch: choose here, then act."),
        (" ", "Space, square: this square again, or another: square e5."),
        ("\x13", "Ctrl+S, save: make sure that all is on disk."),
        ("?", "k, keys: the keys and words for this moment."),
        ("ы", "s, status: how the game stands, short."),
        ("\x1b[3~", "No such key here. k tells keys."),
        ("\x1bOP", "No such key here. k tells keys."),
    ],
)
def test_bytes_of_keys(bytes_: str, heard: str) -> None:
    assert typed(Sitting(), "K", bytes_)[1] == heard


def test_backspace_in_both_of_its_forms() -> None:
    for byte in ("\x7f", "\x08"):
        assert typed(Sitting(), "K", byte)[1] == "Keys work again."


def test_what_is_no_key_press_is_no_key() -> None:
    """A terminal's answers and a mouse are not told that there is no such key."""
    for key in (Keys.CPRResponse, Keys.Vt100MouseEvent, Keys.WindowsMouseEvent, Keys.Ignore):
        assert key_name(KeyPress(key, "")) == ""
    assert typed(Sitting(), "\x1b[12;40R", "\x1b[<0;10;10M") == []


# one key, one line


def test_each_key_is_answered_at_once() -> None:
    sitting = Sitting()
    assert typed(sitting, "\x1b[A", "\x1b[A", "c") == ["e2, empty", "e3, empty", "e3"]


def test_keys_that_come_together_are_all_answered() -> None:
    assert typed(Sitting(), "\x1b[A\x1b[Ac") == ["e2, empty", "e3, empty", "e3"]


def test_an_opponents_answer_is_one_line_with_ones_own_move() -> None:
    sitting = Sitting(players=ENGINE)

    async def steps(loop: GridLoop, pipe: PipeInput) -> None:
        await send(pipe, "\x1b[A\r")
        loop.pump()
        assert sitting.lines[1:] == ["e2, empty", "You to e2. Casual to e8. Your move."]

    play(sitting, steps)


# Escape


def test_a_lone_escape_is_one_when_nothing_follows() -> None:
    sitting = Sitting()

    async def steps(loop: GridLoop, pipe: PipeInput) -> None:
        await send(pipe, "\r\x1b")
        assert sitting.lines[1:] == ["Pawn. 3 ways: d1, f1, e2."]
        assert loop.flushing is not None
        due = loop.flushing.when() - asyncio.get_running_loop().time()
        assert due <= ESCAPE_SECONDS <= 0.05
        loop.settle()
        assert sitting.lines[2:] == ["Nothing chosen now."]

    play(sitting, steps)


def test_an_escape_sequence_in_two_pieces_is_one_key() -> None:
    assert typed(Sitting(), "\x1b", "[A") == ["e2, empty"]


# questions


def test_no_key_typed_ahead_answers_a_question() -> None:
    """Keys that came in one piece were pressed before the question was heard."""
    sitting = Sitting(players=ENGINE)

    async def steps(loop: GridLoop, pipe: PipeInput) -> None:
        loop.take(keys("q", "y", "y", "c"))
        assert sitting.lines[1:] == ["Leave Quoridor? y or n, Enter stays. k tells more."]
        assert not sitting.desk.left
        loop.take(keys("n"))
        assert sitting.lines[-1] == "Still here."

    play(sitting, steps)


def test_no_enter_typed_ahead_places_a_fence_that_was_not_heard() -> None:
    sitting = Sitting()

    async def steps(loop: GridLoop, pipe: PipeInput) -> None:
        loop.take(keys("f", "c-m", "c-m", "c-m"))
        assert sitting.lines[2:] == ["Place above e1 and f1? Enter again."]
        assert sitting.session.ply == 0
        loop.take(keys("c-m"))
        assert sitting.session.ply == 1

    play(sitting, steps)


def test_a_second_question_takes_no_answer_meant_for_the_first() -> None:
    sitting = Sitting(players=ENGINE)

    async def steps(loop: GridLoop, pipe: PipeInput) -> None:
        loop.take(keys("q"))
        loop.take(keys("3", "y"))  # resign, from the list of leaving
        assert sitting.lines[-1] == "Resign this game of Quoridor? y or n, Enter is no."
        assert sitting.host.turn is not None

    play(sitting, steps)


def test_keys_after_the_answer_of_a_question_are_taken() -> None:
    sitting = Sitting(players=ENGINE)

    async def steps(loop: GridLoop, pipe: PipeInput) -> None:
        loop.take(keys("q"))
        loop.take(keys("n", "c"))
        assert sitting.lines[-2:] == ["Still here.", "e1"]

    play(sitting, steps)


# thinking


def test_an_engine_that_takes_its_time_is_named_once() -> None:
    sitting = Sitting(players=ENGINE, held=True)

    async def steps(loop: GridLoop, pipe: PipeInput) -> None:
        await send(pipe, "\x1b[A\r")
        assert sitting.lines[1:] == ["e2, empty"]
        assert loop.thinking is not None
        due = loop.thinking.when() - asyncio.get_running_loop().time()
        assert 0 < due <= THINKING_SECONDS <= 1
        timer = loop.thinking
        await send(pipe, "c")
        assert loop.thinking is timer  # a key does not put the word off
        timer.cancel()
        sitting.desk.waiting()  # what the timer calls
        assert sitting.lines[-1] == "You to e2. Casual is thinking."
        await send(pipe, "c")
        assert sitting.lines[-1] == "e2"
        sitting.engine.held = False
        loop.pump()
        assert sitting.lines[-1] == "Casual to e8. Your move."
        assert loop.thinking is None

    play(sitting, steps)


def test_an_answer_from_the_engines_thread_is_said() -> None:
    sitting = Sitting(players=ENGINE, held=True)

    async def steps(loop: GridLoop, pipe: PipeInput) -> None:
        await send(pipe, "\x1b[A\r")
        sitting.engine.held = False
        await asyncio.to_thread(sitting.engine.notify)
        await turn()
        assert sitting.lines[-1] == "You to e2. Casual to e8. Your move."

    play(sitting, steps)
    assert sitting.engine.notify is None


# leaving


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_at_any_moment(key: str) -> None:
    for before in ("", "q", "i", "K", "f\r"):
        sitting = Sitting()
        heard = typed(sitting, before + key) if before != "q" else typed(sitting, before, key)
        assert heard[-1] == "Not saved. Bye."
        assert sitting.desk.left


def test_ctrl_c_after_a_question_in_one_piece_still_leaves() -> None:
    sitting = Sitting()
    typed(sitting, "q\x03")
    assert sitting.desk.left


def test_the_end_of_the_input_leaves() -> None:
    sitting = Sitting()

    async def steps(loop: GridLoop, pipe: PipeInput) -> None:
        pipe.close()
        loop.ready()

    play(sitting, steps)
    assert sitting.lines[-1] == "Not saved. Bye."


def test_another_mode_ends_the_loop_and_leaves_later_keys_alone() -> None:
    sitting = Sitting()
    assert typed(sitting, "wc") == ["Line mode: type a move or a word."]
    assert not sitting.desk.left


def test_the_loop_on_the_terminal_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    with create_pipe_input() as pipe:
        monkeypatch.setattr(grid, "create_input", lambda: pipe)
        pipe.send_text("\x1b[Aqy")
        pipe.send_text("\x03")
        grid.run_grid(sitting.desk)
    assert sitting.lines[1] == "e2, empty"
    assert sitting.lines[-1] == "Not saved. Bye."
