"""`tactilegrid engine GAME`: our engines for other programs, by lines on standard input and output.

Every line gets one reply that begins with a fixed word, whatever bytes it holds. The words are for
programs, so they are the same in every language (docs/reference/engine-protocol.md).
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.outside import one_line
from tactilegrid.app.setup import find_game, game_options, which_engine, whole_number
from tactilegrid.app.spending import Spending
from tactilegrid.core.commands import ADAPTIVE, STYLES, read_manner
from tactilegrid.core.errors import AmbiguousMove, BadNotation, BadPosition, IllegalMove
from tactilegrid.core.game import AnyGame
from tactilegrid.core.message import message
from tactilegrid.core.options import BadOption, settle
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import replace
from tactilegrid.engines import search as limits
from tactilegrid.engines.choose import levels
from tactilegrid.engines.search import Budget, Found

LINE_BYTES = 32 * 1024  # a position with the largest layout is shorter
MOST = 10**9  # milliseconds or positions that can be asked for
STYLE, NO_STYLE = "style", "none"
LEAST_MIB, MOST_MIB = 32, 65_536
ENOUGH_LINES = 10_000  # that may wait for their answers


def run(arguments: Arguments) -> int:
    """Answer lines until `quit` or the end of the input."""
    game = find_game(arguments.operand(0))
    if memory := arguments.flag("memory"):
        allow(whole_number(memory, "memory", LEAST_MIB, MOST_MIB))
    options = game_options(game, arguments)
    if game.hides(options):
        raise BadUsage(message("engine-hides", game=message(f"{game.name}-title")))
    level = arguments.flag("level")
    if level:
        level = which_engine(game, options, game.seats(options)[0], f"engine:{level}").manner
    given = dict(arguments.pairs("option"))
    settled = {name: str(value) for name, value in options.settings if name in given}
    Server(game, settled, level).run()
    return 0


def allow(mebibytes: int) -> None:
    """Let the tables of each search take so much; before an engine is loaded, which reads it."""
    limits.MEMORY = mebibytes * 1024 * 1024


class Server:
    """A game that is set up and played by lines; one thread reads while another one thinks."""

    def __init__(self, game: AnyGame, given: dict[str, str], level: str = "") -> None:
        self.game = game
        self.given = given
        self.level = level
        self.style = ""
        self.chosen = dict(given)
        self.state: Any = None
        self.begun = False
        self.plies = 0
        self.lines: SimpleQueue[bytes | None] = SimpleQueue()
        self.orders = 0  # lines with `go` that came in
        self.stopped = 0  # so many of them are to be answered at once
        self.thought = 0  # so many were begun
        self.ended = False

    # lines in and out

    def run(self) -> None:
        """Serve standard input."""
        threading.Thread(target=self.read, daemon=True).start()
        while (line := self.lines.get()) is not None:
            try:
                if not self.take(line):
                    return
            except BrokenPipeError:  # nobody listens any more
                return

    def read(self) -> None:
        """Take lines in while the other thread thinks: `stop` and `quit` act at once."""
        rest, skip = b"", False
        while data := os.read(0, 65536):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self.hear(b"\xff" if skip else line)
                skip = False
            if len(rest) > LINE_BYTES:
                rest, skip = b"", True
        if rest or skip:
            self.hear(b"\xff" if skip else rest)
        self.ended = True
        self.lines.put(None)

    def hear(self, line: bytes) -> None:
        """One line, as soon as it is there."""
        word = line.strip()
        self.orders += is_order(line)
        if word in (b"stop", b"quit"):
            self.stopped = self.orders
        while self.lines.qsize() > ENOUGH_LINES:
            time.sleep(0.01)  # who writes without reading answers has to wait
        if word != b"stop":
            self.lines.put(line)

    def say(self, text: str) -> None:
        """One line of ours, at once."""
        data = f"{text}\n".encode()
        while data:
            data = data[os.write(1, data) :]

    def take(self, line: bytes) -> bool:
        """Answer one line; False after `quit`."""
        self.thought += is_order(line)
        try:
            text = line.decode("utf-8").strip()
        except UnicodeDecodeError:
            text = "\N{REPLACEMENT CHARACTER}"
        if len(line) > LINE_BYTES or not (text.isprintable() or not text):
            text = "\N{REPLACEMENT CHARACTER}"
        word, _, rest = text.partition(" ")
        if word == "quit":
            return False
        if word:
            self.say(self.answer(word, rest.strip()))
        return True

    def answer(self, word: str, rest: str) -> str:
        """The reply to a line; what it is about may have been said before."""
        commands: dict[str, Callable[[str], str]] = {
            "new": self.new,
            "option": self.option,
            "position": self.position,
            "move": self.move,
            "legal": self.legal,
            "go": self.go,
        }
        if word not in commands:
            return "error unknown"
        if not self.begun and word != "new":
            return "error no-game"
        try:
            if self.state is None and word not in ("new", "option"):
                self.set_up("")
            return commands[word](rest)
        except BadOption:
            return "error option"
        except BadPosition:
            return "error position"
        except IllegalMove as error:
            return f"error illegal {error.rule}".rstrip()
        except AmbiguousMove:
            return "error ambiguous"
        except BadNotation:
            return "error notation"

    # setting up

    def new(self, rest: str) -> str:
        """`new GAME`: that game with its usual options."""
        if rest not in ("", self.game.name):
            return "error game"
        self.chosen, self.begun, self.state = dict(self.given), True, None
        return "ok"

    def option(self, rest: str) -> str:
        """`option NAME VALUE`, after `new`; whether all go together shows at what comes next."""
        name, _, value = rest.partition(" ")
        if name == STYLE:
            return self.play_in_style(value)
        if self.state is not None:
            return "error late"
        settle(self.game.options, self.chosen | {name: value})
        self.chosen[name] = value
        return "ok"

    def play_in_style(self, value: str) -> str:
        """`option style careful`, at any time; `none` is none."""
        if value not in (*STYLES, NO_STYLE):
            return "error option"
        self.style = value if value != NO_STYLE else ""
        return "ok"

    def position(self, rest: str) -> str:
        """`position TEXT`: begin there; without a text, the position as it is."""
        if not rest:
            return f"position {one_line(self.game, self.state)}"
        self.set_up(rest)
        return f"ok{self.over()}"

    def set_up(self, position: str) -> None:
        """The first state by the options chosen; raises BadOption, BadPosition."""
        options = settle(self.game.options, self.chosen)
        self.game.check_options(options)
        if self.game.hides(options):
            raise BadOption(message("engine-hides", game=message(f"{self.game.name}-title")))
        if position:
            self.state = self.game.parse_position(position, options)
        else:
            self.state = self.game.initial(options, 0)
        self.plies = 0

    # playing

    def over(self) -> str:
        """What is added to a reply once the game is over: who won, and why."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return ""
        winners = ",".join(str(seat.number) for seat in outcome.winners) or "-"
        return f" over {winners} {outcome.reason}"

    def turn(self) -> Seat | None:
        """Whose move it is."""
        return None if self.game.outcome(self.state) else self.game.to_move(self.state)

    def move(self, rest: str) -> str:
        """`move MOVE`: it is made."""
        seat = self.turn()
        if seat is None:
            return "error over"
        move = self.game.parse_move(rest, self.game.observe(self.state, seat))
        self.state = self.game.apply(self.state, move).state
        self.plies += 1
        return f"ok{self.over()}"

    def legal(self, rest: str) -> str:
        """`legal`: their number, then each on a line of its own."""
        seat = self.turn()
        if rest:
            return "error unknown"
        moves = self.game.legal_moves(self.game.observe(self.state, seat)) if seat else ()
        return "\n".join((f"legal {len(moves)}", *map(self.game.format_move, moves)))

    def go(self, rest: str) -> str:
        """`go`, `go ms N`, `go nodes N`: a move, which is not made."""
        seat = self.turn()
        if seat is None:
            return "error over"
        kind, _, number = rest.partition(" ")
        if rest and not (
            kind in ("ms", "nodes")
            and number.isascii()
            and number.isdigit()
            and 0 < int(number[:12]) <= MOST
        ):
            return "error unknown"
        offered = levels(self.game, self.game.settings(self.state), seat)
        player = read_manner(self.level or list(offered)[-1])
        if player.kind not in (*offered, ADAPTIVE):
            player = replace(player, kind=list(offered)[-1])
        player = replace(player, style=self.style or player.style)
        budget = Budget(**{kind: int(number)}) if rest else None
        found = self.think(seat, player.manner, budget)
        return f"move {self.game.format_move(found.move)}"

    def think(self, seat: Seat, manner: str, given: Budget | None) -> Found:
        """Search, and tell each better move as it is found."""
        spends = Spending()

        def stop() -> bool:
            return spends.over() or self.thought <= self.stopped or (self.ended and deserted())

        seen = self.game.observe(self.state, seat)
        search = spends.planned(self.game, seen, seat, manner, self.plies, given)
        best = None
        for best in search.improve(spends.budget.nodes, stop):
            self.say(info(self.game, best))
            if stop():
                break
        if best is None:
            raise AssertionError("a search finds a move where there is one")
        return best


def is_order(line: bytes) -> bool:
    """Whether a line asks for a move, be it answered with one or refused."""
    return line.split(maxsplit=1)[:1] == [b"go"]


def info(game: AnyGame, found: Found) -> str:
    """A remark on what is found so far."""
    line = " ".join(game.format_move(move) for move in found.line)
    return f"info depth {found.depth} worth {found.worth} nodes {found.nodes} line {line}"


def deserted() -> bool:
    """Whether nobody reads our output any more, where that can be known."""
    import select

    if not hasattr(select, "poll"):
        return False
    watcher = select.poll()
    watcher.register(1, 0)
    return any(event & (select.POLLERR | select.POLLHUP) for _, event in watcher.poll(0))
