"""Sheets for the fingers: letters in dots, pages in cells, drawings in millimetres."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.signs import OPEN, SIGNS, UNKNOWN, WALL
from tactilegrid.outputs.sheets import drawing, pages
from tactilegrid.outputs.sheets.letters import (
    CELLS_IN_ASCII,
    CYRILLIC,
    LATIN,
    ascii_text,
    cells,
    unicode_text,
    wrap,
)
from tactilegrid.outputs.sheets.shapes import shape
from tactilegrid.outputs.sheets.sheet import Entry, Sheet, letter_of
from tactilegrid.speech.relief import Relief

BOTH = pytest.mark.parametrize("language", ["en", "ru"])


# letters


@pytest.mark.parametrize(
    ("text", "felt"),
    [
        ("e2", "⠑⠼⠃"),
        ("Casual", "⠠⠉⠁⠎⠥⠁⠇"),
        ("e3h", "⠑⠼⠉⠰⠓"),  # a letter a to j behind a digit is no digit itself
        ("10 fences.", "⠼⠁⠚⠀⠋⠑⠝⠉⠑⠎⠲"),
        ("a1, b2; no: why? yes!", "⠁⠼⠁⠂⠀⠃⠼⠃⠆⠀⠝⠕⠒⠀⠺⠓⠽⠦⠀⠽⠑⠎⠖"),
        ("2x3", "⠼⠃⠭⠼⠉"),
        ("1.5", "⠼⠁⠲⠑"),  # one number, one sign
        ("1. 5", "⠼⠁⠲⠀⠼⠑"),
        ("(Pac-Man's)", "⠐⠣⠠⠏⠁⠉⠤⠠⠍⠁⠝⠄⠎⠐⠜"),
        ("a☺", "⠁⠿"),
        ("  a \t b ", "⠁⠀⠃"),
        ("", ""),
    ],
)
def test_english_is_written_letter_by_letter(text: str, felt: str) -> None:
    assert unicode_text(cells(text, "en")) == felt


@pytest.mark.parametrize(
    ("text", "felt"),
    [
        ("Вы на поле", "⠺⠮⠀⠝⠁⠀⠏⠕⠇⠑"),  # capitals of Cyrillic are not marked
        ("ёж, щит; юла!", "⠡⠚⠂⠀⠭⠊⠞⠆⠀⠳⠇⠁⠖"),
        ("на e2, потом e8", "⠝⠁⠀⠠⠑⠼⠃⠠⠂⠀⠏⠕⠞⠕⠍⠀⠠⠑⠼⠓"),
        ("a1 b2", "⠠⠁⠼⠁⠀⠃⠼⠃"),  # once in Latin letters, the next word is so too
        ("E2", "⠨⠑⠼⠃"),
        ("3 забора", "⠼⠉⠀⠵⠁⠃⠕⠗⠁"),
        ("3к", "⠼⠉⠐⠅"),  # behind a digit, or it would be one more
        ("3К", "⠼⠉⠘⠅"),
        ("aб", "⠠⠁⠐⠃"),
        ("Ходов 5.", "⠓⠕⠙⠕⠺⠀⠼⠑⠠⠲"),  # a dot of its own, no lowered digit
        ("1.5", "⠼⠁⠲⠑"),
        ("да — нет", "⠙⠁⠤⠀⠝⠑⠞"),  # no blank before a dash
        ("кто?", "⠅⠞⠕⠢"),
        ("", ""),
    ],
)
def test_russian_is_written_as_in_russian_books(text: str, felt: str) -> None:
    assert unicode_text(cells(text, "ru")) == felt


def test_letters_of_an_alphabet_differ() -> None:
    assert len(set(LATIN.values())) == 26
    assert len(set(CYRILLIC.values())) == 33
    assert len(set(CELLS_IN_ASCII)) == 64


@given(st.text(st.characters(codec="ascii"), max_size=60) | st.text(max_size=60))
@BOTH
def test_any_text_has_cells_of_six_dots(language: str, text: str) -> None:
    line = cells(text, language)
    assert all(0 <= cell < 64 for cell in line)
    assert len(ascii_text(line)) == len(unicode_text(line)) == len(line)


WORDS = st.lists(st.text(st.sampled_from("abcxyz 129,.АБВя"), min_size=1, max_size=30), max_size=9)


@given(WORDS.map(" ".join), st.integers(8, 40), st.integers(0, 4))
@BOTH
def test_a_text_is_cut_between_words(language: str, text: str, width: int, indent: int) -> None:
    """Nothing is lost, no line is too long, and a word is cut only where it is longer than one."""
    lines = wrap(text, language, width, indent)
    whole = cells(text, language)
    assert all(len(line) <= width for line in lines)
    assert all(line[:indent] == (0,) * indent for line in lines[1:])
    joined = [cell for line in lines for cell in line if cell]
    assert joined == [cell for cell in whole if cell]
    longest = max(map(len, unicode_text(whole).split("⠀")))
    if longest <= width - indent:
        rejoined = "⠀".join(unicode_text(line).strip("⠀") for line in lines)
        assert rejoined == unicode_text(whole)


# pages of cells


def sheet(
    width: int = 3,
    height: int = 3,
    squares: dict[tuple[int, int], str] | None = None,
    sides: dict[tuple[int, int, str], str] | None = None,
    letters: dict[tuple[int, int], str] | None = None,
    **other: Any,
) -> Sheet:
    """A sheet of a board, its squares counted from the north-west."""

    def rows(given: dict[Any, str] | None, missing: str, *kind: str) -> tuple[tuple[str, ...], ...]:
        given = given or {}
        return tuple(
            tuple(given.get((row, column, *kind), missing) for column in range(width))
            for row in range(height)
        )

    west = tuple(row[0] for row in rows(sides, OPEN, "west"))
    board = Relief(
        Grid(width, height),
        rows(squares, "empty"),
        rows(sides, OPEN, "south"),
        rows(sides, OPEN, "east"),
        Cell(0, 0),
        west if other.get("border") else (),
    )
    return Sheet(
        other.get("language", "en"),
        other.get("title", ("Toy",)),
        board,
        rows(letters, ""),
        tuple(other.get("key", ())),
        tuple(other.get("words", ())),
        (),
    )


def felt(a_sheet: Sheet, width: int = 40, height: int = 25) -> list[str]:
    """The lines of all pages in Unicode, without blanks at their ends."""
    found = pages.pages(a_sheet, width, height)
    return [unicode_text(line).rstrip("⠀") for page in found for line in page]


def test_a_board_is_felt_square_by_square() -> None:
    """Full cell on b3; a wall east of b3 and below a2 and b2, that runs on below both."""
    given_sides = {(0, 1, "east"): WALL, (1, 0, "south"): WALL, (1, 1, "south"): WALL}
    lines = felt(sheet(3, 3, {(0, 1): "seat-1"}, given_sides))
    assert lines[1:] == [
        "⠠⠞⠕⠽",
        "",
        "⠀⠀⠀⠁⠀⠃⠀⠉",
        "⠼⠉⠀⠤⠀⠿⠇⠤",
        "⠼⠃⠀⠤⠀⠤⠀⠤",
        "⠀⠀⠀⠒⠒⠒",
        "⠼⠁⠀⠤⠀⠤⠀⠤",
    ]


def test_unknown_sides_and_entrances_are_felt() -> None:
    """One dot each: in the middle beside, on the right below."""
    given_sides = {
        (0, 0, "west"): WALL,
        (1, 0, "west"): UNKNOWN,
        (0, 0, "east"): UNKNOWN,
        (0, 1, "south"): UNKNOWN,
    }
    lines = felt(sheet(2, 2, {}, given_sides, border=True))
    assert lines[3:] == ["⠀⠀⠀⠀⠁⠀⠃", "⠼⠃⠀⠇⠤⠂⠤", "⠀⠀⠀⠀⠀⠀⠐", "⠼⠁⠀⠂⠤⠀⠤"]


def test_letters_stand_beside_their_squares_and_in_the_key() -> None:
    key = [
        Entry("foe", "", "Enemy"),
        Entry("", "a", "Blinky"),
        Entry("", "aa", "Inky"),
        Entry(WALL, "", "wall"),
    ]
    signs = {(0, 0): "foe", (0, 1): "foe"}
    lines = felt(sheet(2, 1, signs, {}, {(0, 0): "a", (0, 1): "aa"}, key=key))
    assert lines[3:] == [
        "⠀⠀⠀⠁⠀⠀⠀⠃",
        "⠼⠁⠀⠊⠁⠀⠀⠊⠁⠁",
        "",
        "⠊⠀⠀⠀⠠⠑⠝⠑⠍⠽",
        "⠁⠀⠀⠀⠠⠃⠇⠊⠝⠅⠽",
        "⠁⠁⠀⠀⠠⠊⠝⠅⠽",
        "⠇⠀⠒⠀⠺⠁⠇⠇",
    ]


def test_a_long_text_in_the_key_goes_on_below_itself() -> None:
    (lines,) = [pages.key_lines(Entry("piece", "", "one two three four"), "en", 14)]
    assert [unicode_text(line) for line in lines] == ["⠏⠀⠀⠀⠕⠝⠑⠀⠞⠺⠕", "⠀⠀⠀⠀⠞⠓⠗⠑⠑⠀⠋⠕⠥⠗"]


def test_a_board_that_is_too_wide_comes_in_parts() -> None:
    lines = felt(sheet(11, 1), width=20)
    assert lines[3:] == [
        "⠀⠀⠀⠁⠀⠃⠀⠉⠀⠙⠀⠑⠀⠋⠀⠛⠀⠓⠀⠊",
        "⠼⠁⠀⠤⠀⠤⠀⠤⠀⠤⠀⠤⠀⠤⠀⠤⠀⠤⠀⠤",
        "",
        "⠀⠀⠀⠚⠀⠅",
        "⠼⠁⠀⠤⠀⠤",
    ]


SQUARES = st.dictionaries(
    st.tuples(st.integers(0, 10), st.integers(0, 10)), st.sampled_from(SIGNS), max_size=9
)
SIDES = st.dictionaries(
    st.tuples(st.integers(0, 10), st.integers(0, 10), st.sampled_from(["south", "east", "west"])),
    st.sampled_from([WALL, UNKNOWN]),
    max_size=20,
)
TEXTS = st.lists(st.text(max_size=120), max_size=12)


@given(
    size=st.tuples(st.integers(1, 11), st.integers(1, 11)),
    signs=SQUARES,
    sides=SIDES,
    border=st.booleans(),
    words=TEXTS,
    paper=st.tuples(st.integers(20, 60), st.integers(10, 40)),
)
@BOTH
def test_any_sheet_keeps_within_its_pages(
    language: str,
    size: tuple[int, int],
    signs: dict[tuple[int, int], str],
    sides: dict[tuple[int, int, str], str],
    border: bool,
    words: list[str],
    paper: tuple[int, int],
) -> None:
    """Lines of so many cells, pages of so many lines, no other letter than braille ASCII has."""
    width, height = paper
    made = sheet(*size, signs, sides, border=border, words=words, language=language)
    text = pages.brf(made, width, height)
    assert text.endswith("\f")
    for number, page in enumerate(text[:-1].split("\f"), 1):
        lines = page.split("\r\n")
        assert lines.pop() == ""
        assert len(lines) <= height
        assert all(len(line) <= width and set(line) <= set(CELLS_IN_ASCII) for line in lines)
        assert lines[0].strip() == ascii_text(cells(str(number), "en"))
        assert len(lines[0]) == width


def test_what_fits_a_page_is_not_cut() -> None:
    block = [(1,)] * 6
    assert pages.paged([block, block], 8) == [block, block]
    assert pages.paged([block, block], 13) == [[*block, (), *block]]
    assert pages.paged([block, [(2,)] * 9], 8) == [[*block, (), (2,)], [(2,)] * 8]
    assert pages.paged([[(2,)] * 9], 8) == [[(2,)] * 8, [(2,)]]
    assert pages.paged([[(1,)] * 8, [(2,)] * 9], 8) == [[(1,)] * 8, [(2,)] * 8, [(2,)]]
    assert pages.paged([[], block], 8) == [block]


def test_letters_for_texts_go_on_behind_z() -> None:
    assert [letter_of(n) for n in (0, 25, 26, 27, 52, 701)] == ["a", "z", "aa", "ab", "ba", "zz"]


# drawings

RECT = re.compile(
    r'<rect class="(\w+)" x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/>'
)
CIRCLE = re.compile(r'<circle cx="([\d.-]+)" cy="([\d.-]+)" r="([\d.]+)"/>')


def bars(page: str, kind: str) -> list[tuple[float, ...]]:
    return [tuple(map(float, found[1:])) for found in RECT.findall(page) if found[0] == kind]


def drawn(made: Sheet, paper: str = "a4") -> tuple[drawing.Plan, list[str]]:
    where = drawing.plan(made, paper)
    assert where is not None
    return where, drawing.drawings(made, where, paper)


def test_every_side_of_every_square_is_a_line_once() -> None:
    given_sides = {(0, 0, "east"): WALL, (1, 1, "south"): UNKNOWN}
    where, (page, *_) = drawn(sheet(3, 2, {}, given_sides))
    # north border in one line; then of 6 squares 2 sides each, and the west border of 2 rows
    assert len(bars(page, OPEN)) == 1 + 6 * 2 + 2 - 2
    (wall,) = bars(page, WALL)
    assert wall[2] == 3
    assert wall[0] + 1.5 == pytest.approx(where.left + where.pitch)
    assert wall[3] == pytest.approx(where.pitch + 3)
    beads = bars(page, UNKNOWN)
    assert len(beads) >= 2
    assert all(bead[2:] == (3, 2) for bead in beads)
    gaps = [b[0] - a[0] - a[2] for a, b in pairwise(beads)]
    assert all(gap >= 2.5 for gap in gaps)
    assert all(bar[2] == 1 or bar[3] == 1 for bar in bars(page, OPEN))


def test_braille_on_a_drawing_has_the_sizes_of_books() -> None:
    """NLS Specification 800: dots 1.44 across, 2.34 apart, cells 6.2, lines 10.0."""
    assert (drawing.DOT, drawing.DOT_PITCH) == (1.44, 2.34)
    found = [CIRCLE.match(one) for one in drawing.braille(cells("éé", "en"), 10, 20, "")]
    centres = [(float(dot[1]), float(dot[2])) for dot in found if dot]
    # a full cell for a letter that has none: three dots down, two across, twice
    assert len(centres) == 12
    assert sorted({x for x, _ in centres}) == [10.72, 13.06, 16.92, 19.26]
    assert sorted({y for _, y in centres}) == [20.72, 23.06, 25.4]
    _, (page, *_) = drawn(sheet(title=("é", "é")))
    title = page.split('<rect class="open"')[0]
    assert {float(y) for _, y, _ in CIRCLE.findall(title)} == {
        *(10.72, 13.06, 15.4),
        *(20.72, 23.06, 25.4),
    }


@pytest.mark.parametrize("sign", SIGNS)
def test_every_token_has_a_shape_within_its_square(sign: str) -> None:
    elements = list(shape(sign, 50, 50, 8))
    assert bool(elements) == (sign != "empty")
    for element in elements:
        assert "fill=" not in element or 'fill="none" stroke="black"' in element
        numbers = [float(n) for n in re.findall(r"[ML ]([\d.]+) ([\d.]+)", element) for n in n]
        assert all(45 <= each <= 55 for each in numbers)


def test_shapes_differ_from_each_other_without_colour() -> None:
    drawn_as = {sign: "".join(shape(sign, 50, 50, 8)) for sign in SIGNS}
    assert len(set(drawn_as.values())) == len(SIGNS)


@given(
    size=st.tuples(st.integers(1, 12), st.integers(1, 12)),
    signs=SQUARES,
    sides=SIDES,
    border=st.booleans(),
    letters=st.dictionaries(
        st.tuples(st.integers(0, 10), st.integers(0, 10)), st.sampled_from(["a", "bc"]), max_size=9
    ),
    words=TEXTS,
    paper=st.sampled_from(sorted(drawing.PAPERS)),
)
def test_any_drawing_keeps_to_its_paper(
    size: tuple[int, int],
    signs: dict[tuple[int, int], str],
    sides: dict[tuple[int, int, str], str],
    border: bool,
    letters: dict[tuple[int, int], str],
    words: list[str],
    paper: str,
) -> None:
    """Nothing is nearer to the edge than a printer reaches; each square says what is on it."""
    made = sheet(*size, signs, sides, letters, border=border, words=words)
    _, found = drawn(made, paper)
    width, height = drawing.PAPERS[paper]
    for page in found:
        for x, y, _ in CIRCLE.findall(page):
            assert 5 <= float(x) <= width - 5
            assert 5 <= float(y) <= height - 5
        for bar in RECT.findall(page):
            x, y, wide, high = map(float, bar[1:])
            assert 5 <= x <= x + wide <= width - 5
            assert 5 <= y <= y + high <= height - 5
    for row in range(size[1]):
        for column in range(size[0]):
            name = made.columns[column] + made.rows[row]
            sign, letter = made.board.squares[row][column], made.letters[row][column]
            start = f'<g class="square" id="{name}" data-sign="{sign}" data-letter="{letter}">'
            assert found[0].count(start) == 1
            inner = found[0].split(start)[1].split('<g class="square"')[0]
            assert not letter or f'aria-label="{letter}"' in inner


def test_what_would_be_too_small_is_not_drawn() -> None:
    assert drawing.plan(sheet(14, 2), "a4") is None
    assert drawing.plan(sheet(2, 20), "a4") is None
    assert drawing.plan(sheet(14, 2), "a3") is not None


def test_letters_alone_stand_where_both_have_no_room() -> None:
    signs, letters = {(0, 0): "foe", (0, 1): "foe"}, {(0, 0): "a", (0, 1): "b"}
    key = [Entry("foe", "", "Enemy"), Entry("", "a", "Blinky"), Entry("", "b", "Inky")]
    narrow, (page, keys) = drawn(sheet(10, 1, signs, {}, letters, key=key))
    assert narrow.beside == 0
    assert "stroke-width" not in page.split('id="a1"')[1].split('id="b1"')[0]
    assert "Enemy" not in keys.split("</desc>")[1]
    wide, (page, keys) = drawn(sheet(4, 1, signs, {}, letters, key=key))
    assert wide.beside >= drawing.SMALLEST_SHAPE
    assert "stroke-width" in page.split('id="a1"')[1].split('id="b1"')[0]
    assert 'aria-label="Enemy"' in keys


def test_a_drawing_says_in_words_what_is_on_it() -> None:
    made = sheet(title=("Toy & <co>",), words=('It is "so".',), key=[Entry(WALL, "", "wall")])
    _, (page, keys) = drawn(made)
    assert "<title>Toy &amp; &lt;co&gt;</title>" in page
    assert "<desc>It is &quot;so&quot;.</desc>" in page
    assert "<desc>wall: wall</desc>" in keys
    (mark,) = bars(keys, WALL)
    assert mark[3] == 3


def test_many_words_go_on_on_further_pages() -> None:
    _, found = drawn(sheet(words=tuple(f"word {n}" for n in range(60))))
    assert len(found) == 1 + 3
    assert all('<g class="square"' not in page for page in found[1:])
