"""How well a position stands and what a move is good for: for engines, hints and the words."""

from __future__ import annotations

from random import Random

from tactilegrid.core.message import Message, message
from tactilegrid.core.seats import Seat
from tactilegrid.games.escort_quest.answers import would
from tactilegrid.games.escort_quest.field import DIAGONALS, NOWHERE, Field
from tactilegrid.games.escort_quest.motion import GOBLIN, STEP, VILLAGER
from tactilegrid.games.escort_quest.parts import tile_name
from tactilegrid.games.escort_quest.position import (
    HOME,
    Leg,
    Move,
    State,
    Tokens,
    nearest_village,
)
from tactilegrid.games.escort_quest.rules import Played, legal_moves, play_turn
from tactilegrid.games.escort_quest.solver import quick

WON, LOST = 1_000_000, -1_000_000
KNOWN = 500_000  # a way home is known: better than any guess
TURN = 1_000
GUESS_VILLAGE, GUESS_GOBLIN, FAR_ENOUGH = 100, 10, 4
BEEN = 10_000  # for a moment that was there before, worse than any other guess


def worth(state: State, seat: Seat) -> int:  # noqa: ARG001 - there is one seat
    """A win, a known way home (the shorter the better), a guess, no way home, a loss."""
    if state.outcome is not None:
        return WON if state.outcome.winners else LOST
    known = quick(state.field, state.tokens, state.immune)
    if known.line:
        return KNOWN - TURN * len(known.line)
    return guess(state.field, state.tokens) - (KNOWN if known.proven else 0)


def guess(field: Field, tokens: Tokens) -> int:
    """How near the villager is to a village, and how far from the goblin as he measures."""
    villager = tokens[VILLAGER].square
    near = min((field.reach(villager, village) for village in field.villages), default=0)
    goblin = min(max(map(abs, field.offset(tokens[GOBLIN].square, villager))), FAR_ENOUGH)
    return GUESS_GOBLIN * goblin - GUESS_VILLAGE * near


def by_the_look(state: State, seed: int) -> Move | None:
    """What casual does: the turn after which things look best, rather to where it was not yet.

    Of equals a chance one.
    """
    moves = list(legal_moves(state))
    Random(seed).shuffle(moves)
    return max(moves, key=lambda move: _look_of(state, move), default=None)


def _look_of(state: State, move: Move) -> int:
    played = play_turn(state.field, state.tokens, state.immune, move.way)
    if played.end:
        return WON if played.end == HOME else LOST
    been = (played.tokens, played.immune) in state.trail
    return guess(state.field, played.tokens) - BEEN * been


# hints


def why(move: Move, state: State) -> tuple[Message, ...]:
    """What matters on the best way; how long it is and how it begins; the move; what it leads to.

    Where there is no way home any more: that, and how many turns to take back.
    """
    played = play_turn(state.field, state.tokens, state.immune, move.way)
    line: tuple[Move, ...] = ()
    if not played.end:
        known = quick(state.field, played.tokens, played.immune)
        line = known.line
        if not line and not known.proven:
            return _unknown(move, played, state)
    if not line and played.end != HOME:
        return _hopeless(state)
    if move.direction is None:
        return message("escort-quest-hint-hold"), message("escort-quest-try-hold")
    tried = message("escort-quest-try", way=move.direction, n=len(line))
    nudge = _look(_first_tile((move, *line), state), state)
    kind = "slant" if move.way in DIAGONALS else "straight"
    return (
        nudge,
        message("escort-quest-hint-way", n=len(line) + 1, kind=kind),
        tried,
        would(move, state),
    )


def _unknown(move: Move, played: Played, state: State) -> tuple[Message, ...]:
    """Advice where the board is too large to know: toward the village."""
    village = nearest_village(state)
    if move.direction is None:
        return message("escort-quest-hint-hold"), message("escort-quest-try-hold")
    if village == NOWHERE:
        return _hopeless(state)
    distance = state.field.reach(played.tokens[VILLAGER].square, village)
    near = message("escort-quest-try-near", way=move.direction, n=distance)
    return _look(village, state), near


def _hopeless(state: State) -> tuple[Message, Message]:
    back, known = turns_to_take_back(state)
    how = "back" if back else "never" if known else "unknown"
    return message("escort-quest-hint-hopeless"), message(
        "escort-quest-try-hopeless", how=how, n=back
    )


def turns_to_take_back(state: State) -> tuple[int, bool]:
    """The fewest turns after which there is a way home again, 0 for none; whether that is certain.

    Once there is no way home, none comes later, so the trail is halved again and again.
    """
    known = len(state.trail) == state.turn - 1
    good, lost = -1, len(state.trail)
    while lost - good > 1:
        middle = (good + lost) // 2
        tokens, immune = state.trail[middle]
        found = quick(state.field, tokens, immune)
        known &= found.proven or bool(found.line)
        good, lost = (middle, lost) if found.line else (good, middle)
    return (len(state.trail) - good if good >= 0 else 0), known


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
