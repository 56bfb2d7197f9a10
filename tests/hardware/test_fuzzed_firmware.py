"""The firmware's core under sanitizers, fed with scripts made at random; and what such a run finds.

The bugs planted here are of the kinds that firmware has: an array too short, a number compared
after it ran over, a state changed twice. A fuzzer that lets one of them pass is worth nothing.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tactilegrid.app.emulator import HARDWARE, missing_tools
from tests.hardware.desk import VARIANTS, desk

pytestmark = pytest.mark.service

SECONDS, LONG = 10, 60  # of processor time, all variants together
CORE = Path("tactilegrid", "src", "core")
BUGS = {
    "a line may be 8 characters too long": (
        "receiver.cpp",
        "if (length < LIMIT) held",
        "if (length <= LIMIT + 8) held",
    ),
    "one event more than there is room for": (
        "events.cpp",
        "(uint16_t)(coming - oldest) == KEPT)",
        "(uint16_t)(coming - oldest) == KEPT + 1)",
    ),
    "an end of the motor's time that runs over": (
        "core.cpp",
        "shaking && now - shakenSince >= shakeFor",
        "shaking && now >= shakenSince + shakeFor",
    ),
    "the record that is good is written over": (
        "identity.cpp",
        "save(PLACES[1 - newest], mine)",
        "save(PLACES[newest], mine)",
    ),
    "a confirmation of what was never sent": (
        "events.cpp",
        "if ((uint16_t)(next - oldest) <= (uint16_t)(coming - oldest)) forget",
        "forget",
    ),
    "a switch beyond the last": ("switches.cpp", "bit && number < SWITCHES; bit", "bit; bit"),
    "a switch that is never believed again": (
        "switches.cpp",
        "chatters[n >> 3] &= ~bit;",
        "",
    ),
    "a fifth answer": ("core.cpp", "answerCount < ANSWERS", "answerCount <= ANSWERS"),
    "lamps that stay lit": ("core.cpp", "lamps::dark();\n", ""),
}
QUICK = ("a line may be 8 characters too long",)


def fuzz(program: Path, seconds: float, seed: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(program), "random", str(seconds), str(seed)],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(autouse=True)
def tools() -> None:
    if missing := missing_tools():
        pytest.skip(f"{missing[0]} is not installed")


def found_nothing(seconds: float, seed: int) -> None:
    for variant in VARIANTS:
        done = fuzz(desk(variant), seconds / len(VARIANTS), seed)
        assert done.returncode == 0, done.stderr[-3000:]
        assert int(done.stdout) > 50 * seconds / len(VARIANTS)


def test_ten_seconds_of_anything_find_nothing() -> None:
    found_nothing(SECONDS, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", [2, 3])
def test_a_minute_of_anything_finds_nothing(seed: int) -> None:
    found_nothing(LONG, seed)


def finds(bug: str, folder: Path) -> None:
    name, right, wrong = BUGS[bug]
    copy = folder / "firmware"
    shutil.copytree(HARDWARE / "firmware", copy)
    text = (copy / CORE / name).read_text("utf-8")
    assert text.count(right) == 1
    (copy / CORE / name).write_text(text.replace(right, wrong), "utf-8")
    words = ["make", "-s", "-C", str(copy), f"BUILD={folder}", "DEFS=-DTG_HAPTIC=1", "desk"]
    subprocess.run(words, check=True, capture_output=True)
    assert fuzz(folder / "uno-MATRIX" / "desk", 20, 1).returncode != 0


@pytest.mark.parametrize("bug", QUICK)
def test_a_bug_that_is_planted_is_found(bug: str, tmp_path: Path) -> None:
    finds(bug, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("bug", [bug for bug in BUGS if bug not in QUICK])
def test_any_bug_that_is_planted_is_found(bug: str, tmp_path: Path) -> None:
    finds(bug, tmp_path)
