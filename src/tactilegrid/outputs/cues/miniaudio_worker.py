"""The process in which miniaudio plays: one path a line comes in, one answer a line goes out.

The libraries below it write to the terminal where there is no device, and a screen reader would
read that out; here they write to nobody. It ends with whoever started it.
"""

from __future__ import annotations

import importlib
import os
import sys
import wave
from collections.abc import Generator, Iterable
from threading import Event
from typing import Any, TextIO

BUFFER_MS = 40
GRACE_SECONDS = 1.0


def frames(data: bytes, size: int, heard: Event) -> Generator[bytes, int, None]:
    """As many frames as are asked for each time, then silence."""
    wanted = yield b""
    place = 0
    while True:
        end = place + wanted * size
        part = data[place:end]
        place = end
        if place >= len(data):
            heard.set()
        wanted = yield part.ljust(wanted * size, b"\0")


def play(path: str, module: Any, backends: list[Any] | None) -> str:
    """One file on a device that is opened for it; what there is to answer."""
    with wave.open(path, "rb") as sound:
        channels, rate = sound.getnchannels(), sound.getframerate()
        length = sound.getnframes() / rate
        data = sound.readframes(sound.getnframes())
    heard = Event()
    try:
        device = module.PlaybackDevice(
            output_format=module.SampleFormat.SIGNED16,
            nchannels=channels,
            sample_rate=rate,
            buffersize_msec=BUFFER_MS,
            backends=backends,
        )
    except module.MiniaudioError as error:
        return f"failed {error}"
    try:
        stream = frames(data, channels * 2, heard)
        next(stream)
        device.start(stream)
        if not heard.wait(length + GRACE_SECONDS):
            return "failed it takes no sound"
        Event().wait(2 * BUFFER_MS / 1000)  # what is in the buffer is still to be heard
    finally:
        device.close()
    return "played"


def serve(paths: Iterable[str], answers: TextIO, names: list[str]) -> None:
    """Play one path after another until there are no more."""
    try:
        module: Any = importlib.import_module("miniaudio")
    except (ImportError, OSError) as error:
        print(f"failed {error}", file=answers, flush=True)
        return
    backends = [getattr(module.Backend, name) for name in names] or None
    for line in paths:
        try:
            answer = play(line.rstrip("\n"), module, backends)
        except (OSError, EOFError, wave.Error) as error:
            answer = f"failed {error}"
        print(" ".join(answer.split()), file=answers, flush=True)


def main() -> None:
    """The answers go where standard output went; everything else that is written goes nowhere."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    serve(sys.stdin, answers, sys.argv[1:])


if __name__ == "__main__":
    main()
