"""Lets cues be heard without anybody waiting: a thread makes them, keeps them and plays them."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress

from tactilegrid.core.value import Value
from tactilegrid.outputs.cues.players import Maker, Player, PlayerDown, makers
from tactilegrid.outputs.cues.store import Store, seconds
from tactilegrid.speech.cue import GROUP_OF, Cue

MOST = 6  # that wait; what is older is stale
MOVING = "sounds_moving"
CLOSE_SECONDS = 1.0


class Order(Value):
    """A cue, how it is to be heard, and how loud."""

    cue: Cue
    mode: str
    level: float


class Sounds:
    """Plays what it is given one after another.

    A sound of the cursor makes one that still waits stale. A player that fails is left for the
    next one; after the last *tell* is called, once, by the thread, and nothing more is heard.
    """

    def __init__(
        self,
        folder: str,
        tell: Callable[[str], None],
        players: Sequence[Maker] | None = None,
    ) -> None:
        self.store = Store(folder)
        self.tell = tell
        self.rest = list(makers() if players is None else players)
        self.player: Player | None = None
        self.reasons: list[str] = []
        self.waiting: deque[Order] = deque()
        self.changed = threading.Condition()
        self.stop = threading.Event()
        self.silent = False  # there is no player any more
        self.ended = False
        self.busy = False
        self.played: deque[str] = deque(maxlen=100)  # paths, for whoever wants to know
        self.thread = threading.Thread(target=self.run, name="sounds", daemon=True)

    def start(self) -> None:
        """Begin to play what comes."""
        self.thread.start()

    def play(self, *orders: Order) -> bool:
        """Have sounds heard; False where there is no player. Never waits."""
        audible = [order for order in orders if order.level > 0]
        if self.silent:
            return False
        with self.changed:
            if any(GROUP_OF[order.cue.sound] == MOVING for order in audible):
                still = [each for each in self.waiting if GROUP_OF[each.cue.sound] != MOVING]
                self.waiting = deque(still)
            self.waiting.extend(audible)
            while len(self.waiting) > MOST:
                self.waiting.popleft()
            self.changed.notify()
        return True

    def close(self) -> None:
        """Fall silent, soon."""
        with self.changed:
            self.ended = True
            self.waiting.clear()
            self.stop.set()
            self.changed.notify()
        if self.thread.is_alive():
            self.thread.join(CLOSE_SECONDS)
        if self.player is not None:
            self.player.close()

    def idle(self) -> bool:
        """Whether all was played."""
        with self.changed:
            return not self.waiting and not self.busy

    def run(self) -> None:
        """The thread."""
        while True:
            with self.changed:
                self.busy = False
                while not self.waiting and not self.ended:
                    self.changed.wait()
                if self.ended:
                    return
                order = self.waiting.popleft()
                self.busy = True
            with suppress(OSError):  # there is no room for the file: no sound, but no harm
                self.hear(self.store.path(order.cue, order.mode, order.level))

    def hear(self, path: str) -> None:
        """One file by the first player that can."""
        length = seconds(path)
        while True:
            try:
                player = self.player or self.next_player()
                if player is None:
                    return
                player.play(path, length, self.stop)
            except PlayerDown as error:
                name = self.player.name if self.player else ""
                self.reasons.append(f"{name} {error}".strip())
                self.player = None
            else:
                self.played.append(path)
                return

    def next_player(self) -> Player | None:
        """The next one to try; None, said once, where there is none."""
        if self.rest:
            self.player = self.rest.pop(0)()
            return self.player
        if not self.silent:
            self.silent = True
            self.tell("none")
        return None
