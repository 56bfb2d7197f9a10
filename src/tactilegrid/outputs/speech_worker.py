"""The process that speaks: requests in, answers and events out, one line of JSON each.

Speech libraries print, hang, and want the main thread; here they may. Standard output and error
lead nowhere; the answers go through a copy of the first that nothing else knows of. Every call is
made by the main thread. The end of the input ends the process at once, wherever it is.

Requests: `open` (names, patience, manner), `speak` (number, text, kind, language, interrupt),
`stop`, `check`, `set` (manner), `voices` (language), `quit`; all but the first and last with a
number.
Answers: `trying`, `not` with `why`, then `ready` with `caps` or `none`; `done` or `failed` with the
number of a request; `event` with the number of a speech; `lost` where the voice is gone.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from tactilegrid.core.message import Kind
from tactilegrid.outputs.backends.order import open_speaker
from tactilegrid.outputs.backends.speaker import Manner, Speaker, Speech, Tell

Frame = dict[str, Any]
Opener = Callable[[str, Tell, float], Speaker]


def frame_line(frame: Frame) -> bytes:
    """A frame as its line; lone surrogates survive as escapes."""
    return json.dumps(frame, separators=(",", ":")).encode("ascii") + b"\n"


def manner_of(given: Frame) -> Manner:
    """The manner in a request."""
    voices = tuple(sorted((str(k), str(v)) for k, v in given.get("voices", {}).items()))
    return Manner(given.get("rate"), given.get("pitch"), given.get("volume"), voices)


def why(error: BaseException) -> str:
    """One short line about anything that a library may raise."""
    text = " ".join(str(error).split())[:200]
    name = type(error).__name__
    return text if name == "SpeakerDown" and text else f"{name}: {text}" if text else name


class Worker:
    """Answers requests one after another with the voice that is open."""

    def __init__(self, send: Callable[[Frame], None], opener: Opener = open_speaker) -> None:
        self.send = send
        self.opener = opener
        self.inbox: SimpleQueue[Frame | tuple[str, int]] = SimpleQueue()
        self.speaker: Speaker | None = None

    def tell(self, event: str, number: int) -> None:
        """What a voice reports, from any thread."""
        self.inbox.put((event, number))

    def run(self) -> None:
        """Until `quit`."""
        while True:
            item = self.inbox.get()
            if isinstance(item, tuple):
                event, number = item
                self.send({event: True} if event == "lost" else {"event": event, "number": number})
            elif item.get("do") == "quit":
                self.close()
                return
            elif item.get("do") == "open":
                self.open(item)
            else:
                self.answer(item)

    def open(self, request: Frame) -> None:
        """The first voice of those named that can be opened."""
        self.close()
        for name in request["names"]:
            self.send({"trying": name})
            try:
                speaker = self.opener(name, self.tell, request.get("patience", {}).get(name, 0.0))
                speaker.set(manner_of(request.get("manner", {})))
            except Exception as error:  # noqa: BLE001 - a library may raise anything; it is told
                self.send({"not": name, "why": why(error)})
            else:
                self.speaker = speaker
                self.send({"ready": name, "caps": sorted(speaker.caps)})
                return
        self.send({"none": True})

    def answer(self, request: Frame) -> None:
        """Do one thing with the open voice."""
        number = request.get("number", 0)
        try:
            more = self._do(request, self.speaker)
        except Exception as error:  # noqa: BLE001 - as above
            self.send({"failed": number, "why": why(error)})
        else:
            self.send({"done": number, **more})

    def _do(self, request: Frame, speaker: Speaker | None) -> Frame:
        if speaker is None:
            raise RuntimeError("no voice is open")
        what = request.get("do")
        if what == "speak":
            speaker.speak(
                Speech(
                    request["number"],
                    request["text"],
                    Kind[request["kind"]],
                    request.get("language", ""),
                    request.get("interrupt", False),
                )
            )
        elif what == "stop":
            speaker.stop()
        elif what == "set":
            speaker.set(manner_of(request["manner"]))
        elif what == "check":
            speaker.check()
        elif what == "voices":
            return {"voices": list(speaker.voices(request.get("language", "")))}
        else:
            raise ValueError(f"nothing is called {what}")
        return {}

    def close(self) -> None:
        """Let go of the voice, however it takes it."""
        speaker, self.speaker = self.speaker, None
        if speaker is not None:
            with suppress(Exception):
                speaker.close()


def read_frames(source: int, take: Callable[[Frame], None]) -> None:
    """Hand on each line of *source* until it ends; a line that is no frame ends it as well."""
    with suppress(OSError, ValueError), open(source, "rb", closefd=False) as lines:
        for line in lines:
            take(json.loads(line))


def leave(folder: str) -> None:
    """End this process and what it has started, at once."""
    if folder:
        shutil.rmtree(folder, ignore_errors=True)
    if hasattr(os, "killpg") and os.getpid() == os.getpgrp():
        with suppress(OSError):
            os.killpg(os.getpgrp(), signal.SIGKILL)
    os._exit(0)


def own_folder() -> str:
    """A folder for what voices leave behind; an empty text where none can be made."""
    try:
        folder = tempfile.mkdtemp(prefix="tactilegrid-speech-")
    except OSError:
        return ""
    os.environ["TMPDIR"] = os.environ["TEMP"] = os.environ["TMP"] = tempfile.tempdir = folder
    return folder


def silence_streams() -> tuple[int, int]:
    """Copies of standard input and output for us alone; the originals lead nowhere from now on."""
    source, sink = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    os.close(nowhere)
    return source, sink


def main() -> None:
    """Serve the parent."""
    source, sink = silence_streams()
    folder = own_folder()

    def send(frame: Frame) -> None:
        data = frame_line(frame)
        while data:
            data = data[os.write(sink, data) :]

    worker = Worker(send)

    def listen() -> None:
        read_frames(source, worker.inbox.put)
        leave(folder)

    try:
        send({"hello": folder})
        threading.Thread(target=listen, daemon=True).start()
        worker.run()
    finally:
        leave(folder)


if __name__ == "__main__":
    main()
