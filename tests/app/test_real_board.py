"""Games on a real board as they are heard: presses, pieces, lamps, and what goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tactilegrid.board.driver import (
    BLOCKED,
    CHATTER,
    CONTRADICTION,
    DENIED,
    FLOOD,
    GHOST,
    MISSING,
    NO_LIBRARY,
    SEVERAL,
    SILENT,
    STRANGER,
    STUCK,
    TAKEN,
    UNPLUGGED,
    VERSION,
    Connected,
    Faulty,
    Lost,
    Refused,
)
from tactilegrid.board.fingers import LONG_MS
from tactilegrid.core.seats import SPECTATOR, Seat
from tactilegrid.core.value import replace
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Verbosity
from tactilegrid.speech.utterance import WIDTH
from tests.app.tabletop import Seated, buttons, felt
from tests.frontends.sitting import Sitting
from tests.locale import oracle

Golden = Callable[[str, str], None]
for_both = pytest.mark.parametrize("language", LANGUAGES)


# whole scenes, word for word


def quoridor_by_buttons(language: str) -> Seated:
    """A pawn, a fence, a refusal, and what can be asked."""
    seat = Seated(buttons(9, "crossings"), "quoridor", players=("Anna", ""), language=language)
    seat.press("e2", "e1", "e1", "e2", "e2")
    seat.press("e9", "e9", "e7", "e7", "e8", "e8")
    seat.press("d5", long=True)
    seat.press("e2", long=True)
    seat.press("e3h", "e3h", "e3h")
    seat.press("e3v", "e3v")
    seat.key("V", "G", "Z", "O")
    return seat


def pathagon_by_buttons(language: str) -> Seated:
    """A capture is asked for; pressing the same square once more is Enter."""
    seat = Seated(buttons(7), "pathagon", moves="d4 d5 a1", language=language)
    seat.press("d3", "d3", "d3")
    seat.press("d4", "d4")
    return seat


def quoridor_by_pieces(language: str) -> Seated:
    """The board is set up, a move is made by hand, one by key, one that is none."""
    seat = Seated(felt(9, "crossings"), "quoridor", players=("Anna", "Вера"), language=language)
    seat.move("+e1")
    seat.move("+e8")
    seat.move("-e8", "+e9")
    seat.move("-e1")
    seat.move("+e1")
    seat.move("-e1")
    seat.move("+e2")
    seat.key("O")
    seat.move("-e9", "+e8")
    seat.key("Enter")
    seat.move("+e3h")
    seat.key("Enter")
    seat.type("e7")
    seat.key("G")
    seat.move("-e8")
    seat.move("+e7")
    seat.move("-e2", "+e4")
    seat.move(rest=True)
    seat.move("-e4", "+e2")
    seat.key("u")
    seat.key("Z", "V")
    return seat


def pathagon_by_pieces(language: str) -> Seated:
    """What is taken comes off by hand, before or after it is said."""
    seat = Seated(felt(7), "pathagon", language=language)
    for square in ("d4", "d5", "a1"):
        seat.move(f"+{square}")
        seat.key("O")
    seat.move("+d3")
    seat.key("Enter")
    seat.move("-d4")
    seat.move("+d6")
    seat.key("O")
    seat.move("+e1")
    seat.key("O")
    seat.move("+e3", "-d3")
    seat.key("O")
    return seat


def repairs(language: str) -> Seated:
    """A board that was swept clean by a sleeve, and set up in the wrong order."""
    moves = "d4 d5 a1 d2 b2 f6"
    seat = Seated(felt(7), "pathagon", moves=moves, language=language)
    for _ in range(3):
        step = seat.step()
        seat.move(*step)
    seat.move("+g7")
    seat.key("G")
    seat.move(*seat.step())
    seat.key("Z")
    while seat.real.pieces.guiding:
        seat.move(*seat.step())
    seat.key("V")
    return seat


def lost_and_back(language: str) -> Seated:
    """Gone in the middle of a game: heard once, played on by keys, repaired, and gone on with."""
    seat = Seated(felt(9, "crossings"), "quoridor", frozenset({4, 76}), language=language)
    seat.tell("unplugged", Lost(UNPLUGGED))
    seat.type("e2")
    seat.key("V", "G")
    seat.tell("plugged in", Connected(seat.top.capabilities, frozenset({4, 76})))
    seat.move("-e1", "+e2")
    seat.move("-e9")
    seat.move("+e8")
    seat.key("O")
    return seat


def set_up(game: str, size: int, slots: str, language: str, **more: Any) -> Seated:
    """A board of pieces on which everything stands right."""
    seat = Seated(felt(size, slots), game, language=language, **more)
    seat.follow_steps()
    return seat


def sailing(language: str) -> Seated:
    """A Wayfinder was put on the next square, and a question about its gems is open."""
    options = {"size": "4", "waypoint_map": "GYBR" * 4}
    people = ("Anna", "Вера")
    seat = set_up(
        "wayfinder", 4, "cells", language, players=people, options=options, moves="@b2 @d4"
    )
    seat.move("-b2")
    seat.move("+b3")
    return seat


def voyage(language: str) -> Seated:
    """Wayfinders stand on a board, gems do not; a voyage goes on from square to square."""
    seat = sailing(language)
    seat.key("1")
    seat.move(rest=True)
    seat.key("Backspace")
    seat.move("-b3", "+b2")
    return seat


def stray(language: str) -> Seated:
    """A piece falls on the board while a question about another one is open."""
    seat = sailing(language)
    seat.move("+a1")
    seat.move(rest=True)
    seat.move("-a1")
    seat.move("-b3", "+b2")
    return seat


def chase(language: str) -> Seated:
    """Pac-Man walks two squares by hand, whichever way; what he eats is no piece."""
    seat = set_up("quoridor-pac-man", 9, "crossings", language, players=("", ""))
    seat.move("-e5")
    seat.move("+e6")
    seat.move("-e6", "+e7")
    seat.key("O")
    seat.move("-e7", "+e5")
    seat.move(rest=True)
    return seat


def maze(language: str) -> Seated:
    """A maze is built on a board of one's own: barriers in slots, taken out again, the goal."""
    seat = set_up("pathfinder", 6, "edges", language, players=("", "engine:novice"))
    seat.move("+b3v")
    seat.key("O")
    seat.move("+c3h")
    seat.key("Enter")
    seat.move("-b3v")
    seat.key("O")
    seat.move("+c3")
    seat.key("O")
    seat.move("-c3h", "+d3h")
    seat.move(rest=True)
    return seat


def everybodys(language: str) -> Seated:
    """On a board of everybody's nothing secret is built."""
    seat = set_up("pathfinder", 6, "edges", language, players=("Anna", "Вера"))
    seat.key("Enter")
    seat.move("+b3v")
    seat.move(rest=True)
    seat.move("-b3v")
    return seat


def escort(language: str) -> Seated:
    """The villager and the goblin go by themselves, and are carried after."""
    puzzle = "EQ 9x7 E=a1 V=c3 G=e5; village g7; snow d4; amulet c4"
    seat = set_up("escort-quest", 9, "cells", language, players=("",), options={"puzzle": puzzle})
    seat.move("-a1")
    seat.move("+b1")
    seat.key("O")
    seat.follow_steps()
    return seat


SCENES = [
    voyage,
    stray,
    chase,
    maze,
    everybodys,
    escort,
    quoridor_by_buttons,
    pathagon_by_buttons,
    quoridor_by_pieces,
    pathagon_by_pieces,
    repairs,
    lost_and_back,
]


@for_both
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_a_scene_is_heard_word_for_word(
    golden: Golden, scene: Callable[[str], Seated], language: str
) -> None:
    seat = scene(language)
    seat.sitting.check()
    golden(f"boards/{scene.__name__}-{language}", "".join(f"{line}\n" for line in seat.noted))


def test_a_fence_is_offered_where_a_board_has_slots_for_it() -> None:
    """Lamps of slots are those behind the squares."""
    seat = Seated(buttons(9, "crossings"), "quoridor")
    seat.press("e3h", "e3h")
    assert seat.real.thread.scene.blinking == {81 + 2 * (2 * 8 + 4)}


def test_what_differs_is_told_when_it_is_asked_for_before_it_has_rested() -> None:
    """No steps are said yet, so the keys about steps tell how board and game differ."""
    seat = Seated(felt(9), "quoridor", frozenset({4, 76}))
    seat.move("+d4")
    for key in ("G", "Z", "G"):
        assert " ".join(seat.key(key)) == "1 step to agree. Take off d4: piece."
    seat.move("-d4")
    assert seat.key("G") == ["Board and game agree."]


# what goes wrong, heard once


FAULTS = {
    "unplugged": [Lost(UNPLUGGED)],
    "silent": [Lost(SILENT)],
    "taken": [Lost(TAKEN)],
    "blocked": [Lost(BLOCKED)],
    "none there": [Refused(MISSING)],
    "no access": [Refused(DENIED, "dialout")],
    "another device": [Refused(STRANGER, "ttyUSB0")],
    "newer protocol": [Refused(VERSION, "2")],
    "contradicts itself": [Refused(CONTRADICTION)],
    "two boards": [Refused(SEVERAL, "/dev/ttyACM0, /dev/ttyACM1")],
    "no library": [Refused(NO_LIBRARY)],
    "port held by another": [Refused(TAKEN)],
    "no port at all": [Refused(UNPLUGGED, "/dev/null")],
    "a port that takes nothing": [Refused(BLOCKED, "COM7")],
    "stuck": [Faulty(STUCK, frozenset({40}))],
    "several stuck": [Faulty(STUCK, frozenset({40, 81, 82, 5, 6}))],
    "stuck beside the game": [Faulty(STUCK, frozenset({300}))],
    "chatter": [Faulty(CHATTER, frozenset({3}))],
    "ghost": [Faulty(GHOST, frozenset({0, 1, 9, 10}))],
    "flood": [Faulty(FLOOD)],
}


@for_both
@pytest.mark.parametrize("verbosity", ["normal", "brief"])
def test_every_fault_has_a_sentence_of_its_own(
    golden: Golden, language: str, verbosity: str
) -> None:
    """One short line for each, and play goes on by keys."""
    lines = []
    for name, happenings in FAULTS.items():
        seat = Seated(buttons(9, "crossings"), "quoridor", language=language, verbosity=verbosity)
        heard = seat.tell(name, *happenings)
        assert len(heard) == 1, heard
        assert len(heard[0]) <= WIDTH
        seat.sitting.check()
        assert seat.type("e2")[0].startswith(("South to e2", "Юг на e2", "e2"))
        lines.append(f"{name}: {heard[0]}\n")
    assert len(set(lines)) == len(FAULTS)
    golden(f"boards/faults-{language}-{verbosity}", "".join(lines))


def test_no_words_pass_over_a_board_that_was_never_there() -> None:
    """`--board auto` where nothing is plugged in: said once, and every key about it answers."""
    seat = Seated(buttons(9), "quoridor", found=False)
    assert seat.tell("search", Refused(MISSING)) == [
        "No board is there yet. Play by keys; I keep looking."
    ]
    assert seat.key("V", "G", "O", "Z") == ["No board is connected. Play by keys."] * 4
    assert seat.tell("found", Connected(seat.top.capabilities)) == [
        "Board: 9 by 9, buttons. It has no slots: fences by keys."
    ]
    assert seat.press("e1") == ["e1, South"]


def test_without_a_board_every_key_about_one_says_so() -> None:
    sitting = Sitting()
    for key in ("V", "G", "O", "Z"):
        said = "There is no real board here. Begin with --board to play on one."
        assert sitting.press(key) == [said]


def test_a_countdown_stands_while_the_board_is_gone() -> None:
    """The clock is stopped by the loss, and runs again by its key only."""
    options = {"turn_mode": "race", "countdown": "5", "size": "4"}
    seat = Seated(buttons(4), "wayfinder", players=("Anna", "Boris"), options=options)
    keeper = seat.sitting.desk.timekeeper
    while keeper.clock is None:
        move = seat.sitting.session.game.legal_moves(seat.sitting.desk.seen())[0]
        seat.type(seat.sitting.session.game.format_move(move))
    heard = seat.tell("unplugged", Lost(UNPLUGGED))
    assert keeper.paused
    assert heard[0].startswith("The board is unplugged. Play on by keys. Countdown paused"), heard
    assert seat.key("C") != []
    assert not keeper.paused


# how a game lies on a board


@pytest.mark.parametrize(
    ("board", "game", "said"),
    [
        (buttons(9, "crossings"), "quoridor", "Board: 9 by 9, buttons."),
        (buttons(9), "quoridor", "Board: 9 by 9, buttons. It has no slots: fences by keys."),
        (
            buttons(8),
            "quoridor",
            "Board: 8 by 8, buttons. It is smaller: a1 to h8, the rest by keys.",
        ),
        (
            replace(buttons(8), cols=16, name="grid"),
            "pathagon",
            "Board grid: 16 by 8, buttons. It is bigger: the game is on a1 to g7.",
        ),
    ],
)
def test_how_a_game_lies_on_a_board_is_said(board: Any, game: str, said: str) -> None:
    seat = Seated(board, game)
    assert " ".join(seat.noted[seat.noted.index("> board") + 1 :]).startswith(said)
    assert seat.key("V")[0].startswith(said[:20])


def test_a_press_beside_the_game_says_so() -> None:
    seat = Seated(buttons(8), "pathagon")
    assert seat.press_number(7) == ["Beside the game."]


def test_a_board_is_turned_by_touching_its_corner() -> None:
    seat = Seated(buttons(7), "pathagon")
    assert seat.type("turn board") == [
        "Touch the corner of the board that is near you on the left."
    ]
    assert seat.press_number(3) == ["That is no corner. The one near you on the left, please."]
    assert seat.press_number(6) == ["The board is turned by a quarter, clockwise."]
    assert seat.press_number(6) == ["a1, empty"]
    assert seat.press_number(0) == ["a7, empty"]
    back = seat.tell("again", Lost(UNPLUGGED), Connected(seat.top.capabilities))
    assert back == ["The board is unplugged. Play on by keys.", "The board is back."]
    assert seat.press_number(6) == ["a1, empty"]  # it is not turned anew


def test_how_a_board_lies_is_kept_for_other_days() -> None:
    """It lies on the same table tomorrow; another board is not turned with it."""
    seat = Seated(buttons(7), "pathagon")
    seat.type("turn board")
    seat.press_number(6)
    kept = seat.sitting.settings.saved[-1]["turns"]
    assert kept == {"T1": "1"}
    later = Seated(buttons(7), "pathagon", turns=kept)
    assert "The board is turned by a quarter, clockwise." in later.noted[-1]
    assert later.press_number(6) == ["a1, empty"]
    other = Seated(replace(buttons(7), ident="T2"), "pathagon", turns=kept)
    assert other.press_number(0) == ["a1, empty"]


@pytest.mark.parametrize("value", ["left", "4", "", "-1", "1.5", "²"])
def test_a_turn_that_is_none_is_left_out(value: str) -> None:
    seat = Seated(buttons(7), "pathagon", turns={"T1": value})
    assert seat.press_number(0) == ["a1, empty"]


def test_a_board_of_pieces_is_turned_by_a_piece_on_its_corner() -> None:
    """Pawns on both sides fit two ways, so that the corner has to tell."""
    seat = Seated(felt(9, "crossings"), "quoridor", frozenset({36, 44}))
    assert 'The board may be turned: "turn board" sets it right.' in seat.noted
    assert seat.type("turn board") == ["Put or lift a piece on the corner near you on the left."]
    seat.top.switch(8, True)
    assert seat.move() == [
        "The board is turned by a quarter, clockwise.",
        "1 step to agree. Take off a1: piece.",
    ]
    assert seat.move("-a1") == ["Board and game agree."]


def test_a_turned_board_is_known_by_its_pieces() -> None:
    """All stands right but for a half turn; what looks alike both ways is straight."""
    turned = frozenset({48 - 0, 48 - 24, 48 - 3})
    seat = Seated(felt(7), "pathagon", turned, moves="a1 d4 d1")
    assert "The board is turned round." in seat.noted
    assert not seat.real.pieces.guiding
    straight = Seated(felt(9, "crossings"), "quoridor", frozenset({4, 76}))
    assert straight.real.turns == {}


# whose turn, whose move


def test_a_press_after_the_opponents_move_is_heard_first() -> None:
    """What was pressed before something was said does not become a move by one more press."""
    seat = Seated(buttons(9, "crossings"), "quoridor")
    seat.press("e2")
    seat.type("d1")
    assert seat.press("e2") == ["e2, empty"]
    assert seat.sitting.session.ply == 1


def test_a_press_that_acts_out_of_turn_is_refused_in_words() -> None:
    seat = Seated(buttons(3), "quoridor", options={"size": "3", "fences": "0"}, moves="b2 a3 b3")
    assert seat.sitting.session.to_move is None
    assert seat.press("a1", "a1")[-1] == "The game is over."


def test_each_press_acts_where_a_person_wants_it_so() -> None:
    seat = Seated(buttons(9, "crossings"), "quoridor", board_press="once")
    assert seat.press("e2") == ["South to e2. North to move."]
    listening = Seated(buttons(9, "crossings"), "quoridor", board_press="listen")
    assert listening.press("e2", "e2") == ["e2, empty", "e2, empty"]


def test_a_move_is_made_when_it_stands_still_where_a_person_wants_it_so() -> None:
    seat = Seated(felt(9, "crossings"), "quoridor", frozenset({4, 76}), board_commit="still")
    assert seat.move("-e1", "+e2") == ["South to e2. North to move."]


def test_a_piece_in_the_hand_is_no_fault_however_long_it_is_held() -> None:
    seat = Seated(felt(9, "crossings"), "quoridor", frozenset({4, 76}))
    seat.move("-e1")
    assert seat.move(rest=True) == []
    assert seat.move("+d1") == ["From e1 to d1? Shift+O or Enter."]


def test_somebody_elses_piece_is_named_and_asked_back() -> None:
    seat = Seated(felt(9, "crossings"), "quoridor", frozenset({4, 76}))
    assert seat.move("-e9") == ["Lifted: pawn of North, e9."]
    assert seat.move(rest=True) == ["Put on e9: pawn of North."]
    assert seat.move("+e9") == ["Board and game agree."]


def test_pieces_moved_out_of_turn_are_put_right() -> None:
    """Nothing is said before it rests: hands may still be at it."""
    seat = Seated(
        felt(9, "crossings"),
        "quoridor",
        frozenset({4, 76}),
        players=("", "engine:novice"),
        held=True,
        moves="d1",
    )
    assert seat.real.pieces.guiding
    seat.move("-e1", "+d1")
    assert seat.move("-e9", "+e8") == []
    assert seat.move(rest=True)[-1].endswith("From e8 to e9: pawn of Novice.")


def test_a_light_that_is_lit_already_is_not_asked_for_again() -> None:
    """Tabletop.light refuses the same lamps twice."""
    seat = Seated(buttons(7), "pathagon")
    seat.press("d4")
    seat.top.wait(5 * LONG_MS)


def test_tones_tell_row_and_column_one_after_another() -> None:
    seat = Seated(felt(9, "crossings"), "quoridor", frozenset({4}))
    seat.top.wait(1000)
    assert seat.top.beeps == [(660, 120), (416, 120)]  # e9
    quiet = Seated(replace(felt(9, "crossings"), buzzer=False, haptic=False), "quoridor")
    quiet.move("+e1")
    quiet.move("+e9")
    assert (quiet.top.beeps, quiet.top.shakes) == ([], [])
    assert not quiet.real.pieces.guiding


def test_a_rematch_goes_on_with_the_same_board() -> None:
    seat = Seated(felt(9, "crossings"), "quoridor", frozenset({4, 76}))
    again = Sitting("quoridor", moves="e2")
    again.host.board = seat.real
    seat.real.sit(again.host)
    again.settle()
    assert again.lines[-1] == "2 steps to agree. From e1 to e2: pawn of South." or again.lines[
        -1
    ].endswith("From e1 to e2: pawn of South.")
    again.host.part()
    assert seat.top.ended


def test_hands_are_only_at_a_simulated_board() -> None:
    seat = Seated(buttons(7), "pathagon")
    assert seat.type("hand press a1") == ["Only a simulated board has hands here."]


def test_times_of_beeps_never_overlap() -> None:
    seat = Seated(felt(9, "crossings"), "quoridor")
    seat.top.wait(60)
    seat.top.wait(1000)
    times = seat.top.beep_times
    assert all(later - earlier >= 120 for earlier, later in pairwise(times))
    assert len(times) == 2


def test_whose_board_it_is_is_a_setting() -> None:
    seat = Seated(buttons(9, "crossings"), "quoridor", players=("", "engine:novice"))
    assert seat.real.viewer == Seat(1)
    seat.sitting.settings.chosen["board_owner"] = "shared"
    assert seat.real.viewer == SPECTATOR
    seat.sitting.settings.chosen["board_owner"] = "2"
    assert seat.real.viewer == Seat(2)
    seat.sitting.settings.chosen["board_owner"] = "4"  # there is no such seat
    assert seat.real.viewer == SPECTATOR


@for_both
def test_fences_are_put_and_moved_between_slots(golden: Golden, language: str) -> None:
    """A slot is named by both squares that a fence lies at."""
    seat = Seated(
        felt(9, "crossings"), "quoridor", frozenset({4, 76}), moves="e3h d7v", language=language
    )
    seat.move("+e3h")
    seat.move("+c7v")
    seat.move("-c7v")
    seat.move("+d7v")
    seat.key("u", "u")
    seat.move("-e3h")
    seat.move("-d7v")
    golden(f"boards/fences-{language}", "".join(f"{line}\n" for line in seat.noted))


# what is rare


def test_a_countdown_goes_on_when_the_board_is_back_and_right() -> None:
    """While it is put right, the clock stands as well."""
    options = {"turn_mode": "race", "countdown": "5", "size": "4"}
    seat = set_up("wayfinder", 4, "cells", "en", players=("Anna", "Boris"), options=options)
    keeper = seat.sitting.desk.timekeeper
    while keeper.clock is None:
        game = seat.sitting.session.game
        seat.type(game.format_move(game.legal_moves(seat.sitting.desk.seen())[0]))
        seat.follow_steps()
    seat.tell("unplugged", Lost(UNPLUGGED))
    standing = frozenset(seat.number(seat.written(place)) for place in seat.real.pieces.wanted)
    first, *_ = sorted(standing)
    seat.tell("swept", Connected(seat.top.capabilities, standing - {first}))
    assert keeper.paused
    assert keeper.held(seat.sitting.desk)
    seat.top.closed = set(standing - {first})
    heard = seat.move(*seat.step())
    assert heard[0] == "Board and game agree."
    assert heard[1].startswith("Countdown"), heard
    assert not keeper.paused


def test_a_countdown_that_a_person_has_stopped_is_left_alone() -> None:
    options = {"turn_mode": "race", "countdown": "5", "size": "4"}
    seat = Seated(buttons(4), "wayfinder", players=("Anna", "Boris"), options=options)
    keeper = seat.sitting.desk.timekeeper
    while keeper.clock is None:
        game = seat.sitting.session.game
        seat.type(game.format_move(game.legal_moves(seat.sitting.desk.seen())[0]))
    seat.tell("unplugged", Lost(UNPLUGGED))
    seat.key("C")
    back = seat.tell("back", Connected(seat.top.capabilities))
    assert back == ["The board is back."]
    paused = Seated(buttons(7), "pathagon")
    assert paused.tell("unplugged", Lost(UNPLUGGED)) == ["The board is unplugged. Play on by keys."]


def test_taking_a_piece_off_answers_what_is_asked() -> None:
    """Pathagon asks what is taken; hands that take it off have said so."""
    seat = set_up("pathagon", 7, "cells", "en", moves="d4 d5 a1")
    assert seat.move("+d3") == ["Takes d4. Enter takes it, 2 none."]
    assert seat.move("-d4") == ["On d3? Shift+O or Enter."]
    assert seat.key("O") == ["Dark d3, takes d4. Light to move."]
    assert not seat.real.pieces.guiding


def test_confirming_a_question_is_its_default() -> None:
    seat = set_up("pathagon", 7, "cells", "en", moves="d4 d5 a1")
    seat.move("+d3")
    assert seat.key("O")[0] == "Dark d3, takes d4. Light to move."


def test_a_question_is_dropped_with_the_piece_that_it_is_about() -> None:
    seat = set_up("pathagon", 7, "cells", "en", moves="d4 d5 a1")
    seat.move("+d3")
    assert seat.move("-d3") == ["Put back."]
    assert seat.sitting.desk.question is None


def test_what_stands_otherwise_is_confirmed_no_more() -> None:
    seat = set_up("quoridor", 9, "crossings", "en")
    seat.move("-e1", "+e2")
    seat.move("+a5")
    assert seat.key("O") == ["Nothing was put that waits to be confirmed."]
    assert seat.sitting.session.ply == 0


def test_two_pieces_at_once_are_no_move() -> None:
    seat = set_up("quoridor", 9, "crossings", "en")
    assert seat.move("+a5", "+b5") == []
    assert seat.move(rest=True) == ["Take off b5: piece."]


def test_ways_of_equal_end_are_made_by_keys() -> None:
    """Pac-Man gets to d6 by north and west or by west and north."""
    seat = set_up("quoridor-pac-man", 9, "crossings", "en", players=("", ""))
    seat.move("-e5")
    assert seat.move("+d6") == ["2 ways lead there. Make one of them by keys."]


def test_a_bent_board_knows_more_lamps_than_it_has() -> None:
    """A board without lamps is played on all the same."""
    seat = Seated(replace(buttons(7), lamps=0), "pathagon")
    assert seat.press("d4", "d4")[-1] == "Light d4. Dark to move."
    assert seat.lamps() == ""


def test_how_presses_act_can_be_changed_in_the_game() -> None:
    seat = Seated(buttons(7), "pathagon")
    seat.type("settings", "9")
    question = seat.sitting.desk.question
    assert question is not None
    labels = [seat.sitting.desk.teller.text(label) for label, _ in question.answers]
    assert {"a press on the board", "a move put on the board"} <= {
        label.rpartition(" the second")[0] or label.rpartition(" waits")[0] for label in labels
    }
    seat.sitting.host.remember("board_press", "once")
    assert seat.press("d4") == ["Light d4. Dark to move."]


def test_a_board_that_is_lost_and_found_as_another_one_is_told_anew() -> None:
    seat = Seated(buttons(7), "pathagon")
    seat.tell("unplugged", Lost(UNPLUGGED))
    other = replace(buttons(9), ident="T2", name="big")
    assert seat.tell("another", Connected(other)) == [
        "Board big: 9 by 9, buttons. It is bigger: the game is on a1 to g7."
    ]


def test_after_leaving_nothing_more_is_heard_of_the_board() -> None:
    seat = Seated(buttons(7), "pathagon")
    seat.sitting.host.leave()
    assert seat.press("d4") == []


def test_a_snapshot_of_pieces_is_compared_like_anything_else() -> None:
    seat = set_up("quoridor", 9, "crossings", "en")
    assert seat.snapshot(frozenset({13, 76})) == ["From e1 to e2? Shift+O or Enter."]


def test_whatever_is_pressed_under_a_hand_over_is_answered_by_it() -> None:
    seat = Seated(buttons(6, "edges"), "pathfinder", players=("Anna", "Boris"))
    (said,) = seat.press_number(3)
    assert said.startswith("Anna, press Enter")


@pytest.mark.parametrize("turns", range(4))
def test_boards_that_look_alike_from_two_sides_are_asked_about(turns: int) -> None:
    """Pawns on the sides fit two ways of turning: nothing is guessed, steps are said."""
    pawns = {0: {4, 76}, 1: {36, 44}, 2: {4, 76}, 3: {36, 44}}[turns]
    seat = Seated(felt(9, "crossings"), "quoridor", frozenset(pawns))
    assert seat.real.turns == {}
    assert seat.real.pieces.guiding == (turns % 2 == 1)


WORDS = {"brief": 8, "normal": 14, "full": 16}
ASIDE = ("board-log", "board-waited", "board-is")  # of the machine, or made of others


@for_both
@pytest.mark.parametrize("verbosity", WORDS)
def test_what_is_said_of_a_board_is_short(language: str, verbosity: str) -> None:
    """Every sentence of the board's own catalogue, as long as its own words ever get."""
    words = Catalogue.load(language, ("board",), strict=True)
    listener = oracle.listener(language, Verbosity[verbosity.upper()])
    for key, shape in oracle.shapes(language, "board").items():
        if key.startswith(ASIDE):
            continue
        tokens = {each for each in shape.choices if oracle.is_number(each, shape) is False}
        longest = max(
            len(words.render(oracle.as_message(key, values, tokens), listener).split())
            for values in oracle.every_class(language, "board", key)
        )
        assert longest <= WORDS[verbosity], key


def test_what_the_computer_answers_is_carried_out_on_the_board() -> None:
    """Its move is heard with one's own, then how to make it on the board, then both agree."""
    players = ("", "engine:novice")
    seat = set_up("quoridor", 9, "crossings", "en", players=players, options={"fences": "0"})
    seat.move("-e1", "+e2")
    moved, *steps = seat.key("O")
    assert moved.startswith("You to e2. Novice to ")
    assert len(steps) == 1
    assert steps[0].startswith("From e9 to ")
    assert steps[0].endswith(": pawn of Novice.")
    assert seat.move(*seat.step()) == ["Board and game agree."]
