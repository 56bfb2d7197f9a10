"""Plies of the building as text, by touch, and as the lines of a file.

    c4=village  c4=goblin  c4=barrier:N,NE  c4=side-N  c4=empty  build-7  ready  ready-anyway  edit
    lay EQ 8x8 E=a1 V=- G=-; village g7

A person may also write `c4 village`, `village c4`, `barrier c4 wallN`, `c4 -`, `build 7`.
"""

from __future__ import annotations

from tactilegrid.core.errors import AmbiguousMove, BadNotation, BadPosition, IllegalMove
from tactilegrid.core.fitting import Fits
from tactilegrid.core.game import Choice, Touch
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, Name, message
from tactilegrid.games.escort_quest import building
from tactilegrid.games.escort_quest.building import CORRIDORS, WALLS, check, moves_on, sheet_moves
from tactilegrid.games.escort_quest.draft import (
    EMPTY,
    SIDE,
    SIDES,
    Build,
    Change,
    Lay,
    Reopen,
    Spread,
    Start,
)
from tactilegrid.games.escort_quest.field import BARRIER, NAMES, TILES, WARP, WARPS, Puzzle
from tactilegrid.games.escort_quest.motion import ESCORT, TOKENS
from tactilegrid.games.escort_quest.position import State
from tactilegrid.games.escort_quest.sheet import (
    ANYWHERE,
    format_layout,
    in_order,
    is_number,
    legible,
    parse_layout,
    sides_of,
)

READY, ANYWAY, BUILD, LAY, REOPEN = "ready", "anyway", "build", "lay", "edit"
PLAY, TILE, WALL, CORRIDOR = "play", "tile", "wall", "corridor"
LONGEST_SHEET = 20_000
ALIASES = {
    "-": EMPTY,
    "spikes": "spike",
    "crosshairs": "cross",
    "snowflake": "snow",
    "player": "escort",
}
KINDS = {name.lower(): name for name in (*TOKENS, *TILES, *SIDES, EMPTY, BARRIER)} | ALIASES

# as text


def format_move(move: Change) -> str:
    """The ply as written in a record."""
    match move:
        case Lay(cell=cell, what=what, sides=sides):
            closed = f":{format_sides(sides)}" if sides else ""
            return f"{ANYWHERE.name(cell)}={what}{closed}"
        case Build(length=length):
            return f"{BUILD}-{length}"
        case Spread(puzzle=puzzle):
            return f"{LAY} {format_layout(puzzle)}"
        case Reopen():
            return REOPEN
    return f"{READY}-{ANYWAY}" if move.anyway else READY


def parse_move(text: str, state: State) -> Change:
    """The legal ply that a text means; raises MoveError only."""
    move = _read(text, state)
    check(move, state)
    return move


def read_move(text: str, state: State) -> Change:
    """The legal ply that a person means: a square alone leaves open what is to lie there."""
    cell = ANYWHERE.find("".join(text.lower().split()))
    if cell is not None and cell in state.field.layout.grid and state.outcome is None:
        moves = tuple(touching((cell,), state))
        raise AmbiguousMove(message("escort-quest-lay-what", cell=cell), moves)
    return parse_move(text, state)


def _read(text: str, state: State) -> Change:
    first, _, rest = text.strip().lower().partition(" ")
    if first == LAY and rest:
        return Spread(_sheet(rest))
    words = text.lower().replace("=", " ").replace(":", " ").split()
    whole = " ".join(words).replace("-", " ")
    if whole in (READY, f"{READY} {ANYWAY}"):
        return _start(state, whole != READY)
    if whole == REOPEN:
        return Reopen()
    number = whole.removeprefix(f"{BUILD} ")
    if number != whole and is_number(number):
        return Build(int(number))
    move = _laid(words)
    if move is None:
        given, example = legible(text), Name("c4 village")
        raise BadNotation(message("escort-quest-bad-ply", given=given, example=example))
    return move


def _start(state: State, anyway: bool) -> Start:
    """Who says `anyway` of a puzzle that can be won only means to play."""
    return Start(anyway and not building.problem(state) and building.hopeless(state))


def _laid(words: list[str]) -> Lay | None:
    """A square and what comes there, in either order; a barrier has its sides behind them."""
    if len(words) not in (2, 3):
        return None
    first, second = ANYWHERE.find(words[0]), ANYWHERE.find(words[1])
    cell, name = (first, words[1]) if first is not None else (second, words[0])
    kind = KINDS.get(name)
    if cell is None or kind is None or (len(words) == 3) != (kind == BARRIER):
        return None
    if kind != BARRIER:
        return Lay(cell, kind)
    sides = sides_of(words[2])
    return Lay(cell, BARRIER, sides) if sides else None


def _sheet(text: str) -> Puzzle:
    try:
        return parse_layout(text[:LONGEST_SHEET], beginning=False, loose=True)
    except BadPosition as error:
        raise BadNotation(error.message) from None


# as a file


def lines_built(seen: State) -> str | None:
    """The lines of the puzzle that is built or was built; None for one that is not one's own."""
    if seen.draft is None:
        return None
    return format_layout(building.puzzle_built(seen)).replace("; ", "\n")


def not_built_now() -> Message:
    """Says how a puzzle is begun that can be built on."""
    return message("escort-quest-not-built-now", word=Name("puzzle=edit:market-day"))


def load_move(text: str, seen: State) -> Spread:
    """The ply that lays the puzzle of a file."""
    if not seen.building:
        raise IllegalMove(not_built_now(), "EQ-R2")
    move = Spread(parse_layout(text, beginning=False, loose=True))
    check(move, seen)
    return move


# by touch


def seat_cell(state: State) -> Cell:
    """Where the choices about the whole sheet are offered: at the escort, else in the corner."""
    square = state.tokens[ESCORT].square
    return state.cell(max(square, 0))


def touches(move: Change, state: State) -> tuple[Touch, ...]:
    """A square, then what comes there, from the general to the particular."""
    match move:
        case Lay(cell=cell, what=what, sides=sides):
            return cell, *map(Choice, _path(what, sides))
        case Build(length=length):
            return seat_cell(state), Choice(BUILD), Choice(str(length))
    return seat_cell(state), Choice(PLAY)


def _path(what: str, sides: int) -> tuple[str, ...]:
    """The choices that lead to something."""
    if what in WARPS:
        return TILE, WARP, what.removeprefix(f"{WARP}-")
    if what in TILES:
        return TILE, what
    if what in SIDES:
        return BARRIER, SIDE, what.removeprefix(f"{SIDE}-")
    if what != BARRIER:
        return (what,)
    if sides in WALLS:
        return BARRIER, WALL, NAMES[WALLS.index(sides)]
    if sides in CORRIDORS:
        return BARRIER, CORRIDOR, NAMES[CORRIDORS.index(sides)]
    return BARRIER, format_sides(sides)


def format_sides(sides: int) -> str:
    """Closed sides as they are written."""
    return ",".join(NAMES[way] for way in in_order(sides))


def fits(touched: tuple[Touch, ...], seen: State) -> Fits | None:
    """The moves that begin with these touches: only one square has to be looked at."""
    if not touched or not isinstance(touched[0], Cell) or touched[0] not in seen.field.layout.grid:
        return None
    depth, found = len(touched), touching(touched, seen)
    return Fits(found, any(len(touches(move, seen)) > depth for move in found))


def touching(touched: tuple[Touch, ...], state: State) -> tuple[Change, ...]:
    """The moves whose touches begin with these, of which the first is a square of the board."""
    cell, depth = touched[0], len(touched)
    moves = moves_on(cell, state) if isinstance(cell, Cell) else []
    if cell == seat_cell(state):
        moves += sheet_moves(state)
    return tuple(move for move in moves if touches(move, state)[:depth] == touched)


def written(touched: tuple[Touch, ...], state: State) -> str:
    """The text of the ply that these touches make; empty where they make none."""
    found = fits(touched, state) if touched else None
    whole = [move for move in (found.moves if found else ()) if touches(move, state) == touched]
    return format_move(whole[0]) if whole else ""
