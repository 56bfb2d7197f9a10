"""`doctor`: what works, in sentences, within a bounded time, with nothing private."""

from __future__ import annotations

import getpass
import re
import socket
import threading
import time
import wave
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tactilegrid.app import doctor
from tactilegrid.app.doctor import looked, scrubber
from tactilegrid.board.driver import NO_LIBRARY
from tactilegrid.board.finding import Seen
from tactilegrid.board.ports import Unopened
from tactilegrid.outputs.backends.names import order_for
from tactilegrid.outputs.cues.players import PlayerDown
from tactilegrid.outputs.speech import NEVER_ENDS, SAYS_NOTHING, Probed

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


@pytest.fixture
def probes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Instead of the machine's voices: only the server works. Returns what was tried."""
    tried: list[tuple[str, str]] = []

    def probe(names: Sequence[str], sentence: str, language: str) -> Iterator[Probed]:
        tried.append((names[0], sentence))
        if names[0] == "ssip":
            yield Probed("ssip", True, "", ("cuts", "rate"))
        elif names[0] == "espeak-ng":
            yield Probed(names[0], True)
        else:
            yield Probed(names[0], False, f"OSError: /a/{getpass.getuser()}/x is not there")

    monkeypatch.setattr(doctor, "probe", probe)
    monkeypatch.setattr(doctor, "order_for", lambda _: ("ssip", "espeak-ng", "pyttsx3"))
    monkeypatch.setattr(doctor, "find_readers", lambda: ("Orca", "BRLTTY"))
    monkeypatch.setattr(doctor, "makers", list)
    monkeypatch.setattr(doctor, "list_ports", lambda: [Seen("/dev/ttyS0")])
    return tried


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_is_told(ask: Any, probes: Any, home: Any, language: str) -> None:
    said = ask("doctor", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert not any("{" in line or line.startswith("There are no words") for line in said.lines)
    if language == "ru":
        assert CYRILLIC.search(said.lines[-1])
        return
    assert said.lines[:5] == [
        "Screen readers found: Orca, BRLTTY.",
        "Who speaks: lines for your screen reader, since there is no terminal.",
        "Voice Speech Dispatcher, ssip: is there: can be cut, rate.",
        "Voice eSpeak NG, espeak-ng: is there.",
        "Voice pyttsx3, pyttsx3: no. OSError: /a/.../x is not there",
    ]
    starts = ("Braille: ", "Short sounds: ", "Serial ports: ", "Settings: ~", "No terminal")
    for line, start in zip(said.lines[5:], starts, strict=False):
        assert line.startswith(start)
    assert any(line.startswith("prompt_toolkit ") for line in said.lines)
    assert said.lines[-1] == "All that is needed works."
    assert dict(probes) == dict.fromkeys(("ssip", "espeak-ng", "pyttsx3"), "")


def test_nothing_private_is_told(ask: Any, probes: Any, home: Any) -> None:
    said = ask("doctor")
    assert str(home.folder) not in said.out
    for name in (getpass.getuser(), socket.gethostname()):
        assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said.out)


def test_each_voice_says_a_sentence(ask: Any, probes: Any) -> None:
    """One after the other, or they would talk at once."""
    assert ask("doctor", "--speak").code == 0
    assert probes[:2] == [
        ("ssip", "This is Speech Dispatcher. e5, empty. Wall north."),
        ("espeak-ng", "This is eSpeak NG. e5, empty. Wall north."),
    ]


def test_a_voice_that_is_wanted_and_missing(
    ask: Any, probes: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "order_for", lambda _: ("pyttsx3",))
    said = ask("doctor", "--speech", "self")
    assert said.code == 1
    assert said.lines[-1] == "Something that is needed does not work."


def test_settings_that_cannot_be_used_stay_where_they_are(ask: Any, probes: Any, home: Any) -> None:
    home.configure("rate = 60\nvolume = 100\n")
    assert any(line.endswith("settings.toml, 2 of them set.") for line in ask("doctor").lines)
    home.configure("rate = [")
    said = ask("doctor")
    assert said.code == 1
    assert any(line.endswith("settings.toml cannot be used.") for line in said.lines)
    assert home.settings.read_text(encoding="utf-8") == "rate = ["


def test_the_report_is_read_out_by_our_voice_where_that_speaks(
    ask: Any, probes: Any, home: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.app.mouth import Mouth

    made: list[Mouth] = []

    def opened(on_change: Any, sources: Sequence[str]) -> Mouth:
        made.append(Mouth(on_change, sources))
        return made[-1]

    monkeypatch.setattr(doctor, "SpeechProxy", opened)
    monkeypatch.setattr(doctor, "order_for", order_for)
    home.configure('speech_backend = "espeak-ng"\n')
    said = ask("doctor", "--speech", "self")
    assert made[0].said == said.lines
    assert made[0].sources[0] == "espeak-ng"
    assert said.lines[2] == "Voice source: eSpeak NG, espeak-ng first, then the others."
    assert made[0].calls[-1] == ("close", doctor.PATIENT_SECONDS)


@pytest.mark.parametrize(
    ("why", "said"),
    [
        ("hangs", "It does not answer."),
        ("no sound device", "There is no sound device."),
        (SAYS_NOTHING, "It takes a sentence and says nothing."),
        (NEVER_ENDS, "It begins a sentence and never ends: is there a sound device?"),
    ],
)
def test_why_a_voice_is_silent_is_told_in_our_words(
    ask: Any, probes: Any, monkeypatch: pytest.MonkeyPatch, why: str, said: str
) -> None:
    monkeypatch.setattr(doctor, "probe", lambda names, *_: iter([Probed(names[0], False, why)]))
    assert ask("doctor").lines[2] == f"Voice Speech Dispatcher, ssip: no. {said}"


@pytest.mark.parametrize("why", [SAYS_NOTHING, NEVER_ENDS])
def test_what_speaks_through_a_silent_server_is_silent(
    ask: Any, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    """By itself it cannot tell, and would be said to work."""
    tried: list[str] = []

    def probe(names: Sequence[str], *_: str) -> Iterator[Probed]:
        tried.extend(names)
        yield Probed(names[0], names[0] != "ssip", why if names[0] == "ssip" else "")

    monkeypatch.setattr(doctor, "probe", probe)
    monkeypatch.setattr(doctor, "makers", list)
    monkeypatch.setattr(
        doctor, "order_for", lambda _: ("ssip", "ao3-speech-dispatcher", "espeak-ng")
    )
    said = ask("doctor", "--speak")
    names = "Voice accessible-output3, ao3-speech-dispatcher: no. "
    assert said.lines[3] == f"{names}It speaks through the same server."
    assert said.lines[4] == "Voice eSpeak NG, espeak-ng: works."
    assert tried == ["ssip", "espeak-ng"]


def test_voices_of_one_server_are_looked_at_one_after_the_other() -> None:
    """The first may have to start it; the others at the same time."""
    begun: list[str] = []
    gate = threading.Event()

    def one(name: str) -> Probed:
        begun.append(name)
        if name == "ssip":
            assert gate.wait(5)
        elif name == "espeak-ng":
            gate.set()
        return Probed(name, True)

    names = ("ssip", "ao3-speech-dispatcher", "espeak-ng")
    assert [name for name, _ in doctor.at_once(names, one)] == list(names)
    assert begun == ["ssip", "espeak-ng", "ao3-speech-dispatcher"]


def test_a_voice_that_is_not_done_in_time_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LOOK_SECONDS", 0.02)
    held = threading.Event()
    (found,) = doctor.at_once(("ssip",), lambda name: Probed(name, held.wait(5)))
    held.set()
    assert found == ("ssip", Probed("ssip", False, "hangs"))


class Playing:
    """A player of short sounds, that works or not."""

    closed = 0

    def __init__(self, name: str, works: bool) -> None:
        self.name = name
        self.works = works

    def play(self, path: str, seconds: float, stop: Any) -> None:
        with wave.open(path, "rb") as sound:
            assert sound.getnframes() / sound.getframerate() == seconds
            assert not any(sound.readframes(sound.getnframes()))
        if not self.works:
            raise PlayerDown("no device")

    def close(self) -> None:
        Playing.closed += 1


def test_what_plays_is_what_has_played(
    ask: Any, probes: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A library that is installed plays nothing on a machine without a sound device."""

    def absent() -> Playing:
        raise PlayerDown("it is not installed")

    found = [absent, lambda: Playing("one", works=False), lambda: Playing("two", works=True)]
    monkeypatch.setattr(doctor, "makers", lambda: found)
    assert "Short sounds: played by two." in ask("doctor").lines
    assert Playing.closed == 2
    monkeypatch.setattr(doctor, "makers", lambda: found[:2])
    assert "Short sounds: nothing here could play one." in ask("doctor").lines


def test_the_ports_that_could_be_a_board_are_named_without_their_serial_numbers(
    ask: Any, probes: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else about a port is told: a telephone has its owner's name in it."""
    found = [
        Seen("/dev/cu.AnnasPhone", product="Anna's telephone"),
        Seen("/dev/cu.usbserial-m1000429", 0x0403, 0x6001, "m1000429", "monome", "monome m1000429"),
        Seen("/dev/ttyACM0", 0x2341, 0x0043, "7563331"),
    ]
    monkeypatch.setattr(doctor, "list_ports", lambda: found)
    said = ask("doctor")
    assert "1000429" not in said.out
    assert "7563331" not in said.out
    assert "Anna" not in said.out
    place = said.lines.index("Serial ports: 3, 2 of which could be a board.")
    assert said.lines[place + 1 : place + 4] == [
        "/dev/cu.usbserial-...: a monome grid, monome ....",
        "/dev/ttyACM0: Arduino Uno, perhaps a board.",
        "A game with --board auto takes /dev/cu.usbserial-....",
    ]
    monkeypatch.setattr(doctor, "list_ports", lambda: found[:1])
    assert "Serial ports: 1, none of which could be a board." in ask("doctor").lines


def test_ports_between_which_a_game_could_not_choose(
    ask: Any, probes: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    two = [Seen(f"/dev/ttyACM{number}", 0x2341, 0x0043, f"75{number}") for number in range(2)]
    monkeypatch.setattr(doctor, "list_ports", lambda: two)
    said = ask("doctor")
    place = said.lines.index("Serial ports: 2, 2 of which could be a board.")
    assert said.lines[place + 3] == "Several could be a board: name one, as in --board PORT."


def test_ports_cannot_be_listed(ask: Any, probes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> list[Seen]:
        raise Unopened(NO_LIBRARY)

    monkeypatch.setattr(doctor, "list_ports", missing)
    assert "Serial ports: not looked for, pyserial is not installed." in ask("doctor").lines
    monkeypatch.setattr(doctor, "list_ports", lambda: time.sleep(1) or [])
    monkeypatch.setattr(doctor, "looked", lambda look, instead, *_: looked(look, instead, 0.05))
    assert "Serial ports: the system does not list them in time." in ask("doctor").lines


def test_a_look_that_breaks_is_one_line(
    ask: Any, probes: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> Any:
        raise RuntimeError("boom")

    monkeypatch.setattr(doctor, "versions", broken)
    said = ask("doctor")
    assert said.code == 1
    assert said.lines[-2:] == [
        "One look failed: RuntimeError.",
        "Something that is needed does not work.",
    ]


def test_looks_end_in_time_whatever_they_do() -> None:
    assert looked(lambda: 1 // 0, -1) == -1
    start = time.monotonic()
    assert looked(lambda: time.sleep(1) or 1, 0, seconds=0.05) == 0
    assert time.monotonic() - start < 0.9


def test_only_whole_names_are_taken_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/a/ann")
    monkeypatch.setattr(socket, "gethostname", lambda: "box.lan")
    scrub = scrubber({"USER": "ann", "LOGNAME": "a"})
    assert scrub("/a/ann/x ann@box.lan, box: annex, a boxer") == "~/x ...@..., ...: annex, a boxer"
