"""`bench speech`: what listening costs, and how soon the voice takes what is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.app import bench_speech
from tactilegrid.speech.listener import Verbosity
from tests.service.voices import server

LISTENING = re.compile(
    r"^(Brief|Normal|Full), a game of each sheet: (\d+) announcements, (\d+) words, "
    r"(\d+) letters, (\d+) s\.$"
)


def test_without_a_server_the_listening_is_told_all_the_same(
    ask: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    monkeypatch.setattr(bench_speech, "PLIES", 6)
    said = ask("bench", "speech")
    assert said.code == 1
    assert said.err.startswith("The voice was not measured: no speech-dispatcher listens")
    figures = [LISTENING.match(line) for line in said.lines[1:]]
    assert [figure[1] for figure in figures if figure] == ["Brief", "Normal", "Full"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_brief_is_shorter_than_normal_and_that_than_full(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(bench_speech, "PLIES", 12)
    brief, normal, full = bench_speech.listening(language)
    assert (brief.verbosity, full.verbosity) == (Verbosity.BRIEF, Verbosity.FULL)
    assert brief.characters < normal.characters < full.characters
    assert brief.seconds < normal.seconds < full.seconds
    assert brief.words < normal.words < full.words
    assert normal == list(bench_speech.listening(language))[1]


@pytest.mark.service
def test_the_voice_against_a_bare_client(
    ask: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, require_tool: Callable[[str], str]
) -> None:
    """The figures themselves are for people to read; the ratio has room for a busy machine."""
    require_tool("speech-dispatcher")
    for name, value in (("SAYS", 30), ("BURSTS", 1), ("PLIES", 2)):
        monkeypatch.setattr(bench_speech, name, value)
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
