"""Short sounds beside the words: which there are, and where on the board they are.

A cue never says more than the words that come with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.value import Value


class Sound(Enum):
    """What happened; the value names its words in the catalogues and its file."""

    EDGE = "edge"
    SELECT = "select"
    PLACE = "place"
    CAPTURE = "capture"
    ERROR = "error"
    TURN = "turn"
    WIN = "win"
    LOSE = "lose"
    DRAW = "draw"
    CURTAIN = "curtain"
    THINKING = "thinking"


# The setting that tells how loud the sounds of a group are.
GROUPS: Mapping[str, tuple[Sound, ...]] = {
    "sounds_moving": (Sound.EDGE, Sound.SELECT),
    "sounds_playing": (Sound.PLACE, Sound.CAPTURE, Sound.ERROR),
    "sounds_table": (
        *(Sound.TURN, Sound.WIN, Sound.LOSE, Sound.DRAW),
        *(Sound.CURTAIN, Sound.THINKING),
    ),
}
GROUP_OF = {sound: group for group, sounds in GROUPS.items() for sound in sounds}

OFF, STEREO, MONO = MODES = ("off", "stereo", "mono")
LEVELS: Mapping[str, float] = {"loud": 1.0, "half": 0.5, "quiet": 0.2, "mute": 0.0}
STEPS = 100  # the places between one border and the other that can be told apart


class Spot(Value):
    """A place as a cue tells it: 0 is the west or south border of the board, STEPS the other."""

    across: int
    up: int


def spot(cell: Cell, grid: Grid) -> Spot:
    """The place of a square of a board."""
    return Spot(_part(cell.column, grid.width), _part(cell.row, grid.height))


def _part(place: int, count: int) -> int:
    return round(STEPS * place / (count - 1)) if count > 1 else STEPS // 2


class Cue(Value):
    """One sound, at a place of the board or at none."""

    sound: Sound
    spot: Spot | None = None
