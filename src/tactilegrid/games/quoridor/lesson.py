"""A first lesson: a race on a small board, with a fence, a jump, and a way around."""

from __future__ import annotations

from tactilegrid.core.lesson import Course

_of = Course("quoridor-lesson")

LESSON = _of.lesson(
    "lesson_quoridor",
    (
        _of.reach("about names up", "c2"),
        _of.reach("walk", "d2"),
        _of.reach("home", "c1"),
        _of.ask("any-here", "square"),
        _of.ask("any-again", "again"),
        _of.ask("any-rows", "board"),
        _of.ask("any-more", "more"),
        _of.ask("ways", "targets", cell="c1"),
        _of.make("step", "c2", "c4"),
        _of.ask("status", "status"),
        _of.ask("fence", "fence", mode="grid"),
        _of.ask("turn", "rotate", mode="grid"),
        _of.make("behind place", "c1h", "c3", mode="grid"),
        _of.make("behind", "c1h", "c3", mode="line"),
        _of.ask("squares", "fence", mode="grid"),
        _of.ask("moves", "moves"),
        _of.make("jump", "c4", "c4h"),
        _of.ask("undo", "undo"),
        _of.ask("redo", "redo"),
        _of.ask("edges", "edges", cell="c4"),
        _of.make("around", "b4", "b3"),
        _of.make("win", "b5", shown=False),
    ),
    ending="end",
    options="size=5 fences=3",
)
