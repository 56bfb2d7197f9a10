"""Moves and positions as text (rules, 5.3): `e2`, `e3h`, `pass`, and one line for a position.

A position ("QPN") is

    e4,e6 8,9 d5v,e3h,g7h 1
    5x5 c1,c5 3,3 - 1

the pawns in seat order, the fences each seat has in hand, the fences on the board in the order of
the alphabet (or `-`), and the seat to move. Boards that are not 9x9 say their size first; a text
without a size is read for the board of the options. The number of pawns is the number of seats. A
pawn that was taken off, its player having resigned (QD-A14), is written `-`. A pawn on its goal
line, or a single pawn left, is a game that is over. The text holds no count of plies and no
earlier positions, so a game that goes on from it counts both anew.
"""

from __future__ import annotations

from typing import NoReturn

from tactilegrid.core.errors import BadNotation, BadPosition
from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Direction, Edge, Grid
from tactilegrid.core.message import Arg, Name, message
from tactilegrid.core.options import Options, Setting
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.fences import Walls
from tactilegrid.games.quoridor.moves import (
    PASS,
    PASSING,
    Fence,
    Move,
    Step,
    cell_of,
    edge_of,
    fence_name,
    fence_number,
    number_of,
    square_name,
)
from tactilegrid.games.quoridor.position import (
    GOAL,
    LARGEST,
    MOST_FENCES,
    OFF,
    RANDOM,
    RESIGNED,
    SMALLEST,
    STANDARD_SIZE,
    Setup,
    State,
    setup_of,
)
from tactilegrid.games.quoridor.refusals import WIDEST, off_board
from tactilegrid.games.quoridor.rules import check

LONGEST_POSITION = 600
SIDES = {"h": Direction.NORTH, "v": Direction.EAST}


def legible(text: str) -> Name:
    """The beginning of a text that could not be read, fit to be said."""
    return Name("".join(c if c.isprintable() else "?" for c in text.strip()[:20]))


# moves


def parse_move(text: str, state: State) -> Move:
    """The legal move that a text means; spaces and capitals do not matter."""
    move = _move(text, state)
    check(move, state)
    return move


def _move(text: str, state: State) -> Move:
    word = "".join(text.lower().split()) if len(text) <= 60 else ""
    if word == PASSING:
        return PASS
    fence = _edge(word)
    if fence is not None:
        return Fence(fence)
    cell = WIDEST.find(word)
    if cell is None:
        raise BadNotation(message("quoridor-bad-move", given=legible(text)))
    if cell not in state.setup.grid:
        raise BadNotation(off_board(state, cell))
    return Step(cell)


def _edge(word: str) -> Edge | None:
    """The fence of that name, on a board of any size."""
    cell = WIDEST.find(word[:-1])
    return Edge(cell, SIDES[word[-1]]) if cell is not None and word[-1] in SIDES else None


# positions


def format_position(state: State) -> str:
    """The position in one line, without counts and history."""
    size = state.setup.board.size
    prefix = "" if size == STANDARD_SIZE else f"{size}x{size} "
    pawns = ",".join("-" if pawn == OFF else square_name(cell_of(pawn)) for pawn in state.pawns)
    left = ",".join(map(str, state.left))
    fences = ",".join(sorted(fence_name(edge_of(f)) for f in numbers(state.walls.fences)))
    return f"{prefix}{pawns} {left} {fences or '-'} {state.turn + 1}"


def parse_position(text: str, options: Options) -> State:
    """The state of a position text; where it tells size and seats, they override the options."""
    parts = text.lower().split()
    if len(text) > LONGEST_POSITION or len(parts) not in (4, 5):
        _bad("parts")
    size = _size(parts.pop(0)) if len(parts) == 5 else options.number("size")
    names = parts[0].split(",")
    if len(names) not in (2, 4):
        _bad("pawns", n=len(names))
    setup = setup_of(_settled(options, size, len(names)))
    pawns = _pawns(names, setup.grid)
    left = _left(parts[1], pawns)
    walls = _walls(parts[2], setup)
    turn = _turn(parts[3], pawns)
    for seat, pawn, goal in zip(setup.seats, pawns, setup.goals, strict=True):
        if pawn != OFF and walls.way(pawn, goal) is None:
            _bad("closed", who=seat)
    return State(setup, pawns, left, walls, turn, ended=_ended(pawns, setup))


def _bad(what: str, **args: Arg) -> NoReturn:
    raise BadPosition(message(f"quoridor-position-{what}", **args))


def _size(word: str) -> int:
    for size in range(SMALLEST, LARGEST + 1, 2):
        if word == f"{size}x{size}":
            return size
    _bad("size", given=legible(word), low=SMALLEST, high=LARGEST)


def _settled(options: Options, size: int, players: int) -> Options:
    """The options with what the text says, and a first seat that is there."""
    changes: dict[str, Setting] = {"size": size, "players": str(players)}
    first = options.choice("first")
    if first != RANDOM and int(first) > players:
        changes["first"] = 1
    return Options(tuple((name, changes.get(name, value)) for name, value in options.settings))


def _pawns(names: list[str], grid: Grid) -> tuple[int, ...]:
    pawns: list[int] = []
    for name in names:
        cell = grid.find(name)
        if cell is None and name != "-":
            _bad("square", given=legible(name))
        square = OFF if cell is None else number_of(cell)
        if square != OFF and square in pawns:
            _bad("shared", cell=cell_of(square))
        pawns.append(square)
    if pawns.count(OFF) == len(pawns):
        _bad("empty")
    return tuple(pawns)


def _count(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 2 else None


def _left(word: str, pawns: tuple[int, ...]) -> tuple[int, ...]:
    counts = [_count(part) for part in word.split(",")]
    left = tuple(count for count in counts if count is not None and count <= MOST_FENCES)
    if len(left) != len(pawns) or len(counts) != len(pawns):
        _bad("left", n=len(pawns), most=MOST_FENCES)
    if any(count and pawn == OFF for count, pawn in zip(left, pawns, strict=True)):
        _bad("left-off")
    return left


def _walls(word: str, setup: Setup) -> Walls:
    walls = setup.board.bare
    for name in () if word == "-" else word.split(","):
        edge = _edge(name)
        if edge is None or not setup.board.fences & _bit(edge):
            _bad("fence", given=legible(name))
        fence = fence_number(edge)
        if not walls.fitting >> fence & 1:
            _bad("unfit", given=Name(fence_name(edge)))
        walls = walls.after(fence)
    return walls


def _bit(edge: Edge) -> int:
    fence = fence_number(edge)
    return 1 << fence if fence >= 0 else 0


def _turn(word: str, pawns: tuple[int, ...]) -> int:
    number = _count(word)
    if number is None or not 1 <= number <= len(pawns):
        _bad("turn", given=legible(word), n=len(pawns))
    if pawns[number - 1] == OFF:
        _bad("turn-off", n=number)
    return number - 1


def _ended(pawns: tuple[int, ...], setup: Setup) -> Outcome | None:
    seats = zip(setup.seats, pawns, setup.goals, strict=True)
    playing = [(seat, pawn, goal) for seat, pawn, goal in seats if pawn != OFF]
    home = [seat for seat, pawn, goal in playing if goal >> pawn & 1]
    if len(home) > 1:
        _bad("two-won")
    if home:
        return Outcome((home[0],), GOAL)
    return Outcome((playing[0][0],), RESIGNED) if len(playing) == 1 else None
