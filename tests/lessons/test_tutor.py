"""What a tutor does when somebody goes their own way: everything is answered, nothing punished."""

from __future__ import annotations

import pytest

from tactilegrid.core.geometry import Cell
from tactilegrid.core.lesson import common_lesson
from tactilegrid.core.value import replace
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.keys import take_key
from tactilegrid.frontends.strokes import way
from tactilegrid.locale import LANGUAGES
from tests.lessons.learner import Learner

TASK = "Move the cursor north. Press Up arrow."


def at_step(name: str, game: str = "quoridor", **chosen: str) -> Learner:
    """A learner who waits in the first step that says the sentence of that name."""
    one = Learner(game, **chosen)
    while f"{game}-lesson-{name}" not in one.host.lesson.steps[one.step].says:
        one.press("F")
    return one


@pytest.fixture
def one() -> Learner:
    """Somebody at the beginning of the lesson of Quoridor."""
    return Learner("quoridor")


# the beginning and the end


def test_the_beginning_tells_the_game_its_length_and_the_three_ways_out(one: Learner) -> None:
    assert one.lines[0] == "Lesson: Quoridor. 21 steps."
    assert one.lines[1].startswith("At any time: h tells the task again, Shift+F skips it, q ")
    assert one.lines[-2].endswith("Move the cursor north.")
    assert one.lines[-1] == "Press Up arrow."


def test_one_can_leave_at_any_time(one: Learner) -> None:
    heard = one.press("q", "y")
    assert heard == ["Leave Quoridor? y or n, Enter stays. k tells more.", "Bye."]
    assert one.desk.left


def test_staying_goes_on_where_one_was(one: Learner) -> None:
    assert one.press("q", "n")[-1] == "Still here."
    assert one.press("Up")[-2:][0] == "c2, empty"
    assert one.step == 1


def test_a_typed_word_leaves_at_once() -> None:
    one = Learner("quoridor", mode="line")
    assert one.type("quit") == ["Bye."]
    assert one.desk.left


def test_after_the_end_everything_still_answers() -> None:
    one = Learner("quoridor")
    while not one.over:
        one.press("F")
    end = one.lines[-3:]
    assert end[-1].endswith("To play: tactilegrid play quoridor")
    said = [end[0].partition(". ")[2], *end[1:]]
    assert one.press("h") == said
    assert one.press("H") == said
    assert one.press("F") == said
    assert one.press("s")
    assert one.press("Enter") == ["The game is over."]
    one.press("R")
    assert not one.over
    one.check()


def test_a_rematch_is_the_lesson_from_its_beginning() -> None:
    one = Learner("quoridor")
    first = one.lines[2:]
    while not one.over:
        one.press("F")
    one.host.rematch()
    assert one.lines[-len(first) :] == first
    assert one.step == 0


# other keys than the ones asked for


def test_questions_are_answered_as_in_a_game(one: Learner) -> None:
    assert one.press("s") == ["Your way 4, theirs 4. Fences 3 to 3."]
    assert one.press("t") == ["Your move."]
    assert one.step == 0


def test_after_a_few_tries_the_keys_are_said_again_and_then_more_seldom(one: Learner) -> None:
    assert one.press("Left", "Left", "s") == ["b1, empty", "a1, empty", one.lines[-1]]
    assert one.press("t")[-1] == "Press Up arrow, then Right arrow, 2 times."
    again = [one.press("t") for _ in range(9)]
    assert [len(heard) for heard in again].count(2) == 1


def test_coming_nearer_is_no_failed_try() -> None:
    one = at_step("jump")
    one.press("f", "g", "a", "1")
    heard = one.press("Up", "Right", "Up", "Right", "Up")
    assert not any("Press" in line for line in heard)


def test_the_task_is_told_again_from_where_one_is(one: Learner) -> None:
    one.press("Right")
    assert one.press("h")[-1].endswith("Press Up arrow, then Left arrow.")
    assert one.press("H") == ["Press Up arrow, then Left arrow."]


def test_the_name_of_a_square_is_less_to_press_than_a_long_way(one: Learner) -> None:
    one.press("g", "e", "5")
    assert one.press("H") == ["Press g, then c, then 2."]
    assert one.press("g", "c", "2")[0] == "Go to which square?"
    assert one.step == 1


def test_a_move_off_the_path_is_not_made(one: Learner) -> None:
    one.press("Right")
    heard = one.press("Enter")
    assert heard[0].startswith("The rules allow that, but the lesson goes another way.")
    assert "Press Up arrow, then Left arrow." in heard[-1]
    assert one.host.ply == 0
    assert one.step == 0


def test_the_wrong_move_in_a_moving_step_is_not_made() -> None:
    one = at_step("step")
    one.press("Right")
    heard = one.press("Enter")
    assert heard[0].startswith("The rules allow that")
    assert heard[-1].endswith("Press Up arrow, then Left arrow, then Enter.")
    assert one.host.ply == 0


def test_a_move_against_the_rules_is_refused_by_the_rules() -> None:
    one = at_step("step")
    heard = one.press("g", "c", "5", "Enter")
    assert heard[-1].startswith("Not c5")
    assert one.host.ply == 0


def test_what_is_chosen_already_need_not_be_chosen_again() -> None:
    one = at_step("step")
    one.press("g", "c", "1", "Enter")
    assert one.press("H") == ["Press Up arrow, then Enter."]
    assert one.press("Up", "Enter")[1] == "You to c2. North to c4. Your move."


def test_a_fence_that_was_read_back_needs_only_enter() -> None:
    one = at_step("behind")
    keys = one.told()
    heard = one.press(*keys[:-1])
    assert heard[-1].startswith("Place above c1 and d1?")
    assert one.press("H") == ["Press Enter."]
    assert one.press("Enter")[0].startswith("You: fence above c1 and d1.")


def test_another_fence_that_was_read_back_is_left_for_the_right_one() -> None:
    one = at_step("behind")
    one.press("f", "Right", "Enter")
    assert one.press("Enter")[0].startswith("The rules allow that")
    assert one.desk.armed is None
    while one.step and "behind" in one.host.lesson.steps[one.step].says[0]:
        one.obey()
    assert one.host.ply == 4


def test_moves_are_taken_back_only_where_that_is_taught() -> None:
    one = at_step("status")
    said = "In a game that takes moves back. Here the lesson does."
    assert one.press("u")[0] == said
    assert one.press("U")[0] == said
    assert one.host.ply == 2


@pytest.mark.parametrize("word", ["resign", "offer draw", "rematch", "seats", "save", "final"])
def test_what_belongs_to_a_game_is_left_to_games(one: Learner, word: str) -> None:
    intent = one.desk.words.find(word)
    assert intent is not None
    one.desk.do(intent[0])
    assert one.lines[-1] == "Not in a lesson; in a game it works."


def test_the_menu_of_leaving_has_them_too(one: Learner) -> None:
    """Resigning and naming seats reach the table by themselves there."""
    assert one.press("q", "3", "y")[-1] == "Not in a lesson; in a game it works."
    one.press("q", "7", "1", "A", "n", "n", "a")
    assert one.press("Enter")[-1] == "Not in a lesson; in a game it works."
    assert one.host.session.players[0].name == ""


def test_an_open_question_is_not_talked_into(one: Learner) -> None:
    for _ in range(3):
        heard = one.press("k", "9", "9", "Backspace")
        assert "Press Up arrow." not in heard


def test_a_word_being_typed_is_not_talked_into(one: Learner) -> None:
    heard = one.press("i", *"status")
    assert not any("Press" in line for line in heard)
    assert "Your way 4, theirs 4. Fences 3 to 3." in one.press("Enter")


def test_keys_that_come_together_pass_two_steps(one: Learner) -> None:
    """Pasted, or typed fast: the place was reached, though the cursor has gone on."""
    take_key(one.desk, "Up")
    take_key(one.desk, "Right")
    one.desk.flush()
    assert one.step == 2
    assert any("your pawn stays" in line for line in one.lines)
    assert one.lines[-1].endswith("Press Down arrow, then Left arrow.")


def test_after_the_common_lesson_one_can_play_on() -> None:
    puzzle = "EQ 6x6 E=a1 V=b2 G=f6; village e3"
    one = Learner("escort-quest", lesson=replace(common_lesson(False), position=puzzle))
    while not one.over:
        one.press("F")
    assert one.host.outcome is None
    plies = one.host.ply
    one.press("h")
    one.desk.do(Intent.TYPE, "NE")
    one.desk.flush()
    assert one.host.ply == plies + 1


# skipping and going back


def test_skipping_does_what_was_asked_for(one: Learner) -> None:
    assert one.press("F")[0] == "c2, empty"
    assert one.step == 1
    while one.step < len(one.host.lesson.steps) - 1:
        one.press("F")
    assert one.host.ply == 8


def test_going_back_brings_the_game_and_the_cursor_back() -> None:
    one = at_step("status")
    assert one.host.ply == 2
    heard = one.press("R")
    assert one.host.ply == 0
    assert one.desk.explorer.cell == Cell(2, 0)
    assert heard[0].startswith("A pawn steps one square")
    assert one.press("Up", "Enter")[1] == "You to c2. North to c4. Your move."


def test_going_back_drops_a_question() -> None:
    one = at_step("clamp", "pathagon")
    one.press("g", "c", "5", "Enter")
    assert one.desk.question is not None
    one.press("R")
    assert one.desk.question is None


def test_the_beginning_again(one: Learner) -> None:
    one.press("F", "F", "F")
    one.desk.do(Intent.FIRST)
    assert one.step == 0
    assert one.lines[-1] == "Press Up arrow."


def test_there_is_no_next_part_where_the_answer_had_one() -> None:
    """Brief answers may fit one line: the step that asks for more is passed over then."""
    one = at_step("walk")
    while one.desk.tutor is not None and one.desk.tutor.step is not None:
        if one.desk.tutor.step.says == ("lesson-any-rows",):
            break
        one.press("F")
    heard = one.press("F")
    assert not any("the first part" in line for line in heard)
    assert any("Where can your pawn go?" in line for line in heard)
    assert any("row by row" in line for line in one.press("R"))


# other ears


def test_a_language_chosen_on_the_way_goes_on_in_it(one: Learner) -> None:
    one.press("q", "6", "1")
    assert one.settings.chosen["language"] == "ru"
    assert one.press("Up")[-2].startswith("Хорошо.")
    one.check()


def test_typing_chosen_on_the_way_is_taught_from_there(one: Learner) -> None:
    one.press("w")
    assert one.type("hint")[-1].endswith("Type: go c2")
    assert one.type("go c2")[-1].endswith("Type: go d2")


def test_a_step_of_single_keys_is_left_out_for_those_who_type() -> None:
    one = Learner("quoridor", mode="line")
    assert one.lines[0] == "Lesson: Quoridor. 18 steps."


def test_going_back_passes_over_steps_of_the_other_mode() -> None:
    one = Learner("quoridor", mode="line")
    while "quoridor-lesson-moves" not in one.host.lesson.steps[one.step].says:
        one.type("forward")
    one.type("backward")
    assert one.host.ply == 2
    assert one.type("c1h")[0].startswith("You: fence above c1 and d1.")


def test_a_question_about_another_square_is_not_the_one_that_was_asked_for() -> None:
    one = at_step("edges")
    before = one.step
    assert one.type("edges a1")
    assert one.step == before
    one.type("edges c4")
    assert one.step == before + 1


def test_a_capture_is_answered_by_its_number() -> None:
    one = at_step("clamp", "pathagon")
    assert one.told()[-2:] == ["Enter", "1"]
    one.press("g", "c", "5", "Enter")
    assert one.press("H") == ["Press 1."]
    assert one.press("1")[0].startswith("You c5, takes c4.")


def test_taking_nothing_is_another_way() -> None:
    one = at_step("clamp", "pathagon")
    heard = one.press("g", "c", "5", "Enter", "2")
    assert heard[-1].startswith("The rules allow that")
    assert one.host.ply == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_move_is_led_touch_by_touch(language: str) -> None:
    """Of more keys than fit a line, those up to the next touch are said, then the next ones."""
    one = at_step("pellet", "quoridor-pac-man", language=language)
    asked = 0
    while "pellet" in one.host.lesson.steps[one.step].says[0]:
        assert one.told()[-1] == "Enter"
        one.obey()
        asked += 1
    assert asked > 2
    one.check()


def test_a_place_that_nobody_reaches_is_a_fault_of_the_lesson(one: Learner) -> None:
    with pytest.raises(ValueError, match="never comes"):
        way(one.desk.explorer, Cell(9, 9))


def test_nobody_plays_after_the_end() -> None:
    one = Learner("quoridor")
    while not one.over:
        one.press("F")
    with pytest.raises(ValueError, match="nobody is left"):
        one.host.play("b5")
