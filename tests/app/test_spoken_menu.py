"""The menu by our own voice: said, not printed; one word gives it back to lines."""

from __future__ import annotations

from typing import Any

import pytest

from tactilegrid.app.config import Settings
from tactilegrid.app.menu import MainMenu
from tactilegrid.app.speaking import Speaking
from tactilegrid.core.message import message
from tactilegrid.frontends.line import Woken
from tactilegrid.outputs.owning import Decision
from tests.app.mouth import Mouth, instead

OURS = ("--speech", "self")


@pytest.fixture
def mouths(monkeypatch: pytest.MonkeyPatch, home: Any) -> list[Mouth]:
    home.configure('language = "en"\n')
    return instead(monkeypatch)


def test_a_menu_is_spoken_and_not_printed(ask: Any, mouths: list[Mouth]) -> None:
    said = ask(*OURS, typed="quit\n")
    assert (said.code, said.out, said.err) == (0, "", "")
    assert mouths[0].said[:2] == ["tactilegrid.", "1 Play"]
    assert mouths[0].said[-1] == "Bye."


def test_one_word_changes_who_speaks(ask: Any, mouths: list[Mouth], home: Any) -> None:
    """It answers nothing: the question stays."""
    said = ask(*OURS, typed="voice\nvoice\nquit\n")
    assert mouths[0].said[-1] == "Our voice is off. If nothing speaks now, voice brings it back."
    assert said.lines == ["Lines for your screen reader now. voice is our own voice."]
    assert mouths[1].said == [
        "Our own voice speaks now. voice gives it back to your reader.",
        "Bye.",
    ]
    assert 'speech = "self"' in home.settings.read_text(encoding="utf-8")


def test_settings_of_the_voice_are_there_while_it_speaks(ask: Any, mouths: list[Mouth]) -> None:
    def number(label: str) -> str:
        return next(line for line in mouths[0].said if line.endswith(label)).split()[0]

    ask(*OURS, typed="settings\n\nquit\n")
    rate, speech = number("rate usual"), number("who speaks our own voice")
    mouths.clear()
    said = ask(*OURS, typed=f"settings\n{rate}\n{speech}\n\nquit\n")
    assert "rate: 60." in mouths[0].said
    assert mouths[0].manner is not None
    assert mouths[0].manner.rate == 20
    assert said.lines[0] == "who speaks: as it seems."
    assert not any("rate" in line for line in said.lines)


def test_the_source_of_the_voice_goes_on_to_the_next_of_this_system(
    ask: Any, mouths: list[Mouth], home: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    home.configure('speech_backend = "prism-orca"\n')
    ask(*OURS, typed="settings\n\nquit\n")
    label = "voice source Orca, prism-orca"
    number = next(line for line in mouths[0].said if line.endswith(label)).split()[0]
    assert mouths[0].sources[0] == "prism-orca"
    mouths.clear()
    ask(*OURS, typed=f"settings\n{number}\n\nquit\n")
    assert "voice source: Speech Dispatcher, ssip." in mouths[0].said
    assert mouths[0].sources[0] == "ssip"
    assert 'speech_backend = "ssip"' in home.settings.read_text(encoding="utf-8")


def test_a_game_from_the_menu_and_back_by_the_same_voice(ask: Any, mouths: list[Mouth]) -> None:
    said = ask(*OURS, typed="lesson\nquoridor\nquit\nquit\n")
    assert (said.code, said.out) == (0, "")
    assert len(mouths) == 1
    assert "Lesson: Quoridor. 18 steps." in mouths[0].said
    assert mouths[0].said[-1] == "Bye."


class Seat:
    """A menu as at a terminal, its lines typed by the test."""

    def __init__(self, path: str, decision: Decision, *typed: object) -> None:
        self.settings = Settings(path)
        self.speaking = Speaking(self.settings, decision)
        self.menu = MainMenu(self.settings, "grid", self.speaking)
        self.typed = list(typed)
        self.asked: list[tuple[str, str]] = []

    def prompt(self, text: str, typed: str, above: tuple[str, ...] = ()) -> tuple[str, bool]:
        self.asked.append((text, typed))
        given = self.typed.pop(0)
        if isinstance(given, BaseException):
            raise given
        return str(given), False

    def read(self) -> str | None:
        return self.menu.read(self.prompt, self.menu.menu.teller)


def test_what_the_voice_has_to_tell_comes_before_the_line_is_whole(
    mouths: list[Mouth], home: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    """What was typed is kept; without a voice the prompt has words again."""
    seat = Seat(str(home.settings), Decision("self", "none"), Woken("qu"), "quit", EOFError())
    alarms: list[str] = []
    mouths[0].ready()
    seat.menu.notify(lambda: alarms.append("rang"))
    mouths[0].down("one")
    assert alarms == ["rang", "rang"]
    assert seat.read() == "quit"
    assert seat.asked == [("Choose: ", ""), ("Choose: ", "qu")]
    assert mouths[0].said == [
        "This is our own voice: no screen reader was found. voice changes that."
    ]
    assert capfd.readouterr().out.splitlines() == [
        "Our own voice speaks. For lines to your screen reader: voice.",
        "Voice gone: Speech Dispatcher broke off. Lines now; the word voice tries again.",
        "one",
    ]
    seat.menu.switch_voice()
    assert capfd.readouterr().out == "The voice is tried again.\n"
    assert seat.read() is None


def test_who_speaks_is_asked_in_both_ways_and_in_both_languages(
    mouths: list[Mouth], home: Any, capfd: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    """The answer is kept, and from then on there is one way."""
    seat = Seat(str(home.settings), Decision("self", "none"))
    answers = iter(["3", "1"])
    monkeypatch.setattr(seat.menu, "read_piped", lambda: next(answers))
    seat.menu.who_speaks()
    printed = capfd.readouterr().out.splitlines()
    assert printed == mouths[0].said
    assert printed[0] == "tactilegrid. Who speaks here?"
    assert printed[3] == "3 По-русски"
    assert printed[4] == "tactilegrid. Кто здесь говорит?"
    assert seat.settings.chosen["speech"] == "console"
    seat.menu.menu.teller.say(1, message("menu-bye"))  # type: ignore[arg-type]
    assert capfd.readouterr().out
    assert mouths[0].said == printed
    assert not seat.speaking.speaks
