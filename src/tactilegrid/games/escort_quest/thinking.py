"""How well a position stands and what a move is good for: for engines, hints and the words."""

from __future__ import annotations

from tactilegrid.core.message import Message, message
from tactilegrid.core.seats import Seat
from tactilegrid.games.escort_quest.field import NOWHERE, Field
from tactilegrid.games.escort_quest.motion import GOBLIN, STEP, VILLAGER
from tactilegrid.games.escort_quest.parts import tile_name
from tactilegrid.games.escort_quest.position import (
    HOME,
    Leg,
    Move,
    State,
    away,
    nearest_village,
)
from tactilegrid.games.escort_quest.rules import Played, play_turn
from tactilegrid.games.escort_quest.solver import quick

WON, LOST = 1_000_000, -1_000_000
KNOWN = 500_000  # a way home is known: better than any guess
TURN = 1_000
GUESS_VILLAGE, GUESS_GOBLIN, FAR_ENOUGH = 100, 10, 4


def worth(state: State, seat: Seat) -> int:  # noqa: ARG001 - there is one seat
    """A win, a known way home (the shorter the better), a guess, no way home, a loss."""
    if state.outcome is not None:
        return WON if state.outcome.winners else LOST
    known = quick(state.field, state.tokens, state.immune)
    if known.line:
        return KNOWN - TURN * len(known.line)
    return _guess(state) - (KNOWN if known.proven else 0)


def _guess(state: State) -> int:
    """How near the villager is to a village, and how far from the goblin."""
    village = nearest_village(state)
    near = 0 if village == NOWHERE else away(state, VILLAGER, village)
    goblin = min(away(state, GOBLIN, state.tokens[VILLAGER].square), FAR_ENOUGH)
    return GUESS_GOBLIN * goblin - GUESS_VILLAGE * near


# hints


def why(move: Move, state: State) -> tuple[Message, Message]:
    """A nudge toward what matters on the best way; then the move and how far it is after that."""
    if move.direction is None:
        return message("escort-quest-hint-hold"), message("escort-quest-try-hold")
    played = play_turn(state.field, state.tokens, state.immune, move.way)
    line: tuple[Move, ...] = ()
    if not played.end:
        known = quick(state.field, played.tokens, played.immune)
        line = known.line
        if not line and not known.proven:
            return _unknown(move, played, state)
    if not line and played.end != HOME:
        return message("escort-quest-hint-hopeless"), message("escort-quest-try-hopeless")
    tried = message("escort-quest-try", way=move.direction, n=len(line))
    return _look(_first_tile((move, *line), state), state), tried


def _unknown(move: Move, played: Played, state: State) -> tuple[Message, Message]:
    """Advice where the board is too large to know: toward the village."""
    village = nearest_village(state)
    if village == NOWHERE or move.direction is None:
        return message("escort-quest-hint-hopeless"), message("escort-quest-try-hopeless")
    distance = state.field.reach(played.tokens[VILLAGER].square, village)
    near = message("escort-quest-try-near", way=move.direction, n=distance)
    return _look(village, state), near


def _look(square: int, state: State) -> Message:
    tile = tile_name(state.field.kinds[square])
    return message("escort-quest-hint-tile", tile=tile, cell=state.cell(square))


def _first_tile(line: tuple[Move, ...], state: State) -> int:
    """The first tile that acts on anybody along a way home; at its end that is the village."""
    tokens, immune = state.tokens, state.immune
    used: list[int] = []
    for move in line:
        played = play_turn(state.field, tokens, immune, move.way)
        legs = (*played.legs, *played.later)
        used += [square for leg in legs for square in _tiles_used(leg, state.field)]
        tokens, immune = played.tokens, played.immune
    return used[0]


def _tiles_used(leg: Leg, field: Field) -> list[int]:
    """The squares where a token walked onto a tile or won."""
    steps = zip(leg.path, leg.hops, strict=True)
    used = [square for square, hop in steps if hop == STEP and field.kinds[square]]
    return used or ([leg.square] if leg.end else [])
