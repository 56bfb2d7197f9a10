"""Notes to samples: pure functions of the score, the place, the mode and the volume.

Stereo tells the column by the side and the row by the pitch. Mono has one channel: the row is the
pitch of the sound, and a tone of another timbre behind it has the column as its pitch, so that
nothing is lost to somebody who hears with one ear or from one box.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from io import BytesIO
from math import cos, exp, pi, sin, tau
from sys import byteorder
from wave import open as open_wave

from tactilegrid.outputs.cues.score import (
    COLUMN_MS,
    COLUMN_TIMBRE,
    LOWEST,
    OCTAVES,
    PAUSE_MS,
    SCORES,
    Note,
)
from tactilegrid.speech.cue import MONO, STEPS, Cue

RATE = 22_050
PEAK = 24_000
ATTACK_MS, RELEASE_MS = 4, 12
SPREAD = 0.92  # a sound at a border is still heard a little on the other side

# Overtones as (multiple, share), and how fast a tone dies away.
TIMBRES: dict[str, tuple[tuple[tuple[float, float], ...], float]] = {
    "pure": (((1, 1.0),), 2.0),
    "flute": (((1, 0.9), (2, 0.1)), 1.0),
    "bell": (((1, 0.7), (2.76, 0.2), (5.4, 0.1)), 6.0),
    "reed": (((1, 0.55), (3, 0.3), (5, 0.15)), 1.5),
    "wood": (((1, 0.6), (1.5, 0.25), (3.9, 0.15)), 14.0),
    "buzz": (((1, 0.5), (2, 0.3), (3, 0.2)), 0.5),
}


def pitch(place: int) -> float:
    """The frequency of a place from 0 to STEPS, in hertz."""
    return LOWEST * float(2 ** (OCTAVES * place / STEPS))


def tone(note: Note, base: float) -> list[float]:
    """The samples of one note, between -1 and 1."""
    overtones, decay = TIMBRES[note.timbre]
    frequency = base * 2 ** (note.semitones / 12)
    count = RATE * note.milliseconds // 1000
    attack, release = RATE * ATTACK_MS // 1000, RATE * RELEASE_MS // 1000
    samples = []
    for number in range(count):
        angle = tau * frequency * number / RATE
        wave = sum(share * sin(angle * multiple) for multiple, share in overtones)
        fade = min(1.0, number / attack, (count - number) / release)
        samples.append(note.loud * wave * fade * exp(-decay * number / RATE))
    return samples


def melody(cue: Cue, mode: str) -> list[float]:
    """The samples of a whole cue in one channel."""
    base = pitch(cue.spot.up if cue.spot else STEPS // 2)
    samples = [sample for note in SCORES[cue.sound] for sample in tone(note, base)]
    if mode == MONO and cue.spot is not None:
        samples += [0.0] * (RATE * PAUSE_MS // 1000)
        samples += tone(Note(0, COLUMN_MS, COLUMN_TIMBRE), pitch(cue.spot.across))
    return samples


def sides(cue: Cue) -> tuple[float, float]:
    """How loud a cue is on the left and on the right; together always the same power."""
    across = cue.spot.across / STEPS if cue.spot else 0.5
    angle = (0.5 + SPREAD * (across - 0.5)) * pi / 2
    return cos(angle), sin(angle)


def samples_of(cue: Cue, mode: str, level: float) -> tuple[array[int], int]:
    """The samples as they are in a file, and how many channels they have."""
    channels = (1.0,) if mode == MONO else sides(cue)
    scaled = (
        int(PEAK * level * sample * channel) for sample in melody(cue, mode) for channel in channels
    )
    return _little(scaled), len(channels)


def _little(numbers: Iterable[int]) -> array[int]:
    samples = array("h", numbers)
    if byteorder == "big":
        samples.byteswap()
    return samples


def wav(cue: Cue, mode: str, level: float) -> bytes:
    """A cue as the bytes of a WAV file."""
    samples, channels = samples_of(cue, mode, level)
    file = BytesIO()
    with open_wave(file, "wb") as sound:
        sound.setnchannels(channels)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(samples.tobytes())
    return file.getvalue()
