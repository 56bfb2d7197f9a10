"""A first lesson: a voyage with a bend, the next start, and a village to end with."""

from __future__ import annotations

from tactilegrid.core.lesson import Course

_of = Course("wayfinder-lesson")

LESSON = _of.lesson(
    "lesson_wayfinder",
    (
        _of.reach("about village north", "b2"),
        _of.reach("walk", "c2"),
        _of.reach("home", "b1"),
        _of.ask("any-here", "square"),
        _of.ask("any-again", "again"),
        _of.ask("any-rows", "board"),
        _of.ask("any-more", "more"),
        _of.ask("drop ways", "targets", cell="b1"),
        _of.ask("enter", "touch", cell="c1", mode="grid"),
        _of.ask("back", "back", mode="grid"),
        _of.make("voyage bend", "b1_E_G_Y_N_R"),
        _of.ask("last", "last"),
        _of.make("place", "@b3"),
        _of.ask("undo", "undo"),
        _of.ask("any-redo", "redo"),
        _of.ask("forming", "mine"),
        _of.ask("status", "status"),
        _of.make("win", "b3_E_G_Y", shown=False),
    ),
    ending="end",
    options="size=4 players=1",
    position=(
        "-,-,-,-/-,GY,GGGG,-/-,-,-,-/-,GYR,-,YY W G=b1 | S G=0"
        " | to=G | mode=sequential | phase=voyage"
    ),
)
