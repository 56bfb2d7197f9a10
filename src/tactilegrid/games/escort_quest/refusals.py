"""Why a move is not legal, with the number of the rule and what would be possible."""

from __future__ import annotations

from tactilegrid.core.geometry import Direction
from tactilegrid.core.message import Message, message
from tactilegrid.games.escort_quest.field import COUNT, NOWHERE, WAYS
from tactilegrid.games.escort_quest.motion import (
    ESCORT,
    STAYS_AIMED,
    STAYS_CLOSED,
    STAYS_FROZEN,
    hindrance,
    open_ways,
)
from tactilegrid.games.escort_quest.position import Move, State

RULES = {STAYS_FROZEN: "EQ-R20", STAYS_AIMED: "EQ-R17", STAYS_CLOSED: "EQ-R22"}


def open_directions(state: State) -> tuple[Direction, ...]:
    """Where the escort can go now, clockwise from north."""
    ways = open_ways(state.field, state.tokens[ESCORT], state.all_immune)
    return tuple(WAYS[way] for way in range(COUNT) if ways >> way & 1)


def only_hold(state: State) -> Message:
    """Why the escort can only hold (EQ-A12)."""
    why = hindrance(state.field, state.tokens[ESCORT], 0, state.all_immune)
    return message("escort-quest-only-hold", why=why)


def refusal(move: Move, state: State) -> tuple[Message, str]:
    """The sentence and the rule that forbid a move which is not legal here."""
    if state.outcome is not None:
        return message("escort-quest-over"), "EQ-R15"
    ways = open_directions(state)
    if move.way == NOWHERE:
        return message("escort-quest-no-hold", n=len(ways), ways=ways), "EQ-R10"
    why = hindrance(state.field, state.tokens[ESCORT], move.way, state.all_immune)
    if not ways:
        return only_hold(state), RULES[why]
    closed = message("escort-quest-closed", way=WAYS[move.way], why=why, n=len(ways), ways=ways)
    return closed, RULES[why]
