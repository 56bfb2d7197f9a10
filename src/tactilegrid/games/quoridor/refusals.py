"""Why a move is not legal: the rule broken, in a sentence that also says what is possible."""

from __future__ import annotations

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.geometry import Cell, Direction, Edge, Grid
from tactilegrid.core.message import Message, Name, message
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import (
    Fence,
    Move,
    Step,
    cell_of,
    edge_of,
    fence_number,
    number_of,
)
from tactilegrid.games.quoridor.position import State

WIDEST = Grid(26, 99)


def refusal(state: State, move: Move, steps: int) -> IllegalMove:
    """The error for a move that is not legal; *steps* are the squares the pawn may go to."""
    if state.ended is not None:
        return IllegalMove(message("quoridor-over"), "QD-R3")
    if isinstance(move, Fence):
        return _no_fence(state, move.edge, steps)
    if isinstance(move, Step):
        return _no_step(state, move.cell, steps)
    return IllegalMove(message("quoridor-no-pass"), "QD-A8")


def off_board(state: State, cell: Cell) -> Message:
    """Says which squares there are, and which was meant."""
    last = state.setup.board.size - 1
    given = Name(WIDEST.name(cell))
    return message("quoridor-no-square", given=given, first=Cell(0, 0), last=Cell(last, last))


def fence_args(edge: Edge) -> dict[str, str | Cell]:
    """How a fence is spoken of: above or right of (`beside`) two squares."""
    if edge.side is Direction.NORTH:
        return {"side": "above", "first": edge.cell, "second": edge.cell.step(Direction.EAST)}
    return {"side": "beside", "first": edge.cell, "second": edge.cell.step(Direction.NORTH)}


def name_args(edge: Edge) -> dict[str, str | Cell]:
    """How a fence is named where two are spoken of: `e3h`."""
    return {"cell": edge.cell, "way": "h" if edge.side is Direction.NORTH else "v"}


# fences


def _no_fence(state: State, edge: Edge, steps: int) -> IllegalMove:
    board = state.setup.board
    if not _has_room(state, edge):
        last = Cell(board.size - 2, board.size - 2)
        return IllegalMove(message("quoridor-no-slot", first=Cell(0, 0), last=last), "QD-A11")
    if not state.in_hand(state.seat):
        return IllegalMove(_from_here("quoridor-no-fences", state, steps), "QD-R4")
    why, rule = fence_fault(state, edge) or (message("quoridor-why-there"), "QD-A2")
    return IllegalMove(message("quoridor-no-fence", why=why, **fence_args(edge)), rule)


def _has_room(state: State, edge: Edge) -> bool:
    fence = fence_number(edge)
    return fence >= 0 and bool(state.setup.board.fences >> fence & 1)


def fence_fault(state: State, edge: Edge) -> tuple[Message, str] | None:
    """Why a fence in this slot of the board would be illegal, and the rule; None: it is legal."""
    walls, fence = state.walls, fence_number(edge)
    if walls.fences >> fence & 1:
        return message("quoridor-why-there"), "QD-A2"
    if not state.in_hand(state.seat):
        return message("quoridor-why-none", who=state.seat), "QD-R4"
    for other in numbers(walls.fences):
        if state.setup.board.unfit[other] >> fence & 1:
            met = edge_of(other)
            crosses = met.side is not edge.side
            key = "quoridor-why-crosses" if crosses else "quoridor-why-overlaps"
            return message(key, **name_args(met)), "QD-A2"
    for seat in state.playing:
        index = seat.number - 1
        if not walls.keeps_way(fence, state.pawns[index], state.setup.goals[index]):
            return message("quoridor-why-closes", who=seat), "QD-R7"
    return None


# steps


def _no_step(state: State, cell: Cell, steps: int) -> IllegalMove:
    if cell not in state.setup.grid:
        return IllegalMove(off_board(state, cell), "QD-R5")
    why, rule = _step_fault(state, cell)
    return IllegalMove(_from_here("quoridor-not-there", state, steps, cell=cell, why=why), rule)


def _from_here(key: str, state: State, steps: int, **more: Cell | Message) -> Message:
    own = cell_of(state.pawns[state.turn])
    squares = tuple(cell_of(square) for square in numbers(steps))
    if not squares:
        key += "-stuck"
        return message(key, own=own, **more)
    return message(key, own=own, squares=squares, **more)


def _step_fault(state: State, cell: Cell) -> tuple[Message, str]:
    own = cell_of(state.pawns[state.turn])
    across, along = cell.column - own.column, cell.row - own.row
    far = abs(across) + abs(along)
    if far == 0:
        return message("quoridor-why-own"), "QD-R5"
    owner = state.owner(cell)
    if owner is not None:
        return message("quoridor-why-taken", who=owner), "QD-R5"
    if far == 1:
        return message("quoridor-why-fence"), "QD-R5"
    if far == 2:
        middles = {
            Cell(own.column + across // 2, own.row + along // 2)
            if across == 0 or along == 0
            else Cell(cell.column, own.row),
            Cell(own.column, cell.row) if across and along else cell,
        }
        met = sorted((m for m in middles if state.owner(m)), key=number_of)
        if met:
            return _jump_fault(state, own, met[0], cell)
    return message("quoridor-why-far", n=far), "QD-R5"


def _jump_fault(state: State, own: Cell, pawn: Cell, cell: Cell) -> tuple[Message, str]:
    """Why the pawn on *own* may not go past the neighbour on *pawn* to *cell*."""
    walls = state.walls
    start, met, target = number_of(own), number_of(pawn), number_of(cell)
    if not walls.near(start) >> met & 1:
        return message("quoridor-why-fence-before", cell=pawn), "QD-R8"
    behind = 2 * met - start
    if target == behind:
        return message("quoridor-why-fence-behind", cell=pawn), "QD-R9"
    if not walls.near(met) >> target & 1:
        return message("quoridor-why-fence-beside", cell=pawn), "QD-R9"
    straight = cell_of(behind)
    if straight not in state.setup.grid or behind < 0:
        return message("quoridor-why-edge", cell=pawn), "QD-A5"
    if state.owner(straight) is not None:
        return message("quoridor-why-two-pawns"), "QD-R10"
    return message("quoridor-why-straight", cell=straight), "QD-R9"
