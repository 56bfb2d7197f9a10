"""Countdowns: what they say, when they stand still, and that their end is heard once.

No clock runs here: time is an argument.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from tactilegrid.app.play import first_words
from tactilegrid.app.recorder import Recorder
from tactilegrid.core.message import message
from tactilegrid.core.record import header_of, header_text, read_record
from tactilegrid.frontends import grid, line
from tactilegrid.frontends.countdown import SOON_MS, Clock, Timekeeper
from tactilegrid.frontends.grid import GridLoop
from tactilegrid.frontends.line import run_pipe, run_prompt
from tactilegrid.games import load_game
from tests.frontends.sitting import Sitting

ENGINE = ("", "engine:casual")
LATE = "Too late: you lose your next turn."
TOGETHER = "That came after the end of the countdown."


class Race(Sitting):
    """A race in which Green has sailed and has to place: the clock is running."""

    def __init__(self, seconds: int = 20, **how: Any) -> None:
        options = {"turn_mode": "race", "countdown": str(seconds)}
        how.setdefault("players", ENGINE)
        how.setdefault("moves", "@c3" if how["players"] == ENGINE else "@c3 @a1")
        super().__init__("wayfinder", options=options, **how)
        self.type("c3 e y n g b r")
        self.heard_out()

    @property
    def keeper(self) -> Timekeeper:
        return self.desk.timekeeper

    @property
    def clock(self) -> Clock:
        assert self.keeper.clock is not None
        return self.keeper.clock

    def heard_out(self) -> None:
        """The program has finished speaking."""
        self.keeper.heard(self.desk, pressed=False)
        if self.keeper.clock is not None:
            self.pass_by(self.clock.speech)

    def pass_by(self, ms: int) -> list[str]:
        """What is heard when so much time passes."""
        before = len(self.ear.said)
        self.keeper.reach(self.desk, self.keeper.now + ms)
        self.keeper.act(self.desk)
        self.settle()
        self.keeper.heard(self.desk, pressed=False)
        return self.lines[before:]


# when there is one


def test_nobody_is_hurried_unless_it_was_asked_for() -> None:
    """WF-A13: off, in a race as well."""
    race = Race(0)
    assert race.keeper.clock is None
    assert race.pass_by(10**9) == []
    for key in ("C", "T"):
        assert race.press(key) == ["No countdown is running."]
    assert not race.keeper.paused


def test_it_begins_with_the_turn_to_place_and_says_so() -> None:
    """WF-R19: not while a voyage is put together, nor at the start."""
    race = Sitting("wayfinder", players=ENGINE, options={"turn_mode": "race", "countdown": "20"})
    assert race.desk.timekeeper.clock is None
    race.type("c3")
    assert race.desk.timekeeper.clock is None
    assert race.type("c3 e y n g b r")[-1] == "20 seconds; Shift+C stops the clock."
    race.type("d5")
    assert race.desk.timekeeper.clock is None


def test_in_line_mode_it_is_paused_by_a_word() -> None:
    race = Race(mode="line")
    assert race.lines[-1] == "20 seconds; pause stops the clock."
    assert race.type("pause") == ["Countdown paused, 20 seconds left."]


def test_each_of_two_people_has_a_countdown() -> None:
    race = Race(players=("", ""))
    assert race.type("d5")[-1] == "Green on d5. Yellow to move."
    assert race.keeper.clock is None
    assert race.pass_by(10**6) == []
    assert race.type("a1 n g y b r")[-1].endswith("20 seconds.")
    race.heard_out()
    assert race.pass_by(20_000) == ["Yellow is too late and loses the next turn. Green to move."]


def test_nothing_is_counted_in_a_replay() -> None:
    race = Race()
    race.keeper.on = False
    race.keeper.moment = ()
    assert race.keeper.begin(race.desk) == ()


# when it stands


def test_it_never_runs_while_the_program_speaks() -> None:
    race = Race()
    race.press("s")
    race.keeper.heard(race.desk, pressed=True)
    takes = race.clock.speech
    assert takes > 2000, "a slow voice, for a line of that length"
    race.pass_by(takes)
    assert race.clock.left == 20_000
    race.pass_by(1)
    assert race.clock.left == 19_999


def test_what_a_key_cut_off_is_not_reckoned_with_twice() -> None:
    race = Race()
    race.press("Right")
    race.keeper.heard(race.desk, pressed=True)
    once = race.clock.speech
    race.press("Left")
    race.keeper.heard(race.desk, pressed=True)
    assert race.clock.speech < 2 * once
    race.desk.say(0, message("countdown-none"))
    race.keeper.heard(race.desk, pressed=False)
    assert race.clock.speech > 2 * once, "one line after the other, where nothing was cut off"


@pytest.mark.parametrize("keys", [("q",), ("k",), ("K",), ("h",)])
def test_it_stands_while_something_else_has_the_floor(keys: tuple[str, ...]) -> None:
    """A question, the keys, keys described, a hint that is looked for."""
    race = Race()
    race.engine.held = True
    race.press(*keys)
    race.heard_out()
    assert race.keeper.due(race.desk) is None
    assert race.pass_by(10**6) == []
    assert race.clock.left == 20_000


def test_it_is_paused_and_goes_on() -> None:
    race = Race()
    race.pass_by(8_000)
    assert race.press("C") == ["Countdown paused, 12 seconds left."]
    assert race.pass_by(10**6) == []
    assert race.press("t") == ["Your move. Countdown paused, 12 seconds left."]
    assert race.press("C") == ["Countdown runs, 12 seconds left."]
    race.heard_out()
    assert race.pass_by(1_500) == []
    assert race.press("t") == ["Your move. 11 seconds left."]


def test_what_is_paused_stays_so_and_says_so() -> None:
    """Who has stopped the countdowns is not hurried by the next one either."""
    race = Race(players=("", ""))
    race.press("C")
    race.type("d5")
    race.pass_by(0)
    assert race.press("C", "C") == ["Countdowns will run again.", "Countdowns are paused."]
    assert race.type("a1 n g y b r")[-1].endswith("Countdown paused; Shift+C starts it.")
    assert race.pass_by(10**6) == []


def test_a_game_that_is_gone_on_with_waits_for_its_person() -> None:
    race = Race()
    again = Sitting("wayfinder", players=ENGINE)
    again.host.session = race.session
    welcome = message("resumed", game=message("wayfinder-title"), plies=4)
    first_words(again.host, again.desk, (welcome,))
    assert again.lines[-1].endswith("Countdown paused; Shift+C starts it.")
    assert again.press("C") == ["Countdown runs, 20 seconds left."]


def test_it_can_be_lengthened_for_now_and_for_good() -> None:
    race = Race()
    race.pass_by(15_000)
    assert race.press("T") == ["More time: 25 seconds left."]
    race.heard_out()
    assert race.pass_by(14_000) == []
    assert race.pass_by(1_000) == ["10 seconds left."]
    for setting, seconds in (("longer", 30), ("double", 40), ("fivefold", 100)):
        assert Race(countdown=setting).keeper.seconds == seconds


def test_the_settings_tell_and_change_how_long() -> None:
    race = Race(mode="line")
    told = " ".join(race.type("settings", "more", "more"))
    assert "countdown time as the game says" in told
    number = told.split(" countdown time")[0].rsplit(" ", 1)[-1]
    race.type("settings")
    assert race.type(number) == ["countdown time: one and a half times."]
    assert race.settings.get("countdown") == "longer"


# warnings and the end


def test_ten_and_five_seconds_are_told_once_each() -> None:
    race = Race()
    assert race.pass_by(9_999) == []
    assert race.pass_by(1) == ["10 seconds left."]
    race.heard_out()
    assert race.pass_by(4_999) == []
    assert race.pass_by(1) == ["5 seconds left."]
    race.heard_out()
    assert race.pass_by(4_999) == []
    assert race.pass_by(1)[0] == LATE


def test_a_short_countdown_has_no_warning_but_its_beginning() -> None:
    race = Race(5)
    assert race.pass_by(4_999) == []
    assert race.pass_by(1)[0] == LATE


def test_it_is_due_when_something_is_to_be_said() -> None:
    race = Race()
    assert race.keeper.due(race.desk) == 10_000
    race.pass_by(10_000)
    speech = race.clock.speech
    assert race.keeper.due(race.desk) == 5_000 + speech > 5_000
    race.pass_by(speech + 5_000)
    race.heard_out()
    assert race.keeper.due(race.desk) == 5_000
    race.pass_by(5_000)
    assert race.keeper.due(race.desk) is None


def test_the_end_is_one_move_and_heard_once() -> None:
    """WF-R19."""
    race = Race()
    heard = race.pass_by(20_000)
    assert heard[0] == LATE
    assert not any(LATE in one for one in heard[1:])
    moves = [race.session.game.format_move(step.move) for step in race.session.past]
    assert moves.count("late") == 1
    race.pass_by(10**6)
    assert len(race.session.past) == len(moves)


def test_a_game_that_was_given_up_has_no_clock_left() -> None:
    race = Race(players=("", ""))
    race.type("resign", "y")
    assert race.pass_by(10**6) == []
    assert race.keeper.clock is None
    assert race.keeper.state() == ()


def test_a_disk_that_is_full_at_the_end_is_told_once() -> None:
    """Then there is no move, and one can still be made by hand."""
    race = Race()
    written: list[tuple[str, ...]] = []
    race.host._write = lambda lines: bool(written.append(lines))
    assert race.pass_by(20_000) == ["The disk is full: the move was not made."]
    assert race.pass_by(10**6) == []
    assert written == [("4 1 late",)]


def test_a_record_of_a_race_is_replayed_without_a_clock(tmp_path: Path) -> None:
    race = Sitting("wayfinder", options={"turn_mode": "race", "countdown": "9"})
    file = tmp_path / "race.tgrec"
    race.host.recorder = Recorder.create(str(file), header_text(header_of(race.session)))
    desk = race.desk
    race.type("@c3", "@a1", "c3 e y n g b r")
    desk.timekeeper.reach(desk, 10**6)
    desk.timekeeper.act(desk)
    race.type("a1 n g y b r", "@b2", "--")
    race.host.close()
    data = file.read_bytes()
    assert b"\n4 1 late\n" in data
    loaded = read_record(data, load_game)
    assert loaded.session.state == race.session.state


# a key and the end at once


class FakeTime:
    """The time, put forward by hand."""

    def __init__(self) -> None:
        self.ms = 1_000

    def __call__(self) -> int:
        return self.ms


Step = Callable[[GridLoop, FakeTime], None]


def in_grid(race: Race, monkeypatch: pytest.MonkeyPatch, step: Step) -> None:
    """Run a step inside a grid loop whose clock is put forward by hand."""
    clock = FakeTime()
    monkeypatch.setattr(grid, "milliseconds", clock)

    async def play() -> None:
        with create_pipe_input() as pipe:
            loop = GridLoop(race.desk, pipe)
            running = asyncio.ensure_future(loop.run())
            await asyncio.sleep(0)
            step(loop, clock)
            race.desk.left = True
            loop.done.set()
            await running

    asyncio.run(play())


ENTER = [KeyPress(Keys.ControlM, "\r")]


def outcome(race: Race) -> tuple[str, list[str]]:
    """The move that was made in the turn to place, and what was heard of it."""
    made = race.session.game.format_move(race.session.past[3].move)
    return made, race.lines[race.place :]


@pytest.fixture
def race() -> Race:
    race = Race(9, players=("", ""))
    race.type("go d5")
    race.heard_out()
    race.place = len(race.lines)
    return race


def test_a_key_that_comes_with_the_end_counts(race: Race, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key was there before anybody could know of the end: one outcome, announced once."""

    def step(loop: GridLoop, clock: FakeTime) -> None:
        clock.ms += 9_000
        loop.keys.read_keys = lambda: ENTER  # type: ignore[method-assign]
        loop.ready()
        loop.keys.read_keys = list  # type: ignore[method-assign]
        loop.ring()

    in_grid(race, monkeypatch, step)
    assert outcome(race) == ("@d5", ["Green on d5. Yellow to move."])


def test_a_key_that_waits_when_the_end_rings_counts(
    race: Race, monkeypatch: pytest.MonkeyPatch
) -> None:
    def step(loop: GridLoop, clock: FakeTime) -> None:
        clock.ms += 9_000
        waiting = [ENTER]
        loop.keys.read_keys = lambda: waiting.pop() if waiting else []  # type: ignore[method-assign]
        loop.ring()
        loop.ready()

    in_grid(race, monkeypatch, step)
    assert outcome(race) == ("@d5", ["Green on d5. Yellow to move."])


def test_a_key_just_after_the_end_does_nothing_for_the_next_one(
    race: Race, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter was meant for placing; it must not begin the voyage of whoever is next."""

    def step(loop: GridLoop, clock: FakeTime) -> None:
        clock.ms += 9_000
        loop.ring()
        clock.ms += SOON_MS - 1
        loop.keys.read_keys = lambda: ENTER  # type: ignore[method-assign]
        loop.ready()

    in_grid(race, monkeypatch, step)
    told = "Green is too late and loses the next turn. Yellow to move."
    assert outcome(race) == ("late", [told, TOGETHER])
    assert not race.desk.selection.touched


def test_a_key_that_does_something_else_does_not_stop_the_end(
    race: Race, monkeypatch: pytest.MonkeyPatch
) -> None:
    def step(loop: GridLoop, clock: FakeTime) -> None:
        clock.ms += 9_000
        loop.keys.read_keys = lambda: [KeyPress("c", "c")]  # type: ignore[method-assign]
        loop.ready()

    in_grid(race, monkeypatch, step)
    told = "Green is too late and loses the next turn. Yellow to move."
    assert outcome(race) == ("late", ["d5", told])


def test_the_loop_rings_when_it_is_time(race: Race, monkeypatch: pytest.MonkeyPatch) -> None:
    def step(loop: GridLoop, clock: FakeTime) -> None:
        assert loop.ringing is not None
        due = loop.ringing.when() - asyncio.get_running_loop().time()
        assert 3 < due <= 4, "from nine seconds to the word that five are left"
        clock.ms += 4_000
        loop.ring()
        assert race.lines[-1] == "5 seconds left."
        race.press("C")
        loop.after()
        assert loop.ringing is None

    in_grid(race, monkeypatch, step)


# typed lines


def test_at_a_prompt_a_line_that_ends_too_late_is_not_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The countdown is looked at when a line is entered; the prompt is never disturbed."""
    race = Race(9, players=("", ""), mode="line")
    clock = FakeTime()
    monkeypatch.setattr(line, "milliseconds", clock)
    script = [(8_000, "status"), (600_000, "d5"), (600_000, "a1 n g y b r")]

    def prompt(_text: str, _typed: str, *_: object) -> tuple[str, bool]:
        if not script:
            raise EOFError
        ms, text = script.pop(0)
        if race.keeper.clock is not None:
            ms += race.clock.speech if text == "status" else 0
        clock.ms += ms
        return text, False

    monkeypatch.setattr(line, "make_prompt", lambda *_: prompt)
    race.place = len(race.lines)
    run_prompt(race.desk)
    heard = race.lines[race.place :]
    assert heard[0].startswith("Scores:")
    told = "Green is too late and loses the next turn. Yellow to move."
    assert told in heard
    assert heard[heard.index(told) + 1].startswith("Yellow sails:")


def test_through_a_pipe_time_passes_by_lines_only() -> None:
    race = Race(20, mode="line")
    before = len(race.lines)
    script = b"tick 3000\ntick 8000\ntick x\ntick 5000\nd5\ntick 1\n"
    run_pipe(race.desk, io.BytesIO(script))
    heard = race.lines[before:]
    assert heard[:2] == ["17 seconds left.", "9 seconds left."]
    assert heard[2].startswith("Not a move"), "no time, and so no line of a script"
    assert heard[3] == "4 seconds left."
    assert heard[4].startswith("You on d5.")


def test_a_countdown_ends_in_a_script_too() -> None:
    race = Race(20, mode="line", players=("", ""))
    before = len(race.lines)
    run_pipe(race.desk, io.BytesIO(b"tick 20000\ntick 1\na1 n g y b r\n"))
    heard = race.lines[before:]
    assert heard[0] == "Green is too late and loses the next turn. Yellow to move."
    assert heard[1] == "No countdown is running."
    assert heard[2].startswith("Yellow sails:")
