"""Chains of pieces joined by sides (PG-R4): who is connected, how wide, how far from it."""

from __future__ import annotations

from tactilegrid.games.pathagon.board import ROWS, Board, bits


def flood(board: Board, start: int, within: int) -> int:
    """The squares of *within* that a walk by sides reaches from *start*, *start* included."""
    reached = start
    while True:
        wider = reached | board.around(reached) & within
        if wider == reached:
            return reached
        reached = wider


def connected(board: Board, own: int, axis: str) -> bool:
    """Whether a chain joins the two borders of that axis."""
    near, far = board.borders(axis)
    if not (own & near and own & far):
        return False
    return bool(flood(board, own & near, own) & far)


def chain_at(board: Board, own: int, bit: int) -> int:
    """The chain that the piece at *bit* belongs to."""
    return flood(board, bit, own)


def width(board: Board, chain: int, axis: str) -> int:
    """How many lines of its axis a chain, of one piece at least, spans."""
    if axis == ROWS:
        return (
            (chain.bit_length() - 1) // board.size
            - ((chain & -chain).bit_length() - 1) // (board.size)
            + 1
        )
    columns = {number % board.size for number in bits(chain)}
    return max(columns) - min(columns) + 1


def widest(board: Board, own: int, axis: str) -> int:
    """The width of the widest chain."""
    best = 0
    while own:
        chain = flood(board, own & -own, own)
        best = max(best, width(board, chain, axis))
        own &= ~chain
    return best


def missing(board: Board, own: int, enemy: int, axis: str) -> int | None:
    """The fewest pieces that would join the borders as the enemy stands; None: he bars the way.

    A shortest way where own pieces cost 0, free squares 1, and enemy pieces cannot be entered.
    """
    near, far = board.borders(axis)
    reached = flood(board, own & near, own)
    open_squares = board.full & ~enemy
    count = 0
    while not reached & far:
        step = (reached | board.around(reached) | near) & open_squares
        wider = flood(board, step, own)
        if wider == reached:
            return None
        reached = wider
        count += 1
    return count
