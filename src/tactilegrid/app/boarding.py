"""The part of a host that has to do with a real board; without one a sentence says so."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, BinaryIO, cast

from tactilegrid.app.arguments import BadUsage
from tactilegrid.core.message import Kind, Message, Name, message

if TYPE_CHECKING:
    from tactilegrid.app.attentive import Attentive
    from tactilegrid.app.config import Settings
    from tactilegrid.app.host import Host
    from tactilegrid.app.real_board import RealBoard
    from tactilegrid.board.driver import Attached
    from tactilegrid.board.log import SerialLog
    from tactilegrid.frontends.desk import Desk

SIM = re.compile(r"sim(:pieces)?(?::([1-9][0-9]?)x([1-9][0-9]?))?")


def check_board(name: str, log: str) -> None:
    """Raises BadUsage where no such board can be imagined, or a log has nothing to note."""
    if log and not name:
        raise BadUsage(message("cli-log-alone"))
    if name.startswith("sim:"):
        from tactilegrid.board.hello import MOST_SIDE

        match = SIM.fullmatch(name)
        if match is None or max(int(match[2] or 1), int(match[3] or 1)) > MOST_SIDE:
            raise BadUsage(message("cli-bad-sim", given=Name(name[:20]), most=MOST_SIDE))


class Boarding:
    """Has a board take part in the game on the table; it goes on to the rematch."""

    desk: Desk | None
    settings: Settings
    board: RealBoard | None = None
    attentive: Attentive | None = None

    def meet(self, follows: Boarding | None = None) -> None:
        """Sit down with the board of the game before, or with the one that was asked for."""
        name = self.settings.for_now.get("board", "")
        troubles: list[Message] = []
        if follows is not None:
            self.board, self.attentive = follows.board, follows.attentive
        elif name:
            from tactilegrid.app.real_board import RealBoard

            log, troubles = opened_log(self.settings.for_now.get("serial-log", ""))
            self.board = RealBoard(self._attached(name, log), log)
        if self.board is not None:
            self.board.sit(cast("Host", self))
            for trouble in troubles:
                self.board.desk.say(Kind.ALERT, trouble)

    def _attached(self, name: str, log: SerialLog | None) -> Attached:
        if self.desk is None:
            raise AssertionError("a host has a desk before anything happens")
        match = SIM.fullmatch(name)
        if match is None:
            from tactilegrid.board.opening import open_board

            return open_board(name, log)
        from tactilegrid.app.simulated_board import SimulatedBoard, board_for

        explorer = self.desk.explorer
        cols, rows = int(match[2] or explorer.grid.width), int(match[3] or explorer.grid.height)
        return SimulatedBoard(board_for(explorer, cols, rows, bool(match[1])), log)

    def adjust(self, name: str) -> None:
        """A setting was changed: the board goes by it from now on."""
        if self.board is not None and name.startswith("board_"):
            self.board.adjust()

    def part(self) -> None:
        """Let go of the board, its lamps out."""
        if self.board is not None:
            self.board.close()

    def real_board(self, what: str, argument: str = "") -> None:
        """What a person asks of the board: `step`, `skip`, `confirm`, `state`, `turn`, or `hand`.

        The last one moves the hands at a simulated board, as *argument* says.
        """
        if self.board is not None:
            self.board.asked(what, argument)
        elif self.desk is not None:
            self.desk.say(Kind.RESULT, message("board-none"))

    @property
    def repairing(self) -> bool:
        """Whether the board is being put right."""
        return self.board is not None and self.board.pieces.guiding and not self.board.gone

    def lines(self, source: BinaryIO) -> BinaryIO | Attentive:
        """The lines of a pipe; at a real board they are waited for with an ear for its hands."""
        if self.board is None or SIM.fullmatch(self.settings.for_now.get("board", "")):
            return source
        from tactilegrid.app.attentive import Attentive

        if self.attentive is None:
            self.attentive = Attentive(source)
        self.attentive.serve(cast("Host", self))
        return self.attentive

    def all_said(self) -> None:
        """All that was to be said is said."""
        if self.board is not None:
            self.board.follow()


def opened_log(path: str) -> tuple[SerialLog | None, list[Message]]:
    """The log that was asked for, or what to say where there cannot be one."""
    if not path:
        return None, []
    from pathlib import Path

    from tactilegrid.app.reasons import reason
    from tactilegrid.board.log import SerialLog

    try:
        return SerialLog(Path(path)), []
    except FileExistsError:
        return None, [message("board-log-there", path=Name(path))]
    except OSError as error:
        return None, [message("board-log-failed", path=Name(path), why=reason(error))]
