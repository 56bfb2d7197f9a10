"""Layout files: their head, the numbers of their lines, and what is no such file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.errors import BadNotation, BadPosition
from tactilegrid.core.layouts import (
    BYTES_LIMIT,
    FIRST_LINE,
    LINES_LIMIT,
    LayoutFile,
    WithoutBuilding,
    WithoutLayouts,
    builds,
    read_file,
    write_file,
)
from tactilegrid.games import load_game
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener

HEAD = f"{FIRST_LINE}\ngame escort-quest\nname Market day\n"


def refused(data: bytes, language: str = "en") -> str:
    with pytest.raises(BadPosition) as caught:
        read_file(data)
    catalogue = Catalogue.load(language, ("table",), strict=True)
    return catalogue.render(caught.value.message, Listener(language))


def test_the_head_is_read_and_its_lines_stay_empty_so_that_numbers_are_those_of_the_file() -> None:
    found = read_file(f"# mine\n\n{HEAD}EQ 8x8\nvillage g7\n".encode())
    assert (found.game, found.name) == ("escort-quest", "Market day")
    lines = found.body.split("\n")
    assert lines.index("EQ 8x8") == 5
    assert lines[6] == "village g7"
    assert [line for line in lines[1:5] if line] == []


@pytest.mark.parametrize(
    "data",
    [
        HEAD.encode() + b"a1\nb2\n",
        b"\xef\xbb\xbf" + HEAD.encode() + b"a1\nb2\n",
        HEAD.replace("\n", "\r\n").encode() + b"a1\r\nb2\r\n",
        HEAD.replace("\n", "\r").encode() + b"a1\rb2\r",
        f"  {FIRST_LINE.upper()}  # mine\nGame  Escort-Quest\nname Market  day\na1\nb2".encode(),
    ],
    ids=["plain", "byte order mark", "Windows", "old Mac", "spaces and capitals"],
)
def test_however_a_text_was_saved_it_is_the_same_layout(data: bytes) -> None:
    found = read_file(data)
    assert (found.game, found.name) == ("escort-quest", "Market day")
    assert found.body.split() == ["a1", "b2"]


def test_a_file_without_a_name_has_none_and_a_later_line_of_that_word_is_the_games() -> None:
    found = read_file(f"{FIRST_LINE}\ngame pathagon\nrow\nname x\n".encode())
    assert found.name == ""
    assert found.body == "\n\nrow\nname x\n"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "There is nothing in it."),
        (b"# only a remark\n", "There is nothing in it."),
        (b"EQ 8x8\n", 'Line 1: a layout begins with the line "tactilegrid-layout 1".'),
        (b"\n\nPK\x03", "Line 3 is not readable text."),
        (b"a\n\xff\xfe\n", "Line 2 is not readable text."),
        (b"a\nb\0\n", "Line 2 is not readable text."),
        (b"\x7fELF\x02" + bytes(60), "Line 1 is not readable text."),
        (b"tactilegrid-layout 2\n", "Line 1: version 2 is not known here, only 1."),
        (FIRST_LINE.encode(), 'The line "game" with the name of the game is missing.'),
        (
            f"{FIRST_LINE}\nname x\nEQ".encode(),
            'The line "game" with the name of the game is missing.',
        ),
        (b"x" * (BYTES_LIMIT + 1), "It is longer than 64 KiB; no layout is."),
        (b"\n" * LINES_LIMIT, "It has more than 1000 lines; no layout has."),
    ],
    ids=ascii,
)
def test_what_is_no_layout_file_is_told_by_line_and_reason(data: bytes, said: str) -> None:
    assert refused(data) == said
    assert refused(data, "ru") != said


@given(st.binary(max_size=400) | st.binary(max_size=200).map(lambda tail: HEAD.encode() + tail))
def test_any_bytes_are_a_layout_file_or_refused_in_words(data: bytes) -> None:
    try:
        found = read_file(data)
    except BadPosition as error:
        why = error.message
        said = [
            Catalogue.load(language, ("table",), strict=True).render(why, Listener(language))
            for language in LANGUAGES
        ]
        assert len(set(said)) == len(said)
    else:
        assert found.game
        assert "\0" not in found.body


WORD = st.text(st.characters(codec="ascii", categories=("L", "N")), min_size=1, max_size=9)
LINE = st.lists(WORD, min_size=1, max_size=4).map(" ".join)


@given(WORD.map(str.lower), st.just("") | LINE, st.lists(LINE, min_size=1, max_size=9))
def test_what_is_written_reads_the_same(game: str, name: str, lines: list[str]) -> None:
    body = "\n".join(["first", *lines])
    found = read_file(write_file(LayoutFile(game, name, body)).encode())
    assert found.game == game
    assert found.name == name[:40]
    assert found.body.strip("\n") == body


def test_a_game_without_layouts_has_none_and_nobody_builds_there() -> None:
    quoridor, escort = load_game("quoridor"), load_game("escort-quest")
    assert isinstance(quoridor, WithoutLayouts)
    assert (quoridor.layout_option(), quoridor.layouts()) == ("", {})
    assert (quoridor.layout_text("x"), quoridor.layout_words("x")) == ("", ())
    assert quoridor.layout_draw("x") == ()
    with pytest.raises(BadPosition):
        quoridor.read_layout("x")
    assert isinstance(quoridor, WithoutBuilding)
    assert quoridor.building(None) is None
    with pytest.raises(BadNotation):
        quoridor.load_move("x", None)
    assert (builds(quoridor), builds(escort)) == (False, True)
