"""Questions about the game: every one is answered from the observation, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from tactilegrid.core.fitting import Fits
from tactilegrid.core.game import AnyGame, Place, Topic
from tactilegrid.core.geometry import Cell, Edge
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.selection import Finder
from tactilegrid.frontends.desk import Desk, Handlers
from tactilegrid.frontends.explore import find_cell, place_message
from tactilegrid.frontends.keymap import Intent

FIVE = 5


def place_of(desk: Desk, argument: str) -> Place | None:
    """The place asked about: the cursor's, or a square by name; says so where there is none."""
    if not argument:
        return desk.explorer.place
    cell = find_cell(desk, argument)
    if cell is None:
        desk.say(Kind.RESULT, message("no-square", given=Name(argument[:20])))
    return cell


def square(desk: Desk, argument: str) -> None:
    """A place again, or another one."""
    place = place_of(desk, argument)
    if place is not None:
        desk.say(Kind.FOCUS, place_message(desk, place))


def where(desk: Desk, _: str) -> None:
    """The name of the square only."""
    desk.say(Kind.FOCUS, message("where", cell=desk.explorer.cell))


def about(desk: Desk, argument: str, topic: Topic) -> None:
    """What the game has to say of one place."""
    place = place_of(desk, argument)
    if place is not None:
        answer(desk, f"{topic.value}-{place!r}", topic, place)


def summary(desk: Desk, _: str, topic: Topic) -> None:
    """What the game has to say of the whole."""
    answer(desk, topic.value, topic, None)


def answer(desk: Desk, owner: str, topic: Topic, place: Place | None) -> None:
    """Say a game's answer, in parts if it is long; the asker is whoever acts at this desk."""
    table = desk.table
    parts = table.game.summary(topic, table.actor, desk.seen(), place)
    desk.teller.say_parts(f"{table.ply}-{owner}", parts)


def targets(desk: Desk, argument: str) -> None:
    """What can be done from a place, count first."""
    place = place_of(desk, argument)
    if place is None:
        return
    game, seen = desk.table.game, desk.table.seen()
    if isinstance(place, Edge):
        square(desk, "")  # what a fence here would do, or why it cannot lie
        return
    if desk.table.turn is None:
        desk.say(Kind.RESULT, message("refused-over"))
        return
    finder = Finder(game, seen)
    found = finder.fits((place,))
    if not found.moves:
        desk.say(Kind.RESULT, leading_here(game, finder.later(place)[1].moves))
    elif goes_on(found, game, seen):
        desk.say(Kind.RESULT, game.picked((place,), found.moves, seen))
    else:
        about(desk, argument, Topic.MOVES)  # one touch does it: what it would do


def leading_here(game: AnyGame, moves: Sequence[Any]) -> Message:
    """What a touch of a place can do from which no move begins: end one there."""
    if not moves:
        return message("nothing-from-here")
    if len(moves) == 1:
        return message("move-leads-here", move=Name(game.format_move(moves[0])))
    return message("moves-lead-here", n=len(moves))


def goes_on(found: Fits, game: AnyGame, seen: Any) -> bool:
    """Whether a move that begins with the touch asked about goes on to another place.

    The same game has moves of one kind there: the first and the last tell for all.
    """
    touched = [touch for end in (0, -1) for touch in game.touches(found.moves[end], seen)[1:]]
    return any(isinstance(touch, Cell | Edge) for touch in touched)


def moves(desk: Desk, argument: str) -> None:
    """All legal moves; with a square, those from there."""
    if argument:
        targets(desk, argument)
    else:
        summary(desk, "", Topic.MOVES)


def last(desk: Desk, argument: str, count: int) -> None:
    """The last moves as they were heard, the newest one last."""
    if argument.isdecimal() and len(argument) <= 3:
        count = max(int(argument), 1)
    steps = desk.table.heard(count)
    if not steps:
        desk.say(Kind.RESULT, message("no-moves-yet"))
        return
    parts: list[Message] = [part for step in steps for part in step]
    desk.teller.say_parts(f"last-{count}-{desk.table.ply}", parts)


def new(desk: Desk, _: str) -> None:
    """All that happened since the asker's last move."""
    count = desk.table.steps_since_turn()
    if count == 0:
        desk.say(Kind.RESULT, message("nothing-new"))
        return
    last(desk, "", count)


def turn(desk: Desk, _: str) -> None:
    """Whose turn it is, or that the game is over and how it ended."""
    seat = desk.table.turn
    if seat is None:
        ended = [part for step in desk.table.heard(1) for part in step]
        desk.say(Kind.RESULT, message("refused-over"), *ended)
    elif desk.table.thinking:
        desk.say(Kind.RESULT, desk.busy(seat))
    else:
        desk.say(Kind.RESULT, message("turn", who=seat), *desk.timekeeper.state())


def board(desk: Desk, _: str, by: str) -> None:
    """Every square, empty runs joined, then what stands between squares."""
    from tactilegrid.speech import reading

    table, seen = desk.table, desk.seen()
    read = reading.rows if by == "rows" else reading.columns
    parts = read(desk.explorer.grid, lambda cell: table.game.describe(cell, seen))
    rest = table.game.summary(Topic.BOARD, table.actor, seen)
    desk.teller.say_parts(f"board-{by}-{table.ply}", (*parts, *rest))


def picture(desk: Desk, _: str) -> None:
    """The drawn board, line by line, for somebody who sees."""
    desk.teller.draw(desk.table.game.draw(desk.seen()))
    if desk.table.own_voice:
        desk.say(Kind.RESULT, message("picture-done"))


def hint(desk: Desk, _: str, strong: bool) -> None:
    """Ask the engine, if it is the asker's turn."""
    table = desk.table
    if table.turn is None:
        desk.say(Kind.RESULT, message("refused-over"))
    elif table.turn != table.actor:
        desk.say(Kind.RESULT, message("refused-turn", who=table.turn))
    else:
        table.hint(strong)


HANDLERS: Handlers = {
    Intent.SQUARE: square,
    Intent.DETAIL: partial(about, topic=Topic.DETAIL),
    Intent.WHERE: where,
    Intent.EDGES: partial(about, topic=Topic.EDGES),
    Intent.TARGETS: targets,
    Intent.MOVES: moves,
    Intent.STATUS: partial(summary, topic=Topic.STATUS),
    Intent.STATUS_LONG: partial(summary, topic=Topic.STATUS_LONG),
    Intent.MINE: partial(summary, topic=Topic.MINE),
    Intent.OTHERS: partial(summary, topic=Topic.OTHERS),
    Intent.LAST: partial(last, count=1),
    Intent.LAST_FIVE: partial(last, count=FIVE),
    Intent.NEW: new,
    Intent.TURN: turn,
    Intent.BOARD: partial(board, by="rows"),
    Intent.COLUMNS: partial(board, by="columns"),
    Intent.PICTURE: picture,
    Intent.HINT: partial(hint, strong=False),
    Intent.STRONG_HINT: partial(hint, strong=True),
}
