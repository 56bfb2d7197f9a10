"""The voices of other systems, by the calls that they make on libraries that note them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import pytest

from tactilegrid.core.message import Kind
from tactilegrid.outputs import ssip
from tactilegrid.outputs.backends import accessible, order
from tactilegrid.outputs.backends import ssip as ssip_backend
from tactilegrid.outputs.backends.names import LINUX, MACOS, WINDOWS, called, order_for
from tactilegrid.outputs.backends.order import open_speaker
from tactilegrid.outputs.backends.speaker import Manner, SpeakerDown, Speech

MOVE = Kind.MOVE


def silent(_event: str, _number: int) -> None:
    """Nobody listens."""


def speech(text: str, language: str = "", interrupt: bool = False) -> Speech:
    return Speech(1, text, MOVE, language, interrupt)


class Prism:
    """A backend of prismatoid with everything, or with nothing but speech."""

    NAMES = (("Zira", "en-US"), ("Irina", "ru-RU"), ("Pavel", "ru-RU"))

    def __init__(self, able: bool = True, runs: bool = True) -> None:
        self.calls: list[tuple[object, ...]] = []
        able_to = ("stop", "set_rate", "set_pitch", "set_volume", "set_voice")
        abilities = {f"supports_{name}": able for name in able_to}
        self.features = SimpleNamespace(is_supported_at_runtime=runs, **abilities)
        self.voices_count = len(self.NAMES)
        self._voice = 0

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("speak", text, interrupt))

    def stop(self) -> None:
        self.calls.append(("stop",))

    def get_voice_name(self, index: int) -> str:
        return self.NAMES[index][0]

    def get_voice_language(self, index: int) -> str:
        return self.NAMES[index][1]

    def __setattr__(self, name: str, value: object) -> None:
        if name in ("rate", "pitch", "volume", "voice"):
            self.calls.append((name, value))
        object.__setattr__(self, "_voice" if name == "voice" else name, value)

    @property
    def voice(self) -> int:
        return self._voice


@pytest.fixture
def prism(monkeypatch: pytest.MonkeyPatch) -> Callable[[Prism], list[object]]:
    """Put a library in place that gives out that backend; returns what was created."""

    def put(backend: Prism) -> list[object]:
        created: list[object] = []
        library = ModuleType("prism")
        ids = SimpleNamespace(
            **{name: name for name in ("ORCA", "NVDA", "JAWS", "ZDSR", "ONE_CORE", "SAPI")},
            AV_SPEECH="AV_SPEECH",
        )

        class Context:
            def create(self, which: object) -> Prism:
                created.append(which)
                return backend

        library.BackendId, library.Context = ids, Context  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "prism", library)
        return created

    return put


@pytest.mark.parametrize(
    ("name", "which"),
    [
        ("prism-orca", "ORCA"),
        ("prism-nvda", "NVDA"),
        ("prism-jaws", "JAWS"),
        ("prism-zdsr", "ZDSR"),
        ("prism-onecore", "ONE_CORE"),
        ("prism-sapi", "SAPI"),
        ("prism-avspeech", "AV_SPEECH"),
    ],
)
def test_each_backend_of_prismatoid_by_its_own_name(
    prism: Callable[[Prism], list[object]], name: str, which: str
) -> None:
    created = prism(Prism())
    open_speaker(name, silent)
    assert created == [which]


def test_prismatoid_with_voices_and_settings(prism: Callable[[Prism], list[object]]) -> None:
    backend = Prism()
    prism(backend)
    speaker = open_speaker("prism-onecore", silent)
    assert speaker.caps == {"cuts", "voice", "language", "rate", "pitch", "volume"}
    speaker.check()
    speaker.speak(speech("move", "en"))
    speaker.speak(speech("ход", "ru", interrupt=True))
    speaker.set(Manner(rate=100, volume=-300, voices=(("ru", "Pavel"),)))
    speaker.speak(speech("ход", "ru"))
    speaker.speak(speech("zug", "de"))  # there is no voice for it: the usual one
    speaker.stop()
    assert backend.calls == [
        ("speak", "move", False),
        ("voice", 1),
        ("speak", "ход", True),
        ("rate", 1.0),
        ("volume", 0.0),
        ("voice", 2),
        ("speak", "ход", False),
        ("voice", 0),
        ("speak", "zug", False),
        ("stop",),
    ]
    assert speaker.voices("ru") == (("Irina", "ru-RU"), ("Pavel", "ru-RU"))
    assert len(speaker.voices("")) == 3
    speaker.close()


def test_a_reader_through_prismatoid_has_its_own_settings(
    prism: Callable[[Prism], list[object]],
) -> None:
    backend = Prism(able=False)
    prism(backend)
    speaker = open_speaker("prism-nvda", silent)
    assert speaker.caps == frozenset()
    speaker.set(Manner(rate=10, pitch=10, volume=10))
    speaker.speak(speech("move", "en"))
    speaker.stop()
    assert speaker.voices("en") == ()
    assert backend.calls == [("speak", "move", False)]


def test_a_reader_that_does_not_run(prism: Callable[[Prism], list[object]]) -> None:
    prism(Prism(runs=False))
    with pytest.raises(SpeakerDown, match="JAWS is not running"):
        open_speaker("prism-jaws", silent)


def test_without_prismatoid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(SpeakerDown, match="prismatoid is not installed"):
        open_speaker("prism-nvda", silent)


def ao3(monkeypatch: pytest.MonkeyPatch, module: str, output: type) -> None:
    """Put one module of accessible-output3 in place, with one class."""
    for name in ("accessible_output3", "accessible_output3.outputs"):
        package = ModuleType(name)
        package.__path__ = []  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, name, package)
    name = f"accessible_output3.outputs.{module}"
    library = ModuleType(name)
    setattr(library, output.__name__, output)
    monkeypatch.setitem(sys.modules, name, library)


class Output:
    """An output of accessible-output3: it notes what it is asked, all instances together."""

    calls: ClassVar[list[tuple[object, ...]]] = []
    active: ClassVar[bool] = True

    def is_active(self) -> bool:
        return self.active

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("speak", text, interrupt))


@pytest.fixture(autouse=True)
def _forget_calls() -> None:
    Output.calls = []
    Output.active = True


class NVDA(Output):
    def silence(self) -> None:
        self.calls.append(("silence",))


class Jaws(NVDA):
    pass


class ZDSR(Output):
    pass


class SAPI5(NVDA):
    has_volume = has_rate = has_pitch = True
    min_pitch = min_rate = -10
    max_pitch = max_rate = 10
    min_volume, max_volume = 0, 100

    def set_rate(self, value: int) -> None:
        self.calls.append(("rate", value))

    def set_pitch(self, value: int) -> None:
        self.calls.append(("pitch", value))

    def set_volume(self, value: int) -> None:
        self.calls.append(("volume", value))


class SpeechDispatcher(NVDA):
    def close(self) -> None:
        self.calls.append(("close",))


@pytest.mark.parametrize(
    ("name", "module", "output"),
    [
        ("ao3-nvda", "nvda", NVDA),
        ("ao3-jaws", "jaws", Jaws),
        ("ao3-zdsr", "zdsr", ZDSR),
        ("ao3-sapi5", "sapi5", SAPI5),
    ],
)
def test_each_class_of_accessible_output3_by_itself(
    monkeypatch: pytest.MonkeyPatch, name: str, module: str, output: type
) -> None:
    ao3(monkeypatch, module, output)
    speaker = open_speaker(name, silent)
    speaker.check()
    speaker.speak(speech("move", "en", interrupt=True))
    speaker.stop()
    speaker.close()
    silence = [("silence",)] if output is not ZDSR else []
    assert Output.calls == [("speak", "move", True), *silence]
    assert speaker.voices("en") == ()


def test_sapi_has_settings_with_limits_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    ao3(monkeypatch, "sapi5", SAPI5)
    speaker = open_speaker("ao3-sapi5", silent)
    speaker.set(Manner(rate=50, pitch=-100, volume=0))
    assert Output.calls == [("rate", 5), ("pitch", -10), ("volume", 50)]
    assert speaker.caps == {"cuts", "rate", "pitch", "volume"}
    ao3(monkeypatch, "nvda", NVDA)
    open_speaker("ao3-nvda", silent).set(Manner(rate=50))
    assert len(Output.calls) == 3


def test_a_reader_that_does_not_run_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    ao3(monkeypatch, "nvda", NVDA)
    Output.active = False
    with pytest.raises(SpeakerDown, match="NVDA is not running"):
        open_speaker("ao3-nvda", silent)


def test_without_accessible_output3(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "accessible_output3", None)
    with pytest.raises(SpeakerDown, match="accessible-output3 cannot be used"):
        open_speaker("ao3-nvda", silent)


def test_its_speech_dispatcher_only_where_that_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library would wait for ever, or print that its client is missing."""
    ao3(monkeypatch, "speech_dispatcher", SpeechDispatcher)
    monkeypatch.setattr(accessible, "speech_dispatcher_answers", lambda: False)
    with pytest.raises(SpeakerDown, match="no speech-dispatcher answers"):
        open_speaker("ao3-speech-dispatcher", silent)
    monkeypatch.setattr(accessible, "speech_dispatcher_answers", lambda: True)
    monkeypatch.setitem(sys.modules, "speechd", None)
    with pytest.raises(SpeakerDown, match="speechd-unofficial is not installed"):
        open_speaker("ao3-speech-dispatcher", silent)
    monkeypatch.setitem(sys.modules, "speechd", ModuleType("speechd"))
    open_speaker("ao3-speech-dispatcher", silent).close()
    assert Output.calls == [("close",)]


def test_no_server_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    assert not ssip_backend.speech_dispatcher_answers()
    monkeypatch.setenv("SPEECHD_ADDRESS", "pigeon")
    assert not ssip_backend.speech_dispatcher_answers()


class Client:
    """Our own client of Speech Dispatcher, as a recorder."""

    def __init__(self) -> None:
        self.calls: list[Any] = []

    def speak(self, text: str, **more: Any) -> None:
        self.calls.append((text, *more.values()))

    def set_number(self, name: str, value: int) -> None:
        self.calls.append((name, value))

    def voices(self, language: str) -> tuple[ssip.SynthesisVoice, ...]:
        return (ssip.SynthesisVoice("Anna", language),)

    def __getattr__(self, name: str) -> Callable[[], None]:
        return lambda: self.calls.append(name)


def test_the_kinds_as_priorities_of_the_server() -> None:
    client: Any = Client()
    speaker = ssip_backend.SsipSpeaker(client)
    speaker.set(Manner(rate=5, voices=(("ru", "Anna"),)))
    for kind in Kind:
        speaker.speak(Speech(int(kind), "x", kind, "ru", kind is Kind.FOCUS))
    speaker.speak(Speech(9, "x", MOVE, "en"))
    speaker.stop()
    speaker.check()
    speaker.close()
    assert client.calls == [
        ("RATE", 5),
        ("x", 0, False, "NOTIFICATION", "ru", "Anna"),
        ("x", 1, True, "MESSAGE", "ru", "Anna"),
        ("x", 2, False, "MESSAGE", "ru", "Anna"),
        ("x", 3, False, "MESSAGE", "ru", "Anna"),
        ("x", 4, False, "IMPORTANT", "ru", "Anna"),
        ("x", 9, False, "MESSAGE", "en", ssip.NO_VOICE),
        *("cancel", "check", "close"),
    ]
    assert speaker.voices("ru") == (("Anna", "ru"),)


def test_a_server_at_its_usual_place_is_started_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    started = []
    monkeypatch.setattr(ssip, "spawn_server", lambda: started.append(1))
    opened = []

    def client(address: ssip.Address, _tell: object, patience: float) -> Client:
        opened.append((address, patience))
        if len(opened) == 1:
            raise ssip.SsipError("none") from FileNotFoundError()
        return Client()

    monkeypatch.setattr(ssip, "Client", client)
    open_speaker("ssip", silent)
    where = ssip.Unix(os.path.join(tmp_path, "speech-dispatcher", "speechd.sock"))
    assert opened == [(where, 0.0), (where, 1.0)]
    assert started == [1]


def test_a_server_at_an_address_of_its_own_is_not_ours_to_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    with pytest.raises(SpeakerDown, match="no speech-dispatcher listens"):
        open_speaker("ssip", silent)
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/" + "x" * 300)
    with pytest.raises(SpeakerDown, match="no connection"):
        open_speaker("ssip", silent)


def test_the_order_of_each_system() -> None:
    assert order_for("linux") == LINUX == order_for("freebsd14")
    assert order_for("win32") == WINDOWS
    assert order_for("darwin") == MACOS
    assert order_for("darwin", "say") == ("say", "prism-avspeech", "pyttsx3")
    assert order_for("linux", "prism-nvda") == ("prism-nvda", *LINUX)
    assert (called("ssip"), called("pyttsx3")) == ("Speech Dispatcher, ssip", "pyttsx3")
    assert [each[-1] for each in (LINUX, WINDOWS, MACOS)] == ["espeak-ng", "pyttsx3", "pyttsx3"]


def test_a_voice_that_nobody_knows() -> None:
    with pytest.raises(SpeakerDown, match="no voice is called dog"):
        order.open_speaker("dog", silent)
