"""The five figures, what a turn of one of them is, and how it is written (rules, 6.3).

A figure is a number: Pac-Man 0, then the ghosts in the order of their turns. A square is the
number that it has in Quoridor.
"""

from __future__ import annotations

from collections.abc import Iterable

from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.value import Value

PAC, BLINKY, INKY, PINKY, CLYDE = FIGURES = tuple(range(5))
GHOSTS = FIGURES[1:]
LETTERS = "PBIKC"  # Pinky is K, so that P stays Pac-Man
TOKENS = ("pac-man", "blinky", "inky", "pinky", "clyde")
HOLDING = "hold"
PELLET, EATEN, CAUGHT = "*", "x", "!"
MARKS = ("", PELLET, EATEN, EATEN + PELLET, CAUGHT)
COMPASS = {
    "N": Direction.NORTH,
    "E": Direction.EAST,
    "S": Direction.SOUTH,
    "W": Direction.WEST,
}
_SIGNS = {direction: sign for sign, direction in COMPASS.items()}


class Step(Value):
    """One square further; `mark` tells what happens there: `*`, `x`, `x*`, `!` or nothing."""

    direction: Direction
    mark: str = ""


class Move(Value):
    """The whole turn of one figure; without steps it holds."""

    figure: int
    steps: tuple[Step, ...] = ()


STEPS = {(way, mark): Step(way, mark) for way in COMPASS.values() for mark in MARKS}


def format_move(move: Move) -> str:
    """The turn as written in a record: `P:W*.N.Nx.E`, `B:S!`, `P:hold`."""
    steps = ".".join(_SIGNS[step.direction] + step.mark for step in move.steps)
    return f"{LETTERS[move.figure]}:{steps or HOLDING}"


def cells_of(move: Move, origin: Cell) -> tuple[Cell, ...]:
    """The squares that a turn enters, one after another."""
    cells = []
    for step in move.steps:
        origin = origin.step(step.direction)
        cells.append(origin)
    return tuple(cells)


def figures_in(mask: int) -> list[int]:
    """The figures of a set of bits, in the order of their turns."""
    return [figure for figure in FIGURES if mask >> figure & 1]


def mask_of(figures: Iterable[int]) -> int:
    """The set of bits of some figures."""
    return sum(1 << figure for figure in figures)
