"""A first lesson: a chain on a small board, a capture for each side, a square that is barred."""

from __future__ import annotations

from tactilegrid.core.lesson import Course

_of = Course("pathagon-lesson")

LESSON = _of.lesson(
    "lesson_pathagon",
    (
        _of.reach("about names north", "c4"),
        _of.reach("walk", "d4"),
        _of.reach("home", "c3"),
        _of.ask("any-here", "square"),
        _of.ask("any-again", "again"),
        _of.make("place", "c3", "c4"),
        _of.ask("any-rows", "board"),
        _of.ask("any-more", "more"),
        _of.ask("chain", "status"),
        _of.make("clamp", "c5xc4", "d4"),
        _of.ask("last", "last-five"),
        _of.make("gap", "c4", "b2"),
        _of.ask("moves", "moves"),
        _of.make("on", "c2", "d2xc2"),
        _of.ask("barred", "detail", cell="c2"),
        _of.make("end-piece", "c1", "e5"),
        _of.ask("undo", "undo"),
        _of.ask("any-redo", "redo"),
        _of.make("win", "c2", shown=False),
    ),
    ending="end",
    options="size=5",
)
