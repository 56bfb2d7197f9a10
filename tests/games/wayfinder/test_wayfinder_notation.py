"""Moves and positions as text, and maps of waypoints."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import BadNotation, BadPosition, MoveError
from tactilegrid.core.options import BadOption
from tactilegrid.games.wayfinder import GAME
from tactilegrid.games.wayfinder.position import LATE, NO_PLACE, PASS, Placement
from tactilegrid.games.wayfinder.waypoints import LAYOUTS, colours_in, house, parse_layout, text_of
from tests.games.wayfinder.wayfinder_table import (
    at,
    options,
    play,
    position,
    start,
    written,
)

ROWS = "BRGYBR/GYBRGY/BRGYBR/GYBRGY/BRGYBR/GYBRGY"


def sailing_state():
    return play(start(), "@c3", "@a1")


def test_moves_as_they_are_written():
    state = sailing_state()
    move = GAME.parse_move("c3 E G Y N B R", state)
    assert GAME.format_move(move) == "c3 E G Y N B R"
    bracket = GAME.parse_move("a1 E Y [GG]", at("a1=GGY b1=YR f6=GY"))
    assert GAME.format_move(bracket) == "a1 E Y [GG]"
    assert GAME.format_move(Placement(27)) == "@d4"
    assert [GAME.format_move(move) for move in (NO_PLACE, PASS, LATE)] == ["@-", "--", "late"]


@pytest.mark.parametrize(
    "text",
    [
        "c3EGYNBR",
        "c3 e g y n b r",
        "c3 EGYNBR",
        "c3egynbr",
        "c3 d3 G e3 Y e4 B e5 R",
        "C3 E GY NBR",
    ],
)
def test_what_a_person_may_leave_out(text):
    state = sailing_state()
    assert GAME.format_move(GAME.read_move(text, state)) == "c3 E G Y N B R"


def test_brackets_in_any_order():
    state = at("a1=GYBR f6=GY")
    assert GAME.format_move(GAME.read_move("a1 E G [R,B Y]", state)) == "a1 E G [YBR]"


def test_a_square_alone_is_a_placement_where_one_has_to_be_made():
    assert GAME.format_move(GAME.read_move("d4", start())) == "@d4"
    assert GAME.format_move(GAME.read_move(" @ D4 ", start())) == "@d4"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "c3",
            "E",
            "new",
            "E G Y N B R",
            "c3 E",
            "c3 E N G",
            "c3 G",
            "c3 E G [",
            "c3 E GX",
            "hello",
            "@",
            "@dd",
        ),
        *("@d44d", "c3 [G]", "z9 E G", "c3 E z9", "@g7", "ё4", "c3 E G Y N B R" * 20),
    ],
)
def test_what_is_no_move(text):
    with pytest.raises(MoveError) as caught:
        GAME.parse_move(text, sailing_state())
    with pytest.raises(MoveError):
        GAME.parse_move(text, GAME.resign(start(), GAME.seats(options())[0]).state)
    if text != "c3":
        assert isinstance(caught.value, BadNotation)


def test_a_gem_that_was_not_said_is_asked_for():
    state = sailing_state()
    for text in ("c3 d3", "c3 E G Y e4"):
        with pytest.raises(BadNotation) as caught:
            GAME.read_move(text, state)
        assert caught.value.message.key == "wayfinder-drop-what"


# positions


@pytest.mark.parametrize(
    ("rest", "given"),
    [
        ("W G=a1 Y=f6 | S G=25 Y=0 | to=Y | mode=sequential | phase=voyage", {}),
        ("W G=a1 | S G=0 Y=5 | to=Y | mode=sequential | phase=place", {}),
        ("W - | S G=0 Y=0 | to=Y | mode=sequential | phase=start", {}),
        (
            "W Y=f6 | S G=0 Y=0 | to=G | mode=race | phase=voyage | race=over | lost=G",
            {"countdown": 5, "turn_mode": "race"},
        ),
        ("W - | S G=0 Y=0 B=0 R=9 | to=R | mode=race | phase=place | out=GB", {"players": 4}),
        ("W - | S G=5 Y=7 | to=G | mode=sequential | phase=place | end=repetition", {}),
        ("W - | S G=5 Y=7 | to=G | mode=sequential | phase=place | end=ply-cap", {}),
        ("W - | S G=5 Y=7 | to=G | mode=sequential | phase=voyage | out=Y | end=resigned", {}),
        ("W - | S G=5 | to=G | mode=sequential | phase=voyage | end=resigned", {"players": 1}),
    ],
)
def test_positions_are_written_as_they_are_read(rest, given):
    """All that bears on what may follow: phase, the end of the race, lost turns, who is out."""
    text = position("a1=GGYr f6=BRyy c3=BBBg d4=rrr", rest)
    state = GAME.parse_position(text, options(**given))
    assert GAME.format_position(state) == text
    assert (GAME.outcome(state) is not None) == ("end=" in text)
    assert GAME.parse_position(GAME.format_position(state), options(**given)) == state


def test_a_game_without_a_voyage_left_is_over():
    text = position("a1=GG b1=YYY", "W - | S G=5 Y=6 | to=G | mode=sequential | phase=place")
    state = GAME.parse_position(text, options())
    assert GAME.format_position(state) == f"{text} | end=end"
    assert GAME.parse_position(f"{text} | end=end", options()) == state
    assert [seat.number for seat in GAME.outcome(state).winners] == [2]


def test_what_may_be_left_out_of_a_position():
    """The digest's short form: the Wayfinders, and whoever stands there sails."""
    state = at("a1=GY f6=BR", "W G=a1")
    assert (state.phase, state.side, state.scores) == ("voyage", 0, (0, 0))
    assert at("a1=GY f6=BR", "W Y=a1").phase == "place"
    assert at("a1=GY f6=BR", "").phase == "start"
    assert at("a1=GY f6=BR", "| W G=a1 | to=G").phase == "voyage"


def test_size_and_mode_are_those_of_the_text():
    text = position("a1=GY", "W G=a1 | S G=0 Y=0 | to=G | mode=race | phase=voyage", size=4)
    state = GAME.parse_position(text, options())
    chosen = GAME.settings(state)
    assert (chosen.number("size"), chosen.choice("turn_mode")) == (4, "race")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "rows"),
        ("-,-/-,-", "rows"),
        ("/".join(["-,-,-,-"] * 3 + ["-,-,-"]), "row"),
        ("/".join(["-,-,-,-"] * 3 + ["-,-,-,X"]), "square"),
        ("/".join(["-,-,-,-"] * 3 + ["-,-,-,"]), "square"),
        (position("a1=GGGGG"), "village"),
        (position("a1=GGGGY b1=GGGG", "W -", 4), None),
        (position("a1=" + "G" * 37 + "Y"), "gems"),
        (position("a1=GYggggggg b1=GGY"), "gems"),
        (position("a1=GY", "W G=b1"), "unmixed"),
        (position("a1=GY", "W G=a1 Y=a1"), "shared"),
        (position("a1=GY", "W G=z9"), "place"),
        (position("a1=GY", "W G"), "field"),
        (position("a1=GY", "W G=a1 G=a1"), "field"),
        (position("a1=GY", "W X=a1"), "colour"),
        (position("a1=GY", "W R=a1"), "neutral"),
        (position("a1=GY", "W G=a1 | S G=x"), "score"),
        (position("a1=GY", "W G=a1 | S G=10000"), "score"),
        (position("a1=GY", "W G=a1 | to="), "colour"),
        (position("a1=GY", "W G=a1 | to=B"), "neutral"),
        (position("a1=GY", "W G=a1 | mode=slow"), "value"),
        (position("a1=GY", "W G=a1 | phase=nap"), "value"),
        (position("a1=GY", "W G=a1 | race=on"), "value"),
        (position("a1=GY", "W G=a1 | end=soon"), "value"),
        (position("a1=GY", "W G=a1 | end=end"), "goes-on"),
        (position("a1=GY", "W G=a1 | end=resigned"), "alone"),
        (position("a1=GY", "W G=a1 | out=Y"), "alone"),
        (position("a1=GY", "W G=a1 | what=1"), "field"),
        (position("a1=GY", "W G=a1 | to=G | to=G"), "field"),
        (position("a1=GY", "W G=a1 | phase=place"), "placed"),
        (position("a1=GY", "W Y=a1 | out=G"), "out"),
        (position("a1=GY", "W G=a1 | to=Y | out=G"), "gone"),
        (position("a1=GY", "W G=a1 | mode=race | lost=G"), "gone"),
        (position("a1=GY", "W - | lost=G | phase=voyage"), "lost"),
        (position("a1=GY", "W - | mode=race | lost=G | phase=place"), "waits"),
        (position("a1=GY", "W G=a1") + " " * 10 + "|" * 2000, "long"),
    ],
)
def test_positions_that_cannot_be(text, key):
    if key is None:
        assert GAME.parse_position(text, options())
        return
    with pytest.raises(BadPosition) as caught:
        GAME.parse_position(text, options())
    assert caught.value.message.key == f"wayfinder-position-{key}"


def test_positions_that_do_not_suit_the_settings():
    with pytest.raises(BadPosition) as caught:
        at("a1=GYggg", hut_limit=2)
    assert caught.value.message.key == "wayfinder-position-huts"
    with pytest.raises(BadPosition) as caught:
        at("a1=GY", "W G=a1 | mode=race", players=1)
    assert caught.value.message.key == "wayfinder-bad-race"


# waypoints


def test_the_house_map():
    """WF-A2: nine of each colour, no equal neighbours, rows as the digest has them."""
    assert LAYOUTS["house"].split() == ROWS.split("/")
    colours = house(6)
    assert all(colours.count(colour) == 9 for colour in range(4))
    for square in range(36):
        if square % 6 < 5:
            assert colours[square] != colours[square + 1]
        if square < 30:
            assert colours[square] != colours[square + 6]


@pytest.mark.parametrize("setting", [ROWS, ROWS.replace("/", ""), ROWS.lower(), "house"])
def test_a_map_as_a_setting(setting):
    assert colours_in(setting, 6) == house(6)
    assert options(waypoint_map=setting)


@pytest.mark.parametrize(
    ("setting", "key"),
    [
        ("GYBX" * 9, "letter"),
        ("GYBR" * 8, "size"),
        ("GYBRG/YBRGYBR/" + "/".join(["GYBRGY"] * 4), "rows"),
    ],
)
def test_maps_that_do_not_fit(setting, key):
    with pytest.raises(BadOption) as caught:
        options(waypoint_map=setting)
    assert caught.value.message.key == f"wayfinder-bad-map-{key}"


def test_a_map_as_a_file():
    text = "# my own\n\n" + LAYOUTS["house"].replace("G", "g ") + "  # the near row is above\n"
    assert parse_layout(text) == ROWS
    assert parse_layout(text_of(house(8), 8)).count("/") == 7
    assert colours_in(parse_layout(text_of(house(4), 4)), 4) == house(4)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("GYBR\n" * 401, "long", None),
        ("G" * 20_001, "long", None),
        ("GY\0BR", "binary", None),
        ("GYBR\nGYXR", "letter", 2),
        ("GYBR\n# that was one\nGYB", "row", 3),
        ("GYBR\nGYBR", "square", None),
        ("", "square", None),
    ],
)
def test_files_that_are_no_map(text, key, line):
    """The line and the reason are told; what is far too long is refused at once."""
    with pytest.raises(BadOption) as caught:
        parse_layout(text)
    assert caught.value.message.key == f"wayfinder-layout-{key}"
    assert caught.value.message.get("line") == line


def test_a_move_means_the_same_on_every_map():
    """Squares are numbered alike, so a record needs no size to be read."""
    for size in (4, 5, 6, 7, 8):
        state = at("a1=GY", size=size)
        assert "a1 E G N Y" in written(state)
