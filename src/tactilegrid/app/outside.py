"""An engine of somebody else's in a seat: asked by the line protocol, believed in nothing.

It is told the game and the moves, never a state, and only games without secrets are offered to it
(docs/reference/engine-protocol.md). A thread reads what it writes and keeps the time; whoever waits
finds `(number, move)` in `answers`, or `(number, "")` where it lost its seat, and why in `lost`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

from tactilegrid.core.game import AnyGame
from tactilegrid.core.session import Session
from tactilegrid.engines.search import Budget

USUAL = Budget(ms=1000)
READY_SECONDS = 15.0  # to start and to take in the game
SILENCE_SECONDS = 10.0  # beyond the time that it was given
NODES_SECONDS = 120.0
LINE_BYTES = 4096
ANSWER_BYTES = 1024 * 1024  # that it may write for one move, its remarks included
ENDED, SILENT, FLOOD, UNREADABLE, ILLEGAL, LATE = (
    *("ended", "silent", "flood", "unreadable", "illegal", "late"),
)


def script(session: Session) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The lines that set a game up, and the moves since then.

    After what is no move, such as a resignation, the game is set up anew from there.
    """
    game, state, moves = session.game, session.start, []
    for step in session.past:
        if step.what == "play":
            moves.append(f"move {game.format_move(step.move)}")
        else:
            state, moves = step.after.state, []
    options = (f"option {name} {value}" for name, value in session.options.settings)
    begin = (f"new {game.name}", *options, f"position {one_line(game, state)}")
    return begin, tuple(moves)


def one_line(game: AnyGame, state: object) -> str:
    """A state as a position in one line."""
    return " ".join(game.format_position(state).split())


def order(budget: Budget) -> str:
    """The line that asks for a move."""
    return f"go nodes {budget.nodes}" if budget.nodes else f"go ms {budget.ms or USUAL.ms}"


class Outside:
    """One external engine, started at its first question, and again after it lost its seat."""

    def __init__(
        self,
        command: tuple[str, ...],
        answers: SimpleQueue[tuple[int, str]],
        tell: Callable[[], object] = lambda: None,
    ) -> None:
        self.command = command
        self.answers = answers
        self.tell = tell
        self.keeper: subprocess.Popen[bytes] | None = None
        self.told: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.lock = threading.RLock()
        self.number = 0  # of the question that is open, 0: none
        self.awaited = 0  # answers to lines before the question itself
        self.order = ""
        self.asked = 0.0
        self.written = 0
        self.patience = 0.0
        self.lost = ""
        self.seconds = 0.0  # from the last order to its line, or to the loss of the seat

    def ask(self, number: int, session: Session, budget: Budget | None = None) -> None:
        """Ask for the move of the seat whose turn it is; *number* comes back with the answer."""
        with self.lock:
            self.number, self.lost, self.written = number, "", 0
            self.seconds = 0.0
            if self.keeper is None and not self._start():
                self._lose(ENDED)
                return
            begin, moves = script(session)
            known = self.told[1]
            fresh = self.told[0] != begin or moves[: len(known)] != known
            lines = (*begin, *moves) if fresh else moves[len(known) :]
            self.told = (begin, moves)
            budget = budget or USUAL
            self.order = order(budget)
            self.patience = SILENCE_SECONDS + budget.ms / 1000 if budget.ms else NODES_SECONDS
            self.awaited = len(lines)
            self._send(*lines)
            if lines:
                self._watch(READY_SECONDS, self.order)
            else:
                self._go()

    def hurry(self) -> None:
        """Let it answer at once."""
        with self.lock:
            if self.number and not self.awaited:
                self._send("stop")

    def close(self) -> None:
        """End it, and all that it started."""
        with self.lock:
            keeper, self.keeper = self.keeper, None
            self.told, self.number = ((), ()), 0
        if keeper is not None and keeper.stdin is not None:
            with suppress(OSError):
                keeper.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                keeper.wait(5)
            keeper.kill()
            keeper.wait()

    def _start(self) -> bool:
        try:
            self.keeper = subprocess.Popen(  # noqa: S603 - our own module
                [sys.executable, "-m", "tactilegrid.app.keeper", *self.command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError:
            return False
        threading.Thread(target=self._listen, args=(self.keeper,), daemon=True).start()
        return True

    def _go(self) -> None:
        """All is told: from here on its time runs."""
        self._send(self.order)
        self.asked = time.perf_counter()
        self._watch(self.patience, "")

    def _send(self, *lines: str) -> None:
        if self.keeper is not None and self.keeper.stdin is not None:
            with suppress(OSError):  # its end is heard by the reader
                self.keeper.stdin.write("".join(f"{line}\n" for line in lines).encode())
                self.keeper.stdin.flush()

    def _watch(self, seconds: float, order: str) -> None:
        timer = threading.Timer(seconds, self._silent, (self.number, order))
        timer.daemon = True
        timer.start()

    def _silent(self, number: int, order: str) -> None:
        """Its time is over, if it still owes what was asked for then."""
        with self.lock:
            if number == self.number and number and (not order or self.awaited):
                self._lose(SILENT)

    def _listen(self, keeper: subprocess.Popen[bytes]) -> None:
        """Read what it writes, in pieces, so that a line without end cannot fill the memory."""
        rest = b""
        if keeper.stdout is None:
            return
        with keeper.stdout as pipe:
            while data := os.read(pipe.fileno(), 65536):
                *lines, rest = (rest + data).split(b"\n")
                with self.lock:
                    if keeper is not self.keeper:
                        return
                    self.written += len(data)
                    if self.written > ANSWER_BYTES or len(rest) > LINE_BYTES:
                        self._lose(FLOOD)
                    for line in lines:
                        self._hear(line)
        with self.lock:
            if keeper is self.keeper:
                self._lose(ENDED)

    def _hear(self, line: bytes) -> None:
        """One line of its own; lines that begin with `info` are remarks."""
        word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
        if word in ("info", "") or self.keeper is None:
            return
        if word == "ok" and self.awaited:
            self.awaited -= 1
            if not self.awaited:
                self._go()
        elif word == "move" and self.number and not self.awaited and len(line) <= LINE_BYTES:
            self.seconds = time.perf_counter() - self.asked
            self._answer(rest.strip() or "?")
        else:
            self._lose(UNREADABLE)

    def _lose(self, why: str) -> None:
        self.lost = self.lost or why
        number = self.number
        if number and self.keeper is not None and not self.awaited:
            self.seconds = time.perf_counter() - self.asked
        keeper, self.keeper = self.keeper, None
        self.told = ((), ())
        if keeper is not None and keeper.stdin is not None:
            with suppress(OSError):
                keeper.stdin.close()  # the keeper kills it
            threading.Thread(target=keeper.wait, daemon=True).start()
        if number:
            self._answer("")

    def _answer(self, text: str) -> None:
        number, self.number = self.number, 0
        self.answers.put((number, text))
        self.tell()
