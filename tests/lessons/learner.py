"""Somebody in a lesson, who knows nothing but what is said to them."""

from __future__ import annotations

from typing import Any

from tactilegrid.app.lesson import LessonHost, sit_down
from tactilegrid.core.lesson import Lesson
from tactilegrid.core.message import Name, message
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.keys import take_key
from tactilegrid.frontends.strokes import key_name
from tactilegrid.frontends.typed import take_line
from tactilegrid.games import load_game
from tests.frontends.sitting import Ear, Kept, fit, words

SLOT = "SLOT"


class Learner:
    """A real desk with its tutor, and ears."""

    def __init__(
        self,
        game: Any,
        *,
        language: str = "en",
        mode: str = "grid",
        verbosity: str = "normal",
        lesson: Lesson | None = None,
        **chosen: Any,
    ) -> None:
        rules = load_game(game) if isinstance(game, str) else game
        self.settings = Kept({"language": language, "verbosity": verbosity, **chosen})
        self.host = LessonHost(rules, self.settings, lesson)
        self.ear = Ear()
        self.desk = sit_down(self.host, self.ear, mode)
        self.desk.modes = ("grid", "line")
        self.desk._words = words(language)  # the same for every desk, and slow to gather
        self.desk.flush()
        self.place = 0

    @property
    def lines(self) -> list[str]:
        """All that was heard, the oldest first."""
        return [utterance.text for utterance in self.ear.said]

    @property
    def step(self) -> int:
        """The number of the step, from 0."""
        assert self.desk.tutor is not None
        return self.desk.tutor.at

    @property
    def over(self) -> bool:
        """Whether the last step has been done."""
        assert self.desk.tutor is not None
        return self.desk.tutor.step is None

    @property
    def shown(self) -> bool:
        """Whether the keys of this step are told without being asked for."""
        assert self.desk.tutor is not None
        return self.desk.tutor.step is None or self.desk.tutor.step.shown

    def press(self, *keys: str) -> list[str]:
        """What is heard of these keys, one after another."""
        before = len(self.ear.said)
        for key in keys:
            take_key(self.desk, key)
            self.desk.flush()
        return self.lines[before:]

    def type(self, *lines: str) -> list[str]:
        """What is heard of these lines."""
        before = len(self.ear.said)
        for line in lines:
            take_line(self.desk, line)
            self.desk.flush()
        return self.lines[before:]

    def template(self, key: str, *slots: str, **args: Any) -> list[str]:
        """What stands around the places of a sentence."""
        filled = {slot: Name(SLOT) for slot in slots}
        return self.desk.teller.text(message(key, **filled, **args)).split(SLOT)

    def told(self) -> list[str]:
        """The keys, or the line, that the last request asks for, as a listener makes it out."""
        line = self.desk.mode == "line"
        before, after = self.template(
            *(("lesson-type", "line") if line else ("lesson-press", "keys"))
        )
        for said in reversed(self.lines):
            if before in said:
                wanted = said.rpartition(before)[2].removesuffix(after)
                return [wanted] if line else self.keys(wanted)
        raise AssertionError("nothing was asked for")

    def keys(self, said: str) -> list[str]:
        """ "Up arrow 2 times, then Enter" as keys."""
        text = self.desk.teller.text
        names = {
            text(message("plain", text=key_name(key))): key for key in self.desk.keymap.intents
        }
        _, then, _ = self.template("lesson-then", "first", "following")
        keys: list[str] = []
        for part in said.split(then):
            for count in range(1, 30):
                _, times = self.template("lesson-times", "key", n=count)
                if part.endswith(times) and part.removesuffix(times) in names:
                    keys += [names[part.removesuffix(times)]] * count
                    break
            else:
                assert part in names or len(part) == 1, part
                keys.append(names.get(part, part))
        return keys

    def obey(self) -> list[str]:
        """Do what was asked for last, and hear it: keys and lines after a mark, what is heard."""
        noted = []
        for each in self.told():
            heard = self.type(each) if self.desk.mode == "line" else self.press(each)
            noted += [f"> {each}", *heard]
        return noted

    def hint(self) -> list[str]:
        """Ask the tutor for the keys."""
        before = len(self.ear.said)
        self.desk.do(Intent.STRONG_HINT)
        self.desk.flush()
        return self.lines[before:]

    def check(self, where: object = "") -> None:
        """Nothing that was heard since the last look is unfit to be heard."""
        for said in self.ear.said[self.place :]:
            fit(said, where)
        self.place = len(self.ear.said)
