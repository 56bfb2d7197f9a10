"""Counts of move sequences, agreed on by several independent programs."""

from __future__ import annotations

import pytest

from tactilegrid.core.perft import perft
from tactilegrid.games.quoridor import GAME
from tests.games.quoridor.quoridor_table import begin

COUNTS = [
    ({}, [131, 16_677, 2_062_264]),
    ({"players": 4}, [131, 16_677]),
    ({"players": 4, "size": 5}, [35, 1_109]),
    ({"players": 4, "size": 7}, [75, 5_357]),
    ({"size": 7}, [75, 5_357, 363_872]),
    ({"size": 5, "fences": 2}, [35, 1_109]),
    ({"size": 5, "fences": 3}, [35, 1_109, 31_540, 794_442]),
    ({"size": 3, "fences": 1}, [11, 77, 316, 1_172, 3_452, 9_002]),
    ({"size": 3, "fences": 2}, [11, 77, 380, 1_528, 5_378, 16_392]),
    ({"fences": 0}, [3, 9, 30, 100, 350, 1_225, 4_410, 15_876]),
]
CASES = [
    pytest.param(settings, depth, count, id=f"{settings}-{depth}")
    for settings, counts in COUNTS
    for depth, count in enumerate(counts, start=1)
]


@pytest.mark.parametrize(("settings", "depth", "count"), CASES)
def test_counts(settings: dict[str, object], depth: int, count: int) -> None:
    """The numbers of the rules, 5.5."""
    assert perft(GAME, begin(repetition=0, **settings), depth) == count


@pytest.mark.soak
def test_four_plies_of_the_full_board() -> None:
    """The count at depth 4 on 9x9, known from several programs."""
    assert perft(GAME, begin(repetition=0), 4) == 247_569_030
