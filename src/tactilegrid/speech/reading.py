"""Whole rows, columns and rays as messages, with neighbours of one kind joined."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.message import Arg, Message, Name, message

Describe = Callable[[Cell], Message | None]


def runs(cells: Iterable[Cell], describe: Describe) -> tuple[Message, ...]:
    """The squares in order, neighbours of one kind as one part: "a1 to d1 empty", "e1 you"."""
    return tuple(_part(group, what) for group, what in _groups(cells, describe))


def things(cells: Iterable[Cell], describe: Describe) -> tuple[Message, ...]:
    """Only the squares where something stands."""
    return tuple(_part(group, what) for group, what in _groups(cells, describe) if what is not None)


def _groups(
    cells: Iterable[Cell], describe: Describe
) -> Iterator[tuple[Sequence[Cell], Message | None]]:
    """Neighbouring squares of which the same is said, together with what that is."""
    for what, group in groupby(((cell, describe(cell)) for cell in cells), itemgetter(1)):
        yield [cell for cell, _ in group], what


def _part(cells: Sequence[Cell], what: Message | None) -> Message:
    said = message("empty") if what is None else what
    if len(cells) == 1:
        return message("square-listed", cell=cells[0], what=said)
    return message("run-listed", first=cells[0], last=cells[-1], what=said)


def rows(grid: Grid, describe: Describe) -> tuple[Message, ...]:
    """The board from the far row to the near one, rows with nothing on them joined."""
    lines = []
    for row in range(grid.height - 1, -1, -1):
        cells = [Cell(column, row) for column in range(grid.width)]
        lines.append((Name(grid.row_name(row)), cells))
    return _lines("row", lines, describe)


def columns(grid: Grid, describe: Describe) -> tuple[Message, ...]:
    """The board column by column from the west, columns with nothing on them joined."""
    lines = []
    for column in range(grid.width):
        cells = [Cell(column, row) for row in range(grid.height)]
        lines.append((Name(grid.column_name(column)), cells))
    return _lines("column", lines, describe)


def _lines(
    kind: str, lines: Sequence[tuple[Name, Sequence[Cell]]], describe: Describe
) -> tuple[Message, ...]:
    parts: list[Message] = []
    bare: list[Name] = []

    def close() -> None:
        if len(bare) == 1:
            parts.append(message(f"{kind}-empty", name=bare[0]))
        elif bare:
            parts.append(message(f"{kind}s-empty", first=bare[0], last=bare[-1]))
        bare.clear()

    for name, cells in lines:
        found: tuple[Arg, ...] = things(cells, describe)
        if found:
            close()
            parts.append(message(f"{kind}-things", name=name, things=found))
        else:
            bare.append(name)
    close()
    return tuple(parts)
