"""Quoridor for two: how far both have to go, what fences can add to it, and who wins the race."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.engines.quoridor import four
from tactilegrid.engines.quoridor.grounds import Ground
from tactilegrid.engines.quoridor.openings import advice
from tactilegrid.engines.quoridor.pvs import (
    FENCE,
    NONE,
    NULL,
    Searcher,
    Table,
    entry_key,
)
from tactilegrid.engines.quoridor.race import Place, solve
from tactilegrid.engines.search import MEMORY, WON, Budget, Found, Stop, Stopped, never
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import Fence, Move, Step, cell_of, edge_of
from tactilegrid.games.quoridor.position import State
from tactilegrid.games.quoridor.rules import apply, legal_moves, may_lay

GUARDED = 4  # of the rival's fences, whose places may be taken
LEVELS: Mapping[str, Budget] = {
    "club": Budget(nodes=400),
    "expert": Budget(nodes=5_000),
    "master": Budget(ms=1_000),
}
BOOKED = ("expert", "master")  # the levels that know openings
LONGEST = 10  # plies told of what the book expects


def levels(options: Options, seat: Seat) -> Mapping[str, Budget]:  # noqa: ARG001 - all alike
    """Club, expert and master, by how far they look; a game for four has its own."""
    return LEVELS if options.number("players") == 2 else four.LEVELS


def search(seen: State, seat: Seat, level: str, seed: int) -> Search | four.Search:
    """A search for the side to move; the levels differ in their budgets, and in a book."""
    if len(seen.pawns) != 2:
        return four.Search(seen, seat, seed)
    return Search(seen, seat, seed, booked=level in BOOKED)


class Search:
    """The search of one move of a game for two; *memory* in bytes caps what it remembers.

    *booked*: where the opening book has a move, that is taken, and nothing searched.
    """

    def __init__(
        self, seen: State, seat: Seat, seed: int, memory: int = MEMORY, booked: bool = False
    ) -> None:
        self.seen = seen
        self.side = seat.number - 1
        self.dice = Random(seed)
        setup, walls = seen.setup, seen.walls
        self.table = Table(setup.edge_is_fence, setup.diagonal, memory)
        grounds: dict[int, Ground] = {}
        self.ground = grounds[walls.fences] = Ground(
            setup.board, walls.fences, walls.fitting, walls.north, walls.east, grounds
        )
        self.legal = tuple(legal_moves(seen))
        self.booked = booked

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """As `engines.search.Search.improve`."""
        line = self._known()
        if line:
            yield Found(line[0], depth=len(line), line=line)
            return
        codes = self._top()
        if not codes:  # the forced pass
            yield Found(self.legal[0], line=self.legal)
            return
        yield Found(self._move(codes[0]), line=(self._move(codes[0]),))
        if len(codes) == 1:
            return
        if not any(self.seen.left):
            yield from self._race(codes, stop)
            return
        searcher = Searcher(self.ground, self.table, self._place(), self._past())
        for code, worth, depth in searcher.improve(codes, nodes, stop):
            line = self._line(code, depth)
            yield Found(line[0], worth, depth, searcher.nodes, line)

    def _known(self) -> tuple[Move, ...]:
        """The play that the opening book advises from here on; among equals by chance."""
        state, line = self.seen, list[Move]()
        while self.booked and len(line) < LONGEST and (moves := advice(state)):
            line.append(self.dice.choice(moves))
            state = apply(state, line[-1]).state
        return tuple(line)

    def _place(self) -> tuple[int, int, int, int, int]:
        side, pawns, left = self.side, self.seen.pawns, self.seen.left
        return side, pawns[side], pawns[1 - side], left[side], left[1 - side]

    def _past(self) -> frozenset[Place]:
        """The positions since the last fence, as the rules have them in one number each."""
        return frozenset(
            ((key >> 8 & 255) - 1, (key & 255) - 1, key >> 16) for key in self.seen.past
        )

    def _top(self) -> list[int]:
        """The moves that come into question, the most promising first, equals by chance."""
        side, own, rival, mine, _ = self._place()
        ground = self.ground
        codes = self.table.steps(ground, own, rival)
        self.dice.shuffle(codes)
        codes.sort(key=lambda step: ground.way(side, step)[0])
        if mine:
            fences = [fence for _, fence in ground.layings(side, own, rival)]
            guards = numbers(self._guards() & ~sum(1 << fence for fence in fences))
            self.dice.shuffle(guards)
            codes += [FENCE + fence for fence in (*fences, *guards)]
        return codes or [FENCE + fence for fence in numbers(may_lay(self.seen))]

    def _guards(self) -> int:
        """The fences that take the place of the rival's best ones, at no cost of one's own way."""
        side, own, rival, _, theirs = self._place()
        ground, found = self.ground, 0
        if theirs:
            for _, fence in ground.layings(1 - side, rival, own)[:GUARDED]:
                found |= ground.board.unfit[fence]
        return found & may_lay(self.seen) & ~ground.way(side, own)[1]

    def _race(self, codes: list[int], stop: Stop) -> Iterator[Found]:
        """The move of exact play, where nobody has fences: the soonest win, or the latest end."""
        side, _, rival, _, _ = self._place()
        goals = self.ground.board.goals(2)

        def steps(one: int, other: int) -> list[int]:
            return self.table.steps(self.ground, one, other)

        def pause() -> None:
            if stop():
                raise Stopped

        try:
            race = solve(self.ground.board.squares, goals, steps, pause)
        except Stopped:
            return
        best = -WON - 1
        for count, step in enumerate(codes, 1):
            after = (rival, step, 0) if side else (step, rival, 1)
            plies = 1 if goals[side] >> step & 1 else race.get(after, -1) + 1
            worth = 0 if not plies else WON - plies if plies % 2 else plies - WON
            if worth > best:
                best = worth
                yield Found(self._move(step), worth, plies, count, (self._move(step),))

    def _move(self, code: int) -> Move:
        return Fence(edge_of(code - FENCE)) if code >= FENCE else Step(cell_of(code))

    def _line(self, code: int, depth: int) -> tuple[Move, ...]:
        """The play expected after a move, as far as the tables hold it."""
        side, own, rival, mine, theirs = self._place()
        ground, codes = self.ground, [code]
        while len(codes) < depth:
            if code >= FENCE:
                ground, mine = ground.after(code - FENCE), mine - 1
            else:
                own = code
            side, own, rival, mine, theirs = 1 - side, rival, own, theirs, mine
            code = ground.table.get(entry_key(side, own, rival, mine, theirs), NULL)[3]
            if code == NONE:
                break
            codes.append(code)
        return tuple(self._move(each) for each in codes)
