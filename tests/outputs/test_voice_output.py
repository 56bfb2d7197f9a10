"""A listener's output: one owner of speech, a transcript, and lines when the voice is gone."""

from __future__ import annotations

from collections.abc import Iterable

from tactilegrid.core.message import Kind
from tactilegrid.outputs.voice import Voice
from tactilegrid.speech.utterance import Utterance


def words(text: str) -> Utterance:
    return Utterance(Kind.MOVE, text, text)


class Mouth:
    """Notes what it is asked."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []

    def say(self, utterance: Utterance, language: str = "") -> None:
        self.calls.append(("say", utterance.text, language))

    def hush(self) -> None:
        self.calls.append(("hush",))


class Lines:
    """A console that notes its calls."""

    def __init__(self) -> None:
        self.calls: list[object] = []

    def say(self, utterance: Utterance) -> None:
        self.calls.append(utterance.text)

    def draw(self, lines: Iterable[str]) -> None:
        self.calls += lines

    def wipe(self) -> None:
        self.calls.append("wiped")

    def empty(self) -> None:
        self.calls.append("emptied")

    def stop(self) -> None:
        self.calls.append("stopped")

    def close(self) -> None:
        self.calls.append("closed")


def test_each_text_goes_with_the_language_of_the_moment() -> None:
    mouth, lines, language = Mouth(), Lines(), ["en"]
    voice = Voice(mouth, lines, lambda: language[0])
    voice.say(words("move"))
    language[0] = "ru"
    voice.say(words("ход"))
    voice.stop()
    assert mouth.calls == [("say", "move", "en"), ("say", "ход", "ru"), ("hush",)]
    assert list(voice.transcript) == ["move", "ход"]
    assert lines.calls == []


def test_what_one_heard_the_next_can_neither_hear_nor_read() -> None:
    """A screen that shows nothing of ours is left as it is."""
    mouth, lines = Mouth(), Lines()
    voice = Voice(mouth, lines, str)
    voice.say(words("secret"))
    voice.wipe()
    assert not voice.transcript
    assert mouth.calls[-1] == ("hush",)
    assert lines.calls == []
    voice.draw(["board"])
    voice.wipe()
    voice.wipe()
    assert lines.calls == ["board", "emptied"]


def test_lines_take_over_and_give_it_back() -> None:
    mouth, lines, other = Mouth(), Lines(), Mouth()
    voice = Voice(mouth, lines, str)
    voice.give_way()
    voice.print(words("unsaid"))
    voice.say(words("next"))
    voice.stop()
    voice.wipe()
    assert lines.calls == ["unsaid", "next", "stopped", "wiped"]
    voice.take_back(other)
    voice.say(words("again"))
    voice.close()
    assert mouth.calls == [("hush",)]
    assert other.calls == [("say", "again", "")]
    assert lines.calls[-1] == "closed"


def test_lines_from_before_the_voice_are_wiped_too() -> None:
    lines = Lines()
    Voice(Mouth(), lines, str, shown=True).wipe()
    assert lines.calls == ["emptied"]
