"""The reading cursor, as it is heard: squares, slots of fences, rays, markers."""

from __future__ import annotations

import pytest

from tests.frontends.sitting import Sitting


def test_arrows_walk_and_say_the_edge() -> None:
    sitting = Sitting()
    assert sitting.press("Up", "Down", "Down") == ["e2, empty", "e1, South", "edge"]
    assert sitting.press("Home", "Left", "End", "Right") == [
        "a1, empty",
        "edge",
        "i1, empty",
        "edge",
    ]
    assert sitting.press("PgUp", "Up", "PgDn") == ["i9, empty", "edge", "i1, empty"]
    assert sitting.press("Home", "Home") == ["a1, empty", "edge"]


def test_digits_go_to_rows() -> None:
    sitting = Sitting(options={"size": "5"})
    assert sitting.press("4", "5", "6") == ["c4, empty", "c5, North", "edge"]


def test_the_profile_of_digits_walks_in_eight_directions() -> None:
    sitting = Sitting(keys="digits")
    walked = sitting.press("8", "9", "6", "3", "2", "1")
    assert [line[:2] for line in walked] == ["e2", "f3", "g3", "h2", "h1", "ed"]
    assert sitting.press("7", "4", "5", "Up") == [
        "g2, empty",
        "f2, empty",
        "f2, empty",
        "f3, empty",
    ]


def test_g_and_a_square_go_there_without_enter() -> None:
    sitting = Sitting()
    assert sitting.press("g", "c", "7") == ["Go to which square?", "c", "c7, empty"]
    assert sitting.press("c") == ["c7"]
    assert sitting.press("g", "с", "5", "7") == [
        "Go to which square?",
        "с",
        "c5, empty",
        "c7, empty",
    ]


def test_g_waits_where_a_number_may_go_on() -> None:
    """On a board of eleven rows `a1` may become `a11`; Enter ends it sooner."""
    sitting = Sitting(options={"size": "11"})
    assert sitting.press("g", "a", "1", "1")[-1] == "a11, empty"
    assert sitting.press("g", "b", "1", "Enter")[-1] == "b1, empty"
    assert sitting.press("g", "b", "2")[-1] == "b2, empty"


@pytest.mark.parametrize(
    ("line", "heard"),
    [
        ("go e5", "e5, empty"),
        ("go E 5", "e5, empty"),
        ("go north", "e2, empty"),
        ("go n", "e2, empty"),
        ("иди север", "e2, empty"),
        ("go 4", "e4, empty"),
        ("go south", "edge"),
        ("go z9", "No square z9 on this board."),
        ("go 77", "edge"),
        ("go", "Say where: go e5, or go north."),
        ("square e9", "e9, North"),
        ("square", "e1, South"),
        ("square j1", "No square j1 on this board."),
        ("look east", "east: f1 to i1 empty."),
        ("look north", "north: e2 to e8 empty, e9 North."),
        ("look south", "south: edge."),
        ("look up there", "up there is no direction. Say north, east, south or west."),
        ("north", "e2, empty"),
        ("row start", "a1, empty"),
    ],
)
def test_words_of_the_cursor(line: str, heard: str) -> None:
    assert Sitting(mode="line").type(line) == [heard]


def test_rays_go_round() -> None:
    sitting = Sitting()
    sitting.type("go d4")
    rows = [line.split(":")[0] for line in sitting.press("x", "x", "x", "x", "x")]
    assert rows == ["north", "east", "south", "west", "north"]
    diagonals = [line.split(":")[0] for line in sitting.press("X", "X", "X", "X")]
    assert diagonals == ["northeast", "southeast", "southwest", "northwest"]


def test_things_of_interest_go_round() -> None:
    sitting = Sitting(moves="e3h e8")
    heard = sitting.press("j", "j", "j", "J")
    assert len(set(heard[:3])) == 3
    assert heard[3] == heard[1]
    assert "A fence stands above e3 and f3." in heard
    assert "e8, North" in heard


def test_a_board_without_other_things_says_so() -> None:
    assert Sitting("pathagon").press("j", "J") == ["No other thing on the board."] * 2


def test_a_marker_is_said_when_passing_and_cleared_with_the_same_key() -> None:
    sitting = Sitting()
    sitting.type("go e5")
    assert sitting.press("*", "t", "r", "a", "p", "Enter")[-1] == "e5 marked trap."
    assert sitting.press("Up", "Down") == ["e6, empty", "e5, empty, mark trap"]
    assert sitting.press("*", "Space") == ["Mark on e5 cleared.", "e5, empty"]


def test_a_marker_has_words_in_line_mode() -> None:
    sitting = Sitting(mode="line", language="ru")
    assert sitting.type("метка e5 ловушка") == ["e5: метка ловушка."]
    assert sitting.type("иди e5") == ["e5, пусто, метка ловушка"]
    assert sitting.type("mark e5") == ["Метки на e5 больше нет."]
    assert sitting.type("метка e5") == ["Назовите клетку и слово: метка e5 ловушка."]
    assert sitting.type("метка z99 слово") == ["На этой доске нет клетки z99."]
    assert len(sitting.type("метка e5 " + "ы" * 60)[0]) < 79


def test_markers_are_not_part_of_the_game() -> None:
    sitting = Sitting()
    before = sitting.session
    sitting.type("mark e5 trap")
    assert sitting.session is before
    assert "trap" not in "".join(sitting.type("board", "detail e5"))


# fences


def test_fence_mode_says_what_a_fence_would_do() -> None:
    sitting = Sitting(players=("", "engine:casual"))
    assert sitting.press("f", "Right", "r") == [
        "Fence above e1 and f1. Your way 8, then 9, theirs 8, then 9.",
        "Fence above f1 and g1. Your way 8, theirs 8.",
        "Fence right of f1 and f2. Your way 8, theirs 8.",
    ]
    assert sitting.press("r", "f") == [
        "Fence above f1 and g1. Your way 8, theirs 8.",
        "f1, empty",
    ]


def test_slots_end_where_fences_end() -> None:
    sitting = Sitting()
    assert sitting.press("f", "Down")[1:] == ["edge"]
    assert sitting.press("PgUp")[0].startswith("Fence above e8 and f8.")
    assert sitting.press("Up", "9") == ["edge", "edge"]
    assert sitting.press("3")[0].startswith("Fence above e3 and f3.")


def test_a_fence_that_cannot_lie_says_why_under_the_cursor() -> None:
    """QD-A2, QD-R7."""
    sitting = Sitting(position="e1,e9 8,8 a1h,c1h,e1h,g1h 1")
    sitting.type("go h1")
    assert sitting.press("f", "r", "m") == [
        "Fence above h1 and i1: overlaps g1h.",
        "Fence right of h1 and h2: closes South's last way.",
        "Fence right of h1 and h2: closes South's last way.",
    ]


def test_without_fences_there_is_nothing_to_turn() -> None:
    assert Sitting("pathagon").press("f", "r") == [
        "This game has no fences.",
        "Nothing to turn. f goes to the fences.",
    ]


def test_spelling_changes_how_squares_are_said() -> None:
    sitting = Sitting()
    assert sitting.press("y", "Up") == ["Phonetic squares: echo 1.", "echo 2, empty"]
    assert sitting.press("y", "Up") == ["Squares by numbers: 5 2.", "5 3, empty"]
    assert sitting.press("y", "Up") == ["Plain squares: e3.", "e4, empty"]
    assert [one["spelling"] for one in sitting.settings.saved] == ["phonetic", "digits", "plain"]
