"""What the speech worker asks of a voice, whichever library or program it comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tactilegrid.core.message import Kind
from tactilegrid.core.value import Value

# What a voice can do besides speaking: `ends` tells when an utterance was said to its end, `cuts`
# can interrupt one; the others are settings that take effect.
CAPABILITIES = ("ends", "cuts", "language", "voice", "rate", "pitch", "volume")

# ("begin", "end" or "canceled", number of the speech) or ("lost", 0); from any thread
Tell = Callable[[str, int], None]


class SpeakerDown(Exception):
    """This voice cannot be used, or not any more; the text says why."""


class Speech(Value):
    """One thing to say; what is being said is cut off first if `interrupt`."""

    number: int
    text: str
    kind: Kind
    language: str = ""
    interrupt: bool = False


class Manner(Value):
    """How to speak: numbers from -100 to 100, None for what the voice does by itself.

    `voices` names a voice for each language that shall not have the usual one.
    """

    rate: int | None = None
    pitch: int | None = None
    volume: int | None = None
    voices: tuple[tuple[str, str], ...] = ()

    def voice(self, language: str) -> str:
        """The name of the voice chosen for a language, or an empty text."""
        return dict(self.voices).get(language, "")

    @property
    def frame(self) -> dict[str, object]:
        """As a part of a request to the speech worker."""
        return {
            **{name: getattr(self, name) for name in ("rate", "pitch", "volume")},
            "voices": dict(self.voices),
        }


class Speaker(Protocol):
    """A voice that is open. Any method may raise; the worker takes that for its end.

    `voices` gives pairs of name and language.
    """

    caps: frozenset[str]

    def speak(self, speech: Speech) -> None:
        """Begin to say it, or queue it where something is being said."""

    def stop(self) -> None:
        """Be silent at once."""

    def check(self) -> None:
        """Raise where the voice does not answer any more; says nothing."""

    def set(self, manner: Manner) -> None:
        """Speak so from now on, as far as this voice can."""

    def voices(self, language: str) -> tuple[tuple[str, str], ...]:
        """The voices there are for a language; all of them for an empty one."""

    def close(self) -> None:
        """Let go of what the voice holds."""


def scaled(value: int | None, low: float, usual: float, high: float) -> float:
    """A number from -100 to 100 on another scale whose middle is *usual*; None is the middle."""
    part = max(-100, min(100, value or 0)) / 100
    return usual + part * ((high - usual) if part > 0 else (usual - low))
