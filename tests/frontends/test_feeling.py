"""Braille at a desk: what is felt with what is said, the legend, panning and the display's keys."""

from __future__ import annotations

from typing import Any

import pytest

from tactilegrid.app.sensing import news
from tactilegrid.core.geometry import Cell
from tactilegrid.frontends.feeling import felt, meaning, names
from tactilegrid.frontends.keymap import Intent
from tactilegrid.outputs.braille import News, Press
from tactilegrid.outputs.several import Several
from tests.frontends.fingers import Fingers
from tests.frontends.sitting import Sitting


def fingers(sitting: Sitting, width: int = 20, height: int = 1) -> Fingers:
    """A display for whoever sits there."""
    made = Fingers(sitting.host, sitting.ear, width, height)
    sitting.desk.teller.output = made.output
    return made


def test_an_announcement_is_felt_from_its_beginning_to_its_end() -> None:
    sitting = Sitting(moves="e2 e8")
    display = fingers(sitting)
    sitting.type("e3h")
    whole = [display.text]
    while sitting.press("]")[-1] != "End of the line.":
        whole.append(display.text)
    assert " ".join(whole) == display.view.line.text
    assert whole[0] == "South: above e3, f3."


def test_panning_says_what_is_shown_and_keeps_it_there() -> None:
    """Its words are no announcement: they do not come into the history either."""
    sitting = Sitting(moves="e2 e8")
    display = fingers(sitting)
    sitting.type("e3h")
    kept = len(sitting.desk.teller.history)
    (said,) = sitting.press("]")
    assert said == display.text
    assert sitting.press("A") == ["South: above e3, f3."]
    assert sitting.press("[") == ["Beginning of the line."]
    assert display.text == "South: above e3, f3."
    assert len(sitting.desk.teller.history) == kept


@pytest.mark.parametrize("language", ["en", "ru"])
def test_without_a_display_panning_says_so(language: str) -> None:
    sitting = Sitting(language=language)
    (one,), (other,) = sitting.press("["), sitting.press("]")
    assert one == other
    assert one.startswith({"en": "No braille line", "ru": "Здесь нет своей строки"}[language])


def test_a_routing_key_on_the_board_moves_the_cursor_there() -> None:
    sitting = Sitting()
    display = fingers(sitting, 20, 8)
    sitting.press("Up")
    cell = display.view.touched(5 * 20 + 2)
    assert cell == Cell(1, 2)
    sitting.host._happened(Press("cell", cell))
    before = len(sitting.lines)
    sitting.settle()
    assert sitting.lines[before:] == ["b3, empty"]
    assert sitting.desk.explorer.cell == cell
    assert sitting.session.ply == 0


def test_a_routing_key_in_the_line_moves_the_cursor_to_the_square_that_is_named_there() -> None:
    sitting = Sitting(moves="e2 e8")
    display = fingers(sitting, 40)
    sitting.press("L")
    place = display.view.line.text.index("e8")
    assert display.view.touched(place) == Cell(4, 7)
    assert display.view.touched(display.view.line.text.index("to")) is None
    sitting.host._happened(Press("nowhere"))
    sitting.settle()
    assert sitting.lines[-1] == "No square is named there."


@pytest.mark.parametrize(
    ("spelling", "name"), [("plain", "e2"), ("phonetic", "echo 2"), ("digits", "5 2")]
)
def test_squares_are_found_as_the_listener_hears_them(spelling: str, name: str) -> None:
    sitting = Sitting(spelling=spelling)
    assert names(sitting.desk)[name] == Cell(4, 1)
    assert names(sitting.desk) is names(sitting.desk)
    sitting.press("y")
    assert name not in names(sitting.desk)


def test_line_keys_of_the_display_go_through_the_history() -> None:
    sitting = Sitting()
    sitting.press("Up", "Right")
    sitting.host._happened(Press("older"))
    sitting.settle()
    assert sitting.lines[-1] == "e2, empty"
    sitting.host._happened(Press("newer"))
    sitting.settle()
    assert sitting.lines[-1] == "f2, empty"


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (News("on", 40, 1), "Braille: 40 cells. BRLTTY has them again when you leave."),
        (News("on", 20, 8), "Braille: 20 by 8. BRLTTY has the display again when you leave."),
        (News("lost"), "Braille is gone. Play goes on."),
        (News("back", 40, 1), "Braille is back."),
        (News("absent"), "No braille: BRLTTY does not answer."),
        (News("refused"), "No braille: BRLTTY refuses the key."),
        (News("size"), "No braille: BRLTTY has no display."),
        (News("busy"), "No braille: another program has the display."),
    ],
)
def test_what_becomes_of_the_display_is_one_sentence(what: News, said: str) -> None:
    sitting = Sitting()
    before = len(sitting.lines)
    sitting.host._happened(what)
    assert sitting.lines[before:] == []
    sitting.settle()
    assert sitting.lines[before:] == [said]
    assert news(what.what, what.width, what.height).key.startswith("braille-")
    sitting.check()


def test_a_question_stays_open_while_the_display_is_used() -> None:
    sitting = Sitting()
    sitting.type("resign")
    question = sitting.desk.question
    sitting.host._happened(Press("cell", Cell(0, 0)))
    sitting.settle()
    assert sitting.desk.question is question


def test_under_the_curtain_nothing_is_felt() -> None:
    """Nor is anything told to who touches a routing key."""
    sitting = Sitting("pathfinder", players=("Anna", "Boris"))
    display = fingers(sitting, 20, 8)
    assert sitting.desk.curtain.down
    sitting.press("x")
    assert felt(sitting.desk, True).board is None
    assert display.view.board is None
    assert display.view.names == {}
    sitting.host._happened(Press("cell", Cell(0, 0)))
    before = sitting.desk.explorer
    sitting.settle()
    assert sitting.desk.explorer == before
    assert sitting.lines[-1] == sitting.lines[-2]
    sitting.press("Enter", "Up")
    assert display.view.board is not None


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_legend_names_what_is_on_the_board_and_its_dots(language: str) -> None:
    sitting = Sitting(players=("", "engine:novice"), language=language, moves="e2 e3h")
    said = " ".join(sitting.do(Intent.LEGEND))
    expected = {
        "en": ("Empty: dots 3 6.", "You: dots 1 2 3 4 5 6.", "Wall: dots 7 8 below a square"),
        "ru": ("Пусто: точки 3 6.", "Вы: точки 1 2 3 4 5 6.", "Стена: под клеткой точки 7 8"),
    }
    said += " ".join(sitting.type(*["more"] * 4))
    assert all(part in said for part in expected[language])
    assert "7 below" not in said
    sitting.check()


def test_colours_without_a_seat_of_their_own_are_told_by_number() -> None:
    """WF-A16: one player plays several colours."""
    sitting = Sitting("wayfinder", players=("",), options={"players": "1", "size": "4"})
    assert sitting.desk.teller.text(meaning(sitting.desk, "seat-1")) == "You"
    assert sitting.desk.teller.text(meaning(sitting.desk, "seat-2")) == "Colour 2"


def test_braille_is_turned_on_and_off_in_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    made: list[Any] = []

    def display(*_: object) -> Any:
        made.append(fingers(Sitting()))
        made[-1].start = lambda: None
        return made[-1]

    monkeypatch.setattr("tactilegrid.outputs.braille.Braille", display)
    sitting.desk.teller.output = sitting.host.attend(sitting.ear)
    sitting.type("settings")
    assert sitting.press("7") == ["own braille line: on."]
    sitting.press("Up")
    (one,) = made
    assert one.view.line.text == "e2, empty"
    sitting.host.sense("braille")
    assert len(made) == 1
    sitting.type("settings")
    assert sitting.press("7") == ["own braille line: off."]
    assert one.closed
    sitting.press("Up")
    assert one.view.line.text != "e3, empty"
    sitting.host.sense("braille")


def test_a_display_goes_on_with_the_rematch() -> None:
    """Another game of the same people: what is felt and told is of the new one."""
    first, second = Sitting(braille="on"), Sitting(braille="on")
    display = fingers(first)
    output = second.host.attend(second.ear, first.host.senses)
    assert isinstance(output, Several)
    assert output.outputs == [second.ear, display]
    display.tell(News("lost"))
    first.settle()
    second.settle()
    assert second.lines[-1] == "Braille is gone. Play goes on."
    assert first.lines[-1] != second.lines[-1]


def test_news_that_come_before_anybody_sits_down_are_kept_for_nobody() -> None:
    sitting = Sitting()
    sitting.host.desk = None
    assert sitting.host._felt(True).board is None
    sitting.host.take(News("lost"))
    sitting.host._say_silent()
