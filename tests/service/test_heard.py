"""The harness itself: what it hears from a good program, and that it hears a bad one."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.service import heard, linediff

pytestmark = pytest.mark.service

GOOD = """
    import os, termios, tty
    old = termios.tcgetattr(0); tty.setcbreak(0); n = 5
    os.write(1, b"Grid. e5, empty\\n")
    try:
        while (key := os.read(0, 1)) != b"q":
            n += {b"k": 1, b"j": -1}.get(key, 0)
            os.write(1, b"e%d, empty\\n" % n)
    finally:
        termios.tcsetattr(0, termios.TCSADRAIN, old)
"""
SAYS = 'os.write(1, b"e%d, empty\\n" % n)'
REWRITES = GOOD.replace(SAYS, 'os.write(1, b"\\re%d, empty" % n)')
TWICE = GOOD.replace(SAYS, 'os.write(1, (b"e%d, empty\\n" % n) * 2)')
EXPECTED = [("k", ["e6, empty"]), ("k", ["e7, empty"]), ("j", ["e6, empty"])]


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], list[str]]:
    """A function that makes a program of a source text."""

    def written(source: str) -> list[str]:
        path = tmp_path / "program.py"
        path.write_text(textwrap.dedent(source), encoding="utf-8")
        return [sys.executable, str(path)]

    return written


@pytest.mark.parametrize("reader", ["fenrir", "yasr"])
def test_a_reader_says_each_line_once(
    reader: str, program: Callable[[str], list[str]], require_tool: Callable[[str], str]
) -> None:
    require_tool(reader)
    events = heard.run(heard.READERS[reader], program(GOOD), "k k j", delay=0.5)
    assert heard.problems(events, EXPECTED) == []


@pytest.mark.parametrize("reader", ["fenrir", "yasr"])
def test_a_line_said_twice_is_noticed(
    reader: str, program: Callable[[str], list[str]], require_tool: Callable[[str], str]
) -> None:
    require_tool(reader)
    events = heard.run(heard.READERS[reader], program(TWICE), "k k j", delay=0.5)
    assert heard.problems(events, EXPECTED) != []


@pytest.mark.skipif("TDSR" not in os.environ, reason="TDSR names no command that starts it")
def test_the_optional_reader(program: Callable[[str], list[str]]) -> None:
    events = heard.run(
        heard.READERS["tdsr"], program(GOOD), "k k j", delay=0.5, tdsr=os.environ["TDSR"]
    )
    assert heard.problems(events, EXPECTED) == []


def test_a_screen_comparing_reader_says_each_line_once(
    program: Callable[[str], list[str]],
) -> None:
    events = linediff.run(program(GOOD), "k k j", delay=0.3)
    assert heard.problems(events, EXPECTED) == []


def test_a_line_rewritten_in_place_is_noticed(program: Callable[[str], list[str]]) -> None:
    events = linediff.run(program(REWRITES), "k k j", delay=0.3)
    assert heard.problems(events, EXPECTED) != []


@pytest.mark.parametrize(
    ("said", "wanted", "complaint"),
    [
        (["e6."], ["e6"], None),  # a full stop tells a line from an equal one before it
        ([], ["e6"], "key 1 (k): 'e6' heard 0 times"),
        (["e6", "e6"], ["e6"], "key 1 (k): 'e6' heard 2 times"),
        (["e6", "blank"], ["e6"], "key 1 (k): also heard ['blank']"),
        (["two", "one"], ["one", "two"], "key 1 (k): heard in the order ['two', 'one']"),
    ],
)
def test_what_a_listener_would_complain_about(
    said: list[str], wanted: list[str], complaint: str | None
) -> None:
    events: list[heard.Heard] = [
        {"kind": "key", "key": "k"},
        {"kind": "spoken", "lines": said, "text": " ".join(said)},
    ]
    expected = [] if complaint is None else [complaint]
    assert heard.problems(events, [("k", wanted)]) == expected


def test_a_cut_utterance_is_a_problem() -> None:
    events: list[heard.Heard] = [
        {"kind": "key", "key": "k"},
        {"kind": "spoken", "lines": ["e6"], "text": "e6", "cut": True},
    ]
    assert heard.problems(events, [("k", ["e6"])]) == ["cut short: 'e6'"]
