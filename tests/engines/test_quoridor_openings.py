"""The opening book of Quoridor: lines by the rules, followed by those who know it, and small."""

from __future__ import annotations

import pytest

from tactilegrid.core.options import settle
from tactilegrid.engines.quoridor import BOOKED, Search, search
from tactilegrid.engines.quoridor.openings import LINES, advice
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.moves import Move
from tactilegrid.games.quoridor.position import State


def begun(**given: str) -> State:
    return GAME.initial(settle(GAME.options, given), 0)


def first(state: State, level: str, seed: int = 1) -> Move:
    move: Move = next(search(state, state.seat, level, seed).improve(1)).move
    return move


@pytest.mark.parametrize("line", LINES)
def test_every_line_is_legal_and_advised(line: str) -> None:
    """QD-R4: all moves of the book are by the rules, in the mirror too, and are found again."""
    state = begun()
    for word in line.split():
        legal = list(GAME.legal_moves(state))
        told = advice(state)
        assert all(move in legal for move in told)
        move = GAME.parse_move(word.strip("()"), state)
        assert (move in told) == ("(" not in word)
        state = GAME.apply(state, move).state


def test_the_book_is_the_same_from_both_sides_and_in_a_mirror() -> None:
    """QD-R2: whoever begins; e2 for South is e8 for North, and a to i changed is nothing else."""
    for one, other in (("1", "2"), ("2", "1")):
        here, there = begun(first=one), begun(first=other)
        assert {turned(GAME.format_move(move)) for move in advice(here)} == {
            GAME.format_move(move) for move in advice(there)
        }
    aside = GAME.apply(begun(), GAME.parse_move("d1", begun())).state
    mirror = GAME.apply(begun(), GAME.parse_move("f1", begun())).state
    assert advice(aside)
    names = {GAME.format_move(move) for move in advice(aside)}
    assert {mirrored(name) for name in names} == {GAME.format_move(m) for m in advice(mirror)}


def turned(name: str) -> str:
    """A move as North would write it if North were South: rows from the other end."""
    last = 9 if len(name) == 2 else 8
    return f"{name[0]}{last + 1 - int(name[1])}{name[2:]}"


def mirrored(name: str) -> str:
    letters = "abcdefghi" if len(name) == 2 else "abcdefgh"
    return letters[-1 - letters.index(name[0])] + name[1:]


def test_those_who_know_the_book_follow_it_by_seed() -> None:
    state = begun()
    while told := advice(state):
        for level in BOOKED:
            found = list(search(state, state.seat, level, 3).improve())
            assert len(found) == 1
            assert found[0].move in told
            assert found[0].line[0] == found[0].move
            assert found == list(search(state, state.seat, level, 3).improve())
        state = GAME.apply(state, first(state, "master")).state
    assert state.plies >= 6


def test_others_think_for_themselves() -> None:
    state = begun()
    assert len(list(search(state, state.seat, "club", 1).improve(300))) > 1
    assert list(Search(state, state.seat, 1).improve(300))[-1].nodes > 1


@pytest.mark.parametrize("given", [{"size": "7"}, {"fences": "5"}, {"size": "11"}])
def test_other_settings_have_no_book(given: dict[str, str]) -> None:
    assert advice(begun(**given)) == []
