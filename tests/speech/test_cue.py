"""The short sounds as data: each has a group, and a place from border to border."""

from __future__ import annotations

from tactilegrid.app.config import CHOICES
from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.speech.cue import GROUP_OF, GROUPS, LEVELS, MODES, STEPS, Sound, Spot, spot


def test_every_sound_has_one_group() -> None:
    assert [sound for sounds in GROUPS.values() for sound in sounds] == list(Sound)
    assert set(GROUP_OF) == set(Sound)


def test_modes_and_levels_are_settings() -> None:
    assert CHOICES["sounds"] == MODES
    assert all(CHOICES[group] == tuple(LEVELS) for group in GROUPS)


def test_the_borders_are_the_ends() -> None:
    grid = Grid(9, 7)
    assert spot(Cell(0, 0), grid) == Spot(0, 0)
    assert spot(Cell(8, 6), grid) == Spot(STEPS, STEPS)
    assert spot(Cell(4, 3), grid) == Spot(50, 50)


def test_every_column_of_the_widest_board_has_a_place_of_its_own() -> None:
    places = {spot(Cell(column, 0), Grid(26, 26)).across for column in range(26)}
    assert len(places) == 26


def test_a_single_row_is_in_the_middle() -> None:
    assert spot(Cell(0, 0), Grid(1, 1)) == Spot(50, 50)
