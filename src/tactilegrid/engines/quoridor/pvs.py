"""Principal variation search over squares, hands and grounds, deepened step by step.

Moves are numbers: a square, or PLANE * 2 and more for a fence. Values are those of the side to
move: a hundred a step of the race.
"""

from __future__ import annotations

from collections.abc import Iterator

from tactilegrid.engines.quoridor.grounds import Ground
from tactilegrid.engines.search import WON, Stop, Stopped, never
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import PLANE
from tactilegrid.games.quoridor.position import BITS

FENCE = 2 * PLANE  # moves from here on lay fences
NONE = -1
SURE = WON - 1_000  # a worth beyond is that of a game that ends with best play
STEP, TEMPO = 100, 50  # the move is worth half a step
# In hand, by count: the first few are worth most. Found by games of search against search: with a
# third of these 10 of 60 were won.
HAND: tuple[int, ...] = (
    0,
    270,
    510,
    720,
    900,
    1_050,
    1_185,
    1_305,
    1_410,
    1_500,
    *range(1_575, 3_900, 75),
)
RACE = 10_000  # a race that nobody can hold up any more, beside what it is won by
DECIDED = RACE // 2  # a worth beyond is that of such a race
MARGIN = 150  # what a move of the last ply hardly ever costs
IDLE = 2  # plies less deep that the search looks after letting the turn go by
DEEPEST = 60
EXACT, LOWER, UPPER = 0, 1, 2
POLL = 8  # positions between two questions whether to stop
LET_GO = 100  # grounds that are let go then, of those forgotten
NULL = (-1, 0, EXACT, NONE)
ENTRY_BYTES, GROUND_BYTES = 260, 3_000  # measured, rounded up


def entry_key(side: int, own: int, rival: int, mine: int, theirs: int) -> int:
    """One number for all that a ground does not say of a position."""
    return ((own << 8 | rival) << 6 | mine) << 7 | theirs << 1 | side


class Table:
    """How jumps go, how much memory is taken, and what the search has learned about moves."""

    def __init__(self, edge_is_fence: bool, diagonal: bool, memory: int) -> None:
        self.edge_is_fence = edge_is_fence
        self.diagonal = diagonal
        self.memory = memory
        self.entries = 0
        self.waste: list[Ground] = []
        self.killers = [[NONE, NONE] for _ in range(2 * DEEPEST)]

    def steps(self, ground: Ground, own: int, rival: int) -> list[int]:
        """Where the pawn on *own* may go while the other stands on *rival* (QD-R5, R8, R9)."""
        near = ground.near(own)
        other = BITS[rival]
        if not near & other:
            return numbers(near)
        reach = near & ~other
        behind, beside = 2 * rival - own, ground.near(rival) & ~BITS[own]
        if behind >= 0 and beside >> behind & 1:
            reach |= BITS[behind]
        elif self.edge_is_fence or (behind >= 0 and ground.board.squares >> behind & 1):
            reach |= beside
        return numbers(reach)

    def full(self, grounds: int) -> bool:
        """Whether the tables have taken what they may."""
        return self.entries * ENTRY_BYTES + grounds * GROUND_BYTES > self.memory


class Searcher:
    """One search for one move: `best`, `worth`, `depth` and `line` are its account so far.

    *past* holds the positions since the last fence, which may not be repeated for a gain, as
    (square, square, side to move).
    """

    def __init__(
        self,
        ground: Ground,
        table: Table,
        place: tuple[int, int, int, int, int],
        past: frozenset[tuple[int, int, int]] = frozenset(),
    ) -> None:
        self.ground = ground
        self.table = table
        self.side, self.own, self.rival, self.mine, self.theirs = place
        self.goals = ground.board.goals(2)
        self.past = past
        self.path: set[tuple[int, int, int, int]] = set()
        self.nodes = 0
        self.most = 0
        self.idle = NONE  # the ply before which a turn went by: not two in a row
        self.stop: Stop = never

    # the top

    def improve(self, moves: list[int], nodes: int, stop: Stop) -> Iterator[tuple[int, int, int]]:
        """Move, worth and depth, each better than the one before or seen further ahead."""
        self.most, self.stop = nodes, stop
        order = list(moves)
        try:
            for depth in range(1, DEEPEST):
                best = -WON
                for place, move in enumerate(list(order)):
                    value = self._at_top(move, depth, best, place)
                    if value > best:
                        best = value
                        order.remove(move)
                        order.insert(0, move)
                        yield move, value, depth
                if abs(best) > SURE:
                    return
        except Stopped:
            return

    def _at_top(self, move: int, depth: int, best: int, place: int) -> int:
        here = (self.ground, self.side, self.own, self.rival, self.mine, self.theirs)
        if place:
            value = self._after(here, move, depth, best, best + 1, 0)
            if value <= best:
                return value
        return self._after(here, move, depth, -WON if not place else best, WON, 0)

    def _after(
        self,
        here: tuple[Ground, int, int, int, int, int],
        move: int,
        depth: int,
        low: int,
        high: int,
        ply: int,
    ) -> int:
        """The worth of a move for who makes it."""
        ground, side, own, rival, mine, theirs = here
        self.nodes += 1
        if self.nodes == self.most or (self.nodes % POLL == 0 and self._stopped()):
            raise Stopped
        if move >= FENCE:
            ground, mine = ground.after(move - FENCE), mine - 1
        elif self.goals[side] >> move & 1:
            return WON - ply - 1
        else:
            own = move
            if (ground is self.ground) and self._repeated(side, own, rival):
                return 0
        after = (ground, 1 - side, rival, own, theirs, mine)
        return -self._search(after, depth - 1, -high, -low, ply + 1)

    def _stopped(self) -> bool:
        """Whether to stop; and something is let go of that was forgotten."""
        del self.table.waste[-LET_GO:]
        return self.stop()

    def _repeated(self, side: int, own: int, rival: int) -> bool:
        """Whether a step leads back to what stood on the board before."""
        squares = (rival, own) if side else (own, rival)
        return bool(self.past) and (*squares, 1 - side) in self.past

    # below

    def _search(
        self,
        here: tuple[Ground, int, int, int, int, int],
        depth: int,
        low: int,
        high: int,
        ply: int,
    ) -> int:
        ground, side, own, rival, mine, theirs = here
        if depth <= 0 or ply >= DEEPEST:
            return self._standing(here, ply)
        key = entry_key(side, own, rival, mine, theirs)
        known = ground.table.get(key, NULL)
        if known[0] >= depth:
            value, kind = known[1], known[2]
            if kind == EXACT or (value >= high if kind == LOWER else value <= low):
                return value
        step = (ground.fences, own, rival, side)
        if step in self.path:
            return 0
        if high - low == 1 and abs(high) < DECIDED and self._ahead(here, depth, high, ply):
            return high
        self.path.add(step)
        best, chosen = self._best(here, known[3], depth, low, high, ply)
        self.path.discard(step)
        kind = LOWER if best >= high else EXACT if best > low else UPPER
        self._keep(ground, key, (depth, best, kind, chosen))
        return best

    def _ahead(
        self, here: tuple[Ground, int, int, int, int, int], depth: int, high: int, ply: int
    ) -> bool:
        """Whether the side to move stands so well that it need not be looked at closely.

        At the last ply that is far above *high*; before, above it even where the turn goes by, for
        a move is hardly ever worse than none. Decided races are played out.
        """
        if depth > IDLE:
            return self.idle != ply and self._idle(here, depth, high, ply)
        return depth == 1 and high + MARGIN < self._standing(here, ply) < DECIDED

    def _idle(
        self, here: tuple[Ground, int, int, int, int, int], depth: int, high: int, ply: int
    ) -> bool:
        if self._standing(here, ply) < high:
            return False
        ground, side, own, rival, mine, theirs = here
        after = (ground, 1 - side, rival, own, theirs, mine)
        self.idle = ply + 1
        value = -self._search(after, depth - 1 - IDLE, -high, 1 - high, ply + 1)
        return high <= value < DECIDED

    def _best(
        self,
        here: tuple[Ground, int, int, int, int, int],
        first: int,
        depth: int,
        low: int,
        high: int,
        ply: int,
    ) -> tuple[int, int]:
        """The best value and move, fail-soft; later moves by a null window, late ones less deep."""
        best, chosen = -WON, NONE
        for place, move in enumerate(self._moves(here, first, ply)):
            floor = max(low, best)
            if place:
                less = self._less(here, move, place) if depth > 2 else 0
                value = self._after(here, move, depth - less, floor, floor + 1, ply)
                if value > floor and (less or value < high):
                    value = self._after(here, move, depth, floor, high, ply)
            else:
                value = self._after(here, move, depth, low, high, ply)
            if value > best:
                best, chosen = value, move
                if best >= high:
                    self._remember(move, ply)
                    break
        return (best, chosen) if chosen != NONE else (self._standing(here, ply), NONE)

    def _less(self, here: tuple[Ground, int, int, int, int, int], move: int, place: int) -> int:
        """How many plies less deep a move is looked at first: late fences, steps not ahead."""
        if move >= FENCE:
            return 0 if place < 6 else 1 if place < 16 else 2
        ground, side, own = here[:3]
        return 1 if place > 1 and ground.way(side, move)[0] >= ground.way(side, own)[0] else 0

    def _moves(
        self, here: tuple[Ground, int, int, int, int, int], first: int, ply: int
    ) -> Iterator[int]:
        """The move that was best before, steps that go ahead, fences by gain, other steps."""
        ground, side, own, rival, mine, _ = here
        if first != NONE:
            yield first
        far = ground.way(side, own)[0]
        rest = []
        for step in self.table.steps(ground, own, rival):
            if step != first:
                ahead = ground.way(side, step)[0]
                if ahead < far:
                    yield step
                elif ahead == far:
                    rest.append(step)
        if mine:
            layings = ground.layings(side, own, rival)
            killers = self.table.killers[ply]
            early = [f for _, f in layings if f + FENCE in killers]
            for fence in (*early, *(f for _, f in layings if f not in early)):
                if fence + FENCE != first:
                    yield fence + FENCE
        yield from rest

    def _remember(self, move: int, ply: int) -> None:
        killers = self.table.killers[ply]
        if killers[0] != move:
            killers[1], killers[0] = killers[0], move

    def _keep(self, ground: Ground, key: int, entry: tuple[int, int, int, int]) -> None:
        table = self.table
        if key not in ground.table:
            table.entries += 1
            if table.full(len(ground.grounds)):
                table.waste = self.ground.forget()
                table.entries = 1
        ground.table[key] = entry

    def _standing(self, here: tuple[Ground, int, int, int, int, int], ply: int) -> int:
        """How well the side to move stands: the race, the hands, and races that are decided."""
        ground, side, own, rival, mine, theirs = here
        near = ground.way(side, own)[0]
        far = ground.way(1 - side, rival)[0]
        if near == 1 and not ground.near(own) >> rival & 1:
            return WON - ply - 1
        if not theirs and near <= far:
            return RACE + STEP * (far - near) - ply
        if not mine and far < near:
            return -RACE + STEP * (far - near) + ply
        return STEP * (far - near) + TEMPO + HAND[mine] - HAND[theirs]
