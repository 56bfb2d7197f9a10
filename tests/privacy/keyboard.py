"""A keyboard that several people share, and a tape of every byte that was written meanwhile."""

from __future__ import annotations

from random import Random
from typing import Any

from tactilegrid.app.host import Host
from tactilegrid.app.play import first_words
from tactilegrid.app.setup import make_desk
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Both, Message
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.core.value import replace
from tactilegrid.frontends.acting import play
from tactilegrid.frontends.desk import Desk
from tactilegrid.frontends.keymap import ARROWS, Intent
from tactilegrid.frontends.keys import take_key
from tactilegrid.outputs.console import Console
from tactilegrid.speech.utterance import Utterance
from tests.frontends.fingers import Box, Fingers
from tests.frontends.sitting import Kept, NearEngine, words

# Whatever has a key, but what makes a move, changes the front end or listens to keys itself.
NOT_ASKED = {Intent.TOUCH, Intent.BACK, Intent.MODE, Intent.DESCRIBE_KEYS}
QUERIES = tuple(key for intent, keys in ARROWS.items() if intent not in NOT_ASKED for key in keys)
PATIENCE = 9
AROUND = "Backspace"  # ends whatever a query has opened


class Tape(Console):
    """A console on a screen whose bytes are kept, with who had the keyboard."""

    def __init__(self, host: Host, screen: bool = True) -> None:
        super().__init__(self.keep, "utf-8", lambda: True, screen)
        self.host = host
        self.parts: list[tuple[Seat | None, bytes]] = []
        self.braille: list[tuple[Seat | None, str]] = []

    def keep(self, data: bytes) -> None:
        self.parts.append((self.host.holder, data))

    def say(self, utterance: Utterance) -> None:
        self.braille.append((self.host.holder, f"{utterance.braille} {utterance.felt}"))
        super().say(utterance)

    def of(self, *holders: Seat | None) -> bytes:
        """All that was written while one of them had the keyboard; None: while nobody had."""
        return b"".join(data for holder, data in self.parts if holder in holders)

    def felt(self, *holders: Seat | None) -> list[str]:
        """The lines of a braille display meanwhile."""
        return [line for holder, line in self.braille if holder in holders]


class Keyboard:
    """People at one keyboard who play a game that is given, move by move."""

    def __init__(self, whole: Session, screen: bool = True, language: str = "en") -> None:
        self.whole = whole
        settings = Kept({"language": language, "mode": "grid", "sounds": "stereo"})
        self.host = Host(replace(whole, past=(), undone=()), settings, None)
        self.host.engine = NearEngine()
        self.tape = Tape(self.host, screen)
        self.fingers, self.box = Fingers(self.host, self.tape, 20, 10), Box(self.host)
        self.host.senses.sounds = self.box  # type: ignore[assignment]
        self.desk: Desk = make_desk(self.host, settings, self.fingers.output, "grid")
        self.desk._words = words(language)
        first_words(self.host, self.desk, ())

    def press(self, *keys: str) -> None:
        for key in keys:
            take_key(self.desk, key)
            while self.host.pump():
                pass
            self.desk.flush()

    def ask(self, dice: Random, count: int) -> None:
        """Some questions, and what they have opened closed again."""
        for key in dice.sample(QUERIES, count):
            if key in "uU" and self.may_take_back(key):
                continue
            self.press(key)
            for _ in range(PATIENCE):
                if self.desk.question or self.desk.selection.touched or self.desk.typing:
                    self.press(AROUND)

    def may_take_back(self, key: str) -> bool:
        """Whether undo or redo would change the game, whose moves are given."""
        session, floor = self.host.session, self.host.hot.floor
        return bool(session.undone) if key == "U" else len(session.past) > floor

    def hand_over(self) -> None:
        """Down with the curtain, where much is asked in vain, and up again for the next one."""
        if self.desk.handing:
            self.press("Enter")
        if self.desk.curtain.down:
            self.press("x", "?", "N", "l", "t", "H", ";", "Enter")

    def play(self, seed: int, questions: int = 2) -> None:
        """The whole game; whoever has the keyboard asks before and after each move.

        What a seat asks depends on *seed* and on its own moves only.
        """
        dice = {seat: Random(f"{seed} {seat.number}") for seat in self.whole.seats}
        for number, step in enumerate(self.whole.past, 1):
            self.hand_over()
            assert self.host.holder == step.seat
            self.press(*[","] * 16, "<", ";")  # further back than the curtain was down
            self.ask(dice[step.seat], questions)
            play(self.desk, step.move)
            self.desk.flush()
            assert len(self.host.session.past) == number
            if self.host.outcome is None:  # after that all may hear, whoever asks
                self.ask(dice[step.seat], questions)


def names_a_place(said: Any) -> bool:
    """Whether a message, or one inside it, is about a square; others may be said of anybody."""
    inside = said.args if isinstance(said, Message) else said
    if isinstance(inside, Both):
        inside = inside.parts
    if isinstance(inside, tuple):
        return any(map(names_a_place, inside))
    return isinstance(inside, Cell)


def private_lines(keyboard: Keyboard, viewer: Seat) -> set[str]:
    """What other seats were told of places in their own moves and *viewer* was not."""
    whole, teller = keyboard.whole, keyboard.desk.teller
    lines: dict[bool, set[str]] = {True: set(), False: set()}
    for step in whole.past:
        for seat in whole.seats:
            listener = replace(teller.listener, viewer=seat)
            seen = whole.game.observe(step.after.state, seat)
            for notice in step.after.notices:
                if seat in notice.audience:
                    said: Any = whole.game.announce(notice.event, seat, seen)
                    placed = filter(names_a_place, said)
                    texts = {teller.catalogue.render(each, listener) for each in placed}
                    lines[seat == viewer or viewer in notice.audience] |= texts
    return {line for line in lines[False] - lines[True] if line}
