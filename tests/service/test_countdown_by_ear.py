"""A countdown in real time under real screen readers: its beginning, its warning, its end."""

from __future__ import annotations

import sys

import pytest

from tests.service import heard

pytestmark = pytest.mark.service

RACE = ["--option", "turn_mode=race", "--option", "countdown=7"]
SEA = "/".join(["GY,GY,GY,GY"] * 4) + " W Y=a1 | to=G | mode=race | phase=place"
PLAY = [sys.executable, "-m", "tactilegrid", "play", "wayfinder", *RACE, "--option", "size=4"]


@pytest.mark.parametrize("reader", ["fenrir", pytest.param("yasr", marks=pytest.mark.soak)])
def test_the_end_of_a_countdown_is_heard_once(reader, require_tool):
    """WF-R19: five seconds before, and then the end, whatever else was asked meanwhile."""
    require_tool(reader)
    script = [*PLAY, "--position", SEA]
    events = heard.run(heard.READERS[reader], script, "t +24 t", patient=True, settle=0.3)
    left = [each["text"] for each in events if "seconds left" in each.get("text", "")]
    assert any("5 seconds left." in text for text in left)
    ends = [each["text"] for each in events if "too late" in each.get("text", "")]
    assert len(ends) == 1
    assert "Green is too late and loses the next turn. Yellow to move." in ends[0]
