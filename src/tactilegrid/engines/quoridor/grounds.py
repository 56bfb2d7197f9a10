"""Boards with their fences as a search meets them: ways to both goals, and what can lengthen them.

A ground is met again and again with pawns on other squares, so everything that follows from fences
alone is kept with it, the results of the search included. A way is measured once and inherited by
the ground with one more fence, unless that fence crosses it.

Only a fence that crosses every shortest walk lengthens a way. So the fences that cross two walks
are tried, which part where they can.
"""

from __future__ import annotations

from typing import TypeAlias

from tactilegrid.engines.quoridor.walks import level, upright
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.fences import Board
from tactilegrid.games.quoridor.moves import SPAN

CUT = 999  # the way of a pawn that is cut off, which no legal fence does

# Steps to the goal, and the fences that would cross one walk of that length.
Way: TypeAlias = "tuple[int, int]"
# A fence worth laying: how much it gains, and its number. The ground with it is not kept here, or
# one ground would keep all that come after it from being forgotten.
Laying: TypeAlias = "tuple[int, int]"


class Ground:
    """One arrangement of fences; `table` is the search's, by pawns, hands and the side to move."""

    __slots__ = (
        "_layings",
        "_nears",
        "_rings",
        "_up",
        "_ways",
        "board",
        "east",
        "fences",
        "fitting",
        "grounds",
        "last",
        "north",
        "table",
    )

    def __init__(
        self,
        board: Board,
        fences: int,
        fitting: int,
        north: int,
        east: int,
        grounds: dict[int, Ground],
        up: Ground | None = None,
        last: int = 0,
    ) -> None:
        self.board = board
        self.fences = fences
        self.fitting = fitting
        self.north = north
        self.east = east
        self.grounds = grounds
        self.last = last  # the fence that was laid last, as a bit
        self._up = up._ways if up else None
        self._ways: tuple[dict[int, Way], dict[int, Way]] = ({}, {})
        self._rings = tuple([goal] for goal in board.goals(2))  # by distance, as far as asked for
        self._nears: dict[int, int] = {}
        self._layings: dict[int, list[Laying]] = {}
        self.table: dict[int, tuple[int, int, int, int]] = {}

    def after(self, fence: int) -> Ground:
        """The ground with one more fence, which must fit."""
        fences = self.fences | 1 << fence
        found = self.grounds.get(fences)
        if found is None:
            board = self.board
            found = self.grounds[fences] = Ground(
                board,
                fences,
                self.fitting & ~board.unfit[fence],
                self.north & board.keep_north[fence],
                self.east & board.keep_east[fence],
                self.grounds,
                self,
                1 << fence,
            )
        return found

    def forget(self) -> list[Ground]:
        """Let all other grounds go, and return them: to let go of them all at once takes long."""
        others = list(self.grounds.values())
        others.remove(self)
        self.grounds.clear()
        self.grounds[self.fences] = self
        self.table.clear()
        return others

    def way(self, side: int, square: int) -> Way:
        """How far it is from a square to the goal of a side."""
        ways = self._ways[side]
        found = ways.get(square)
        if found is None:
            if self._up is not None:
                found = self._up[side].get(square)
            if found is None or found[1] & self.last:
                found = self._measure(side, square)
            ways[square] = found
        return found

    def _measure(self, side: int, square: int) -> Way:
        down = self._down(side, square)
        if down is None:
            return CUT, 0
        return len(down), upright(1 << square, down, self.north, self.east)

    def _down(self, side: int, square: int) -> list[int] | None:
        """The rings that a walk home goes through, the nearest to the square first."""
        here, rings = 1 << square, self._rings[side]
        for steps, ring in enumerate(rings):
            if ring & here:
                return rings[steps - 1 :: -1] if steps else []
        return rings[-2::-1] if self._spread(side, here) else None

    def _spread(self, side: int, until: int) -> bool:
        """Go on from the goal of a side, ring by ring, to the square *until*; False: no way."""
        north, east, rings = self.north, self.east, self._rings[side]
        south, west = north << SPAN, east << 1
        fresh = rings[-1]
        reached = fresh | (rings[-2] if len(rings) > 1 else 0)
        while fresh:
            if fresh & until:
                return True
            fresh, reached = (
                (
                    (fresh & north) << SPAN
                    | (fresh & east) << 1
                    | (fresh & south) >> SPAN
                    | (fresh & west) >> 1
                )
                & ~reached,
                fresh,
            )
            reached |= fresh
            rings.append(fresh)
        return False

    def near(self, square: int) -> int:
        """The neighbours of a square that no fence parts from it."""
        found = self._nears.get(square)
        if found is None:
            here, north, east = 1 << square, self.north, self.east
            found = self._nears[square] = (
                (here & north) << SPAN
                | (here & east) << 1
                | here >> SPAN & north
                | here >> 1 & east
            )
        return found

    def layings(self, side: int, own: int, rival: int) -> list[Laying]:
        """The fences that lengthen the rival's way, by how much more than one's own; best first."""
        key = (own << 8 | rival) << 1 | side
        found = self._layings.get(key)
        if found is None:
            found = self._layings[key] = self._lengthening(side, own, rival)
        return found

    def _lengthening(self, side: int, own: int, rival: int) -> list[Laying]:
        mine = self.way(side, own)[0]
        theirs, crossed = self.way(1 - side, rival)
        down = self._down(1 - side, rival) or []
        crossed &= level(1 << rival, down, self.north, self.east)
        found: list[Laying] = []
        for fence in numbers(crossed & self.fitting):
            after = self.after(fence)
            far = after.way(1 - side, rival)[0]
            if theirs < far < CUT:
                near = after.way(side, own)[0]
                if near < CUT:
                    found.append((far - theirs - (near - mine), fence))
        found.sort(key=lambda laying: (-laying[0], laying[1]))
        return found
