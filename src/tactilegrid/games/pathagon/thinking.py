"""How well a side stands, and what a move is good for: for engines, hints and the words."""

from __future__ import annotations

from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value
from tactilegrid.games.pathagon.chains import connected, missing, widest
from tactilegrid.games.pathagon.position import Move, Relocation, State

WON = 1_000_000
THREAT = 5_000  # the side to move lacks one piece: nearly won
STEP = 100  # one piece nearer to a chain, above every tie-break
PIECE, LINE = 6, 1


def barred(state: State) -> int:
    """The distance where the enemy bars every way: dearer than the ways that are worth going."""
    return state.board.full.bit_length()


def distance(state: State, side: int) -> int:
    """`missing`, as a number in any case."""
    count = missing(state.board, state.pieces[side], state.pieces[1 - side], state.axis(side))
    return barred(state) if count is None else count


def worth(state: State, seat: Seat) -> int:
    """Enemy's connection distance less one's own, then pieces on the board and chains."""
    side = seat.number - 1
    if state.outcome is not None:
        winners = state.outcome.winners
        return (WON if seat in winners else -WON) if winners else 0
    own, enemy = distance(state, side), distance(state, 1 - side)
    total = STEP * (enemy - own)
    if (own, enemy)[state.side != side] <= 1:
        total += THREAT if state.side == side else -THREAT
    board, pieces = state.board, state.pieces
    total += PIECE * (pieces[side].bit_count() - pieces[1 - side].bit_count())
    lines = [widest(board, pieces[each], state.axis(each)) for each in (side, 1 - side)]
    return total + LINE * (lines[0] - lines[1])


class Purpose(Value):
    """What a move does: `kind` is win, take, near, block, or quiet, whichever counts most.

    `before` and `after` are the distances it changes: the mover's for near, else the enemy's.
    """

    kind: str
    before: int = 0
    after: int = 0


def pieces_after(state: State, move: Move) -> tuple[int, int]:
    """The mover's and the enemy's pieces after a legal move."""
    board, side = state.board, state.side
    own = state.pieces[side] | board.bit(move.cell)
    if isinstance(move, Relocation):
        own &= ~board.bit(move.origin)
    return own, state.pieces[1 - side] & ~board.mask(move.removed)


def purpose(state: State, move: Move) -> Purpose:
    """Why a legal move may be a good one."""
    side, board = state.side, state.board
    own, enemy = pieces_after(state, move)
    if connected(board, own, state.axis(side)):
        return Purpose("win")
    if move.removed:
        return Purpose("take")
    pieces = (own, enemy) if side == 0 else (enemy, own)
    after = State(state.options, board, pieces, 1 - side, 0, (0, 0), state.ply, (), None)
    for kind, which, better in (("near", side, -1), ("block", 1 - side, 1)):
        old, new = distance(state, which), distance(after, which)
        if (new - old) * better > 0:
            return Purpose(kind, old, new)
    return Purpose("quiet")
