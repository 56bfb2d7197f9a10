"""A real board without a wire: what happens there is told by the test, and so is the time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tactilegrid.app.real_board import RealBoard
from tactilegrid.board.driver import (
    CELLS,
    PIECES,
    Capabilities,
    Connected,
    Happening,
    Snapshot,
    Switched,
)
from tactilegrid.board.fingers import LONG_MS
from tactilegrid.board.settling import REST_MS, SETTLE_MS
from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Direction, Edge
from tests.frontends.sitting import Sitting

QUICK_MS = 120  # a press, and the pause after it


def buttons(size: int, slot_map: str = CELLS, **more: Any) -> Capabilities:
    """A board of buttons with lamps."""
    slots = {"cells": 0, "crossings": 2 * (size - 1) ** 2, "edges": 2 * size * (size - 1)}[slot_map]
    lamps = size * size + slots
    return Capabilities("T1", size, size, slot_map=slot_map, slots=slots, lamps=lamps, **more)


def felt(size: int, slot_map: str = CELLS, **more: Any) -> Capabilities:
    """A board that feels pieces, with lamps and a buzzer."""
    return buttons(size, slot_map, kind=PIECES, buzzer=True, haptic=True, **more)


class Tabletop:
    """An `Attached`, a person with hands, and a clock."""

    def __init__(self, board: Capabilities) -> None:
        self.capabilities = board
        self.now = 0
        self.lamps: frozenset[int] = frozenset()
        self.shone: list[frozenset[int]] = []
        self.beeps: list[tuple[int, int]] = []
        self.beep_times: list[int] = []
        self.shakes: list[int] = []
        self.closed: set[int] = set()
        self.ended = False
        self._tell: Callable[[Happening], object] = lambda _: None
        self._beat: Callable[[int], object] = lambda _: None

    def start(self, tell: Callable[[Happening], object], beat: Callable[[int], object]) -> None:
        self._tell, self._beat = tell, beat

    def light(self, lamps: frozenset[int]) -> None:
        assert lamps != self.lamps, "the same lamps again"
        self.lamps = lamps
        self.shone.append(lamps)

    def beep(self, hertz: int, milliseconds: int) -> None:
        self.beeps.append((hertz, milliseconds))
        self.beep_times.append(self.now)

    def shake(self, milliseconds: int) -> None:
        self.shakes.append(milliseconds)

    def close(self) -> None:
        self.ended = True

    # what happens

    def tell(self, happening: Happening) -> None:
        self._tell(happening)

    def wait(self, milliseconds: int) -> None:
        """Time passes, in beats as a thread would give."""
        end = self.now + milliseconds
        while self.now < end:
            self.now = min(end, self.now + 50)
            self._beat(self.now)

    def switch(self, number: int, closed: bool) -> None:
        (self.closed.add if closed else self.closed.discard)(number)
        self._tell(Switched(number, closed, self.now))


class Seated:
    """A person at a desk with a real board before them; all is noted as it comes."""

    def __init__(
        self,
        board: Capabilities,
        game: str,
        closed: frozenset[int] = frozenset(),
        found: bool = True,
        **more: Any,
    ) -> None:
        self.sitting = Sitting(game, **more)
        self.top = Tabletop(board)
        self.real = RealBoard(self.top)
        self.sitting.host.board = self.real
        self.real.sit(self.sitting.host)
        self.noted = self.sitting.noted
        self.shown = ""
        self.top.closed = set(closed)
        if found:
            self.tell("board", Connected(board, closed))

    @property
    def placing(self) -> Any:
        return self.real.placing

    def tell(self, note: str, *happenings: Happening) -> list[str]:
        """These happen, and this is heard."""
        return self._note(note, lambda: [self.top.tell(each) for each in happenings])

    def _note(self, note: str, act: Callable[[], object]) -> list[str]:
        before = len(self.sitting.lines)
        act()
        self.sitting.settle()
        self.top.wait(50)
        heard = self.sitting.lines[before:]
        self.noted += [f"> {note}", *heard]
        lamps = self.lamps()
        if lamps != self.shown:
            self.shown = lamps
            self.noted.append(f"  ({lamps or 'dark'})")
        return heard

    # hands

    def number(self, place: str) -> int:
        return self.placing.switches[self.place(place)]  # type: ignore[no-any-return]

    def place(self, name: str) -> Place:
        """A square, or a slot such as `e3h`."""
        cell = self.sitting.desk.explorer.grid.find(name.rstrip("hv"))
        assert cell is not None, name
        if name[-1] in "hv":
            return Edge(cell, Direction.NORTH if name[-1] == "h" else Direction.EAST)
        return cell

    def press(self, *places: str, long: bool = False) -> list[str]:
        """A finger presses these, one after another."""
        heard: list[str] = []
        for name in places:
            heard += self.press_number(self.number(name), name, long)
        return heard

    def press_number(self, number: int, name: str = "", long: bool = False) -> list[str]:
        """A finger presses a switch."""

        def act() -> None:
            self.top.switch(number, True)
            self.top.wait(LONG_MS if long else QUICK_MS)
            self.top.switch(number, False)
            self.top.wait(QUICK_MS)

        return self._note(f"{'hold' if long else 'press'} {name or number}", act)

    def move(self, *changes: str, rest: bool = False) -> list[str]:
        """Pieces are lifted (`-e1`) and put (`+e2`), and then the hand is still."""

        def act() -> None:
            for change in changes:
                self.top.switch(self.number(change[1:]), change[0] == "+")
                self.top.wait(30)
            self.top.wait(REST_MS if rest else SETTLE_MS)

        return self._note(" ".join(changes) or "wait", act)

    def follow_steps(self) -> None:
        """Do what is asked, until nothing is."""
        for _ in range(80):
            if not self.real.pieces.guiding:
                return
            self.move(*self.step())
        raise AssertionError("the steps do not end")

    def step(self) -> list[str]:
        """What the board is asked for now, as changes for `move`."""
        guide = self.real.pieces.guide
        assert guide is not None
        assert guide.step is not None
        start, end = guide.step.start, guide.step.end
        off = [] if start is None else [f"-{self.written(start)}"]
        return off + ([] if end is None else [f"+{self.written(end)}"])

    def key(self, *keys: str) -> list[str]:
        heard: list[str] = []
        for key in keys:
            heard += self._note(f"key {key}", lambda key=key: self.sitting_press(key))
        return heard

    def sitting_press(self, key: str) -> None:
        from tactilegrid.frontends.keys import take_key

        take_key(self.sitting.desk, key)

    def type(self, *lines: str) -> list[str]:
        from tactilegrid.frontends.typed import take_line

        heard: list[str] = []
        for line in lines:
            heard += self._note(line, lambda line=line: take_line(self.sitting.desk, line))
        return heard

    def lamps(self) -> str:
        """The places whose lamps are on, in their order, and those that blink."""
        if self.placing is None:
            return ""
        names = {number: self.written(place) for number, place in self.placing.places.items()}
        scene = self.real.thread.scene
        shown = [*(names[number] for number in sorted(scene.steady))]
        blinking = [names[number] for number in sorted(scene.blinking)]
        return " ".join([*shown, *(["blinking", *blinking] if blinking else [])])

    def written(self, place: Place) -> str:
        grid = self.sitting.desk.explorer.grid
        if isinstance(place, Edge):
            return grid.name(place.cell) + ("h" if place.side is Direction.NORTH else "v")
        return grid.name(place)

    def snapshot(self, closed: frozenset[int]) -> list[str]:
        self.top.closed = set(closed)

        def act() -> None:
            self.top.tell(Snapshot(closed, self.top.now))
            self.top.wait(SETTLE_MS)

        return self._note("snapshot", act)
