"""What the fingers get beside the words: the board in patterns, and the line in windows."""

from __future__ import annotations

from functools import partial

from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.signs import SIDES, SIGNS, UNKNOWN, WALL, seat_of
from tactilegrid.core.value import replace
from tactilegrid.frontends.desk import Desk, Handlers
from tactilegrid.frontends.keymap import Intent
from tactilegrid.speech.panning import PAN_KEY
from tactilegrid.speech.relief import BELOW, BESIDE, SQUARES, Felt, Relief, relief
from tactilegrid.speech.utterance import Utterance, braille_line


def board(desk: Desk) -> Relief:
    """The board as the listener knows it, with the grid at hand that was chosen.

    It is asked for with every line, and most lines change nothing of it but the cursor.
    """
    explorer = desk.explorer
    key = (desk.seen(), explorer.grid, explorer.slots)
    if desk.relief is None or desk.relief[0] != key:
        seen, grid, slots = key
        desk.relief = key, relief(desk.table.game, grid, seen, explorer.cell, slots)
    return replace(desk.relief[1], at=explorer.cell)


def felt(desk: Desk, boards: bool) -> Felt:
    """The board, where there is room for one, and how squares are called; under a curtain nothing.

    Called whenever something is said, so that it belongs to what was said.
    """
    if desk.curtain.down:
        return Felt(None, {})
    return Felt(board(desk) if boards else None, names(desk))


def names(desk: Desk) -> dict[str, Cell]:
    """The squares as this listener hears them, in small letters."""
    listener, alphabet = desk.teller.listener, desk.teller.catalogue.alphabet
    key = (listener.grid, listener.spelling, alphabet)
    if desk.squares[0] != key:
        found = {
            alphabet.spell(cell, listener.grid, listener.spelling).casefold(): cell
            for cell in listener.grid.cells()
        }
        desk.squares = key, found
    return desk.squares[1]


def pan(desk: Desk, _: str, step: int) -> None:
    """The next or the previous window of the braille line; its words do not replace the line."""
    shown = desk.table.pan(step)
    if shown is None:
        desk.say(Kind.RESULT, message("braille-off"))
        return
    text = shown or desk.teller.text(message("pan-end", way="on" if step > 0 else "back"))
    desk.teller.repeat(Utterance(Kind.FOCUS, text, braille_line(text), PAN_KEY))


def legend(desk: Desk, _: str) -> None:
    """Which pattern of dots stands for what, of all that is on this board now."""
    shown = board(desk)
    there = {sign for row in shown.squares for sign in row}
    parts = [
        message("legend", dots=dots(SQUARES[sign]), what=meaning(desk, sign))
        for sign in SIGNS
        if sign in there
    ]
    rows = (*shown.south, *shown.east, shown.west)
    beside = {sign for row in rows for sign in row}
    for sign in SIDES:
        if sign in beside & {WALL, UNKNOWN}:
            below, east = dots(BELOW[sign]), dots(BESIDE[sign])
            parts.append(message("legend-side", side=sign, below=below, beside=east))
    desk.teller.say_parts("legend", parts)


def dots(numbers: str) -> Name:
    """The numbers of dots as they are said."""
    return Name(" ".join(numbers))


def meaning(desk: Desk, sign: str) -> Message:
    """What a token stands for here."""
    table, seat = desk.table, seat_of(sign)
    if seat is None:
        return message("sign", sign=sign)
    if seat in table.game.seats(table.options):
        return message("sign-seat", who=seat)
    return message("sign-colour", number=seat.number)


HANDLERS: Handlers = {
    Intent.PAN_LEFT: partial(pan, step=-1),
    Intent.PAN_RIGHT: partial(pan, step=1),
    Intent.LEGEND: legend,
}
