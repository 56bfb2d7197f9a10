"""What a person hears of Escort Quest, in both languages and at every length."""

from __future__ import annotations

from random import Random

import pytest

from tactilegrid.core.game import Topic
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.position import HOLD, MOVES
from tactilegrid.games.escort_quest.puzzles import PUZZLES
from tactilegrid.speech.listener import Verbosity
from tests.games.escort_quest.escort_table import (
    ONE,
    at,
    begin,
    catalogue,
    cell,
    hear,
    play,
    refused,
    told,
)

BRIEF, NORMAL, FULL = Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL
SIDES = "N,NE,E,SE,S,SW,W,NW"
START = "EQ 8x8 E=a2 V=c3 G=g7"


def asked(topic, state, place=None, **how):
    where = cell(place) if place else None
    return [hear(part, state, **how) for part in GAME.summary(topic, ONE, state, where)]


def described(state, place, **how):
    said = GAME.describe(cell(place), state)
    return None if said is None else hear(said, state, **how)


# the start


def test_opening():
    state = begin(puzzle="old-mill")
    assert hear(GAME.opening(ONE, state), state) == (
        "Escort Quest 15, The Old Mill. You "
        f"{names(state)[0]}, villager {names(state)[1]}, goblin {names(state)[2]}, village "
        f"{villages(state)}."
    )
    assert hear(GAME.opening(ONE, state), state, FULL).endswith("Best: 7 turns.")
    russian = hear(GAME.opening(ONE, state), state, language="ru")
    assert russian.startswith("Проводник и гоблин 15, «Старая мельница». Вы ")
    assert hear(GAME.opening(ONE, state), state, BRIEF).startswith("Escort Quest 15. You ")


def names(state):
    return [state.field.layout.name(token.square) for token in state.tokens]


def villages(state):
    return ", ".join(map(state.field.layout.name, state.field.villages))


def test_opening_of_ones_own_puzzle():
    state = begin(puzzle="EQ 8x8 E=a1 V=c3 G=e5; village g7 h7")
    words = "Escort Quest, a puzzle of your own. You a1, villager c3, goblin e5, 2 villages."
    assert hear(GAME.opening(ONE, state), state) == words
    assert hear(GAME.opening(ONE, state), state, FULL) == words
    watching = hear(GAME.opening(SPECTATOR, state), state, viewer=SPECTATOR)
    assert "Escort a1, villager c3" in watching
    torus = begin(puzzle=2, goblin_metric="torus")
    assert "Best" not in hear(GAME.opening(ONE, torus), torus, FULL)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_puzzle_has_a_name_of_its_own(language):
    titles = set()
    for number in range(1, len(PUZZLES) + 1):
        state = begin(puzzle=number)
        titles.add(hear(GAME.opening(ONE, state)[0], state, language=language).partition(",")[2])
    assert len(titles) == len(PUZZLES)
    own = begin(puzzle="EQ 8x8 E=a1 V=c3 G=e5; village g7")
    last = hear(GAME.opening(ONE, own)[0], own, language=language).partition(",")[2]
    assert last not in titles


def test_the_cursor_begins_at_the_escort():
    state = at("EQ 8x8 E=a2 V=c3 G=g7; village g8; spike a1; barrier b1 N")
    assert GAME.home(ONE, state) == cell("a2")
    things = [GAME.grid(state.options).name(place) for place in GAME.points(state)]
    assert things == ["a2", "c3", "g7", "g8", "a1", "b1"]


# a turn


@pytest.mark.parametrize(
    ("position", "move", "normal", "brief", "full"),
    [
        (
            START,
            "NE",
            "You b3. Villager d4. Goblin f6, southwest. 2 from the villager.",
            "You b3. Villager d4. Goblin f6.",
            "You b3. Villager d4. Goblin f6, southwest: villager 3 west, 3 south.",
        ),
        (
            "EQ 8x8 E=a2 V=c3 G=c7; barrier c3 N",
            "N",
            "You a3. Villager stays: barrier north. Goblin c6, south. 3 from the villager.",
            "You a3. Villager stays. Goblin c6.",
            "You a3. Villager stays: barrier north. Goblin c6, south: villager 4 south.",
        ),
        (
            f"{START}; turn=2 frozen=V diag=G; barrier g7 {SIDES}",
            "N",
            "You a3. Villager stays: frozen. Goblin stays: crosshairs. 4 from the villager.",
            "You a3. Villager stays. Goblin stays.",
            "You a3. Villager stays: frozen. Goblin stays: crosshairs.",
        ),
        (
            f"{START}; turn=2 frozen=E,G",
            "hold",
            "You hold: frozen. Villager stays. Goblin stays: frozen. 4 from the villager.",
            "You hold. Villager stays. Goblin stays.",
            "You hold: frozen. Villager stays. Goblin stays: frozen.",
        ),
        (
            f"{START}; barrier a2 {SIDES}; barrier g7 SW",
            "hold",
            (
                "You hold: closed in. Villager stays. Goblin stays: barrier southwest. "
                "4 from the villager."
            ),
            "You hold. Villager stays. Goblin stays.",
            "You hold: closed in. Villager stays. Goblin stays: barrier southwest.",
        ),
        (
            f"{START}; turn=2 diag=V; snow a3",
            "N",
            "You a3, snowflake. Villager stays: crosshairs. Goblin f6, southwest.",
            "You a3, snowflake. Villager stays. Goblin f6.",
            (
                "You a3, snowflake. Villager stays: crosshairs. "
                "Goblin f6, southwest: villager 4 west, 4 south."
            ),
        ),
        (
            f"{START}; amulet a3 c4; cross a4; warp-N c5; guardian g6",
            "N",
            "You slide to a4, crosshairs. Villager slides to c5. Goblin f7, west.",
            "You a4. Villager c5. Goblin f7.",
            (
                "You slide to a4, crosshairs. Villager slides to c5. "
                "Goblin f7, west: villager 4 west, 2 south."
            ),
        ),
        (
            f"{START}; warp-E a3; warp-N h1; guardian c4",
            "N",
            "You warp to h1. Villager c4, guardian. Goblin f7, west.",
            "You h1. Villager c4, guardian. Goblin f7.",
            "You warp to h1. Villager c4, guardian. Goblin f7, west: villager 4 west, 3 south.",
        ),
        (
            f"{START}; amulet c4 c5; snow c6; barrier g7 W,SW,S",
            "N",
            (
                "You a3. Villager slides to c5, amulet. Goblin stays: barrier west. "
                "Then villager c6, snowflake."
            ),
            "You a3. Villager c5. Goblin stays. Villager c6.",
            (
                "You a3. Villager slides to c5, amulet. Goblin stays: barrier west. "
                "Then villager c6, snowflake."
            ),
        ),
    ],
)
def test_turns(position, move, normal, brief, full):
    """EQ-R9 to EQ-R14: all three, the new thing first, and why somebody stays."""
    state = at(position)
    heard = [told(state, move, verbosity=verbosity) for verbosity in (NORMAL, BRIEF, FULL)]
    assert heard == [normal, brief, full]


def test_a_slide_as_the_next_turn_begins():
    """EQ-A14."""
    state = at("EQ 8x8 E=a1 V=b3 G=h8; amulet c3 d3")
    assert told(state, "E") == (
        "You b1. Villager slides to d3, amulet. Goblin h7, south. Then villager e3."
    )
    assert told(state, "E", verbosity=BRIEF) == "You b1. Villager d3. Goblin h7. Villager e3."


def test_a_turn_in_russian():
    """EQ-R13."""
    assert told(at(START), "NE", language="ru") == (
        "Вы b3. Крестьянин d4. Гоблин f6, юго-запад. До крестьянина 2."
    )
    walled = at("EQ 8x8 E=a2 V=c3 G=c7; barrier c3 N; amulet a3")
    assert told(walled, "N", language="ru") == (
        "Вы скользите на a4. Крестьянин стоит: барьер, север. Гоблин c6, юг."
    )
    assert hear(GAME.seat_name(ONE, walled.options), walled, language="ru") == "Проводник"


def test_no_tile_is_told_that_does_not_act():
    """EQ-R19: in an immune turn; EQ-R16: the goblin on spikes."""
    state = at("EQ 8x8 E=a2 V=c3 G=g7; turn=2 immune_now=1; snow a3; spike c4")
    assert told(state, "N") == "You a3. Villager c4. Goblin f7, west."
    spikes = at("EQ 8x8 E=a2 V=c3 G=g7; spike f6")
    assert told(spikes, "NE").endswith("Goblin f6, southwest.")


@pytest.mark.parametrize(
    ("position", "move", "english", "russian", "brief"),
    [
        (
            "EQ 8x8 E=a1 V=d4 G=h8; village e4",
            "E",
            "The villager is home on e4: you win, EQ-R15.",
            "Крестьянин дома на e4: вы выигрываете, EQ-R15.",
            "Home on e4: you win.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=f4",
            "E",
            "The goblin catches the villager on e4: lost, EQ-A8. u takes it back.",
            "Гоблин настигает крестьянина на e4: поражение, EQ-A8. u вернёт ход.",
            "Caught on e4: lost. u undoes.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=e4",
            "E",
            "The villager runs into the goblin on e4: lost, EQ-A8. u takes it back.",
            "Крестьянин натыкается на гоблина на e4: поражение, EQ-A8. u вернёт ход.",
            "Caught on e4: lost. u undoes.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=h4; village g4",
            "E",
            "The goblin enters the village on g4: lost, EQ-R15. u takes it back.",
            "Гоблин входит в деревню g4: поражение, EQ-R15. u вернёт ход.",
            "Goblin in village g4: lost. u undoes.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=h8; spike b1",
            "E",
            "You land on spikes on b1: lost, EQ-R16. u takes it back.",
            "Вы на шипах на b1: поражение, EQ-R16. u вернёт ход.",
            "Spikes on b1: lost. u undoes.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=h8; spike e4",
            "E",
            "Villager on spikes on e4: lost, EQ-R16. u takes it back.",
            "Крестьянин на шипах на e4: поражение, EQ-R16. u вернёт ход.",
            "Spikes on e4: lost. u undoes.",
        ),
    ],
)
def test_endings(position, move, english, russian, brief):
    """Each names the square and the rule."""
    state = at(position)
    assert told(state, move) == english
    assert told(state, move, language="ru") == russian
    assert told(state, move, verbosity=BRIEF) == brief


def test_other_endings():
    """EQ-A20: limits, and giving up; a win tells its turns in full."""
    two = play(at("EQ 8x8 E=a1 V=c4 G=h8; village e4"), "E")
    assert told(two, "E", verbosity=FULL) == (
        "The villager is home on e4 after 2 turns: you win, EQ-R15."
    )
    limited = at("EQ 8x8 E=a1 V=d4 G=h8", turn_limit=1)
    assert told(limited, "N") == (
        "You a2. Villager d5. Goblin g8, west. Lost: the limit of 1 turns is reached."
    )
    capped = at("EQ 8x8 E=a1 V=d4 G=h8", ply_cap=1)
    assert told(capped, "N").endswith("Over: the limit of 1 moves is reached.")
    held = f"EQ 8x8 E=a1 V=d4 G=h8; barrier a1 h8 {SIDES}"
    again = at(held, repetition=3)
    assert told(again, "hold").endswith("This moment was there before. Once more ends the game.")
    assert told(play(again, "hold"), "hold").endswith("Over: the same moment once too often.")
    step = GAME.resign(limited, ONE)
    said = [part for each in step.notices for part in GAME.announce(each.event, ONE, step.state)]
    assert hear(said, step.state) == "You give up."
    assert hear(said, step.state, viewer=SPECTATOR) == "Escort gives up."


# squares


def test_squares():
    """Who stands there, then what lies there; a barrier by its fewer sides."""
    state = at(
        "EQ 8x8 E=a1 V=c3 G=e5; village c3; warp-NE b2; cross e5; barrier a1 N; "
        f"barrier d1 wallN; barrier d2 pipeN,S; barrier d3 {SIDES}; barrier b2 N"
    )
    assert described(state, "a1") == "you, barrier"
    assert described(state, "c3") == "villager, village"
    assert described(state, "e5") == "goblin, crosshairs"
    assert described(state, "b2") == "warp northeast"
    assert described(state, "d1") == "barrier northwest north northeast"
    assert described(state, "d1", verbosity=BRIEF) == "barrier"
    assert described(state, "d2") == "barrier open north south"
    assert described(state, "d3") == "barrier, closed"
    assert described(state, "h8") is None
    assert described(state, "b2", language="ru") == "портал, северо-восток"
    assert GAME.describe(Edge(cell("a1"), Direction.NORTH), state) is None
    assert GAME.describe(Cell(8, 0), state) is None
    together = at("EQ 8x8 E=c3 V=c3 G=e5; spike c3; turn=2")
    assert described(together, "c3") == "you, villager, spikes"
    assert described(together, "c3", verbosity=BRIEF) == "you, villager"


def test_edges():
    """EQ-R22: the closed exits; EQ-R3: a tile that covers them."""
    state = at(
        f"EQ 8x8 E=a1 V=c3 G=e5; amulet b2; barrier b2 N; barrier d1 wallN; "
        f"barrier d2 pipeN,S; barrier d3 {SIDES}"
    )
    assert asked(Topic.EDGES, state, "a1") == ["Open on all sides."]
    assert asked(Topic.EDGES, state, "b2") == ["Open on all sides: amulet over a barrier."]
    assert asked(Topic.EDGES, state, "d1") == ["Closed northwest, north and northeast."]
    assert asked(Topic.EDGES, state, "d2") == ["Open only north and south."]
    assert asked(Topic.EDGES, state, "d3") == ["Closed on all sides."]
    assert asked(Topic.EDGES, state, "d1", language="ru") == [
        "Закрыты: северо-запад, север и северо-восток."
    ]
    assert asked(Topic.EDGES, state) == ["Name a square first."]
    assert asked(Topic.DETAIL, state, "i1") == ["Name a square first."]


def test_one_square_in_detail():
    """What the tile does, what holds who stands there, why the goblin came."""
    state = at(f"{START}; snow d1; warp-N d2; guardian b2; barrier b2 N")
    assert asked(Topic.DETAIL, state, "d1") == [
        "d1, snowflake.",
        "Who lands here is frozen next turn.",
        "2 from the villager.",
    ]
    assert asked(Topic.DETAIL, state, "d2")[1] == "The only warp: it leads nowhere."
    assert asked(Topic.DETAIL, state, "b2")[2] == "Open on all sides: guardian over a barrier."
    assert asked(Topic.DETAIL, state, "h1") == ["h1, empty.", "3 from the villager."]
    assert asked(Topic.DETAIL, state, "c3") == ["c3, villager."]
    walls = at(f"{START}; barrier d1 wallN; barrier a2 S")
    assert asked(Topic.DETAIL, walls, "d1") == [
        "d1, barrier.",
        "Closed northwest, north and northeast.",
        "2 from the villager.",
    ]
    assert asked(Topic.DETAIL, walls, "a2")[:2] == ["a2, you, barrier.", "Closed south."]
    two = at(f"{START}; warp-N d2; warp-S e2")
    words = "Sends you to the warp of the direction you came in."
    assert asked(Topic.DETAIL, two, "d2")[1] == words
    moved = play(at("EQ 8x8 E=a2 V=c3 G=g5"), "N")
    assert asked(Topic.DETAIL, moved, "f5") == [
        "f5, goblin.",
        "Goblin goes west: the villager is 4 west of him, only 1 south.",
        "3 from the villager.",
    ]


# how it stands


def test_status():
    state = at(f"{START}; village h7 c7")
    assert asked(Topic.STATUS, state) == ["Villager 4 from village c7; goblin 4 from him."]
    assert asked(Topic.STATUS, state, verbosity=BRIEF) == ["Village 4, goblin 4."]
    assert asked(Topic.STATUS, at(START)) == ["Goblin 4 from the villager. No village."]
    russian = asked(Topic.STATUS, state, language="ru")
    assert russian == ["Крестьянину 4 до деревни c7, гоблину до него 4."]


def test_status_in_full():
    """What holds whom, what is pending, who is immune (EQ-A14, EQ-R17, EQ-R19, EQ-R20)."""
    state = at(
        f"{START}; village c3; turn=5 diag=E frozen=G pending=V:N immune_next=1 "
        "diag_next=V frozen_next=E",
        turn_limit=9,
    )
    assert asked(Topic.STATUS_LONG, state) == [
        "Turn 5 of 9.",
        "Villager 0 from village c3; goblin 4 from him.",
        "No tile acts next turn.",
        "You: only diagonals this turn.",
        "You: frozen next turn.",
        "Villager: only diagonals next turn.",
        "Villager: village acts at the start of next turn.",
        "Goblin: frozen this turn.",
    ]
    immune = at(f"{START}; turn=5 diag=E immune_now=1")
    assert asked(Topic.STATUS_LONG, immune)[2:] == ["No tile acts this turn."]
    assert asked(Topic.MINE, state) == [
        "You a2.",
        "You: only diagonals this turn.",
        "You: frozen next turn.",
    ]


def test_others():
    assert asked(Topic.OTHERS, at(START)) == [
        "Villager c3.",
        "Goblin g7, 4 from the villager, who is southwest of him.",
    ]
    together = at("EQ 8x8 E=a2 V=c3 G=c3; turn=2", catch="ignore")
    assert asked(Topic.OTHERS, together) == ["Villager c3.", "Goblin c3."]


@pytest.mark.parametrize(
    ("position", "move", "english", "russian"),
    [
        (
            "EQ 8x8 E=a1 V=d7 G=f2",
            "N",
            "Goblin goes north: the villager is 6 north of him, only 2 west.",
            "Гоблин идёт на север: крестьянин от него 6 к северу, только 2 к западу.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=g4",
            "E",
            "Goblin goes west: the villager is 2 west of him.",
            "Гоблин идёт на запад: крестьянин от него 2 к западу.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=e1",
            "E",
            "Goblin goes north: the villager is 3 north of him.",
            "Гоблин идёт на север: крестьянин от него 3 к северу.",
        ),
        (
            START,
            "NE",
            "Goblin goes southwest: the villager is 3 west of him and 3 south.",
            "Гоблин идёт на юго-запад: крестьянин от него 3 к западу и 3 к югу.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=d7; turn=2 diag=G",
            "N",
            "Goblin goes southeast: in the crosshairs, the diagonal that ends nearest.",
            "Гоблин идёт на юго-восток. В прицеле это диагональ, после которой он ближе всего.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=d7; barrier d7 S",
            "N",
            "Goblin stays: he wants to go south, and a barrier closes that.",
            "Гоблин стоит: его направление юг, а там закрыто барьером.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=d7; turn=2 frozen=G",
            "N",
            "Goblin stays: he is frozen.",
            "Гоблин стоит: его держит мороз.",
        ),
        (
            "EQ 8x8 E=a1 V=d4 G=d7; turn=2 diag=G; barrier d7 NE,SE,SW,NW",
            "N",
            "Goblin stays: in the crosshairs, and every diagonal is closed.",
            "Гоблин стоит: в прицеле, а все диагонали закрыты.",
        ),
    ],
)
def test_why_the_goblin_moved_so(position, move, english, russian):
    """EQ-R12, EQ-R13, EQ-R17, EQ-A10."""
    state = play(at(position), move)
    assert asked(Topic.STATUS_LONG, state)[-1] == english
    assert asked(Topic.STATUS_LONG, state, language="ru")[-1] == russian


def test_a_goblin_who_is_there():
    """EQ-A8 with catch=ignore."""
    state = play(at("EQ 8x8 E=a1 V=d4 G=d4; turn=2 frozen=V", catch="ignore"), "N")
    assert asked(Topic.STATUS_LONG, state)[-1] == "Goblin stays: he stands with the villager."


def test_the_board_by_kinds():
    row = " ".join(f"{letter}1" for letter in "abcdefgh")
    state = at(f"{START}; village g8; spike {row} a3 b3 c4; warp-N e5; barrier f5 N; barrier a3 N")
    assert asked(Topic.BOARD, state) == [
        "1 village: g8.",
        "Spikes, 11: a1, b1, c1, d1, e1, f1, g1, h1, a3, b3.",
        "c4.",
        "1 warp: e5.",
        "1 barrier: f5.",
    ]


# what can be done


def test_all_moves():
    """The count first, then what each would do."""
    state = at("EQ 8x8 E=d4 V=c6 G=h1; village c7; spike e4; village g2; barrier d4 NW; snow c5 d6")
    assert asked(Topic.MOVES, state) == [
        "7 ways: north, northeast, east, southeast, south, southwest, west.",
        "Going north: villager home on c7, won.",
        "Going northeast: you e5, villager d7, goblin h2.",
        "Going east: you on spikes on e4, lost.",
        "Going southeast: goblin in village g2, lost.",
        "Going south: you d3, villager c5, goblin g1.",
        "Going southwest: you c3, villager b5, goblin g1.",
        "Going west: you c4, villager b6, goblin g1.",
    ]
    held = at(f"{START}; barrier a2 {SIDES}")
    assert asked(Topic.MOVES, held) == [
        "The barrier leaves no way open: you can only hold.",
        "Hold: you a2, villager c3, goblin f6.",
    ]
    caught = at(f"EQ 8x8 E=a2 V=c3 G=d4; barrier a2 {SIDES}")
    assert asked(Topic.MOVES, caught)[1] == "Hold: caught on c3, lost."
    over = play(at("EQ 8x8 E=a1 V=d4 G=f4"), "E")
    assert asked(Topic.MOVES, over) == ["The game is over."]


def test_touching_the_escort():
    """Its ways, count first; or the question whether to hold."""
    state = at(START)
    own = (cell("a2"),)
    assert hear(GAME.picked(own, GAME.legal_moves(state), state), state) == "All 8 ways are open."
    frozen = at(f"{START}; village e8; turn=2 frozen=E")
    words = "You are frozen this turn: you can only hold."
    assert hear(GAME.picked(own, (HOLD,), frozen), frozen) == words
    inquiry, moves = GAME.inquire((HOLD,), frozen)
    assert hear(inquiry.question, frozen) == words
    assert [hear(label, frozen) for label in inquiry.labels] == ["hold"]
    assert moves == (HOLD,)
    aimed = at(f"{START}; barrier a2 NE,SE,SW,NW; turn=2 diag=E")
    assert hear(GAME.picked(own, (HOLD,), aimed), aimed).startswith("The crosshairs leave")


@pytest.mark.parametrize(
    ("position", "text", "english", "russian"),
    [
        (
            START,
            "hello",
            "Not a move: hello. Name a direction, like NE, or a square.",
            "Это не ход: hello. Назовите направление, как NE, или клетку.",
        ),
        (
            START,
            "d5",
            "Not d5: 3 squares away from a2.",
            "До d5 не шагнуть: от a2 до неё 3.",
        ),
        (START, "hold", "You must move: all 8 ways are open.", "Надо идти: открыты все 8 сторон."),
        (
            f"{START}; barrier a2 pipeN,S",
            "a2",
            "You must move: 2 ways, north, south.",
            "Надо идти: 2 пути, север, юг.",
        ),
        (
            f"{START}; barrier a2 pipeN,S",
            "E",
            "No way east: barrier. 2 ways: north, south.",
            "Закрыто, восток: барьер. 2 пути: север, юг.",
        ),
        (
            f"{START}; turn=2 diag=E",
            "E",
            "No way east: crosshairs. 4 ways: northeast, southeast, southwest, northwest.",
            "Закрыто, восток: прицел. 4 пути: северо-восток, юго-восток, юго-запад, северо-запад.",
        ),
        (
            f"{START}; turn=2 frozen=E",
            "E",
            "You are frozen this turn: you can only hold.",
            "Мороз не пускает: в этот ход можно только стоять.",
        ),
    ],
)
def test_refusals(position, text, english, russian):
    """EQ-R10, R17, R20, R22: what is wrong, and what would be possible."""
    state = at(position)
    assert refused(state, text) == english
    assert refused(state, text, language="ru") == russian


# hints


def test_hints():
    """What matters on the way, how it begins, the direction with what is left, where it leads."""
    state = at("EQ 8x8 E=a1 V=c3 G=e5; village g7")
    assert [hear(part, state) for part in GAME.why(MOVES[3], state)] == [
        "Look at the village on g7.",
        "A way home takes 4 turns. It begins diagonally.",
        "Try southeast: then 3 more turns.",
        "Going southeast: you b8, villager d2, goblin e4.",
    ]
    near = at("EQ 8x8 E=a1 V=d4 G=h8; village e4")
    assert [hear(part, near) for part in GAME.why(MOVES[2], near)] == [
        "Look at the village on e4.",
        "A way home takes 1 turn. It begins straight.",
        "Try east: that wins.",
        "Going east: villager home on e4, won.",
    ]
    amulet = at("EQ 8x8 E=a1 V=b3 G=h6; amulet c3; village e3")
    assert hear(GAME.why(MOVES[2], amulet)[0], amulet) == "Look at the amulet on c3."
    russian = [hear(part, amulet, language="ru") for part in GAME.why(MOVES[2], amulet)]
    assert russian == [
        "Присмотритесь: c3, амулет.",
        "До дома 2 хода. Начало — по прямой.",
        "Попробуйте на восток: потом ещё 1 ход.",
        "Шаг на восток: вы b1, крестьянин d3, гоблин g6.",
    ]


def test_hints_where_little_can_be_done():
    frozen = at(f"{START}; village e8; turn=2 frozen=E")
    assert [hear(part, frozen) for part in GAME.why(HOLD, frozen)] == [
        "There is only one thing to do.",
        "Hold.",
    ]
    bare = at(START)
    assert [hear(part, bare) for part in GAME.why(MOVES[0], bare)] == [
        "There is no way home from here.",
        "This puzzle has no way home, not even from its start.",
    ]
    later = at(f"{START}; turn=7")
    assert hear(GAME.why(MOVES[0], later)[1], later).startswith("Nothing wins from here")
    lost = at("EQ 8x8 E=a1 V=d4 G=h8; spike b1; village d7")
    assert hear(GAME.why(MOVES[2], lost)[0], lost) == "There is no way home from here."


def test_a_hint_says_how_many_turns_to_take_back():
    """Once there is no way home it is told where there was one: before the step into the pit."""
    start = at(f"EQ 8x8 E=a1 V=d3 G=h7; barrier b2 {SIDES}; village g8")
    state = play(start, "NE", "hold")
    said = GAME.why(HOLD, state)
    assert [hear(part, state) for part in said] == [
        "There is no way home from here.",
        "Take back 2 turns: then there is a way home again.",
    ]
    assert hear(said[1], state, language="ru") == "Верните 2 хода: оттуда дорога домой есть."
    one = play(start, "NE")
    assert hear(GAME.why(HOLD, one)[1], one, BRIEF) == "Take back 1 turn."


def test_a_village_that_is_won_by_a_slide():
    """EQ-A14: the tile of the nudge is the first that acts."""
    state = at("EQ 8x8 E=a1 V=b3 G=h6; amulet c3; village d3")
    nudge, _, tried, _ = GAME.why(MOVES[2], state)
    assert hear(nudge, state) == "Look at the amulet on c3."
    assert hear(tried, state) == "Try east: that wins."


def test_hints_where_the_board_is_too_large():
    """Without a proof the way to the village must do; there may be none."""
    walls = "barrier b7 f2 m12 h9 d14 o5 i3 k13 wallN; barrier e9 l4 c11 n8 wallSE"
    around = "spike j8 k8 l8 j9 l9 j10 k10 l10"
    state = at(f"EQ 16x16 E=a1 V=c3 G=e5; village k9; {around}; {walls}")
    assert [hear(part, state) for part in GAME.why(MOVES[0], state)] == [
        "Look at the village on k9.",
        "Try north: the villager is then 8 from the village.",
    ]
    assert -100_000 < GAME.worth(state, ONE) < 0
    frozen = at(f"{GAME.format_position(state)}; turn=2 frozen=E")
    assert hear(GAME.why(HOLD, frozen)[1], frozen) == "Hold."
    bare = at(f"EQ 16x16 E=a1 V=c3 G=e5; {around}; {walls}")
    assert hear(GAME.why(MOVES[0], bare)[0], bare) == "There is no way home from here."


# drawing


def test_drawing():
    state = at(
        "EQ 8x6 E=a1 V=c3 G=e5; village c3; warp-NE b2; warp-N c2; snow h6; barrier a2 wallN"
    )
    assert GAME.draw(state) == (
        "    a   b   c   d   e   f   g   h",
        " 6  .   .   .   .   .   .   .   sn   6",
        " 5  .   .   .   .   G.  .   .   .    5",
        " 4  .   .   .   .   .   .   .   .    4",
        " 3  .   .   Vvi .   .   .   .   .    3",
        " 2  #   ne  n   .   .   .   .   .    2",
        " 1  E.  .   .   .   .   .   .   .    1",
        "    a   b   c   d   e   f   g   h",
        "# a2 NW,N,NE",
    )
    largest = at(f"EQ 16x16 E=a1 V=c3 G=e5; barrier a1 b1 c1 d1 {SIDES}")
    assert max(map(len, GAME.draw(largest))) <= 79
    assert len(GAME.draw(largest)) == 16 + 2 + 2


# all of it


def random_states(seed):
    dice = Random(seed)
    state = begin(puzzle=dice.randrange(1, len(PUZZLES) + 1))
    for _ in range(12):
        if state.outcome is not None:
            break
        move = dice.choice(GAME.legal_moves(state))
        step = GAME.apply(state, move)
        state = step.state
        yield state, [note.event for note in step.notices]


LONGEST = {BRIEF: 8, NORMAL: 14, FULL: 16}


@pytest.mark.parametrize("seed", range(25))
def test_announcements_are_short(seed):
    """Within the listening budget, and never over 79 columns a sentence."""
    for state, happened in random_states(seed):
        said = [part for event in happened for part in GAME.announce(event, ONE, state)]
        for verbosity, most in LONGEST.items():
            text = hear(said, state, verbosity)
            assert len(text.split()) <= most, text
            russian = [hear(part, state, verbosity, "ru") for part in said]
            assert all(len(part) <= 79 for part in russian)


@pytest.mark.parametrize("seed", range(5))
def test_the_cursor_is_short(seed):
    """With the square's name: three words in brief, six in normal verbosity."""
    for state, _ in random_states(seed):
        for place in state.field.layout.grid.cells():
            said = GAME.describe(place, state)
            if said is not None:
                assert len(hear(said, state).split()) <= 5
                assert len(hear(said, state, BRIEF).split()) <= 2 or "warp" in hear(said, state)


def test_catalogues_hold_no_word_too_many():
    """Both languages are loaded strictly: a missing word would raise."""
    english, russian = catalogue("en"), catalogue("ru")
    assert english.keys("escort-quest-") == russian.keys("escort-quest-")


# a turn taken back


@pytest.mark.parametrize(
    ("move", "english", "russian"),
    [(MOVES[1], "northeast", "шаг на северо-восток"), (HOLD, "hold", "стоянка на месте")],
)
def test_a_turn_taken_back_is_named_by_words(move, english, russian):
    """EQ-R10, A12: never by the letters of the notation."""
    state = begin()
    said = GAME.taken_back(move, ONE, ONE, state)
    assert hear(said, state) == english
    assert hear(said, state, language="ru") == russian
