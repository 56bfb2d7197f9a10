"""Whose turn it is and for what: starts, voyages, placing, races, lost turns, and the end."""

from __future__ import annotations

import pickle
from contextlib import suppress
from random import Random

import pytest

from tactilegrid.core.errors import IllegalMove, MoveError
from tactilegrid.core.game import Outcome
from tactilegrid.core.options import BadOption
from tactilegrid.games.wayfinder import GAME
from tactilegrid.games.wayfinder.position import (
    LATE,
    Ended,
    Missed,
    NextColour,
    Passed,
    Placed,
    Placement,
    RaceOver,
    Repeated,
    Resigned,
    Scored,
    Won,
)
from tactilegrid.games.wayfinder.scoring import totals
from tests.games.wayfinder.wayfinder_table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    at,
    events,
    options,
    play,
    start,
    written,
)

RACE = {"turn_mode": "race", "countdown": 5}
RACING = "| mode=race"


def turn(state):
    return "GYBR"[state.side], state.phase


def kinds(happened):
    return [type(event) for event in happened]


def rule_of(state, text):
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move(text, state)
    return caught.value.rule


# the start


def test_everybody_picks_a_start_then_the_first_one_sails():
    """WF-R2, A6: clockwise, any square that is free."""
    state = start(players=3)
    assert written(state) == [f"@{c}{r}" for r in range(1, 7) for c in "abcdef"]
    assert turn(state) == ("G", "start")
    state = play(state, "@c3")
    assert turn(state) == ("Y", "start")
    assert "@c3" not in written(state)
    assert rule_of(state, "@c3") == "WF-R20"
    state = play(state, "@a1", "@f6")
    assert turn(state) == ("G", "voyage")
    assert len(written(state)) == 384


@pytest.mark.parametrize(("first", "order"), [("2", "YBG"), ("3", "BGY")])
def test_another_may_begin(first, order):
    """WF-R2: clockwise from the starting player, who also sails first."""
    state = start(players=3, first=first)
    for side in order:
        assert turn(state) == (side, "start")
        state = play(state, written(state)[0])
    assert turn(state) == (order[0], "voyage")


def test_a_seed_chooses_who_begins():
    chosen = {GAME.initial(options(players=4, first="random"), seed).side for seed in range(40)}
    assert chosen == {0, 1, 2, 3}


def test_in_turn_everybody_sails_and_then_places():
    """WF-R21 for every number of players; WF-R18: a Wayfinder comes off after its voyage."""
    state = play(start(players=2), "@c3", "@a1", "c3 E G Y N B R")
    assert turn(state) == ("G", "place")
    assert state.wayfinders == (-1, 0)
    assert rule_of(state, "a1 E G Y N B R") == "WF-R3"
    state = play(state, "@f6")
    assert turn(state) == ("Y", "voyage")


def test_where_a_wayfinder_may_be_placed():
    """WF-R20: two or more colours, no other Wayfinder, no forming village, no bare square."""
    state = at("a1=GY b1=GG c1=g d1=YR e1=GGGY", "W Y=a1 | to=G | phase=place")
    assert written(state) == ["@d1", "@e1"]
    for name in ("a1", "b1", "c1", "a6"):
        assert rule_of(state, f"@{name}") == "WF-R20"
    for none in ("@-", "--", "pass"):
        assert rule_of(state, none) == "WF-R20"


# nobody is left without a square


def test_once_somebody_cannot_place_all_place_before_they_sail():
    """WF-R4, A15: for good."""
    state = at("a1=GY f6=BR", "W G=a1 Y=f6")
    state = play(state, "a1 E G Y")
    assert written(state) == ["@-"]
    happened, state = events(state, "@-")
    assert kinds(happened) == [Placed, RaceOver]
    assert turn(state) == ("Y", "voyage"), "its Wayfinder was placed before"
    state = play(state, "f6 S [BR]")
    assert turn(state) == ("G", "place"), "the other had nothing to place in the end"
    state = play(state, "@f5")
    assert turn(state) == ("G", "voyage"), "now first place, then sail"
    state = play(state, "f5 S [BR]")
    assert turn(state) == ("Y", "place")
    state = play(state, "@f4", "f4 S [BR]")
    assert turn(state) == ("G", "place")
    assert state.race_over


def test_who_cannot_place_before_sailing_loses_the_turn():
    """WF-A11: and nothing is said of the race twice."""
    state = at("a1=GY", "W Y=a1 | to=G | phase=place | race=over")
    assert written(state) == ["@-"]
    happened, state = events(state, "@-")
    assert kinds(happened) == [Placed]
    assert turn(state) == ("Y", "voyage")


def test_a_start_that_is_broken_off():
    """WF-R4 at the start: who has placed sails; the others place on their turns."""
    state = at("a1=GY c3=BBR", "W G=a1 Y=c3 | to=B | phase=start", players=4)
    assert written(state) == ["@-"]
    happened, state = events(state, "@-")
    assert kinds(happened) == [Placed, RaceOver]
    assert turn(state) == ("G", "voyage")


def test_a_wayfinder_that_is_stuck_is_picked_up():
    """WF-R17: a forced pass, then placing as ever."""
    state = at("a1=GY b1=R a2=B f6=GY", "W G=a1 Y=f6")
    happened, after = events(state, "--")
    assert happened == [Passed(0, "stuck", 0)]
    assert turn(after) == ("G", "place")
    assert written(after) == ["@a1"]
    assert play(state, "pass") == after


def test_a_turn_without_a_wayfinder_is_passed():
    """WF-A11."""
    state = at("a1=GY", "W Y=a1 | to=G | phase=voyage")
    happened, after = events(state, "pass")
    assert happened == [Passed(0, "away", -1)]
    assert written(after) == ["@-"]


# the race


def test_a_race_is_told_as_plies_and_can_be_late():
    """WF-R19, A14: the next turn is lost, and then one places for the turn after that."""
    state = play(start(**RACE), "@c3", "@a1", "c3 E G Y N B R")
    assert turn(state) == ("G", "place")
    assert GAME.legal_moves(state)[-1] == LATE
    happened, state = events(state, "late")
    assert happened == [Missed(0)]
    assert turn(state) == ("Y", "voyage")
    state = play(state, "a1 N G Y E B R", "@a6")
    assert turn(state) == ("G", "voyage")
    assert written(state) == ["--"]
    assert rule_of(state, "c3 E G Y N B R") == "WF-R19"
    happened, state = events(state, "--")
    assert happened == [Passed(0, "lost", -1)]
    assert turn(state) == ("G", "place"), "for the turn after that"
    state = play(state, "@b2")
    assert turn(state) == ("Y", "voyage")
    assert not state.lost


def test_the_countdown_is_for_the_next_placing():
    """WF-R19, WF-A13: it runs while somebody has to place, and its end is `late`."""
    racing = play(start(**RACE), "@c3", "@a1", "c3 E G Y N B R")
    running = GAME.countdown(racing)
    assert running is not None
    assert (running.ms, running.move) == (5000, LATE)
    assert GAME.countdown(start(**RACE)) is None


def test_nobody_is_late_without_a_countdown():
    """WF-R19, A13: nor at the start, nor once the race is over."""
    for given in ({}, {"turn_mode": "race"}):
        state = play(start(**given), "@c3", "@a1", "c3 E G Y N B R")
        assert "late" not in written(state)
        assert rule_of(state, "late") == "WF-R19"
    racing = start(**RACE)
    assert "late" not in written(racing)
    over = at("a1=GY", f"W - {RACING} | phase=place | race=over", **RACE)
    assert written(over) == ["@a1"]
    nowhere = at("a1=GY", f"W Y=a1 {RACING} | phase=place", **RACE)
    assert written(nowhere) == ["@-"], "who cannot place is not late"


def test_a_lost_turn_in_a_race_that_is_over():
    """WF-R4, R19: the turn is lost, and the next one begins with placing."""
    state = at("a1=GY", f"W Y=a1 {RACING} | phase=voyage | race=over | lost=G", **RACE)
    state = play(state, "--")
    assert turn(state) == ("Y", "voyage")
    state = play(state, "a1 E [GY]")
    assert turn(state) == ("G", "place")


# alone


def test_one_player_with_one_colour():
    """WF-R22: one colour, voyages of two squares or more."""
    state = play(start(players=1), "@c3")
    assert turn(state) == ("G", "voyage")
    state = play(state, "c3 E G Y N B R", "@a1")
    assert turn(state) == ("G", "voyage")


def test_one_player_with_several_colours():
    """WF-R22: the colours take turns and have scores of their own; one seat plays them all."""
    state = start(players=1, level=3)
    for name, side in (("c3", "G"), ("a1", "Y"), ("f6", "B")):
        assert turn(state) == (side, "start")
        happened, state = events(state, f"@{name}")
        assert kinds(happened) == [Placed, NextColour]
        assert GAME.to_move(state) == GREEN
    assert turn(state) == ("G", "voyage")
    happened, state = events(state, "c3 E G Y N B R")
    assert NextColour not in kinds(happened), "the same colour places"
    village = at("a1=GR b1=RRRR c1=GGGG d1=YR f6=GY", "W G=a1", players=1, level=2)
    assert play(village, "a1 E R G").scores == (30, 0), "25 for green, 5 for neutral red"


# the end


def test_the_game_ends_with_the_last_voyage_and_is_scored():
    """WF-R23, A11, R24, R25."""
    state = at("a1=GY b1=YY", "W G=a1 | S G=30 Y=5")
    happened, after = events(state, "a1 E Y G")
    assert happened[1:] == [
        Ended("end", 0),
        Scored(0, 30, 1, 1),
        Scored(1, 5, 16, 1),
        Won((GREEN,), 31),
    ]
    assert GAME.outcome(after) == Outcome((GREEN,), "end")
    assert totals(after) == (31, 21)
    assert GAME.to_move(after) is None
    assert GAME.legal_moves(after) == ()
    assert rule_of(after, "--") == "WF-R23"


def test_equal_sums_share_the_win():
    """WF-A17."""
    state = at("a1=GY", "W G=a1 | S G=9 Y=6", waypoint_map="R" * 36)
    _, after = events(state, "a1 E Y G")
    assert totals(after) == (10, 7)
    state = at("a1=GY", "W G=a1 | S G=9 Y=9", waypoint_map="R" * 36)
    happened, after = events(state, "a1 E Y G")
    assert GAME.outcome(after).winners == (GREEN, YELLOW)
    assert happened[-1] == Won((GREEN, YELLOW), 10)


def test_one_player_has_the_sum_of_all_colours():
    """WF-R22."""
    state = at("a1=GY b1=YY", "W G=a1 | S G=30 Y=5", players=1, level=2)
    happened, after = events(state, "a1 E Y G")
    assert happened[-1] == Won((GREEN,), 52)
    assert GAME.outcome(after) == Outcome((GREEN,), "end")


def to_and_fro(state):
    """Dumping the pile next door, or whatever has to be done before that."""
    for dump in ("a1 N [GGGGYYYYY]", "a2 S [GGGGYYYYY]"):
        with suppress(MoveError):
            return GAME.format_move(GAME.parse_move(dump, state))
    return GAME.format_move(GAME.legal_moves(state)[0])


def test_a_position_that_stands_for_the_third_time_ends_the_game_with_scoring():
    """WF-A12: a lone pile is dumped to and fro, because it must be (WF-R10)."""
    state = at("a1=GGGGYYYYY", "W G=a1 | S Y=5 | race=over")
    seen = []
    while GAME.outcome(state) is None:
        happened, state = events(state, to_and_fro(state))
        seen += happened
    assert GAME.outcome(state) == Outcome((YELLOW,), "repetition")
    assert Repeated(2) in seen, "once more ends the game"
    assert Ended("repetition", 3) in seen


def test_a_round_that_comes_back_is_warned_of_as_it_begins_and_not_by_each_ply():
    """WF-A12: who plays with three others would hear the same warning four times."""
    state = at("a1=GGGGYYYYY", "W G=a1 | race=over", players=4)
    warned = []
    while GAME.outcome(state) is None:
        happened, after = events(state, to_and_fro(state))
        stood = max(1, state.past.count(state.key))
        if Repeated(2) in happened:
            assert stood == 1 or after.side == 0
            warned.append(after.plies)
        else:
            assert after.past.count(after.key) != 2 or (stood == 2 and after.side != 0)
        state = after
    assert warned


def test_positions_may_come_back_for_ever_if_so_wished():
    state = at("a1=GGGGYYYYY", "W G=a1 | race=over", repetition=0, ply_cap=60)
    while GAME.outcome(state) is None:
        state = play(state, to_and_fro(state))
    assert GAME.outcome(state).reason == "ply-cap"
    assert state.plies == 60
    assert state.past == ()


def test_a_village_can_never_come_undone_so_what_was_before_is_forgotten():
    state = at("a1=GY b1=GGGG c1=YB f6=GY", "W G=a1 Y=f6")
    after = play(state, "a1 E G Y")
    assert len(after.past) == 1


# giving up


def test_the_other_of_two_wins():
    step = GAME.resign(start(), GREEN)
    assert GAME.outcome(step.state) == Outcome((YELLOW,), "resigned")
    assert kinds(notice.event for notice in step.notices) == [Resigned, Won]
    again = GAME.resign(step.state, YELLOW)
    assert again.state == step.state
    assert not again.notices


def test_of_several_the_others_play_on():
    """The Wayfinder is gone, its square free; who gave up cannot win, whatever the scores."""
    state = play(start(players=4), "@c3", "@a1", "@f6", "@d4")
    state = GAME.resign(state, GREEN).state
    assert turn(state) == ("Y", "voyage")
    assert state.wayfinders[0] == -1
    state = GAME.resign(state, RED).state
    assert turn(state) == ("Y", "voyage"), "it was not Red's turn"
    state = play(state, "a1 E G Y N B R", "@c3")
    assert turn(state) == ("B", "voyage")
    assert GAME.resign(state, RED).notices == ()
    after = GAME.resign(state, BLUE).state
    assert GAME.outcome(after) == Outcome((YELLOW,), "resigned")
    ended = at("a1=GY b1=YY", "W Y=a1 | S G=90 B=5 | to=Y | out=G", players=3)
    assert GAME.outcome(play(ended, "a1 E Y G")).winners == (YELLOW,)


def test_giving_up_during_the_start():
    state = play(start(players=3), "@c3")
    state = GAME.resign(state, YELLOW).state
    assert turn(state) == ("B", "start")
    state = play(state, "@a1")
    assert turn(state) == ("G", "voyage")


def test_one_player_gives_up_without_a_winner():
    state = GAME.resign(start(players=1), GREEN).state
    assert GAME.outcome(state) == Outcome((), "resigned")


def test_giving_up_where_positions_may_come_back():
    state = GAME.resign(start(players=3, repetition=0), YELLOW).state
    assert state.past == ()
    assert turn(state) == ("G", "start")


# settings


@pytest.mark.parametrize(
    "given",
    [
        {"level": 2},
        {"turn_mode": "race", "players": 1},
        {"countdown": 5},
        {"first": 3},
        {"repetition": 1},
        {"waypoint_map": "GYBR"},
        {"players": 5},
        {"size": 9},
        {"countdown": 121, "turn_mode": "race"},
    ],
)
def test_settings_that_do_not_go_together(given):
    with pytest.raises(BadOption):
        options(**given)


def test_a_state_keeps_its_settings_wherever_it_goes():
    """A state is handed to another process and back."""
    state = play(start(players=3), "@c3")
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert hash(again) == hash(state)
    assert again.setup == state.setup != start(size=5).setup
    assert state.setup != "usual"


def test_squares_that_are_not_on_the_map():
    state = start()
    with pytest.raises(IllegalMove) as caught:
        GAME.check(Placement(99), state)
    assert caught.value.rule == "WF-R20"
    stuck = at("a1=GY b1=R a2=B f6=GY", "W G=a1 Y=f6")
    assert rule_of(stuck, "@f6") == "WF-R3"
    nowhere = at("a1=GY", "W Y=a1 | to=G | phase=place")
    assert rule_of(nowhere, "--") == "WF-R4"


def test_settings_of_a_table():
    chosen = options(players=3, size=8)
    assert GAME.seats(chosen) == (GREEN, YELLOW, BLUE)
    assert GAME.grid(chosen).width == 8
    assert not GAME.slots(chosen)
    assert GAME.ply_cap(chosen) == 400
    assert GAME.settings(GAME.initial(chosen, 1)) == chosen
    state = GAME.initial(chosen, Random(3).getrandbits(32))
    assert GAME.turn(state) == GAME.to_move(state) == GREEN
    assert GAME.observe(state, BLUE) is GAME.resample(state, 5) is state
