"""Hide and ask: as small a game as can have secrets, to test what is kept from whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tactilegrid.games.toy import position, rules, words
from tactilegrid.games.toy.position import Event, Move, Seen, State

from tactilegrid.core.game import Choice, Game, Inquiry, Touch
from tactilegrid.core.geometry import Cell, Edge, Grid
from tactilegrid.core.message import message
from tactilegrid.core.open_game import OpenGame
from tactilegrid.core.options import Option, Options
from tactilegrid.core.seats import Seat, Viewer


class Toy(OpenGame[State, Move]):
    """The game as `core.game` asks for it; what has secrets is no longer as in open games."""

    name: ClassVar[str] = "toy"
    options: ClassVar[tuple[Option, ...]] = position.OPTIONS

    def check_options(self, options: Options) -> None:
        """All settings go together."""

    def grid(self, options: Options) -> Grid:
        """Three by three."""
        return position.GRID

    def slots(self, options: Options) -> frozenset[Edge]:
        """None."""
        return frozenset()

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """Two."""
        return position.SEATS

    def ply_cap(self, options: Options) -> int:
        """There are never more."""
        return position.ENGINE_PLIES

    def hides(self, options: Options) -> bool:
        """Always."""
        return True

    def initial(self, options: Options, seed: int) -> State:
        """Nobody hides yet; there is no chance."""
        return State(options)

    def to_move(self, state: State) -> Seat | None:
        """By turns."""
        return None if position.outcome(state) else position.mover(state)

    def settings(self, state: State) -> Options:
        """Those of the state."""
        return state.options

    def turn(self, seen: Seen) -> Seat | None:
        """By turns."""
        return None if seen.outcome else position.mover(seen)

    def touches(self, move: Move, seen: Seen) -> tuple[Touch, ...]:
        """The square."""
        return (move.cell,)

    def written(self, touched: tuple[Touch, ...], seen: Seen) -> str:
        """Its name."""
        cell = touched[0] if len(touched) == 1 else None
        return position.GRID.name(cell) if isinstance(cell, Cell) and cell in position.GRID else ""

    def reads_back(self, move: Move) -> bool:
        """A square is asked about at its first touch."""
        return False

    def inquire(
        self, moves: Sequence[Move], seen: Seen
    ) -> tuple[Inquiry, tuple[Move | Choice, ...]]:
        """Never needed."""
        labels = tuple(message("toy-square", cell=move.cell) for move in moves)
        return Inquiry(message("toy-moves", n=len(moves)), labels), tuple(moves)

    def habit(self, seen: Seen, seat: Seat, level: str, seed: int) -> Move | None:
        """Nothing is to be seen one move ahead."""
        return rules.guess(seen, seed)

    def home(self, viewer: Viewer, seen: Seen) -> Cell:
        """The middle."""
        return position.GRID.centre

    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    resign = staticmethod(rules.resign)
    outcome = staticmethod(position.outcome)
    observe = staticmethod(position.observe)
    legal_moves = staticmethod(rules.legal_moves)
    parse_move = staticmethod(rules.parse_move)
    read_move = staticmethod(rules.read_move)
    format_move = staticmethod(rules.format_move)
    resample = staticmethod(rules.resample)
    parse_position = staticmethod(rules.parse_position)
    format_position = staticmethod(rules.format_position)
    worth = staticmethod(rules.worth)

    seat_name = staticmethod(words.seat_name)
    opening = staticmethod(words.opening)
    points = staticmethod(words.points)
    describe = staticmethod(words.describe)
    picked = staticmethod(words.picked)
    announce = staticmethod(words.announce)
    taken_back = staticmethod(words.taken_back)
    summary = staticmethod(words.summary)
    why = staticmethod(words.why)
    draw = staticmethod(words.draw)


GAME: Game[State, Move, Seen, Event] = Toy()
