"""The chase as a search sees it: positions that are quick to make, and what may follow each.

A position is a tuple: the squares of the five figures, the pellets, the lives, the ghosts that
still have their turn. Turns that lead to the same position are one. That it is the same game as
that of the rules, with every setting, tests prove.
"""

from __future__ import annotations

from typing import TypeAlias

from tactilegrid.engines.pac_man.chart import chart_of
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor_pac_man.moves import GHOSTS, PAC, Move, mask_of
from tactilegrid.games.quoridor_pac_man.position import OFF, Setup, State
from tactilegrid.games.quoridor_pac_man.walks import BOOST, FRENZY, STRIDE, Walk
from tactilegrid.games.quoridor_pac_man.walks import turns as whole_turns

Position: TypeAlias = tuple[int, ...]
PELLETS, LIVES, WAITING = 5, 6, 7
Turn: TypeAlias = tuple[int, Position]  # a code that is the same wherever it is done, and its end
ALL = mask_of(GHOSTS)
DIED = 0xFF
WON = 1 << 16  # with the square of the last pellet


def position_of(state: State) -> Position:
    """The position that a state of the game is."""
    pac, blinky, inky, pinky, clyde = state.figures
    return pac, blinky, inky, pinky, clyde, state.pellets, state.lives, state.waiting


def stood(state: State) -> list[Position]:
    """The positions that count for a repetition."""
    found: list[Position] = []
    for key in state.past:
        pac, blinky, inky, pinky, clyde = ((key >> shift & 0xFF) - 1 for shift in range(32, -1, -8))
        waiting = key >> 40
        found.append((pac, blinky, inky, pinky, clyde, state.pellets, state.lives, waiting))
    return found


def _code(before: Position, walk: Walk) -> int:
    """What stands for a whole turn, the same in every position where it can be done."""
    if walk.figure != PAC:
        return walk.figure << 8 | walk.here
    if any(walk.here == square for square in walk.figures[1:]):
        return DIED
    if walk.pellets == before[PELLETS]:
        return walk.here
    if not walk.pellets:
        return WON | walk.here
    eaten = sum(1 << ghost for ghost in GHOSTS if walk.figures[ghost] != before[ghost])
    return walk.pellets << 16 | eaten << 8 | walk.here


class Chase:
    """What may follow a position, with the settings of a game; `owners` are seats by figure."""

    def __init__(self, setup: Setup, owners: tuple[int, ...]) -> None:
        self.setup = setup
        self.owners = owners
        self.by_turns = setup.free_order and len(set(owners[1:])) > 1
        self.chart = chart_of(setup.layout.fences)
        pac, blinky, inky, pinky, clyde = setup.layout.starts
        self.starts = pac, blinky, inky, pinky, clyde

    def turns(self, position: Position, figures: tuple[int, ...] = ()) -> list[Turn]:
        """Every turn of who is to move; of ghosts that may be chosen the first, or these."""
        waiting = position[WAITING]
        if not waiting:
            return self._pac_turns(position)
        if not figures:
            if not self.by_turns:
                return self._ghost_turns(position, (waiting & -waiting).bit_length() - 1)
            figures = (self._next(position),)
        return [turn for ghost in figures for turn in self._ghost_turns(position, ghost)]

    def move(self, position: Position, code: int) -> Move:
        """The turn of the game that a code stands for, the shortest where several end alike."""
        figure, left = (code >> 8, 1) if position[WAITING] else (PAC, STRIDE)
        if figure != PAC and self.chart.sight[position[figure]] >> position[PAC] & 1:
            left = FRENZY
        setting_out = Walk(self.setup, figure, position[:PELLETS], position[PELLETS], left)
        fits = (walk for walk in whole_turns(setting_out) if _code(position, walk) == code)
        return min(fits, key=lambda walk: len(walk.steps)).move

    # ghosts

    def _next(self, position: Position) -> int:
        """The first ghost of the seat that has moved the fewest in this round (PM-A10)."""
        owners, waiting = self.owners, position[WAITING]
        moved = [
            owners[ghost] for ghost in GHOSTS if position[ghost] >= 0 and not waiting >> ghost & 1
        ]
        left = [ghost for ghost in GHOSTS if waiting >> ghost & 1]
        return min(left, key=lambda ghost: (moved.count(owners[ghost]), owners[ghost], ghost))

    def _ghost_turns(self, position: Position, ghost: int) -> list[Turn]:
        here, pac = position[ghost], position[PAC]
        waiting = position[WAITING] & ~(1 << ghost)
        found: list[Turn] = []
        for end in self._ghost_ends(position, ghost):
            if end == pac:
                after: Position = (*self.starts, position[PELLETS], position[LIVES] - 1, 0)
            else:
                after = (*position[:ghost], end, *position[ghost + 1 : WAITING], waiting)
                if waiting and self.setup.returns:
                    after = self._turned_over(after)
            found.append((ghost << 8 | end, after))
        return found or [(ghost << 8 | here, (*position[:WAITING], waiting))]

    def _ghost_ends(self, position: Position, ghost: int) -> list[int]:
        """The squares where a ghost can end its turn (PM-R7, R8, A11 to A13)."""
        chart, setup = self.chart, self.setup
        here, pac = position[ghost], position[PAC]
        taken = 0
        if not setup.share:
            for other in GHOSTS:
                square = position[other]
                if square >= 0 and other != ghost:
                    taken |= 1 << square
        first = chart.near[here] & ~taken
        ends = first
        if first and chart.sight[here] >> pac & 1:
            target = first & 1 << pac
            ends = self._frenzied(here, first & ~target, taken) | target
        if setup.hold or not first:
            ends |= 1 << here
        return numbers(ends)

    def _frenzied(self, here: int, first: int, taken: int) -> int:
        """The ends of two steps of which the first is none that catches."""
        near = self.chart.near
        ends = 0
        if self.setup.bend:
            for square in numbers(first):
                ends |= near[square]
            return ends & ~taken
        for square in numbers(first):
            further = 2 * square - here
            onward = near[square] & ~taken & (1 << further if further >= 0 else 0)
            ends |= onward or 1 << square
        return ends

    def _turned_over(self, position: Position) -> Position:
        """Eaten ghosts back on the board whose turn it is (PM-A8), until one can be moved."""
        setup = self.setup
        for ghost in GHOSTS:
            if not position[WAITING] >> ghost & 1:
                continue
            if position[ghost] == OFF:
                start = self.starts[ghost]
                taken = position[PAC] == start or (
                    not setup.share and start in position[PAC:PELLETS]
                )
                if taken:
                    position = (*position[:WAITING], position[WAITING] & ~(1 << ghost))
                    continue
                position = (*position[:ghost], start, *position[ghost + 1 :])
            if not setup.free_order:
                break
        return position

    # Pac-Man

    def _pac_turns(self, position: Position) -> list[Turn]:
        near, pac, pellets = self.chart.near, position[PAC], position[PELLETS]
        taken = 0
        for square in position[1:PELLETS]:
            if square >= 0:
                taken |= 1 << square
        first = near[pac] & ~taken
        met = near[pac] & taken
        fed = first & pellets
        ends = 0
        for square in numbers(first & ~pellets):
            ends |= near[square]
        met |= ends & taken
        fed |= ends & pellets & ~taken
        found = [self._gone(position, end) for end in numbers(ends & ~taken & ~pellets)]
        for square in numbers(fed):
            found += self._fed(position, square)
        if met and self.setup.dies:
            died = (*self.starts, pellets, position[LIVES] - 1, 0)
            found.append((DIED, died))
        return found or [self._gone(position, pac)]

    def _gone(self, position: Position, end: int) -> Turn:
        """A turn without a pellet."""
        waiting = ALL
        if not self.setup.returns:
            for ghost in GHOSTS:
                if position[ghost] < 0:
                    waiting &= ~(1 << ghost)
        after = (end, *position[1:WAITING], waiting)
        return end, self._turned_over(after) if self.setup.returns else after

    def _fed(self, position: Position, square: int) -> list[Turn]:
        """The turns in which the pellet on a square is the first that is eaten."""
        pellets = position[PELLETS] & ~(1 << square)
        _, blinky, inky, pinky, clyde, _, lives, waiting = position
        if not pellets:
            return [(WON | square, (square, blinky, inky, pinky, clyde, 0, lives, 0))]
        after = square, blinky, inky, pinky, clyde, pellets, lives, waiting
        ends: dict[Position, None] = {}
        self._boosted(after, BOOST, ends, set())
        found = []
        for end in ends:
            eaten = sum(1 << ghost for ghost in GHOSTS if end[ghost] != position[ghost])
            if end[PELLETS]:
                code = end[PELLETS] << 16 | eaten << 8 | end[PAC]
                found.append((code, self._gone(end, end[PAC])[1]))
            else:
                found.append((WON | end[PAC], end))
        return found

    def _boosted(
        self,
        position: Position,
        left: int,
        ends: dict[Position, None],
        seen: set[tuple[Position, int]],
    ) -> None:
        """Add all ends of a boost with so many squares to go (PM-R5, R6, A4 to A7)."""
        seen.add((position, left))
        pac, blinky, inky, pinky, clyde, pellets, lives, waiting = position
        steps = self.chart.steps[pac] if pellets and left else ()
        if not steps or not self.setup.exact:
            ends[position] = None
        for square in steps:
            fresh = pellets >> square & 1
            after = (
                square,
                OFF if blinky == square else blinky,
                OFF if inky == square else inky,
                OFF if pinky == square else pinky,
                OFF if clyde == square else clyde,
                pellets & ~(1 << square),
                lives,
                waiting,
            )
            further = BOOST if fresh else left - 1
            if (after, further) not in seen:
                self._boosted(after, further, ends, seen)
