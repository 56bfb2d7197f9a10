"""Wayfinder as it is played: keys and typed lines at a real desk, and what is heard."""

from __future__ import annotations

from tests.frontends.sitting import Sitting

ENGINE = ("", "engine:casual")
STUCK = "-,-,-,-,-,GY/-,-,-,-,-,-/-,-,-,-,-,-/-,-,-,-,-,-/B,-,-,-,-,-/GY,R,-,-,-,-"


def sailing(**how: str) -> Sitting:
    """Green has placed on c3 and is to sail."""
    return Sitting("wayfinder", players=ENGINE, moves="@c3", **how)


def test_a_voyage_by_keys_alone() -> None:
    """WF-R5, R6: the start, a square, what to drop there by its number, and so on."""
    sitting = sailing()
    sitting.type("go c3")
    assert sitting.press("Enter") == ["c3: green, yellow, blue, red. Choose a neighbour."]
    sitting.press("Right")
    assert sitting.press("Enter", "2") == [
        "d3 mixed. Drop 1 green, 2 yellow, 3 blue, 4 red.",
        "Yellow on d3. 3 left, going east: e3, d4.",
    ]
    sitting.press("Up")
    assert sitting.press("Enter", "1")[1] == "Green on d4. 2 left, going north: d5."
    sitting.press("Up", "Enter", "1", "Up")
    heard = sitting.press("Enter", "Enter")
    assert heard[0] == "Sail d3 yellow, d4 green, d5 blue, d6 red? Enter again."
    drops = "d3 yellow, d4 green, d5 blue, d6 red."
    assert heard[1].startswith(f"Voyage: {drops} Now place.")
    sitting.check()


def test_two_people_at_one_keyboard_are_called_by_colour() -> None:
    """WF-R18, R21: the same player places after the voyage."""
    sitting = Sitting("wayfinder", moves="@c3 @a1", mode="line")
    heard = " ".join(sitting.type("c3 e y n g b r"))
    drops = "d3 yellow, d4 green, d5 blue, d6 red."
    assert heard == f"Green sails: {drops} Now place. Green to move."
    (placed,) = sitting.type("f6")
    assert placed == "Green on f6. Yellow to move."


def test_backspace_says_where_one_stands_again() -> None:
    """Each touch is taken back by itself, and what it leaves is said, or asked again."""
    sitting = sailing()
    sitting.type("go d3")
    sitting.press("Enter", "2", "Right", "Enter", "1")
    assert sitting.press(*["Backspace"] * 6) == [
        "Took back. e3 mixed. Drop 1 green, 2 blue, 3 red.",
        "Took back. Yellow on d3. 3 left, going east: e3, d4.",
        "Took back. d3 mixed. Drop 1 green, 2 yellow, 3 blue, 4 red.",
        "Took back. c3: green, yellow, blue, red. Choose a neighbour.",
        "Nothing chosen now.",
        "Nothing is chosen.",
    ]


def test_a_question_that_is_put_again_is_answered() -> None:
    sitting = sailing(verbosity="brief")
    sitting.type("go d3")
    assert sitting.press("Enter", "2", "Backspace")[-1] == (
        "Took back. Drop 1 green, 2 yellow, 3 blue, 4 red."
    )
    assert sitting.press("3") == ["3 left: e3, d4."]


def test_another_question_leaves_the_voyage_as_it_was() -> None:
    """Whether to leave has nothing to do with what was put together."""
    sitting = sailing()
    sitting.type("go d3")
    sitting.press("Enter", "2", "q")
    assert sitting.press("Backspace") == ["Question dropped. Nothing was done."]
    assert sitting.press("Backspace")[0].startswith("Took back. d3 mixed.")


def test_a_mistaken_touch_keeps_what_was_put_together() -> None:
    """WF-R5: c4 is next to the start, but not to where the voyage has come."""
    sitting = sailing()
    sitting.type("go d3")
    sitting.press("Enter", "2")
    sitting.type("go c4")
    assert sitting.press("Enter") == ["Not c4: not next to d3. From d3: e3, d4, d2."]
    assert len(sitting.desk.selection.touched) == 3


def test_placing_by_one_touch() -> None:
    """WF-R2."""
    sitting = Sitting("wayfinder", players=ENGINE)
    sitting.type("go d4")
    assert sitting.press("Enter")[0].startswith("You on d4.")


def test_a_forced_pass_is_asked_for_wherever_the_cursor_is() -> None:
    """WF-R17."""
    sitting = Sitting("wayfinder", players=ENGINE, position=f"{STUCK} W G=a1 Y=f6")
    sitting.type("go e5")
    heard = sitting.press("Enter", "Enter")
    assert heard[0] == "No voyage is possible from a1. Enter passes."
    assert heard[1].startswith("You have no voyage from a1 and pass. Now place.")


def test_questions_by_keys() -> None:
    """All that can be asked is answered, in both languages, on lines that can be heard."""
    for language in ("en", "ru"):
        sitting = sailing(language=language)
        for key in ("s", "S", "p", "P", "b", "B", "M", "m", "e", "o", "j", "J", "x", "h", "H", "l"):
            assert sitting.press(key)
        sitting.press("d")
        assert sitting.ear.drawn
        sitting.check()


def test_engines_play_a_whole_game() -> None:
    who = ("engine:novice", "engine:casual")
    sitting = Sitting("wayfinder", players=who, options={"size": "4"})
    assert sitting.session.outcome is not None
    sitting.check()
