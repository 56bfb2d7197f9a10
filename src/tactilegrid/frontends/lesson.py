"""A desk in a lesson: a tutor listens to all that is done and to all that was said."""

from __future__ import annotations

from collections.abc import Mapping

from tactilegrid.core.message import Kind, message
from tactilegrid.frontends.desk import Desk, Handler
from tactilegrid.frontends.keymap import Intent, Keymap
from tactilegrid.frontends.teller import Teller
from tactilegrid.frontends.tutor import LessonTable, Tutor
from tactilegrid.speech.catalogue import Catalogue


class LessonDesk(Desk):
    """A desk at which a tutor listens to all that is done and all that was said."""

    def __init__(
        self,
        table: LessonTable,
        teller: Teller,
        keymap: Keymap,
        mode: str,
        handlers: Mapping[Intent, Handler] | None = None,
    ) -> None:
        super().__init__(table, teller, keymap, mode, {**HANDLERS, **(handlers or {})})
        self.tutor: Tutor | None = None

    def do(self, intent: Intent, argument: str = "") -> None:
        """Carry out one intent, and let the tutor know."""
        armed = self.armed
        super().do(intent, argument)
        if intent in (Intent.HINT, Intent.STRONG_HINT):
            self.armed = armed  # who asks for the keys is told to press Enter again
        if self.tutor:
            self.tutor.notice(intent, argument)

    def add_catalogues(self, *names: str) -> None:
        """Have the words of these catalogues too."""
        self.catalogues = tuple(dict.fromkeys((*self.catalogues, *names)))
        language = self.teller.catalogue.language
        self.teller.catalogue = Catalogue.load(language, self.catalogues)

    def flush(self) -> None:
        """Say what happened, then what the tutor has to say of it."""
        super().flush()
        if self.tutor and not self.left:
            self.tutor.go_on()


def hint(desk: Desk, _: str) -> None:
    """The task again, with its keys."""
    tutor = _tutor(desk)
    said = tutor.task()
    if tutor.step is not None and not tutor.step.shown:
        said.append(tutor.keys())
    desk.say(Kind.RESULT, *said)


def keys_only(desk: Desk, _: str) -> None:
    """The keys of the task."""
    tutor = _tutor(desk)
    desk.say(Kind.RESULT, *([tutor.keys()] if tutor.step else tutor.task()))


def skip(desk: Desk, _: str) -> None:
    """Let the tutor do this step."""
    _tutor(desk).skip()


def back(desk: Desk, _: str) -> None:
    """The step before."""
    _tutor(desk).back()


def again(desk: Desk, _: str) -> None:
    """The lesson from its beginning."""
    _tutor(desk).restart()


def not_here(desk: Desk, _: str) -> None:
    """What belongs to a game, not to a lesson."""
    desk.say(Kind.RESULT, message("lesson-not-here"))


def _tutor(desk: Desk) -> Tutor:
    if not isinstance(desk, LessonDesk) or desk.tutor is None:
        raise AssertionError("a lesson's desk has its tutor")
    return desk.tutor


HANDLERS: Mapping[Intent, Handler] = {
    Intent.HINT: hint,
    Intent.STRONG_HINT: keys_only,
    Intent.FORWARD: skip,
    Intent.BACKWARD: back,
    Intent.FIRST: again,
    Intent.FINAL: not_here,
    Intent.RESIGN: not_here,
    Intent.OFFER_DRAW: not_here,
    Intent.REMATCH: not_here,
    Intent.SEATS: not_here,
    Intent.SAVE: not_here,
}
