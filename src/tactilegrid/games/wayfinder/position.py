"""What a game of Wayfinder is at one moment, its settings, its moves, and its events."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.message import message
from tactilegrid.core.options import BadOption, Option, Options, always
from tactilegrid.core.seats import Seat, Viewer, everyone
from tactilegrid.core.value import Value
from tactilegrid.games.wayfinder.voyages import SPAN, Voyage, waters_of
from tactilegrid.games.wayfinder.waypoints import HOUSE, colours_in

SMALLEST, LARGEST = 4, 8
MOST_SEATS = 4
SLOWEST = 120  # seconds of a countdown (WF-A13)
ENGINE_PLIES = 400
AWAY = -1  # the square of a Wayfinder that is not on the map
RANDOM, NONE = "random", "none"
SEQUENTIAL, RACE = "sequential", "race"
START, VOYAGE, PLACE = PHASES = "start", "voyage", "place"
END, REPETITION, PLY_CAP, RESIGNED = "end", "repetition", "ply-cap", "resigned"

OPTIONS = (
    Option("size", always(6), low=SMALLEST, high=LARGEST),
    Option("players", always(2), low=1, high=MOST_SEATS),
    Option("level", always(1), low=1, high=4),
    Option("turn_mode", always(SEQUENTIAL), (SEQUENTIAL, RACE)),
    Option("countdown", always(0), low=0, high=SLOWEST),
    Option("neutral_village", always(5), low=0, high=25),
    Option("hut_limit", always(NONE), (NONE,), low=0, high=36),
    Option("waypoint_map", always(HOUSE), (HOUSE,), free=True),
    Option("repetition", always(3), low=0, high=99),
    Option("ply_cap", always(0), low=0, high=9999),
    Option("first", always(1), (RANDOM,), low=1, high=MOST_SEATS),
)


def check_options(options: Options) -> None:
    """Raise BadOption for settings that would do nothing, or that do not fit the map or the table.

    Levels are for one player (WF-R22), a race needs another one, and a countdown a race (WF-A13).
    """
    players, level = options.number("players"), options.number("level")
    race, countdown = options.choice("turn_mode") == RACE, options.number("countdown")
    if level > 1 and players > 1:
        raise BadOption(message("wayfinder-bad-level", level=level, players=players))
    if race and players == 1:
        raise BadOption(message("wayfinder-bad-race"))
    if countdown and not race:
        raise BadOption(message("wayfinder-bad-countdown"))
    first, sides = options.choice("first"), sides_of(options)
    if first != RANDOM and int(first) > sides:
        raise BadOption(message("wayfinder-bad-first", n=int(first), sides=sides))
    if options.number("repetition") == 1:
        raise BadOption(message("wayfinder-bad-repetition"))
    colours_in(options.choice("waypoint_map"), options.number("size"))


def sides_of(options: Options) -> int:
    """How many colours are played: one a seat, or as many as the level says of a single player."""
    players = options.number("players")
    return players if players > 1 else options.number("level")


def seats_of(options: Options) -> tuple[Seat, ...]:
    """The seats in turn order."""
    return tuple(Seat(number) for number in range(1, options.number("players") + 1))


class Setup:
    """The settings of one game in the form that the rules use at every ply."""

    __slots__ = (
        "audience",
        "grid",
        "hut_limit",
        "late",
        "neutral",
        "options",
        "ply_cap",
        "repetition",
        "seats",
        "shortest",
        "sides",
        "size",
        "squares",
        "waters",
        "waypoints",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.size = options.number("size")
        self.seats = seats_of(options)
        self.sides = sides_of(options)
        self.shortest = 2 if len(self.seats) == 1 else 1  # WF-R22, WF-A16
        self.late = options.choice("turn_mode") == RACE and options.number("countdown") > 0
        self.neutral = options.number("neutral_village")
        limit = options.choice("hut_limit")
        self.hut_limit = None if limit == NONE else int(limit)
        self.repetition = options.number("repetition")
        self.ply_cap = options.number("ply_cap")
        self.grid = Grid(self.size, self.size)
        self.waters = waters_of(self.size)
        self.squares = self.waters.squares
        colours = colours_in(options.choice("waypoint_map"), self.size)
        self.waypoints = dict(zip(self.squares, colours, strict=True))
        self.audience: frozenset[Viewer] = frozenset(everyone(self.seats))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return NotImplemented
        return self is other or self.options == other.options

    def __hash__(self) -> int:
        return hash(self.options)

    def __reduce__(self) -> tuple[object, tuple[Options]]:
        return setup_of, (self.options,)

    def seat(self, side: int) -> Seat:
        """Who plays a colour."""
        return self.seats[side if len(self.seats) > 1 else 0]

    def sides_at(self, seat: Seat) -> tuple[int, ...]:
        """The colours that a seat plays: one, or in a game for one player all that are played."""
        return (seat.number - 1,) if len(self.seats) > 1 else tuple(range(self.sides))


def number_of(cell: Cell) -> int:
    """The number of a square, whichever the map (see `voyages`)."""
    return SPAN * cell.row + cell.column


@lru_cache(maxsize=64)
def setup_of(options: Options) -> Setup:
    """The setup of these settings, which must go together."""
    return Setup(options)


class Placement(Value):
    """A Wayfinder set on a square, by its number; None where none is free (WF-R4)."""

    square: int | None


class Pass(Value):
    """A turn without a voyage: none is possible, or the turn was lost (WF-R17, R19)."""


class Late(Value):
    """A Wayfinder that was not placed before the countdown ended (WF-R19)."""


NO_PLACE, PASS, LATE = Placement(None), Pass(), Late()
Move: TypeAlias = Voyage | Placement | Pass | Late
Key: TypeAlias = tuple[object, ...]


class State(Value):
    """Everything there is to know; no seat has a secret.

    `gems` and `huts` hold a heap (see `gems`) for each square by its number. Played colours are
    counted from 0 as sides: `wayfinders` their squares, `scores` what villages brought them,
    without the end scoring; `lost` and `out` are sets of sides as bits, of those who lose their
    next turn and of those who gave up. `race_over` is for good (WF-R4, A15). `past` holds the
    positions since the last village, this one included, where repetition matters: a village never
    comes undone.
    """

    setup: Setup
    gems: tuple[int, ...]
    huts: tuple[int, ...]
    wayfinders: tuple[int, ...]
    scores: tuple[int, ...]
    side: int
    phase: str
    race_over: bool = False
    lost: int = 0
    out: int = 0
    past: tuple[Key, ...] = ()
    plies: int = 0
    ended: Outcome | None = None

    @property
    def seat(self) -> Seat:
        """The seat to move, or that would be if the game went on."""
        return self.setup.seat(self.side)

    @property
    def here(self) -> int:
        """Where the Wayfinder of the side to move stands, or AWAY."""
        return self.wayfinders[self.side]

    @property
    def key(self) -> Key:
        """All that decides what may follow (WF-A12)."""
        turn = (self.side, self.phase, self.race_over, self.lost, self.out)
        return (self.gems, self.huts, self.wayfinders, turn)

    @property
    def playing(self) -> tuple[int, ...]:
        """The sides that have not given up."""
        return tuple(side for side in range(self.setup.sides) if not self.out >> side & 1)

    def heap(self, cell: Cell) -> int:
        """The gems on a square of the map."""
        return self.gems[number_of(cell)]

    def owner(self, square: int) -> int | None:
        """The side whose Wayfinder stands on a square."""
        return self.wayfinders.index(square) if square in self.wayfinders else None


def occurrences(state: State) -> int:
    """How often this position has stood, now included."""
    return max(1, state.past.count(state.key))


# what can happen; sides and squares as in State


class Sailed(Value):
    """A voyage was made; `villages` are (square, colour, points), `scores` those after it."""

    side: int
    voyage: Voyage
    villages: tuple[tuple[int, int, int], ...]
    scores: tuple[int, ...]


class Placed(Value):
    """A Wayfinder was set on a square; None: there was none to set it on."""

    side: int
    square: int | None


class RaceOver(Value):
    """From now on everybody first places and then sails (WF-R4)."""


class Passed(Value):
    """A side made no voyage: `reason` is lost, away (no Wayfinder on the map) or stuck on it."""

    side: int
    reason: str
    square: int


class Missed(Value):
    """A side did not place in time and loses its next turn (WF-R19)."""

    side: int


class NextColour(Value):
    """In a game for one player another of the colours is to move (WF-R22)."""

    side: int


class Repeated(Value):
    """The position stands again, for the last time before it ends the game (WF-A12)."""

    times: int


class Ended(Value):
    """The game is over: `reason` is end, repetition or ply-cap, `count` how many of them."""

    reason: str
    count: int


class Scored(Value):
    """What a side had, what the end scoring added, in how many squares (WF-R24, R25)."""

    side: int
    before: int
    added: int
    squares: int


class Won(Value):
    """Who has won, and with how much; several share it (WF-A17)."""

    seats: tuple[Seat, ...]
    total: int


class Resigned(Value):
    """A seat gave up; its Wayfinder leaves the map."""

    seat: Seat


Event: TypeAlias = (
    Sailed
    | Placed
    | RaceOver
    | Passed
    | Missed
    | NextColour
    | Repeated
    | Ended
    | Scored
    | Won
    | Resigned
)
