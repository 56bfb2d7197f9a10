"""`tactilegrid board list`: the serial ports, and what hangs on each, without opening any."""

from __future__ import annotations

from tactilegrid.app.arguments import Arguments
from tactilegrid.app.board_words import refused
from tactilegrid.app.cli import Failed
from tactilegrid.app.texts import Page
from tactilegrid.board.driver import Refused
from tactilegrid.board.finding import AUTO, GRID, MAYBE, OURS, Seen, choose, make_of, recognised
from tactilegrid.board.ports import Unopened, list_ports
from tactilegrid.core.message import Message, Name, message

FIRST = (OURS, GRID, MAYBE)  # what can be played with stands before all else


def list_boards(page: Page, _arguments: Arguments) -> int:
    """A line a port, and which would be taken unnamed; 1 where none would be."""
    try:
        seen = list_ports()
    except Unopened as error:
        raise Failed(refused(Refused(error.why, error.what))) from None
    return print_ports(page, seen)


def print_ports(page: Page, seen: list[Seen]) -> int:
    """The ports of a machine."""
    ranked = sorted(seen, key=lambda each: recognised(each) not in FIRST)
    for each in ranked:
        page.line(port_line(each))
    if not seen:
        page.line(message("ports-none"))
    found = choose(seen, AUTO)
    if isinstance(found, Refused):
        page.line(message("ports-choose", why=found.why))
        return 1
    page.line(message("ports-taken", port=Name(found.seen.device)))
    return 0


def port_line(seen: Seen) -> Message:
    """One port."""
    return message(
        "ports-port",
        port=Name(seen.device),
        kind=recognised(seen),
        make=Name(make_of(seen)),
        product=Name(seen.product[:30] or seen.serial[:30]),
        named="yes" if seen.product or seen.serial else "no",
    )
