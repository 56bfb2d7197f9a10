"""What all tests share: tiers, determinism, golden transcripts, tools that must be there."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

TRANSCRIPTS = Path(__file__).parent / "transcripts"
IN_CI = os.environ.get("CI", "").lower() not in ("", "0", "false")

# Some machines tell Python to keep no bytecode. Then each worker of each run would compile all
# tests anew, and each program that a test starts the whole program.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# The words of a skip for want of a tool, our own and those of pytest.importorskip.
MISSING = re.compile(r"is not installed|could not import")

# Properties: the same examples every time where a failure must be repeatable, new ones at a desk,
# and many in the long tier. No deadline: a slow machine is not a wrong program.
settings.register_profile("ci", derandomize=True, deadline=None, max_examples=10, database=None)
settings.register_profile("desk", deadline=None, max_examples=10)
settings.register_profile(
    "soak", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Our own flags."""
    group = parser.getgroup("tactilegrid")
    group.addoption("--soak", action="store_true", help="run the long tier too")
    group.addoption(
        "--update-golden", action="store_true", help="write transcripts instead of comparing"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Choose how many examples a property gets, unless --hypothesis-profile has chosen."""
    if config.getoption("--hypothesis-profile", default=None) is None:
        chosen = "soak" if config.getoption("--soak") else "ci" if IN_CI else "desk"
        settings.load_profile(chosen)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long tier unless it was asked for."""
    if config.getoption("--soak"):
        return
    long = [item for item in items if "soak" in item.keywords]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if "soak" not in item.keywords]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI a tool that is missing is a failure: a suite that tests nothing is green as well."""
    report = yield
    if IN_CI and report.skipped:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        if MISSING.search(reason):
            report.outcome = "failed"
            report.longrepr = f"{reason} (in CI every tool must be there)"
    return report


@pytest.fixture(scope="session")
def require_tool() -> Callable[[str], str]:
    """A function that gives the path of a command, or skips the test where there is none."""

    def path_of(command: str) -> str:
        found = shutil.which(command)
        if found is None:
            pytest.skip(f"{command} is not installed")
        return found

    return path_of


@pytest.fixture
def at_home(tmp_path: Path) -> dict[str, str]:
    """The environment of a person who starts the program for the first time.

    Their home is empty, nothing of ours is set but that a screen reader speaks, which a test cannot
    leave to what runs on the machine; the commands of this Python come first.
    """
    home = tmp_path / "home"
    home.mkdir()
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("XDG_", "PYTEST_", "COV_", "TACTILEGRID_", "LC_"))
        and name not in ("CI", "LANGUAGE", "COLUMNS", "LINES")
    }
    path = os.pathsep.join([str(Path(sys.executable).parent), kept.get("PATH", "")])
    if source := os.environ.get("PYTHONPATH"):
        kept["PYTHONPATH"] = os.pathsep.join(
            str(Path(one).resolve()) for one in source.split(os.pathsep)
        )
    return {
        **kept,
        "HOME": str(home),
        "PATH": path,
        "LANG": "C.UTF-8",
        "TACTILEGRID_SPEECH": "console",
    }


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """`golden(name, text)`: the text is what tests/transcripts/<name>.txt holds.

    With --update-golden the file is written; read the difference before it is committed.
    """

    def same(name: str, text: str) -> None:
        path = TRANSCRIPTS / f"{name}.txt"
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        if not path.exists():
            pytest.fail(f"no transcript {path.name}; run pytest --update-golden and read it")
        # line by line, so that the difference shown is the line that a listener would miss
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()

    return same
