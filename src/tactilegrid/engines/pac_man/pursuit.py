"""The search of the chase: as far as it can, half a round at a time.

Half a round is Pac-Man's turn, or the turns of all ghosts that still have theirs; positions are
weighed in between only, since a round that is half done looks like a catch or an escape that it is
not. Ghosts that plan their own hunt look at few turns of each other, so that they see further;
Pac-Man has to fear all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tactilegrid.engines.pac_man.chase import LIVES, PELLETS, WAITING, Chase, Position, Turn
from tactilegrid.engines.pac_man.weighing import worth
from tactilegrid.engines.search import MEMORY, WON, Stop, Stopped, never
from tactilegrid.games.quoridor_pac_man.moves import GHOSTS

DEEPEST = 40  # half rounds
NARROW = 2  # turns of a ghost that ghosts look at after their first: those nearest to Pac-Man
LONGEST = 12  # turns of the play expected that are told
SURE = WON - 1_000
ENTRY_BYTES = 400  # of the tables, keys and worths included: measured, rounded up
EXACT, LOWER, UPPER = 0, 1, 2
POLL = 32
PROMISING = -(1 << 40)


class Pursuit:
    """One search for one turn; `worth` is that of the best for who is to move."""

    def __init__(
        self,
        chase: Chase,
        position: Position,
        figures: tuple[int, ...],
        past: Sequence[Position],
        seed: int,
    ) -> None:
        self.chase = chase
        self.position = position
        self.ghosts = position[WAITING] > 0
        self.dice = Random(seed)
        self.room = MEMORY // ENTRY_BYTES
        self.table: dict[Position, tuple[int, int, int, int]] = {}
        self.weighed: dict[Position, int] = {}
        self.killers: list[list[int]] = [[] for _ in range(5 * DEEPEST)]
        self.history: dict[int, int] = {}
        self.past = frozenset((*past, position))
        self.path: set[Position] = set()
        self.nodes = self.most = 0
        self.stop: Stop = never
        self.first = chase.turns(position, figures)
        self.dice.shuffle(self.first)
        self._order(self.position, self.first, 0)

    def improve(self, nodes: int, stop: Stop) -> Iterator[tuple[Turn, int, int]]:
        """Turns, each better or seen further ahead, with their worth and the depth."""
        self.most, self.stop = nodes, stop
        turns = self.first
        yield turns[0], 0, 0
        if len(turns) == 1:
            return
        try:
            for depth in range(1, DEEPEST + 1):
                value = 0
                for turn, value in self._deepen(turns, depth):
                    yield turn, value, depth
                    if value > SURE:
                        return
                if value < -SURE:
                    return
        except Stopped:
            return

    def expected(self, position: Position) -> list[Turn]:
        """The turns that may be expected from a position on, as far as they were looked at."""
        line: list[Turn] = []
        while len(line) < LONGEST and (known := self.table.get(position)) is not None:
            code = known[3]
            position = dict(self.chase.turns(position))[code]
            line.append((code, position))
            if not (position[PELLETS] and position[LIVES]):
                break
        return line

    def _deepen(self, turns: list[Turn], depth: int) -> Iterator[tuple[Turn, int]]:
        best = -WON - 1
        self.path = set(self.past)
        for place, turn in enumerate(list(turns)):
            value = self._child(self.position, turn[1], depth, best, WON, 1, place > 0)
            if value > best:
                best = value
                turns.remove(turn)
                turns.insert(0, turn)
                yield turn, value

    def _child(
        self,
        before: Position,
        after: Position,
        depth: int,
        low: int,
        high: int,
        ply: int,
        scout: bool,
    ) -> int:
        """The worth of a turn for who made it, by a null window first where another is better."""
        if scout:
            value = self._turned(before, after, depth, low, low + 1, ply)
            if not low < value < high:
                return value
        return self._turned(before, after, depth, low, high, ply)

    def _turned(
        self, before: Position, after: Position, depth: int, low: int, high: int, ply: int
    ) -> int:
        """The worth of a position for who moved into it."""
        self.nodes += 1
        if self.nodes == self.most or (self.nodes % POLL == 0 and self.stop()):
            raise Stopped
        ghosts = before[WAITING] > 0
        if not after[PELLETS]:
            return ply - WON if ghosts else WON - ply
        if not after[LIVES]:
            return WON - ply if ghosts else ply - WON
        if ghosts != (after[WAITING] > 0):
            return -self._search(after, depth - 1, -high, -low, ply)
        return self._search(after, depth if ghosts else depth - 1, low, high, ply)

    def _search(self, position: Position, depth: int, low: int, high: int, ply: int) -> int:
        """The worth for who is to move; fail-soft."""
        if depth <= 0:
            return self._leaf(position)
        if position in self.path:
            return 0
        known = self.table.get(position)
        if known is not None and known[0] >= depth:
            value, kind = known[1], known[2]
            if kind == EXACT or (value >= high if kind == LOWER else value <= low):
                return value
        self.path.add(position)
        best, chosen, floor = -WON - 1, -1, low
        turns = self._order(position, self.chase.turns(position), ply, known[3] if known else -1)
        for place, (code, after) in enumerate(turns):
            scout = place > 0 and high - low > 1
            value = self._child(position, after, depth, max(low, best), high, ply + 1, scout)
            if value > best:
                best, chosen = value, code
                if best >= high:
                    self._remember(code, ply)
                    break
        self.path.discard(position)
        if len(self.table) + len(self.weighed) >= self.room:
            self.table.clear()
            self.weighed.clear()
        kind = LOWER if best >= high else EXACT if best > floor else UPPER
        self.table[position] = (depth, best, kind, chosen)
        return best

    def _leaf(self, position: Position) -> int:
        """What is told without looking further: that a ghost can catch at once, is."""
        value = self.weighed.get(position)
        if value is None:
            value = self._weigh(position)
            self.weighed[position] = value
        return -value if position[WAITING] else value

    def _weigh(self, position: Position) -> int:
        waiting, pac, grasp = position[WAITING], position[0], self.chase.chart.grasp
        for ghost in GHOSTS:
            if waiting >> ghost & 1 and grasp[position[ghost]] >> pac & 1:
                if position[LIVES] == 1:
                    return -SURE
                position = (*self.chase.starts, position[PELLETS], position[LIVES] - 1, 0)
                break
        return worth(self.chase.chart, position)

    def _order(
        self, position: Position, turns: list[Turn], ply: int, known: int = -1
    ) -> list[Turn]:
        """The turns, the most promising first: what catches or eats, then what was good before."""
        killers, history = self.killers[ply], self.history
        ways = self.chase.chart.distances[position[0]] if position[WAITING] else None
        lives, pellets = position[LIVES], position[PELLETS]

        def promise(turn: Turn) -> int:
            code, after = turn
            if after[LIVES] < lives:
                return 2 * PROMISING if ways else -PROMISING
            if code == known:
                return PROMISING
            if code in killers:
                return PROMISING // 2
            if ways:
                return 4 * ways[code & 0xFF] - history.get(code, 0)
            return (0 if after[PELLETS] != pellets else 10) - history.get(code, 0)

        turns.sort(key=promise)
        if ply and ways and self.ghosts:
            del turns[NARROW:]
        return turns

    def _remember(self, code: int, ply: int) -> None:
        killers = self.killers[ply]
        if code not in killers:
            killers.insert(0, code)
            del killers[2:]
        self.history[code] = self.history.get(code, 0) + 1
