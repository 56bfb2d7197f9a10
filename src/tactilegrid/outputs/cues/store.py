"""The sounds that were made already, each in a file of the cache; a broken one is made anew."""

from __future__ import annotations

import os
import wave
from contextlib import suppress
from tempfile import mkdtemp

from tactilegrid.outputs.cues.synth import RATE, wav
from tactilegrid.speech.cue import Cue

EDITION = 1  # raised when the sounds change, so that old files are not taken for new ones


class Store:
    """Files by what they hold. Where the folder takes none, one that ends with the system's."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.whole: set[str] = set()  # known to be as they were made
        self.made = 0

    def path(self, cue: Cue, mode: str, level: float) -> str:
        """The file of a cue, made if need be; raises OSError where there is no room anywhere."""
        place = f"-{cue.spot.across}-{cue.spot.up}" if cue.spot else ""
        name = f"{EDITION}-{cue.sound.value}{place}-{mode}-{round(level * 100)}.wav"
        path = os.path.join(self.folder, name)
        if path in self.whole or is_whole(path):
            self.whole.add(path)
            return path
        data = wav(cue, mode, level)
        self.made += 1
        try:
            write(path, data)
        except OSError:
            self.folder = mkdtemp(prefix="tactilegrid-sounds-")
            path = os.path.join(self.folder, name)
            write(path, data)
        self.whole.add(path)
        return path


def is_whole(path: str) -> bool:
    """Whether a file is a sound from its beginning to its end."""
    try:
        size = os.path.getsize(path)
        with wave.open(path, "rb") as sound:
            frames = sound.getnframes()
            data = frames * sound.getnchannels() * sound.getsampwidth()
            return frames > 0 and sound.getframerate() == RATE and size == data + 44
    except (OSError, EOFError, wave.Error):
        return False


def write(path: str, data: bytes) -> None:
    """The file whole or not at all, whoever else writes it."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    beside = f"{path}.{os.getpid()}.new"
    try:
        with open(beside, "wb") as file:
            file.write(data)
        os.replace(beside, path)
    except OSError:
        with suppress(OSError):
            os.unlink(beside)
        raise


def seconds(path: str) -> float:
    """How long a sound lasts."""
    with wave.open(path, "rb") as sound:
        return sound.getnframes() / sound.getframerate()
