"""A first lesson: Pac-Man's last two pellets, with a ghost to eat on the way."""

from __future__ import annotations

from tactilegrid.core.lesson import Course

_of = Course("quoridor-pac-man-lesson")

LESSON = _of.lesson(
    "lesson_quoridor_pac_man",
    (
        _of.reach("about start north", "b4"),
        _of.reach("walk", "c4"),
        _of.reach("home", "b3"),
        _of.ask("any-here", "square"),
        _of.ask("any-again", "again"),
        _of.ask("things", "next previous"),
        _of.ask("any-rows", "board"),
        _of.ask("any-more", "more"),
        _of.ask("ways", "targets", cell="b3"),
        _of.make("two go-c4", "P:E.N", "B:S C:S"),
        _of.ask("status", "status"),
        _of.ask("seen", "others"),
        _of.make("pellet boost", "P:E.S*.E.N.Nx", "C:S"),
        _of.ask("last", "last-five"),
        _of.make("safe", "P:E.S", "C:W"),
        _of.ask("undo", "undo"),
        _of.ask("any-redo", "redo"),
        _of.make("win", "P:S.E*", shown=False),
    ),
    ending="end",
    options="layout=pacman=e5;blinky=e9;inky=a5;pinky=i5;clyde=e1;pellets=d3,g3,a9,i9",
    position="P=b3 B=e6 I=- K=- C=i9 pellets=d3,g3 lives=2 to=P",
)
