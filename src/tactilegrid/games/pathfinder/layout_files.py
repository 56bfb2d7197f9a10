"""Layouts as files: a maze, on one line or with remarks around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tactilegrid.core.errors import BadNotation
from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.message import Arg, Both, Message, Name, message
from tactilegrid.games.pathfinder.answers import barriers
from tactilegrid.games.pathfinder.corridors import entrances
from tactilegrid.games.pathfinder.drawing import drawn
from tactilegrid.games.pathfinder.layouts import NAMES, layout_line
from tactilegrid.games.pathfinder.lines import (
    BadLayout,
    Layout,
    check_maze,
    format_layout,
    parse_layout,
)
from tactilegrid.games.pathfinder.maze import NOWHERE
from tactilegrid.games.pathfinder.position import BUILD, DECLARE, Lay, Observation, Track
from tactilegrid.games.pathfinder.refusals import check
from tactilegrid.games.pathfinder.settings import MOST_SLOTS
from tactilegrid.games.pathfinder.sheets import Sheet
from tactilegrid.games.pathfinder.words import standing


def layout_option() -> str:
    """What a single searcher searches."""
    return "layout"


def layouts() -> Mapping[str, str]:
    """Those of this project, from easy to hard."""
    return {name: layout_line(name) for name in NAMES}


def read_layout(text: str) -> str:
    """The layout in one line."""
    return format_layout(parse_layout(text))


def layout_text(value: str) -> str:
    """The one line, which is all there is."""
    return format_layout(_layout(value)) + "\n"


def _layout(value: str) -> Layout:
    return parse_layout(value, MOST_SLOTS)


def layout_words(value: str) -> Sequence[Message]:
    """The size, the goal and the ways, the entrances, then the barriers."""
    layout = _layout(value)
    ground, maze = layout.ground, layout.maze
    sheet = Sheet(0, Track(), maze)
    said = [
        message("pathfinder-size", rows=layout.rows, cols=layout.cols),
        message("pathfinder-goal-on", cell=ground.cell(maze.goal)),
        *standing(maze, ground),
        *entrances(sheet, ground),
        *barriers(maze.walls, ground),
    ]
    return [_printed(part, ground.grid) for part in said]


def _printed(said: Message, grid: Grid) -> Message:
    """A message with its squares by their printed names: a layout has a size of its own."""
    return Message(said.key, tuple((name, _named(arg, grid)) for name, arg in said.args))


def _named(arg: Arg, grid: Grid) -> Arg:
    match arg:
        case Cell():
            return Name(grid.name(arg))
        case Message():
            return _printed(arg, grid)
        case Both(parts=parts):
            return Both(tuple(_named(part, grid) for part in parts))
        case tuple():
            return tuple(_named(part, grid) for part in arg)
    return arg


def layout_draw(value: str) -> Sequence[str]:
    """The maze with its barriers and its goal."""
    layout = _layout(value)
    return drawn(Sheet(0, Track(), layout.maze), layout.ground)


def building(seen: Observation) -> str | None:
    """The maze that the viewer is building, once it is a legal one; raises BadLayout before."""
    if seen.ended is not None or seen.phase not in (BUILD, DECLARE) or seen.draft is None:
        return None
    ground = seen.setup.ground
    if seen.draft.goal == NOWHERE:
        raise BadLayout(message("pathfinder-no-goal"))
    check_maze(seen.draft, ground, seen.setup.chips)
    return format_layout(Layout(ground.rows, ground.cols, seen.draft)) + "\n"


def load_move(text: str, seen: Observation) -> Lay:
    """The maze laid at once; raises BadPosition and MoveError."""
    layout, ground = parse_layout(text, seen.setup.chips), seen.setup.ground
    if (layout.rows, layout.cols) != (ground.rows, ground.cols):
        raise BadNotation(message("pathfinder-layout-size", rows=layout.rows, cols=layout.cols))
    move = Lay(layout.maze)
    check(move, seen)
    return move
