"""What engines and hints think of a position."""

from __future__ import annotations

import pytest

from tactilegrid.games.pathagon import GAME
from tests.games.pathagon.pathagon_table import DARK, LIGHT, at, play


def best(state):
    seat = GAME.to_move(state)
    return max(
        GAME.legal_moves(state), key=lambda move: GAME.worth(GAME.apply(state, move).state, seat)
    )


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("7/L6/L6/L6/L6/L6/L6 L 8,14 - -,-", "a7"),
        ("DDDDDD1/7/7/7/7/7/LLLLL2 D 9,8 - -,-", "g7"),
        ("DDDDDD1/7/L6/L6/L6/7/7 L 11,8 - -,-", "g7"),
        ("7/7/7/3DL2/7/7/7 D 13,13 - -,-", "f4xe4"),
    ],
)
def test_one_ply_ahead_sees_the_next_thing(position, move):
    """Win, keep the other from winning, take: in this order (PG-R4, PG-R5)."""
    assert GAME.format_move(best(at(position))) == move


def test_a_won_game_is_above_and_a_lost_one_below_everything():
    won = play(at("7/L6/L6/L6/L6/L6/L6 L 8,14 - -,-"), "a7")
    near = at("7/L6/L6/L6/L6/L6/L6 L 8,14 - -,-")
    assert GAME.worth(won, LIGHT) > GAME.worth(near, LIGHT) > 0
    assert GAME.worth(won, DARK) < GAME.worth(near, DARK) < 0


def test_a_draw_is_worth_nothing_to_either():
    drawn = play(at("7/L6/L6/L6/L6/L6/7 L 9,14 - -,-", ply_cap=1), "g7")
    assert GAME.worth(drawn, LIGHT) == GAME.worth(drawn, DARK) == 0


def test_a_barred_way_is_worse_than_any_open_one():
    """PG-R4: enemy pieces cannot be passed."""
    barred = at("7/7/7/DDDDDD1/6D/7/7 L 14,7 - -,-")
    open_way = at("7/7/7/DDDDDD1/7/7/6D L 14,7 - -,-")
    assert GAME.worth(barred, LIGHT) < GAME.worth(open_way, LIGHT)


def test_greedy_play_against_itself_comes_to_an_end():
    """A one-ply maximiser makes legal moves to the end of a capped game."""
    state = GAME.parse_position(
        "7/7/7/7/7/7/7 L 14,14 - -,-", at(ply_cap=GAME.ply_cap(at().options)).options
    )
    while GAME.outcome(state) is None:
        state = GAME.apply(state, best(state)).state
    assert GAME.outcome(state).reason in {"chain", "repetition", "ply-cap"}
