"""How bold a move is: what of one's own it risks, and how much it does to the others.

A small number for each game, larger is bolder. It says nothing about how good the move is: that is
for a search, among whose good moves a style chooses (see `styles`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tactilegrid.games.pathagon.position import State as Pathagon
    from tactilegrid.games.quoridor.position import State as Quoridor
    from tactilegrid.games.quoridor_pac_man.position import State as Chase
    from tactilegrid.games.wayfinder.position import State as Wayfinder

# Of a game without secrets: the position, the move, the position after it.
Boldness = Callable[[Any, Any, Any], int]
LAID = 10  # a fence that is laid is gone; more for every step that it costs the others
TAKEN, EXPOSED = 10, 4  # a piece taken; a piece of one's own that can be taken next
EATEN = 4  # steps nearer to the ghosts that a pellet makes up for
VILLAGE = 6  # gems let go that a village makes up for


def quoridor(before: Quoridor, move: Any, after: Quoridor) -> int:
    """A fence, the more the longer the ways of others become by it; a step is none."""
    del move
    turn, own = before.turn, before.seat
    if after.left[turn] == before.left[turn]:
        return 0
    others = [seat for seat in before.playing if seat != own]
    return LAID + sum(after.way(seat) - before.way(seat) for seat in others)


def pathagon(before: Pathagon, move: Any, after: Pathagon) -> int:
    """Pieces taken, and one's own that stand where they can be taken in turn."""
    from tactilegrid.games.pathagon.board import bits

    side = before.side
    board, own, enemy = after.board, after.pieces[side], after.pieces[1 - side]
    exposed = 0
    for number in bits(board.traps(enemy, own) & after.free):
        exposed |= board.clamped(enemy, own, 1 << number)
    return TAKEN * len(move.removed) + EXPOSED * exposed.bit_count()


def pac_man(before: Chase, move: Any, after: Chase) -> int:
    """Pac-Man close to ghosts, for a pellet as well; a ghost close to Pac-Man, not to pellets."""
    from tactilegrid.games.quoridor_pac_man.moves import PAC

    ground, pac = after.setup.ground, after.pac
    ways = ground.distances(pac)
    if move.figure == PAC:
        eaten = before.pellets.bit_count() - after.pellets.bit_count()
        near = min((ways[after.figures[ghost]] for ghost in after.alive), default=0)
        return EATEN * eaten - near
    square = after.figures[move.figure]
    guarded = ground.nearest(square, after.pellets) if after.pellets else 0
    return guarded - 2 * ways[square] if square >= 0 else 0


def wayfinder(before: Wayfinder, move: Any, after: Wayfinder) -> int:
    """Long voyages, which spend many gems, and villages now."""
    squares = getattr(move, "squares", ())
    side = before.side
    scored = after.scores[side] > before.scores[side]
    return len(squares) + VILLAGE * scored


TEMPERS: Mapping[str, Boldness] = {
    "quoridor": quoridor,
    "pathagon": pathagon,
    "quoridor-pac-man": pac_man,
    "wayfinder": wayfinder,
}
# Games with secrets have a module of this package that knows how to search in a style.
LEANING: Mapping[str, str] = {"pathfinder": "pathfinder"}
