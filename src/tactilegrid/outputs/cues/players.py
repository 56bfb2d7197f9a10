"""What makes a file heard: miniaudio where it is installed, else a program of the system."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
import wave
from collections.abc import Callable, Generator
from contextlib import suppress
from threading import Event
from typing import Any, Protocol

GRACE_SECONDS = 1.5  # beyond the length of a sound; a player that takes longer hangs


class PlayerDown(Exception):
    """This player cannot be used; the text says why, for reports."""


class Player(Protocol):
    """Plays one file at a time, to its end, in the caller's thread."""

    name: str

    def play(self, path: str, seconds: float, stop: Event) -> None:
        """Until it has been heard or *stop* is set; raises PlayerDown."""


class Program:
    """A program that plays a file: `aplay`, `paplay`, `pw-play`, `afplay`."""

    def __init__(self, name: str, words: tuple[str, ...] = ()) -> None:
        self.name = name
        self.words = words

    def play(self, path: str, seconds: float, stop: Event) -> None:
        """In a process of its own, which is killed if it hangs."""
        try:
            process = subprocess.Popen(  # noqa: S603 (a player that was found, and our own file)
                [self.name, *self.words, path],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # a Ctrl-C is for the game
            )
        except OSError as error:
            raise PlayerDown(str(error)) from None
        try:
            code = wait(process, seconds + GRACE_SECONDS, stop)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
        if code is None and not stop.is_set():
            raise PlayerDown("it hangs")
        if code:
            raise PlayerDown(f"it ended with {code}")


def wait(process: subprocess.Popen[bytes], seconds: float, stop: Event) -> int | None:
    """How a process ended; None where it did not in time, or was to stop."""
    step = 0.02
    for _ in range(int(seconds / step) + 1):
        try:
            return process.wait(step)
        except subprocess.TimeoutExpired:
            if stop.is_set():
                return None
    return None


class Winsound:
    """What Windows has by itself: one sound at a time, from a file, without waiting."""

    name = "winsound"

    def __init__(self) -> None:
        try:
            self.module: Any = importlib.import_module("winsound")
        except ImportError as error:
            raise PlayerDown(str(error)) from None

    def play(self, path: str, seconds: float, stop: Event) -> None:
        """Start it, and wait as long as it lasts."""
        flags = self.module.SND_FILENAME | self.module.SND_ASYNC | self.module.SND_NODEFAULT
        try:
            self.module.PlaySound(path, flags)
        except RuntimeError as error:
            raise PlayerDown(str(error)) from None
        if stop.wait(seconds):
            with suppress(RuntimeError):
                self.module.PlaySound(None, 0)


class Miniaudio:
    """The extra `audio`: a library of our own process, on every system."""

    name = "miniaudio"

    def __init__(self, backends: tuple[str, ...] = ()) -> None:
        try:
            self.module: Any = importlib.import_module("miniaudio")
        except (ImportError, OSError) as error:
            raise PlayerDown(str(error)) from None
        self.backends = [getattr(self.module.Backend, name) for name in backends] or None

    def play(self, path: str, seconds: float, stop: Event) -> None:
        """On a device that is opened for this sound and closed behind it."""
        with wave.open(path, "rb") as sound:
            channels, rate = sound.getnchannels(), sound.getframerate()
            data = sound.readframes(sound.getnframes())
        heard = Event()
        try:
            device = self.module.PlaybackDevice(
                output_format=self.module.SampleFormat.SIGNED16,
                nchannels=channels,
                sample_rate=rate,
                buffersize_msec=40,
                backends=self.backends,
            )
        except self.module.MiniaudioError as error:
            raise PlayerDown(str(error)) from None
        try:
            stream = frames(data, channels * 2, heard)
            next(stream)
            device.start(stream)
            for _ in range(int((seconds + GRACE_SECONDS) / 0.02)):
                if heard.wait(0.02) or stop.is_set():
                    break
            else:
                raise PlayerDown("it hangs")
            stop.wait(0.1)  # what is in the buffer is still to be heard
        finally:
            device.close()


def frames(data: bytes, size: int, heard: Event) -> Generator[bytes, int, None]:
    """As many frames as are asked for each time, then silence."""
    wanted = yield b""
    place = 0
    while True:
        end = place + wanted * size
        part = data[place:end]
        place = end
        if place >= len(data):
            heard.set()
        wanted = yield part.ljust(wanted * size, b"\0")


Maker = Callable[[], Player]


def makers(platform: str = sys.platform) -> list[Maker]:
    """What to try on this system, the best first."""
    found: list[Maker] = [Miniaudio]
    if platform == "win32":
        found.append(Winsound)
    programs: tuple[tuple[str, tuple[str, ...]], ...] = (
        (("afplay", ()),)
        if platform == "darwin"
        else (("pw-play", ()), ("paplay", ()), ("aplay", ("-q",)))
    )
    for name, words in programs:
        if shutil.which(name):
            found.append(lambda name=name, words=words: Program(name, words))  # type: ignore[misc]
    return found
