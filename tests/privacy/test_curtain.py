"""The curtain: who hears when several people share a keyboard at a game with secrets."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from tactilegrid.app.host import Host, engine_seed
from tactilegrid.app.play import first_words
from tactilegrid.app.resume import welcome
from tactilegrid.app.setup import make_desk
from tactilegrid.core.game import Transition
from tactilegrid.core.message import Name, message
from tactilegrid.core.record import header_of, header_text, read_record
from tactilegrid.core.seats import SPECTATOR, Seat
from tactilegrid.core.session import Session, Step
from tactilegrid.core.value import replace
from tactilegrid.frontends import line
from tactilegrid.frontends.grid import GridLoop
from tests.frontends.sitting import Ear, Kept, NearEngine, Sitting, words
from tests.privacy.toy import TOY

ONE, TWO = Seat(1), Seat(2)
FOX = "Fox, press Enter when you alone can hear."
HARE = "Hare, press Enter when you alone can hear."


def hidden(**more: Any) -> Sitting:
    """Both hide, Fox on a1 and Hare on c3, and Fox has the keyboard again."""
    sitting = Sitting("toy", mode="line", **more)
    sitting.type("", "a1", "", "", "c3", "", "")
    assert sitting.host.holder == ONE
    sitting.place = len(sitting.ear.said)
    return sitting


def test_the_game_begins_behind_the_curtain_with_a_word_about_headphones() -> None:
    sitting = Sitting("toy")
    assert sitting.lines == [
        "Toy. Headphones are wise: some of this is for one of you only.",
        FOX,
    ]
    assert sitting.ear.wiped == 0  # what the terminal showed before is none of the game's
    assert sitting.press("Enter") == ["Toy. Hide on a square, then ask about squares. Your move."]


@pytest.mark.parametrize("key", ["Up", "s", "H", "u", ";", ",", "v", "w", "i", "9", "M", "é", "K"])
def test_while_it_is_down_a_key_is_answered_with_who_is_waited_for(key: str) -> None:
    sitting = Sitting("toy")
    assert sitting.press(key) == [FOX]
    assert sitting.desk.mode == "grid"


@pytest.mark.parametrize("line", ["b2", "=b2", "board", "undo", "full", "xyzzy", "seats 1 Anna"])
def test_while_it_is_down_a_line_is_answered_with_who_is_waited_for(line: str) -> None:
    sitting = Sitting("toy", mode="line")
    assert sitting.type(line) == [FOX]
    assert sitting.session.ply == 0


@pytest.mark.parametrize("line", ["", "  ", "ready", "READY", "готова", "touch"])
def test_an_empty_line_or_a_word_lifts_it(line: str) -> None:
    sitting = Sitting("toy", mode="line")
    assert sitting.type(line)[-1].endswith("Your move.")
    assert sitting.host.holder == ONE


def test_who_had_the_turn_hears_the_answer_and_hands_over_with_a_key() -> None:
    """They can ask about it first; then screen and history are gone."""
    sitting = Sitting("toy", players=("Anna", ""))
    sitting.press("Enter")
    assert sitting.press("Enter") == ["You hide on b2. Enter hands over to Hare."]
    assert sitting.press("Space") == ["b2, you"]
    assert sitting.press("i", "c", "3", "Enter")[-1] == "Not now: Hare to move."
    assert sitting.press("Enter") == [f"Hand over to Hare. {HARE}"]
    assert sitting.ear.wiped == len(sitting.lines) - 1
    curtain = len(sitting.lines)
    assert sitting.host.viewer == SPECTATOR
    first = "Toy. Hide on a square, then ask about squares. Anna hides. Your move."
    assert sitting.press("Enter") == [first]
    assert sitting.ear.wiped == curtain  # so that the next curtain is not like one on the screen
    assert sitting.press("Space") == ["b2, empty"]
    assert sitting.press("<") == [first]


def test_each_finds_their_own_things_again() -> None:
    """Cursor, markers, lengths, the rest of a long answer, the history."""
    sitting = Sitting("toy")
    sitting.press("Enter", "Up", "*", "x", "Enter", "v", "Enter", "Enter", "Enter")
    assert sitting.desk.teller.listener.viewer == TWO
    assert sitting.press("Space") == ["b2, empty"]
    assert sitting.press("c") == ["b2"]
    assert sitting.desk.markers == {}
    assert sitting.press("v") == ["Full announcements."]
    sitting.press("Enter", "Enter", "Enter")
    assert sitting.press("Space") == ["b3, you, mark x"]
    assert sitting.press("v") == ["Brief."]


def test_the_rest_of_a_long_answer_is_kept_for_who_asked() -> None:
    sitting = Sitting("toy")
    sitting.press("Enter", "Enter", "k", "1")
    assert sitting.press("Enter") == [f"Hand over to Hare. {HARE}"]
    sitting.press("Enter")
    assert sitting.press("N") == ["No more parts."]
    sitting.press("Enter", "Enter", "Enter")
    assert sitting.press("N")[0].startswith("2 of ")


def test_what_was_missed_is_heard_and_how_a_turn_taken_back_was_not_missed() -> None:
    sitting = hidden()
    assert sitting.type("b2")[-1] == "You: b2, no. Enter hands over to Hare."
    assert sitting.type("", "")[-1] == "Fox: b2, no. Your move."


def test_a_long_list_of_what_was_missed_comes_in_parts() -> None:
    sitting = hidden()
    for number in range(9):
        missed = message("menu-item", word=Name(f"{number} {'x' * 40}"))
        sitting.host.hot.missed.setdefault(TWO, []).append(missed)
    sitting.type("b2", "")
    first, turn = sitting.type("")
    assert first.startswith("1 of ")
    assert turn == "Your move."
    assert sitting.type("more")[0].startswith("2 of ")


def test_an_undo_takes_back_only_what_was_done_since_the_curtain_rose() -> None:
    sitting = Sitting("toy", mode="line")
    sitting.type("", "a1")
    assert sitting.type("undo") == ["Taken back: a1. Your move."]
    assert sitting.type("redo") == ["You hide on a1. Enter hands over to Hare."]
    sitting.type("", "")
    said = ["No: that would take back what another player did or learned."]
    assert sitting.type("undo") == said
    assert sitting.type("redo") == ["Nothing to make again."]
    sitting.type("c3", "", "", "b2")
    assert sitting.type("undo") == ["That cannot be taken back: it showed a secret."]
    assert sitting.session.ply == 3


def test_a_redo_never_makes_anothers_move() -> None:
    """Such as one that was taken back before the game was left."""
    sitting = Sitting("toy", mode="line")
    sitting.type("", "a1")
    step = sitting.session.past[0]
    sitting.type("", "")
    session = sitting.session
    sitting.host.session = session.__class__(
        *(getattr(session, name) for name in session._fields[:-1]), (step,)
    )
    assert sitting.type("redo")[0].startswith("No: that would take back")


def test_the_end_is_heard_by_all_and_hides_nothing() -> None:
    sitting = hidden()
    (said,) = sitting.type("c3")
    assert said.startswith("Fox: c3, yes. Fox finds and wins.")
    assert sitting.host.viewer == SPECTATOR
    assert sitting.type("square a1") == ["a1, Fox"]
    assert sitting.type("undo") == ["That cannot be taken back: it showed a secret."]


def test_after_an_agreed_draw_is_taken_back_the_curtain_is_down_again() -> None:
    sitting = hidden()
    sitting.type("draw", "y")
    assert sitting.session.outcome is not None
    assert sitting.type("square a1") == ["a1, empty"]  # nothing was shown yet
    assert sitting.type("undo") == ["Taken back: the draw.", f"Hand over to Fox. {FOX}"]
    assert sitting.type("board") == [FOX]


def test_help_saving_and_leaving_work_while_it_is_down() -> None:
    sitting = Sitting("toy")
    assert sitting.press("?")[0].startswith("1 of 4: The curtain is down")
    assert sitting.press("N")[0].startswith("2 of 4: Enter lifts it")
    assert sitting.press("t") == [FOX]
    assert sitting.press("Ctrl+S") == ["This game is not being saved."]
    assert sitting.press("q") == ["Leave Toy? y or n, Enter stays."]
    assert sitting.press("5") == [FOX]
    assert sitting.press("q", "y")[-1] == "Not saved. Bye."
    assert sitting.desk.left


def test_a_typed_word_leaves_at_once() -> None:
    sitting = Sitting("toy", mode="line")
    assert sitting.type("quit") == ["Not saved. Bye."]


def test_one_person_has_no_curtain() -> None:
    sitting = Sitting("toy", players=("", "engine:novice"))
    assert sitting.lines == ["Toy. Hide on a square, then ask about squares. Your move."]
    assert sitting.press("Enter") == ["You hide on b2. Novice hides. Your move."]


def test_who_only_knows_whose_turn_it_is_hears_that() -> None:
    """Moves of the program's that are hidden altogether leave a person with the move only."""
    sitting = Sitting("toy", players=("", "engine:novice"))
    sitting.desk.calls = True
    sitting.settle()
    assert sitting.lines[-1] == "Your move."


def test_where_the_program_stops_the_person_hears_a_curtain_for_its_seat() -> None:
    sitting = Sitting("toy", players=("", "engine:novice"), mode="line", held=True)
    sitting.type("a1")
    sitting.host._give_up()
    assert sitting.lines[-1].endswith("Enter hands over to Novice.")
    assert sitting.type("square a1") == ["a1, you"]
    assert sitting.type("", "")[-1].endswith("Your move.")
    assert sitting.type("square a1") == ["a1, empty"]


def resumed(session: Session) -> tuple[Host, Ear]:
    lines = [
        f"{n} {step.seat.number} {TOY.format_move(step.move)}\n"
        for n, step in enumerate(session.past, 1)
    ]
    data = (header_text(header_of(session)) + "".join(lines)).encode()
    loaded = read_record(data, lambda _: TOY)
    settings = Kept({"language": "en", "mode": "line"})
    host, ear = Host(loaded.session, settings, None), Ear()
    host.engine = NearEngine()
    desk = make_desk(host, settings, ear, "line")
    desk._words = words("en")
    first_words(host, desk, welcome(loaded))
    return host, ear


def test_a_game_that_goes_on_begins_behind_the_curtain() -> None:
    """It tells how many moves there were of which everybody heard, and to each what is new."""
    sitting = hidden()
    sitting.type("b2")
    host, ear = resumed(sitting.session)
    assert [one.text for one in ear.said] == [
        "Resumed Toy: 3 moves played. Asked: 1 and 0.",
        "Headphones are wise: some of this is for one of you only.",
        HARE,
    ]
    assert host.desk is not None
    from tactilegrid.frontends.typed import take_line

    take_line(host.desk, "")
    assert ear.said[-1].text == "Fox: b2, no. Your move."


def test_a_prompt_remembers_what_one_person_typed_for_that_person_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A key at a prompt brings back the line before; it must be one's own."""
    sitting = Sitting("toy", mode="line")
    typed = iter(["", "a1", "", "", "c3", "", "", "quit"])
    remembered: list[list[str]] = []

    def make_prompt(*_: Any) -> Any:
        mine: list[str] = []
        remembered.append(mine)

        def prompt(*_: Any) -> tuple[str, bool]:
            mine.append(next(typed))
            return mine[-1], False

        return prompt

    monkeypatch.setattr(line, "make_prompt", make_prompt)
    line.run_prompt(sitting.desk)
    # behind the curtain, Fox, Hare
    assert remembered == [["", "", ""], ["a1", "", "quit"], ["c3", ""]]


def test_an_engine_gets_no_number_that_the_seed_or_the_count_of_moves_could_be_read_from() -> None:
    sitting = hidden()
    one, fewer = sitting.session, replace(sitting.session, past=sitting.session.past[:1])
    assert engine_seed(one, ONE) != engine_seed(fewer, ONE)  # Hare hides, as Fox heard
    silent = replace(one, past=(*one.past, Step("play", TWO, None, Transition(one.state, ()), 3)))
    assert engine_seed(silent, ONE) == engine_seed(one, ONE)
    assert abs(engine_seed(one, ONE) - one.seed * 1_000_003) > 1_000_003


def test_keys_that_came_together_neither_lift_a_curtain_nor_act_behind_it() -> None:
    """A key that is held down, or pressed twice, was not meant for what nobody could hear yet."""
    sitting = Sitting("toy")
    enters = [KeyPress(Keys.ControlM, "\r")] * 3
    answers: list[str] = []

    async def press() -> None:
        with create_pipe_input() as pipe:
            loop = GridLoop(sitting.desk, pipe)
            for _ in range(3):
                loop.take(enters)
                answers.append(sitting.lines[-1])

    asyncio.run(press())
    assert answers == [
        "Toy. Hide on a square, then ask about squares. Your move.",
        "You hide on b2. Enter hands over to Hare.",
        f"Hand over to Hare. {HARE}",
    ]
    assert sitting.desk.curtain.down
