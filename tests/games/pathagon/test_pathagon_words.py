"""What a person hears of Pathagon, in both languages and at every length."""

from __future__ import annotations

import random

import pytest

from tactilegrid.core.errors import MoveError
from tactilegrid.core.game import Topic
from tactilegrid.core.geometry import Direction, Edge
from tactilegrid.core.message import Message
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.games.pathagon import GAME, Placement, Relocation
from tactilegrid.speech.listener import Spelling, Verbosity
from tests.games.pathagon.pathagon_table import (
    DARK,
    LIGHT,
    at,
    cell,
    events,
    hear,
    options,
    play,
)

BRIEF, NORMAL, FULL = Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL
LINE = "7/7/7/1DL1LD1/7/7/7 D 12,12 - -,-"
STAR = "7/3D3/3L3/1DL1LD1/3L3/3D3/7 D 10,10 - -,-"
MOVING = "DL5/7/7/7/DDDDDD1/DDDDDD1/D6 D 13,0 - -,-"


def told(state, move, viewer, **how):
    happened, after = events(state, move)
    said = [part for event in happened for part in GAME.announce(event, viewer, after)]
    return hear(said, after, viewer, **how)


def refused(state, text, **how):
    with pytest.raises(MoveError) as caught:
        GAME.read_move(text, state)
    return hear(caught.value.message, state, GAME.to_move(state) or LIGHT, **how)


def asked(topic, state, viewer=LIGHT, place=None, **how):
    where = cell(place) if place else None
    return [hear(part, state, viewer, **how) for part in GAME.summary(topic, viewer, state, where)]


@pytest.mark.parametrize(
    ("viewer", "language", "words"),
    [
        (LIGHT, "en", "Pathagon. You are Light, joining rows 1 and 7. Fourteen pieces each."),
        (DARK, "en", "Pathagon. You are Dark, joining columns a and g. Fourteen pieces each."),
        (
            SPECTATOR,
            "en",
            "Pathagon. Light joins rows 1 and 7, Dark columns a and g. Fourteen pieces each.",
        ),
        (LIGHT, "ru", "Патагон. Вы играете светлыми, соединяете ряды 1 и 7. У каждого 14 фишек."),
        (DARK, "ru", "Патагон. Вы играете тёмными, соединяете столбцы a и g. У каждого 14 фишек."),
    ],
)
def test_opening(viewer, language, words):
    """PG-R1, PG-A1: who you are and what you have to join."""
    state = at()
    assert hear(GAME.opening(viewer, state), state, viewer, language=language) == words


def test_opening_of_another_board():
    state = at("4/4/4/4 L 5,5 - -,-", light_axis="horizontal")
    words = "Pathagon. You are Light, joining columns a and d. 5 pieces each."
    assert hear(GAME.opening(LIGHT, state), state) == words
    brief = hear(GAME.opening(LIGHT, state), state, verbosity=BRIEF)
    assert brief == "Pathagon. You are Light, columns a, d."


def test_opening_of_a_game_that_has_begun():
    """PG-R1: the pieces that are left, not those of a whole game."""
    state = at("7/3D3/3L3/4LD1/7/7/7 D 12,12 - -,-")
    assert hear(GAME.opening(LIGHT, state)[1:], state) == "Left to place: Light 12, Dark 12."
    assert (
        hear(GAME.opening(LIGHT, state)[1:], state, language="ru")
        == "В запасе: светлые 12, тёмные 12."
    )


def test_moves_are_restated_with_what_they_took_and_the_chain():
    """PG-R5, PG-R4."""
    state = at("7/3D3/3L3/4LD1/7/7/7 D 12,12 - -,-")
    assert told(state, "d4xd5xe4", DARK) == "You d4, takes d5 and e4."
    assert told(state, "d4xd5xe4", LIGHT) == "Dark d4, takes d5 and e4."
    assert told(state, "d4xd5xe4", LIGHT, verbosity=BRIEF) == "Dark d4, takes d5, e4."
    assert told(state, "d4", DARK) == "You d4."
    assert told(state, "c6", DARK) == "You c6. Your chain: 2 columns of 7."
    assert told(state, "c6", LIGHT) == "Dark c6. Their chain: 2 columns of 7."
    assert told(state, "c6", DARK, verbosity=BRIEF) == "You c6."
    assert told(state, "c6", DARK, language="ru") == "Вы c6. Ваша цепь: 2 столбца из 7."
    assert told(state, "c6", LIGHT, language="ru") == "Тёмные c6. Цепь: 2 столбца из 7."
    assert told(state, "d4xd5xe4", DARK, language="ru") == "Вы d4, снято d5 и e4."
    assert told(at(STAR), "d4xc4xd3xd5xe4", DARK) == "You d4, takes c4, d3, d5 and e4."


def test_moved_pieces_and_the_last_one():
    """PG-R12, PG-R13."""
    moving = at(MOVING)
    assert told(moving, "a1-g7", DARK) == "You a1 to g7."
    assert told(moving, "a1-c7xb7", LIGHT) == "Dark a1 to c7, takes b7."
    last = at("DL5/7/7/7/DDDDDD1/DDDDDD1/7 D 13,1 - -,-")
    assert told(last, "g6", DARK) == "You g6. Your last piece."
    assert told(last, "g6", LIGHT) == "Dark g6. Their last piece."
    assert told(last, "g6", DARK, verbosity=FULL) == "You g6. Your last piece: next you move."
    growing = at("D6/7/7/7/DDDDD2/DDDDD2/DDD4 D 14,0 - -,-")
    words = "You a7 to f3. Your chain: 6 columns of 7."
    assert told(growing, "a7-f3", DARK) == words


def test_the_end_is_told_to_each_in_their_own_way():
    """PG-R4, PG-A12 and resigning."""
    won = at("7/L6/L6/L6/L6/L6/L6 L 8,14 - -,-")
    assert told(won, "a7", LIGHT) == "You a7. You win: you join rows 1 and 7."
    assert told(won, "a7", DARK) == "Light a7. Light wins, joining rows 1 and 7."
    assert told(won, "a7", DARK, language="ru") == (
        "Светлые a7. Победа: Светлые. Цепь соединяет ряды 1 и 7."
    )
    capped = at(ply_cap=1)
    assert told(capped, "a7", LIGHT) == "You a7. Draw: the limit of 1 move is reached."
    step = GAME.resign(at(), DARK)
    said = [part for each in step.notices for part in GAME.announce(each.event, DARK, step.state)]
    assert hear(said, step.state, DARK) == "You resign. Light wins."
    assert hear(said, step.state, LIGHT) == "Dark resigns. You win."


def test_a_position_that_comes_back_is_announced():
    """PG-A12."""
    round_trip = ("a5-e5", "a1-e1", "b5-d5", "b1-d1", "e5-a5", "e1-a1", "d5-b5", "d1-b1")
    state = at("LLL2/LL3/5/DD3/DDD2 L 0,0 - -,-")
    again = play(state, *round_trip, "a5-e5")
    words = "You a1 to e1. This position again: once more is a draw."
    assert told(again, "a1-e1", DARK) == words
    after = play(again, "a1-e1")
    assert "This position stood once before." in asked(Topic.STATUS_LONG, after)
    third = play(after, *round_trip[2:], "a5-e5")
    assert told(third, "a1-e1", DARK).endswith("Draw: the same position for the third time.")


@pytest.mark.parametrize(
    ("position", "place", "viewer", "verbosity", "language", "words"),
    [
        (LINE, "b4", LIGHT, NORMAL, "en", "dark"),
        (LINE, "b4", LIGHT, FULL, "en", "dark, ringed"),
        (LINE, "b4", DARK, FULL, "en", "dark, ringed, yours"),
        (LINE, "c4", LIGHT, FULL, "en", "light, yours"),
        (LINE, "b4", LIGHT, NORMAL, "ru", "тёмная"),
        (LINE, "b4", LIGHT, FULL, "ru", "тёмная, с кольцом"),
        (LINE.replace(" - ", " a1 "), "a1", DARK, NORMAL, "en", "barred this turn"),
        (LINE.replace(" - ", " a1 "), "a1", LIGHT, NORMAL, "en", "barred to Dark"),
        (MOVING.replace("-,-", "-,a1"), "a1", DARK, NORMAL, "en", "dark, rests"),
        (MOVING.replace("-,-", "-,a1"), "a1", DARK, FULL, "en", "dark, ringed, yours, rests"),
    ],
)
def test_squares(position, place, viewer, verbosity, language, words):
    """PG-R16: dark carries the ring; PG-R6, PG-R15: what is barred or rests is said."""
    state = at(position)
    said = GAME.describe(cell(place), state)
    assert hear(said, state, viewer, verbosity, language) == words


def test_nothing_is_said_of_an_empty_square_or_a_slot():
    state = at(LINE)
    assert GAME.describe(cell("a1"), state) is None
    assert GAME.describe(Edge(cell("a1"), Direction.NORTH), state) is None


def test_a_piece_whose_side_must_place_does_not_rest():
    """PG-A8: the lock ends with the placement that has to come."""
    state = at("DL5/7/7/7/DDDDDD1/DDDDDD1/7 D 13,1 - -,a7")
    assert hear(GAME.describe(cell("a7"), state), state) == "dark"


@pytest.mark.parametrize(
    ("position", "text", "english", "russian"),
    [
        (
            LINE.replace(" - ", " a1 "),
            "a1",
            "a1 is barred this turn: your piece was taken from it.",
            "a1 закрыта в этот ход: с неё снята ваша фишка.",
        ),
        (
            MOVING.replace("-,-", "-,a1"),
            "d7",
            "No pieces left to place: choose one to move. a1 moved last turn and must rest.",
            "Запас пуст: выберите, какую фишку двигать. a1 после хода отдыхает.",
        ),
        (
            MOVING,
            "d7",
            "No pieces left to place: choose one to move.",
            "Запас пуст: выберите, какую фишку двигать.",
        ),
        (
            MOVING.replace("-,-", "-,a1"),
            "a1-d7",
            "a1 moved last turn and must rest.",
            "a1 двигалась прошлым ходом и отдыхает.",
        ),
        (LINE, "b4", "b4 is not free: a dark piece.", "b4 не пуста: там тёмная фишка."),
        (
            LINE,
            "b4-a1",
            "Place first: 12 pieces are still off the board.",
            "Сначала поставьте все фишки. В запасе: 12.",
        ),
        (
            LINE,
            "hello",
            "Not a move: hello. Say d4, or a1-d4 to move a piece.",
            "Это не ход: hello. Скажите d4, а чтобы двигать, a1-d4.",
        ),
    ],
)
def test_refusals(position, text, english, russian):
    """Each says what is wrong and what would be possible (PG-R2, R6, R12, R13, R15)."""
    state = at(position)
    assert refused(state, text) == english
    assert refused(state, text, language="ru") == russian


@pytest.mark.parametrize(
    ("position", "square", "english", "russian", "labels"),
    [
        (
            "7/7/7/DL5/7/7/7 D 13,13 - -,-",
            "c4",
            "Takes b4. Enter takes it, 2 none.",
            "Зажата b4. Enter — снять, 2 — нет.",
            ["b4", "none"],
        ),
        (
            LINE,
            "d4",
            "Takes c4 and e4. Enter takes both; 2 c4, 3 e4, 4 none.",
            "Зажаты c4 и e4. Enter — обе, 2 — c4, 3 — e4, 4 — нет.",
            ["both, c4 and e4", "c4", "e4", "none"],
        ),
        (
            STAR,
            "d4",
            "Takes c4, d3, d5, e4. Enter takes all; 2 none; more tells the rest.",
            "Зажаты c4, d3, d5, e4. Enter — снять все, 2 — нет; ещё — остальное.",
            ["all, c4, d3, d5 and e4", "none", "c4", "d3", "d5", "e4", "c4 and d3"],
        ),
    ],
)
def test_questions(position, square, english, russian, labels):
    """PG-A2: the default is everything; answers and moves are in one order."""
    state = at(position)
    moves = [move for move in GAME.legal_moves(state) if move.cell == cell(square)]
    shuffled = random.Random(5).sample(moves, len(moves))
    inquiry, ordered = GAME.inquire(shuffled, state)
    assert list(ordered) == moves
    assert hear(inquiry.question, state) == english
    assert hear(inquiry.question, state, language="ru") == russian
    assert [hear(label, state) for label in inquiry.labels][: len(labels)] == labels
    assert len(inquiry.labels) == len(ordered)
    assert GAME.picked((cell(square),), moves, state) == inquiry.question
    assert refused(state, square) == english


def test_a_lifted_piece():
    """PG-R12."""
    state = at(MOVING)
    moves = [move for move in GAME.legal_moves(state) if move.origin == cell("a1")]
    assert hear(GAME.picked((cell("a1"),), moves, state), state) == "Piece on a1. 34 squares."
    assert not GAME.reads_back(moves[0])
    to_c7 = [move for move in moves if move.cell == cell("c7")]
    words = "Takes b7. Enter takes it, 2 none."
    assert hear(GAME.picked((cell("a1"), cell("c7")), to_c7, state), state) == words


def test_status():
    state = at("7/7/7/1DL1LD1/4L2/7/7 D 11,12 - -,-")
    assert asked(Topic.STATUS, state) == ["Chain 2 of 7, theirs 1. Pieces left 11 to 12."]
    assert asked(Topic.STATUS, state, DARK) == ["Chain 1 of 7, theirs 2. Pieces left 12 to 11."]
    both = "Chains: Light 2 of 7, Dark 1. Pieces left 11 to 12."
    assert asked(Topic.STATUS, state, SPECTATOR) == [both]
    assert asked(Topic.STATUS, state, language="ru") == [
        "Цепь 2 из 7, чужая 1. В запасе 11, у соперника 12."
    ]
    assert asked(Topic.BOARD, state) == ["Left to place: Light 11, Dark 12."]


def test_status_in_full():
    """PG-R6, PG-R12, PG-R15: bans, resting pieces, and who places or moves."""
    state = at(MOVING.replace("-,-", "-,a1"))
    assert asked(Topic.STATUS_LONG, state, DARK) == [
        "Chain 6 of 7, theirs 1. Pieces left 0 to 13.",
        "You need 1 more square.",
        "You move pieces; a1 must rest.",
        "Light needs 7 more squares.",
        "Light places; 13 pieces left.",
    ]
    free = asked(Topic.STATUS_LONG, at(MOVING), DARK)
    assert free[2] == "You move pieces: none left to place."
    barred = at(LINE.replace(" - ", " a1,b2 "))
    assert asked(Topic.STATUS_LONG, barred, DARK)[-1] == "Barred to you this turn: a1 and b2."
    assert asked(Topic.STATUS_LONG, barred)[-1] == "Barred to Dark this turn: a1 and b2."
    walled = at("7/7/7/DDDDDD1/6D/7/7 L 14,7 - -,-")
    assert asked(Topic.STATUS_LONG, walled)[1] == "All your ways are closed now."


def test_pieces():
    state = at(LINE)
    assert asked(Topic.MINE, state) == ["Light, 2 pieces: c4, e4.", "Left to place: 12."]
    assert asked(Topic.OTHERS, state) == ["Dark, 2 pieces: b4, f4.", "Left to place: 12."]
    assert asked(Topic.MINE, state, SPECTATOR)[0] == "Dark, 2 pieces: b4, f4."
    assert asked(Topic.MINE, at()) == ["Light, no pieces on the board, 14 left."]
    many = asked(Topic.MINE, at(MOVING), DARK)
    assert many == [
        "Dark, 14 pieces: a1, a2, b2, c2, d2, e2, f2, a3, b3, c3.",
        "d3, e3, f3, a7.",
        "None left to place.",
    ]
    assert GAME.points(state) == (cell("b4"), cell("c4"), cell("e4"), cell("f4"))


def test_all_moves_count_first():
    """The count is of squares or ways, not of what could be left on the board."""
    state = at(LINE)
    assert asked(Topic.MOVES, state, DARK) == ["45 placements.", "1 with captures: d4."]
    assert asked(Topic.MOVES, at()) == ["49 placements."]
    assert asked(Topic.MOVES, at(MOVING), DARK) == [
        "476 moves: 14 pieces, 34 squares.",
        "1 with captures: c7.",
    ]
    over = GAME.resign(state, LIGHT).state
    assert asked(Topic.MOVES, over) == ["The game is over."]
    rows = "11/D1D1D1D1D1D/L1L1L1L1L1L/11/11/11/11/11/L1L1L1L1L1L/D1D1D1D1D1D/11"
    assert asked(Topic.MOVES, at(f"{rows} L 10,10 - -,-", size=11)) == [
        "97 placements.",
        "12 with captures: a1, c1, e1, g1, i1, k1, a11, c11, e11, g11.",
        "i11, k11.",
    ]


def test_moves_from_one_square():
    state = at(LINE)
    assert asked(Topic.MOVES, state, DARK, "d4") == [
        "You can place here.",
        "Yours here takes c4 and e4.",
    ]
    assert asked(Topic.MOVES, state, DARK, "a1") == ["You can place here."]
    assert asked(Topic.MOVES, state, DARK, "b4") == ["b4 is not free: a dark piece."]
    moving = at(MOVING.replace("-,-", "-,a2"))
    assert asked(Topic.MOVES, moving, DARK, "a1") == [
        "Piece on a1. 34 squares.",
        "1 with captures: c7.",
    ]
    assert asked(Topic.MOVES, moving, DARK, "a2") == ["a2 moved last turn and must rest."]
    assert asked(Topic.MOVES, moving, DARK, "b7") == ["No piece of yours on b7."]
    words = "No pieces left to place: choose one to move. a2 moved last turn and must rest."
    assert asked(Topic.MOVES, moving, DARK, "g1") == [words]
    over = GAME.resign(state, LIGHT).state
    assert asked(Topic.MOVES, over, DARK, "b4") == ["The game is over."]


def test_one_square_in_detail():
    """PG-R5 before it happens: what one would take, what they would, what is in danger."""
    state = at("7/7/7/1DL1LD1/4L2/7/7 D 11,12 - -,-")
    assert asked(Topic.DETAIL, state, DARK, "d4") == ["d4, empty.", "Yours here takes c4 and e4."]
    assert asked(Topic.DETAIL, state, LIGHT, "d4") == [
        "d4, empty.",
        "Dark here takes c4 and e4.",
        "Makes your chain 2 rows of 7.",
    ]
    assert asked(Topic.DETAIL, state, SPECTATOR, "d4") == [
        "d4, empty.",
        "Dark here takes c4 and e4.",
    ]
    assert asked(Topic.DETAIL, state, LIGHT, "c4") == [
        "c4, light.",
        "Chain of 1 piece, 1 row of 7.",
        "In danger from d4.",
    ]
    assert asked(Topic.DETAIL, state, LIGHT, "e3") == [
        "e3, light.",
        "Chain of 2 pieces, 2 rows of 7.",
    ]
    assert asked(Topic.DETAIL, at(LINE.replace(" - ", " d4 ")), LIGHT, "c4") == [
        "c4, light.",
        "Chain of 1 piece, 1 row of 7.",
    ]
    assert asked(Topic.DETAIL, state, SPECTATOR, "b5")[-1] == "Joins a chain of 1 column of 7."


def test_the_sides_of_a_square():
    """PG-R3: whose border it is."""
    state = at(LINE)
    assert asked(Topic.EDGES, state, LIGHT, "d4") == [
        "North empty, east light, south empty, west light."
    ]
    assert asked(Topic.EDGES, state, LIGHT, "a1") == [
        "North empty, east empty, south Light's edge, west Dark's edge."
    ]
    assert asked(Topic.EDGES, state, LIGHT, "a4") == [
        "North empty, east dark, south empty, west Dark's edge."
    ]
    turned = at(LINE, light_axis="horizontal")
    assert asked(Topic.EDGES, turned, LIGHT, "g7") == [
        "North Dark's edge, east Light's edge, south empty, west empty."
    ]


def test_questions_about_no_square():
    state = at(LINE)
    assert asked(Topic.DETAIL, state) == ["Name a square first."]
    assert asked(Topic.EDGES, state, LIGHT, "k9") == ["Name a square first."]


@pytest.mark.parametrize(
    ("position", "move", "nudge", "words"),
    [
        (
            "7/L6/L6/L6/L6/L6/L6 L 8,14 - -,-",
            "a7",
            "You can win this turn.",
            "Try a7: it wins.",
        ),
        (LINE, "d4xc4", "There is a piece to take.", "Try d4: takes c4."),
        (
            "7/L6/L6/L6/7/7/7 L 11,14 - -,-",
            "a3",
            "Your own chain can come nearer.",
            "Try a3: your missing squares 4, then 3.",
        ),
        (
            "7/7/7/DDD4/7/7/7 L 14,11 - -,-",
            "d4",
            "Your own chain can come nearer.",
            "Try d4: your missing squares 7, then 6.",
        ),
        (
            "7/L6/L6/L6/L6/L6/7 D 9,14 - -,-",
            "a1",
            "Your own chain can come nearer.",
            "Try a1: your missing squares 7, then 6.",
        ),
        (
            "LLLLL2/7/7/7/7/3DD2/DDDDDD1 D 9,6 - -,-",
            "f7",
            "Nothing urgent: a quiet move will do.",
            "Try f7: it holds the place.",
        ),
        (
            "7/7/7/DDDDDD1/LLLLLL1/L6/L6 D 6,8 - -,-",
            "g3",
            "Their chain can be held up.",
            "Try g3: it closes all their ways.",
        ),
        (
            "LLL4/LLL4/LLL4/DDDDDDL/L6/L6/LL5 L 0,8 - -,-",
            "b1-f3",
            "Nothing urgent: a quiet move will do.",
            "Try b1 to f3: it holds the place.",
        ),
        (
            MOVING,
            "a1-c7xb7",
            "There is a piece to take.",
            "Try a1 to c7: takes b7.",
        ),
    ],
)
def test_hints(position, move, nudge, words):
    """A nudge without the move first, then the move with its reason."""
    state = at(position)
    said = GAME.why(GAME.parse_move(move, state), state)
    assert [hear(part, state, GAME.to_move(state)) for part in said] == [nudge, words]


def test_nothing_is_hidden():
    """A state is what everyone sees, so it can be told apart from no other."""
    state = at(LINE)
    assert GAME.observe(state, LIGHT) is GAME.observe(state, SPECTATOR) is state
    assert GAME.resample(state, 7) is state
    assert GAME.turn(state) == GAME.to_move(state) == DARK
    assert GAME.turn(GAME.resign(state, DARK).state) is None


def test_seat_names():
    state = at()
    names = [hear(GAME.seat_name(seat, state.options), state) for seat in GAME.seats(state.options)]
    assert names == ["Light", "Dark"]
    assert GAME.home(LIGHT, state) == cell("d4")
    assert GAME.slots(state.options) == frozenset()


def test_the_drawn_board():
    """PG-R3: small letters mark whose border each side is; no character beyond ASCII."""
    assert list(GAME.draw(at("4/1D2/2L1/4 L 4,4 - -,-"))) == [
        "     a b c d",
        "   + l l l l +",
        " 4 d . . . . d 4",
        " 3 d . D . . d 3",
        " 2 d . . L . d 2",
        " 1 d . . . . d 1",
        "   + l l l l +",
        "     a b c d",
    ]
    turned = GAME.draw(at("4/1D2/2L1/4 L 4,4 - -,-", light_axis="horizontal"))
    assert turned[1:3] == ("   + d d d d +", " 4 l . . . . l 4")


# everything that can be said, said


def everything(state, viewer):
    """All answers of a position, with their budget in words: (brief, normal, full)."""
    for place in state.board.cells:
        said = GAME.describe(place, state)
        if said is not None:
            yield said, (3, 5, 5)  # the square's own name comes before
        for topic in (Topic.DETAIL, Topic.EDGES, Topic.MOVES):
            for part in GAME.summary(topic, viewer, state, place):
                yield part, None
    for topic in Topic:
        for part in GAME.summary(topic, viewer, state):
            yield part, None
    for part in GAME.opening(viewer, state):
        yield part, (8, 14, 16)


def attempts(state):
    """Refusals and questions, as announcements."""
    cells = state.board.cells
    moves = [Placement(cells[3], (cells[5],)), Relocation(cells[0], cells[0])]
    moves += [Placement(each) for each in cells]
    moves += [Relocation(each, cells[-1]) for each in cells]
    for move in moves:
        try:
            GAME.read_move(GAME.format_move(move), state)
        except MoveError as error:
            yield error.message, (8, 18, 18)
    for text in ("", "d4xc4", "z9", "k11", "x" * 200):
        try:
            GAME.read_move(text, state)
        except MoveError as error:
            yield error.message, (8, 18, 18)


def listened(seed):
    """Random games with many captures: every message, who hears it, and its budget."""
    chance = random.Random(seed)
    given = [
        {},
        {"capture": "must", "light_axis": "horizontal"},
        {"size": 4, "first": 2, "ply_cap": 40},
        {"size": 11},
        {"size": 5, "pieces": 7},
    ][seed % 5]
    state = GAME.initial(options(**given), seed)
    for ply in range(70):
        legal = GAME.legal_moves(state)
        if not legal:
            break
        taking = [move for move in legal if len(move.removed) > 1] or [
            move for move in legal if move.removed
        ]
        move = chance.choice(taking if taking and chance.random() < 0.7 else legal)
        for part in GAME.why(move, state):
            yield state, GAME.to_move(state), part, (8, 14, 16)
        step = GAME.apply(state, move)
        for viewer in (LIGHT, DARK, SPECTATOR):
            for notice in step.notices:
                said = GAME.announce(notice.event, viewer, step.state)
                yield step.state, viewer, said, (8, 14, 16)
        state = step.state
        if ply % 18 == 0 or state.outcome:
            for viewer in (LIGHT, DARK, SPECTATOR):
                for said, budget in everything(state, viewer):
                    yield state, viewer, said, budget
            for said, budget in attempts(state):
                yield state, LIGHT, said, budget


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seed", range(2))
def test_every_sentence_keeps_to_its_budget(seed, language):
    """No line over 79 columns, no word over budget, nothing left of a placeholder."""
    for state, viewer, said, budget in listened(seed):
        for place, verbosity in enumerate((BRIEF, NORMAL, FULL)):
            words = hear(said, state, viewer, verbosity, language)
            assert len(words) <= 79, words
            assert "{" not in words
            if budget and verbosity == BRIEF:
                assert len(words) <= 40, words
            if budget:
                count = len([word for word in words.split() if word.strip("—")])
                assert count <= budget[place], (count, words)
            elif not isinstance(said, Message) or verbosity != BRIEF:
                assert words
        hear(said, state, viewer, NORMAL, language, Spelling.PHONETIC)
