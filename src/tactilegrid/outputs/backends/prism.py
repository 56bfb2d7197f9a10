"""Screen readers and system voices through prismatoid; on Linux it is used for Orca only."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tactilegrid.outputs.backends.speaker import Manner, SpeakerDown, Speech, Tell

# Our name of a voice and prismatoid's own.
IDS = {
    "prism-orca": "ORCA",
    "prism-nvda": "NVDA",
    "prism-jaws": "JAWS",
    "prism-zdsr": "ZDSR",
    "prism-onecore": "ONE_CORE",
    "prism-sapi": "SAPI",
    "prism-avspeech": "AV_SPEECH",
}
SETTINGS = ("rate", "pitch", "volume")
VOICES_LIMIT = 200


class PrismSpeaker:
    """One backend of prismatoid, which takes numbers from 0 to 1."""

    def __init__(self, context: Any, backend: Any) -> None:
        self.context = context  # the backend lives no longer than this
        self.backend = backend
        features = backend.features
        self.caps = frozenset(
            {name for name in SETTINGS if getattr(features, f"supports_set_{name}")}
            | ({"cuts"} if features.supports_stop else set())
            | ({"voice", "language"} if features.supports_set_voice else set())
        )
        self.manner = Manner()
        self.usual = self._voice() if "voice" in self.caps else 0
        self.chosen = self.usual
        self.fitting: dict[tuple[str, str], int] = {}

    def speak(self, speech: Speech) -> None:
        """Said at once; prismatoid does not tell when it ends."""
        if "voice" in self.caps and speech.language:
            self._choose(speech.language)
        self.backend.speak(speech.text, interrupt=speech.interrupt)

    def stop(self) -> None:
        """Where the reader can be told."""
        if "cuts" in self.caps:
            self.backend.stop()

    def check(self) -> None:
        """A call that comes back is all there is to know."""

    def set(self, manner: Manner) -> None:
        """Only what this backend has."""
        self.manner = manner
        for name in SETTINGS:
            value = getattr(manner, name)
            if value is not None and name in self.caps:
                setattr(self.backend, name, (max(-100, min(100, value)) + 100) / 200)

    def voices(self, language: str) -> tuple[tuple[str, str], ...]:
        """Names and languages, the first of them where there are very many."""
        if "voice" not in self.caps:
            return ()
        every = (self._named(index) for index in range(self.backend.voices_count))
        fit = [pair for pair in every if pair[1].lower().startswith(language.lower())]
        return tuple(fit[:VOICES_LIMIT])

    def close(self) -> None:
        """Freed by the library when nobody holds it."""
        self.backend = self.context = None

    def _voice(self) -> int:
        return int(self.backend.voice)

    def _named(self, index: int) -> tuple[str, str]:
        return str(self.backend.get_voice_name(index)), str(self.backend.get_voice_language(index))

    def _choose(self, language: str) -> None:
        """The chosen voice of this language, else the usual one if it fits, else any that fits."""
        key = (language, self.manner.voice(language))
        if key not in self.fitting:
            self.fitting[key] = self._fitting(*key)
        if self.fitting[key] != self.chosen:
            self.chosen = self.fitting[key]
            self.backend.voice = self.chosen

    def _fitting(self, language: str, name: str) -> int:
        fits = [
            (index, self._named(index)[0])
            for index in range(self.backend.voices_count)
            if self._named(index)[1].lower().startswith(language.lower())
        ]
        by_name = [index for index, known in fits if known == name]
        indices = [index for index, _ in fits]
        if by_name:
            return by_name[0]
        return self.usual if self.usual in indices or not indices else indices[0]


def open_prism(name: str, _tell: Tell) -> PrismSpeaker:
    """The backend of that name, if it works on this machine now."""
    try:
        library = import_module("prism")
    except (ImportError, OSError) as error:
        raise SpeakerDown(f"prismatoid is not installed: {error}") from error
    context = library.Context()
    backend = context.create(getattr(library.BackendId, IDS[name]))
    if not backend.features.is_supported_at_runtime:
        raise SpeakerDown(f"{IDS[name]} is not running")
    return PrismSpeaker(context, backend)
