"""A pseudo-terminal with a program in it: keys in, bytes out, each read with its time.

    with Terminal([sys.executable, "-m", "tactilegrid.app.cli", "play", "quoridor"]) as terminal:
        terminal.until("Your move")
        terminal.send("l")
        terminal.until("f1")
    assert terminal.status == 0

`chunks` keeps what each read brought. A program that writes an announcement at once and then
waits for a key gives one chunk an announcement.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

import pyte

CURSOR_REQUEST = b"\x1b[6n"


class TooSlow(AssertionError):
    """The program did not say or do in time what a test waits for; the text tells what it said."""


class Terminal:
    """A program in a terminal of its own; `answers` is whether it tells where its cursor is."""

    def __init__(
        self,
        argv: Sequence[str | Path],
        env: Mapping[str, str] | None = None,
        rows: int = 24,
        cols: int = 80,
        answers: bool = True,
    ) -> None:
        self.chunks: list[tuple[float, bytes]] = []
        self.status: int | None = None
        self._read_to = 0
        self._hung_up = False  # the program let go of the terminal; its exit code may come later
        self._answers = answers
        self._screen = pyte.Screen(cols, rows)
        self._stream = pyte.ByteStream(self._screen)
        words = [str(word) for word in argv]
        settings = dict(os.environ if env is None else env)
        settings.setdefault("TERM", "xterm-256color")
        with warnings.catch_warnings():  # a fork beside threads warns; the child only executes
            warnings.simplefilter("ignore", DeprecationWarning)
            self.pid, self.fd = pty.fork()
        if self.pid == 0:
            try:
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cols, 0, 0))
                os.execvpe(words[0], words, settings)
            finally:
                os._exit(127)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def raw(self) -> bytes:
        """Everything that the program wrote."""
        return b"".join(data for _, data in self.chunks)

    @property
    def text(self) -> str:
        """Everything that the program wrote, as text."""
        return self.raw.decode("utf-8", "replace")

    @property
    def screen(self) -> list[str]:
        """The rows that a sighted person sees now, without their empty ends."""
        return [row.rstrip() for row in self._screen.display]

    def send(self, keys: bytes | str) -> bool:
        """Type *keys* in one write; False where nobody reads them any more."""
        try:
            os.write(self.fd, keys.encode() if isinstance(keys, str) else keys)
        except OSError:
            return False
        return True

    def pump(self, seconds: float) -> bool:
        """Take in what comes within *seconds*; False once the program is gone or nothing came."""
        got = False
        deadline = time.monotonic() + seconds
        if self._hung_up:
            select.select([], [], [], 0 if self.status is not None else seconds)
            self.reap()
            return False
        while (left := deadline - time.monotonic()) > 0:
            if not select.select([self.fd], [], [], left)[0]:
                return got
            try:
                data = os.read(self.fd, 65536)
            except OSError:
                data = b""
            if not data:
                self._hung_up = True
                self.reap()
                return False
            got = True
            self.chunks.append((time.time(), data))
            self._show(data)
        return got

    def until(self, wanted: str, seconds: float = 15.0) -> str:
        """Wait for *wanted* after all that was waited for before; returns what came up to it."""
        deadline = time.monotonic() + seconds
        while True:
            new = self.text[self._read_to :]
            at = new.find(wanted)
            if at >= 0:
                self._read_to += at + len(wanted)
                return new[: at + len(wanted)]
            if self.status is not None or time.monotonic() > deadline:
                raise TooSlow(f"{wanted!r} was not said; since the last wait: {new!r}")
            self.pump(0.05)

    def until_quiet(self, quiet: float = 0.3, seconds: float = 15.0) -> str:
        """Wait until nothing came for *quiet* seconds; returns what came since the last wait."""
        deadline = time.monotonic() + seconds
        silent_since = time.monotonic()
        while self.status is None and time.monotonic() - silent_since < quiet:
            if self.pump(0.05):
                silent_since = time.monotonic()
            if time.monotonic() > deadline:
                raise TooSlow(f"still talking: {self.text[self._read_to :]!r}")
        new = self.text[self._read_to :]
        self._read_to += len(new)
        return new

    def wait(self, seconds: float = 15.0) -> int:
        """The exit code, after the program ended by itself; -N for a signal N."""
        deadline = time.monotonic() + seconds
        while self.status is None:
            if time.monotonic() > deadline:
                raise TooSlow(f"did not end; last: {self.text[-200:]!r}")
            if not self.pump(0.05):
                self.reap()
        while self.pump(0.01):  # the last words may still be on their way
            pass
        return self.status

    def kill(self, number: int = signal.SIGKILL) -> None:
        """Send the program a signal, unless it has ended."""
        self.reap()
        if self.status is None:
            os.kill(self.pid, number)

    def reap(self) -> None:
        """Note the exit code, if there is one by now."""
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)

    def close(self) -> None:
        """End the program and every process that it started."""
        family = descendants(self.pid)
        for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGKILL):
            self.reap()
            left = [who for who in family if started(who[0]) == who[1]]
            if self.status is not None and not left:
                break
            for pid, _ in left:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, number)
            deadline = time.monotonic() + 1.0
            while time.monotonic() < deadline and any(started(pid) == at for pid, at in left):
                self.pump(0.02)
                self.reap()
        if self.fd >= 0:
            os.close(self.fd)
            self.fd = -1
        self.reap()

    def _show(self, data: bytes) -> None:
        """Draw *data*, and answer each question for the cursor with its place at that moment."""
        if not self._answers:
            self._feed(data)
            return
        before, *rest = data.split(CURSOR_REQUEST)
        self._feed(before)
        for part in rest:
            cursor = self._screen.cursor
            self.send(b"\x1b[%d;%dR" % (cursor.y + 1, cursor.x + 1))
            self._feed(part)

    def _feed(self, data: bytes) -> None:
        with contextlib.suppress(TypeError):  # an escape sequence newer than pyte
            self._stream.feed(data)


def stat_fields(pid: int) -> list[str]:
    """The fields of /proc/PID/stat from the state on; empty if there is no such process."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return text.rpartition(")")[2].split()


def started(pid: int) -> str:
    """When the process started, to know it from a later one with its number; "" if it is gone."""
    fields = stat_fields(pid)
    return fields[19] if fields and fields[0] != "Z" else ""


def descendants(root: int) -> list[tuple[int, str]]:
    """(pid, start) of a process and all that it started, the newest first."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and (fields := stat_fields(int(entry.name))):
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    found, queue = [], [root]
    while queue:
        pid = queue.pop(0)
        found.append((pid, started(pid)))
        queue.extend(children.get(pid, []))
    return [who for who in reversed(found) if who[1]]
