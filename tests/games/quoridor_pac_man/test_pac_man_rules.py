"""Every numbered rule, decision and worked example of Quoridor Pac-Man."""

from __future__ import annotations

import pickle

import pytest

from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Direction, Grid
from tactilegrid.core.options import BadOption
from tactilegrid.core.perft import perft
from tactilegrid.core.seats import SPECTATOR, Seat, Spectator
from tactilegrid.games.quoridor_pac_man import GAME
from tactilegrid.games.quoridor_pac_man.moves import BLINKY, CLYDE, INKY, PAC, PINKY
from tactilegrid.games.quoridor_pac_man.position import (
    Ate,
    Caught,
    Certain,
    Drawn,
    GaveUp,
    Moved,
    Next,
    Repeated,
    Returned,
    Seen,
    Swallowed,
    Won,
)
from tests.games.quoridor_pac_man.pac_man_table import (
    FIVE,
    FOUR,
    ONE,
    START,
    THREE,
    TWO,
    at,
    begin,
    cell,
    events,
    options,
    part_of,
    play,
    refused,
    text_of,
    walks,
    written,
)

NORTH = Direction.NORTH


def test_start() -> None:
    """PM-R1, A1: the board of 81 squares in the house layout, three lives."""
    state = begin()
    assert text_of(state) == START
    assert GAME.grid(state.setup.options) == Grid(9, 9)
    assert GAME.to_move(state) == ONE
    assert GAME.home(SPECTATOR, state) == cell("e5")
    assert state.setup.ground.walls.fences.bit_count() == 6
    assert GAME.resample(GAME.observe(state, TWO), 7) is state
    assert GAME.settings(state) == options()


@pytest.mark.parametrize(
    ("players", "dealt"),
    [
        (1, {1: "PBIKC"}),
        (2, {1: "P", 2: "BIKC"}),
        (3, {1: "P", 2: "BK", 3: "IC"}),
        (4, {1: "P", 2: "BC", 3: "I", 4: "K"}),
        (5, {1: "P", 2: "B", 3: "I", 4: "K", 5: "C"}),
    ],
)
def test_who_plays_what(players: int, dealt: dict[int, str]) -> None:
    """PM-R2: one is Pac-Man, the others share the ghosts; the turn goes by figures."""
    state = begin(players=players)
    assert [seat.number for seat in GAME.seats(state.setup.options)] == sorted(dealt)
    for number, letters in dealt.items():
        assert [("PBIKC"[each]) for each in state.mine(Seat(number))] == list(letters)
    owner = {letter: number for number, letters in dealt.items() for letter in letters}
    for letter, move in zip("PBIKC", ("P:N.E", "B:S", "I:N", "K:N", "C:N"), strict=True):
        assert GAME.to_move(state) == Seat(owner[letter])
        state = play(state, move)
    assert GAME.to_move(state) == ONE


def test_first_turn() -> None:
    """PM-E1 (R4): 14 of 16 sequences, two are closed by fences."""
    state = begin()
    assert len(written(state)) == 14
    everything = {f"{one}.{two}" for one in "NESW" for two in "NESW"}
    assert walks(state) == everything - {"W.W", "E.E"}
    ends = {part_of(play(state, move), "P") for move in written(state)}
    assert ends == {"d4", "d6", "e3", "e5", "e7", "f4", "f6"}


def test_sight_at_the_start() -> None:
    """PM-E2 (R8, R9, A14): fences hide Pac-Man from Inky and Pinky."""
    assert begin().watchers == (BLINKY, CLYDE)


def test_single_squares_of_ghosts() -> None:
    """PM-E3 (R7): after P:N.E nobody sees him; three squares for every ghost."""
    told, state = events(begin(), "P:N.E")
    assert part_of(state, "P") == "f6"
    assert Seen(()) in told
    for letter, expected in (("B", "E S W"), ("I", "N E S"), ("K", "N S W"), ("C", "N E W")):
        assert part_of(state, "to") == letter
        assert walks(state) == set(expected.split())
        state = play(state, written(state)[0])


def test_frenzy() -> None:
    """PM-E4 (R8, R9, A13): ghosts do not hide Pac-Man from each other; two squares, with bends."""
    state = at("P=e4 I=e6 to=B")
    assert state.watchers == (BLINKY, INKY, CLYDE)
    assert walks(state) == {"E.E", "E.S", "E.W", "S.E", "S.N", "S.S", "S.W", "W.E", "W.S", "W.W"}


def test_boost() -> None:
    """PM-E5 (R5, R6, A4, A6): a pellet stops the turn and gives up to three squares more."""
    state = at("P=b1 B=a3")
    assert len(written(state, "P:W*")) == 25
    for move, square in (("P:W*.N.Nx", "a3"), ("P:W*.N.Nx.E", "b3")):
        told, after = events(state, move)
        assert [part_of(after, "P"), part_of(after, "B")] == [square, "-"]
        assert told[1:3] == [Ate((cell("a1"),), 3), Swallowed((BLINKY,))]
    assert part_of(play(state, "P:W*"), "P") == "a1"


def test_pellet_on_the_second_square() -> None:
    """PM-E6 (R5)."""
    assert len(written(at("P=c1 C=d2"), "P:W.W*")) == 25


def test_pellet_on_the_first_square() -> None:
    """PM-A3: the second square is forfeited, whatever follows belongs to the boost."""
    texts = written(at("P=b1 C=d2"), "P:W")
    assert all(text.startswith("P:W*") for text in texts)


def test_shut_in() -> None:
    """PM-E7 (A2): ghosts cannot be entered without a boost; then he holds."""
    assert written(at("P=a5 B=a6 I=a4 K=b5")) == ["P:hold"]
    assert walks(at("P=a5 B=a6 I=a4")) == {"E.E", "E.N", "E.S", "E.W"}
    told, after = events(at("P=a5 B=a6 I=a4 K=b5"), "P:hold")
    assert told[0] == Moved(PAC, cell("a5"), (), cell("a5"), False)
    assert part_of(after, "to") == "B"


def test_catching() -> None:
    """PM-E8 (R8 to R10, A12, A13): one step ends on Pac-Man; ghosts are solid to ghosts."""
    state = at("P=e5 B=e6 C=e7 to=B")
    assert "S!" in walks(state)
    assert not any(walk.startswith("S!.") for walk in walks(state))
    assert all(walk == "S!" or len(walk) == 3 for walk in walks(state))
    clyde = at("P=e5 B=e6 C=e7 to=C")
    assert CLYDE in clyde.watchers
    assert not any(walk.startswith("S") for walk in walks(clyde))


def test_last_pellet() -> None:
    """PM-E9 (R3, A7): the fourth pellet wins at once."""
    state = at("P=b1 pellets=a1")
    assert written(state, "P:W") == ["P:W*"]
    told, after = events(state, "P:W*")
    assert GAME.outcome(after) == Outcome((ONE,), "pellets")
    assert told[-1] == Won("pac-man", "pellets", "elite", 4)
    assert GAME.to_move(after) is None
    assert GAME.legal_moves(after) == ()
    assert refused("N.E", after).message.key == "quoridor-pac-man-over"


def test_last_pellet_in_a_boost() -> None:
    """PM-A5, A7."""
    texts = written(at("P=b1 pellets=a1,a3 layout=" + NEAR))
    assert "P:W*.N.N*" in texts
    assert not any(text.startswith("P:W*.N.N*.") for text in texts)


NEAR = "pacman=e5;blinky=e9;inky=b5;pinky=i5;clyde=e1;pellets=a1,a3,i1,i9"


def test_last_life() -> None:
    """PM-E10 (R10, R11, A16)."""
    state = at("P=e8 pellets=a1,a9 lives=1 to=B")
    told, after = events(state, "B:S!")
    assert GAME.outcome(after) == Outcome((TWO,), "caught")
    assert told == [
        Caught(BLINKY, cell("e8"), 0, False),
        Won("ghosts", "caught", "promising", 2),
    ]
    assert GAME.outcome(play(at("P=e8 lives=1 to=B", players=5), "B:S!")) == Outcome(
        (TWO, THREE, FOUR, FIVE), "caught"
    )


def test_a_life_is_lost() -> None:
    """PM-R10, A9, A15: all go back to the start, pellets stay eaten, Pac-Man begins the round."""
    state = at("P=e8 I=- K=h3 pellets=a1,i9 to=B")
    told, after = events(state, "B:S!")
    assert text_of(after) == ("P=e5 B=e9 I=a5 K=i5 C=e1 pellets=a1,i9 lives=2 to=P layout=classic6")
    assert told == [Caught(BLINKY, cell("e8"), 2, False)]


@pytest.mark.parametrize(
    ("pellets", "level"),
    [
        ("a1,a9,i1,i9", "beginner"),
        ("a1,a9,i1", "beginner"),
        ("a1,a9", "promising"),
        ("a1", "confirmed"),
        ("-", "elite"),
    ],
)
def test_levels(pellets: str, level: str) -> None:
    """PM-R11, A16."""
    assert at(f"pellets={pellets}").level == level


def test_boost_in_a_boost() -> None:
    """PM-A5: a pellet eaten in a boost gives three squares again."""
    texts = written(at("P=b1 pellets=a1,a3,i9 layout=" + NEAR), "P:W*.N.N*")
    assert max(text.count(".") for text in texts) == 5
    told, _ = events(at("P=b1 pellets=a1,a3,i9 layout=" + NEAR), "P:W*.N.N*.S.S.E")
    assert told[1] == Ate((cell("a1"), cell("a3")), 1)


def test_several_ghosts_in_one_boost() -> None:
    """PM-A6: and on through them."""
    told, after = events(at("P=b1 B=a2 I=a3"), "P:W*.Nx.Nx.N")
    assert Swallowed((BLINKY, INKY)) in told
    assert [part_of(after, each) for each in "PBI"] == ["a4", "-", "-"]


def test_a_ghost_on_a_pellet() -> None:
    """PM-A2, A5, A14: it closes the pellet without a boost; in a boost both are eaten."""
    assert not written(at("P=b1 C=a1"), "P:W")
    told, _ = events(at("P=b1 C=a3 pellets=a1,a3,i9 layout=" + NEAR), "P:W*.N.Nx*")
    assert told[1:3] == [Ate((cell("a1"), cell("a3")), 1), Swallowed((CLYDE,))]


def test_exact_boost() -> None:
    """PM-A4 [boost=exact]: all three squares have to be made."""
    state = at("P=b1 B=a3", boost="exact")
    texts = written(state, "P:W*")
    assert len(texts) == 16
    assert all(text.count(".") == 3 for text in texts)
    error = refused("W.N", state)
    assert (error.rule, error.message.key) == ("PM-A4", "quoridor-pac-man-too-short")


def test_into_a_ghost() -> None:
    """PM-A2 [pac_into_ghost=dies]: he may enter its square, and is caught."""
    state = at("P=a5 B=a6 I=a4 K=b5", pac_into_ghost="dies")
    assert walks(state) == {"N!", "E!", "S!"}
    told, after = events(state, "P:N!")
    assert told[0] == Caught(BLINKY, cell("a6"), 2, True)
    assert (part_of(after, "lives"), part_of(after, "to")) == ("2", "P")
    over = play(at("P=a5 B=a6 I=c5 lives=1", pac_into_ghost="dies"), "N!")
    assert GAME.outcome(over) == Outcome((TWO,), "caught")
    on_pellet = at("P=b1 C=a1", pac_into_ghost="dies")
    assert written(on_pellet, "P:W") == ["P:W!"]
    assert part_of(play(on_pellet, "P:W!"), "pellets") == "a1,a9,i1,i9"


def test_all_ghosts_eaten() -> None:
    """PM-A8 [eaten_return=reset]: they stay off, so the win is certain, and that is said."""
    state = at("P=b1 B=a2 I=a3 K=- C=-")
    told, after = events(state, "P:W*.Nx.Nx")
    assert told[1:] == [Ate((cell("a1"),), 3), Swallowed((BLINKY, INKY)), Certain()]
    assert part_of(after, "to") == "P"
    assert GAME.to_move(after) == ONE
    again, _ = events(after, "P:E.E")
    assert [type(each) for each in again] == [Moved]


def test_eaten_ghosts_are_skipped() -> None:
    """PM-R6, A8: with reset an eaten ghost has no turn."""
    state = at("B=- K=-")
    assert part_of(play(state, "P:N.E"), "to") == "I"
    assert part_of(play(state, "P:N.E I:N"), "to") == "C"
    assert part_of(play(state, "P:N.E I:N C:N"), "to") == "P"


def test_eaten_ghosts_return() -> None:
    """PM-A8 [eaten_return=next_turn]: on its start square at its own turn, then it moves."""
    state = at("P=b1 B=a3", eaten_return="next_turn")
    told, after = events(state, "P:W*.N.Nx")
    assert told[2:5] == [Swallowed((BLINKY,)), Seen((INKY,)), Returned(BLINKY, cell("e9"), True)]
    assert (part_of(after, "B"), part_of(after, "to")) == ("e9", "B")
    state = at("P=b1 K=a3", eaten_return="next_turn")
    after = play(state, "P:W*.N.Nx", "B:S")
    assert (part_of(after, "K"), part_of(after, "to")) == ("-", "I")
    assert part_of(play(after, "I:N.E"), "K") == "i5"


def test_all_eaten_ghosts_return() -> None:
    """PM-A8: with next_turn nothing is certain."""
    state = at("P=b1 B=a2 I=a3 K=- C=-", eaten_return="next_turn")
    told, after = events(state, "P:W*.Nx.Nx")
    assert [type(each) for each in told] == [Moved, Ate, Swallowed, Returned, Next]
    assert part_of(after, "to") == "B"


@pytest.mark.parametrize("square", ["P=e9 B=- I=e7", "P=c3 B=- I=e9"])
def test_a_start_square_that_is_taken(square: str) -> None:
    """PM-A8: the ghost waits for a later round; Pac-Man is not caught without a move."""
    state = at(square, eaten_return="next_turn")
    move = "P:W.E" if "P=e9" in square else "P:W.W"
    told, after = events(state, move)
    assert Returned(BLINKY, cell("e9"), False) in told
    assert (part_of(after, "B"), part_of(after, "to")) == ("-", "I")


def test_sharing_lets_a_ghost_return() -> None:
    state = at("P=c3 B=- I=e9", eaten_return="next_turn", ghosts_share="on")
    assert part_of(play(state, "P:W.W"), "B") == "e9"


def test_the_last_ghost_cannot_return() -> None:
    """PM-A8: then the round is over."""
    state = at("P=e1 C=- to=K", eaten_return="next_turn")
    told, after = events(state, "K:N")
    assert told[1:] == [Returned(CLYDE, cell("e1"), False)]
    assert (part_of(after, "C"), part_of(after, "to")) == ("-", "P")


def test_free_order() -> None:
    """PM-A10 [ghost_order=free]: any ghost that has not moved in this round."""
    state = play(begin(ghost_order="free"), "P:N.E")
    assert {text[0] for text in written(state)} == set("BIKC")
    state = play(state, "C:N")
    assert text_of(state).endswith("to=B moved=C layout=classic6")
    assert {text[0] for text in written(state)} == set("BIK")
    assert refused("C:N", state).rule == "PM-A10"
    state = play(state, "I:N B:S K:N")
    assert part_of(state, "to") == "P"


def test_free_order_among_three() -> None:
    """PM-A10: the seats take turns as in the fixed order, each choosing among its own ghosts."""
    state = play(begin(ghost_order="free", players=3), "P:N.E")
    for seat, letters, move in (
        (TWO, "BK", "K:N"),
        (THREE, "IC", "C:N"),
        (TWO, "B", "B:S"),
        (THREE, "I", "I:N"),
    ):
        assert GAME.to_move(state) == seat
        assert {text[0] for text in written(state)} == set(letters)
        state = play(state, move)
    assert GAME.to_move(state) == ONE


def test_returning_in_free_order() -> None:
    """PM-A8, A10: then all come back before the first ghost moves."""
    state = at("P=b1 K=a3 C=-", eaten_return="next_turn", ghost_order="free")
    told, after = events(state, "P:W*.N.Nx")
    assert [each.ghost for each in told if isinstance(each, Returned)] == [PINKY, CLYDE]
    assert {text[0] for text in written(after)} == set("BIKC")


def test_ghosts_must_move() -> None:
    """PM-A11: unless they cannot, or [ghost_hold=on]."""
    state = play(begin(), "P:N.E")
    assert refused("B:hold", state).rule == "PM-A11"
    stuck = at("P=e5 B=a9 I=a8 K=b9 to=B")
    assert written(stuck) == ["B:hold"]
    assert "B:hold" in written(play(begin(ghost_hold="on"), "P:N.E"))
    seeing = at("to=B", ghost_hold="on")
    assert {len(walk) for walk in walks(seeing)} == {3, 4}
    assert "hold" in walks(seeing)


def test_ghosts_share() -> None:
    """PM-A12 [ghosts_share=on]: ghosts may stand on one square and go through each other."""
    crowd = "P=e4 I=e8 to=B"
    assert not any(walk.startswith("S") for walk in walks(at(crowd)))
    state = at(crowd, ghosts_share="on")
    assert "S.S" in walks(state)
    state = play(at("P=d4 I=e8 to=B", ghosts_share="on"), "B:S")
    assert part_of(state, "B") == part_of(state, "I") == "e8"
    both = at("P=b1 B=a2 I=a2", ghosts_share="on")
    told, _ = events(both, "P:W*.Nx")
    assert Swallowed((BLINKY, INKY)) in told


def test_straight_frenzy() -> None:
    """PM-A13 [frenzy=straight]: both squares in one direction, one where the second is closed."""
    state = at("P=e4 I=e6 to=B", frenzy="straight")
    assert walks(state) == {"E.E", "S.S", "W.W"}
    near = at("P=e4 I=e7 to=B", frenzy="straight")
    assert walks(near) == {"E.E", "S", "W.W"}
    assert refused("B:S.E", state).rule == "PM-A13"


def test_frenzy_must_be_made() -> None:
    """PM-A13."""
    error = refused("B:S", at("P=e4 to=B"))
    assert (error.rule, error.message.key) == ("PM-A13", "quoridor-pac-man-too-short")


def test_sight_is_tested_as_the_turn_begins() -> None:
    """PM-A14: a ghost that comes into sight by its step gets no second one."""
    state = at("P=e4 B=d9 to=B")
    assert BLINKY not in state.watchers
    assert "E" in walks(state)
    assert BLINKY in play(state, "B:E").watchers


@pytest.mark.parametrize(
    ("ghost", "pac", "sees"),
    [
        ("e9", "e1", True),
        ("a3", "i3", True),
        ("d5", "e5", True),
        ("c5", "d5", False),  # the fence c4v
        ("c6", "d6", True),
        ("b3", "b2", False),  # b2h
        ("b9", "b8", True),
        ("a1", "b2", False),
    ],
)
def test_lines_of_sight(ghost: str, pac: str, sees: bool) -> None:
    """PM-R8, R9, A14: rows and columns, any distance, neighbours too, past fences never."""
    state = at(f"P={pac} B={ghost} C=i8")
    assert (BLINKY in state.watchers) is sees


def round_trip(first: str, second: str) -> list[str]:
    return [
        *f"P:N.S B:E.W I:{first} K:{first} C:E.W".split(),
        *f"P:N.S B:E.W I:{second} K:{second} C:E.W".split(),
    ]


def test_repetition() -> None:
    """PM-A17: the third occurrence is a draw at the level reached, after a warning."""
    state, warned = begin(), []
    for ply, move in enumerate([*round_trip("N", "S"), *round_trip("N", "S")], 1):
        told, state = events(state, move)
        warned += [ply for each in told if isinstance(each, Repeated)]
    assert warned == [10, 15]
    assert told[-1] == Drawn("repetition", 3, "beginner")
    assert GAME.outcome(state) == Outcome((), "repetition")
    endless = begin(repetition=0)
    for _ in range(6):
        endless = play(endless, *round_trip("N", "S"))
    assert GAME.outcome(endless) is None
    assert endless.past == ()


def test_the_longest_game() -> None:
    """PM-A17: a limit of plies; between engines 200 turns of Pac-Man."""
    told, state = events(play(begin(ply_cap=2), "P:N.E"), "B:S")
    assert told[-1] == Drawn("ply-cap", 2, "beginner")
    assert GAME.outcome(state) == Outcome((), "ply-cap")
    assert GAME.ply_cap(options()) == 1000


def test_nothing_repeats_over_a_pellet_or_a_life() -> None:
    """PM-A9: neither comes back, so earlier positions are forgotten."""
    state = play(at("P=c1 C=d2"), "P:N.S", "B:E", "I:N", "K:N")
    assert len(state.past) == 4
    assert play(state, "C:N").past != ()
    assert play(at("P=c1 C=d2"), "P:W.W*").past == ()
    assert play(at("P=e7 to=B"), "B:S.S!").past == ()


def test_pac_man_gives_up() -> None:
    for players, winners in ((2, (TWO,)), (3, (TWO, THREE))):
        step = GAME.resign(begin(players=players), ONE)
        assert GAME.outcome(step.state) == Outcome(winners, "resigned")
        told = [notice.event for notice in step.notices]
        assert told == [GaveUp(ONE, None), Won("ghosts", "resigned", "beginner", 0)]
        assert not GAME.resign(step.state, TWO).notices


def test_ghosts_give_up() -> None:
    """Their ghosts pass to the next ghosts' seat; when none is left, Pac-Man has won."""
    state = play(begin(players=4), "P:N.E")
    step = GAME.resign(state, TWO)
    assert [notice.event for notice in step.notices] == [GaveUp(TWO, THREE), Next((BLINKY,))]
    assert step.notices[1].audience == {THREE, SPECTATOR}
    assert GAME.to_move(step.state) == THREE
    assert not GAME.resign(step.state, TWO).notices
    after = GAME.resign(step.state, FOUR).state
    assert [after.mine(seat) for seat in (TWO, THREE, FOUR)] == [(), (1, 2, 3, 4), ()]
    assert [note.event for note in GAME.resign(state, FOUR).notices] == [GaveUp(FOUR, TWO)]
    last = GAME.resign(after, THREE)
    assert GAME.outcome(last.state) == Outcome((ONE,), "resigned")
    assert part_of(last.state, "out") == "2,3,4"


def test_playing_alone() -> None:
    """PM-R2: one seat plays all five figures and is told which is next."""
    state = begin(players=1)
    told, state = events(state, "P:N.E")
    assert told[-1] == Next((BLINKY,))
    told, state = events(play(state, "B:S I:N K:N"), "C:N")
    assert told[-1] == Next((PAC,))
    assert GAME.to_move(state) == ONE
    assert GAME.outcome(play(at("P=b1 pellets=a1", players=1), "W")) == Outcome((ONE,), "pellets")
    assert GAME.outcome(play(at("P=e8 lives=1 to=B", players=1), "S")) == Outcome((ONE,), "caught")
    step = GAME.resign(state, ONE)
    assert GAME.outcome(step.state) == Outcome((), "resigned")
    assert [type(notice.event) for notice in step.notices] == [GaveUp, Drawn]


def test_who_is_told() -> None:
    """Everyone hears what happens; which ghost is next, who plays it and who only listens."""
    step = GAME.apply(begin(players=3), GAME.parse_move("P:N.E", begin(players=3)))
    audiences = {type(notice.event): notice.audience for notice in step.notices}
    assert audiences[Moved] == {ONE, TWO, THREE, SPECTATOR}
    assert audiences[Next] == {TWO, SPECTATOR}
    assert Moved(PAC, cell("e5"), (NORTH, Direction.EAST), cell("f6"), False) in [
        notice.event for notice in step.notices
    ]


@pytest.mark.parametrize(
    ("players", "move", "audience"),
    [
        (2, "P:N.E", {ONE, SPECTATOR}),
        (2, "P:N.S", {ONE}),  # the next sentence calls Blinky, who sees him
        (1, "P:N.E", {ONE, SPECTATOR}),
        (1, "P:N.S", None),
    ],
)
def test_sight_is_not_told_twice(
    players: int, move: str, audience: set[Seat | Spectator] | None
) -> None:
    """PM-R8: who hears the ghosts called one by one hears of a frenzy there."""
    state = begin(players=players)
    step = GAME.apply(state, GAME.parse_move(move, state))
    told = {type(notice.event): notice.audience for notice in step.notices}
    assert told.get(Seen) == audience


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"repetition": 1}, "quoridor-pac-man-bad-repetition"),
        ({"repetition": 2}, "quoridor-pac-man-bad-repetition"),
        ({"layout": "nowhere"}, "quoridor-pac-man-layout-unknown"),
        ({"layout": "pacman=e5"}, "quoridor-pac-man-layout-missing"),
        ({"first": 1}, "option-unknown"),
        ({"players": 6}, "option-bad-number"),
        ({"lives": 0}, "option-bad-number"),
    ],
)
def test_settings_that_cannot_be(given: dict[str, object], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        options(**given)
    assert caught.value.message.key == key


def test_lives() -> None:
    """PM-R3 [lives]: as many as were chosen."""
    state = begin(lives=1)
    assert part_of(state, "lives") == "1"
    assert part_of(begin(lives=9), "lives") == "9"


@pytest.mark.parametrize(
    ("given", "counts"),
    [
        ({}, (14, 84, 263, 831, 6221)),
        ({"layout": "meadow"}, (14, 28, 56, 112, 224)),
        ({"layout": "den"}, (10, 58, 110, 208, 1648)),
        ({"layout": "rooms"}, (16, 78, 437, 2885)),
        ({"layout": "pinwheel"}, (6, 18, 54, 162, 486)),
        ({"layout": "halls"}, (14, 42, 84, 168, 504)),
        ({"frenzy": "straight"}, (14, 42, 137, 411, 1244)),
        ({"ghost_order": "free"}, (14, 252, 3608)),
    ],
)
def test_perft(given: dict[str, object], counts: tuple[int, ...]) -> None:
    """Counts of turns of single figures, agreed by the plain oracle of the properties."""
    assert tuple(perft(GAME, begin(**given), depth + 1) for depth in range(len(counts))) == counts


def test_states_are_values() -> None:
    state = play(begin(layout="den"), "P:N.E")
    copy = pickle.loads(pickle.dumps(state))
    assert copy == state
    assert hash(copy) == hash(state)
    assert copy.setup.ground is state.setup.ground
    assert begin(lives=2) != begin(lives=3)
    assert state.setup != "setup"
