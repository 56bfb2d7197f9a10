"""The first announcement is out before anything heavy is imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = {
    "asyncio", "babel", "dataclasses", "fluent", "importlib.metadata", "inspect", "json",
    "prompt_toolkit", "serial",
}  # fmt: skip

# Runs the program with its first write to standard output watched: what is imported by then?
# What Python itself had imported before (an editable install may bring something) does not count.
WATCH = """
import os, sys
notes = sys.argv[1]
before = set(sys.modules)
write, noted = os.write, []
def watched(fd, data):
    if fd == 1 and not noted:
        noted.append(data)
        with open(notes, "w") as file:
            file.write(" ".join(sorted(set(sys.modules) - before)))
    return write(fd, data)
os.write = watched
from tactilegrid.app.cli import run
sys.argv = ["tactilegrid", *sys.argv[2:]]
run()
"""


@pytest.mark.parametrize("game", ["quoridor", "pathagon"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_announcement_waits_for_nothing_heavy(
    tmp_path: Path, at_home: dict[str, str], game: str, language: str
) -> None:
    notes = tmp_path / "imported.txt"
    words = ["play", game, "--seat", "2=engine:casual", "--lang", language]
    done = subprocess.run(
        [sys.executable, "-c", WATCH, str(notes), *words],
        input=b"quit\n",
        capture_output=True,
        check=False,
        env=at_home,
    )
    assert done.stdout, done.stderr.decode()
    assert notes.exists(), "the first announcement was not one os.write to standard output"
    imported = set(notes.read_text("utf-8").split())
    assert HEAVY & {*imported, *(name.partition(".")[0] for name in imported)} == set()
