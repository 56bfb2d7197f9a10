"""Speech Dispatcher through our own client: the usual voice on Linux."""

from __future__ import annotations

import os
from contextlib import suppress

from tactilegrid.core.message import Kind
from tactilegrid.outputs import ssip
from tactilegrid.outputs.backends.speaker import Manner, SpeakerDown, Speech, Tell

# The server lets a NOTIFICATION fall where somebody speaks, and holds back others for IMPORTANT.
PRIORITY = {
    Kind.HINT: "NOTIFICATION",
    Kind.FOCUS: "MESSAGE",
    Kind.MOVE: "MESSAGE",
    Kind.RESULT: "MESSAGE",
    Kind.ALERT: "IMPORTANT",
}


class SsipSpeaker:
    """One client, until it fails."""

    caps = frozenset({"ends", "cuts", "language", "voice", "rate", "pitch", "volume"})

    def __init__(self, client: ssip.Client) -> None:
        self.client = client
        self.manner = Manner()

    def speak(self, speech: Speech) -> None:
        """One request; the server's own queue is empty, since ours waits for the ends."""
        self.client.speak(
            speech.text,
            number=speech.number,
            interrupt=speech.interrupt,
            priority=PRIORITY[speech.kind],
            language=speech.language,
            voice=self.manner.voice(speech.language) or ssip.NO_VOICE,
        )

    def stop(self) -> None:
        """Cancel what we said, nobody else's."""
        self.client.cancel()

    def check(self) -> None:
        """Ask the server for anything at all."""
        self.client.check()

    def set(self, manner: Manner) -> None:
        """What is None stays as this person set it in the server."""
        self.manner = manner
        for name in ("rate", "pitch", "volume"):
            value = getattr(manner, name)
            if value is not None:
                self.client.set_number(name.upper(), value)

    def voices(self, language: str) -> tuple[tuple[str, str], ...]:
        """Those of the synthesiser that the server has chosen."""
        return tuple((voice.name, voice.language) for voice in self.client.voices(language))

    def close(self) -> None:
        """Leave; what was accepted is still said."""
        self.client.close()


def open_ssip(tell: Tell, patience: float) -> SsipSpeaker:
    """Connect; where nobody listens, start the server, unless it lives at an address of its own."""
    try:
        address = ssip.server_address(os.environ)
        try:
            client = ssip.Client(address, tell, patience)
        except ssip.SsipError as error:
            if not isinstance(error.__cause__, ConnectionRefusedError | FileNotFoundError):
                raise
            if os.environ.get("SPEECHD_ADDRESS"):
                raise
            ssip.spawn_server()
            client = ssip.Client(address, tell, 1.0)
    except ssip.SsipError as error:
        raise SpeakerDown(str(error)) from error
    return SsipSpeaker(client)


def speech_dispatcher_answers() -> bool:
    """Whether a server is there and healthy, for libraries that would wait for it for ever."""
    with suppress(ssip.SsipError):
        return ssip.answers(os.environ)
    return False
