"""Lists of fences put together from stretches of rows."""

from __future__ import annotations

from random import Random

import pytest

from tactilegrid.games.quoridor import GAME, stretches
from tactilegrid.games.quoridor.bits import numbers, plain_walks
from tactilegrid.games.quoridor.fences import board_of
from tactilegrid.games.quoridor.moves import SPAN, Fence, edge_of
from tests.games.quoridor.quoridor_table import begin


@pytest.mark.parametrize("size", [3, 5, 9, 11])
def test_any_set_of_fences_is_listed_in_order(size: int) -> None:
    dice, board = Random(size), board_of(size)
    for _ in range(50):
        fences = board.fences & dice.getrandbits(300)
        assert board.stretches.listed(fences) == [Fence(edge_of(n)) for n in numbers(fences)]


@pytest.mark.parametrize("size", [3, 5, 9, 11])
def test_one_of_a_list_is_found_without_the_others(size: int) -> None:
    dice, board = Random(size), board_of(size)
    for _ in range(20):
        fences = board.fences & dice.getrandbits(300)
        listed = board.stretches.listed(fences)
        assert [board.stretches.pick(fences, n) for n in range(len(listed))] == listed
        with pytest.raises(IndexError):
            board.stretches.pick(fences, len(listed))


def test_legal_moves_can_be_picked_from_either_end() -> None:
    """A list that is put together when it is looked at is like any other."""
    moves = GAME.legal_moves(begin())
    plain = tuple(moves)
    assert len(plain) == len(moves) == 131
    assert [moves[place] for place in range(-131, 131)] == [*plain, *plain]
    assert moves[2:5] == plain[2:5]
    with pytest.raises(IndexError):
        moves[131]


def test_the_memory_of_stretches_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stretches, "LIMIT", 2)
    board = board_of(3)
    few = stretches.Stretches(board.fences)
    for fences in (0, 1, 2, 3, board.fences):
        assert few.listed(fences & board.fences) == [
            Fence(edge_of(n)) for n in numbers(fences & board.fences)
        ]


@pytest.mark.parametrize("size", [3, 9])
def test_plain_walks_lead_from_the_square_to_the_goal(size: int) -> None:
    """The ends of a walk are the squares where an odd number of its sides meet."""
    board = board_of(size)
    for seat, goal in enumerate(board.goals(4)):
        for square in numbers(board.squares):
            walks = plain_walks(square, goal, size)
            lengths = [(north.bit_count() + east.bit_count()) for north, east in walks]
            assert lengths[0] == min(lengths), (seat, square)
            for north, east in walks:
                odd = 0
                for side in numbers(north):
                    odd ^= 1 << side | 1 << side + SPAN
                for side in numbers(east):
                    odd ^= 1 << side | 1 << side + 1
                if odd:
                    assert odd >> square & 1
                    assert odd & goal
                    assert odd.bit_count() == 2
                else:
                    assert goal >> square & 1
