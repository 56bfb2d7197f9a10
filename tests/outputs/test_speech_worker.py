"""The worker's manners: every request is answered, whatever a voice does."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from tactilegrid.core.message import Kind
from tactilegrid.outputs.backends.speaker import Manner, Speaker, SpeakerDown, Speech, Tell, scaled
from tactilegrid.outputs.speech_worker import Worker, frame_line, manner_of, read_frames


class Recorder:
    """A voice that notes its calls, and breaks where it is told to."""

    caps = frozenset({"ends"})

    def __init__(self, tell: Tell, breaks: str = "") -> None:
        self.tell = tell
        self.breaks = breaks
        self.calls: list[Any] = []

    def _note(self, name: str, *more: Any) -> None:
        self.calls.append((name, *more))
        if name == self.breaks:
            raise OSError("broken\nin two lines")

    def speak(self, speech: Speech) -> None:
        self._note("speak", speech)
        self.tell("end", speech.number)

    def stop(self) -> None:
        self._note("stop")

    def check(self) -> None:
        self._note("check")

    def set(self, manner: Manner) -> None:
        self._note("set", manner)

    def voices(self, language: str) -> tuple[tuple[str, str], ...]:
        self._note("voices", language)
        return (("Anna", "ru"),)

    def close(self) -> None:
        self._note("close")


class Bench:
    """A worker whose voices are recorders; `absent` cannot be opened."""

    def __init__(self, breaks: str = "") -> None:
        self.sent: list[dict[str, Any]] = []
        self.opened: list[Recorder] = []
        self.breaks = breaks
        self.patience: list[float] = []
        self.worker = Worker(self.sent.append, self.open)

    def open(self, name: str, tell: Tell, patience: float) -> Speaker:
        self.patience.append(patience)
        if name == "absent":
            raise SpeakerDown("not here")
        if name == "raises":
            raise ZeroDivisionError
        self.opened.append(Recorder(tell, self.breaks))
        return self.opened[-1]

    def run(self, *requests: dict[str, Any]) -> list[dict[str, Any]]:
        for request in requests:
            self.worker.inbox.put(request)
        self.worker.inbox.put({"do": "quit"})
        self.worker.run()
        return self.sent


OPEN = {"do": "open", "names": ["one"]}


def test_the_first_voice_that_opens_with_every_reason_before() -> None:
    bench = Bench()
    names = ["absent", "raises", "one", "two"]
    manner = {"rate": 5, "voices": {"ru": "Anna"}}
    request = {"do": "open", "names": names, "patience": {"one": 1.0}, "manner": manner}
    assert bench.run(request) == [
        {"trying": "absent"},
        {"not": "absent", "why": "not here"},
        {"trying": "raises"},
        {"not": "raises", "why": "ZeroDivisionError"},
        {"trying": "one"},
        {"ready": "one", "caps": ["ends"]},
    ]
    assert bench.patience == [0.0, 0.0, 1.0]
    assert bench.opened[0].calls == [
        ("set", Manner(rate=5, voices=(("ru", "Anna"),))),
        ("close",),
    ]


def test_where_none_opens() -> None:
    assert Bench().run({"do": "open", "names": ["absent"]})[-1] == {"none": True}


def test_every_request_is_answered() -> None:
    bench = Bench()
    sent = bench.run(
        OPEN,
        {"do": "speak", "number": 1, "text": "e5", "kind": "MOVE", "language": "ru"},
        {"do": "stop", "number": 2},
        {"do": "check", "number": 3},
        {"do": "set", "number": 4, "manner": {"volume": 9}},
        {"do": "voices", "number": 5, "language": "ru"},
        {"do": "dance", "number": 6},
    )
    assert sent[2:] == [
        *({"done": number} for number in (1, 2, 3, 4)),
        {"done": 5, "voices": [("Anna", "ru")]},
        {"failed": 6, "why": "ValueError: nothing is called dance"},
    ]
    assert bench.opened[0].calls[1] == ("speak", Speech(1, "e5", Kind.MOVE, "ru"))


def test_what_a_voice_tells_is_handed_on() -> None:
    bench = Bench()
    bench.worker.tell("begin", 3)
    bench.worker.tell("lost", 0)
    assert bench.run() == [{"event": "begin", "number": 3}, {"lost": True}]


@pytest.mark.parametrize("breaks", ["speak", "stop", "check", "voices", "close"])
def test_a_voice_that_breaks_is_told_in_one_line(breaks: str) -> None:
    bench = Bench(breaks)
    request = {"do": breaks, "number": 1, "text": "x", "kind": "MOVE"}
    sent = bench.run(OPEN, *([] if breaks == "close" else [request]))
    if breaks == "close":
        assert sent[-1] == {"ready": "one", "caps": ["ends"]}
    else:
        assert sent[-1] == {"failed": 1, "why": "OSError: broken in two lines"}


def test_a_voice_that_takes_no_settings_at_all_is_passed_over() -> None:
    assert Bench("set").run(OPEN)[1:] == [
        {"not": "one", "why": "OSError: broken in two lines"},
        {"none": True},
    ]


def test_without_a_voice_requests_fail() -> None:
    assert Bench().run({"do": "stop", "number": 1}) == [
        {"failed": 1, "why": "RuntimeError: no voice is open"}
    ]


def test_frames_are_lines_with_anything_in_them() -> None:
    text = "\ud800 Ход\n\0"
    line = frame_line({"text": text})
    assert line.count(b"\n") == 1
    assert json.loads(line) == {"text": text}


@pytest.mark.parametrize("data", [b'{"a":1}\n{"b":2}\n', b'{"a":1}\n{"b":2}\nno frame\n{"c":3}\n'])
def test_frames_are_read_until_the_end_or_the_first_that_is_none(data: bytes) -> None:
    source, sink = os.pipe()
    os.write(sink, data)
    os.close(sink)
    taken: list[dict[str, Any]] = []
    read_frames(source, taken.append)
    os.close(source)
    assert taken == [{"a": 1}, {"b": 2}]


def test_a_manner_that_says_nothing_changes_nothing() -> None:
    assert manner_of({}) == Manner()
    assert Manner(voices=(("ru", "Anna"),)).voice("ru") == "Anna"
    assert Manner().voice("ru") == ""


@pytest.mark.parametrize(
    ("value", "number"), [(None, 175), (0, 175), (100, 450), (-100, 80), (50, 312.5), (900, 450)]
)
def test_numbers_on_a_scale_of_their_own(value: int | None, number: float) -> None:
    assert scaled(value, 80, 175, 450) == number
