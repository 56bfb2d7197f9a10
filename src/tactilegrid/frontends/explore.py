"""Moving the reading cursor: it never changes the game and never wraps."""

from __future__ import annotations

from functools import partial

from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.notation import latin, squeeze
from tactilegrid.frontends.desk import Desk, Handlers, Typing
from tactilegrid.frontends.keymap import Intent
from tactilegrid.speech.explorer import Explorer

MARKER_LIMIT = 24


def here(desk: Desk) -> Message:
    """What is under the cursor, the square first."""
    return place_message(desk, desk.explorer.place)


def place_message(desk: Desk, place: Place) -> Message:
    """A square or a slot as the cursor says it."""
    what = desk.table.game.describe(place, desk.seen())
    if isinstance(place, Edge):
        return what or message("empty")
    square = message("square", cell=place, what=what or message("empty"))
    marker = desk.markers.get(place)
    return message("square-marked", square=square, word=Name(marker)) if marker else square


def go_to(desk: Desk, explorer: Explorer | None) -> None:
    """Put the cursor there and say what it finds, or that the board ends."""
    desk.armed = None
    if explorer is None:
        desk.say(Kind.FOCUS, message("edge"))
        return
    desk.explorer = explorer
    desk.say(Kind.FOCUS, here(desk))


def step(desk: Desk, _: str, direction: Direction) -> None:
    """One square or slot further."""
    go_to(desk, desk.explorer.step(direction))


def far(desk: Desk, _: str, direction: Direction) -> None:
    """To the end of the row or column."""
    go_to(desk, desk.explorer.far(direction))


def row(desk: Desk, number: int) -> None:
    """To a row by its number, in the same column."""
    go_to(desk, desk.explorer.to_row(number))


def find_cell(desk: Desk, text: str) -> Cell | None:
    """The square that a typed name means, on this board."""
    return desk.explorer.grid.find(latin(squeeze(text).replace(" ", ""), desk.letters).lower())


def is_whole(desk: Desk, text: str) -> bool:
    """Whether *text* names a square and cannot go on to name another, as a1 goes on to a11."""
    further = (find_cell(desk, f"{text}{digit}") for digit in "0123456789")
    return find_cell(desk, text) is not None and not any(further)


def go(desk: Desk, argument: str) -> None:
    """To a square, a row, or one step in a direction; without a word, asks for the square."""
    if not argument:
        if desk.mode == "grid":
            desk.typing = Typing(partial(go, desk), partial(is_whole, desk))
            desk.say(Kind.RESULT, message("go-where"))
        else:
            desk.say(Kind.RESULT, message("go-how"))
        return
    direction = desk.words.direction(argument)
    cell = find_cell(desk, argument)
    if direction is not None:
        step(desk, "", direction)
    elif cell is not None:
        go_to(desk, desk.explorer.at(cell))
    elif argument.isdecimal() and len(argument) <= 2:
        row(desk, int(argument))
    else:
        desk.say(Kind.RESULT, message("no-square", given=Name(argument[:20])))


def hop(desk: Desk, _: str, count: int) -> None:
    """To the next or previous thing of interest."""
    explorer = desk.explorer.hop(desk.table.game.points(desk.seen()), count)
    if explorer is None:
        desk.say(Kind.FOCUS, message("no-other-thing"))
        return
    go_to(desk, explorer)


def look(desk: Desk, argument: str, diagonal: bool) -> None:
    """Say what lies on the next ray from here, or on one given by a word."""
    from tactilegrid.speech.reading import runs

    direction = desk.words.direction(argument) if argument else None
    if argument and direction is None:
        desk.say(Kind.RESULT, message("no-direction", given=Name(argument[:20])))
        return
    if direction is None:
        desk.explorer = desk.explorer.look(diagonal)
        direction = desk.explorer.ray
    if direction is None:
        raise AssertionError("a look always chooses a ray")
    seen = desk.seen()
    parts = runs(
        desk.explorer.along(direction), lambda cell: desk.table.game.describe(cell, seen)
    ) or (message("edge"),)
    desk.teller.say_parts(
        f"look-{direction.name}-{desk.explorer.cell!r}",
        (message("ray", direction=direction, squares=parts),),
    )


def fence(desk: Desk, _: str) -> None:
    """Into the slots, or back to the squares."""
    if desk.explorer.edge is not None:
        go_to(desk, desk.explorer.at(desk.explorer.cell))
        return
    explorer = desk.explorer.into_slots()
    if explorer is None:
        desk.say(Kind.RESULT, message("no-fences"))
        return
    go_to(desk, explorer)


def rotate(desk: Desk, _: str) -> None:
    """Turn the fence under the cursor."""
    if desk.explorer.edge is None:
        desk.say(Kind.RESULT, message("rotate-where"))
        return
    explorer = desk.explorer.rotate()
    if explorer is None:
        desk.say(Kind.RESULT, message("rotate-not"))
        return
    go_to(desk, explorer)


def mark(desk: Desk, argument: str) -> None:
    """Put a word on a square for one's own ears, or clear it: `mark e5 trap`, `mark e5`."""
    first, _, word = argument.partition(" ")
    cell = find_cell(desk, first) if first else desk.explorer.cell
    if cell is None:
        desk.say(Kind.RESULT, message("no-square", given=Name(first[:20])))
    elif word:
        put_marker(desk, cell, word)
    elif cell in desk.markers:
        del desk.markers[cell]
        desk.say(Kind.RESULT, message("marker-cleared", cell=cell))
    elif desk.mode == "grid":
        desk.typing = Typing(partial(put_marker, desk, cell), lambda _: False)
        desk.say(Kind.RESULT, message("marker-word", cell=cell))
    else:
        desk.say(Kind.RESULT, message("marker-how"))


def put_marker(desk: Desk, cell: Cell, word: str) -> None:
    """Keep the word; it is said whenever the cursor passes."""
    desk.markers[cell] = squeeze(word)[:MARKER_LIMIT]
    desk.say(Kind.RESULT, message("marker-put", cell=cell, word=Name(desk.markers[cell])))


STEPS = {
    Intent.NORTH: Direction.NORTH,
    Intent.EAST: Direction.EAST,
    Intent.SOUTH: Direction.SOUTH,
    Intent.WEST: Direction.WEST,
    Intent.NORTH_EAST: Direction.NORTH_EAST,
    Intent.SOUTH_EAST: Direction.SOUTH_EAST,
    Intent.SOUTH_WEST: Direction.SOUTH_WEST,
    Intent.NORTH_WEST: Direction.NORTH_WEST,
}
ENDS = {
    Intent.ROW_START: Direction.WEST,
    Intent.ROW_END: Direction.EAST,
    Intent.COLUMN_TOP: Direction.NORTH,
    Intent.COLUMN_BOTTOM: Direction.SOUTH,
}
HANDLERS: Handlers = {
    **{intent: partial(step, direction=way) for intent, way in STEPS.items()},
    **{intent: partial(far, direction=way) for intent, way in ENDS.items()},
    Intent.GO: go,
    Intent.NEXT: partial(hop, count=1),
    Intent.PREVIOUS: partial(hop, count=-1),
    Intent.LOOK: partial(look, diagonal=False),
    Intent.DIAGONALS: partial(look, diagonal=True),
    Intent.FENCE: fence,
    Intent.ROTATE: rotate,
    Intent.MARK: mark,
}
