"""The process in which engines think: requests in, moves out, nothing else of ours around.

Frames come on standard input and go to standard output. A request carries an observation, never a
state. Each better move is told as it is found, its number below zero, so that who stops a search
need not wait for it. The end of the input ends the process at once, wherever it is, so that it
cannot outlive the program.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Iterator
from queue import SimpleQueue
from typing import IO

from tactilegrid.app.engine_frames import Request, receive, send
from tactilegrid.app.priority import stand_back
from tactilegrid.app.spending import Spending
from tactilegrid.core.game import AnyGame
from tactilegrid.engines.search import Found, Stop
from tactilegrid.games import load_game


class Worker:
    """Answers requests one after another; a `("stop", number)` ends that one's search."""

    def __init__(self, source: IO[bytes], sink: IO[bytes]) -> None:
        self.source = source
        self.sink = sink
        self.requests: SimpleQueue[Request] = SimpleQueue()
        self.stopped: set[int] = set()

    def listen(self) -> None:
        """Take in frames while the other thread thinks."""
        try:
            while True:
                frame = receive(self.source)
                if isinstance(frame, Request):
                    self.requests.put(frame)
                else:
                    self.stopped.add(frame[1])
        finally:  # also where a frame cannot be read: nobody is left who could ask
            os._exit(0)

    def run(self) -> None:
        """Think, request by request, for ever.

        Garbage is looked for between two answers: with large tables that takes a tenth of a second.
        """
        gc.disable()
        threading.Thread(target=self.listen, daemon=True).start()
        while True:
            self.think(self.requests.get())
            gc.collect()

    def think(self, request: Request) -> None:
        """Answer one request in its time."""
        spends, best = Spending(), ""
        game = load_game(request.game)

        def stopped() -> bool:
            return request.number in self.stopped

        if request.made:
            best = judged(game, request, stopped)
        else:
            for found in thoughts(game, request, spends, stopped):
                text = game.format_move(found.move)
                if text != best:
                    best = text
                    send(self.sink, (-request.number, best))
        send(self.sink, (request.number, best))


def judged(game: AnyGame, request: Request, stopped: Stop) -> str:
    """What a move gave away, and both lines of play as they are written, with tabs between."""
    from tactilegrid.engines.judging import judge

    seen, seat = request.seen, request.seat
    nodes = request.budget.nodes if request.budget else 0
    made = game.parse_move(request.made, seen)
    verdict = judge(game, seen, seat, made, request.seed, nodes, stopped)
    lines = (";".join(map(game.format_move, line)) for line in (verdict.better, verdict.made))
    return "\t".join((str(verdict.loss), *lines))


def thoughts(game: AnyGame, request: Request, spends: Spending, stopped: Stop) -> Iterator[Found]:
    """What a level comes to think best in the time and the positions that it has."""

    def stop() -> bool:
        return stopped() or spends.over()

    search = spends.planned(
        game, request.seen, request.seat, request.level, request.seed, request.budget
    )
    for found in search.improve(spends.budget.nodes, stop):
        yield found
        if stop():
            return


def main(words: list[str]) -> None:
    """Serve the parent, named in *words* where a person sits at it; prints go to standard error."""
    if words:
        stand_back(int(words[0]))
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        Worker(sys.stdin.buffer, sink).run()
    finally:
        os._exit(1)  # at once: a polite end would wait for the thread that reads the input


if __name__ == "__main__":
    main(sys.argv[1:])
