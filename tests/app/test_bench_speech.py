"""`bench speech`: what listening costs, and how soon the voice takes what is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.app import bench_speech
from tactilegrid.app import whole_games as module
from tactilegrid.app.whole_games import whole_games
from tactilegrid.games import GAMES
from tests.conftest import TRANSCRIPTS
from tests.frontends.scripts import LENGTHS, SCRIPTS
from tests.service.voices import server

LISTENING = re.compile(
    r"^(Brief|Normal|Full), (\d+) whole games: (\d+) announcements, (\d+) words, "
    r"(\d+) letters, (\d+) s\.$"
)


def test_without_a_server_the_listening_is_told_all_the_same(
    ask: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    monkeypatch.setattr(bench_speech, "whole_games", lambda: list(whole_games())[:1])
    said = ask("bench", "speech")
    assert said.code == 1
    assert said.err.startswith("The voice was not measured: no speech-dispatcher listens")
    figures = [LISTENING.match(line) for line in said.lines[1:]]
    assert [figure[1] for figure in figures if figure] == ["Brief", "Normal", "Full"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_counted_is_what_the_transcripts_hold(language: str) -> None:
    """Of every game; brief is shorter than normal, and that than full."""
    kept = {name: lengths for name, lengths in LENGTHS.items() if lengths}
    assert {SCRIPTS[name].game.name for name in kept} == set(GAMES)
    counted = list(bench_speech.listening(language))
    for each in counted:
        lines = [
            line
            for name, lengths in kept.items()
            for who in lengths
            for line in transcript(f"{name}-{language}-{who}-{each.verbosity.name.lower()}")
        ]
        assert each.games == len(kept)
        assert each.announcements == len(lines)
        assert each.words == sum(len(line.split()) for line in lines)
        assert each.characters == sum(map(len, lines))
    brief, normal, full = counted
    assert brief.characters < normal.characters < full.characters
    assert brief.seconds < normal.seconds < full.seconds


def transcript(name: str) -> list[str]:
    """What was heard in a game, without what was done."""
    text = (TRANSCRIPTS / f"{name}.txt").read_text("utf-8")
    return [line for line in text.splitlines() if not line.startswith("> ")]


def test_a_copy_without_games_says_so(
    ask: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "FOLDERS", (str(tmp_path / "none"),))
    assert ask("bench", "speech").err == "This copy has no games to listen to.\n"


@pytest.mark.service
def test_the_voice_against_a_bare_client(
    ask: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, require_tool: Callable[[str], str]
) -> None:
    """The figures themselves are for people to read; the ratio has room for a busy machine."""
    require_tool("speech-dispatcher")
    for name, value in (("SAYS", 30), ("BURSTS", 1)):
        monkeypatch.setattr(bench_speech, name, value)
    monkeypatch.setattr(bench_speech, "whole_games", lambda: list(whole_games())[:1])
    with server(tmp_path) as spd:
        monkeypatch.setenv("SPEECHD_ADDRESS", spd.environ["SPEECHD_ADDRESS"])
        said = ask("bench", "speech")
    assert (said.code, said.err) == (0, "")
    half, most, accepted, *last = said.lines[4:]
    ratio = re.match(r"^Said to accepted, half of all: (\d+\.\d\d), goal 2\.00\. ", half)
    assert ratio
    assert float(ratio[1]) < 6
    assert most.startswith("Said to accepted, 95 of 100: ")
    assert re.match(r"^Said to accepted, 95 of 100: \d+\.\d ms, goal 25 ms\.$", accepted)
    for line in last:  # a busy server tells of no beginning
        took = re.match(r"^Last of quick keys to its sound, the slowest: (\d+\.\d) ms, ", line)
        assert took
        assert float(took[1]) < 1000
