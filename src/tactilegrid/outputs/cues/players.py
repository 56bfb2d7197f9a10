"""What makes a file heard: miniaudio where it is installed, else a program of the system."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from queue import Empty, Queue
from threading import Event, Thread
from typing import Any, Protocol

GRACE_SECONDS = 1.5  # beyond the length of a sound; a player that takes longer hangs
START_SECONDS = 3.0  # more, where it has to be started first
STEP_SECONDS = 0.02


class PlayerDown(Exception):
    """This player cannot be used; the text says why, for reports."""


class Player(Protocol):
    """Plays one file at a time, to its end, in the caller's thread."""

    name: str

    def play(self, path: str, seconds: float, stop: Event) -> None:
        """Until it has been heard or *stop* is set; raises PlayerDown."""

    def close(self) -> None:
        """Let go."""


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

    def close(self) -> None:
        """Each sound's process has ended with it."""


def wait(process: subprocess.Popen[bytes], seconds: float, stop: Event) -> int | None:
    """How a process ended; None where it did not in time, or was to stop."""
    for _ in range(int(seconds / STEP_SECONDS) + 1):
        try:
            return process.wait(STEP_SECONDS)
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
            self.close()

    def close(self) -> None:
        """Break off what is heard."""
        with suppress(RuntimeError):
            self.module.PlaySound(None, 0)


class Miniaudio:
    """The extra `audio`, on every system, in a process of its own (see `miniaudio_worker`)."""

    name = "miniaudio"

    def __init__(self, *backends: str) -> None:
        try:
            found = find_spec("miniaudio")
        except ValueError:  # it was made impossible to import
            found = None
        if found is None:
            raise PlayerDown("it is not installed")
        self.backends = backends
        self.process: subprocess.Popen[str] | None = None
        self.answers: Queue[str] = Queue()

    def play(self, path: str, seconds: float, stop: Event) -> None:
        """Have the process play it; one that does not answer in time is killed."""
        patience = seconds + GRACE_SECONDS
        if self.process is None:
            self.begin()
            patience += START_SECONDS
        answer = self.ask(path, patience, stop)
        if answer == "played" or stop.is_set():
            return
        self.close()
        raise PlayerDown(answer.removeprefix("failed "))

    def begin(self) -> None:
        """Start the process, and a thread that takes its answers in."""
        module = "tactilegrid.outputs.cues.miniaudio_worker"
        try:
            process = subprocess.Popen(  # noqa: S603 - our own module
                [sys.executable, "-m", module, *self.backends],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                encoding="utf-8",
                start_new_session=True,  # a Ctrl-C is for the game
            )
        except OSError as error:
            raise PlayerDown(str(error)) from None
        self.process, self.answers = process, Queue()
        Thread(target=listen, args=(process, self.answers), daemon=True).start()

    def ask(self, path: str, seconds: float, stop: Event) -> str:
        """The process's answer, or what became of it."""
        process = self.process
        if process is None or process.stdin is None:
            return "failed it has ended"
        try:
            process.stdin.write(f"{path}\n")
            process.stdin.flush()
        except OSError:
            return "failed it has ended"
        for _ in range(int(seconds / STEP_SECONDS) + 1):
            try:
                return self.answers.get(timeout=STEP_SECONDS)
            except Empty:
                if stop.is_set():
                    break
        return "failed it hangs"

    def close(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):
                    if pipe is not None:
                        pipe.close()


def listen(process: subprocess.Popen[str], answers: Queue[str]) -> None:
    """Keep each answer, and note the end."""
    with suppress(OSError, ValueError):
        for line in process.stdout or ():
            answers.put(line.strip())
    answers.put("failed it has ended")


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
