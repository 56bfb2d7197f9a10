"""What goes wrong with voices: play never waits, no move is lost, and one change is told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tactilegrid.core.message import Kind
from tactilegrid.outputs.conductor import SILENT
from tests.service.voices import (
    NO_SOUND,
    SYNTHESISER,
    TO_FILE,
    Server,
    Speaking,
    again,
    heard_sound,
    often,
    server,
    speaking,
    until,
)

pytestmark = pytest.mark.service
HINT, FOCUS, MOVE, RESULT, ALERT = Kind
LONGEST = 2.5  # seconds without speech after any fault of a server


@pytest.fixture
def spd(tmp_path: Path, require_tool: Callable[[str], str]) -> Iterator[Server]:
    """A server whose utterances take a third of a second."""
    require_tool("speech-dispatcher")
    with server(tmp_path, seconds=0.3) as one:
        yield one


def talks(spd: Server, voice: Speaking, name: str) -> None:
    """The voice is in the middle of a move, another one waits behind it."""
    assert until(lambda: voice.ready)
    voice.say(MOVE, f"{name} one")
    voice.say(RESULT, f"{name} two")
    assert until(lambda: f"{name} one" in spd.texts())


@again
def test_a_server_that_stops_answering(spd: Server, times: int) -> None:
    for turn in range(times):
        with speaking(spd.environ) as voice:
            talks(spd, voice, f"turn {turn}")
            assert until(lambda turn=turn: f"turn {turn} two" in spd.texts())
            spd.signal(signal.SIGSTOP)
            start = time.monotonic()
            voice.say(FOCUS, "e2")
            voice.say(RESULT, "three")
            assert until(lambda voice=voice: voice.downs, 10)
            took = time.monotonic() - start
            voice.say(MOVE, "four")
            assert until(lambda voice=voice: "four" in voice.unsaid)
            assert [text for text in voice.unsaid if text != "e2"][-2:] == ["three", "four"]
            assert len(voice.downs) == 1
            assert took < LONGEST
        spd.signal(signal.SIGCONT)


@again
def test_a_server_that_is_stopped_before_a_word(spd: Server, times: int) -> None:
    """Nothing is being said: what comes next finds the fault, and finds it soon."""
    for _ in range(times):
        with speaking(spd.environ) as voice:
            assert until(lambda voice=voice: voice.ready)
            spd.signal(signal.SIGSTOP)
            start = time.monotonic()
            voice.say(MOVE, "moved")
            assert until(lambda voice=voice: voice.downs, 10)
            assert time.monotonic() - start < LONGEST
            assert voice.unsaid == ["moved"]
        spd.signal(signal.SIGCONT)


@again
def test_a_server_that_hesitates_loses_nothing_and_says_nothing_twice(
    spd: Server, times: int
) -> None:
    for turn in range(times):
        with speaking(spd.environ) as voice:
            assert until(lambda voice=voice: voice.ready)
            spd.signal(signal.SIGSTOP)
            voice.say(MOVE, f"moved {turn}")
            time.sleep(0.9)
            spd.signal(signal.SIGCONT)
            assert until(lambda turn=turn: f"moved {turn}" in spd.whole())
            assert spd.texts().count(f"moved {turn}") == 1
            assert not voice.downs


@again
def test_a_server_killed_in_the_middle_of_a_sentence(spd: Server, times: int) -> None:
    for turn in range(times):
        with speaking(spd.environ) as voice:
            talks(spd, voice, f"turn {turn}")
            spd.kill()
            start = time.monotonic()
            assert until(lambda voice=voice: voice.downs, 10)
            assert time.monotonic() - start < LONGEST
            assert voice.unsaid == [f"turn {turn} one", f"turn {turn} two"]
            assert voice.changes[-1].why
        spd.start()


@again
def test_a_server_killed_and_started_again(spd: Server, times: int) -> None:
    for turn in range(times):
        with speaking(spd.environ) as voice:
            talks(spd, voice, f"turn {turn}")
            spd.kill()
            time.sleep(0.2)
            spd.start()
            want = [f"turn {turn} one", f"turn {turn} two"]
            assert until(lambda want=want: spd.whole()[-2:] == want), spd.lines()
            assert len(voice.changes) == 1


@often
def test_where_there_is_no_server(tmp_path: Path, times: int) -> None:
    environ = {**os.environ, "SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/none.sock"}
    for _ in range(times):
        start = time.monotonic()
        with speaking(environ, "ssip", "ao3-speech-dispatcher") as voice:
            voice.say(MOVE, "moved")
            assert until(lambda voice=voice: voice.downs, 10)
            assert time.monotonic() - start < LONGEST
            assert voice.unsaid == ["moved"]
            assert "listens" in voice.proxy.conductor.reasons["ssip"]


@again
def test_the_next_voice_goes_on(
    spd: Server, tmp_path: Path, require_tool: Callable[[str], str], times: int
) -> None:
    """The program espeak-ng, with ALSA writing to a file what would be heard."""
    require_tool("espeak-ng")
    wav = tmp_path / "heard.wav"
    (tmp_path / "file.conf").write_text(TO_FILE.format(path=wav))
    environ = {**spd.environ, "ALSA_CONFIG_PATH": str(tmp_path / "file.conf")}
    for turn in range(times):
        with speaking(environ, "ssip", "espeak-ng") as voice:
            talks(spd, voice, f"turn {turn}")
            spd.kill()
            start = time.monotonic()
            assert until(lambda voice=voice: voice.proxy.backend == "espeak-ng", 10)
            assert time.monotonic() - start < LONGEST
            assert until(lambda voice=voice: voice.proxy.conductor.idle)
            assert heard_sound(wav)
            assert [(each.backend, each.before) for each in voice.changes] == [
                ("ssip", ""),
                ("espeak-ng", "ssip"),
            ]
            wav.unlink()
        spd.start()


@again
def test_without_a_sound_device_there_is_no_voice(tmp_path: Path, times: int) -> None:
    """Programs that speak succeed all the same, into nothing: that must not count."""
    (tmp_path / "none.conf").write_text(NO_SOUND)
    environ = {**os.environ, "ALSA_CONFIG_PATH": str(tmp_path / "none.conf")}
    for name in ("PULSE_SERVER", "XDG_RUNTIME_DIR"):
        environ.pop(name, None)
    for _ in range(times):
        with speaking(environ, "pyttsx3", "espeak-ng") as voice:
            voice.say(MOVE, "moved")
            assert until(lambda voice=voice: voice.downs, 10)
            assert voice.unsaid == ["moved"]
            reasons = voice.proxy.conductor.reasons
            assert "sound" in reasons["espeak-ng"] or "installed" in reasons["espeak-ng"]


@again
def test_a_speech_server_without_a_sound_device(
    tmp_path: Path, require_tool: Callable[[str], str], times: int
) -> None:
    """It takes everything, tells of a beginning and of no end, and by and by answers no more."""
    require_tool("speech-dispatcher")
    for turn in range(times):
        with soundless(tmp_path / str(turn)) as voice:
            assert until(lambda voice=voice: voice.ready)
            start = time.monotonic()
            voice.say(MOVE, "moved")
            voice.say(RESULT, "over")
            assert until(lambda voice=voice: voice.downs, 20)
            assert time.monotonic() - start < 2 * LONGEST
            assert voice.unsaid == ["moved", "over"]
            reasons = voice.proxy.conductor.reasons
            assert reasons["ssip"] == reasons["ao3-speech-dispatcher"] == SILENT


@contextmanager
def soundless(folder: Path) -> Iterator[Speaking]:
    """A voice at a server with a real synthesiser and without a sound device."""
    folder.mkdir()
    spd = Server(folder)
    (folder / "spd" / "speechd.conf").write_text(SYNTHESISER)
    (folder / "null.conf").write_text(NO_SOUND)
    spd.start()
    try:
        with speaking(spd.environ, "ssip", "ao3-speech-dispatcher", "espeak-ng") as voice:
            yield voice
    finally:
        spd.kill()


@again
def test_a_worker_that_hangs_is_another_worker(spd: Server, times: int) -> None:
    """Two seconds without an answer; a pipe that nobody empties holds up nobody."""
    for turn in range(times):
        with speaking(spd.environ) as voice:
            assert until(lambda voice=voice: voice.ready)
            first = voice.worker
            os.kill(first, signal.SIGSTOP)
            start = time.monotonic()
            for number in range(60):
                voice.say(FOCUS, f"square {number} {'x' * 1900}")
            voice.say(MOVE, f"moved {turn}")
            assert until(lambda voice=voice, first=first: voice.worker not in (0, first), 10)
            assert time.monotonic() - start < LONGEST
            assert until(lambda turn=turn: f"moved {turn}" in spd.whole())
            squares = [text.split()[1] for text in spd.texts() if text.startswith("square")]
            assert set(squares) <= {"0", "59"}
            assert until(lambda first=first: not os.path.exists(f"/proc/{first}"))


@often
def test_a_worker_that_is_killed(spd: Server, times: int) -> None:
    for turn in range(times):
        with speaking(spd.environ) as voice:
            talks(spd, voice, f"turn {turn}")
            os.kill(voice.worker, signal.SIGKILL)
            assert until(lambda turn=turn: f"turn {turn} two" in spd.whole()[-1:])
            assert f"turn {turn} one" in spd.whole()
            assert len(voice.changes) == 1


LIBRARY = """\
import os, sys, time
print("Cannot find Speech Dispatcher.", flush=True)
os.write(1, b"noise\\n" * 2000)
os.write(2, b"ALSA lib noise\\n" * 2000)

class NVDA:
    def is_active(self):
        return True

    def speak(self, text, interrupt=False):
        print(text, flush=True)
        if {hangs}:
            time.sleep(1000)
        with open({heard!r}, "a", encoding="utf-8") as file:
            print(text, file=file)

    def silence(self):
        os.write(1, b"silent\\n")
"""


def library(folder: Path, heard: Path, hangs: bool) -> str:
    """A stand-in for accessible-output3 that prints wherever it can; returns where it lies."""
    package = folder / "lib" / "accessible_output3" / "outputs"
    package.mkdir(parents=True)
    for part in (package, package.parent):
        (part / "__init__.py").touch()
    (package / "nvda.py").write_text(LIBRARY.format(heard=str(heard), hangs=hangs))
    return str(folder / "lib")


@often
def test_a_voice_that_prints_disturbs_nobody(tmp_path: Path, times: int) -> None:
    heard = tmp_path / "heard.txt"
    heard.touch()
    source = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join([library(tmp_path, heard, hangs=False), os.path.abspath(source or ".")])
    for turn in range(times):
        with speaking({**os.environ, "PYTHONPATH": path}, "ao3-nvda") as voice:
            voice.say(MOVE, f"moved {turn}")
            voice.say(RESULT, "over")
            want = [f"moved {turn}", "over"]
            assert until(lambda want=want: heard.read_text().splitlines()[-2:] == want)
            voice.proxy.hush()
            assert until(lambda voice=voice: voice.proxy.conductor.idle)
            assert not voice.downs
    assert len(heard.read_text().splitlines()) == 2 * times


def test_a_voice_that_hangs_twice_makes_room_for_the_next(spd: Server, tmp_path: Path) -> None:
    source = os.environ.get("PYTHONPATH", "")
    lib = library(tmp_path, tmp_path / "heard.txt", hangs=True)
    path = os.pathsep.join([lib, os.path.abspath(source or ".")])
    with speaking({**spd.environ, "PYTHONPATH": path}, "ao3-nvda", "ssip") as voice:
        start = time.monotonic()
        voice.say(MOVE, "moved")
        assert until(lambda: "moved" in spd.whole(), 10)
        assert time.monotonic() - start < 2 * LONGEST + 1
        assert [each.backend for each in voice.changes] == ["ao3-nvda", "ssip"]


PARENT = """\
import sys, time
from tactilegrid.outputs.speech import SpeechProxy
proxy = SpeechProxy(lambda change: None, ("ssip",))
proxy.start()
while not proxy.process or not proxy.process.folder:
    time.sleep(0.01)
print(proxy.process.child.pid, proxy.process.folder, flush=True)
time.sleep(60)
"""


@often
def test_nothing_is_left_when_the_program_is_killed(spd: Server, times: int) -> None:
    for _ in range(times):
        with subprocess.Popen(
            [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, env=spd.environ
        ) as parent:
            assert parent.stdout is not None
            worker, folder = parent.stdout.readline().decode().split()
            parent.send_signal(signal.SIGKILL)
        assert until(lambda worker=worker: not running(int(worker)))
        assert until(lambda folder=folder: not os.path.exists(folder))


def running(pid: int) -> bool:
    """Whether a process is there and not only waiting to be counted as dead."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@often
def test_two_programs_at_once(spd: Server, times: int) -> None:
    """Two of us at one server: each is heard, whatever the other interrupts."""
    for turn in range(times):
        with speaking(spd.environ) as one, speaking(spd.environ) as other:
            assert until(lambda one=one, other=other: one.ready and other.ready)
            other.say(MOVE, f"other {turn}")
            assert until(lambda turn=turn: f"other {turn}" in spd.texts())
            one.say(FOCUS, "e2")
            one.say(FOCUS, f"e3 {turn}")
            one.say(MOVE, f"one {turn}")
            assert until(lambda turn=turn: f"one {turn}" in spd.whole())
            assert f"other {turn}" in spd.whole()
            assert f"e3 {turn}" in spd.whole()


@pytest.mark.soak
def test_a_synthesiser_that_hangs_behind_a_healthy_server(spd: Server) -> None:
    """The server takes everything and says nothing: a listener would wait in silence."""
    with speaking(spd.environ) as voice:
        assert until(lambda: voice.ready)
        assert spd.process is not None
        modules = children(spd.process.pid)
        assert modules
        for module in modules:
            os.kill(module, signal.SIGSTOP)
        voice.say(MOVE, "moved")
        assert until(lambda: voice.downs, 30)
        assert voice.unsaid == ["moved"]
        assert voice.downs[0].why


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid:
                found.append(int(entry.name))
    return found
