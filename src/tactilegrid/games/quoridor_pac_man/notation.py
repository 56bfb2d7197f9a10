"""Turns and positions as text (rules, 6.3): `P:W*.N.Nx.E`, `B:S!`, `P:hold`, and one line.

    P=e5 B=e9 I=- K=i5 C=e1 pellets=a1,a9 lives=2 to=P layout=classic6

Figures by their letters, an eaten ghost as `-`; the pellets still to be eaten, or `-`; the lives
left; the figure to move; a layout by its name, or written out in one line without spaces. Where
the ghosts choose their order, `moved=B,K` lists those that have had their turn in this round, and
`out=3` the seats that gave up. The parts come in any order, and a text without a layout is read
for that of the options. No pellet or no life left is a game that is over. The text holds no count
of plies and no earlier positions, so a game that goes on from it counts both anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NoReturn

from tactilegrid.core.errors import AmbiguousMove, BadNotation, BadPosition, MoveError
from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.message import Arg, Name, message
from tactilegrid.core.options import Options
from tactilegrid.games.quoridor.moves import cell_of, number_of, square_name
from tactilegrid.games.quoridor_pac_man.ground import FAR
from tactilegrid.games.quoridor_pac_man.layouts import GRID, layout_of, layout_text, names_of
from tactilegrid.games.quoridor_pac_man.moves import (
    COMPASS,
    FIGURES,
    GHOSTS,
    HOLDING,
    LETTERS,
    PAC,
    STEPS,
    TOKENS,
    Move,
    Step,
    mask_of,
)
from tactilegrid.games.quoridor_pac_man.position import (
    CAUGHT,
    MOST_LIVES,
    OFF,
    PELLETS_EATEN,
    RESIGNED,
    Setup,
    State,
    setup_of,
)
from tactilegrid.games.quoridor_pac_man.refusals import (
    fences_stay,
    not_now,
    not_reached,
    over,
    refusal,
)
from tactilegrid.games.quoridor_pac_man.rules import GHOST_SIDE, PAC_MAN_SIDE, check, winners
from tactilegrid.games.quoridor_pac_man.walks import find, follow, setting_out, turns

LONGEST_MOVE = 80
LONGEST_POSITION = 800
# steps have a dot or a blank between, for words such as "new" are no turns
SIGN = "[NESW][*X!]{0,2}"
WALK = re.compile(rf"(?:([{LETTERS}]): ?)?({SIGN}(?:[. ]{SIGN})*|{HOLDING.upper()})")
STEP = re.compile(r"([NESW])([*X!]*)")
SQUARES = re.compile(rf"(?:([{LETTERS}]):)?((?:[A-Z][0-9]{{1,2}}[. -]?)+)")
FENCE = re.compile(r"[A-Z][0-9]{1,2}[HV]")


def legible(text: str) -> Name:
    """The beginning of a text that could not be read, fit to be said."""
    return Name("".join(c if c.isprintable() else "?" for c in text.strip()[:20]))


# turns


def parse_move(text: str, state: State) -> Move:
    """The legal turn that a record means; marks may be left out, but not be wrong."""
    walk = WALK.fullmatch(_word(text))
    if walk is None:
        raise BadNotation(message("quoridor-pac-man-bad-move", given=legible(text)))
    moves = _walked(walk[1], walk[2], state)
    if len(moves) > 1:
        raise BadNotation(message("quoridor-pac-man-which-figure", given=legible(text)))
    return moves[0]


def read_move(text: str, state: State) -> Move:
    """The legal turn that a person means: as in a record, or by the squares, or by the last one."""
    word = _word(text)
    walk, squares = WALK.fullmatch(word), SQUARES.fullmatch(word)
    if state.ended is not None:
        raise over()
    if walk is not None:
        moves = _walked(walk[1], walk[2], state)
    elif squares is not None:
        moves = _by_squares(squares[1], re.findall(r"[A-Z][0-9]+", squares[2]), state)
    elif FENCE.fullmatch(word):
        raise fences_stay()
    else:
        raise BadNotation(message("quoridor-pac-man-bad-move", given=legible(text)))
    if len(moves) == 1:
        return moves[0]
    raise AmbiguousMove(message("quoridor-pac-man-which-figure", given=legible(text)), moves)


def _word(text: str) -> str:
    return " ".join(text.upper().split()) if len(text) <= LONGEST_MOVE else ""


def _figures(letter: str | None, state: State) -> tuple[int, ...]:
    """The figures that may be meant, all of which may be moved now."""
    if state.ended is not None:
        raise over()
    if letter is None:
        return state.candidates
    figure = LETTERS.index(letter)
    if figure not in state.candidates:
        raise not_now(state, figure)
    return (figure,)


def _walked(letter: str | None, text: str, state: State) -> tuple[Move, ...]:
    """The legal turns with these steps, one a figure; raises what is wrong with the first."""
    steps = STEP.findall(text) if text != HOLDING.upper() else []
    found, fault = [], None
    for figure in _figures(letter, state):
        try:
            found.append(_marked(figure, steps, state))
        except MoveError as error:
            fault = fault or error
    if fault is not None and not found:
        if letter is None and len(text) == 1:  # a letter alone is a word as well, such as n for no
            raise BadNotation(fault.message)
        raise fault
    return tuple(found)


def _marked(figure: int, steps: list[tuple[str, str]], state: State) -> Move:
    """The legal turn of a figure with these steps, whose marks are checked where there are any."""
    ways = tuple(COMPASS[sign] for sign, _ in steps)
    walk = follow(setting_out(state, figure), ways)
    if len(walk.steps) < len(ways) or not walk.may_stop(walk.onward()):
        raise refusal(state, Move(figure, tuple(STEPS[way, ""] for way in ways)))
    given = ["".join(sorted(marks.lower(), reverse=True)) for _, marks in steps]
    pairs = zip(given, walk.steps, strict=True)
    said = tuple(Step(step.direction, mark or step.mark) for mark, step in pairs)
    check(Move(figure, said), state)
    return walk.move


def _by_squares(letter: str | None, names: list[str], state: State) -> tuple[Move, ...]:
    figures = _figures(letter, state)
    cells = []
    for name in names:
        cell = GRID.find(name)
        if cell is None:
            first, last = Cell(0, 0), Cell(8, 8)
            raise BadNotation(message("quoridor-pac-man-no-square", first=first, last=last))
        cells.append(cell)
    if len(cells) == 1:
        return _ending_on(cells[0], figures, state)
    return (_along(cells, figures, state),)


def _ending_on(cell: Cell, figures: Iterable[int], state: State) -> tuple[Move, ...]:
    """The turns that end on a square, one for each figure and each result."""
    found: dict[object, Move] = {}
    ends: dict[Cell, None] = {}
    for figure in figures:
        for walk in turns(setting_out(state, figure)):
            ends[cell_of(walk.here)] = None
            if walk.here == number_of(cell):
                found.setdefault((figure, walk.figures, walk.pellets), walk.move)
    if found:
        return tuple(found.values())
    raise not_reached(state, cell, state.candidates[0], tuple(ends))


def _along(cells: list[Cell], figures: Iterable[int], state: State) -> Move:
    """The turn through these squares; it may begin with the figure's own square."""
    candidates = list(figures)
    figure = next((each for each in candidates if state.cell(each) == cells[0]), candidates[0])
    here = state.cell(figure)
    ways: list[Direction] = []
    for cell in cells[1:] if cells[0] == here else cells:
        way = next((each for each in COMPASS.values() if here.step(each) == cell), None)
        if way is None:
            raise BadNotation(message("quoridor-pac-man-gap", cell=cell, before=here))
        ways.append(way)
        here = cell
    walk = follow(setting_out(state, figure), tuple(ways))
    if len(walk.steps) == len(ways) and find(state, walk.move) is not None:
        return walk.move
    raise refusal(state, Move(figure, tuple(STEPS[way, ""] for way in ways)))


# positions


def format_position(state: State) -> str:
    """The position in one line, without counts and history."""
    parts = [
        f"{letter}={'-' if square == OFF else square_name(cell_of(square))}"
        for letter, square in zip(LETTERS, state.figures, strict=True)
    ]
    parts.append(f"pellets={','.join(names_of(state.pellets)) or '-'}")
    parts.append(f"lives={state.lives}")
    parts.append(f"to={LETTERS[state.candidates[0]]}")
    moved = [ghost for ghost in state.alive if not state.waiting >> ghost & 1]
    if state.setup.free_order and state.waiting and moved:
        parts.append(f"moved={','.join(LETTERS[ghost] for ghost in moved)}")
    if state.out:
        seats = (str(seat.number) for seat in state.setup.seats if state.out >> seat.number - 1 & 1)
        parts.append(f"out={','.join(seats)}")
    parts.append(f"layout={layout_text(state.setup.layout)}")
    return " ".join(parts)


def _bad(what: str, **args: Arg) -> NoReturn:
    raise BadPosition(message(f"quoridor-pac-man-position-{what}", **args))


KEYS = (*LETTERS.lower(), "pellets", "lives", "to", "moved", "out", "layout")
NEEDED = (*LETTERS.lower(), "pellets", "lives", "to")


def parse_position(text: str, options: Options) -> State:
    """The state of a position text; where it tells the layout, that overrides the options."""
    parts = _parts(text)
    setup = _setup(parts, options)
    figures = _placed(parts, setup)
    pellets = _pellets(parts["pellets"], setup, figures)
    lives = _number(parts["lives"])
    if lives is None or lives > MOST_LIVES:
        _bad("lives", given=legible(parts["lives"]), most=MOST_LIVES)
    out = _out(parts.get("out", ""), setup)
    ended = _ended(State(setup, figures, pellets, lives, out=out))
    waiting = 0 if ended else _waiting(parts, setup, figures)
    state = State(setup, figures, pellets, lives, waiting, out, ended=ended)
    to = _letters(parts["to"])
    if ended is None and to[0] not in state.candidates:
        _bad("to-seat", figure=TOKENS[state.candidates[0]])
    return state


def _parts(text: str) -> dict[str, str]:
    words = text.split()
    if len(text) > LONGEST_POSITION:
        _bad("long", n=LONGEST_POSITION)
    parts: dict[str, str] = {}
    for word in words:
        key, sign, value = word.lower().partition("=")
        if key not in KEYS or not sign or key in parts:
            _bad("part", given=legible(word))
        parts[key] = value
    for key in NEEDED:
        if key not in parts:
            _bad("missing", given=Name(f"{key.upper() if len(key) == 1 else key}="))
    return parts


def _setup(parts: dict[str, str], options: Options) -> Setup:
    if "layout" not in parts:
        return setup_of(options)
    layout = layout_of(parts["layout"])
    if layout == layout_of(options.choice("layout")):
        return setup_of(options)
    chosen = layout_text(layout)
    return setup_of(
        Options(tuple((name, chosen if name == "layout" else v) for name, v in options.settings))
    )


def _placed(parts: dict[str, str], setup: Setup) -> tuple[int, ...]:
    figures: list[int] = []
    ways = setup.ground.distances(setup.layout.starts[PAC])
    for figure in FIGURES:
        name = parts[LETTERS[figure].lower()]
        cell = GRID.find(name)
        if cell is None and (name != "-" or figure == PAC):
            _bad("square", figure=TOKENS[figure], given=legible(name))
        square = OFF if cell is None else number_of(cell)
        if square != OFF and square in (figures[:1] if setup.share else figures):
            _bad("shared", cell=cell_of(square))
        if square != OFF and ways[square] == FAR:
            _bad("sealed", figure=TOKENS[figure], cell=cell_of(square))
        figures.append(square)
    return tuple(figures)


def _pellets(value: str, setup: Setup, figures: tuple[int, ...]) -> int:
    pellets = 0
    for name in () if value == "-" else value.split(","):
        cell = GRID.find(name)
        bit = 0 if cell is None else 1 << number_of(cell)
        if not bit & setup.layout.pellets or bit & pellets:
            _bad("pellet", given=legible(name))
        if figures[PAC] == number_of(cell_of(bit.bit_length() - 1)):
            _bad("pellet-under", cell=cell_of(figures[PAC]))
        pellets |= bit
    return pellets


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 2 else None


def _out(value: str, setup: Setup) -> int:
    out = 0
    for word in value.split(",") if value else ():
        number = _number(word)
        if number is None or not 1 <= number <= len(setup.seats) or out >> number - 1 & 1:
            _bad("out", given=legible(word), n=len(setup.seats))
        out |= 1 << number - 1
    return out


def _letters(value: str) -> list[int]:
    figures = []
    for word in value.upper().split(","):
        if len(word) != 1 or word not in LETTERS or LETTERS.index(word) in figures:
            _bad("letter", given=legible(word), known=Name(", ".join(LETTERS)))
        figures.append(LETTERS.index(word))
    return figures


def _waiting(parts: dict[str, str], setup: Setup, figures: tuple[int, ...]) -> int:
    """The ghosts that still have their turn, by the figure to move and those that have moved."""
    (to,) = _letters(parts["to"])[:1]
    moved = _letters(parts["moved"]) if "moved" in parts else []
    if to == PAC:
        if moved:
            _bad("moved", given=legible(parts["moved"]))
        return 0
    if figures[to] == OFF:
        _bad("to-eaten", figure=TOKENS[to])
    alive = [ghost for ghost in GHOSTS if figures[ghost] != OFF]
    if setup.free_order:
        if to in moved or any(ghost not in alive for ghost in moved):
            _bad("moved", given=legible(parts["moved"]))
        return mask_of(ghost for ghost in alive if ghost not in moved)
    if moved:
        _bad("moved", given=legible(parts["moved"]))
    return mask_of(ghost for ghost in GHOSTS if ghost >= to and (setup.returns or ghost in alive))


def _ended(state: State) -> Outcome | None:
    """How a game in this position has ended: by pellets, by lives, or by giving up."""
    seats = len(state.setup.seats)
    if not state.pellets and not state.lives:
        _bad("both")
    if not state.pellets:
        return Outcome(winners(state, PAC_MAN_SIDE), PELLETS_EATEN)
    if not state.lives:
        return Outcome(winners(state, GHOST_SIDE), CAUGHT)
    if state.out & 1:
        side = winners(state, GHOST_SIDE) if seats > 1 else ()
        return Outcome(side, RESIGNED)
    if seats > 1 and state.out == mask_of(range(1, seats)):
        return Outcome(winners(state, PAC_MAN_SIDE), RESIGNED)
    return None
