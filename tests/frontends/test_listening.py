"""Hearing again, hearing more, how much, hints, and questions about the game."""

from __future__ import annotations

import pytest

from tactilegrid.frontends.keymap import Intent
from tests.frontends.sitting import Sitting

ENGINE = ("", "engine:casual")
OPENING = "Quoridor. You are south on e1, going to row 9. Ten fences each. Your move."


def test_the_first_line_says_who_one_is_and_what_to_do() -> None:
    assert Sitting(players=ENGINE).lines == [OPENING]
    assert Sitting().lines == [
        "Quoridor. South on e1, North on e9. Ten fences each. South to move."
    ]
    assert " ".join(Sitting("pathagon", players=ENGINE).lines) == (
        "Pathagon. You are Light, joining rows 1 and 7. Fourteen pieces each. Your move."
    )


def test_history_goes_back_and_forth_and_says_its_ends() -> None:
    sitting = Sitting(players=ENGINE)
    sitting.press("Up", "Up")
    assert sitting.press(",", ",", ",") == ["e2, empty", OPENING, "That was the oldest."]
    assert sitting.press(".", ".", ".") == ["e2, empty", "e3, empty", "That was the newest."]
    assert sitting.press("<", ">") == [OPENING, "e3, empty"]
    assert sitting.press(";", ";") == ["e3, empty", "e3, empty"]


def test_listening_again_adds_nothing_to_the_history() -> None:
    sitting = Sitting(players=ENGINE)
    sitting.press("Up")
    before = len(sitting.desk.teller.history)
    sitting.press(",", ".", "<", ">", ";", ",", ",")
    assert len(sitting.desk.teller.history) == before


def test_a_new_announcement_becomes_the_newest() -> None:
    sitting = Sitting(players=ENGINE)
    sitting.press("Up", "<", "Up")
    assert sitting.press(",") == ["e2, empty"]


def test_long_answers_come_in_numbered_parts() -> None:
    """The same key gives the next part, and so does `more`; then the answer begins again."""
    sitting = Sitting(players=ENGINE)
    first, second, again = sitting.press("b", "b", "b")
    assert first.startswith("1 of 2: Row 9: e9 Casual.")
    assert second.startswith("2 of 2: ")
    assert again == first
    assert sitting.type("more") == [second]
    assert sitting.type("more") == ["No more parts."]
    assert sitting.press("b", "N", "N") == [first, second, "No more parts."]


def test_another_question_begins_its_own_answer() -> None:
    sitting = Sitting(players=ENGINE)
    first = sitting.press("b")
    sitting.press("S", "b", "S")
    assert sitting.press("b") == first


def test_verbosity_is_said_and_kept_and_changes_what_follows() -> None:
    sitting = Sitting(players=ENGINE)
    assert sitting.press("v", "v", "v") == [
        "Full announcements.",
        "Brief.",
        "Normal announcements.",
    ]
    assert [one["verbosity"] for one in sitting.settings.saved] == ["full", "brief", "normal"]
    sitting.type("full")
    assert sitting.type("e2")[0].startswith("You from e1 to e2.")
    sitting.type("brief")
    assert sitting.press("s")[0].startswith("Ways 7 to 7")


def test_a_setting_that_cannot_be_saved_holds_and_says_so() -> None:
    sitting = Sitting(players=ENGINE)
    sitting.settings.refuses = True
    assert sitting.press("v") == [
        "The setting holds now, but could not be saved.",
        "Full announcements.",
    ]


def test_hush_reaches_the_output_and_is_answered() -> None:
    sitting = Sitting()
    assert sitting.press("z") == ["Your screen reader speaks here; its own key silences it."]
    assert sitting.ear.stops == 1


def test_the_picture_is_printed_on_request_only() -> None:
    sitting = Sitting(moves="e2 e8 d3h")
    for intent in Intent:
        if intent is not Intent.PICTURE:
            sitting.do(intent)
    assert sitting.ear.drawn == []
    sitting = Sitting(moves="e2 e8 d3h")
    assert sitting.press("d") == []
    assert len(sitting.ear.drawn) > 9
    assert all(len(line) <= 79 and line.isascii() for line in sitting.ear.drawn)
    assert len(sitting.desk.teller.history) == len(sitting.lines)


# hints


def test_a_hint_nudges_and_a_stronger_one_names_the_move_and_why() -> None:
    sitting = Sitting(players=ENGINE)
    assert sitting.press("h", "h", "h", "h", "h") == [
        "Ways: you 8, Casual 8. A pawn step.",
        "Look in the south.",
        "Try e2.",
        "Try e2: your way 8, then 7.",
        "Try e2: your way 8, then 7.",
    ]
    assert sitting.press("H") == ["Try e2: your way 8, then 7."]
    assert sitting.type("подсказка", "совет") == ["Try e2: your way 8, then 7."] * 2
    assert sitting.session.ply == 0


def test_a_hint_that_takes_long_says_that_it_is_looked_for() -> None:
    """Nobody hears that they are thinking themselves."""
    for players, ways in ((ENGINE, "you 8, Casual 8"), (("Anna", "Boris"), "Anna 8, Boris 8")):
        sitting = Sitting(players=players, held=True)
        assert sitting.press("h") == []
        sitting.desk.waiting()
        assert sitting.lines[-1] == "Looking for a hint."
        assert sitting.press("t", "s")[0] == "Looking for a hint."
        assert sitting.press("Backspace") == ["At once.", f"Ways: {ways}. A pawn step."]


def test_while_an_engine_thinks_every_query_answers() -> None:
    sitting = Sitting(players=ENGINE, held=True, moves="e2")
    sitting.desk.waiting()
    assert sitting.lines[-1] == "You to e2. Casual is thinking."
    assert sitting.press("t", "s", "l", "c") == [
        "Casual is thinking.",
        "Your way 7, theirs 8. Fences 10 to 10.",
        "You to e2.",
        "e1",
    ]
    assert sitting.press("Backspace") == ["At once.", "Casual to e8. Your move."]
    assert sitting.engine.hurried == 1


# questions about the game


def test_last_moves_come_as_they_were_heard() -> None:
    sitting = Sitting(moves="e2 e8 e3 e7 e4 e6")
    assert sitting.press("l") == ["North to e6."]
    assert sitting.press("L") == [
        "North to e8. South to e3. North to e7. South to e4. North to e6."
    ]
    assert sitting.type("last 2") == ["South to e4. North to e6."]
    assert sitting.type("last 0") == ["North to e6."]
    assert sitting.type("last 999")[0].startswith("South to e2.")
    assert Sitting().press("l", "L") == ["No moves yet.", "No moves yet."]


def test_what_is_new_is_what_came_after_ones_own_move() -> None:
    sitting = Sitting(players=ENGINE, moves="e2")
    assert sitting.press("n") == ["Casual to e8."]
    four = Sitting(options={"players": "4"}, players=("", "", "", ""), moves="e2 b5 e8 h5")
    assert four.press("n") == ["West to b5. North to e8. East to h5."]
    assert Sitting(players=ENGINE).press("n") == ["Nothing since your last move."]


def test_turn_says_whose_and_in_the_end_how_it_ended() -> None:
    assert Sitting(players=ENGINE).press("t") == ["Your move."]
    assert Sitting().press("t") == ["South to move."]
    ended = Sitting(position="e8,a5 0,0 - 1", moves="e9")
    (heard,) = ended.press("t")
    assert heard == "The game is over. South to e9. South reaches the goal line and wins."


@pytest.mark.parametrize(
    ("key", "heard"),
    [
        ("s", "Your way 8, theirs 8. Fences 10 to 10."),
        ("p", "You on e1, to row 9: way 8, 10 fences."),
        ("P", "Casual on e9, to row 1: way 8, 10 fences."),
        ("e", "Edge south. Open north, east, west."),
        ("o", "1 of 2: e1, you. From here to your line 8, to theirs 0."),
        ("c", "e1"),
        ("Space", "e1, you"),
    ],
)
def test_queries(key: str, heard: str) -> None:
    assert Sitting(players=ENGINE).press(key) == [heard]


def test_edges_and_details_of_another_square_have_words() -> None:
    sitting = Sitting(players=ENGINE, moves="d3h", mode="line")
    assert sitting.type("edges d3")[0].startswith("Closed north.")
    assert sitting.type("detail d3")[0].startswith("1 of 2: d3, empty. From here to your line ")
    assert sitting.type("стороны d4")[0].startswith("Closed south.")
    assert sitting.type("edges z1") == ["No square z1 on this board."]
    assert sitting.type("detail z1") == ["No square z1 on this board."]
    assert sitting.type("moves z1") == ["No square z1 on this board."]


def test_the_board_is_read_by_rows_and_by_columns_with_empty_runs_joined() -> None:
    sitting = Sitting(moves="e2")
    assert "Rows 8 to 3 empty." in " ".join(sitting.press("b", "b"))
    assert "Columns a to d empty." in " ".join(sitting.press("B", "B"))
