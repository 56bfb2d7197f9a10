"""What a game of Escort Quest is at one moment, its moves, its settings and its events."""

from __future__ import annotations

from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value
from tactilegrid.games.escort_quest.draft import Change, Changed, Draft
from tactilegrid.games.escort_quest.field import NOWHERE, WAYS, Field
from tactilegrid.games.escort_quest.motion import GOBLIN, VILLAGER, Token

SEAT = Seat(1)
SEATS = (SEAT,)
HOME, CAUGHT, RAID, SPIKED = "home", "caught", "raid", "spike"
TURN_LIMIT, REPETITION, PLY_CAP, RESIGNED = "turn-limit", "repetition", "ply-cap", "resigned"
ENDS = (HOME, CAUGHT, RAID, SPIKED, TURN_LIMIT, REPETITION, PLY_CAP, RESIGNED)
IMMUNE_NOW, IMMUNE_NEXT = 1, 2

LONGEST_TRAIL = 99

Tokens = tuple[Token, Token, Token]
Key = tuple[Tokens, int]


class Move(Value):
    """The escort's direction; None where he can only hold (EQ-A12)."""

    direction: Direction | None

    @property
    def way(self) -> int:
        """The number of the direction, or NOWHERE."""
        return NOWHERE if self.direction is None else WAYS.index(self.direction)


HOLD = Move(None)
MOVES = tuple(Move(way) for way in WAYS)


class Leg(Value):
    """What one token did: where it was, which way it went, every square on its way, how.

    `way` is NOWHERE, and `path` empty, where it stayed, for the reason in `stays`. `end` is what
    decided the game there, if anything did. `offset` is how far east and north the villager was
    of the goblin when he turned.
    """

    who: int
    origin: int
    way: int = NOWHERE
    path: tuple[int, ...] = ()
    hops: tuple[str, ...] = ()
    stays: str = ""
    end: str = ""
    offset: tuple[int, int] = (0, 0)

    @property
    def square(self) -> int:
        """Where the token is now."""
        return self.path[-1] if self.path else self.origin


class Turned(Value):
    """A whole turn: its legs in order, and what pending tiles did at the start of the next.

    `immune` is true where no tile acted in it. If the last leg has an `end`, the game is over.
    """

    number: int
    way: int
    immune: bool
    legs: tuple[Leg, ...]
    later: tuple[Leg, ...] = ()


class Stopped(Value):
    """The game is over without a decision on the board: why, and after how many turns."""

    reason: str
    turns: int


class Repeated(Value):
    """This moment was there before, now for that many times; once more ends the game."""

    times: int


Event = Turned | Stopped | Repeated | Changed
AnyMove = Move | Change


class State(Value):
    """A position and the way to it.

    `turn` is the number of the turn to be played. `immune` is a set of IMMUNE_NOW and IMMUNE_NEXT.
    `last` is the turn before, to be asked about. `history` holds every key so far, this one
    included, where repetition matters. `draft` is there where the puzzle is one's own to build.
    `trail` holds the moments before the last turns, for advice on how many to take back.
    """

    options: Options
    field: Field
    tokens: Tokens
    immune: int
    turn: int
    last: Turned | None
    history: tuple[Key, ...]
    outcome: Outcome | None
    draft: Draft | None = None
    trail: tuple[Key, ...] = ()

    @property
    def building(self) -> bool:
        """Whether the puzzle is built now; then tokens may be missing, on the square NOWHERE."""
        return self.draft is not None and self.draft.open

    @property
    def plies(self) -> int:
        """How many plies were made, those of the building included."""
        return self.turn - 1 + (self.draft.plies if self.draft is not None else 0)

    @property
    def key(self) -> Key:
        """All that decides what may follow."""
        return self.tokens, self.immune

    @property
    def all_immune(self) -> bool:
        """Whether no tile acts in this turn (EQ-R19)."""
        return bool(self.immune & IMMUNE_NOW)

    def cell(self, square: int) -> Cell:
        """The square of that number."""
        return self.field.layout.cell(square)

    def stand(self, who: int) -> Cell:
        """Where a token is."""
        return self.cell(self.tokens[who].square)


def away(state: State, who: int, square: int) -> int:
    """The king moves from a token to a square, around the edges; the goblin as he measures."""
    start = state.tokens[who].square
    if who == GOBLIN:
        columns, rows = state.field.offset(start, square)
        return max(abs(columns), abs(rows))
    return state.field.reach(start, square)


def nearest_village(state: State) -> int:
    """The village that the villager is nearest to, the first of equals; NOWHERE without any."""
    villages = state.field.villages
    return min(villages, key=lambda s: away(state, VILLAGER, s)) if villages else NOWHERE
