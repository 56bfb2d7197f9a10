"""The sounds themselves: what is in a file, that files are whole, and who plays them."""

from __future__ import annotations

import io
import math
import os
import stat
import subprocess
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tactilegrid.outputs.cues import miniaudio_worker, players, store
from tactilegrid.outputs.cues.players import (
    Miniaudio,
    Player,
    PlayerDown,
    Program,
    Winsound,
    makers,
)
from tactilegrid.outputs.cues.score import COLUMN_MS, COLUMN_TIMBRE, PAUSE_MS, SCORES
from tactilegrid.outputs.cues.sounds import MOST, Order, Sounds
from tactilegrid.outputs.cues.store import Store, is_whole, seconds
from tactilegrid.outputs.cues.synth import RATE, TIMBRES, melody, pitch, sides, wav
from tactilegrid.speech.cue import MONO, STEREO, Cue, Sound, Spot

CORNER, MIDDLE = Spot(0, 0), Spot(50, 50)
NEVER = threading.Event()


def channels(data: bytes) -> list[list[int]]:
    """The samples of each channel of a WAV file."""
    with wave.open(io.BytesIO(data)) as sound:
        assert (sound.getframerate(), sound.getsampwidth()) == (RATE, 2)
        samples = array("h", sound.readframes(sound.getnframes()))
        count = sound.getnchannels()
    return [list(samples[number::count]) for number in range(count)]


def rms(samples: list[int]) -> float:
    return math.sqrt(sum(each * each for each in samples) / len(samples))


def frequency(samples: list[float]) -> float:
    """Of a tone, by how often it goes through zero."""
    rising = [n for n in range(1, len(samples)) if samples[n - 1] < 0 <= samples[n]]
    return RATE * (len(rising) - 1) / (rising[-1] - rising[0])


# the score


def test_every_sound_is_written_down_and_short() -> None:
    """Half a second at most, so that it is over before the words are."""
    assert set(SCORES) == set(Sound)
    for notes in SCORES.values():
        assert sum(note.milliseconds for note in notes) <= 540
        assert {note.timbre for note in notes} <= set(TIMBRES)


def test_no_two_sounds_are_alike() -> None:
    made = {wav(Cue(sound, MIDDLE), STEREO, 1.0) for sound in Sound}
    assert len(made) == len(Sound)


def test_no_sound_is_clipped() -> None:
    for sound in Sound:
        peak = max(max(map(abs, part)) for part in channels(wav(Cue(sound), MONO, 1.0)))
        assert 3_000 < peak < 32_767, sound


# a place


def test_the_column_is_the_side_in_stereo() -> None:
    west, east = (channels(wav(Cue(Sound.PLACE, Spot(x, 50)), STEREO, 1.0)) for x in (0, 100))
    left, right = map(rms, west)
    assert left > 8 * right > 0
    left, right = map(rms, east)
    assert right > 8 * left > 0


def test_the_columns_follow_each_other_from_left_to_right() -> None:
    balance = []
    for across in range(0, 101, 4):
        left, right = sides(Cue(Sound.EDGE, Spot(across, 0)))
        assert left**2 + right**2 == pytest.approx(1)
        balance.append(right - left)
    assert balance == sorted(balance)
    assert len(set(balance)) == len(balance)
    assert sides(Cue(Sound.EDGE)) == pytest.approx(sides(Cue(Sound.EDGE, MIDDLE)))


def test_the_row_is_the_pitch() -> None:
    low = frequency(melody(Cue(Sound.LOSE, Spot(50, 0)), STEREO))
    high = frequency(melody(Cue(Sound.LOSE, Spot(50, 100)), STEREO))
    assert high / low == pytest.approx(4, rel=0.05)


def test_mono_has_one_channel_and_tells_the_column_by_a_second_tone() -> None:
    """The same row first, then the column as a pitch in a timbre of its own."""
    for across in (0, 50, 100):
        cue = Cue(Sound.PLACE, Spot(across, 25))
        first = melody(cue, STEREO)
        whole = melody(cue, MONO)
        assert whole[: len(first)] == first
        pause = RATE * PAUSE_MS // 1000
        second = whole[len(first) + pause :]
        assert not any(whole[len(first) : len(first) + pause])
        assert len(second) == RATE * COLUMN_MS // 1000
        assert frequency(second) == pytest.approx(pitch(across), rel=0.03)
        assert len(channels(wav(cue, MONO, 1.0))) == 1
    assert all(note.timbre != COLUMN_TIMBRE for notes in SCORES.values() for note in notes)


def test_mono_tells_every_two_places_apart_that_stereo_does() -> None:
    spots = [Spot(across, up) for across in (0, 4, 52, 100) for up in (0, 4, 52, 100)]
    for mode in (STEREO, MONO):
        assert len({wav(Cue(Sound.EDGE, spot), mode, 1.0) for spot in spots}) == len(spots)


def test_a_sound_without_a_place_has_no_second_tone() -> None:
    assert melody(Cue(Sound.TURN), MONO) == melody(Cue(Sound.TURN), STEREO)


def test_half_as_loud_is_half_as_loud() -> None:
    loud, half = (rms(channels(wav(Cue(Sound.TURN), MONO, level))[0]) for level in (1.0, 0.5))
    assert half == pytest.approx(loud / 2, rel=0.01)


# the cache


def test_a_sound_is_made_once_and_found_again(tmp_path: Path) -> None:
    first = Store(str(tmp_path / "sounds"))
    path = first.path(Cue(Sound.EDGE, CORNER), STEREO, 1.0)
    assert first.path(Cue(Sound.EDGE, CORNER), STEREO, 1.0) == path
    assert first.made == 1
    again = Store(str(tmp_path / "sounds"))
    assert again.path(Cue(Sound.EDGE, CORNER), STEREO, 1.0) == path
    assert again.made == 0
    assert seconds(path) == pytest.approx(0.07, abs=0.001)


def test_other_sounds_places_modes_and_volumes_have_other_files(tmp_path: Path) -> None:
    kept = Store(str(tmp_path))
    wanted = [
        (Cue(Sound.EDGE, CORNER), STEREO, 1.0),
        (Cue(Sound.EDGE, MIDDLE), STEREO, 1.0),
        (Cue(Sound.EDGE), STEREO, 1.0),
        (Cue(Sound.EDGE, CORNER), MONO, 1.0),
        (Cue(Sound.EDGE, CORNER), STEREO, 0.5),
        (Cue(Sound.SELECT, CORNER), STEREO, 1.0),
    ]
    assert len({kept.path(*each) for each in wanted}) == len(wanted)
    assert all(name.endswith(".wav") for name in os.listdir(tmp_path))


@pytest.mark.parametrize("damage", [b"", b"RIFF", b"no sound at all" * 20])
def test_a_broken_file_is_made_anew(tmp_path: Path, damage: bytes) -> None:
    path = Path(Store(str(tmp_path)).path(Cue(Sound.TURN), MONO, 1.0))
    whole = path.read_bytes()
    path.write_bytes(damage)
    assert not is_whole(str(path))
    kept = Store(str(tmp_path))
    assert kept.path(Cue(Sound.TURN), MONO, 1.0) == str(path)
    assert path.read_bytes() == whole


def test_a_file_that_was_cut_off_is_made_anew(tmp_path: Path) -> None:
    path = Path(Store(str(tmp_path)).path(Cue(Sound.TURN), MONO, 1.0))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    Store(str(tmp_path)).path(Cue(Sound.TURN), MONO, 1.0)
    assert path.read_bytes() == whole


def test_where_the_folder_takes_nothing_another_one_is_found(tmp_path: Path) -> None:
    (tmp_path / "sounds").write_text("a file in the way")
    kept = Store(str(tmp_path / "sounds"))
    path = Path(kept.path(Cue(Sound.TURN), MONO, 1.0))
    assert is_whole(str(path))
    path.unlink()
    path.parent.rmdir()


def test_nothing_half_written_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="full"):
        store.write(str(tmp_path / "a.wav"), b"RIFF")
    assert os.listdir(tmp_path) == []


# players


def program(folder: Path, name: str, script: str) -> Program:
    """A player that is a script of the shell."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return Program(str(path), ("-q",))


needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="players are shell scripts here")


@needs_shell
def test_a_program_is_given_the_file(tmp_path: Path) -> None:
    program(tmp_path, "good", f'echo "$1 $2" > {tmp_path}/told').play("a.wav", 0.1, NEVER)
    assert (tmp_path / "told").read_text() == "-q a.wav\n"


@needs_shell
def test_a_program_that_fails_or_hangs_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "GRACE_SECONDS", 0.1)
    with pytest.raises(PlayerDown, match="ended with 3"):
        program(tmp_path, "bad", "exit 3").play("a.wav", 0.0, NEVER)
    begun = time.monotonic()
    with pytest.raises(PlayerDown, match="hangs"):
        program(tmp_path, "slow", f"echo $$ > {tmp_path}/pid; exec sleep 30").play("a", 0.2, NEVER)
    assert time.monotonic() - begun < 2
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)
    with pytest.raises(PlayerDown):
        Program(str(tmp_path / "none")).play("a.wav", 0.0, NEVER)


@needs_shell
def test_a_program_ends_when_it_is_to(tmp_path: Path) -> None:
    stop = threading.Event()
    stop.set()
    program(tmp_path, "long", "exec sleep 30").play("a.wav", 30.0, stop)


def test_windows_is_asked_to_play_the_file_and_not_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Recorded calls: sounds out of memory cannot be played without waiting there."""
    calls: list[tuple[Any, int]] = []
    fake: Any = SimpleNamespace(SND_FILENAME=0x20000, SND_ASYNC=1, SND_NODEFAULT=2)
    fake.PlaySound = lambda path, flags: calls.append((path, flags))
    monkeypatch.setitem(sys.modules, "winsound", fake)
    player = Winsound()
    player.play("a.wav", 0.0, NEVER)
    stop = threading.Event()
    stop.set()
    player.play("b.wav", 9.0, stop)
    assert calls == [("a.wav", 0x20003), ("b.wav", 0x20003), (None, 0)]

    def broken(*_: object) -> None:
        raise RuntimeError("no device")

    fake.PlaySound = broken
    with pytest.raises(PlayerDown, match="no device"):
        player.play("a.wav", 0.0, NEVER)


def test_where_there_is_no_winsound_or_miniaudio_they_are_passed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, kind in (("winsound", Winsound), ("miniaudio", Miniaudio)):
        monkeypatch.setitem(sys.modules, name, None)
        with pytest.raises(PlayerDown):
            kind()


def test_the_order_of_players_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    def names(platform: str) -> list[str]:
        found = makers(platform)
        return [each.name if isinstance(each, type) else each().name for each in found]

    monkeypatch.setattr(players.shutil, "which", lambda name: f"/bin/{name}")
    assert names("linux") == ["miniaudio", "pw-play", "paplay", "aplay"]
    assert names("darwin") == ["miniaudio", "afplay"]
    monkeypatch.setattr(players.shutil, "which", lambda name: None)
    assert names("linux") == ["miniaudio"]
    assert names("win32") == ["miniaudio", "winsound"]


class Script:
    """A process that answers as it is told to, in the place of the one that plays."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __call__(self, words: list[str], **given: Any) -> subprocess.Popen[str]:
        assert words[1:3] == ["-m", "tactilegrid.outputs.cues.miniaudio_worker"]
        return subprocess.Popen([sys.executable, "-c", self.text], **given)


def scripted(monkeypatch: pytest.MonkeyPatch, text: str) -> Miniaudio:
    """A player whose process is a script."""
    process: Any = SimpleNamespace(**vars(subprocess))
    process.Popen = Script(text)
    monkeypatch.setattr(players, "subprocess", process)
    monkeypatch.setattr(players, "find_spec", lambda _: object())
    return Miniaudio()


ANSWER = "import sys\nfor line in sys.stdin: print({!r}, flush=True)"


def test_the_process_that_plays_is_kept_for_the_next_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    player = scripted(monkeypatch, ANSWER.format("played"))
    player.play("a.wav", 0.1, NEVER)
    first = player.process
    player.play("b.wav", 0.1, NEVER)
    assert player.process is first is not None
    player.close()
    player.close()
    assert first.poll() is not None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (ANSWER.format("failed no device"), "no device"),
        ("", "ended"),
        ("import sys; sys.stdin.readline(); sys.stdin.readline()", "hangs"),
    ],
)
def test_a_process_that_fails_ends_or_hangs_is_given_up(
    monkeypatch: pytest.MonkeyPatch, text: str, why: str
) -> None:
    monkeypatch.setattr(players, "START_SECONDS", 0.5)
    monkeypatch.setattr(players, "GRACE_SECONDS", 0.1)
    player = scripted(monkeypatch, text)
    with pytest.raises(PlayerDown, match=why):
        player.play("a.wav", 0.1, NEVER)
    assert player.process is None


def test_a_sound_that_is_to_stop_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    player = scripted(monkeypatch, "import sys; sys.stdin.readline(); sys.stdin.readline()")
    stop = threading.Event()
    stop.set()
    begun = time.monotonic()
    player.play("a.wav", 9.0, stop)
    assert time.monotonic() - begun < 2
    player.close()


class Nowhere:
    """As much of miniaudio as the process asks of it; `device` says what becomes of a sound."""

    MiniaudioError = type("MiniaudioError", (Exception,), {})
    SampleFormat = SimpleNamespace(SIGNED16=1)
    Backend = SimpleNamespace(NULL="null")

    def __init__(self, device: str = "") -> None:
        self.device = device
        self.opened: list[dict[str, Any]] = []
        self.heard = b""

    def PlaybackDevice(self, **given: Any) -> Nowhere:  # noqa: N802
        if self.device == "none":
            raise self.MiniaudioError("no device")
        self.opened.append(given)
        return self

    def start(self, stream: Any) -> None:
        while self.device != "mute" and not self.heard.endswith(bytes(400)):
            self.heard += stream.send(100)

    def close(self) -> None:
        self.device = "closed"


@pytest.mark.parametrize(
    ("device", "answer"),
    [("", "played"), ("none", "failed no device"), ("mute", "failed it takes no sound")],
)
def test_a_file_is_played_whole_and_then_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, device: str, answer: str
) -> None:
    monkeypatch.setattr(miniaudio_worker, "GRACE_SECONDS", 0.0)
    path = Store(str(tmp_path)).path(Cue(Sound.EDGE), STEREO, 1.0)
    module, told = Nowhere(device), io.StringIO()
    monkeypatch.setitem(sys.modules, "miniaudio", module)
    miniaudio_worker.serve([f"{path}\n", f"{tmp_path}/no.wav\n"], told, ["NULL"])
    first, second = told.getvalue().splitlines()
    assert first == answer
    assert second.startswith("failed ")
    if not device:
        with wave.open(path, "rb") as sound:
            assert module.heard.startswith(sound.readframes(sound.getnframes()))
        assert module.opened[0]["nchannels"] == 2
        assert module.opened[0]["backends"] == ["null"]


def test_a_process_without_the_library_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    told = io.StringIO()
    miniaudio_worker.serve(["a.wav\n"], told, [])
    assert told.getvalue().startswith("failed ")


# all together


class Box:
    """A player that keeps what it is given; `waits` holds the first one up."""

    name = "box"

    def __init__(self, broken: int = 0) -> None:
        self.heard: list[str] = []
        self.broken = broken
        self.held = threading.Event()
        self.held.set()

    def play(self, path: str, length: float, stop: threading.Event) -> None:
        self.held.wait(5)
        if self.broken:
            self.broken -= 1
            raise PlayerDown("no device")
        self.heard.append(os.path.basename(path).split("-")[1])

    def close(self) -> None:
        self.held.set()


Play = Callable[..., Sounds]


@pytest.fixture
def sounds(tmp_path: Path) -> Iterator[Play]:
    made: list[Sounds] = []

    def make(*boxes: Player, told: list[str] | None = None) -> Sounds:
        tell = told.append if told is not None else lambda _: None
        makes = [lambda box=box: box for box in boxes]
        made.append(Sounds(str(tmp_path), tell, makes))  # type: ignore[arg-type]
        made[-1].start()
        return made[-1]

    yield make
    for each in made:
        each.close()
        assert not each.thread.is_alive()


def idle(box: Sounds) -> None:
    end = time.monotonic() + 5
    while not box.idle():
        assert time.monotonic() < end
        time.sleep(0.002)


def order(sound: Sound, level: float = 1.0) -> Order:
    return Order(Cue(sound), STEREO, level)


def test_sounds_are_heard_one_after_another(sounds: Play) -> None:
    box = Box()
    made = sounds(box)
    assert made.play(order(Sound.PLACE), order(Sound.TURN))
    idle(made)
    assert box.heard == ["place", "turn"]


def test_what_is_muted_is_not_heard(sounds: Play) -> None:
    box = Box()
    made = sounds(box)
    assert made.play(order(Sound.EDGE, 0.0), order(Sound.TURN, 0.2))
    idle(made)
    assert box.heard == ["turn"]


def test_the_cursor_makes_its_own_sounds_stale_and_no_others(sounds: Play) -> None:
    box = Box()
    made = sounds(box)
    box.held.clear()
    made.play(order(Sound.PLACE))
    while made.waiting:
        time.sleep(0.001)
    made.play(order(Sound.TURN))
    for _ in range(20):
        made.play(order(Sound.EDGE))
    box.held.set()
    idle(made)
    assert box.heard == ["place", "turn", "edge"]


def test_no_more_wait_than_anybody_would_listen_to(sounds: Play) -> None:
    box = Box()
    made = sounds(box)
    box.held.clear()
    for _ in range(50):
        made.play(order(Sound.PLACE))
    assert len(made.waiting) <= MOST
    box.held.set()
    idle(made)


def test_a_player_that_fails_is_left_for_the_next(sounds: Play) -> None:
    told: list[str] = []
    box = Box()
    made = sounds(Box(broken=9), box, told=told)
    made.play(order(Sound.TURN))
    idle(made)
    assert box.heard == ["turn"]
    assert told == []
    assert made.reasons == ["box no device"]


def test_without_any_player_it_is_said_once_and_play_goes_on(sounds: Play) -> None:
    told: list[str] = []
    made = sounds(Box(broken=9), told=told)
    for _ in range(3):
        made.play(order(Sound.TURN))
        idle(made)
    assert told == ["none"]
    assert not made.play(order(Sound.TURN))


def test_a_disk_that_takes_nothing_costs_the_sound_and_nothing_else(
    sounds: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Box()
    made = sounds(box)

    def full(*_: object) -> str:
        raise OSError("the disk is full")

    monkeypatch.setattr(made.store, "path", full)
    made.play(order(Sound.TURN))
    idle(made)
    monkeypatch.undo()
    made.play(order(Sound.WIN))
    idle(made)
    assert box.heard == ["win"]
