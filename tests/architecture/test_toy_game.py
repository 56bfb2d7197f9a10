"""A new game is its folder, its two locale files and its place in the list, and nothing else.

The toy of tests/data is added to a copy of the project in that way; then the suites that promise
something of every game are run there, and each must have found it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "tests" / "data" / "toy"
# The suites, and how many tests of the toy each must have at least.
SUITES = {
    "tests/contract/test_rules_contract.py": 10,
    "tests/contract/test_words_contract.py": 8,
    "tests/contract/test_random_games.py": 1,
    "tests/privacy": 7,
    "tests/frontends/test_transcripts.py": 2,
    "tests/app/test_reports.py": 2,
    "tests/lessons/test_lessons.py": 6,
}
# Leaks are planted in the toy wherever it is; that is not said a second time here.
FLAGS = (
    *("-q", "-rA", "-k", "toy", "-p", "no:randomly", "-p", "no:cacheprovider"),
    "--ignore=tests/privacy/test_planted_leaks.py",
)
# Bytecode goes with the files that it was made from, as they keep their times.
LEFT_OUT = shutil.ignore_patterns(".*", "service", "bench", "hardware", "*.egg-info")


def add_toy(project: Path) -> None:
    """The folder, the two locale files, the place in the list."""
    package = project / "src" / "tactilegrid"
    shutil.copytree(TOY / "toy", package / "games" / "toy", ignore=LEFT_OUT)
    for language in ("en", "ru"):
        shutil.copy(TOY / "locale" / language / "toy.ftl", package / "locale" / language)
    games = package / "games" / "__init__.py"
    text, count = re.subn(
        r"^(GAMES = \()", r'\1"toy", ', games.read_text("utf-8"), flags=re.MULTILINE
    )
    assert count == 1
    games.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project that has one game more."""
    project = tmp_path_factory.mktemp("with_toy")
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, project / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", project)
    add_toy(project)
    return project


def test_every_suite_finds_the_toy_and_holds_for_it(project: Path) -> None:
    """Its items pass in each suite; none of them names the toy."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    environment |= {"PYTHONPATH": str(project / "src"), "CI": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *FLAGS, *SUITES],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    passed = re.findall(r"^PASSED (\S+?)::", done.stdout, re.MULTILINE)
    for suite, least in SUITES.items():
        assert sum(path.startswith(suite) for path in passed) >= least, suite


def test_the_program_plays_it_like_any_other(project: Path, at_home: dict[str, str]) -> None:
    """The commands find it: rules, legal moves, a game with its curtain, a replay."""
    at_home["PYTHONPATH"] = str(project / "src")

    def ask(*words: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", "tactilegrid", *words],
            input=typed,
            capture_output=True,
            text=True,
            env=at_home,
            check=False,
            timeout=60,
        )
        assert (done.returncode, done.stderr) == (0, ""), (words, done)
        return done.stdout

    assert "toy" in ask("--help")
    assert "TY-R1" in ask("rules", "toy")
    assert len(ask("legal", "toy").splitlines()) == 9
    assert ask("perft", "toy", "2") == "81\n"
    record = os.path.join(at_home["HOME"], "toy.tgrec")
    ask("play", "toy", "--seat", "2=engine:novice", "--record", record, typed="b2\nquit\n")
    assert "Fox hides." in ask("replay", record, "--all")
