"""A table to try things at: positions by their text, moves by theirs, and listeners."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.message import Message, Name
from tactilegrid.core.options import Options, settle
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.moves import Fence, Move, Step
from tactilegrid.games.quoridor.position import Event, State
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Spelling, Verbosity

ONE, TWO, THREE, FOUR = (Seat(number) for number in range(1, 5))
START = "e1,e9 10,10 - 1"
START_OF_FOUR = "e1,a5,e9,i5 5,5,5,5 - 1"


def options(**given: object) -> Options:
    settled = settle(GAME.options, {name: str(value) for name, value in given.items()})
    GAME.check_options(settled)
    return settled


def begin(**given: object) -> State:
    return GAME.initial(options(**given), 0)


def at(text: str = START, **given: object) -> State:
    return GAME.parse_position(text, options(**given))


def text_of(state: State) -> str:
    return GAME.format_position(state)


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, GAME.parse_move(move, state)).state
    return state


def events(state: State, move: str) -> tuple[list[Event], State]:
    step = GAME.apply(state, GAME.parse_move(move, state))
    everyone = {*state.setup.seats, SPECTATOR}
    assert all(notice.audience == everyone for notice in step.notices)
    return [notice.event for notice in step.notices], step.state


def written(state: State) -> list[str]:
    return [GAME.format_move(move) for move in GAME.legal_moves(state)]


def steps(state: State) -> set[str]:
    return {GAME.format_move(move) for move in GAME.legal_moves(state) if isinstance(move, Step)}


def fences(state: State) -> set[str]:
    return {GAME.format_move(move) for move in GAME.legal_moves(state) if isinstance(move, Fence)}


def refused(move: Move, state: State) -> IllegalMove:
    try:
        GAME.check(move, state)
    except IllegalMove as error:
        return error
    raise AssertionError(f"{move} is legal")


def cell(name: str) -> Cell:
    found = GAME.grid(options(size=11)).find(name)
    assert found is not None
    return found


def edge(name: str) -> Edge:
    return Edge(cell(name[:-1]), Direction.NORTH if name[-1] == "h" else Direction.EAST)


def fence(name: str) -> Fence:
    return Fence(edge(name))


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue.load(language, ("quoridor",), strict=True)


def listener(
    state: State,
    viewer: Viewer = ONE,
    language: str = "en",
    verbosity: Verbosity = Verbosity.NORMAL,
    spelling: Spelling = Spelling.PLAIN,
    name: str = "Casual",
) -> Listener:
    seats = state.setup.seats
    names: tuple[tuple[Seat, Name | Message], ...]
    if len(seats) == 2 or name != "Casual":
        names = tuple((seat, Name(name)) for seat in seats)
    else:
        names = tuple((seat, GAME.seat_name(seat, state.setup.options)) for seat in seats)
    return Listener(language, verbosity, spelling, viewer, names, state.setup.grid)


def hear(
    said: Message | Iterable[Message] | None,
    state: State,
    viewer: Viewer = ONE,
    language: str = "en",
    verbosity: Verbosity = Verbosity.NORMAL,
) -> str:
    assert said is not None
    messages = [said] if isinstance(said, Message) else said
    to = listener(state, viewer, language, verbosity)
    texts = [catalogue(language).render(one, to) for one in messages]
    return " ".join(filter(None, texts))


def heard(
    state: State,
    move: str,
    viewer: Viewer = ONE,
    language: str = "en",
    verbosity: Verbosity = Verbosity.NORMAL,
) -> str:
    step = GAME.apply(state, GAME.parse_move(move, state))
    said = [
        message
        for notice in step.notices
        for message in GAME.announce(notice.event, viewer, step.state)
    ]
    return hear(said, step.state, viewer, language, verbosity)
