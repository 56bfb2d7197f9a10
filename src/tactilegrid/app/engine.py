"""Our side of the engine process: ask, be told later, start it again if it dies."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pickle import UnpicklingError
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from tactilegrid.app.engine_frames import Request, receive, send
from tactilegrid.core.seats import Seat
from tactilegrid.engines.search import Budget

if TYPE_CHECKING:
    from tactilegrid.app.outside import Outside
    from tactilegrid.core.session import Session

# What reading from a process that went wrong can raise; unpickling has many ways to fail.
UNREADABLE = (
    *(EOFError, OSError, ValueError, TypeError, LookupError, AttributeError, ImportError),
    *(MemoryError, UnpicklingError),
)


class EngineDown(Exception):
    """The engine process cannot be started, or dies again and again."""


class Engine:
    """One engine process for all seats; `notify` is called by another thread after each answer.

    *beside* a person it goes after all that they wait for.
    """

    def __init__(self, beside: bool = False) -> None:
        self.beside = beside
        self.process: subprocess.Popen[bytes] | None = None
        self.answers: SimpleQueue[tuple[int, str]] = SimpleQueue()
        self.notify: Callable[[], None] | None = None
        self.number = 0
        self.request: Request | None = None
        self.lock = threading.Lock()
        self.so_far = (0, "")  # of a request at work: its number and the best move by now
        self.hurried = 0  # the request that is to be answered at once
        self.strangers: dict[int, Outside] = {}
        self.failures = 0

    def start(self) -> None:
        """Start the process ahead of its first request; raises EngineDown."""
        command = [sys.executable, "-m", "tactilegrid.app.engine_worker"]
        command += [str(os.getpid())] * self.beside
        try:
            self.process = subprocess.Popen(  # noqa: S603 - our own module
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError as error:
            raise EngineDown(str(error)) from error
        threading.Thread(target=self._listen, args=(self.process,), daemon=True).start()

    def ask(
        self,
        game: str,
        seen: Any,
        seat: Seat,
        level: str,
        seed: int,
        budget: Budget | None = None,
        made: str = "",
    ) -> int:
        """Ask for a move; the number comes back with the answer. Raises EngineDown.

        Without a *budget* the level spends what it usually does. Of a move that was *made* the
        answer is how much of `worth` it gave away, and the better move.
        """
        self.number += 1
        self.request = Request(self.number, game, seen, seat, level, seed, budget, made)
        self._send(self.request)
        return self.number

    def invite(self, seat: int, command: tuple[str, ...]) -> None:
        """Let an engine of somebody else's have a seat."""
        from tactilegrid.app.outside import Outside

        self.strangers[seat] = Outside(command, self.answers, self._tell)

    def ask_stranger(self, seat: int, session: Session) -> int:
        """Ask the engine in that seat; its answer comes as any other, empty if it lost the seat."""
        self.number += 1
        self.strangers[seat].ask(self.number, session)
        return self.number

    def dismiss(self, seat: int) -> str:
        """End the engine that lost its seat; returns why, a literal token."""
        stranger = self.strangers.pop(seat)
        stranger.close()
        return stranger.lost or "illegal"

    def hurry(self) -> None:
        """Let the answer to the last request come at once, whatever the search does meanwhile.

        Where not even a first move is found yet, it comes with that.
        """
        for stranger in self.strangers.values():
            stranger.hurry()
        number = self.request.number if self.request is not None else self.hurried
        if number == self.hurried:
            return
        with self.lock:
            self.hurried, found = number, self.so_far
        if found[0] == number:
            self._put(found)
        self._send(("stop", number))

    def take(self, seconds: float) -> tuple[int, str] | None:
        """The next answer, or None where none comes in time; raises EngineDown."""
        try:
            number, text = self.answers.get(timeout=seconds) if seconds else self.answers.get(False)
        except Empty:
            return None
        if number == 0:  # the process died: once more, then give up
            self._end()
            self.failures += 1
            if self.failures > 2:
                raise EngineDown
            if self.request is not None:
                self._send(self.request)
            return self.take(seconds)
        if self.request is not None and number == self.request.number:
            self.request = None
            self.failures = 0
        elif number == self.hurried:  # the search itself, which has been answered for
            return self.take(seconds)
        return number, text

    def close(self) -> None:
        """End the process, if there is one, and those of others."""
        for stranger in self.strangers.values():
            stranger.close()
        self.strangers = {}
        self._end()

    def _end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            if process.stdin is not None:
                with suppress(OSError):  # half a frame for nobody
                    process.stdin.close()

    def _send(self, frame: Any) -> None:
        for _ in range(2):
            if self.process is None:
                self.start()
            if self.process is None or self.process.stdin is None:
                raise EngineDown
            try:
                send(self.process.stdin, frame)
            except OSError:
                self._end()
            else:
                return
        raise EngineDown

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        if process.stdout is None:
            return
        try:
            with process.stdout:
                while True:
                    number, text = receive(process.stdout)
                    self._heard(number, text)
        except UNREADABLE:
            if process is self.process:
                self._put((0, ""))

    def _heard(self, number: int, text: str) -> None:
        """An answer, or by a number below zero the best move of a search that goes on."""
        if number > 0:
            self._put((number, text))
            return
        with self.lock:
            waited = self.hurried == -number and self.so_far[0] != -number
            self.so_far = -number, text
        if waited:
            self._put(self.so_far)

    def _put(self, answer: tuple[int, str]) -> None:
        self.answers.put(answer)
        self._tell()

    def _tell(self) -> None:
        if self.notify is not None:
            self.notify()
