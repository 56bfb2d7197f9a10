"""Hints in two steps: what kind of turn helps; then the turn and what it is good for."""

from __future__ import annotations

from tactilegrid.core.message import Message
from tactilegrid.games.quoridor_pac_man.moves import PAC, Move
from tactilegrid.games.quoridor_pac_man.position import State
from tactilegrid.games.quoridor_pac_man.rules import apply
from tactilegrid.games.quoridor_pac_man.table import eaten_in
from tactilegrid.games.quoridor_pac_man.thinking import danger, nearest_pellet, way
from tactilegrid.games.quoridor_pac_man.walks import legal_moves
from tactilegrid.games.quoridor_pac_man.words import say, walked

MOST_EATEN = 2  # things that are named; more are counted


def why(move: Move, state: State) -> tuple[Message, Message]:
    """A nudge, then the turn with its reason."""
    if len(legal_moves(state)) == 1 and not move.steps:
        return say("hint-hold"), _attempt(move, state, say("because-hold"))
    kind, reason = _pac(move, state) if move.figure == PAC else _ghost(move, state)
    return say(f"hint-{kind}"), _attempt(move, state, reason)


def _attempt(move: Move, state: State, reason: Message) -> Message:
    return say("try", turn=walked("turn", move, state.cell(move.figure)), why=reason)


def _pac(move: Move, state: State) -> tuple[str, Message]:
    after = apply(state, move).state
    if after.lives < state.lives:
        return "lost", say("because-lost")
    if not after.pellets:
        return "win", say("because-win")
    eaten = eaten_in(move, state)
    if eaten:
        many = len(eaten) > MOST_EATEN
        return "eat", say("because-many" if many else "because-eats", n=len(eaten), things=eaten)
    now, then = nearest_pellet(state), nearest_pellet(after)
    if danger(after):
        return "risk", say("because-way", n=now, then=then)
    if then < now:
        return "near", say("because-way", n=now, then=then)
    return "away", say("because-safe")


def _ghost(move: Move, state: State) -> tuple[str, Message]:
    after = apply(state, move).state
    if after.lives < state.lives:
        return "catch", say("because-catches")
    now, then = way(state, move.figure), way(after, move.figure)
    if then < now:
        return "chase", say("because-nearer", n=now, then=then)
    return "post", say("because-post", n=then)
