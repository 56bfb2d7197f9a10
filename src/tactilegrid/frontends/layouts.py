"""Taking a layout out of a file, or keeping one in it, while it is being built."""

from __future__ import annotations

from functools import partial

from tactilegrid.core.errors import BadPosition, MoveError
from tactilegrid.core.message import Kind, Name, message
from tactilegrid.frontends.acting import ask_yes_no, play, refuse_out_of_turn
from tactilegrid.frontends.desk import Desk, Handlers, Typing
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.question import pages


def load(desk: Desk, argument: str) -> None:
    """Lay a shipped layout, one of the person's own, or that of a file; without a name, ask."""
    table = desk.table
    if refuse_out_of_turn(desk) or refuse_unbuilt(desk):
        return
    if not argument:
        which(desk)
        return
    try:
        move = table.game.load_move(table.fetch_layout(argument), table.seen())
    except (BadPosition, MoveError) as error:
        desk.say(Kind.RESULT, error.message)
    else:
        play(desk, move)


def which(desk: Desk) -> None:
    """Ask for one of the layouts that there are."""
    answers = [
        (message("menu-item", word=Name(name)), partial(load, desk, name))
        for name in desk.table.layout_names()
    ]
    if answers:
        desk.ask(pages(message("layout-which"), answers, desk.ask))
    else:
        desk.say(Kind.RESULT, message("layout-load-how"))


def store(desk: Desk, argument: str) -> None:
    """Keep what is being built in a file; one that is there already only after a question."""
    table = desk.table
    if refuse_unbuilt(desk):
        return
    try:
        text = table.game.building(table.seen()) or ""
    except BadPosition as error:
        desk.say(Kind.RESULT, error.message)
        return
    if not argument:
        if desk.mode == "grid":
            desk.typing = Typing(partial(store, desk), lambda _: False)
            desk.say(Kind.RESULT, message("layout-store-type"))
        else:
            desk.say(Kind.RESULT, message("layout-store-how"))
        return
    there = table.kept_layout(argument)
    if not there:
        desk.say(Kind.RESULT, table.keep_layout(argument, text, over=False))
        return

    def over() -> None:
        desk.say(Kind.RESULT, table.keep_layout(argument, text, over=True))

    ask_yes_no(desk, message("layout-there", path=Name(there)), over)


def refuse_unbuilt(desk: Desk) -> bool:
    """Say that nothing is being built, if so it is, and where a layout is chosen instead."""
    game = desk.table.game
    try:
        if game.building(desk.table.seen()) is not None:
            return False
    except BadPosition:  # that cannot be kept yet, but it is being built
        return False
    said = [message("layout-not-now")]
    if game.layout_option():
        said.append(message("layout-before", option=Name(game.layout_option())))
    desk.say(Kind.RESULT, *said)
    return True


HANDLERS: Handlers = {Intent.LOAD: load, Intent.STORE: store}
