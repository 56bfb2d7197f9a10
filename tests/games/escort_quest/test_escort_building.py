"""A puzzle built at the table: what is laid and said, what it lacks, when it can be played."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import AmbiguousMove, BadNotation, BadPosition, IllegalMove
from tactilegrid.core.game import Choice, Topic
from tactilegrid.core.options import BadOption, settle
from tactilegrid.core.selection import Selection, touch
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.draft import Build, Lay, Reopen, Spread, Start
from tactilegrid.games.escort_quest.field import NOWHERE
from tactilegrid.games.escort_quest.position import MOVES
from tactilegrid.games.escort_quest.solver import solve
from tactilegrid.speech.listener import Verbosity
from tests.contract.contract import Rules, game_of
from tests.games.escort_quest.escort_table import (
    ONE,
    at,
    begin,
    cell,
    events,
    hear,
    options,
    play,
    reason,
    refused,
    stands,
    told,
    written,
)

BRIEF = Verbosity.BRIEF
SIDES = "N,NE,E,SE,S,SW,W,NW"
WHOLE = "c4 villager", "d5 goblin", "g8 village", "b1 escort"


def rule_of(state, text):
    with pytest.raises(IllegalMove) as caught:
        GAME.read_move(text, state)
    return caught.value.rule


def asked(topic, state, place=None):
    where = cell(place) if place else None
    return [hear(part, state) for part in GAME.summary(topic, ONE, state, where)]


@pytest.fixture(scope="module")
def bare():
    return begin(puzzle="new")


@pytest.fixture(scope="module")
def whole(bare):
    return play(bare, *WHOLE)


# the settings


@pytest.mark.parametrize(
    ("given", "size"), [("new", (8, 8)), ("NEW:9x7", (9, 7)), ("new: 5x6", (5, 6))]
)
def test_a_new_puzzle_has_a_board_of_its_size(given, size):
    """EQ-A1: 5 to 16 squares a side."""
    state = begin(puzzle=given)
    assert (state.field.width, state.field.height) == size
    assert GAME.grid(state.options) == state.field.layout.grid
    assert [token.square for token in state.tokens] == [NOWHERE] * 3
    assert GAME.home(ONE, state) == cell("a1")
    assert GAME.points(state) == ()


@pytest.mark.parametrize("given", ["edit:low-wall", "edit: 3", "EDIT:Low-Wall"])
def test_a_shipped_puzzle_is_taken_apart(given):
    state = begin(puzzle=given)
    assert state.building
    assert stands(state) == ["a1", "c1", "f4"]
    assert GAME.home(ONE, state) == cell("a1")


def test_any_puzzle_is_taken_apart_though_it_lacks_something():
    state = begin(puzzle="edit:EQ 6x6 V=c3; spike a1")
    assert GAME.format_position(state) == "EQ 6x6 E=- V=c3 G=-; spike a1; building=0 seed=0"


@pytest.mark.parametrize("given", ["new:4x4", "new:9", "new:5x5", "edit:", "edit:nowhere"])
def test_no_such_board_or_puzzle(given):
    with pytest.raises(BadOption):
        begin(puzzle=given)


# what is heard


def test_the_start_is_told(bare):
    assert hear(GAME.opening(ONE, bare), bare) == (
        "Building a puzzle, 8 by 8. Nothing lies there yet. Enter on a square lays something."
    )
    russian = hear(GAME.opening(ONE, bare), bare, language="ru")
    assert russian.startswith("Постройка задачи, 8 на 8. Пока ничего нет.")
    taken_apart = begin(puzzle="edit:1")
    assert hear(GAME.opening(ONE, taken_apart), taken_apart) == (
        "Building a puzzle, 6 by 6. Shortest win 3 turns, easy."
    )


def test_every_ply_says_the_square_and_what_is_missing(bare):
    assert told(bare, "c4 villager") == "c4, villager. Still missing: escort, goblin, village."
    state = play(bare, "c4 villager")
    assert told(state, "d5 goblin", language="ru") == (
        "d5, гоблин. Не хватает: проводник, деревня."
    )
    state = play(state, "d5 goblin")
    assert told(state, "g8 village", verbosity=BRIEF) == "g8, village. Missing: escort."
    state = play(state, "g8 village")
    assert told(state, "b1 escort") == "b1, you. Shortest win 4 turns, easy."


def test_what_breaks_a_rule_is_told_with_its_number_and_square(whole):
    """EQ-R7, EQ-R8."""
    assert told(whole, "e6 village") == (
        "e6, village. EQ-R7: village e6 is 2 from the villager on c4, not 3."
    )
    assert told(whole, "d6 goblin") == (
        "d6, goblin. No longer d5. EQ-R8: goblin d6 is not diagonal to the villager on c4."
    )


def test_what_is_wrong_is_told_before_all_is_there(bare):
    """EQ-R7: with the villager and a village on the board it can be known."""
    state = play(bare, "c4 villager")
    assert told(state, "e5 village") == (
        "e5, village. Still missing: escort, goblin. "
        "EQ-R7: village e5 is 2 from the villager on c4, not 3."
    )


def test_tiles_and_barriers_are_heard_with_their_sides(whole):
    """EQ-R3: a tile over a barrier opens all its sides."""
    assert told(whole, "a8 warp-NE").startswith("a8, warp northeast. Shortest win")
    assert told(play(whole, "a8 warp-NE"), "a7 warp-NE").startswith(
        "a7, warp northeast. No longer a8. "
    )
    state = play(whole, "f3 barrier wallN")
    assert told(whole, "f3 barrier wallN").startswith("f3, barrier northwest north northeast. ")
    assert told(state, "f3 side-N").startswith("f3, barrier northeast northwest. ")
    assert told(state, "f3 spikes").startswith("f3, spikes. ")
    covered = play(state, "f3 spikes")
    assert told(covered, "f3 side-E").startswith(
        "f3, barrier. Open on all sides: spikes over a barrier. "
    )
    assert told(whole, "b1 barrier pipeN,S").startswith("b1, barrier. Open only north and south. ")
    shut = play(whole, "b1 side-N")
    assert told(shut, "b1 side-N").startswith("b1, you. Shortest win ")
    gone = play(whole, "f3 side-N", "f3 side-N")
    assert GAME.describe(cell("f3"), gone) is None
    assert told(covered, "f3 -").startswith("f3, empty. ")
    assert told(whole, "b1 empty") == "b1, empty. Still missing: escort."


def test_what_cannot_be_laid_is_refused(bare, whole):
    """EQ-R5: one token a square."""
    assert refused(whole, "c4 escort") == "EQ-R5: c4 is taken: villager. One token a square."
    assert rule_of(whole, "c4 escort") == "EQ-R5"
    assert refused(whole, "c4 villager") == "c4 is like that already."
    assert refused(bare, "c4 empty") == "c4 is like that already."
    assert refused(play(bare, "c4 barrier N"), "c4 barrier N") == "c4 is like that already."
    assert refused(bare, "c9 village") == "c9 is not on this board."
    assert refused(bare, "edit") == "You are building already."
    assert refused(bare, "build 1") == "2 to 20 turns can be built, as in build 6."
    with pytest.raises(IllegalMove) as caught:
        GAME.check(Start(anyway=True), whole)
    assert hear(caught.value.message, whole) == "It can be won: ready."
    with pytest.raises(IllegalMove) as caught:
        GAME.check(MOVES[0], whole)
    assert hear(caught.value.message, whole) == "You are building. ready begins play."


@pytest.mark.parametrize(
    "text",
    ["", "c4", "c4 dragon", "c4 barrier", "c4 barrier up", "c4 village N", "village", "a b c d"],
)
def test_what_is_no_ply(bare, text):
    with pytest.raises((BadNotation, AmbiguousMove)):
        GAME.read_move(text, bare)
    with pytest.raises(BadNotation):
        GAME.parse_move(text, bare)


# questions


def ask(state, *places):
    """The question after those touches, and its answers."""
    selection, pick = Selection(), None
    for place in places:
        pick = touch(selection, place, GAME, state)
        selection = pick.selection
    assert pick.choices
    inquiry, offered = GAME.inquire(pick.moves, state)
    return hear(inquiry.question, state), [hear(label, state) for label in inquiry.labels], offered


def test_enter_asks_what_to_lay_by_number(bare, whole):
    question, labels, offered = ask(bare, cell("c4"))
    assert question == "c4: Enter tile, 2 barrier, 3 escort, 4 villager, 5 goblin."
    assert labels == ["tile", "barrier", "escort", "villager", "goblin"]
    assert offered[3] == Choice("villager")
    question, *_ = ask(bare, cell("c4"), Choice("tile"))
    assert question == (
        "Enter village, 2 spikes, 3 crosshairs, 4 amulet, 5 guardian, 6 snow, 7 warp."
    )
    question, labels, _ = ask(bare, cell("c4"), Choice("tile"), Choice("warp"))
    assert question == "Warp to where? Enter north, then on to 8, northwest."
    assert labels[2] == "east"
    question, *_ = ask(bare, cell("c4"), Choice("barrier"))
    assert question == "Enter wall of three sides, 2 corridor, 3 one side more or less."
    question, labels, _ = ask(bare, cell("c4"), Choice("barrier"), Choice("corridor"))
    assert labels == ["north", "northeast", "east", "southeast"]
    question, *_ = ask(whole, cell("b1"))
    assert question == "b1: Enter play, 2 tile, 3 barrier, 4 nothing, 5 build."
    question, labels, _ = ask(whole, cell("b1"), Choice("build"))
    assert question == "Of how many turns? Enter 3, then on to 9, 11."


def test_a_square_by_itself_is_a_question(bare):
    with pytest.raises(AmbiguousMove) as caught:
        GAME.read_move("c4", bare)
    assert set(caught.value.moves) < set(GAME.legal_moves(bare))
    assert hear(caught.value.message, bare) == "Lay what on c4?"


def test_barriers_of_any_sides_have_touches_too(bare):
    move = GAME.parse_move("barrier c4 N,E", bare)
    assert GAME.touches(move, bare)[-1] == Choice("E,N") or GAME.touches(move, bare)
    assert GAME.written(GAME.touches(Build(5), bare), bare) == "build-5"
    assert GAME.written((cell("c4"),), bare) == ""
    assert GAME.fits((Choice("tile"),), bare) is None
    assert hear(GAME.picked((cell("c4"),), (), bare), bare) == "c4, empty."
    assert hear(GAME.picked((Choice("x"),), (), bare), bare).startswith("Nothing lies there")


# what is asked


def test_status_says_what_there_is_and_how_soon_it_is_won(bare, whole):
    """EQ-R2: tiles on about half of the squares are usual."""
    assert asked(Topic.STATUS, bare) == [
        "Still missing: escort, villager, goblin, village.",
        "0 tiles, 0 barriers.",
    ]
    assert asked(Topic.STATUS, whole) == ["Shortest win 4 turns, easy.", "1 tile, 0 barriers."]
    long = asked(Topic.STATUS_LONG, whole)
    assert long[2] == "Usual are 32 tiles on 64 squares, EQ-R2."
    assert long[-1].startswith("Searched: ")
    assert asked(Topic.STATUS_LONG, bare)[-1] == "Goblin: not on the board."
    assert asked(Topic.MINE, bare) == ["Escort: not on the board."]
    assert asked(Topic.OTHERS, whole) == ["Villager c4.", "Goblin d5."]
    assert asked(Topic.BOARD, whole) == ["1 village: g8."]
    assert asked(Topic.DETAIL, whole, "g8")[0] == "g8, village."
    assert asked(Topic.EDGES, play(whole, "f3 barrier N"), "f3") == ["Closed north."]
    assert asked(Topic.EDGES, bare) == ["Name a square first."]
    assert len(asked(Topic.MOVES, bare)) == 4


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("EQ 8x8 E=a1 V=c3 G=e5; village g7", "Shortest win 4 turns, easy."),
        ("puzzle 13", "medium."),
        ("puzzle 33", "hard."),
        (f"EQ 8x8 E=a1 V=c3 G=e5; village g7; barrier a1 {SIDES}", "It cannot be won."),
    ],
)
def test_difficulty_goes_by_the_shortest_win(text, said):
    state = begin(puzzle=f"edit:{text.removeprefix('puzzle ')}")
    assert asked(Topic.STATUS, state)[-2].endswith(said)


def test_what_a_search_cannot_tell_is_not_known():
    """The largest boards have more positions than anyone would wait for."""
    walls = "barrier b7 f2 m12 h9 d14 o5 i3 k13 wallN; barrier e9 l4 c11 n8 wallSE"
    around = "spike j8 k8 l8 j9 l9 j10 k10 l10"
    state = begin(puzzle=f"edit:EQ 16x16 E=a1 V=c3 G=e5; village k9; {around}; {walls}")
    assert asked(Topic.STATUS, state)[0] == "Whether it can be won is not known."
    assert Start() in GAME.legal_moves(state)


# playing


def test_what_lacks_something_cannot_be_played(bare, whole):
    """EQ-R1, EQ-R7, EQ-R8."""
    assert refused(bare, "ready") == "Still missing: escort, villager, goblin, village."
    assert rule_of(bare, "ready") == "EQ-R1"
    assert rule_of(bare, "ready anyway") == "EQ-R1"
    assert rule_of(play(whole, "e6 village"), "ready") == "EQ-R7"
    assert rule_of(play(whole, "d6 goblin"), "ready") == "EQ-R8"


def test_what_cannot_be_won_is_played_only_anyway(whole):
    """EQ-R15: the proof is the number of positions that can be reached."""
    state = play(whole, f"b1 barrier {SIDES}")
    assert told(whole, f"b1 barrier {SIDES}").endswith("It cannot be won.")
    assert refused(state, "ready").startswith("EQ-R15: it cannot be won, ")
    assert written(state)[-10] == "ready-anyway"
    after = play(state, "ready anyway")
    assert not after.building
    assert GAME.legal_moves(after)[-1] == Reopen()
    assert "ready" in written(whole)
    assert GAME.parse_move("ready-anyway", state) == Start(anyway=True)
    assert written(after)[-1] == "edit"
    assert GAME.read_move("ready anyway", whole) == Start()


def test_play_and_back_to_building(whole):
    """From nothing to a win; the building can be gone back to from play."""
    assert told(whole, "ready") == ("Play. You b1, villager c4, goblin d5. edit builds on.")
    state = play(whole, "ready")
    assert (state.turn, state.plies) == (1, 5)
    line = [GAME.format_move(move) for move in solve(state).line]
    assert reason(play(state, *line)) == "home"
    first = play(state, line[0])
    back = play(first, "edit")
    assert back.building
    assert stands(back) == stands(whole)
    assert back.plies == 7
    assert told(first, "edit") == "Building again. ready plays it."
    assert asked(Topic.MOVES, first)[-1].startswith("edit goes back to the building")
    assert (
        hear(GAME.why(Reopen(), first), first)
        == "You can change the puzzle. Go back to building: edit."
    )
    assert GAME.habit(first, ONE, "novice", 1) is None
    assert refused(first, "ready").startswith("Not a move")


def test_the_way_back_by_touch(whole):
    """Enter on the escort twice; where he is held it is an answer."""
    state = play(whole, "ready")
    own = cell("b1")
    pick = touch(touch(Selection(), own, GAME, state).selection, own, GAME, state)
    assert pick.move == Reopen()
    assert GAME.written((own, own), state) == "edit"
    held = play(whole, f"b1 barrier {SIDES}", "ready anyway")
    question, labels, offered = ask(held, own)
    assert question.endswith("you can only hold. 2 builds on.")
    assert labels == ["hold", "build on"]
    assert offered[1] == Reopen()


def test_only_ones_own_puzzle_is_built(whole):
    """EQ-R2: a shipped puzzle is laid already."""
    shipped = begin(puzzle="1")
    assert refused(shipped, "edit").startswith("This puzzle is not yours to build.")
    assert GAME.building(shipped) is None
    with pytest.raises(IllegalMove):
        GAME.load_move("EQ 6x6", shipped)
    with pytest.raises(IllegalMove) as caught:
        GAME.check(Lay(cell("a1"), "village"), play(whole, "ready"))
    assert caught.value.rule == "EQ-R2"
    line = [GAME.format_move(move) for move in solve(play(whole, "ready")).line]
    won = play(whole, "ready", *line)
    assert refused(won, "edit") == "The game is over."
    assert GAME.legal_moves(won) == ()


def test_limits_hold_over_both_phases():
    state = play(begin(puzzle="new", ply_cap=6), *WHOLE, "ready")
    happened, after = events(state, GAME.format_move(solve(state).line[0]))
    assert reason(after) == "ply-cap"
    assert hear(GAME.announce(happened[-1], ONE, after), after) == (
        "Over: the limit of 6 moves is reached."
    )
    over = play(begin(puzzle="new", ply_cap=1), "c4 villager")
    assert reason(over) == "ply-cap"
    assert GAME.legal_moves(over) == ()
    assert asked(Topic.MOVES, over) == ["The game is over."]
    assert refused(over, "c4") == "Nothing to lay: c4. Name square and thing, like c4 village."
    assert refused(over, "c5 goblin") == "The game is over."
    text = GAME.format_position(over)
    assert text.endswith("building=1 seed=0 end=ply-cap")
    assert GAME.parse_position(text, over.options) == over
    assert GAME.worth(over, ONE) < 0 == GAME.worth(begin(puzzle="new"), ONE)


# whole sheets


def test_the_program_builds_a_puzzle_of_some_length():
    """Chance comes from the game's seed alone, and differs from ply to ply."""
    bare = GAME.initial(options(puzzle="new:7x7"), 5)
    happened, state = events(bare, "build 4")
    assert len(solve(play(state, "ready")).line) == 4
    assert hear(GAME.announce(happened[0], ONE, state), state) == "Built: 4 turns at best."
    assert play(bare, "build 4") == state
    assert play(state, "build 4").tokens != state.tokens
    other = GAME.initial(options(puzzle="new:7x7"), 6)
    assert play(other, "build 4").field != state.field


def test_where_no_such_puzzle_is_found_the_longest_is_laid(monkeypatch):
    bare = begin(puzzle="new:6x5")
    happened, state = events(bare, "build 20")
    length = len(solve(play(state, "ready")).line)
    assert hear(GAME.announce(happened[0], ONE, state), state) == (
        f"Built: {length} turns at best; none of 20 was found."
    )
    monkeypatch.setattr("tactilegrid.games.escort_quest.building.TRIES", 0)
    happened, state = events(bare, "build 20")
    assert hear(GAME.announce(happened[0], ONE, state), state).startswith("No puzzle was found.")
    assert state.field == bare.field


def test_a_sheet_is_stored_and_loaded(whole):
    """What is stored is what a file holds; loading lays it in one ply."""
    state = play(whole, "f3 barrier N,E", "a8 warp-NE")
    lines = GAME.building(state)
    assert (
        lines.splitlines()
        == [
            "EQ 8x8 E=b1 V=c4 G=d5",
            "village g8",
            "warp-NE a8",
            "barrier f3 N",
        ]
        or "barrier f3 N,E" in lines
    )
    bare = begin(puzzle="new")
    move = GAME.load_move(lines, bare)
    assert isinstance(move, Spread)
    assert GAME.parse_move(GAME.format_move(move), bare) == move
    step = GAME.apply(bare, move)
    assert GAME.building(step.state) == lines
    said = [
        part for notice in step.notices for part in GAME.announce(notice.event, ONE, step.state)
    ]
    assert hear(said, step.state).startswith("The whole sheet is laid. Shortest win ")
    assert GAME.building(play(state, "ready", "N")) == lines
    assert GAME.touches(move, bare) == (cell("a1"), Choice("play"))


def test_an_unfinished_sheet_can_be_stored_too(bare):
    state = play(bare, "c4 villager")
    lines = GAME.building(state)
    assert lines == "EQ 8x8 E=- V=c4 G=-"
    assert GAME.load_move(lines, bare).puzzle.tokens == (NOWHERE, 26, NOWHERE)


def test_a_sheet_that_does_not_fit_is_refused(bare):
    """EQ-A1: the board keeps its size while it is built on."""
    with pytest.raises(IllegalMove) as caught:
        GAME.load_move("EQ 6x6 E=a1 V=c1 G=f4", bare)
    assert hear(caught.value.message, bare) == "That sheet is 6 by 6, this board 8 by 8."
    with pytest.raises(BadPosition):
        GAME.load_move("EQ 8x8 E=z9", bare)
    with pytest.raises(BadNotation):
        GAME.parse_move("lay EQ 8x8 E=z9", bare)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("c4 villager", "c4, villager"),
        ("c4 side-N", "c4, one side more or less"),
        ("c4 barrier N", "c4, barrier"),
        ("c4 snow", "c4, snowflake"),
        ("lay EQ 8x8 E=a1", "the whole sheet"),
        ("build 3", "build"),
    ],
)
def test_taking_back_names_what_was_laid(bare, text, said):
    move = GAME.parse_move(text, bare)
    after = GAME.apply(bare, move).state
    assert hear(GAME.taken_back(move, ONE, ONE, after), after) == said


def test_taking_back_play_and_building(whole):
    state = play(whole, "ready")
    assert hear(GAME.taken_back(Start(), ONE, ONE, state), state) == "play"
    assert hear(GAME.taken_back(Reopen(), ONE, ONE, whole), whole) == "build on"


# positions


@pytest.mark.parametrize(
    "text",
    [
        "EQ 8x8 E=- V=c4 G=-; village g8; building=3 seed=9",
        "EQ 8x8 E=b1 V=c4 G=d5; village g8; built=5 seed=0 start=a1,c4,d5",
        "EQ 8x8 E=b1 V=c5 G=d5; turn=3 frozen=E; built=5 seed=0 start=a1,c4,d5",
    ],
)
def test_positions_hold_what_may_follow(text):
    state = at(text, puzzle="new")
    if "frozen" in text:
        assert stands(play(state, "edit")) == ["a1", "c4", "d5"]
    assert GAME.parse_position(GAME.format_position(state), state.options) == state
    assert state.options == options(puzzle="new")
    assert at(text, puzzle="1").options.choice("puzzle") == "new:8x8"


@pytest.mark.parametrize(
    "text",
    [
        "EQ 8x8 E=- V=c4 G=d5; village g8",
        "EQ 8x8 E=c4 V=c4 G=-; building=1",
        "EQ 8x8 E=c4 V=- G=-; building=x",
        "EQ 8x8 E=c4 V=- G=-; building=1 turn=4",
        "EQ 8x8 E=c4 V=- G=-; building=1 end=home",
        "EQ 8x8 E=b1 V=c4 G=d5; built=5",
        "EQ 8x8 E=b1 V=c4 G=d5; built=5 start=a1,a1,d5",
        "EQ 8x8 E=b1 V=c4 G=d5; built=5 start=a1,z9,d5",
        "EQ 8x8 E=b1 V=c4 G=d5; start=a1,c4,d5",
    ],
)
def test_positions_that_cannot_be(text):
    with pytest.raises(BadPosition):
        at(text, puzzle="new")


# hints, engines


def test_hints_lead_to_a_puzzle_that_can_be_played(bare):
    """What is missing, the rule about it, a square for it; the last one is to play."""
    state, heard = bare, []
    for number in range(9):
        move = GAME.habit(state, ONE, "casual", number)
        heard.append([hear(part, state) for part in GAME.why(move, state)])
        if isinstance(move, Start):
            break
        state = GAME.apply(state, move).state
    assert heard[0][0] == "Still missing: escort, villager, goblin, village."
    assert heard[0][1] == "You may start anywhere."
    assert heard[1][1] == "The villager starts three moves or more from a village."
    assert heard[2][1] == "The goblin starts diagonally from the villager."
    assert heard[3][1] == "A village is three moves or more from the villager."
    assert all(said[2].startswith("Try ") for said in heard[:4])
    assert heard[-1][-1] == "ready plays it."
    assert solve(play(state, "ready")).line


def test_hints_put_right_what_is_wrong(whole):
    near = play(whole, "e6 village")
    move = GAME.habit(near, ONE, "casual", 1)
    assert move.what == "villager"
    assert GAME.apply(near, move)
    shut = play(whole, f"b1 barrier {SIDES}")
    said = GAME.why(GAME.habit(shut, ONE, "casual", 1), shut)
    assert hear(said[-1], shut).startswith("It cannot be won: change something")
    tight = begin(puzzle="edit:EQ 6x5 E=a1 V=c3; village a2 d4 f1 c1 a5 f4")
    move = GAME.habit(tight, ONE, "casual", 1)
    assert move == Build(3) or GAME.check(move, tight) is None
    for other in (Build(4), Lay(cell("a1"), "side-N"), Lay(cell("a1"), "spike"), Reopen()):
        assert hear(GAME.why(other, tight), tight)
    assert hear(GAME.why(Spread(None), tight)[-1], tight) == "Lay another sheet."


# what every game promises, of the building as well

RULES = [
    Rules(GAME, settle(GAME.options, {"puzzle": "new:6x5", "ply_cap": "40"})),
    Rules(GAME, settle(GAME.options, {"puzzle": "edit:EQ 5x6 E=a1 V=c3 G=d4; village a6"})),
]


@pytest.mark.parametrize("rules", RULES, ids=["new", "edit"])
def test_the_building_keeps_what_every_game_promises(rules):
    """Positions hold it, moves are read as they are written, and hands make them."""
    for moment in game_of(rules, 4, 12):
        text = GAME.format_position(moment.state)
        assert GAME.parse_position(text, rules.options) == moment.state
        for notice in moment.notices:
            assert hear(GAME.announce(notice.event, ONE, moment.state), moment.state)
        move = moment.move
        if move is None:
            continue
        assert GAME.parse_move(GAME.format_move(move), moment.state) == move
        assert hear(GAME.why(move, moment.state), moment.state)
        selection, pick = Selection(), None
        for place in GAME.touches(move, moment.state):
            pick = touch(selection, place, GAME, moment.state)
            selection = pick.selection
            assert pick.move or GAME.inquire(pick.moves, moment.state)
        assert pick.move == move
        assert GAME.written(selection.touched, moment.state) == GAME.format_move(move)
