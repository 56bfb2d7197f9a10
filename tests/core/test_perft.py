"""Counts of move sequences: shallow ones, checked by hand or by the sum of their parts."""

from __future__ import annotations

import pytest

from tactilegrid.core.perft import divide, perft
from tests.core.tables import SETTINGS, begun, dealt


def count(session, depth):
    return perft(session.game, session.state, depth)


@pytest.mark.parametrize(
    ("name", "given", "counts"),
    [
        # QD-R5, R6: 3 steps and 128 fences
        ("quoridor", {}, [1, 131]),
        # QD-R4: without fences, 3 steps; then 3 each
        ("quoridor", {"fences": 0}, [1, 3, 9]),
        # 3x3, no fences: b1 has a1, c1, b2; then b3's pawn has 3 answers each, or from b2's
        # neighbourhood the jump back over it to b1 (a win) and two sides
        ("quoridor", {"size": 3, "fences": 0}, [1, 3, 9]),
        # PG-R2: any of 49 squares, then any other
        ("pathagon", {}, [1, 49, 49 * 48]),
        ("pathagon", {"size": 3}, [1, 9, 72]),
    ],
)
def test_shallow_counts(name, given, counts):
    session = begun(name, **given)
    assert [count(session, depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(("name", "given"), SETTINGS)
def test_counting_is_listing(name, given):
    """Depth 1 is the number of legal moves; the parts of `divide` make the whole."""
    session = begun(name, **given)
    turn = session.to_move
    moves = session.game.legal_moves(session.observe(turn))
    assert count(session, 1) == len(moves)
    parts = list(divide(session.game, session.state, 2))
    assert [text for text, _ in parts] == [session.game.format_move(move) for move in moves]
    assert sum(share for _, share in parts) == count(session, 2)
    assert all(share == 1 for _, share in divide(session.game, session.state, 1))


def test_nothing_goes_on_after_the_end():
    """QD-R3: a pawn on its goal line ends the game."""
    over = begun(position="e9,d9 10,10 - 2")
    assert [count(over, depth) for depth in range(3)] == [1, 0, 0]
    assert list(divide(over.game, over.state, 1)) == []
    assert list(divide(over.game, begun().state, 0)) == []
    nearly = begun(position="e8,d9 0,0 - 1")
    shares = dict(divide(nearly.game, nearly.state, 2))
    assert shares["e9"] == 0
    assert all(share for text, share in shares.items() if text != "e9")


def test_only_what_the_seat_to_move_may_know_is_asked():
    """A game with secrets: two moves at each of four turns."""
    session = dealt()
    assert [count(session, depth) for depth in range(6)] == [1, 2, 4, 8, 16, 0]
