"""Hints in two steps: what kind of turn helps; then the turn and what it is good for."""

from __future__ import annotations

from tactilegrid.core.message import Message
from tactilegrid.games.quoridor_pac_man.moves import PAC, Move
from tactilegrid.games.quoridor_pac_man.position import State
from tactilegrid.games.quoridor_pac_man.rules import apply
from tactilegrid.games.quoridor_pac_man.table import eaten_in
from tactilegrid.games.quoridor_pac_man.thinking import danger, nearest_pellet, way
from tactilegrid.games.quoridor_pac_man.words import say, walked


def why(move: Move, state: State) -> tuple[Message, Message]:
    """A nudge, then the turn with its reason."""
    kind, reason = _pac(move, state) if move.figure == PAC else _ghost(move, state)
    attempt = walked("turn", move, state.cell(move.figure))
    return say(f"hint-{kind}"), say("try", turn=attempt, why=reason)


def _pac(move: Move, state: State) -> tuple[str, Message]:
    after = apply(state, move).state
    if after.lives < state.lives:
        return "lost", say("because-lost")
    if not after.pellets:
        return "win", say("because-win")
    eaten = eaten_in(move, state)
    if eaten:
        return "eat", say("because-eats", things=eaten)
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
