"""The output of a person with a braille display, which BRLTTY lends us.

A thread of its own does all the reading and writing: whoever says something never waits. What is
shown is worked out when it is written, so that nothing that was wiped can come afterwards. Where
BRLTTY goes away, play goes on, and the display is taken again when it is back.
"""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress

from tactilegrid.core.geometry import Cell
from tactilegrid.core.value import Value
from tactilegrid.outputs import brlapi
from tactilegrid.outputs.braille_view import Frame, View, runs
from tactilegrid.outputs.brlapi import BrailleDown, Display
from tactilegrid.speech.panning import PAN_KEY
from tactilegrid.speech.relief import Felt
from tactilegrid.speech.utterance import Utterance

RETRY_SECONDS = (0.25, 0.5, 1.0, 2.0, 5.0)  # between attempts to have the display again
CLOSE_SECONDS = 1.0


class News(Value):
    """What became of the display: `on`, `back`, `lost`, or why there is none (see BrailleDown)."""

    what: str
    width: int = 0
    height: int = 0


class Press(Value):
    """A key of the display that is for the front end: `older`, `newer`, `cell` or `nowhere`.

    `caret` is a place in what is typed, `place`.
    """

    what: str
    cell: Cell | None = None
    place: int = 0


Happening = News | Press


class Braille:
    """Announcements in windows of words, the board where there is room, and the display's keys.

    `look` is called by whoever says something, and told whether there is room for a board; `tell`
    is called by the thread, for what the front end has to know. Both belong to the game on the
    table and can be exchanged with it.
    """

    def __init__(
        self,
        look: Callable[[bool], Felt],
        tell: Callable[[Happening], None],
        open_display: Callable[[], Display] = Display.open,
        retry_seconds: tuple[float, ...] = RETRY_SECONDS,
    ) -> None:
        self.look = look
        self.tell = tell
        self.open_display = open_display
        self.retry_seconds = retry_seconds
        self.view = View()
        self.there = False  # whether there is a display now
        self.known = False  # whether it was said that there is one, or none
        self.had = False
        self.ended = False
        self.lock = threading.Lock()
        self.woken, self.waker = socket.socketpair()
        self.waker.setblocking(False)
        self.thread = threading.Thread(target=self.run, name="braille", daemon=True)

    def start(self) -> None:
        """Begin to look for a display."""
        self.thread.start()

    # what the front end calls: nothing here waits

    def say(self, utterance: Utterance) -> None:
        """Show an announcement from its beginning, and the board as it is now."""
        felt = self.look(self.view.shows_boards)
        with self.lock:
            if utterance.key != PAN_KEY:
                self.view.say(utterance.felt or utterance.text)
            self.view.names = felt.names
            self.view.show(felt.board)
        self.wake()

    def type(self, text: str, caret: int) -> None:
        """Show what is being typed, until something is said; nothing typed is what was said."""
        with self.lock:
            self.view.type(text, caret)
        self.wake()

    def draw(self, lines: Iterable[str]) -> None:
        """A drawing is for eyes."""

    def wipe(self) -> None:
        """Leave nothing of what was shown."""
        with self.lock:
            self.view.wipe()
        self.wake()

    def stop(self) -> None:
        """There is no voice here."""

    def pan(self, step: int) -> str | None:
        """The window after (1) or before (-1), and its text; empty at an end; None: no display."""
        with self.lock:
            if not self.there:
                return None
            moved = self.view.text.pan(step)
            shown = self.view.text.shown
        self.wake()
        return shown if moved else ""

    def close(self) -> None:
        """Give the display back to BRLTTY."""
        self.ended = True
        self.wake()
        if self.thread.is_alive():
            self.thread.join(CLOSE_SECONDS)
        if not self.thread.is_alive():
            self.woken.close()
            self.waker.close()

    def wake(self) -> None:
        """Have the thread look at what there is to show."""
        with suppress(OSError):  # it is awake, or has ended
            self.waker.send(b"!")

    # the thread

    def run(self) -> None:
        """Take the display, serve it until it is lost, and again."""
        failures = 0
        while not self.ended:
            try:
                display = self.open_display()
            except BrailleDown as error:
                if not self.known:
                    self.known = True
                    self.tell(News(error.reason))
                last = len(self.retry_seconds) - 1
                self.pause(self.retry_seconds[min(failures, last)])
                failures += 1
                continue
            failures = 0
            self.use(display)

    def use(self, display: Display) -> None:
        """One display from the moment it is ours until it is lost or given back."""
        with self.lock:
            self.view.resize(display.width, display.height)
            self.there = True
        self.tell(News("back" if self.had else "on", display.width, display.height))
        self.known = self.had = True
        try:
            self.serve(display)
        except BrailleDown:
            self.there = False
            self.tell(News("lost"))
        finally:
            self.there = False
            display.close()

    def serve(self, display: Display) -> None:
        """Write what changes and take keys in, until the end; raises BrailleDown."""
        shown: Frame | None = None
        while True:
            last = self.ended  # what was said before that is still shown
            with self.lock:
                frame = self.view.frame()
            for run in runs(frame, shown):
                display.write(run, frame[1])
                display.ask()
            shown = frame
            if last:
                return
            ready, _, _ = select.select([display.link, self.woken], [], [], display.patience())
            if self.woken in ready:
                self.woken.recv(4096)
            if display.link in ready:
                for key in display.pressed():
                    self.press(key)

    def press(self, key: int) -> None:
        """What a key of the display does: panning at once, all else in the front end."""
        with self.lock:
            if key in (brlapi.PAN_LEFT, brlapi.PAN_RIGHT):
                self.view.text.pan(1 if key == brlapi.PAN_RIGHT else -1)
                return
            if key == brlapi.HOME:
                self.view.text.home()
                return
            cell = typed = None
            if brlapi.ROUTE <= key <= brlapi.ROUTE_LAST:
                cell = self.view.touched(key - brlapi.ROUTE)
                typed = self.view.typed_at(key - brlapi.ROUTE)
                if typed is not None:
                    self.view.type(self.view.text.text, typed)
        if key == brlapi.LINE_UP:
            self.tell(Press("older"))
        elif key == brlapi.LINE_DOWN:
            self.tell(Press("newer"))
        elif typed is not None:
            self.tell(Press("caret", place=typed))
        elif brlapi.ROUTE <= key <= brlapi.ROUTE_LAST:
            self.tell(Press("cell", cell) if cell else Press("nowhere"))

    def pause(self, seconds: float) -> None:
        """Wait, but not beyond the end."""
        if not self.ended:
            ready, _, _ = select.select([self.woken], [], [], seconds)
            if ready and not self.ended:
                self.woken.recv(4096)
