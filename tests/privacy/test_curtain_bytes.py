"""Several people at one keyboard: what is written between curtains tells nothing of the others."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tactilegrid.core.seats import Seat
from tactilegrid.outputs.console import CLEAR
from tests.contract.contract import Rules
from tests.privacy.hiding import for_every_hiding_game
from tests.privacy.keyboard import Keyboard, private_lines
from tests.privacy.twins import Twins, twins

MANY, FEW = 200, 4


def played(twin: Twins, seed: int) -> list[Keyboard]:
    """Both games at a keyboard, with the same questions of the viewer."""
    keyboards = [Keyboard(session) for session in (twin.one, twin.other)]
    for keyboard in keyboards:
        keyboard.play(seed)
    return keyboards


def told_apart(twin: Twins, seed: int) -> list[str]:
    """By what the viewer could tell which of the two games they sat at; empty: by nothing."""
    assert isinstance(twin.viewer, Seat)
    one, other = played(twin, seed)
    ears = (twin.viewer, None)
    found = []
    if one.tape.of(*ears) != other.tape.of(*ears):
        found.append("bytes")
    if one.tape.felt(*ears) != other.tape.felt(*ears):
        found.append("braille")
    if one.fingers.of(*ears) != other.fingers.of(*ears):
        found.append("display")
    if one.box.of(*ears) != other.box.of(*ears):
        found.append("sounds")
    for keyboard in (one, other):
        written = keyboard.tape.of(*ears).decode()
        found += [
            f"line {line}" for line in private_lines(keyboard, twin.viewer) if line in written
        ]
        found += ["screen"] * (not wiped(keyboard))
    return found


def wiped(keyboard: Keyboard) -> bool:
    """Whether the first write after each change empties the screen, and no other one does.

    All but the first: what a terminal showed before a game stays there.
    """
    parts, clear = keyboard.tape.parts, CLEAR.encode()
    pairs = pairwise(parts)
    emptied = [clear in data for (before, _), (after, data) in pairs if after != before]
    return all(emptied[1:]) and sum(emptied[1:]) == sum(clear in data for _, data in parts)


def check(rules: Rules, count: int) -> None:
    differing = 0
    for seed in range(count):
        viewer = Random(seed).choice(rules.game.seats(rules.options))
        twin = twins(rules, seed, viewer)
        assert told_apart(twin, seed) == [], (seed, viewer)
        differing += twin.differ
    assert differing >= count // 2, "nothing was hidden that could have been told"


@for_every_hiding_game
def test_nothing_between_curtains_tells_of_the_others(rules: Rules) -> None:
    if len(rules.game.seats(rules.options)) > 1:
        check(rules, FEW)


@pytest.mark.soak
@for_every_hiding_game
def test_nothing_between_curtains_tells_of_the_others_in_many_games(rules: Rules) -> None:
    if len(rules.game.seats(rules.options)) > 1:
        check(rules, MANY)


@for_every_hiding_game
def test_a_pipe_gets_no_escape_sequence(rules: Rules) -> None:
    twin = twins(rules, 1, rules.game.seats(rules.options)[0], 12)
    keyboard = Keyboard(twin.one, screen=False)
    keyboard.play(1)
    assert all(b"\x1b" not in data for _, data in keyboard.tape.parts)
