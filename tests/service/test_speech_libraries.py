"""The libraries and programs that can speak, each end to end as far as Linux goes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tactilegrid.core.message import Kind
from tactilegrid.outputs import detect
from tactilegrid.outputs.speech import probe
from tests.service.voices import TO_FILE, heard_sound, server, speaking, until

pytestmark = pytest.mark.service
HINT, FOCUS, MOVE, RESULT, ALERT = Kind

# Plays for a second, in the test's own words.
PLAYER = """\
#!/bin/sh
case "$*" in *.wav*) ;; *) cat >/dev/null; exit 0 ;; esac
echo begin >>{log}
sleep 1
echo end >>{log}
"""


@pytest.fixture
def to_file(tmp_path: Path) -> tuple[dict[str, str], Path]:
    """An environment whose sound goes into a file."""
    wav = tmp_path / "heard.wav"
    (tmp_path / "file.conf").write_text(TO_FILE.format(path=wav))
    return {**os.environ, "ALSA_CONFIG_PATH": str(tmp_path / "file.conf")}, wav


def test_accessible_output3(tmp_path: Path, require_tool: Callable[[str], str]) -> None:
    pytest.importorskip("accessible_output3")
    pytest.importorskip("speechd")
    require_tool("speech-dispatcher")
    with server(tmp_path) as spd, speaking(spd.environ, "ao3-speech-dispatcher") as voice:
        voice.say(MOVE, "Ход 'e5' <b> & 100%", "ru")
        assert until(lambda: "Ход 'e5' <b> & 100%" in spd.whole())
        assert voice.proxy.caps == {"cuts"}
        voice.say(RESULT, "a long one")
        voice.say(ALERT, "clock")  # its time is guessed, and cut
        assert until(lambda: "clock" in spd.whole())
        voice.proxy.hush()


def test_accessible_output3_does_not_hang_at_a_server_that_is_stopped(
    tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    pytest.importorskip("accessible_output3")
    require_tool("speech-dispatcher")
    with server(tmp_path) as spd:
        spd.signal(signal.SIGSTOP)
        start = time.monotonic()
        with speaking(spd.environ, "ao3-speech-dispatcher") as voice:
            assert until(lambda: voice.downs)
        assert time.monotonic() - start < 2.5


@pytest.fixture
def session_bus(tmp_path: Path, require_tool: Callable[[str], str]) -> Iterator[dict[str, str]]:
    """An environment with a session bus of its own."""
    require_tool("dbus-daemon")
    address = f"unix:path={tmp_path}/bus"
    command = ["dbus-daemon", "--session", "--nofork", f"--address={address}"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as bus:
        try:
            assert until(lambda: (tmp_path / "bus").exists())
            yield {**os.environ, "DBUS_SESSION_BUS_ADDRESS": address}
        finally:
            bus.kill()


@pytest.fixture
def orca(tmp_path: Path, session_bus: dict[str, str]) -> Iterator[Path]:
    """The log of a stand-in for Orca on that bus."""
    pytest.importorskip("jeepney")
    log = tmp_path / "orca.txt"
    stand_in = Path(__file__).with_name("orca.py")
    with subprocess.Popen([sys.executable, str(stand_in), str(log)], env=session_bus) as one:
        try:
            assert until(log.exists)
            yield log
        finally:
            one.kill()


def test_orca_through_prismatoid(session_bus: dict[str, str], orca: Path) -> None:
    pytest.importorskip("prism")
    with speaking(session_bus, "prism-orca") as voice:
        voice.say(FOCUS, "e2, пусто", "ru")
        voice.say(FOCUS, "e3")
        assert until(lambda: "PresentMessage e3" in orca.read_text("utf-8"))
        voice.proxy.hush()
        assert until(lambda: orca.read_text("utf-8").splitlines()[-1].startswith("InterruptSpeech"))
    lines = orca.read_text("utf-8").splitlines()
    assert [line for line in lines if line.startswith("Present")][-1] == "PresentMessage e3"


def test_without_orca_prismatoid_is_passed_over(session_bus: dict[str, str]) -> None:
    pytest.importorskip("prism")
    found = next(iter(probe(["prism-orca"], environ=session_bus)))
    assert not found.works
    assert "not available" in found.why


def test_orca_is_found(
    session_bus: dict[str, str], orca: Path, require_tool: Callable[[str], str]
) -> None:
    require_tool("gdbus")
    assert orca.exists()
    assert detect.orca(session_bus) == "Orca"


def test_no_orca_is_found_and_nothing_is_started(session_bus: dict[str, str]) -> None:
    assert detect.orca(session_bus) == ""
    assert detect.reader_enabled(session_bus) == ""


def test_pyttsx3_makes_sound(
    to_file: tuple[dict[str, str], Path], require_tool: Callable[[str], str]
) -> None:
    pytest.importorskip("pyttsx3")
    for tool in ("espeak-ng", "aplay"):
        require_tool(tool)
    environ, wav = to_file
    with speaking(environ, "pyttsx3") as voice:
        voice.say(MOVE, "knight to e five")
        assert until(lambda: heard_sound(wav))
        wav.unlink()
        voice.say(RESULT, "Ход на e5, пусто", "ru")
        assert until(lambda: heard_sound(wav))
        assert not voice.downs


@pytest.fixture
def player(tmp_path: Path, require_tool: Callable[[str], str]) -> tuple[dict[str, str], Path]:
    """An environment whose player takes a second, and its log."""
    require_tool("espeak-ng")
    log = tmp_path / "played.txt"
    log.touch()
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "aplay").write_text(PLAYER.format(log=log))
    (folder / "aplay").chmod(0o755)
    return {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}, log


def test_pyttsx3_can_be_interrupted_and_says_one_after_the_other(
    player: tuple[dict[str, str], Path],
) -> None:
    """By itself it can neither: a child speaks, with all that it starts."""
    pytest.importorskip("pyttsx3")
    environ, log = player
    with speaking(environ, "pyttsx3") as voice:
        voice.say(FOCUS, "e2")
        assert until(lambda: log.read_text().split() == ["begin"])
        start = time.monotonic()
        voice.say(FOCUS, "e3")
        assert until(lambda: log.read_text().split() == ["begin"] * 2)
        assert time.monotonic() - start < 0.9
        voice.say(MOVE, "moved")
        assert until(lambda: log.read_text().split() == ["begin", *["begin", "end"] * 2])


def test_pyttsx3_falls_silent_with_the_program(player: tuple[dict[str, str], Path]) -> None:
    pytest.importorskip("pyttsx3")
    environ, log = player
    with speaking(environ, "pyttsx3") as voice:
        voice.say(FOCUS, "e2")
        assert until(lambda: log.read_text().split() == ["begin"])
        voice.proxy.close()
        time.sleep(1.2)
        assert log.read_text().split() == ["begin"]


def test_the_program_espeak_makes_sound(
    to_file: tuple[dict[str, str], Path], require_tool: Callable[[str], str]
) -> None:
    for tool in ("espeak-ng", "aplay"):
        require_tool(tool)
    environ, wav = to_file
    voices: list[tuple[tuple[str, str], ...]] = []
    with speaking(environ, "espeak-ng") as voice:
        voice.say(MOVE, "- knight to <b> e five", "en")
        assert until(lambda: heard_sound(wav))
        wav.unlink()
        voice.say(MOVE, "Ход на e5, пусто", "ru")
        assert until(lambda: heard_sound(wav))
        voice.proxy.list_voices("ru", voices.append)
        assert until(lambda: voices)
        assert ("ru", "zle/ru") in [(language, name) for name, language in voices[0]]


def test_every_voice_is_tried_for_the_doctor(
    tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    require_tool("speech-dispatcher")
    with server(tmp_path) as spd:
        found = list(probe(["no-such", "ssip"], "This is a voice.", environ=spd.environ))
        assert [(each.name, each.works) for each in found] == [("no-such", False), ("ssip", True)]
        assert found[0].why == "no voice is called no-such"
        assert spd.whole() == ["This is a voice."]
        spd.signal(signal.SIGSTOP)
        hung = list(probe(["ssip"], environ=spd.environ))
        assert not hung[0].works
        assert hung[0].why == "speech-dispatcher does not answer"
