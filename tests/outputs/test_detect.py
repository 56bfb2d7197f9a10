"""Who shall speak: wishes first, then what is found; every look has a limit."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tactilegrid.outputs import detect
from tactilegrid.outputs.detect import find_readers, gather
from tactilegrid.outputs.owning import Decision, decide


def nobody() -> tuple[str, ...]:
    return ()


def never() -> tuple[str, ...]:
    raise AssertionError("nobody asked for a look")


@pytest.mark.parametrize(
    ("asked", "remembered", "environ", "decision"),
    [
        ("self", "console", {"ACCESSIBLE": "1"}, Decision("self", "asked")),
        ("console", "self", {"TACTILEGRID_SPEECH": "self"}, Decision("console", "asked")),
        ("", "console", {"TACTILEGRID_SPEECH": "Self"}, Decision("self", "environment")),
        ("", "self", {"ACCESSIBLE": "1"}, Decision("self", "remembered")),
        ("", "", {"ACCESSIBLE": "1"}, Decision("console", "accessible")),
        ("auto", "self", {"ACCESSIBLE": "yes"}, Decision("console", "accessible")),
        ("", "", {"SSH_CONNECTION": "1.2.3.4 22"}, Decision("console", "far")),
        ("", "self", {"SSH_TTY": "/dev/pts/1"}, Decision("self", "remembered")),
    ],
)
def test_a_wish_needs_no_look(
    asked: str, remembered: str, environ: dict[str, str], decision: Decision
) -> None:
    assert decide(asked, remembered, environ, never) == decision


def test_a_reader_that_runs_speaks_and_nobody_else_does() -> None:
    assert decide("auto", "self", {}, lambda: ["Orca"]) == Decision("console", "reader", ("Orca",))


@pytest.mark.parametrize("said", ["", "0", "no", "off", "False"])
def test_where_no_reader_runs_we_speak(said: str) -> None:
    assert decide("", "auto", {"ACCESSIBLE": said}, nobody) == Decision("self", "none")


def test_a_look_that_hangs_or_fails_has_found_nothing() -> None:
    gate = threading.Event()

    def hangs() -> str:
        gate.wait(10)
        return "late"

    def fails() -> str:
        raise OSError

    start = time.monotonic()
    assert gather([hangs, lambda: "Orca", fails, lambda: "Orca", lambda: "BRLTTY"], 0.2) == (
        "Orca",
        "BRLTTY",
    )
    assert time.monotonic() - start < 1
    gate.set()


def test_looking_everywhere_takes_no_second() -> None:
    start = time.monotonic()
    find_readers()
    assert time.monotonic() - start < 1.5  # of which the machine may take a part for itself


def fake_program(folder: Path, name: str, text: str, code: int = 0, seconds: float = 0) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\nsleep {seconds}\ncat <<'END'\n{text}\nEND\nexit {code}\n")
    path.chmod(0o755)


@pytest.fixture
def bus(tmp_path: Path) -> dict[str, str]:
    """A session with a bus, whose programs are the test's own."""
    return {"PATH": f"{tmp_path}:/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"}


@pytest.fixture(autouse=True)
def _only_our_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")


def test_orca_by_its_name_on_the_bus(tmp_path: Path, bus: dict[str, str]) -> None:
    fake_program(tmp_path, "busctl", 'as 2 ":1.0" "org.gnome.Orca1.Service"')
    assert detect.orca(bus) == "Orca"


def test_gdbus_is_asked_where_busctl_fails(tmp_path: Path, bus: dict[str, str]) -> None:
    fake_program(tmp_path, "busctl", "", code=1)
    fake_program(tmp_path, "gdbus", "([':1.0', 'org.gnome.Orca.Service'],)")
    assert detect.orca(bus) == "Orca"


@pytest.mark.parametrize(("said", "name"), [("b true", "Orca"), ("b false", "")])
def test_the_desktops_own_switch(tmp_path: Path, bus: dict[str, str], said: str, name: str) -> None:
    fake_program(tmp_path, "busctl", f'as 1 "org.a11y.Bus"\n{said}')
    assert detect.reader_enabled(bus) == name


def test_a_switch_that_is_not_there_is_not_started(tmp_path: Path, bus: dict[str, str]) -> None:
    fake_program(tmp_path, "busctl", 'as 1 ":1.0"\nb true')
    assert detect.reader_enabled(bus) == ""


def test_without_a_bus_no_program_is_started(tmp_path: Path) -> None:
    fake_program(tmp_path, "busctl", "b true")
    assert detect.reader_enabled({"PATH": str(tmp_path)}) == ""


def test_a_program_that_hangs_is_left(
    tmp_path: Path, bus: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(detect, "ONE_SECONDS", 0.05)
    fake_program(tmp_path, "busctl", "org.a11y.Bus, b true", seconds=5)
    fake_program(tmp_path, "gdbus", "([':1.0', 'org.a11y.Bus'],)")
    assert detect.reader_enabled(bus) == ""


@pytest.mark.parametrize(("synth", "name"), [("soft\n", "Speakup"), ("none\n", "")])
def test_speakup_with_and_without_a_synthesiser(tmp_path: Path, synth: str, name: str) -> None:
    file = tmp_path / "synth"
    assert detect.speakup(str(file)) == ""
    file.write_text(synth)
    assert detect.speakup(str(file)) == name


def test_brltty_listens_or_has_left_a_socket_behind(tmp_path: Path) -> None:
    folder = tmp_path / "BrlAPI"
    assert detect.brltty(str(folder)) == ""
    folder.mkdir()
    (folder / ".0").touch()
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(folder / "0"))
        assert detect.brltty(str(folder)) == ""
        server.listen(1)
        assert detect.brltty(str(folder)) == "BRLTTY"


def process(proc: Path, pid: int, name: str, parent: int) -> None:
    folder = proc / str(pid)
    folder.mkdir(parents=True)
    (folder / "comm").write_text(f"{name}\n")
    (folder / "stat").write_text(f"{pid} ({name}) S {parent} 1 1")


def test_readers_that_we_run_inside(tmp_path: Path) -> None:
    process(tmp_path, 7, "yasr", 1)
    process(tmp_path, 8, "bash) S 1", 7)  # a name may look like anything
    process(tmp_path, 9, "python", 8)
    process(tmp_path, 10, "python", 1)
    assert detect.terminal_readers(str(tmp_path), 9) == "yasr"
    assert detect.terminal_readers(str(tmp_path), 10) == ""  # it reads another terminal
    process(tmp_path, 11, "fenrir", 1)
    assert detect.terminal_readers(str(tmp_path), 10) == "Fenrir"
    assert detect.terminal_readers(str(tmp_path / "none"), 10) == ""


def test_a_ring_of_parents_ends(tmp_path: Path) -> None:
    process(tmp_path, 7, "a", 8)
    process(tmp_path, 8, "b", 7)
    assert detect.ancestors(str(tmp_path), 7) == ["a", "b"]


@pytest.mark.parametrize("on", [0, 1])
def test_windows_is_asked_for_its_switch(monkeypatch: pytest.MonkeyPatch, on: int) -> None:
    import ctypes

    calls = []

    def ask(action: int, size: int, where: Any, flags: int) -> int:
        calls.append((action, size, flags))
        where._obj.value = on
        return 1

    user32 = SimpleNamespace(SystemParametersInfoW=ask)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    assert find_readers({}, "win32") == (("screen reader",) if on else ())
    assert calls == [(0x46, 0, 0)]


@pytest.mark.parametrize(("said", "found"), [("1", ("VoiceOver",)), ("0", ())])
def test_macos_is_asked_for_its_switch(tmp_path: Path, said: str, found: tuple[str]) -> None:
    fake_program(tmp_path, "defaults", said)
    assert find_readers(os.environ, "darwin") == found


def test_this_very_system_has_looks() -> None:
    assert len(detect.looks_for(sys.platform, os.environ)) >= 1
