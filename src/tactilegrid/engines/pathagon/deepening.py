"""Principal variation search of Pathagon, deepened step by step.

What wins at once, and what the enemy threatens to win at once, is seen without looking a ply
further: such a win is never played out, and a threat lets the line go on until it is met.
"""

from __future__ import annotations

from collections.abc import Iterator

from tactilegrid.engines.pathagon.play import KEPT, KEPT_BYTES, Code, Play, Position
from tactilegrid.engines.search import MEMORY, WON, Stop, Stopped, never

DEEPEST = 48
SURE = WON - 1_000  # a worth above is that of a won game
ENTRY_BYTES = 600  # of the table, its key and its tuple included: measured, rounded up
EXACT, LOWER, UPPER = 0, 1, 2
POLL = 32  # positions between two questions whether to stop
EXTENSIONS = 6  # plies that threats may add to a line
WIDE, DEEP = 1, 3  # so near the top, and so far from the leaves, all moves are looked at
FIRST = 6  # moves that are looked at in full; the next ones a ply less, those far back two
PASS = 2  # plies that are saved where even giving up the turn is good enough

# A move, worth for the side to move, plies looked ahead
Better = tuple[Code, int, int]


class Deepening:
    """One search for one move."""

    def __init__(self, play: Play, memory: int = MEMORY) -> None:
        self.play = play
        self.room = (memory - KEPT * KEPT_BYTES) // ENTRY_BYTES
        self.table: dict[Position, tuple[int, int, int, Code]] = {}
        self.killers: list[list[Code]] = [[] for _ in range(2 * DEEPEST)]
        self.history: dict[Code, int] = {}
        self.path: set[Position] = set()
        self.nodes = 0
        self.most = 0
        self.stop: Stop = never

    def improve(self, nodes: int, stop: Stop) -> Iterator[Better]:
        """Better and better moves, the first at once."""
        play, start = self.play, self.play.start
        measure = play.measure(*start[:3])
        own, _, side, bans, rest, _ = start
        if measure[0] == 1 and (win := play.joint(own, side, rest, measure[1] & ~bans)) is not None:
            yield win, WON - 1, 1
            return
        codes = play.all_moves(start, measure)
        yield codes[0], 0, 0
        self.most, self.stop = nodes, stop
        try:
            for depth in range(1, DEEPEST if len(codes) > 1 else 1):
                worth = 0
                for better in self._deepen(codes, depth):
                    yield better
                    worth = better[1]
                if abs(worth) > SURE:
                    return
        except Stopped:
            return

    def _deepen(self, codes: list[Code], depth: int) -> Iterator[Better]:
        """One more ply; *codes* are put in the order of what was found."""
        start = self.play.start
        best = -WON - 1
        self.path = {start, *self.play.past}
        for place, code in enumerate(list(codes)):
            after = self.play.play(start, code)
            less = int(depth > 2 and place >= 2 * FIRST)
            worth = self._reply(after, depth, less, best, WON, 1, EXTENSIONS, place > 0)
            if worth > best:
                best = worth
                codes.remove(code)
                codes.insert(0, code)
                yield code, worth, depth
                if worth > SURE:
                    return

    def _reply(
        self,
        after: Position,
        depth: int,
        less: int,
        low: int,
        high: int,
        ply: int,
        extra: int,
        scout: bool,
    ) -> int:
        """The worth of a move for who makes it: first whether it is better at all."""
        if scout:
            worth = -self._look(after, depth - 1 - less, -low - 1, -low, ply, extra)
            if worth <= low:
                return worth
            if less:
                worth = -self._look(after, depth - 1, -low - 1, -low, ply, extra)
            if not low < worth < high or high - low == 1:
                return worth
        return -self._look(after, depth - 1, -high, -low, ply, extra)

    def _look(
        self,
        position: Position,
        depth: int,
        low: int,
        high: int,
        ply: int,
        extra: int,
        may_pass: bool = True,
    ) -> int:
        """The worth for the side to move; fail-soft."""
        self.nodes += 1
        if self.nodes == self.most or (self.nodes % POLL == 0 and self.stop()):
            raise Stopped
        own, enemy, side, bans, rest, other = position
        play = self.play
        measure = play.measure(own, enemy, side)
        near, ways, far, theirs, worth = measure
        if near == 1 and play.joint(own, side, rest, ways & ~bans) is not None:
            return WON - ply - 1
        threat = far == 1 and play.joint(enemy, 1 - side, other, theirs) is not None
        if depth <= 0:
            if not (threat and extra):
                return worth
            depth, extra = 1, extra - 1
        if position in self.path:
            return 0
        known = self.table.get(position)
        if known is not None and known[0] >= depth:
            value, kind = _seen_from(known[1], ply), known[2]
            if kind == EXACT or (value >= high if kind == LOWER else value <= low):
                return value
        self.path.add(position)
        if may_pass and not threat and depth > 1 and worth >= high and high < SURE:
            passed = (enemy, own, 1 - side, 0, other, rest)
            value = -self._look(passed, depth - 1 - PASS, -high, 1 - high, ply + 1, extra, False)
            if high <= value < SURE:
                self.path.discard(position)
                return value
        codes = play.moves(position, measure, ply <= WIDE or depth >= DEEP, threat)
        self._sort(codes, known, ply)
        value = self._best(position, codes, depth, low, high, ply, extra, threat)
        self.path.discard(position)
        return value

    def _best(
        self,
        position: Position,
        codes: list[Code],
        depth: int,
        low: int,
        high: int,
        ply: int,
        extra: int,
        threat: bool,
    ) -> int:
        """The worth of the best of some moves."""
        play = self.play.play
        best, chosen, floor = -WON - 1, codes[0], low
        for place, code in enumerate(codes):
            after = play(position, code)
            less = 0
            if place >= FIRST and depth > 1 and not threat and not after[3]:
                less = 2 if place >= 3 * FIRST and depth > 2 else 1
            worth = self._reply(after, depth, less, low, high, ply + 1, extra, place > 0)
            if worth > best:
                best, chosen = worth, code
                if best > low:
                    low = best
                    if best >= high:
                        self._remember(code, depth, ply)
                        break
        kind = LOWER if best >= high else EXACT if best > floor else UPPER
        if len(self.table) >= self.room:
            self.table.clear()
        self.table[position] = (depth, _seen_from(best, -ply), kind, chosen)
        return best

    def _sort(self, codes: list[Code], known: tuple[int, int, int, Code] | None, ply: int) -> None:
        """First the move known to be best, then those that refuted others here, then by history."""
        history = self.history
        if history:
            codes.sort(key=lambda code: -history.get(code, 0))  # stable: promise decides the rest
        for first in (*self.killers[ply], *((known[3],) if known else ())):
            if first in codes:
                codes.remove(first)
                codes.insert(0, first)

    def _remember(self, code: Code, depth: int, ply: int) -> None:
        killers = self.killers[ply]
        if code not in killers:
            killers.insert(0, code)
            del killers[2:]
        self.history[code] = self.history.get(code, 0) + depth * depth

    def line(self, code: Code, depth: int) -> list[tuple[Position, Code]]:
        """The play expected after a move, as far as the table holds it: where, and what."""
        position = self.play.start
        found = [(position, code)]
        while len(found) < depth:
            position = self.play.play(position, code)
            own, _, side, bans, rest, _ = position
            near, ways, far, *_ = self.play.measure(*position[:3])
            if far == 0:
                break
            win = self.play.joint(own, side, rest, ways & ~bans) if near == 1 else None
            known = self.table.get(position)
            if win is not None:
                code = win
            elif known is not None:
                code = known[3]
            else:
                break
            found.append((position, code))
        return found


def _seen_from(worth: int, ply: int) -> int:
    """What a won or lost game is worth, told by the plies from a position, *ply* plies earlier."""
    if worth > SURE:
        return worth - ply
    return worth + ply if worth < -SURE else worth
