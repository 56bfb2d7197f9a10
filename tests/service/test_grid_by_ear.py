"""Grid mode under real screen readers: repetition, pace, lengths, typing, modes, replay, resume."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.service import heard, linediff
from tests.service.readers import Reader
from tests.service.sitter import Sitter

pytestmark = pytest.mark.service

PROGRAM = [sys.executable, "-m", "tactilegrid"]
PLAY = [*PROGRAM, "play", "quoridor", "--seat", "2=engine:casual", "--seed", "1"]
READERS = ["fenrir", "yasr"]
FIRST = ["Quoridor. You are south on e1, going to row 9. Ten fences each. Your move."]
FAREWELL = ["Saved. To go on: tactilegrid resume. Bye."]


@pytest.fixture(params=READERS)
def reader(request: pytest.FixtureRequest, require_tool: Callable[[str], str]) -> Reader:
    """Each of the real readers."""
    require_tool(request.param)
    return heard.READERS[request.param]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A recorded game of three plies that is not over."""
    sitter = Sitter(tmp_path, "quoridor", "", "", seed=1)
    for move in ("e2", "e8", "e3h"):
        sitter.make(move)
    sitter.close()
    return tmp_path / "noted.tgrec"


@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("Down", "edge"),
        pytest.param("s", "Your way 8, theirs 8. Fences 10 to 10.", marks=pytest.mark.soak),
    ],
)
def test_the_same_answer_30_times_on_a_small_screen(key: str, answer: str, reader: Reader) -> None:
    events = heard.run(reader, PLAY, " ".join([key] * 30), rows=8, patient=True, settle=0.3)
    assert heard.problems(events, [(key, [answer])] * 30) == []


def test_the_same_answer_30_times_where_screens_are_compared() -> None:
    events = linediff.run(PLAY, " ".join(["Down"] * 30), rows=8, patient=True, settle=0.3)
    assert heard.problems(events, [("Down", ["edge"])] * 30) == []


def test_a_line_half_as_long_as_the_one_before_is_not_taken_for_typing(
    reader: Reader, tmp_path: Path
) -> None:
    """fenrir passes over a line that moves the cursor by its own length and one column more."""
    sitter = Sitter(tmp_path, "quoridor", "", "engine:casual", seed=1)
    sitter.press("g", "e", "5", "x", "x", "j")
    sitter.close()
    (longer,), (shorter,) = (lines for _, lines in sitter.noted[-2:])
    assert len(longer) == 2 * len(shorter) + 1
    events = heard.run(reader, PLAY, sitter.keys, patient=True)
    assert heard.problems(events, sitter.noted) == []


def test_nothing_is_cut_at_the_pace_of_a_listener(reader: Reader) -> None:
    """A voice of 25 characters a second, and keys two seconds apart.

    fenrir falls silent with the program that it was started on, so that one waits a little.
    """
    program = ["sh", "-c", f"{shlex.join(PLAY)}; sleep 3"]
    expected = [
        ("Up", ["e2, empty"]),
        ("Enter", ["You to e2. Casual to e8. Your move."]),
        ("q", ["Leave Quoridor? y or n, Enter stays. k tells more."]),
        ("y", FAREWELL),
    ]
    keys = " ".join(key for key, _ in expected)
    events = heard.run(reader, program, keys, cps=25, delay=2.1, settle=3.2)
    assert heard.spoken_after(events)[0][1] == FIRST
    assert heard.problems(events, expected) == []


def test_of_keys_in_quick_succession_the_last_is_said_whole(reader: Reader) -> None:
    keys = "Up +0.04 " * 7 + "Up"
    events = heard.run(reader, PLAY, keys, cps=25)
    spoken = [event for event in events if event["kind"] == "spoken"]
    assert spoken[-1]["lines"] == ["e9, Casual"]
    assert "cut" not in spoken[-1]
    assert spoken[-1]["after_key"] < 0.5


def test_typing_a_move_changing_modes_and_leaving(reader: Reader) -> None:
    expected = [
        ("i", ["Type, then Enter."]),
        ("e", ["e"]),
        ("2", ["2"]),
        ("Enter", ["You to e2. Casual to e8. Your move."]),
        ("w", ["Line mode: type a move or a word.", "Move:"]),
        ("grid", []),
        ("Enter", ["Grid mode: single keys."]),
        ("Space", ["e1, empty"]),
        ("C-c", FAREWELL),
    ]
    keys = "i e +0.3 2 +0.3 Enter w +1.5 =grid Enter +1 Space C-c"
    events = heard.run(reader, PLAY, keys, patient=True, settle=0.5)
    assert heard.problems(events, expected, ignore=["grid"]) == []


def test_resuming_in_grid_mode(reader: Reader, record: Path) -> None:
    expected = [
        ("l", ["South: fence above e3 and f3. Ways: South 8, North 8."]),
        ("t", ["North to move."]),
        ("q", ["Leave Quoridor? y or n, Enter stays. k tells more."]),
        ("y", FAREWELL),
    ]
    keys = " ".join(key for key, _ in expected)
    events = heard.run(reader, [*PROGRAM, "resume", str(record)], keys, patient=True)
    assert heard.spoken_after(events)[0][1][0].startswith("Resumed Quoridor: 3 moves played.")
    assert heard.problems(events, expected) == []


def test_stepping_through_a_replay(reader: Reader, record: Path) -> None:
    expected = [
        ("Enter", ["South to e2. 1 of 3."]),
        ("Enter", ["North to e8. 2 of 3."]),
        ("Enter", ["South: fence above e3 and f3. Ways: South 8, North 8. 3 of 3."]),
        ("Enter", ["The end of the record."]),
        ("Backspace", ["Back to 2 of 3. North to e8."]),
        ("Up", ["e2, South"]),
        ("q", ["Leave Quoridor? y or n, Enter stays. k tells more."]),
        ("y", ["Bye."]),
    ]
    keys = " ".join(key for key, _ in expected)
    events = heard.run(reader, [*PROGRAM, "replay", str(record)], keys, patient=True)
    opening = "Replay of Quoridor: 3 moves. Enter goes on, Backspace back."
    assert heard.spoken_after(events)[0][1] == [opening]
    assert heard.problems(events, expected) == []
