"""Our own voice, seen from the program: it takes everything at once and never makes anybody wait.

A thread owns the worker process and its `Conductor`; callers only put things in its inbox. Another
writes to the worker, so that a pipe that nobody empties holds up nobody.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Any

from tactilegrid.core.value import Value
from tactilegrid.outputs.backends.names import order_for
from tactilegrid.outputs.backends.speaker import Manner
from tactilegrid.outputs.conductor import (
    Change,
    Conductor,
    Kill,
    Send,
    Spoken,
    Start,
    Steps,
    Voices,
)
from tactilegrid.speech.utterance import Utterance

WORKER = (sys.executable, "-m", "tactilegrid.outputs.speech_worker")
LEAVING = 0.5  # seconds for a worker to end by itself
POLITE = 0.3  # for one that is given up, and may still take back what it handed on
PROBE_SECONDS = 5.0  # for one voice to open
# Why a voice that took a sentence does not work.
SAYS_NOTHING = "took the sentence and does not begin"
NEVER_ENDS = "begins and never ends, as without a sound device"
WENT_AWAY = "the voice went away"


Take = Callable[[dict[str, Any] | None], None]


def now_ms() -> int:
    """The clock of everything here."""
    return time.monotonic_ns() // 1_000_000


class Process:
    """One worker process: frames in without waiting, frames out to *take*, `None` at the end."""

    def __init__(
        self,
        take: Take,
        command: Sequence[str] = WORKER,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        self.folder = ""
        self.outbox: SimpleQueue[bytes] = SimpleQueue()
        self.child = subprocess.Popen(  # noqa: S603 - our own module
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # Ctrl-C is not its
            env=dict(environ) if environ is not None else None,
        )
        stdin, stdout = self.child.stdin, self.child.stdout
        if stdin is not None and stdout is not None:
            threading.Thread(target=self._listen, args=(stdout, take), daemon=True).start()
            threading.Thread(target=self._write, args=(stdin,), daemon=True).start()

    def send(self, frame: Mapping[str, Any]) -> None:
        """Have a frame written."""
        self.outbox.put(json.dumps(frame, separators=(",", ":")).encode("ascii") + b"\n")

    def end(self, seconds: float = 0.0) -> None:
        """End it and all that it has started; what it says by itself it may within *seconds*."""
        with suppress(subprocess.TimeoutExpired):
            if seconds:
                self.child.wait(seconds)
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.child.pid, signal.SIGKILL)
        with suppress(OSError, subprocess.TimeoutExpired):
            self.child.kill()
            self.child.wait(1)
        self.outbox.put(b"")
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _write(self, stdin: IO[bytes]) -> None:
        with suppress(OSError):
            while data := self.outbox.get():
                stdin.write(data)
                stdin.flush()
        with suppress(OSError):  # what it did not take is for nobody
            stdin.close()

    def _listen(self, stdout: IO[bytes], take: Take) -> None:
        with stdout, suppress(OSError, ValueError):
            for line in stdout:
                frame = json.loads(line)
                if not isinstance(frame, dict):
                    break
                if "hello" in frame:
                    self.folder = str(frame["hello"])
                take(frame)
        take(None)


class SpeechProxy:
    """The voice of one table. Every method returns at once, but `close` with seconds to wait.

    *on_change* is called by the proxy's own thread: it hands the `Change` on to where it is dealt
    with, and raises nothing.
    """

    def __init__(
        self,
        on_change: Callable[[Change], None],
        backends: Sequence[str] = (),
        manner: Manner | None = None,
        environ: Mapping[str, str] | None = None,
        command: Sequence[str] = WORKER,
    ) -> None:
        self.on_change = on_change
        self.backends = tuple(backends) or order_for(sys.platform)
        self.conductor = Conductor(self.backends, manner)
        self.environ = environ
        self.command = command
        self.process: Process | None = None
        self.closed = False
        self._workers = 0  # started so far
        self._inbox: SimpleQueue[tuple[Callable[..., Steps], tuple[Any, ...]]] = SimpleQueue()
        self._questions: dict[int, Callable[[tuple[tuple[str, str], ...]], None]] = {}
        self._end: int | None = None  # when to close, idle or not
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)

    @property
    def backend(self) -> str:
        """The voice that speaks now, or an empty text."""
        return self.conductor.backend

    @property
    def caps(self) -> frozenset[str]:
        """What this voice can do."""
        return self.conductor.caps

    def start(self) -> None:
        """Start the thread and the worker, unless they were started."""
        if not self._thread.is_alive() and not self.closed:
            self._put(self.conductor.start)
            self._thread.start()

    def say(self, utterance: Utterance, language: str = "") -> None:
        """Say it when its turn comes."""
        fields: dict[str, Any] = {name: getattr(utterance, name) for name in Utterance._fields}
        self._put(self.conductor.say, Spoken(**{**fields, "language": language}))

    def hush(self) -> None:
        """Be silent now; what waits is not said any more."""
        self._put(self.conductor.hush)

    def set(self, manner: Manner) -> None:
        """Speak so from now on."""
        self._put(self.conductor.set, manner)

    def list_voices(
        self, language: str, take: Callable[[tuple[tuple[str, str], ...]], None]
    ) -> None:
        """Have *take* called, by the proxy's thread, with the names and languages of voices."""
        self._put(self._ask, language, take)

    def again(self, backends: Sequence[str] = ()) -> None:
        """Try all voices anew, after `down` or because the listener wants another one."""
        self._put(self.conductor.again, tuple(backends) or self.backends)

    def close(self, seconds: float = 0.0) -> None:
        """End the worker; with *seconds*, once all is said or so much time has passed."""
        if self.closed:
            return
        self.closed = True
        if self._thread.is_alive():
            self._put(self._closing, now_ms() + round(seconds * 1000))
            self._thread.join(seconds + 2 * LEAVING + 2)

    def _put(self, call: Callable[..., Steps], *args: Any) -> None:
        self._inbox.put((call, args))

    # in the thread

    def _run(self) -> None:
        while not self._is_over():
            self._take_one()
        process, self.process = self.process, None
        if process is not None:
            process.send({"do": "quit"})
            process.end(LEAVING)

    def _is_over(self) -> bool:
        if self._end is None:
            return False
        return now_ms() >= self._end or self.conductor.idle or self.conductor.state == "down"

    def _take_one(self) -> None:
        times = [time for time in (self.conductor.due, self._end) if time is not None]
        wait = None if not times else max(0, min(times) - now_ms()) / 1000
        try:
            call, args = self._inbox.get(timeout=wait)
        except Empty:
            steps = self.conductor.tick(now_ms())
        else:
            steps = call(*args, now_ms())
        while steps:
            steps = [more for step in steps for more in self._do(step)]

    def _do(self, step: object) -> Steps:
        if isinstance(step, Send):
            if self.process is not None:
                self.process.send(step.frame)
        elif isinstance(step, Start):
            return self._start()
        elif isinstance(step, Kill):
            process, self.process = self.process, None
            if process is not None and step.politely:
                process.send({"do": "quit"})
                process.end(POLITE)
            elif process is not None:
                process.end()
        elif isinstance(step, Voices):
            self._questions.pop(step.number)(step.voices)
        elif isinstance(step, Change):
            self.on_change(step)
        return []

    def _start(self) -> Steps:
        """A new worker, whose frames count as long as no other has taken its place."""
        self._workers += 1
        number = self._workers
        try:
            self.process = Process(
                lambda frame: self.came(number, frame), self.command, self.environ
            )
        except OSError:
            return self.conductor.died(now_ms())
        return []

    def came(self, worker: int, frame: dict[str, Any] | None) -> None:
        """A worker, by its number, said something; called by the thread that reads it."""
        self._put(self._frame, worker, frame)

    def _frame(self, worker: int, frame: dict[str, Any] | None, now: int) -> Steps:
        if worker != self._workers or self.process is None:
            return []
        return self.conductor.died(now) if frame is None else self.conductor.answer(frame, now)

    def _ask(
        self, language: str, take: Callable[[tuple[tuple[str, str], ...]], None], now: int
    ) -> Steps:
        number = max(self._questions, default=0) + 1
        self._questions[number] = take
        return self.conductor.list_voices(number, language, now)

    def _closing(self, end: int, _now: int) -> Steps:
        self._end = end
        return []


class Probed(Value):
    """What became of one voice: whether it `works`, `why` not, what it can do."""

    name: str
    works: bool
    why: str = ""
    caps: tuple[str, ...] = ()


def probe(
    names: Sequence[str] = (),
    sentence: str = "",
    language: str = "en",
    environ: Mapping[str, str] | None = None,
    seconds: float = PROBE_SECONDS,
    command: Sequence[str] = WORKER,
) -> Iterator[Probed]:
    """Open each voice in a worker of its own, and let it say the sentence, if there is one.

    Takes time: for `doctor`. A voice that hangs is given up after *seconds*, and at the most the
    sentence is listened to for as long again and as a slow voice takes.
    """
    for name in names or order_for(sys.platform):
        frames: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        process = Process(frames.put, command, environ)
        try:
            process.send({"do": "open", "names": [name]})
            yield _probed(name, frames, process, sentence, language, seconds)
        finally:
            process.send({"do": "quit"})
            process.end(LEAVING)


def _probed(
    name: str,
    frames: SimpleQueue[dict[str, Any] | None],
    process: Process,
    sentence: str,
    language: str,
    seconds: float,
) -> Probed:
    opened = _await(frames, ("ready", "not"), seconds)
    if "ready" not in opened:
        return Probed(name, False, str(opened.get("why", "hangs")))
    caps = tuple(opened["caps"])
    if sentence:
        process.send(
            {"do": "speak", "number": 1, "text": sentence, "kind": "MOVE", "language": language}
        )
        said = _await(frames, ("done", "failed", "lost"), seconds)
        if "done" not in said:
            return Probed(name, False, str(said.get("why", "hangs")), caps)
        if "ends" in caps:
            why = _not_said(frames, seconds, len(sentence))
            return Probed(name, not why, why, caps)
        time.sleep(min(seconds, 1 + len(sentence) / 15))
    return Probed(name, True, "", caps)


def _not_said(frames: SimpleQueue[dict[str, Any] | None], seconds: float, length: int) -> str:
    """What kept a voice from saying a sentence of that length; empty where it was said."""
    ends = ("end", "canceled", "lost")
    told = _await(frames, ("begin", *ends), seconds)
    if not told:
        return SAYS_NOTHING
    if told.get("event") == "begin":
        told = _await(frames, ends, seconds + length / 7)
    if not told:
        return NEVER_ENDS
    return "" if "lost" not in told else WENT_AWAY


def _await(
    frames: SimpleQueue[dict[str, Any] | None], wanted: Sequence[str], seconds: float
) -> dict[str, Any]:
    """The first frame of those kinds; empty where none comes in time."""
    end = time.monotonic() + seconds
    with suppress(Empty):
        while (frame := frames.get(timeout=max(0.0, end - time.monotonic()))) is not None:
            if any(kind in frame or frame.get("event") == kind for kind in wanted):
                return frame
    return {}
