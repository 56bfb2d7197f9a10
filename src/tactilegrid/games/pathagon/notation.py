"""Moves and positions as text: `d4xc4xd5`, `a1-d4`, and one line for a position."""

from __future__ import annotations

from tactilegrid.core.errors import AmbiguousMove, BadNotation, BadPosition
from tactilegrid.core.game import Choice, Touch
from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import BadOption, Options
from tactilegrid.games.pathagon.board import Board, board_of
from tactilegrid.games.pathagon.chains import connected
from tactilegrid.games.pathagon.position import (
    LARGEST,
    MAY,
    MOST_BANS,
    SMALLEST,
    Move,
    Placement,
    Relocation,
    State,
    check_options,
)
from tactilegrid.games.pathagon.questions import question
from tactilegrid.games.pathagon.rules import begin, check, clamped_by, takings, with_removed

LONGEST_MOVE = 60
LONGEST_POSITION = 300
LETTERS = "LD"
NOTHING = "-"


# moves


def format_move(move: Move) -> str:
    """The move as recorded: where from, where to, and every piece removed."""
    grid = board_of(LARGEST).grid
    parts = [grid.name(cell) for cell in (move.cell, *move.removed)]
    if isinstance(move, Relocation):
        parts[0] = f"{grid.name(move.origin)}-{parts[0]}"
    return "x".join(parts)


def written(touched: tuple[Touch, ...], grid: Grid) -> str:
    """What a person would type for these touches: `d4`, `a1-d4`, `d4xc4`, `d4-`; else nothing."""
    names = [grid.name(place) for place in touched if isinstance(place, Cell) and place in grid]
    choices = [touch for touch in touched if isinstance(touch, Choice)]
    if not names or len(names) + len(choices) < len(touched):
        return ""
    text = "-".join(names)
    for choice in choices:
        text += "".join(f"x{grid.name(cell)}" for cell in choice.cells) or NOTHING
    return text


def parse_move(text: str, state: State) -> Move:
    """The move of a record: what it does not list was not removed (PG-A2)."""
    move, ending = _split(text, state.board.grid)
    if ending:
        move = _completed(move, ending, state)
    check(state, move)
    return move


def read_move(text: str, state: State) -> Move:
    """The move that a person means; a bare square that could trap is asked about (PG-A2)."""
    move, ending = _split(text, state.board.grid)
    clamped = clamped_by(state, move)
    forced = state.options.choice("capture") != MAY
    if ending:
        move = _completed(move, ending, state)
    elif clamped and not move.removed:
        full, *fewer = (with_removed(move, part) for part in takings(state, clamped))
        check(state, full)
        if not forced:
            variants = (full, *fewer)
            raise AmbiguousMove(question(variants), variants)
        move = full
    check(state, move)
    return move


def _completed(move: Move, ending: str, state: State) -> Move:
    if ending == "-":
        return move
    return with_removed(move, state.board.listed(clamped_by(state, move)))


def _split(text: str, grid: Grid) -> tuple[Move, str]:
    """The move as written, its removals in order, and `+`, `-` or nothing at its end."""
    if len(text) > LONGEST_MOVE:
        raise _bad_move(text)
    written = text.strip().lower()
    ending = written[-1:] if written.endswith(("+", "-")) else ""
    words = written.removesuffix(ending).split()
    if len(words) == 2 and all(map(grid.find, words)):
        words.insert(1, "-")
    head, *taken = "".join(words).split("x")
    places = [_square(name, text, grid) for name in head.split("-")]
    removed = tuple(
        sorted((_square(name, text, grid) for name in taken), key=lambda c: (c.column, c.row))
    )
    repeated = len(set(removed)) < len(removed)
    if len(places) > 2 or repeated or (ending and removed):
        raise _bad_move(text)
    if len(places) == 2:
        return Relocation(places[0], places[1], removed), ending
    return Placement(places[0], removed), ending


def _square(name: str, text: str, grid: Grid) -> Cell:
    cell = grid.find(name)
    if cell is not None:
        return cell
    if board_of(LARGEST).grid.find(name) is not None:
        last = Name(grid.name(Cell(grid.width - 1, grid.height - 1)))
        raise BadNotation(message("pathagon-no-square", given=Name(name), last=last))
    raise _bad_move(text)


def _bad_move(text: str) -> BadNotation:
    return BadNotation(message("pathagon-bad-move", given=Name(text.strip()[:20])))


# positions


def format_position(state: State) -> str:
    """Rows from the far one, side to move, reserves, banned squares, and pieces that rest."""
    board = state.board
    rows = "/".join(_row(state, row) for row in reversed(range(board.size)))
    names = [
        [board.grid.name(c) for c in board.listed(mask)] for mask in (*state.rests, state.bans)
    ]
    light, dark, bans = (",".join(part) or NOTHING for part in names)
    reserves = f"{state.reserve(0)},{state.reserve(1)}"
    return f"{rows} {LETTERS[state.side]} {reserves} {bans} {light},{dark}"


def _row(state: State, row: int) -> str:
    text, gap = "", 0
    for column in range(state.board.size):
        owner = state.owner(Cell(column, row))
        if owner is None:
            gap += 1
            continue
        text += (str(gap) if gap else "") + LETTERS[owner]
        gap = 0
    return text + (str(gap) if gap else "")


def parse_position(text: str, options: Options) -> State:
    """The state of a position text; its size and number of pieces are those of the text."""
    parts = text.split()
    if len(parts) != 5 or len(text) > LONGEST_POSITION:
        raise BadPosition(message("pathagon-position-parts"))
    rows = parts[0].upper().split("/")
    size = len(rows)
    if not SMALLEST <= size <= LARGEST:
        raise BadPosition(message("pathagon-position-rows", n=size, low=SMALLEST, high=LARGEST))
    board = board_of(size)
    pieces = _pieces(rows, board)
    if parts[1].upper() not in ("L", "D"):
        raise BadPosition(message("pathagon-position-side", given=Name(parts[1][:20])))
    side = LETTERS.index(parts[1].upper())
    reserves = _reserves(parts[2])
    total = _total(pieces, reserves)
    settled = _with(options, size=size, pieces=total)
    bans = _bans(parts[3], board, pieces, reserves[side])
    state = begin(settled, pieces, side, bans, _rests(parts[4], board, pieces))
    if connected(board, pieces[side], state.axis(side)):  # the other side cannot have done that
        raise BadPosition(message("pathagon-position-joined"))
    return state


def _pieces(rows: list[str], board: Board) -> tuple[int, int]:
    pieces = [0, 0]
    for down, text in enumerate(rows):
        row = board.size - 1 - down
        column = 0
        for mark in _marks(text, row):
            if isinstance(mark, int):
                column += mark
                continue
            if column < board.size:
                pieces[LETTERS.index(mark)] |= board.bit(Cell(column, row))
            column += 1
        if column != board.size:
            sentence = message("pathagon-position-row", row=row + 1, n=column, size=board.size)
            raise BadPosition(sentence)
    return pieces[0], pieces[1]


def _marks(text: str, row: int) -> list[int | str]:
    """The letters of a row, and the lengths of its gaps."""
    marks: list[int | str] = []
    digits = ""
    for sign in text + "/":
        if sign in "0123456789":
            digits += sign
            continue
        if digits:
            marks.append(min(int(digits), 2 * LARGEST))
            digits = ""
        if sign in LETTERS:
            marks.append(sign)
        elif sign != "/":
            raise BadPosition(message("pathagon-position-mark", row=row + 1, given=Name(sign)))
    return marks


def _reserves(text: str) -> tuple[int, int]:
    numbers = text.split(",")
    if len(numbers) != 2 or not all(n.isascii() and n.isdigit() and len(n) < 4 for n in numbers):
        raise BadPosition(message("pathagon-position-reserves", given=Name(text[:20])))
    return int(numbers[0]), int(numbers[1])


def _total(pieces: tuple[int, int], reserves: tuple[int, int]) -> int:
    light, dark = (own.bit_count() + loose for own, loose in zip(pieces, reserves, strict=True))
    if light != dark:
        raise BadPosition(message("pathagon-position-counts", light=light, dark=dark))
    return light


def _with(options: Options, **known: int) -> Options:
    settled = Options(tuple((name, known.get(name, value)) for name, value in options.settings))
    try:
        check_options(settled)
    except BadOption as error:
        raise BadPosition(error.message) from error
    return settled


def _bans(text: str, board: Board, pieces: tuple[int, int], loose: int) -> int:
    cells = () if text == NOTHING else tuple(_place(name, board) for name in text.split(","))
    bans = board.mask(tuple(set(cells)))
    for cell in cells:
        if board.bit(cell) & (pieces[0] | pieces[1]):
            raise BadPosition(message("pathagon-position-ban", cell=cell))
    if len(cells) > min(loose, MOST_BANS):
        raise BadPosition(message("pathagon-position-bans", n=len(cells), loose=loose))
    return bans


def _rests(text: str, board: Board, pieces: tuple[int, int]) -> tuple[int, int]:
    names = text.split(",")
    if len(names) != 2:
        raise BadPosition(message("pathagon-position-rests", given=Name(text[:20])))
    masks = [0, 0]
    for side, name in enumerate(names):
        if name == NOTHING:
            continue
        cell = _place(name, board)
        masks[side] = board.bit(cell) & pieces[side]
        if not masks[side]:
            raise BadPosition(message("pathagon-position-rest", cell=cell))
    return masks[0], masks[1]


def _place(name: str, board: Board) -> Cell:
    cell = board.grid.find(name)
    if cell is None:
        raise BadPosition(message("pathagon-position-square", given=Name(name[:20])))
    return cell
