"""The referee: legal moves, tiles, what waits and what lapses, and every way a game can end."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.errors import BadNotation, IllegalMove
from tactilegrid.core.game import Choice
from tactilegrid.core.message import Name
from tactilegrid.core.options import BadOption
from tactilegrid.core.perft import perft
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.field import Field, Layout, Manner, field_of
from tactilegrid.games.escort_quest.position import HOLD, MOVES
from tests.games.escort_quest.escort_table import (
    ONE,
    at,
    begin,
    cell,
    events,
    log,
    options,
    play,
    reason,
    stands,
    written,
)

ALL = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


def rule_of(state, text):
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(text, state)
    return caught.value.rule


# the escort


def test_eight_directions():
    """EQ-R10, EQ-A21."""
    assert written(at("EQ 8x8 E=d4 V=b2 G=c3")) == ALL


def test_a_barrier_closes_directions_of_the_escort():
    """EQ-R22: it may be entered from anywhere and not be left in some directions."""
    state = at("EQ 8x8 E=d4 V=b2 G=h8; barrier d5 N,NE,E")
    inside = play(state, "N")
    assert written(inside) == ["SE", "S", "SW", "W", "NW"]
    assert rule_of(inside, "N") == "EQ-R22"
    assert rule_of(inside, "d6") == "EQ-R22"


def test_a_covered_barrier_has_no_effect():
    """EQ-R3."""
    state = at("EQ 8x8 E=d4 V=b2 G=h8; barrier d4 N,NE,E; cross d4")
    assert written(state) == ALL


def test_a_barrier_holds_from_the_start():
    """EQ-A4: the tile below a token does nothing at the start, the barrier does."""
    assert written(at("EQ 8x8 E=d4 V=b2 G=h8; barrier d4 N")) == ALL[1:]
    assert written(at("EQ 8x8 E=d4 V=b2 G=h8; snow d4")) == ALL


def test_crosshairs_leave_the_escort_the_diagonals():
    """EQ-R17."""
    state = play(at("EQ 8x8 E=d4 V=b2 G=h8; cross d5"), "N")
    assert written(state) == ["NE", "SE", "SW", "NW"]
    assert rule_of(state, "N") == "EQ-R17"
    assert written(play(state, "NE")) == ALL


def test_a_walled_in_escort_holds():
    """EQ-A12: then the villager stays and the goblin moves; a hold is never free (EQ-R10)."""
    sides = ",".join(ALL)
    state = play(at(f"EQ 8x8 E=d4 V=b2 G=h8; barrier d5 {sides}"), "N")
    assert written(state) == ["hold"]
    assert log(state, "hold") == ["hold: E d5=; V b3=; G g8>f7"]
    assert rule_of(state, "N") == "EQ-R22"
    assert rule_of(state, "h8") == "EQ-R22"
    assert rule_of(at("EQ 8x8 E=d4 V=b2 G=h8"), "hold") == "EQ-R10"


def test_a_move_is_a_direction_or_the_square():
    """EQ-R14: a square across the edge too."""
    state = at("EQ 8x8 E=a1 V=c3 G=e5")
    for text, way in (
        ("NE", "NE"),
        (" ne ", "NE"),
        ("n e", "NE"),
        ("b2", "NE"),
        ("h8", "SW"),
        ("a8", "S"),
    ):
        assert GAME.format_move(GAME.read_move(text, state)) == way
    assert rule_of(state, "c1") == "EQ-R10"
    assert rule_of(state, "a1") == "EQ-R10"
    with pytest.raises(BadNotation) as outside:
        GAME.parse_move("i1", state)
    assert outside.value.message.key == "escort-quest-off-board"
    for text in ("", "nne", "z9", "N N", "i1", "north"):
        with pytest.raises(BadNotation):
            GAME.read_move(text, state)


def test_a_square_is_refused_for_what_forbids_any_move_first():
    """EQ-R20."""
    frozen = play(at("EQ 8x8 E=b2 V=d4 G=h8; snow b3"), "N")
    assert rule_of(frozen, "c7") == "EQ-R20"
    assert GAME.read_move("b3", frozen) == HOLD
    over = play(at("EQ 8x8 E=b2 V=d4 G=h8; spike b3"), "N")
    assert rule_of(over, "N") == "EQ-R15"


def test_touches_go_around_the_edge():
    """The escort, then the square he goes to; or `hold`."""
    state = at("EQ 8x8 E=a1 V=c3 G=e5")
    assert GAME.touches(MOVES[5], state) == (cell("a1"), cell("h8"))
    assert GAME.touches(HOLD, state) == (cell("a1"), Choice("hold"))
    assert GAME.written((cell("a1"), cell("h8")), state) == "h8"
    assert GAME.written((cell("a1"), Choice("hold")), state) == "hold"
    assert GAME.written((cell("z9"),), state) == ""
    assert GAME.written((Choice("other"),), state) == ""
    assert GAME.written((), state) == ""
    assert not GAME.reads_back(HOLD)


# the villager and the goblin


def test_the_villager_copies_the_step_only():
    """EQ-A13: not the slide of the escort."""
    assert log(at("EQ 8x8 E=a1 V=d4 G=h8; amulet b1"), "E") == ["E: E a1>b1~c1; V d4>e4; G h8>h7"]


def test_an_aimed_villager_stays_when_the_escort_goes_straight():
    """EQ-R17, EQ-R20: frozen, he stays whatever the escort does."""
    state = at("EQ 8x8 E=a1 V=d4 G=h8; turn=2 diag=V")
    assert log(state, "N") == ["N: E a1>a2; V d4=; G h8>g7"]
    assert log(state, "NE") == ["NE: E a1>b2; V d4>e5; G h8>g7"]
    assert log(at("EQ 8x8 E=a1 V=d4 G=h8; turn=2 frozen=V"), "NE") == [
        "NE: E a1>b2; V d4=; G h8>g7"
    ]


def test_a_blocked_goblin_does_not_look_for_another_way():
    """EQ-A10."""
    state = at("EQ 8x8 E=a1 V=d4 G=h8; barrier h8 SW")
    assert log(state, "NE") == ["NE: E a1>b2; V d4>e5; G h8="]


def test_an_aimed_goblin_takes_an_open_diagonal_even_if_it_leads_away():
    """EQ-A11: barriers count, and he must take one."""
    state = at("EQ 8x8 E=a1 V=d4 G=d6; barrier d6 SE,SW; turn=2 diag=G")
    assert log(state, "W") == ["W: E a1>h1; V d4>c4; G d6>c7"]
    closed = at("EQ 8x8 E=a1 V=d4 G=d6; barrier d6 SE,SW,NE,NW; turn=2 diag=G")
    assert log(closed, "W") == ["W: E a1>h1; V d4>c4; G d6="]


def test_ties_of_an_aimed_goblin():
    """EQ-A11: northeast, southeast, southwest, northwest."""
    state = at("EQ 8x8 E=a1 V=d3 G=d6; turn=2 diag=G")
    assert log(state, "N") == ["N: E a1>a2; V d3>d4; G d6>e5"]
    west = at("EQ 8x8 E=a1 V=a3 G=d4; turn=2 diag=G")
    assert log(west, "N") == ["N: E a1>a2; V a3>a4; G d4>c3"]


def test_a_frozen_goblin_stays():
    """EQ-R20."""
    state = play(at("EQ 8x8 E=a1 V=d4 G=h8; snow g7"), "NE")
    assert log(state, "N") == ["N: E b2>b3; V e5>e6; G g7="]


@pytest.mark.parametrize(
    ("metric", "villager", "goblin", "after"),
    [
        ("flat", "a4", "h4", "g4"),
        ("torus", "a4", "h4", "a4"),
        ("torus", "e1", "e6", "e7"),
        ("torus", "e1", "e5", "e4"),  # half the board away: the way that crosses no edge
        ("torus", "h8", "a1", "h8"),
        ("torus", "a1", "h8", "a1"),
        ("torus", "g1", "b3", "a3"),
    ],
)
def test_how_the_goblin_measures(metric, villager, goblin, after):
    """EQ-A7."""
    sides = ",".join(ALL)
    state = at(f"EQ 8x8 E=d4 V={villager} G={goblin}; barrier d4 {sides}", goblin_metric=metric)
    assert stands(play(state, "hold"))[2] == after


def test_half_a_board_is_the_same_distance_both_ways():
    """EQ-A7: of two equal ways the one that crosses no edge, in every direction."""
    field = field_of(Layout(8, 6), Manner("torus"))
    assert field.offset(0, 4) == (4, 0)
    assert field.offset(4, 0) == (-4, 0)
    assert field.offset(0, 24) == (0, 3)
    assert field.offset(0, 18) == (2, 2)


# sharing a square


def test_catching():
    """EQ-A8, EQ-A19: whoever comes, before the tile, and on the way of a slide too."""
    assert reason(play(at("EQ 8x8 E=a1 V=d4 G=e4"), "E")) == "caught"
    on_village = at("EQ 8x8 E=a1 V=d4 G=e4; village e4")
    assert reason(play(on_village, "E")) == "caught"
    on_amulet = at("EQ 8x8 E=a1 V=d4 G=e4; amulet e4")
    assert log(on_amulet, "E") == ["E: E a1>b1; V d4>e4"]
    assert reason(play(on_amulet, "E")) == "caught"
    slides_into = at("EQ 8x8 E=a1 V=d4 G=f4; amulet e4")
    assert log(slides_into, "E") == ["E: E a1>b1; V d4>e4~f4"]
    warps_into = at("EQ 8x8 E=a1 V=d4 G=h8; warp-N e4; warp-E h8")
    assert log(warps_into, "E") == ["E: E a1>b1; V d4>e4@h8"]
    goblin_slides = at("EQ 8x8 E=a1 V=d4 G=h4; amulet g4")
    assert log(play(goblin_slides, "E"), "W") == ["W: E b1>a1; V e4>d4; G f4>e4"]
    through = at("EQ 8x8 E=a1 V=e4 G=h4; amulet g4")
    assert reason(play(through, "E")) == "caught"


def test_sharing_is_allowed_where_the_setting_says_so():
    """EQ-A8 with catch=ignore; the goblin then has nowhere to turn."""
    state = at("EQ 8x8 E=a1 V=d4 G=f4; snow e4", catch="ignore")
    together = play(state, "E")
    assert stands(together) == ["b1", "e4", "e4"]
    assert log(together, "E") == ["E: E b1>c1; V e4=; G e4="]
    thawed = at("EQ 8x8 E=a1 V=d4 G=d4; turn=4 frozen=V", catch="ignore")
    assert log(thawed, "E") == ["E: E a1>b1; V d4=; G d4="]
    home = at("EQ 8x8 E=a1 V=d4 G=e4; village e4", catch="ignore")
    assert reason(play(home, "E")) == "home"


def test_the_escort_shares_with_anybody():
    """EQ-A9."""
    state = play(at("EQ 8x8 E=c4 V=d4 G=h8; barrier d4 E"), "E")
    assert stands(state)[:2] == ["d4", "d4"]
    assert reason(state) is None


# tiles


def test_village_and_spikes_by_who_lands():
    """EQ-R15, EQ-R16."""
    assert reason(play(at("EQ 8x8 E=a1 V=d4 G=h8; village e4"), "E")) == "home"
    assert reason(play(at("EQ 8x8 E=a1 V=d4 G=h8; village b1"), "E")) is None
    assert reason(play(at("EQ 8x8 E=a1 V=d4 G=h8; spike e4"), "E")) == "spike"
    assert reason(play(at("EQ 8x8 E=a1 V=d4 G=h8; spike b1"), "E")) == "spike"
    assert reason(play(at("EQ 8x8 E=a1 V=d4 G=h8; spike g7"), "NE")) is None


def test_a_frozen_token_does_not_land_again():
    """EQ-A17: frozen for one turn only."""
    state = play(at("EQ 8x8 E=a1 V=d4 G=h8; snow e4"), "E", "E")
    assert log(state, "E") == ["E: E c1>d1; V e4>f4; G g6>g5"]


def test_warps():
    """EQ-R21, EQ-A18: a pair of them, one's own direction, a missing one, no second effect."""
    two = "warp-N d3; warp-E f6"
    assert log(at(f"EQ 8x8 E=a1 V=d2 G=h8; {two}"), "N") == ["N: E a1>a2; V d2>d3; G h8>h7"]
    assert log(at(f"EQ 8x8 E=c3 V=a1 G=h8; {two}"), "E") == ["E: E c3>d3@f6; V a1>b1; G h8>h7"]
    assert log(at(f"EQ 8x8 E=a8 V=f7 G=h1; {two}"), "S") == ["S: E a8>a7; V f7>f6; G h1>h2"]


def test_immunity_is_the_whole_next_turn():
    """EQ-R19, EQ-A16: landings do nothing and leave nothing behind, a guardian's included."""
    state = play(at("EQ 8x8 E=a1 V=c5 G=h8; guardian a2; guardian a3; spike c7; snow g8"), "N")
    assert state.all_immune
    after = play(state, "N")
    assert stands(after) == ["a3", "c7", "f8"]
    assert not after.all_immune
    assert log(after, "E") == ["E: E a3>b3; V c7>d7; G f8>e8"]
    raid = play(at("EQ 8x8 E=a1 V=d4 G=h8; village g7; guardian b2"), "NE")
    assert reason(raid) == "raid"


def test_immunity_lets_crosshairs_and_frost_lapse():
    """EQ-A16; a barrier still holds (EQ-R19)."""
    state = play(at("EQ 8x8 E=a1 V=c3 G=g8; guardian b1; snow d3; cross g7; barrier b1 N"), "E")
    assert state.all_immune
    assert written(state) == ["N", *ALL[1:]]  # a tile covers that barrier
    assert log(state, "E") == ["E: E b1>c1; V d3>e3; G g7>g6"]
    aimed = at("EQ 8x8 E=a1 V=c3 G=f8; turn=2 diag=E,V frozen=G immune_now=1; barrier a1 N")
    assert written(aimed) == ALL[1:]
    assert log(aimed, "E") == ["E: E a1>b1; V c3>d3; G f8>f7"]


def test_the_goblin_can_find_the_guardian():
    """EQ-R19: any token's landing counts."""
    assert play(at("EQ 8x8 E=a1 V=d4 G=h8; guardian g7"), "NE").all_immune


# amulets


def test_a_slide_notes_what_means_the_next_turn_anyway():
    """EQ-R18, EQ-A14: crosshairs, snowflake and guardian behind an amulet."""
    aimed = play(at("EQ 8x8 E=a1 V=d4 G=h8; amulet b1; cross c1"), "E")
    assert written(aimed) == ["NE", "SE", "SW", "NW"]
    frozen = play(at("EQ 8x8 E=a1 V=d4 G=h8; amulet b1; snow c1"), "E")
    assert written(frozen) == ["hold"]
    assert play(at("EQ 8x8 E=a1 V=d4 G=h8; amulet b1; guardian c1"), "E").all_immune


def test_what_a_slide_leads_to_acts_as_the_next_turn_begins():
    """EQ-A14: spikes, warp and village, in the order escort, villager, goblin."""
    spikes = at("EQ 8x8 E=a1 V=d4 G=h8; amulet b1; spike c1")
    assert log(spikes, "E") == ["E: E a1>b1~c1; V d4>e4; G h8>h7; then E c1="]
    assert reason(play(spikes, "E")) == "spike"
    warp = at("EQ 8x8 E=a1 V=d4 G=h8; amulet b1; warp-N c1; warp-E g2")
    assert log(warp, "E") == ["E: E a1>b1~c1; V d4>e4; G h8>h7; then E c1@g2"]
    raid = at("EQ 8x8 E=a1 V=c4 G=h4; amulet g4; village f4")
    assert log(raid, "W") == ["W: E a1>h1; V c4>b4; G h4>g4~f4; then G f4="]
    assert reason(play(raid, "W")) == "raid"
    both = at("EQ 8x8 E=a1 V=c4 G=h8; amulet b1; spike c1; amulet d4; village e4")
    assert reason(play(both, "E")) == "spike"
    village = at("EQ 8x8 E=a1 V=d4 G=h8; amulet b1; village c1")
    assert reason(play(village, "E")) is None


def test_a_goblin_slides_over_spikes():
    """EQ-R16, EQ-A14: nothing waits for him there."""
    state = play(at("EQ 8x8 E=a1 V=b4 G=h4; amulet g4; spike f4"), "W")
    assert stands(state)[2] == "f4"
    assert state.tokens[2].pending < 0


def test_a_slide_at_the_start_of_a_turn_can_meet_the_other():
    """EQ-A8: caught there as well, whoever slides."""
    state = at("EQ 8x8 E=a1 V=b3 G=f3; amulet c3; amulet d3; barrier f3 W", catch="lose")
    assert log(state, "E") == ["E: E a1>b1; V b3>c3~d3; G f3=; then V d3~e3"]
    near = at("EQ 8x8 E=a1 V=b3 G=e3; amulet c3; amulet d3; barrier e3 W")
    assert log(near, "E") == ["E: E a1>b1; V b3>c3~d3; G e3=; then V d3~e3"]
    assert reason(play(near, "E")) == "caught"
    goblin = at("EQ 8x8 E=a1 V=d3 G=h3; amulet g3; amulet f3; barrier d3 E")
    assert log(goblin, "E") == ["E: E a1>b1; V d3=; G h3>g3~f3; then G f3~e3"]


def test_what_is_pending_lapses_in_an_immune_turn():
    """EQ-A14."""
    state = at("EQ 8x8 E=a1 V=d4 G=h8; amulet e4; village f4; guardian b1")
    assert log(state, "E") == ["E: E a1>b1; V d4>e4~f4; G h8>h7"]
    after = play(state, "E")
    assert reason(after) is None
    assert reason(play(after, "N")) is None


def test_a_token_that_walks_on_leaves_what_was_pending_behind():
    """EQ-A14: a second slide as the turn begins, then a step away from the next amulet."""
    state = play(at("EQ 8x8 E=a1 V=b3 G=h8; amulet c3; amulet d3; village e3"), "E")
    assert stands(state)[1] == "e3"
    assert state.tokens[1].pending == 2
    assert reason(play(state, "N")) is None
    held = at("EQ 8x8 E=a1 V=b3 G=h8; amulet c3 d3; village e3; snow b1")
    assert log(held, "E", "hold")[1] == "hold: E b1=; V e3=; G h7>h6; then V e3="
    assert reason(play(held, "E", "hold")) == "home"


def test_what_a_slide_at_the_start_leads_to_is_for_the_turn_after():
    """EQ-A14: crosshairs, snowflake and guardian met then act one turn later."""
    chain = "EQ 8x8 E=a1 V=b3 G=h8; amulet c3; amulet d3;"
    frozen = play(at(f"{chain} snow e3"), "E")
    assert log(frozen, "N", "N") == [
        "N: E b1>b2; V e3>e4; G h7>g6",
        "N: E b2>b3; V e4=; G g6>f5",
    ]
    guarded = play(at(f"{chain} guardian e3"), "E")
    assert not guarded.all_immune
    assert play(guarded, "N").all_immune


def test_a_slide_is_never_stopped_by_a_barrier():
    """EQ-A15: the amulet covers it, and entering is free."""
    state = at("EQ 8x8 E=a1 V=d4 G=h8; amulet b1; barrier b1 E; barrier c1 W,E")
    assert stands(play(state, "E"))[0] == "c1"


def test_immediate_amulets():
    """EQ-A14 with amulet=immediate: chains at once, tiles at once, and an end to every ring."""
    chain = at("EQ 8x8 E=a1 V=b3 G=h8; amulet c3 d3; snow e3", amulet="immediate")
    assert log(chain, "E") == ["E: E a1>b1; V b3>c3~d3~e3; G h8>h7"]
    warp = at("EQ 8x8 E=a1 V=b3 G=h8; amulet c3; warp-N d3; warp-E f6", amulet="immediate")
    assert log(warp, "E") == ["E: E a1>b1; V b3>c3~d3@f6; G h8>g7"]
    spike = at("EQ 8x8 E=a1 V=b3 G=h8; amulet b1; spike c1", amulet="immediate")
    assert reason(play(spike, "E")) == "spike"
    row = " ".join(f"{letter}3" for letter in "abcdefgh")
    ring = at(f"EQ 8x8 E=a1 V=b2 G=h8; amulet {row}", amulet="immediate")
    assert log(ring, "NE")[0].startswith("NE: E a1>b2; V b2>c3~d4; G")
    round_trip = at(f"EQ 8x8 E=a1 V=b3 G=h8; amulet {row}", amulet="immediate")
    assert log(round_trip, "E") == ["E: E a1>b1; V b3>c3~d3~e3~f3~g3~h3~a3~b3~c3; G h8>g7"]


# the end


def test_turn_limit():
    """EQ-A20."""
    state = at("EQ 8x8 E=a1 V=d4 G=h8", turn_limit=2)
    happened, after = events(play(state, "N"), "N")
    assert (happened[1].reason, happened[1].turns) == ("turn-limit", 2)
    assert after.outcome.winners == ()
    won = at("EQ 8x8 E=a1 V=d4 G=h8; village e4", turn_limit=1)
    assert reason(play(won, "E")) == "home"
    assert reason(play(at("EQ 8x8 E=a1 V=d4 G=h8", ply_cap=1), "N")) == "ply-cap"
    assert reason(play(at("EQ 8x8 E=a1 V=d4 G=h8; turn=7", turn_limit=7), "N")) == "turn-limit"


def test_repetition():
    """EQ-A20: off by default; with the setting the last time but one is announced."""
    sides = ",".join(ALL)
    text = f"EQ 8x8 E=a1 V=d4 G=h8; barrier a1 {sides}; barrier h8 {sides}"
    state = at(text, repetition=3)
    happened, state = events(state, "hold")
    assert [type(event).__name__ for event in happened] == ["Turned", "Repeated"]
    happened, state = events(state, "hold")
    assert reason(state) == "repetition"
    assert happened[1].reason == "repetition"
    endless = play(at(text), *["hold"] * 5)
    assert reason(endless) is None
    for refused in (1, 2):
        with pytest.raises(BadOption):
            options(repetition=refused)


def test_giving_up():
    state = GAME.resign(play(at("EQ 8x8 E=a1 V=d4 G=h8"), "N"), ONE)
    assert reason(state.state) == "resigned"
    assert GAME.to_move(state.state) is None
    assert state.notices[0].event.turns == 1


def test_the_first_puzzle_is_the_usual_one():
    """EQ-R1: one seat; a setting names another puzzle by number, name or text."""
    state = begin()
    assert GAME.seats(state.options) == (ONE,)
    assert GAME.to_move(state) == ONE
    assert begin(puzzle="first-steps").tokens == state.tokens
    assert begin(puzzle="First-Steps").tokens == state.tokens
    own = begin(puzzle="EQ 9x7 E=a1 V=c3 G=e5; village g7")
    assert (GAME.grid(own.options).width, GAME.grid(own.options).height) == (9, 7)
    assert GAME.slots(own.options) == frozenset()
    for bad in ("34", "nothing", "0"):
        with pytest.raises(BadOption) as caught:
            options(puzzle=bad)
        assert caught.value.message.get("option") == Name("puzzle")


def test_boards_are_values():
    """Equal layouts under equal settings are one board, in another process too."""
    state = begin(puzzle=18)
    copy = pickle.loads(pickle.dumps(state))
    assert copy == state
    assert copy.field is state.field
    fresh = Field(state.field.layout, state.field.manner)
    assert fresh == state.field
    assert fresh != state.field.layout
    assert repr(fresh).startswith("Field(Layout(width=8, height=8, tiles=")
    assert GAME.ply_cap(state.options) == 200


def test_counting_sequences():
    """Eight directions in the open; every ended sequence goes no further."""
    state = at("EQ 8x8 E=d4 V=b2 G=h8; village a8")
    assert [perft(GAME, state, depth) for depth in (1, 2)] == [8, 64]
    lost = at("EQ 8x8 E=d4 V=b2 G=h8; spike d5 d3; snow e4")
    assert perft(GAME, lost, 2) == 8 * 5 + 1


@given(st.integers(5, 16), st.integers(6, 16), st.data())
def test_distances_go_around_the_edges(width, height, data):
    """EQ-A5: as many king steps as there are on the torus, by walking."""
    field = field_of(Layout(width, height), Manner())
    start = data.draw(st.integers(0, field.size - 1))
    reached = {start}
    for distance in range(9):
        for square in reached:
            assert field.reach(start, square) <= distance
        goal = data.draw(st.integers(0, field.size - 1))
        assert (field.reach(start, goal) <= distance) == (goal in reached)
        reached |= {field.steps[square][way] for square in reached for way in range(8)}
