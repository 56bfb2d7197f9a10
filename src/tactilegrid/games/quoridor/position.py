"""What a game of Quoridor is at one moment, its settings, and the events of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from tactilegrid.core.game import Notice, Outcome
from tactilegrid.core.geometry import Cell, Edge, Grid
from tactilegrid.core.message import message
from tactilegrid.core.options import BadOption, Option, Options, always, switch
from tactilegrid.core.seats import Seat, Viewer, everyone
from tactilegrid.core.value import Value
from tactilegrid.games.quoridor.fences import Walls, board_of
from tactilegrid.games.quoridor.moves import PLANE, SPAN, cell_of

STANDARD_SIZE = 9
SMALLEST, LARGEST = 3, 11
MOST_FENCES = 40
OFF = -1  # the square of a pawn that was taken off the board (QD-A14)
GOAL, RESIGNED, REPETITION, PLY_CAP = "goal", "resigned", "repetition", "ply-cap"
RANDOM = "random"
BITS = (*(1 << place for place in range(2 * PLANE)), 0)  # of squares and fences; BITS[OFF] is 0
_new = object.__new__

OPTIONS = (
    Option("size", always(STANDARD_SIZE), low=SMALLEST, high=LARGEST, odd=True),
    Option("players", always("2"), words=("2", "4")),
    Option(
        "fences",
        lambda chosen: 10 if chosen.number("players") == 2 else 5,
        low=0,
        high=MOST_FENCES,
    ),
    switch("edge_is_fence", "on"),
    Option("pawn_behind", always("blocked"), words=("blocked", "diagonal")),
    Option("repetition", always(3), low=0, high=9),
    Option("ply_cap", always(0), low=0, high=9999),
    Option("first", always(1), words=(RANDOM,), low=1, high=4),
)


def check_options(options: Options) -> None:
    """Raise BadOption for a first seat that is not there, and for a draw before any repetition.

    A draw has to be announced one occurrence ahead (QD-A10), so the third is the earliest.
    """
    players, first = options.number("players"), options.choice("first")
    if first != RANDOM and int(first) > players:
        raise BadOption(message("quoridor-bad-first", n=int(first), players=players))
    if options.number("repetition") in (1, 2):
        raise BadOption(message("quoridor-bad-repetition", n=options.number("repetition")))


Told: TypeAlias = "tuple[Notice[Event], ...]"


class Setup:
    """The settings of one game in the form that the rules use at every ply.

    `laid` and `stepped` remember the notices of moves, which are the same at every such move.
    """

    __slots__ = (
        "after",
        "audience",
        "board",
        "diagonal",
        "edge_is_fence",
        "goals",
        "laid",
        "options",
        "ply_cap",
        "repetition",
        "seats",
        "stepped",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = seats_of(options)
        self.after = (*range(1, len(self.seats)), 0)
        self.board = board_of(options.number("size"))
        self.goals = self.board.goals(len(self.seats))
        self.edge_is_fence = options.flag("edge_is_fence")
        self.diagonal = options.choice("pawn_behind") == "diagonal"
        self.repetition = options.number("repetition")
        self.ply_cap = options.number("ply_cap")
        self.audience: frozenset[Viewer] = frozenset(everyone(self.seats))
        self.laid: dict[int, Told] = {}
        self.stepped: dict[int, Told] = {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return NotImplemented
        return self is other or self.options == other.options

    def __hash__(self) -> int:
        return hash(self.options)

    def __reduce__(self) -> tuple[object, tuple[Options]]:
        return setup_of, (self.options,)

    @property
    def grid(self) -> Grid:
        """The squares and their names."""
        return Grid(self.board.size, self.board.size)


@lru_cache(maxsize=64)
def setup_of(options: Options) -> Setup:
    """The setup of these settings, which must go together."""
    return Setup(options)


def seats_of(options: Options) -> tuple[Seat, ...]:
    """The seats in turn order: south, north; or south, west, north, east (QD-A1)."""
    return tuple(Seat(number) for number in range(1, options.number("players") + 1))


def side_of(seat: Seat, players: int) -> str:
    """The side of the board that a seat starts from, as a token."""
    sides = ("south", "north") if players == 2 else ("south", "west", "north", "east")
    return sides[seat.number - 1]


class State(Value):
    """Everything there is to know; no seat has a secret.

    Seats are counted from 0 here, and squares are numbers (see `moves`). `past` holds the
    positions since the last fence, before this one, as `position_key` has them: fences never go
    away (QD-A3), so no earlier one can come back.
    """

    setup: Setup
    pawns: tuple[int, ...]
    left: tuple[int, ...]  # fences in hand
    walls: Walls
    turn: int
    past: tuple[int, ...] = ()
    plies: int = 0
    ended: Outcome | None = None

    _extra_slots = ("taken",)

    def __init__(
        self,
        setup: Setup,
        pawns: tuple[int, ...],
        left: tuple[int, ...],
        walls: Walls,
        turn: int,
        past: tuple[int, ...] = (),
        plies: int = 0,
        ended: Outcome | None = None,
    ) -> None:
        super().__init__(setup, pawns, left, walls, turn, past, plies, ended)
        _put_taken(self, sum(BITS[square] for square in pawns))

    if TYPE_CHECKING:

        @property
        def taken(self) -> int:
            """The squares with a pawn, as a set of bits."""

    @property
    def seat(self) -> Seat:
        """The seat to move, or that would be if the game went on."""
        return self.setup.seats[self.turn]

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that have not resigned."""
        pairs = zip(self.setup.seats, self.pawns, strict=True)
        return tuple(seat for seat, pawn in pairs if pawn != OFF)

    def pawn(self, seat: Seat) -> Cell | None:
        """Where a seat's pawn stands; None: it was taken off."""
        square = self.pawns[seat.number - 1]
        return None if square == OFF else cell_of(square)

    def stand(self, seat: Seat) -> Cell:
        """The same for a seat that plays."""
        return cell_of(self.pawns[seat.number - 1])

    def owner(self, cell: Cell) -> Seat | None:
        """Whose pawn stands on a square."""
        return next((seat for seat in self.playing if self.pawn(seat) == cell), None)

    def in_hand(self, seat: Seat) -> int:
        """How many fences a seat has left to lay."""
        return self.left[seat.number - 1]

    def way(self, seat: Seat, walls: Walls | None = None) -> int:
        """The steps from a pawn to its goal if nobody stood in the way; 0 without a pawn.

        *walls* takes the place of the fences on the board.
        """
        square = self.pawns[seat.number - 1]
        goal = self.setup.goals[seat.number - 1]
        return 0 if square == OFF else (walls or self.walls).way(square, goal) or 0


_put_taken = State.__dict__["taken"].__set__


class _Draft(State):
    """A state whose fields can still be set; it becomes a State once they are."""

    __setattr__ = object.__setattr__  # type: ignore[assignment]
    __delattr__ = object.__delattr__


def next_state(
    state: State,
    pawns: tuple[int, ...],
    left: tuple[int, ...],
    walls: Walls,
    turn: int,
    past: tuple[int, ...],
    taken: int,
) -> State:
    """The state one ply on, the game not over.

    A state is made for every move tried. Setting plain attributes and turning the draft into what
    cannot be changed takes 0.3 microseconds, against 2.1 by `Value`, which checks its arguments.
    """
    draft: Any = _new(_Draft)
    draft.setup = state.setup
    draft.pawns = pawns
    draft.left = left
    draft.walls = walls
    draft.turn = turn
    draft.past = past
    draft.plies = state.plies + 1
    draft.ended = None
    draft.taken = taken
    draft.__class__ = State
    made: State = draft
    return made


def position_key(pawns: tuple[int, ...], turn: int) -> int:
    """One number for the places of all pawns and the seat to move."""
    key = turn
    for square in pawns:
        key = key << 8 | square + 1
    return key


def occurrences(state: State) -> int:
    """How often this position has stood, now included."""
    return state.past.count(position_key(state.pawns, state.turn)) + 1


def start_squares(size: int, players: int) -> tuple[int, ...]:
    """The middle of each side, clockwise from the south (QD-R2, R10, A1)."""
    middle, far = size // 2, size - 1
    south, west = middle, middle * SPAN
    north, east = far * SPAN + middle, middle * SPAN + far
    return (south, north) if players == 2 else (south, west, north, east)


# what can happen


class Stepped(Value):
    """A pawn went from one square to another, past the pawn on `jumped` if there is one."""

    seat: Seat
    origin: Cell
    cell: Cell
    jumped: Cell | None


class Laid(Value):
    """A fence was laid; `left` is what the seat still has in hand."""

    seat: Seat
    edge: Edge
    left: int


class Passed(Value):
    """A seat could do nothing and passed (QD-A8)."""

    seat: Seat


class Resigned(Value):
    """A seat gave up; with four seats its pawn leaves the board."""

    seat: Seat


class Repeated(Value):
    """The position stands again, for the last time before it makes a draw (QD-A10)."""

    times: int


class Won(Value):
    """The game is won: `reason` is `goal` or `resigned`."""

    seat: Seat
    reason: str


class Drawn(Value):
    """Nobody won: `reason` is `repetition` or `ply-cap`, `count` how many of them."""

    reason: str
    count: int


Event: TypeAlias = Stepped | Laid | Passed | Resigned | Repeated | Won | Drawn
