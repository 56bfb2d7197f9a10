"""What can be asked of a real board on the table; whoever runs the table answers."""

from __future__ import annotations

from functools import partial

from tactilegrid.frontends.desk import Desk, Handlers
from tactilegrid.frontends.keymap import Intent


def ask(desk: Desk, argument: str, what: str) -> None:
    """Hand it on."""
    desk.table.real_board(what, argument)


HANDLERS: Handlers = {
    Intent.STEP: partial(ask, what="step"),
    Intent.SKIP: partial(ask, what="skip"),
    Intent.CONFIRM: partial(ask, what="confirm"),
    Intent.REAL_BOARD: partial(ask, what="state"),
    Intent.TURN_BOARD: partial(ask, what="turn"),
    Intent.HAND: partial(ask, what="hand"),
}
