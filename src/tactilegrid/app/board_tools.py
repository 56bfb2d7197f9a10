"""`tactilegrid board`: find a board, try it, listen to it, or have one without any."""

from __future__ import annotations

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.config import language_of
from tactilegrid.app.texts import Page
from tactilegrid.core.message import Name, message

WHAT = ("list", "test", "sim", "monitor")
FLAGS = {
    "list": (),
    "test": ("serial-log",),
    "sim": ("size", "pieces", "slots", "monome", "link"),
    "monitor": ("serial-log", "from", "seconds", "verbosity"),
}
PORT = ("test", "monitor")


def run(arguments: Arguments) -> int:
    """One of the four; each is imported only when it is asked for."""
    what = arguments.operand(0)
    if what not in WHAT:
        known = Name(", ".join(WHAT))
        raise BadUsage(message("tools-what", given=Name(what[:20]), known=known))
    for name in arguments.given:
        if name not in (*FLAGS[what], "lang"):
            raise BadUsage(message("tools-not-with", option=Name(f"--{name}"), what=Name(what)))
    if arguments.operand(1) and what not in PORT:
        raise BadUsage(message("cli-too-many", given=Name(arguments.operand(1)[:30])))
    page = Page(language_of(arguments.flag("lang")), "board-tools")
    if what == "list":
        from tactilegrid.app.board_list import list_boards

        return list_boards(page, arguments)
    if what == "test":
        from tactilegrid.app.board_test import walk

        return walk(page, arguments)
    if what == "sim":
        from tactilegrid.app.board_sim import simulate

        return simulate(page, arguments)
    from tactilegrid.app.board_monitor import monitor

    return monitor(page, arguments)
