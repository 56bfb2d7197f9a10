"""Another grid on the same squares: by its key, by its name, in a game that has but one."""

from __future__ import annotations

from tests.frontends.sitting import Sitting

MAZES = (
    "PF 6x6 chips=30 phase=search turn=1 first=1; 1 goal=E5 walls=C1W,D5S,E1S luck=1;"
    " 2 goal=F6 walls=A1W,A1S luck=2"
)


def hunter() -> Sitting:
    """Seat 1 searches; both mazes stand."""
    here = Sitting("pathfinder", players=("", "engine:casual"), position=MAZES)
    here.type("enter:B1")
    return here


def test_tab_goes_to_the_home_grid_and_back() -> None:
    """The cursor stays; describing, edges and things of interest are those of that grid."""
    here = hunter()
    assert here.press("Tab")[0].startswith("Home grid, your own maze.")
    here.type("go E1")
    assert here.press("e") == ["Open north, east, west. Closed south."]
    assert here.press("Tab") == ["Tracking grid, your search. E1, empty"]
    assert here.press("e") == ["Unknown north, east, south, west."]


def test_a_grid_is_asked_for_by_its_name() -> None:
    here = hunter()
    assert here.type("grid home")[0].startswith("Home grid, your own maze.")
    assert here.type("other grid track")[0].startswith("Tracking grid, your search.")
    assert here.type("grid nowhere") == ["There is no grid nowhere. Say other grid."]
    assert here.type("other grid")[0].startswith("Home grid")


def test_a_game_with_one_grid_says_so() -> None:
    assert Sitting().press("Tab") == ["This game has one grid only."]


def test_a_grid_that_is_no_longer_there_is_not_asked_about() -> None:
    here = hunter()
    here.press("Tab")
    here.desk.layer = "theirs"  # only at the end
    assert here.type("edges E1") == ["Unknown north, east, south, west."]
