"""Every numbered rule, decision and worked example of Quoridor."""

from __future__ import annotations

import pickle

import pytest

from tactilegrid.core.errors import BadNotation, IllegalMove
from tactilegrid.core.game import Choice, Outcome
from tactilegrid.core.geometry import Cell, Direction, Edge, Grid
from tactilegrid.core.options import BadOption
from tactilegrid.core.seats import SPECTATOR, Seat
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.moves import PASS, Fence, Step
from tactilegrid.games.quoridor.position import (
    Drawn,
    Laid,
    Passed,
    Repeated,
    Resigned,
    Stepped,
    Won,
)
from tests.games.quoridor.quoridor_table import (
    FOUR,
    ONE,
    START,
    START_OF_FOUR,
    THREE,
    TWO,
    at,
    begin,
    cell,
    edge,
    events,
    fence,
    fences,
    options,
    play,
    refused,
    steps,
    text_of,
    written,
)


def test_start_of_two() -> None:
    """QD-R1, R2, A1: 81 squares, pawns on e1 and e9, ten fences each."""
    state = begin()
    assert text_of(state) == START
    assert GAME.grid(state.setup.options) == Grid(9, 9)
    assert GAME.seats(state.setup.options) == (ONE, TWO)
    assert len(GAME.slots(state.setup.options)) == 128


def test_start_of_four() -> None:
    """QD-R10, A1: one pawn in the middle of each side, clockwise, five fences each."""
    state = begin(players=4)
    assert text_of(state) == START_OF_FOUR
    assert [state.setup.seats[0], GAME.to_move(state)] == [ONE, ONE]
    turns = [GAME.to_move(play(state, *"e2 b5 e8 h5"[: 3 * n].split())) for n in range(5)]
    assert turns == [ONE, TWO, THREE, FOUR, ONE]


@pytest.mark.parametrize(
    ("size", "start"),
    [
        (3, "3x3 b1,b3 10,10 - 1"),
        (5, "5x5 c1,c5 10,10 - 1"),
        (7, "7x7 d1,d7 10,10 - 1"),
        (11, "11x11 f1,f11 10,10 - 1"),
    ],
)
def test_other_sizes(size: int, start: str) -> None:
    """QD-A1: the size is a setting."""
    assert text_of(begin(size=size)) == start


@pytest.mark.parametrize(
    ("pawns", "mover", "goal", "short"),
    [
        ("e8,a9,d2,h4", 1, "e9", "f8"),
        ("e8,h5,d2,b4", 2, "i5", "h6"),
        ("e8,h5,d2,b4", 3, "d1", "c2"),
        ("e8,h5,d2,b4", 4, "a4", "b5"),
    ],
)
def test_goals_of_four(pawns: str, mover: int, goal: str, short: str) -> None:
    """QD-R3, A1, A13: the first pawn on the far line wins and the game is over."""
    state = at(f"{pawns} 5,5,5,5 - {mover}")
    told, after = events(state, goal)
    assert GAME.outcome(after) == Outcome((Seat(mover),), "goal")
    assert told[-1] == Won(Seat(mover), "goal")
    assert GAME.to_move(after) is None
    assert list(GAME.legal_moves(after)) == []
    assert GAME.outcome(play(state, short)) is None


def test_first_move_count() -> None:
    """QD-E1: 131 moves, three of them steps, for two and for four."""
    for state in (begin(), begin(players=4)):
        assert len(GAME.legal_moves(state)) == 131
        assert steps(state) == {"d1", "f1", "e2"}
        assert len(fences(state)) == 128


@pytest.mark.parametrize(
    ("laid", "count", "gone", "still"),
    [
        ("e4h", 127, "e4h e4v d4h f4h", "c4h g4h d4v e3v e5v"),
        ("a2h", 128, "a2h a2v b2h", "c2h a1v a3v"),
        ("e8h", 126, "e8h e8v d8h f8h", "c8h g8h"),
    ],
)
def test_room_of_fences(laid: str, count: int, gone: str, still: str) -> None:
    """QD-E2 (R6, A2): a fence takes its own slot, its crossing and its two neighbours in line."""
    after = play(begin(), laid)
    assert len(GAME.legal_moves(after)) == count
    free = fences(after)
    assert not free & set(gone.split())
    assert set(still.split()) <= free


@pytest.mark.parametrize(
    ("position", "settings", "expected"),
    [
        pytest.param("e4,e5 10,10 - 1", {}, "d4 f4 e3 e6", id="QD-E3"),
        pytest.param("e4,e5 9,10 e5h 1", {}, "d4 f4 e3 d5 f5", id="QD-E4"),
        pytest.param("e4,e5 8,10 d5v,e5h 1", {}, "d4 f4 e3 f5", id="QD-E5"),
        pytest.param("e4,e5 7,10 d4v,d5h,e4v 1", {}, "e3", id="QD-E6"),
        pytest.param("e8,e9 10,10 - 1", {}, "d8 f8 e7 d9 f9", id="QD-E7"),
        pytest.param("e8,e9 10,10 - 1", {"edge_is_fence": "off"}, "d8 f8 e7", id="QD-E7-off"),
        pytest.param("e4,e5 9,10 e4h 1", {}, "d4 f4 e3", id="QD-E8"),
        pytest.param("e4,a5,e6,e5 5,5,5,5 - 1", {}, "d4 f4 e3", id="QD-E10"),
        pytest.param(
            "e4,a5,e6,e5 5,5,5,5 - 1",
            {"pawn_behind": "diagonal"},
            "d4 f4 e3 d5 f5",
            id="QD-E10-diagonal",
        ),
        pytest.param("a1,a2 10,10 - 2", {}, "b2 a3 b1", id="QD-A5-corner"),
        pytest.param("a1,a2 10,10 - 2", {"edge_is_fence": "off"}, "b2 a3", id="QD-A5-corner-off"),
        pytest.param("b4,a4 10,10 - 1", {}, "c4 b5 b3 a5 a3", id="QD-A5-west"),
        pytest.param("b4,a4 10,10 - 1", {"edge_is_fence": "off"}, "c4 b5 b3", id="QD-A5-west-off"),
        pytest.param("e1,e2 10,10 - 2", {"edge_is_fence": "off"}, "d2 f2 e3", id="QD-A5-south"),
        pytest.param("e4,d4 10,10 - 1", {}, "e5 f4 e3 c4", id="QD-A9-sideways"),
        pytest.param("e4,e3 10,10 - 1", {}, "e5 f4 d4 e2", id="QD-A9-backwards"),
        pytest.param("e4,d4,e5,f4 5,5,5,5 - 1", {}, "e3 c4 e6 g4", id="QD-R8-three-pawns"),
        pytest.param("e4,d5,e5,h1 5,5,5,5 e5h 1", {}, "d4 f4 e3 f5", id="QD-R9-side-taken"),
    ],
)
def test_pawn_moves(position: str, settings: dict[str, str], expected: str) -> None:
    """QD-R5, R8, R9, R10 and the decisions A5, A6, A7, A9."""
    assert steps(at(position, **settings)) == set(expected.split())


def test_a_side_step_can_win() -> None:
    """QD-E7: d9 or f9 wins."""
    for square in ("d9", "f9"):
        after = play(at("e8,e9 10,10 - 1"), square)
        assert GAME.outcome(after) == Outcome((ONE,), "goal")


def test_last_way() -> None:
    """QD-E9 (R7): four fences make both ways 12; only h1v would close the row."""
    state = at("e1,e9 8,8 a1h,c1h,e1h,g1h 1")
    assert [state.way(seat) for seat in (ONE, TWO)] == [12, 12]
    assert "h1v" not in fences(state)
    assert {"h2v", "h2h", "g2v"} <= fences(state)
    error = refused(fence("h1v"), state)
    assert error.rule == "QD-R7"
    assert error.message.key == "quoridor-no-fence"


def test_pawns_close_no_way() -> None:
    """QD-A4: a pawn in the only gap does not make a fence illegal."""
    gap = at("e1,i2 8,8 a1h,c1h,e1h,g1h 1")
    assert gap.way(ONE) == 12
    assert "h2h" in fences(gap)


def test_forced_pass() -> None:
    """QD-E11 (A8): no step and no fence in hand leave nothing but the pass, in both modes."""
    for mode in ("blocked", "diagonal"):
        state = at("e1,e3,e2,e4 0,5,5,5 d1v,d3v,e1v,e3v 1", pawn_behind=mode)
        assert written(state) == ["pass"]
        told, after = events(state, "pass")
        assert told == [Passed(ONE)]
        assert GAME.to_move(after) == TWO
        assert after.pawns == state.pawns


def test_pass_is_never_a_choice() -> None:
    """QD-A8: with a fence in hand that can be laid, or a step, there is no pass."""
    for state in (begin(), at("e1,e3,e2,e4 1,5,5,5 d1v,d3v,e1v,e3v 1")):
        assert "pass" not in written(state)
        assert refused(PASS, state).rule == "QD-A8"


def test_without_fences_one_must_move() -> None:
    """QD-R4."""
    state = at("e1,e9 0,10 - 1")
    assert written(state) == ["d1", "f1", "e2"]
    error = refused(fence("e4h"), state)
    assert (error.rule, error.message.key) == ("QD-R4", "quoridor-no-fences")
    stuck = at("e1,e3,e2,e4 0,5,5,5 d1v,d3v,e1v,e3v 1")
    assert refused(fence("a7h"), stuck).message.key == "quoridor-no-fences-stuck"


@pytest.mark.parametrize(
    ("position", "move", "rule", "why"),
    [
        ("e4,e5 10,10 - 1", "e4", "QD-R5", "quoridor-why-own"),
        ("e4,e5 10,10 - 1", "e5", "QD-R5", "quoridor-why-taken"),
        ("e4,e6 9,10 e4h 1", "e5", "QD-R5", "quoridor-why-fence"),
        ("e4,e5 9,10 e4h 1", "e6", "QD-R8", "quoridor-why-fence-before"),
        ("e4,e5 9,10 e5h 1", "e6", "QD-R9", "quoridor-why-fence-behind"),
        ("e4,e5 8,10 d5v,e5h 1", "d5", "QD-R9", "quoridor-why-fence-beside"),
        ("e4,e5 10,10 - 1", "d5", "QD-R9", "quoridor-why-straight"),
        ("e4,d4 10,10 - 1", "d5", "QD-R9", "quoridor-why-straight"),
        ("e4,a5,e6,e5 5,5,5,5 - 1", "d5", "QD-R10", "quoridor-why-two-pawns"),
        ("e1,e9 10,10 - 1", "e3", "QD-R5", "quoridor-why-far"),
        ("e1,e9 10,10 - 1", "d2", "QD-R5", "quoridor-why-far"),
        ("e1,e9 10,10 - 1", "h8", "QD-R5", "quoridor-why-far"),
    ],
)
def test_reasons_of_refused_steps(position: str, move: str, rule: str, why: str) -> None:
    state = at(position)
    error = refused(Step(cell(move)), state)
    reason = error.message.get("why")
    assert (error.rule, getattr(reason, "key", None)) == (rule, why)
    with pytest.raises(IllegalMove):
        GAME.apply(state, Step(cell(move)))


def test_only_a_fence_opens_the_sides() -> None:
    """QD-A5 with edge_is_fence off."""
    for position, move in (("e8,e9 10,10 - 1", "d9"), ("e1,e2 10,10 - 2", "d1")):
        error = refused(Step(cell(move)), at(position, edge_is_fence="off"))
        assert error.rule == "QD-A5"


@pytest.mark.parametrize(
    ("laid", "tried", "key", "rule"),
    [
        ("e3h", "e3h", "quoridor-why-there", "QD-A2"),
        ("e3h", "d3h", "quoridor-why-overlaps", "QD-A2"),
        ("e3h", "f3h", "quoridor-why-overlaps", "QD-A2"),
        ("e3h", "e3v", "quoridor-why-crosses", "QD-A2"),
        ("e3v", "e4v", "quoridor-why-overlaps", "QD-A2"),
        ("e3v", "e2v", "quoridor-why-overlaps", "QD-A2"),
        ("e3v", "e3h", "quoridor-why-crosses", "QD-A2"),
    ],
)
def test_reasons_of_refused_fences(laid: str, tried: str, key: str, rule: str) -> None:
    """QD-A2."""
    error = refused(fence(tried), play(begin(), laid))
    assert (error.rule, getattr(error.message.get("why"), "key", None)) == (rule, key)


@pytest.mark.parametrize(
    "place",
    [
        edge("e9h"),
        edge("i3v"),
        edge("i3h"),
        edge("k11h"),
        Edge(Cell(-1, 2), Direction.NORTH),
        Edge(Cell(15, 0), Direction.EAST),
        Edge(Cell(3, 3), Direction.WEST),
        Edge(Cell(3, 3), Direction.SOUTH),
    ],
)
def test_no_fence_outside(place: Edge) -> None:
    """QD-A11: fences go from a1 to h8."""
    error = refused(Fence(place), begin())
    assert (error.rule, error.message.key) == ("QD-A11", "quoridor-no-slot")


@pytest.mark.parametrize("place", [Cell(9, 0), Cell(0, 9), Cell(-1, 3), Cell(12, 0), Cell(3, 40)])
def test_no_step_outside(place: Cell) -> None:
    assert refused(Step(place), begin()).message.key == "quoridor-no-square"


def test_nothing_after_the_end() -> None:
    """QD-A13."""
    over = play(at("e8,e2 10,10 - 1"), "e9")
    for move in (Step(cell("e3")), fence("e3h"), PASS):
        assert refused(move, over).rule == "QD-R3"


def test_repetition() -> None:
    """QD-A10: warned at the second occurrence, drawn at the third."""
    there_and_back = ["e2", "e8", "e1", "e9"]
    state = play(begin(), *there_and_back[:3])
    told, state = events(state, "e9")
    assert told[-1] == Repeated(2)
    state = play(state, *there_and_back[:3])
    told, state = events(state, "e9")
    assert told[-1] == Drawn("repetition", 3)
    assert GAME.outcome(state) == Outcome((), "repetition")
    assert GAME.worth(state, ONE) == 0


def test_repetition_counts_the_seat_to_move() -> None:
    """QD-A10: the same pawns with another seat to move are another position."""
    state = play(at("a2,h5 5,5 - 1"), "a3", "h6", "b3", "h5", "b2", "g5")
    told, state = events(state, "a2")  # as at the start but for the rival's pawn
    assert len(told) == 1
    told, state = events(state, "h5")
    assert told[-1] == Repeated(2)


def test_a_fence_starts_the_count_anew() -> None:
    """QD-A3, A10: fences never go away, so no earlier position comes back."""
    state = play(begin(), "e2", "e8", "e1", "e9", "e2", "e8", "a1h", "e9")
    assert GAME.outcome(state) is None
    told, _ = events(play(state, "e1", "e8", "e2"), "e9")
    assert told[-1] == Repeated(2)


@pytest.mark.parametrize(("limit", "rounds"), [(4, 3), (9, 8)])
def test_other_repetition_limits(limit: int, rounds: int) -> None:
    """QD-A10: the number is a setting; the warning comes one ahead."""
    state = begin(repetition=limit)
    for times in range(2, rounds + 1):
        told, state = events(play(state, "e2", "e8", "e1"), "e9")
        assert (Repeated(times) in told) == (times == limit - 1)
    told, state = events(play(state, "e2", "e8", "e1"), "e9")
    assert told[-1] == Drawn("repetition", limit)


def test_repetition_off() -> None:
    """QD-A10: 0 turns it off."""
    state = begin(repetition=0)
    for _ in range(5):
        state = play(state, "e2", "e8", "e1", "e9")
    assert GAME.outcome(state) is None
    assert state.past == ()


def test_ply_cap() -> None:
    """QD-A10: a draw after so many plies, by a step, a fence or a pass; a win comes first."""
    assert GAME.ply_cap(options()) == 324
    assert GAME.ply_cap(options(size=5)) == 100
    for last in ("e8", "e4h"):
        told, state = events(play(begin(ply_cap=2), "e2"), last)
        assert told[-1] == Drawn("ply-cap", 2)
        assert GAME.outcome(state) == Outcome((), "ply-cap")
    won = play(at("e8,e2 10,10 - 1", ply_cap=1), "e9")
    assert GAME.outcome(won) == Outcome((ONE,), "goal")
    assert GAME.outcome(play(begin(ply_cap=0), "e2", "e8")) is None


def test_resigning_with_two() -> None:
    """QD-A14: the other wins at once, whoever's turn it is."""
    for seat, other in ((ONE, TWO), (TWO, ONE)):
        step = GAME.resign(begin(), seat)
        assert [n.event for n in step.notices] == [Resigned(seat), Won(other, "resigned")]
        assert GAME.outcome(step.state) == Outcome((other,), "resigned")
        assert GAME.worth(step.state, other) > 1000 > -1000 > GAME.worth(step.state, seat)
        assert GAME.resign(step.state, other).notices == ()


def test_resigning_with_four() -> None:
    """QD-A14: the pawn and its fences in hand are gone; the last one left wins."""
    state = play(begin(players=4), "e2", "a5h")
    step = GAME.resign(state, THREE)
    assert [n.event for n in step.notices] == [Resigned(THREE)]
    assert text_of(step.state) == "e2,a5,-,i5 5,4,0,5 a5h 4"
    assert GAME.resign(step.state, THREE).notices == ()
    state = GAME.resign(step.state, ONE).state
    assert text_of(state) == "-,a5,-,i5 0,4,0,5 a5h 4"
    state = play(state, "h5")
    assert GAME.to_move(state) == TWO
    assert GAME.worth(state, ONE) < GAME.worth(state, TWO)
    ended = GAME.resign(state, FOUR).state
    assert GAME.outcome(ended) == Outcome((TWO,), "resigned")


def test_who_resigned_stands_in_nobodys_way() -> None:
    """QD-A14: where the pawn was, others may go; its way no longer forbids a fence."""
    state = at("e4,a5,e5,e8 5,5,5,5 - 1")
    after = GAME.resign(state, THREE).state
    assert "e5" in steps(after)


def test_events_of_moves() -> None:
    assert events(begin(), "e2")[0] == [Stepped(ONE, cell("e1"), cell("e2"), None)]
    assert events(begin(), "e3h")[0] == [Laid(ONE, edge("e3h"), 9)]
    jump = events(at("e4,e5 10,10 - 1"), "e6")[0]
    assert jump == [Stepped(ONE, cell("e4"), cell("e6"), cell("e5"))]
    aside = events(at("a1,a2 10,10 - 2"), "b1")[0]
    assert aside[0] == Stepped(TWO, cell("a2"), cell("b1"), cell("a1"))


def test_a_fence_is_spent() -> None:
    """QD-R4: each fence laid is one less in hand."""
    assert text_of(play(begin(), "e3h", "a1v")) == "e1,e9 9,9 a1v,e3h 1"


@pytest.mark.parametrize("first", ["1", "2"])
def test_who_begins(first: str) -> None:
    """QD-R2: chosen."""
    assert GAME.to_move(begin(first=first)) == Seat(int(first))


@pytest.mark.parametrize("players", [2, 4])
def test_drawing_lots(players: int) -> None:
    """QD-R2: drawn by the seed, the same for the same seed, each seat about equally often."""
    settings = options(first="random", players=players)
    firsts = [GAME.to_move(GAME.initial(settings, seed)) for seed in range(400)]
    assert firsts == [GAME.to_move(GAME.initial(settings, seed)) for seed in range(400)]
    for seat in GAME.seats(settings):
        assert 400 / players * 0.7 < firsts.count(seat) < 400 / players * 1.3


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"first": 3}, "quoridor-bad-first"),
        ({"repetition": 1}, "quoridor-bad-repetition"),
        ({"repetition": 2}, "quoridor-bad-repetition"),
        ({"size": 4}, "option-bad-odd"),
        ({"size": 13}, "option-bad-odd"),
        ({"players": 3}, "option-bad-word"),
        ({"fences": 41}, "option-bad-number"),
        ({"pawn_behind": "yes"}, "option-bad-word"),
    ],
)
def test_settings_that_do_not_go(given: dict[str, object], key: str) -> None:
    with pytest.raises(BadOption) as error:
        options(**given)
    assert error.value.message.key == key


def test_default_fences() -> None:
    """QD-R2, R10: ten for two, five for four."""
    assert options().number("fences") == 10
    assert options(players=4).number("fences") == 5
    assert begin(players=4, fences=7).left == (7, 7, 7, 7)


def test_touches() -> None:
    """Pawn, then square; a slot, read back; the pass by its name."""
    state = begin()
    step, wall = Step(cell("e2")), fence("e3h")
    assert GAME.touches(step, state) == (cell("e1"), cell("e2"))
    assert GAME.touches(wall, state) == (edge("e3h"),)
    assert GAME.touches(PASS, state) == (Choice("pass"),)
    assert [GAME.reads_back(move) for move in (step, wall, PASS)] == [False, True, False]
    assert GAME.written((cell("e1"), cell("e2")), state) == "e2"
    assert GAME.written((edge("e3h"),), state) == "e3h"
    assert GAME.written((edge("e3v"),), state) == "e3v"
    assert GAME.written((Edge(Cell(0, 3), Direction.WEST),), state) == ""
    assert GAME.written((Choice("pass"),), state) == "pass"
    assert GAME.written((), state) == ""


def test_inquiry_keeps_the_order() -> None:
    moves = (Step(cell("e2")), fence("e3h"))
    inquiry, order = GAME.inquire(moves, begin())
    assert order == moves
    assert [str(label.get("move")) for label in inquiry.labels] == [
        "Name(text='e2')",
        "Name(text='e3h')",
    ]


def test_nothing_is_hidden() -> None:
    state = begin()
    for viewer in (ONE, TWO, SPECTATOR):
        assert GAME.observe(state, viewer) is state
    assert GAME.resample(state, 7) is state
    assert GAME.turn(state) == ONE


def test_values_travel() -> None:
    """A state that went through another process is equal and goes on alike."""
    state = play(begin(), "e2", "e3h", "e1")
    other = pickle.loads(pickle.dumps(state))
    assert other == state
    assert hash(other) == hash(state)
    assert GAME.legal_moves(other) == GAME.legal_moves(state)
    assert other.setup.board is state.setup.board


def test_unequal_to_other_things() -> None:
    state = begin()
    assert state.walls != 0
    assert state.setup != 0
    assert state.walls == begin().walls
    assert state.walls != play(state, "e3h").walls
    assert begin(size=5).walls != begin(size=7).walls
    assert GAME.legal_moves(state) != 0
    assert "0x0" in repr(state.walls)
    assert state.setup == begin().setup
    assert state.setup != begin(size=5).setup


def test_moves_are_a_sequence() -> None:
    moves = GAME.legal_moves(begin())
    assert moves[0] == Step(cell("d1"))
    assert moves[-1] == fence("h8v")
    assert list(moves[:2]) == [Step(cell("d1")), Step(cell("f1"))]
    assert moves == tuple(moves)
    assert hash(moves) == hash(tuple(moves))
    assert repr(moves).startswith("Moves(Step(")
    assert len(list(moves)) == len(moves)


def test_notation_errors_are_not_rules() -> None:
    for text in ("foo", "e", "e3x", "", "e0", "z99z"):
        with pytest.raises(BadNotation):
            GAME.parse_move(text, begin())


def test_worth_prefers_the_shorter_way() -> None:
    """One's own way against the best rival's, fences in hand where ways are equal."""
    state = begin()
    assert GAME.worth(state, ONE) == GAME.worth(state, TWO) == 0
    assert GAME.worth(play(state, "e2"), ONE) > GAME.worth(play(state, "d1"), ONE)
    apart = at("a1,i9 10,10 - 1")
    assert GAME.worth(play(apart, "a1h"), ONE) < -1
    assert GAME.worth(play(apart, "d4h"), ONE) == -1
    assert GAME.worth(play(apart, "h8h"), ONE) == 199
    won = play(at("e8,e2 10,10 - 1"), "e9")
    assert GAME.worth(won, ONE) > 10_000
    assert GAME.worth(won, TWO) < -10_000


def test_greedy_play_walks_home() -> None:
    """Whoever always takes the best worth after one ply gets there."""
    state, plies = begin(), 0
    while GAME.outcome(state) is None and plies < 200:
        seat = GAME.to_move(state)
        assert seat is not None
        moves = GAME.legal_moves(state)
        best = max(moves, key=lambda m: GAME.worth(GAME.apply(state, m).state, seat))
        state, plies = GAME.apply(state, best).state, plies + 1
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "goal"
