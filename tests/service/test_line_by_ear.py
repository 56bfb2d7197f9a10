"""Line mode and the menu under real screen readers: the reply once, the prompt once, no more."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tactilegrid.app.config import CHOICES, VOICE_NUMBERS
from tactilegrid.core.message import message
from tactilegrid.frontends.around import setting_words
from tactilegrid.games import GAMES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener
from tests.service import heard
from tests.service.readers import Reader

pytestmark = pytest.mark.service

PROGRAM = [sys.executable, "-m", "tactilegrid"]
PLAY = [*PROGRAM, "play", "quoridor", "--mode", "line", "--option", "size=3", "--seed", "1"]
READERS = ["fenrir", "yasr"]
PROMPT = "Move:"
KILL = "\x15"  # Ctrl+U
OPENING = "Quoridor. You are south on e1, going to row 9. Ten fences each."
RESIGN = "Resign this game of Quoridor? y or n, Enter is no."
Said = list[tuple[str, list[str]]]


@pytest.fixture(params=READERS)
def reader(request: pytest.FixtureRequest, require_tool: Callable[[str], str]) -> Reader:
    """Each of the real readers."""
    require_tool(request.param)
    return heard.READERS[request.param]


def typed(*lines: tuple[str, list[str]]) -> tuple[str, Said]:
    """The keys for typed lines, and what is heard: the letters by the reader's echo, the answer."""
    keys: list[str] = []
    said: Said = []
    for text, answer in lines:
        keys += [f"'={text}'"] * bool(text) + ["Enter"]
        said += [(text, [])] * bool(text) + [("Enter", answer)]
    return " ".join(keys), said


def test_a_whole_game_in_line_mode(reader: Reader) -> None:
    keys, expected = typed(
        ("hlep", ["Not known: hlep. Did you mean help?", PROMPT]),
        ("b2", ["South to b2. North to move.", PROMPT]),
        ("c2", ["Not c2: the jump to b1 is open. From b3: b1, a3, c3.", PROMPT]),
        ("resign", [RESIGN, PROMPT]),
        (
            "maybe",
            ["That is no answer. Resign this game of Quoridor? y or n, Enter is no.", PROMPT],
        ),
        ("no", ["Not done.", PROMPT]),
        ("c3", ["North to c3. South to move.", PROMPT]),
        (
            "b3",
            [
                "South to b3. South reaches the goal line and wins.",
                "For a review of this game: review.",
                PROMPT,
            ],
        ),
        ("last", ["South to b3. South reaches the goal line and wins.", PROMPT]),
        ("quit", ["Bye."]),
    )
    events = heard.run(reader, PLAY, keys, patient=True, quiet=0.4)
    assert heard.problems(events, expected, ignore=[key for key, _ in expected]) == []


def test_completion_and_correction(reader: Reader) -> None:
    """Tab says several words, completes one, or says that there is none; no line is lost."""
    several = "1 of 2: takeback, talkative, targets, their pieces, touch, transcript."
    expected: Said = [
        ("t", []),
        ("Tab", [several, "Move: t"]),
        ("u", []),
        ("Tab", ["rn"]),
        ("Backspace", ["n"]),
        (KILL, []),
        ("zq", []),
        ("Tab", ["No word begins with zq.", "Move: zq"]),
        (KILL, []),
        ("status", []),
        ("Enter", ["Your way 2, theirs 2. Fences 10 to 10.", PROMPT]),
    ]
    keys = f"=t Tab =u Tab Backspace ={KILL} =zq Tab ={KILL} =status Enter"
    words = [*PLAY, "--seat", "2=engine:casual"]
    events = heard.run(reader, words, keys, patient=True, quiet=0.4)
    assert heard.problems(events, expected, ignore=["zq", "tur"]) == []


def test_what_tab_says_is_not_cut_by_the_prompt(reader: Reader) -> None:
    """Where letters come back with the prompt, fenrir takes them for typing and breaks off."""
    expected: Said = [("zq", []), ("Tab", ["No word begins with zq.", "Move: zq"])]
    events = heard.run(reader, PLAY, "=zq Tab", cps=25, settle=3.5)
    assert heard.problems(events, expected, ignore=["zq"]) == []


def numbered(*labels: str) -> list[str]:
    """A menu as it is read out, and its prompt."""
    return [*(f"{number} {label}" for number, label in enumerate(labels, 1)), "Choose:"]


def test_the_menu_from_the_first_start(reader: Reader) -> None:
    """Settings, then game, opponent, a move, and out again."""
    titles = Catalogue.load("en", tuple(GAMES))
    games = [titles.render(message(f"{name}-title"), Listener("en")) for name in GAMES]
    menu = ["Play", "Go on with the last game", "Saved games", "Lesson", "Rules", "Names"]
    menu += ["Settings", "Leave"]
    which = ["Settings; a number changes one:"]
    words = Catalogue.load("en", ("cli", "table"))
    settings = [
        words.render(setting_words("setting-value", name, values[0]), Listener("en"))
        for name, values in CHOICES.items()
        if name not in ("mode", "speech_backend", *VOICE_NUMBERS)  # the reader speaks here
    ]
    levels = ("Casual", "Novice", "Club", "Expert", "Master")
    against = [f"Against the program: {level}" for level in levels]
    adaptive = "Against the program: as strong as you"
    keys, expected = typed(
        ("3", [*which, *numbered(*settings)]),
        ("", ["tactilegrid.", *numbered(*menu)]),
        ("play", ["Which game?", *numbered(*games)]),
        ("nosuch", [f"A number from 1 to {len(games)}, or a word of the list.", "Choose:"]),
        ("1", ["Against whom?", *numbered(*against, "People at this keyboard", adaptive)]),
        ("", ["How does it play?", *numbered("As it comes", "Carefully", "Boldly")]),
        ("", ["Who begins?", *numbered("Seat 1", "Seat 2", "By chance")]),
        ("2", ["Other settings, for example size=7, or Enter for the usual ones.", "Choose:"]),
    )
    again = ["tactilegrid.", *numbered("Play again: Quoridor", *menu)]
    expected += [
        ("Enter", [f"{OPENING} Casual to move.", "Casual to e8. Your move."]),
        ("q", ["Leave Quoridor? y or n, Enter stays. k tells more."]),
        ("y", ["Saved. To go on: tactilegrid resume. Bye.", *again]),
        ("leave", []),
        ("Enter", ["Bye."]),
    ]
    keys += " Enter +1 q y +1 =leave Enter"
    events = heard.run(reader, PROGRAM, keys, patient=True, quiet=0.4)
    for event in events:  # these signs are words in one of the readers
        lines = event.get("lines", [])
        for sign, spoken in (("size=7", "size 7"), ("-", " dash ")):
            lines = [line.replace(spoken, sign) for line in lines]
        event["lines"] = lines
    own = [key for key, _ in expected]
    assert heard.problems(events, expected, ignore=own) == []
