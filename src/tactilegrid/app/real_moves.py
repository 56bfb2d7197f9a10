"""Which move hands mean that lifted pieces here and put one there, or why it is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

from tactilegrid.board.repair import Standing, key
from tactilegrid.core.errors import MoveError
from tactilegrid.core.game import Place
from tactilegrid.core.message import Message, message
from tactilegrid.core.selection import Finder, Pick, Selection, touch

if TYPE_CHECKING:
    from tactilegrid.frontends.desk import Desk

MOST_MOVES = 500  # looked through for a way that leads there

Here = Callable[[Standing], Standing]  # what of it the board has a place for


class Change:
    """What differs from the game: pieces are `gone` from places, and stand on `new` ones."""

    def __init__(self, wanted: Standing, occupied: frozenset[Place]) -> None:
        self.occupied = occupied
        self.wanted = wanted
        self.gone = sorted((place for place in wanted if place not in occupied), key=key)
        self.new = sorted((place for place in occupied if place not in wanted), key=key)


def lifted(desk: Desk, place: Place) -> Pick:
    """What it leads to that the piece of a place is in the hand."""
    game, seen = desk.table.game, desk.table.seen()
    found = Finder(game, seen).fits((place,))
    if not found.moves:
        return Pick(Selection())
    whole = len(found.moves) == 1 and len(game.touches(found.moves[0], seen)) == 1
    return Pick(Selection((place,)), found.moves, found.moves[0] if whole else None)


def put(desk: Desk, change: Change, here: Here) -> Pick | None:
    """The move that ends where a piece is new, or how it goes on from there; None: there is none.

    What was taken off with it has to be what the move takes; where nothing was yet, it is asked.
    """
    place = change.new[0]
    for pick in _picks(desk, change, place):
        taken = {*change.gone} - {*pick.selection.touched}
        exact = [move for move in pick.moves if leads_to(desk, move, change, here)]
        if len(exact) == 1 and (taken or not pick.choices):
            return Pick(pick.selection, exact, exact[0])
        if not taken:
            return pick
    return _ways(desk, change, here)


def _picks(desk: Desk, change: Change, place: Place) -> Iterator[Pick]:
    """What touching a place leads to after what is chosen, after each piece that is gone, alone."""
    game, seen = desk.table.game, desk.table.seen()
    begun = [desk.selection] if desk.selection.touched[:1] in [(p,) for p in change.gone] else []
    movable = [Selection((p,)) for p in change.gone if Finder(game, seen).fits((p,)).moves]
    for before in (*begun, *movable, Selection()):
        pick = touch(before, place, game, seen)
        still = any(each in change.occupied and each != place for each in pick.selection.touched)
        if pick.moves and pick.selection.touched[-1:] == (place,) and not still:
            yield pick


def _ways(desk: Desk, change: Change, here: Here) -> Pick | None:
    """The moves of a piece that is gone whose way, however long, leads to how it stands now."""
    game, seen = desk.table.game, desk.table.seen()
    for place in change.gone:
        moves = islice(Finder(game, seen).fits((place,)).moves, MOST_MOVES)
        exact = [move for move in moves if leads_to(desk, move, change, here)]
        if exact:
            one = exact[0] if len(exact) == 1 else None
            return Pick(Selection((place,)), exact, one)
    return None


def leads_to(desk: Desk, move: Any, change: Change, here: Here) -> bool:
    """Whether the board stands as it would after a move; never said where things are hidden."""
    table = desk.table
    game, seen = table.game, table.seen()
    if game.hides(table.options):
        return False
    return here(game.pieces(game.apply(seen, move).state)).keys() == change.occupied


def why_not(desk: Desk, change: Change) -> Sequence[Message]:
    """Why a piece that was put somewhere makes no move, in the rules' own words."""
    table = desk.table
    if table.turn is None or len(change.new) != 1:
        return ()
    if table.turn != table.actor:
        return (message("refused-turn", who=table.turn),)
    seen, place = table.seen(), change.new[0]
    for touched in ((*change.gone[:1], place), (place,)):
        text = table.game.written(touched, seen)
        try:
            if text:
                table.game.read_move(text, seen)
        except MoveError as error:
            return (error.message,)
    return ()
