"""Moves by touch and in writing, questions about them, taking back, and ending a game."""

from __future__ import annotations

import pytest

from tests.frontends.sitting import Sitting

ENGINE = ("", "engine:casual")
ONE_CLAMPED = "7/2LD3/7/L6/7/3D3/7 L 12,12 - -,-"  # Light on e6 clamps d6
TWO_CLAMPED = "7/7/2DL3/1D5/1L5/7/7 L 12,12 - -,-"  # Light on b5 clamps b4 and c5
THREE_CLAMPED = "7/7/L1L1L2/1DDD3/LD1DL2/7/7 L 9,9 - -,-"
MOVING = "L1D1/LD2/4/LDLD L 0,0 - a4,b3"
TWO = "Takes b4 and c5. Enter takes both; 2 b4, 3 c5, 4 none."


# touching


def test_touch_the_pawn_then_where_it_goes() -> None:
    sitting = Sitting(players=ENGINE)
    assert sitting.press("Enter", "Up", "Enter") == [
        "Pawn. 3 ways: d1, f1, e2.",
        "e2, empty",
        "You to e2. Casual to e8. Your move.",
    ]


def test_where_it_goes_is_enough() -> None:
    sitting = Sitting(players=ENGINE)
    assert sitting.press("Up", "Enter")[1] == "You to e2. Casual to e8. Your move."


def test_backspace_takes_back_a_touch_and_never_quits() -> None:
    sitting = Sitting()
    sitting.press("Enter")
    assert sitting.press("Backspace") == ["Nothing chosen now."]
    assert sitting.press("Backspace", "Escape") == ["Nothing is chosen.", "Nothing is chosen."]
    assert not sitting.desk.left


def test_a_refused_touch_says_the_rule_and_what_is_possible() -> None:
    """QD-R5."""
    sitting = Sitting()
    before = sitting.session
    sitting.type("go e4")
    assert sitting.press("Enter") == ["Not e4: 3 squares away. From e1: d1, f1, e2."]
    assert sitting.type("e9") == ["Not e9: North stands there. From e1: d1, f1, e2."]
    assert sitting.type("touch e5") == ["Not e5: 4 squares away. From e1: d1, f1, e2."]
    assert sitting.session is before


def test_a_refusal_keeps_what_was_touched_before() -> None:
    sitting = Sitting()
    sitting.press("Enter", "4", "Enter")
    assert sitting.press("Backspace") == ["Nothing chosen now."]


def test_targets_are_counted_before_they_are_named() -> None:
    assert Sitting().press("m") == ["Pawn. 3 ways: d1, f1, e2."]
    assert Sitting(mode="line").type("moves e1") == ["Pawn. 3 ways: d1, f1, e2."]
    assert Sitting(mode="line").type("moves e5") == ["Nothing to do from here."]
    assert Sitting("pathagon").press("m") == ["You can place here."]


def test_targets_promise_no_answer_that_is_not_waited_for() -> None:
    """The question which piece to take is asked by Enter, not by a query."""
    sitting = Sitting("pathagon", position=TWO_CLAMPED)
    sitting.type("go b5")
    (heard,) = sitting.press("m")
    assert heard == "You can place here. Light here takes b4 and c5."
    assert sitting.desk.question is None


def test_not_on_the_opponents_turn() -> None:
    sitting = Sitting(players=ENGINE, held=True, moves="e2")
    sitting.desk.waiting()
    assert sitting.press("Enter") == ["Not now: Casual to move."]
    assert sitting.type("e3") == ["Not now: Casual to move."]
    assert sitting.press("h") == ["Not now: Casual to move."]
    assert sitting.session.ply == 1


# fences


def test_a_fence_is_read_back_and_then_placed() -> None:
    sitting = Sitting(players=ENGINE)
    sitting.press("f", "Right", "r")
    assert sitting.press("Enter") == ["Place right of f1 and f2? Enter again."]
    (heard,) = sitting.press("Enter")
    assert heard.startswith("You: fence right of f1 and f2. Your way 8, theirs 8. Casual ")
    assert heard.endswith("Your move.")
    assert sitting.session.ply == 2


@pytest.mark.parametrize("key", ["Right", "r", "c", "Space", "s", "t", "v", "1", "f", "Home", "F9"])
def test_a_fence_that_was_read_back_is_forgotten_after_anything_else(key: str) -> None:
    sitting = Sitting()
    sitting.press("f", "r", "Enter", key)
    assert sitting.desk.armed is None
    sitting.press("Enter")
    assert sitting.session.ply == 0


@pytest.mark.parametrize("key", [";"])
def test_hearing_the_read_back_again_leaves_it_ready(key: str) -> None:
    sitting = Sitting()
    assert sitting.press("f", "Enter", key)[1:] == ["Place above e1 and f1? Enter again."] * 2
    sitting.press("Enter")
    assert sitting.session.ply == 1


def test_backspace_drops_a_fence_that_was_read_back() -> None:
    sitting = Sitting()
    assert sitting.press("f", "Enter", "Backspace")[2] == "Nothing chosen now."
    sitting.press("Enter")
    assert sitting.session.ply == 0


def test_an_illegal_fence_is_refused_with_its_reason() -> None:
    """QD-R7, QD-A2."""
    sitting = Sitting(position="e1,e9 8,8 a1h,c1h,e1h,g1h 1")
    sitting.type("go h1")
    sitting.press("f", "r")
    assert sitting.press("Enter") == [
        "No fence right of h1 and h2: closes South's last way.",
    ]
    assert sitting.type("b1h") == ["No fence above b1 and c1: overlaps a1h."]
    assert sitting.type("a1v") == ["No fence right of a1 and a2: crosses a1h."]
    assert sitting.session.ply == 0


def test_a_typed_fence_needs_no_second_enter() -> None:
    sitting = Sitting(players=ENGINE, mode="line")
    (first, *_) = sitting.type("e3h")
    assert first.startswith("You: fence above e3 and f3.")


# which pieces to take (PG-A2)


@pytest.mark.parametrize(
    ("keys", "heard"),
    [
        (("Enter",), "Light b5, takes b4 and c5. Dark to move."),
        (("1",), "Light b5, takes b4 and c5. Dark to move."),
        (("2",), "Light b5, takes b4. Dark to move."),
        (("3",), "Light b5, takes c5. Dark to move."),
        (("4",), "Light b5. Dark to move."),
        (("5",), "Answer with a number from 1 to 4, or Backspace."),
        (("Backspace",), "Question dropped. Nothing was done."),
        (("s", "3"), "Light b5, takes c5. Dark to move."),
        (("Up", "k", "Enter"), TWO),  # asked again: it might be meant for the square above
        (("Up", "Enter", "Enter"), "Light b5, takes b4 and c5. Dark to move."),
        (("Up", "Down", "Enter"), "Light b5, takes b4 and c5. Dark to move."),
    ],
)
def test_a_placement_that_can_take_asks_what(keys: tuple[str, ...], heard: str) -> None:
    for profile in ("arrows", "digits"):
        sitting = Sitting("pathagon", position=TWO_CLAMPED, keys=profile)
        sitting.type("go b5")
        assert sitting.press("Enter") == [TWO]
        assert sitting.press(*keys)[-1] == heard


@pytest.mark.parametrize(
    ("line", "heard"),
    [
        ("", "Light b5, takes b4 and c5. Dark to move."),
        ("2", "Light b5, takes b4. Dark to move."),
        ("c5", "Light b5, takes c5. Dark to move."),
        ("none", "Light b5. Dark to move."),
        ("b5-", "Light b5. Dark to move."),
        ("b5+", "Light b5, takes b4 and c5. Dark to move."),
        ("7", f"That is no answer. {TWO}"),
        ("cancel", "Question dropped. Nothing was done."),
        ("status", "Chain 1 of 7, theirs 1. Pieces left 12 to 12."),
        ("again", TWO),
    ],
)
def test_a_typed_placement_that_can_take_asks_what(line: str, heard: str) -> None:
    sitting = Sitting("pathagon", position=TWO_CLAMPED, mode="line")
    assert sitting.type("b5") == [TWO]
    assert sitting.type(line) == [heard]


def test_another_move_typed_instead_drops_the_question() -> None:
    sitting = Sitting("pathagon", position=TWO_CLAMPED, mode="line")
    sitting.type("b5")
    assert sitting.type("g1") == ["Light g1. Dark to move."]
    assert sitting.desk.question is None


def test_a_question_of_many_answers_is_read_in_parts() -> None:
    sitting = Sitting("pathagon", position=THREE_CLAMPED, mode="line")
    (asked,) = sitting.type("c3")
    assert asked.startswith("Takes ")
    assert "Enter takes all" in asked
    assert sitting.type("more", "more") == [
        "1 of 2: 1 all, b3, c4 and d3. 2 none. 3 b3. 4 c4. 5 d3. 6 b3 and c4.",
        "2 of 2: 7 b3 and d3. 8 c4 and d3.",
    ]
    assert sitting.type("more") == ["No more parts."]
    (heard,) = sitting.type("")
    assert heard.startswith("Light c3, takes b3, c4 and d3.")


def test_with_captures_that_must_be_nothing_is_asked() -> None:
    sitting = Sitting("pathagon", position=ONE_CLAMPED, options={"capture": "must"}, mode="line")
    assert sitting.type("e6") == ["Light e6, takes d6. Dark to move."]


def test_a_square_barred_by_a_capture_says_so() -> None:
    """PG-R6 and the words of the rule book: the piece was taken from it."""
    sitting = Sitting("pathagon", position=ONE_CLAMPED, moves="e6+")
    sitting.type("go d6")
    assert sitting.press("Enter") == ["d6 is barred this turn: your piece was taken from it."]


def test_in_the_moving_phase_a_piece_is_chosen_first() -> None:
    sitting = Sitting("pathagon", position=MOVING)
    sitting.type("go c2")
    assert sitting.press("Enter")[0].startswith("No pieces left to place: choose one to move.")
    sitting.type("go a1")
    assert sitting.press("Enter") == ["Piece on a1. 8 squares."]
    sitting.type("go c2")
    assert sitting.press("Enter") == ["Light a1 to c2. Dark to move."]


def test_a_piece_that_moved_last_turn_rests() -> None:
    sitting = Sitting("pathagon", position=MOVING, moves="a1-c2")
    sitting.type("go b3")
    (heard,) = sitting.press("Enter")
    assert heard.endswith("b3 moved last turn and must rest.")


# taking back


def test_undo_goes_back_to_ones_own_turn_and_redo_forward() -> None:
    sitting = Sitting(players=ENGINE, moves="e2 e3")
    start = sitting.session.start
    assert sitting.press("u") == ["Taken back: e7, e3. Your move."]
    assert sitting.press("u") == ["Taken back: e8, e2. Your move."]
    assert sitting.session.state == start
    assert sitting.press("u") == ["Nothing to take back."]
    assert sitting.press("U", "U") == [
        "You to e2. Casual to e8. Your move.",
        "You to e3. Casual to e7. Your move.",
    ]
    assert sitting.press("U") == ["Nothing to make again."]


def test_between_people_undo_takes_back_one_move() -> None:
    sitting = Sitting(moves="e2 e8")
    assert sitting.press("u", "u") == [
        "Taken back: e8. North to move.",
        "Taken back: e2. South to move.",
    ]
    assert sitting.press("U") == ["South to e2. North to move."]


def test_an_engine_that_begins_is_not_undone_before_its_person_has_moved() -> None:
    sitting = Sitting(players=("engine:casual", ""))
    assert sitting.session.ply == 1
    assert sitting.press("u") == ["Nothing to take back."]
    sitting.type("e8")
    assert sitting.press("u")[0].endswith("Your move.")
    assert sitting.session.ply == 1


def test_undo_while_an_engine_thinks_takes_back_ones_own_move() -> None:
    sitting = Sitting(players=ENGINE, held=True, moves="e2")
    sitting.desk.waiting()
    assert sitting.press("u") == ["Taken back: e2. Your move."]
    assert not sitting.host.thinking
    assert sitting.session.ply == 0


# the end


def test_resigning_asks_with_its_subject_and_its_default() -> None:
    sitting = Sitting(players=ENGINE)
    assert sitting.type("resign") == ["Resign this game of Quoridor? y or n, Enter is no."]
    assert sitting.press("Enter") == ["Not done."]
    sitting.type("resign")
    assert sitting.press("y") == ["You resign. Casual wins."]
    assert sitting.press("t") == ["The game is over. You resign. Casual wins."]
    assert sitting.press("u") == ["Taken back: your resignation. Your move."]


@pytest.mark.parametrize("key", ["n", "т", "н", "Backspace", "Enter"])
def test_only_a_yes_is_a_yes(key: str) -> None:
    sitting = Sitting(players=ENGINE)
    sitting.type("resign")
    sitting.press(key)
    assert sitting.host.turn is not None


@pytest.mark.parametrize("key", ["x", "Up", "s", "5", "u", "0", "q", "Ctrl+S"])
def test_nothing_else_passes_a_question_of_yes_or_no(key: str) -> None:
    sitting = Sitting(players=ENGINE)
    before = sitting.session
    (asked,) = sitting.type("resign")
    assert sitting.press(key) == [f"That is no answer. {asked}"]
    assert sitting.press(";") == [f"That is no answer. {asked}"]
    assert sitting.desk.question is not None
    assert sitting.session is before


@pytest.mark.parametrize(
    ("language", "yes", "no"), [("en", "y", "n"), ("ru", "д", "н"), ("ru", "да", "нет")]
)
def test_questions_are_answered_in_words_of_either_language(
    language: str, yes: str, no: str
) -> None:
    sitting = Sitting(language=language, mode="line")
    sitting.type("resign", no)
    assert sitting.host.turn is not None
    sitting.type("сдаюсь", yes)
    assert sitting.host.turn is None


def test_an_engine_declines_a_draw() -> None:
    sitting = Sitting(players=ENGINE)
    assert sitting.type("offer draw") == ["Casual declines and plays on."]
    assert sitting.desk.question is None


def test_people_agree_on_a_draw_together() -> None:
    sitting = Sitting(players=("Anna", "Boris"))
    assert sitting.type("draw") == ["Anna offers a draw. Do all agree? y or n, Enter is no."]
    assert sitting.type("") == ["Not done."]
    sitting.type("draw")
    assert sitting.type("yes") == ["Draw agreed."]
    assert sitting.press("u") == ["Taken back: the draw. Anna to move."]


@pytest.mark.parametrize("word", ["resign", "draw", "hint", "e2", "touch", "moves e1"])
def test_after_the_end_only_taking_back_changes_anything(word: str) -> None:
    sitting = Sitting()
    sitting.type("resign", "yes")
    assert sitting.type(word) == ["The game is over."]


def test_a_rematch_comes_after_the_end() -> None:
    sitting = Sitting()
    assert sitting.type("rematch") == ["A rematch comes after the end of this game."]
    assert not sitting.host.again
    sitting.type("resign", "yes", "rematch")
    assert sitting.host.again
    assert sitting.desk.left
