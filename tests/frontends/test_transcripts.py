"""Whole games as every seat and a spectator hear them, kept word for word, and within budget."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.utterance import WIDTH, columns
from tests.frontends.scripts import SCRIPTS
from tests.frontends.sitting import Sitting

Golden = Callable[[str, str], None]

LENGTHS = {"brief": 8, "normal": 14, "full": 16}
CURSOR = {"brief": 3, "normal": 6, "full": 16}
ALL_LENGTHS = {("quoridor", "seat1"), ("pathagon", "seat2"), ("quoridor4", "spectator")}

NAMES = {"Anna", "Вера", "Борис"}
LATIN = re.compile(r"[A-Za-z]+\d*")
SQUARE = re.compile(r"[a-i](\d|\b)|[a-i]\d[hv]")


def kept() -> Iterator[tuple[str, str, str, str]]:
    """Script, language, who hears, how much is said."""
    for name, script in SCRIPTS.items():
        for language in LANGUAGES:
            for who in script.viewers:
                lengths = LENGTHS if (name, who) in ALL_LENGTHS else ["normal"]
                for verbosity in lengths:
                    yield name, language, who, verbosity


KEPT = list(kept())
EACH = pytest.mark.parametrize(
    ("name", "language", "who", "verbosity"), KEPT, ids=["-".join(one) for one in KEPT]
)


@EACH
def test_a_whole_game_is_heard_word_for_word(
    golden: Golden, name: str, language: str, who: str, verbosity: str
) -> None:
    golden(
        f"{name}-{language}-{who}-{verbosity}", SCRIPTS[name].transcript(language, who, verbosity)
    )


@EACH
def test_each_step_is_one_short_announcement(
    name: str, language: str, who: str, verbosity: str
) -> None:
    """Within the budget of words, in no more lines than a long one needs, none said twice."""
    script = SCRIPTS[name]
    more = len(script.viewers) - 3  # a word more for each seat above two
    for heard in script.heard(language, who, verbosity):
        assert heard.lines, heard
        assert len(heard.lines) == len(set(heard.lines)), heard
        assert len(heard.lines) <= heard.events + 1, heard
        assert all(columns(line) <= WIDTH for line in heard.lines), heard
        parts = heard.events if heard.step else 2  # who plays for what, and with how much
        assert heard.words <= (LENGTHS[verbosity] + more) * parts, heard


@EACH
def test_russian_is_heard_in_russian(name: str, language: str, who: str, verbosity: str) -> None:
    """No Latin word but squares and the names of persons."""
    if language != "ru":
        return
    for heard in SCRIPTS[name].heard(language, who, verbosity):
        for line in heard.lines:
            for word in LATIN.findall(line):
                assert word in NAMES or SQUARE.match(word), line


# sessions with keys

QUERIES = "Up Space o c m M x X j J e l L n t s S p P b b B B h H k 1 N Backspace v v v y y y ; , <"
KEYS = {
    "quoridor": (
        f"Enter Up Enter f Right r Enter Enter {QUERIES} f Enter Backspace f g e 4 Enter i e 3"
        " Enter u U K e K * t r a p Enter Down Up 0 2 9 1 q k Enter z T w"
    ),
    "pathagon": f"Enter Right Enter Left Enter {QUERIES} f r Down Enter u U q 3 n q y",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KEYS)
def test_a_session_of_keys_is_heard_word_for_word(golden: Golden, game: str, language: str) -> None:
    sitting = Sitting(game, players=("", "engine:casual"), language=language)
    lines = [*sitting.lines]
    for key in KEYS[game].split():
        lines += [f"> {key}", *sitting.press(key)]
    sitting.check()
    golden(f"{game}-{language}-keys-normal", "".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verbosity", CURSOR)
@pytest.mark.parametrize("name", ["quoridor", "pathagon", "quoridor4"])
def test_the_cursor_is_brief(name: str, verbosity: str, language: str) -> None:
    """Of every square of the last position but one."""
    script = SCRIPTS[name]
    sitting = Sitting(
        script.game.name,
        players=script.players,
        options=dict(script.given),
        language=language,
        verbosity=verbosity,
        moves=" ".join(step for step in script.steps[:-1] if ":" not in step),
    )
    for cell in sitting.desk.explorer.grid.cells():
        sitting.desk.explorer = sitting.desk.explorer.at(cell) or sitting.desk.explorer
        (heard,) = sitting.press("Space")
        assert len(heard.split()) <= CURSOR[verbosity], heard


def test_no_transcript_is_left_over() -> None:
    folder = Path(__file__).parents[1] / "transcripts"
    names = {"-".join(one) for one in KEPT}
    names |= {f"{game}-{language}-keys-normal" for game in KEYS for language in LANGUAGES}
    assert {path.stem for path in folder.glob("*.txt")} == names
