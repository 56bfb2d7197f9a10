"""Touched places, one after another, until one legal move is meant."""

from __future__ import annotations

from tactilegrid.core.game import Choice
from tactilegrid.core.geometry import Cell, Direction, Edge, Grid
from tactilegrid.core.selection import Pick, Selection, touch
from tests.core.tables import begun

TRAP = "7/7/7/1DL1LD1/7/7/7 D 12,12 - -,-"
MOVING = "DL5/7/7/7/DDDDDD1/DDDDDD1/D6 D 13,0 - -,-"


def place(name):
    found = Grid(9, 9).find(name)
    assert found is not None
    return found


def touched(session, *places):
    """What the touches lead to, one after another."""
    pick = Pick(Selection())
    for one in places:
        where = place(one) if isinstance(one, str) else one
        pick = touch(pick.selection, where, session.game, session.state)
    return pick


def written(session, pick):
    return pick.move and session.game.format_move(pick.move)


def test_pawn_then_square():
    """QD-R5: the pawn, then one of three squares."""
    session = begun()
    lifted = touched(session, "e1")
    assert (lifted.move, len(lifted.moves), lifted.choices) == (None, 3, False)
    assert lifted.selection == Selection((place("e1"),))
    assert written(session, touched(session, "e1", "e2")) == "e2"


def test_the_square_alone_is_enough_where_only_one_pawn_can_go_there():
    session = begun()
    pick = touched(session, "e2")
    assert written(session, pick) == "e2"
    assert pick.selection == Selection((place("e1"), place("e2")))


def test_a_touch_that_fits_nothing_leaves_the_selection():
    session = begun()
    assert touched(session, "e5") == Pick(Selection())
    kept = touched(session, "e1", "e5")
    assert kept == Pick(Selection((place("e1"),)))


def test_a_touch_that_fits_only_a_new_beginning_begins_anew():
    session = begun("pathagon", position=MOVING)
    again = touched(session, "a7", "a3")
    assert again.selection == Selection((place("a3"),))
    assert again.move is None
    fence = Edge(place("e3"), Direction.NORTH)
    pick = touched(begun(), "e1", fence)
    assert pick.selection == Selection((fence,))
    assert written(begun(), pick) == "e3h"


def test_touching_the_same_again_is_the_same_selection():
    session = begun("pathagon", position=MOVING)
    assert touched(session, "a7", "a7").selection == Selection((place("a7"),))


def test_a_target_alone_is_not_enough_where_several_pieces_can_go_there():
    """PG-R12: any of the pieces could be meant."""
    session = begun("pathagon", position=MOVING)
    assert touched(session, "g7") == Pick(Selection())


def test_one_square_that_needs_no_more():
    """PG-R2: a placement is made at its first touch."""
    session = begun("pathagon")
    assert written(session, touched(session, "d4")) == "d4"


def test_only_named_alternatives_are_left_to_choose():
    """PG-A2: which of the clamped pieces are taken."""
    session = begun("pathagon", position=TRAP)
    pick = touched(session, "d4")
    assert pick.move is None
    assert pick.choices
    texts = {session.game.format_move(move) for move in pick.moves}
    assert texts == {"d4", "d4xc4", "d4xe4", "d4xc4xe4"}
    both = Choice("take", (place("c4"), place("e4")))
    assert written(session, touched(session, "d4", both)) == "d4xc4xe4"
    assert written(session, touched(session, "d4", Choice("none"))) == "d4"


def test_a_choice_that_is_not_offered():
    session = begun("pathagon", position=TRAP)
    pick = touched(session, "d4", Choice("take", (place("a1"),)))
    assert pick == Pick(Selection((place("d4"),)))


def test_the_last_touch_can_be_taken_back():
    """After that, the first touch chooses again."""
    session = begun()
    selection = Selection((place("e1"), place("e2"))).back()
    assert selection == Selection((place("e1"),))
    assert selection.back() == Selection() == Selection().back()
    again = touch(selection, place("d1"), session.game, session.state)
    assert written(session, again) == "d1"


def test_nothing_can_be_touched_after_the_end():
    session = begun(position="e9,d9 10,10 - 2")
    assert session.outcome is not None
    assert touched(session, "d9") == Pick(Selection())
    assert touched(session, Cell(-1, 0)) == Pick(Selection())
