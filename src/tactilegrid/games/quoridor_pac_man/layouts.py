"""Layouts: where the figures start, and where pellets and fences lie.

A layout is a text of a few short lines:

    layout classic6
    pacman e5
    blinky e9
    inky a5
    pinky i5
    clyde e1
    pellets a1 a9 i1 i9
    fences b2h g2h b7h g7h c4v f5v

Lines come in any order. What follows a `#` is a remark. `layout` gives a name and may be left out,
and so may `fences`. In one line the parts are separated by `;`, the word from its squares by a
space, `=` or `:`, squares by spaces or commas: `pacman=e5;blinky=e9;...;pellets=a1,a9,i1,i9`.

None of the layouts here is the printed figure A, which is not public (PM-A1): they are this
project's own. All but `den`, which has a left and a right half, look the same when the board is
turned by half a turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NoReturn

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.geometry import Cell, Direction, Edge, Grid
from tactilegrid.core.message import Arg, Name, message
from tactilegrid.core.value import Value
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import (
    cell_of,
    edge_of,
    fence_name,
    fence_number,
    number_of,
    square_name,
)
from tactilegrid.games.quoridor_pac_man.ground import FAR, SIZE, Ground, board, ground_of
from tactilegrid.games.quoridor_pac_man.moves import FIGURES, TOKENS

LONGEST = 20_000  # characters
MOST_LINES = 400
PELLETS = 4
MOST_FENCES = 20  # as many as there are in the box
NAME, PELLET_LINE, FENCE_LINE = "layout", "pellets", "fences"
FIGURE_LINES = tuple(token.replace("-", "") for token in TOKENS)
WORDS = (NAME, *FIGURE_LINES, PELLET_LINE, FENCE_LINE)
GRID = Grid(SIZE, SIZE)
SEPARATORS = str.maketrans("=:,", "   ")
SIDES = {"h": Direction.NORTH, "v": Direction.EAST}
RULES = {PELLET_LINE: "PM-R5", FENCE_LINE: "PM-R1", **dict.fromkeys(FIGURE_LINES, "PM-R1")}

SHIPPED = {
    "classic6": """
        pacman e5
        blinky e9
        inky a5
        pinky i5
        clyde e1
        pellets a1 a9 i1 i9
        fences b2h g2h b7h g7h c4v f5v
    """,
    "pinwheel": """
        # four long arms turn round the middle; the pellets lie between them
        pacman e5
        blinky b9
        inky a2
        pinky i8
        clyde h1
        pellets c2 b7 h3 g8
        fences d2v d4h b4h e7v e5h g5h f2h c7h
    """,
    "halls": """
        # three halls from west to east, open at one end and in one place
        pacman e5
        blinky b9
        inky a1
        pinky i9
        clyde h1
        pellets a4 d2 f8 i6
        fences b3h d3h f3h c6h e6h g6h
    """,
    "rooms": """
        # a room in each corner with one wide door
        pacman e5
        blinky e9
        inky a5
        pinky i5
        clyde e1
        pellets b2 b8 h2 h8
        fences a3h c1v f1v h3h a6h c8v f8v h6h
    """,
    "meadow": """
        # hardly a fence: long views, much frenzy
        pacman e5
        blinky a9
        inky a1
        pinky i9
        clyde i1
        pellets a5 e1 e9 i5
        fences d2v e7v d6h e3h
    """,
    "den": """
        # the ghosts come out of a den in the middle, as in the arcades
        pacman e1
        blinky e7
        inky d6
        pinky f6
        clyde e6
        pellets b2 c7 g7 h2
        fences c5v f5v c4h f4h b2h g2h b7h g7h c8v f8v
    """,
}


class Layout(Value):
    """One layout; `starts` are squares by figure, `pellets` and `fences` sets of bits."""

    starts: tuple[int, ...]
    pellets: int
    fences: int
    name: str = ""

    @property
    def ground(self) -> Ground:
        """The board with these fences."""
        return ground_of(self.fences)


def layout_of(text: str) -> Layout:
    """The layout that a setting means: a shipped one by its name, or one written out."""
    word = text.strip().lower()
    if word in SHIPPED:
        return parse_layout(f"{NAME} {word}\n{SHIPPED[word]}")
    if word.isalnum():
        known = Name(", ".join(SHIPPED))
        raise BadPosition(
            message("quoridor-pac-man-layout-unknown", given=_shown(word), known=known)
        )
    return parse_layout(text)


def layout_text(layout: Layout) -> str:
    """The name of a shipped layout, or the layout in one line without spaces."""
    for name in SHIPPED:
        if named(layout, name) == layout_of(name):
            return name
    parts = [
        f"{word}={square_name(cell_of(start))}"
        for word, start in zip(FIGURE_LINES, layout.starts, strict=True)
    ]
    parts.append(f"{PELLET_LINE}={','.join(names_of(layout.pellets))}")
    if layout.fences:
        fences = sorted(fence_name(edge_of(fence)) for fence in numbers(layout.fences))
        parts.append(f"{FENCE_LINE}={','.join(fences)}")
    return ";".join(parts)


def named(layout: Layout, name: str) -> Layout:
    """The same layout under another name."""
    return Layout(layout.starts, layout.pellets, layout.fences, name)


def names_of(squares: int) -> list[str]:
    """The names of a set of squares, in the order of the alphabet."""
    return sorted(square_name(cell_of(square)) for square in numbers(squares))


# reading


@lru_cache(maxsize=64)
def parse_layout(text: str) -> Layout:
    """The layout of a text; raises BadPosition with the line, the reason and the rule."""
    lines = _lines(text)
    name = " ".join(lines[NAME][1])[:40] if NAME in lines else ""
    starts: list[int] = []
    for figure in FIGURES:
        starts.append(_start(lines, figure, starts))
    fences = _fences(lines)
    pellets = _pellets(lines, starts[0])
    layout = Layout(tuple(starts), pellets, fences, name)
    _check_ways(layout, lines)
    return layout


Lines = dict[str, tuple[int, list[str]]]  # by their word: the number of the line, and its squares


def _lines(text: str) -> Lines:
    if len(text) > LONGEST:
        _bad("long", n=LONGEST)
    if not all(sign.isprintable() or sign in "\r\n\t" for sign in text):
        _bad("binary")
    one_line = "\n" not in text.strip()
    rows = text.strip().split(";") if one_line else text.splitlines()
    if len(rows) > MOST_LINES:
        _bad("lines", n=MOST_LINES)
    found: Lines = {}
    for number, row in enumerate(rows, 1):
        words = row.partition("#")[0].lower().translate(SEPARATORS).split()
        if not words:
            continue
        word = words[0].replace("-", "")
        if word not in WORDS:
            _bad("word", line=number, given=_shown(word), known=Name(", ".join(WORDS)))
        if word in found:
            _bad("twice", line=number, given=Name(word))
        found[word] = number, words[1:]
    for word in (*FIGURE_LINES, PELLET_LINE):
        if word not in found:
            _bad("missing", given=Name(word), rule=Name(RULES[word]))
    return found


def _start(lines: Lines, figure: int, others: list[int]) -> int:
    word = FIGURE_LINES[figure]
    line, names = lines[word]
    if len(names) != 1:
        _bad("one", line=line, given=Name(word), rule=Name(RULES[word]))
    square = _square(names[0], line)
    if square in others:
        _bad("shared", line=line, cell=cell_of(square), rule=Name("PM-R10"))
    return square


def _square(name: str, line: int) -> int:
    cell = GRID.find(name)
    if cell is None:
        _bad("square", line=line, given=_shown(name), first=Cell(0, 0), last=Cell(8, 8))
    return number_of(cell)


def _pellets(lines: Lines, start: int) -> int:
    line, names = lines[PELLET_LINE]
    rule = Name(RULES[PELLET_LINE])
    pellets = 0
    for name in names:
        square = _square(name, line)
        if pellets >> square & 1:
            _bad("pellet-twice", line=line, cell=cell_of(square), rule=rule)
        if square == start:
            _bad("pellet-start", line=line, cell=cell_of(square), rule=rule)
        pellets |= 1 << square
    if len(names) != PELLETS:
        _bad("pellets", line=line, n=len(names), rule=Name("PM-R1"))
    return pellets


def _fences(lines: Lines) -> int:
    line, names = lines.get(FENCE_LINE, (0, []))
    walls = board().bare
    for name in names:
        fence = _fence(name)
        if fence < 0 or not board().fences >> fence & 1:
            _bad("fence", line=line, given=_shown(name))
        if not walls.fitting >> fence & 1:
            given = Name(fence_name(edge_of(fence)))
            _bad("unfit", line=line, given=given, rule=Name("QD-A2"))
        walls = walls.after(fence)
    if len(names) > MOST_FENCES:
        _bad("fences", line=line, n=len(names), most=MOST_FENCES, rule=Name("PM-R1"))
    return walls.fences


def _fence(name: str) -> int:
    cell = GRID.find(name[:-1])
    if cell is None or name[-1] not in SIDES:
        return -1
    return fence_number(Edge(cell, SIDES[name[-1]]))


def _check_ways(layout: Layout, lines: Lines) -> None:
    """Every pellet can be eaten, and no figure is walled in."""
    ways = layout.ground.distances(layout.starts[0])
    for pellet in numbers(layout.pellets):
        if ways[pellet] == FAR:
            line, cell = lines[PELLET_LINE][0], cell_of(pellet)
            _bad("no-way", line=line, cell=cell, rule=Name(RULES[PELLET_LINE]))
    for figure in FIGURES[1:]:
        start = layout.starts[figure]
        if ways[start] == FAR:
            line = lines[FIGURE_LINES[figure]][0]
            _bad(
                "sealed", line=line, figure=TOKENS[figure], cell=cell_of(start), rule=Name("PM-R7")
            )


def _shown(text: str) -> Name:
    return Name("".join(c if c.isprintable() else "?" for c in text[:20]))


def _bad(what: str, **args: Arg) -> NoReturn:
    raise BadPosition(message(f"quoridor-pac-man-layout-{what}", **args))
