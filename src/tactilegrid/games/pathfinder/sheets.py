"""The grid that is being talked about: whose search it shows, and the maze under it, if known."""

from __future__ import annotations

from typing import ClassVar

from tactilegrid.core.value import Value
from tactilegrid.games.pathfinder.knowledge import CLOSED, OPEN, status, visited
from tactilegrid.games.pathfinder.maze import NO_MAZE, Maze
from tactilegrid.games.pathfinder.position import (
    BUILD,
    DECLARE,
    FIRST,
    FIRST_MAZE,
    HOME,
    NOBODY,
    SECOND,
    SECOND_MAZE,
    THEIRS,
    TRACKING,
    Observation,
    Track,
)
from tactilegrid.games.pathfinder.slots import Ground


class Sheet(Value):
    """The search of a side, and the maze it goes through where the viewer may see it."""

    searcher: int
    track: Track
    maze: Maze | None
    secret_fields: ClassVar[tuple[str, ...]] = ("maze",)

    def slot(self, slot: int) -> str:
        """What a slot is: open, closed, unknown, or border; a known maze has nothing unknown."""
        if slot >= 0 and self.maze is not None:
            return CLOSED if self.maze.walls >> slot & 1 else OPEN
        return status(slot, self.track)

    def on(self, ground: Ground, square: int) -> str:
        """What stands on a square: pawn, path, disc or nothing."""
        if square == self.track.pawn:
            return "pawn"
        if square in self.track.path:
            return "path"
        return "disc" if visited(ground, self.track) >> square & 1 else "nothing"

    def is_goal(self, square: int) -> bool:
        """Whether the short pawn is known to stand there."""
        return self.maze is not None and self.maze.goal == square


def sheet_of(seen: Observation) -> Sheet:
    """The grid of the layer that an observation has."""
    searcher = {
        TRACKING: seen.viewer,
        THEIRS: seen.viewer,
        HOME: 1 - seen.viewer,
        FIRST: 0,
        SECOND_MAZE: 0,
        SECOND: 1,
        FIRST_MAZE: 1,
    }[seen.layer]
    maze = None
    if seen.layer in (HOME, THEIRS, FIRST_MAZE, SECOND_MAZE):
        maze = seen.mazes[1 - searcher]
    return Sheet(searcher, seen.tracks[searcher], maze)


def building(seen: Observation) -> Maze | None:
    """The viewer's maze while they lay it out, and their home grid is looked at."""
    if seen.ended is not None or seen.layer != HOME or seen.viewer == NOBODY:
        return None
    if seen.phase not in (BUILD, DECLARE) or seen.side != seen.viewer:
        return None
    return seen.mazes[seen.viewer] or NO_MAZE
