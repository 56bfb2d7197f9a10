"""Menus, help, settings, names, rules, typing with single keys, saving and leaving."""

from __future__ import annotations

import pytest

from tactilegrid.core.seats import Seat
from tactilegrid.frontends.keymap import GROUPS, Intent
from tactilegrid.frontends.words import spoken
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tests.frontends.sitting import Sitting

ENGINE = ("", "engine:casual")


# keys and help


def test_help_names_the_groups_and_a_number_tells_one() -> None:
    sitting = Sitting()
    (first,) = sitting.press("k")
    assert first.startswith("Keys: 1 Moving. 2 Asking. 3 Playing. 4 Replay. 5 Listening. 6 Table.")
    (group,) = sitting.press("3")
    assert "Enter, touch: choose here, then act." in group
    assert sitting.desk.question is None


def test_help_names_what_a_real_board_can_be_asked_where_there_is_one() -> None:
    sitting = Sitting()
    sitting.desk.catalogues += ("board",)
    (first,) = sitting.press("k")
    assert first.endswith("6 Table. 7 Board.")
    (group,) = sitting.press("7")
    assert "Shift+G, step: the real board: what has to be done next, again." in group


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["grid", "line"])
def test_help_tells_every_intent(language: str, mode: str) -> None:
    """In line mode by word only; in grid mode by key and word."""
    heard = []
    for game in ("quoridor", "wayfinder", "pathfinder"):  # fences, countdowns, something to build
        for number in range(1, len(GROUPS) + 1):
            sitting = Sitting(game, players=ENGINE, language=language, mode=mode)
            sitting.desk.catalogues += ("board",)  # as where there is a real one
            sitting.type("keys", str(number))
            while sitting.desk.teller.rest:
                sitting.type("more")
            heard += sitting.lines
            sitting.check(number)
    text = " ".join(heard)
    for intent in Intent:
        word = spoken(Catalogue.load(language, ("commands",)), f"word-{intent.value}")[0]
        assert f"{word}: " in text, intent
    key = "b, board" if language == "en" else "b, доска"
    assert (key in text) == (mode == "grid")


def test_help_leaves_out_what_the_game_has_no_use_for() -> None:
    sitting = Sitting("pathagon", mode="line")
    sitting.type("keys", "1", "more", "more", "more")
    assert "fence" not in " ".join(sitting.lines)
    for game, hurries in (("pathagon", False), ("wayfinder", True)):
        sitting = Sitting(game, mode="line")
        sitting.type("keys", "3", *["more"] * 7)
        assert ("countdown" in " ".join(sitting.lines)) == hurries


def test_help_during_a_question_tells_its_answers() -> None:
    sitting = Sitting(players=ENGINE)
    sitting.type("resign")
    heard = " ".join(sitting.press("k", "k"))
    assert "Resign this game of Quoridor? y or n, Enter is no." in heard
    assert "1 yes." in heard
    assert "2 no." in heard
    assert sitting.press("Enter") == ["Not done."]


def test_described_keys_do_nothing() -> None:
    sitting = Sitting(players=ENGINE)
    before = sitting.session
    assert sitting.press("K") == ["Press keys to hear them. K or Backspace ends."]
    assert sitting.press("Enter", "Up", "5", "ы", "F9") == [
        "Enter, touch: choose here, then act.",
        "Up, north: one square north.",
        "To row 5.",
        "s, status: how the game stands, short.",
        "No such key here. k tells keys.",
    ]
    assert sitting.press("q", "u", "Escape")[-1] == "Keys work again."
    assert sitting.press("c") == ["e1"]
    assert sitting.session is before


def test_keys_are_described_in_grid_mode_only() -> None:
    sitting = Sitting(mode="line")
    sitting.desk.modes = ("line",)
    assert sitting.type("describe keys") == [
        'In line mode, keys are just letters. "keys" tells the words.'
    ]


def test_an_unknown_key_is_answered() -> None:
    assert Sitting().press("Q", "F1", "é") == ["No such key here. k tells keys."] * 3


# the menu


def test_the_menu_reaches_every_command() -> None:
    """By group, then by number, nine at a time."""
    reached = []
    for group, (_, intents) in enumerate(GROUPS, 1):
        for place in range(len(intents)):
            sitting = Sitting(players=ENGINE)
            sitting.desk.catalogues += ("board",)
            pages, place_on_page = divmod(place, 8)
            if place_on_page == 0 and pages and place == len(intents) - 1:
                pages, place_on_page = pages - 1, 8  # the last page holds nine
            done: list[Intent] = []
            sitting.desk.do = lambda intent, argument="", done=done: done.append(intent)  # type: ignore[method-assign]
            menu = dict(sitting.desk.keymap.intents)["0"]
            assert menu is Intent.MENU
            type(sitting.desk).do(sitting.desk, Intent.MENU)
            sitting.press(str(group), *["9"] * pages, str(place_on_page + 1))
            reached += done
    assert reached == [intent for _, intents in GROUPS for intent in intents]


def test_menus_are_numbered_and_go_on() -> None:
    sitting = Sitting()
    assert sitting.press("0")[0].startswith("Menu: 1 Moving. 2 Asking.")
    assert sitting.press("2")[0].startswith("1 of 2: Which one? 1 square. 2 detail.")
    assert sitting.press("9")[0].startswith("1 of 2: Which one? 1 turn. 2 last.")
    assert sitting.press("1") == ["South to move."]


def test_a_menu_is_answered_by_word_too_and_dropped_by_backspace() -> None:
    sitting = Sitting(mode="line")
    sitting.type("menu")
    assert sitting.type("asking")[0].startswith("1 of 2: Which one? 1 square.")
    assert sitting.type("cancel") == ["Question dropped. Nothing was done."]
    assert sitting.type("cancel") == ["Nothing is chosen."]


def test_what_is_no_answer_of_a_menu_says_how_to_answer() -> None:
    sitting = Sitting()
    sitting.press("0")
    assert (
        sitting.press("9", "Enter", "0") == ["Answer with a number from 1 to 6, or Backspace."] * 3
    )
    assert sitting.press("Up", "c") == ["e2, empty", "e2"]
    assert sitting.press("Backspace") == ["Question dropped. Nothing was done."]


# settings


def test_settings_are_read_and_changed_by_number() -> None:
    sitting = Sitting()
    (first,) = sitting.type("settings")
    assert first.startswith("1 of 4: Settings; a number changes one: 1 language English.")
    assert sitting.press("2") == ["Full announcements."]
    sitting.type("settings")
    assert sitting.press("4") == ["keys: digits."]
    assert sitting.press("8") == ["e2, empty"]
    sitting.type("settings")
    assert sitting.press("5") == ["Russian letters: by shape."]
    assert sitting.settings.saved[-1]["letters"] == "shape"
    assert sitting.settings.saved[-1]["keys"] == "digits"
    assert sitting.settings.saved[-1]["verbosity"] == "full"


def test_another_language_is_spoken_at_once() -> None:
    sitting = Sitting(players=ENGINE)
    sitting.type("settings")
    assert sitting.press("1") == ["язык: русский."]
    assert sitting.press("Up", "t") == ["e2, пусто", "Ваш ход."]
    assert sitting.type("settings")[0].startswith("1 из 4: Настройки;")
    assert sitting.press("1", "t") == ["language: English.", "Your move."]


# seats


def test_seats_are_named_in_one_line() -> None:
    sitting = Sitting(players=ENGINE, mode="line")
    assert sitting.type("seats 1 Anna")[0].startswith("Seat 1 is now Anna.")
    assert sitting.type("места 2 Вера Ильинична")[0].startswith("Seat 2 is now Вера Ильинична.")
    assert sitting.session.player(Seat(1)).name == "Anna"
    assert sitting.session.player(Seat(2)).kind == "casual"
    assert sitting.settings.get("name 1") == "Anna"
    assert sitting.type("e2") == ["You to e2. Вера Ильинична to e8. Your move."]


def test_seats_are_named_with_single_keys() -> None:
    sitting = Sitting(players=("", ""))
    assert sitting.type("seats") == [
        "Seats; a number names one: 1 South, a person. 2 North, a person."
    ]
    assert sitting.press("2", "B", "o", "x", "Backspace", "b", "Enter") == [
        "A name for North, then Enter.",
        "Shift+B",
        "o",
        "x",
        "deleted x",
        "b",
        "Seat 2 is now Bob.",
    ]


@pytest.mark.parametrize(
    "line", ["seats 9 Bob", "seats Bob", "seats 0", "seats 1 \x07", "seats ١ A"]
)
def test_a_seat_that_is_none_and_a_name_that_is_none(line: str) -> None:
    sitting = Sitting(mode="line")
    assert sitting.type(line) == ["Say a seat and a name: seats 1 Anna."]


def test_a_long_name_is_cut() -> None:
    sitting = Sitting(mode="line")
    sitting.type("seats 1 " + "Anna" * 30)
    assert len(sitting.session.player(Seat(1)).name) == 20
    sitting.check()


# rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["quoridor", "pathagon"])
def test_rules_are_read_in_parts_to_their_end(game: str, language: str) -> None:
    sitting = Sitting(game, language=language, mode="line")
    (first,) = sitting.type("rules")
    count = int(first.split(":")[0].split()[-1])
    heard = [first, *(sitting.type("more")[0] for _ in range(count - 1))]
    assert sitting.type("more")[0] in ("No more parts.", "Больше частей нет.")
    assert all(line[-1] in ".:?" for line in heard)
    sitting.check()


def test_rules_are_searched_by_word_and_by_number() -> None:
    sitting = Sitting(mode="line")
    assert "jump" in sitting.type("rules jump")[0]
    assert "QD-R7" in sitting.type("rules qd-r7")[0]
    assert sitting.type("rules chess") == ["No rule speaks of chess."]
    russian = Sitting(mode="line", language="ru")
    assert russian.type("правила шахматы") == ["В правилах нет слов: шахматы."]


# typing with single keys


def test_a_typed_letter_is_echoed_and_enter_ends() -> None:
    sitting = Sitting(players=ENGINE)
    assert sitting.press("i", "e", "3", "Backspace", "2", "Enter") == [
        "Type, then Enter.",
        "e",
        "3",
        "deleted 3",
        "2",
        "You to e2. Casual to e8. Your move.",
    ]


def test_typing_echoes_signs_and_spaces_by_name() -> None:
    assert Sitting().press("/", "Space", ";", "?", "E", "ё")[1:] == [
        "space",
        "semicolon",
        "question mark",
        "Shift+E",
        "ё",
    ]


@pytest.mark.parametrize("keys", [("Escape",), ("Backspace",), ("a", "Backspace", "Backspace")])
def test_typing_is_dropped(keys: tuple[str, ...]) -> None:
    sitting = Sitting()
    assert sitting.press("i", *keys)[-1] == "Typing dropped."
    assert sitting.press("Up") == ["e2, empty"]


def test_other_keys_while_typing_say_what_can_be_done() -> None:
    assert Sitting().press("i", "Up", "Tab", "Ctrl+S")[1:] == ["Letters, Enter or Backspace."] * 3


def test_typing_never_grows_without_end() -> None:
    sitting = Sitting()
    sitting.press("i", *"x" * 200)
    assert sitting.press("x") == ["Too long: 200 letters at most."]


def test_type_in_line_mode_needs_nothing() -> None:
    sitting = Sitting(mode="line")
    assert sitting.type("type") == ["Just type it here."]
    assert sitting.type("type where") == ["e1"]


def test_an_empty_line_says_what_could_be_typed() -> None:
    assert (
        Sitting(mode="line").type("", "  ", "\x00")
        == ['Type a move or a word. "keys" tells the words.'] * 3
    )


# modes, saving, leaving


def test_modes_are_said_and_remembered() -> None:
    sitting = Sitting()
    assert sitting.press("w") == ["Line mode: type a move or a word."]
    assert sitting.desk.mode == "line"
    assert sitting.type("grid") == ["Grid mode: single keys."]
    assert [one["mode"] for one in sitting.settings.saved] == ["line", "grid"]


def test_without_a_terminal_there_is_line_mode_only() -> None:
    sitting = Sitting(mode="line")
    sitting.desk.modes = ("line",)
    assert (
        sitting.type("grid", "mode") == ["Grid mode needs a terminal for keys and for lines."] * 2
    )
    assert sitting.desk.mode == "line"


def test_saving_without_a_record_says_that_nothing_is_saved() -> None:
    assert Sitting().press("Ctrl+S") == ["This game is not being saved."]


def test_a_key_asks_before_it_leaves_and_a_word_does_not() -> None:
    sitting = Sitting()
    assert sitting.press("q") == ["Leave Quoridor? y or n, Enter stays. k tells more."]
    assert sitting.press("Enter") == ["Still here."]
    assert sitting.press("q", "y")[1] == "Not saved. Bye."
    assert sitting.desk.left
    typed = Sitting(mode="line")
    assert typed.type("quit") == ["Not saved. Bye."]
    assert typed.desk.left


def test_the_question_of_leaving_is_a_menu_as_well() -> None:
    heard = " ".join(Sitting().press("q", "k", "k", "k"))
    for number, word in enumerate(("leave", "stay", "resign", "offer a draw", "rules"), 1):
        assert f"{number} {word}." in heard
    assert Sitting().press("q", "3")[1] == "Resign this game of Quoridor? y or n, Enter is no."
    assert Sitting().press("q", "8")[1] == "A rematch comes after the end of this game."
    assert Sitting().press("q", "5")[1].startswith("1 of ")
    assert Sitting().press("q", "7")[1].startswith("Seats;")
