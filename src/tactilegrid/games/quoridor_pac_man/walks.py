"""Turns step by step: what a figure may do next, when it may stop, and all whole turns.

Pac-Man: two squares; a pellet ends them and gives a boost of up to three, in which he eats
ghosts; a pellet eaten in a boost gives a new one (PM-R4, R5, R6, A3 to A7). A ghost: one square,
or two when it saw Pac-Man as its turn began (PM-R7, R8, A13).
"""

from __future__ import annotations

from collections.abc import Iterator

from tactilegrid.core.geometry import Direction
from tactilegrid.games.quoridor_pac_man.ground import OFFSETS
from tactilegrid.games.quoridor_pac_man.moves import (
    CAUGHT,
    EATEN,
    GHOSTS,
    PAC,
    PELLET,
    STEPS,
    Move,
    Step,
)
from tactilegrid.games.quoridor_pac_man.position import OFF, Setup, State

STRIDE = 2
BOOST = 3
FRENZY = 2


class Walk:
    """A figure under way: `here` after `steps`, with `left` squares to go.

    `ghosts` are the squares of all figures as they are then (eaten ones OFF), `pellets` those not
    yet eaten; `over`: nothing may follow, whatever is left.
    """

    __slots__ = (
        "boosting",
        "figure",
        "figures",
        "here",
        "left",
        "over",
        "pellets",
        "setup",
        "steps",
    )

    def __init__(
        self,
        setup: Setup,
        figure: int,
        figures: tuple[int, ...],
        pellets: int,
        left: int,
        steps: tuple[Step, ...] = (),
        boosting: bool = False,
        over: bool = False,
    ) -> None:
        self.setup = setup
        self.figure = figure
        self.figures = figures
        self.here = figures[figure]
        self.pellets = pellets
        self.left = left
        self.steps = steps
        self.boosting = boosting
        self.over = over

    @property
    def move(self) -> Move:
        """The turn that stops here."""
        return Move(self.figure, self.steps)

    @property
    def frenzy(self) -> bool:
        """Whether this is a ghost that saw Pac-Man, as far as its turn tells."""
        return self.figure != PAC and self.left + len(self.steps) == FRENZY

    def onward(self) -> list[Walk]:
        """The walks with one step more, clockwise from north."""
        if self.over or not self.left:
            return []
        near = self.setup.ground.near[self.here]
        enter = self._enter_pac if self.figure == PAC else self._enter_ghost
        found = []
        for direction, offset in OFFSETS.items():
            square = self.here + offset
            if square >= 0 and near >> square & 1:
                further = enter(direction, square)
                if further is not None:
                    found.append(further)
        return found

    def may_stop(self, onward: list[Walk]) -> bool:
        """Whether the turn may end here, where these are the ways to go on."""
        if not onward:
            return True
        if self.figure == PAC:
            return self.boosting and not self.setup.exact
        return self.setup.hold and not self.steps

    def _enter_pac(self, direction: Direction, square: int) -> Walk | None:
        figures, pellets = list(self.figures), self.pellets
        figures[PAC] = square
        met = [ghost for ghost in GHOSTS if figures[ghost] == square]
        if met and not self.boosting:
            if not self.setup.dies:
                return None
            return self._further(tuple(figures), pellets, 0, STEPS[direction, CAUGHT], over=True)
        mark = EATEN if met else ""
        for ghost in met:
            figures[ghost] = OFF
        left = self.left - 1
        boosting = self.boosting
        if pellets >> square & 1:
            pellets &= ~(1 << square)
            mark += PELLET
            left, boosting = (BOOST, True) if pellets else (0, boosting)
        return self._further(tuple(figures), pellets, left, STEPS[direction, mark], boosting)

    def _enter_ghost(self, direction: Direction, square: int) -> Walk | None:
        figures = list(self.figures)
        if not self.setup.share and square in figures[1:]:
            return None
        if self.steps and not self.setup.bend and self.steps[0].direction is not direction:
            return None
        caught = square == figures[PAC]
        figures[self.figure] = square
        step = STEPS[direction, CAUGHT if caught else ""]
        return self._further(tuple(figures), self.pellets, self.left - 1, step, over=caught)

    def _further(
        self,
        figures: tuple[int, ...],
        pellets: int,
        left: int,
        step: Step,
        boosting: bool = False,
        over: bool = False,
    ) -> Walk:
        steps = (*self.steps, step)
        return Walk(self.setup, self.figure, figures, pellets, left, steps, boosting, over)


def setting_out(state: State, figure: int) -> Walk:
    """The walk of a figure on the board before its first step; sight is tested now (PM-A14)."""
    left = STRIDE
    if figure != PAC:
        left = FRENZY if state.sees(figure) else 1
    return Walk(state.setup, figure, state.figures, state.pellets, left)


def turns(walk: Walk) -> Iterator[Walk]:
    """Every whole turn that begins with this walk; the shorter before the longer."""
    onward = walk.onward()
    if walk.may_stop(onward):
        yield walk
    for further in onward:
        yield from turns(further)


def legal_walks(state: State) -> Iterator[Walk]:
    """Every turn of every figure that may be moved now; none when the game is over."""
    if state.ended is None:
        for figure in state.candidates:
            yield from turns(setting_out(state, figure))


def legal_moves(state: State) -> tuple[Move, ...]:
    """Figures in the order of their turns, directions clockwise from north, stops before steps."""
    return tuple(walk.move for walk in legal_walks(state))


def follow(walk: Walk, directions: tuple[Direction, ...]) -> Walk:
    """The walk as far as it can be followed; the turn may yet be too short or too long."""
    for direction in directions:
        further = next(
            (each for each in walk.onward() if each.steps[-1].direction is direction), None
        )
        if further is None:
            break
        walk = further
    return walk


def find(state: State, move: Move) -> Walk | None:
    """The walk of a legal move; None: the move is not legal."""
    if state.ended is not None or move.figure not in state.candidates:
        return None
    walk = follow(setting_out(state, move.figure), tuple(step.direction for step in move.steps))
    return walk if walk.steps == move.steps and walk.may_stop(walk.onward()) else None
