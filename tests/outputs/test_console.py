"""The console: one write a line, no line equal to the one before it, no escape sequence."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tactilegrid.core.message import Kind
from tactilegrid.outputs import console
from tactilegrid.outputs.console import Console, write_out
from tactilegrid.speech.utterance import Utterance


def said(text: str) -> Utterance:
    return Utterance(Kind.MOVE, text, text)


class Terminal:
    """Keeps every write by itself; `stays` is asked by the console."""

    def __init__(self, encoding: str = "utf-8", stays: bool = False) -> None:
        self.writes: list[bytes] = []
        self.staying = stays
        self.console = Console(self.writes.append, encoding, lambda: self.staying)

    def say(self, *texts: str) -> list[bytes]:
        before = len(self.writes)
        for text in texts:
            self.console.say(said(text))
        return self.writes[before:]


def test_one_announcement_is_one_write_of_one_line() -> None:
    assert Terminal().say("e2, empty", "Your move.") == [b"e2, empty\n", b"Your move.\n"]


def test_equal_lines_running_differ_by_their_full_stop() -> None:
    """A reader that compares screens is silent about a line that it has just read."""
    terminal = Terminal()
    assert terminal.say("edge", "edge", "edge") == [b"edge\n", b"edge.\n", b"edge\n"]
    assert terminal.say("Over.", "Over.", "Over.") == [b"Over.\n", b"Over\n", b"Over.\n"]
    assert terminal.say("edge", "e1, you", "edge") == [b"edge\n", b"e1, you\n", b"edge\n"]


def test_thirty_equal_announcements_are_thirty_lines_no_two_neighbours_equal() -> None:
    writes = Terminal().say(*["edge"] * 30)
    assert len(writes) == 30
    assert all(one != other for one, other in pairwise(writes))


def test_with_the_line_feed_first_the_cursor_stays_on_the_line() -> None:
    terminal = Terminal(stays=True)
    assert terminal.say("one", "two") == [b"one", b"\ntwo"]
    terminal.console.close()
    assert terminal.writes[-1] == b"\n"
    terminal.console.close()
    assert terminal.writes.count(b"\n") == 1


def test_a_last_line_ends_in_its_own_write() -> None:
    """A line feed by itself would be read as a blank line over what was just said."""
    terminal = Terminal(stays=True)
    terminal.say("one")
    terminal.staying = False
    assert terminal.say("Bye.") == [b"\nBye.\n"]
    terminal.console.close()
    assert terminal.writes[-1] == b"\nBye.\n"


def test_changing_sides_between_lines_loses_and_doubles_no_line_feed() -> None:
    terminal = Terminal()
    written = terminal.say("one")
    terminal.staying = True
    written += terminal.say("two")
    terminal.staying = False
    written += terminal.say("three", "four")
    assert b"".join(written) == b"one\ntwo\nthree\nfour\n"


@pytest.mark.parametrize(
    ("encoding", "bytes_"),
    [
        ("utf-8", "Ваш ход.\n".encode()),
        ("cp1251", "Ваш ход.\n".encode("cp1251")),
        ("cp1252", b"??? ???.\n"),
        ("ascii", b"??? ???.\n"),
    ],
)
def test_letters_that_a_terminal_lacks_become_question_marks(encoding: str, bytes_: bytes) -> None:
    assert Terminal(encoding).say("Ваш ход.") == [bytes_]


def test_a_drawn_board_is_written_as_it_is() -> None:
    terminal = Terminal()
    terminal.say("edge")
    terminal.console.draw(["  a b", "  a b"])
    assert terminal.writes[1:] == [b"  a b\n", b"  a b\n"]
    assert terminal.say("edge") == [b"edge\n"]


def test_stopping_writes_nothing() -> None:
    terminal = Terminal()
    terminal.console.stop()
    assert terminal.writes == []


def test_what_the_system_takes_in_pieces_is_written_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pieces: list[bytes] = []

    def write(_file: int, data: bytes) -> int:
        pieces.append(data[:4])
        return len(pieces[-1])

    monkeypatch.setattr(console.os, "write", write)
    write_out(b"e2, empty\n")
    assert b"".join(pieces) == b"e2, empty\n"


def test_standard_output_decides_the_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    class Out:
        encoding = "cp866"

    monkeypatch.setattr(console.sys, "stdout", Out())
    assert Console(print).encoding == "cp866"
    monkeypatch.setattr(console.sys, "stdout", None)
    assert Console(print).encoding == "utf-8"


def test_an_emptied_screen_and_the_line_on_it_are_one_write() -> None:
    """Whatever line was open before; the next line is one as always."""
    writes: list[bytes] = []
    console_ = Console(writes.append, "utf-8", lambda: True, screen=True)
    console_.say(said("A secret."))
    console_.wipe()
    console_.say(said("Hand over."))
    console_.say(said("e2"))
    assert writes == [b"A secret.", b"\x1b[H\x1b[2J\x1b[3JHand over.", b"\ne2"]


def test_there_is_nothing_to_empty_in_a_pipe() -> None:
    terminal = Terminal()
    terminal.console.wipe()
    assert terminal.say("Hand over.") == [b"Hand over.\n"]
