"""What is won by force in Pathagon is found; that it is won, the rules alone say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tactilegrid.core.seats import Seat
from tactilegrid.engines.choose import PER_MS
from tactilegrid.engines.pathagon import levels, search
from tactilegrid.games.pathagon import GAME
from tactilegrid.games.pathagon.position import State
from tests.engines.pathagon_solver import Solver, at

WINS = (Path(__file__).parents[1] / "data" / "pathagon-wins.txt").read_text().splitlines()


def read(line: str) -> tuple[int, list[str], State]:
    """The plies, the first moves that win within them, and the position."""
    plies, capture, names, position = line.split(" ", 3)
    return int(plies), names.split(","), at(capture, position)


def test_the_suite_is_large_and_of_many_kinds() -> None:
    assert len(WINS) >= 60
    assert len(set(WINS)) == len(WINS)
    known = [read(line) for line in WINS]
    assert {plies for plies, _, _ in known} == {3, 5, 7}
    assert {state.board.size for *_, state in known} == {4, 5, 6, 7}
    seven = [(names, state) for _, names, state in known if state.board.size == 7]
    for capture in ("may", "must"):
        of_it = [names for names, state in seven if state.options.choice("capture") == capture]
        assert {"-" in names[0] for names in of_it} == {True, False}, "placing and relocating"
        assert len(of_it) >= 10
    assert sum(state.options.choice("capture") == "must" for *_, state in known) >= 15
    assert sum(all("-" in name for name in names) for _, names, _ in known) >= 15, "relocations"
    assert sum(all("x" in name for name in names) for _, names, _ in known) >= 15, "what takes"


@pytest.mark.parametrize("line", WINS[::9])
def test_a_ninth_of_the_suite_is_won_by_trying_everything(line: str) -> None:
    prove(line)


@pytest.mark.soak
@pytest.mark.parametrize("line", WINS)
def test_the_suite_is_won_by_trying_everything(line: str) -> None:
    prove(line)


def prove(line: str) -> None:
    """PG-R4 to R15: in so many plies, no sooner, by these first moves and by no other."""
    plies, names, state = read(line)
    solver = Solver()
    assert not solver.wins(state, plies - 2)
    moves = GAME.legal_moves(state)
    assert [m for m in moves if GAME.format_move(m) in names] == [
        m for m in moves if solver.proves(state, m, plies)
    ]


def test_what_is_won_by_force_is_found() -> None:
    """At least 97 of 100 within what master looks at."""
    missed = []
    for line in WINS:
        _, names, state = read(line)
        seat = Seat(state.side + 1)
        nodes = levels(state.options, seat)["master"].ms * PER_MS
        last = list(search(state, seat, "master", 1).improve(nodes))[-1]
        if GAME.format_move(last.move) not in names:
            missed.append(line)
    assert len(missed) <= len(WINS) * 3 // 100, missed
