"""A table to try things at: positions by their text, moves by theirs, and a listener."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message
from tactilegrid.core.options import Options, settle
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.games.pathagon import GAME, State
from tactilegrid.games.pathagon.position import Event
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Spelling, Verbosity

LIGHT, DARK = Seat(1), Seat(2)
START = "7/7/7/7/7/7/7 L 14,14 - -,-"


def options(**given: object) -> Options:
    settled = settle(GAME.options, {name: str(value) for name, value in given.items()})
    GAME.check_options(settled)
    return settled


def at(text: str = START, **given: object) -> State:
    return GAME.parse_position(text, options(**given))


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, GAME.parse_move(move, state)).state
    return state


def events(state: State, move: str) -> tuple[list[Event], State]:
    step = GAME.apply(state, GAME.parse_move(move, state))
    assert all(notice.audience == {LIGHT, DARK, SPECTATOR} for notice in step.notices)
    return [notice.event for notice in step.notices], step.state


def written(state: State) -> list[str]:
    return [GAME.format_move(move) for move in GAME.legal_moves(state)]


def cell(name: str) -> Cell:
    found = GAME.grid(options(size=11)).find(name)
    assert found is not None
    return found


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue.load(language, ("pathagon",), strict=True)


def hear(
    said: Message | Iterable[Message],
    state: State,
    viewer: Viewer = LIGHT,
    verbosity: Verbosity = Verbosity.NORMAL,
    language: str = "en",
    spelling: Spelling = Spelling.PLAIN,
) -> str:
    names = tuple((seat, GAME.seat_name(seat, state.options)) for seat in (LIGHT, DARK))
    listener = Listener(language, verbosity, spelling, viewer, names, GAME.grid(state.options))
    parts = (said,) if isinstance(said, Message) else said
    texts = [catalogue(language).render(part, listener) for part in parts]
    return " ".join(text for text in texts if text)
