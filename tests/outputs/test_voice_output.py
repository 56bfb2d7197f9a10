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

    def close(self, seconds: float = 0.0) -> None:
        self.calls.append(("close", seconds))


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

    def stop(self) -> None:
        self.calls.append("stopped")

    def close(self) -> None:
        self.calls.append("closed")


def test_each_text_goes_with_the_language_of_the_moment() -> None:
    mouth, language = Mouth(), ["en"]
    voice = Voice(mouth, lambda: language[0], farewell_seconds=2)
    voice.say(words("move"))
    language[0] = "ru"
    voice.say(words("ход"))
    voice.draw(["board"])
    voice.stop()
    voice.close()
    assert mouth.calls == [("say", "move", "en"), ("say", "ход", "ru"), ("hush",), ("close", 2)]
    assert list(voice.transcript) == ["move", "ход"]


def test_what_one_heard_the_next_cannot_read() -> None:
    mouth = Mouth()
    voice = Voice(mouth, str)
    voice.say(words("secret"))
    voice.wipe()
    assert not voice.transcript
    assert mouth.calls[-1] == ("hush",)


def test_lines_take_over_with_what_the_voice_owes_and_give_it_back() -> None:
    mouth, lines = Mouth(), Lines()
    voice = Voice(mouth, str)
    voice.give_way(lines, [words("unsaid")])
    voice.say(words("next"))
    voice.draw(["board"])
    voice.stop()
    voice.wipe()
    assert lines.calls == ["unsaid", "next", "board", "stopped", "wiped"]
    voice.take_back()
    voice.say(words("again"))
    voice.give_way(lines)
    voice.close()
    assert mouth.calls == [("hush",), ("say", "again", ""), ("close", 5.0)]
    assert lines.calls[-1] == "closed"
