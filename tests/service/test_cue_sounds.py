"""Sounds through a real player into a file, and through miniaudio to nowhere."""

from __future__ import annotations

import math
import os
import signal
import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from tactilegrid.outputs.cues.players import Miniaudio, PlayerDown, Program
from tactilegrid.outputs.cues.sounds import Order, Sounds
from tactilegrid.outputs.cues.store import Store, seconds
from tactilegrid.speech.cue import MONO, STEREO, Cue, Sound, Spot
from tests.service.voices import TO_FILE, until

pytestmark = pytest.mark.service
NEVER = Event()


@pytest.fixture
def heard(
    tmp_path: Path, require_tool: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> Callable[[Cue, str], tuple[float, ...]]:
    """A function that plays a cue with aplay, and gives how loud each channel was that came out."""
    require_tool("aplay")

    def play(cue: Cue, mode: str) -> tuple[float, ...]:
        caught, config = tmp_path / "caught.wav", tmp_path / "asound.conf"
        caught.unlink(missing_ok=True)
        config.write_text(TO_FILE.format(path=caught))
        monkeypatch.setenv("ALSA_CONFIG_PATH", str(config))
        path = Store(str(tmp_path / "sounds")).path(cue, mode, 1.0)
        Program("aplay", ("-q",)).play(path, seconds(path), NEVER)
        with wave.open(str(caught), "rb") as sound:
            count = sound.getnchannels()
            samples = array("h", sound.readframes(10_000_000))
        return tuple(rms(samples[number::count]) for number in range(count))

    return play


def rms(samples: array[int]) -> float:
    return math.sqrt(sum(each * each for each in samples) / max(len(samples), 1))


Heard = Callable[[Cue, str], tuple[float, ...]]


def test_the_column_is_heard_on_its_side(heard: Heard) -> None:
    ratios = []
    for across in (0, 50, 100):
        left, right = heard(Cue(Sound.PLACE, Spot(across, 50)), STEREO)
        assert left + right > 1_000, "it is not silent"
        ratios.append(left / right)
    west, middle, east = ratios
    assert west > 8
    assert middle == pytest.approx(1, rel=0.02)
    assert east < 1 / 8


def test_mono_is_the_same_on_both_sides_and_not_silent(heard: Heard) -> None:
    for across in (0, 100):
        channels = heard(Cue(Sound.PLACE, Spot(across, 50)), MONO)
        assert min(channels) > 500
        assert max(channels) == pytest.approx(min(channels))


def test_without_a_device_a_player_is_given_up(
    tmp_path: Path, require_tool: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    require_tool("aplay")
    (tmp_path / "none.conf").write_text("")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(tmp_path / "none.conf"))
    path = Store(str(tmp_path / "sounds")).path(Cue(Sound.TURN), STEREO, 1.0)
    with pytest.raises(PlayerDown):
        Program("aplay", ("-q",)).play(path, seconds(path), NEVER)


def test_miniaudio_plays_to_its_end_in_a_process_of_its_own(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its own device that goes nowhere is as slow as a real one. Nothing is written meanwhile."""
    pytest.importorskip("miniaudio")
    kept = Store(str(tmp_path))
    player = Miniaudio("NULL")
    for cue, mode in ((Cue(Sound.EDGE, Spot(0, 0)), STEREO), (Cue(Sound.WIN), MONO)):
        path = kept.path(cue, mode, 1.0)
        player.play(path, seconds(path), NEVER)
    begun = time.monotonic()
    player.play(path, seconds(path), NEVER)
    assert time.monotonic() - begun >= seconds(path) * 0.9
    process = player.process
    assert process is not None
    with pytest.raises(PlayerDown):
        player.play(str(tmp_path / "no.wav"), 0.1, NEVER)
    assert process.poll() is not None
    player.play(path, seconds(path), NEVER)
    player.close()
    assert capfd.readouterr() == ("", "")


def test_miniaudio_without_a_device_is_given_up_silently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("miniaudio")
    (tmp_path / "none.conf").write_text("")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(tmp_path / "none.conf"))
    player = Miniaudio("ALSA")
    path = Store(str(tmp_path)).path(Cue(Sound.EDGE), STEREO, 1.0)
    with pytest.raises(PlayerDown):
        player.play(path, seconds(path), NEVER)
    assert capfd.readouterr() == ("", "")


def test_a_miniaudio_that_hangs_or_dies_is_ended(tmp_path: Path) -> None:
    pytest.importorskip("miniaudio")
    path = Store(str(tmp_path)).path(Cue(Sound.EDGE), STEREO, 1.0)
    for number in (signal.SIGSTOP, signal.SIGKILL):
        player = Miniaudio("NULL")
        player.play(path, seconds(path), NEVER)
        process = player.process
        assert process is not None
        os.kill(process.pid, number)
        begun = time.monotonic()
        with pytest.raises(PlayerDown, match=r"hangs|ended"):
            player.play(path, seconds(path), NEVER)
        assert time.monotonic() - begun < 2.5
        assert process.poll() is not None


def test_a_broken_player_is_left_for_one_that_works_and_nobody_waits(
    tmp_path: Path, require_tool: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    require_tool("aplay")
    caught, config = tmp_path / "caught.wav", tmp_path / "asound.conf"
    config.write_text(TO_FILE.format(path=caught))
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(config))
    told: list[str] = []
    sounds = Sounds(
        str(tmp_path / "sounds"),
        told.append,
        [lambda: Program("false"), lambda: Program("aplay", ("-q",))],
    )
    sounds.start()
    begun = time.monotonic()
    assert sounds.play(Order(Cue(Sound.TURN), STEREO, 1.0))
    assert time.monotonic() - begun < 0.05
    assert until(lambda: sounds.played)
    sounds.close()
    assert caught.stat().st_size > 1_000
    assert told == []
