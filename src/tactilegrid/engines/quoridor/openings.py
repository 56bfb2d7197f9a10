"""The opening book of Quoridor for two: what long searches of our own found, and nothing else.

`tools/quoridor_openings.py` computes the lines. Moves in brackets are no advice, but what a rival
may play. The board is the same seen from either side and in a mirror, so a line stands for four.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from tactilegrid.core.options import settle
from tactilegrid.games.quoridor.moves import PLANE, SPAN, Fence, Move, Step, cell_of, edge_of
from tactilegrid.games.quoridor.notation import parse_move
from tactilegrid.games.quoridor.position import OPTIONS, State
from tactilegrid.games.quoridor.rules import apply, initial

LINES: tuple[str, ...] = (
    "e2 e8 e3 e7 e4 e6 d1h e5 e6 e6h",
    "(d1) e8",
    "(f1) e8",
    "(e8h) d9",
    "e2 (d9) e3",
    "e2 (f9) e3",
    "e2 (e2h) d2",
    "e2 e8 (e1) e7",
    "e2 e8 (d2) e7",
    "e2 e8 (f2) e7",
    "e2 e8 (e7h) d8",
)
LAST = 8  # the last row and column of squares; fences lie before it

# Fences, pawns, hands and whose turn it is.
Key: TypeAlias = "tuple[int, tuple[int, ...], tuple[int, ...], int]"
Book: TypeAlias = "dict[Key, list[Move]]"


def advice(state: State) -> list[Move]:
    """The moves that the book has for a position: mostly none."""
    if state.setup.board.size != LAST + 1:
        return []
    return _book().get(_key(state), [])


def _key(state: State) -> Key:
    return state.walls.fences, state.pawns, state.left, state.turn


@cache
def _book() -> Book:
    book: Book = {}
    for line in LINES:
        for turned in (False, True):
            for mirrored in (False, True):
                _enter(book, line, turned, mirrored)
    return book


def _enter(book: Book, line: str, turned: bool, mirrored: bool) -> None:
    """Put one line into the book, for who begins in the south or, *turned*, in the north."""
    usual = initial(settle(OPTIONS, {"first": "1"}), 0)
    state = initial(settle(OPTIONS, {"first": "2" if turned else "1"}), 0)
    for word in line.split():
        move = parse_move(word.strip("()"), usual)
        usual = apply(usual, move).state
        seen = _seen(move, turned, mirrored)
        known = book.setdefault(_key(state), [])
        if "(" not in word and seen not in known:
            known.append(seen)
        state = apply(state, seen).state


def _seen(move: Move, turned: bool, mirrored: bool) -> Move:
    """A move as it is seen from the other side, or in a mirror."""
    if isinstance(move, Step):
        return Step(cell_of(_number(move.number, LAST, turned, mirrored)))
    if isinstance(move, Fence):
        plane = move.number // PLANE * PLANE
        return Fence(edge_of(plane + _number(move.number - plane, LAST - 1, turned, mirrored)))
    return move


def _number(number: int, last: int, turned: bool, mirrored: bool) -> int:
    row, column = divmod(number, SPAN)
    return (last - row if turned else row) * SPAN + (last - column if mirrored else column)
