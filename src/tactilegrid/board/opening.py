"""A board for the program: its port and driver, by the name that a person gave."""

from __future__ import annotations

from tactilegrid.board.driver import Attached, Driver
from tactilegrid.board.either import Either
from tactilegrid.board.finding import GRID, MAYBE, OURS
from tactilegrid.board.grid import MextGrid
from tactilegrid.board.health import Watched
from tactilegrid.board.link import Link
from tactilegrid.board.port import Machine, Port
from tactilegrid.board.ports import list_ports, open_port


def driver_for(kind: str) -> Driver:
    """Who drives what is expected on a port, a word of finding.py."""
    if kind == GRID:
        return Watched(MextGrid())
    return Watched(Link() if kind in (OURS, MAYBE) else Either())


def open_board(name: str) -> Attached:
    """The board on a named port, or for AUTO on the only one that is matched; to be started."""
    return Port(name, driver_for, Machine(list_ports, open_port))
