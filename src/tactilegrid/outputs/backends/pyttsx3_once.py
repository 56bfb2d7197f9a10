"""Says one line of its standard input through pyttsx3, and ends when that has been heard.

It ends at once, with all that it has started, when its input ends: nobody is left to interrupt it.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress
from importlib import import_module
from typing import Any

LONGEST = 300.0  # seconds of one utterance


def options(words: list[str]) -> dict[str, str]:
    """`--name=value` words as a table."""
    pairs = (word.removeprefix("--").partition("=") for word in words)
    return {name: value for name, _, value in pairs}


def set_manner(engine: Any, asked: dict[str, str]) -> None:
    """Set what was asked for and what this driver knows."""
    if asked.get("rate"):
        engine.setProperty("rate", int(asked["rate"]))
    if asked.get("volume"):
        engine.setProperty("volume", float(asked["volume"]))
    voice = asked.get("voice") or fitting(engine.getProperty("voices"), asked.get("language", ""))
    if voice:
        engine.setProperty("voice", voice)


def fitting(voices: Any, language: str) -> str:
    """The first voice of a language other than English, which drivers have by themselves."""
    if language in ("", "en"):
        return ""
    for voice in voices:
        for known in voice.languages:
            text = known.decode("utf-8", "ignore") if isinstance(known, bytes) else str(known)
            if text.strip("\x05").lower().startswith(language):
                return str(voice.id)
    return ""


def watch_input() -> None:
    """End with everything when the input does."""
    while os.read(0, 4096):
        pass
    if hasattr(os, "killpg") and os.getpid() == os.getpgrp():
        with suppress(OSError):
            os.killpg(os.getpgrp(), signal.SIGKILL)
    os._exit(1)


def read_line() -> str:
    """One line from the input, byte by byte, so that the rest of it can be watched."""
    data = bytearray()
    while (byte := os.read(0, 1)) not in (b"", b"\n"):
        data += byte
    return data.decode("utf-8", "replace")


def main(words: list[str]) -> int:
    """`--probe` only starts the engine."""
    asked = options(words)
    engine = import_module("pyttsx3").init()
    if "probe" in asked:
        os._exit(0)  # at once: the drivers have threads that would be waited for
    text = read_line()
    threading.Thread(target=watch_input, daemon=True).start()
    set_manner(engine, asked)
    heard = threading.Event()
    engine.connect("finished-utterance", lambda **_: heard.set())
    engine.say(text)
    engine.runAndWait()  # on Linux it comes back while the sound is still being played
    os._exit(0 if heard.wait(LONGEST) else 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
