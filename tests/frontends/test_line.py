"""Line mode: a line of bytes in, an answer out; pipes, prompts and menus."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from tactilegrid.core.message import Name, message
from tactilegrid.frontends.line import (
    CHUNK,
    common_beginning,
    complete,
    lines,
    make_prompt,
    run_pipe,
    run_prompt,
    take_bytes,
)
from tactilegrid.frontends.menu import Left, Menu
from tactilegrid.frontends.teller import Teller
from tactilegrid.games import GAMES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener
from tests.frontends.sitting import Ear, Sitting, words

ENGINE = ("", "engine:casual")


# bytes


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b"", []),
        (b"e2", [b"e2"]),
        (b"e2\n", [b"e2"]),
        (b"e2\r\nstatus\r\n", [b"e2", b"status"]),
        (b"\n\r\n", [b"", b""]),
        (b"e2\x00\xff\n", [b"e2\x00\xff"]),
    ],
)
def test_lines_end_as_they_may(data: bytes, found: list[bytes]) -> None:
    assert list(lines(io.BytesIO(data))) == found


def test_of_an_endless_line_only_the_beginning_is_kept() -> None:
    data = b"x" * (CHUNK * 3 + 5) + b"\nstatus\n"
    first, second = lines(io.BytesIO(data))
    assert len(first) == CHUNK
    assert second == b"status"
    assert [len(one) for one in lines(io.BytesIO(b"x" * (CHUNK * 2)))] == [CHUNK]


@pytest.mark.parametrize(
    ("data", "heard"),
    [
        (b"\xff\xfe", "That was not readable text."),
        (b"e2\xff", "That was not readable text."),
        (b"\x00", 'Type a move or a word. "keys" tells the words.'),
        (b"x" * 10_000, "Too long: 200 letters at most."),
        (b"x" * 201, "Too long: 200 letters at most."),
        ("ы".encode() * CHUNK, "Too long: 200 letters at most."),
        ("ы".encode()[:1] + "ы".encode() * CHUNK, "Too long: 200 letters at most."),
        (b"\x1b[31mstatus", "Not known: [31mstatus. Did you mean status?"),
    ],
)
def test_bad_bytes_get_one_clear_sentence(data: bytes, heard: str) -> None:
    sitting = Sitting(mode="line")
    before = sitting.session
    take_bytes(sitting.desk, data)
    assert sitting.lines[1:] == [heard]
    assert sitting.session is before


@given(st.binary(max_size=300))
def test_any_bytes_are_answered(data: bytes) -> None:
    sitting = Sitting(mode="line")
    for line in lines(io.BytesIO(data)):
        before = len(sitting.ear.said) + len(sitting.ear.drawn)
        take_bytes(sitting.desk, line)
        sitting.settle()
        assert len(sitting.ear.said) + len(sitting.ear.drawn) > before
        if sitting.desk.left:
            return
    sitting.check(data)


# pipes


def test_through_a_pipe_each_line_is_answered_until_the_end() -> None:
    sitting = Sitting(players=ENGINE, mode="line")
    run_pipe(sitting.desk, io.BytesIO(b"e2\nstatus\n"))
    assert sitting.lines[1:] == [
        "You to e2. Casual to e8. Your move.",
        "Your way 7, theirs 7. Fences 10 to 10.",
        "Not saved. Bye.",
    ]
    assert sitting.desk.left


def test_quit_leaves_the_rest_of_a_pipe_unread() -> None:
    sitting = Sitting(mode="line")
    source = io.BytesIO(b"quit\ne2\n")
    run_pipe(sitting.desk, source)
    assert sitting.lines[1:] == ["Not saved. Bye."]
    assert source.read() == b"e2\n"
    assert sitting.session.ply == 0


def test_through_a_pipe_an_engine_that_begins_is_heard_first() -> None:
    sitting = Sitting(players=("engine:casual", ""), mode="line", held=True)
    sitting.engine.held = False
    run_pipe(sitting.desk, io.BytesIO(b""))
    assert sitting.lines[1] == "Casual to e2. Your move."


# the prompt


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe


Ask = Callable[[str], tuple[str, bool]]


@pytest.fixture
def ask(keyboard: PipeInput) -> Ask:
    """What the prompt gives for these keys."""
    prompt = make_prompt(words("en").beginning)

    def of(keys: str) -> tuple[str, bool]:
        keyboard.send_text(keys)
        return prompt("Move: ", "")

    return of


def test_enter_gives_the_line(ask: Ask) -> None:
    assert ask("e2\r") == ("e2", False)
    assert ask("\r") == ("", False)


def test_tab_completes_what_only_one_word_begins_with(ask: Ask) -> None:
    assert ask("pict\t\r") == ("picture", False)
    assert ask("stat\t\r") == ("status", False)


def test_tab_leaves_the_prompt_to_say_what_there_is(ask: Ask) -> None:
    """Several words, or none: the answer is said, since nothing may be drawn below the line."""
    assert ask("s\t") == ("s", True)
    assert ask("zzz\t") == ("zzz", True)
    assert ask("\t") == ("", True)


def test_the_prompt_keeps_no_more_of_a_line_than_can_be_refused(ask: Ask) -> None:
    text, _ = ask("x" * 500 + "\r")
    assert len(text) == 201


def test_what_was_typed_stays_after_a_completion_was_said(keyboard: PipeInput) -> None:
    prompt = make_prompt(words("en").beginning)
    keyboard.send_text("us\r")
    assert prompt("Move: ", "stat") == ("status", False)


def test_each_letter_and_each_step_of_the_caret_is_told(keyboard: PipeInput) -> None:
    """To a braille display, that shows what is typed; the caret can be put anywhere."""
    told: list[tuple[str, int]] = []
    prompt = make_prompt(lambda _: [], typing=lambda *change: told.append(change))
    keyboard.send_text("n\x1b[Cz\r")
    assert prompt("Move: ", "e3", caret=1) == ("en3z", False)
    for change in (("en3", 2), ("en3", 3), ("en3z", 4)):
        assert change in told


def test_completions_are_said() -> None:
    sitting = Sitting(mode="line")
    assert complete(sitting.desk, "hi") == "hi"
    assert sitting.lines[-1] == "hint, hint more, history."
    assert complete(sitting.desk, "zz") == "zz"
    assert sitting.lines[-1] == "No word begins with zz."


def test_the_common_beginning_of_words() -> None:
    assert common_beginning([]) == ""
    assert common_beginning(["status"]) == "status"
    assert common_beginning(["status", "status long"]) == "status"
    assert common_beginning(["brief", "normal"]) == ""


def test_a_whole_game_at_the_prompt(keyboard: PipeInput) -> None:
    sitting = Sitting(players=ENGINE, mode="line")
    keyboard.send_text("e2\rstat\t\rquit\r")
    run_prompt(sitting.desk)
    assert sitting.lines[1:] == [
        "You to e2. Casual to e8. Your move.",
        "Your way 7, theirs 7. Fences 10 to 10.",
        "Not saved. Bye.",
    ]


def test_the_prompt_ends_when_grid_mode_is_wanted(keyboard: PipeInput) -> None:
    sitting = Sitting(mode="line")
    keyboard.send_text("grid\r")
    run_prompt(sitting.desk)
    assert sitting.desk.mode == "grid"
    assert not sitting.desk.left


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_the_prompt(keyboard: PipeInput, key: str) -> None:
    sitting = Sitting(mode="line")
    keyboard.send_text(key)
    run_prompt(sitting.desk)
    assert sitting.lines[1:] == ["Not saved. Bye."]


# menus before a game

LABELS = (message("menu-rules"), message("menu-again", game=message("plain", text=Name("x"))))
LABELS += (message("menu-settings"), message("menu-quit"))


class Asked:
    """A menu whose lines are given beforehand."""

    def __init__(self, *typed: str, language: str = "en") -> None:
        self.typed = list(typed)
        self.ear = Ear()
        catalogue = Catalogue.load(language, ("cli", "table"))
        self.menu = Menu(Teller(catalogue, Listener(language), self.ear), self.read)

    def read(self) -> str | None:
        return self.typed.pop(0) if self.typed else None

    def choose(self, default: int = -1) -> int:
        return self.menu.choose(message("menu-choose"), LABELS, default)

    @property
    def lines(self) -> list[str]:
        return [one.text for one in self.ear.said]


def test_a_menu_is_a_title_and_numbered_lines() -> None:
    asked = Asked("1")
    assert asked.choose() == 0
    assert asked.lines == ["Choose:", "1 Rules", "2 Play again: x", "3 Settings", "4 Leave"]


@pytest.mark.parametrize(
    ("typed", "index"),
    [("4", 3), ("settings", 2), (" SETTINGS ", 2), ("play", 1), ("play again", 1), ("leave", 3)],
)
def test_a_menu_is_answered_by_number_or_word(typed: str, index: int) -> None:
    assert Asked(typed).choose() == index


def test_enter_takes_the_default_where_there_is_one() -> None:
    assert Asked("").choose(2) == 2
    asked = Asked("", "2")
    assert asked.choose() == 1
    assert asked.lines[-1] == "A number from 1 to 4, or a word of the list."


@pytest.mark.parametrize("junk", ["0", "5", "-1", "99999999", "set", "x" * 10_000, "\x00", "٣"])
def test_junk_in_a_menu_says_how_to_answer(junk: str) -> None:
    asked = Asked(junk, "3")
    assert asked.choose() == 2
    assert asked.lines[-1] == "A number from 1 to 4, or a word of the list."


def test_a_menu_in_russian() -> None:
    asked = Asked("нечто", "правила", language="ru")
    assert asked.choose() == 0
    assert not re.search("[A-Za-wyz]", " ".join(asked.lines))


def test_the_end_of_the_input_leaves_a_menu() -> None:
    with pytest.raises(Left):
        Asked("9").choose()
    with pytest.raises(Left):
        Asked().menu.ask(message("menu-options"))


def test_free_text_is_asked_for_in_one_line() -> None:
    asked = Asked("  size=7 ")
    assert asked.menu.ask(message("menu-options")) == "size=7"
    assert asked.lines == ["Other settings, for example size=7, or Enter for the usual ones."]


@pytest.mark.parametrize("game", GAMES)
def test_a_word_that_is_nothing_is_given_back_as_it_was_typed(game: str) -> None:
    """Not as the Latin letters of the keys it lies on: nobody can tell what "tyjn" was."""
    said = " ".join(Sitting(game, mode="line", language="ru", players=ENGINE).type("енот"))
    assert "енот" in said
    assert "tyjn" not in said
