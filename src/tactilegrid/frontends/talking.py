"""Talkative hints: what a move was good for, and that the game has turned, said unasked.

At most one sentence after a move of one's own, and one at one's turn; off unless a person wants it.
All numbers are the game's own, from what the listener may know.
"""

from __future__ import annotations

from typing import Any

from tactilegrid.core.game import AnyGame
from tactilegrid.core.measures import Tally, lead
from tactilegrid.core.message import Message, message
from tactilegrid.core.seats import Seat
from tactilegrid.frontends.around import change
from tactilegrid.frontends.desk import Desk, Handlers
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.reviewing import counted, prepared

SETTING, HINTS = "hints", ("asked", "talkative")


def remark(desk: Desk, mover: Seat, before: Any, after: Any) -> list[Message]:
    """What there is to say of a move, unasked; *before* and *after* are what the listener knew."""
    prepared(desk)
    game, players = desk.table.game, desk.table.players
    if not players[mover.number - 1].is_engine:
        said = good_for(game, before, after)
    elif (turn := desk.table.turn) is not None and not players[turn.number - 1].is_engine:
        said = turned(game, turn, before, after)
    else:
        said = None
    return [said] if said else []


def good_for(game: AnyGame, before: Any, after: Any) -> Message | None:
    """The first number of the game that a move changed, by how much for each seat."""
    then = {(each.name, each.seat): each for each in game.measure(after)}
    rows = [(each, then.get((each.name, each.seat), each)) for each in game.measure(before)]
    changed = [(old, new) for old, new in rows if old.value != new.value]
    if not changed:
        return message("talk-same") if rows and then else None
    name = changed[0][0].name
    counts = tuple(_step(game, *row) for row in changed if row[0].name == name)
    return message("tally", what=message(f"{game.name}-tally-{name}"), counts=counts)


def _step(game: AnyGame, old: Tally, new: Tally) -> Message:
    """By how much one seat's number changed; where it came or went, both."""
    if old.value is None or new.value is None:
        return counted(game, old, new)
    how, n = ("more" if new.value > old.value else "less"), abs(new.value - old.value)
    if old.seat is None:
        return message("talk-step", how=how, n=n)
    return message("talk-step-seat", who=old.seat, how=how, n=n)


def turned(game: AnyGame, seat: Seat, before: Any, after: Any) -> Message | None:
    """That a seat has come to be ahead or behind, by the first number of the game."""
    tallies = game.measure(before), game.measure(after)
    if not all(tallies):
        return None
    then, now = (lead(each, seat) for each in tallies)
    alone = len({each.seat for each in tallies[1]}) == 1
    if then is None or now is None or alone or now == 0 or then * now > 0:
        return None
    how, what = ("ahead" if now > 0 else "behind"), f"{game.name}-tally-{tallies[1][0].name}"
    return message("talk-turned", who=seat, how=how, n=abs(now), what=message(what))


def talk(desk: Desk, _: str) -> None:
    """Hints unasked from now on, or only when asked for."""
    now = desk.table.setting(SETTING)
    change(desk, SETTING, HINTS[now == HINTS[0]])


HANDLERS: Handlers = {Intent.TALK: talk}
