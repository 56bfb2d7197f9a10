"""Whole rows, columns and rays as messages, with runs of empty squares joined."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.message import Arg, Message, Name, message

Describe = Callable[[Cell], Message | None]


def runs(cells: Iterable[Cell], describe: Describe) -> tuple[Message, ...]:
    """The squares in order, each run of empty ones as one part: "a1 to d1 empty", "e1 you"."""
    parts: list[Message] = []
    empty: list[Cell] = []
    for cell in cells:
        what = describe(cell)
        if what is None:
            empty.append(cell)
            continue
        if empty:
            parts.append(_run(empty))
            empty = []
        parts.append(message("square-listed", cell=cell, what=what))
    if empty:
        parts.append(_run(empty))
    return tuple(parts)


def _run(cells: Sequence[Cell]) -> Message:
    if len(cells) == 1:
        return message("square-listed", cell=cells[0], what=message("empty"))
    return message("run-empty", first=cells[0], last=cells[-1])


def things(cells: Iterable[Cell], describe: Describe) -> tuple[Message, ...]:
    """Only the squares where something stands."""
    said = ((cell, describe(cell)) for cell in cells)
    return tuple(
        message("square-listed", cell=cell, what=what) for cell, what in said if what is not None
    )


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
