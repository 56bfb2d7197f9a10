"""What is heard of Quoridor Pac-Man, word for word, in both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tactilegrid.core.game import Topic
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.games import quoridor_pac_man
from tactilegrid.games.quoridor_pac_man import GAME
from tactilegrid.speech.listener import Verbosity
from tactilegrid.speech.utterance import WIDTH
from tests.games.quoridor_pac_man.pac_man_table import (
    FIVE,
    ONE,
    THREE,
    TWO,
    at,
    begin,
    catalogue,
    cell,
    edge,
    events,
    hear,
    heard,
    play,
)

BRIEF, NORMAL, FULL = Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL
NEAR = "pacman=e5;blinky=e9;inky=b5;pinky=i5;clyde=e1;pellets=a1,a3,i1,i9"


def asked(topic: Topic, changes: str = "", viewer: Viewer = ONE, place: str = "", **given: object):
    state = at(changes, **given)
    parts = GAME.summary(topic, viewer, state, cell(place) if place else None)
    return [[hear(part, state, viewer, language) for part in parts] for language in ("en", "ru")]


# the start


@pytest.mark.parametrize(
    ("players", "viewer", "english", "russian"),
    [
        (
            2,
            ONE,
            "You are Pacman on e5: eat the pellets.",
            "Вы — Пакман на e5: съешьте все шарики.",
        ),
        (2, TWO, "You are Blinky, Inky, Pinky and Clyde.", "Вы — Блинки, Инки, Пинки и Клайд."),
        (3, TWO, "You are Blinky and Pinky.", "Вы — Блинки и Пинки."),
        (5, FIVE, "You are Clyde.", "Вы — Клайд."),
        (
            2,
            SPECTATOR,
            "Pacman on e5, four ghosts after him.",
            "Пакман на e5, за ним четыре призрака.",
        ),
        (1, ONE, "Pacman on e5, four ghosts after him.", "Пакман на e5, за ним четыре призрака."),
    ],
)
def test_opening(players: int, viewer: Viewer, english: str, russian: str) -> None:
    state = begin(players=players)
    said = GAME.opening(viewer, state)
    assert hear(said, state, viewer) == (
        f"Quoridor Pac-Man. {english} Pellets: a1, i1, a9, i9. Lives: 3."
    )
    assert hear(said, state, viewer, "ru") == (
        f"Коридор: Пакман. {russian} Шарики: a1, i1, a9, i9. Жизней: 3."
    )


@pytest.mark.parametrize(
    ("players", "names", "russian"),
    [
        (1, ["Player"], ["Игрок"]),
        (2, ["Pacman", "Ghosts"], ["Пакман", "Призраки"]),
        (
            3,
            ["Pacman", "Blinky and Pinky", "Inky and Clyde"],
            ["Пакман", "Блинки и Пинки", "Инки и Клайд"],
        ),
        (
            4,
            ["Pacman", "Blinky and Clyde", "Inky", "Pinky"],
            ["Пакман", "Блинки и Клайд", "Инки", "Пинки"],
        ),
        (
            5,
            ["Pacman", "Blinky", "Inky", "Pinky", "Clyde"],
            ["Пакман", "Блинки", "Инки", "Пинки", "Клайд"],
        ),
    ],
)
def test_names_of_seats(players: int, names: list[str], russian: list[str]) -> None:
    """PM-R2: by the figures that they play."""
    state = begin(players=players)
    for language, expected in (("en", names), ("ru", russian)):
        said = [GAME.seat_name(seat, state.setup.options) for seat in state.setup.seats]
        assert [hear(name, state, language=language) for name in said] == expected


def test_where_the_cursor_begins() -> None:
    state = play(begin(players=3), "P:N.E B:S")
    assert GAME.home(ONE, state) == cell("f6")
    assert GAME.home(TWO, state) == cell("e8")  # its first ghost
    assert GAME.home(THREE, state) == cell("a5")  # the one to move
    assert GAME.home(SPECTATOR, state) == cell("a5")
    out = GAME.resign(state, TWO).state
    assert GAME.home(TWO, out) == cell("a5")


# what happens


@pytest.mark.parametrize(
    ("changes", "given", "move", "viewer", "english", "russian"),
    [
        (
            "",
            {},
            "P:N.E",
            ONE,
            "You: north, east to f6. Nobody sees you.",
            "Вы: север, восток, на f6. Вас никто не видит.",
        ),
        (
            "",
            {},
            "P:N.E",
            TWO,
            "Pacman: north, east to f6. Blinky, one square: east, south, west.",
            "Пакман: север, восток, на f6. Блинки, одна клетка: восток, юг, запад.",
        ),
        (
            "",
            {},
            "P:N.E",
            SPECTATOR,
            (
                "Pacman: north, east to f6. Nobody sees Pacman. Blinky, one"
                " square: east, south, west."
            ),
            (
                "Пакман: север, восток, на f6. Пакмана никто не видит."
                " Блинки, одна клетка: восток, юг, запад."
            ),
        ),
        (
            "",
            {},
            "P:N.S",
            ONE,
            "You: north, south to e5. Blinky and Clyde see you.",
            "Вы: север, юг, на e5. Вас видят Блинки и Клайд.",
        ),
        (
            "C=f1",
            {},
            "P:N.S",
            ONE,
            "You: north, south to e5. Blinky sees you.",
            "Вы: север, юг, на e5. Вас видит Блинки.",
        ),
        (
            "",
            {},
            "P:N.S",
            TWO,
            "Pacman: north, south to e5. Blinky sees Pacman along column e. Frenzy, two squares.",
            "Пакман: север, юг, на e5. Блинки видит Пакмана по столбцу e. Ярость: две клетки.",
        ),
        ("P=f6 to=B", {}, "B:S", ONE, "Blinky to e8.", "Блинки на e8."),
        (
            "P=f6 to=B",
            {},
            "B:S",
            TWO,
            "Blinky to e8. Inky, one square: north, east, south.",
            "Блинки на e8. Инки, одна клетка: север, восток, юг.",
        ),
        (
            "P=e8 I=a8 to=B B=d9",
            {},
            "B:W",
            TWO,
            "Blinky to c9. Inky sees Pacman along row 8. Frenzy, two squares.",
            "Блинки на c9. Инки видит Пакмана по ряду 8. Ярость: две клетки.",
        ),
        ("P=e4 to=B", {}, "B:S.S", ONE, "Blinky to e7 in frenzy.", "Блинки в ярости на e7."),
        (
            "P=e8 to=B",
            {},
            "B:S!",
            ONE,
            "Blinky catches you on e8. 2 lives left: all back to the start.",
            "Блинки ловит вас на e8. Осталось жизней: 2. Все на своих местах.",
        ),
        (
            "P=e8 lives=2 to=B",
            {},
            "B:S!",
            TWO,
            "Blinky catches Pacman on e8. 1 life left: all back to the start.",
            "Блинки ловит Пакмана на e8. Осталось жизней: 1. Все на своих местах.",
        ),
        (
            "P=e8 lives=1 to=B pellets=a1",
            {},
            "B:S!",
            ONE,
            (
                "Blinky catches you on e8."
                " The ghosts win: Pacman has no life left. Pacman's level: Confirmed, 3 pellets."
            ),
            (
                "Блинки ловит вас на e8. Призраки побеждают: у Пакмана"
                " нет больше"
                " жизней. Уровень Пакмана: знаток, 3 шарика."
            ),
        ),
        (
            "P=e8 lives=1 to=B pellets=a1,i9",
            {},
            "B:S!",
            TWO,
            (
                "Blinky catches Pacman on e8."
                " You win: Pacman has no life left. Pacman's level: Promising, 2 pellets."
            ),
            (
                "Блинки ловит Пакмана на e8. Вы побеждаете: у Пакмана нет больше"
                " жизней. Уровень Пакмана: подающий надежды, 2 шарика."
            ),
        ),
        (
            "P=b1 B=a3",
            {},
            "P:W*.N.Nx.E",
            ONE,
            (
                "You: west, north, north, east to b3. Pellet on a1"
                " eaten, 3 left. You eat Blinky. Nobody sees you."
            ),
            (
                "Вы: запад, север, север, восток, на b3."
                " Съеден шарик на a1, осталось 3. Вы едите призрака: Блинки. Вас никто не видит."
            ),
        ),
        (
            "P=b1 pellets=a1,a3,i9 layout=" + NEAR,
            {},
            "P:W*.N.N*.S.S.E",
            ONE,
            "You: 6 squares to b1. Pellets on a1 and a3 eaten, 1 left. Clyde sees you.",
            "Вы на b1, клеток: 6. Съедены шарики на a1 и a3, осталось 1. Вас видит Клайд.",
        ),
        (
            "P=b1 B=a2 I=a3 K=- C=-",
            {},
            "P:W*.Nx.Nx",
            ONE,
            (
                "You: west, north, north to a3. Pellet on"
                " a1 eaten, 3 left. You eat Blinky and Inky. No ghost is left: your win is certain."
            ),
            (
                "Вы: запад, север, север, на a3. Съеден шарик на a1, осталось 3. Вы едите"
                " призраков: Блинки"
                " и Инки. Призраков больше нет: победа вам обеспечена."
            ),
        ),
        (
            "P=b1 B=a2 I=a3 K=- C=-",
            {},
            "P:W*.Nx.Nx",
            TWO,
            (
                "Pacman: west, north, north to a3. Pellet"
                " on a1 eaten, 3 left. Pacman eats Blinky and Inky. No ghost is left:"
                " Pacman's win is"
                " certain."
            ),
            (
                "Пакман: запад, север, север, на a3. Съеден шарик на a1, осталось 3. Пакман ест"
                " призраков: Блинки и Инки. Призраков больше нет: победа Пакмана обеспечена."
            ),
        ),
        (
            "P=b1 pellets=a1",
            {},
            "P:W*",
            ONE,
            (
                "You: west to a1. Pellet on a1 eaten. You win:"
                " all pellets are eaten. Pacman's level: Elite, 4 pellets."
            ),
            (
                "Вы: запад, на a1. Съеден шарик"
                " на a1. Вы побеждаете: все шарики съедены. Уровень Пакмана: ас,"
                " 4 шарика."
            ),
        ),
        (
            "P=b1 pellets=a1",
            {"players": 1},
            "P:W*",
            ONE,
            (
                "Pacman: west to a1. Pellet on a1 eaten."
                " Pacman wins: all pellets are eaten. Pacman's level: Elite, 4 pellets."
            ),
            (
                "Пакман: запад, на a1. Съеден шарик на a1. Пакман побеждает: все"
                " шарики съедены."
                " Уровень Пакмана: ас, 4 шарика."
            ),
        ),
        (
            "P=a5 B=a6 I=a4 K=b5",
            {},
            "P:hold",
            ONE,
            "You are shut in and hold on a5. Blinky, Inky and Pinky see you.",
            "Вам некуда идти, вы стоите на a5. Вас видят Блинки, Инки и Пинки.",
        ),
        (
            "P=a5 B=a6 I=a4 K=b5 C=-",
            {},
            "P:hold",
            TWO,
            (
                "Pacman is shut in and holds on a5. Blinky"
                " sees Pacman along column a. Frenzy, two squares."
            ),
            (
                "Пакману некуда идти, он стоит на a5."
                " Блинки видит Пакмана по столбцу a. Ярость: две клетки."
            ),
        ),
        ("B=a9 I=a8 K=b9 to=B", {}, "B:hold", ONE, "Blinky holds on a9.", "Блинки стоит на a9."),
        (
            "B=c8 I=a9 K=b9 C=a8 to=B P=e4",
            {},
            "B:E",
            TWO,
            "Blinky to d8. Inky cannot move and has to hold.",
            "Блинки на d8. Инки: ходить некуда, надо стоять.",
        ),
        (
            "P=a5 B=a6 I=c5",
            {"pac_into_ghost": "dies"},
            "P:N!",
            ONE,
            "You run into Blinky on a6. 2 lives left: all back to the start.",
            "На a6 вы попадаетесь. Призрак: Блинки. Осталось жизней: 2. Все на своих местах.",
        ),
        (
            "P=a5 B=a6 I=c5",
            {"pac_into_ghost": "dies"},
            "P:N!",
            TWO,
            "Pacman runs into Blinky on a6. 2 lives left: all back to the start.",
            "На a6 Пакман попадается. Призрак: Блинки. Осталось жизней: 2. Все на своих местах.",
        ),
        (
            "P=b1 B=a3",
            {"eaten_return": "next_turn"},
            "P:W*.N.Nx",
            ONE,
            (
                "You: west, north, north to"
                " a3. Pellet on a1 eaten, 3 left. You eat Blinky. Inky sees you. Blinky is"
                " back on e9."
            ),
            (
                "Вы: запад, север, север, на a3. Съеден шарик на a1, осталось 3. Вы едите"
                " призрака: Блинки."
                " Вас видит Инки. Блинки снова на e9."
            ),
        ),
        (
            "P=c3 B=- I=e9",
            {"eaten_return": "next_turn"},
            "P:W.W",
            ONE,
            "You: west, west to a3. Nobody sees you. Blinky stays off: e9 is taken.",
            "Вы: запад, запад, на a3. Вас никто не видит. Блинки пока вне доски: e9 занята.",
        ),
        (
            "",
            {"ghost_order": "free"},
            "P:N.E",
            TWO,
            "Pacman: north, east to f6. Still to go: Blinky, Inky, Pinky and Clyde.",
            "Пакман: север, восток, на f6. Ещё не ходили: Блинки, Инки, Пинки и Клайд.",
        ),
        (
            "to=C P=c3",
            {"players": 1},
            "C:N",
            ONE,
            "Clyde to e2. Pacman, two squares: north, east, west.",
            "Клайд на e2. Пакман, две клетки: север, восток, запад.",
        ),
        (
            "to=B",
            {"ply_cap": 1},
            "B:S.S",
            ONE,
            (
                "Blinky to e7 in frenzy. Draw: 1 turn is the limit."
                " Pacman's level: Beginner, 0 pellets."
            ),
            (
                "Блинки в ярости на e7. Ничья: предел игры, ходов"
                " 1. Уровень Пакмана: новичок, 0 шариков."
            ),
        ),
    ],
)
def test_turns(
    changes: str, given: dict[str, object], move: str, viewer: Viewer, english: str, russian: str
) -> None:
    state = at(changes, **given)
    assert heard(state, move, viewer) == english
    assert heard(state, move, viewer, "ru") == russian


@pytest.mark.parametrize(
    ("changes", "move", "verbosity", "english"),
    [
        ("", "P:N.E", BRIEF, "You to f6. Unseen."),
        ("", "P:N.S", BRIEF, "You to e5. Seen: Blinky and Clyde."),
        ("", "P:N.E", FULL, "You from e5: north, east to f6. Nobody sees you."),
        ("P=f6 to=B", "B:S", BRIEF, "Blinky e8."),
        ("P=f6 to=B", "B:S", FULL, "Blinky: south to e8."),
        ("P=e4 to=B", "B:S.S", FULL, "Blinky, in frenzy: south, south to e7."),
        ("P=e8 to=B", "B:S!", BRIEF, "Blinky catches you on e8. 2 lives left."),
        (
            "P=b1 pellets=a1",
            "P:W*",
            BRIEF,
            "You to a1. Pellet eaten. You win. Level: Elite.",
        ),
    ],
)
def test_lengths(changes: str, move: str, verbosity: Verbosity, english: str) -> None:
    assert heard(at(changes), move, ONE, "en", verbosity) == english


def test_repetition_is_announced() -> None:
    """PM-A17: the warning, then the draw with the level."""
    cycle = [
        *["P:N.S", "B:E.W", "I:N", "K:N", "C:E.W", "P:N.S", "B:E.W", "I:S", "K:S"],
        "C:E.W",
    ]
    state = play(begin(), *cycle[:-1])
    assert heard(state, "C:E.W", ONE) == (
        "Clyde to e1 in frenzy. This position again: once more is a draw."
    )
    state = play(state, "C:E.W", *cycle[:-1])
    drawn = "Draw: the same position 3 times. Pacman's level: Beginner, 0 pellets."
    assert heard(state, "C:E.W", ONE) == f"Clyde to e1 in frenzy. {drawn}"
    assert heard(state, "C:E.W", ONE, "ru").startswith(
        "Клайд в ярости на e1. Ничья: позиция стоит 3-й"
    )
    late = play(begin(repetition=5), *cycle, *cycle, *cycle[:-1])
    assert "time number 4: once more" in heard(late, "C:E.W", ONE)


@pytest.mark.parametrize(
    ("players", "seat", "viewer", "english", "russian"),
    [
        (
            2,
            ONE,
            TWO,
            "Given up: Pacman. You win. Pacman's level: Beginner, 0 pellets.",
            "Сдаётся: Пакман. Вы побеждаете. Уровень Пакмана: новичок, 0 шариков.",
        ),
        (
            2,
            ONE,
            SPECTATOR,
            "Given up: Pacman. The ghosts win. Pacman's level: Beginner, 0 pellets.",
            "Сдаётся: Пакман. Призраки побеждают. Уровень Пакмана: новичок, 0 шариков.",
        ),
        (
            2,
            TWO,
            ONE,
            "Given up: Ghosts. You win. Pacman's level: Beginner, 0 pellets.",
            "Сдаётся: Призраки. Вы побеждаете. Уровень Пакмана: новичок, 0 шариков.",
        ),
        (
            2,
            TWO,
            TWO,
            "Given up: Ghosts. Pacman wins. Pacman's level: Beginner, 0 pellets.",
            "Сдаётся: Призраки. Пакман побеждает. Уровень Пакмана: новичок, 0 шариков.",
        ),
        (
            3,
            TWO,
            ONE,
            "Given up: Blinky and Pinky. The ghosts go to: Inky and Clyde.",
            "Сдаётся: Блинки и Пинки. Призраков получает: Инки и Клайд.",
        ),
        (
            1,
            ONE,
            ONE,
            "Given up: Player. Nobody wins. Pacman's level: Beginner, 0 pellets.",
            "Сдаётся: Игрок. Никто не побеждает. Уровень Пакмана: новичок, 0 шариков.",
        ),
    ],
)
def test_giving_up(players: int, seat: Seat, viewer: Viewer, english: str, russian: str) -> None:
    step = GAME.resign(begin(players=players), seat)
    for language, text in (("en", english), ("ru", russian)):
        said = [m for n in step.notices for m in GAME.announce(n.event, viewer, step.state)]
        assert hear(said, step.state, viewer, language) == text


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(AssertionError):
        GAME.announce("nothing", ONE, begin())  # type: ignore[arg-type]


# squares


@pytest.mark.parametrize(
    ("place", "english", "russian"),
    [
        ("e5", "Pacman", "Пакман"),
        ("a1", "Inky, pellet", "Инки, шарик"),
        ("a3", "Blinky, Clyde", "Блинки, Клайд"),
        ("i9", "pellet", "шарик"),
        ("b2h", "Fence above b2 and c2.", "Забор над b2 и c2."),
        ("c4v", "Fence right of c4 and c5.", "Забор справа от c4 и c5."),
        ("c3v", "No fence right of c3 and c4.", "Нет забора справа от c3 и c4."),
    ],
)
def test_places(place: str, english: str, russian: str) -> None:
    state = at("B=a3 C=a3 I=a1", ghosts_share="on")
    here = edge(place) if place[-1] in "hv" else cell(place)
    assert hear(GAME.describe(here, state), state) == english
    assert hear(GAME.describe(here, state), state, language="ru") == russian


def test_nothing_is_there() -> None:
    state = begin()
    for place in (
        cell("d3"),
        Cell(9, 0),
        Cell(-1, 3),
        edge("i3h"),
        Edge(Cell(40, 4), Direction.EAST),
    ):
        assert GAME.describe(place, state) is None


def test_things_of_interest() -> None:
    """Figures, pellets and fences, from the far row on."""
    points = GAME.points(at("K=-"))
    assert points[:4] == (cell("a9"), cell("e9"), cell("i9"), edge("b7h"))
    assert len(points) == 4 + 4 + 6
    assert all(GAME.describe(place, begin()) for place in points if place != cell("i5"))
    assert set(map(edge, ("b2h", "g2h", "b7h", "g7h", "c4v", "f5v"))) < GAME.slots(
        begin().setup.options
    )
    assert len(GAME.slots(begin().setup.options)) == 128


# answers


def test_status() -> None:
    assert asked(Topic.STATUS) == [
        [
            "Pellets left 4, lives 3.",
            "Blinky and Clyde see you.",
            "Nearest pellet 8. To Pacman: Blinky 4, Inky 6, Pinky 6, Clyde 4.",
        ],
        [
            "Осталось шариков 4, жизней 3.",
            "Вас видят Блинки и Клайд.",
            "До шарика 8. До Пакмана: Блинки 4, Инки 6, Пинки 6, Клайд 4.",
        ],
    ]
    assert asked(Topic.STATUS, viewer=TWO)[0][1] == "Blinky and Clyde see Pacman."
    assert asked(Topic.STATUS, "pellets=-")[0] == ["Pellets left 0, lives 3."]
    assert asked(Topic.STATUS, "B=- I=- K=- C=-")[0] == ["Pellets left 4, lives 3."]


def test_long_status() -> None:
    english, russian = asked(Topic.STATUS_LONG, "P=b1 I=- B=a3 pellets=a1,i9")
    assert english == [
        "Pellets left 2, lives 3.",
        "Pacman on b1, nearest pellet 1.",
        "Blinky on a3, 3 from you.",
        "Inky is eaten.",
        "Pinky on i5, 11 from you.",
        "Clyde on e1, 3 from you and in sight.",
        "Pellets: a1, i9.",
        "Pacman's level: Promising, 2 pellets.",
        "Layout: classic6.",
    ]
    assert russian[3:6] == [
        "Инки вне доски.",
        "Пинки на i5, до вас 11.",
        "Клайд на e1, до вас 3, видит.",
    ]
    assert asked(Topic.STATUS_LONG, "pellets=- layout=" + NEAR)[0][-3:] == [
        "No pellets left.",
        "Pacman's level: Elite, 4 pellets.",
        "Layout: -.",
    ]
    named = asked(Topic.STATUS_LONG, "pellets=-", layout="layout=mine;" + NEAR)[0]
    assert named[-1] == "Layout: mine."
    state = play(
        begin(), *["P:N.S", "B:E.W", "I:N", "K:N", "C:E.W", "P:N.S", "B:E.W", "I:S", "K:S", "C:E.W"]
    )
    assert hear(GAME.summary(Topic.STATUS_LONG, ONE, state)[-1], state) == (
        "This position stands for time number 2."
    )


def test_pieces() -> None:
    assert asked(Topic.MINE)[0] == ["Pacman on e5, nearest pellet 8."]
    assert asked(Topic.MINE, viewer=TWO, players=3)[0] == [
        "Blinky on e9, 4 from Pacman and in sight.",
        "Pinky on i5, 6 from Pacman.",
    ]
    assert len(asked(Topic.OTHERS)[0]) == 4
    assert len(asked(Topic.OTHERS, viewer=TWO, players=3)[0]) == 3
    assert asked(Topic.MINE, "to=B", viewer=SPECTATOR, players=5)[0] == [
        "Blinky on e9, 4 from Pacman and in sight."
    ]


def test_board() -> None:
    english, russian = asked(Topic.BOARD)
    assert english == [
        "6 fences on the board.",
        "Above b2 to c2, g2 to h2.",
        "Above b7 to c7, g7 to h7.",
        "Right of c4 to c5.",
        "Right of f5 to f6.",
        "Pellets: a1, i1, a9, i9.",
    ]
    assert russian[0] == "На доске 6 заборов."
    bare = "pacman=e5;blinky=e9;inky=a5;pinky=i5;clyde=e1;pellets=a1,a9,i1,i9"
    assert asked(Topic.BOARD, layout=bare)[0][0] == "No fences on the board."


def test_moves() -> None:
    assert asked(Topic.MOVES) == [
        ["Pacman: 14 turns to 7 squares.", "e7, f6, e5, d6, f4, e3, d4."],
        ["Пакман: 14 ходов, 7 клеток.", "Клетки: e7, f6, e5, d6, f4, e3, d4."],
    ]
    assert asked(Topic.MOVES, "P=b1 B=a3")[0] == [
        "Pacman: 31 turns to 10 squares.",
        "c2, b1, a2, d1, a1, a3, a4, b3, b2, c1.",
        "Pellet on a1: 25 turns.",
        "Eating Blinky: 4 turns.",
    ]
    assert asked(Topic.MOVES, "P=e8 to=B")[0][-1] == "Blinky can catch Pacman on e8."
    assert asked(Topic.MOVES, "pellets=-")[0] == ["The game is over."]
    free = asked(Topic.MOVES, "P=d3 to=I moved=K", ghost_order="free", players=3)[0]
    assert [line for line in free if ":" in line] == [
        "Inky: 3 turns to 3 squares.",
        "Clyde: 3 turns to 3 squares.",
    ]


def test_many_squares_are_said_in_parts() -> None:
    english = asked(Topic.MOVES, "P=c1 C=i3 pellets=a1,i9")[0]
    assert all(len(line) <= WIDTH for line in english)
    assert len(english) >= 4


@pytest.mark.parametrize(
    ("place", "english", "russian"),
    [
        (
            "a1",
            (
                "a1, pellet. Inky and Clyde see this square. From here: Pacman 8, Blinky"
                " 12, Inky 4,"
                " Pinky 12, Clyde 4. Edge south, west. Open north, east."
            ),
            (
                "a1, шарик. Эту клетку видят Инки и Клайд. Отсюда: Пакман 8, Блинки 12, Инки"
                " 4, Пинки 12,"
                " Клайд 4. Край: юг, запад. Открыто: север, восток."
            ),
        ),
        (
            "c5",
            (
                "c5, empty. Inky sees this square. From here: Pacman 4, Blinky 6, Inky 2,"
                " Pinky 10,"
                " Clyde 6. Closed east. Open north, south, west."
            ),
            (
                "c5, пусто. Эту клетку видит Инки. Отсюда: Пакман 4, Блинки 6, Инки 2, Пинки"
                " 10, Клайд 6."
                " Закрыто: восток. Открыто: север, юг, запад."
            ),
        ),
        (
            "d3",
            (
                "d3, empty. No ghost sees this square. From here: Pacman 3, Blinky 7, Inky"
                " 5, Pinky"
                " 7, Clyde 3. Open on all sides."
            ),
            (
                "d3, пусто. Эту клетку призраки не видят. Отсюда: Пакман 3, Блинки 7, Инки"
                " 5, Пинки 7, Клайд"
                " 3. Открыто со всех сторон."
            ),
        ),
    ],
)
def test_one_square(place: str, english: str, russian: str) -> None:
    said = asked(Topic.DETAIL, place=place)
    assert [" ".join(parts) for parts in said] == [english, russian]
    assert asked(Topic.EDGES, place=place)[0] == [said[0][-1]]


def test_closed_squares() -> None:
    """A pocket without figures and pellets may be closed off."""
    layout = "pacman=c5;blinky=e9;inky=a5;pinky=i5;clyde=e1;pellets=a1,a9,i1,i9"
    pocket = f"{layout};fences=d4v,d5h,e5v,e4h"
    assert asked(Topic.DETAIL, "P=c5", place="e5", layout=pocket)[0] == [
        "e5, empty.",
        "No ghost sees this square.",
        "No way leads here.",
        "Closed on all sides.",
    ]
    assert asked(Topic.EDGES, "P=c5", place="d1", layout=f"{layout};fences=d1v")[0] == [
        "Closed east. Edge south. Open north, west."
    ]


def test_a_question_about_no_place() -> None:
    state = begin()
    for topic in (Topic.DETAIL, Topic.EDGES):
        assert GAME.summary(topic, ONE, state) == ()
        assert GAME.summary(topic, ONE, state, Cell(30, 30)) == ()
        assert GAME.summary(topic, ONE, state, Edge(Cell(30, 30), Direction.EAST)) == ()
        assert hear(GAME.summary(topic, ONE, state, edge("b2h")), state) == "Fence above b2 and c2."


# touches and hints


@pytest.mark.parametrize(
    ("changes", "given", "move", "touched", "english", "russian"),
    [
        (
            "",
            {},
            "P:N.E",
            1,
            "Pacman, two squares. 4 ways: north, east, south, west.",
            "Пакман, две клетки. 4 пути: север, восток, юг, запад.",
        ),
        (
            "",
            {},
            "P:N.E",
            2,
            "e6. One more, 4 ways: north, east, south, west.",
            "e6. Ещё одна, 4 пути: север, восток, юг, запад.",
        ),
        (
            "P=b1 B=a3 pellets=a1,i1,i9",
            {},
            "P:W*",
            2,
            "a1, pellet 2 of 4. Boost 3: go on, or Enter here to stop.",
            "a1, шарик 2 из 4. Рывок 3: дальше, или Enter здесь — стоп.",
        ),
        (
            "P=b1 B=a3",
            {},
            "P:W*.N.Nx",
            3,
            "a2. Boost 2: go on, or Enter here to stop.",
            "a2. Рывок 2: дальше, или Enter здесь — стоп.",
        ),
        (
            "P=b1 B=a3",
            {},
            "P:W*.N.Nx",
            4,
            "a3, eats Blinky. Boost 1: go on, or Enter here to stop.",
            "a3, добыча: Блинки. Рывок 1: дальше, или Enter здесь — стоп.",
        ),
        (
            "P=b1 C=a3 pellets=a1,a3,i9 layout=" + NEAR,
            {},
            "P:W*.N.Nx*",
            4,
            "a3, eats Clyde, pellet 3 of 4. Boost 3: go on, or Enter here to stop.",
            "a3, добыча: Клайд, шарик 3 из 4. Рывок 3: дальше, или Enter здесь — стоп.",
        ),
        (
            "P=b1",
            {"boost": "exact"},
            "P:W*.N.N.N",
            2,
            "a1, pellet 1 of 4. Boost 3: go on.",
            "a1, шарик 1 из 4. Рывок 3: дальше.",
        ),
        (
            "P=d3 to=B",
            {},
            "B:S",
            1,
            "Blinky, one square. 3 ways: east, south, west.",
            "Блинки, одна клетка. 3 пути: восток, юг, запад.",
        ),
        (
            "P=d3 to=B",
            {"ghost_hold": "on"},
            "B:S",
            1,
            "Blinky, one square: east, south, west; Enter here holds.",
            "Блинки, одна клетка: восток, юг, запад; Enter здесь — стоять.",
        ),
        (
            "P=a5 B=a6 I=a4 K=b5",
            {},
            "P:hold",
            1,
            "Pacman cannot move: Enter here to hold.",
            "Пакман: ходить некуда, Enter здесь — стоять.",
        ),
        (
            "P=d3 B=e8 I=e8 to=B",
            {"ghosts_share": "on", "ghost_order": "free"},
            "B:S",
            1,
            "Blinky and Inky are on e8. Ways: north, east, south, west.",
            "На e8 стоят Блинки и Инки. Пути: север, восток, юг, запад.",
        ),
    ],
)
def test_touching(
    changes: str, given: dict[str, object], move: str, touched: int, english: str, russian: str
) -> None:
    """What is possible next, count first; a pellet of the boost as play by ear wants it."""
    state = at(changes, **given)
    touches = GAME.touches(GAME.parse_move(move, state), state)[:touched]
    fits = [m for m in GAME.legal_moves(state) if GAME.touches(m, state)[:touched] == touches]
    said = GAME.picked(touches, fits, state)
    assert hear(said, state, ONE) == english
    assert hear(said, state, ONE, "ru") == russian


@pytest.mark.parametrize(
    ("changes", "given", "move", "nudge", "reason"),
    [
        (
            "",
            {},
            "P:N.E",
            "A pellet can come nearer.",
            "Try Pacman to f6, north, east: nearest pellet 8, then 6.",
        ),
        (
            "",
            {},
            "P:N.N",
            "It will be close: a ghost may catch you.",
            "Try Pacman to e7, north, north: nearest pellet 8, then 6.",
        ),
        (
            "P=b1 B=a3",
            {},
            "P:W*.N.Nx.E",
            "There is something to eat.",
            "Try Pacman to b3, 4 squares: eats a pellet, Blinky.",
        ),
        (
            "P=b1 B=a3 I=a2",
            {},
            "P:W*.Nx.Nx",
            "There is something to eat.",
            "Try Pacman to a3, west, north, north: eats 3 things.",
        ),
        (
            "P=b1 pellets=a1",
            {},
            "P:W*",
            "The last pellet is in reach.",
            "Try Pacman to a1, west: it wins.",
        ),
        (
            "P=a5 B=a6 I=a4 K=b5",
            {},
            "P:hold",
            "There is nowhere to go.",
            "Try holding on a5: nothing else is possible.",
        ),
        (
            "P=a5 B=a6 I=c5",
            {"pac_into_ghost": "dies"},
            "P:N!",
            "Only ghosts around you.",
            "Try Pacman to a6, north: costs a life.",
        ),
        (
            "P=d1 C=h9 B=b9",
            {},
            "P:N.N",
            "Stay where no ghost gets you.",
            "Try Pacman to d3, north, north: no ghost gets there.",
        ),
        (
            "P=d3 to=B",
            {},
            "B:S",
            "Go after Pacman.",
            "Try Blinky to e8, south: his distance 7, then 6.",
        ),
        (
            "P=d3 to=B",
            {},
            "B:E",
            "Wait for him in a good place.",
            "Try Blinky to f9, east: 8 from him.",
        ),
        (
            "P=d3 to=B",
            {"ghost_hold": "on"},
            "B:hold",
            "Wait for him in a good place.",
            "Try holding on e9: 7 from him.",
        ),
        (
            "P=e8 to=B",
            {},
            "B:S!",
            "Pacman can be caught.",
            "Try Blinky to e8, south: it catches him.",
        ),
    ],
)
def test_hints(changes: str, given: dict[str, object], move: str, nudge: str, reason: str) -> None:
    """What kind of turn first, the turn and its reason second."""
    state = at(changes, **given)
    said = GAME.why(GAME.parse_move(move, state), state)
    assert [hear(part, state) for part in said] == [nudge, reason]
    for part in said:
        assert 0 < len(hear(part, state, language="ru")) <= WIDTH


def test_drawing() -> None:
    lines = GAME.draw(at("P=b1 B=a3 I=- K=a1 C=a3", ghosts_share="on"))
    assert lines[0] == lines[-2] == "    a   b   c   d   e   f   g   h   i"
    assert lines[1] == "  +---+---+---+---+---+---+---+---+---+"
    assert " 1| Ko  P   .   .   .   .   .   .   o |1" in lines
    assert " 3|+B   .   .   .   .   .   .   .   . |3" in lines
    assert " 5| .   .   . # .   .   . # .   .   . |5" in lines
    assert "  +   +#######+   +   +   +#######+   +" in lines
    assert "  +   +   +   #   +   +   +   +   +   +" in lines
    assert lines[-1] == "    P* B I- K C   xxx   oooo"
    assert GAME.draw(at("pellets=-"))[-1] == "    P B I K C   xxx"
    free = GAME.draw(at("P=f6 to=B", ghost_order="free"))
    assert free[-1] == "    P B* I* K* C*   xxx   oooo"
    assert all(line.isascii() and len(line) <= WIDTH for line in lines)


# every sentence of the code has words


def sentences() -> dict[str, set[str]]:
    """The keys that the package names through its short forms, with the arguments given."""
    prefixes = {"say": "", "_say": "", "walked": ""}
    found: dict[str, set[str]] = {}
    for path in sorted(Path(quoridor_pac_man.__file__).parent.glob("*.py")):
        prefixes["_bad"] = {"layouts.py": "layout-", "notation.py": "position-"}.get(path.name, "")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                first = node.args[0] if node.args else None
                name = node.func.id
                if name in prefixes and isinstance(first, ast.Constant):
                    found[f"{prefixes[name]}{first.value}"] = {k.arg or "" for k in node.keywords}
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_sentence_has_words(language: str) -> None:
    keys = sentences()
    assert len(keys) > 90
    known = {
        key.removeprefix("quoridor-pac-man-")
        for key in catalogue(language).keys("quoridor-pac-man-")
    }
    assert sorted(set(keys) - known) == []


def test_every_event_is_told_in_words() -> None:
    told, after = events(at("P=b1 B=a3"), "P:W*.N.Nx")
    for event in told:
        assert GAME.announce(event, ONE, after)


# a turn taken back


@pytest.mark.parametrize(
    ("changes", "move", "english", "russian"),
    [
        ("", "P:N.E", "Pacman north and east", "Пакман на север и восток"),
        ("to=B", "B:S.S", "Blinky south and south", "Блинки на юг и юг"),
        ("P=b1", "P:W*.N.N.N", "Pacman 4 squares", "Пакман на 4 клетки"),
        ("P=a5 B=a6 I=a4 K=b5", "P:hold", "Pacman holding", "Пакман на месте"),
    ],
)
def test_a_turn_taken_back_is_named_by_words(changes, move, english, russian):
    """PM-R4, R5, A2: never by the letters of the notation."""
    state = at(changes)
    made = GAME.parse_move(move, state)
    said = GAME.taken_back(made, ONE, ONE, GAME.apply(state, made).state)
    assert hear(said, state) == english
    assert hear(said, state, language="ru") == russian
