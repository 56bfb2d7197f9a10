"""A table to try things at: positions by their text, turns by theirs, and listeners."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tactilegrid.core.errors import MoveError
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.message import Message
from tactilegrid.core.options import Options, settle
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.games.quoridor_pac_man import GAME
from tactilegrid.games.quoridor_pac_man.layouts import SHIPPED
from tactilegrid.games.quoridor_pac_man.position import Event, State
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Spelling, Verbosity

ONE, TWO, THREE, FOUR, FIVE = (Seat(number) for number in range(1, 6))
START = "P=e5 B=e9 I=a5 K=i5 C=e1 pellets=a1,a9,i1,i9 lives=3 to=P layout=classic6"
CHOICES = {  # settings that are tried in chance games
    "players": ("1", "2", "3", "4", "5"),
    "layout": tuple(SHIPPED),
    "pac_into_ghost": ("blocked", "dies"),
    "boost": ("upto", "exact"),
    "eaten_return": ("reset", "next_turn"),
    "ghost_order": ("fixed", "free"),
    "ghost_hold": ("off", "on"),
    "ghosts_share": ("off", "on"),
    "frenzy": ("bend", "straight"),
    "lives": ("1", "3"),
}


def options(**given: object) -> Options:
    settled = settle(GAME.options, {name: str(value) for name, value in given.items()})
    GAME.check_options(settled)
    return settled


def begin(**given: object) -> State:
    return GAME.initial(options(**given), 0)


def at(changes: str = "", **given: object) -> State:
    """The start with other parts of the position: `P=e4 I=e6 to=B`."""
    parts = dict(part.split("=", 1) for part in START.split())
    if "layout" in given:
        del parts["layout"]
    parts |= dict(part.split("=", 1) for part in changes.split())
    text = " ".join(f"{key}={value}" for key, value in parts.items())
    return GAME.parse_position(text, options(**given))


def text_of(state: State) -> str:
    return GAME.format_position(state)


def part_of(state: State, key: str) -> str:
    return dict(part.split("=", 1) for part in text_of(state).split())[key]


def play(state: State, *moves: str) -> State:
    for move in moves:
        for each in move.split():
            state = GAME.apply(state, GAME.parse_move(each, state)).state
    return state


def events(state: State, move: str) -> tuple[list[Event], State]:
    step = GAME.apply(state, GAME.parse_move(move, state))
    return [notice.event for notice in step.notices], step.state


def written(state: State, begins: str = "") -> list[str]:
    texts = map(GAME.format_move, GAME.legal_moves(state))
    return [text for text in texts if text.startswith(begins)]


def walks(state: State) -> set[str]:
    """The legal turns without the letter of the figure."""
    return {text.partition(":")[2] for text in written(state)}


def refused(text: str, state: State) -> MoveError:
    try:
        GAME.read_move(text, state)
    except MoveError as error:
        return error
    raise AssertionError(f"{text} is legal")


def cell(name: str) -> Cell:
    found = GAME.grid(options()).find(name)
    assert found is not None
    return found


def edge(name: str) -> Edge:
    return Edge(cell(name[:-1]), Direction.NORTH if name[-1] == "h" else Direction.EAST)


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue.load(language, (GAME.name,), strict=True)


def listener(
    state: State,
    viewer: Viewer = SPECTATOR,
    language: str = "en",
    verbosity: Verbosity = Verbosity.NORMAL,
) -> Listener:
    chosen = state.setup.options
    names = tuple((seat, GAME.seat_name(seat, chosen)) for seat in state.setup.seats)
    return Listener(language, verbosity, Spelling.PLAIN, viewer, names, GAME.grid(chosen))


def hear(
    said: Message | Iterable[Message] | None,
    state: State,
    viewer: Viewer = SPECTATOR,
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
    viewer: Viewer = SPECTATOR,
    language: str = "en",
    verbosity: Verbosity = Verbosity.NORMAL,
) -> str:
    step = GAME.apply(state, GAME.parse_move(move, state))
    said = [
        message
        for notice in step.notices
        if viewer in notice.audience
        for message in GAME.announce(notice.event, viewer, step.state)
    ]
    return hear(said, step.state, viewer, language, verbosity)
