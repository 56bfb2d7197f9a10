"""What is said of a game of Quoridor: its start, its squares and fences, its events, its hints."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Place, Touch
from tactilegrid.core.geometry import Cell, Edge
from tactilegrid.core.message import Arg, Message, Name, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.fences import Walls
from tactilegrid.games.quoridor.moves import Fence, Move, Step, edge_of, fence_number, format_move
from tactilegrid.games.quoridor.position import (
    Event,
    Laid,
    Passed,
    Repeated,
    Resigned,
    State,
    Stepped,
    Won,
    seats_of,
    side_of,
)
from tactilegrid.games.quoridor.refusals import fence_args, fence_fault
from tactilegrid.games.quoridor.rules import apply

# names


def seat_name(seat: Seat, options: Options) -> Message:
    """South, north, west or east, by the side the pawn starts from."""
    return message("quoridor-seat", side=side_of(seat, len(seats_of(options))))


def goal_line(seat: Seat, state: State) -> Message:
    """The line that a pawn has to reach, such as "row 9"."""
    grid = state.setup.grid
    line = {
        "south": ("row", grid.row_name(grid.height - 1)),
        "north": ("row", grid.row_name(0)),
        "west": ("column", grid.column_name(grid.width - 1)),
        "east": ("column", grid.column_name(0)),
    }
    kind, name = line[side_of(seat, len(state.setup.seats))]
    return message(f"quoridor-goal-{kind}", name=Name(name))


# the start


def opening(viewer: Viewer, state: State) -> tuple[Message, ...]:
    """Who the viewer is, where they go, and how many fences there are."""
    seats = state.setup.seats
    if isinstance(viewer, Seat) and viewer in state.playing:
        said = message(
            "quoridor-opening",
            n=len(seats),
            side=side_of(viewer, len(seats)),
            cell=state.stand(viewer),
            goal=goal_line(viewer, state),
        )
        return said, _hands_at_start(state)
    pawns = tuple(
        message("quoridor-pawn-on", who=seat, cell=state.stand(seat), n=len(seats))
        for seat in state.playing
    )
    game = message("quoridor-opening-all", n=len(seats))
    return game, message("quoridor-pawns", pawns=pawns), _hands_at_start(state)


def _hands_at_start(state: State) -> Message:
    hands = {state.in_hand(seat) for seat in state.playing}
    if len(hands) == 1:
        return message("quoridor-each", n=hands.pop())
    return hands_of_all(state)


def hands_of_all(state: State) -> Message:
    """How many fences each seat has in hand."""
    hands = tuple(
        message("quoridor-count", who=seat, n=state.in_hand(seat)) for seat in state.playing
    )
    return message("quoridor-hands", hands=hands)


# ways


def _ways_after(viewer: Viewer, state: State) -> Message:
    """The race after a fence: both ways, or with four seats one's own and the best rival's."""
    ways = {seat: state.way(seat) for seat in state.playing}
    own = ways.pop(viewer, None) if isinstance(viewer, Seat) else None
    if own is None:
        return ways_of_all(state, "quoridor-ways-seen")
    if len(state.setup.seats) == 2:
        return message("quoridor-ways", mine=own, theirs=min(ways.values()))
    best = min(ways, key=lambda seat: (ways[seat], seat.number))
    return message("quoridor-ways-best", mine=own, who=best, n=ways[best])


def ways_of_all(state: State, key: str = "quoridor-ways-all") -> Message:
    """The length of everybody's shortest way."""
    ways = tuple(message("quoridor-count", who=s, n=state.way(s)) for s in state.playing)
    return message(key, ways=ways)


# places


def describe(place: Place, state: State) -> Message | None:
    """Whose pawn is on a square; what a fence in a slot would do, or why it may not be laid."""
    if isinstance(place, Edge):
        return _slot(place, state)
    owner = state.owner(place)
    return None if owner is None else message("quoridor-pawn", who=owner)


def _slot(edge: Edge, state: State) -> Message | None:
    fence = fence_number(edge)
    if fence < 0 or not state.setup.board.fences >> fence & 1:
        return None
    if state.walls.fences >> fence & 1:
        return message("quoridor-stands", **fence_args(edge))
    fault = fence_fault(state, edge)
    if fault is not None:
        return message("quoridor-slot-closed", why=fault[0], **fence_args(edge))
    changes = _changes(state, state.walls.after(fence))
    if len(state.setup.seats) == 2:
        return _slot_of_two(edge, state, changes)
    return message("quoridor-slot", changes=_most_changed(changes), **fence_args(edge))


Changes = dict[Seat, tuple[int, int]]


def _changes(state: State, walls: Walls) -> Changes:
    """The ways that other fences would change, before and after."""
    ways = {seat: (state.way(seat), state.way(seat, walls)) for seat in state.playing}
    return {seat: (now, then) for seat, (now, then) in ways.items() if now != then}


def _slot_of_two(edge: Edge, state: State, changes: Changes) -> Message:
    one, two = state.setup.seats
    ways = [_number_then(state.way(seat), changes.get(seat)) for seat in (one, two)]
    return message(
        "quoridor-slot-two",
        one=one,
        two=two,
        one_way=ways[0],
        two_way=ways[1],
        changes=_most_changed(changes),
        **fence_args(edge),
    )


def _number_then(now: int, change: tuple[int, int] | None) -> Message:
    if change is None:
        return message("quoridor-number", n=now)
    return message("quoridor-number-then", n=now, then=change[1])


def _most_changed(changes: Changes) -> Message:
    """Whose way grows, the most first; a line has room for two."""
    if not changes:
        return message("quoridor-no-change")
    order = sorted(changes, key=lambda seat: (changes[seat][0] - changes[seat][1], seat.number))
    named = tuple(message("quoridor-new-way", who=s, n=changes[s][1]) for s in order[:2])
    if len(order) > 2:
        return message("quoridor-many-change", n=len(order), first=named[0])
    return message("quoridor-some-change", ways=named)


def points(state: State) -> tuple[Place, ...]:
    """Pawns and fences, from the far row on, each row from the west; a pawn before its fences."""
    places: list[Place] = [edge_of(fence) for fence in numbers(state.walls.fences)]
    places += [own for own in map(state.pawn, state.playing) if own is not None]

    def order(place: Place) -> tuple[int, int, int]:
        cell = place.cell if isinstance(place, Edge) else place
        return -cell.row, cell.column, isinstance(place, Edge)

    return tuple(sorted(places, key=order))


def home(viewer: Viewer, state: State) -> Cell:
    """The viewer's pawn, or that of the seat to move."""
    own = state.pawn(viewer) if isinstance(viewer, Seat) else state.pawn(state.seat)
    return own or state.setup.grid.centre


def picked(touched: tuple[Touch, ...], moves: Sequence[Move], state: State) -> Message:
    """The pawn and where it can go; or a fence that waits to be confirmed."""
    if touched and isinstance(touched[0], Edge):
        return message("quoridor-place", **fence_args(touched[0]))
    cells = tuple(move.cell for move in moves if isinstance(move, Step))
    return message("quoridor-picked", n=len(cells), cells=cells) if cells else _passing(state)


def _passing(state: State) -> Message:
    return message("quoridor-only-pass", who=state.seat)


# events


def announce(event: Event, viewer: Viewer, state: State) -> tuple[Message, ...]:
    """What a viewer hears of an event."""
    match event:
        case Stepped(seat=seat, cell=cell, origin=origin, jumped=jumped):
            key = "quoridor-stepped" if jumped is None else "quoridor-jumped"
            passed: dict[str, Arg] = {} if jumped is None else {"over": jumped}
            return (message(key, who=seat, cell=cell, origin=origin, **passed),)
        case Laid(seat=seat, edge=edge, left=left):
            laid = message("quoridor-laid", who=seat, left=left, **fence_args(edge))
            return laid, _ways_after(viewer, state)
        case Passed(seat=seat):
            return (message("quoridor-passed", who=seat),)
        case Resigned(seat=seat):
            return (message("quoridor-resigned", who=seat),)
        case Repeated(times=times):
            return (message("quoridor-repeated", n=times),)
        case Won(seat=seat, reason=reason):
            return (message("quoridor-won", who=seat, reason=reason),)
    return (message("quoridor-drawn", reason=event.reason, n=event.count),)


# hints


def why(move: Move, state: State) -> tuple[Message, ...]:
    """First what kind of move it is, then the move and what it does to the ways."""
    if isinstance(move, Fence):
        return message("quoridor-hint-fence"), _why_fence(move, state)
    if isinstance(move, Step):
        after = apply(state, move).state
        now, then = state.way(state.seat), after.way(state.seat)
        how = "wins" if not then else "same" if now == then else "changed"
        tried = message("quoridor-try-step", cell=move.cell, how=how, n=now, then=then)
        return message("quoridor-hint-step"), tried
    return message("quoridor-hint-pass"), _passing(state)


def _why_fence(move: Fence, state: State) -> Message:
    changes = _changes(state, state.walls.after(fence_number(move.edge)))
    rivals = {seat: change for seat, change in changes.items() if seat != state.seat}
    if not rivals:
        return message("quoridor-try-fence-only", **fence_args(move.edge))
    most = max(rivals, key=lambda seat: rivals[seat][1] - rivals[seat][0])
    now, then = rivals[most]
    return message(
        "quoridor-try-fence",
        who=most,
        seats=len(state.setup.seats),
        n=now,
        then=then,
        **fence_args(move.edge),
    )


def taken_back(move: Move, mover: Seat, viewer: Viewer, seen: State) -> Message:  # noqa: ARG001
    """The move as it is written."""
    return message("move-written", move=Name(format_move(move)))
