"""Our client and our proxy against the real Speech Dispatcher: every text, every interruption."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tactilegrid.core.message import Kind
from tactilegrid.outputs.backends.speaker import Manner
from tactilegrid.outputs.ssip import PRIORITIES, Client, Unix
from tests.service.voices import Server, often, server, speaking, until

pytestmark = pytest.mark.service
HINT, FOCUS, MOVE, RESULT, ALERT = Kind

HARD = [
    ("quotes", 'Knight\'s "e5" `ls` $HOME', 'Knight\'s "e5" `ls` $HOME'),
    ("markup", "<b> & 100% &amp; </speak>", "<b> & 100% &amp; </speak>"),
    ("dots", "a\r\n.\r\nCANCEL ALL", "a . CANCEL ALL"),
    ("one dot", ".hidden", ".hidden"),
    ("surrogate", "\ud800x", "\N{REPLACEMENT CHARACTER}x"),
    ("nul", "a\0b\x1b[2J", "a b [2J"),
    ("russian", "Ход на e5, пусто", "Ход на e5, пусто"),
    ("astral", "king \N{BLACK CHESS KING} \N{GAME DIE}", "king \N{BLACK CHESS KING} \N{GAME DIE}"),
]


@pytest.fixture
def spd(tmp_path: Path, require_tool: Callable[[str], str]) -> Iterator[Server]:
    require_tool("speech-dispatcher")
    with server(tmp_path) as one:
        yield one


@often
def test_every_text_arrives_as_it_is(spd: Server, times: int) -> None:
    """A text is never taken for a command, a mark-up or an end."""
    with speaking(spd.environ) as voice:
        for turn in range(times):
            for _, text, _ in HARD:
                voice.say(MOVE, text, "ru")
            voice.say(RESULT, f"last {turn}")
            assert until(lambda turn=turn: f"last {turn}" in spd.whole(), 20)
            told = [line.strip() for line in spd.whole()[-len(HARD) - 1 :]]
            assert told == [*(want for _, _, want in HARD), f"last {turn}"]
        assert voice.changes == [voice.changes[0]]


@often
def test_200_kilobytes_are_cut_and_hold_up_nothing(spd: Server, times: int) -> None:
    with speaking(spd.environ) as voice:
        for turn in range(times):
            voice.say(MOVE, "fence " * 34_000)
            voice.say(MOVE, f"next {turn}")
            assert until(lambda turn=turn: f"next {turn}" in spd.whole())
            assert 1_900 < len(spd.texts()[-2]) <= 2_000


def test_every_priority_and_setting_is_taken(spd: Server) -> None:
    told: list[tuple[str, int]] = []
    client = Client(Unix(str(spd.socket)), lambda *event: told.append(event))
    for place, priority in enumerate(PRIORITIES, 1):
        client.speak(priority.lower(), number=place, priority=priority, language="en")
        assert until(lambda place=place: ("end", place) in told), told
    assert spd.whole() == [priority.lower() for priority in PRIORITIES]
    for name in ("RATE", "PITCH", "VOLUME"):
        client.set_number(name, -500)
    assert [(v.name, v.language) for v in client.voices()] == [("english", "en"), ("russian", "ru")]
    assert [voice.name for voice in client.voices("ru")] == ["russian"]
    client.speak("Anna", voice="russian", language="en")
    client.cancel()
    client.close()


def test_voices_and_settings_through_the_worker(spd: Server) -> None:
    lists: list[tuple[tuple[str, str], ...]] = []
    with speaking(spd.environ) as voice:
        assert until(lambda: voice.ready)
        voice.proxy.set(Manner(rate=30, pitch=-10, volume=80, voices=(("ru", "russian"),)))
        voice.proxy.list_voices("ru", lists.append)
        assert until(lambda: lists)
        assert lists == [(("russian", "ru"),)]
        voice.say(MOVE, "Ход", "ru")
        assert until(lambda: "Ход" in spd.whole())
        assert {"rate", "pitch", "volume", "voice", "language", "ends"} <= voice.proxy.caps


def test_the_last_words_are_heard_before_the_program_leaves(spd: Server) -> None:
    with speaking(spd.environ) as voice:
        voice.say(MOVE, "first")
        voice.say(RESULT, "Saved. Bye.")
        voice.proxy.close(5)
        assert spd.whole() == ["first", "Saved. Bye."]
        assert voice.worker == 0


def test_interrupting_cuts_what_is_said(tmp_path: Path, require_tool: Callable[[str], str]) -> None:
    require_tool("speech-dispatcher")
    with server(tmp_path, seconds=3) as spd, speaking(spd.environ) as voice:
        voice.say(FOCUS, "e2")
        assert until(lambda: spd.texts() == ["e2"])
        start = time.monotonic()
        voice.say(FOCUS, "e3")
        assert until(lambda: spd.texts() == ["e2", "e3"])
        assert time.monotonic() - start < 1
        voice.say(MOVE, "moved")  # waits for the square
        voice.say(ALERT, "clock")  # does not
        assert until(lambda: spd.texts() == ["e2", "e3", "clock"])
        voice.proxy.hush()
        assert until(lambda: voice.proxy.conductor.idle)
        time.sleep(0.3)
        assert spd.texts() == ["e2", "e3", "clock"]  # the silenced move does not come back
        assert spd.whole() == []


def test_nobody_elses_speech_is_silenced(
    tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    """Another program, a screen reader say, talks through the same server."""
    require_tool("speech-dispatcher")
    with server(tmp_path, seconds=0.4) as spd, speaking(spd.environ) as voice:
        assert until(lambda: voice.ready)
        other = Client(Unix(str(spd.socket)))
        other.speak("the reader talks")
        assert until(lambda: "the reader talks" in spd.texts())
        for square in ("e2", "e3", "e4"):
            voice.say(FOCUS, square)
            time.sleep(0.05)
        voice.proxy.hush()
        voice.say(FOCUS, "e5")
        voice.say(MOVE, "moved")
        assert until(lambda: spd.whole() == ["the reader talks", "e5", "moved"])
        other.close()


def test_twenty_keys_a_second_and_a_move_in_between(
    tmp_path: Path, require_tool: Callable[[str], str]
) -> None:
    """With a voice that takes its time: the last square at once, nothing stale, the move heard."""
    require_tool("speech-dispatcher")
    with server(tmp_path, seconds=None) as spd, speaking(spd.environ) as voice:
        assert until(lambda: voice.ready)
        keys = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]
        for place, square in enumerate(keys):
            voice.say(FOCUS, square)
            if place == 60:
                voice.say(MOVE, "opponent: e5")
            time.sleep(0.05)
        assert until(lambda: spd.texts()[-1] == keys[-1], 1)
        assert until(lambda: voice.proxy.conductor.idle)
        assert spd.whole()[-1] == keys[-1]
        assert spd.whole().count("opponent: e5") == 1
        places = [keys.index(text) for text in spd.texts() if text != "opponent: e5"]
        assert places == sorted(set(places))
        assert len(places) > 20


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_text_has_the_voice_of_its_language(
    tmp_path: Path, require_tool: Callable[[str], str], language: str
) -> None:
    """The module is told which voice: it writes that down before the text."""
    require_tool("speech-dispatcher")
    one = Server(tmp_path)
    module = tmp_path / "spd" / "modules" / "tg.conf"
    text = module.read_text(encoding="utf-8").replace("echo ", "echo $VOICE ", 1)
    module.write_text(text, encoding="utf-8")
    one.start()
    try:
        with speaking(one.environ) as voice:
            voice.say(MOVE, "e5", language)
            want = {"en": "english e5", "ru": "russian e5"}[language]
            assert until(lambda: one.whole() == [want])
    finally:
        one.kill()
