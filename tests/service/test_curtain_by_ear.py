"""The curtain under real screen readers: an emptied screen is not read again, nor passed over."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tactilegrid.outputs.console import CLEAR
from tests.service import heard, linediff
from tests.service.readers import Reader
from tests.service.sitter import Sitter

pytestmark = pytest.mark.service

SMALL = {"rows": "3", "cols": "3"}
PLAY = [sys.executable, "-m", "tactilegrid", "play", "pathfinder", "--seed", "1"]
PLAY += [word for name, value in SMALL.items() for word in ("--option", f"{name}={value}")]
# Both hide a goal; between them somebody asks in vain, and one looks what there is to be heard.
KEYS = "x Enter Space Enter Enter 1 s Enter ; x Enter Enter Enter 1 , Enter Enter c q x Enter"
KEYS += " Enter l q y"


@pytest.fixture
def sitter(tmp_path: Path) -> Sitter:
    """Two people at one keyboard in this process."""
    sitter = Sitter(tmp_path, "pathfinder", "", "", seed=1, **SMALL)
    sitter.press(*KEYS.split())
    sitter.close()
    hand_over = [lines for _, lines in sitter.noted if lines and lines[0].startswith("Hand over")]
    assert len(hand_over) == 2
    return sitter


@pytest.mark.parametrize("name", ["fenrir", "yasr"])
def test_the_curtain_is_heard_once_and_nothing_is_heard_again(
    name: str, sitter: Sitter, require_tool: Callable[[str], str]
) -> None:
    require_tool(name)
    reader: Reader = heard.READERS[name]
    for last in (False, True):  # a reader that was slow once is listened to a second time
        events = heard.run(reader, PLAY, sitter.keys, patient=True, raw=True)
        found = heard.problems(events, sitter.noted)
        found += heard.differences(heard.spoken_after(events)[0][1], sitter.opening)
        if last or not found:
            break
    assert found == []


def test_the_curtain_where_screens_are_compared(sitter: Sitter) -> None:
    events = linediff.run(PLAY, sitter.keys, patient=True, settle=0.3)
    assert heard.problems(events, sitter.noted) == []


def test_nothing_of_the_one_before_is_left_on_the_terminal(sitter: Sitter) -> None:
    """Each hand-over, each lift, and the end, when all may hear, empty screen and scrollback in
    the write that says so.
    """
    events = heard.run(heard.READERS["none"], PLAY, sitter.keys, patient=True, raw=True)
    written = "".join(event["data"] for event in events if event["kind"] == "output")
    _, *screens = written.split(CLEAR)
    handed_over = [text.startswith("Hand over to") for text in screens]
    assert handed_over == [True, False, True, False, False]
