"""The layout line: `PF 6x6 goal=E5 walls=C1W,D5S,...`, read with reasons and written sorted."""

from __future__ import annotations

import re
from typing import ClassVar

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.value import Value
from tactilegrid.games.pathfinder.maze import NOWHERE, Maze, ways_of
from tactilegrid.games.pathfinder.slots import (
    MOST,
    PLANE,
    Ground,
    ground_of,
    numbers,
    slot_name,
    square_name,
)

LONGEST, MOST_LINES = 20_000, 400
LEAST = 3
HEAD = re.compile(r"PF (\d{1,2})X(\d{1,2})((?: [A-Z]+=[^ =]*)*)")


class BadLayout(BadPosition):
    """A layout text that cannot be used; `message` says the line, the rule and the place."""


class Layout(Value):
    """A maze with its size."""

    rows: int
    cols: int
    maze: Maze
    secret_fields: ClassVar[tuple[str, ...]] = ("maze",)

    @property
    def ground(self) -> Ground:
        """The squares and slots of its size."""
        return ground_of(self.rows, self.cols)


def parse_layout(text: str, chips: int | None = None) -> Layout:
    """The one layout in a text, whose other lines are empty or begin with `#`.

    It may use *chips* chips, or as many as its size has by itself (PF-A1).
    """
    if len(text) > LONGEST or text.count("\n") >= MOST_LINES:
        raise BadLayout(message("pathfinder-layout-long"))
    if any(not (sign.isprintable() or sign in "\r\n\t") for sign in text):
        raise BadLayout(message("pathfinder-layout-binary"))
    found: Layout | None = None
    for number, line in enumerate(text.splitlines(), 1):
        plain = " ".join(line.split())
        if not plain or plain.startswith("#"):
            continue
        if found is not None:
            raise _fault(number, message("pathfinder-layout-second"))
        found = _line(plain, number, chips)
    if found is None:
        raise BadLayout(message("pathfinder-layout-none"))
    return found


def _fault(number: int, why: Message) -> BadLayout:
    return BadLayout(message("pathfinder-layout-fault", line=number, why=why))


def _line(plain: str, number: int, chips: int | None) -> Layout:
    match = HEAD.fullmatch(plain.upper()) if plain.isascii() else None
    if match is None:
        raise _fault(number, message("pathfinder-layout-form", given=Name(plain[:20])))
    rows, cols = int(match[1]), int(match[2])
    if not (LEAST <= rows <= MOST and LEAST <= cols <= MOST):
        raise _fault(number, message("pathfinder-layout-rows", low=LEAST, high=MOST))
    fields: dict[str, str] = {}
    for word in match[3].split():
        key, _, value = word.partition("=")
        if key not in ("GOAL", "WALLS") or key in fields:
            raise _fault(number, message("pathfinder-layout-form", given=Name(word[:20])))
        fields[key] = value
    ground = ground_of(rows, cols)
    try:
        walls = read_walls(fields.get("WALLS", ""), ground)
        maze = Maze(read_goal(fields.get("GOAL", ""), ground), walls)
        check_maze(maze, ground, (rows - 1) * cols if chips is None else chips)
    except BadLayout as error:
        raise _fault(number, error.message) from None
    return Layout(rows, cols, maze)


def read_goal(text: str, ground: Ground) -> int:
    """The short pawn's square (PF-R6)."""
    if not text:
        raise BadLayout(message("pathfinder-goalless", example=Name("goal=E5")))
    square = ground.find_square(text)
    if square is None:
        raise BadLayout(message("pathfinder-no-square", given=Name(text[:20])))
    return square


def read_walls(text: str, ground: Ground) -> int:
    """Slots by their names with commas; none where the text is empty."""
    walls = 0
    for name in text.split(",") if text else ():
        slot = find_slot(name, ground)
        if walls >> slot & 1:
            raise BadLayout(message("pathfinder-slot-twice", slot=Name(slot_name(slot))))
        walls |= 1 << slot
    return walls


def find_slot(name: str, ground: Ground) -> int:
    """The slot of a name such as `B3E`; the name from its other square is read as well (PF-A3)."""
    square = ground.find_square(name[:-1])
    if square is None or name[-1:].upper() not in "NESW":
        raise BadLayout(message("pathfinder-no-slot", given=Name(name[:20])))
    for side in ground.sides[square]:
        if side.way.name[0] == name[-1:].upper() and side.slot >= 0:
            return side.slot
    raise BadLayout(message("pathfinder-no-slot", given=Name(name[:20])))


def check_maze(maze: Maze, ground: Ground, chips: int) -> None:
    """Raise BadLayout where there are too many chips or no way to the goal (PF-R2, R7, R8)."""
    count = maze.walls.bit_count()
    if count > chips:
        raise BadLayout(message("pathfinder-many-chips", n=count, most=chips))
    if not ways_of(ground, maze).length:
        raise BadLayout(message("pathfinder-sealed", square=Name(square_name(maze.goal))))


def wall_names(walls: int) -> str:
    """The slots by their names, sorted, with commas."""
    order = sorted(numbers(walls), key=lambda slot: (slot % PLANE, slot_name(slot)))
    return ",".join(slot_name(slot) for slot in order)


def format_layout(layout: Layout) -> str:
    """The layout in one line; the inverse of `parse_layout`."""
    maze = layout.maze
    goal = "" if maze.goal == NOWHERE else f" goal={square_name(maze.goal)}"
    head = f"PF {layout.rows}x{layout.cols}{goal}"
    return f"{head} walls={wall_names(maze.walls)}"
