"""Answers to questions about the game: how it stands, who has what, what can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.game import Place, Topic
from tactilegrid.core.geometry import ORTHOGONAL, Cell, Direction
from tactilegrid.core.message import Arg, Both, Message, message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.pathagon.board import COLOURS, COLUMNS, ROWS, bits
from tactilegrid.games.pathagon.chains import chain_at, missing, widest, width
from tactilegrid.games.pathagon.position import SEATS, Move, Placement, Relocation, State
from tactilegrid.games.pathagon.rules import check, check_lifting, clamped_by, legal_moves
from tactilegrid.games.pathagon.words import describe

SQUARES_A_LINE = 10


def summary(topic: Topic, viewer: Viewer, state: State, place: Place | None) -> tuple[Message, ...]:
    """The answer to a question, in parts."""
    side = point_of_view(viewer, state)
    if topic in (Topic.DETAIL, Topic.EDGES) or (topic is Topic.MOVES and place is not None):
        if not isinstance(place, Cell) or place not in state.board.grid:
            return (message("pathagon-no-place"),)
        about: dict[Topic, Callable[[Cell, int, State], tuple[Message, ...]]] = {
            Topic.DETAIL: _detail,
            Topic.EDGES: _edges,
            Topic.MOVES: _moves_at,
        }
        return about[topic](place, side, state)
    answers: dict[Topic, Callable[[], tuple[Message, ...]]] = {
        Topic.STATUS: lambda: (_status(viewer, side, state),),
        Topic.STATUS_LONG: lambda: _status_long(viewer, side, state),
        Topic.MINE: lambda: _pieces(side, state),
        Topic.OTHERS: lambda: _pieces(1 - side, state),
        Topic.BOARD: lambda: (
            message("pathagon-hands", light=state.reserve(0), dark=state.reserve(1)),
        ),
        Topic.MOVES: lambda: _all_moves(state),
    }
    return answers[topic]()


def point_of_view(viewer: Viewer, state: State) -> int:
    """The viewer's own side; for a spectator the side to move."""
    return viewer.number - 1 if isinstance(viewer, Seat) else state.side


# how it stands


def _chain(side: int, state: State) -> int:
    return widest(state.board, state.pieces[side], state.axis(side))


def _status(viewer: Viewer, side: int, state: State) -> Message:
    key = "pathagon-status" if isinstance(viewer, Seat) else "pathagon-status-both"
    first, second = (side, 1 - side) if isinstance(viewer, Seat) else (0, 1)
    return message(
        key,
        mine=_chain(first, state),
        theirs=_chain(second, state),
        size=state.board.size,
        left=state.reserve(first),
        right=state.reserve(second),
    )


def _status_long(viewer: Viewer, side: int, state: State) -> tuple[Message, ...]:
    parts = [_status(viewer, side, state)]
    for each in (side, 1 - side):
        parts += _standing(each, state)
    times = state.history.count(state.key)
    if state.bans:
        squares = Both(state.board.listed(state.bans))
        parts.append(message("pathagon-barred-list", who=SEATS[state.side], cells=squares))
    if times > 1:
        parts.append(message("pathagon-stood", n=times))
    return tuple(parts)


def _standing(side: int, state: State) -> Iterable[Message]:
    """What a side still lacks, and whether it places or moves."""
    seat, board = SEATS[side], state.board
    lacking = missing(board, state.pieces[side], state.pieces[1 - side], state.axis(side))
    if lacking is None:
        yield message("pathagon-way-closed", who=seat)
    else:
        yield message("pathagon-way", who=seat, n=lacking)
    loose = state.reserve(side)
    if loose:
        yield message("pathagon-placing", who=seat, n=loose)
        return
    resting = board.squares(state.rests[side])
    if resting:
        yield message("pathagon-moving-resting", who=seat, cell=resting[0])
    else:
        yield message("pathagon-moving", who=seat)


def _pieces(side: int, state: State) -> tuple[Message, ...]:
    """The squares of a side in reading order."""
    squares = state.board.squares(state.pieces[side])
    loose = state.reserve(side)
    if not squares:
        return (message("pathagon-no-pieces", colour=COLOURS[side], n=loose),)
    first, *rest = _chunks(squares)
    return (
        message("pathagon-pieces", colour=COLOURS[side], n=len(squares), cells=first),
        *(message("pathagon-squares", cells=cells) for cells in rest),
        message("pathagon-left", n=loose),
    )


def _chunks(cells: Sequence[Cell]) -> list[tuple[Cell, ...]]:
    starts = range(0, len(cells), SQUARES_A_LINE)
    return [tuple(cells[start : start + SQUARES_A_LINE]) for start in starts]


# what can be done


def _all_moves(state: State) -> tuple[Message, ...]:
    """How many moves there are, whatever they remove; then the squares that can trap."""
    moves = legal_moves(state)
    if not moves:
        return (message("pathagon-over"),)
    ways = {(getattr(move, "origin", None), move.cell) for move in moves}
    if isinstance(moves[0], Placement):
        head = message("pathagon-count-placements", n=len(ways))
    else:
        origins = {origin for origin, _ in ways}
        head = message(
            "pathagon-count-moves",
            n=len(ways),
            pieces=len(origins),
            squares=len(ways) // len(origins),
        )
    return (head, *_captures(moves))


def _captures(moves: Iterable[Move]) -> tuple[Message, ...]:
    """The squares from which pieces can be taken."""
    seen = {move.cell: None for move in moves if move.removed}
    squares = tuple(sorted(seen, key=lambda cell: (cell.row, cell.column)))
    if not squares:
        return ()
    first, *rest = _chunks(squares)
    return (
        message("pathagon-with-captures", n=len(squares), cells=first),
        *(message("pathagon-squares", cells=cells) for cells in rest),
    )


def _moves_at(cell: Cell, _: int, state: State) -> tuple[Message, ...]:
    """What the side to move can do with one square, or why nothing."""
    placing = bool(state.reserve(state.side))
    try:
        if state.outcome is None and not placing and state.owner(cell) is not None:
            check_lifting(state, cell)
            moves = [move for move in legal_moves(state) if _from(move) == cell]
            count = len({move.cell for move in moves})
            return (message("pathagon-picked", cell=cell, n=count), *_captures(moves))
        full = Placement(cell, state.board.listed(clamped_by(state, Placement(cell))))
        check(state, full)
    except IllegalMove as refusal:
        return (refusal.message,)
    return (message("pathagon-can-place"), *_takes(cell, state.side, state))


def _from(move: Move) -> Cell | None:
    return move.origin if isinstance(move, Relocation) else None


# one square


def _takes(cell: Cell, side: int, state: State) -> tuple[Message, ...]:
    """What a piece of a side put on a free square would clamp."""
    clamped = clamped_by(state, Placement(cell), side)
    if not clamped:
        return ()
    cells = Both(state.board.listed(clamped))
    return (message("pathagon-would-take", who=SEATS[side], cells=cells),)


def _detail(cell: Cell, side: int, state: State) -> tuple[Message, ...]:
    what = describe(cell, state) or message("pathagon-free")
    said = [message("pathagon-at", cell=cell, what=what)]
    owner = state.owner(cell)
    if owner is not None:
        said.append(_chain_of(cell, owner, state))
        return (*said, *_danger(cell, owner, state))
    for each in (side, 1 - side):
        said += _takes(cell, each, state)
    return (*said, *_joining(cell, side, state))


def _chain_of(cell: Cell, owner: int, state: State) -> Message:
    board, axis = state.board, state.axis(owner)
    chain = chain_at(board, state.pieces[owner], board.bit(cell))
    return message(
        "pathagon-in-chain",
        n=chain.bit_count(),
        width=width(board, chain, axis),
        size=board.size,
        lines=axis,
    )


def _joining(cell: Cell, side: int, state: State) -> tuple[Message, ...]:
    """The chain that a piece of one's own would become part of."""
    board, axis, bit = state.board, state.axis(side), state.board.bit(cell)
    chain = chain_at(board, state.pieces[side] | bit, bit)
    if chain == bit:
        return ()
    lines = width(board, chain, axis)
    return (message("pathagon-would-join", n=lines, size=board.size, lines=axis, who=SEATS[side]),)


def _danger(cell: Cell, owner: int, state: State) -> tuple[Message, ...]:
    """The free squares from which the other side would clamp the piece on *cell*."""
    board, bit, enemy = state.board, state.board.bit(cell), 1 - owner
    free = state.free & ~(state.bans if enemy == state.side else 0)
    from_squares = 0
    for number in bits(board.around(bit) & free):
        jaw = 1 << number
        if board.clamped(state.pieces[enemy], state.pieces[owner], jaw) & bit:
            from_squares |= jaw
    if not from_squares:
        return ()
    return (message("pathagon-danger", cells=Both(board.listed(from_squares))),)


def _edges(cell: Cell, _: int, state: State) -> tuple[Message, ...]:
    sides: dict[str, Arg] = {
        way.name.lower(): message(f"pathagon-side-{_beside(cell, way, state)}")
        for way in ORTHOGONAL
    }
    return (message("pathagon-edges", **sides),)


def _beside(cell: Cell, way: Direction, state: State) -> str:
    neighbour = cell.step(way)
    if neighbour in state.board.grid:
        owner = state.owner(neighbour)
        return "empty" if owner is None else COLOURS[owner]
    axis = ROWS if way in (Direction.NORTH, Direction.SOUTH) else COLUMNS
    return f"border-{COLOURS[0 if state.axis(0) == axis else 1]}"
