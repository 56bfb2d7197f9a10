"""The part of a host that has to do with who speaks, the person's screen reader or our voice."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from tactilegrid.app.inbox import Inbox
from tactilegrid.core.message import Kind, Message, message
from tactilegrid.outputs.backends.names import called, order_for
from tactilegrid.outputs.console import Console

if TYPE_CHECKING:
    from tactilegrid.app.config import Settings
    from tactilegrid.app.speaking import Speaking, Voices
    from tactilegrid.frontends.desk import Desk
    from tactilegrid.outputs.several import Several
    from tactilegrid.outputs.voice import Voice


class Voicing:
    """Asks the `Speaking` of the run, and tells what becomes of it; without one lines are all."""

    desk: Desk | None
    settings: Settings
    inbox: Inbox
    output: Several | None
    speaking: Speaking | None = None

    def speak_by(self, speaking: Speaking, console: Console) -> Console | Voice:
        """Where lines or our voice go from now on."""
        self.speaking = speaking
        return speaking.attend(console, self)

    # what our voice asks

    @property
    def language(self) -> str:
        """Of what is said now."""
        if self.desk is None:
            return self.settings.get("language")
        return self.desk.teller.catalogue.language

    def put(self, call: Callable[[], None]) -> None:
        """Have a call made between two keys."""
        self.inbox.put(call)

    def tell(self, sentence: Message) -> None:
        """What has become of the voice."""
        if self.desk is not None:
            self.desk.say(Kind.ALERT, sentence)

    def tell_guess(self) -> None:
        """Our voice says that it is ours; whoever only reads lines finds one that says more."""
        from tactilegrid.frontends.voice import key

        desk = self.desk
        if desk is not None:
            desk.say(Kind.RESULT, message("voice-guessed", key=key(desk)))
            desk.teller.draw([desk.teller.text(message("voice-guessed-lines", key=key(desk)))])

    def be_patient(self) -> None:
        """Nobody is at the keyboard: all shall be heard before the program ends."""
        if self.speaking is not None:
            self.speaking.patient = True

    # what the desk asks

    @property
    def own_voice(self) -> bool:
        """Whether our voice speaks now."""
        return self.speaking is not None and self.speaking.speaks

    @property
    def voice_can(self) -> frozenset[str]:
        """Which settings take effect with it."""
        return frozenset() if self.speaking is None else self.speaking.can

    @property
    def voice_sources(self) -> tuple[tuple[str, str], ...]:
        """Where our voice can come from on this system: tokens, and what people call them."""
        return tuple((name, called(name)) for name in order_for(sys.platform))

    def transcript(self) -> list[str]:
        """What our voice was given to say to whoever listens now."""
        voice = None if self.speaking is None else self.speaking.voice
        return [] if voice is None else list(voice.transcript)

    def find_voices(self, language: str, take: Callable[[Voices], None]) -> None:
        """Have *take* called with the names and languages of voices, later."""
        if self.speaking is not None:
            self.speaking.find_voices(language, take)

    def voice(self, name: str) -> None:
        """A setting was changed: let our voice follow where it is about it."""
        if self.speaking is None:
            return
        if name == "speech" and self.output is not None:
            outputs = self.output.outputs
            outputs[0] = self.speaking.follow(self.settings.get("speech"), outputs[0])
        elif name == "speech_backend":
            self.speaking.set_source()
        elif name in ("rate", "pitch", "volume") or name.startswith("voice "):
            self.speaking.set_manner()
