"""The board as lines of ASCII for sighted eyes: tokens in capitals, tiles by two small letters."""

from __future__ import annotations

from tactilegrid.core.geometry import LETTERS
from tactilegrid.games.escort_quest.field import (
    AMULET,
    CROSS,
    GUARDIAN,
    NAMES,
    SNOW,
    SPIKE,
    VILLAGE,
    WARP,
)
from tactilegrid.games.escort_quest.position import State
from tactilegrid.games.escort_quest.sheet import in_order

MARKS = {VILLAGE: "vi", SPIKE: "sp", CROSS: "cr", AMULET: "am", GUARDIAN: "gu", SNOW: "sn"}
WIDEST = 79


def draw(state: State) -> tuple[str, ...]:
    """Columns and rows named on all sides; a warp is its direction, `#` a barrier, told below."""
    layout = state.field.layout
    head = "    " + "".join(f"{LETTERS[column]:<4}" for column in range(layout.width)).rstrip()
    lines = [head]
    for row in reversed(range(layout.height)):
        squares = range(row * layout.width, (row + 1) * layout.width)
        line = "".join(_square(state, square) for square in squares)
        lines.append(f"{row + 1:>2}  {line.rstrip():<{4 * layout.width - 1}}{row + 1:>3}")
    return (*lines, head, *_barriers(state))


def _square(state: State, square: int) -> str:
    """Two places for tokens, two for what lies there."""
    tokens = zip("EVG", state.tokens, strict=True)
    here = "".join(letter for letter, token in tokens if token.square == square)[:2]
    kind = state.field.kinds[square]
    mark = MARKS.get(kind) or kind.removeprefix(f"{WARP}-").lower()
    if not kind:
        mark = "#" if state.field.closed[square] else "."
    return f"{here + mark:<4}"


def _barriers(state: State) -> list[str]:
    """The closed sides of each barrier, as many on a line as fit."""
    layout, lines = state.field.layout, [""]
    for square, closed in enumerate(state.field.closed):
        if not closed:
            continue
        sides = ",".join(NAMES[way] for way in in_order(closed))
        part = f"# {layout.name(square)} {sides}"
        if lines[-1] and len(lines[-1]) + len(part) + 3 > WIDEST:
            lines.append("")
        lines[-1] += ("   " if lines[-1] else "") + part
    return [line for line in lines if line]
