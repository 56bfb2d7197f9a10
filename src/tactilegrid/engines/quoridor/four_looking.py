"""Looking ahead with four seats: everybody for itself (max^n), or all against one (paranoid).

Moves are numbers as in `pvs`: a square, or FENCE and more for a fence; PASSING where nothing goes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from tactilegrid.engines.quoridor.four_fields import Field
from tactilegrid.engines.quoridor.four_shares import LEAST, WHOLE, Position, Shares, stands, won
from tactilegrid.engines.quoridor.grounds import CUT
from tactilegrid.engines.quoridor.pvs import FENCE
from tactilegrid.engines.search import Stop, Stopped, never
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.position import BITS, Setup, position_key

PASSING = -2
INNER, LEADERS = 4, 2  # fences that a seat thinks of below the top, and against how many rivals
TOP, EVERY = 40, 3  # the same at the top
DEEPEST = 40
POLL = 8  # positions between two questions whether to stop
LET_GO = 100  # fields that are let go then, of those forgotten: all at once takes long
NO_BOUND = 2 * WHOLE
EXACT, LOWER, UPPER = 0, 1, 2
ENTRY_BYTES, FIELD_BYTES = 700, 3_500  # measured, rounded up

Key: TypeAlias = "tuple[int, int, tuple[int, ...], tuple[int, ...]]"


class Looker(ABC):
    """What both ways of looking share; `worth` and `depth` are those of the last move yielded."""

    def __init__(self, here: Position, setup: Setup, past: tuple[int, ...], memory: int) -> None:
        self.here = here
        self.setup = setup
        self.past = frozenset(past)
        self.memory = memory
        self.root = here[1]
        self.nodes = 0
        self.most = 0
        self.stop: Stop = never
        self.waste: list[Field] = []
        # for each position the moves, the best first
        self.known: dict[Key, list[int]] = {}

    # the top

    def top(self, dice: Random) -> list[int]:
        """The moves that come into question, the most promising first, equal steps by chance."""
        return self._listed(self.here, TOP, EVERY, dice)

    def improve(self, moves: list[int], nodes: int, stop: Stop) -> Iterator[tuple[int, int, int]]:
        """Move, share and depth, each better than the one before or seen further ahead."""
        self.most, self.stop = nodes, stop
        try:
            for depth in range(1, DEEPEST):
                best = -1
                for move in list(moves):
                    share = self._at_top(move, depth, best)
                    if share > best:
                        best = share
                        moves.remove(move)
                        moves.insert(0, move)
                        yield move, share, depth
                if not LEAST <= best <= WHOLE - LEAST:
                    return
        except Stopped:
            return

    def _at_top(self, move: int, depth: int, best: int) -> int:
        if self.past and move < FENCE:
            _, turn, pawns, _ = self.after(self.here, move)
            if position_key(pawns, turn) in self.past:
                return WHOLE // len(pawns)
        return self._worth(move, depth, best)

    @abstractmethod
    def _worth(self, move: int, depth: int, best: int) -> int:
        """The share of the seat at the top after its move, exact where it is more than *best*."""

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes == self.most or (self.nodes % POLL == 0 and self._stopped()):
            raise Stopped

    def _stopped(self) -> bool:
        del self.waste[-LET_GO:]
        return self.stop()

    # moves

    def after(self, here: Position, move: int) -> Position:
        """The position after a move that does not end the game."""
        field, turn, pawns, hands = here
        if move >= FENCE:
            field = field.after(move - FENCE)
            hands = (*hands[:turn], hands[turn] - 1, *hands[turn + 1 :])
        elif move != PASSING:
            pawns = (*pawns[:turn], move, *pawns[turn + 1 :])
        turn = self.setup.after[turn]
        while pawns[turn] < 0:
            turn = self.setup.after[turn]
        return field, turn, pawns, hands

    def wins(self, here: Position, move: int) -> bool:
        """Whether a move arrives."""
        return 0 <= move < FENCE and self.setup.goals[here[1]] & BITS[move] != 0

    def steps(self, here: Position) -> int:
        """The squares that the pawn to move may go to (QD-R5, R8, R9, R10)."""
        field, turn, pawns, _ = here
        others = 0
        for seat, square in enumerate(pawns):
            if seat != turn:
                others |= BITS[square]
        setup = self.setup
        return field.walls.steps(pawns[turn], others, setup.edge_is_fence, setup.diagonal)

    def key(self, here: Position) -> Key:
        """What a position is known by."""
        return (here[0].walls.fences, *here[1:])

    def moves(self, here: Position) -> list[int]:
        """Those thought of below the top, as good as they were found to be before."""
        key = self.key(here)
        found = self.known.get(key)
        if found is None:
            if self._stopped():
                raise Stopped
            self._make_room()
            found = self.known[key] = self._listed(here, INNER, LEADERS)
        return found

    def _make_room(self) -> None:
        fields = self.here[0].fields
        if len(self.known) * ENTRY_BYTES + len(fields) * FIELD_BYTES > self.memory:
            self.waste = list(fields.values())
            fields.clear()
            self.here[0].walls.board.forget()  # it holds the same arrangements
            self._forget()

    def _forget(self) -> None:
        self.known.clear()

    def _listed(
        self, here: Position, count: int, rivals: int, dice: Random | None = None
    ) -> list[int]:
        """Steps ahead, the fences that bring most, and other steps; or only the one that wins."""
        field, turn, pawns, hands = here
        reach = self.steps(here)
        if home := reach & self.setup.goals[turn]:
            return numbers(home)[:1]
        far = field.way(turn, pawns[turn])[0]
        steps = [(field.way(turn, square)[0], square) for square in numbers(reach)]
        if dice:
            dice.shuffle(steps)
        steps.sort(key=lambda step: step[0])
        found = ahead = [square for way, square in steps if way < far]
        if hands[turn]:
            found = found + self._fences(here, rivals)[:count]
        if dice or not ahead:
            found = found + [square for way, square in steps if way >= far]
        return found or self._other(here)

    def _fences(self, here: Position, rivals: int) -> list[int]:
        """The fences across the ways of those who would arrive first, the best first."""
        field, turn, pawns, _ = here
        seats = len(pawns)
        order = sorted(
            (seats * field.way(seat, square)[0] + (seat - turn) % seats, seat)
            for seat, square in enumerate(pawns)
            if seat != turn and square >= 0
        )
        crossed = 0
        for _, seat in order[:rivals]:
            crossed |= field.way(seat, pawns[seat])[1]
        scored = []
        for fence in numbers(crossed & field.walls.fitting):
            after = self.after(here, fence + FENCE)
            ways = (after[0].way(seat, at)[0] for seat, at in enumerate(pawns) if at >= 0)
            if max(ways) < CUT:
                scored.append((-stands(after)[turn], fence + FENCE))
        scored.sort()
        return [fence for _, fence in scored]

    def _other(self, here: Position) -> list[int]:
        """Any fence where the pawn is shut in, or the forced pass (QD-A8)."""
        field, turn, pawns, hands = here
        if hands[turn]:
            fences = numbers(field.walls.allowed(pawns))
            return [fences[0] + FENCE] if fences else [PASSING]
        return [PASSING]

    def leaf(self, here: Position, ply: int) -> Shares:
        """The shares where nobody looks further, but for a step that wins at once."""
        field, turn, pawns, _ = here
        if field.way(turn, pawns[turn])[0] <= 2 and self.steps(here) & self.setup.goals[turn]:
            return won(turn, len(pawns), ply + 1)
        return stands(here)

    def line(self, move: int, depth: int) -> list[int]:
        """The play expected after a move, as far as it was looked at."""
        here, found = self.here, [move]
        while len(found) < depth and not self.wins(here, found[-1]):
            here = self.after(here, found[-1])
            moves = self.known.get(self.key(here))
            if not moves:
                break
            found.append(moves[0])
        return found


class EachForItself(Looker):
    """Max^n: every seat takes the move that leaves it the largest share."""

    def __init__(self, here: Position, setup: Setup, past: tuple[int, ...], memory: int) -> None:
        super().__init__(here, setup, past, memory)
        self.shares: dict[Key, tuple[int, Shares]] = {}

    def _forget(self) -> None:
        super()._forget()
        self.shares.clear()

    def _worth(self, move: int, depth: int, best: int) -> int:
        bound = NO_BOUND if best < 0 else WHOLE - best
        return self._search(self.here, move, depth, 1, bound)[self.root]

    def _search(self, before: Position, move: int, depth: int, ply: int, bound: int) -> Shares:
        """The shares after a move; who moves next stops looking once it has more than *bound*.

        Then too little is left for who made the move, since all shares together are WHOLE.
        """
        self._count()
        if self.wins(before, move):
            return won(before[1], len(before[2]), ply)
        here = self.after(before, move)
        if depth <= 1:
            return self.leaf(here, ply)
        key = self.key(here)
        known = self.shares.get(key)
        if known is not None and known[0] == depth:
            return known[1]
        turn = here[1]
        moves = self.moves(here)
        best: Shares = ()
        for each in tuple(moves) if depth > 2 else shortened(moves):
            left = WHOLE - best[turn] if best else NO_BOUND
            found = self._search(here, each, depth - 1, ply + 1, left)
            if not best or found[turn] > best[turn]:
                best = found
                moves.remove(each)
                moves.insert(0, each)
                if best[turn] > bound:
                    return best
        self.shares[key] = depth, best
        return best


class AllAgainstOne(Looker):
    """Paranoid: the others together leave the seat at the top the smallest share."""

    def __init__(self, here: Position, setup: Setup, past: tuple[int, ...], memory: int) -> None:
        super().__init__(here, setup, past, memory)
        self.table: dict[Key, tuple[int, int, int]] = {}

    def _forget(self) -> None:
        super()._forget()
        self.table.clear()

    def _worth(self, move: int, depth: int, best: int) -> int:
        return self._search(self.here, move, depth, 1, (best, NO_BOUND))

    def _search(
        self, before: Position, move: int, depth: int, ply: int, window: tuple[int, int]
    ) -> int:
        self._count()
        if self.wins(before, move):
            return won(before[1], len(before[2]), ply)[self.root]
        here = self.after(before, move)
        if depth <= 1:
            return self.leaf(here, ply)[self.root]
        low, high = window
        known = self.table.get(self.key(here))
        if known is not None and known[0] == depth:
            _, value, kind = known
            if kind == EXACT or (value >= high if kind == LOWER else value <= low):
                return value
        best = self._best(here, depth, ply, window)
        kind = LOWER if best >= high else UPPER if best <= low else EXACT
        self.table[self.key(here)] = depth, best, kind
        return best

    def _best(self, here: Position, depth: int, ply: int, window: tuple[int, int]) -> int:
        low, high = window
        sign = 1 if here[1] == self.root else -1
        moves, best = self.moves(here), -sign * NO_BOUND
        for each in tuple(moves):
            found = self._search(here, each, depth - 1, ply + 1, (low, high))
            if sign * found > sign * best:
                best = found
                moves.remove(each)
                moves.insert(0, each)
                low, high = (max(low, best), high) if sign > 0 else (low, min(high, best))
                if low >= high:
                    break
        return best


def shortened(moves: list[int]) -> list[int]:
    """With one ply to go the fences stand in the order of what they are worth: one is enough."""
    fences = [move for move in moves if move >= FENCE]
    return [move for move in moves if move < FENCE or move == fences[0]]
