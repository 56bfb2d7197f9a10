"""How turns and positions of Quoridor Pac-Man are written, read, and refused."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import AmbiguousMove, BadNotation, BadPosition, IllegalMove
from tactilegrid.core.game import Choice, Outcome
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.games.quoridor_pac_man import GAME
from tactilegrid.games.quoridor_pac_man.moves import STEPS, Move
from tests.games.quoridor_pac_man.pac_man_table import (
    ONE,
    START,
    TWO,
    at,
    begin,
    cell,
    edge,
    hear,
    options,
    part_of,
    play,
    refused,
    text_of,
    written,
)

NEAR = "pacman=e5;blinky=e9;inky=b5;pinky=i5;clyde=e1;pellets=a1,a3,i1,i9"


@pytest.mark.parametrize(
    ("position", "typed", "meant"),
    [
        ("", "P:N.E", "P:N.E"),
        ("", "n.e", "P:N.E"),
        ("", "n e", "P:N.E"),
        ("", "P: n e", "P:N.E"),
        ("P=c1 C=d2", "w.w*", "P:W.W*"),
        ("P=b1 B=a3", "w.n.n.e", "P:W*.N.Nx.E"),
        ("P=b1 B=a3", "W*.n.nX", "P:W*.N.Nx"),
        ("P=b1 C=a3 pellets=a1,a3,i9 layout=" + NEAR, "W*.N.N*x", "P:W*.N.Nx*"),
        ("P=a5 B=a6 I=a4 K=b5", "hold", "P:hold"),
        ("P=e8 to=B", "s", "B:S!"),
        ("P=e8 to=B", "B:S!", "B:S!"),
        ("P=e8 to=B", "b: s", "B:S!"),
    ],
)
def test_turns_are_read(position: str, typed: str, meant: str) -> None:
    """6.3: marks and the figure's letter may be left out."""
    state = at(position)
    for read in (GAME.parse_move, GAME.read_move):
        assert GAME.format_move(read(typed, state)) == meant


@pytest.mark.parametrize(
    ("position", "typed", "meant"),
    [
        ("", "e7", "P:N.N"),
        ("", "f6", "P:N.E"),
        ("", "e5", "P:N.S"),
        ("", "e6 f6", "P:N.E"),
        ("", "E5-E6-F6", "P:N.E"),
        ("", "e4.f4", "P:S.E"),
        ("", "P:e7", "P:N.N"),
        ("to=B P=d3", "e8", "B:S"),
        ("P=e8 to=B", "e8", "B:S!"),
    ],
)
def test_people_may_name_squares(position: str, typed: str, meant: str) -> None:
    """By the last square where all ways do the same, or by all of them."""
    state = at(position)
    assert GAME.format_move(GAME.read_move(typed, state)) == meant
    with pytest.raises(BadNotation):
        GAME.parse_move(typed, state)


def test_ways_that_eat_differently_are_asked_about() -> None:
    state = at("P=b1 B=a2")
    with pytest.raises(AmbiguousMove) as caught:
        GAME.read_move("b2", state)
    moves = caught.value.moves
    assert [GAME.format_move(move) for move in moves] == ["P:W*.Nx.E", "P:W*.E.N"]
    inquiry, offered = GAME.inquire(moves, state)
    assert offered == moves
    said = hear(inquiry.question, state)
    assert said == "Eating what? Enter a pellet, Blinky, 2 a pellet."
    russian = hear(inquiry.question, state, language="ru")
    assert russian == "Что съесть? Enter — шарик, Блинки, 2 — шарик."
    assert [hear(label, state) for label in inquiry.labels] == ["a pellet, Blinky", "a pellet"]


def test_many_ways_that_eat_differently() -> None:
    state = at("P=b1 B=a2 C=b2 I=d4")
    with pytest.raises(AmbiguousMove) as caught:
        GAME.read_move("c2", state)
    inquiry, offered = GAME.inquire((*caught.value.moves, *caught.value.moves[:1]), state)
    assert len(offered) >= 2
    assert len(hear(inquiry.question, state)) <= 79


def test_eating_nothing_is_an_answer() -> None:
    """A square that is reached with a boost, and without."""
    state = at("P=b1 C=i3")
    with pytest.raises(AmbiguousMove) as caught:
        GAME.read_move("c2", state)
    inquiry, _ = GAME.inquire(caught.value.moves, state)
    assert {hear(label, state) for label in inquiry.labels} == {"none", "a pellet"}


def test_which_ghost() -> None:
    """PM-A10, A12: two ghosts on one square, in an order of choice."""
    state = at("P=d3 B=e8 I=e8 to=B", ghost_order="free", ghosts_share="on")
    move = GAME.parse_move("I:S", state)
    touches = GAME.touches(move, state)
    assert touches == (cell("e8"), cell("e7"), Choice("inky"))
    assert GAME.written(touches, state) == "I:S"
    alike = [
        each for each in GAME.legal_moves(state) if GAME.touches(each, state)[:2] == touches[:2]
    ]
    inquiry, offered = GAME.inquire(alike, state)
    assert [GAME.format_move(each) for each in offered] == ["B:S", "I:S"]
    assert hear(inquiry.question, state) == "Which ghost? Enter Blinky, 2 Inky."
    assert hear(inquiry.question, state, language="ru") == (
        "Какой призрак? Enter — Блинки, 2 — Инки."
    )
    with pytest.raises(AmbiguousMove) as caught:
        GAME.read_move("s", state)
    assert {move.figure for move in caught.value.moves} == {1, 2, 3}
    with pytest.raises(BadNotation) as refused_text:
        GAME.parse_move("s", state)
    assert refused_text.value.message.key == "quoridor-pac-man-which-figure"
    assert GAME.format_move(GAME.read_move("i6", state)) == "K:N"
    assert GAME.format_move(GAME.read_move("e1.e2", state)) == "C:N"
    assert GAME.format_move(GAME.parse_move("B:S", state)) == "B:S"


@pytest.mark.parametrize(
    ("position", "given", "typed", "rule", "said"),
    [
        ("", {}, "W.W", "PM-R4", "Not on from d5: a fence is before c5. Open: north, east, south."),
        ("P=i3", {}, "E.N", "PM-R4", "No: the board ends east. From i3: north, south, west."),
        ("P=e5 B=e6", {}, "N.N", "PM-A2", "No: Blinky is on e6. From e5: east, south, west."),
        ("", {}, "P:N", "PM-R4", "On from e6, 1 more: north, east, south, west."),
        ("", {}, "N.N.N", "PM-R4", "No: Pacman goes 2 squares."),
        ("P=b1", {}, "W.N.N.N.N", "PM-R5", "No: a boost is 3 squares."),
        ("P=b1 pellets=a1", {}, "W.N", "PM-A7", "No: the turn ends there."),
        ("P=a5 B=a6 I=c5", {"pac_into_ghost": "dies"}, "N.N", "PM-R10", "No: the turn ends there."),
        ("", {}, "hold", "PM-R4", "Pacman has to move: north, east, south, west."),
        ("P=d3 to=B", {}, "S.S", "PM-R7", "No: a ghost goes 1 square."),
        ("P=e4 to=B", {}, "S.S.S", "PM-R8", "No: a frenzy is 2 squares."),
        ("P=e8 to=B", {}, "S.S", "PM-R10", "No: the turn ends there."),
        ("P=d3 I=e8 to=B", {}, "B:S", "PM-A12", "No: Inky is on e8. From e9: east, west."),
        ("P=d3 to=B", {}, "hold", "PM-A11", "Blinky has to move: east, south, west."),
        ("to=B", {}, "P:N.E", "PM-R4", "Not Pacman now, but Blinky."),
        ("", {}, "B:S", "PM-R4", "Not Blinky now, but Pacman."),
        ("to=I", {}, "B:S", "PM-A10", "Not Blinky now, but Inky."),
        ("to=I C=-", {}, "C:N", "PM-R6", "Clyde is eaten. To move: Inky."),
        ("P=b1 B=a3", {}, "W*.N.N", None, None),
        ("P=b1 B=a3", {}, "W.N*.N", "PM-R5", "Not P:W*.N*.Nx: it would be P:W*.N.Nx."),
        ("", {}, "a1", "PM-R4", "Not a1: too far. Pacman from e5: e7, f6, e5, d6, f4, e3, d4."),
        ("P=d3 to=B", {}, "e1", "PM-R7", "Not e1: too far. Blinky from e9: f9, e8, d9."),
        ("P=b1", {}, "i9", "PM-R4", "Not i9: out of reach for Pacman."),
        ("", {}, "e6.g6", None, "g6 is not next to e6."),
        ("", {}, "e6.e7.e8", "PM-R4", "No: Pacman goes 2 squares."),
        ("", {}, "e5.e6", "PM-R4", "On from e6, 1 more: north, east, south, west."),
        ("", {}, "j5", None, "No such square: they go from a1 to i9."),
        ("", {}, "e3h", "PM-R1", "The fences stay where they are in this game."),
        ("", {}, "new", None, "Not a turn: new. Steps like N.E, or a square like e7."),
        ("", {}, "xyz", None, "Not a turn: xyz. Steps like N.E, or a square like e7."),
        ("", {}, "", None, "Not a turn: . Steps like N.E, or a square like e7."),
        ("", {}, "n", None, "On from e6, 1 more: north, east, south, west."),
        ("P=a5 B=a6 I=a4 K=b5", {}, "P:N", "PM-A2", "No: Blinky is on a6."),
        (
            "P=e4 I=e6 to=B",
            {"frenzy": "straight"},
            "E.S",
            "PM-A13",
            "Not on from f9: a frenzy goes straight on. Open: east.",
        ),
        ("pellets=-", {}, "N.E", "PM-R3", "The game is over."),
    ],
)
def test_refusals(
    position: str, given: dict[str, str], typed: str, rule: str | None, said: str | None
) -> None:
    """Each names its rule and what would be possible."""
    state = at(position, **given)
    if said is None:
        assert GAME.format_move(GAME.read_move(typed, state)) == "P:W*.N.Nx"
        return
    error = refused(typed, state)
    assert getattr(error, "rule", None) == rule
    assert hear(error.message, state) == said
    russian = hear(error.message, state, language="ru")
    assert russian != said
    assert "{" not in russian


def test_moves_are_checked_and_applied_alike() -> None:
    state = begin()
    north = STEPS[Direction.NORTH, ""]
    for move in (Move(0), Move(0, (north,)), Move(1, (north,)), Move(0, (north, north, north))):
        with pytest.raises(IllegalMove) as checked:
            GAME.check(move, state)
        with pytest.raises(IllegalMove) as applied:
            GAME.apply(state, move)
        assert checked.value.message == applied.value.message
    GAME.check(Move(0, (north, north)), state)
    over = at("pellets=-")
    with pytest.raises(IllegalMove):
        GAME.check(Move(0, (north, north)), over)
    with pytest.raises(IllegalMove):
        GAME.parse_move("N.N", over)


# touches


@pytest.mark.parametrize(
    ("position", "given", "move", "touches"),
    [
        ("", {}, "P:N.E", "e5 e6 f6"),
        ("P=b1 B=a3", {}, "P:W*", "b1 a1 a1"),
        ("P=b1 B=a3", {}, "P:W*.N.Nx", "b1 a1 a2 a3 a3"),
        ("P=b1 B=a3", {}, "P:W*.N.Nx.E", "b1 a1 a2 a3 b3"),
        ("P=b1 pellets=a1", {}, "P:W*", "b1 a1"),
        ("P=a5 B=a6 I=a4 K=b5", {}, "P:hold", "a5 a5"),
        ("P=e8 to=B", {}, "B:S!", "e9 e8"),
        ("P=e4 to=B", {}, "B:S.S", "e9 e8 e7"),
        ("P=d3 to=B", {"ghost_hold": "on"}, "B:hold", "e9 e9"),
        ("P=d3 to=B", {"ghost_hold": "on"}, "B:S", "e9 e8"),
    ],
)
def test_touches(position: str, given: dict[str, str], move: str, touches: str) -> None:
    """The figure, each square it enters, and the last one again to stop before the end."""
    state = at(position, **given)
    made = GAME.touches(GAME.parse_move(move, state), state)
    assert made == tuple(cell(name) for name in touches.split())
    plain = move.translate(str.maketrans("", "", "*x!"))
    assert GAME.written(made, state) == plain
    assert not GAME.reads_back(GAME.parse_move(move, state))


@pytest.mark.parametrize(
    ("touched", "text"),
    [
        ((), ""),
        ((cell("a1"),), "a1"),
        ((cell("e5"), cell("e6")), "P:N"),
        ((cell("e5"), cell("e6"), cell("a1")), "e6.a1"),
        ((cell("a1"), cell("a2")), "a2"),
        ((edge("e3h"),), "e3h"),
        ((Edge(Cell(30, 2), Direction.NORTH),), ""),
        ((Cell(12, 2),), ""),
        ((Cell(12, 2), Cell(12, 3)), ""),
        ((Choice("inky"),), ""),
    ],
)
def test_what_was_touched_as_text(touched: tuple[object, ...], text: str) -> None:
    assert GAME.written(touched, begin()) == text


# positions


@pytest.mark.parametrize(
    "text",
    [
        START,
        "P=a5 B=- I=a4 K=b5 C=e1 pellets=a1,i9 lives=1 to=P layout=classic6",
        "P=e4 B=e9 I=e6 K=i5 C=e1 pellets=a1 lives=3 to=K layout=classic6",
        "P=e5 B=a9 I=a1 K=i9 C=i1 pellets=a5,e1,e9,i5 lives=9 to=C layout=meadow",
        "P=e5 B=e9 I=b5 K=i5 C=e1 pellets=a1,a3,i1,i9 lives=2 to=P layout=" + NEAR,
        "P=e5 B=e9 I=a5 K=i5 C=e1 pellets=- lives=3 to=P layout=classic6",
        "P=e5 B=e9 I=a5 K=i5 C=e1 pellets=a1 lives=0 to=P layout=classic6",
        "P=e5 B=e9 I=a5 K=i5 C=e1 pellets=a1 lives=2 to=P out=2 layout=classic6",
    ],
)
def test_positions(text: str) -> None:
    """6.3: parse and format are inverses."""
    state = GAME.parse_position(text, options())
    assert text_of(state) == text
    assert GAME.parse_position(f"  {text.upper()} ", options()) == state
    shuffled = " ".join(reversed(text.split()))
    assert GAME.parse_position(shuffled, options()) == state


def test_positions_of_a_free_order() -> None:
    text = "P=f6 B=e9 I=a5 K=i5 C=e2 pellets=a1 lives=3 to=B moved=I,C layout=classic6"
    state = GAME.parse_position(text, options(ghost_order="free"))
    assert text_of(state) == text
    assert {move[0] for move in written(state)} == {"B", "K"}
    other = GAME.parse_position(text.replace("to=B", "to=K"), options(ghost_order="free"))
    assert other == state
    three = options(ghost_order="free", players=3)
    with pytest.raises(BadPosition) as caught:
        GAME.parse_position(text.replace("to=B", "to=K").replace("I,C", "B"), three)
    assert hear(caught.value.message, state) == "The seat to move has other ghosts, first Inky."


def test_the_layout_of_the_options() -> None:
    """A text without a layout is read for that of the options; its own comes first."""
    text = "P=e5 B=a9 I=a1 K=i9 C=i1 pellets=a5,e1 lives=3 to=P"
    state = GAME.parse_position(text, options(layout="meadow"))
    assert part_of(state, "layout") == "meadow"
    state = GAME.parse_position(f"{text} layout=meadow", options())
    assert GAME.settings(state).choice("layout") == "meadow"


def test_ended_positions() -> None:
    for changes, given, outcome in (
        ("pellets=-", {}, Outcome((ONE,), "pellets")),
        ("lives=0", {}, Outcome((TWO,), "caught")),
        ("out=1", {}, Outcome((TWO,), "resigned")),
        ("out=2", {}, Outcome((ONE,), "resigned")),
        ("out=1", {"players": 1}, Outcome((), "resigned")),
        ("out=2", {"players": 3}, None),
    ):
        state = at(changes, **given)
        assert GAME.outcome(state) == outcome
        assert bool(GAME.legal_moves(state)) == (outcome is None)


@pytest.mark.parametrize(
    ("changes", "given", "said"),
    [
        ("x=1", {}, "No part of a position, or there twice: x=1."),
        ("P=", {}, "Pacman is on no such square: ."),
        ("P=-", {}, "Pacman is on no such square: -."),
        ("B=j1", {}, "Blinky is on no such square: j1."),
        ("B=e5", {}, "Two figures cannot share e5: PM-A12."),
        ("B=a5", {}, "Two figures cannot share a5: PM-A12."),
        ("B=e5", {"ghosts_share": "on"}, "Two figures cannot share e5: PM-A12."),
        ("pellets=c3", {}, "No pellet of this layout, or twice: c3."),
        ("pellets=a1,a1", {}, "No pellet of this layout, or twice: a1."),
        ("pellets=", {}, "No pellet of this layout, or twice: ."),
        ("P=a1", {}, "Pacman is on the pellet of a1 and has eaten it: PM-R5."),
        ("lives=x", {}, "Lives are a number from 0 to 9, not this: x."),
        ("lives=10", {}, "Lives are a number from 0 to 9, not this: 10."),
        ("to=X", {}, "No such figure: X. They are P, B, I, K, C."),
        ("to=", {}, "No such figure: . They are P, B, I, K, C."),
        ("to=B B=-", {}, "Blinky is eaten and cannot be to move: PM-R6."),
        ("moved=B", {}, "These cannot have moved already: b."),
        ("to=I moved=B", {}, "These cannot have moved already: b."),
        ("to=B moved=B", {"ghost_order": "free"}, "These cannot have moved already: b."),
        ("to=B moved=P", {"ghost_order": "free"}, "These cannot have moved already: p."),
        ("to=B moved=I I=-", {"ghost_order": "free"}, "These cannot have moved already: i."),
        ("to=B moved=I,I", {"ghost_order": "free"}, "No such figure: I. They are P, B, I, K, C."),
        ("out=3", {}, "No such seat, or twice: 3. It is 1 to 2."),
        ("out=1,1", {}, "No such seat, or twice: 1. It is 1 to 2."),
        ("out=x", {}, "No such seat, or twice: x. It is 1 to 2."),
        ("pellets=- lives=0", {}, "Pacman cannot have won and lost: PM-R3."),
        (
            "layout=nowhere",
            {},
            "No layout called nowhere. There are: classic6, pinwheel, halls, rooms, meadow, den.",
        ),
        (
            (
                "P=a1"
                " layout=pacman=e5;blinky=e9;inky=a5;pinky=i5;clyde=e1;pellets=a9,c1,i1,i9;fences="
                "a2h,b1v pellets=a9"
            ),
            {},
            "Pacman cannot get to a1: PM-R7.",
        ),
    ],
)
def test_positions_that_cannot_be(changes: str, given: dict[str, str], said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        at(changes, **given)
    assert hear(caught.value.message, begin()) == said
    assert hear(caught.value.message, begin(), language="ru") != said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "The position lacks a part: P="),
        (START.replace(" lives=3", ""), "The position lacks a part: lives="),
        (START + " P=e4", "No part of a position, or there twice: P=e4."),
        ("P e5", "No part of a position, or there twice: P."),
        ("x" * 900, "A position has 800 letters at most."),
    ],
)
def test_positions_that_cannot_be_read(text: str, said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.parse_position(text, options())
    assert hear(caught.value.message, begin()) == said


def test_a_game_as_text() -> None:
    """6.3: a round is five plies, each written by its figure."""
    state = play(begin(), *["P:N.E", "B:E", "I:N", "K:N", "C:W", "P:N.E"])
    assert text_of(state).startswith("P=g7 B=f9 I=a6 K=i6 C=d1 ")
