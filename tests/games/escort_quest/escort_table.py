"""A table to try things at: positions by their text, moves by theirs, and a listener."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

import pytest

from tactilegrid.core.errors import MoveError
from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.message import Message
from tactilegrid.core.options import Options, settle
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.field import WARPS, Field, Layout, Manner
from tactilegrid.games.escort_quest.motion import standing
from tactilegrid.games.escort_quest.notation import log_turn
from tactilegrid.games.escort_quest.position import Event, State, Tokens
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Spelling, Verbosity

ONE = Seat(1)


def options(**given: object) -> Options:
    settled = settle(GAME.options, {name: str(value) for name, value in given.items()})
    GAME.check_options(settled)
    return settled


def at(text: str, **given: object) -> State:
    return GAME.parse_position(text, options(**given))


def begin(**given: object) -> State:
    return GAME.initial(options(**given), 0)


def events(state: State, move: str) -> tuple[list[Event], State]:
    step = GAME.apply(state, GAME.parse_move(move, state))
    assert all(notice.audience == {ONE, SPECTATOR} for notice in step.notices)
    return [notice.event for notice in step.notices], step.state


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = events(state, move)[1]
    return state


def log(state: State, *moves: str) -> list[str]:
    """The turns as they are logged."""
    lines = []
    for move in moves:
        happened, state = events(state, move)
        lines.append(log_turn(happened[0], state))
    return lines


def written(state: State) -> list[str]:
    return [GAME.format_move(move) for move in GAME.legal_moves(state)]


def stands(state: State) -> list[str]:
    """Where the tokens are."""
    return [state.field.layout.name(token.square) for token in state.tokens]


def reason(state: State) -> str | None:
    return None if state.outcome is None else state.outcome.reason


def cell(name: str) -> Cell:
    found = Grid(26, 26).find(name)
    assert found is not None
    return found


def random_field(dice: Random, width: int, height: int, density: float, manner: Manner) -> Field:
    """A board with tiles and barriers of every kind, all over the place."""
    kinds = ["village", "spike", "cross", "amulet", "amulet", "guardian", "guardian", "snow"]
    warps = list(WARPS)
    dice.shuffle(warps)
    tiles, barriers = [], []
    for square in range(width * height):
        if dice.random() < density:
            kind = warps.pop() if warps and dice.random() < 0.2 else dice.choice(kinds)
            tiles.append((square, kind))
        if dice.random() < density / 2:
            barriers.append((square, dice.randrange(1, 256)))
    return Field(Layout(width, height, tuple(tiles), tuple(barriers)), manner)


def random_tokens(dice: Random, field: Field) -> Tokens:
    escort, villager, goblin = dice.sample(range(field.size), 3)
    return standing(escort), standing(villager), standing(goblin)


# words


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue.load(language, ("escort-quest",), strict=True)


def hear(
    said: Message | Iterable[Message],
    state: State,
    verbosity: Verbosity = Verbosity.NORMAL,
    language: str = "en",
    viewer: Viewer = ONE,
) -> str:
    names = ((ONE, GAME.seat_name(ONE, state.options)),)
    grid = state.field.layout.grid
    who = Listener(language, verbosity, Spelling.PLAIN, viewer, names, grid)
    parts = (said,) if isinstance(said, Message) else said
    texts = [catalogue(language).render(part, who) for part in parts]
    return " ".join(text for text in texts if text)


def told(state: State, move: str, **how: object) -> str:
    """What is heard of a move."""
    happened, after = events(state, move)
    said = [part for event in happened for part in GAME.announce(event, ONE, after)]
    return hear(said, after, **how)


def refused(state: State, text: str, **how: object) -> str:
    with pytest.raises(MoveError) as caught:
        GAME.read_move(text, state)
    return hear(caught.value.message, state, **how)
