"""What a game of Pathagon is at one moment, its moves, its settings and its events."""

from __future__ import annotations

from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import message
from tactilegrid.core.options import BadOption, Option, Options, always
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value
from tactilegrid.games.pathagon.board import COLUMNS, ROWS, Board

SEATS = (Seat(1), Seat(2))
SMALLEST, LARGEST = 3, 11
MOST_BANS = 4  # one a ray (PG-A4, PG-A5)
ROOM = MOST_BANS + 1  # so that the side to move can never be without a move (PG-A11)
ENGINE_PLIES = 180
MAY, MUST = "may", "must"


class Placement(Value):
    """A loose piece put on a free square; `removed` in the order of a record."""

    cell: Cell
    removed: tuple[Cell, ...] = ()


class Relocation(Value):
    """A piece taken from the board and set on another free square (PG-R12)."""

    origin: Cell
    cell: Cell
    removed: tuple[Cell, ...] = ()


Move = Placement | Relocation
Key = tuple[int, int, int, int, tuple[int, int]]


class State(Value):
    """A position and the way to it; sets of squares are ints, see `Board`.

    `side` is 0 for Light, 1 for Dark, as are the places of `pieces` and `rests`. `bans` are the
    squares closed to the side to move (PG-R6), `rests` the piece of each side that moved on its
    last turn (PG-R15). `history` holds every position so far, this one included, where repetition
    matters. Loose pieces are not stored: they are those not on the board.
    """

    options: Options
    board: Board
    pieces: tuple[int, int]
    side: int
    bans: int
    rests: tuple[int, int]
    ply: int
    history: tuple[Key, ...]
    outcome: Outcome | None

    def reserve(self, side: int) -> int:
        """How many pieces of a side are off the board."""
        return self.options.number("pieces") - self.pieces[side].bit_count()

    @property
    def free(self) -> int:
        """The squares without a piece, banned ones included."""
        return self.board.full & ~(self.pieces[0] | self.pieces[1])

    @property
    def key(self) -> Key:
        """All that decides what may follow (PG-A12); reserves follow from the pieces."""
        return (*self.pieces, self.side, self.bans, self.rests)

    def axis(self, side: int) -> str:
        """Whether a side joins the first and last of the rows or of the columns (PG-A1)."""
        vertical = self.options.choice("light_axis") == "vertical"
        return ROWS if vertical == (side == 0) else COLUMNS

    def owner(self, cell: Cell) -> int | None:
        """The side whose piece stands on *cell*, or None."""
        bit = self.board.bit(cell)
        for side in (0, 1):
            if self.pieces[side] & bit:
                return side
        return None


class Made(Value):
    """A move, and how many pieces of the mover are still off the board."""

    seat: Seat
    move: Move
    loose: int


class Repeated(Value):
    """The position stood before, now for that many times; once more and the game is drawn."""

    times: int


class Joined(Value):
    """A side has joined its two borders and won."""

    seat: Seat
    size: int
    axis: str


class Drawn(Value):
    """Nobody won; `reason` is `repetition` or `ply-cap`, `count` how often or how many plies."""

    reason: str
    count: int


class Resigned(Value):
    """A seat gave up."""

    seat: Seat
    winner: Seat


Event = Made | Repeated | Joined | Drawn | Resigned


def usual_pieces(options: Options) -> int:
    """14 on the board of the sheet, else twice the size, or what a small board has room for."""
    size = options.number("size")
    return {3: 3, 4: 5}.get(size, 2 * size)


OPTIONS = (
    Option("size", always(7), low=SMALLEST, high=LARGEST),
    Option("pieces", usual_pieces, low=SMALLEST, high=(LARGEST * LARGEST - ROOM) // 2),
    Option("capture", always(MAY), (MAY, MUST)),
    Option("light_axis", always("vertical"), ("vertical", "horizontal")),
    Option("first", always(1), ("random",), low=1, high=2),
    Option("repetition", always(3), low=0, high=99),
    Option("ply_cap", always(0), low=0, high=9999),
)


def check_options(options: Options) -> None:
    """Raise BadOption where the pieces do not suit the board, or repetition forbids any game.

    Three pieces a side on three by three squares are allowed although they leave less room: that
    board is for counting sequences, and it always leaves a move too.
    """
    size, pieces = options.number("size"), options.number("pieces")
    most = (size * size - ROOM) // 2 if size > SMALLEST else SMALLEST
    if not size <= pieces <= most:
        raise BadOption(message("pathagon-bad-pieces", size=size, pieces=pieces, most=most))
    if options.number("repetition") == 1:
        raise BadOption(message("pathagon-bad-repetition"))
