"""The worked examples PG-E1 to PG-E12 and what each rule and decision says."""

from __future__ import annotations

import pickle

import pytest

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.game import Outcome
from tactilegrid.core.options import BadOption
from tactilegrid.core.perft import perft
from tactilegrid.games.pathagon import GAME, Placement, Relocation
from tactilegrid.games.pathagon.board import board_of
from tactilegrid.games.pathagon.position import Drawn, Repeated
from tests.games.pathagon.pathagon_table import (
    DARK,
    LIGHT,
    at,
    cell,
    events,
    options,
    play,
    written,
)

FULL_ROWS = "LLLLLLL/LLLLLLL/7/7/7/7/7 L 0,14 - -,-"


def refusal(state, text):
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move(text, state)
    return caught.value.rule


@pytest.mark.parametrize(("capture", "variants"), [("must", ["c4xb4"]), ("may", ["c4xb4", "c4"])])
def test_pg_e1_one_piece_is_clamped_and_returns(capture, variants):
    """PG-E1, PG-R5, PG-R6."""
    state = at("7/7/7/DL5/7/7/7 D 13,13 - -,-", capture=capture)
    assert [text for text in written(state) if text.startswith("c4")] == variants
    after = play(state, "c4xb4")
    assert GAME.format_position(after) == "7/7/7/D1D4/7/7/7 L 14,12 b4 -,-"


def test_a_board_that_another_process_gets_is_the_one_it_has():
    """So that a state which was sent there is still the same state."""
    assert pickle.loads(pickle.dumps(board_of(5))) is board_of(5)


def test_pg_e2_two_neighbours_are_never_clamped():
    """PG-E2, PG-R10."""
    state = at("7/7/7/DLL4/7/7/7 D 12,13 - -,-")
    assert [text for text in written(state) if text.startswith("d4")] == ["d4"]


def test_pg_e3_four_rays_sixteen_variants():
    """PG-E3, PG-R8, PG-R9, PG-A4, PG-A5."""
    state = at("7/3D3/3L3/1DL1LD1/3L3/3D3/7 D 10,10 - -,-")
    variants = [text for text in written(state) if text.startswith("d4")]
    assert len(variants) == len(set(variants)) == 16
    assert variants[:2] == ["d4xc4xd3xd5xe4", "d4"]
    after = play(state, "d4xc4xd3xd5xe4")
    assert GAME.format_position(after) == ("7/3D3/7/1D1D1D1/7/3D3/7 L 14,9 c4,d3,d5,e4 -,-")


@pytest.mark.parametrize(
    ("position", "move", "winner"),
    [
        ("7/L6/L6/L6/L6/L6/L6 L 8,14 - -,-", "a7", LIGHT),
        ("DDDDDD1/7/7/7/7/7/7 D 14,8 - -,-", "g7", DARK),
    ],
)
def test_pg_e4_e5_a_chain_of_sides_wins(position, move, winner):
    """PG-E4, PG-E5, PG-R4, PG-A1."""
    after = play(at(position), move)
    assert GAME.outcome(after) == Outcome((winner,), "chain")
    assert GAME.to_move(after) is None
    assert GAME.legal_moves(after) == ()
    assert refusal(after, "d4") == "PG-R4"


def test_pg_e6_corners_do_not_join():
    """PG-E6, PG-R4."""
    state = at("7/5L1/4L2/3L3/2L4/1L5/L6 L 8,14 - -,-")
    assert GAME.outcome(play(state, "g7")) is None


def test_pg_e7_the_banned_square_is_closed():
    """PG-E7, PG-R6."""
    state = at("7/7/7/7/7/7/7 L 14,14 b4 -,-")
    assert len(written(state)) == 48
    assert refusal(state, "b4") == "PG-R6"


def test_pg_e8_a_piece_that_moved_rests():
    """PG-E8, PG-R12, PG-R15."""
    state = at(FULL_ROWS)
    after = play(state, "a7-g1")
    assert GAME.format_position(after).endswith(" - g1,-")
    assert refusal(at(FULL_ROWS.replace("-,-", "a7,-")), "a7-g1") == "PG-R15"
    assert refusal(state, "a7-a7") == "PG-R12"


def test_pg_e9_a_ban_lasts_one_turn():
    """PG-E9, PG-R6, PG-R7."""
    state = play(at("7/7/7/7/DL5/7/7 D 13,13 - -,-"), "c3xb3")
    assert len(written(state)) == 46
    assert "b3" in written(play(state, "d4"))


def test_pg_e10_the_trap_in_an_l():
    """PG-E10, PG-R8, PG-R11, PG-R14."""
    state = at("7/3D3/3L3/4LD1/7/7/7 D 12,12 - -,-")
    variants = {text for text in written(state) if text.startswith("d4")}
    assert variants == {"d4", "d4xd5", "d4xe4", "d4xd5xe4"}
    after = play(state, "d4xd5xe4")
    assert GAME.format_position(after).split()[2:4] == ["14,11", "d5,e4"]
    assert refusal(after, "a1-b1") == "PG-R14"
    assert play(after, "a1").reserve(0) == 13


def test_pg_e11_stepping_between_two_enemies_is_safe():
    """PG-E11, PG-A3: nor can a clamp that stands already be cashed later."""
    state = play(at("7/7/7/2D1D2/7/7/7 L 14,12 - -,-"), "d4")
    assert all("x" not in text for text in written(state))
    declined = play(at("7/7/7/DL5/7/7/7 D 13,13 - -,-"), "c4", "g7")
    assert all("x" not in text for text in written(declined))


def test_pg_e12_both_sides_of_one_line():
    """PG-E12, PG-R9, PG-A4."""
    state = at("7/7/7/1DL1LD1/7/7/7 D 12,12 - -,-")
    variants = [text for text in written(state) if text.startswith("d4")]
    assert variants == ["d4xc4xe4", "d4xc4", "d4xe4", "d4"]


@pytest.mark.parametrize(
    ("given", "counts"),
    [
        ({"capture": "must"}, [49, 2352, 110544]),
        ({}, [49, 2352, 110684]),
        ({"size": 4, "capture": "must"}, [16, 240, 3360, 43680]),
        ({"size": 4}, [16, 240, 3392, 44928]),
        ({"size": 3, "capture": "must"}, [9, 72, 504, 3024, 15192]),
        ({"size": 3}, [9, 72, 516, 3240, 17776]),
    ],
)
def test_counts_of_move_sequences(given, counts):
    """PG 2.5: perft of the three audit boards, capture must and may."""
    start = GAME.initial(options(**given), 0)
    assert [perft(GAME, start, depth) for depth in range(1, len(counts) + 1)] == counts


def test_all_on_the_board_gives_273_or_294_moves():
    """PG-R12, PG-R15, PG 2.5: 14 pieces by 21 squares, one piece less while it rests."""
    board = "LDLDLDL/DLDLDLD/LDLDLDL/DLDLDLD/7/7/7"
    free = at(f"{board} L 0,0 - -,-")
    assert len({(move.origin, move.cell) for move in GAME.legal_moves(free)}) == 294
    resting = at(f"{board} L 0,0 - a7,-")
    assert len({(move.origin, move.cell) for move in GAME.legal_moves(resting)}) == 273


def test_no_moving_while_pieces_are_loose():
    """PG-R13, PG-R14."""
    assert refusal(at("L6/7/7/7/7/7/7 L 13,14 - -,-"), "a7-b7") == "PG-R13"
    assert refusal(at("L6/7/7/7/7/7/7 L 13,14 b4 -,-"), "a7-b7") == "PG-R14"


def test_no_placing_when_none_is_left():
    """PG-R12."""
    assert refusal(at(FULL_ROWS), "d4") == "PG-R12"
    assert refusal(at(FULL_ROWS.replace("-,-", "a7,-")), "d4") == "PG-R12"


def test_only_own_pieces_move_and_only_to_free_squares():
    """PG-R12, PG-R2."""
    state = play(at(FULL_ROWS), "a7-d4", "a7")
    assert refusal(state, "a7-a1") == "PG-R12"
    assert refusal(state, "a1-b1") == "PG-R12"
    assert refusal(state, "b7-a7") == "PG-R2"
    assert refusal(state, "b7-c7") == "PG-R2"
    with pytest.raises(IllegalMove) as caught:
        GAME.check(Relocation(cell("b7"), cell("k9")), state)
    assert caught.value.rule == "PG-R2"


def test_phases_are_each_side_s_own():
    """PG-A9: Light moves while Dark still places."""
    state = play(at(FULL_ROWS), "a7-d4")
    assert "a1" in written(state)
    assert all("-" in text for text in written(play(state, "a1")))


def test_only_what_is_clamped_now_can_be_removed():
    """PG-R5, PG-A3."""
    state = at("7/7/7/DL5/7/7/7 D 13,13 - -,-")
    assert refusal(state, "d4xb4") == "PG-R5"
    assert refusal(state, "c4xa4") == "PG-R5"


def test_must_capture_leaves_no_choice():
    """PG-A2."""
    state = at("7/7/7/1DL1LD1/7/7/7 D 12,12 - -,-", capture="must")
    assert [text for text in written(state) if text.startswith("d4")] == ["d4xc4xe4"]
    assert refusal(state, "d4xc4") == "PG-A2"
    assert refusal(state, "d4") == "PG-A2"


def test_a_move_made_by_hand_lists_its_removals_in_order():
    """PG-A2: the record has one way to write a move."""
    state = at("7/7/7/1DL1LD1/7/7/7 D 12,12 - -,-")
    with pytest.raises(IllegalMove) as caught:
        GAME.check(Placement(cell("d4"), (cell("e4"), cell("c4"))), state)
    assert caught.value.rule == "PG-A2"


def test_moving_away_takes_the_jaw_along():
    """PG-A3: the piece that moves cannot be the other jaw of its own clamp."""
    state = at("7/7/7/DL5/1D5/DDDDDD1/DDDDDD1 D 13,0 - -,-")
    assert "a4-c4" in written(state)
    assert "a4-c4xb4" not in written(state)
    assert "a1-c4xb4" in written(state)


def test_a_lock_follows_the_piece():
    """PG-A8: it ends when the piece is taken, or when its side places."""
    dark_moved = play(at("7/7/7/L6/DD5/DDDDDD1/DDDDDD1 D 13,0 - -,-"), "a1-b4")
    assert GAME.format_position(dark_moved).endswith(" -,b4")
    taken = play(dark_moved, "c4xb4")
    assert GAME.format_position(taken).endswith(" D 12,1 b4 -,-")
    kept = play(dark_moved, "g7")
    assert GAME.format_position(kept).endswith(" -,b4")
    elsewhere = play(at("7/7/7/LD5/D6/DDDDDD1/DDDDDD1 D 13,0 - -,b4"), "a1-g7", "c4xb4")
    assert GAME.format_position(play(elsewhere, "c5")).endswith(" -,-")


def test_the_returning_piece_can_trap_and_win():
    """PG-A6, PG-A7."""
    trap = play(at("7/7/7/DL5/7/7/LD5 D 12,12 - -,-"), "c4xb4")
    assert "c1xb1" in written(trap)
    win = play(at("7/L6/L6/L1DL3/L6/L6/L6 D 7,13 - -,-"), "e4xd4", "a7")
    assert GAME.outcome(win) == Outcome((LIGHT,), "chain")


def test_light_axis_swaps_the_borders():
    """PG-A1, the light_axis setting."""
    swapped = at("LLLLLL1/7/7/7/7/7/7 L 8,14 - -,-", light_axis="horizontal")
    assert GAME.outcome(play(swapped, "g7")) == Outcome((LIGHT,), "chain")
    usual = at("LLLLLL1/7/7/7/7/7/7 L 8,14 - -,-")
    assert GAME.outcome(play(usual, "g7")) is None


SHUFFLE = "LLL2/LL3/5/DD3/DDD2 L 0,0 - -,-"
ROUND = ("a5-e5", "a1-e1", "b5-d5", "b1-d1", "e5-a5", "e1-a1", "d5-b5", "d1-b1")


def test_the_third_time_is_a_draw():
    """PG-A12: resting pieces belong to the position, so ply 2 is the first that comes back."""
    state = at(SHUFFLE)
    for ply, move in enumerate(ROUND * 3, 1):
        happened, state = events(state, move)
        assert (Repeated(2) in happened) == (10 <= ply <= 17)
        if ply == 18:
            break
        assert GAME.outcome(state) is None
    assert GAME.outcome(state) == Outcome((), "repetition")
    assert happened[-1] == Drawn("repetition", 3)


def test_repetition_may_be_set_to_another_number():
    """PG-A12, the repetition setting: no warning before the first return when that is the end."""
    state = at(SHUFFLE, repetition=2)
    for move in (ROUND * 2)[:10]:
        happened, state = events(state, move)
        assert not any(isinstance(event, Repeated) for event in happened)
    assert GAME.outcome(state) == Outcome((), "repetition")


def test_repetition_off_never_draws():
    """PG-A12, repetition=0: nothing is remembered."""
    state = play(at(SHUFFLE, repetition=0), *ROUND * 4)
    assert GAME.outcome(state) is None
    assert state.history == ()


def test_ply_cap_is_a_draw():
    """PG-A12, the ply_cap setting; off unless it is set, 180 for engines."""
    state = play(GAME.initial(options(ply_cap=3), 0), "a1", "b1")
    assert GAME.outcome(state) is None
    assert GAME.outcome(play(state, "c1")) == Outcome((), "ply-cap")
    assert GAME.ply_cap(options()) == 180
    assert options().number("ply_cap") == 0


def test_a_win_counts_before_every_draw():
    """PG-R4 before PG-A12."""
    last = at("7/L6/L6/L6/L6/L6/L6 L 8,14 - -,-", ply_cap=1)
    assert GAME.outcome(play(last, "a7")) == Outcome((LIGHT,), "chain")


@pytest.mark.parametrize(
    ("first", "seed", "seat"),
    [(1, 1, LIGHT), (2, 0, DARK), ("random", 4, LIGHT), ("random", 7, DARK)],
)
def test_who_begins(first, seed, seat):
    """PG-R2, PG-A14."""
    assert GAME.to_move(GAME.initial(options(first=first), seed)) == seat


@pytest.mark.parametrize(
    ("size", "pieces"),
    [(3, 3), (4, 5), (5, 10), (6, 12), (7, 14), (8, 16), (9, 18), (10, 20), (11, 22)],
)
def test_usual_pieces(size, pieces):
    """PG-A11."""
    assert options(size=size).number("pieces") == pieces


@pytest.mark.parametrize(
    "given",
    [
        {"size": 4, "pieces": 6},
        {"size": 7, "pieces": 23},
        {"size": 7, "pieces": 6},
        {"repetition": 1},
    ],
)
def test_settings_that_do_not_go_together(given):
    """PG-A11: five squares stay free, and a chain is possible; PG-A12: once is no repetition."""
    with pytest.raises(BadOption):
        options(**given)


@pytest.mark.parametrize("given", [{"size": 2}, {"size": 12}, {"capture": "never"}, {"pieces": 59}])
def test_settings_out_of_range(given):
    with pytest.raises(BadOption):
        options(**given)


def test_resigning_gives_the_game_to_the_other():
    state = at()
    for seat, other in ((LIGHT, DARK), (DARK, LIGHT)):
        after = GAME.resign(state, seat).state
        assert GAME.outcome(after) == Outcome((other,), "resigned")
        assert GAME.to_move(after) is None
