"""`bench` prints one figure a line, each a ratio or a time."""

from __future__ import annotations

import re
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.app import (
    bench,
    bench_escort_quest,
    bench_quoridor,
    bench_thinking,
    bench_wayfinder,
)
from tactilegrid.app.engine import Engine, EngineDown

FIGURE = re.compile(r"^.+: \d+\.\d\d, goal \d+\.\d\d\. \d+\.\d \w+ against \d+\.\d \w+\.$")


def test_pathagon(ask: Any) -> None:
    """PG: 110684 sequences of three plies, 110544 where everything trapped must be taken."""
    said = ask("bench", "pathagon")
    assert (said.code, said.err) == (0, "")
    assert said.lines[0].startswith("Pathagon")
    assert [re.sub(r"\d+ ms", "N ms", line) for line in said.lines[1:]] == [
        "perft 3, capture may, 110684: N ms.",
        "perft 3, capture must, 110544: N ms.",
    ]


@pytest.mark.service
def test_start(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real processes in real terminals, once each instead of often."""
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "KEYS", 8)
    said = ask("bench")
    assert (said.code, said.err) == (0, "")
    title, first, answered, memory, keys = said.lines
    assert title.startswith("Start against importing prompt_toolkit")
    assert all(FIGURE.match(line) for line in (first, answered, memory)), said
    assert re.match(r"^Key to line, 95 of 100 of 8 keys: \d+\.\d\d ms\.$", keys)


@pytest.mark.service
def test_what_is_waited_for_while_an_engine_thinks(
    ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few keys in a real terminal, and one stop in each game; the figures are for people."""
    monkeypatch.setattr(bench_thinking, "KEYS", 4)
    monkeypatch.setattr(bench_thinking, "STOPS", 1)
    said = ask("bench", "thinking")
    assert (said.code, said.err) == (0, "")
    title, keys, *stops = said.lines
    assert title.startswith("Key to line, stop to move, while master thinks")
    assert re.match(r"^Key to line, 95 of 100 of 4 keys: \d+\.\d\d ms, goal 5 ms\.$", keys)
    stop = r", 1 stops: half in \d+ ms, all in \d+ ms, goal 100 ms\.$"
    assert [re.sub(stop, "", line) for line in stops] == [
        *("Quoridor", "Pathagon", "Quoridor Pac-Man", "Wayfinder", "Escort Quest", "Pathfinder")
    ]


def test_engines_that_cannot_start_are_not_measured(
    ask: Any, refused: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_thinking, "key_times", lambda _: [0.001, 0.001])
    monkeypatch.setattr(bench_thinking, "played", lambda _: nullcontext())
    monkeypatch.setattr(bench_thinking, "busy_cores", nullcontext)
    monkeypatch.setattr(Engine, "ask", down)
    assert refused(ask("bench", "thinking"), 1) == "The engine cannot be started."


def down(*_: Any) -> int:
    raise EngineDown


def test_a_program_that_says_nothing_is_a_failure(
    ask: Any, refused: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "PATIENCE", 0.0)
    assert refused(ask("bench", "start"), 1) == "The program measured said nothing in time."


@pytest.mark.service  # pure Python against C++ is no work for a coverage tracer
def test_quoridor_against_openspiel(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """One short round; the figures themselves are for people to read."""
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(bench_quoridor.ratios, "__defaults__", (1, 2))
    said = ask("bench", "quoridor")
    assert said.code == 0
    figures = [line for line in said.lines if FIGURE.match(line)]
    assert [line.partition(":")[0] for line in figures] == [
        "perft 3",
        "Legal moves, known fences",
        "Replay of new positions",
        "Random games",
    ]


def test_without_openspiel_it_says_what_to_install(
    ask: Any, refused: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert refused(ask("bench", "quoridor"), 1) == (
        "OpenSpiel is not installed: pip install open-spiel."
    )


RATE = re.compile(r"^.+, (\d+): \d+ a second, goal 50000\.$")


def test_wayfinder(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The 9,984 voyages that begin on the start map, and those of one random game."""
    monkeypatch.setattr(bench_wayfinder.rates, "__defaults__", (1, 1))
    said = ask("bench", "wayfinder")
    assert (said.code, said.err) == (0, "")
    title, *rates = said.lines
    assert title == "Voyages of Wayfinder; more is better."
    counts = [int(found[1]) for line in rates if (found := RATE.match(line))]
    assert counts[0] == 9984
    assert len(counts) == 2


def test_seas_in_the_middle_of_games_have_voyages_to_list() -> None:
    seas = bench_wayfinder.random_seas(1)
    assert len(seas) > 5
    assert bench_wayfinder.list_all(seas) >= len(seas)


@pytest.mark.service  # a yardstick under a coverage tracer measures the tracer
def test_escort_quest_against_chess(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """One short round of a shallower perft; the figures themselves are for people to read."""
    chess = pytest.importorskip("chess")
    assert bench_escort_quest.chess_perft(chess.Board(), 3) == 8902  # known to every chess program
    monkeypatch.setattr(bench_escort_quest.ratios, "__defaults__", (1,))
    monkeypatch.setattr(bench_escort_quest, "DEPTH", 2)
    said = ask("bench", "escort-quest")
    assert (said.code, said.err) == (0, "")
    assert [line.partition(":")[0] for line in said.lines if FIGURE.match(line)] == [
        "All 145463 positions of a sheet of 8x8",
        "All 83125 positions of a sheet of 8x8",
    ]


def test_without_chess_it_says_what_to_install(
    ask: Any, refused: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    assert refused(ask("bench", "escort-quest"), 1) == (
        "python-chess is not installed: pip install chess."
    )


def test_nothing_but_its_measurement_imports_chess() -> None:
    """Its licence is another one than ours."""
    sources = Path(bench.__file__).parents[1].rglob("*.py")
    importing = [path.name for path in sources if "import chess" in path.read_text("utf-8")]
    assert importing == ["bench_escort_quest.py"]
