"""Rows, columns and rays read aloud, with what is empty joined."""

from __future__ import annotations

from functools import cache

import pytest

from tactilegrid.core.geometry import Cell, Direction, Grid, Naming
from tactilegrid.core.message import message
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.explorer import Explorer
from tactilegrid.speech.listener import Listener
from tactilegrid.speech.reading import columns, rows, runs, things

GRID = Grid(5, 4)


def board(*names):
    """What describes a board with a seat's piece on each of these squares."""
    standing = {GRID.find(name) for name in names}
    return lambda cell: message("piece") if cell in standing else None


@cache
def catalogue(language):
    found = Catalogue.load(language, ("table",), strict=True)
    found.messages["piece"] = ({"en": "stone", "ru": "камень"}[language],) * 4
    return found


def heard(parts, language="en", grid=GRID):
    listener = Listener(language, grid=grid)
    return [catalogue(language).render(part, listener) for part in parts]


def row(number):
    return [Cell(column, number - 1) for column in range(5)]


@pytest.mark.parametrize(
    ("standing", "words"),
    [
        ((), ["a1 to e1 empty"]),
        (("a1",), ["a1 stone", "b1 to e1 empty"]),
        (("b1", "c1"), ["a1 empty", "b1 to c1 stone", "d1 to e1 empty"]),
        (("a1", "c1", "e1"), ["a1 stone", "b1 empty", "c1 stone", "d1 empty", "e1 stone"]),
    ],
)
def test_neighbours_of_one_kind_are_one_part(standing, words):
    assert heard(runs(row(1), board(*standing))) == words


def test_a_ray_of_nothing_is_nothing():
    assert runs([], board()) == ()


def test_a_ray_in_its_own_order():
    south = Explorer(GRID, frozenset(), Cell(2, 3)).along(Direction.SOUTH)
    assert heard(runs(south, board("c1"))) == ["c3 to c2 empty", "c1 stone"]


def test_things_alone():
    assert heard(things(GRID.cells(), board("e4", "b2"))) == ["b2 stone", "e4 stone"]
    assert things(GRID.cells(), board()) == ()


def test_rows_from_the_far_one():
    assert heard(rows(GRID, board("b2", "d2"))) == [
        "Rows 4 to 3 empty.",
        "Row 2: b2 stone, d2 stone.",
        "Row 1 empty.",
    ]
    assert heard(rows(GRID, board())) == ["Rows 4 to 1 empty."]
    assert heard(rows(GRID, board("a4", "a1"))) == [
        "Row 4: a4 stone.",
        "Rows 3 to 2 empty.",
        "Row 1: a1 stone.",
    ]


def test_columns_from_the_west():
    assert heard(columns(GRID, board("b2", "b4", "e1"))) == [
        "Column a empty.",
        "Column b: b2 stone, b4 stone.",
        "Columns c to d empty.",
        "Column e: e1 stone.",
    ]


def test_rows_with_letters():
    lettered = Grid(2, 3, Naming.ROW_LETTER)
    assert heard(rows(lettered, lambda _: None), grid=lettered) == ["Rows A to C empty."]
    assert heard(columns(lettered, lambda _: None), grid=lettered) == ["Columns 1 to 2 empty."]


def test_in_russian():
    said = heard(rows(GRID, board("b2")), "ru")
    assert len(said) == 3
    assert all(part for part in said)
    assert "b2 камень" in said[1]


@pytest.mark.parametrize("read", [rows, columns])
def test_every_thing_is_read_once(read):
    """However empty lines are joined, nothing that stands on the board is lost."""
    standing = ("a1", "c2", "d3", "e4")
    said = " ".join(heard(read(GRID, board(*standing))))
    assert said.count("stone") == len(standing)
    assert all(said.count(name) == 1 for name in standing)
