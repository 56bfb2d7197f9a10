"""`bench board`: from a press on an emulated board to the line that tells it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.app import bench_board, emulator

FIGURE = re.compile(r"^(Half|95 of 100) of \d+ presses: \d+\.\d ms, goal (12|25) ms\.$")


@pytest.mark.service
def test_each_press_is_told(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real program in a real terminal, and the firmware; a few presses instead of many."""
    if missing := emulator.missing_tools():
        pytest.skip(f"{missing[0]} is not installed")
    monkeypatch.setattr(bench_board, "PRESSES", 4)
    said = ask("bench", "board")
    assert (said.code, said.err) == (0, "")
    assert said.lines[0] == "From a press on an emulated board to its line; less is better."
    assert [figure[2] for line in said.lines[1:] if (figure := FIGURE.match(line))] == ["12", "25"]


def test_missing_tools_are_named(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    absent = {"gcc-avr": "no-such-compiler", "avr-libc": "/no/such/file"}
    monkeypatch.setattr(emulator, "NEEDED", absent)
    said = ask("bench", "board")
    assert said.code == 1
    assert said.err == (
        "No board can be emulated here; these packages are missing: gcc-avr, avr-libc.\n"
    )


def test_an_installed_program_has_no_firmware_to_run(
    ask: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(emulator, "NEEDED", {})
    monkeypatch.setattr(emulator, "HARDWARE", tmp_path / "hardware")
    said = ask("bench", "board")
    assert said.code == 1
    assert said.err == ("No board can be emulated here: that takes a checkout of the project.\n")


def test_a_tool_that_fails_is_quoted(
    ask: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "firmware").mkdir()
    monkeypatch.setattr(emulator, "NEEDED", {})
    monkeypatch.setattr(emulator, "HARDWARE", tmp_path)
    monkeypatch.setattr(emulator, "BUILT", tmp_path / "built")
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    said = ask("bench", "board")
    assert said.code == 1
    assert said.err.startswith("The board cannot be emulated: make: ***")
