"""Answers to questions about the game: how it stands, who has what, what can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.game import Place, Topic
from tactilegrid.core.geometry import ORTHOGONAL, Cell
from tactilegrid.core.message import Arg, Message, message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.wayfinder.composing import forced, picked
from tactilegrid.games.wayfinder.gems import COLOURS, EACH, SINGLE, count, is_mixed, total
from tactilegrid.games.wayfinder.legal import legal_moves, open_squares, sailing
from tactilegrid.games.wayfinder.naming import gem_list, hut_list, whose
from tactilegrid.games.wayfinder.position import (
    AWAY,
    RESIGNED,
    VOYAGE,
    Placement,
    State,
    number_of,
    occurrences,
)
from tactilegrid.games.wayfinder.refusals import check, wrong_start
from tactilegrid.games.wayfinder.scoring import square_score, totals
from tactilegrid.games.wayfinder.voyages import CELLS, sailing_of
from tactilegrid.games.wayfinder.words import describe, scores

SQUARES_A_LINE = 6
ItemT = TypeVar("ItemT")


def summary(
    topic: Topic, viewer: Viewer, state: State, place: Place | None = None
) -> tuple[Message, ...]:
    """The answer to a question, in parts."""
    if topic in (Topic.DETAIL, Topic.EDGES) or (topic is Topic.MOVES and place is not None):
        if not isinstance(place, Cell) or place not in state.setup.grid:
            return (message("wayfinder-no-place"),)
        about: dict[Topic, Callable[[Cell, State], tuple[Message, ...]]] = {
            Topic.DETAIL: _detail,
            Topic.EDGES: _edges,
            Topic.MOVES: _moves_at,
        }
        return about[topic](place, state)
    own = _own(viewer, state)
    answers: dict[Topic, Callable[[], tuple[Message, ...]]] = {
        Topic.STATUS: lambda: _points(state),
        Topic.STATUS_LONG: lambda: _status_long(state),
        Topic.MINE: lambda: _belongings(own, state),
        Topic.OTHERS: lambda: _belongings([s for s in EACH if s not in own], state),
        Topic.BOARD: lambda: _board(state),
        Topic.MOVES: lambda: _moves(state),
    }
    return answers[topic]()


def _own(viewer: Viewer, state: State) -> list[int]:
    """The viewer's colours; who only watches asks for the side to move."""
    return list(state.setup.sides_at(viewer)) if isinstance(viewer, Seat) else [state.side]


def chunks(items: Sequence[ItemT], size: int = SQUARES_A_LINE) -> list[tuple[ItemT, ...]]:
    """A long list as lines that can be listened to."""
    return [tuple(items[start : start + size]) for start in range(0, len(items), size)]


# how it stands


def _points(state: State) -> tuple[Message, ...]:
    """What was scored so far and what an end now would add; after the end, what it came to."""
    if state.ended is None:
        outlook = scores(totals(state), state, "wayfinder-outlook")
        return scores(state.scores, state), outlook
    if state.ended.reason == RESIGNED:
        return (scores(state.scores, state),)
    return (scores(totals(state), state, "wayfinder-final"),)


def _status_long(state: State) -> tuple[Message, ...]:
    parts = [*_points(state)]
    for side in state.playing:
        parts += _standing(side, state)
    if state.race_over:
        parts.append(message("wayfinder-race-over"))
    times = occurrences(state)
    if times > 1:
        parts.append(message("wayfinder-stood", n=times))
    return tuple(parts)


def _standing(side: int, state: State) -> Iterable[Message]:
    """Where a Wayfinder is, and whether the next turn is lost."""
    who, square = whose(side, state.setup), state.wayfinders[side]
    if square != AWAY:
        gems = gem_list(state.gems[square])
        yield message("wayfinder-stands", cell=CELLS[square], gems=gems, **who)
    else:
        yield message("wayfinder-stands-nowhere", **who)
    if state.lost >> side & 1:
        yield message("wayfinder-loses", **who)


# who has what


def _belongings(colours: Iterable[int], state: State) -> tuple[Message, ...]:
    """Wayfinders, forming villages and huts of these colours, neutral ones with them."""
    parts: list[Message] = []
    for colour in colours:
        if colour in state.playing:
            parts += _standing(colour, state)
        parts += _villages(colour, state)
    return tuple(parts) or (message("wayfinder-nothing-neutral"),)


def _villages(colour: int, state: State) -> Iterable[Message]:
    token = COLOURS[colour]
    forming = [square for square in state.setup.squares if SINGLE.get(state.gems[square]) == colour]
    if not forming and colour in state.playing:
        yield message("wayfinder-forming-none", colour=token)
    for number, line in enumerate(chunks([_counted(s, total(state.gems[s])) for s in forming])):
        key = "wayfinder-squares" if number else "wayfinder-forming-list"
        yield message(key, colour=token, squares=line)
    huts = [(s, count(state.huts[s], colour)) for s in state.setup.squares]
    for number, line in enumerate(chunks([_counted(s, n) for s, n in huts if n])):
        key = "wayfinder-squares" if number else "wayfinder-hut-list"
        yield message(key, colour=token, squares=line)


def _counted(square: int, n: int) -> Message:
    return message("wayfinder-counted", cell=CELLS[square], n=n)


def _board(state: State) -> tuple[Message, ...]:
    """What a reading of the squares leaves out: the waypoints, colour by colour."""
    parts = []
    for colour in EACH:
        waypoints = state.setup.waypoints
        squares = [CELLS[s] for s in state.setup.squares if waypoints[s] == colour]
        for number, line in enumerate(chunks(squares, 2 * SQUARES_A_LINE)):
            key = "wayfinder-squares" if number else "wayfinder-waypoints"
            parts.append(message(key, colour=COLOURS[colour], squares=line))
    return tuple(parts)


# what can be done


def _moves(state: State) -> tuple[Message, ...]:
    """How many moves there are, then how many by each first square or from each square."""
    if not legal_moves(state):
        return (message("wayfinder-over"),)
    if state.phase == VOYAGE:
        ways = sailing(state)
        if ways is None or not ways.possible():
            return (forced(state),)
        first = ways.waters.first[ways.start]
        counted = [_counted(way >> 3, n) for way in first if (n := ways.ways(way, ways.hand))]
        here = CELLS[ways.start]
        return (
            message("wayfinder-voyages", n=ways.count(), cell=here),
            message("wayfinder-voyages-by", squares=tuple(counted)),
        )
    squares = open_squares(state)
    if not squares:
        return (forced(state),)
    lines = chunks([_counted(square, _voyages(square, state)) for square in squares])
    said = [message("wayfinder-placements", n=len(squares))]
    said.append(message("wayfinder-voyages-from", squares=lines[0]))
    return (*said, *(message("wayfinder-squares", colour="", squares=line) for line in lines[1:]))


def _voyages(square: int, state: State) -> int:
    """How many voyages there would be from a square as the map is now."""
    setup = state.setup
    return sailing_of(setup.size, state.gems, square, setup.shortest).count()


def _moves_at(cell: Cell, state: State) -> tuple[Message, ...]:
    """What the side to move can do from one square, or why nothing."""
    if state.ended is not None:
        return (message("wayfinder-over"),)
    try:
        if state.phase == VOYAGE:
            ways = sailing(state)
            if ways is None or not ways.possible():
                return (forced(state),)
            if CELLS[ways.start] != cell:
                raise wrong_start(ways.start)
            return (picked((cell,), legal_moves(state), state),)
        check(Placement(number_of(cell)), state)
    except IllegalMove as refusal:
        return (refusal.message,)
    return (_from(cell, state),)


def _from(cell: Cell, state: State) -> Message:
    return message("wayfinder-voyages", n=_voyages(number_of(cell), state), cell=cell)


# one square


def _detail(cell: Cell, state: State) -> tuple[Message, ...]:
    """Exact gems and huts, the waypoint, and what the square is worth."""
    square = number_of(cell)
    gems, huts = state.gems[square], state.huts[square]
    args: dict[str, Arg] = {"cell": cell, "waypoint": COLOURS[state.setup.waypoints[square]]}
    key = "wayfinder-detail" if gems else "wayfinder-detail-bare"
    said = [message(key, gems=gem_list(gems), **args)]
    if huts:
        said.append(message("wayfinder-detail-huts", huts=hut_list(huts)))
    owner = state.owner(square)
    if owner is not None:
        said.append(message("wayfinder-here", **whose(owner, state.setup)))
    scored = square_score(state, square)
    if scored is not None:
        colour, n = scored
        neutral = colour >= state.setup.sides
        key = "wayfinder-worth-nothing" if neutral else "wayfinder-worth"
        said.append(message(key, colour=COLOURS[colour], n=n))
    elif is_mixed(gems) and state.ended is None:
        said.append(_from(cell, state))
    return tuple(said)


def _edges(cell: Cell, state: State) -> tuple[Message, ...]:
    """What lies on each side."""
    args: dict[str, Arg] = {}
    for direction in ORTHOGONAL:
        beyond = cell.step(direction)
        what = message("edge")
        if beyond in state.setup.grid:
            what = describe(beyond, state) or message("empty")
        args[direction.name.lower()] = what
    return (message("wayfinder-edges", **args),)
