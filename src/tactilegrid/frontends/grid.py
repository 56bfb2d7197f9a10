"""Grid mode: one key in, one line out, nothing drawn.

prompt_toolkit only parses the keys; it has no output here, so that no escape sequence is written.
"""

from __future__ import annotations

import asyncio

from prompt_toolkit.input import Input, create_input
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from tactilegrid.frontends.countdown import milliseconds
from tactilegrid.frontends.desk import Desk
from tactilegrid.frontends.keys import take_key

ESCAPE_SECONDS = 0.05  # after a lone escape byte no more of a sequence is awaited
THINKING_SECONDS = 1.0

NAMES = {
    Keys.Up: "Up",
    Keys.Down: "Down",
    Keys.Left: "Left",
    Keys.Right: "Right",
    Keys.Home: "Home",
    Keys.End: "End",
    Keys.PageUp: "PgUp",
    Keys.PageDown: "PgDn",
    Keys.Delete: "Delete",
    Keys.Escape: "Escape",
    Keys.ControlM: "Enter",
    Keys.ControlJ: "Enter",
    Keys.ControlI: "Tab",
    Keys.ControlH: "Backspace",
    " ": "Space",
}
FREE = (None, None, False, False)  # the moment of a desk where nothing waits for an answer
SILENT = (Keys.CPRResponse, Keys.Vt100MouseEvent, Keys.WindowsMouseEvent, Keys.Ignore)


def key_name(press: KeyPress) -> str:
    """Our name of a key: a character, `Up`, `Ctrl+S`; empty for what is no key press."""
    key = press.key
    if key in SILENT:
        return ""
    if key in NAMES:
        return NAMES[key]
    text = key.value if isinstance(key, Keys) else key
    if text.startswith("c-") and len(text) == 3:
        return f"Ctrl+{text[2].upper()}"
    return text


class GridLoop:
    """Reads keys for one desk until it leaves, or wants to be in line mode."""

    def __init__(self, desk: Desk, keys: Input) -> None:
        self.desk = desk
        self.keys = keys
        self.done = asyncio.Event()
        self.flushing: asyncio.TimerHandle | None = None
        self.thinking: asyncio.TimerHandle | None = None
        self.ringing: asyncio.TimerHandle | None = None

    def reach(self) -> None:
        """Let the desk know how late it is."""
        self.desk.timekeeper.reach(self.desk, milliseconds())

    def ring(self) -> None:
        """A countdown has come to where something is said or done; keys that wait come first."""
        self.reach()
        self.take(self.keys.read_keys())

    def ready(self) -> None:
        """Keys have arrived; what they do is done before a countdown that has ended with them."""
        self.reach()
        self.take(self.keys.read_keys())
        if self.flushing:
            self.flushing.cancel()
        loop = asyncio.get_running_loop()
        self.flushing = loop.call_later(ESCAPE_SECONDS, self.settle)
        if self.keys.closed:
            self.desk.table.leave()
            self.after()

    def settle(self) -> None:
        """No more bytes followed: a lone Escape is one."""
        self.reach()
        self.take(self.keys.flush_keys())

    def take(self, presses: list[KeyPress]) -> None:
        """The keys that came together; none of them answers a question it could not have heard."""
        desk = self.desk
        waiting, behind = desk.moment, desk.curtain.down
        for press in presses:
            now = desk.moment
            name = key_name(press)
            if name in ("Ctrl+C", "Ctrl+D"):
                desk.table.leave()
            elif name and (now == waiting or (now == FREE and not behind)):
                take_key(desk, name)
            if desk.left or desk.mode != "grid":
                break
        self.after(bool(presses))

    def pump(self) -> None:
        """An engine has answered."""
        self.reach()
        while self.desk.table.pump():
            pass
        self.after()

    def after(self, pressed: bool = False) -> None:
        """Say what is to be said, or wait a little for the engine to say it all together."""
        self.desk.timekeeper.act(self.desk)
        if not self.desk.table.thinking:
            if self.thinking:
                self.thinking.cancel()
                self.thinking = None
            self.desk.flush()
        elif self.thinking is None:  # once for each time of thinking, whatever keys come meanwhile
            loop = asyncio.get_running_loop()
            self.thinking = loop.call_later(THINKING_SECONDS, self.desk.waiting)
        self.desk.timekeeper.heard(self.desk, pressed)
        self.wind()
        if self.desk.left or self.desk.mode != "grid":
            self.done.set()

    def wind(self) -> None:
        """Have the loop ring when a countdown is next of interest."""
        if self.ringing:
            self.ringing.cancel()
        due = self.desk.timekeeper.due(self.desk)
        loop = asyncio.get_running_loop()
        self.ringing = None if due is None else loop.call_later(due / 1000, self.ring)

    async def run(self) -> None:
        """Until the desk leaves or changes its mode."""
        loop = asyncio.get_running_loop()

        def answered() -> None:
            loop.call_soon_threadsafe(self.pump)

        self.desk.table.notify(answered)
        self.desk.timekeeper.start(milliseconds())
        with self.keys.raw_mode(), self.keys.attach(self.ready):
            self.pump()
            await self.done.wait()
        for timer in (self.flushing, self.thinking, self.ringing):
            if timer:
                timer.cancel()
        self.desk.table.notify(None)


def run_grid(desk: Desk) -> None:
    """Play with single keys on this process's terminal."""

    async def play() -> None:
        await GridLoop(desk, create_input()).run()

    try:
        asyncio.run(play())
    except (KeyboardInterrupt, EOFError):
        desk.table.leave()
