"""Puzzles as text: one item a line, or the same lines joined by `; ` (rules, 3.3).

    EQ 8x8 E=a1 V=c3 G=e5
    village g7
    spike c2
    warp-N d3
    barrier c3 NW,N,NE

The head says the size and where the tokens stand. An item is a kind and its square; several squares
may follow one kind. A barrier lists its closed sides after its squares: directions with commas, or
`wallN` (north and both slants beside it), or `pipeNS`, `pipeN,E,S` (all but those). A line that
begins with `#` is a remark. Words of the form NAME=VALUE after the head belong to a position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.geometry import Grid
from tactilegrid.core.message import Arg, Name, message
from tactilegrid.games.escort_quest.field import (
    BARRIER,
    COUNT,
    NAMES,
    NOWHERE,
    TILES,
    WARP,
    Field,
    Layout,
    Manner,
    Puzzle,
)
from tactilegrid.games.escort_quest.motion import EVERY_WAY, TOKENS

SMALLEST, LARGEST, LEAST_LONG = 5, 16, 6
LONGEST_TEXT, MOST_LINES = 20_000, 400
NEAREST_VILLAGE = 3
SHOWN = 20
NOTHING = "-"
EXAMPLE = "EQ 8x8 E=a1 V=c3 G=e5"
LETTERS = {"e": 0, "v": 1, "g": 2}
ANYWHERE = Grid(26, 99)


def bad(what: str, **args: Arg) -> NoReturn:
    """Refuse a text, with the reason."""
    raise BadPosition(message(f"escort-quest-sheet-{what}", **args))


def lacks_token(who: int) -> NoReturn:
    """Refuse a text that does not say where a token is."""
    bad("no-token", token=TOKENS[who], letter=Name("EVG"[who]))


def legible(text: str) -> Name:
    """The beginning of a text that could not be read, fit to be said."""
    return Name("".join(c if c.isprintable() else "?" for c in text.strip()[:SHOWN]))


class Sheet:
    """A text as read so far: size, tokens, items, and the words that belong to a position.

    Only in a *loose* one may tokens be missing: left out, or with `-` for their square.
    """

    def __init__(self, text: str, loose: bool = False) -> None:
        self.width = self.height = 0
        self.tokens: dict[int, int] = {}
        self.tiles: dict[int, str] = {}
        self.barriers: dict[int, int] = {}
        self.warps: dict[str, int] = {}
        self.words: dict[str, tuple[str, int]] = {}
        self._kind = ""
        self._waiting: list[int] = []
        for number, word in words(text):
            self.line = number
            self._take(word)
        self._close()
        if not self.width:
            bad("no-size", example=Name(EXAMPLE))
        for who in LETTERS.values():
            if loose:
                self.tokens.setdefault(who, NOWHERE)
            if who not in self.tokens or (self.tokens[who] == NOWHERE and not loose):
                lacks_token(who)

    @property
    def layout(self) -> Layout:
        """The board with its tiles."""
        tiles, barriers = sorted(self.tiles.items()), sorted(self.barriers.items())
        return Layout(self.width, self.height, tuple(tiles), tuple(barriers))

    @property
    def puzzle(self) -> Puzzle:
        """The board with its tokens."""
        return Puzzle(self.layout, (self.tokens[0], self.tokens[1], self.tokens[2]))

    def _take(self, word: str) -> None:
        low = word.lower()
        name, equals, value = low.partition("=")
        if not self.width:
            self._head(low)
        elif equals:
            self._close()
            self._pair(name, value)
        elif low in TILE_NAMES or low == BARRIER:
            self._close()
            self._kind = TILE_NAMES.get(low, low)
        elif not self._kind:
            bad("word", line=self.line, given=legible(word))
        elif self._kind == BARRIER and ANYWHERE.find(low) is None:
            self._closed(word)
        else:
            self._item(self.square(low))

    def _head(self, word: str) -> None:
        if word == "eq":
            return
        sides = word.split("x")
        if len(sides) != 2 or not all(is_number(side) for side in sides):
            bad("size", given=legible(word), low=SMALLEST, high=LARGEST)
        width, height = map(int, sides)
        if not all(SMALLEST <= side <= LARGEST for side in (width, height)):
            bad("size", given=legible(word), low=SMALLEST, high=LARGEST)
        if max(width, height) < LEAST_LONG:
            bad("too-small", given=legible(word), least=LEAST_LONG)
        self.width, self.height = width, height

    def _pair(self, name: str, value: str) -> None:
        if name not in LETTERS:
            if name in self.words:
                bad("twice", line=self.line, given=legible(name))
            self.words[name] = (value, self.line)
            return
        who = LETTERS[name]
        if who in self.tokens:
            bad("twice", line=self.line, given=legible(name))
        self.tokens[who] = NOWHERE if value == NOTHING else self.square(value)

    def square(self, word: str) -> int:
        """The number of a square of this board."""
        cell = ANYWHERE.find(word)
        if cell is None:
            bad("square", line=self.line, given=legible(word))
        if cell not in Grid(self.width, self.height):
            size = Name(f"{self.width}x{self.height}")
            bad("outside", line=self.line, given=legible(word), size=size)
        return cell.row * self.width + cell.column

    def _item(self, square: int) -> None:
        cell = Name(Layout(self.width, self.height).name(square))
        if self._kind == BARRIER:
            if square in self.barriers or square in self._waiting:
                bad("two-barriers", line=self.line, cell=cell)
            self._waiting.append(square)
            return
        if square in self.tiles:
            bad("two-tiles", line=self.line, cell=cell)
        if self._kind.startswith(WARP) and self._kind in self.warps:
            bad("two-warps", line=self.line, cell=cell, kind=Name(self._kind))
        self.tiles[square] = self._kind
        self.warps[self._kind] = square
        self._waiting = [square]

    def _closed(self, word: str) -> None:
        sides = sides_of(word)
        if sides is None or not self._waiting:
            bad("sides", line=self.line, given=legible(word), example=Name("NW,N,NE"))
        self.barriers |= dict.fromkeys(self._waiting, sides)
        self._kind, self._waiting = "", []

    def _close(self) -> None:
        """An item ends where another begins: it must have had its square, and its sides."""
        if self._kind == BARRIER or (self._kind and not self._waiting):
            bad("unfinished", line=self.line, kind=Name(self._kind))
        self._kind, self._waiting = "", []


TILE_NAMES = {kind.lower(): kind for kind in TILES}


def is_number(text: str) -> bool:
    """Whether a text is a short whole number."""
    return text.isascii() and text.isdigit() and len(text) <= 6


def words(text: str) -> Iterator[tuple[int, str]]:
    """Each word with the number of its line, remarks left out; refuses what is no text of ours."""
    if len(text) > LONGEST_TEXT:
        bad("too-long", most=LONGEST_TEXT // 1000)
    lines = text.replace(";", "\n").splitlines()
    if len(lines) > MOST_LINES:
        bad("too-many-lines", most=MOST_LINES)
    for number, line in enumerate(lines, 1):
        if not line.replace("\t", " ").isprintable():
            bad("binary", line=number)
        if not line.lstrip().startswith("#"):
            for word in line.split():
                yield number, word


# closed sides


PIPE = "PIPE"
PIPES = {
    one + other: 1 << start | 1 << end
    for start, one in enumerate(NAMES)
    for end, other in enumerate(NAMES)
    if start != end
}


def sides_of(word: str) -> int | None:
    """The set of directions that a word closes, or None where it is no such word."""
    upper = word.upper()
    if upper.startswith("WALL") and upper[4:] in NAMES:
        middle = NAMES.index(upper[4:])
        return sum(1 << (middle + turn) % COUNT for turn in (-1, 0, 1))
    if upper.startswith(PIPE):
        left = upper.removeprefix(PIPE)
        ends = PIPES.get(left) or (_sides(left) if "," in left else None)
        return None if ends is None else EVERY_WAY & ~ends
    return _sides(upper)


def _sides(word: str) -> int | None:
    names = word.split(",")
    if not all(name in NAMES for name in names) or len(set(names)) < len(names):
        return None
    return sum(1 << NAMES.index(name) for name in names)


def in_order(sides: int) -> tuple[int, ...]:
    """The directions of a set clockwise, beginning after a gap, so that a wall reads as one."""
    begins = (way for way in range(COUNT) if sides >> way & ~(sides >> (way - 1) % COUNT) & 1)
    first = next(begins, 0)
    turn = ((first + step) % COUNT for step in range(COUNT))
    return tuple(way for way in turn if sides >> way & 1)


# writing


def format_head(layout: Layout, tokens: tuple[int, int, int]) -> str:
    """The size and the tokens."""
    names = [NOTHING if square == NOWHERE else layout.name(square) for square in tokens]
    escort, villager, goblin = names
    return f"EQ {layout.width}x{layout.height} E={escort} V={villager} G={goblin}"


def format_items(layout: Layout) -> list[str]:
    """One part a kind of tile, and one a set of closed sides, each with its squares."""
    groups: dict[str, list[str]] = {}
    for square, kind in sorted(layout.tiles, key=lambda tile: (TILES.index(tile[1]), tile[0])):
        groups.setdefault(f"{kind} {{}}", []).append(layout.name(square))
    for square, sides in layout.barriers:
        groups.setdefault(f"{BARRIER} {{}} {_short(sides)}", []).append(layout.name(square))
    return [group.format(" ".join(names)) for group, names in groups.items()]


def format_layout(puzzle: Puzzle) -> str:
    """The puzzle in one line; with `; ` made line ends, a file."""
    return "; ".join((format_head(puzzle.layout, puzzle.tokens), *format_items(puzzle.layout)))


def _short(closed: int) -> str:
    """The closed sides, or those that are open where they are fewer."""
    left = EVERY_WAY & ~closed
    if left.bit_count() < 2 or closed.bit_count() <= left.bit_count():
        return ",".join(NAMES[way] for way in in_order(closed))
    return "pipe" + ",".join(NAMES[way] for way in in_order(left))


# whole puzzles


def parse_layout(text: str, beginning: bool = True, loose: bool = False) -> Puzzle:
    """The puzzle of a text; raises BadPosition with the line and the reason.

    *beginning*: it must be fit to be begun. *loose*: tokens may be missing.
    """
    sheet = Sheet(text, loose)
    for name, (_, line) in sheet.words.items():
        bad("state", line=line, given=legible(name))
    if beginning:
        check_puzzle(sheet.puzzle)
    return sheet.puzzle


def check_puzzle(puzzle: Puzzle) -> None:
    """Raise BadPosition where the rules of laying out are broken (EQ-R5, R7, R8, EQ-A2)."""
    layout = puzzle.layout
    _, villager, goblin = puzzle.tokens
    for square in puzzle.tokens:
        if puzzle.tokens.count(square) > 1:
            bad("shared", cell=Name(layout.name(square)))
    field = Field(layout, Manner())
    if not field.villages:
        bad("no-village")
    check_village(field, villager)
    check_diagonal(field, villager, goblin)


def check_village(field: Field, villager: int) -> None:
    """Raise BadPosition where a village is too near the villager's start (EQ-R7)."""
    nearest = min(field.villages, key=lambda village: field.reach(villager, village))
    moves = field.reach(villager, nearest)
    if moves < NEAREST_VILLAGE:
        village, where = Name(field.layout.name(nearest)), Name(field.layout.name(villager))
        bad("village-near", n=moves, village=village, villager=where)


def check_diagonal(field: Field, villager: int, goblin: int) -> None:
    """Raise BadPosition where the goblin does not start on a slant (EQ-R8), on the flat board."""
    height, length = (
        abs(villager // field.width - goblin // field.width),
        abs(villager % field.width - goblin % field.width),
    )
    if height != length:
        goblin_on, where = Name(field.layout.name(goblin)), Name(field.layout.name(villager))
        bad("not-diagonal", goblin=goblin_on, villager=where)
