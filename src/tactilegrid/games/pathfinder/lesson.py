"""A first lesson: a small maze is built, and another one searched, with a dead end on the way."""

from __future__ import annotations

from tactilegrid.core.lesson import Course

_of = Course("pathfinder-lesson")

LESSON = _of.lesson(
    "lesson_pathfinder",
    (
        _of.reach("about names south", "B1"),
        _of.reach("walk", "B2"),
        _of.ask("any-here", "square"),
        _of.ask("any-again", "again"),
        _of.make("hide", "goal_B3"),
        _of.make("chips close", "+A1W"),
        _of.ask("undo", "undo"),
        _of.ask("any-redo", "redo"),
        _of.ask("status", "status"),
        _of.make("ready", "ready", "lay:C3:B1E,B1S ready"),
        _of.make("ask enter", "enter:B1"),
        _of.ask("any-rows", "board"),
        _of.ask("any-more", "more"),
        _of.make("on", "B1>B2", "enter:A1"),
        _of.ask("edges", "edges", cell="B1"),
        _of.ask("new", "new"),
        _of.ask("unknown", "next previous"),
        _of.make("out", "out"),
        _of.make("again", "enter:C1"),
        _of.make("further", "C1>C2"),
        _of.make("win", "C2>C3", shown=False),
    ),
    ending="end",
    options="rows=4 cols=4",
)
