"""Pathagon: join your two borders with a chain of pieces, and trap those in your way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tactilegrid.core.game import Choice, Inquiry, Outcome, Place, Topic, Touch, Transition
from tactilegrid.core.geometry import Cell, Edge, Grid
from tactilegrid.core.measures import Tally
from tactilegrid.core.message import Message
from tactilegrid.core.open_game import OpenGame
from tactilegrid.core.options import Option, Options
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.pathagon import (
    measures,
    notation,
    position,
    questions,
    relief,
    rules,
    thinking,
    topics,
    words,
)
from tactilegrid.games.pathagon.position import (
    SEATS,
    Event,
    Move,
    Placement,
    Relocation,
    State,
)

__all__ = ["GAME", "Pathagon", "Placement", "Relocation", "State"]


class Pathagon(OpenGame[State, Move]):
    """The game behind the protocol of every game; nothing is secret, so a state is what is seen."""

    name: ClassVar[str] = "pathagon"
    notable: ClassVar[int] = measures.NOTABLE
    options: ClassVar[tuple[Option, ...]] = position.OPTIONS

    def check_options(self, options: Options) -> None:
        """Raise BadOption for pieces that do not suit the size (PG-A11)."""
        position.check_options(options)

    def grid(self, options: Options) -> Grid:
        """The square board."""
        size = options.number("size")
        return Grid(size, size)

    def slots(self, options: Options) -> frozenset[Edge]:  # noqa: ARG002
        """No fences here."""
        return frozenset()

    def seats(self, options: Options) -> tuple[Seat, ...]:  # noqa: ARG002
        """Light is seat 1, Dark is seat 2, whoever begins."""
        return SEATS

    def ply_cap(self, options: Options) -> int:  # noqa: ARG002
        """The limit for engines among themselves (PG-A12)."""
        return position.ENGINE_PLIES

    def initial(self, options: Options, seed: int) -> State:
        """The empty board."""
        return rules.initial(options, seed)

    def to_move(self, state: State) -> Seat | None:
        """Whose turn it is; None when the game is over."""
        return SEATS[state.side] if state.outcome is None else None

    def apply(self, state: State, move: Move) -> Transition[State, Event]:
        """The state after *move*."""
        return rules.apply(state, move)

    def resign(self, state: State, seat: Seat) -> Transition[State, Event]:
        """The other side wins."""
        return rules.resign(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return state.outcome

    def settings(self, state: State) -> Options:
        """Those of the state, to which a position text may have given size and pieces."""
        return state.options

    def turn(self, seen: State) -> Seat | None:
        """`to_move`, from an observation."""
        return self.to_move(seen)

    def legal_moves(self, seen: State) -> tuple[Move, ...]:
        """Every placement, or every relocation, with every choice of removals."""
        return rules.legal_moves(seen)

    def check(self, move: Move, seen: State) -> None:
        """Raise IllegalMove where a rule forbids *move*."""
        rules.check(seen, move)

    def parse_move(self, text: str, seen: State) -> Move:
        """A record's move: what is not listed was not removed."""
        return notation.parse_move(text, seen)

    def read_move(self, text: str, seen: State) -> Move:
        """A person's move: a bare square that could trap is asked about."""
        return notation.read_move(text, seen)

    def format_move(self, move: Move) -> str:
        """`d4`, `a1-d4`, `d4xc4xd5`."""
        return notation.format_move(move)

    def touches(self, move: Move, seen: State) -> tuple[Touch, ...]:
        """The squares, then what to take where there is anything to choose."""
        places = (move.cell,) if isinstance(move, Placement) else (move.origin, move.cell)
        if seen.options.choice("capture") == position.MUST or not rules.clamped_by(seen, move):
            return places
        return (*places, Choice("take" if move.removed else "none", move.removed))

    def written(self, touched: tuple[Touch, ...], seen: State) -> str:
        """The squares with a hyphen between, and what was chosen to be taken."""
        return notation.written(touched, seen.board.grid)

    def reads_back(self, move: Move) -> bool:  # noqa: ARG002
        """A placement is made at its first touch."""
        return False

    def inquire(self, moves: Sequence[Move], seen: State) -> tuple[Inquiry, tuple[Move, ...]]:  # noqa: ARG002
        """Which of the clamped pieces to take; all of them is the default."""
        return questions.inquire(moves)

    def parse_position(self, text: str, options: Options) -> State:
        """The state of a position text, such as `7/7/7/7/7/7/7 L 14,14 - -,-`."""
        return notation.parse_position(text, options)

    def format_position(self, state: State) -> str:
        """The position text."""
        return notation.format_position(state)

    def worth(self, seen: State, seat: Seat) -> int:
        """How much nearer *seat* is to a chain than the other."""
        return thinking.worth(seen, seat)

    def measure(self, seen: State) -> tuple[Tally, ...]:
        """Missing links and pieces."""
        return measures.measure(seen)

    def seat_name(self, seat: Seat, options: Options) -> Message:  # noqa: ARG002
        """Light or Dark."""
        return words.seat_name(seat)

    def opening(self, viewer: Viewer, seen: State) -> tuple[Message, ...]:
        """Who you are and what you join."""
        return words.opening(viewer, seen)

    def home(self, viewer: Viewer, seen: State) -> Cell:  # noqa: ARG002
        """The middle of the board."""
        return seen.board.grid.centre

    def points(self, seen: State) -> tuple[Place, ...]:
        """The pieces, row by row from a1."""
        return seen.board.squares(seen.pieces[0] | seen.pieces[1])

    def describe(self, place: Place, seen: State) -> Message | None:
        """The piece on a square, or that it is barred."""
        return words.describe(place, seen)

    def sign(self, place: Place, seen: State) -> str:
        """The piece on a square, for touch."""
        return relief.sign(place, seen)

    def pieces(self, seen: State) -> Mapping[Place, Message]:
        """All that were placed and not taken; a bar on a square is only said."""
        return relief.pieces(seen)

    def picked(self, touched: tuple[Touch, ...], moves: Sequence[Move], seen: State) -> Message:  # noqa: ARG002
        """The piece that was lifted."""
        return words.picked(touched, moves)

    def announce(self, event: Event, viewer: Viewer, seen: State) -> tuple[Message, ...]:  # noqa: ARG002
        """The move, the chain it made, the end; the catalogue finds the perspective."""
        return words.announce(event, seen)

    def taken_back(self, move: Move, mover: Seat, viewer: Viewer, seen: State) -> Message:  # noqa: ARG002
        """The move as it is written."""
        return words.taken_back(move)

    def summary(
        self, topic: Topic, viewer: Viewer, seen: State, place: Place | None = None
    ) -> tuple[Message, ...]:
        """The answer to a question."""
        return topics.summary(topic, viewer, seen, place)

    def why(self, move: Move, seen: State) -> tuple[Message, Message]:
        """A nudge, then the move."""
        return words.why(move, seen)

    def draw(self, seen: State) -> tuple[str, ...]:
        """The board in ASCII."""
        return words.draw(seen)


GAME = Pathagon()
