"""Pac-Man and the ghosts look some plies ahead: what is certain there is found."""

from __future__ import annotations

from random import Random

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.alphabeta import SURE
from tactilegrid.engines.pac_man import Chase, levels, search
from tactilegrid.engines.search import WON
from tactilegrid.games import load_game

GAME = load_game("quoridor-pac-man")


def state_of(position: str, **given: str):
    return GAME.parse_position(position, settle(GAME.options, given))


def chosen(state, nodes: int = 300) -> str:
    seat = GAME.to_move(state)
    last = list(search(state, seat, "club", 1).improve(nodes))[-1]
    return GAME.format_move(last.move)


def test_pac_man_eats_the_last_pellet() -> None:
    """PM-A7: that wins at once."""
    state = state_of("P=a7 B=e9 I=e5 K=i5 C=e1 pellets=a9 lives=1 to=P layout=classic6")
    assert chosen(state) == "P:N.N*"


def test_a_ghost_catches_pac_man() -> None:
    """PM-R10, with the last life PM-R11."""
    state = state_of("P=e5 B=e6 I=a5 K=i5 C=e1 pellets=a1,a9,i1,i9 lives=1 to=B layout=classic6")
    assert chosen(state) == "B:S!"


@pytest.mark.parametrize("players", ["1", "2", "5"])
def test_every_move_it_thinks_of_is_legal(players: str) -> None:
    dice = Random(3)
    state = GAME.initial(settle(GAME.options, {"players": players}), 0)
    for _ in range(25):
        legal = GAME.legal_moves(state)
        if not legal:
            break
        seat = GAME.to_move(state)
        chase = Chase(not state.waiting)
        assert chase.mine(state)
        assert sorted(map(GAME.format_move, chase.moves(state, True))) == sorted(
            map(GAME.format_move, legal)
        )
        for found in search(state, seat, "club", 1).improve(30):
            assert set(found.line[:1]) <= set(legal)
        state = GAME.apply(state, dice.choice(legal)).state


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    state = state_of("P=a7 B=e9 I=e5 K=i5 C=e1 pellets=a9 lives=1 to=P layout=classic6")
    assert Chase(True).worth(state) == -Chase(False).worth(state)
    assert -SURE <= Chase(True).worth(state) <= SURE
    assert Chase(True).ended(state) is None
    won = GAME.apply(state, GAME.parse_move("P:N.N*", state)).state
    assert (Chase(True).ended(won), Chase(False).ended(won)) == (WON, -WON)


def test_a_draw_is_worth_nothing() -> None:
    state = state_of(
        "P=a7 B=e9 I=e5 K=i5 C=e1 pellets=a1 lives=1 to=P layout=classic6", ply_cap="1"
    )
    drawn = GAME.apply(state, GAME.legal_moves(state)[0]).state
    assert Chase(True).ended(drawn) == 0


def test_levels_differ_in_what_they_may_look_at() -> None:
    offered = levels(settle(GAME.options, {}), Seat(2))
    assert next(iter(offered)) == "club"
    counts = [each.nodes for each in offered.values() if each.nodes]
    assert counts == sorted(counts)
