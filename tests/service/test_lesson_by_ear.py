"""A lesson under real screen readers, its keys taken from what it says, to its end."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tactilegrid.games import GAMES
from tests.lessons.learner import Learner
from tests.service import heard

pytestmark = pytest.mark.service

LESSON = [sys.executable, "-m", "tactilegrid", "lesson"]
READERS = ["fenrir", "yasr"]
USUAL = {"fenrir": "pathagon", "yasr": "quoridor"}


@pytest.mark.parametrize(
    ("reader", "game"),
    [
        pytest.param(reader, game, marks=() if USUAL[reader] == game else pytest.mark.soak)
        for reader in READERS
        for game in GAMES
    ],
)
def test_a_lesson_is_heard_once_in_order_and_uncut(
    reader: str, game: str, require_tool: Callable[[str], str]
) -> None:
    require_tool(reader)
    one = Learner(game)
    opening = [*one.lines]
    noted: list[tuple[str, list[str]]] = []

    def press(*keys: str) -> None:
        noted.extend((key, one.press(key)) for key in keys)

    while not one.over:
        if not one.shown:
            press("H")
        press(*one.told())
    press("q", "y")
    keys = " ".join(f"={key}" if key.isdigit() else key for key, _ in noted)
    for last in (False, True):  # a reader that was slow once is listened to a second time
        events = heard.run(heard.READERS[reader], [*LESSON, game], keys, patient=True, quiet=0.4)
        for event in events:  # a sign that is a word in one of the readers
            event["lines"] = [line.replace(" plus ", "+") for line in event.get("lines", [])]
        # so much is said first that a reader takes it in more than one piece
        first = " ".join(heard.spoken_after(events)[0][1])
        found = heard.problems(events, noted) + [first] * (first != " ".join(opening))
        if not found or last:
            assert found == []
            break
