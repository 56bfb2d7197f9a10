"""A mouth that notes what it is asked, in the place of the process that speaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pytest

from tactilegrid.outputs.backends.speaker import Manner
from tactilegrid.outputs.conductor import Change, Spoken
from tactilegrid.speech.utterance import Utterance

ALL = frozenset({"ends", "cuts", "language", "voice", "rate", "pitch", "volume"})


class Mouth:
    """Instead of the proxy; `made` holds all that the program has opened."""

    made: ClassVar[list[Mouth]] = []
    voices: ClassVar[tuple[tuple[str, str], ...]] = (("Anna", "en"), ("Ben", "en"))

    def __init__(
        self,
        on_change: Callable[[Change], None],
        sources: Sequence[str] = (),
        manner: Manner | None = None,
    ) -> None:
        self.on_change = on_change
        self.sources = tuple(sources)
        self.manner = manner
        self.caps: frozenset[str] = frozenset()
        self.said: list[str] = []
        self.languages: list[str] = []
        self.calls: list[object] = []
        self.made.append(self)

    def start(self) -> None:
        self.calls.append("start")

    def say(self, utterance: Utterance, language: str = "") -> None:
        self.said.append(utterance.text)
        self.languages.append(language)

    def hush(self) -> None:
        self.calls.append("hush")

    def set(self, manner: Manner) -> None:
        self.manner = manner

    def list_voices(self, language: str, take: Callable[[Any], None]) -> None:
        self.calls.append(language)
        take(self.voices)

    def again(self, sources: Sequence[str] = ()) -> None:
        self.calls.append("again")
        self.sources = tuple(sources)

    def close(self, seconds: float = 0.0) -> None:
        self.calls.append(("close", seconds))

    # what a test lets happen

    def ready(self, name: str = "ssip", before: str = "", why: str = "") -> None:
        self.caps = ALL
        self.on_change(Change(name, before, why, ALL))

    def down(self, *unsaid: str, before: str = "ssip", why: str = "the voice went away") -> None:
        self.caps = frozenset()
        self.on_change(Change(before=before, why=why, down=True, unsaid=spoken(*unsaid)))

    def late(self, *unsaid: str) -> None:
        self.on_change(Change(unsaid=spoken(*unsaid)))


def spoken(*texts: str) -> tuple[Spoken, ...]:
    from tactilegrid.core.message import Kind

    return tuple(Spoken(Kind.MOVE, text, text) for text in texts)


def instead(monkeypatch: pytest.MonkeyPatch) -> list[Mouth]:
    """From now on the program opens such mouths; returns the list of them."""
    Mouth.made = []
    monkeypatch.setattr("tactilegrid.outputs.speech.SpeechProxy", Mouth)
    return Mouth.made
