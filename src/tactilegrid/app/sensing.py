"""What a listener has beside lines: a braille display and short sounds, turned on and off at will.

They outlive a game and go on with its rematch. What their threads have to say comes in through the
inbox of the host.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tactilegrid.app.config import Settings, sounds_folder
from tactilegrid.app.inbox import Inbox
from tactilegrid.core.message import Kind, Message, message
from tactilegrid.frontends.keymap import Intent
from tactilegrid.outputs.several import Output, Several
from tactilegrid.speech.cue import GROUP_OF, LEVELS, OFF, Cue

if TYPE_CHECKING:
    from tactilegrid.frontends.desk import Desk
    from tactilegrid.outputs.braille import Braille, Happening
    from tactilegrid.outputs.cues.sounds import Sounds
    from tactilegrid.speech.relief import Felt


class Senses:
    """The outputs beside the lines, and where what is said goes."""

    def __init__(self) -> None:
        self.braille: Braille | None = None
        self.sounds: Sounds | None = None

    def close(self) -> None:
        """Give the display back, and fall silent."""
        if self.braille is not None:
            self.braille.close()
        if self.sounds is not None:
            self.sounds.close()


class Sensing:
    """The part of a host that has to do with a display and with sounds."""

    desk: Desk | None

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.inbox = Inbox()
        self.senses = Senses()
        self.output: Several | None = None

    def attend(self, lines: Output, senses: Senses | None = None) -> Output:
        """Where everything goes that is said: to *lines*, and to what else was asked for."""
        self.senses = senses or self.senses
        self.output = Several(lines)
        if self.senses.braille is not None:
            self.output.outputs.append(self.senses.braille)
        if self.senses.sounds is not None:
            self.senses.sounds.tell = self._silent
        self.sense("braille")
        return self.output

    def sense(self, name: str) -> None:
        """A setting was changed: take or give back what it is about."""
        if name == "braille" and self.output is not None:
            if self.settings.get(name) == "on":
                self._take_braille()
            elif self.senses.braille is not None:
                self.output.outputs.remove(self.senses.braille)
                self.senses.braille.close()
                self.senses.braille = None
        if name == "sounds" and self.desk is not None and self.desk.teller.watch is None:
            self.watch(self.desk)

    def watch(self, desk: Desk) -> None:
        """Have sounds go with what the desk says, if they are on."""
        if self.settings.get("sounds") != OFF:
            from tactilegrid.frontends.cues import Watcher

            desk.teller.watch = Watcher(desk)

    def _take_braille(self) -> None:
        from tactilegrid.outputs.braille import Braille

        braille = self.senses.braille
        if braille is not None:  # of the game before
            braille.look, braille.tell = self._felt, self._happened
        elif self.output is not None:
            braille = self.senses.braille = Braille(self._felt, self._happened)
            self.output.outputs.append(braille)
            braille.start()

    def _felt(self, boards: bool) -> Felt:
        from tactilegrid.frontends.feeling import felt
        from tactilegrid.speech.relief import Felt

        return Felt(None, {}) if self.desk is None else felt(self.desk, boards)

    def _happened(self, what: Happening) -> None:
        """By the display's thread: the desk's own takes it in."""
        self.inbox.put(partial(self.take, what))

    def take(self, what: Any) -> None:
        """What the display has to say, or a key of it."""
        from tactilegrid.outputs.braille import News

        desk = self.desk
        if desk is None:
            return
        if isinstance(what, News):
            desk.say(Kind.ALERT, news(what.what, what.width, what.height))
        elif what.what == "nowhere":
            desk.say(Kind.RESULT, message("braille-nowhere"))
        elif what.what == "caret":
            desk.caret = what.place
        elif what.what == "cell":
            desk.do(Intent.GO, desk.explorer.grid.name(what.cell))
        else:
            desk.do(Intent.OLDER if what.what == "older" else Intent.NEWER)

    # what the desk asks

    def pan(self, step: int) -> str | None:
        """Move the window of the braille line; None where there is no display."""
        return None if self.senses.braille is None else self.senses.braille.pan(step)

    def typing(self, text: str, caret: int) -> None:
        """Show on the display what is being typed."""
        if self.senses.braille is not None:
            self.senses.braille.type(text, caret)

    def beside(self, lines: Output) -> Output:
        """Everything that is said, with *lines* in the place of those that are printed."""
        return lines if self.output is None else Several(lines, *self.output.outputs[1:])

    def sound(self, *cues: Cue) -> bool:
        """Let sounds be heard as the settings say; False where nothing can play them."""
        mode = self.settings.get("sounds")
        if mode == OFF:
            return False
        from tactilegrid.outputs.cues.sounds import Order, Sounds

        if self.senses.sounds is None:
            self.senses.sounds = Sounds(sounds_folder(), self._silent)
            self.senses.sounds.start()
        return self.senses.sounds.play(
            *(Order(cue, mode, LEVELS[self.settings.get(GROUP_OF[cue.sound])]) for cue in cues)
        )

    def _silent(self, _why: str) -> None:
        """By the thread of the sounds: nothing here can play them."""
        self.inbox.put(self._say_silent)

    def _say_silent(self) -> None:
        if self.desk is not None:
            self.desk.say(Kind.ALERT, message("sounds-none"))


def news(what: str, width: int, height: int) -> Message:
    """What became of the display, as a sentence."""
    if what in ("on", "back"):
        return message(f"braille-{what}", cells=width, lines=height)
    if what == "lost":
        return message("braille-lost")
    return message("braille-none", why=what)
