"""Pathagon: who is nearer to a chain, on how many ways, and which pieces stand between two.

A position is the pieces of both sides, the side to move, the squares closed to it, and the piece of
each side that rests. Searches look at the squares on the shortest ways of both sides, at those
where pieces are taken, and at what is near; relocations only of pieces that no shortest way needs.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import replace
from tactilegrid.engines.alphabeta import AlphaBeta
from tactilegrid.engines.search import MEMORY, WON, Budget, Found, Stop, never
from tactilegrid.games.pathagon.board import bits
from tactilegrid.games.pathagon.position import MUST, Move, Placement, Relocation, State

BARRED = 12  # the distance where the enemy bars every way
STEP, WAYS, TEMPO, TRAP, PIECE = 100, 4, 45, 22, 3
THREAT = 130  # one piece is missing and it is the enemy's turn
MOST_WAYS = 10
KEPT = 50_000  # measured positions of one side that are remembered
KEPT_BYTES = 280  # of each: measured, rounded up

Position = tuple[int, int, int, int, int, int]  # pieces of both, side, bans, rests of both
Code = tuple[int, int, int]  # origin or -1, target, squares taken


def levels(options: Options, seat: Seat) -> Mapping[str, Budget]:  # noqa: ARG001 - all alike
    """Club, expert and master, by how far they look."""
    return {"club": Budget(nodes=300), "expert": Budget(nodes=1_500), "master": Budget(ms=1_000)}


def search(seen: State, seat: Seat, level: str, seed: int) -> Thinking:  # noqa: ARG001
    """A search for the side to move; the levels differ in their budgets only."""
    return Thinking(seen, seed)


class Thinking:
    """The search of one move."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.model = Chains(state)
        past = [(*pieces, side, bans, *rests) for *pieces, side, bans, rests in state.history[:-1]]
        self.search = AlphaBeta(
            *(self.model, self.model.start, seed, past),
            memory=MEMORY - KEPT * KEPT_BYTES,
        )

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """As `Search.improve`."""
        for found in self.search.improve(nodes, stop):
            yield replace(
                found,
                move=self.move(found.move),
                line=tuple(self.move(code) for code in found.line),
            )

    def move(self, code: Code) -> Move:
        """The move of a code."""
        origin, target, taken = code
        board = self.state.board
        removed = board.listed(taken) if taken else ()
        if origin < 0:
            return Placement(board.cells[target], removed)
        return Relocation(board.cells[origin], board.cells[target], removed)


class Chains:
    """What the search asks; `ways` is the heart of it."""

    def __init__(self, state: State) -> None:
        self.board = state.board
        self.size = state.board.size
        self.full = state.board.full
        self.west, self.east = state.board.west, state.board.east
        self.side = state.side
        self.count = state.options.number("pieces")
        self.must = state.options.choice("capture") == MUST
        self.borders = (self.board.borders(state.axis(0)), self.board.borders(state.axis(1)))
        self.start: Position = (*state.pieces, state.side, state.bans, *state.rests)
        self.known: dict[tuple[int, int, int], tuple[int, int]] = {}

    # what the search asks

    def mine(self, position: Position) -> bool:
        """Whether the side that searches is to move."""
        return position[2] == self.side

    def ended(self, position: Position) -> int | None:
        """Whether the side that just moved has joined its borders."""
        moved = 1 - position[2]
        if self.ways(position[moved], position[1 - moved], moved)[0]:
            return None
        return WON if moved == self.side else -WON

    def key(self, position: Position) -> Hashable:
        """The position itself."""
        return position

    def worth(self, position: Position) -> int:
        """For the side that searches: distances, ways, traps; certain where one move wins."""
        side = position[2]
        own, enemy = position[side], position[1 - side]
        near, ways = self.ways(own, enemy, side)
        far, theirs = self.ways(enemy, own, 1 - side)
        sign = 1 if side == self.side else -1
        loose = own.bit_count() < self.count
        if near == 1 and ways & ~position[3] and loose:
            return sign * (WON - 1)
        value = STEP * (far - near) + TEMPO
        value += WAYS * (min(ways.bit_count(), MOST_WAYS) - min(theirs.bit_count(), MOST_WAYS))
        value += PIECE * (own.bit_count() - enemy.bit_count())
        free = self.full & ~(own | enemy)
        board = self.board
        value += TRAP * (board.traps(own, enemy) & free & ~position[3]).bit_count()
        value -= TRAP * (board.traps(enemy, own) & free).bit_count() // 2
        if far == 1:
            value -= THREAT * min(theirs.bit_count(), 2)
        return sign * value

    def forced(self, position: Position) -> bool:
        """Whether the enemy threatens to join at once."""
        side = position[2]
        own, enemy = position[side], position[1 - side]
        return self.ways(enemy, own, 1 - side)[0] == 1

    def moves(self, position: Position, top: bool) -> list[Code]:
        """Wins first, then what takes, then the common ways of both, then what is near."""
        side, bans = position[2], position[3]
        own, enemy = position[side], position[1 - side]
        free = self.full & ~(own | enemy | bans)
        near, ways = self.ways(own, enemy, side)
        far, theirs = self.ways(enemy, own, 1 - side)
        loose = own.bit_count() < self.count
        traps = self.board.traps(own, enemy) & free
        if near == 1 and loose and ways & free:
            wanted = ways & free
            return self._placed(own, enemy, [wanted & -wanted], top)
        groups = [traps, ways & theirs & free, (ways | theirs) & free]
        if far == 1 and not top:
            groups = [traps, theirs & free]
        elif top:
            groups.append(free)
        else:
            groups.append(self.board.around(own | enemy) & free)
        targets = _in_order(groups) or _in_order([free])
        if loose:
            return self._placed(own, enemy, targets, top)
        return self._moved(position, targets, top)

    def _placed(self, own: int, enemy: int, targets: list[int], top: bool) -> list[Code]:
        codes: list[Code] = []
        for bit in targets:
            self._with_taken(codes, -1, bit, own, enemy, top)
        return codes

    def _with_taken(
        self, codes: list[Code], origin: int, bit: int, own: int, enemy: int, top: bool
    ) -> None:
        """A move that takes all it can; at the top also one that takes nothing, where it may."""
        taken = self.board.clamped(own, enemy, bit)
        target = bit.bit_length() - 1
        codes.append((origin, target, taken))
        if taken and top and not self.must:
            codes.append((origin, target, 0))

    def _moved(self, position: Position, targets: list[int], top: bool) -> list[Code]:
        """Relocations, first of the pieces that leave the distance as it is."""
        side = position[2]
        own, enemy = position[side], position[1 - side]
        near = self.ways(own, enemy, side)[0]
        rated = sorted(
            (self.ways(own ^ 1 << number, enemy, side)[0] - near, number)
            for number in bits(own & ~position[4 + side])
        )
        spare = [number for loss, number in rated if top or loss <= 0] or [rated[0][1]]
        if not top:
            spare, targets = spare[:4], targets[:14]
        codes: list[Code] = []
        for bit in targets:
            for number in spare:
                self._with_taken(codes, number, bit, own ^ 1 << number, enemy, top)
        return codes

    def play(self, position: Position, code: Code) -> Position:
        """The position after a move; pieces that are taken close their squares to the enemy."""
        origin, target, taken = code
        side = position[2]
        bit = 1 << target
        own = position[side] | bit
        rest = 0
        if origin >= 0:
            own ^= 1 << origin
            rest = bit
        enemy = position[1 - side] & ~taken
        enemy_rest = position[5 - side] & ~taken
        if side:
            return (enemy, own, 0, taken, enemy_rest, rest)
        return (own, enemy, 1, taken, rest, enemy_rest)

    # ways

    def ways(self, own: int, enemy: int, side: int) -> tuple[int, int]:
        """How many pieces a side needs to join its borders, and the free squares of all such ways.

        BARRED and no squares where the enemy bars every way.
        """
        key = (own, enemy, side)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self.known[key] = self._ways(own, enemy, side)
        return found

    def _ways(self, own: int, enemy: int, side: int) -> tuple[int, int]:
        near, far = self.borders[side]
        forth = self._layers(own, enemy, near, far)
        if forth is None:
            return BARRED, 0
        distance = len(forth) - 1
        if not distance:
            return 0, 0
        back = self._layers(own, enemy, far, near)
        if back is None:
            raise AssertionError("a way has two ends")
        ways = 0
        for cost in range(1, distance + 1):
            ways |= (forth[cost] & ~forth[cost - 1]) & (
                back[distance + 1 - cost] & ~back[distance - cost]
            )
        return distance, ways & ~own

    def _layers(self, own: int, enemy: int, start: int, goal: int) -> list[int] | None:
        """The squares within 0, 1, 2... pieces of a border, until the other one is reached."""
        size, full, west, east = self.size, self.full, ~self.west, ~self.east
        free = full & ~(own | enemy)
        reached = own & start
        layers: list[int] = []
        while True:
            while True:  # along own pieces, for nothing
                around = (
                    (reached << size)
                    | (reached >> size)
                    | (reached & east) << 1
                    | (reached & west) >> 1
                )
                wider = reached | around & own
                if wider == reached:
                    break
                reached = wider
            layers.append(reached)
            if reached & goal:
                return layers
            wider = reached | (around | start) & free
            if wider == reached:
                return None
            reached = wider


def _in_order(groups: list[int]) -> list[int]:
    """The squares of some sets as single bits, none twice."""
    found: list[int] = []
    known = 0
    for group in groups:
        found += [1 << number for number in bits(group & ~known)]
        known |= group
    return found
