"""Why a move is not legal: the rule broken, in a sentence that also says what is possible."""

from __future__ import annotations

from collections.abc import Iterable

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, message
from tactilegrid.core.value import Value
from tactilegrid.games.wayfinder.gems import (
    COLOURS,
    SINGLE,
    count,
    drops,
    fault_of_all,
    total,
)
from tactilegrid.games.wayfinder.legal import may_be_late, open_squares, sailing
from tactilegrid.games.wayfinder.naming import colour_list, gem_list, whose
from tactilegrid.games.wayfinder.position import (
    AWAY,
    VOYAGE,
    Late,
    Move,
    Placement,
    State,
)
from tactilegrid.games.wayfinder.voyages import CELLS, Voyage


class Course(Value):
    """Where a voyage has come to: the heading (None: still at the start), and what is in hand."""

    square: int
    heading: int | None
    hand: int


def check(move: Move, state: State) -> None:
    """Raise IllegalMove with the rule and what is possible, unless the move is legal."""
    if state.ended is not None:
        raise IllegalMove(message("wayfinder-over"), "WF-R23")
    if isinstance(move, Voyage):
        _check_voyage(move, state)
    elif isinstance(move, Placement):
        _check_placement(move, state)
    elif isinstance(move, Late):
        if not may_be_late(state):
            raise IllegalMove(message("wayfinder-no-countdown"), "WF-R19")
    else:
        _check_pass(state)


# placing


def _check_placement(move: Placement, state: State) -> None:
    if state.phase == VOYAGE:
        raise IllegalMove(_sail_now(state), "WF-R3")
    squares = open_squares(state)
    if move.square is None:
        if squares:
            cell = CELLS[squares[0]]
            sentence = message("wayfinder-can-place", n=len(squares), cell=cell)
            raise IllegalMove(sentence, "WF-R20")
    elif move.square not in squares:
        raise IllegalMove(_no_place(move.square, state), "WF-R20")


def _sail_now(state: State) -> Message:
    """In the phase of voyages: where one begins, or that there is none."""
    ways = sailing(state)
    if ways is not None and ways.possible():
        return message("wayfinder-sail-now", cell=CELLS[state.here])
    return no_voyage(state)


def _no_place(square: int, state: State) -> Message:
    setup = state.setup
    if square not in setup.squares:
        return off_map(state)
    cell, heap = CELLS[square], state.gems[square]
    owner = state.owner(square)
    if owner is not None:
        return message("wayfinder-taken", cell=cell, **whose(owner, setup))
    if heap == 0:
        return message("wayfinder-place-bare", cell=cell)
    return message("wayfinder-place-forming", cell=cell, colour=COLOURS[SINGLE[heap]])


def off_map(state: State) -> Message:
    """Says which squares there are."""
    return message("wayfinder-off-map", last=CELLS[state.setup.squares[-1]])


# passing


def _check_pass(state: State) -> None:
    if state.phase != VOYAGE:
        squares = open_squares(state)
        if squares:
            cell = CELLS[squares[0]]
            sentence = message("wayfinder-can-place", n=len(squares), cell=cell)
            raise IllegalMove(sentence, "WF-R20")
        raise IllegalMove(message("wayfinder-place-none"), "WF-R4")
    ways = sailing(state)
    if ways is not None and ways.possible():
        sentence = message("wayfinder-must-sail", n=ways.count())
        raise IllegalMove(sentence, "WF-R10")


def no_voyage(state: State) -> Message:
    """Why the side to move makes no voyage now."""
    if state.lost >> state.side & 1:
        return message("wayfinder-turn-lost")
    if state.here == AWAY:
        return message("wayfinder-no-wayfinder")
    return message("wayfinder-stuck", cell=CELLS[state.here])


# voyages


def start(state: State) -> Course:
    """The course before its first step; raises IllegalMove where no voyage can be made."""
    if state.phase != VOYAGE:
        raise IllegalMove(message("wayfinder-place-first"), "WF-R3")
    ways = sailing(state)
    if ways is None:
        rule = "WF-R19" if state.lost >> state.side & 1 else "WF-A11"
        raise IllegalMove(no_voyage(state), rule)
    return Course(state.here, None, state.gems[state.here])


def _check_voyage(voyage: Voyage, state: State) -> None:
    course = start(state)
    if voyage.squares[:1] != (course.square,):
        raise wrong_start(course.square)
    for square, heap in zip(voyage.squares[1:], voyage.heaps, strict=False):
        course = drop(state, step(state, course, square), heap)
    if course.hand or len(voyage.squares) != len(voyage.heaps) + 1:
        raise unfinished(course)


def wrong_start(square: int) -> IllegalMove:
    """A voyage begins where the Wayfinder stands."""
    return IllegalMove(message("wayfinder-start-here", cell=CELLS[square]), "WF-R5")


def unfinished(course: Course) -> IllegalMove:
    """There is something in hand, or a square without a gem."""
    left, cell = total(course.hand), CELLS[course.square]
    sentence = message("wayfinder-unfinished", n=left, cell=cell)
    return IllegalMove(sentence, "WF-R6")


def ahead(state: State, course: Course) -> tuple[int, ...]:
    """The headings that the straight line and the one bend leave open."""
    waters = state.setup.waters
    if course.heading is None:
        return waters.first[course.square]
    return waters.onward[course.heading]


def step(state: State, course: Course, square: int) -> Course:
    """The course after entering a square; raises IllegalMove where it cannot lead there."""
    if not course.hand:
        raise IllegalMove(message("wayfinder-hand-empty"), "WF-R6")
    for heading in ahead(state, course):
        if heading >> 3 == square:
            return Course(square, heading, course.hand)
    raise IllegalMove(_no_step(state, course, square), "WF-R5")


def _no_step(state: State, course: Course, square: int) -> Message:
    setup = state.setup
    here = CELLS[course.square]
    squares = cells_of(heading >> 3 for heading in ahead(state, course))
    if square not in setup.squares:
        return message("wayfinder-map-ends", cell=here)
    way = setup.waters.way(course.square, square)
    why = "here" if square == course.square else "far"
    if way is not None and course.heading is not None:
        why = "back" if way == (course.heading // 2 + 2) % 4 else "bend"
    key = "wayfinder-not-next" if squares else "wayfinder-not-next-end"
    return message(key, cell=CELLS[square], why=why, here=here, squares=squares)


def cells_of(squares: Iterable[int]) -> tuple[Cell, ...]:
    """The squares by their names."""
    return tuple(CELLS[square] for square in squares)


def drop(state: State, course: Course, heap: int) -> Course:
    """The course after dropping on the square just entered; raises IllegalMove."""
    here, hand = state.gems[course.square], course.hand
    for dropped, left in drops(here, hand):
        if dropped == heap:
            if not left and _too_short(state, hand):
                cell = CELLS[course.square]
                raise IllegalMove(message("wayfinder-too-short", cell=cell), "WF-R22")
            return Course(course.square, course.heading, left)
    raise IllegalMove(*_no_drop(state, course, heap))


def _too_short(state: State, hand: int) -> bool:
    return state.setup.shortest > 1 and hand == state.gems[state.here]


def _no_drop(state: State, course: Course, heap: int) -> tuple[Message, str]:
    here, hand = state.gems[course.square], course.hand
    cell, own, colour = CELLS[course.square], SINGLE.get(here), SINGLE.get(heap)
    single = colour is not None and total(heap) == 1
    if own is not None and (not count(hand, own) or (single and colour != own)):
        return forming(course.square, own, hand), "WF-R9"
    if colour is not None and single:
        held = colour_list(hand)
        return message("wayfinder-not-in-hand", colour=COLOURS[colour], held=held), "WF-R6"
    if heap != hand:
        return message("wayfinder-one-or-all", held=gem_list(hand)), "WF-R11"
    why = fault_of_all(here, hand)
    if why == "mixed":
        return message("wayfinder-one-only", cell=cell), "WF-R11"
    if why == "other":
        return message("wayfinder-not-home", cell=cell, colour=COLOURS[own or 0]), "WF-R12"
    n = total(here) + total(hand)
    return message("wayfinder-too-many", cell=cell, n=n), "WF-R12" if here else "WF-A7"


def forming(square: int, colour: int, hand: int) -> Message:
    """A square that takes one colour only, and whether that is in hand (WF-R9)."""
    key = "wayfinder-only" if count(hand, colour) else "wayfinder-closed"
    return message(key, cell=CELLS[square], colour=COLOURS[colour])


def closed(state: State, course: Course) -> IllegalMove | None:
    """Why nothing that leads to an end can be dropped on the square just entered; None: it can."""
    square, hand = course.square, course.hand
    here, own = state.gems[square], SINGLE.get(state.gems[square])
    if own is not None and not drops(here, hand):
        return IllegalMove(forming(square, own, hand), "WF-R9")
    ways = sailing(state)
    if ways is None or course.heading is None or ways.entries(course.heading, hand):
        return None
    return IllegalMove(message("wayfinder-dead-end", cell=CELLS[square]), "WF-R17")
