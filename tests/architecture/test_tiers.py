"""The tiers of the suite, seen from outside: what runs when, and what a missing tool means."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

TESTS = """
import pytest

@pytest.mark.soak
def test_long():
    pass

def test_short():
    pass

def test_tool(require_tool):
    require_tool("no-such-command-anywhere")

def test_of_another_reason():
    pytest.skip("not on this day")

def test_transcript(golden):
    golden("from_a_test", "e2, empty\\n")
"""


def outcome(folder: Path, *flags: str, ci: bool) -> tuple[str, str]:
    """The closing line of pytest and all its output, for the tests above."""
    (folder / "conftest.py").write_text(
        (ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    (folder / "test_some.py").write_text(TESTS, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    soak: long\n", encoding="utf-8")
    settings = {**os.environ, "CI": "true" if ci else ""}
    settings.pop("PYTEST_ADDOPTS", None)
    quiet = ["-qrs", "-p", "no:randomly", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *quiet, *flags],
        cwd=folder,
        env=settings,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip().splitlines()[-1], done.stdout


def test_at_a_desk_a_missing_tool_is_a_skip(tmp_path: Path) -> None:
    (tmp_path / "transcripts").mkdir()
    (tmp_path / "transcripts" / "from_a_test.txt").write_text("e2, empty\n", encoding="utf-8")
    last, output = outcome(tmp_path, ci=False)
    assert last.startswith("2 passed, 2 skipped, 1 deselected")
    assert "no-such-command-anywhere is not installed" in output


def test_in_ci_a_missing_tool_is_a_failure(tmp_path: Path) -> None:
    last, output = outcome(tmp_path, "--update-golden", ci=True)
    assert last.startswith("1 failed, 2 passed, 1 skipped, 1 deselected")
    assert "no-such-command-anywhere is not installed (in CI every tool must be there)" in output
    assert (tmp_path / "transcripts" / "from_a_test.txt").read_text("utf-8") == "e2, empty\n"


def test_the_long_tier_runs_when_asked_for(tmp_path: Path) -> None:
    last, output = outcome(tmp_path, "--soak", ci=False)
    assert last.startswith("1 failed, 2 passed, 2 skipped")
    assert "no transcript from_a_test.txt" in output
