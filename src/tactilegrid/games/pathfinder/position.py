"""What a game of Pathfinder is at one moment, what of it a viewer may know, moves and events."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, TypeAlias

from tactilegrid.core.game import Outcome
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer, everyone
from tactilegrid.core.value import Value
from tactilegrid.games.pathfinder.maze import Maze
from tactilegrid.games.pathfinder.settings import (
    ANSWERS,
    BOTH,
    COSTS,
    HIDE,
    WITHDRAW,
    builds,
    seats_of,
)
from tactilegrid.games.pathfinder.slots import OUTSIDE, Ground, ground_of

BUILD, SEARCH, ANSWER, DECLARE = PHASES = "build", "search", "answer", "declare"
GOAL, SHARED, STUCK, LIMIT, REPETITION, PLY_CAP, RESIGNED = (
    "goal",
    "shared",
    "stuck",
    "turn-limit",
    "repetition",
    "ply-cap",
    "resigned",
)
NOBODY = -1
TRACKING, HOME, THEIRS, FIRST, SECOND, FIRST_MAZE, SECOND_MAZE = (
    "tracking",
    "home",
    "theirs",
    "first",
    "second",
    "first-maze",
    "second-maze",
)


class Setup:
    """The settings of one game in the form that the rules use at every ply.

    Sides are counted from 0: seat 1 is side 0. `searchers` are the sides that search, in turn
    order; `builders` those that build in the program, `speakers` those that answer for a maze on
    the table (PF-A15).
    """

    __slots__ = (
        "audience",
        "builders",
        "chips",
        "equal",
        "ground",
        "options",
        "play",
        "ply_cap",
        "reask",
        "repetition",
        "searchers",
        "seats",
        "speakers",
        "turn_limit",
        "withdraw",
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.ground: Ground = ground_of(options.number("rows"), options.number("cols"))
        self.chips = options.number("chips")
        self.play = options.choice("play")
        self.seats = seats_of(options)
        self.searchers = {BOTH: (0, 1), HIDE: (1,)}.get(self.play, (0,))
        self.speakers = tuple(
            side for side in (0, 1) if options.choice(f"maze{side + 1}") == ANSWERS
        )
        self.builders = builds(options)
        self.withdraw = options.choice("reentry") == WITHDRAW
        self.reask = options.choice("reask_blocked") == COSTS
        self.equal = options.flag("equal_turns")
        self.turn_limit = options.number("turn_limit")
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


class Track(Value):
    """A public tracking grid: slots known to be open and blocked, and the way to the pawn.

    `path` runs from the entrance to the pawn, loops left out (PF-A6), and is empty outside. Every
    open slot was gone through, so that the squares with discs, and the pawn's, are those beside
    open slots. `turns` have ended.
    """

    open: int = 0
    blocked: int = 0
    path: tuple[int, ...] = ()
    turns: int = 0

    @property
    def pawn(self) -> int:
        """Where the tall pawn stands, or OUTSIDE."""
        return self.path[-1] if self.path else OUTSIDE

    @property
    def known(self) -> int:
        """The slots that were asked about."""
        return self.open | self.blocked


Tracks: TypeAlias = tuple[Track, Track]
Mazes: TypeAlias = tuple["Maze | None", "Maze | None"]
Standing: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...]]


# moves


class Add(Value):
    """A chip put into a slot."""

    slot: int
    secret_fields: ClassVar[tuple[str, ...]] = ("slot",)


class Take(Value):
    """A chip taken out again."""

    slot: int
    secret_fields: ClassVar[tuple[str, ...]] = ("slot",)


class SetGoal(Value):
    """The short pawn put on a square."""

    square: int
    secret_fields: ClassVar[tuple[str, ...]] = ("square",)


class Lay(Value):
    """A whole layout laid at once, in place of what was there."""

    maze: Maze
    secret_fields: ClassVar[tuple[str, ...]] = ("maze",)


class Ready(Value):
    """The maze is finished."""


class Enter(Value):
    """Asking for the slot west of a square of column 1."""

    square: int


class Step(Value):
    """Asking for, or going through, the side between the pawn's square and a neighbour."""

    origin: int
    square: int


class Out(Value):
    """Withdrawing to where the pawn came in, and out (PF-A4)."""


class Back(Value):
    """Going back along the path (PF-R16, A5)."""

    square: int


class Reply(Value):
    """What the owner of a maze on the table answers: yes, no, or goal (yes, and it is the goal)."""

    word: str


READY, OUT = Ready(), Out()
YES, NO, FOUND = Reply("yes"), Reply("no"), Reply("goal")
Building: TypeAlias = Add | Take | SetGoal | Lay | Ready
Question: TypeAlias = Enter | Step
Searching: TypeAlias = Enter | Step | Out | Back
Move: TypeAlias = Building | Searching | Reply


class State(Value):
    """Everything there is to know; `mazes` and `tracks` by side, a track is of the other's maze.

    `luck` is each side's own chance for building. `reached` holds the sides at their goal as bits,
    `plies` counts what all know of: how often a maze was changed is nobody else's business.
    `past` has whose turn it was and both paths since the last answer, where repetition matters.
    `result` is how the game ended while mazes on the table are still to be declared.
    """

    setup: Setup
    phase: str
    side: int
    mazes: Mazes
    luck: tuple[int, int]
    tracks: Tracks = (Track(), Track())
    pending: Question | None = None
    starter: int = 0
    reached: int = 0
    plies: int = 0
    past: tuple[Standing, ...] = ()
    result: Outcome | None = None
    ended: Outcome | None = None
    secret_fields: ClassVar[tuple[str, ...]] = ("mazes", "luck")


class Observation(Value):
    """What `viewer` (a side, or NOBODY) may know; of `mazes` its own, and at the end both.

    `layer` is the grid that is being talked about.
    """

    setup: Setup
    viewer: int
    phase: str
    side: int
    mazes: Mazes
    luck: int
    tracks: Tracks
    pending: Question | None
    starter: int
    reached: int
    plies: int
    past: tuple[Standing, ...]
    result: Outcome | None
    ended: Outcome | None
    layer: str
    secret_fields: ClassVar[tuple[str, ...]] = ("mazes", "luck")

    @property
    def seat(self) -> Seat:
        """The seat to move."""
        return Seat(self.side + 1)

    @property
    def draft(self) -> Maze | None:
        """The maze that the side to move is building, if the viewer may know it."""
        return self.mazes[self.side] if self.phase in (BUILD, DECLARE) else None

    @property
    def asker(self) -> int:
        """The side that searches now: the one to move, or the one that waits for an answer."""
        return 1 - self.side if self.phase == ANSWER else self.side

    @property
    def track(self) -> Track:
        """The tracking grid of the side that searches now."""
        return self.tracks[self.asker]
