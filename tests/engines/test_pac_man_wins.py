"""What is won by force in Quoridor Pac-Man is found; that it is won, the rules alone say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tactilegrid.engines.pac_man import levels, search
from tactilegrid.games.quoridor_pac_man import GAME
from tactilegrid.games.quoridor_pac_man.layouts import SHIPPED
from tactilegrid.games.quoridor_pac_man.position import State
from tests.engines.pac_man_solver import HUNTERS, PAC_MAN, Solver, at

WINS = (Path(__file__).parents[1] / "data" / "pac-man-wins.txt").read_text().splitlines()
NODES = 2_500  # of a master, which looks at more in its second on any machine


def read(line: str) -> tuple[str, int, list[str], State]:
    """The side, its turns, the first moves that win within them, and the position."""
    side, turns, names, position = line.split(" ", 3)
    return side, int(turns), names.split(","), at(position)


def test_the_suite_is_large_and_of_many_kinds() -> None:
    assert len(WINS) >= 40
    assert len(set(WINS)) == len(WINS)
    known = [read(line) for line in WINS]
    assert sum(side == PAC_MAN and turns > 1 for side, turns, *_ in known) >= 18
    assert sum(side == HUNTERS and turns > 1 for side, turns, *_ in known) >= 12
    assert {state.setup.layout.name for *_, state in known} == set(SHIPPED)


@pytest.mark.parametrize("line", WINS)
def test_the_suite_is_won_by_trying_everything(line: str) -> None:
    """PM-R3 to R11: in so many turns, no sooner, by these first moves and by no other."""
    side, turns, names, state = read(line)
    solver = Solver(side)
    assert state.lives == 1
    assert not solver.wins(state, turns - 1)
    assert names == [
        GAME.format_move(move)
        for move in GAME.legal_moves(state)
        if solver.proves(state, move, turns)
    ]


def test_what_is_won_by_force_is_found() -> None:
    """At least 95 of 100 within what the best level of each seat looks at."""
    missed = []
    for line in WINS:
        _, _, names, state = read(line)
        seat = GAME.to_move(state)
        assert seat is not None
        level, budget = list(levels(state.setup.options, seat).items())[-1]
        last = list(search(state, seat, level, 1).improve(budget.nodes or NODES))[-1]
        if GAME.format_move(last.move) not in names:
            missed.append(line)
    assert len(missed) <= len(WINS) // 20, missed
