"""What the thread of a real board does by itself: time presses, blink lamps, play tones in turn.

Nobody at the desk is woken by time that passes; what hands mean is put into the inbox.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from threading import Lock

from tactilegrid.board.driver import Attached, Connected, Happening, Lost
from tactilegrid.board.hands import Hands, Meant
from tactilegrid.board.lamps import DARK, Scene

TONE_GAP_MS = 60


class RealThread:
    """Between a board and *put*, which takes what hands mean from any thread."""

    def __init__(self, attached: Attached, put: Callable[[Meant], object]) -> None:
        self.attached = attached
        self.put = put
        self.met = False  # whether the board is there
        self.scene: Scene = DARK
        self._lock = Lock()  # around what this thread and the desk's both change
        self._hands = Hands()
        self._lit: frozenset[int] = frozenset()
        self._tunes: deque[tuple[int, int]] = deque()  # Hertz and milliseconds
        self._tune_at = 0

    # by the board's thread

    def tell(self, happening: Happening) -> None:
        """Something happened."""
        with self._lock:
            meant = self._hands.take(happening)
        for each in meant:
            self.put(each)
        if isinstance(happening, Connected | Lost):
            self.met = isinstance(happening, Connected)

    def beat(self, now: int) -> None:
        """It is so late."""
        with self._lock:
            meant = self._hands.tick(now)
            lit = self.scene.at(now)
            tune = self._tunes.popleft() if self._tunes and now >= self._tune_at else None
        if tune is not None:
            self._tune_at = now + tune[1] + TONE_GAP_MS
            self.attached.beep(*tune)
        if lit != self._lit:
            self._lit = lit
            self.attached.light(lit)
        for each in meant:
            self.put(each)

    # by the desk's

    def forget(self) -> None:
        """Something was said: a press that was heard before it acts no more."""
        with self._lock:
            self._hands.fingers.forget()

    def manner(self, manner: str) -> None:
        """Which press acts, a word of `board.fingers`."""
        with self._lock:
            self._hands.fingers.manner = manner

    def show(self, scene: Scene) -> None:
        """These lamps from now on."""
        with self._lock:
            self.scene = scene

    def play(self, *tones: tuple[int, int]) -> None:
        """These tones, instead of those before that were not heard yet."""
        with self._lock:
            self._tunes = deque(tones)

    def quiet(self, plugged: bool) -> bool:
        """Whether all is told of a board that is there, or is not."""
        with self._lock:
            return self.met == plugged and self._hands.quiet
