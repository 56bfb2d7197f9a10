"""Lamps tell what was said: what can be chosen, what was done, whose turn it is, what to do."""

from __future__ import annotations

from tactilegrid.board.driver import Capabilities
from tactilegrid.board.lamps import BLINK_MS, DARK, Scene, guiding, playing
from tactilegrid.board.mapping import Placing
from tactilegrid.core.geometry import Cell, Grid

PLACING = Placing(Capabilities("X", 3, 3, lamps=9), Grid(3, 3), ())
A1, B1, C1, A2 = Cell(0, 0), Cell(1, 0), Cell(2, 0), Cell(0, 1)


def test_targets_shine_while_what_was_chosen_blinks() -> None:
    assert playing(PLACING, [A1], [B1, A2], [C1], [C1]) == Scene(frozenset({1, 3}), frozenset({0}))


def test_the_last_move_shines_while_whoever_has_the_turn_blinks() -> None:
    assert playing(PLACING, [], [], [A1, B1], [B1, C1]) == Scene(frozenset({0, 1}), frozenset({2}))


def test_where_a_piece_comes_from_shines_and_where_it_goes_blinks() -> None:
    assert guiding(PLACING, A1, C1) == Scene(frozenset({0}), frozenset({2}))
    assert guiding(PLACING, A1, None) == Scene(frozenset(), frozenset({0}))
    assert guiding(PLACING, None, C1) == Scene(frozenset(), frozenset({2}))
    assert guiding(PLACING, None, None) == DARK


def test_blinking_is_on_and_off_by_halves_of_a_second() -> None:
    scene = Scene(frozenset({1}), frozenset({2}))
    assert scene.at(0) == scene.at(BLINK_MS - 1) == {1, 2}
    assert scene.at(BLINK_MS) == scene.at(2 * BLINK_MS - 1) == {1}
    assert scene.at(2 * BLINK_MS) == {1, 2}
