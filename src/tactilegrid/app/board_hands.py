"""What a person can do with a simulated board, a line a thing: `press e5`, `unplug`, `lamps`."""

from __future__ import annotations

from collections.abc import Callable

from tactilegrid.board.frames import Tone
from tactilegrid.board.naming import names
from tactilegrid.board.pty_line import PtyLine
from tactilegrid.board.simulated import Simulation
from tactilegrid.core.message import Message, Name, message

PRESS, TOUCH, HOLD, SLIDE = 120, 30, 1200, 80  # milliseconds
MOST_NUMBER = 10_000
MOST_NAMED = 10


class BadHand(ValueError):
    """This cannot be done; `message` says why."""

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence.key)
        self.message = sentence


class Hands:
    """Does what a line of text says, and answers with a sentence; `line` can be unplugged."""

    def __init__(self, simulation: Simulation, line: PtyLine | None = None) -> None:
        self.simulation = simulation
        self.line = line
        self.names = names(simulation.board.board)
        self._numbers = {name: number for number, name in enumerate(self.names)}
        self._on_places: dict[str, Callable[[int], None]] = {
            "press": lambda number: self._press(number, PRESS),
            "hold": lambda number: self._press(number, HOLD),
            "touch": lambda number: self._press(number, TOUCH),
            "down": lambda number: simulation.plan(number, True),
            "put": lambda number: simulation.plan(number, True),
            "up": lambda number: simulation.plan(number, False),
            "lift": lambda number: simulation.plan(number, False),
            "stick": lambda number: simulation.stick(number, True),
            "free": lambda number: simulation.stick(number, False),
        }
        self._alone: dict[str, Callable[[], Message]] = {
            "lamps": self._lamps,
            "state": self._state,
            "heard": self._heard,
            "unplug": self._unplug,
            "plug": self._plug,
            "restart": self._restart,
            "sleep": lambda: self._sleep(True),
            "wake": lambda: self._sleep(False),
            "help": lambda: message("sim-help", words=Name(", ".join(self.words))),
        }
        self._counted: dict[str, Callable[[int], None]] = {
            "noise": simulation.noise,
            "drop": lambda count: setattr(simulation, "drop", count),
            "flip": lambda count: setattr(simulation, "flip", count),
            "flood": self._flood,
        }

    @property
    def words(self) -> list[str]:
        """What a line can begin with."""
        return [*self._on_places, "slide", *self._alone, *self._counted]

    def do(self, line: str) -> Message:
        """Do it; raises BadHand."""
        word, *rest = line.lower().split()
        if word in self._on_places and rest:
            numbers = [self._number(each) for each in rest]
            for number in numbers:
                self._on_places[word](number)
            more = len(numbers[MOST_NAMED:])
            return message("sim-done", what=word, where=self._where(numbers), more=more)
        if word == "slide" and len(rest) == 2:
            start, end = map(self._number, rest)
            self.simulation.plan(start, False)
            self.simulation.plan(end, True, SLIDE)
            return message("sim-slid", start=Name(rest[0]), end=Name(rest[1]))
        if word in self._alone and not rest:
            return self._alone[word]()
        if word in self._counted and len(rest) == 1:
            count = self._count(rest[0])
            self._counted[word](count)
            return message("sim-line", what=word, n=count)
        if word in self.words:
            raise BadHand(message("sim-how", word=Name(word), what=self._kind(word)))
        raise BadHand(message("sim-unknown", word=Name(word[:20])))

    def _kind(self, word: str) -> str:
        if word in self._on_places:
            return "places"
        return "pair" if word == "slide" else "count" if word in self._counted else "alone"

    def _number(self, text: str) -> int:
        if text not in self._numbers:
            first, last = Name(self.names[0]), Name(self.names[-1])
            raise BadHand(message("sim-nowhere", given=Name(text[:20]), first=first, last=last))
        return self._numbers[text]

    def _count(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= MOST_NUMBER):
            raise BadHand(message("sim-no-number", given=Name(text[:20]), most=MOST_NUMBER))
        return int(text)

    def _where(self, numbers: list[int]) -> tuple[Name, ...]:
        named = [Name(self.names[number]) for number in numbers[:MOST_NAMED]]
        return tuple(named)

    def _press(self, number: int, lasting: int) -> None:
        self.simulation.plan(number, True)
        self.simulation.plan(number, False, lasting)

    def _flood(self, count: int) -> None:
        """So many changes as fast as the board can tell them."""
        for each in range(count):
            number = each % len(self.names)
            self.simulation.plan(number, True, 2 * each)
            self.simulation.plan(number, False, 2 * each + 10)

    # what there is to tell

    def _listed(self, key: str, numbers: frozenset[int]) -> Message:
        known = [number for number in sorted(numbers) if number < len(self.names)]
        return message(key, n=len(known), where=self._where(known), more=len(known[MOST_NAMED:]))

    def _lamps(self) -> Message:
        return self._listed("sim-lamps", self.simulation.board.lamps)

    def _state(self) -> Message:
        return self._listed("sim-state", frozenset(self.simulation.board.closed))

    def _heard(self) -> Message:
        heard = self.simulation.heard
        said = tuple(
            message("sim-tone", hertz=each.hertz, lasting=each.milliseconds)
            if isinstance(each, Tone)
            else message("sim-shaken", lasting=getattr(each, "milliseconds", 0))
            for each in heard[-MOST_NAMED:]
        )
        return message("sim-heard", n=len(heard), what=said, before=len(heard) - len(said))

    def _plug(self) -> Message:
        if self.line is None:
            self.simulation.plug()
            return message("sim-plugged")
        self.line.plug()
        return message("sim-port", name=Name(self.line.name))

    def _unplug(self) -> Message:
        (self.simulation if self.line is None else self.line).unplug()
        return message("sim-unplugged")

    def _restart(self) -> Message:
        self.simulation.restart()
        return message("sim-restarted")

    def _sleep(self, asleep: bool) -> Message:
        self.simulation.asleep = asleep
        return message("sim-asleep" if asleep else "sim-awake")
