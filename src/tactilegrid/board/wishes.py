"""What a board is asked to show and sound: one command at a time, repeated until it is answered."""

from __future__ import annotations

from collections import deque

from tactilegrid.board.driver import Capabilities
from tactilegrid.board.frames import HERTZ, LASTING, MOST_ID, Answer, Command, Light, Shake, Tone
from tactilegrid.board.numbers import bytes_for

REPEAT = 250
GIVE_UP = 1000  # a tone that comes later would be about something else
MOST_SOUNDS = 8


class Wishes:
    """The newest wish for lamps, and the tones and vibrations that wait."""

    def __init__(self) -> None:
        self.ident = 0
        self._lamps: frozenset[int] | None = None
        self._shown: frozenset[int] | None = None
        self._sounds: deque[tuple[int, Command]] = deque(maxlen=MOST_SOUNDS)
        self._current: Command | None = None
        self._born = self._sent = 0

    def begin(self) -> None:
        """The board has forgotten, or is another one: its lamps are to be set anew."""
        self._shown = self._current = None
        self._sounds.clear()

    def light(self, lamps: frozenset[int]) -> None:
        """Only the newest wish counts."""
        self._lamps = lamps

    def beep(self, hertz: int, milliseconds: int, now: int) -> None:
        """A tone, as near to what was asked as a board can sound."""
        tone = Tone(0, _between(hertz, HERTZ), _between(milliseconds, LASTING))
        self._sounds.append((now, tone))

    def shake(self, milliseconds: int, now: int) -> None:
        """A vibration."""
        self._sounds.append((now, Shake(0, _between(milliseconds, LASTING))))

    def next_ident(self) -> int:
        """A number for a request, not used for long."""
        self.ident = self.ident % MOST_ID + 1
        return self.ident

    def answered(self, answer: Answer) -> None:
        """The board carried a command out, or refused it: the same one would be refused again."""
        current = self._current
        if current is not None and current.ident == answer.ident:
            self._current = None
            if isinstance(current, Light):
                self._shown = current.lamps

    def due(self, board: Capabilities, now: int) -> Command | None:
        """The command that is to be sent now, for the first time or again."""
        lamps = self._wanted(board)
        if not self._still_meant(lamps, now):
            self._current = None
        current = self._current
        if current is not None and now - self._sent < REPEAT:
            return None
        self._current = current or self._following(board, lamps, now)
        self._sent = now
        return self._current

    def _still_meant(self, lamps: frozenset[int] | None, now: int) -> bool:
        current = self._current
        if isinstance(current, Light):
            return current.lamps == lamps
        return now - self._born <= GIVE_UP

    def _following(
        self, board: Capabilities, lamps: frozenset[int] | None, now: int
    ) -> Command | None:
        while self._sounds:
            self._born, sound = self._sounds.popleft()
            has = board.buzzer if isinstance(sound, Tone) else board.haptic
            if not has or now - self._born > GIVE_UP:
                continue
            if isinstance(sound, Tone):
                return Tone(self.next_ident(), sound.hertz, sound.milliseconds)
            if isinstance(sound, Shake):
                return Shake(self.next_ident(), sound.milliseconds)
        if lamps is None or lamps == self._shown:
            return None
        return Light(self.next_ident(), lamps, bytes_for(board.lamps))

    def _wanted(self, board: Capabilities) -> frozenset[int] | None:
        """The lamps that are wished for and there; None without a wish or without lamps."""
        if self._lamps is None or not board.lamps:
            return None
        return frozenset(lamp for lamp in self._lamps if 0 <= lamp < board.lamps)


def _between(value: int, bounds: tuple[int, int]) -> int:
    return min(max(value, bounds[0]), bounds[1])
