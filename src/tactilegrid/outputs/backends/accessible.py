"""The outputs of accessible-output3, each by its own class.

Its `Auto` prints to standard output, and gives up where one output of many fails. Its way of
speaking and showing braille at once fails after it has spoken; so speech is asked for by itself.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tactilegrid.outputs.backends.speaker import Manner, SpeakerDown, Speech, Tell, scaled
from tactilegrid.outputs.backends.ssip import speech_dispatcher_answers

# Our name of a voice, then the module and the class of the library.
CLASSES = {
    "ao3-nvda": ("nvda", "NVDA"),
    "ao3-jaws": ("jaws", "Jaws"),
    "ao3-zdsr": ("zdsr", "ZDSR"),
    "ao3-sapi5": ("sapi5", "SAPI5"),
    "ao3-speech-dispatcher": ("speech_dispatcher", "SpeechDispatcher"),
}
SETTINGS = ("rate", "pitch", "volume")


class AccessibleSpeaker:
    """One output of the library."""

    def __init__(self, output: Any) -> None:
        self.output = output
        settable = {name for name in SETTINGS if getattr(output, f"has_{name}", False)}
        self.caps = frozenset(settable | ({"cuts"} if hasattr(output, "silence") else set()))

    def speak(self, speech: Speech) -> None:
        """Said or queued; the library does not tell when it ends."""
        self.output.speak(speech.text, interrupt=speech.interrupt)

    def stop(self) -> None:
        """Where the output can."""
        if "cuts" in self.caps:
            self.output.silence()

    def check(self) -> None:
        """Its outputs say that they are active long after they died."""

    def set(self, manner: Manner) -> None:
        """Only SAPI has settings, each with its own limits."""
        for name in SETTINGS:
            value = getattr(manner, name)
            if value is not None and name in self.caps:
                low = getattr(self.output, f"min_{name}")
                high = getattr(self.output, f"max_{name}")
                number = round(scaled(value, low, (low + high) / 2, high))
                getattr(self.output, f"set_{name}")(number)

    def voices(self, language: str) -> tuple[tuple[str, str], ...]:
        """Whatever the screen reader or the server uses; the library knows of no languages."""
        del language
        return ()

    def close(self) -> None:
        """The Speech Dispatcher client holds a thread; the others have nothing to close."""
        close = getattr(self.output, "close", None)
        if close is not None:
            close()


def open_accessible(name: str, _tell: Tell) -> AccessibleSpeaker:
    """The output of that name, if its reader or server runs."""
    module, class_name = CLASSES[name]
    if name == "ao3-speech-dispatcher":
        _check_server()
    try:
        library = import_module(f"accessible_output3.outputs.{module}")
    except (ImportError, OSError) as error:
        raise SpeakerDown(f"accessible-output3 cannot be used: {error}") from error
    output = getattr(library, class_name)()
    if not output.is_active():
        raise SpeakerDown(f"{class_name} is not running")
    return AccessibleSpeaker(output)


def _check_server() -> None:
    """The library's client waits for ever where the server is there and does not answer."""
    if not speech_dispatcher_answers():
        raise SpeakerDown("no speech-dispatcher answers")
    try:
        import_module("speechd")
    except ImportError as error:
        raise SpeakerDown(f"speechd-unofficial is not installed: {error}") from error
