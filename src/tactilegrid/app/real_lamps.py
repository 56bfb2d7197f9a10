"""What the lamps of a board show of a game, by what its owner or everybody may know."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice
from typing import TYPE_CHECKING, Any

from tactilegrid.board.lamps import Scene, playing
from tactilegrid.board.mapping import Placing
from tactilegrid.core.game import Choice, Place
from tactilegrid.core.seats import Viewer
from tactilegrid.core.selection import Finder
from tactilegrid.core.signs import seat_sign

if TYPE_CHECKING:
    from tactilegrid.frontends.desk import Desk

MOST_MOVES = 500  # looked through for their squares, where a game has very many


def shown(
    desk: Desk, placing: Placing, viewer: Viewer, seen: Any, last: Collection[Place]
) -> Scene:
    """What was touched and where it can go, or the last move and whose turn it is.

    What somebody touches where things are hidden may be a secret, so that only a board of their own
    shows it; *seen* is what *viewer* may know.
    """
    chosen: tuple[Place, ...] = ()
    if not desk.table.game.hides(desk.table.options) or viewer == desk.table.viewer:
        chosen = tuple(each for each in desk.selection.touched if not isinstance(each, Choice))
    return playing(placing, chosen, targets(desk) if chosen else (), last, of_turn(desk, seen))


def targets(desk: Desk) -> list[Place]:
    """Where what was chosen can go."""
    touched, game, seen = desk.selection.touched, desk.table.game, desk.table.seen()
    moves = islice(Finder(game, seen).fits(touched).moves, MOST_MOVES)
    ways = (game.touches(move, seen)[len(touched) :] for move in moves)
    return [way[0] for way in ways if way and not isinstance(way[0], Choice)]


def of_turn(desk: Desk, seen: Any) -> list[Place]:
    """The pieces of whoever has the turn."""
    game = desk.table.game
    turn = game.turn(seen)
    if turn is None:
        return []
    sign = seat_sign(turn)
    return [cell for cell in desk.explorer.grid.cells() if game.sign(cell, seen) == sign]
