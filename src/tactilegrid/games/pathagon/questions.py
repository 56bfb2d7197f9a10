"""Which of the clamped pieces to take: the question, its answers, and their order."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Inquiry
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Both, Message, message
from tactilegrid.games.pathagon.position import Move


def question(moves: Sequence[Move]) -> Message:
    """What can be taken and how to answer; *moves* in the order of the answers."""
    cells = moves[0].removed
    if len(cells) == 1:
        return message("pathagon-take-one", cell=cells[0])
    if len(cells) == 2:
        return message("pathagon-take-two", first=cells[0], second=cells[1])
    return message("pathagon-take-many", n=len(cells), cells=cells)


def label(removed: tuple[Cell, ...], most: int) -> Message:
    """One answer by itself."""
    if not removed:
        return message("pathagon-answer-none")
    if len(removed) == most > 1:
        return message("pathagon-answer-all", n=most, cells=Both(removed))
    return message("pathagon-answer-some", cells=Both(removed))


def inquire(moves: Sequence[Move]) -> tuple[Inquiry, tuple[Move, ...]]:
    """The question that tells *moves* apart, which differ in what they remove only."""
    most = max(len(move.removed) for move in moves)

    def rank(move: Move) -> tuple[int, int, list[tuple[int, int]]]:
        count = len(move.removed)
        group = 0 if count == most else (1 if not count and most > 2 else 2 if count else 3)
        return group, count, [(cell.column, cell.row) for cell in move.removed]

    ordered = tuple(sorted(moves, key=rank))
    labels = tuple(label(move.removed, most) for move in ordered)
    return Inquiry(question(ordered), labels), ordered
