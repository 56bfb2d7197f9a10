"""Escort Quest for the fingers: who stands before what lies there."""

from __future__ import annotations

import pytest

from tactilegrid.core.geometry import Direction, Edge
from tests.games.escort_quest.escort_table import GAME, begin, cell

PUZZLE = "EQ 9x7 E=a1 V=c3 G=e5; village g7; snow c3; spike d4; amulet b2; barrier f2 N,E"


@pytest.mark.parametrize(
    ("square", "sign"),
    [
        ("a1", "seat-1"),
        ("c3", "friend"),  # on the snow
        ("e5", "foe"),
        ("g7", "goal"),
        ("d4", "trap"),
        ("b2", "special"),
        ("f2", "barred"),
        ("f3", "empty"),
        ("z1", "empty"),
    ],
)
def test_a_square_is_felt_by_what_matters_most_on_it(square: str, sign: str) -> None:
    assert GAME.sign(cell(square), begin(puzzle=PUZZLE)) == sign


def test_barriers_lie_on_squares_so_that_no_side_is_closed() -> None:
    """EQ-R3: a barrier closes sides of the square that it lies on."""
    state = begin(puzzle=PUZZLE)
    assert GAME.sign(Edge(cell("f2"), Direction.NORTH), state) == "open"
