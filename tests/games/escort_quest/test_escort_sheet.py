"""Puzzles and positions as text: read, written, and refused with the line, the rule, the square."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.options import BadOption
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.field import TILES, Layout, Puzzle
from tactilegrid.games.escort_quest.puzzles import PUZZLES
from tactilegrid.games.escort_quest.sheet import (
    format_layout,
    in_order,
    parse_layout,
    sides_of,
)
from tests.games.escort_quest.escort_table import at, begin, hear, options, play, stands, written

HEAD = "EQ 8x8 E=a1 V=c3 G=e5"
FILE = """# The first of all
EQ 8x8 E=a1 V=c3 G=e5
village g7
spike c2
spike h4
warp-N d3
barrier c3 NW,N,NE
"""


def refusal(text, language="en"):
    with pytest.raises(BadPosition) as caught:
        parse_layout(text)
    return hear(caught.value.message, begin(), language=language)


def refused_position(text, **given):
    with pytest.raises(BadPosition) as caught:
        at(text, **given)
    return hear(caught.value.message, begin())


# puzzles


def test_a_file_and_a_line_are_the_same_puzzle():
    """A remark, one item a line; or all in one line; or as the oracles are written."""
    line = "EQ 8x8 E=a1 V=c3 G=e5; village g7; spike c2 h4; warp-N d3; barrier c3 NW,N,NE"
    loose = "8x8 e=A1 v=c3 G=e5 Village G7 spike c2 spike h4 warp-n d3 barrier c3 wallN"
    assert parse_layout(FILE) == parse_layout(line) == parse_layout(loose)
    assert format_layout(parse_layout(FILE)) == line
    assert parse_layout(line.replace("; ", "\n")) == parse_layout(FILE)


@pytest.mark.parametrize(
    ("word", "closed"),
    [
        ("wallN", "NW,N,NE"),
        ("wallSE", "E,SE,S"),
        ("pipeNS", "NE,E,SE,SW,W,NW"),
        ("pipeNWSE", "N,NE,E,S,SW,W"),
        ("pipeN,E,S", "NE,SE,SW,W,NW"),
        ("pipeSW", "N,NE,E,SE,SW,NW"),
        ("n", "N"),
    ],
)
def test_closed_sides(word, closed):
    """EQ-A3: listed, or by a preset."""
    assert sides_of(word) == sides_of(closed)


@pytest.mark.parametrize(
    "word", ["", "wall", "wallX", "pipe", "pipeN", "pipeNN", "pipeN,N", "N,N", "N,", "north"]
)
def test_no_closed_sides(word):
    assert sides_of(word) is None


def test_a_wall_reads_as_one():
    """EQ-A3."""
    assert [in_order(1 << 7 | 1 | 2), in_order(255), in_order(0)] == [(7, 0, 1), (*range(8),), ()]


kinds = st.sampled_from(TILES[:6])


@st.composite
def puzzles(draw):
    width, height = draw(st.integers(5, 16)), draw(st.integers(6, 16))
    squares = st.integers(0, width * height - 1)
    tiles = draw(st.dictionaries(squares, kinds, max_size=20))
    warps = draw(st.lists(st.sampled_from(TILES[6:]), unique=True, max_size=8))
    tiles |= dict(zip(draw(st.lists(squares, max_size=8, unique=True)), warps, strict=False))
    barriers = draw(st.dictionaries(squares, st.integers(1, 255), max_size=20))
    tokens = draw(st.tuples(squares, squares, squares))
    layout = Layout(width, height, tuple(sorted(tiles.items())), tuple(sorted(barriers.items())))
    return Puzzle(layout, tokens)


@given(puzzles())
def test_puzzles_are_read_as_they_are_written(puzzle):
    assert parse_layout(format_layout(puzzle), beginning=False) == puzzle


@given(st.text(max_size=80) | st.text("EQ x85=agV;\nvilagespkebrN ,#", max_size=80))
def test_no_text_breaks_the_reader(text):
    try:
        puzzle = parse_layout(text)
    except BadPosition as error:
        refused = error.message
    else:
        assert parse_layout(format_layout(puzzle)) == puzzle
        return
    assert all(hear(refused, begin(), language=language) for language in ("en", "ru"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "A puzzle begins with its size and tokens: EQ 8x8 E=a1 V=c3 G=e5."),
        ("EQ 8x4 E=a1", "No such size: 8x4. 5x5 to 16x16, as in 8x8."),
        ("EQ 17x9 E=a1", "No such size: 17x9. 5x5 to 16x16, as in 8x8."),
        ("EQ 1000000 E=a1", "No such size: 1000000. 5x5 to 16x16, as in 8x8."),
        ("EQ 9x9x9 E=a1", "No such size: 9x9x9. 5x5 to 16x16, as in 8x8."),
        ("EQ 5x5 E=a1", "EQ-R7: 5x5 is too small, one side must have 6 squares."),
        ("EQ 8x8 E=a1 G=e5", "No villager in the puzzle: write V= and a square."),
        (f"{HEAD} E=a2", "Line 1: e is there twice."),
        (f"{HEAD}; g7", "Line 2: neither tile nor barrier: g7."),
        (f"{HEAD}; tower g7", "Line 2: neither tile nor barrier: tower."),
        (f"{HEAD}; village x", "Line 2: not a square: x."),
        (f"{HEAD}; village i1", "Line 2: i1 is outside the board of 8x8."),
        ("EQ 8x8 E=i1 V=c3 G=e5", "Line 1: i1 is outside the board of 8x8."),
        (f"{HEAD}; village g7; spike g7", "Line 3, EQ-R2: two tiles on g7."),
        (f"{HEAD}; barrier g7 N; barrier g7 S", "Line 3: two barriers on g7."),
        (f"{HEAD}; barrier g7 g7 S", "Line 2: two barriers on g7."),
        (f"{HEAD}; warp-N g7 g8", "Line 2, EQ-R4: warp-N on g8 is there twice."),
        (f"{HEAD}; barrier g7 up", "Line 2: no closed sides: up. Write NW,N,NE."),
        (f"{HEAD}; barrier N", "Line 2: no closed sides: N. Write NW,N,NE."),
        (f"{HEAD}; barrier g7; spike h1", "Line 3: barrier lacks its square or its sides."),
        (f"{HEAD}; village", "Line 2: village lacks its square or its sides."),
        (f"{HEAD}; village g7; turn=3", "Line 3: turn belongs to a position, not to a puzzle."),
        (f"{HEAD} a=1 a=2", "Line 1: a is there twice."),
        ("EQ 8x8 E=a1 V=c3 G=c3; village g7", "EQ-R5: two tokens start on c3."),
        ("EQ 8x8 E=c3 V=c3 G=e5; village g7", "EQ-R5: two tokens start on c3."),
        (f"{HEAD}; spike g7", "EQ-A2: a puzzle needs a village."),
        (
            f"{HEAD}; village g7 e4",
            "EQ-R7: village e4 is 2 from the villager on c3, not 3.",
        ),
        (
            "EQ 8x8 E=a1 V=a1 G=b2; village g7",
            "EQ-R5: two tokens start on a1.",
        ),
        (
            "EQ 8x8 E=b1 V=a1 G=b2; village g7",
            "EQ-R7: village g7 is 2 from the villager on a1, not 3.",
        ),
        (
            "EQ 8x8 E=a1 V=c3 G=e6; village g7",
            "EQ-R8: goblin e6 is not diagonal to the villager on c3.",
        ),
        (f"{HEAD}; village g7\0", "Line 2 is no text."),
        ("x" * 20_001, "A puzzle has at most 20 thousand letters."),
        ("\n" * 401, "A puzzle has at most 400 lines."),
    ],
)
def test_refusals(text, words):
    """EQ-R2, R4, R5, R7, R8, A1, A2: the line or the square, and what is wrong with it."""
    assert refusal(text) == words
    russian = refusal(text, "ru")
    assert russian != words
    assert len(russian) <= 90


def test_a_setting_that_is_no_puzzle():
    """A refusal of a setting names the setting; a whole puzzle may be one."""
    with pytest.raises(BadOption) as caught:
        options(puzzle="EQ 8x8 E=a1 V=c3 G=e6; village g7")
    assert hear(caught.value.message, begin()).startswith("EQ-R8: goblin e6")
    with pytest.raises(BadOption) as caught:
        options(puzzle="medow")
    words = f"No puzzle medow: 1 to {len(PUZZLES)}, a name, or a whole puzzle."
    assert hear(caught.value.message, begin()) == words


# positions


def test_a_position_holds_what_may_follow():
    """Statuses of this turn and the next, pending tiles, immunity, the turn, the end."""
    text = (
        "EQ 8x8 E=a1 V=c3 G=e5; village c3 g7; turn=5 diag=G frozen=V,G pending=V:NW "
        "immune_now=1 immune_next=1 diag_next=E frozen_next=E,V"
    )
    state = at(text)
    assert GAME.format_position(state) == text
    assert state.turn == 5
    assert state.tokens[1].pending == 7
    assert [token.now for token in state.tokens] == [0, 2, 3]
    assert [token.soon for token in state.tokens] == [3, 2, 0]
    assert state.immune == 3
    plain = "EQ 8x8 E=a1 V=c3 G=e5; village g7"
    assert GAME.format_position(at(plain)) == plain
    assert GAME.format_position(at(f"{plain}; turn=1")) == plain


def test_a_finished_game_stays_finished():
    """The board alone could not tell: a token may start on a village (EQ-R5)."""
    over = play(at("EQ 8x8 E=a1 V=d4 G=h8; village e4"), "E")
    text = GAME.format_position(over)
    assert text.endswith("immune_now=0 immune_next=0 end=home")
    assert GAME.outcome(at(text)) == over.outcome
    assert written(at(text)) == []
    caught = play(at("EQ 8x8 E=a1 V=d4 G=f4"), "E")
    assert stands(at(GAME.format_position(caught))) == ["b1", "e4", "e4"]


def test_a_position_may_be_any_moment():
    """EQ-R5, R7, R8 and the village are asked of beginnings only."""
    for text in ("EQ 8x8 E=d4 V=c2 G=f5", "EQ 8x8 E=c2 V=c2 G=f5; village c3"):
        state = at(text)
        assert GAME.format_position(state) == text
        settled = GAME.settings(state)
        GAME.check_options(settled)
        assert GAME.initial(settled, 0).tokens == state.tokens
        assert GAME.grid(settled) == state.field.layout.grid


def test_a_position_of_another_puzzle_names_it_in_its_settings():
    state = at("EQ 9x7 E=a1 V=c3 G=e5; village g7")
    settled = GAME.settings(state)
    GAME.check_options(settled)
    assert GAME.grid(settled) == state.field.layout.grid
    assert GAME.settings(begin()) == options()
    usual = GAME.parse_position(GAME.format_position(begin()), options())
    assert GAME.settings(usual) == options()


@pytest.mark.parametrize(
    ("tail", "words"),
    [
        ("hp=3", "Line 2: no such word in a position: hp."),
        ("turn=0", "Line 2: turn cannot be 0."),
        ("turn=x", "Line 2: turn cannot be x."),
        ("immune_now=2", "Line 2: immune_now cannot be 2."),
        ("diag=V,V", "Line 2: diag cannot be V,V."),
        ("frozen=X", "Line 2: frozen cannot be X."),
        ("pending=V", "Line 2: pending cannot be V."),
        ("pending=V:Q", "Line 2: pending cannot be V:Q."),
        ("pending=:N", "Line 2: pending cannot be :N."),
        ("pending=V:N", "Nothing on c3 can be pending for that token."),
        ("end=tired", "Line 2: end cannot be tired."),
    ],
)
def test_refused_positions(tail, words):
    assert refused_position(f"EQ 8x8 E=a1 V=c3 G=e5; {tail}") == words


def test_villager_and_goblin_cannot_be_together():
    """EQ-A8; with catch=ignore they can."""
    text = "EQ 8x8 E=a1 V=c3 G=c3; turn=2"
    assert refused_position(text) == "EQ-A8: villager and goblin are both on c3."
    assert stands(at(text, catch="ignore")) == ["a1", "c3", "c3"]


@pytest.mark.parametrize("tile", ["cross", "snow", "guardian"])
def test_what_means_the_next_turn_anyway_is_never_pending(tile):
    """EQ-A14."""
    text = f"EQ 8x8 E=a1 V=c3 G=e5; {tile} c3; pending=V:N"
    assert refused_position(text) == "Nothing on c3 can be pending for that token."


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_shipped_puzzles_fit_a_setting_and_a_record(puzzle):
    read = parse_layout(puzzle.text)
    assert format_layout(read) == puzzle.text
    assert len(puzzle.text) < 700
