"""What is heard of Quoridor, word for word, and that every sentence fits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.errors import MoveError
from tactilegrid.core.game import Choice, Topic
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.message import Message
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.moves import PASS, Fence, Step
from tactilegrid.games.quoridor.position import State
from tactilegrid.speech.listener import Verbosity
from tests.examples import examples
from tests.games.quoridor.quoridor_table import (
    FOUR,
    ONE,
    START_OF_FOUR,
    THREE,
    TWO,
    at,
    begin,
    catalogue,
    cell,
    edge,
    fence,
    hear,
    heard,
    listener,
    play,
    refused,
)
from tests.games.quoridor.test_quoridor_properties import states

BRIEF, NORMAL, FULL = Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL
STUCK = "e1,e3,e2,e4 0,5,5,5 d1v,d3v,e1v,e3v 1"
BOTH = ("en", "ru")


@pytest.mark.parametrize(
    ("position", "viewer", "language", "text"),
    [
        (
            "e1,e9 10,10 - 1",
            ONE,
            "en",
            "Quoridor. You are south on e1, going to row 9. Ten fences each.",
        ),
        (
            "e1,e9 10,10 - 1",
            TWO,
            "en",
            "Quoridor. You are north on e9, going to row 1. Ten fences each.",
        ),
        (
            "e1,e9 10,10 - 1",
            ONE,
            "ru",
            "Коридор. Вы юг, на e1, цель: ряд 9. У каждого десять заборов.",
        ),
        (
            START_OF_FOUR,
            TWO,
            "en",
            "Quoridor for four. You are west on a5, going to column i. Five fences each.",
        ),
        (
            START_OF_FOUR,
            FOUR,
            "ru",
            "Коридор на четверых. Вы восток, на i5, цель: столбец a. У каждого пять заборов.",
        ),
        (
            "e1,e9 10,10 - 1",
            SPECTATOR,
            "en",
            "Quoridor. Casual on e1, Casual on e9. Ten fences each.",
        ),
        (
            START_OF_FOUR,
            SPECTATOR,
            "en",
            "Quoridor for four. South e1, West a5, North e9, East i5. Five fences each.",
        ),
        (
            "e4,e6 8,9 e3h 1",
            ONE,
            "en",
            "Quoridor. You are south on e4, going to row 9. Fences: you 8, Casual 9.",
        ),
        (
            "-,a5,e9,i5 0,5,5,5 - 2",
            ONE,
            "en",
            "Quoridor for four. West a5, North e9, East i5. Five fences each.",
        ),
    ],
)
def test_opening(position: str, viewer: Viewer, language: str, text: str) -> None:
    state = at(position)
    assert hear(GAME.opening(viewer, state), state, viewer, language) == text


@pytest.mark.parametrize(
    ("n", "english", "russian"),
    [
        (0, "No fences.", "Без заборов."),
        (1, "One fence each.", "У каждого один забор."),
        (3, "3 fences each.", "У каждого 3 забора."),
        (21, "21 fences each.", "У каждого 21 забор."),
        (40, "40 fences each.", "У каждого 40 заборов."),
    ],
)
def test_fences_at_the_start(n: int, english: str, russian: str) -> None:
    state = begin(fences=n)
    for language, text in (("en", english), ("ru", russian)):
        assert hear(GAME.opening(ONE, state)[1], state, language=language) == text


def test_names_of_seats() -> None:
    """QD-A1: by the side one starts from."""
    for players, names in ((2, "South North"), (4, "South West North East")):
        state = begin(players=players)
        opts = state.setup.options
        said = [hear(GAME.seat_name(seat, opts), state) for seat in GAME.seats(opts)]
        assert said == names.split()


@pytest.mark.parametrize(
    ("position", "move", "viewer", "verbosity", "text", "russian"),
    [
        ("e1,e9 10,10 - 1", "e2", ONE, NORMAL, "You to e2.", "Вы на e2."),
        ("e1,e9 10,10 - 1", "e2", TWO, NORMAL, "Casual to e2.", "Casual на e2."),
        ("e1,e9 10,10 - 1", "e2", ONE, FULL, "You from e1 to e2.", "Вы с e1 на e2."),
        ("e4,e5 9,9 - 1", "e6", ONE, NORMAL, "You jump to e6.", "Вы прыгаете на e6."),
        ("e4,e5 9,9 - 1", "e6", TWO, BRIEF, "Casual jumps to e6.", "Casual прыгает на e6."),
        (
            "e4,e5 9,9 - 1",
            "e6",
            TWO,
            FULL,
            "Casual jumps from e4 past e5 to e6.",
            "Casual прыгает с e4 мимо e5 на e6.",
        ),
        (
            "e1,e9 10,10 - 1",
            "e3h",
            TWO,
            NORMAL,
            "Casual: fence above e3 and f3. Your way 9, theirs 9.",
            "Casual: забор над e3 и f3. Ваш путь 9, соперника 9.",
        ),
        (
            "e1,e9 10,10 - 1",
            "e3v",
            ONE,
            NORMAL,
            "You: fence right of e3 and e4. Your way 8, theirs 8.",
            "Вы: забор справа от e3 и e4. Ваш путь 8, соперника 8.",
        ),
        ("e1,e9 10,10 - 1", "e3v", ONE, BRIEF, "You: right of e3, e4.", "Вы: справа от e3, e4."),
        (
            "e1,e9 10,10 - 1",
            "e3v",
            ONE,
            FULL,
            "You: fence right of e3 and e4, 9 left. Your way 8, theirs 8.",
            "Вы: забор справа от e3 и e4, ещё 9. Ваш путь 8, соперника 8.",
        ),
        (
            "e1,e9 10,10 - 1",
            "e3v",
            SPECTATOR,
            NORMAL,
            "Casual: fence right of e3 and e4. Ways: Casual 8, Casual 8.",
            "Casual: забор справа от e3 и e4. Пути: Casual 8, Casual 8.",
        ),
        (
            START_OF_FOUR,
            "e3h",
            THREE,
            NORMAL,
            "South: fence above e3 and f3. Your way 9, West 8.",
            "Юг: забор над e3 и f3. Ваш путь 9, Запад 8.",
        ),
        (
            STUCK,
            "pass",
            ONE,
            NORMAL,
            "You cannot move and pass.",
            "Ходить некуда, вы пропускаете ход.",
        ),
        (
            STUCK,
            "pass",
            TWO,
            NORMAL,
            "South cannot move and passes.",
            "Юг пропускает ход: ходить некуда.",
        ),
        (
            "e8,e2 10,10 - 1",
            "e9",
            ONE,
            NORMAL,
            "You to e9. You reach the goal line and win.",
            "Вы на e9. Вы доходите до цели. Победа!",
        ),
        (
            "e8,e2 10,10 - 1",
            "e9",
            TWO,
            NORMAL,
            "Casual to e9. Casual reaches the goal line and wins.",
            "Casual на e9. Casual доходит до цели и побеждает.",
        ),
    ],
)
def test_moves(
    position: str, move: str, viewer: Viewer, verbosity: Verbosity, text: str, russian: str
) -> None:
    state = at(position)
    assert heard(state, move, viewer, "en", verbosity) == text
    assert heard(state, move, viewer, "ru", verbosity) == russian


def test_repetition_is_announced() -> None:
    """QD-A10: the warning, then the draw."""
    state = play(begin(), "e2", "e8", "e1")
    assert heard(state, "e9", ONE) == "Casual to e9. This position again: once more is a draw."
    state = play(state, "e9", "e2", "e8", "e1")
    assert heard(state, "e9", ONE) == "Casual to e9. Draw: the same position 3 times."
    assert heard(state, "e9", ONE, "ru") == "Casual на e9. Ничья: позиция стоит 3-й раз."


def test_late_warning() -> None:
    state = begin(repetition=5)
    for _ in range(2):
        state = play(state, "e2", "e8", "e1", "e9")
    state = play(state, "e2", "e8", "e1")
    said = heard(state, "e9", ONE)
    assert said == "Casual to e9. This position, time number 4: once more is a draw."


def test_the_longest_game() -> None:
    """QD-A10: the limit of plies."""
    state = play(begin(ply_cap=2), "e2")
    assert heard(state, "e8") == "Casual to e8. Draw: 2 moves are the limit."
    assert heard(state, "e8", language="ru") == "Casual на e8. Ничья: предел игры, ходов 2."


def test_resigning() -> None:
    """QD-A14."""
    step = GAME.resign(begin(), TWO)
    for viewer, text in ((ONE, "Casual resigns. You win."), (TWO, "You resign. Casual wins.")):
        said = [m for n in step.notices for m in GAME.announce(n.event, viewer, step.state)]
        assert hear(said, step.state, viewer) == text


@pytest.mark.parametrize(
    ("position", "place", "viewer", "text", "brief", "russian"),
    [
        (
            "e2,e9 10,10 - 1",
            "h8h",
            ONE,
            "Fence above h8 and i8. Your way 7, theirs 8.",
            "Above h8, i8. No change.",
            "Забор над h8 и i8. Ваш путь 7, соперника 8.",
        ),
        (
            "a2,i9 10,10 - 1",
            "h8h",
            ONE,
            "Fence above h8 and i8. Your way 7, theirs 8, then 10.",
            "Above h8, i8. Then Casual 10.",
            "Забор над h8 и i8. Ваш путь 7, соперника 8, станет 10.",
        ),
        (
            "a2,i9 10,10 - 1",
            "a2h",
            ONE,
            "Fence above a2 and b2. Your way 7, then 9, theirs 8.",
            "Above a2, b2. Then yours 9.",
            "Забор над a2 и b2. Ваш путь 7, станет 9, соперника 8.",
        ),
        (
            "a2,i9 10,10 - 1",
            "a2h",
            TWO,
            "Fence above a2 and b2. Your way 8, theirs 7, then 9.",
            "Above a2, b2. Then Casual 9.",
            "Забор над a2 и b2. Ваш путь 8, соперника 7, станет 9.",
        ),
        (
            "a2,i9 10,10 - 1",
            "e5v",
            SPECTATOR,
            "Fence right of e5 and e6. Casual 7, Casual 8.",
            "Right of e5, e6. No change.",
            "Забор справа от e5 и e6. Casual 7, Casual 8.",
        ),
        (
            "e2,e8 9,10 e3v 1",
            "e3h",
            ONE,
            "Fence above e3 and f3: crosses e3v.",
            "Above e3, f3: crosses e3v.",
            "Забор над e3 и f3: пересекает e3v.",
        ),
        (
            "e2,e8 9,10 e3h 1",
            "d3h",
            ONE,
            "Fence above d3 and e3: overlaps e3h.",
            "Above d3, e3: overlaps e3h.",
            "Забор над d3 и e3: ложится на e3h.",
        ),
        (
            "e2,e8 9,10 e3h 1",
            "e3h",
            ONE,
            "A fence stands above e3 and f3.",
            "Fence above e3, f3.",
            "Забор стоит над e3 и f3.",
        ),
        (
            "e1,e9 8,8 a1h,c1h,e1h,g1h 1",
            "h1v",
            ONE,
            "Fence right of h1 and h2: closes your last way.",
            "Right of h1, h2: closes your last way.",
            "Забор справа от h1 и h2: закрывает ваш последний путь.",
        ),
        (
            "e1,e9 8,8 a1h,c1h,e1h,g1h 2",
            "h1v",
            TWO,
            "Fence right of h1 and h2: closes Casual's last way.",
            "Right of h1, h2: closes Casual's last way.",
            "Забор справа от h1 и h2: закрывает последний путь: Casual.",
        ),
        (
            "e1,e9 0,8 - 1",
            "h1v",
            ONE,
            "Fence right of h1 and h2: no fences left.",
            "Right of h1, h2: no fences left.",
            "Забор справа от h1 и h2: заборы кончились.",
        ),
        (
            "e1,e9 0,8 - 1",
            "h1v",
            TWO,
            "Fence right of h1 and h2: Casual has no fences left.",
            "Right of h1, h2: Casual has no fences left.",
            "Забор справа от h1 и h2: заборы кончились: Casual.",
        ),
        (
            "e4,a5,e5,e6 9,9,3,2 - 1",
            "e5h",
            ONE,
            "Fence above e5 and f5. Then yours 6.",
            "Above e5, f5. Then yours 6.",
            "Забор над e5 и f5. Станет: ваш 6.",
        ),
        (
            "e4,a5,e5,e6 9,9,3,2 - 1",
            "h1h",
            ONE,
            "Fence above h1 and i1. No way changes.",
            "Above h1, i1. No change.",
            "Забор над h1 и i1. Пути не меняются.",
        ),
        (
            "e4,a5,e6,i5 9,9,3,2 d5v 2",
            "d4h",
            TWO,
            "Fence above d4 and e4. Then South 6, North 6.",
            "Above d4, e4. Then South 6, North 6.",
            "Забор над d4 и e4. Станет: Юг 6, Север 6.",
        ),
    ],
)
def test_slots(
    position: str, place: str, viewer: Viewer, text: str, brief: str, russian: str
) -> None:
    """What a fence would do to every way is said before it is laid, or why it may not be."""
    state = at(position)
    said = GAME.describe(edge(place), state)
    assert hear(said, state, viewer) == text
    assert hear(said, state, viewer, verbosity=BRIEF) == brief
    assert hear(said, state, viewer, "ru") == russian


def test_many_ways_at_once() -> None:
    """With four seats the line has room for one of three ways that grow."""
    state = at("5x5 c2,b3,c5,e3 4,4,4,4 a1v,a3v,c3v,d3v 3")
    said = GAME.describe(edge("b2h"), state)
    assert hear(said, state, ONE) == "Fence above b2 and c2. 3 ways grow: yours 4."
    assert hear(said, state, TWO) == "Fence above b2 and c2. 3 ways grow: South 4."
    assert hear(said, state, ONE, "ru") == "Забор над b2 и c2. Длиннее у 3: ваш 4."


def test_no_slot_no_words() -> None:
    state = begin()
    for place in (edge("e9h"), Edge(Cell(0, 0), Direction.SOUTH), edge("i1v")):
        assert GAME.describe(place, state) is None


def test_squares() -> None:
    state = begin()
    assert hear(GAME.describe(cell("e1"), state), state) == "you"
    assert hear(GAME.describe(cell("e9"), state), state) == "Casual"
    assert hear(GAME.describe(cell("e9"), state), state, TWO, "ru") == "вы"
    assert GAME.describe(cell("e5"), state) is None


def test_picking_up() -> None:
    state = begin()
    steps = [move for move in GAME.legal_moves(state) if isinstance(move, Step)]
    said = GAME.picked((cell("e1"),), steps, state)
    assert hear(said, state) == "Pawn. 3 ways: d1, f1, e2."
    assert hear(said, state, language="ru") == "Пешка. 3 хода: d1, f1, e2."
    wall = fence("f3v")
    said = GAME.picked((wall.edge,), (wall,), state)
    assert hear(said, state) == "Place right of f3 and f4? Enter again."
    assert hear(said, state, language="ru") == "Поставить справа от f3 и f4? Ещё раз Enter."
    stuck = at(STUCK)
    assert hear(GAME.picked((Choice("pass"),), (PASS,), stuck), stuck) == "You can only pass."


def ask(
    topic: Topic, state: State, viewer: Viewer = ONE, place: str = "", language: str = "en"
) -> list[str]:
    where = None if not place else edge(place) if place[-1] in "hv" else cell(place)
    return [
        hear(part, state, viewer, language) for part in GAME.summary(topic, viewer, state, where)
    ]


RACE = "e4,e7 9,10 e7h,a1v 1"


@pytest.mark.parametrize(
    ("topic", "viewer", "text"),
    [
        (Topic.STATUS, ONE, ["Your way 6, theirs 6. Fences 9 to 10."]),
        (Topic.STATUS, TWO, ["Your way 6, theirs 6. Fences 10 to 9."]),
        (Topic.STATUS, SPECTATOR, ["Ways: Casual 6, Casual 6.", "Fences: Casual 9, Casual 10."]),
        (
            Topic.STATUS_LONG,
            ONE,
            [
                "You on e4, to row 9: way 6, 9 fences.",
                "Casual on e7, to row 1: way 6, 10 fences.",
                "2 fences on the board.",
            ],
        ),
        (Topic.MINE, TWO, ["You on e7, to row 1: way 6, 10 fences."]),
        (Topic.OTHERS, TWO, ["Casual on e4, to row 9: way 6, 9 fences."]),
        (Topic.MINE, SPECTATOR, ["Casual on e4, to row 9: way 6, 9 fences."]),
        (
            Topic.BOARD,
            ONE,
            [
                "2 fences on the board.",
                "Above e7.",
                "Right of a1.",
                "Fences: you 9, Casual 10.",
            ],
        ),
    ],
)
def test_questions(topic: Topic, viewer: Viewer, text: list[str]) -> None:
    assert ask(topic, at(RACE), viewer) == text


def test_position_that_came_back() -> None:
    """QD-A10: the long status says so."""
    state = play(begin(), "e2", "e8", "e1", "e9")
    assert ask(Topic.STATUS_LONG, state)[-1] == "This position stands for time number 2."
    assert ask(Topic.STATUS_LONG, state, language="ru")[-1] == "Эта позиция стоит 2-й раз."


def test_status_of_four() -> None:
    state = at("e4,-,e5,e8 9,0,3,1 - 1")
    assert ask(Topic.STATUS, state) == [
        "Ways: you 5, North 4, East 4.",
        "Fences: you 9, North 3, East 1.",
    ]
    assert ask(Topic.MINE, state, TWO) == []
    assert len(ask(Topic.OTHERS, state, TWO)) == 3


def test_all_moves() -> None:
    parts = ask(Topic.MOVES, begin())
    assert parts[0] == "131 moves. 3 steps: d1, f1, e2. 128 fences."
    assert parts[1] == "Fences above a1 to h1."
    assert parts[9] == "Fences right of a1 to a8."
    assert len(parts) == 17
    gaps = ask(Topic.MOVES, at("e1,e9 9,10 d3h 1"))
    assert gaps[3] == "Fences above a3 to b3, f3 to h3."
    assert ask(Topic.MOVES, at(STUCK)) == ["You can only pass."]
    assert ask(Topic.MOVES, play(at("e8,e2 1,1 - 1"), "e9")) == ["The game is over."]
    assert ask(Topic.MOVES, at("e1,e9 0,1 - 1")) == ["3 moves. 3 steps: d1, f1, e2. No fences."]
    assert ask(Topic.MOVES, begin(), language="ru")[:2] == [
        "131 ход. 3 шага: d1, f1, e2. 128 заборов.",
        "Заборы над: от a1 до h1.",
    ]


@pytest.mark.parametrize(
    ("position", "place", "text"),
    [
        ("e1,e9 10,10 - 1", "e5", "Open on all sides."),
        ("e1,e9 10,10 - 1", "e1", "Edge south. Open north, east, west."),
        ("e1,e9 9,10 e3h 1", "f3", "Closed north. Open east, south, west."),
        ("e1,e9 9,10 e3h 1", "f4", "Closed south. Open north, east, west."),
        ("e1,e9 9,10 a1h 1", "a1", "Closed north. Edge south, west. Open east."),
        ("e4,e9 7,10 d3h,d4v,e4h,e2v,d5h 1", "i9", "Edge north, east. Open south, west."),
        ("e5,e9 6,10 a1h,b1v 1", "a1", "Closed north. Edge south, west. Open east."),
        ("e5,e9 6,10 a1v,b1h 1", "b1", "Closed north, west. Edge south. Open east."),
        ("e1,e9 6,6 c3h,c2v,b2v,c1h 1", "c2", "Closed east, south, west. Open north."),
        ("e1,e9 6,6 c3h,c2v,b2v,d1h,b1h 1", "c3", "Closed north, east, west. Open south."),
        ("e1,e9 6,6 b3h,c3v,c2h,b2v 1", "c3", "Closed on all sides."),
        ("e1,e9 6,6 a1h 1", "c9", "Edge north. Open east, south, west."),
    ],
)
def test_edges(position: str, place: str, text: str) -> None:
    assert ask(Topic.EDGES, at(position), place=place) == [text]


def test_cut_off_square() -> None:
    """From a square inside a ring no line can be reached, and it says so."""
    state = at("e1,e9 6,6 b3h,c3v,c2h,b2v 1")
    assert ask(Topic.DETAIL, state, place="c3") == [
        "c3, empty. No way leads from here to both lines.",
        "Closed on all sides.",
    ]


def test_details() -> None:
    state = at(RACE)
    assert ask(Topic.DETAIL, state, place="e4") == [
        "e4, you. From here to your line 6, to theirs 3.",
        "Open on all sides.",
    ]
    assert ask(Topic.DETAIL, state, TWO, "e4")[0] == (
        "e4, Casual. From here to your line 3, to theirs 6."
    )
    assert ask(Topic.DETAIL, state, SPECTATOR, "d4")[0] == (
        "d4, empty. From here Casual 5, Casual 3."
    )
    assert ask(Topic.DETAIL, begin(players=4), place="e5") == ["e5, empty", "Open on all sides."]
    assert ask(Topic.DETAIL, state, place="e7h") == ["A fence stands above e7 and f7."]
    assert ask(Topic.DETAIL, state, place="i9h") == []
    assert ask(Topic.DETAIL, state) == []


@pytest.mark.parametrize(
    ("position", "move", "text", "russian"),
    [
        (
            "e2,e8 9,9 - 1",
            "e3",
            "A pawn step. Try e3: your way 7, then 6.",
            "Шаг пешкой. Попробуйте e3: ваш путь 7, станет 6.",
        ),
        (
            "a2,e9 9,9 - 1",
            "e8h",
            "A fence. Try above e8 and f8: their way 8, then 9.",
            "Забор. Попробуйте над e8 и f8: путь соперника 8, станет 9.",
        ),
        (
            "a2,e9 9,9 - 1",
            "g1h",
            "A fence. Try above g1 and h1: no rival's way changes.",
            "Забор. Попробуйте над g1 и h1: чужие пути не меняются.",
        ),
        (
            START_OF_FOUR,
            "e8h",
            "A fence. Try above e8 and f8: North 8, then 9.",
            "Забор. Попробуйте над e8 и f8: Север 8, станет 9.",
        ),
        (
            STUCK,
            "pass",
            "Neither a step nor a fence. You can only pass.",
            "Ни шаг, ни забор. Можно только пропустить ход.",
        ),
    ],
)
def test_hints(position: str, move: str, text: str, russian: str) -> None:
    state = at(position)
    why = GAME.why(GAME.parse_move(move, state), state)
    assert hear(why, state) == text
    assert hear(why, state, language="ru") == russian


@pytest.mark.parametrize(
    ("position", "move", "text", "russian"),
    [
        (
            "e2,e9 9,9 - 1",
            "e4",
            "Not e4: two squares away. From e2: e1, d2, f2, e3.",
            "Не e4: до неё два шага. С e2: e1, d2, f2, e3.",
        ),
        (
            "e4,e5 9,9 - 1",
            "e5",
            "Not e5: Casual stands there. From e4: e3, d4, f4, e6.",
            "Не e5: там Casual. С e4: e3, d4, f4, e6.",
        ),
        (
            "e1,e9 9,9 - 1",
            "k1",
            "No square k1: they go from a1 to i9.",
            "Клетки k1 нет: они от a1 до i9.",
        ),
        (
            "e1,e9 9,9 - 1",
            "e9h",
            "No fence fits there: they go from a1 to h8.",
            "Забор там не встанет: они от a1 до h8.",
        ),
        (
            "e1,e9 9,9 - 1",
            "castle",
            "Not a move: castle. A square like e2, a fence like e3h or e3v.",
            "Это не ход: castle. Клетка, как e2, или забор, как e3h и e3v.",
        ),
        (
            "e1,e9 0,9 - 1",
            "e3h",
            "No fences left to place. From e1: d1, f1, e2.",
            "Заборы кончились. С e1: d1, f1, e2.",
        ),
        (
            STUCK,
            "e5",
            "Not e5: 4 squares away. The pawn on e1 cannot move.",
            "Не e5: до неё 4 шага. Пешке на e1 ходить некуда.",
        ),
    ],
)
def test_refusals(position: str, move: str, text: str, russian: str) -> None:
    """What is wrong, why, and what is possible."""
    state = at(position)
    with pytest.raises(MoveError) as error:
        GAME.read_move(move, state)
    assert hear(error.value.message, state) == text
    assert hear(error.value.message, state, language="ru") == russian


def test_where_one_begins() -> None:
    """The explorer starts on the viewer's pawn, a spectator's on the pawn to move."""
    state = at("e2,e8 9,9 - 2")
    assert [GAME.home(v, state) for v in (ONE, TWO, SPECTATOR)] == [
        cell("e2"),
        cell("e8"),
        cell("e8"),
    ]
    assert GAME.home(ONE, at("-,a5,e9,i5 0,5,5,5 - 2")) == cell("e5")


def test_things_of_interest() -> None:
    """From the far row, each row from the west; a pawn before its fences."""
    state = at("e2,e8 8,9 e2v,a8h,e2h 1".replace(",e2h", ",c2h"))
    assert GAME.points(state) == (edge("a8h"), cell("e8"), edge("c2h"), cell("e2"), edge("e2v"))


def test_drawing() -> None:
    """ASCII, coordinates on all sides, at most 79 columns, every fence where it lies."""
    state = at("5x5 c1,c5 3,2 b2h,d3v 1")
    assert list(GAME.draw(state)) == [
        "    a   b   c   d   e",
        "  +---+---+---+---+---+",
        " 5| .   .   N   .   . |5",
        "  +   +   +   +   +   +",
        " 4| .   .   .   . # . |4",
        "  +   +   +   +   #   +",
        " 3| .   .   .   . # . |3",
        "  +   +#######+   +   +",
        " 2| .   .   .   .   . |2",
        "  +   +   +   +   +   +",
        " 1| .   .   S   .   . |1",
        "  +---+---+---+---+---+",
        "    a   b   c   d   e",
        "    S* 3   N 2",
    ]
    widest = GAME.draw(begin(size=11, players=4))
    assert max(map(len, widest)) <= 79
    assert "*" not in GAME.draw(play(at("e8,e2 1,1 - 1"), "e9"))[-1]


def everything(state: State, viewer: Viewer) -> Iterator[Message]:
    """All that may be said in a position."""
    yield from GAME.opening(viewer, state)
    grid = state.setup.grid
    for topic in Topic:
        yield from GAME.summary(topic, viewer, state, grid.centre)
    for place in GAME.slots(state.setup.options):
        said = GAME.describe(place, state)
        assert said is not None
        yield said
    for move in GAME.legal_moves(state):
        step = GAME.apply(state, move)
        for notice in step.notices:
            yield from GAME.announce(notice.event, viewer, step.state)
        yield from GAME.why(move, state)
        yield GAME.picked(GAME.touches(move, state), (move,), state)
    for square in grid.cells():
        if Step(square) not in GAME.legal_moves(state):
            yield refused(Step(square), state).message
    for place in GAME.slots(state.setup.options):
        if Fence(place) not in GAME.legal_moves(state):
            yield refused(Fence(place), state).message


@examples(15)
@given(states(largest=9), st.sampled_from([ONE, TWO, SPECTATOR]))
def test_everything_fits(state: State, viewer: Viewer) -> None:
    """No line over 79 columns in either language, in any length, with names of 12 letters."""
    said = set(everything(state, viewer))
    for language in BOTH:
        for verbosity in Verbosity:
            to = listener(state, viewer, language, verbosity, name="Wwwwwwwwwwww")
            for one in said:
                text = catalogue(language).render(one, to)
                assert len(text) <= 79, text
                assert text or verbosity is BRIEF
                assert not set("{}_#*|") & set(text)


@examples(15)
@given(states(largest=9), st.sampled_from([ONE, TWO, Seat(2)]))
def test_braille_fits(state: State, viewer: Viewer) -> None:
    """What happens in a game of short names fits forty cells."""
    for move in GAME.legal_moves(state):
        step = GAME.apply(state, move)
        for notice in step.notices:
            for one in GAME.announce(notice.event, viewer, step.state):
                for language in BOTH:
                    to = listener(state, viewer, language)
                    assert len(catalogue(language).braille(one, to)) <= 40
