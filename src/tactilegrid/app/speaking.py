"""Our own voice in one run of the program: whether it speaks at all, and what becomes of it.

It outlives a game and goes on in the menu. Where the person's screen reader speaks, nothing of it
is started or even imported.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol

from tactilegrid.app.config import VOICE_NUMBERS, Settings
from tactilegrid.core.message import Message, Name, message
from tactilegrid.locale import LANGUAGES
from tactilegrid.outputs.backends.names import AUTO, TITLES, order_for
from tactilegrid.outputs.console import Console
from tactilegrid.outputs.owning import Decision, decide
from tactilegrid.outputs.several import Output

if TYPE_CHECKING:
    from threading import Thread

    from tactilegrid.outputs.backends.speaker import Manner
    from tactilegrid.outputs.conductor import Change
    from tactilegrid.outputs.speech import SpeechProxy
    from tactilegrid.outputs.voice import Aloud, Voice

FAREWELL_SECONDS = 8.0  # for the last words, at most, where somebody waits for them
PATIENT_SECONDS = 900.0  # where all was handed to us at once
USUAL = "usual"

Voices = tuple[tuple[str, str], ...]


class Hearer(Protocol):
    """Who is spoken to, in a game or in the menu."""

    @property
    def language(self) -> str:
        """Of what is said now."""

    def put(self, call: Callable[[], None]) -> None:
        """Have a call made by the hearer's own thread; from any thread, without waiting."""

    def tell(self, sentence: Message) -> None:
        """Say what has become of the voice."""

    def tell_guess(self) -> None:
        """Say that nobody has asked for this voice, and how to get rid of it."""


class Speaking:
    """Who speaks, to whom at the moment, and through which process.

    `owner` is who is meant to speak, `console` or `self`; `lost` is whether our voice was meant to
    and cannot. `guessed` is whether nobody has said who shall.
    """

    def __init__(self, settings: Settings, decision: Decision) -> None:
        self.settings = settings
        self.owner = decision.mode
        self.readers = decision.readers
        self.guessed = decision.why == "none"
        self.mouth: SpeechProxy | None = None
        self.voice: Voice | None = None
        self.lost = False
        self.proven = False  # whether there ever was a voice
        self.patient = False  # whether the farewell waits for everything
        self.changes: deque[tuple[object, Change]] = deque()
        self.hearer: Hearer | None = None
        self.console: Console | None = None
        self.leaving: list[Thread] = []
        if self.owner == "self":
            self._open()

    @property
    def speaks(self) -> bool:
        """Whether our voice speaks now."""
        return self.owner == "self" and not self.lost

    @property
    def can(self) -> frozenset[str]:
        """Which settings take effect with this voice."""
        return self.mouth.caps if self.mouth is not None and self.speaks else frozenset()

    # for whom

    def attend(self, console: Console, hearer: Hearer) -> Console | Voice:
        """From now on speak to this one; returns where all goes that is said to them."""
        self.console, self.hearer, self.voice = console, hearer, None
        for _ in self.changes:
            hearer.put(self.deliver)
        return self._voice() if self.owner == "self" else console

    def attend_both(self, console: Console, hearer: Hearer) -> Aloud:
        """As `attend`, while nobody knows who shall speak: in lines and aloud."""
        from tactilegrid.outputs.voice import Aloud

        self.console, self.hearer, self.voice, self.guessed = console, hearer, None, False
        return Aloud(self._open(), console, self._language)

    def _voice(self) -> Voice:
        from tactilegrid.outputs.voice import Voice

        if self.console is None:
            raise AssertionError("there is a console before a voice has to speak beside it")
        shown = bool(self.console.last)
        self.voice = Voice(self._open(), self.console, self._language, shown)
        if self.lost:
            self.voice.give_way()
        return self.voice

    def _language(self) -> str:
        return self.hearer.language if self.hearer is not None else ""

    def _open(self) -> SpeechProxy:
        """The process that speaks, started if it was not."""
        if self.mouth is None:
            from tactilegrid.outputs.speech import SpeechProxy

            key = object()
            self.mouth = SpeechProxy(
                partial(self._changed, key), self.sources(), manner=self.manner()
            )
            self.mouth.start()
            self.key = key
        return self.mouth

    def sources(self) -> tuple[str, ...]:
        """The voices in the order in which they are tried for this person."""
        return order_for(sys.platform, self.settings.get("speech_backend"))

    def manner(self) -> Manner:
        """How the person wants to be spoken to."""
        from tactilegrid.outputs.backends.speaker import Manner

        rate, pitch, volume = (
            None if value == USUAL else int(value) * 2 - 100
            for value in map(self.settings.get, VOICE_NUMBERS)
        )
        named = ((each, self.settings.get(f"voice {each}")) for each in LANGUAGES)
        return Manner(rate, pitch, volume, tuple((each, name) for each, name in named if name))

    # what the person wants

    def follow(self, wanted: str, output: Output) -> Output:
        """Let *wanted* speak, `auto` being whoever it looks like; returns the output to use now."""
        self.guessed = False
        if wanted == "auto":
            wanted = decision(self.settings).mode
        if wanted == "self":
            return self._take_over()
        if self.owner == "self":
            self._step_back()
        return output

    def _take_over(self) -> Voice:
        if self.owner == "self" and self.lost and self.mouth is not None:
            self.mouth.again(self.sources())
        self.owner = "self"
        if self.voice is None:
            return self._voice()
        if not self.lost:
            self.voice.take_back(self._open())
        return self.voice

    def _step_back(self) -> None:
        """Lines from now on; what the voice is saying it says to its end, without us."""
        self.owner, self.lost, self.proven = "console", False, False
        if self.voice is not None:
            self.voice.give_way()
        mouth, self.mouth = self.mouth, None
        if mouth is not None:
            from threading import Thread

            leaver = Thread(target=mouth.close, args=(FAREWELL_SECONDS,), daemon=True)
            leaver.start()
            self.leaving.append(leaver)

    def set_manner(self) -> None:
        """Speak as the settings say from now on."""
        if self.mouth is not None:
            self.mouth.set(self.manner())

    def set_source(self) -> None:
        """Speak by the voice that the settings name from now on, or by the first that works."""
        if self.mouth is not None:
            self.mouth.again(self.sources())

    def find_voices(self, language: str, take: Callable[[Voices], None]) -> None:
        """Have *take* called, by the hearer's thread, with the voices of a language."""
        hearer = self.hearer
        if self.mouth is not None and hearer is not None:
            self.mouth.list_voices(language, lambda voices: hearer.put(partial(take, voices)))

    # what becomes of the voice

    def _changed(self, key: object, change: Change) -> None:
        """By the thread of the voice: the hearer's own takes it in."""
        self.changes.append((key, change))
        hearer = self.hearer
        if hearer is not None:
            hearer.put(self.deliver)

    def deliver(self) -> None:
        """Take in one change, and tell it where it has to be known."""
        try:
            key, change = self.changes.popleft()
        except IndexError:
            return
        if self.mouth is not None and key is self.key and self.hearer is not None:
            self._become(change, self.hearer)
        self._print(change)

    def _become(self, change: Change, hearer: Hearer) -> None:
        if change.down:
            self._fall_silent(change, hearer)
        elif change.backend:
            first, self.proven = not self.proven, True
            if self.lost:
                self.lost = False
                if self.voice is not None:
                    self.voice.take_back()
                hearer.tell(message("voice-back", name=named(change.backend)))
            elif change.before:
                why = reason(change.why)
                hearer.tell(message("voice-changed", name=named(change.backend), why=why))
            elif first and self.guessed:
                hearer.tell_guess()
            wished = self.settings.get("speech_backend")
            if not change.before and wished not in (AUTO, change.backend):
                said = message("voice-wished", wished=named(wished), name=named(change.backend))
                hearer.tell(said)

    def _fall_silent(self, change: Change, hearer: Hearer) -> None:
        self.lost = True
        if self.voice is not None:
            self.voice.give_way()
        if self.proven:
            why = reason(change.why)
            hearer.tell(message("voice-gone", name=named(change.before), why=why))
        elif not self.guessed:  # else nobody has asked for a voice
            hearer.tell(message("voice-none"))

    def _print(self, change: Change) -> None:
        if self.voice is not None:
            for utterance in change.unsaid:
                self.voice.print(utterance)

    def close(self) -> None:
        """Wait for the last words, a bounded time; what nobody says any more is printed."""
        seconds = PATIENT_SECONDS if self.patient else FAREWELL_SECONDS
        with suppress(KeyboardInterrupt):  # a second time: they need not be heard
            for leaver in self.leaving:
                leaver.join(FAREWELL_SECONDS)
            if self.mouth is not None:
                self.mouth.close(seconds)
        while self.changes:
            _, change = self.changes.popleft()
            self._print(change)
        if self.console is not None:
            self.console.close()


def named(backend: str) -> Name:
    """What a voice is called."""
    return Name(TITLES.get(backend, backend))


def reason(why: str) -> Message:
    """Why a voice failed, in a word; the words of libraries are for `doctor`."""
    from tactilegrid.outputs.conductor import SILENT

    if why.startswith("no answer"):
        which = "hangs"
    elif why in ("the voice went away", "the speech process ended"):
        which = "ended"
    else:
        which = "silent" if why == SILENT else "failed"
    return message("voice-why", why=which)


def decision(settings: Settings) -> Decision:
    """Who shall speak: as was asked for, as is remembered, or as it looks.

    Through a pipe nobody listens, unless this very run was asked to speak.
    """
    asked = settings.for_now.get("speech", "")
    if not (os.isatty(0) and os.isatty(1)):
        wish = asked or os.environ.get("TACTILEGRID_SPEECH", "").lower()
        return Decision("self" if wish == "self" else "console", "pipe")
    return decide(asked, str(settings.chosen.get("speech", "")), os.environ, look)


def look() -> Sequence[str]:
    """The screen readers that run here."""
    from tactilegrid.outputs.detect import find_readers

    return find_readers()


@contextmanager
def spoken(settings: Settings) -> Iterator[Speaking]:
    """The voice of one run, with its last words at the end."""
    speaking = Speaking(settings, decision(settings))
    try:
        yield speaking
    finally:
        speaking.close()
