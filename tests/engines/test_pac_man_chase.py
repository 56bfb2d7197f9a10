"""The ghosts look some plies ahead: what is certain there is found."""

from __future__ import annotations

from random import Random

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.alphabeta import SURE
from tactilegrid.engines.pac_man import Ghosts, levels, search
from tactilegrid.engines.search import WON
from tactilegrid.games import load_game

GAME = load_game("quoridor-pac-man")
LAST = "P=a7 B=e9 I=e5 K=i5 C=e1 pellets=a9 lives=1 to=P layout=classic6"


def state_of(position: str, **given: str):
    return GAME.parse_position(position, settle(GAME.options, given))


def chosen(state, nodes: int = 300) -> str:
    last = list(search(state, GAME.to_move(state), "club", 1).improve(nodes))[-1]
    return GAME.format_move(last.move)


@pytest.mark.parametrize("lives", [1, 3])
def test_a_ghost_catches_pac_man(lives: int) -> None:
    """PM-R10, with the last life PM-R11."""
    state = state_of(
        f"P=e5 B=e6 I=a5 K=i5 C=e1 pellets=a1,a9,i1,i9 lives={lives} to=B layout=classic6"
    )
    assert chosen(state) == "B:S!"


@pytest.mark.parametrize("players", ["2", "5"])
def test_every_move_they_think_of_is_legal(players: str) -> None:
    """Their own, and in between Pac-Man's."""
    dice, ghosts = Random(3), Ghosts()
    state = GAME.initial(settle(GAME.options, {"players": players}), 0)
    for _ in range(25):
        legal = GAME.legal_moves(state)
        if not legal:
            break
        seat = GAME.to_move(state)
        assert ghosts.mine(state) == (seat != Seat(1))
        assert sorted(map(GAME.format_move, ghosts.moves(state, True))) == sorted(
            map(GAME.format_move, legal)
        )
        if ghosts.mine(state):
            for found in search(state, seat, "club", 1).improve(30):
                assert found.line[0] == found.move
                assert found.move in legal
        state = GAME.apply(state, dice.choice(legal)).state


def test_what_is_good_for_pac_man_is_bad_for_them() -> None:
    """PM-A7: the last pellet wins."""
    state, ghosts = state_of(LAST), Ghosts()
    assert ghosts.worth(state) == -GAME.worth(state, Seat(1))
    assert -SURE <= ghosts.worth(state) <= SURE
    assert ghosts.ended(state) is None
    eaten = GAME.apply(state, GAME.parse_move("P:N.N*", state)).state
    assert ghosts.ended(eaten) == -WON
    assert ghosts.ended(GAME.resign(state, Seat(1)).state) == WON


def test_a_draw_is_worth_nothing() -> None:
    state = state_of(LAST.replace("=a9", "=i1"), ply_cap="1")
    drawn = GAME.apply(state, GAME.legal_moves(state)[0]).state
    assert Ghosts().ended(drawn) == 0


def test_only_ghosts_have_higher_levels() -> None:
    options = settle(GAME.options, {"players": "3"})
    assert not levels(options, Seat(1))
    for seat in (Seat(2), Seat(3)):
        offered = levels(options, seat)
        assert list(offered) == ["club", "expert"]
        assert offered["club"].nodes < offered["expert"].nodes
