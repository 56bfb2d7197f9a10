"""The rules texts: spoken sentences that fit, in two languages, and pages made from them."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOM = 79 - len("12 of 60. ")  # a part of a long answer is led by its number

# The rules that a player needs; what the others decide concerns files, engines or other games.
PLAYERS_RULES = {
    "quoridor": [f"QD-R{n}" for n in range(1, 11)]
    + ["QD-A1", "QD-A2", "QD-A3", "QD-A4", "QD-A5", "QD-A6", "QD-A7", "QD-A8", "QD-A9", "QD-A10"]
    + ["QD-A11", "QD-A13", "QD-A14"],
    "quoridor-pac-man": [f"PM-R{n}" for n in range(1, 12)] + [f"PM-A{n}" for n in range(1, 18)],
    "pathagon": [f"PG-R{n}" for n in range(1, 17)]
    + ["PG-A1", "PG-A2", "PG-A3", "PG-A4", "PG-A5", "PG-A6", "PG-A8", "PG-A9", "PG-A10", "PG-A11"]
    + ["PG-A12", "PG-A14"],
    "escort-quest": [f"EQ-R{n}" for n in range(1, 23)]
    + ["EQ-A1", "EQ-A3", "EQ-A4", "EQ-A5", "EQ-A7", "EQ-A8", "EQ-A9", "EQ-A10", "EQ-A11", "EQ-A12"]
    + ["EQ-A13", "EQ-A14", "EQ-A16", "EQ-A17", "EQ-A18", "EQ-A20"],
    "wayfinder": [f"WF-R{n}" for n in range(1, 26)] + [f"WF-A{n}" for n in range(1, 19)],
    "pathfinder": [f"PF-R{n}" for n in range(1, 18)]
    + [f"PF-A{n}" for n in range(1, 17) if n not in (10, 11)],
}
SETTINGS = {
    "quoridor-pac-man": [
        *("players", "layout", "pac_into_ghost", "boost", "eaten_return", "ghost_order"),
        *("ghost_hold", "ghosts_share", "frenzy", "lives"),
    ],
    "quoridor": ["size", "players", "fences", "edge_is_fence", "pawn_behind"],
    "pathagon": ["size", "pieces", "capture", "light_axis"],
    "escort-quest": ["puzzle", "goblin_metric", "catch", "amulet", "turn_limit"],
    "wayfinder": [
        *("size", "players", "level", "turn_mode", "countdown", "neutral_village", "hut_limit"),
        "waypoint_map",
    ],
    "pathfinder": [
        *("rows", "cols", "chips", "play", "maze1", "maze2", "layout", "strength", "reentry"),
        *("reask_blocked", "equal_turns", "turn_limit"),
    ],
}
SHARED_SETTINGS = ["repetition", "ply_cap", "first"]
NO_CHOICE_WHO_BEGINS = ["escort-quest", "quoridor-pac-man"]


def load() -> ModuleType:
    """The tool, which is a script and no package."""
    spec = importlib.util.spec_from_file_location("rules_pages", ROOT / "tools" / "rules_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["rules_pages"] = module
    spec.loader.exec_module(module)
    return module


rules_pages = load()
EVERY = [(game, language) for game in PLAYERS_RULES for language in ("en", "ru")]


def test_the_pages_are_current() -> None:
    stale = [
        path.name
        for path, text in rules_pages.pages().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    assert stale == [], "run python tools/rules_pages.py"


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_sentence_fits_one_announcement(game: str, language: str) -> None:
    texts = [text for _, text in rules_pages.sentences(game, language)]
    assert [text for text in texts if len(text) > ROOM] == []
    assert [text for text in texts if "\n" in text or "  " in text] == []


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_rule_that_a_player_needs_is_told_once(game: str, language: str) -> None:
    texts = [text for _, text in rules_pages.sentences(game, language)]
    told = [number for text in texts for number in re.findall(r"\b[A-Z]{2}-[RA]\d+\b", text)]
    assert sorted(told) == sorted(PLAYERS_RULES[game])


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_setting_is_explained_by_its_name(game: str, language: str) -> None:
    texts = [text for _, text in rules_pages.sentences(game, language)]
    names = [*SETTINGS[game], *SHARED_SETTINGS]
    if game in NO_CHOICE_WHO_BEGINS:
        names.remove("first")
    told = [text.partition(":")[0] for text in texts if re.match(r"[a-z_0-9]+: ", text)]
    assert [name for name in told if name in names] == names


@pytest.mark.parametrize("game", PLAYERS_RULES)
def test_both_languages_say_the_same_things_in_the_same_order(game: str) -> None:
    english = list(rules_pages.sentences(game, "en"))
    russian = list(rules_pages.sentences(game, "ru"))
    assert [key for key, _ in english] == [key for key, _ in russian]
    assert all(re.search("[а-яё]", text) for _, text in russian)
    for (_, one), (_, other) in zip(english, russian, strict=True):
        numbers = re.compile(r"\b[A-Z]{2}-[RA]\d+\b")
        assert numbers.findall(one) == numbers.findall(other)
