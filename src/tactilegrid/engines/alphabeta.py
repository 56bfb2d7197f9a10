"""Principal variation search for open games of two parties, deepened step by step.

A party is one seat or several that stand together: the ghosts, or in a paranoid search of a game
for four, all the others. What it knows of a game it asks of a `Model`; so a position may be
anything that is quick to make and to compare.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from tactilegrid.engines.search import MEMORY, WON, Found, Stop, never

PositionT = TypeVar("PositionT")
DEEPEST = 64
SURE = WON - 1_000  # a worth above is that of a won game
ENTRY_BYTES = 600  # of the table, its key and its tuple included: measured, rounded up
EXACT, LOWER, UPPER = 0, 1, 2
POLL = 32  # positions between two questions whether to stop
EXTENSIONS = 6  # plies that forced moves may add to a line

# A move as a model has it; equal moves are the same wherever they are made, for killers and history
Code = Any


class Model(Protocol[PositionT]):
    """What the search asks of a game, for the party that it searches for."""

    def mine(self, position: PositionT) -> bool:
        """Whether the party itself is to move."""

    def ended(self, position: PositionT) -> int | None:
        """The worth of a game that is over (WON, 0, -WON) for the party, or None."""

    def worth(self, position: PositionT) -> int:
        """How well the party stands; between -SURE and SURE unless it is certain."""

    def moves(self, position: PositionT, top: bool) -> Sequence[Code]:
        """The moves worth looking at, the most promising first; at the *top* all that may matter.

        Never empty while the game goes on.
        """

    def forced(self, position: PositionT) -> bool:
        """Whether so few moves come into question that the line may go on a ply further."""

    def play(self, position: PositionT, code: Code) -> PositionT:
        """The position after a move."""

    def key(self, position: PositionT) -> Hashable:
        """What two positions share from which the same may follow."""


class Stopped(Exception):
    """The search was stopped, or has looked at all positions that it may."""


class AlphaBeta(Generic[PositionT]):
    """One search for one move; `move_of` of the model's caller turns codes into moves."""

    def __init__(
        self,
        model: Model[PositionT],
        position: PositionT,
        seed: int,
        past: Sequence[Hashable] = (),
        deepest: int = DEEPEST,
        memory: int = MEMORY,
    ) -> None:
        self.model = model
        self.position = position
        self.dice = Random(seed)
        self.past = frozenset(past)
        self.deepest = deepest
        self.room = memory // ENTRY_BYTES
        self.table: dict[Hashable, tuple[int, int, int, Code]] = {}
        self.killers: list[list[Code]] = [[] for _ in range(2 * DEEPEST)]
        self.history: dict[Code, int] = {}
        self.path: set[Hashable] = set()
        self.nodes = 0
        self.most = 0
        self.stop: Stop = never

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """As `Search.improve`, with codes for moves."""
        codes = list(self.model.moves(self.position, True))
        self.most, self.stop = nodes, never
        yield Found(codes[0], 0, 0, 0, (codes[0],))
        self.stop = stop
        if len(codes) == 1:
            return
        try:
            for depth in range(1, self.deepest + 1):
                for found in self._deepen(codes, depth):
                    yield found
                    if abs(found.worth) > SURE and found.worth > 0:
                        return  # the soonest win that this depth can see
                if abs(found.worth) > SURE:
                    return
        except Stopped:
            return

    def _deepen(self, codes: list[Code], depth: int) -> Iterator[Found]:
        """One more ply; *codes* are put in the order of what was found."""
        sign = 1 if self.model.mine(self.position) else -1
        best = -WON - 1
        self.path = {self.model.key(self.position), *self.past}
        for place, code in enumerate(list(codes)):
            after = self.model.play(self.position, code)
            value = self._child(after, sign, depth, best, WON, 1, place > 0, EXTENSIONS)
            if value > best:
                best = value
                codes.remove(code)
                codes.insert(0, code)
                yield Found(code, sign * value, depth, self.nodes, self._line(code, depth))

    def _child(
        self,
        after: PositionT,
        sign: int,
        depth: int,
        low: int,
        high: int,
        ply: int,
        scout: bool,
        extra: int,
    ) -> int:
        """The worth of a move for who makes it, by a null window first where another is better."""
        if scout:
            value = self._turned(after, sign, depth - 1, low, low + 1, ply, extra)
            if not low < value < high:
                return value
        return self._turned(after, sign, depth - 1, low, high, ply, extra)

    def _turned(
        self, after: PositionT, sign: int, depth: int, low: int, high: int, ply: int, extra: int
    ) -> int:
        """The worth of a position for the party that moved into it."""
        self.nodes += 1
        if self.nodes == self.most or (self.nodes % POLL == 0 and self.stop()):
            raise Stopped
        end = self.model.ended(after)
        if end is not None:
            return sign * (end - ply if end > 0 else end + ply if end < 0 else 0)
        other = 1 if self.model.mine(after) else -1
        if other == sign:
            return self._search(after, sign, depth, low, high, ply, extra)
        return -self._search(after, other, depth, -high, -low, ply, extra)

    def _search(
        self, position: PositionT, sign: int, depth: int, low: int, high: int, ply: int, extra: int
    ) -> int:
        """The worth for the party to move; fail-soft."""
        model = self.model
        if depth <= 0:
            if not extra or not model.forced(position):
                value = sign * model.worth(position)
                return value - ply if value > SURE else value + ply if value < -SURE else value
            depth, extra = depth + 1, extra - 1
        key = model.key(position)
        if key in self.path:
            return 0
        known = self.table.get(key)
        if known is not None and known[0] >= depth:
            value, kind = known[1], known[2]
            if kind == EXACT or (value >= high if kind == LOWER else value <= low):
                return value
        self.path.add(key)
        best, chosen, floor = -WON - 1, None, low
        for place, code in enumerate(self._ordered(position, known, ply)):
            after = model.play(position, code)
            scout = place > 0 and high - low > 1
            value = self._child(after, sign, depth, max(low, best), high, ply + 1, scout, extra)
            if value > best:
                best, chosen = value, code
                if best >= high:
                    self._remember(code, depth, ply)
                    break
        self.path.discard(key)
        kind = LOWER if best >= high else EXACT if best > floor else UPPER
        if len(self.table) >= self.room:
            self.table.clear()
        self.table[key] = (depth, best, kind, chosen)
        return best

    def _ordered(
        self, position: PositionT, known: tuple[int, int, int, Code] | None, ply: int
    ) -> list[Code]:
        """The moves: the one known to be best, those that refuted others here, by history."""
        codes = list(self.model.moves(position, False))
        history = self.history
        if history:
            codes.sort(key=lambda code: -history.get(code, 0))  # stable: promise decides the rest
        for first in (*self.killers[ply], known[3] if known else None):
            if first is not None and first in codes:
                codes.remove(first)
                codes.insert(0, first)
        return codes

    def _remember(self, code: Code, depth: int, ply: int) -> None:
        killers = self.killers[ply]
        if code not in killers:
            killers.insert(0, code)
            del killers[2:]
        self.history[code] = self.history.get(code, 0) + depth * depth

    def _line(self, code: Code, depth: int) -> tuple[Code, ...]:
        """The play expected after a move, as far as the table holds it."""
        line, position = [code], self.model.play(self.position, code)
        while len(line) < depth and self.model.ended(position) is None:
            known = self.table.get(self.model.key(position))
            if known is None or known[3] is None:
                break
            line.append(known[3])
            position = self.model.play(position, known[3])
        return tuple(line)
