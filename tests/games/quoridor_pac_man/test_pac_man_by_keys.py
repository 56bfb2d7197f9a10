"""Quoridor Pac-Man as it is played with keys."""

from __future__ import annotations

from tests.frontends.sitting import Sitting


def test_a_square_two_steps_away_is_gone_to_by_one_touch() -> None:
    """PM-R4: what the square alone would mean when typed, Enter on it does as well."""
    sitting = Sitting("quoridor-pac-man", players=("", "engine:novice"))
    sitting.type("go f6")
    assert sitting.press("Enter")[0].startswith("You: north, east to f6.")


def test_a_square_that_is_too_far_is_refused_with_those_that_are_not() -> None:
    sitting = Sitting("quoridor-pac-man", players=("", "engine:novice"))
    sitting.type("go f8")
    assert sitting.press("Enter") == [
        "Not f8: too far. Pacman from e5: e7, f6, e5, d6, f4, e3, d4."
    ]
    assert sitting.session.ply == 0


def test_ways_that_eat_different_things_are_asked_for() -> None:
    """PM-R5, A3: one way to a square may pass a pellet."""
    text = "P=b1 B=e9 I=a5 K=i5 C=e1 pellets=a1,a9,i1,i9 lives=3 to=P layout=classic6"
    sitting = Sitting("quoridor-pac-man", players=("", "engine:novice"), position=text)
    sitting.type("go a2")
    assert sitting.press("Enter") == ["Eating what? Enter none, 2 a pellet."]
    assert sitting.press("2")[0].startswith("You: west, north to a2. Pellet on a1 eaten")
