"""Moves and positions as text, and the sentences for texts that cannot be read."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import BadNotation, BadPosition
from tactilegrid.core.game import Outcome
from tactilegrid.core.message import Name
from tactilegrid.games.quoridor import GAME
from tests.games.quoridor.quoridor_table import (
    ONE,
    THREE,
    TWO,
    at,
    begin,
    hear,
    options,
    text_of,
    written,
)


@pytest.mark.parametrize(
    "text",
    [
        "e1,e9 10,10 - 1",
        "e4,e6 8,9 d5v,e3h,g7h 1",
        "e1,a5,e9,i5 5,5,5,5 - 1",
        "5x5 c1,c5 3,3 - 2",
        "11x11 f1,b6,f11,j10 0,40,5,5 - 3",
        "e1,-,e9,i5 5,0,5,5 a1h 4",
    ],
)
def test_positions(text: str) -> None:
    """5.3: one line, read and written alike."""
    assert text_of(at(text)) == text


def test_fences_are_written_sorted() -> None:
    assert text_of(at("e4,e6 8,9 g7h,e3h,D5V 1")) == "e4,e6 8,9 d5v,e3h,g7h 1"
    assert text_of(at("9x9 e4,e6 8,9 - 1")) == "e4,e6 8,9 - 1"


def test_the_text_rules_the_options() -> None:
    """Size and seats follow the text; a first seat that is not there becomes the first."""
    state = at("5x5 c1,c5 3,3 - 1", players=4, first=3, repetition=5)
    found = state.setup.options
    assert [found.number(name) for name in ("size", "players", "first", "repetition")] == [
        5,
        2,
        1,
        5,
    ]
    assert at("5x5 c1,c5 3,3 - 1", players=4, first="random").setup.options.choice("first") == (
        "random"
    )
    assert at("c1,c5 3,3 - 1", size=5).setup.board.size == 5


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("e9,e2 10,10 - 2", Outcome((ONE,), "goal")),
        ("e2,e1 10,10 - 1", Outcome((TWO,), "goal")),
        ("e1,- 10,0 - 1", Outcome((ONE,), "resigned")),
        ("-,-,e5,- 0,0,3,0 - 3", Outcome((THREE,), "resigned")),
        ("-,a5,e5,- 0,1,3,0 - 3", None),
    ],
)
def test_positions_that_are_over(text: str, outcome: Outcome | None) -> None:
    assert GAME.outcome(at(text)) == outcome
    assert bool(written(at(text))) == (outcome is None)
    assert text_of(at(text)) == text


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "parts"),
        ("e1,e9 10,10 -", "parts"),
        ("e1,e9 10,10 - 1 x y", "parts"),
        ("e1,e9 10,10 " + "a1h," * 200 + " 1", "parts"),
        ("4x4 e1,e9 10,10 - 1", "size"),
        ("5x7 c1,c5 10,10 - 1", "size"),
        ("13x13 e1,e9 10,10 - 1", "size"),
        ("e1,e9,e5 10,10,3 - 1", "pawns"),
        ("e1 10 - 1", "pawns"),
        ("e1,j9 10,10 - 1", "square"),
        ("e1,e0 10,10 - 1", "square"),
        ("e1, 10,10 - 1", "square"),
        ("e1,e1 10,10 - 1", "shared"),
        ("-,- 0,0 - 1", "empty"),
        ("e1,e9 10 - 1", "left"),
        ("e1,e9 10,x - 1", "left"),
        ("e1,e9 10,41 - 1", "left"),
        ("e1,e9 10,-1 - 1", "left"),
        ("e1,e9 10,100 - 1", "left"),
        ("e1,- 10,1 - 1", "left-off"),
        ("e1,e9 10,10 i1h 1", "fence"),
        ("e1,e9 10,10 a9v 1", "fence"),
        ("e1,e9 10,10 k11v 1", "fence"),
        ("e1,e9 10,10 z50v 1", "fence"),
        ("e1,e9 10,10 a1 1", "fence"),
        ("e1,e9 10,10 a1h, 1", "fence"),
        ("e1,e9 10,10 a1h,a1h 1", "unfit"),
        ("e1,e9 10,10 a1h,b1h 1", "unfit"),
        ("e1,e9 10,10 a1h,a1v 1", "unfit"),
        ("e1,e9 10,10 - 3", "turn"),
        ("e1,e9 10,10 - 0", "turn"),
        ("e1,e9 10,10 - x", "turn"),
        ("e1,-,e9,i5 5,0,5,5 - 2", "turn-off"),
        ("e1,e9 5,5 a1h,c1h,e1h,g1h,h1v 1", "closed"),
        ("e9,e1 5,5 - 1", "two-won"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_bad_positions(text: str, what: str, language: str) -> None:
    """Each fault has its own sentence."""
    with pytest.raises(BadPosition) as error:
        at(text)
    assert error.value.message.key == f"quoridor-position-{what}"
    said = hear(error.value.message, begin(), language=language)
    assert len(said) <= 79
    assert said.endswith(".")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "quoridor-bad-move"),
        ("hello", "quoridor-bad-move"),
        ("e2h3", "quoridor-bad-move"),
        ("2e", "quoridor-bad-move"),
        ("e2" * 40, "quoridor-bad-move"),
        ("j1", "quoridor-no-square"),
        ("e10", "quoridor-no-square"),
    ],
)
def test_bad_moves(text: str, key: str) -> None:
    with pytest.raises(BadNotation) as error:
        GAME.parse_move(text, begin())
    assert error.value.message.key == key


def test_what_is_repeated_is_fit_to_be_said() -> None:
    with pytest.raises(BadNotation) as error:
        GAME.parse_move("\x00\x1b[2J" + "x" * 30, begin())
    given = error.value.message.get("given")
    assert isinstance(given, Name)
    assert given.text == "??[2J" + "x" * 15


def test_capitals_and_spaces_do_not_matter() -> None:
    state = begin()
    for text, name in (("E2", "e2"), (" e 3 H ", "e3h"), ("e3V", "e3v")):
        assert GAME.format_move(GAME.read_move(text, state)) == name
    stuck = at("e1,e3,e2,e4 0,5,5,5 d1v,d3v,e1v,e3v 1")
    assert GAME.format_move(GAME.read_move("Pass", stuck)) == "pass"


def test_the_board_of_the_options() -> None:
    """A text without a size is read for the board of the options."""
    with pytest.raises(BadPosition):
        GAME.parse_position("e1,e9 10,10 - 1", options(size=5))
