"""What a game of Quoridor Pac-Man is at one moment, its settings, and the events of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.message import message
from tactilegrid.core.options import BadOption, Option, Options, always, switch
from tactilegrid.core.seats import Seat, Viewer, everyone
from tactilegrid.core.value import Value
from tactilegrid.games.quoridor.moves import cell_of
from tactilegrid.games.quoridor_pac_man.layouts import PELLETS, SHIPPED, Layout, layout_of
from tactilegrid.games.quoridor_pac_man.moves import FIGURES, GHOSTS, PAC, figures_in

OFF = -1  # the square of a ghost that was eaten
NOBODY = -1
PELLETS_EATEN, CAUGHT, RESIGNED = "pellets", "caught", "resigned"
REPETITION, PLY_CAP = "repetition", "ply-cap"
LEVELS = ("beginner", "beginner", "promising", "confirmed", "elite")  # by pellets eaten (PM-A16)
MOST_LIVES = 9

OPTIONS = (
    Option("players", always(2), low=1, high=5),
    Option("layout", always("classic6"), words=tuple(SHIPPED), free=True),
    Option("pac_into_ghost", always("blocked"), words=("blocked", "dies")),
    Option("boost", always("upto"), words=("upto", "exact")),
    Option("eaten_return", always("reset"), words=("reset", "next_turn")),
    Option("ghost_order", always("fixed"), words=("fixed", "free")),
    switch("ghost_hold", "off"),
    switch("ghosts_share", "off"),
    Option("frenzy", always("bend"), words=("bend", "straight")),
    Option("lives", always(3), low=1, high=MOST_LIVES),
    Option("repetition", always(3), low=0, high=9),
    Option("ply_cap", always(0), low=0, high=9999),
)


def check_options(options: Options) -> None:
    """Raise BadOption for a layout that breaks a rule, and for a draw before any repetition."""
    if options.number("repetition") in (1, 2):
        times = options.number("repetition")
        raise BadOption(message("quoridor-pac-man-bad-repetition", n=times))
    try:
        layout_of(options.choice("layout"))
    except BadPosition as error:
        raise BadOption(error.message) from None


class Setup:
    """The settings of one game in the form that the rules use at every ply."""

    __slots__ = (
        "audience",
        "bend",
        "dies",
        "exact",
        "free_order",
        "ground",
        "hold",
        "layout",
        "lives",
        "options",
        "ply_cap",
        "repetition",
        "returns",
        "seats",
        "share",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = seats_of(options)
        self.layout: Layout = layout_of(options.choice("layout"))
        self.ground = self.layout.ground
        self.dies = options.choice("pac_into_ghost") == "dies"
        self.exact = options.choice("boost") == "exact"
        self.returns = options.choice("eaten_return") == "next_turn"
        self.free_order = options.choice("ghost_order") == "free"
        self.hold = options.flag("ghost_hold")
        self.share = options.flag("ghosts_share")
        self.bend = options.choice("frenzy") == "bend"
        self.lives = options.number("lives")
        self.repetition = options.number("repetition")
        self.ply_cap = options.number("ply_cap")
        self.audience: frozenset[Viewer] = frozenset(everyone(self.seats))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return NotImplemented
        return self is other or self.options == other.options

    def __hash__(self) -> int:
        return hash(self.options)

    def __reduce__(self) -> tuple[object, tuple[Options]]:
        return setup_of, (self.options,)


@lru_cache(maxsize=64)
def setup_of(options: Options) -> Setup:
    """The setup of these settings, which must go together."""
    return Setup(options)


def seats_of(options: Options) -> tuple[Seat, ...]:
    """Pac-Man's seat, then those that share the ghosts; one seat alone plays all (PM-R2)."""
    return tuple(Seat(number) for number in range(1, options.number("players") + 1))


def dealt_to(figure: int, players: int) -> int:
    """The seat, counted from 0, that got a figure at the start: ghosts go round one by one."""
    return 0 if figure == PAC or players == 1 else 1 + (figure - 1) % (players - 1)


class State(Value):
    """Everything there is to know; no seat has a secret.

    Seats and figures are counted from 0 here, and squares are numbers. `waiting` are the ghosts
    that still have their turn in this round, as bits; none: it is Pac-Man's turn. `out` are the
    seats that gave up, as bits. `past` holds the positions before this one since a pellet or a
    life was last lost, for neither comes back. `mover` is the figure of the last ply.
    """

    setup: Setup
    figures: tuple[int, ...]
    pellets: int
    lives: int
    waiting: int = 0
    out: int = 0
    past: tuple[int, ...] = ()
    plies: int = 0
    mover: int = NOBODY
    ended: Outcome | None = None

    @property
    def pac(self) -> int:
        """Pac-Man's square."""
        return self.figures[PAC]

    @property
    def alive(self) -> list[int]:
        """The ghosts on the board."""
        return [ghost for ghost in GHOSTS if self.figures[ghost] != OFF]

    @property
    def eaten(self) -> int:
        """How many pellets are eaten."""
        return PELLETS - self.pellets.bit_count()

    @property
    def level(self) -> str:
        """What Pac-Man is called for his pellets (PM-R11), a token."""
        return LEVELS[self.eaten]

    def cell(self, figure: int) -> Cell:
        """Where a figure that is on the board stands."""
        return cell_of(self.figures[figure])

    def standing(self, square: int) -> list[int]:
        """The figures on a square."""
        return [figure for figure in FIGURES if self.figures[figure] == square]

    def sees(self, ghost: int) -> bool:
        """Whether a ghost on the board has Pac-Man in a straight line before it (PM-A14)."""
        return bool(self.setup.ground.sight[self.figures[ghost]] >> self.pac & 1)

    @property
    def watchers(self) -> tuple[int, ...]:
        """The ghosts that see Pac-Man."""
        return tuple(ghost for ghost in self.alive if self.sees(ghost))

    def owner(self, figure: int) -> int:
        """The seat that plays a figure: whom it was dealt to, or the next that has not given up."""
        players = len(self.setup.seats)
        seat = dealt_to(figure, players)
        while seat and self.out >> seat & 1:
            seat = seat + 1 if seat + 1 < players else 1
        return seat

    def mine(self, viewer: Viewer) -> tuple[int, ...]:
        """The figures that a viewer plays."""
        if not isinstance(viewer, Seat):
            return ()
        return tuple(figure for figure in FIGURES if self.owner(figure) == viewer.number - 1)

    @property
    def turn(self) -> int:
        """The seat to move, or that would be if the game went on.

        Where ghosts choose their order, seats take turns as they would in the fixed one: that with
        the fewest ghosts moved in this round comes next (PM-A10).
        """
        if not self.waiting:
            return self.owner(PAC)
        waiting = figures_in(self.waiting)
        if not self.setup.free_order:
            return self.owner(waiting[0])
        moved = [self.owner(ghost) for ghost in self.alive if ghost not in waiting]
        return min(map(self.owner, waiting), key=lambda seat: (moved.count(seat), seat))

    @property
    def candidates(self) -> tuple[int, ...]:
        """The figures of which one may be moved now."""
        if not self.waiting:
            return (PAC,)
        waiting = figures_in(self.waiting)
        if not self.setup.free_order:
            return (waiting[0],)
        turn = self.turn
        return tuple(ghost for ghost in waiting if self.owner(ghost) == turn)

    @property
    def key(self) -> int:
        """One number for all that a repetition is about (PM-A17)."""
        key = self.waiting
        for square in self.figures:
            key = key << 8 | square + 1
        return key


# what can happen


class Moved(Value):
    """A figure went `steps` to `cell`; no steps: it holds. `frenzy`: it saw Pac-Man (PM-R8)."""

    figure: int
    origin: Cell
    steps: tuple[Direction, ...]
    cell: Cell
    frenzy: bool


class Ate(Value):
    """Pac-Man ate pellets; `left` are still to be eaten."""

    cells: tuple[Cell, ...]
    left: int


class Swallowed(Value):
    """Pac-Man ate ghosts."""

    ghosts: tuple[int, ...]


class Certain(Value):
    """All ghosts are eaten and none comes back, so Pac-Man cannot be caught any more (PM-A8)."""


class Seen(Value):
    """Who sees Pac-Man after his turn; nobody: an empty tuple."""

    ghosts: tuple[int, ...]


class Caught(Value):
    """A ghost and Pac-Man met: a life is gone, all go back to the start.

    `ran` is true where it was Pac-Man who moved.
    """

    ghost: int
    cell: Cell
    lives: int
    ran: bool


class Returned(Value):
    """An eaten ghost is back; or, with `free` false, its start square was taken."""

    ghost: int
    cell: Cell
    free: bool


class Next(Value):
    """Which figure is next, or which ghosts there are to choose from."""

    figures: tuple[int, ...]


class GaveUp(Value):
    """A seat gave up; `heir` plays its ghosts from now on, if anybody does."""

    seat: Seat
    heir: Seat | None


class Repeated(Value):
    """The position stands again, for the last time before it makes a draw (PM-A17)."""

    times: int


class Won(Value):
    """The game is won by `side`, `pac-man` or `ghosts`; `reason` is that of the outcome."""

    side: str
    reason: str
    level: str
    eaten: int


class Drawn(Value):
    """Nobody won: `reason` is `repetition`, `ply-cap` or `resigned`, `count` how many of them."""

    reason: str
    count: int
    level: str


Event: TypeAlias = (
    Moved
    | Ate
    | Swallowed
    | Certain
    | Seen
    | Caught
    | Returned
    | Next
    | GaveUp
    | Repeated
    | Won
    | Drawn
)
