"""What a person hears of Wayfinder, in both languages and at every length."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import MoveError
from tactilegrid.core.game import Topic
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.games.wayfinder import GAME
from tactilegrid.games.wayfinder.thinking import WON
from tests.games.wayfinder.wayfinder_table import (
    BLUE,
    BRIEF,
    FULL,
    GREEN,
    YELLOW,
    at,
    cell,
    hear,
    play,
    start,
    told,
)

SEA = "a1=GGGGY b1=YR c1=GGG d2=YYg e5=rrb d3=GYBR f6=GY"
RACE = {"turn_mode": "race", "countdown": 5}


def sea(**given):
    return at(SEA, "W G=a1 Y=f6 | S G=25 Y=5", **({"players": 3} | given))


def sea_that_is_over():
    """The same position three times."""
    moves = ["a1 N [GGGGYYYYY]", "@a2", "a2 S [GGGGYYYYY]", "@a1"]
    return play(at("a1=GGGGYYYYY", "W G=a1 | race=over"), *moves, *moves)


def asked(topic, state, viewer=GREEN, place=None, **how):
    where = cell(place) if place else None
    return [hear(part, state, viewer, **how) for part in GAME.summary(topic, viewer, state, where)]


def refused(state, text, **how):
    with pytest.raises(MoveError) as caught:
        GAME.read_move(text, state)
    return hear(caught.value.message, state, **how)


@pytest.mark.parametrize(
    ("given", "viewer", "language", "words"),
    [
        (
            {"players": 4},
            BLUE,
            "en",
            "Wayfinder for four. You are blue. {}",
        ),
        (
            {"players": 3},
            SPECTATOR,
            "en",
            "Wayfinder for three. {}",
        ),
        (
            {"players": 1, "level": 2},
            GREEN,
            "en",
            (
                "Wayfinder alone. You play green and yellow. "
                "First choose a square for each colour to start from."
            ),
        ),
        (
            {},
            YELLOW,
            "ru",
            "Кормчий на двоих. Ваш цвет: жёлтый. Сначала каждый выбирает клетку, откуда плыть.",
        ),
    ],
)
def test_opening(given, viewer, language, words):
    state = start(**given)
    heard = hear(GAME.opening(viewer, state), state, viewer, language=language)
    assert heard == words.format("First, each chooses a square to start from.")


def test_a_single_player_chooses_alone():
    """WF-R22: nobody else is spoken of."""
    state = start(players=1)
    words = "Wayfinder alone. You play green. First choose a square to start from."
    assert hear(GAME.opening(GREEN, state), state) == words
    assert hear(GAME.opening(GREEN, state), state, language="ru").endswith("откуда плыть.")
    (others,) = GAME.summary(Topic.OTHERS, GREEN, state)
    assert hear(others, state) == "No village of another colour is forming."


def test_opening_of_a_game_that_goes_on():
    assert hear(GAME.opening(GREEN, sea()), sea()) == "Wayfinder for three. You are green."


# squares


@pytest.mark.parametrize(
    ("name", "normal", "brief", "full"),
    [
        ("d3", "mixed 4", "mixed 4", "mixed, 4 gems"),
        ("c1", "green forming 3", "green 3", "green village forming, 3 gems"),
        (
            "d2",
            "yellow forming 2, green hut",
            "yellow 2",
            "yellow village forming, 2 gems, green hut",
        ),
        ("e5", "empty with 3 huts", "3 huts", "empty with 3 huts"),
        ("a1", "you on mixed 5", "you", "you on mixed, 5 gems"),
        ("f6", "Yellow on mixed 2", "Yellow", "Yellow on mixed, 2 gems"),
    ],
)
def test_squares(name, normal, brief, full):
    state = sea()
    said = GAME.describe(cell(name), state)
    assert hear(said, state) == normal
    assert hear(said, state, verbosity=BRIEF) == brief
    assert hear(said, state, verbosity=FULL) == full


@pytest.mark.parametrize(
    ("squares", "name", "words"),
    [
        ("a1=GY c3=GYg", "c3", "смесь 2 и зелёная хижина"),
        ("a1=GY c3=Brr", "c3", "синяя 1 и 2 хижины"),
        ("a1=GY c3=BB", "c3", "растёт синяя 2"),
        ("a1=GY c3=GYBRG", "c3", "смесь 5"),
        ("a1=GY c3=r", "c3", "только красная хижина"),
        ("a1=GY", "a1", "вы: смесь 2"),
    ],
)
def test_squares_in_russian(squares, name, words):
    state = at(squares)
    assert hear(GAME.describe(cell(name), state), state, language="ru") == words


def test_full_words_of_huts():
    state = at("a1=GY c3=GYgg d4=BBBrr e5=rrr")
    said = [GAME.describe(cell(name), state) for name in ("c3", "d4", "e5")]
    assert [hear(each, state, verbosity=FULL) for each in said] == [
        "mixed, 2 gems, 2 green huts",
        "blue village forming, 3 gems, 2 red huts",
        "empty with 3 red huts",
    ]
    russian = hear(said[0], state, verbosity=FULL, language="ru")
    assert russian == "смесь, 2 камня, 2 зелёных хижины"


def test_nothing_is_said_of_a_bare_square_or_what_is_no_square():
    state = sea()
    for place in (cell("b6"), Cell(9, 9), Edge(Cell(0, 0), Direction.NORTH)):
        assert GAME.describe(place, state) is None


def test_things_of_interest_and_the_way_home():
    state = sea()
    names = [GAME.grid(state.setup.options).name(place) for place in GAME.points(state)]
    assert names == ["f6", "e5", "d2", "a1", "c1"]
    assert GAME.home(GREEN, state) == cell("a1")
    assert GAME.home(YELLOW, state) == cell("f6")
    assert GAME.home(BLUE, state) == GAME.home(SPECTATOR, start()) == cell("c3")
    assert GAME.home(SPECTATOR, state) == cell("a1")


# events


def test_a_voyage_is_told_gem_by_gem():
    """WF-R6: who sails hears what is next."""
    state = play(start(players=4), "@c3", "@a1", "@f6", "@d4")
    move = "c3 E Y N G B R"
    drops = "d3 yellow, d4 green, d5 blue, d6 red."
    assert told(state, move) == f"Voyage: {drops} Now place."
    assert told(state, move, BLUE) == f"Green sails: {drops}"
    assert told(state, move, verbosity=BRIEF) == drops
    assert told(state, move, BLUE, verbosity=BRIEF) == f"Green: {drops}"
    full = f"Voyage from c3: {drops} Now place your Wayfinder."
    assert told(state, move, verbosity=FULL) == full
    russian = "Плавание: d3 жёлтый, d4 зелёный, d5 синий, d6 красный. Теперь ставьте."
    assert told(state, move, language="ru") == russian


def test_villages_and_scores():
    """WF-R14: what it brought, and how the scores stand."""
    state = at("a1=GR b1=GGGG c1=RRRR f6=GY", "W G=a1 Y=f6", players=4)
    words = "Voyage: b1 green, c1 red. Village on b1: 25. Village on c1: 5."
    scores = "Scores: you 30, Yellow 0, Blue 0, Red 0."
    assert told(state, "a1 E G R") == f"{words} {scores} Now place."
    assert told(state, "a1 E G R", YELLOW, verbosity=BRIEF) == (
        "Green: b1 green, c1 red. Village on b1: 25. Village on c1: 5."
        " Scores: Green 30, you 0, Blue 0, Red 0."
    )
    full = told(state, "a1 E G R", verbosity=FULL)
    assert "Green village on b1: 25. Red village on c1: 5." in full


def test_a_long_voyage_is_told_in_several_sentences():
    state = at("a1=GGYYBBR f6=GY")
    words = told(state, "a1 N G Y G Y [BBR]")
    assert words == (
        "Voyage: a2 green, a3 yellow, a4 green, a5 yellow. Then a6: 2 blue, red. Now place."
    )


def test_placing_and_what_follows():
    """WF-R20, R4."""
    state = start()
    assert told(state, "@c3") == "You on c3."
    assert told(state, "@c3", YELLOW) == "Green on c3."
    assert told(state, "@c3", verbosity=FULL) == "You place your Wayfinder on c3."
    nowhere = at("a1=GY", "W Y=a1 | to=G | phase=place")
    words = "You have no square to place on. From now on each places first and then sails."
    assert told(nowhere, "@-") == words
    over = at("a1=GY", "W - | race=over | phase=place")
    assert told(over, "@a1") == "You on a1. Now sail."
    assert told(over, "@a1", YELLOW) == "Green on a1."


@pytest.mark.parametrize(
    ("state", "move", "mine", "theirs"),
    [
        (
            at("a1=GY b1=R a2=B f6=GY", "W G=a1 Y=f6"),
            "--",
            "You have no voyage from a1 and pass. Now place.",
            "Green has no voyage from a1 and passes.",
        ),
        (
            at("a1=GY", "W Y=a1 | to=G | phase=voyage"),
            "--",
            "You have no Wayfinder on the map and pass. Now place.",
            "Green has no Wayfinder on the map and passes.",
        ),
        (
            at("a1=GY", "W Y=a1 | mode=race | phase=voyage | lost=G", **RACE),
            "--",
            "You lose this turn. Now place.",
            "Green loses this turn.",
        ),
        (
            at("a1=GY f6=GY", "W Y=a1 | mode=race | phase=place", **RACE),
            "late",
            "Too late: you lose your next turn.",
            "Green is too late and loses the next turn.",
        ),
    ],
)
def test_turns_without_a_voyage(state, move, mine, theirs):
    """WF-R17, R19, A11."""
    assert told(state, move) == mine
    assert told(state, move, YELLOW) == theirs


def test_the_colours_of_one_player_are_called_by_name():
    """WF-R22."""
    state = play(start(players=1, level=2), "@c3")
    assert told(state, "@a1") == "Yellow on a1. Green next."
    state = play(state, "@a1")
    assert told(state, "c3 E Y N G B R") == (
        "Green sails: d3 yellow, d4 green, d5 blue, d6 red. Now Green places."
    )
    assert hear(GAME.seat_name(GREEN, state.setup.options), state) == "Wayfinder"
    assert asked(Topic.STATUS, state)[0] == "Scores: Green 0, Yellow 0."


def test_the_end_and_its_scoring():
    """WF-R24, R25, A17, R22."""
    state = at("a1=GY b1=YY", "W G=a1 | S G=30 Y=5")
    assert told(state, "a1 E Y G") == (
        "Voyage: b1 yellow, c1 green. No voyage is left: the game ends."
        " You: 30 and 1 from 1 square, in all 31. Yellow: 5 and 16 from 1 square, in all 21."
        " You win with 31."
    )
    assert told(state, "a1 E Y G", YELLOW).endswith("Green wins with 31.")
    level = at("a1=GY", "W G=a1 | S G=9 Y=9", waypoint_map="R" * 36)
    assert told(level, "a1 E Y G").endswith("Green and Yellow share the win, 10 each.")
    alone = at("a1=GY b1=YY", "W G=a1 | S G=30", players=1)
    assert told(alone, "a1 E Y G").endswith(
        "You: 30 and 1 from 1 square, in all 31. 31 points in all."
    )
    capped = start(ply_cap=1)
    assert "The limit of 1 move is reached: the game ends." in told(capped, "@a1")


def test_giving_up():
    step = GAME.resign(start(), GREEN)
    said = [part for each in step.notices for part in GAME.announce(each.event, GREEN, step.state)]
    assert hear(said, step.state, GREEN) == "You resign. Yellow wins."
    assert hear(said, step.state, YELLOW) == "Green resigns. You win."


def test_a_position_that_comes_back_is_announced():
    """WF-A12."""
    state = at("a1=GGGGYYYYY", "W G=a1 | race=over")
    moves = ["a1 N [GGGGYYYYY]", "@a2", "a2 S [GGGGYYYYY]", "@a1"]
    again = play(state, *moves[:3])
    words = "You on a1. Now sail. This position stood once before. Once more ends the game."
    assert told(again, "@a1") == words
    after = play(again, "@a1")
    assert asked(Topic.STATUS_LONG, after)[-1] == "This position stood once before."
    third = play(after, *moves[:3])
    assert "The same position, time number 3: the game ends." in told(third, "@a1")


# questions


def test_status():
    """WF-R25: the points so far, and what the end scoring would add."""
    state = sea()
    assert asked(Topic.STATUS, state) == [
        "Scores: you 25, Yellow 5, Blue 0.",
        "If it ended now: you 34, Yellow 14, Blue 0.",
    ]
    assert asked(Topic.STATUS, state, language="ru")[0] == "Счёт: вы 25, Жёлтый 5, Синий 0."
    over = sea_that_is_over()
    assert asked(Topic.STATUS, over) == ["Final scores: you 0, Yellow 0."]
    assert asked(Topic.STATUS_LONG, over)[0] == "Final scores: you 0, Yellow 0."
    assert asked(Topic.STATUS, over, language="ru") == ["Итог: вы 0, Жёлтый 0."]
    left = GAME.resign(GAME.resign(state, YELLOW).state, BLUE).state
    assert asked(Topic.STATUS, left) == ["Scores: you 25."]
    assert asked(Topic.STATUS_LONG, state)[2:] == [
        "Your Wayfinder is on a1: 4 green, yellow.",
        "Yellow on f6: green, yellow.",
        "Blue is not placed.",
    ]
    lost = at("a1=GY", "W Y=a1 | mode=race | phase=voyage | lost=G | race=over", **RACE)
    assert asked(Topic.STATUS_LONG, lost)[2:] == [
        "Your Wayfinder is not placed.",
        "You lose your next turn.",
        "Yellow on a1: green, yellow.",
        "From now on each places first and then sails.",
    ]


def test_who_has_what():
    state = sea()
    assert asked(Topic.MINE, state) == [
        "Your Wayfinder is on a1: 4 green, yellow.",
        "Green forming: c1 3.",
        "Green huts: d2 1.",
    ]
    assert asked(Topic.OTHERS, state) == [
        "Yellow on f6: green, yellow.",
        "Yellow forming: d2 2.",
        "Blue is not placed.",
        "Blue: no village forming.",
        "Blue huts: e5 1.",
        "Red huts: e5 2.",
    ]
    assert asked(Topic.MINE, state, SPECTATOR)[1] == "Green forming: c1 3."
    many = at("a1=GY a2=G b2=G c2=G d2=G e2=G f2=G a3=Gg b3=g")
    assert asked(Topic.MINE, many)[1:] == [
        "Green forming: a2 1, b2 1, c2 1, d2 1, e2 1, f2 1.",
        "a3 1.",
        "Green huts: a3 1, b3 1.",
    ]


def test_waypoints_are_read_after_the_board():
    """WF-A2."""
    assert asked(Topic.BOARD, start())[0] == "Green waypoints: a1, e1, c2, a3, e3, c4, a5, e5, c6."
    assert len(asked(Topic.BOARD, start(size=8))) == 8


def test_all_moves_count_first():
    state = play(start(), "@c3", "@a1")
    assert asked(Topic.MOVES, state) == [
        "384 voyages from c3.",
        "By first square: c4 120, d3 120, c2 72, b3 72.",
    ]
    assert asked(Topic.MOVES, start())[:2] == [
        "36 squares to place on.",
        "Voyages from each: a1 192, b1 240, c1 264, d1 264, e1 240, f1 192.",
    ]
    stuck = at("a1=GY b1=R a2=B f6=GY", "W G=a1 Y=f6")
    assert asked(Topic.MOVES, stuck) == ["No voyage is possible from a1. Enter passes."]
    nowhere = at("a1=GY", "W Y=a1 | to=G | phase=place")
    assert asked(Topic.MOVES, nowhere) == ["No square to place on. Enter goes on."]
    over = GAME.resign(start(), GREEN).state
    assert asked(Topic.MOVES, over) == ["The game is over."]


def test_what_can_be_done_from_one_square():
    state = sea()
    assert asked(Topic.MOVES, state, place="a1") == ["a1: 4 green, yellow. Choose a neighbour."]
    assert asked(Topic.MOVES, state, place="c1") == ["Your Wayfinder is on a1: begin there."]
    assert asked(Topic.MOVES, start(), place="c3") == ["384 voyages from c3."]
    placing = at(SEA, "W Y=f6 | phase=place")
    assert asked(Topic.MOVES, placing, place="c1") == [
        "c1 is a forming green village: a Wayfinder needs two colours."
    ]
    assert asked(Topic.MOVES, placing, place="f6") == ["The Wayfinder on f6 is Yellow."]
    over = GAME.resign(start(), GREEN).state
    assert asked(Topic.MOVES, over, place="a1") == ["The game is over."]
    stuck = at("a1=GY b1=R a2=B f6=GY", "W G=a1 Y=f6")
    assert asked(Topic.MOVES, stuck, place="a1") == ["No voyage is possible from a1. Enter passes."]


def test_one_square_in_detail():
    """Exact gems and huts, waypoint, and its worth at the end (WF-R24)."""
    state = sea()
    assert asked(Topic.DETAIL, state, place="a1") == [
        "a1: 4 green, yellow. Green waypoint.",
        "Your Wayfinder is here.",
        "84 voyages from a1.",
    ]
    assert asked(Topic.DETAIL, state, place="d2") == [
        "d2: 2 yellow. Yellow waypoint.",
        "Built: green hut.",
        "Worth 9 to yellow at the end.",
    ]
    assert asked(Topic.DETAIL, state, place="e5") == [
        "e5, no gems. Green waypoint.",
        "Built: blue hut, 2 red huts.",
    ]
    assert asked(Topic.DETAIL, at("a1=GY c1=RR"), place="c1")[1] == (
        "Neutral red scores for nobody."
    )
    assert asked(Topic.EDGES, state, place="a1") == [
        "North empty; east mixed 2; south edge; west edge."
    ]
    for topic in (Topic.DETAIL, Topic.EDGES):
        assert asked(topic, state) == ["Name a square first."]


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        ("c1", "Your Wayfinder is on a1: begin there.", "Ваш кормчий на a1: начинайте оттуда."),
        ("a1 W G", "The map ends beyond a1.", "За a1 карта кончается."),
        ("a1 E B", "No blue in hand: green, yellow.", "В руке нет, синий. Есть зелёный, жёлтый."),
        ("a1 E Y E Y", None, "На c1 растёт зелёная: только зелёный, а его в руке нет."),
        (
            "hello",
            "Not a move: hello. Say c3 E G Y N B R, or d4 to place.",
            "Это не ход: hello. Скажите c3 E G Y N B R, а чтобы поставить, d4.",
        ),
        ("z9 E G", "That square is not on this map; the far corner is f6.", None),
    ],
)
def test_refusals(text, english, russian):
    """Each says what is wrong and what would be possible."""
    state = sea() if text != "a1 E Y E Y" else at("a1=YY" + "R b1=YR c1=GGG f6=GY")
    if english:
        assert refused(state, text) == english
    if russian:
        assert refused(state, text, language="ru") == russian


def test_hints():
    """First what kind of move it is, then the move and what it brings."""
    state = at("a1=GGGY b1=YR c1=GG f6=GY")

    def hints(text, where=state, **how):
        return [hear(part, where, **how) for part in GAME.why(GAME.read_move(text, where), where)]

    assert hints("a1 E Y [GGG]") == [
        "You can make a village this turn.",
        "Try b1 yellow, c1: 3 green; scores 25.",
    ]
    assert hints("a1 E Y G G G")[1] == (
        "Try b1 yellow, c1 green, d1 green, e1 green; end scoring 10 more."
    )
    assert hints("a1 E G G G Y") == [
        "Your own villages can grow.",
        "Try b1 green, c1 green, d1 green, e1 yellow; end scoring 6 more.",
    ]
    assert hints("a1 N [GGGY]")[1] == "Try a2: 3 green, yellow; end scoring unchanged."
    long = at("a1=GGYYBBR f6=GY")
    assert hints("a1 N G Y G Y [BBR]", long)[1] == ("Try a1 N G Y G Y [BBR]: end scoring 2 more.")
    costly = at("a1=YY" + "B b1=GGG f6=GY", "W G=a1")
    assert hints("a1 N [YYB]", costly)[0] == "Nothing to gain at once: keep your squares safe."
    assert hints("@c3", start()) == [
        "Look for a square near villages that lack little.",
        "Try c3: mixed 4.",
    ]
    near = at("a1=GY b1=GGGG f6=YB", "W Y=f6 | S G=0 Y=0 | to=G | phase=place")
    assert hints("@a1", near)[1] == "Try a1: mixed 2; from there 25 can be scored."
    heap = at(f"a1={'G' * 7}{'Y' * 6} b1=GGGG f6=YB", "W Y=f6 | S G=0 Y=0 | to=G | phase=place")
    assert hints("@a1", heap)[1] == "Try a1: mixed 13."
    rival = at("a4=YB b4=YYYY b5=R c4=R b1=GR b2=YB", "W G=b1 Y=a4")
    assert hints("b1 N G R", rival) == [
        "Look at what can be scored next.",
        "Try b2 green, b3 red; Yellow can score 25 less next.",
    ]
    assert hints("b1 N G R", rival, language="ru")[1] == (
        "Попробуйте b2 зелёный, b3 красный; Жёлтый: на 25 меньше."
    )
    stuck = at("a1=GY b1=R a2=B f6=GY", "W G=a1 Y=f6")
    assert hints("--", stuck)[1] == "There is only one thing to do."
    assert (
        hints("a1 E Y [GGG]", language="ru")[1] == "Попробуйте b1 жёлтый, c1: 3 зелёных; даёт 25."
    )


@pytest.mark.parametrize(
    ("move", "english", "russian"),
    [
        ("a1 E Y [GGG]", "the voyage from a1 to c1", "плавание с a1 на c1"),
        ("@f6", "placed on f6", "постановка на f6"),
        ("@-", "no square to place on", "нет свободного места"),
        ("late", "too late", "опоздание"),
        ("--", "pass", "пропуск хода"),
    ],
)
def test_moves_taken_back_are_called_by_what_they_were(move, english, russian):
    states = {
        "a1 E Y [GGG]": at("a1=GGGY b1=YR c1=GG f6=GY"),
        "@f6": start(),
        "@-": at("a1=GY", "W Y=a1 | to=G | phase=place"),
        "late": at(
            "a1=GY f6=GY", "W Y=f6 | mode=race | to=G | phase=place", turn_mode="race", countdown=5
        ),
        "--": at("a1=GY b1=R a2=B f6=GY", "W G=a1 Y=f6"),
    }
    state = states[move]
    said = GAME.taken_back(GAME.parse_move(move, state), GREEN, YELLOW, state)
    assert hear(said, state) == english
    assert hear(said, state, language="ru") == russian


# thinking and drawing


def test_worth():
    """Points, what is forming, and villages within reach; a won game is above them all."""
    state = at("a1=GGGY b1=YR c1=GG f6=GY", "W G=a1 Y=f6")
    village = play(state, "a1 E Y [GGG]")
    waste = play(state, "a1 N [GGGY]")
    assert GAME.worth(village, GREEN) > GAME.worth(waste, GREEN)
    assert GAME.worth(village, YELLOW) == -GAME.worth(village, GREEN)
    ended = play(at("a1=GY b1=YY", "W G=a1 | S G=30 Y=5"), "a1 E Y G")
    assert GAME.worth(ended, GREEN) > WON > -WON // 2 > GAME.worth(ended, YELLOW)
    near = at("a1=GGGY c1=GG f6=YB", "W G=a1")
    far = at("a1=YYYB c1=GG f6=YB", "W G=a1")
    assert GAME.worth(near, GREEN) > GAME.worth(far, GREEN)
    gone = GAME.resign(start(players=3), GREEN).state
    assert GAME.worth(gone, GREEN) == -WON
    assert GAME.worth(GAME.resign(gone, YELLOW).state, BLUE) == WON
    assert GAME.worth(GAME.resign(start(players=1), GREEN).state, GREEN) == -WON
    assert GAME.worth(at("a1=GY c1=GG", "W G=a1 | S G=25", players=1), GREEN) > 1000


def test_the_drawn_map():
    state = at("a1=GYBRGYBRGGGGGGGGGG b1=YYgg f6=BRr", "W G=a1", size=6)
    lines = GAME.draw(state)
    assert lines[0] == "    a        b        c        d        e        f"
    assert lines[-5].startswith(" 1 G+Y2B2R2|YY      |")
    assert lines[-4].startswith("           |gg      |")
    assert lines[-3].startswith("   @G ~g   |~y      |~b")
    assert all(len(line) <= 79 for line in GAME.draw(start(size=8)))
