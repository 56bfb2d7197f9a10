"""Games of Pathfinder for the tests: from given mazes, move by move, and what is heard of them."""

from __future__ import annotations

from typing import Any

from tactilegrid.core.geometry import Cell
from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.position import State
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Spelling, Verbosity

L1 = "lay:E5:C1W,D5S,E1S,E2S,E3S,E4S,E4E,E5E,E6S"
OPEN = "lay:E5"
SNAKE_WALLS = [f"{row}1W" for row in "BCDEF"]
SNAKE_WALLS += [f"{row}{column}S" for row in "ACE" for column in range(1, 6)]
SNAKE_WALLS += [f"{row}{column}S" for row in "BD" for column in range(2, 7)]
ONE, TWO = Seat(1), Seat(2)


def options(**given: str) -> Any:
    found = settle(GAME.options, given)
    GAME.check_options(found)
    return found


def played(*moves: str, **given: str) -> State:
    """The state after these moves of whoever's turn it is."""
    return after(GAME.initial(options(**given), 7), *moves)


def after(state: State, *moves: str) -> State:
    for text in moves:
        state = step(state, text).state
    return state


def step(state: State, text: str) -> Any:
    seat = GAME.to_move(state)
    assert seat is not None
    return GAME.apply(state, GAME.parse_move(text, GAME.observe(state, seat)))


def search(target: str = L1, own: str = OPEN, **given: str) -> State:
    """Both mazes stand: seat 1 searches *target*, seat 2 searches *own*."""
    return played(own, "ready", target, "ready", **given)


def seen(state: State, viewer: Any = None) -> Any:
    return GAME.observe(state, viewer or GAME.to_move(state) or ONE)


def legal(state: State) -> list[str]:
    return [GAME.format_move(move) for move in GAME.legal_moves(seen(state))]


def square(state: State, number: int) -> str:
    return state.setup.ground.grid.name(state.setup.ground.cell(number))


def cell(name: str) -> Cell:
    found = GAME.grid(options()).find(name)
    assert found is not None
    return found


def listener(state: State, viewer: Any, language: str, verbosity: Verbosity) -> Listener:
    rules = GAME.settings(state)
    names = tuple((seat, GAME.seat_name(seat, rules)) for seat in GAME.seats(rules))
    return Listener(language, verbosity, Spelling.PLAIN, viewer, names, GAME.grid(rules))


CATALOGUES = {
    language: Catalogue.load(language, ("table", "pathfinder"), strict=True)
    for language in ("en", "ru")
}


def said(
    messages: Any,
    state: State,
    viewer: Any = ONE,
    language: str = "en",
    verbosity: Verbosity = Verbosity.NORMAL,
) -> list[str]:
    """Messages as a viewer hears them."""
    who = listener(state, viewer, language, verbosity)
    return [CATALOGUES[language].render(message, who) for message in messages]


def heard(state: State, text: str, viewer: Any = ONE, **how: Any) -> str:
    """What a viewer hears of a move, as one line."""
    made = step(state, text)
    view = GAME.observe(made.state, viewer)
    lines: list[str] = []
    for notice in made.notices:
        if viewer in notice.audience:
            lines += said(GAME.announce(notice.event, viewer, view), made.state, viewer, **how)
    return " ".join(line for line in lines if line)
