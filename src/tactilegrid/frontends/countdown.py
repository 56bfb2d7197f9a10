"""The clock of a countdown, for one desk: it runs between what is heard, and can always be stopped.

Time comes in as an argument. Only the person's own time counts: the clock stands while the program
speaks, while a question is open or keys are described, while an engine is at work, and while a real
board has to be put right. A screen reader does not say when it has finished, so a slow voice is
reckoned with.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tactilegrid.core.commands import Play
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.value import Value, replace
from tactilegrid.frontends.keymap import Intent

if TYPE_CHECKING:
    from tactilegrid.frontends.desk import Desk, Handlers

WARNINGS = (10_000, 5_000)  # milliseconds left at which it is said how many
SOON_MS = 800  # a key pressed this soon after the end was meant for what was before
FACTORS = {"usual": 10, "longer": 15, "double": 20, "fivefold": 50}  # in tenths


class Clock(Value):
    """Milliseconds: the `whole` time, what is `left` of it, and how long speech may still take.

    `marked` is what was left when it was last looked at.
    """

    whole: int
    left: int
    speech: int = 0
    marked: int = 0

    def after(self, ms: int, running: bool = True) -> Clock:
        """The clock when so much time has passed; speech is over first."""
        spoken = min(self.speech, ms)
        left = max(0, self.left - (ms - spoken)) if running else self.left
        return replace(self, left=left, speech=self.speech - spoken)

    @property
    def seconds(self) -> int:
        """What is left, the last second begun."""
        return (self.left + 999) // 1000


class Timekeeper:
    """The countdown of the move that has to be made now, if there is one.

    `on` is false where nothing is played: in a replay or a lesson. Whoever drives the desk calls
    `reach` when something happens, `act` when it has been dealt with, and `heard` when all is said.
    """

    def __init__(self) -> None:
        self.on = False
        self.paused = False
        self.clock: Clock | None = None
        self.move: Any = None  # what is made when the clock has run down
        self.now = 0
        self.moment: tuple[object, ...] = ()  # the ply and the turn that had the last clock
        self.known = False  # there has been a countdown in this game
        self.ended: int | None = None  # when the last one ended

    # what is said of it

    def begin(self, desk: Desk) -> tuple[Message, ...]:
        """Start a clock if the move to be made now has one, and say so."""
        table = desk.table
        moment = (table.ply, table.turn)
        if not self.on or moment == self.moment:
            return ()
        self.moment, self.clock = moment, None
        if table.turn is None or table.turn != table.actor:
            return ()
        countdown = table.game.countdown(table.seen())
        if countdown is None:
            return ()
        whole = countdown.ms * factor(desk) // 10
        self.clock, self.move = Clock(whole, whole, marked=whole), countdown.move
        first, self.known = not self.known, True
        if self.paused:
            return (message("countdown-waits", n=self.clock.seconds, key=pause_key(desk, on=True)),)
        key = "countdown-first" if first else "countdown-begins"
        return (message(key, n=self.clock.seconds, key=pause_key(desk)),)

    def state(self) -> tuple[Message, ...]:
        """How much time is left, where a countdown is there."""
        if self.clock is None:
            return ()
        return (message("countdown-stopped" if self.paused else "countdown-left", n=self.seconds),)

    @property
    def seconds(self) -> int:
        """What is left; 0 where there is no countdown now."""
        return self.clock.seconds if self.clock else 0

    # the time

    def start(self, now: int) -> None:
        """From now on times are those of another clock, or of the same one after a break."""
        self.now = now

    def reach(self, desk: Desk, now: int) -> None:
        """So late is it: what has passed since is counted, and nothing is done yet."""
        passed, self.now = max(0, now - self.now), now
        if self.clock is not None:
            self.clock = self.clock.after(passed, not self.held(desk))

    def held(self, desk: Desk) -> bool:
        """Whether the clock stands, whatever the time."""
        busy = desk.table.thinking or desk.table.repairing or desk.curtain.down
        return self.paused or busy or desk.describing or desk.question is not None

    @property
    def over(self) -> bool:
        """Whether there is a clock with nothing left."""
        return self.clock is not None and not self.clock.left

    @property
    def just_over(self) -> bool:
        """Whether the end was so short a time ago that a key was meant for what was before."""
        return self.ended is not None and self.now - self.ended < SOON_MS

    def act(self, desk: Desk) -> None:
        """Make the move of a time that is over, once, or say how much is left.

        A move that was made with the key that came together with the end has left nothing to do.
        """
        table, clock = desk.table, self.clock
        if clock is None:
            return
        if (table.ply, table.turn) != self.moment or table.turn is None:
            self.clock = None
            return
        if not clock.left:
            self.clock, self.ended = None, self.now
            table.submit(table.turn, Play(table.ply, self.move))
            return
        passed = [mark for mark in WARNINGS if clock.marked > mark >= clock.left]
        self.clock = replace(clock, marked=clock.left)
        if passed:
            desk.say(Kind.HINT, message("countdown-left", n=clock.seconds))

    def heard(self, desk: Desk, pressed: bool) -> None:
        """Reckon with the time of what was said; a key has cut off what was said before."""
        said, desk.teller.speech = desk.teller.speech * factor(desk) // 10, 0
        if self.clock is not None and said:
            running = self.clock.speech
            speech = max(running, said) if pressed else running + said
            self.clock = replace(self.clock, speech=speech)

    def due(self, desk: Desk) -> int | None:
        """In how many milliseconds something has to be said or done; None: not by itself."""
        clock = self.clock
        if clock is None or self.held(desk):
            return None
        mark = max((mark for mark in WARNINGS if mark < clock.left), default=0)
        return clock.left - mark + clock.speech


def milliseconds() -> int:
    """The time of a clock that never goes back."""
    return int(time.monotonic() * 1000)


def factor(desk: Desk) -> int:
    """How many times as long as the game says, in tenths."""
    return FACTORS[desk.table.setting("countdown")]


def pause_key(desk: Desk, on: bool = False) -> Message | Name:
    """How to pause, or to go *on*: the key in grid mode, else the word."""
    from tactilegrid.frontends.around import asked_by

    return asked_by(desk, Intent.PAUSE, int(on))


def tick(desk: Desk, line: bytes) -> bool:
    """A line `tick MS` of a script, through a pipe, where time passes in no other way."""
    word, _, number = line.strip().partition(b" ")
    if word != b"tick" or not number.isdigit() or len(number) > 7:
        return False
    keeper, said = desk.timekeeper, desk.teller.count
    if keeper.clock is None:
        desk.say(Kind.RESULT, message("countdown-none"))
        return True
    keeper.clock = replace(keeper.clock, speech=0)
    keeper.reach(desk, keeper.now + int(number))
    keeper.act(desk)
    keeper.ended = None  # the next line is no key that was pressed too late
    if keeper.clock is not None and desk.teller.count == said:
        desk.say(Kind.RESULT, *keeper.state())
    return True


# what a person can ask for


def pause(desk: Desk, _: str) -> None:
    """Stop the countdowns of this game, or let them run again."""
    keeper = desk.timekeeper
    if not keeper.known:
        desk.say(Kind.RESULT, message("countdown-none"))
        return
    keeper.paused = not keeper.paused
    key = "countdown-paused" if keeper.paused else "countdown-runs"
    desk.say(Kind.RESULT, message(key, n=keeper.seconds))


def longer(desk: Desk, _: str) -> None:
    """The whole time once more, on top of what is left."""
    keeper = desk.timekeeper
    if keeper.clock is None:
        desk.say(Kind.RESULT, message("countdown-none"))
        return
    left = keeper.clock.left + keeper.clock.whole
    keeper.clock = replace(keeper.clock, left=left, marked=left)
    desk.say(Kind.RESULT, message("countdown-longer", n=keeper.seconds))


HANDLERS: Handlers = {Intent.PAUSE: pause, Intent.LONGER: longer}
