"""The sounds as notes: data, no behaviour.

A note is so many semitones above the sound's own pitch, which is the row where it has a place; it
lasts so many milliseconds in one of the timbres of `synth`.
"""

from __future__ import annotations

from collections.abc import Mapping

from tactilegrid.core.value import Value
from tactilegrid.speech.cue import Sound


class Note(Value):
    """One tone: its height, its length, its timbre, and how loud it is from 0 to 1."""

    semitones: int
    milliseconds: int
    timbre: str = "bell"
    loud: float = 1.0


SCORES: Mapping[Sound, tuple[Note, ...]] = {
    Sound.EDGE: (Note(-12, 70, "wood"),),
    Sound.SELECT: (Note(0, 70, "bell", 0.8),),
    Sound.PLACE: (Note(0, 50, "wood"), Note(0, 90, "bell")),
    Sound.CAPTURE: (Note(7, 60, "reed"), Note(0, 60, "reed"), Note(-5, 110, "reed")),
    Sound.ERROR: (Note(-12, 90, "buzz", 0.7), Note(-13, 130, "buzz", 0.7)),
    Sound.TURN: (Note(0, 90), Note(5, 140)),
    Sound.WIN: (Note(0, 90), Note(4, 90), Note(7, 90), Note(12, 260)),
    Sound.LOSE: (Note(7, 130, "reed"), Note(3, 130, "reed"), Note(0, 260, "reed")),
    Sound.DRAW: (Note(5, 130), Note(5, 130), Note(0, 220)),
    Sound.CURTAIN: (Note(12, 80, "pure"), Note(7, 80, "pure"), Note(0, 80, "pure"), Note(-5, 200)),
    Sound.THINKING: (Note(-12, 50, "wood", 0.6), Note(-12, 50, "wood", 0.6)),
}
# In mono a second tone follows, whose pitch is the column, in a timbre that no first tone has.
COLUMN_TIMBRE = "flute"
COLUMN_MS = 90
PAUSE_MS = 70

LOWEST = 262.0  # hertz: the row nearest a1
OCTAVES = 2  # from there to the farthest row
