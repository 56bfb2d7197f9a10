"""A table to try things at: positions by what is on them, moves by their text, and a listener."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.message import Message
from tactilegrid.core.options import Options, settle
from tactilegrid.core.seats import Seat, Viewer, everyone
from tactilegrid.core.selection import Pick, Selection, touch
from tactilegrid.games.wayfinder import GAME
from tactilegrid.games.wayfinder.position import Event, State
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Spelling, Verbosity

GREEN, YELLOW, BLUE, RED = map(Seat, (1, 2, 3, 4))
BRIEF, NORMAL, FULL = Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL
EVERY = Grid(8, 8)


def options(**given: object) -> Options:
    settled = settle(GAME.options, {name: str(value) for name, value in given.items()})
    GAME.check_options(settled)
    return settled


def start(**given: object) -> State:
    return GAME.initial(options(**given), 0)


def position(squares: str, rest: str = "W G=a1", size: int = 6) -> str:
    """A position text with these squares only, such as `a1=GY b1=R`."""
    known = dict(part.split("=") for part in squares.split())
    rows = [
        ",".join(known.pop(EVERY.name(Cell(column, row)), "-") for column in range(size))
        for row in reversed(range(size))
    ]
    assert not known, known
    return f"{'/'.join(rows)} {rest}"


def at(squares: str, rest: str = "W G=a1", size: int = 6, **given: object) -> State:
    return GAME.parse_position(position(squares, rest, size), options(**given))


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, GAME.parse_move(move, state)).state
    return state


def events(state: State, move: str) -> tuple[list[Event], State]:
    step = GAME.apply(state, GAME.parse_move(move, state))
    seats = GAME.seats(state.setup.options)
    assert all(notice.audience == set(everyone(seats)) for notice in step.notices)
    return [notice.event for notice in step.notices], step.state


def written(state: State) -> list[str]:
    return [GAME.format_move(move) for move in GAME.legal_moves(state)]


def square(state: State, name: str) -> str:
    """What a square of a position text shows."""
    cell = EVERY.find(name)
    assert cell is not None
    rows = GAME.format_position(state).split()[0].split("/")
    return rows[len(rows) - 1 - cell.row].split(",")[cell.column]


def cell(name: str) -> Cell:
    found = EVERY.find(name)
    assert found is not None
    return found


def touched(state: State, *places: object) -> Pick:
    """The pick after touching squares by name and choices as they are, one after another."""
    pick = Pick(Selection())
    for place in places:
        pick = touch(pick.selection, cell(place) if isinstance(place, str) else place, GAME, state)
    return pick


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue.load(language, ("wayfinder",), strict=True)


def hear(
    said: Message | Iterable[Message],
    state: State,
    viewer: Viewer = GREEN,
    verbosity: Verbosity = NORMAL,
    language: str = "en",
    spelling: Spelling = Spelling.PLAIN,
) -> str:
    settings = state.setup.options
    names = tuple((seat, GAME.seat_name(seat, settings)) for seat in GAME.seats(settings))
    listener = Listener(language, verbosity, spelling, viewer, names, GAME.grid(settings))
    parts = (said,) if isinstance(said, Message) else said
    texts = [catalogue(language).render(part, listener) for part in parts]
    return " ".join(text for text in texts if text)


def told(state: State, move: str, viewer: Viewer = GREEN, **how: object) -> str:
    happened, after = events(state, move)
    said = [part for event in happened for part in GAME.announce(event, viewer, after)]
    return hear(said, after, viewer, **how)
