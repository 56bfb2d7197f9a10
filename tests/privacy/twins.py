"""Two games that are one to a viewer: only what is kept from that viewer differs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tactilegrid.core.commands import Play, Player
from tactilegrid.core.message import Announcement, Kind
from tactilegrid.core.seats import Viewer
from tactilegrid.core.session import Answer, Session
from tests.contract.contract import Rules
from tests.privacy.told import content

NOTHING = content(Announcement(Kind.MOVE, ()))
TRIES = 8  # moves that are tried to find two that look alike


class Twins(NamedTuple):
    """The games as far as they can be told apart by others only."""

    one: Session
    other: Session
    viewer: Viewer

    @property
    def differ(self) -> bool:
        """Whether anything was kept from the viewer at all."""
        return content(self.one.state) != content(self.other.state)


def twins(rules: Rules, seed: int, viewer: Viewer, longest: int = 40) -> Twins:
    """Random games of people; they end where every further move would tell the viewer something."""
    players = tuple(Player() for _ in rules.game.seats(rules.options))
    one = other = Session.begin(rules.game, rules.options, seed, players)
    dice = Random(seed)
    for _ in range(longest):
        other = more_hidden(other, viewer, dice)
        pair = next(pairs(one, other, viewer, dice), None)
        if pair is None:
            break
        one, other = pair[0].session, pair[1].session
    return Twins(one, other, viewer)


def more_hidden(session: Session, viewer: Viewer, dice: Random) -> Session:
    """Sometimes after one more move, of which the viewer does not learn that it was made."""
    mover = session.to_move
    if mover is None or mover == viewer or dice.random() < 0.6:
        return session
    seen = content(session.observe(viewer))
    for move in some(session, mover, dice):
        answer = session.handle(mover, Play(session.ply, move))
        if learned(answer, viewer) == (False, NOTHING, seen, mover):
            return answer.session
    return session


def pairs(
    one: Session, other: Session, viewer: Viewer, dice: Random
) -> Iterator[tuple[Answer, Answer]]:
    """Moves of both games after which the viewer still cannot tell which game it is."""
    mover = one.to_move
    if mover is None:
        return
    for move in some(one, mover, dice):
        first = one.handle(mover, Play(one.ply, move))
        alike = [move] if mover == viewer else [*some(other, mover, dice), move]
        for candidate in alike:
            second = other.handle(mover, Play(other.ply, candidate))
            refused = any(update.refused for update in second.updates)
            if not refused and learned(first, viewer) == learned(second, viewer):
                yield first, second


def some(session: Session, mover: Any, dice: Random) -> list[Any]:
    """A few legal moves, of every kind of touch."""
    game, seen = session.game, session.observe(mover)
    kinds: dict[object, list[Any]] = {}
    for move in game.legal_moves(seen):
        shape = tuple(type(touch) for touch in game.touches(move, seen))
        kinds.setdefault(shape, []).append(move)
    return [dice.choice(dice.choice(list(kinds.values()))) for _ in range(TRIES)]


def learned(answer: Answer, viewer: Viewer) -> Any:
    """What the viewer gets of a move: told, seen, and whose turn it is."""
    session = answer.session
    (update,) = [update for update in answer.updates if update.viewer == viewer]
    known = session.concerns(session.past[-1], viewer)
    return known, content(update.announcement), content(update.seen), session.to_move
