"""Voyages: what may be dropped where, what it makes, and how many there are."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import MoveError
from tactilegrid.core.game import Choice
from tactilegrid.games.wayfinder import GAME
from tactilegrid.games.wayfinder.choices import ALL
from tactilegrid.games.wayfinder.legal import sailing
from tactilegrid.games.wayfinder.scoring import end_scores
from tactilegrid.games.wayfinder.voyages import Sailing, Voyage, Voyages
from tests.games.wayfinder.wayfinder_table import (
    at,
    cell,
    events,
    options,
    play,
    position,
    square,
    start,
    touched,
    written,
)

TABLE = """
192 240 264 264 240 192
240 288 312 312 288 240
264 312 384 384 312 264
264 312 384 384 312 264
240 288 312 312 288 240
192 240 264 264 240 192
"""


def refused(state, text):
    with pytest.raises(MoveError) as caught:
        GAME.parse_move(text, state)
    return getattr(caught.value, "rule", None), caught.value.message.key


def test_the_opening_table():
    """WF-E1 (WF-R5, R6): voyages from every square of the start map, 9,984 in all."""
    state = start()
    counts = [
        [
            Sailing(state.setup.waters, state.gems, 8 * row + column, 1).count()
            for column in range(6)
        ]
        for row in reversed(range(6))
    ]
    assert counts == [
        [int(number) for number in line.split()] for line in TABLE.split("\n") if line
    ]
    assert sum(map(sum, counts)) == 9984
    listed = [
        voyage
        for each in state.setup.squares
        for voyage in Sailing(state.setup.waters, state.gems, each, 1).all()
    ]
    assert len(set(listed)) == len(listed) == 9984


@pytest.mark.parametrize(("name", "count"), [("a1", 192), ("c3", 384), ("b2", 288), ("a3", 264)])
def test_the_only_wayfinder_of_the_start_map(name, count):
    """WF-E1 through the position text, as one asks for it from the command line."""
    text = GAME.format_position(start()).replace("W -", f"W G={name}")
    state = GAME.parse_position(text.replace("start", "voyage"), options())
    assert len(written(state)) == len(GAME.legal_moves(state)) == count


def test_all_that_two_gems_can_do():
    """WF-E2 (WF-R5 to R8): ten voyages, eight of them alone (WF-R22)."""
    ten = "E [GY], E G Y, E Y G, E G N Y, E Y N G, N [GY], N G Y, N Y G, N G E Y, N Y E G"
    moves = {f"a1 {move}" for move in ten.split(", ")}
    assert set(written(at("a1=GY"))) == moves
    alone = at("a1=GY", players=1)
    assert set(written(alone)) == moves - {"a1 E [GY]", "a1 N [GY]"}
    assert refused(alone, "a1 E [GY]") == ("WF-R22", "wayfinder-too-short")


def test_a_wayfinder_between_villages_of_other_colours():
    """WF-E3 (WF-R9, R17): no voyage, so the Wayfinder is picked up and the turn is over."""
    state = at("a1=GY b1=R a2=B f6=GY", "W G=a1 Y=f6")
    assert written(state) == ["--"]
    assert refused(state, "a1 E G Y") == ("WF-R9", "wayfinder-closed")
    after = play(state, "--")
    assert "W Y=f6" in GAME.format_position(after)
    assert after.phase == "place"
    assert GAME.outcome(at("a1=GY b1=R a2=B")) is not None, "nobody can sail any more (WF-A11)"


def test_forming_villages_leave_two_ways():
    """WF-E4 (WF-R9)."""
    assert set(written(at("a1=GY b1=G a2=B"))) == {"a1 E G Y", "a1 E G N Y"}


def test_a_homecoming():
    """WF-E5 (WF-R12): two and two are no more than five."""
    state = at("a1=GGY b1=YR c1=GG f6=GY")
    after = play(state, "a1 E Y [GG]")
    assert [square(after, name) for name in ("a1", "b1", "c1")] == ["-", "YYR", "GGGG"]
    assert after.scores == (0, 0)


def test_a_homecoming_that_would_be_too_many():
    """WF-E6 (WF-R12, R8): drop one and go on, the rest on a bare square."""
    state = at("a1=GGGY b1=YR c1=GGG f6=GY")
    assert refused(state, "a1 E Y [GGG]") == ("WF-R12", "wayfinder-too-many")
    after = play(state, "a1 E Y G [GG]")
    assert [square(after, name) for name in ("c1", "d1")] == ["GGGG", "GG"]


@pytest.mark.parametrize(("seat", "points"), [("G", 25), ("Y", 5), ("R", 5)])
def test_a_homecoming_that_makes_a_village(seat, points):
    """WF-E7 (WF-R12 to R14): five gems leave a hut; 25 for Green, 5 for anybody else."""
    state = at("a1=GGGY b1=YR c1=GG f6=GY", f"W {seat}=a1 | to={seat}", players=4)
    after = play(state, "a1 E Y [GGG]")
    assert square(after, "c1") == "g"
    assert sum(after.scores) == points


@pytest.mark.parametrize(("seat", "points"), [("G", 30), ("B", 10)])
def test_two_villages_in_one_voyage(seat, points):
    """WF-E8 (WF-R13 to R16): both squares count as empty afterwards."""
    state = at("a1=GR b1=GGGG c1=RRRR f6=GY", f"W {seat}=a1 | to={seat}", players=4)
    happened, after = events(state, "a1 E G R")
    assert [square(after, name) for name in ("b1", "c1")] == ["g", "r"]
    assert sum(after.scores) == points
    assert len(happened[0].villages) == 2
    again = at("a1=GY b1=g f6=GY")
    assert "a1 E Y G" in written(again), "any colour may start on a square with a hut (WF-R15)"


def test_no_more_than_five_of_a_colour_at_once():
    """WF-E9 (WF-A7): five make a village on a bare square, six may not be put there."""
    five = at("a1=GGGGGY b1=YR f6=GY")
    assert square(play(five, "a1 E Y [GGGGG]"), "c1") == "g"
    six = at("a1=GGGGGGY b1=YR f6=GY")
    assert not any("[GGGGGG]" in move for move in written(six))
    assert refused(six, "a1 E Y [GGGGGG]") == ("WF-A7", "wayfinder-too-many")


@pytest.mark.parametrize(
    ("squares", "waypoint", "side", "points"),
    [
        ("a1=YYY", "G", 1, 9),
        ("a1=RRrr", "G", 3, 16),
        ("a1=Bb", "B", 2, 9),
        ("a1=BBRbb", "B", 2, 0),
        ("a1=rrr", "R", 3, 0),
        ("a1=Gyyr", "G", 0, 4),
    ],
)
def test_end_scoring(squares, waypoint, side, points):
    """WF-E10 (WF-R24): gems, huts and waypoint of the same colour, squared."""
    rows = "/".join(["R" * 6] * 5 + [waypoint + "R" * 5])
    state = at(squares, "W -", players=4, waypoint_map=rows)
    assert end_scores(state)[side][0] == points
    assert sum(score for score, _ in end_scores(state)) == points


def test_neutral_colours_score_for_nobody():
    """WF-A9: neither village nor end scoring of a colour that is not played is lost on a rival."""
    state = at("a1=BR b1=BBBB c1=R f6=GY", neutral_village=3)
    after = play(state, "a1 E B R")
    assert after.scores == (3, 0)
    assert end_scores(after) == ((0, 0), (0, 0))


def test_huts_can_run_out():
    """WF-A10: the village scores, and its gems are gone, but no hut is left to build."""
    squares = "a1=GR b1=GGGG c1=RR d4=gg f6=GY"
    assert square(play(at(squares, hut_limit=3), "a1 E G R"), "b1") == "g"
    after = play(at(squares, hut_limit=2), "a1 E G R")
    assert square(after, "b1") == "-"
    assert after.scores == (25, 0)


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("a1 W G", "WF-R5", "map-ends"),
        ("a1 E G c2", "WF-R5", "not-next"),
        ("a1 E G W G", "WF-R5", "not-next"),
        ("a1 E G N G E Y", "WF-R5", "not-next"),
        ("a1 E B", "WF-R6", "not-in-hand"),
        ("a1 N G G G Y E", None, "bad-move"),
        ("a1 E G", "WF-R6", "unfinished"),
        ("a1 N G G G Y E R", "WF-R6", "hand-empty"),
        ("b1 E G", "WF-R5", "start-here"),
        ("a1 E [GGGY]", "WF-R11", "one-only"),
        ("a1 E G [GG]", "WF-R11", "one-or-all"),
        ("a1 E G Y [GG]", "WF-R9", "closed"),
        ("a1 E G G c1", "WF-R5", "not-next"),
        ("a1 N Y", "WF-R9", "only"),
        ("a1 N [GGGY]", "WF-R12", "not-home"),
        ("a1 N [GG]", "WF-R11", "one-or-all"),
        ("@d4", "WF-R3", "sail-now"),
        ("--", "WF-R10", "must-sail"),
        ("late", "WF-R19", "no-countdown"),
        ("@-", "WF-R3", "sail-now"),
    ],
)
def test_refusals_name_their_rule(text, rule, key):
    state = at("a1=GGGY b1=YR a2=GG d1=BB f6=GY")
    assert refused(state, text) == (rule, f"wayfinder-{key}")


def test_a_bracket_of_one_gem_is_a_plain_drop():
    """WF-A8: dumping the last gem and dropping it are one move."""
    state = at("a1=GY b1=YR c1=-")
    assert GAME.parse_move("a1 E Y [G]", state) == GAME.parse_move("a1 E Y G", state)
    assert not any("[G]" in move or "[Y]" in move for move in written(state))


def test_other_wayfinders_are_no_obstacle():
    """WF-A5: gems may be dropped on their squares."""
    free = written(at("a1=GY b1=YR f6=GY"))
    assert written(at("a1=GY b1=YR f6=GY", "W G=a1 Y=b1")) == free


def test_voyages_are_a_list_that_is_counted_before_it_is_made():
    state = at("a1=GGYBR b1=YR c1=GG b2=BB f6=GY")
    voyages = GAME.legal_moves(state)
    every = tuple(voyages)
    assert isinstance(voyages, Voyages)
    assert len(voyages) == len(every) == sailing(state).count()
    assert [voyages[place] for place in range(len(every))] == list(every)
    assert voyages[-1] == every[-1]
    assert voyages[1:3] == every[1:3]
    assert voyages == every == GAME.legal_moves(state)
    assert voyages != [1]
    assert hash(voyages) == hash(every)
    assert repr(voyages) == f"<{len(every)} voyages>"
    for beyond in (len(every), -len(every) - 1):
        with pytest.raises(IndexError):
            voyages[beyond]


@pytest.mark.parametrize(
    "voyage",
    [
        Voyage((), ()),
        Voyage((0,), ()),
        Voyage((0, 1), ()),
        Voyage((0, 1), (1, 256)),
        Voyage((0, 1, 2), (1, 256, 1)),
        Voyage((0, 1, 1), (1, 256)),
        Voyage((0, -1), (1,)),
        Voyage((0, 99), (1,)),
        Voyage((0, 1, 2), (0, 257)),
        Voyage((0, 1, 2, 3), (1, 256, 0)),
    ],
)
def test_moves_that_are_no_voyages_are_illegal(voyage):
    """Whatever a program hands in is refused by a rule, never made."""
    state = at("a1=GY f6=GY")
    with pytest.raises(MoveError):
        GAME.check(voyage, state)
    with pytest.raises(MoveError):
        GAME.apply(state, voyage)


def test_a_square_from_which_the_rest_cannot_be_dropped_is_closed():
    """WF-R17: it can be entered, but no way leads on."""
    state = at("a1=GYY b1=BB a2=GG b2=R a3=B f6=GY")
    assert written(state) == ["--"]
    state = at("a1=GY a2=GR b2=Y a3=B b1=BB f6=GY")
    assert written(state) == ["a1 N G E Y"]
    again = at("a1=GYY a2=GR b2=Y c2=B f6=GY")
    assert refused(again, "a1 N Y b2") == ("WF-R17", "wayfinder-dead-end")


def test_voyages_of_a_long_hand_are_counted_without_being_listed():
    """A pile of twenty gems in open water: nobody could listen to them all."""
    pile = "GGGGGYYYYYBBBBBRRRRR"
    state = GAME.parse_position(position(f"a1={pile}", "W G=a1", 8), options(size=8))
    voyages = GAME.legal_moves(state)
    assert len(voyages) > 10_000_000
    for place in (0, len(voyages) // 2, len(voyages) - 1):
        GAME.check(voyages[place], state)


def test_a_long_hand_is_touched_without_listing_its_voyages():
    """Each touch of a pile of twenty is answered from what may follow, not from millions."""
    pile = "GGGGGYYYYYBBBBBRRRRR"
    state = GAME.parse_position(position(f"a1={pile}", "W G=a1", 8), options(size=8))
    every = GAME.legal_moves(state)
    assert len(touched(state, "a1").moves) == len(every)
    up, right = touched(state, "a2"), touched(state, "b1")
    assert up.choices
    assert up.selection.touched == (cell("a1"), cell("a2"))
    assert len(up.moves) + len(right.moves) == len(every)
    one = touched(state, "a2", Choice("drop-green"))
    assert 10_000 < len(one.moves) < len(up.moves)
    assert one.moves[0] == up.moves[0]
    assert one.moves[-1] == up.moves[len(one.moves) - 1]
    assert not touched(state, "c3").moves
    assert not touched(state, "a2", Choice("strange")).moves
    dumped = touched(state, "a2", ALL)
    assert GAME.format_move(dumped.move) == f"a1 N [{pile}]"
    with pytest.raises(IndexError):
        dumped.moves[1]
