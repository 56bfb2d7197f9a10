"""Real speech servers without a sound card, each writing down what it was told to say."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from tactilegrid.core.message import Kind
from tactilegrid.outputs.conductor import Change
from tactilegrid.outputs.speech import SpeechProxy
from tactilegrid.speech.utterance import Utterance

# The generic module runs a command for each utterance; it kills the command to interrupt, so that
# only what was said to its end has the line END after it. It shall not cut texts into sentences.
SERVER = """\
LogLevel 3
LogDir "default"
AddModule "tg" "sd_generic" "tg.conf"
DefaultModule tg
DefaultLanguage "en"
AudioOutputMethod "alsa"
"""
MODULE = """\
GenericExecuteSynth "echo \\'$DATA\\' >> {spoken}; {wait}; echo END >> {spoken}"
GenericCmdDependency "echo"
GenericMaxChunkLength 10000
GenericDelimiters "|"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "ru" "ru" "utf-8"
AddVoice "en" "MALE1" "english"
AddVoice "ru" "MALE1" "russian"
DefaultVoice "english"
"""
# A real synthesiser, whose sound the server itself would play.
SYNTHESISER = """\
LogLevel 0
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
DefaultLanguage "en"
AudioOutputMethod "alsa"
"""
NO_SOUND = "pcm.!default { type hw card 77 }\n"
SILENT = "pcm.!default { type null }\nctl.!default { type null }\n"
TO_FILE = """\
pcm.n {{ type null }}
pcm.!default {{ type plug slave.pcm {{ type file slave.pcm "n" file "{path}" format "wav" }} }}
"""
PATIENCE = 8.0

# Each fault twice in every run, often in the long tier; `again`: several tests have that fault.
LONG = pytest.param(20, id="often", marks=pytest.mark.soak)
often = pytest.mark.parametrize("times", [pytest.param(2, id="twice"), LONG])
again = pytest.mark.parametrize("times", [pytest.param(1, id="once"), LONG])


def until(happened: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Whether it happened in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if happened():
            return True
        time.sleep(0.005)
    return bool(happened())


class Server:
    """A speech-dispatcher of our own, that can be stopped, killed and started again.

    An utterance takes *seconds*; where that is None, a second for each 15 characters, as a voice
    would.
    """

    def __init__(self, folder: Path, seconds: float | None = 0.05) -> None:
        self.folder = folder
        self.spoken = folder / "spoken.txt"
        self.socket = folder / "s.sock"
        self.process: subprocess.Popen[bytes] | None = None
        (folder / "spd" / "modules").mkdir(parents=True)
        (folder / "spd" / "speechd.conf").write_text(SERVER)
        self.spoken.touch()
        paced = "sleep $(echo \\'$DATA\\' | awk \\'{ print length($0) / 15 }\\')"
        wait = paced if seconds is None else f"sleep {seconds}"
        module = MODULE.format(spoken=self.spoken, wait=wait)
        (folder / "spd" / "modules" / "tg.conf").write_text(module, encoding="utf-8")
        (folder / "null.conf").write_text(SILENT)

    @property
    def environ(self) -> dict[str, str]:
        """For whoever wants to speak through this server only."""
        return {
            **os.environ,
            "SPEECHD_ADDRESS": f"unix_socket:{self.socket}",
            "ALSA_CONFIG_PATH": str(self.folder / "null.conf"),
        }

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self.socket.unlink(missing_ok=True)
        folder = str(self.folder)
        self.process = subprocess.Popen(
            [
                *("speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket"),
                *("-S", str(self.socket), "-P", f"{folder}/pid", "-C", f"{folder}/spd"),
                *("-L", folder),
            ],
            env={**self.environ, "LC_ALL": "C.UTF-8"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # its modules are ended with it
        )
        assert until(self.listens), "speech-dispatcher does not start"

    def listens(self) -> bool:
        with socket.socket(socket.AF_UNIX) as link:
            try:
                link.connect(str(self.socket))
            except OSError:
                return False
        return True

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        """At once, with its modules and what they run."""
        process, self.process = self.process, None
        if process is not None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def lines(self) -> list[str]:
        return self.spoken.read_text(encoding="utf-8", errors="replace").splitlines()

    def texts(self) -> list[str]:
        """What was begun."""
        return [line for line in self.lines() if line != "END"]

    def whole(self) -> list[str]:
        """What was said to its end."""
        lines = self.lines()
        return [one for one, next_ in pairwise(lines) if next_ == "END" != one]


@contextmanager
def server(folder: Path, seconds: float | None = 0.05) -> Iterator[Server]:
    """A server that ends with the block."""
    one = Server(folder, seconds)
    one.start()
    try:
        yield one
    finally:
        one.kill()


class Speaking:
    """A proxy under test, with all that it reported."""

    def __init__(self, environ: dict[str, str], *backends: str) -> None:
        self.changes: list[Change] = []
        self.proxy = SpeechProxy(self.changes.append, backends, environ=environ)
        self.proxy.start()

    def say(self, kind: Kind, text: str, language: str = "en") -> None:
        """Said at once, whatever happens behind."""
        start = time.perf_counter()
        self.proxy.say(Utterance(kind, text, text), language)
        assert time.perf_counter() - start < 0.2, "the game waited for the voice"

    @property
    def ready(self) -> bool:
        return self.proxy.conductor.state == "ready"

    @property
    def worker(self) -> int:
        """The process that speaks."""
        process = self.proxy.process
        return process.child.pid if process is not None else 0

    @property
    def downs(self) -> list[Change]:
        return [change for change in self.changes if change.down]

    @property
    def unsaid(self) -> list[str]:
        return [each.text for change in self.changes for each in change.unsaid]


@contextmanager
def speaking(environ: dict[str, str], *backends: str) -> Iterator[Speaking]:
    """A proxy that has its voice, until the end of the block."""
    one = Speaking(environ, *(backends or ("ssip",)))
    try:
        yield one
    finally:
        one.proxy.close()


def heard_sound(path: Path) -> bool:
    """Whether a WAV file holds anything but silence."""
    if not path.exists():
        return False
    data = path.read_bytes()[44:]
    return len(data) > 10_000 and any(data)
