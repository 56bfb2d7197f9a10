"""A game has one grid unless it says otherwise."""

from tactilegrid.core.grids import OneGrid, has_grids
from tactilegrid.core.seats import Seat
from tactilegrid.games import load_game


def test_a_game_of_one_grid_is_looked_at_as_it_is():
    assert OneGrid().layers(Seat(1), "seen") == ()
    assert OneGrid().layered("seen", "") == "seen"


def test_which_games_have_several():
    assert has_grids(load_game("pathfinder"))
    assert not has_grids(load_game("quoridor"))
