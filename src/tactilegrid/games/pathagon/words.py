"""What is said of moves, squares and the end of a game, in no language."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Place, Touch
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Arg, Both, Message, Name, message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.pathagon.board import COLOURS, ROWS, Board
from tactilegrid.games.pathagon.chains import widest
from tactilegrid.games.pathagon.position import (
    SEATS,
    Drawn,
    Event,
    Joined,
    Made,
    Move,
    Placement,
    Relocation,
    Repeated,
    State,
)
from tactilegrid.games.pathagon.questions import question
from tactilegrid.games.pathagon.thinking import barred, purpose

LONG_CAPTURE = 3  # from here on an announcement has no room for the chain as well


def seat_name(seat: Seat) -> Message:
    """The colour, as a name."""
    return message("pathagon-seat", colour=COLOURS[seat.number - 1])


def edges(board: Board, axis: str) -> Message:
    """The two borders of an axis, as a part of a sentence."""
    if axis == ROWS:
        return message("pathagon-borders-rows", first=1, last=board.size)
    first, last = Cell(0, 0), Cell(board.size - 1, 0)
    names = [Name(board.grid.name(cell)[0]) for cell in (first, last)]
    return message("pathagon-borders-columns", first=names[0], last=names[1])


def opening(viewer: Viewer, state: State) -> tuple[Message, ...]:
    """Which colour the viewer plays, what it joins, and how many pieces there are."""
    board, pieces = state.board, state.options.number("pieces")
    if isinstance(viewer, Seat):
        side = viewer.number - 1
        start = message(
            "pathagon-opening",
            colour=COLOURS[side],
            edges=edges(board, state.axis(side)),
        )
    else:
        start = message(
            "pathagon-opening-both",
            light=edges(board, state.axis(0)),
            dark=edges(board, state.axis(1)),
        )
    if not any(state.pieces):
        return start, message("pathagon-pieces-each", n=pieces)
    return start, message("pathagon-hands", light=state.reserve(0), dark=state.reserve(1))


# squares


def describe(place: Place, state: State) -> Message | None:
    """The piece on a square, or that the square is barred; None for a plain empty one."""
    if not isinstance(place, Cell):
        return None
    bit, side = state.board.bit(place), state.owner(place)
    if side is not None:
        rests = bit & state.rests[side] and not state.reserve(side)
        key = "pathagon-piece-resting" if rests else "pathagon-piece"
        return message(key, colour=COLOURS[side], who=SEATS[side])
    if bit & state.bans and state.outcome is None:
        side = state.side
        return message("pathagon-square-barred", colour=COLOURS[side], who=SEATS[side])
    return None


def picked(touched: tuple[Touch, ...], moves: Sequence[Move]) -> Message:
    """The piece that was lifted and how many squares it can go to; or what can be taken."""
    if len(touched) > 1 or isinstance(moves[0], Placement):
        return question(moves)
    return message("pathagon-picked", cell=moves[0].origin, n=len({move.cell for move in moves}))


# events


def announce(event: Event, state: State) -> tuple[Message, ...]:
    """What anyone hears of an event; *state* is the one after it."""
    match event:
        case Made():
            return _made(event, state)
        case Repeated(times=times):
            return (message("pathagon-repeated", n=times),)
        case Joined(seat=seat, axis=axis):
            return (message("pathagon-won", who=seat, edges=edges(state.board, axis)),)
        case Drawn(reason=reason, count=count):
            return (message(f"pathagon-drawn-{reason}", n=count),)
    gone = message("pathagon-resigned", who=event.seat)
    return gone, message("pathagon-won-by-resigning", who=event.winner)


def _made(event: Made, state: State) -> tuple[Message, ...]:
    said = [moved(event.seat, event.move)]
    if state.outcome is not None:
        return tuple(said)
    if isinstance(event.move, Placement) and not event.loose:
        return said[0], message("pathagon-last-piece", who=event.seat)
    before, after = _widths(event, state)
    if after > before and after > 1 and len(event.move.removed) < LONG_CAPTURE:
        side = event.seat.number - 1
        lines = state.axis(side)
        said.append(
            message("pathagon-chain", who=event.seat, n=after, size=state.board.size, lines=lines)
        )
    return tuple(said)


def _widths(event: Made, state: State) -> tuple[int, int]:
    """How wide the mover's widest chain was and is: what a move did can be told from the move."""
    board, side = state.board, event.seat.number - 1
    after = state.pieces[side]
    before = after & ~board.bit(event.move.cell)
    if isinstance(event.move, Relocation):
        before |= board.bit(event.move.origin)
    axis = state.axis(side)
    return widest(board, before, axis), widest(board, after, axis)


def moved(seat: Seat, move: Move) -> Message:
    """Who did what, as a sentence."""
    args: dict[str, Arg] = {"who": seat, "to": move.cell}
    if move.removed:
        args |= {"cells": Both(move.removed), "list": move.removed}
    taking = "-taking" if move.removed else ""
    if isinstance(move, Placement):
        return message(f"pathagon-placed{taking}", **args)
    if move.removed:
        args["n"] = len(move.removed)
    return message(f"pathagon-moved{taking}", **args, **{"from": move.origin})


# hints


def taken_back(move: Move) -> Message:
    """Where a piece came to stand, and what it took."""
    taken = move.removed
    return message("pathagon-made", move=where_to(move), n=len(taken), cells=Both(taken))


def where_to(move: Move) -> Message:
    """The square that a piece is placed on, or both where it moves."""
    if isinstance(move, Relocation):
        return message("pathagon-move-to", **{"from": move.origin, "to": move.cell})
    return message("pathagon-place-at", to=move.cell)


def why(move: Move, state: State) -> tuple[Message, Message]:
    """What kind of move helps; then the move with its reason."""
    aim = purpose(state, move)
    reason: Message
    if aim.kind == "take":
        taken = move.removed
        reason = message("pathagon-reason-take", n=len(taken), cells=Both(taken))
    elif aim.kind in ("near", "block"):
        reason = _distances(aim.kind, aim.before, aim.after, state)
    else:
        reason = message(f"pathagon-reason-{aim.kind}")
    attempt = message("pathagon-try", move=where_to(move), why=reason)
    return message(f"pathagon-hint-{aim.kind}"), attempt


def _distances(kind: str, before: int, after: int, state: State) -> Message:
    if after == barred(state):
        return message("pathagon-reason-block-closed")
    return message(f"pathagon-reason-{kind}", before=before, after=after)


# drawing


def draw(state: State) -> tuple[str, ...]:
    """L and D for pieces, dots for empty squares; l and d mark whose border each side is."""
    board = state.board
    size = board.size
    vertical, sideways = ("l", "d") if state.axis(0) == ROWS else ("d", "l")
    letters = "     " + " ".join(board.grid.name(Cell(column, 0))[0] for column in range(size))
    border = "   + " + " ".join([vertical] * size) + " +"
    lines = [letters, border]
    for row in reversed(range(size)):
        marks = (_mark(state, Cell(column, row)) for column in range(size))
        lines.append(f"{row + 1:2} {sideways} {' '.join(marks)} {sideways} {row + 1}")
    return (*lines, border, letters)


def _mark(state: State, cell: Cell) -> str:
    owner = state.owner(cell)
    return "." if owner is None else "LD"[owner]
