"""Moves and positions as people and records write them."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import AmbiguousMove, BadNotation, BadPosition, IllegalMove
from tactilegrid.core.geometry import Direction, Edge
from tactilegrid.games.pathagon import GAME
from tests.games.pathagon.pathagon_table import START, at, cell, hear, options, play

LINE = "7/7/7/1DL1LD1/7/7/7 D 12,12 - -,-"
STAR = "7/3D3/3L3/1DL1LD1/3L3/3D3/7 D 10,10 - -,-"
MOVING = "DL5/7/7/7/DDDDDD1/DDDDDD1/D6 D 13,0 - -,-"


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("d4+", "d4xc4xe4"),
        ("d4-", "d4"),
        (" D4 xE4 xC4 ", "d4xc4xe4"),
        ("d4 x e4", "d4xe4"),
        ("a1", "a1"),
        ("a1+", "a1"),
        ("a1-", "a1"),
    ],
)
def test_shorthand(text, means):
    """PG 2.3: `+` takes everything clamped, `-` nothing; removals in any order, in any case."""
    state = at(LINE)
    assert GAME.format_move(GAME.read_move(text, state)) == means
    assert GAME.format_move(GAME.parse_move(text, state)) == means


@pytest.mark.parametrize("text", ["a1-g7", "a1 g7", "A1 - G7", "a1-g7-", "a1 g7 +", "a1 g7-"])
def test_moving_notation(text):
    """PG 2.3: a move names both squares; a person may leave the hyphen out."""
    assert GAME.format_move(GAME.read_move(text, at(MOVING))) == "a1-g7"


def test_a_bare_square_is_asked_about_where_it_could_trap():
    """PG-A2: the question costs nothing; all comes first, and every variant is there."""
    with pytest.raises(AmbiguousMove) as caught:
        GAME.read_move("d4", at(STAR))
    assert len(caught.value.moves) == 16
    assert GAME.format_move(caught.value.moves[0]) == "d4xc4xd3xd5xe4"
    with pytest.raises(AmbiguousMove) as caught:
        GAME.read_move("a1-c7", at(MOVING))
    written = [GAME.format_move(move) for move in caught.value.moves]
    assert written == ["a1-c7xb7", "a1-c7"]


def test_a_bare_square_in_a_record_means_nothing_removed():
    """PG-A2: records read back the same in both modes."""
    assert GAME.format_move(GAME.parse_move("d4", at(LINE))) == "d4"
    must = at(LINE, capture="must")
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move("d4", must)
    assert caught.value.rule == "PG-A2"
    assert GAME.format_move(GAME.read_move("d4", must)) == "d4xc4xe4"
    for text in ("d4-", "d4xc4"):
        with pytest.raises(IllegalMove) as caught:
            GAME.read_move(text, must)
        assert caught.value.rule == "PG-A2"


def test_a_rule_is_named_before_any_question():
    """A square that is barred is barred, whatever it could trap (PG-R6)."""
    barred = at("7/7/7/1DL1LD1/7/7/7 D 12,12 d4 -,-")
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move("d4", barred)
    assert caught.value.rule == "PG-R6"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-",
        "+",
        "x",
        "d",
        "44",
        "d4x",
        "xd4",
        "d4xc4xc4",
        "d4xc4+",
        "d4--",
        "a1-b1-c1",
        "d0",
        "d04",
        "z9",
        "d4 e4 f4",
        "d٤",
        "d4" * 60,
        "\0",
        "пешка",
    ],
)
def test_what_is_no_move(text):
    with pytest.raises(BadNotation) as caught:
        GAME.read_move(text, at(LINE))
    assert len(hear(caught.value.message, at(LINE))) <= 79


def test_a_square_of_a_larger_board_is_named():
    with pytest.raises(BadNotation) as caught:
        GAME.read_move("h8", at())
    assert hear(caught.value.message, at()) == "h8 is not on this board; the far corner is g7."


def test_rows_beyond_nine():
    """Removed squares go by column, then by row number; runs of empty squares may be 10 or 11."""
    state = at("11/11/11/11/11/11/11/11/11/11/11 L 22,22 - -,-", size=11)
    state = play(state, "d8", "d9", "b10", "c10", "a1", "e10", "d11", "d7", "f10", "k11")
    assert GAME.format_move(GAME.read_move("d10+", state)) == "d10xc10xd9xe10"
    assert GAME.format_position(state).startswith("3L6D/1LD1DL5/3D7/3L7/3D7/11/")


def test_the_start_is_written_as_in_the_rules():
    """PG 2.3."""
    assert GAME.format_position(GAME.initial(options(), 0)) == START
    assert GAME.format_position(GAME.initial(options(first=2), 0)) == START.replace("L", "D")
    assert GAME.parse_position(START, options()) == GAME.initial(options(), 0)


def test_the_size_is_that_of_the_text():
    state = at("4/4/1l2/4 d 4,5 - -,-", light_axis="horizontal")
    assert GAME.grid(state.options).width == 4
    assert state.options.number("pieces") == 5
    assert state.options.choice("light_axis") == "horizontal"
    assert GAME.format_position(state) == "4/4/1L2/4 D 4,5 - -,-"


def test_a_won_position_is_over():
    """PG-R4: the side that moved last has joined its borders."""
    won = at("L6/L6/L6/L6/L6/L6/L6 D 7,14 - -,-")
    assert GAME.outcome(won).reason == "chain"
    assert GAME.to_move(won) is None


EMPTY = "7/7/7/7/7/7/7"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A position has five parts: rows, side, pieces left, barred, resting."),
        (
            START + " x",
            "A position has five parts: rows, side, pieces left, barred, resting.",
        ),
        ("7/7 L 14,14 - -,-", "A position needs 3 to 11 rows; here are 2."),
        ("7 L 14,14 - -,-", "A position needs 3 to 11 rows; here is 1."),
        ("8/7/7/7/7/7/7 L 14,14 - -,-", "Row 7 of the position has 8 squares instead of 7."),
        ("7/7/7/7/7/7/DDDDDDDD L 14,6 - -,-", "Row 1 of the position has 8 squares instead of 7."),
        ("7/7/7/7/7/7/99999999 L 14,6 - -,-", "Row 1 of the position has 22 squares instead of 7."),
        ("7/7/7/7/7/7/3x3 L 14,14 - -,-", "Row 1 of the position: neither L, D nor a number: X."),
        (EMPTY + " W 14,14 - -,-", "The side to move is L or D, not this: W."),
        (EMPTY + " L 14 - -,-", "Pieces left are two numbers like 14,13 and not this: 14."),
        (EMPTY + " L 14,-1 - -,-", "Pieces left are two numbers like 14,13 and not this: 14,-1."),
        (EMPTY + " L 14,13 - -,-", "Light has 14 pieces in all, Dark 13: they must be equal."),
        (EMPTY + " L 23,23 - -,-", "23 pieces do not suit size 7: take 7 to 22."),
        (EMPTY + " L 14,14 h4 -,-", "No square of this position: h4."),
        ("L6/7/7/7/7/7/7 L 13,14 a7 -,-", "a7 cannot be barred: a piece stands there."),
        (EMPTY + " L 14,14 a1,a2,a3,a4,a5 -,-", "5 squares barred: too many with 14 pieces left."),
        (EMPTY + " L 14,14 - -", "Resting pieces are two squares or hyphens, not this: -."),
        ("L6/7/7/7/7/7/7 L 13,14 - -,a7", "No piece of that side rests on a7."),
        (EMPTY + " L 14,14 - a1,-", "No piece of that side rests on a1."),
        ("L6/L6/L6/L6/L6/L6/L6 L 7,14 - -,-", "The side to move has won already."),
    ],
)
def test_positions_that_cannot_be(text, sentence):
    with pytest.raises(BadPosition) as caught:
        GAME.parse_position(text, options())
    assert hear(caught.value.message, at()) == sentence


def test_touches_are_written_as_a_person_would_type_them():
    """What was touched reads back as the move, and what is no move is refused with its rule."""
    for position in (LINE, STAR, MOVING):
        state = at(position)
        for move in GAME.legal_moves(state):
            text = GAME.written(GAME.touches(move, state), state)
            assert GAME.read_move(text, state) == move
    state = at(MOVING)
    assert GAME.written((), state) == ""
    assert GAME.written((Edge(cell("a1"), Direction.NORTH),), state) == ""
    assert GAME.written((cell("k9"),), state) == ""
    assert GAME.written((cell("a1"), cell("b7")), state) == "a1-b7"
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(GAME.written((cell("b7"),), state), state)
    assert hear(caught.value.message, state) == "No piece of yours on b7."


def test_removals_of_a_move_are_touched_last():
    """A `Choice` says what it takes; without a capture the squares are all there is."""
    state = at(LINE)
    full, *_, none = (move for move in GAME.legal_moves(state) if move.cell == cell("d4"))
    assert GAME.touches(full, state)[1].cells == (cell("c4"), cell("e4"))
    assert GAME.touches(none, state)[1].name == "none"
    assert GAME.touches(GAME.parse_move("a1", state), state) == (cell("a1"),)
    moving = at(MOVING)
    assert GAME.touches(GAME.parse_move("a1-g7", moving), moving) == (cell("a1"), cell("g7"))
