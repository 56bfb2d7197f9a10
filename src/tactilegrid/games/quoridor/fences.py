"""Fences as sets of bits: where they fit, what they close, and which would cut a pawn off.

Asking for every fence whether each pawn still has a way is what makes Quoridor slow. Three
questions come first, each cheaper than the next and each exact:

1. Does it fit? Overlaps and crossings of every fence are tables (QD-A2).
2. Could it cut anything? Fences are lines between posts, and only a line that closes a ring parts
   the board. The border and all fences joined to it are one line from the start; a new fence
   closes a ring where two of its three posts already lie on one line, with the half or halves
   between them. Lines only ever grow together, so the halves that would close a ring are kept, and
   added to, from fence to fence.
3. Does that half cross a walk that is known to lead the pawn home? Plain walks are tried first; a
   winding one is remembered, and inherited by the next arrangement unless the new fence crosses it.

Only what is left is searched (QD-R7). Pawns are no obstacles to a way (QD-A4). An arrangement is
reached in many orders, so `Walls` are shared through a memo of limited size.
"""

from __future__ import annotations

from functools import cache

from tactilegrid.core.paths import connected, distance, layers, parted, trail
from tactilegrid.games.quoridor.bits import (
    POSTS_BELOW,
    crossing,
    numbers,
    plain_walks,
    ring_closers,
    whole,
)
from tactilegrid.games.quoridor.moves import PLANE, SPAN, Move, Step, cell_of
from tactilegrid.games.quoridor.stretches import Stretches

MEMO_LIMIT = 20_000  # arrangements remembered a board, about a kilobyte each
PAWNS_LIMIT = 200  # pawn placements remembered an arrangement
INHERITED = 8  # walks and closing fences that the next arrangement takes over


class Board:
    """What depends on the size alone: masks, goals, tables of fences, all moves as values."""

    def __init__(self, size: int) -> None:
        self.size = size
        row = (1 << size) - 1
        column = sum(1 << rank * SPAN for rank in range(size))
        self.squares = sum(row << rank * SPAN for rank in range(size))
        far_row, far_column = row << (size - 1) * SPAN, column << (size - 1)
        # seats go round clockwise from the south side; goals lie opposite (QD-A1)
        self._goals = {2: (far_row, row), 4: (far_row, far_column, row, column)}
        shorter = (1 << size - 1) - 1
        level = sum(shorter << rank * SPAN for rank in range(size - 1))
        self.fences = level | level << PLANE
        self.open_north = self.squares & ~far_row
        self.open_east = self.squares & ~far_column
        top = max(numbers(self.fences)) + 1
        self.unfit = [0] * top
        self.posts = [0] * top
        self.sides = [(0, 0, 0)] * top  # both sides of a fence, and the sides inside each pair
        self.keep_north = [-1] * top
        self.keep_east = [-1] * top
        for fence in numbers(self.fences):
            self._tabulate(fence)
        self.stretches = Stretches(self.fences)
        self._all_steps = {square: Step(cell_of(square)) for square in numbers(self.squares)}
        self._step_lists: dict[int, tuple[Move, ...]] = {}
        self._plain: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        self._straights: dict[tuple[int, ...], int] = {}
        self.memo: dict[int, Walls] = {}
        self.bare = self._bare()

    def forget(self) -> None:
        """Empty the memo, as at the start of the program."""
        self.memo.clear()
        self._straights.clear()
        self.bare = self._bare()

    def _bare(self) -> Walls:
        """The board without fences; its border is one line already."""
        border = self._border()
        risky = ring_closers(border)
        return Walls(
            self, 0, self.fences, (border,), border, risky, self.open_north, self.open_east
        )

    def _border(self) -> int:
        edge = (1 << self.size + 1) - 1
        sides = 1 | 1 << self.size
        middle = sum(sides << rank * SPAN for rank in range(1, self.size))
        return edge | middle | edge << self.size * SPAN

    def _tabulate(self, fence: int) -> None:
        square, upright = fence % PLANE, fence >= PLANE
        along, own, other = (SPAN, PLANE, 0) if upright else (1, 0, PLANE)
        before = 1 << own + square - along if square >= along else 0
        self.unfit[fence] = self.fences & (
            before | 1 << own + square | 1 << own + square + along | 1 << other + square
        )
        post = square + POSTS_BELOW
        self.posts[fence] = 1 << post - along | 1 << post | 1 << post + along
        closed = 1 << square | 1 << square + along
        across = 1 if upright else SPAN
        self.sides[fence] = (closed, closed << across, 1 << square | 1 << square + across)
        if upright:
            self.keep_east[fence] = ~closed
        else:
            self.keep_north[fence] = ~closed

    def goals(self, players: int) -> tuple[int, ...]:
        """The squares each seat has to reach, in seat order (QD-R3, A1)."""
        return self._goals[players]

    def plain_walks(self, square: int, goal: int) -> tuple[tuple[int, int], ...]:
        """What would cross each plain walk from *square* to *goal*, fences and halves of them.

        A plain walk goes straight to the goal, with at most one shift aside on the way; those that
        go aside least come first.
        """
        hits = self._plain.get((square, goal))
        if hits is None:
            walks = (crossing(*walk) for walk in plain_walks(square, goal, self.size))
            hits = self._plain[square, goal] = tuple((whole(walk), walk) for walk in walks)
        return hits

    def straights(self, pawns: tuple[int, ...]) -> int:
        """The fences that would cross the straight walk of any of these pawns."""
        hits = self._straights.get(pawns)
        if hits is None:
            hits = 0
            for square, goal in zip(pawns, self.goals(len(pawns)), strict=True):
                if square >= 0:
                    hits |= self.plain_walks(square, goal)[0][0]
            if len(self._straights) >= MEMO_LIMIT:
                self._straights.clear()
            self._straights[pawns] = hits
        return hits

    def step_moves(self, squares: int) -> tuple[Move, ...]:
        """A pawn move to each of these squares."""
        found = self._step_lists.get(squares)
        if found is None:
            found = tuple(self._all_steps[square] for square in numbers(squares))
            self._step_lists[squares] = found
        return found

    def walls(self, fences: int) -> Walls:
        """The arrangement of these fences, which must fit."""
        found = self.bare
        for fence in numbers(fences):
            found = found.after(fence)
        return found


@cache
def board_of(size: int) -> Board:
    """The one board of that size."""
    return Board(size)


class Walls:
    """One arrangement of fences and all that follows from it; equal where the fences are.

    `north` and `east` are the open sides as in `core.paths`; `fitting` the fences that still fit.
    """

    __slots__ = (
        "_allowed",
        "_answer",
        "_asked",
        "_closing",
        "_lines",
        "_listed",
        "_moves",
        "_rings",
        "_risky",
        "_suspects",
        "_touched",
        "_walks",
        "board",
        "east",
        "fences",
        "fitting",
        "north",
    )

    def __init__(
        self,
        board: Board,
        fences: int,
        fitting: int,
        lines: tuple[int, ...],
        touched: int,
        risky: int,
        north: int,
        east: int,
    ) -> None:
        self.board = board
        self.fences = fences
        self.fitting = fitting
        self.north = north
        self.east = east
        self._lines = lines
        self._touched = touched
        self._risky = risky
        self._suspects = fitting & whole(risky)
        self._closing: dict[tuple[int, int], int] = {}  # replaced, never changed: it is shared
        self._asked: tuple[int, ...] = ()
        self._answer = 0
        # made when needed: thousands of arrangements are met once, on the way to others
        self._walks: dict[tuple[int, int], int] | None = None
        self._allowed: dict[tuple[int, ...], int] | None = None
        self._rings: dict[int, tuple[int, ...]] | None = None
        self._listed = 0
        self._moves: list[Move] = []

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Walls):
            return NotImplemented
        return self.fences == other.fences and self.board is other.board

    def __hash__(self) -> int:
        return hash((self.fences, self.board.size))

    def __repr__(self) -> str:
        return f"Walls({self.board.size}, {self.fences:#x})"

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return walls_of, (self.board.size, self.fences)

    def after(self, fence: int) -> Walls:
        """The arrangement with one more fence, which must fit."""
        board = self.board
        fences = self.fences | 1 << fence
        found = board.memo.get(fences)
        if found is not None:
            return found
        line = board.posts[fence]
        lines, risky, touched = (*self._lines, line), self._risky, self._touched
        if line & touched:
            apart = [known for known in self._lines if not known & line]
            for known in self._lines:
                if known & line:
                    line |= known
            lines = (*apart, line)
            risky |= ring_closers(line)
        found = Walls(
            board,
            fences,
            self.fitting & ~board.unfit[fence],
            lines,
            touched | line,
            risky,
            self.north & board.keep_north[fence],
            self.east & board.keep_east[fence],
        )
        found._closing = self._closing
        walks = self._walks
        if walks and len(walks) <= INHERITED:
            found._walks = {key: hit for key, hit in walks.items() if not whole(hit) >> fence & 1}
        if len(board.memo) >= MEMO_LIMIT:
            board.memo.clear()
        board.memo[fences] = found
        return found

    # ways

    def way(self, square: int, goal: int) -> int | None:
        """The steps from a square to the nearest of the *goal* squares; None: no way."""
        return distance(square, self.rings(goal))

    def rings(self, goal: int) -> tuple[int, ...]:
        """The squares by their distance from *goal*."""
        if self._rings is None:
            self._rings = {}
        rings = self._rings.get(goal)
        if rings is None:
            rings = self._rings[goal] = layers(goal, self.north, self.east, SPAN)
        return rings

    def keeps_way(self, fence: int, square: int, goal: int) -> bool:
        """Whether a pawn on *square* could still reach *goal* after one more fence (QD-R7).

        It can without that fence.
        """
        north = self.north & self.board.keep_north[fence]
        east = self.east & self.board.keep_east[fence]
        one, other, pairs = self.board.sides[fence]
        here = 1 << square
        if (north if fence >= PLANE else east) & pairs != pairs:
            return connected(here, goal, north, east, SPAN)
        # The two squares on either side of the fence are one place, so that any way round it, often
        # a short one, mends every walk across it.
        room = parted(one, other, north, east, SPAN)
        if room & here:
            return room & goal != 0
        return not room & goal or connected(here, goal, north, east, SPAN)

    def _crossing(self, square: int, goal: int) -> int:
        """The halves of fences that would cross one known walk from *square* to *goal*."""
        for fences, plain in self.board.plain_walks(square, goal):
            if not fences & self.fences:
                return plain
        if self._walks is None:
            self._walks = {}
        hit = self._walks.get((square, goal))
        if hit is None:
            hit = self._walks[square, goal] = self.walk(square, goal)
        return hit

    def walk(self, square: int, goal: int) -> int:
        """The halves of fences that would cross one shortest walk; none where there is no way."""
        north, east = self.north, self.east
        rings = layers(goal, north, east, SPAN, until=1 << square)
        walk = trail(square, rings, north, east, SPAN)
        return crossing(*walk) if walk else 0

    # what may be laid

    def allowed(self, pawns: tuple[int, ...]) -> int:
        """The fences that fit and leave every pawn a way; *pawns* by seat, -1 where none is."""
        if pawns is self._asked:  # the same state, asked for each of its moves
            return self._answer
        answer = self.fitting
        if self._suspects:
            answer = self._search(pawns)
        self._asked, self._answer = pawns, answer
        return answer

    def _search(self, pawns: tuple[int, ...]) -> int:
        board, suspects = self.board, self._suspects
        if not (self.fences | suspects) & board.straights(pawns):
            return self.fitting
        if self._allowed is None:
            self._allowed = {}
        found = self._allowed.get(pawns)
        if found is None:
            closing = 0
            for square, goal in zip(pawns, board.goals(len(pawns)), strict=True):
                if square >= 0:
                    halves = self._risky & self._crossing(square, goal)
                    hit = whole(halves) & suspects
                    if hit:
                        closing |= self._closers(hit, square, goal)
            if len(self._allowed) >= PAWNS_LIMIT:
                self._allowed.clear()
            found = self._allowed[pawns] = self.fitting & ~closing
        return found

    def _closers(self, suspects: int, square: int, goal: int) -> int:
        """Those fences that leave no way from *square* to *goal*.

        A fence that would have left none before the last ones were laid still would.
        """
        closing = self._closing.get((square, goal), 0)
        fresh = suspects & ~closing
        if fresh:
            for fence in numbers(fresh):
                if not self.keeps_way(fence, square, goal):
                    closing |= 1 << fence
            few = self._closing if len(self._closing) < INHERITED else {}
            self._closing = {**few, (square, goal): closing}
        return closing

    def listed(self, fences: int) -> list[Move]:
        """These fences, all of which fit, as moves; the last list is kept, so leave it as it is."""
        if fences != self._listed:
            self._listed, self._moves = fences, self.board.stretches.listed(fences)
        return self._moves

    # where a pawn may go

    def near(self, square: int) -> int:
        """The neighbours of a square that no fence parts from it."""
        here, north, east = 1 << square, self.north, self.east
        return (here & north) << SPAN | (here & east) << 1 | here >> SPAN & north | here >> 1 & east

    def steps(self, square: int, others: int, edge_is_fence: bool, diagonal: bool) -> int:
        """The squares that a pawn may move to, past the pawns on *others* (QD-R5, R8, R9, R10)."""
        near = self.near(square)
        met = near & others
        reach = near & ~others
        taken = others | 1 << square
        for pawn in numbers(met):
            behind = 2 * pawn - square
            beside = self.near(pawn)
            if behind >= 0 and beside >> behind & 1:
                if not others >> behind & 1:
                    reach |= 1 << behind
                elif diagonal:
                    reach |= beside & ~taken
            elif edge_is_fence or (behind >= 0 and self.board.squares >> behind & 1):
                reach |= beside & ~taken
        return reach


def walls_of(size: int, fences: int) -> Walls:
    """The arrangement of these fences on a board of that size."""
    return board_of(size).walls(fences)
