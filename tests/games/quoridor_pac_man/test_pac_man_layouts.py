"""Layouts: those that are shipped, the text they are written in, and what is refused of it."""

from __future__ import annotations

import time

import pytest

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.geometry import Cell
from tactilegrid.core.options import FREE_LIMIT
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor.moves import cell_of, edge_of
from tactilegrid.games.quoridor_pac_man.ground import FAR
from tactilegrid.games.quoridor_pac_man.layouts import (
    SHIPPED,
    layout_of,
    layout_text,
    names_of,
    parse_layout,
)
from tests.games.quoridor_pac_man.pac_man_table import begin, cell, hear, part_of, play, written

LINES = {
    "layout": "mine",
    "pacman": "e5",
    "blinky": "e9",
    "inky": "a5",
    "pinky": "i5",
    "clyde": "e1",
    "pellets": "a1 a9 i1 i9",
    "fences": "b2h g2h b7h g7h c4v f5v",
}


def file_of(**changes: str | None) -> str:
    lines = {**LINES, **changes}
    return "".join(f"{word} {rest}\n" for word, rest in lines.items() if rest is not None)


def refused(text: str, language: str = "en") -> str:
    with pytest.raises(BadPosition) as caught:
        parse_layout(text)
    return hear(caught.value.message, begin(), language=language)


def turned(square: Cell) -> Cell:
    return Cell(8 - square.column, 8 - square.row)


def test_the_house_layout() -> None:
    """PM-A1."""
    layout = layout_of("classic6")
    assert [cell_of(start) for start in layout.starts] == [
        cell(name) for name in ["e5", "e9", "a5", "i5", "e1"]
    ]
    assert names_of(layout.pellets) == ["a1", "a9", "i1", "i9"]
    assert layout == parse_layout(file_of(layout="classic6"))


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_layouts(name: str) -> None:
    """PM-A1: at least four besides classic6, each pellet within reach, no figure walled in."""
    layout = layout_of(name)
    assert layout.name == name
    assert len(set(layout.starts)) == 5
    assert layout.pellets.bit_count() == 4
    ways = layout.ground.distances(layout.starts[0])
    assert all(ways[square] < FAR for square in numbers(layout.ground.walls.board.squares))
    assert layout_text(layout) == name
    state = begin(layout=name)
    assert part_of(state, "layout") == name
    assert part_of(play(state, written(state)[0]), "to") == "B"


@pytest.mark.parametrize("name", sorted(set(SHIPPED) - {"den"}))
def test_layouts_look_the_same_when_turned(name: str) -> None:
    layout = layout_of(name)
    starts = {cell_of(start) for start in layout.starts}
    pellets = {cell_of(square) for square in numbers(layout.pellets)}
    assert {turned(square) for square in starts} == starts
    assert {turned(square) for square in pellets} == pellets
    fences = {edge_of(fence) for fence in numbers(layout.fences)}
    for edge in fences:
        across = Cell(7 - edge.cell.column, 7 - edge.cell.row)
        assert type(edge)(across, edge.side) in fences


def test_the_den_has_two_like_halves() -> None:
    layout = layout_of("den")
    for squares in (
        {cell_of(start) for start in layout.starts},
        {cell_of(square) for square in numbers(layout.pellets)},
    ):
        assert {Cell(8 - square.column, square.row) for square in squares} == squares
    fences = {edge_of(fence) for fence in numbers(layout.fences)}
    assert {type(e)(Cell(7 - e.cell.column, e.cell.row), e.side) for e in fences} == fences


def test_there_are_enough() -> None:
    assert len(SHIPPED) >= 5
    assert next(iter(SHIPPED)) == "classic6"


def test_a_file() -> None:
    """Lines in any order, capitals, remarks, commas, empty lines."""
    text = """
    # the figure in my box
    PELLETS: A1, A9, I1, I9   # the corners

    Pac-Man = E5
    clyde e1
    fences b2h,g2h, b7h g7h
    pinky i5
    inky a5
    blinky e9
    """
    layout = parse_layout(text)
    assert layout.name == ""
    line = (
        "pacman=e5;blinky=e9;inky=a5;pinky=i5;clyde=e1;pellets=a1,a9,i1,i9;fences=b2h,b7h,g2h,g7h"
    )
    assert layout_text(layout) == line
    assert parse_layout(line) == layout
    assert parse_layout("\r\n".join(line.split(";"))) == layout
    assert parse_layout(line.replace("=", " ").replace(";", " ; ")) == layout
    assert part_of(begin(layout=line), "layout") == line
    assert len(line) < FREE_LIMIT


def test_a_layout_without_fences() -> None:
    layout = parse_layout(file_of(fences=None, layout=None))
    assert layout_text(layout).endswith("pellets=a1,a9,i1,i9")
    assert parse_layout(file_of(fences="")).fences == 0
    assert parse_layout(file_of()).name == "mine"
    assert part_of(begin(layout=layout_text(layout)), "P") == "e5"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            file_of(ghost="e4"),
            (
                "Line 9: no such word: ghost. There are: layout, pacman, blinky, inky,"
                " pinky, clyde, pellets, fences."
            ),
        ),
        (file_of() + "inky a6\n", "Line 9: there twice: inky."),
        (file_of(clyde=None), "A line is missing: clyde, PM-R1."),
        (file_of(pellets=None), "A line is missing: pellets, PM-R5."),
        (file_of(inky=""), "Line 4: one square for inky, PM-R1."),
        (file_of(inky="a5 a6"), "Line 4: one square for inky, PM-R1."),
        (file_of(inky="j5"), "Line 4: no such square: j5. a1 to i9."),
        (file_of(inky="e9"), "Line 4: two figures on e9, PM-R10."),
        (file_of(clyde="e5"), "Line 6: two figures on e5, PM-R10."),
        (file_of(pellets="a1 a9 i1"), "Line 7: 4 pellets, not 3, PM-R1."),
        (file_of(pellets="a1 a9 i1 i9 c3"), "Line 7: 4 pellets, not 5, PM-R1."),
        (file_of(pellets="a1 a9 i1 i1"), "Line 7: two pellets on i1, PM-R5."),
        (file_of(pellets="a1 a9 i1 x1"), "Line 7: no such square: x1. a1 to i9."),
        (file_of(pellets="a1 a9 i1 e5"), "Line 7: Pacman starts on the pellet of e5, PM-R5."),
        (file_of(fences="b2"), "Line 8: no such fence: b2. They are like e3h or e3v."),
        (file_of(fences="i2h"), "Line 8: no such fence: i2h. They are like e3h or e3v."),
        (file_of(fences="h"), "Line 8: no such fence: h. They are like e3h or e3v."),
        (file_of(fences="b2h c2h"), "Line 8: overlaps or crosses another fence: c2h, QD-A2."),
        (file_of(fences="b2h b2v"), "Line 8: overlaps or crosses another fence: b2v, QD-A2."),
        (file_of(fences="b2h b2h"), "Line 8: overlaps or crosses another fence: b2h, QD-A2."),
        (
            file_of(fences=" ".join(f"{c}{r}h" for r in range(1, 7) for c in "aceg")),
            "Line 8: 24 fences, but there are 20 at most, PM-R1.",
        ),
        # four squares in the corner behind two fences
        (
            file_of(fences="a2h b1v", pellets="a1 a9 i1 i9"),
            "Line 7: no way leads to the pellet on a1, PM-R5.",
        ),
        (
            file_of(fences="a2h b1v", pellets="c1 a9 i1 i9", clyde="b2"),
            "Line 6: no way from Clyde on b2 to Pacman, PM-R7.",
        ),
        ("classic7", "A line is missing: pacman, PM-R1."),
    ],
)
def test_what_is_refused(text: str, reason: str) -> None:
    """The line, the reason and the rule are named, in both languages."""
    if text == "classic7":
        text = "layout classic7"
    assert refused(text) == reason
    russian = refused(text, "ru")
    assert russian != reason
    for mark in ("PM-", "QD-"):
        assert (mark in reason) == (mark in russian)


def test_parts_of_one_line_are_counted() -> None:
    line = ";".join(file_of(inky="z9").splitlines())
    assert refused(line) == "Line 4: no such square: z9. a1 to i9."


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pacman e5\x00", "A layout is plain text, and this is not."),
        ("\x89PNG\r\n\x1a\n" + "\x00" * 100, "A layout is plain text, and this is not."),
        ("# \n" * 401, "Too long for a layout: 400 lines at most."),
        ("a" * 10_000_000, "Too long for a layout: 20000 letters at most."),
        ("pellets " + "a1 " * 6000, "Line 1: two pellets on a1, PM-R5."),
    ],
)
def test_what_is_no_layout_is_refused_at_once(text: str, reason: str) -> None:
    start = time.perf_counter()
    said = (
        refused(text)
        if not text.startswith("pellets")
        else refused(file_of(pellets=None, fences=None, layout=None) + text[:15_000])
    )
    assert time.perf_counter() - start < 5.0
    assert said == reason.replace("Line 1", "Line 6")


@pytest.mark.parametrize("name", ["nowhere", "a" * 50, "Classic7"])
def test_unknown_names(name: str) -> None:
    with pytest.raises(BadPosition) as caught:
        layout_of(name)
    assert "classic6, pinwheel, halls, rooms, meadow, den" in hear(caught.value.message, begin())


def test_known_names_in_any_case() -> None:
    assert layout_of(" Den ") == layout_of("den")
