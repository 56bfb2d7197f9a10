"""Moves as text: `c3 E G Y N B R`, `c3 E G [YBR]`, `@d4`, `@-`, `--`, `late`.

A voyage names its start, a direction N, E, S or W, and a letter G, Y, B or R for the gem dropped on
each square; another direction marks the bend, brackets hold all that is left. A person may leave
out the blanks, and name the next square instead of a direction.
"""

from __future__ import annotations

import re

from tactilegrid.core.errors import BadNotation
from tactilegrid.core.message import Name, message
from tactilegrid.games.wayfinder.gems import heap_of, letters_of, total
from tactilegrid.games.wayfinder.naming import gem_list
from tactilegrid.games.wayfinder.position import (
    LARGEST,
    LATE,
    NO_PLACE,
    PASS,
    VOYAGE,
    Move,
    Pass,
    Placement,
    State,
    number_of,
)
from tactilegrid.games.wayfinder.refusals import (
    Course,
    check,
    closed,
    drop,
    off_map,
    start,
    step,
    unfinished,
    wrong_start,
)
from tactilegrid.games.wayfinder.voyages import CELLS, Voyage, waters_of

COMPASS = "NESW"
LONGEST = 120  # the longest voyage has fourteen squares
AT, NOTHING, PASSING, LATENESS = "@", "-", "--", "late"
TOKEN = re.compile(r"[A-Z]\d{1,2}|[NESWGYBR]|\[[GYBR, ]+\]")
SHAPE = re.compile(rf"[A-Z]\d(?: ?(?:{TOKEN.pattern}))*")  # a square first, unlike any word


def square_name(square: int) -> str:
    """A square as written, the same on every map."""
    return f"{chr(97 + CELLS[square].column)}{CELLS[square].row + 1}"


def format_move(move: Move) -> str:
    """The move as recorded."""
    match move:
        case Voyage():
            return _format_voyage(move)
        case Placement(square=square):
            return AT + (NOTHING if square is None else square_name(square))
        case Pass():
            return PASSING
    return LATENESS


def _format_voyage(voyage: Voyage) -> str:
    waters, last = waters_of(LARGEST), None
    parts = [square_name(voyage.squares[0])]
    for before, square, heap in zip(voyage.squares, voyage.squares[1:], voyage.heaps, strict=False):
        way = waters.way(before, square)
        if way != last and way is not None:
            parts.append(COMPASS[way])
            last = way
        letters = letters_of(heap)
        parts.append(letters if total(heap) == 1 else f"[{letters}]")
    return " ".join(parts)


def parse_move(text: str, state: State) -> Move:
    """The legal move that a text means; raises MoveError only."""
    plain = " ".join(text.upper().split())
    move: Move | None = None
    if plain in (PASSING, "PASS"):
        forced = plain == "PASS" and state.phase != VOYAGE
        move = NO_PLACE if forced else PASS
    elif plain == LATENESS.upper():
        move = LATE
    elif plain.startswith(AT):
        move = _placement(plain[1:].strip(), text, state)
    elif state.phase != VOYAGE and re.fullmatch(r"[A-Z]\d{1,2}", plain):
        move = _placement(plain, text, state)
    if move is None:
        return _voyage(plain, text, state)
    check(move, state)
    return move


def _placement(name: str, text: str, state: State) -> Placement:
    if name == NOTHING:
        return NO_PLACE
    if not re.fullmatch(r"[A-Z]\d{1,2}", name):
        raise bad_move(text)
    return Placement(_square(name, state))


def _square(name: str, state: State) -> int:
    cell = state.setup.grid.find(name)
    if cell is None:
        raise BadNotation(off_map(state))
    return number_of(cell)


def bad_move(text: str) -> BadNotation:
    """Says what was given and how a voyage and a placement are written."""
    return BadNotation(message("wayfinder-bad-move", given=Name(text.strip()[:20])))


def _voyage(plain: str, text: str, state: State) -> Voyage:
    """Follow the course as it is written, so that the first thing wrong is the one that is told."""
    if len(text) > LONGEST or not plain.isascii() or not SHAPE.fullmatch(plain):
        raise bad_move(text)
    tokens = TOKEN.findall(plain)
    course = start(state)
    if _square(tokens.pop(0), state) != course.square:
        raise wrong_start(course.square)
    return _follow(tokens, course, text, state)


def _follow(tokens: list[str], course: Course, text: str, state: State) -> Voyage:
    squares, heaps = [course.square], []
    waters = state.setup.waters
    way: int | None = None
    waits = False  # for a gem, after a direction or the name of a square
    entered: int | None = None
    for token in tokens:
        names = token in COMPASS or token[1:].isdigit()
        if (waits and names) or (way is None and not names):
            raise bad_move(text)
        if token in COMPASS:
            way, waits = COMPASS.index(token), True
        elif names:
            entered, waits = _square(token, state), True
            way = waters.way(course.square, entered)
            course = step(state, course, entered)
        else:
            if entered is None:
                course = step(state, course, waters.beyond(course.square, way or 0))
            entered, waits = None, False
            squares.append(course.square)
            heaps.append(heap_of(letter for letter in token if letter.isalpha()))
            course = drop(state, course, heaps[-1])
    if entered is not None:
        held = gem_list(course.hand)
        why = closed(state, course)
        raise why or BadNotation(message("wayfinder-drop-what", cell=CELLS[entered], held=held))
    if waits:
        raise bad_move(text)
    if course.hand:
        raise unfinished(course)
    return Voyage(tuple(squares), tuple(heaps))
