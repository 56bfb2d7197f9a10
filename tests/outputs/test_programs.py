"""Voices that are programs, with programs of the test's own in their place."""

from __future__ import annotations

import io
import os
import shutil
import sys
import threading
import wave
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tactilegrid.core.message import Kind
from tactilegrid.outputs.backends import programs, pyttsx3_once
from tactilegrid.outputs.backends.order import open_speaker
from tactilegrid.outputs.backends.speaker import Manner, SpeakerDown, Speech

TURN = threading.Event()


def waits(happened: Callable[[], bool]) -> bool:
    """Children are given their time."""
    return any(happened() or TURN.wait(0.01) for _ in range(500)) and happened()


class Place:
    """A folder that comes first on the path, and what is told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.log.touch()
        self.told: list[tuple[str, int]] = []

    def program(self, name: str, script: str) -> None:
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def tell(self, event: str, number: int) -> None:
        self.told.append((event, number))

    @property
    def lines(self) -> list[str]:
        return self.log.read_text(encoding="utf-8").splitlines()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    for tool in ("cat", "sleep"):
        found = shutil.which(tool)
        assert found is not None
        (tmp_path / tool).symlink_to(found)
    monkeypatch.setenv("PATH", str(tmp_path))
    return Place(tmp_path)


def speech(number: int, text: str, language: str = "", interrupt: bool = False) -> Speech:
    return Speech(number, text, Kind.MOVE, language, interrupt)


def test_the_silence_that_tries_a_player_is_sound() -> None:
    with wave.open(io.BytesIO(programs.SILENCE)) as sound:
        assert (sound.getframerate(), sound.getnchannels(), sound.getnframes()) == (8000, 1, 800)


def test_espeak_by_a_player_one_after_the_other(place: Place) -> None:
    place.program("aplay", f"cat >>{place.log}")
    place.program("espeak-ng", 'echo "$@"; cat')
    speaker = open_speaker("espeak-ng", place.tell)
    place.log.write_text("")
    speaker.check()
    speaker.set(Manner(rate=100, pitch=-100, volume=50, voices=(("en", "gmw/en"),)))
    speaker.speak(speech(1, "- move", "en"))
    speaker.speak(speech(2, "Ход", "ru"))
    assert waits(lambda: ("end", 2) in place.told)
    assert place.lines == [
        *("--stdin -v gmw/en -s 450 -p 0 -a 150 --stdout", "- move"),
        *("--stdin -v ru -s 450 -p 0 -a 150 --stdout", "Ход"),
    ]
    assert place.told == [("begin", 1), ("end", 1), ("begin", 2), ("end", 2)]
    speaker.close()


def test_espeak_by_its_own_means_where_there_is_no_player(place: Place) -> None:
    place.program("espeak-ng", f'echo "$@" >>{place.log}; cat >>{place.log}')
    speaker = open_speaker("espeak-ng", place.tell)
    speaker.speak(speech(1, "move"))
    assert waits(lambda: ("end", 1) in place.told)
    assert [line.strip() for line in place.lines[1:]] == ["--stdin -s 175 -p 50 -a 100", "move"]
    speaker.close()


@pytest.mark.parametrize("script", ["echo 'error: No such file' >&2", "exit 1"])
def test_a_synthesiser_without_sound_is_no_voice(place: Place, script: str) -> None:
    place.program("espeak-ng", script)
    with pytest.raises(SpeakerDown, match="no sound device"):
        open_speaker("espeak-ng", place.tell)


def test_programs_that_are_not_there(place: Place) -> None:
    for name in ("espeak-ng", "say"):
        with pytest.raises(SpeakerDown, match=f"{name} is not installed"):
            open_speaker(name, place.tell)
    with pytest.raises(SpeakerDown, match="does not work"):
        programs.quietly(["no-such-program"])


def test_cutting_off(place: Place) -> None:
    """What speaks is ended, what is in line falls, and what follows is said."""
    place.program("say", f"read text; echo $text >>{place.log}; [ $text = long ] && sleep 60; true")
    speaker = open_speaker("say", place.tell)
    speaker.speak(speech(1, "long"))
    speaker.speak(speech(2, "waits"))
    assert waits(lambda: place.lines == ["long"])
    speaker.speak(speech(3, "short", interrupt=True))
    assert waits(lambda: ("end", 3) in place.told)
    assert place.lines == ["long", "short"]
    assert place.told[1:3] == [("canceled", 1), ("canceled", 2)]
    speaker.close()


def test_a_program_that_fails_is_lost(place: Place) -> None:
    place.program("say", "exit 3")
    speaker = open_speaker("say", place.tell)
    speaker.speak(speech(1, "move"))
    assert waits(lambda: place.told[-1:] == [("lost", 0)])


def test_a_program_that_disappears_is_lost(place: Place) -> None:
    place.program("say", "")
    speaker = open_speaker("say", place.tell)
    (place.folder / "say").unlink()
    speaker.speak(speech(1, "move"))
    assert waits(lambda: place.told == [("lost", 0)])


def test_say_has_a_voice_for_russian_and_obeys_no_commands_in_texts(place: Place) -> None:
    """macOS: `say -v ?` lists names of several words, languages and samples."""
    place.program(
        "say",
        f'if [ "$2" = "?" ]; then echo "Good News   en_US  # Hi"; echo "Milena  ru_RU  # [[x]]"; '
        f'echo odd; exit; fi; echo "$@" >>{place.log}; cat >>{place.log}',
    )
    speaker = open_speaker("say", place.tell)
    for number, (text, language) in enumerate([("a [[slnc 9]]", "en"), ("Ход", "ru"), ("x", "de")]):
        speaker.speak(speech(number, text, language))
    assert waits(lambda: ("end", 2) in place.told)
    speaker.set(Manner(rate=0, voices=(("ru", "Yuri"),)))
    speaker.speak(speech(3, "Ход", "ru"))
    assert waits(lambda: ("end", 3) in place.told)
    assert place.lines == [
        *("-f -", "a [ [slnc 9] ]"),
        *("-v Milena -f -", "Ход"),
        *("-f -", "x"),
        *("-v Yuri -r 180 -f -", "Ход"),
    ]
    assert speaker.voices("") == (("Good News", "en_US"), ("Milena", "ru_RU"))
    assert speaker.voices("ru") == (("Milena", "ru_RU"),)
    speaker.close()


def test_voices_of_espeak(place: Place) -> None:
    rows = "Pty Language Age/Gender VoiceName File Other\n 5  ru --/M Russian zle/ru\n 5  x"
    place.program("aplay", "cat >/dev/null")
    place.program("espeak-ng", f"cat <<'END'\n{rows}\nEND")
    assert open_speaker("espeak-ng", place.tell).voices("ru") == (("zle/ru", "ru"),)


class Engine:
    """What pyttsx3.init() returns, as a recorder; its words end when *ends* says so."""

    def __init__(self, voices: tuple[Any, ...] = ()) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.voices = voices
        self.ended: Callable[..., None] | None = None

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802 - the library's name
        self.calls.append((name, value))

    def getProperty(self, name: str) -> object:  # noqa: N802
        return self.voices if name == "voices" else None

    def connect(self, name: str, call: Callable[..., None]) -> None:
        self.calls.append(("connect", name))
        self.ended = call

    def say(self, text: str) -> None:
        self.calls.append(("say", text))

    def runAndWait(self) -> None:  # noqa: N802
        if self.ended is not None:
            self.ended(name="1", completed=True)


def test_the_voice_of_last_resort_says_one_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    russian = SimpleNamespace(id="ru-id", languages=[b"\x05ru"])
    windows = SimpleNamespace(id="win-id", languages=["ru-RU"])
    nothing = SimpleNamespace(id="none", languages=[])
    engine = Engine((nothing, russian, windows))
    library = ModuleType("pyttsx3")
    library.init = lambda: engine  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyttsx3", library)
    codes: list[int] = []

    def leave(code: int) -> None:
        codes.append(code)
        raise SystemExit(code)

    monkeypatch.setattr(pyttsx3_once.os, "_exit", leave)
    monkeypatch.setattr(pyttsx3_once, "watch_input", lambda: None)
    monkeypatch.setattr(pyttsx3_once, "read_line", lambda: "Ход")
    with pytest.raises(SystemExit):
        pyttsx3_once.main(["--probe"])
    assert engine.calls == []
    with pytest.raises(SystemExit):
        pyttsx3_once.main(["--language=ru", "--voice=", "--rate=90", "--volume=0.5"])
    assert codes == [0, 0]
    assert engine.calls == [
        *(("rate", 90), ("volume", 0.5), ("voice", "ru-id")),
        *(("connect", "finished-utterance"), ("say", "Ход")),
    ]
    assert pyttsx3_once.fitting((windows,), "ru") == "win-id"
    assert pyttsx3_once.fitting((windows,), "en") == ""
    assert pyttsx3_once.fitting((nothing,), "ru") == ""
    plain = Engine()
    pyttsx3_once.set_manner(plain, {"voice": "v"})
    pyttsx3_once.set_manner(plain, {})
    assert plain.calls == [("voice", "v")]


def test_it_reads_one_line_and_leaves_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    source, sink = os.pipe()
    os.write(sink, "Ход\nrest".encode())
    os.close(sink)
    read = os.read
    monkeypatch.setattr(pyttsx3_once.os, "read", lambda _, size: read(source, size))
    assert pyttsx3_once.read_line() == "Ход"
    assert pyttsx3_once.read_line() == "rest"
    os.close(source)


def test_what_pyttsx3_is_asked_for() -> None:
    manner = Manner(rate=-100, volume=100, voices=(("ru", "v"),))
    command = programs.pyttsx3_command(speech(1, "x", "ru"), manner)
    assert command[-4:] == ["--language=ru", "--voice=v", "--rate=80", "--volume=1.0"]
    command = programs.pyttsx3_command(speech(1, "x", "ru"), Manner())
    assert command[-2:] == ["--rate=", "--volume="]


def test_without_pyttsx3(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "PYTTSX3", ("/bin/sh", "-c", "echo No module >&2; exit 1"))
    with pytest.raises(SpeakerDown, match="pyttsx3 cannot be used: No module"):
        open_speaker("pyttsx3", place.tell)


def test_pyttsx3_on_linux_needs_a_player(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "PYTTSX3", ("/bin/sh", "-c", "true"))
    monkeypatch.setattr(programs.sys, "platform", "linux")
    with pytest.raises(SpeakerDown, match="aplay is not installed"):
        open_speaker("pyttsx3", place.tell)
    monkeypatch.setattr(programs.sys, "platform", "win32")
    speaker = open_speaker("pyttsx3", place.tell)
    assert speaker.caps == {"ends", "cuts", "language", "voice", "rate", "volume"}
    speaker.close()
