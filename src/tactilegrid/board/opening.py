"""A board for the program: its port and driver, by the name that a person gave."""

from __future__ import annotations

from collections.abc import Callable

from tactilegrid.board.driver import Attached, Driver
from tactilegrid.board.either import Either
from tactilegrid.board.finding import GRID, MAYBE, OURS
from tactilegrid.board.grid import MextGrid
from tactilegrid.board.health import Watched
from tactilegrid.board.link import Link
from tactilegrid.board.log import Logged, SerialLog
from tactilegrid.board.port import Machine, Port
from tactilegrid.board.ports import list_ports, open_port


def driver_for(kind: str) -> Driver:
    """Who drives what is expected on a port, a word of finding.py."""
    if kind == GRID:
        return Watched(MextGrid())
    return Watched(Link() if kind in (OURS, MAYBE) else Either())


def open_board(
    name: str,
    log: SerialLog | None = None,
    machine: Machine | None = None,
    around: Callable[[Driver], Driver] = lambda driver: driver,
) -> Attached:
    """The board on a named port, or for AUTO on the only one that is matched; to be started.

    What passes over the port is noted in *log*, which the caller closes after the board; *around*
    may put each driver into another one.
    """

    def made(kind: str) -> Driver:
        driver = around(driver_for(kind))
        return driver if log is None else Logged(driver, log, kind)

    return Port(name, made, machine or Machine(list_ports, open_port))
