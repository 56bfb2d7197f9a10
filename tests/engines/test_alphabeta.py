"""The search finds what looking at everything finds, in fewer positions, and stops when told."""

from __future__ import annotations

import tracemalloc
from collections.abc import Sequence
from random import Random

import pytest

from tactilegrid.engines.alphabeta import ENTRY_BYTES, AlphaBeta
from tactilegrid.engines.search import WON

Line = tuple[int, ...]


class Tree:
    """A tree of chance worths; a party may have several moves running, as four ghosts have."""

    def __init__(self, seed: int, high: int, wide: int = 3, ends: bool = True) -> None:
        self.seed = seed
        self.high = high
        self.wide = wide
        self.ends = ends

    def dice(self, line: Line, what: str) -> Random:
        return Random(f"{self.seed} {line} {what}")

    def mine(self, position: Line) -> bool:
        return not position or self.dice(position, "turn").random() < 0.5

    def ended(self, position: Line) -> int | None:
        if not self.ends or not position or self.dice(position, "end").random() > 0.1:
            return None
        return self.dice(position, "won").choice((WON, 0, -WON))

    def worth(self, position: Line) -> int:
        return self.dice(position, "worth").randint(-50, 50)

    def moves(self, position: Line, top: bool) -> Sequence[int]:
        return range(self.wide)

    def forced(self, position: Line) -> bool:
        return False

    def play(self, position: Line, code: int) -> Line:
        return (*position, code)

    def key(self, position: Line) -> Line:
        return position

    def everything(self, position: Line = ()) -> int:
        """What the party comes to when both see everything."""
        end = self.ended(position)
        if end is not None:
            far = len(position)
            return end - far if end > 0 else end + far if end < 0 else 0
        if len(position) == self.high:
            return self.worth(position)
        below = (self.everything(self.play(position, code)) for code in range(self.wide))
        return max(below) if self.mine(position) else min(below)


@pytest.mark.parametrize("seed", range(25))
def test_it_comes_to_what_looking_at_everything_comes_to(seed: int) -> None:
    tree = Tree(seed, high=5)
    found = list(AlphaBeta(tree, (), seed, deepest=5).improve())
    last = found[-1]
    assert last.worth == tree.everything() or abs(last.worth) > WON - 10
    if abs(last.worth) < WON - 10:
        assert tree.everything((last.move,)) == last.worth
    assert last.line[0] == last.move


def test_it_looks_at_fewer_positions_than_there_are() -> None:
    tree = Tree(1, high=6, wide=4, ends=False)
    last = list(AlphaBeta(tree, (), 1, deepest=6).improve())[-1]
    assert last.depth == 6
    assert last.nodes < 4**6


def test_the_soonest_win_is_taken() -> None:
    """A win at once and one later: the worth tells how many plies it takes."""
    for seed in range(60):
        tree = Tree(seed, high=5)
        now = [code for code in range(3) if tree.ended((code,)) == WON]
        if now:
            last = list(AlphaBeta(tree, (), seed, deepest=5).improve())[-1]
            assert last.move in now
            assert (last.worth, last.depth) == (WON - 1, 1)


def test_the_same_number_of_positions_gives_the_same_moves() -> None:
    one, other = (list(AlphaBeta(Tree(3, 9, 5), (), 7).improve(500)) for _ in range(2))
    assert one == other
    assert one[-1].nodes <= 500


@pytest.mark.parametrize("after", [0, 1, 5])
def test_told_to_stop_it_has_a_move_in_hand(after: int) -> None:
    told: list[int] = []

    def stop() -> bool:
        told.append(1)
        return len(told) > after

    found = list(AlphaBeta(Tree(3, 60, 5, ends=False), (), 7).improve(stop=stop))
    assert found
    assert len(told) == after + 1


def test_a_position_that_stood_before_is_worth_a_draw() -> None:
    """Of two moves that are bad the one is taken that repeats."""

    class Ring(Tree):
        def worth(self, position: Line) -> int:
            return -20

        def mine(self, position: Line) -> bool:
            return len(position) % 2 == 0

        def key(self, position: Line) -> Line:
            return position[:1]

    ring = Ring(1, 3, ends=False)
    last = list(AlphaBeta(ring, (), 1, past=[(2,)], deepest=3).improve())[-1]
    assert (last.move, last.worth) == (2, 0)


def test_forced_moves_are_followed_further() -> None:
    class Forced(Tree):
        def forced(self, position: Line) -> bool:
            return len(position) == 1

    tree = Forced(5, 2, ends=False)
    last = list(AlphaBeta(tree, (), 1, deepest=1).improve())[-1]
    assert last.worth == Tree(5, 2, ends=False).everything()


def test_its_table_takes_no_more_memory_than_it_may() -> None:
    limit = 256 * 1024
    search = AlphaBeta(Tree(3, 60, 6, ends=False), (), 7, memory=limit)
    tracemalloc.start()
    for _ in search.improve(6_000):
        assert len(search.table) <= limit // ENTRY_BYTES
    held = sum(
        stat.size
        for stat in tracemalloc.take_snapshot().statistics("filename")
        if "alphabeta" in stat.traceback[0].filename
    )
    tracemalloc.stop()
    assert held <= limit
