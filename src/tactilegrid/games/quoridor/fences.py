"""Fences as sets of bits: where they fit, what they close, and which would cut a pawn off.

Asking for every fence whether each pawn still has a way is what makes Quoridor slow. Three
questions come first, each cheaper than the next and each exact:

1. Does it fit? Overlaps and crossings of every fence are tables (QD-A2).
2. Could it cut anything? Fences are lines between posts, and only a line that closes a ring parts
   the board. The border and all fences joined to it are one line from the start; a new fence
   closes a ring where two of its three posts already lie on one line, with the half or halves
   between them. Lines only ever grow together, so the halves that would close a ring are kept, and
   added to, from fence to fence. While no pawn moves, only the line that the last fence joined is
   looked at: what closed a way before still does, and other lines are as they were.
3. Does that half cross a walk that is known to lead the pawn home? Plain walks are tried first; the
   one found is inherited by the next arrangement unless the new fence crosses it.

Only what is left is searched (QD-R7). Pawns are no obstacles to a way (QD-A4). An arrangement is
reached in many orders, so `Walls` are shared through a memo of limited size.
"""

from __future__ import annotations

from functools import cache

from tactilegrid.core.paths import connected, distance, layers, parted, trail
from tactilegrid.games.quoridor.bits import (
    crossing,
    numbers,
    ring_closers,
    whole,
)
from tactilegrid.games.quoridor.moves import PLANE, SPAN, Move, Step, cell_of
from tactilegrid.games.quoridor.stretches import Stretches
from tactilegrid.games.quoridor.tables import Tables
from tactilegrid.games.quoridor.walks import Known, PlainWalks

MEMO_LIMIT = 20_000  # arrangements remembered a board, about a kilobyte each
PAWNS_LIMIT = 200  # pawn placements remembered an arrangement
INHERITED = 8  # walks that the next arrangement takes over
_new = object.__new__


class Board(Tables):
    """All moves of a size as values, and the arrangements met on it."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.stretches = Stretches(self.fences)
        self._all_steps = {square: Step(cell_of(square)) for square in numbers(self.squares)}
        self._step_lists: dict[int, tuple[Move, ...]] = {}
        self._plain: dict[tuple[int, int], PlainWalks] = {}
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
        found = _unasked(self, 0)
        found.fitting = self.fences
        found.north, found.east = self.open_north, self.open_east
        found._lines, found._touched = [border], border
        found._risky = ring_closers(border)
        found._walks = {}
        return found

    def plain_walks(self, square: int, goal: int) -> PlainWalks:
        """The plain walks from *square* to *goal*, made when they are first asked for."""
        found = self._plain.get((square, goal))
        if found is None:
            found = self._plain[square, goal] = PlainWalks(square, goal, self.size)
        return found

    def straights(self, pawns: tuple[int, ...]) -> int:
        """The fences that would cross the straight walk of any of these pawns."""
        hits = self._straights.get(pawns)
        if hits is None:
            hits = 0
            for square, goal in zip(pawns, self.goals(len(pawns)), strict=True):
                if square >= 0:
                    hits |= self.plain_walks(square, goal).whole[0]
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
        "_before",
        "_closed",
        "_fresh",
        "_lines",
        "_listed",
        "_moves",
        "_rings",
        "_risky",
        "_touched",
        "_walks",
        "board",
        "east",
        "fences",
        "fitting",
        "nears",
        "north",
    )

    board: Board
    fences: int
    fitting: int
    north: int
    east: int
    nears: dict[int, int]
    _lines: list[int]
    _touched: int
    _risky: int
    _walks: dict[tuple[int, int], Known]  # replaced, never changed: it is shared
    _before: tuple[int, ...]
    _closed: int
    _fresh: int
    _asked: tuple[int, ...]
    _answer: int
    _allowed: dict[tuple[int, ...], int]
    _rings: dict[int, tuple[int, ...]] | None
    _listed: int
    _moves: list[Move]

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
        found = self._grown(fence, fences)
        if len(board.memo) >= MEMO_LIMIT:
            board.memo.clear()
        board.memo[fences] = found
        return found

    def _grown(self, fence: int, fences: int) -> Walls:
        """A new arrangement, the lines that the fence touches become one with it."""
        board = self.board
        posts = line = board.posts[fence]
        risky, fresh = self._risky, 0
        if posts & self._touched:
            lines = []
            for known in self._lines:
                if known & posts:
                    line |= known
                else:
                    lines.append(known)
            lines.append(line)
            fresh = ring_closers(line)
            risky |= fresh
        else:
            lines = [*self._lines, line]
        found = _unasked(board, fences)
        found.fitting = self.fitting & ~board.unfit[fence]
        found.north = self.north & board.keep_north[fence]
        found.east = self.east & board.keep_east[fence]
        found._lines = lines
        found._touched = self._touched | posts
        found._risky = risky
        found._walks = self._walks
        found._before = self._asked
        found._closed = self.fitting & ~self._answer
        found._fresh = fresh
        if not fresh:  # nothing but the next fence could join this one: two are never a ring
            found._asked, found._answer = self._asked, self._answer & found.fitting
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

    def _find_walk(self, square: int, goal: int, known: Known | None) -> Known:
        """Another walk from *square* to *goal*; *known* is the one that was crossed."""
        plain = self.board.plain_walks(square, goal)
        if known is None:
            free = plain.still_free(plain.all, self.fences)
        else:
            free = plain.still_free(known[2], self.fences & ~known[3])
        if free:
            first = (free & -free).bit_length() - 1
            found = (plain.whole[first], plain.halves[first], free, self.fences)
        else:
            walk = self.walk(square, goal)
            found = (whole(walk), walk, 0, self.fences)
        few = self._walks if len(self._walks) < INHERITED else {}
        self._walks = {**few, (square, goal): found}
        return found

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
        known = self._allowed
        found = known.get(pawns) if known else None
        if found is None:
            found = self.fitting & ~self._search(pawns)
            if self._asked:  # most arrangements are asked for one placement only
                if len(known) >= PAWNS_LIMIT:
                    known.clear()
                known[self._asked], known[pawns] = self._answer, found
        self._asked, self._answer = pawns, found
        return found

    def _search(self, pawns: tuple[int, ...]) -> int:
        """The fences that would leave one of the pawns no way.

        Where the pawns stand as they did when the last fence was laid, what would have closed a way
        still would, and else only rings of which that fence is a part can close one.
        """
        closing, risky = 0, self._risky
        if pawns is self._before:
            closing, risky = self._closed, self._fresh
        fences, walks = self.fences, self._walks
        suspects = self.fitting & whole(risky) & ~closing
        if not suspects or not (fences | suspects) & self.board.straights(pawns):
            return closing
        for square, goal in zip(pawns, self.board.goals(len(pawns)), strict=True):
            if square >= 0:
                known = walks.get((square, goal))
                if known is None or known[0] & fences:
                    known = self._find_walk(square, goal, known)
                if known[0] & suspects:
                    hit = whole(known[1] & risky) & suspects
                    if hit:
                        closing |= self._closers(hit, square, goal, known)
                        suspects &= ~closing
        return closing

    def _closers(self, suspects: int, square: int, goal: int, known: Known) -> int:
        """Those fences that leave no way from *square* to *goal*."""
        closing = 0
        plain = self.board.plain_walks(square, goal)
        free = plain.still_free(known[2], self.fences & ~known[3])
        for fence in numbers(suspects):
            if not free & ~plain.crossed[fence] and not self.keeps_way(fence, square, goal):
                closing |= 1 << fence
        return closing

    def listed(self, fences: int) -> list[Move]:
        """These fences, all of which fit, as moves; the last list is kept, so leave it as it is."""
        if fences != self._listed:
            self._listed, self._moves = fences, self.board.stretches.listed(fences)
        return self._moves

    # where a pawn may go

    def near(self, square: int) -> int:
        """The neighbours of a square that no fence parts from it."""
        found = self.nears.get(square)
        if found is None:
            here, north, east = 1 << square, self.north, self.east
            found = self.nears[square] = (
                (here & north) << SPAN
                | (here & east) << 1
                | here >> SPAN & north
                | here >> 1 & east
            )
        return found

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


def _unasked(board: Board, fences: int) -> Walls:
    """An arrangement of which nothing was asked yet.

    Fields are set one by one, here and by the caller: thousands are met once, on the way to others,
    and a call with nineteen arguments takes a third longer.
    """
    made = _new(Walls)
    made.board = board
    made.fences = fences
    made.nears = {}
    made._asked = made._before = ()
    made._answer = made._closed = made._fresh = 0
    made._allowed = {}
    made._rings = None
    made._listed = 0
    made._moves = []
    return made


def walls_of(size: int, fences: int) -> Walls:
    """The arrangement of these fences on a board of that size."""
    return board_of(size).walls(fences)
