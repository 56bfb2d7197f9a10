"""A first lesson: four turns on a small sheet, past spikes and a goblin, into the village."""

from __future__ import annotations

from tactilegrid.core.lesson import Course

_of = Course("escort-quest-lesson")

LESSON = _of.lesson(
    "lesson_escort_quest",
    (
        _of.reach("about tokens north", "a2"),
        _of.reach("walk", "b2"),
        _of.ask("any-here", "square"),
        _of.ask("any-again", "again"),
        _of.ask("things", "next previous"),
        _of.ask("any-rows", "board"),
        _of.ask("any-more", "more"),
        _of.make("turn go-north", "N"),
        _of.ask("far", "status"),
        _of.ask("goblin", "others"),
        _of.make("copy", "E"),
        _of.ask("ahead", "detail", cell="d3"),
        _of.ask("what-if", "moves"),
        _of.ask("any-more", "more"),
        _of.make("around", "SE"),
        _of.ask("undo", "undo"),
        _of.ask("any-redo", "redo"),
        _of.make("home", "NE", shown=False),
    ),
    ending="end",
    position="EQ 6x6 E=a1 V=b2 G=f6; village e3; spike d3",
)
