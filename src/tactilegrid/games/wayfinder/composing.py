"""A voyage put together by hand: square by square, and by choices where a square takes several."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.fitting import Fits
from tactilegrid.core.game import Choice, Inquiry, Touch
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Arg, Message, message
from tactilegrid.core.value import Value
from tactilegrid.games.wayfinder.choices import ALL, DROPS, HEAPS, LATENESS, NOWHERE, PASSING
from tactilegrid.games.wayfinder.gems import (
    COLOURS,
    SINGLE,
    VILLAGE,
    total,
)
from tactilegrid.games.wayfinder.legal import sailing
from tactilegrid.games.wayfinder.naming import colour, drop_list, gem_list
from tactilegrid.games.wayfinder.notation import format_move, square_name
from tactilegrid.games.wayfinder.position import (
    PLACE,
    VOYAGE,
    Late,
    Move,
    Pass,
    Placement,
    State,
    number_of,
)
from tactilegrid.games.wayfinder.refusals import Course, cells_of, drop, no_voyage, step
from tactilegrid.games.wayfinder.scoring import village_points, villages_of
from tactilegrid.games.wayfinder.voyages import (
    CELLS,
    DIRECTIONS,
    Beginning,
    Sailing,
    Voyage,
    Voyages,
    Way,
)


def touches(move: Move, state: State) -> tuple[Touch, ...]:
    """The start, each square entered, and the drop where there is more than one to choose from."""
    match move:
        case Voyage():
            ways = sailing(state)
            return ways.touched(move) if ways is not None else ()
        case Placement(square=square):
            return (NOWHERE,) if square is None else (CELLS[square],)
        case Pass():
            return (PASSING,)
    return (LATENESS,)


class Draft(Value):
    """A voyage so far: its `course`, what was dropped where, and what may be dropped now.

    `entries` is empty unless the square of the course was entered and waits for a choice. `strange`
    is the first touch that leads on to no end, or None.
    """

    course: Course
    squares: tuple[int, ...]
    heaps: tuple[int, ...]
    entries: tuple[Way, ...] = ()
    strange: Touch | None = None


def draft(touched: Sequence[Touch], state: State, ways: Sailing) -> Draft:
    """What these touches come to, the first of which is the start."""
    course, squares, heaps = Course(ways.start, None, ways.hand), [ways.start], list[int]()
    entries: tuple[Way, ...] = ()
    for touch in touched[1:]:
        try:
            if isinstance(touch, Choice) and entries:
                heap = course.hand if touch == ALL else HEAPS.get(touch, 0)
                course = drop(state, course, heap)
            elif isinstance(touch, Cell) and touch in state.setup.grid and not entries:
                course = step(state, course, number_of(touch))
                squares.append(course.square)
                entries = ways.entries(course.heading or 0, course.hand)
                if len(entries) > 1:
                    continue
                heap = entries[0][0] if entries else 0
                course = drop(state, course, heap)
            else:
                return Draft(course, tuple(squares), tuple(heaps), entries, touch)
        except IllegalMove:
            del squares[len(heaps) + 1 :]
            return Draft(course, tuple(squares), tuple(heaps), (), touch)
        heaps.append(heap)
        entries = ()
    return Draft(course, tuple(squares), tuple(heaps), entries)


def fits(touched: tuple[Touch, ...], state: State) -> Fits | None:
    """The voyages that begin with these touches, counted and not listed: there may be millions."""
    ways = sailing(state)
    if ways is None or not ways.possible():
        return None
    if not touched:
        return Fits(Voyages(ways))
    if touched[0] != CELLS[ways.start]:
        return Fits(())
    made = draft(touched, state, ways)
    begun = beginning(made, ways)
    if made.strange is not None or not ways.rest(begun):
        return Fits(())
    return Fits(Voyages(ways, begun), choices=bool(made.entries))


def beginning(made: Draft, ways: Sailing) -> Beginning:
    """What a draft leaves open."""
    heading = made.course.heading
    if heading is None:
        return ways.beginning
    ahead = (heading,) if made.entries else ways.waters.onward[heading]
    return Beginning(made.squares, made.heaps, ahead, made.course.hand)


def written(touched: tuple[Touch, ...], state: State) -> str:
    """What a person would type for these touches; empty where there is nothing to type."""
    if not touched or not isinstance(touched[0], Cell | Choice):
        return ""
    first = touched[0]
    if isinstance(first, Choice):
        return {PASSING: "--", NOWHERE: "@-", LATENESS: "late"}.get(first, "")
    if first not in state.setup.grid:
        return ""
    name = square_name(number_of(first))
    if state.phase != VOYAGE:
        return f"@{name}"
    ways = sailing(state)
    if ways is None or number_of(first) != ways.start:
        return name
    made = draft(touched, state, ways)
    text = format_move(Voyage(made.squares[: len(made.heaps) + 1], made.heaps))
    strange = made.strange
    if strange is not None and not (isinstance(strange, Cell) and strange in state.setup.grid):
        return ""
    further = CELLS[made.squares[-1]] if made.entries else strange
    return f"{text} {square_name(number_of(further))}" if isinstance(further, Cell) else text


# what is said meanwhile


def picked(touched: tuple[Touch, ...], moves: Sequence[Move], state: State) -> Message:
    """What was chosen so far, what it brings, and what can come next."""
    ways = sailing(state)
    if ways is None or not isinstance(moves[0], Voyage):
        return _picked_place(touched, state)
    made = draft(touched, state, ways)
    course = made.course
    if not made.heaps and not made.entries:
        return _picked_start(course, state, ways)
    if made.entries:
        return _question(made, state)
    if not course.hand:
        return read_back(Voyage(made.squares, made.heaps), state)
    squares = cells_of(heading >> 3 for heading in ways.onward(course.heading, course.hand))
    return message(
        "wayfinder-dropped",
        what=_dropped(touched, made, state),
        n=total(course.hand),
        direction=DIRECTIONS[(course.heading or 0) // 2 % 4],
        squares=squares,
    )


def _picked_place(touched: tuple[Touch, ...], state: State) -> Message:
    place = touched[0] if touched else None
    if isinstance(place, Cell):
        heap = state.heap(place)
        return message("wayfinder-place-here", cell=place, gems=gem_list(heap), n=total(heap))
    return forced(state)


def _picked_start(course: Course, state: State, ways: Sailing) -> Message:
    ahead = state.setup.waters.first[course.square]
    onward = ways.onward(None, course.hand)
    key = "wayfinder-picked" if len(onward) == len(ahead) else "wayfinder-picked-some"
    squares = cells_of(heading >> 3 for heading in onward)
    gems = gem_list(course.hand)
    return message(key, cell=CELLS[course.square], gems=gems, squares=squares, n=total(course.hand))


def _dropped(touched: tuple[Touch, ...], made: Draft, state: State) -> Message:
    """The last gem dropped: whether it made a village, and why it could be no other."""
    square, heap = made.squares[-1], made.heaps[-1]
    index = SINGLE[heap]
    args: dict[str, Arg] = {"cell": CELLS[square], "colour": COLOURS[index]}
    points = _village(square, heap, state)
    if points is not None:
        return message("wayfinder-drop-village", n=points, **args)
    if isinstance(touched[-1], Choice):
        return message("wayfinder-drop", **args)
    forming = state.gems[square] in SINGLE
    return message("wayfinder-drop-forming" if forming else "wayfinder-drop-only", **args)


def _village(square: int, heap: int, state: State) -> int | None:
    """The points for a village that a drop makes, or None where it makes none."""
    whole = state.gems[square] + heap
    if whole not in SINGLE or total(whole) != VILLAGE:
        return None
    return village_points(state.setup, state.side, SINGLE[whole])


def read_back(voyage: Voyage, state: State) -> Message:
    """A finished voyage and what it scores, before it is made."""
    villages = villages_of(state.setup, state.gems, state.side, voyage)
    points = sum(each[2] for each in villages)
    key = "wayfinder-sail-scoring" if villages else "wayfinder-sail"
    return message(key, drops=drop_list(voyage), n=points)


# questions


def inquire(moves: Sequence[Move], state: State) -> tuple[Inquiry, tuple[Move | Choice, ...]]:
    """What to drop on the square just entered; or that the one thing left is to pass.

    The answers to the first are choices, with which the voyage goes on.
    """
    ways = sailing(state)
    if ways is None or not isinstance(moves[0], Voyage):
        labels = tuple(message(f"wayfinder-answer-{_kind(move, state)}") for move in moves)
        return Inquiry(forced(state), labels), tuple(moves)
    made = draft(_shared(moves, ways), state, ways)
    labels = tuple(_label(made, heap, state) for heap, _, _ in made.entries)
    answers = tuple(DROPS.get(heap, ALL) for heap, _, _ in made.entries)
    return Inquiry(_question(made, state), labels), answers


def _shared(moves: Sequence[Move], ways: Sailing) -> tuple[Touch, ...]:
    """The touches that all these voyages begin with, the last of which entered a square."""
    if isinstance(moves, Voyages):  # all that begin so; the first one's touches go on from there
        moves = (moves[0], moves[-1])
    touches = [ways.touched(move) for move in moves if isinstance(move, Voyage)]
    first = touches[0]
    shared = len(first)
    for other in touches:
        while other[:shared] != first[:shared]:
            shared -= 1
    return first[:shared]


def _kind(move: Move, state: State) -> str:
    if isinstance(move, Late):
        return "late"
    return "none" if state.phase != VOYAGE else "pass"


def forced(state: State) -> Message:
    """Why there is nothing to do, and that Enter does it."""
    if state.phase == VOYAGE:
        return message("wayfinder-pass", why=no_voyage(state))
    return message("wayfinder-nowhere", first="no" if state.phase == PLACE else "yes")


def _question(made: Draft, state: State) -> Message:
    """What the square is, and what may be dropped there by number."""
    square = made.course.square
    answers = tuple(
        message("wayfinder-numbered", number=number, label=_label(made, entry[0], state))
        for number, entry in enumerate(made.entries, 1)
    )
    here = state.gems[square]
    own = SINGLE.get(here)
    if own is not None:
        return message(
            "wayfinder-ask-forming",
            cell=CELLS[square],
            colour=COLOURS[own],
            n=total(here),
            answers=answers,
        )
    key = "wayfinder-ask-mixed" if here else "wayfinder-ask-bare"
    return message(key, cell=CELLS[square], answers=answers)


def _label(made: Draft, heap: int, state: State) -> Message:
    """One thing to drop, with the village that it makes."""
    points = _village(made.course.square, heap, state)
    what = colour(SINGLE[heap]) if heap in DROPS else message("wayfinder-all", n=total(heap))
    return what if points is None else message("wayfinder-label-village", what=what, n=points)
