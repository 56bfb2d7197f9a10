"""What the toy says."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.games.toy.position import GRID, SEATS, Asked, Event, Hid, Hiding, Move, Seen, plies
from tactilegrid.games.toy.rules import legal_moves

from tactilegrid.core.game import Place, Topic, Touch
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer


def seat_name(seat: Seat, options: Options) -> Message:
    """Fox or Hare."""
    return message("toy-seat", number=seat.number)


def opening(viewer: Viewer, seen: Seen) -> tuple[Message, ...]:
    """What there is to do."""
    return (message("toy-opening" if isinstance(viewer, Seat) else "toy-opening-all"),)


def describe(place: Place, seen: Seen) -> Message | None:
    """Who hides there, as far as known, and who asked about it."""
    if not isinstance(place, Cell) or place not in GRID:
        return None
    if place in seen.known:
        return message("toy-hides", who=SEATS[seen.known.index(place)])
    for seat, cells in zip(SEATS, seen.asked, strict=True):
        if place in cells:
            return message("toy-asked-by", who=seat)
    return None


def points(seen: Seen) -> tuple[Cell, ...]:
    """Squares that something is known of."""
    return tuple(cell for cell in GRID.cells() if describe(cell, seen))


def picked(touched: tuple[Touch, ...], moves: Sequence[Move], seen: Seen) -> Message:
    """Never needed: one touch makes a move."""
    return message("toy-moves", n=len(moves))


def announce(event: Event, viewer: Viewer, seen: Seen) -> tuple[Message, ...]:
    """What happened."""
    if isinstance(event, Hid):
        return (message("toy-hid", who=event.seat, cell=event.cell),)
    if isinstance(event, Hiding):
        return (message("toy-hiding", who=event.seat),)
    if isinstance(event, Asked):
        found = "yes" if event.found else "no"
        return (message("toy-asked", who=event.seat, cell=event.cell, found=found),)
    ended = event.outcome
    if not ended.winners:
        return (message("toy-drawn"),)
    return (message("toy-won", who=ended.winners[0], reason=ended.reason),)


def taken_back(move: Move, mover: Seat, viewer: Viewer, seen: Seen) -> Message | None:
    """Where somebody hid is for that seat only."""
    if move.hiding and viewer != mover:
        return None
    return message("move-written", move=message("toy-square", cell=move.cell))


def summary(
    topic: Topic, viewer: Viewer, seen: Seen, place: Place | None = None
) -> tuple[Message, ...]:
    """The answers to all questions, short as they are."""
    if topic in (Topic.DETAIL, Topic.EDGES):
        cell = place if isinstance(place, Cell) and place in GRID else GRID.centre
        what = describe(cell, seen) or message("empty")
        return (message("square", cell=cell, what=what),)
    if topic is Topic.MOVES:
        cells = tuple(move.cell for move in legal_moves(seen))
        return (message("toy-moves", n=len(cells)), message("toy-cells", cells=cells))
    if topic is Topic.MINE and isinstance(seen.viewer, Seat):
        cell = seen.known[seen.viewer.number - 1]
        return (message("toy-hides-at", cell=cell),) if cell else (message("toy-hides-not"),)
    if topic in (Topic.STATUS, Topic.STATUS_LONG):
        one, two = map(len, seen.asked)
        return (message("toy-status", one=one, two=two),)
    return (message("toy-plies", n=plies(seen)),) if topic is Topic.OTHERS else ()


def why(move: Move, seen: Seen) -> tuple[Message, Message]:
    """A nudge, then the move."""
    kind = "hide" if move.hiding else "ask"
    return message("toy-nudge", kind=kind), message("toy-try", cell=move.cell)


def draw(seen: Seen) -> tuple[str, ...]:
    """A letter for who hides, a number for who asked."""
    lines = []
    for row in (2, 1, 0):
        signs = [_sign(Cell(column, row), seen) for column in range(3)]
        lines.append(f"{row + 1} {' '.join(signs)}")
    return (*lines, "  a b c")


def _sign(cell: Cell, seen: Seen) -> str:
    if cell in seen.known:
        return "FH"[seen.known.index(cell)]
    return next((str(n) for n, cells in enumerate(seen.asked, 1) if cell in cells), ".")
