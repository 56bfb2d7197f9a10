"""Pathfinder by single keys: built, searched and explored without a word being typed."""

from __future__ import annotations

from tests.frontends.sitting import Sitting

MAZES = (
    "PF 6x6 chips=30 phase=search turn=1 first=1; 1 goal=E5 walls=C1W,D5S,E1S luck=1;"
    " 2 goal=F6 walls=A1S,C1W luck=2"
)
ENGINE = ("", "engine:casual")


def test_a_maze_is_built_by_touch() -> None:
    """The goal by its square, chips by their slots; the goal again asks what else."""
    here = Sitting("pathfinder", players=ENGINE)
    here.type("go e5")
    assert here.press("Enter") == ["Goal on E5. Legal: best way 5, from E1. Your move."]
    here.press("f")
    assert here.press("Enter")[0].startswith("Barrier south of D5. 29 left.")
    assert here.press("Enter")[0].startswith("Barrier out south of D5. 30 left.")
    here.type("go e5")
    asked = "Goal E5, 0 barriers, best way 5. By number: 1 ready. 2 build snake."
    assert here.press("Enter") == [f"1 of 2: {asked}"]
    assert here.press("N") == ["2 of 2: 3 build branching. 4 build decoys. 5 build open."]
    assert here.press("4")[0].startswith("Laid: 30 barriers, goal ")
    assert here.press("u")[0].startswith("Taken back: the maze with its goal on ")


def test_an_enter_too_many_does_not_finish_the_maze() -> None:
    """Ready is for good: it has its number, and Enter does not give it."""
    here = Sitting("pathfinder", players=ENGINE)
    here.press("Enter", "Enter")
    assert here.press("Enter") == ["Answer with a number from 1 to 5, or Backspace."]
    here.press("Right", "Enter")
    assert here.session.state.phase == "build"
    here.press("1")
    assert here.session.state.phase == "search"


def test_slots_of_the_entrances_are_reached_by_arrows() -> None:
    """PF-R4: the slot west of column 1 comes after the one east of it."""
    here = Sitting("pathfinder", players=ENGINE)
    here.type("go c1")
    here.press("f", "r")
    said = here.press("Left")
    assert said == ["Empty at entrance C1. No goal yet."]
    assert here.press("Left") == ["edge"]


def test_a_maze_is_searched_by_touch() -> None:
    """Enter on a neighbour asks; on a slot, what lies beyond it; on the pawn, whether to go out."""
    here = Sitting("pathfinder", players=ENGINE, position=MAZES)
    here.type("go b1")
    assert here.press("Enter")[0].startswith("B1, yes. Ahead: unknown.")
    here.press("Right")
    assert here.press("Enter")[0].startswith("B2, yes.")
    assert here.press("j") == ["Unknown: south of A2."]
    assert here.press("Enter")[0].startswith("A2, yes.")
    here.type("go f5")
    assert here.press("Enter") == ["Not F5: no neighbour. From here: A3, B2, A1."]
    here.type("go a2")
    assert here.press("Enter") == ["Withdraw and go out of the maze? Enter is out."]
    assert here.press("Enter") == ["Out of B1. Your move."]
    assert here.type("c1e") == ["Not beside you: east of C1. Go there first."]
    assert here.type("a1w")[0].startswith("A1, yes.")
    assert here.type("q9e")[0].startswith("There is no slot")
