"""What is won by force in Wayfinder for two is found; that it is won, the rules alone say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tactilegrid.engines.wayfinder import search
from tactilegrid.games.wayfinder import GAME
from tactilegrid.games.wayfinder.position import VOYAGE, State
from tests.engines.wayfinder_solver import Solver, at, moves_of

SURELY = 1_500  # positions that master looks at in its second on slow machines too
WINS = (Path(__file__).parents[1] / "data" / "wayfinder-wins.txt").read_text().splitlines()


def read(line: str) -> tuple[int, list[str], State]:
    """The plies, the first moves that win within them, and the position."""
    first, _, position = line.partition(" | ")
    plies, _, names = first.partition(" ")
    return int(plies), names.split(","), at(position)


def test_the_suite_is_large_and_of_many_kinds() -> None:
    assert len(WINS) >= 40
    assert len(set(WINS)) == len(WINS)
    known = [read(line) for line in WINS]
    assert {plies for plies, *_ in known} == {1, 3, 4, 5}
    assert {state.setup.size for *_, state in known} == {4, 5, 6}
    assert sum(state.phase == VOYAGE for *_, state in known) >= 15, "voyages"
    assert sum(state.phase != VOYAGE for *_, state in known) >= 8, "placements"
    assert sum(plies >= 3 for plies, *_ in known) >= 20


@pytest.mark.parametrize("line", WINS[::6])
def test_a_part_of_the_suite_is_won_by_trying_everything(line: str) -> None:
    prove(line)


@pytest.mark.soak
@pytest.mark.parametrize("line", WINS)
def test_the_suite_is_won_by_trying_everything(line: str) -> None:
    prove(line)


def prove(line: str) -> None:
    """WF-R23 to R25: in so many plies, no sooner, by these first moves and by no other."""
    plies, names, state = read(line)
    solver = Solver()
    assert solver.soonest(state) == plies
    assert [GAME.format_move(move) for move in solver.winning(state, plies)] == names
    assert len(names) < len(moves_of(state))


def missed(lines: list[str]) -> list[str]:
    """The positions in which another move is chosen by what master surely looks at."""
    found = []
    for line in lines:
        _, names, state = read(line)
        *_, last = search(state, state.seat, "master", 1).improve(SURELY)
        if GAME.format_move(last.move) not in names:
            found.append(line)
    return found


def test_of_a_fifth_of_the_suite_no_more_than_one_is_missed() -> None:
    assert len(missed(WINS[::5])) <= 1


@pytest.mark.soak
def test_what_is_won_by_force_is_found() -> None:
    """At least 95 of 100."""
    assert len(missed(WINS)) <= len(WINS) // 20
