"""The rules of Pathfinder, and the worked examples PF-E1 to PF-E10."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import IllegalMove, MoveError
from tactilegrid.core.options import BadOption
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.lines import parse_layout
from tactilegrid.games.pathfinder.maze import Maze, ways_of
from tactilegrid.games.pathfinder.slots import ground_of, slot_name, square_name
from tests.games.pathfinder.mazes import (
    L1,
    ONE,
    OPEN,
    SNAKE_WALLS,
    TWO,
    after,
    legal,
    options,
    played,
    search,
    seen,
    square,
    step,
)


def refused(state, text):
    """The rule by which a move is refused; the state is as before."""
    with pytest.raises(IllegalMove) as caught:
        step(state, text)
    return caught.value.rule


def names(squares):
    return [square_name(each) for each in squares]


def ways(text):
    maze = GAME.parse_move(text, seen(played())).maze
    return ways_of(ground_of(6, 6), maze)


def test_the_layout_of_the_figure():
    """PF-E1 (R4, R8, R17): five open entrances, of which one leads to the goal."""
    found = ways(L1)
    assert names(found.useful) == ["F1"]
    assert names(found.dead) == ["A1", "B1", "D1", "E1"]
    assert (found.length, square_name(found.best)) == (6, "F1")


def test_a_refused_entrance_ends_the_turn():
    """PF-E2 (R11, R14, A9)."""
    state = after(search(), "enter:C1")
    track = state.tracks[0]
    assert (names([track.pawn] if track.path else []), state.side) == ([], 1)
    assert slot_name(track.blocked.bit_length() - 1) == "C1W"
    assert track.turns == 1


def test_a_no_leaves_the_pawn_and_ends_the_turn():
    """PF-E3 (R12, R13, R14)."""
    state = after(search(), "enter:E1", "E1>F1")
    assert square(state, state.tracks[0].pawn) == "E1"
    assert state.side == 1


def aftermath():
    """PF-E3, and a turn of the other that came to nothing."""
    return after(search(own="lay:E5:A1W"), "enter:E1", "E1>F1", "enter:A1")


def test_out_and_in_again_and_the_goal_in_one_turn():
    """PF-E4 (R10, R13, A4)."""
    moves = ("out", "enter:F1", "F1>F2", "F2>F3", "F3>F4", "F4>F5")
    state = after(aftermath(), *moves)
    assert state.side == 0
    over = step(state, "F5>E5").state
    assert over.ended is not None
    assert (over.ended.winners, over.ended.reason) == ((ONE,), "goal")
    assert over.tracks[0].turns == 2


def test_never_diagonally():
    """PF-E5 (R12): the turn goes on."""
    state = after(search(), "enter:E1")
    assert refused(state, "E1>F2") == "PF-R12"
    assert refused(state, "E1>E1") == "PF-R12"
    assert refused(state, "F1>F2") == "PF-R12"


@pytest.mark.parametrize("more", ["E5S", "F4E"])
def test_a_sealed_goal_is_no_maze(more):
    """PF-E6 (R8): laid at once it is refused; chip by chip it can only not be finished."""
    assert refused(played(), f"{L1},{more}") == "PF-R8"
    state = played(L1, f"+{more}")
    assert refused(state, "ready") == "PF-R8"
    assert "ready" not in legal(state)


def test_the_snake():
    """PF-E7 (R2, R7, R8, A1): 30 chips, one way through all 36 squares; no 31st chip."""
    text = "lay:F1:" + ",".join(SNAKE_WALLS)
    found = ways(text)
    assert (len(SNAKE_WALLS), found.length, names(found.useful), found.dead) == (30, 36, ["A1"], ())
    assert refused(played(text), "+A1E") == "PF-R2"
    assert refused(played(), f"{text},A1E") == "PF-R2"
    assert not any(move.startswith("+") for move in legal(played(text)))


def test_winning_by_entering():
    """PF-E8 (R6, A13)."""
    over = after(search("lay:B1:A1W"), "enter:B1")
    assert over.ended is not None
    assert over.ended.winners == (ONE,)


def test_a_known_barrier_is_not_asked_again():
    """PF-E9 (A7): unless a setting makes it cost the turn."""
    assert refused(aftermath(), "E1>F1") == "PF-A7"
    state = after(search(reask_blocked="costs_turn"), "enter:C1", "enter:A1", "A1>A2", "A2>A3")
    assert refused(state, "ready") == "PF-R9"
    state = after(search(own="lay:E5:A1W,A2E", reask_blocked="costs_turn"), "enter:C1", "enter:A1")
    again = step(state, "enter:C1")
    assert (again.state.side, again.state.tracks[0].turns, again.reveals) == (1, 2, False)


def test_an_empty_grid():
    """PF-E10 (R7): from E1 the goal on E5 is four more moves away, in one turn."""
    state = after(search(OPEN), "enter:E1", "E1>E2", "E2>E3", "E3>E4")
    assert state.side == 0
    assert after(state, "E4>E5").ended is not None


def test_building_goes_by_turns_and_can_be_changed():
    """PF-R5 to R8: seat 1, then seat 2; chips come out again."""
    state = played("+B3E", "-B3E", "goal A1", "goal A2")
    assert state.mazes[0] == Maze(1, 0)
    assert refused(state, "-B3E") == "PF-R7"
    assert refused(after(state, "+b3e"), "+B4W") == "PF-R7"
    assert refused(state, "goal A2") == "PF-R6"
    assert refused(played(), "ready") == "PF-R6"
    assert refused(state, "lay:A2") == "PF-R7"
    assert refused(state, "enter:A1") == "PF-R7"
    other = after(state, "ready")
    assert (other.phase, other.side) == ("build", 1)
    assert after(other, L1, "ready").phase == "search"


def test_slots_that_do_not_exist():
    """PF-A3: nothing on the other outer edges; both names of an inner slot mean the same."""
    for name in ("A1N", "A6E", "F2S", "B2X", "G1E"):
        with pytest.raises(MoveError):
            step(played(), f"+{name}")
    assert played("+B4W") == played("+B3E")
    assert played("+C3N") == played("+B3S")


def test_going_back_costs_nothing():
    """PF-R16, A5, A6: discs stay, the path is cut; a loop is left out."""
    state = after(search(OPEN), "enter:A1", "A1>A2", "A2>B2", "B2>B1")
    assert legal(state) == ["B1>A1", "B1>B2", "B1>C1", "back:A1", "back:A2", "out"]
    back = after(state, "back:A1")
    assert [square(back, each) for each in back.tracks[0].path] == ["A1"]
    assert back.tracks[0].turns == 0
    loop = after(state, "B1>A1")
    assert [square(loop, each) for each in loop.tracks[0].path] == ["A1"]
    assert refused(back, "back:B2") == "PF-A5"
    assert refused(back, "back:A1") == "PF-A5"
    assert after(back, "A1>B1", "B1>A1").side == 0
    assert refused(back, "enter:B1") == "PF-R11"


def test_a_step_back_is_written_as_a_step():
    """PF-A5: the known open side is just a move, so that one thing has one name."""
    state = after(search(OPEN), "enter:A1", "A1>A2")
    move = GAME.parse_move("back:A1", seen(state))
    assert GAME.format_move(move) == "A2>A1"


def test_withdrawing_and_entering_again():
    """PF-A4: free, and through a known entrance without a question."""
    state = after(search(), "enter:E1", "out", "enter:E1")
    assert (state.side, state.tracks[0].turns) == (0, 0)
    assert refused(after(state, "out"), "out") == "PF-A4"
    assert refused(after(state, "out"), "A1>A2") == "PF-R11"
    assert refused(after(state, "out"), "enter:A2") == "PF-R11"


def test_without_reentry_a_searcher_can_be_caught():
    """PF-A4: the curiosity; the turn of who cannot ask any more passes, and all may be lost."""
    pocket = "lay:C3:A1E,A1S"
    state = after(search(pocket, "lay:C3:A1W", rows="3", cols="3", reentry="none"), "enter:A1")
    assert refused(state, "out") == "PF-A4"
    state = after(state, "A1>A2", "enter:A1")
    caught = step(state, "A1>B1")
    assert [type(notice.event).__name__ for notice in caught.notices] == ["Answered"]
    turn = after(caught.state, "enter:B1", "B1>B2", "B2>B3")
    assert turn.side == 1
    both = after(search(pocket, pocket, rows="3", cols="3", reentry="none"), "enter:A1", "A1>A2")
    both = after(both, "enter:A1", "A1>A2", "A1>B1")
    assert both.side == 1
    assert after(both, "A1>B1").ended.reason == "stuck"


@pytest.mark.parametrize(("play", "winners"), [("search", ()), ("hide", (ONE,))])
def test_a_single_searcher_can_be_caught_too(play, winners):
    line = "PF 3x3 goal=C3 walls=A1E,A1S"
    given = {"layout": line} if play == "search" else {}
    state = played(rows="3", cols="3", reentry="none", play=play, **given)
    if play == "hide":
        state = after(state, "lay:C3:A1E,A1S", "ready")
    over = after(state, "enter:A1", "A1>A2", "A1>B1")
    assert (over.ended.reason, over.ended.winners) == ("stuck", winners)


def test_equal_turns():
    """PF-A12: the second player has a last turn; both at the goal is a draw."""
    near = "lay:A1"
    state = after(search(near, near, equal_turns="on"), "enter:A1")
    assert (state.ended, state.side) == (None, 1)
    drawn = after(state, "enter:A1")
    assert (drawn.ended.reason, drawn.ended.winners) == ("shared", ())
    far = search(near, "lay:B1:A1W", equal_turns="on")
    won = after(far, "enter:A1", "enter:A1")
    assert (won.ended.reason, won.ended.winners) == ("goal", (ONE,))
    second = after(search("lay:A1:B1W", near, equal_turns="on"), "enter:B1", "enter:A1")
    assert second.ended.winners == (TWO,)


def test_the_last_turn_of_one_who_is_caught():
    given = {"rows": "3", "cols": "3", "reentry": "none", "equal_turns": "on"}
    state = search("lay:B1:A1W", "lay:C3:A1E,A1S", **given)
    state = after(state, "enter:A1", "enter:A1", "A1>A2", "enter:C1", "C1>B1")
    assert state.side == 1
    assert after(state, "A1>B1").ended.winners == (ONE,)


def test_limits():
    """turn_limit of a single searcher, ply_cap, and repetition of a standing."""
    hidden = after(played(play="hide", turn_limit="2"), L1, "ready", "enter:C1", "enter:E1")
    over = after(hidden, "E1>F1")
    assert (over.ended.reason, over.ended.winners) == ("turn-limit", (ONE,))
    capped = after(played(OPEN, "ready", OPEN, "ready", ply_cap="4"), "enter:A1", "A1>A2")
    assert (capped.ended.reason, capped.ended.winners) == ("ply-cap", ())
    walk = after(search(OPEN, repetition="3"), "enter:A1", "A1>A2")
    walk = after(walk, "A2>A1", "A1>A2", "A2>A1", "A1>A2")
    assert (walk.ended.reason, walk.ended.winners) == ("repetition", ())
    assert after(search(OPEN, repetition="3"), "enter:A1", "A1>A2", "A2>A1", "A1>A2").ended is None


def test_a_maze_hidden_by_the_program():
    """play search: a shipped layout by its name; nobody but the searcher moves."""
    state = played(play="search", layout="meadow")
    assert [seat.number for seat in GAME.seats(GAME.settings(state))] == [1]
    over = after(state, "enter:D1", "D1>D2", "D2>D3", "D3>D4")
    assert over.ended.winners == (ONE,)
    assert played(play="search").mazes[1] == played(play="search").mazes[1]
    made = played(play="search", layout="snake", strength="3")
    assert ways_of(made.setup.ground, made.mazes[1]).length


def test_resigning():
    state = search()
    given_up = GAME.resign(state, TWO)
    assert given_up.state.ended.winners == (ONE,)
    assert GAME.resign(given_up.state, ONE).notices == ()
    alone = GAME.resign(played(play="search"), ONE).state
    assert alone.ended.winners == ()
    building = GAME.resign(played("+B3E"), ONE).state
    assert (building.ended.winners, GAME.legal_moves(seen(building))) == ((TWO,), ())
    assert refused_after(building) == "PF-R10"


def refused_after(state):
    with pytest.raises(IllegalMove) as caught:
        GAME.check(GAME.parse_move("ready", seen(played("goal A1"))), seen(state))
    return caught.value.rule


def test_what_reveals_and_what_can_be_taken_back():
    """Answers and ready stay; chips, and walking where all is known, do not tell anything."""
    assert not step(played(), "+B3E").reveals
    assert step(played("goal A1"), "ready").reveals
    assert step(search(), "enter:A1").reveals
    inside = after(search(OPEN), "enter:A1", "A1>A2")
    assert not step(inside, "A2>A1").reveals
    assert not step(inside, "out").reveals


@pytest.mark.parametrize(
    "given",
    [
        {"rows": "3", "cols": "3", "chips": "16"},
        {"play": "search", "maze1": "answers"},
        {"play": "hide", "maze2": "answers"},
        {"layout": "meadow"},
        {"strength": "3"},
        {"play": "search", "layout": "meadow", "strength": "3"},
        {"play": "search", "layout": "meadow", "rows": "5"},
        {"play": "search", "layout": "nonsense"},
        {"play": "search", "equal_turns": "on"},
        {"turn_limit": "5"},
        {"play": "hide", "first": "2"},
        {"repetition": "1"},
    ],
)
def test_settings_that_do_nothing_or_do_not_fit(given):
    with pytest.raises(BadOption):
        options(**given)


def test_who_begins():
    """PF-R9: by a setting, or by the seed."""
    assert search(first="2").side == 1
    starters = {GAME.initial(options(first="random"), seed).starter for seed in range(20)}
    assert starters == {0, 1}


def test_moves_of_another_phase():
    state = search()
    assert refused(state, "goal A1") == "PF-R9"
    assert refused(state, "yes") == "PF-A15"
    asked = after(played(OPEN, "ready", maze2="answers"), "enter:A1")
    assert refused(asked, "enter:B1") == "PF-A15"


def test_an_observation_shows_what_is_public_and_what_is_own():
    """PF-R1, R5: both tracking grids, the own maze, and at the end both."""
    state = after(search(), "enter:E1", "E1>F1")
    for viewer, known in ((ONE, (True, False)), (TWO, (False, True)), (SPECTATOR, (False, False))):
        view = GAME.observe(state, viewer)
        assert view.tracks == state.tracks
        assert tuple(maze is not None for maze in view.mazes) == known
        over = GAME.resign(state, ONE).state
        assert GAME.observe(over, viewer).mazes == state.mazes
        assert "mazes" not in repr(view)
    assert "mazes" not in repr(state)
    assert parse_layout("PF 6x6 goal=E5 walls=C1W").maze not in (None, repr(state))
