"""What is said of squares, of events, and of a move as a hint, in no language."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Arg, Both, Message, Name, message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.wayfinder.gems import COLOURS, SINGLE, colours_of, total
from tactilegrid.games.wayfinder.naming import drop_list, whose
from tactilegrid.games.wayfinder.notation import format_move
from tactilegrid.games.wayfinder.position import (
    AWAY,
    PLACE,
    RESIGNED,
    START,
    VOYAGE,
    Ended,
    Event,
    Late,
    Missed,
    Move,
    NextColour,
    Passed,
    Placed,
    Placement,
    RaceOver,
    Repeated,
    Resigned,
    Sailed,
    Scored,
    State,
    Won,
    number_of,
)
from tactilegrid.games.wayfinder.rules import apply
from tactilegrid.games.wayfinder.thinking import purpose
from tactilegrid.games.wayfinder.voyages import CELLS, Voyage

DROPS_A_LINE = 4

# the start


def opening(viewer: Viewer, state: State) -> tuple[Message, ...]:
    """Which colour the viewer plays, against how many, and what comes first."""
    setup = state.setup
    alone = len(setup.seats) == 1
    if isinstance(viewer, Seat) and not alone:
        said = message("wayfinder-opening", colour=COLOURS[viewer.number - 1], n=len(setup.seats))
    elif alone:
        said = message("wayfinder-opening-alone", colours=_played(state))
    else:
        said = message("wayfinder-opening-seen", n=len(setup.seats))
    if state.phase != START:
        return (said,)
    start = message("wayfinder-start-alone", n=setup.sides) if alone else message("wayfinder-start")
    return said, start


def _played(state: State) -> Both:
    names = (message("wayfinder-colour", colour=COLOURS[side]) for side in range(state.setup.sides))
    return Both(tuple(names))


def home(viewer: Viewer, state: State) -> Cell:
    """The viewer's Wayfinder, or the middle of the map."""
    setup = state.setup
    sides = setup.sides_at(viewer) if isinstance(viewer, Seat) else (state.side,)
    order = (state.side, *sides) if state.side in sides else sides
    squares = [state.wayfinders[side] for side in order if state.wayfinders[side] != AWAY]
    return CELLS[squares[0]] if squares else setup.grid.centre


def points(state: State) -> tuple[Place, ...]:
    """Wayfinders, forming villages and huts, from the far row on, each row from the west."""
    squares = [
        square
        for square in state.setup.squares
        if state.gems[square] in SINGLE or state.huts[square] or square in state.wayfinders
    ]
    cells = sorted((CELLS[square] for square in squares), key=lambda c: (-c.row, c.column))
    return tuple(cells)


# squares


def describe(place: Place, state: State) -> Message | None:
    """What is on a square: a Wayfinder, gems, huts; None for a plain bare one."""
    if not isinstance(place, Cell) or place not in state.setup.grid:
        return None
    square = number_of(place)
    owner = state.owner(square)
    if owner is None:
        return _heap(state.gems[square], state.huts[square])
    what = _heap(state.gems[square], 0) or message("empty")  # huts are told in detail
    return message("wayfinder-with", what=what, **whose(owner, state.setup))


def _heap(gems: int, huts: int) -> Message | None:
    args: dict[str, Arg] = {"huts": _built(huts), "built": total(huts), "n": total(gems)}
    own = SINGLE.get(gems)
    if own is not None:
        return message("wayfinder-forming", colour=COLOURS[own], **args)
    if gems:
        return message("wayfinder-mixed", **args)
    return message("wayfinder-bare", **args) if huts else None


def _built(huts: int) -> Message:
    """The huts of a square: none, those of one colour, or how many of several."""
    colours = colours_of(huts)
    colour = COLOURS[colours[0]] if len(colours) == 1 else "several"
    return message("wayfinder-huts", n=total(huts), colour=colour)


# events


def announce(event: Event, viewer: Viewer, state: State) -> tuple[Message, ...]:
    """What a viewer hears of an event; *state* is the one after it."""
    match event:
        case Sailed():
            return (*_sailed(event, state), *_next_step(event.side, viewer, state))
        case Placed():
            return (_placed(event, state), *_next_step(event.side, viewer, state))
        case RaceOver():
            return (message("wayfinder-race-over"),)
        case Passed(side=side, reason=reason, square=square):
            where: dict[str, Arg] = {"cell": CELLS[square]} if reason == "stuck" else {}
            said = message(f"wayfinder-passed-{reason}", **where, **whose(side, state.setup))
            return said, *_next_step(side, viewer, state)
        case Missed(side=side):
            return (message("wayfinder-late", **whose(side, state.setup)),)
    return _at_end(event, state)


def _at_end(
    event: NextColour | Ended | Scored | Resigned | Won | Repeated, state: State
) -> tuple[Message, ...]:
    match event:
        case NextColour(side=side):
            return (message("wayfinder-next", colour=COLOURS[side]),)
        case Ended(reason=reason, count=count):
            return (message(f"wayfinder-ended-{reason}", n=count),)
        case Scored(side=side, before=before, added=added, squares=squares):
            return (
                message(
                    "wayfinder-scored",
                    before=before,
                    added=added,
                    n=squares,
                    total=before + added,
                    **whose(side, state.setup),
                ),
            )
        case Resigned(seat=seat):
            return (message("wayfinder-resigned", who=seat),)
        case Won():
            return (_won(event, state),)
    return (message("wayfinder-repeated", n=event.times),)


def _won(event: Won, state: State) -> Message:
    if state.ended is not None and state.ended.reason == RESIGNED:
        return message("wayfinder-won-by-resigning", who=event.seats[0])
    if len(state.setup.seats) == 1:
        return message("wayfinder-total", n=event.total)
    if len(event.seats) == 1:
        return message("wayfinder-won", who=event.seats[0], n=event.total)
    return message("wayfinder-shared", winners=Both(event.seats), n=event.total)


def _sailed(event: Sailed, state: State) -> tuple[Message, ...]:
    """Where every gem went, a few squares a message; villages, and then how the scores stand."""
    who = whose(event.side, state.setup)
    first, *rest = _lines(event.voyage)
    cell = CELLS[event.voyage.squares[0]]
    said = [message("wayfinder-sailed", cell=cell, drops=first, **who)]
    said += [message("wayfinder-sailed-on", drops=drops) for drops in rest]
    for square, colour, score in event.villages:
        where: dict[str, Arg] = {"cell": CELLS[square], "colour": COLOURS[colour]}
        said.append(message("wayfinder-village", n=score, **where))
    if event.villages:
        said.append(scores(event.scores, state))
    return tuple(said)


def _lines(voyage: Voyage) -> list[tuple[Message, ...]]:
    """The drops of a voyage, a line of them at a time; a heap of many colours takes more room."""
    lines: list[list[Message]] = []
    room = 0
    for drop, heap in zip(drop_list(voyage), voyage.heaps, strict=True):
        needed = len(colours_of(heap))
        if room < needed:
            lines.append([])
            room = DROPS_A_LINE
        lines[-1].append(drop)
        room -= needed
    return [tuple(line) for line in lines]


def scores(points: Sequence[int], state: State, key: str = "wayfinder-scores") -> Message:
    """Every side's points so far."""
    parts = tuple(
        message("wayfinder-score", n=score, **whose(side, state.setup))
        for side, score in enumerate(points)
        if side in state.playing
    )
    return message(key, scores=parts)


def _placed(event: Placed, state: State) -> Message:
    who = whose(event.side, state.setup)
    if event.square is None:
        return message("wayfinder-placed-none", **who)
    return message("wayfinder-placed", cell=CELLS[event.square], **who)


def _next_step(side: int, viewer: Viewer, state: State) -> tuple[Message, ...]:
    """What a seat has still to do in a turn that goes on; the other seats need not be told."""
    if state.ended is not None or state.side != side:
        return ()
    if isinstance(viewer, Seat) and state.setup.seat(side) != viewer:
        return ()
    who = whose(side, state.setup)
    if len(state.setup.seats) > 1:  # whose turn it is, the session says
        who |= {"who": message("wayfinder-seat", colour=COLOURS[side]), "who_is": "you"}
    if state.phase == PLACE:
        return (message("wayfinder-now-place", **who),)
    return (message("wayfinder-now-sail", **who),) if state.phase == VOYAGE else ()


# hints


def why(move: Move, state: State) -> tuple[Message, ...]:
    """What kind of move helps; then the move with its reason."""
    aim = purpose(state, move, apply(state, move).state)
    nudge = message(f"wayfinder-hint-{aim.kind}")
    if isinstance(move, Voyage):
        n = aim.points or abs(aim.gain)
        who = whose(aim.rival, state.setup) if aim.kind == "deny" else {}
        reason = message(f"wayfinder-reason-{aim.kind}", n=n, **who)
        first, *rest = _lines(move)
        if rest:  # as it is typed, since the squares and colours do not fit a line
            return nudge, message("wayfinder-try-typed", text=Name(format_move(move)), why=reason)
        return nudge, message("wayfinder-try", drops=first, why=reason)
    if isinstance(move, Placement) and move.square is not None:
        cell = CELLS[move.square]
        what = describe(cell, state) or message("empty")
        return nudge, message("wayfinder-try-place", cell=cell, what=what, n=aim.points)
    return nudge, message("wayfinder-try-forced")


def taken_back(move: Move, mover: Seat, viewer: Viewer, seen: State) -> Message:  # noqa: ARG001
    """The voyage by where it led, a placement by its square."""
    match move:
        case Voyage(squares=squares):
            origin, cell = CELLS[squares[0]], CELLS[squares[-1]]
            return message("wayfinder-back-voyage", cell=cell, origin=origin)
        case Placement(square=int() as square):
            return message("wayfinder-back-placement", cell=CELLS[square])
        case Placement():
            return message("wayfinder-back-nowhere")
    return message("wayfinder-back-late" if isinstance(move, Late) else "wayfinder-back-pass")
