"""All that one viewer gets to know of a state, channel by channel, to be compared.

Two states that a viewer cannot tell apart must give that viewer the same on every channel. The time
that an answer takes is not among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from random import Random
from typing import Any

from tactilegrid.core.errors import MoveError
from tactilegrid.core.game import Topic
from tactilegrid.core.geometry import ORTHOGONAL, Edge
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Viewer
from tactilegrid.core.value import Value
from tactilegrid.engines.choose import EVERYWHERE, LEVELS, choose

Told = dict[str, Any]

TRIED = ("zz", "a1-a1", "a1xa2", "z99", "a1h", "pass", "ready", "goal a1", "+A1E", "=a1", "a1-")
PLAIN = frozenset((str, int, bool, float, bytes, type(None)))  # most of all things
GLIMPSE = 4  # positions that the levels that search may look at
FEW = 8  # moves that are looked at closely, of how many there may be


def content(thing: Any) -> Any:
    """Everything in a value, whatever it compares or prints, as something to compare."""
    if type(thing) in PLAIN:
        return thing
    if isinstance(thing, Value):
        fields = tuple(content(getattr(thing, name)) for name in thing._fields)
        return (type(thing).__name__, *fields)
    if isinstance(thing, Enum):
        return thing.name
    if isinstance(thing, tuple | list):
        return tuple(content(each) for each in thing)
    if isinstance(thing, frozenset | set):
        return tuple(sorted((content(each) for each in thing), key=repr))
    if isinstance(thing, dict):
        return tuple(sorted(((content(k), content(v)) for k, v in thing.items()), key=repr))
    if isinstance(thing, str | int | float | bytes | None):
        return thing
    if callable(thing):
        return getattr(thing, "__qualname__", "")
    return content(thing.__reduce_ex__(4)[:3])  # as it is sent to another process


def everything(game: Any, options: Options, state: Any, viewer: Viewer, seed: int) -> Told:
    """The channels of the game itself; *seed* chooses which moves and places are asked about."""
    seen = game.observe(state, viewer)
    told: Told = {
        "observation": content(seen),
        "repr": (repr(state), repr(seen)),
        "turn": game.turn(seen),
        "legal": [game.format_move(move) for move in game.legal_moves(seen)],
        "opening": content(game.opening(viewer, seen)),
        "home": game.home(viewer, seen),
        "points": list(game.points(seen)),
        "numbers": content(list(game.measure(seen))),
        "drawing": list(game.draw(seen)),
    }
    told |= about_places(game, options, seen, viewer)
    told |= about_moves(game, seen, viewer, Random(seed))
    told["refusal"] = [refusal(game, text, seen) for text in tried(game, options)]
    return told


def about_places(game: Any, options: Options, seen: Any, viewer: Viewer) -> Told:
    """Every square and slot, and every question."""
    places = [*game.grid(options).cells(), *sorted(game.slots(options), key=repr)]
    told: Told = {"describe": [content(game.describe(place, seen)) for place in places]}
    sides = [Edge.of(cell, way) for cell in game.grid(options).cells() for way in ORTHOGONAL]
    told["felt"] = [game.sign(place, seen) for place in (*places, *sides)]
    told["pieces"] = content(dict(game.pieces(seen)))
    for topic in Topic:
        asked = places if topic in (Topic.DETAIL, Topic.EDGES) else [None]
        answers = [content(game.summary(topic, viewer, seen, place)) for place in asked]
        told[f"answer-{topic.value}"] = answers
    return told


def about_moves(game: Any, seen: Any, viewer: Viewer, dice: Random) -> Told:
    """What is said of moves before they are made, and what the engine advises."""
    moves = list(game.legal_moves(seen))
    told: Told = {"hint": [], "why": [], "touches": [], "picked": []}
    if not moves or game.turn(seen) != viewer:
        return told
    for level in LEVELS:
        nodes = None if level in EVERYWHERE else GLIMPSE
        advice = choose(game, seen, viewer, level, dice.getrandbits(32), nodes)
        told["hint"].append([game.format_move(found.move) for found in advice])
    for move in dice.sample(moves, min(FEW, len(moves))):
        told["why"].append(content(game.why(move, seen)))
        touches = game.touches(move, seen)
        told["touches"].append((content(touches), game.written(touches, seen)))
        told["picked"].append(content(game.picked(touches[:1], [move], seen)))
    return told


def tried(game: Any, options: Options) -> Iterator[str]:
    """Texts that may or may not be moves."""
    grid = game.grid(options)
    yield from TRIED
    yield from map(grid.name, grid.cells())


def refusal(game: Any, text: str, seen: Any) -> Any:
    """All that can be heard or read of a refusal; the move where there is none."""
    try:
        return content(game.read_move(text, seen))
    except MoveError as error:
        return type(error).__name__, str(error), repr(error), content(error.__dict__)


def heard(game: Any, step: Any, viewer: Viewer) -> tuple[Any, Any]:
    """The events that a viewer gets of a transition, and what is said of them."""
    seen = game.observe(step.state, viewer)
    events = [notice.event for notice in step.notices if viewer in notice.audience]
    return content(events), content([game.announce(event, viewer, seen) for event in events])


def differing(one: Told, other: Told) -> set[str]:
    """The channels that are not the same."""
    return {name for name in one if one[name] != other.get(name)}


def leaks_of_states(
    game: Any, options: Options, state: Any, like: Any, viewer: Viewer, seed: int
) -> set[str]:
    """The channels by which a viewer can tell two states apart that should be one to them."""
    told = (everything(game, options, each, viewer, seed) for each in (state, like))
    return differing(*told)


def leaks_of_moves(
    game: Any, state: Any, like: Any, viewer: Viewer, moves: Iterable[Any], seed: int
) -> set[str]:
    """What is heard of moves that leave the viewer with the same observation.

    The same move of two states, or, of another seat, two moves of one state.
    """
    found: set[str] = set()
    mover = game.to_move(state)
    before = game.observe(like, mover)
    steps = []
    for move in moves:
        steps.append((move, game.apply(state, move)))
        try:
            game.check(move, before)
        except MoveError:
            continue  # in the other state the mover knows better
        steps.append((move, game.apply(like, move)))
    told: dict[Any, Any] = {}
    for move, step in steps:
        seen = game.observe(step.state, viewer)
        key = (content(seen), move if mover == viewer else None)
        taken = game.taken_back(move, mover, viewer, seen)
        now = (heard(game, step, viewer), content(taken))
        known = told.setdefault(key, now)
        if known[0] != now[0] and (mover != viewer or known[0][0] == now[0][0]):
            found.add("announcement")
        if known[1] != now[1]:
            found.add("taken-back")
    return found
