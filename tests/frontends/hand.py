"""Moves made by hand at a desk: the cursor walks, touches, and answers what is asked."""

from __future__ import annotations

import re
from typing import Any, Protocol

from tactilegrid.app.host import Host
from tactilegrid.core.game import Choice, Touch
from tactilegrid.core.geometry import Cell, Edge
from tactilegrid.engines.choose import choose
from tactilegrid.frontends.desk import Desk
from tactilegrid.frontends.strokes import way

# `(e2)` is a move, however many touches it takes; `...` plays the game to its end; else a key.
STEP = re.compile(r"\([^)]*\)|\S+")
TO_THE_END = "..."


class AtDesk(Protocol):
    """Whoever presses keys at a desk."""

    host: Host
    desk: Desk

    def press(self, *keys: str) -> Any:
        """Press keys one after another, each after the answer to the one before."""


def perform(sitter: AtDesk, script: str, seed: int = 1) -> None:
    """Do what a script says, step by step."""
    for step in STEP.findall(script):
        if step == TO_THE_END:
            play_out(sitter, seed)
        elif step.startswith("(") and step.endswith(")"):
            make(sitter, step[1:-1])
        else:
            sitter.press(step)


def walk(sitter: AtDesk, place: Touch) -> None:
    """Take the cursor to a square or a slot with fence mode, arrows and rotation."""
    if isinstance(place, Edge):
        explorer = sitter.desk.explorer
        sitter.press(*(sitter.desk.keymap.key_of(intent) for intent in way(explorer, place)))
    elif isinstance(place, Cell):
        if sitter.desk.explorer.edge is not None:
            sitter.press("f")
        across = place.column - sitter.desk.explorer.cell.column
        sitter.press(*["Right" if across > 0 else "Left"] * abs(across))
        up = place.row - sitter.desk.explorer.cell.row
        sitter.press(*["Up" if up > 0 else "Down"] * abs(up))


def make(sitter: AtDesk, text: str) -> None:
    """Make the move of that notation by touch, answering what is asked."""
    game, seen, before = sitter.host.game, sitter.host.seen(), sitter.host.ply
    move = game.parse_move(text, seen)
    for place in game.touches(move, seen):
        if sitter.host.ply != before:
            return
        if isinstance(place, Choice):
            if sitter.desk.question is None:
                sitter.press("Enter")
            answer(sitter, place, move)
        else:
            walk(sitter, place)
            sitter.press("Enter")
    if sitter.host.ply == before:
        sitter.press("Enter")  # it was read back


def answer(sitter: AtDesk, *wanted: Any) -> None:
    """Press the digit of the answer that means one of these."""
    if sitter.desk.question is None:
        return
    offered = [action.args[-1] for _, action in sitter.desk.question.answers]  # type: ignore[attr-defined]
    number = next(place for place, one in enumerate(offered, 1) if one in wanted)
    sitter.press(str(number))


def play_out(sitter: AtDesk, seed: int = 1, level: str = "", limit: int = 400) -> None:
    """Go on until the game is over, as an engine of that level would; puzzles are solved."""
    alone = sitter.host.game.name == "escort-quest"
    level = level or ("master" if alone else "casual")
    while sitter.host.turn is not None and sitter.host.ply < limit:
        seat, seen = sitter.host.actor, sitter.host.seen()
        *_, found = choose(sitter.host.game, seen, seat, level, seed + sitter.host.ply)
        move = found.move
        make(sitter, sitter.host.game.format_move(move))
