"""What every game must answer: the referee's half, the player's half, and the words.

The referee's half holds states, secrets included. The player's half and the words get an
observation only, so that no answer can tell what the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from tactilegrid.core.countdown import Countdown
from tactilegrid.core.fitting import Fits
from tactilegrid.core.geometry import Cell, Edge, Grid
from tactilegrid.core.measures import Tally
from tactilegrid.core.message import Message
from tactilegrid.core.options import Option, Options
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.value import Value


class Choice(Value):
    """A touch that is no place: a named alternative, with the squares that it is about."""

    name: str
    cells: tuple[Cell, ...] = ()


Place = Cell | Edge
Touch = Cell | Edge | Choice

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT")
EventT_co = TypeVar("EventT_co", covariant=True)
StateT_co = TypeVar("StateT_co", covariant=True)


class Notice(Generic[EventT_co]):
    """An event and those who may know of it; others get another event, never a blanked field."""

    __slots__ = ("audience", "event")

    def __init__(self, event: EventT_co, audience: Iterable[Viewer]) -> None:
        self.event = event
        self.audience = frozenset(audience)

    def __repr__(self) -> str:
        return f"Notice({type(self.event).__name__}, {sorted(map(repr, self.audience))})"


class Transition(Generic[StateT_co, EventT_co]):
    """The state after a move and what the move made known.

    `reveals` is true where a move told somebody a secret, so that it cannot be taken back.
    """

    __slots__ = ("notices", "reveals", "state")

    def __init__(
        self, state: StateT_co, notices: Iterable[Notice[EventT_co]], reveals: bool = False
    ) -> None:
        self.state = state
        self.notices = tuple(notices)
        self.reveals = reveals


class Outcome(Value):
    """How a game ended: who won (nobody: a draw) and why, a literal token such as `goal`."""

    winners: tuple[Seat, ...]
    reason: str


class Topic(Enum):
    """What a viewer may ask a game to put into words."""

    STATUS = "status"  # the race in one line: ways, chains, pieces left
    STATUS_LONG = "status-long"
    MINE = "mine"  # the asker's own pieces
    OTHERS = "others"
    BOARD = "board"  # what a reading of the squares leaves out: fences, pieces in hand
    MOVES = "moves"  # all legal moves, count first, grouped
    DETAIL = "detail"  # one place, everything that is known of it
    EDGES = "edges"  # the sides of one square: closed, open, unknown


class Inquiry(Value):
    """A question whose answers are moves, asked when touches fit several of them.

    `question` names the default first and fits one line; `labels` name each answer in turn.
    """

    question: Message
    labels: tuple[Message, ...]
    default: int | None = 0  # which answer Enter gives; None: none, where it would be for good


class Game(Protocol[StateT, MoveT, ViewT, EventT]):
    """One game: pure functions of their arguments, no memory of their own."""

    name: ClassVar[str]
    options: ClassVar[tuple[Option, ...]]
    notable: ClassVar[int]  # the loss of `worth` from which a move is a turning point of a game
    # the `signs.SIGNS` of what is never taken from the board, but can be hidden by its like
    lasting: ClassVar[frozenset[str]]
    # tokens for the first seat and for all others, where they stand together against it; else ()
    parties: ClassVar[tuple[str, ...]]

    def check_options(self, options: Options) -> None:
        """Raise BadOption where single settings are fine but do not go together."""

    def grid(self, options: Options) -> Grid:
        """The rectangle that the explorer walks."""

    def slots(self, options: Options) -> frozenset[Edge]:
        """The edges where a fence or barrier can be laid, by their first edge; empty: none."""

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """The places at the table in their turn order from seat 1."""

    def ply_cap(self, options: Options) -> int:
        """The limit that the host sets for `ply_cap` when only engines play."""

    def hides(self, options: Options) -> bool:
        """Whether a seat may know what another may not, so that a shared screen needs a curtain."""

    # the referee's half: sees everything

    def initial(self, options: Options, seed: int) -> StateT:
        """The state before the first ply; *seed* decides all chance."""

    def to_move(self, state: StateT) -> Seat | None:
        """Whose turn it is; None when the game is over."""

    def apply(self, state: StateT, move: MoveT) -> Transition[StateT, EventT]:
        """The state after *move* by the seat to move; raises IllegalMove only."""

    def resign(self, state: StateT, seat: Seat) -> Transition[StateT, EventT]:
        """The state after *seat* gave up, whoever's turn it is."""

    def outcome(self, state: StateT) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def settings(self, state: StateT) -> Options:
        """The options that a state is played by: a position text may have set some of them."""

    def observe(self, state: StateT, viewer: Viewer) -> ViewT:
        """All that *viewer* may know."""

    # the player's half: sees only an observation

    def turn(self, seen: ViewT) -> Seat | None:
        """`to_move`, from an observation."""

    def legal_moves(self, seen: ViewT) -> Sequence[MoveT]:
        """Every move that the seat to move may make (or try), in a fixed order."""

    def fits(self, touched: tuple[Touch, ...], seen: ViewT) -> Fits | None:
        """The legal moves that begin with these touches; None: look through `legal_moves`.

        For games with more moves than can be looked through while somebody waits for an answer.
        """

    def countdown(self, seen: ViewT) -> Countdown | None:
        """The time for the move that has to be made now, or None where there is no limit.

        The same for every viewer. The game has no clock: whoever has one makes the move in time.
        """

    def check(self, move: MoveT, seen: ViewT) -> None:
        """Raise IllegalMove, with the number of the rule, if *move* is not legal."""

    def parse_move(self, text: str, seen: ViewT) -> MoveT:
        """The legal move that a record means by *text*; raises MoveError only.

        The inverse of `format_move` for every legal move.
        """

    def read_move(self, text: str, seen: ViewT) -> MoveT:
        """The legal move that a person means by *text*; raises MoveError only.

        Where a person may have meant more than the bare text says, AmbiguousMove.
        """

    def format_move(self, move: MoveT) -> str:
        """The move as written in a record: ASCII, no spaces where possible."""

    def touches(self, move: MoveT, seen: ViewT) -> tuple[Touch, ...]:
        """What a hand touches, in order, to make *move*."""

    def written(self, touched: tuple[Touch, ...], seen: ViewT) -> str:
        """The text that a person would type for these touches; empty where there is none."""

    def reads_back(self, move: MoveT) -> bool:
        """Whether a touched move is read back and asked for a second time before it is made."""

    def inquire(
        self, moves: Sequence[MoveT], seen: ViewT
    ) -> tuple[Inquiry, tuple[MoveT | Choice, ...]]:
        """The question that tells *moves* apart, all of which have a `Choice` as their next touch.

        Returns the inquiry and its answers in their order, the default first: moves, or where a
        move goes on after the choice, the choices themselves.
        """

    def resample(self, seen: ViewT, seed: int) -> StateT:
        """A state that this viewer cannot tell from the true one."""

    def parse_position(self, text: str, options: Options) -> StateT:
        """The state of a one-line position; raises BadPosition only."""

    def format_position(self, state: StateT) -> str:
        """The position in one line; the inverse of `parse_position`."""

    # layouts: what differs from game to game and can be kept in a file

    def layout_option(self) -> str:
        """The setting that takes a layout as its one-line value; empty where there is none."""

    def layouts(self) -> Mapping[str, str]:
        """The layouts that come with the game: by their names, the lines of each."""

    def read_layout(self, text: str) -> str:
        """The one-line value of a layout, given by its lines; raises BadPosition only."""

    def layout_text(self, value: str) -> str:
        """The lines of a layout, given by its one-line value; the inverse of `read_layout`."""

    def layout_words(self, value: str) -> Sequence[Message]:
        """The layout of a one-line value, read aloud."""

    def layout_draw(self, value: str) -> Sequence[str]:
        """The layout of a one-line value as lines of ASCII, for sighted eyes."""

    def building(self, seen: ViewT) -> str | None:
        """The lines of the layout that the viewer is building; None where they build nothing.

        Raises BadPosition where it cannot be kept yet, with the reason.
        """

    def load_move(self, text: str, seen: ViewT) -> MoveT:
        """The move that lays, in one go, a layout given by its lines.

        Raises BadPosition for one that cannot be read, MoveError where nothing is being built.
        """

    # thinking, as far as a rule book can: for engines, hints and the words

    def worth(self, seen: ViewT, seat: Seat) -> int:
        """How well *seat* stands, larger is better; a won game is above every other worth."""

    def measure(self, seen: ViewT) -> Sequence[Tally]:
        """The numbers that the game goes by, what counts most first, each for every seat.

        Of a finished game too. They are called by `<game>-tally-<name>`, and where there is no
        number by `<game>-tally-<name>-none`.
        """

    def habit(self, seen: ViewT, seat: Seat, level: str, seed: int) -> MoveT | None:
        """What an engine of that level does there without thinking ahead; None: it thinks.

        For games, or parts of one, in which looking one move ahead is no help.
        """

    # words, in no language

    def layers(self, viewer: Viewer, seen: ViewT) -> tuple[str, ...]:
        """The grids that a viewer can ask about, the first at hand by itself; empty: only one.

        They are called by the message `<game>-layer`, which selects by `layer`.
        """

    def layered(self, seen: ViewT, layer: str) -> ViewT:
        """The same observation with another of its grids at hand."""

    def seat_name(self, seat: Seat, options: Options) -> Message:
        """What the seat is called where nobody gave a name: South, Light."""

    def opening(self, viewer: Viewer, seen: ViewT) -> Sequence[Message]:
        """Who the viewer is and what they have to do, said once at the start."""

    def home(self, viewer: Viewer, seen: ViewT) -> Cell:
        """Where the explorer begins."""

    def points(self, seen: ViewT) -> tuple[Place, ...]:
        """The things of interest in reading order, for next and previous."""

    def describe(self, place: Place, seen: ViewT) -> Message | None:
        """What stands at a square (without naming the square), or None where nothing does.

        For an edge: the whole announcement of the slot, with what a fence there would do.
        """

    def sign(self, place: Place, seen: ViewT) -> str:
        """What is on a square, one of `signs.SIGNS`; or at an edge, one of `signs.SIDES`.

        For a display that shows the whole board by touch: no more than `describe` tells.
        """

    def pieces(self, seen: ViewT) -> Mapping[Place, Message]:
        """What stands on a real board, by its places: what each thing is called.

        Things that are called alike are alike. Of several on one square it is the one on top; what
        only lies flat on a square, or is written there, is none. No more than `describe` tells.
        """

    def picked(self, touched: tuple[Touch, ...], moves: Sequence[MoveT], seen: ViewT) -> Message:
        """What was chosen by touch so far, and where it can go, count first."""

    def announce(self, event: EventT, viewer: Viewer, seen: ViewT) -> Sequence[Message]:
        """What *viewer* hears of an event; *seen* is the observation after it.

        Whose turn is next is not said here: the session adds it.
        """

    def taken_back(self, move: MoveT, mover: Seat, viewer: Viewer, seen: ViewT) -> Message | None:
        """A move of *mover*'s that was taken back, as *viewer* hears it in a list of several.

        *seen* is the viewer's observation with the move; None where the move is hidden from them.
        """

    def summary(
        self, topic: Topic, viewer: Viewer, seen: ViewT, place: Place | None = None
    ) -> Sequence[Message]:
        """The answer to a question, each message a part that can stand alone."""

    def why(self, move: MoveT, seen: ViewT) -> Sequence[Message]:
        """A hint in two steps: what kind of move it is; then the move and what it is good for."""

    def draw(self, seen: ViewT) -> Sequence[str]:
        """The board as lines of ASCII with coordinates, for sighted eyes; at most 79 columns."""


AnyGame = Game[Any, Any, Any, Any]
