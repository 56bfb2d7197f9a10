"""The part of a host that has to do with a real board; without one a sentence says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tactilegrid.core.message import Kind, message

if TYPE_CHECKING:
    from tactilegrid.app.real_board import RealBoard
    from tactilegrid.frontends.desk import Desk

CATALOGUE = "board"


class Boarding:
    """Has the board take part in the game on the table; it goes on to the rematch."""

    desk: Desk | None
    board: RealBoard | None = None

    def real_board(self, what: str) -> None:
        """What a person asks of the board: `step`, `skip`, `confirm`, `state` or `turn`."""
        if self.board is not None:
            self.board.asked(what)
        elif self.desk is not None:
            self.desk.say(Kind.RESULT, message("board-none"))

    def said(self) -> None:
        """All that was to be said is said."""
        if self.board is not None:
            self.board.follow()
