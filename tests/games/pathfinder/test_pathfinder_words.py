"""What is heard in a game of Pathfinder, by each seat, in both languages."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import AmbiguousMove, BadNotation, IllegalMove
from tactilegrid.core.game import Choice, Topic
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.position import Back, Enter, Out, Reply, Step, Take
from tactilegrid.speech.listener import Verbosity
from tests.games.pathfinder.mazes import (
    L1,
    ONE,
    OPEN,
    TWO,
    after,
    cell,
    heard,
    options,
    played,
    said,
    search,
    seen,
)

NORMAL, FULL, BRIEF = Verbosity.NORMAL, Verbosity.FULL, Verbosity.BRIEF


def edge(name):
    state = played()
    move = GAME.parse_move(f"+{name}", seen(state))
    return state.setup.ground.edge(move.slot)


def described(state, place, viewer=None, layer="", **how):
    view = seen(state, viewer)
    if layer:
        view = GAME.layered(view, layer)
    found = GAME.describe(place, view)
    return None if found is None else said([found], state, viewer or ONE, **how)[0]


def asked(state, topic, viewer=ONE, place=None, layer="", **how):
    view = seen(state, viewer)
    if layer:
        view = GAME.layered(view, layer)
    return said(GAME.summary(topic, viewer, view, place), state, viewer, **how)


def test_building_is_heard_by_the_builder():
    """PF-R7, R8: what was laid, what is left, whether it is legal, the best way, and the bait."""
    state = played(L1)
    assert heard(state, "+B3E") == (
        "Barrier east of B3. 20 left. Legal: best way 6, from F1. A1, B1, D1 and E1 lead nowhere."
    )
    assert heard(state, "-C1W").startswith("Barrier out at entrance C1. 22 left.")
    assert heard(state, "+E5S").endswith("No way to the goal: not legal yet.")
    assert heard(played(), "+A1E") == "Barrier east of A1. 29 left. No goal yet."
    assert heard(played(), "goal A1") == "Goal on A1. Legal: best way 1, from A1."
    assert heard(played(), L1).startswith("Laid: 9 barriers, goal E5.")
    assert heard(state, "+B3E", TWO) == ""
    assert heard(state, "+B3E", verbosity=BRIEF) == "Barrier east of B3. 20 left. Best way 6, F1."
    assert heard(state, "+B3E", language="ru") == (
        "Преграда восточнее B3. Осталось 20. Так можно: лучший путь 6, от F1. "
        "A1, B1, D1 и E1 никуда не ведут."
    )


def test_ready_is_heard_by_all():
    state = played(OPEN)
    assert heard(state, "ready") == "Your maze is ready. Seat 2 builds."
    assert heard(state, "ready", TWO).startswith("Seat 1 is ready. Build your maze: a goal, and up")
    both = after(state, "ready", L1)
    assert heard(both, "ready") == (
        "Seat 2 is ready. The search begins. Enter at a square of column 1."
    )
    assert heard(both, "ready", SPECTATOR) == "Seat 2 is ready. The search begins. Seat 1 begins."


def test_an_answer_is_heard_with_what_lies_around():
    """Yes: what is ahead, then where else nothing is known; others hear the answer alone."""
    state = after(search(), "enter:B1")
    assert heard(state, "B1>B2") == "B2, yes. Ahead: unknown. Unknown: north A2, east B3, south C2."
    assert heard(state, "B1>B2", TWO) == "Seat 1: B2, yes."
    assert heard(search(), "enter:B1") == (
        "B1, yes. Ahead: unknown. Unknown: north A1, east B2, south C1."
    )
    assert heard(search(), "enter:C1") == "C1, no. Barrier at entrance C1. Turn over."
    stuck = after(search(), "enter:E1")
    assert heard(stuck, "E1>F1") == "F1, no. Barrier south of E1. Turn over."
    assert heard(stuck, "E1>F1", TWO) == "Seat 1: F1, no. Barrier south of E1."
    assert heard(stuck, "E1>F1", language="ru") == "F1, нет. Преграда южнее E1. Ход окончен."
    known = after(search(own="lay:E5:A1W", reask_blocked="costs_turn"), "enter:C1", "enter:A1")
    assert "as you knew" in heard(known, "enter:C1", verbosity=FULL)


def test_going_about_is_heard():
    state = after(search(OPEN), "enter:A1", "A1>A2", "A2>A3")
    assert heard(state, "back:A1") == "Back on A1, 2 steps. Unknown: south B1."
    assert heard(state, "A3>A2").startswith("On A2.")
    assert heard(state, "out") == "Out of A1."
    assert heard(after(state, "out"), "enter:A1").startswith("In at A1.")
    assert heard(state, "back:A1", TWO) == "Seat 1 goes back to A1."
    assert heard(state, "out", TWO) == "Seat 1 goes out of A1."


def test_where_all_is_known_it_is_said():
    state = after(search("lay:C3:A1E", rows="3", cols="3", own="lay:C3:A1W"), "enter:A1", "A1>A2")
    state = after(state, "enter:A1", "A1>B1", "B1>A1")
    assert heard(state, "A1>B1").endswith("Unknown: east B2, south C1.")
    assert heard(after(state, "A1>B1"), "B1>A1").endswith("All known here.")


def test_the_end_is_heard_and_both_goals_shown():
    near = search("lay:A1", "lay:B2:C1W")
    assert heard(near, "enter:A1") == (
        "A1, yes. A1 is the goal! You win, in 1 turn. "
        "Your goal: B2, with 1 barrier. Goal of Seat 2: A1, with 0 barriers."
    )
    assert "Seat 1 is on the goal, A1. Seat 1 wins" in heard(near, "enter:A1", TWO)
    alone = played(play="search", layout="orchard")
    assert heard(alone, "enter:A1").endswith("The goal: A1, with 24 barriers.")
    fair = search("lay:A1", "lay:A1", equal_turns="on")
    assert "Seat 2 has a last turn." in heard(fair, "enter:A1")


def test_squares_of_the_tracking_grid():
    """Pawn, path, disc; nothing of the hidden maze."""
    state = after(search(OPEN), "enter:A1", "A1>A2", "A2>A1", "A1>B1")
    assert described(state, cell("B1")) == "you"
    assert described(state, cell("B1"), TWO, layer="home") == "Seat 1"
    assert described(state, cell("A1")) == "path"
    assert described(state, cell("A2")) == "disc"
    assert described(state, cell("E5")) is None
    assert described(state, cell("E5"), TWO, layer="home") == "goal"
    assert described(state, Cell(9, 9)) is None
    assert described(state, Edge(Cell(5, 5), Direction.NORTH)) is None
    assert described(state, Edge(Cell(9, 9), Direction.NORTH)) is None


def test_slots_of_the_tracking_grid():
    """Open, barrier, unknown with the steps back to it; the way back is the nearest."""
    state = after(search(), "enter:E1", "E1>E2", "E2>E1", "E1>F1")
    state = after(state, "enter:A1", *(f"A{n}>A{n + 1}" for n in range(1, 6)))
    assert described(state, edge("E1E"), ONE) == "Open east of E1."
    assert described(state, edge("E1S"), ONE) == "Barrier south of E1."
    assert described(state, edge("E2E"), ONE) == "Unknown: east of E2, 1 step back."
    assert described(state, edge("D1S"), ONE) == "Unknown: south of D1."
    assert described(state, edge("A1W"), ONE) == "Unknown: at entrance A1."
    assert described(state, edge("C4E"), ONE) == "Unknown: east of C4."
    assert described(state, edge("E2E"), ONE, language="ru") == (
        "Неизвестно: восточнее E2, 1 шаг назад."
    )


def test_slots_of_the_home_grid():
    """While building: what a barrier would do; while searched: whether it was found."""
    built = played("goal B1", "+A1W", "+A1E")
    assert described(built, edge("A1E")) == "Barrier east of A1."
    assert described(built, edge("F6W")) == (
        "Empty east of F5. A barrier here leaves the best way as it is."
    )
    assert described(built, edge("B1W")) == "Empty at entrance B1. With a barrier: best way 2."
    assert described(played("+A1E"), edge("B1W")) == "Empty at entrance B1. No goal yet."
    last = played("lay:A1:A1E,A1S")
    assert described(last, edge("A1W")).endswith("A barrier here closes the last way.")
    state = after(search(), "enter:C1", "enter:A1")
    assert described(state, edge("C1W"), TWO, layer="home") == "Barrier at entrance C1, found."
    assert described(state, edge("D5S"), TWO, layer="home") == "Barrier south of D5, not found."
    assert described(state, edge("A1W"), ONE, layer="home") == "Open at entrance A1, found."


def test_edges_of_a_square():
    state = after(search(), "enter:E1", "E1>F1")
    edges = asked(state, Topic.EDGES, ONE, cell("E1"))
    assert edges == ["Unknown north, east.", "Open west.", "Closed south."]
    assert asked(state, Topic.EDGES, ONE, cell("A6")) == [
        "Unknown south, west.",
        "Border north, east.",
    ]
    detail = asked(state, Topic.DETAIL, ONE, cell("E1"))
    assert detail == ["E1, you.", *edges]
    assert asked(state, Topic.DETAIL, ONE, edge("E1S")) == ["Barrier south of E1."]
    assert asked(state, Topic.DETAIL, ONE, Edge(Cell(40, 0), Direction.EAST)) == []
    assert asked(state, Topic.DETAIL, ONE) == []
    assert asked(state, Topic.EDGES, ONE, Cell(40, 0)) == []


def test_things_of_interest():
    """The nearest unknown side first; on a maze its goal, then its barriers."""
    state = after(search(OPEN), "enter:A1", "A1>A2", "A2>A3")
    points = GAME.points(seen(state))
    assert set(points[:2]) == {edge("A3E"), edge("A3S")}
    assert points[2:4] == (edge("A2S"), edge("A1S"))
    assert set(points[4:]) == {edge(f"{row}1W") for row in "BCDEF"}
    home = GAME.points(GAME.layered(seen(search(own=L1)), "home"))
    assert home[0] == cell("E5")
    assert len(home) == 10
    assert GAME.points(seen(played("+A1E"))) == (edge("A1E"),)
    assert GAME.home(ONE, seen(state)) == cell("A3")
    assert GAME.home(ONE, seen(search())) == cell("A1")
    assert GAME.home(ONE, seen(played(L1))) == cell("E5")


def test_the_known_way_is_told_as_corridors():
    """PF-R14, R15: from the entrance, straight runs, and what is at the end."""
    state = after(search(), "enter:F1", "F1>F2", "F2>F3", "F3>F4", "F4>E4")
    told = asked(state, Topic.BOARD)
    assert told[0] == "Tracking grid, your search."
    assert "Open entrances: F1." in told
    assert "Unknown entrances: A1, B1, C1, D1, E1." in told
    assert "From F1 a corridor east 3, the pawn." in told
    assert told[-2:] == ["1 barrier.", "South of E4."]
    closed = after(search(own="lay:E5:A1W,B1W,C1W"), "enter:E1", "E1>F1", "enter:A1")
    closed = after(closed, "E1>E2", "E2>E3", "E3>E4", "E4>E5", "enter:B1", "E4>F4", "enter:C1")
    closed = after(closed, "E4>D4", "D4>D3", "D3>E3")
    told = asked(closed, Topic.BOARD)
    assert "From E1 a corridor east 2, a fork." in told
    assert any("joins another" in part for part in told)
    ring = after(search(OPEN), "enter:A1", "A1>A2", "A2>B2", "B2>C2", "C2>C3", "C3>D3", "D3>D4")
    lines = asked(after(ring, "out", "enter:B1", "out"), Topic.BOARD)
    assert "From A1 a corridor east 1, south 2, east 1, south 1." in lines
    assert "Then east 1, then unknown." in lines
    assert "B1: unknown beyond." in lines
    inside = after(ring, "out", "enter:B1")
    assert "B1: the pawn." in asked(inside, Topic.BOARD)
    dead = after(search("lay:C3:A1E,A1S", rows="3", cols="3", own="lay:A3:A1W,B1W"), "enter:A1")
    dead = after(dead, "A1>A2", "enter:A1", "A1>B1", "enter:B1", "out")
    assert "A1: dead end." in asked(dead, Topic.BOARD)


def test_a_walk_past_the_pawn_goes_on():
    state = after(search(OPEN), "enter:A1", "A1>A2", "A2>A3", "A3>A4", "back:A2")
    told = asked(state, Topic.BOARD)
    assert "From A1 a corridor east 1, a fork." in told
    assert "From A2 a corridor east 2, then unknown." in told


def test_how_things_stand():
    state = after(search(), "enter:E1", "E1>F1", "enter:A1")
    assert asked(state, Topic.STATUS) == [
        "You: on E1, turn 2, 1 barrier found.",
        "Seat 2: on A1, turn 1, 0 barriers found.",
    ]
    long = asked(state, Topic.STATUS_LONG)
    assert "7 unknown sides in reach: east of E1, south of D1." in long or any(
        "unknown sides in reach" in part for part in long
    )
    assert "You have been on 1 square." in long
    assert asked(state, Topic.MINE)[:2] == ["You: on E1, turn 2, 1 barrier found.", "Path E1."]
    assert "Goal on E5." in asked(state, Topic.MINE)
    assert asked(state, Topic.OTHERS) == ["Seat 2: on A1, turn 1, 0 barriers found.", "Path A1."]
    assert asked(state, Topic.OTHERS, SPECTATOR)[0] == "Seat 1: on E1, turn 2, 1 barrier found."
    assert asked(state, Topic.MINE, SPECTATOR)[0].startswith("Seat 2")
    building = played(L1)
    assert asked(building, Topic.STATUS)[0] == "9 barriers, 21 left."
    assert asked(building, Topic.STATUS, TWO)[0] == "Seat 1 builds."
    over = GAME.resign(state, ONE).state
    assert asked(over, Topic.MOVES) == ["The game is over."]
    assert asked(over, Topic.STATUS_LONG)
    assert asked(played(OPEN, "ready", play="hide"), Topic.MINE)[0] == "0 barriers, 30 left."
    assert asked(after(search("lay:A1"), "enter:A1"), Topic.STATUS)[0].startswith(
        "You: on A1, turn 1"
    )


def test_a_maze_is_told_by_its_barriers():
    told = asked(played(L1), Topic.BOARD)
    assert told[0] == "Home grid, your own maze."
    assert told[-3:] == ["South of D5.", "South of E1 to E4, E6.", "East of E4 to E5."] or (
        "South of E1 to E4, E6." in told
    )
    assert asked(played(), Topic.MINE)[1:] == ["0 barriers, 30 left.", "No goal yet."]


def test_what_can_be_done():
    assert asked(played(), Topic.MOVES) == ["102 moves: 66 slots to fill, 0 to empty, 36 goals."]
    assert asked(played(), Topic.MOVES, TWO) == ["Seat 1 builds."]
    assert asked(search(), Topic.MOVES) == ["6 moves.", "Enter at A1, B1, C1, D1, E1, F1."]
    state = after(search(OPEN), "enter:A1", "A1>A2", "A2>A3")
    assert asked(state, Topic.MOVES) == ["5 moves.", "To A4, B3, A2.", "Back to A1.", "Out."]
    assert asked(state, Topic.MOVES, ONE, cell("A4")) == ["To A4."]
    assert asked(state, Topic.MOVES, ONE, cell("A1")) == ["Back to A1."]
    assert asked(state, Topic.MOVES, ONE, cell("F6"))[0] == "5 moves."
    assert asked(state, Topic.MOVES, ONE, edge("A3E")) == ["Unknown: east of A3."]
    assert asked(search(), Topic.MOVES, ONE, cell("B1")) == ["Enter at B1."]
    finish = ["Here you end building, or choose another maze."]
    assert asked(played(L1), Topic.MOVES, ONE, cell("E5")) == finish
    assert asked(played(L1), Topic.MOVES, ONE, cell("E1")) == ["The goal can go to E1."]
    sealed = played("goal A1", "+A1W", "+A1E", "+A1S")
    assert asked(sealed, Topic.MOVES, ONE, cell("A1"))[0].endswith("35 goals.")
    assert asked(played(L1), Topic.MOVES, TWO, cell("E1")) == ["Seat 1 builds."]


def test_the_start():
    assert said(GAME.opening(ONE, seen(played())), played()) == [
        "Pathfinder, 6 by 6.",
        "Build your maze: a goal, and up to 30 barriers.",
    ]
    assert said(GAME.opening(TWO, seen(played(), TWO)), played(), TWO)[1] == "Seat 1 builds."
    alone = played(play="search")
    assert said(GAME.opening(ONE, seen(alone)), alone) == [
        "Pathfinder alone, 6 by 6.",
        "Enter at a square of column 1.",
    ]
    assert len(GAME.opening(TWO, seen(search(), TWO))) == 1
    over = GAME.resign(search(), ONE).state
    assert len(GAME.opening(ONE, seen(over))) == 1
    roles = options(play="hide")
    assert said([GAME.seat_name(seat, roles) for seat in (ONE, TWO)], search()) == [
        "Hider",
        "Searcher",
    ]


def test_touching_the_goal_again_asks_what_else():
    """Ready, a maze built by the program, or all barriers out: nothing has to be typed."""
    state = played(L1)
    ready = GAME.parse_move("ready", seen(state))
    assert GAME.touches(ready, seen(state)) == (cell("E5"), Choice("ready"))
    inquiry, answers = GAME.inquire([ready], seen(state))
    assert said([inquiry.question], state) == ["Goal E5, 9 barriers, best way 6. By number:"]
    assert said(inquiry.labels, state) == [
        "ready",
        *("build snake", "build branching", "build decoys", "build open"),
        "take all barriers out",
    ]
    for move in answers:
        GAME.check(move, seen(state))
    assert len(GAME.inquire([ready], seen(played("goal A1")))[1]) == 5
    assert GAME.touches(answers[1], seen(state)) == (Choice("lay"),)
    assert not GAME.reads_back(ready)


def test_touching_the_pawn_offers_to_go_out():
    state = after(search(OPEN), "enter:A1")
    out = GAME.parse_move("out", seen(state))
    assert GAME.touches(out, seen(state)) == (cell("A1"), Choice("out"))
    inquiry, _ = GAME.inquire([out], seen(state))
    assert said([inquiry.question, *inquiry.labels], state)[1] == "out"
    assert said([GAME.picked((cell("A1"),), [out], seen(state))], state) == ["1 choice: out."]


def test_a_square_on_the_path_beyond_an_unknown_side_may_mean_two():
    """Asking it, or going back to it: typed or touched, the choice is the person's."""
    state = after(search(OPEN), "enter:A1", "A1>A2", "A2>B2", "B2>B1")
    with pytest.raises(AmbiguousMove) as caught:
        GAME.read_move("a1", seen(state))
    step, back = caught.value.moves
    assert [GAME.format_move(move) for move in (step, back)] == ["B1>A1", "back:A1"]
    touches = [GAME.touches(move, seen(state)) for move in (step, back)]
    assert touches == [(cell("A1"), Choice("ask")), (cell("A1"), Choice("back"))]
    assert [GAME.written(each, seen(state)) for each in touches] == ["B1>A1", "back:A1"]
    inquiry, _ = GAME.inquire([step, back], seen(state))
    assert said(inquiry.labels, state) == ["ask", "go back"]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        *[(text, "A2>A3") for text in ("a3", "to A3", "east", "E", "a2>a3+", "A2>A3-")],
        *[(text, "A2>A1") for text in ("a1", "w", "back to a1", "back a1", "back:A1")],
        ("out", "out"),
    ],
)
def test_what_a_person_may_type(text, move):
    state = after(search(OPEN), "enter:A1", "A1>A2")
    assert GAME.format_move(GAME.read_move(text, seen(state))) == move


def test_more_that_a_person_may_type():
    assert GAME.format_move(GAME.read_move("b1", seen(search()))) == "enter:B1"
    assert GAME.format_move(GAME.read_move("enter b1", seen(search()))) == "enter:B1"
    assert GAME.format_move(GAME.read_move("b4w", seen(played()))) == "+B3E"
    assert GAME.format_move(GAME.read_move("b3e", seen(played("+B3E")))) == "-B3E"
    assert GAME.format_move(GAME.read_move("e5", seen(played()))) == "goal E5"
    far = after(search(OPEN), "enter:A1", "A1>A2", "A2>A3")
    assert GAME.format_move(GAME.read_move("a1", seen(far))) == "back:A1"


def test_a_wrong_sign_is_refused_where_it_is_known():
    """A right one, and one that nobody can know, says nothing."""
    state = after(search(own="lay:E5:A1W"), "enter:C1", "enter:A1")
    for text in ("enter:A1+", "enter:A1-", "enter:A1"):
        assert GAME.format_move(GAME.parse_move(text, seen(state))) == "enter:A1"
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move("enter:C1+", seen(state))
    assert said([caught.value.message], state) == ["The side at entrance C1 is known to be closed."]
    inside = after(state, "enter:A1", "A1>A2")
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move("A2>A1-", seen(inside))
    assert said([caught.value.message], state) == ["The side east of A1 is known to be open."]
    with pytest.raises(IllegalMove):
        GAME.parse_move("A2>F6-", seen(inside))


@pytest.mark.parametrize("text", ["n", "nonsense", "b1>", "é", "x" * 900, "lay:A9", "goal Q9"])
def test_what_is_no_move(text):
    """From outside there is no direction; from A1 nothing lies north."""
    for state in (search(), after(search(OPEN), "enter:A1"), played()):
        with pytest.raises(BadNotation):
            GAME.read_move(text, seen(state))


def test_refusals_say_what_is_possible():
    state = after(search(), "enter:E1", "E1>E2")

    def why(text, where=state):
        with pytest.raises(IllegalMove) as caught:
            GAME.read_move(text, seen(where))
        return said([caught.value.message], where)[0]

    assert why("f3") == "Not F3: diagonal. From here: D2, E3, F2, E1."
    assert why("a6") == "Not A6: no neighbour. From here: D2, E3, F2, E1."
    assert why("e2") == "You are on E2 already."
    assert why("enter:A1").startswith("You are in the maze, on E2")
    known = after(search(own="lay:E5:A1W"), "enter:C1", "enter:A1")
    assert why("c1", known) == "Known to be closed: barrier at entrance C1. Ask elsewhere."


def test_hints():
    def hint(state, text):
        return said(GAME.why(GAME.parse_move(text, seen(state)), seen(state)), state)

    assert hint(played(), L1) == [
        "Let a maze be built for you.",
        "9 barriers, goal E5, best way 6.",
    ]
    assert hint(played(L1), "ready")[1] == "Say ready."
    assert hint(played(), "+A1E") == ["One move at a time.", "+A1E"]
    assert hint(search(), "enter:A1")[1] == "Enter at A1."
    inside = after(search(OPEN), "enter:A1", "A1>A2", "A2>A3")
    assert hint(inside, "A3>A4")[1] == "Ask for A4: nobody was there."
    assert hint(inside, "A3>A2")[0] == "Go back to something unknown."
    assert hint(inside, "back:A1")[1] == "Go to A1: beyond it not all is known."
    assert hint(inside, "out")[1] == "Go out, and try another entrance."


def test_what_was_taken_back():
    state = played("goal E5")
    laid = GAME.parse_move(L1, seen(state))
    chip = GAME.parse_move("+A1E", seen(state))
    assert said([GAME.taken_back(laid, ONE, ONE, seen(state))], state) == [
        "the maze with its goal on E5"
    ]
    assert said([GAME.taken_back(chip, ONE, ONE, seen(state))], state) == ["barrier east of A1"]
    out, goal = Take(chip.slot), GAME.parse_move("goal A2", seen(state))
    assert said([GAME.taken_back(out, ONE, ONE, seen(state))], state) == ["removal east of A1"]
    assert said([GAME.taken_back(goal, ONE, ONE, seen(state))], state) == ["goal on A2"]
    ready = GAME.parse_move("ready", seen(state))
    assert said([GAME.taken_back(ready, ONE, ONE, seen(state))], state) == ["ready"]
    assert GAME.taken_back(chip, ONE, TWO, seen(state, TWO)) is None


def test_moves_of_a_search_are_said_in_words():
    """Signs such as A1>A2 are for typing; a list of moves is heard."""
    state = search("lay:C3:A1E", "lay:A3", rows="3", cols="3")
    square = GAME.parse_move("enter:A1", seen(state)).square
    moves = {
        Enter(square): "entrance A1",
        Step(square, square): "A1 to A1",
        Back(square): "back to A1",
        Out(): "out",
        Reply("yes"): "yes",
    }
    for move, words in moves.items():
        assert said([GAME.taken_back(move, ONE, TWO, seen(state, TWO))], state) == [words]


def test_how_a_grid_is_drawn():
    state = after(search("lay:C3:A1E", "lay:A3", rows="3", cols="3"), "enter:A1", "A1>A2")
    assert GAME.draw(seen(state, ONE)) == (
        "tracking",
        "     1   2   3",
        "  +---+---+---+",
        "A   @ # . ? . |",
        "  + ? + ? + ? +",
        "B ? . ? . ? . |",
        "  + ? + ? + ? +",
        "C ? . ? . ? . |",
        "  +---+---+---+",
    )


def test_a_slot_means_what_lies_beyond_it():
    """From inside the square beyond, from outside the entrance; nothing that is far away."""
    state = after(search(OPEN), "enter:A1")
    assert GAME.format_move(GAME.read_move("a1s", seen(state))) == "A1>B1"
    assert GAME.format_move(GAME.read_move("c1w", seen(search()))) == "enter:C1"
    for text, where in (("b2e", state), ("a1w", state), ("b2e", search()), ("yes", state)):
        with pytest.raises(BadNotation):
            GAME.read_move(text, seen(where))
