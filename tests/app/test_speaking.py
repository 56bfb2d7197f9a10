"""One owner of speech: nothing is heard twice, nothing is lost, and one key changes it."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from tactilegrid.app import speaking as module
from tactilegrid.app.config import Settings
from tactilegrid.app.speaking import Speaking, decision, reason, spoken
from tactilegrid.frontends.line import completed, prompt_text
from tactilegrid.frontends.voice import following
from tactilegrid.outputs.backends import names
from tactilegrid.outputs.backends.speaker import Manner
from tactilegrid.outputs.console import Console
from tactilegrid.outputs.owning import Decision
from tests.app.mouth import Mouth, instead
from tests.frontends.sitting import Ear, Sitting

GUESSED, ASKED = Decision("self", "none"), Decision("self", "asked")
LINES = Decision("console", "asked")


class Room:
    """A person at a game with a terminal and, it may be, a voice."""

    def __init__(self, made: list[Mouth], chosen: Decision, sitting: Sitting) -> None:
        self.made = made
        self.printed: list[str] = []
        self.sitting = sitting
        self.desk = sitting.desk
        self.speaking = Speaking(sitting.settings, chosen)
        self.console = Console(lambda data: self.printed.extend(data.decode().splitlines()))
        lines = sitting.host.speak_by(self.speaking, self.console)
        self.desk.teller.output = sitting.host.attend(lines)

    @property
    def mouth(self) -> Mouth:
        return self.made[-1]

    def press(self, *keys: str) -> None:
        self.sitting.press(*keys)

    def type(self, line: str) -> None:
        self.sitting.type(line)

    def pump(self) -> None:
        while self.sitting.host.inbox.take():
            pass


Enter = Callable[..., Room]


@pytest.fixture
def enter(monkeypatch: pytest.MonkeyPatch) -> Enter:
    made = instead(monkeypatch)

    def entered(chosen: Decision = ASKED, **words: Any) -> Room:
        return Room(made, chosen, Sitting(**words))

    return entered


def test_what_our_voice_says_is_not_printed(enter: Enter) -> None:
    room = enter()
    room.press("Up", "c")
    assert room.mouth.said == ["e2, empty", "e2"]
    assert room.mouth.languages == ["en", "en"]
    assert room.printed == []
    assert room.mouth.calls == ["start"]


def test_where_lines_are_printed_there_is_no_mouth(enter: Enter) -> None:
    room = enter(LINES)
    room.press("Up", "z")
    assert room.printed == [
        "e2, empty",
        "Your screen reader speaks here; its own key silences it.",
    ]
    assert room.made == []
    assert not room.sitting.host.own_voice


def test_silence_is_answered_with_silence(enter: Enter) -> None:
    room = enter()
    room.press("z")
    assert room.mouth.calls[1:] == ["hush"]
    assert room.mouth.said == room.printed == []


def test_eyes_get_the_board_and_the_transcript_when_they_ask(enter: Enter) -> None:
    """Our voice says so, since it does not read drawings."""
    room = enter()
    room.press("Up", "d")
    assert room.printed[0].split() == list("abcdefghi")
    assert room.mouth.said[-1] == "The board is printed."
    del room.printed[:]
    room.type("transcript")
    assert room.printed == ["e2, empty", "The board is printed."]
    assert room.mouth.said[-1] == "Printed: 2 lines."


def test_a_transcript_of_lines_is_the_lines(enter: Enter) -> None:
    room = enter(LINES)
    room.type("transcript")
    assert room.printed == ["The lines on the screen are all that was said."]


def test_one_key_gives_the_lines_back_and_takes_them_again(enter: Enter) -> None:
    """The leaving voice warns, the new owner says that it has come; each only in its own way."""
    room = enter()
    room.mouth.ready()
    room.press("a")
    first = room.mouth
    assert first.said == ["Our voice is off. If nothing speaks now, a brings it back."]
    assert room.printed == ["Lines for your screen reader now. a is our own voice."]
    assert "hush" in first.calls
    room.press("Up")
    assert room.printed[-1] == "e2, empty"
    assert room.sitting.settings.chosen["speech"] == "console"
    room.press("a")
    assert len(room.made) == 2
    assert room.mouth.said == ["Our own voice speaks now. a gives it back to your reader."]
    assert room.sitting.settings.chosen["speech"] == "self"
    room.press("Down")
    assert room.mouth.said[-1] == "e1, South"
    assert len(room.printed) == 2
    room.speaking.close()
    assert ("close", module.FAREWELL_SECONDS) in first.calls


def test_a_voice_in_the_middle_of_a_game_of_lines(enter: Enter) -> None:
    """Typed, the word is told instead of the key; what was printed before can be wiped."""
    room = enter(LINES, mode="line")
    room.type("status")
    room.type("voice")
    assert room.mouth.said == ["Our own voice speaks now. voice gives it back to your reader."]
    assert room.speaking.voice is not None
    assert room.speaking.voice.shown
    assert len(room.printed) == 1


def test_settings_say_who_speaks(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    """`auto` looks for readers anew."""
    room = enter(LINES)
    room.sitting.settings.chosen["speech"] = "console"
    monkeypatch.setattr(os, "isatty", lambda _: True)
    monkeypatch.setattr(module, "look", lambda: ("Orca",))
    for name in ("TACTILEGRID_SPEECH", "ACCESSIBLE", "SSH_CONNECTION", "SSH_TTY"):
        monkeypatch.delenv(name, raising=False)
    room.type("settings")
    room.press("9")
    assert room.mouth.said == ["who speaks: our own voice."]
    room.type("settings")
    room.press("9", "1")  # one more answer than there are digits: how our voice speaks
    assert room.printed[-1] == "who speaks: as it seems."
    assert not room.sitting.host.own_voice


# what becomes of the voice


def test_another_voice_says_that_it_is_another(enter: Enter) -> None:
    room = enter()
    room.mouth.ready()
    room.pump()
    assert room.mouth.said == []
    room.mouth.ready("espeak-ng", before="ssip", why="no answer to speak")
    room.pump()
    assert room.mouth.said == ["The voice is eSpeak NG now: the one before does not answer."]
    assert room.printed == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Voice gone: Speech Dispatcher broke off. Lines now; the word voice tries again.",
        ),
        (
            "ru",
            "Голоса нет: Speech Dispatcher умолкает. Теперь строки; вернёт слово «голос».",
        ),
    ],
)
def test_a_voice_that_is_gone_leaves_lines_and_owes_nothing(
    enter: Enter, language: str, sentence: str
) -> None:
    room = enter(language=language)
    room.mouth.ready()
    room.mouth.down("one", "two")
    room.mouth.late("three")
    room.pump()
    assert room.printed == [sentence, "one", "two", "three"]
    room.press("c")
    assert room.printed[-1] == "e1"
    assert room.mouth.said == []


def test_the_same_key_tries_the_voice_again(enter: Enter) -> None:
    room = enter()
    room.mouth.ready()
    room.mouth.down()
    room.pump()
    room.press("a")
    assert room.printed[-1] == "The voice is tried again."
    assert room.mouth.calls[-1] == "again"
    room.mouth.ready("espeak-ng")
    room.pump()
    assert room.mouth.said == ["The voice is back: eSpeak NG."]
    room.press("c")
    assert room.mouth.said[-1] == "e1"


def test_a_guess_is_told_once_there_is_a_voice(enter: Enter) -> None:
    """In each way in its own words: whoever hears both hears nothing twice."""
    room = enter(GUESSED)
    assert room.mouth.said == room.printed == []
    room.mouth.ready()
    room.mouth.ready()
    room.pump()
    assert room.mouth.said == ["This is our own voice: no screen reader was found. a changes that."]
    assert room.printed == ["Our own voice speaks. For lines to your screen reader: a."]


def test_a_guess_without_a_voice_was_never_made(enter: Enter) -> None:
    """Somebody who sees gets lines and no word of voices."""
    room = enter(GUESSED)
    room.press("Up")
    room.mouth.down("e2, empty", before="")
    room.pump()
    assert room.printed == ["e2, empty"]


def test_a_voice_that_was_asked_for_and_cannot_be_had(enter: Enter) -> None:
    room = enter()
    room.mouth.down("e2, empty", before="")
    room.pump()
    assert room.printed == [
        "No voice can be had here. Lines now; the word voice tries again.",
        "e2, empty",
    ]


def test_a_voice_that_was_turned_off_still_gives_back_what_it_owes(enter: Enter) -> None:
    room = enter()
    room.mouth.ready()
    room.press("a")
    del room.printed[:]
    room.mouth.down("one")
    room.pump()
    assert room.printed == ["one"]


def test_what_nobody_says_any_more_at_the_end_is_printed(enter: Enter) -> None:
    room = enter()
    room.mouth.ready()
    room.pump()
    room.mouth.down("Bye.")
    room.speaking.close()
    assert room.printed == ["Bye."]
    room.sitting.host.inbox.take()  # too late to be told
    assert room.printed == ["Bye."]


def test_the_end_waits_a_bounded_time_and_longer_for_what_came_at_once(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Sitting().settings
    settings.for_now["speech"] = "self"
    with spoken(settings):
        pass
    assert Mouth.made[-1].calls == ["start", ("close", module.FAREWELL_SECONDS)]
    room = enter()
    room.sitting.host.be_patient()
    room.speaking.close()
    assert room.mouth.calls[-1] == ("close", module.PATIENT_SECONDS)

    def interrupted(_: object, _seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Mouth, "close", interrupted)
    enter().speaking.close()


def test_the_next_game_is_spoken_by_the_same_voice(enter: Enter) -> None:
    """What came in between is told there."""
    room = enter()
    room.mouth.ready()
    room.pump()
    room.mouth.ready("say", before="ssip", why="nothing is said")
    other = Sitting(language="ru")
    other.desk.teller.output = other.host.attend(other.host.speak_by(room.speaking, room.console))
    while other.host.inbox.take():
        pass
    assert len(room.made) == 1
    assert room.mouth.said == ["Голос теперь say: прежний молчит."]
    assert room.mouth.languages == ["ru"]
    room.mouth.down()
    third = Sitting()
    third.host.speak_by(room.speaking, room.console)
    while third.host.inbox.take():
        pass
    assert room.speaking.voice is not None
    assert not room.speaking.voice.speaks


def test_reasons_are_words_of_ours() -> None:
    """The words of libraries are for `doctor`."""
    whys = ("no answer to check", "the speech process ended", "nothing is said", "OSError: x")
    assert [dict(reason(why).args)["why"] for why in whys] == [
        "hangs",
        "ended",
        "silent",
        "failed",
    ]


# settings


def test_numbers_by_word_are_heard_at_once(enter: Enter) -> None:
    room = enter()
    room.mouth.ready()
    room.type("rate 60")
    assert room.mouth.manner == Manner(rate=20)
    room.type("pitch 0")
    room.type("volume 100")
    assert room.mouth.manner == Manner(rate=20, pitch=-100, volume=100)
    room.type("rate usual")
    assert room.mouth.manner == Manner(pitch=-100, volume=100)
    room.type("rate")
    room.type("rate 101")
    assert room.mouth.said == [
        "rate: 60.",
        "pitch: 0.",
        "volume: 100.",
        "rate: usual.",
        "rate usual. Say a number from 0 to 100, for example rate 60.",
        "Say a number from 0 to 100, for example rate 60.",
    ]


def test_numbers_by_key(enter: Enter) -> None:
    room = enter()
    room.mouth.ready()
    room.type("voice settings")
    assert room.mouth.said[-1].endswith("How our voice speaks; a number changes one: 1 rate usual.")
    room.press("1")
    assert room.mouth.said[-1] == "rate: 60."
    room.type("settings")
    room.press("9", "2")
    assert "How our voice speaks" in room.mouth.said[-1]
    steps = ["usual"]
    while (step := following(steps[-1])) != "usual":
        steps.append(step)
    assert steps == ["usual", *map(str, range(60, 101, 10)), *map(str, range(0, 50, 10))]


def test_what_a_voice_cannot_do_is_said(enter: Enter) -> None:
    room = enter()
    room.type("rate 60")
    room.type("voices")
    room.type("voice settings")
    assert room.mouth.said == [
        "This voice has no setting for that: rate.",
        "This voice has no setting for that: voice.",
        "How our voice speaks; a number changes one: 1 voice source automatic.",
    ]
    lines = enter(LINES)
    lines.type("volume 10")
    lines.type("voice settings")
    want = "Your screen reader speaks here, as it is set. a is our own voice."
    assert [line.rstrip(".") for line in lines.printed] == [want.rstrip(".")] * 2


def test_another_source_of_our_voice_by_number(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said by the one that was chosen; the others stay behind it, for they beat silence."""
    monkeypatch.setattr("sys.platform", "linux")
    room = enter()
    room.mouth.ready("prism-orca")
    room.pump()
    assert room.mouth.sources == names.LINUX
    room.type("voice settings")
    room.press("5")
    assert room.mouth.said[-1].endswith("Which voice source? 1 automatic. 2 Orca, prism-orca.")
    room.press("6")
    assert room.mouth.said[-1] == "voice source: eSpeak NG, espeak-ng."
    assert room.mouth.sources == ("espeak-ng", *names.LINUX[:-1])
    assert room.mouth.calls[-1] == "again"
    assert room.sitting.settings.chosen["speech_backend"] == "espeak-ng"
    said = len(room.mouth.said)
    room.mouth.ready("espeak-ng")
    room.pump()
    assert len(room.mouth.said) == said
    room.mouth.down(before="espeak-ng")
    room.pump()
    room.press("a")
    assert room.mouth.sources[0] == "espeak-ng"
    room.mouth.ready("espeak-ng")
    room.pump()
    room.type("voice settings")
    room.press("5", "1")
    assert room.mouth.said[-1] == "voice source: automatic."
    assert room.mouth.sources == names.LINUX


def test_a_source_that_cannot_be_used_is_told(enter: Enter) -> None:
    room = enter(speech_backend="say")
    assert room.mouth.sources[0] == "say"
    room.mouth.ready("ssip")
    room.pump()
    assert room.mouth.said == ["say cannot speak here. The voice is Speech Dispatcher now."]
    room.mouth.ready("espeak-ng", before="ssip", why="nothing is said")
    room.pump()
    assert room.mouth.said[1:] == ["The voice is eSpeak NG now: the one before stays silent."]


def test_a_source_for_lines_is_kept_for_later(enter: Enter) -> None:
    room = enter(LINES)
    room.sitting.host.remember("speech_backend", "espeak-ng")
    assert room.made == []
    room.press("a")
    assert room.mouth.sources[0] == "espeak-ng"


def test_another_voice_for_the_language_of_now(enter: Enter) -> None:
    room = enter(language="ru")
    room.mouth.ready()
    room.pump()
    room.type("голоса")
    room.pump()
    assert room.mouth.said[-1] == "Какой голос? 1 обычно. 2 Anna. 3 Ben."
    room.press("3")
    assert room.mouth.said[-1] == "голос: Ben."
    assert room.mouth.manner == Manner(voices=(("ru", "Ben"),))
    room.type("voice settings")
    room.press("4")
    room.pump()
    room.press("1")
    assert room.mouth.said[-1] == "голос: обычно."
    assert room.mouth.manner == Manner()


def test_where_there_are_no_other_voices(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    room = enter()
    room.mouth.ready()
    room.pump()
    monkeypatch.setattr(Mouth, "voices", ())
    room.type("voices")
    room.pump()
    assert room.mouth.said[-1] == "This voice has no other."


# a typed line


def test_the_prompt_says_nothing_where_our_voice_does(enter: Enter) -> None:
    """Completions are said, not kept for the next prompt to print."""
    room, lines = enter(), enter(LINES)
    assert (prompt_text(room.desk), prompt_text(lines.desk)) == ("", "Move: ")
    assert completed(room.desk, "sta") == ("sta", ())
    assert "status" in room.mouth.said[-1]
    assert "status" in completed(lines.desk, "sta")[1][0]
    assert lines.printed == []


def test_completions_reach_what_is_beside_the_lines(enter: Enter) -> None:
    """A braille display, say."""
    lines, beside = enter(LINES), Ear()
    assert lines.sitting.host.output is not None
    lines.sitting.host.output.outputs.append(beside)
    completed(lines.desk, "sta")
    assert "status" in beside.said[-1].text
    assert lines.printed == []
    assert completed(Sitting().desk, "sta")[1]


# secrets


def test_the_curtain_takes_the_transcript_away(enter: Enter) -> None:
    room = enter(game="pathfinder")
    room.press("Enter", "s")
    assert room.sitting.host.transcript()
    output = room.desk.teller.output
    output.wipe()
    assert room.sitting.host.transcript() == []
    assert room.mouth.calls[-1] == "hush"


# who decides


@pytest.mark.parametrize(
    ("terminal", "asked", "environ", "remembered", "mode"),
    [
        (True, "", {}, "", "self"),
        (True, "", {}, "console", "console"),
        (True, "auto", {}, "console", "self"),
        (True, "console", {"TACTILEGRID_SPEECH": "self"}, "self", "console"),
        (True, "", {"TACTILEGRID_SPEECH": "console"}, "self", "console"),
        (True, "", {"ACCESSIBLE": "1"}, "", "console"),
        (False, "", {}, "", "console"),
        (False, "", {}, "self", "console"),
        (False, "auto", {}, "self", "console"),
        (False, "self", {}, "", "self"),
        (False, "", {"TACTILEGRID_SPEECH": "self"}, "", "self"),
    ],
)
def test_who_speaks(
    monkeypatch: pytest.MonkeyPatch,
    terminal: bool,
    asked: str,
    environ: dict[str, str],
    remembered: str,
    mode: str,
) -> None:
    """Where no reader runs; a pipe has lines, whatever is remembered."""
    monkeypatch.setattr(os, "isatty", lambda _: terminal)
    monkeypatch.setattr(os, "environ", environ)
    monkeypatch.setattr(module, "look", tuple)
    settings = Settings("")
    settings.for_now["speech"] = asked
    if remembered:
        settings.chosen["speech"] = remembered
    assert decision(settings).mode == mode
